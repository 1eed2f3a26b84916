import type { ChatAnswer } from '@disha/contracts/api/intake'
import type { Place } from '@disha/contracts/api/places'
import { ADVISORS, shownRating } from './advisors.ts'
import {
  endedByAge,
  hasAll,
  isBusy,
  offersFullReading,
  openChat,
  previewBody,
  step,
  type Chat,
  type ChatEvent,
  type Choice,
} from './chat-machine.ts'
import { draftFromChat } from './form-prefill.ts'

const HYDERABAD: Place = {
  id: '1269843',
  name: 'Hyderabad',
  admin1: 'Telangana',
  admin2: 'Hyderabad',
  country: 'India',
  latitude: 17.38,
  longitude: 78.46,
  timeZone: 'Asia/Kolkata',
}
const CHART = { lagnaSign: 8, lagnaDegree: 10, moonNakshatra: 22, moonPada: 4, grahas: [] }
const ANSWER: ChatAnswer = { topic: 'love', distress: false, paragraphs: [{ text: 'On marriage: slowly.', why: [] }] }

let count = 0
const moment = () => ({ now: 1_000 + count, today: '2026-11-21', id: `m${count++}` })
const run = (chat: Chat, ...events: ChatEvent[]): Chat => events.reduce((before, event) => step(before, event, moment()), chat)
const say = (text: string): ChatEvent => ({ type: 'say', text })
const deliver: ChatEvent = { type: 'deliver' }
const tell = (chat: Chat, ...texts: string[]): Chat => texts.reduce((before, text) => run(before, say(text), deliver), chat)
const pick = (chat: Chat, match: (choice: Choice) => boolean): Chat => {
  const choice = chat.choices.find(match)
  if (choice === undefined) throw new Error(`no such choice among ${JSON.stringify(chat.choices)}`)
  return run(chat, { type: 'choose', choice, label: 'picked' }, deliver)
}
const keysOf = (chat: Chat): string[] => chat.messages.flatMap(({ body }) => (body.kind === 'text' ? [body.key] : []))
const lastKey = (chat: Chat) => keysOf(chat).at(-1)

const greeted = () => run(openChat('love'), deliver)
const named = () => tell(greeted(), 'yes', 'Meera Rao')
const placed = () => run(tell(named(), '3 July 1996', '6:20 pm', 'Hyderabad'), { type: 'places', places: [HYDERABAD] }, deliver)
const all = () =>
  tell(
    pick(placed(), ({ kind }) => kind === 'place'),
    'When will I marry?',
  )
const guided = () => run(all(), { type: 'guidance', answer: ANSWER, chart: CHART }, deliver)

describe('the way through', () => {
  it('goes through every state in its order, one message a step', () => {
    const states: string[] = []
    let chat = greeted()
    states.push(chat.state)
    for (const text of ['yes', 'Meera Rao', '3 July 1996', '6:20 pm', 'Hyderabad']) {
      chat = tell(chat, text)
      states.push(chat.state)
    }
    chat = run(chat, { type: 'places', places: [HYDERABAD] }, deliver)
    chat = pick(chat, ({ kind }) => kind === 'place')
    states.push(chat.state)
    chat = tell(chat, 'When will I marry?')
    states.push(chat.state)
    expect(states).toEqual([
      'greeting',
      'asking_name',
      'asking_birth_date',
      'asking_birth_time',
      'asking_birth_place',
      'asking_birth_place',
      'asking_concern',
      'providing_guidance',
    ])
    expect(chat.collected).toEqual({
      name: 'Meera Rao',
      birthDate: '1996-07-03',
      birthTime: { kind: 'exact', time: '18:20' },
      birthPlace: HYDERABAD,
      concern: 'When will I marry?',
    })
    expect(chat.errand).toEqual({ kind: 'guidance', question: null })
  })

  it('writes what the chart says, with the sky first and further topics to ask about', () => {
    const chat = guided()
    expect(chat.messages.slice(-3).map(({ body }) => body.kind)).toEqual(['sky', 'passage', 'text'])
    expect(chat.choices.map((choice) => (choice.kind === 'say' ? choice.key : ''))).toEqual(['askCareer', 'askAbroad', 'askTiming'])
    const further = tell(chat, 'And my job?')
    expect(further.errand).toEqual({ kind: 'guidance', question: 'And my job?' })
    const answered = run(further, { type: 'guidance', answer: { ...ANSWER, topic: 'career' }, chart: CHART }, deliver)
    expect(answered.messages.at(-1)!.body.kind).toBe('passage')
  })

  it('offers the full reading only in guidance with all five', () => {
    expect([greeted(), named(), placed()].map(offersFullReading)).toEqual([false, false, false])
    expect(offersFullReading(guided())).toBe(true)
    expect(hasAll(placed())).toBe(false)
  })

  it('is a pure function', () => {
    const before = named()
    const copy = JSON.stringify(before)
    const at = { now: 5, today: '2026-11-21', id: 'x' }
    expect(step(before, say('3 July 1996'), at)).toEqual(step(before, say('3 July 1996'), at))
    expect(JSON.stringify(before)).toBe(copy)
  })

  it('survives being written down and read again in the middle', () => {
    const kept = JSON.parse(JSON.stringify(named())) as Chat
    expect(tell(kept, '3 July 1996').state).toBe('asking_birth_time')
  })
})

describe('what is not sent', () => {
  it.each(['', '   ', '\n\t'])('%j', (text) => {
    const chat = named()
    expect(step(chat, say(text), moment())).toBe(chat)
  })

  it('anything while the guide is writing', () => {
    const writing = run(greeted(), say('yes'))
    expect(isBusy(writing)).toBe(true)
    expect(step(writing, say('hello'), moment())).toBe(writing)
  })

  it('anything after the end', () => {
    const over = tell(guided(), 'no', 'bye')
    expect(over.state).toBe('chat_ended')
    expect(step(over, say('one more'), moment())).toBe(over)
    expect(step(over, { type: 'choose', choice: { kind: 'say', key: 'askLove' }, label: '' }, moment())).toBe(over)
  })
})

describe('refusals', () => {
  it('the first gets one neutral line, the second ends the chat', () => {
    const first = tell(guided(), 'no')
    expect([first.state, lastKey(first)]).toEqual(['handling_negative', 'refusal'])
    for (const text of ['maybe later', 'नहीं चाहिए', 'நன்றி', 'వద్దు']) {
      const second = tell(first, text)
      expect([second.state, lastKey(second)]).toEqual(['chat_ended', 'ended'])
    }
  })

  it('a question after the first goes on, and the next refusal is the second', () => {
    const on = run(tell(guided(), 'thanks', 'When will I travel?'), { type: 'guidance', answer: ANSWER, chart: CHART }, deliver)
    expect(on.state).toBe('providing_guidance')
    expect(tell(on, 'bye').state).toBe('chat_ended')
  })

  it('while being asked they are no answer, and nothing is lost', () => {
    const chat = tell(named(), 'stop')
    expect(chat.state).toBe('asking_birth_date')
    expect(keysOf(chat).slice(-2)).toEqual(['stopAnytime', 'askDate'])
    expect(chat.collected.name).toBe('Meera Rao')
  })
})

describe('age', () => {
  it.each(['no', 'नहीं'])('%s to the first question ends the chat', (text) => {
    const chat = tell(greeted(), text)
    expect([chat.state, lastKey(chat)]).toEqual(['chat_ended', 'underAge'])
  })

  it('a date of birth under eighteen ends the chat and forgets what was told', () => {
    const chat = tell(named(), '22 November 2008')
    expect([chat.state, lastKey(chat), endedByAge(chat)]).toEqual(['chat_ended', 'underAge', true])
    expect(Object.values(chat.collected)).toEqual([null, null, null, null, null])
    expect(tell(named(), '21 November 2008').state).toBe('asking_birth_time')
  })

  it('anything else is asked again', () => {
    expect(lastKey(tell(greeted(), 'hello'))).toBe('greeting.again')
  })
})

describe('answers that need a second look', () => {
  it.each([
    ['1', 'name.short'],
    ['🙂🙂', 'name.short'],
  ])('name %s', (text, key) => {
    expect(lastKey(tell(greeted(), 'yes', text))).toBe(key)
  })

  it.each([
    ['31/02/1996', 'date.impossible'],
    ['hello', 'date.unclear'],
    ['3 July', 'date.year'],
    ['3 July 2030', 'date.future'],
    ['3 July 1870', 'date.early'],
  ])('date %s', (text, key) => {
    const chat = tell(named(), text)
    expect([chat.state, lastKey(chat)]).toEqual(['asking_birth_date', key])
  })

  it('03/07 is asked back', () => {
    const chat = tell(named(), '03/07/1996')
    expect(lastKey(chat)).toBe('date.either')
    const chosen = pick(chat, (choice) => choice.kind === 'date' && choice.date === '1996-03-07')
    expect(chosen.collected.birthDate).toBe('1996-03-07')
    expect(tell(chat, '3 July 1996').collected.birthDate).toBe('1996-07-03')
  })

  it('six o’clock and the night are asked back', () => {
    const asking = tell(named(), '3 July 1996')
    expect(
      pick(tell(asking, '6:20'), (choice) => choice.kind === 'time' && 'time' in choice.answer && choice.answer.time === '18:20').collected
        .birthTime,
    ).toEqual({
      kind: 'exact',
      time: '18:20',
    })
    expect(tell(asking, 'रात').choices).toHaveLength(2)
    expect(tell(asking, "don't know").collected.birthTime).toEqual({ kind: 'unknown' })
  })

  it('a place that is not found is asked again, a single find is confirmed', () => {
    const looking = tell(named(), '3 July 1996', '6:20 pm', 'Xyzzy')
    expect(looking.errand).toEqual({ kind: 'places', q: 'Xyzzy' })
    const none = run(looking, { type: 'places', places: [] }, deliver)
    expect([none.state, lastKey(none)]).toEqual(['asking_birth_place', 'place.unknown'])
    const one = run(looking, { type: 'places', places: [HYDERABAD] }, deliver)
    expect(one.collected.birthPlace).toBeNull()
    expect(lastKey(pick(one, (choice) => choice.kind === 'say'))).toBe('place.none')
  })

  it('another guide is told what the one before was told', () => {
    const other = tell(run(openChat('career', placed().collected), deliver), 'yes')
    expect(other.state).toBe('asking_birth_place')
  })

  it('a change asks again and goes straight back to the chart', () => {
    const changing = run(guided(), { type: 'change', field: 'birthTime' }, deliver)
    expect([changing.state, lastKey(changing)]).toEqual(['asking_birth_time', 'askTime.again'])
    const again = tell(changing, '7 pm')
    expect([again.state, again.errand]).toEqual(['providing_guidance', { kind: 'guidance', question: null }])
  })
})

describe('errands that fail', () => {
  it('lost network: everything stays, and can be tried again', () => {
    const failed = run(all(), { type: 'failed', reason: { kind: 'error', key: 'errors.offline' } }, deliver)
    expect(hasAll(failed)).toBe(true)
    expect(pick(failed, ({ kind }) => kind === 'retry').errand).toEqual({ kind: 'guidance', question: null })
  })

  it('a doubled hour is asked', () => {
    const hours = [
      { hour: 'earlier' as const, offset: '+06:30' },
      { hour: 'later' as const, offset: '+05:30' },
    ]
    const asking = run(all(), { type: 'failed', reason: { kind: 'clock', skipped: false, hours } }, deliver)
    expect(lastKey(asking)).toBe('time.doubled')
    const chosen = pick(asking, (choice) => choice.kind === 'hour' && choice.hour === 'later')
    expect(previewBody(chosen, 'english', null)).toMatchObject({ doubledHour: 'later' })
  })

  it('a refusal of the server by age ends the chat', () => {
    expect(run(all(), { type: 'failed', reason: { kind: 'underAge' } }, deliver).state).toBe('chat_ended')
  })
})

describe('distress', () => {
  it('gets a kind line and a help line, and nothing else', () => {
    const chat = run(all(), { type: 'guidance', answer: { topic: 'general', distress: true, paragraphs: [] }, chart: CHART }, deliver)
    expect(lastKey(chat)).toBe('distress')
    expect(chat.messages.some(({ body }) => body.kind === 'passage' || body.kind === 'sky')).toBe(false)
    expect(chat.choices).toEqual([])
  })

  it('nothing is offered for sale beside the help line; after the next answer it is again', () => {
    const chat = run(all(), { type: 'guidance', answer: { topic: 'general', distress: true, paragraphs: [] }, chart: CHART }, deliver)
    expect(offersFullReading(chat)).toBe(false)
    const next = run(chat, { type: 'say', text: 'And my work?' }, { type: 'guidance', answer: ANSWER, chart: CHART }, deliver)
    expect(next.messages.at(-1)?.body.kind).toBe('passage')
    expect(offersFullReading(next)).toBe(true)
  })
})

describe('what goes out', () => {
  it('the body of the preview follows how well the time is known', () => {
    expect(previewBody(placed(), 'english', null)).toBeNull()
    expect(previewBody(all(), 'tamil', 'And then?')).toEqual({
      fullName: 'Meera Rao',
      dateOfBirth: '1996-07-03',
      timeOfBirth: '18:20',
      timePrecision: { kind: 'exact' },
      placeOfBirth: 'Hyderabad',
      placeId: '1269843',
      concern: 'When will I marry?',
      question: 'And then?',
      language: 'tamil',
      adult: true,
    })
    const chat = all()
    const unknown = { ...chat, collected: { ...chat.collected, birthTime: { kind: 'unknown' as const } } }
    expect(previewBody(unknown, 'english', null)).not.toHaveProperty('timeOfBirth')
  })

  it('the form is filled in with it, and keeps what it had', () => {
    const draft = draftFromChat({ email: 'meera@example.in', fullName: 'Old' }, all().collected)
    expect(draft).toMatchObject({
      fullName: 'Meera Rao',
      email: 'meera@example.in',
      day: '3',
      month: '7',
      year: '1996',
      hour: '6',
      minute: '20',
      meridiem: 'pm',
      precision: 'exact',
      placeOfBirth: 'Hyderabad',
      concern: 'When will I marry?',
    })
    expect(draft.place?.id).toBe('1269843')
  })
})

describe('the guides', () => {
  it('are eight, some away, none rated before twenty visitors rated', () => {
    expect(ADVISORS).toHaveLength(8)
    expect(new Set(ADVISORS.map(({ id }) => id)).size).toBe(8)
    expect(ADVISORS.filter(({ isOnline }) => !isOnline).length).toBeGreaterThan(0)
    expect(ADVISORS.map(shownRating).filter((rating) => rating !== null)).toEqual([])
    expect([shownRating({ rating: 4.83, ratings: 19 }), shownRating({ rating: 4.83, ratings: 20 })]).toEqual([null, '4.8'])
  })
})

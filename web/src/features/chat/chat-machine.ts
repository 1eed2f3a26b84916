import type { ChatAnswer } from '@disha/contracts/api/intake'
import type { Place } from '@disha/contracts/api/places'
import type { DoubledHour } from '@disha/contracts/birth'
import type { InsightsEvidence } from '@disha/contracts/insights'
import type { Language } from '@disha/contracts/language'
import type { AdvisorId } from './advisors.ts'
import { readBirthDate } from './read-date.ts'
import { readBirthTime, type BirthTimeAnswer } from './read-time.ts'
import { isAssent, isRefusal } from './refusal.ts'

/** The states of product.md §4. */
export const CHAT_STATES = [
  'greeting',
  'asking_name',
  'asking_birth_date',
  'asking_birth_time',
  'asking_birth_place',
  'asking_concern',
  'providing_guidance',
  'handling_negative',
  'chat_ended',
] as const
export type ChatState = (typeof CHAT_STATES)[number]

/** What the visitor has told so far. */
export type Collected = {
  name: string | null
  birthDate: string | null
  birthTime: BirthTimeAnswer | null
  birthPlace: Place | null
  concern: string | null
}
export type CollectedField = keyof Collected
export const COLLECTED_FIELDS: readonly CollectedField[] = ['name', 'birthDate', 'birthTime', 'birthPlace', 'concern']

/** Values of a text; dates, times, places and guides are written in the language of the moment, so that a chat can change its language. */
export type Values = { name?: string; date?: string; time?: BirthTimeAnswer; place?: Place; reason?: string }

/** What a bubble says: typed words, one of our texts, or a passage computed from the chart. */
export type Body =
  | { kind: 'words'; words: string }
  | { kind: 'text'; key: string; values?: Values }
  | { kind: 'sky'; chart: InsightsEvidence['chart'] }
  | { kind: 'passage'; text: string; why: ChatAnswer['paragraphs'][number]['why'] }

export type Message = {
  id: string
  sender: 'user' | 'advisor'
  /** milliseconds */
  timestamp: number
  advisorName: AdvisorId | null
  body: Body
}

/** A ready answer, as a button under the last message. */
export type Choice =
  | { kind: 'say'; key: string }
  | { kind: 'date'; date: string }
  | { kind: 'time'; answer: BirthTimeAnswer }
  | { kind: 'place'; place: Place }
  | { kind: 'hour'; hour: DoubledHour; offset: string }
  | { kind: 'retry' }

/** What has to be asked of the server before the guide can go on. */
export type Errand = { kind: 'places'; q: string } | { kind: 'guidance'; question: string | null }

export type Chat = {
  advisor: AdvisorId
  state: ChatState
  collected: Collected
  doubledHour: DoubledHour | null
  messages: Message[]
  /** written, but shown only after the reply delay */
  reply: Body[]
  choices: Choice[]
  errand: Errand | null
  refusals: number
  /** questions asked after the first guidance, stored by the server */
  questions: number
}

/** The moment of an event: `today` is the visitor's calendar day, `YYYY-MM-DD`. */
export type Moment = { now: number; today: string; id: string }

export type ChatEvent =
  | { type: 'say'; text: string }
  | { type: 'choose'; choice: Choice; label: string }
  | { type: 'deliver' }
  | { type: 'places'; places: readonly Place[] }
  | { type: 'guidance'; answer: ChatAnswer; chart: InsightsEvidence['chart'] }
  | { type: 'failed'; reason: Failure }
  | { type: 'change'; field: CollectedField }

/** Why an errand failed, as the chat can answer it. `hours` are the offsets of a doubled or skipped hour. */
export type Failure =
  | { kind: 'error'; key: string }
  | { kind: 'underAge' }
  | { kind: 'place' }
  | { kind: 'date' }
  | { kind: 'clock'; skipped: boolean; hours: { hour: DoubledHour; offset: string }[] }

const EARLIEST_DATE = '1900-01-01'
const ADULT_AGE = 18
const SHORTEST_NAME = 2
/** Longest text of the API, in characters. */
export const LONGEST_MESSAGE = 2000

const NOTHING: Collected = { name: null, birthDate: null, birthTime: null, birthPlace: null, concern: null }

const text = (key: string, values?: Values): Body => ({ kind: 'text', key, ...(values === undefined ? {} : { values }) })

/**
 * A chat with a guide that has just connected: it greets, and asks for the age and the disclaimer first. What another guide was told need not be
 * told again.
 */
export function openChat(advisor: AdvisorId, collected: Collected = NOTHING): Chat {
  return {
    advisor,
    state: 'greeting',
    collected,
    doubledHour: null,
    messages: [],
    reply: [text('greeting')],
    choices: [
      { kind: 'say', key: 'adultYes' },
      { kind: 'say', key: 'adultNo' },
    ],
    errand: null,
    refusals: 0,
    questions: 0,
  }
}

/** Ended because the visitor is not yet an adult: then nothing is kept. */
export const endedByAge = ({ messages, reply }: Chat): boolean =>
  [...messages.slice(-1).map(({ body }) => body), ...reply].some((body) => body.kind === 'text' && body.key === 'underAge')

export const isBusy = (chat: Chat): boolean => chat.reply.length > 0 || chat.errand !== null
export const hasAll = ({ collected }: Pick<Chat, 'collected'>): boolean => COLLECTED_FIELDS.every((field) => collected[field] !== null)
/** Whether the last thing said to the visitor was where to find help. */
const pointedToHelp = ({ messages }: Chat): boolean => {
  const said = messages.findLast(({ sender }) => sender === 'advisor')?.body
  return said?.kind === 'text' && said.key === 'distress'
}

/** 'Get Full Reading' appears during guidance once all five are captured (product.md §2); nothing is offered beside a help line. */
export const offersFullReading = (chat: Chat): boolean =>
  (chat.state === 'providing_guidance' || chat.state === 'handling_negative') && hasAll(chat) && !pointedToHelp(chat)

/** Whether a person born on `date` is 18 on `today`; one born on 29 February comes of age on 1 March. */
const isAdult = (date: string, today: string): boolean => `${Number(date.slice(0, 4)) + ADULT_AGE}${date.slice(4)}` <= today

/** One step of the conversation. Pure: the same chat, event and moment give the same chat. Events that do not fit leave it as it is. */
export function step(chat: Chat, event: ChatEvent, moment: Moment): Chat {
  switch (event.type) {
    case 'say':
      return event.text.trim() === '' || chat.state === 'chat_ended' || isBusy(chat) ? chat : heard(chat, event.text.trim(), moment)
    case 'choose':
      return chat.state === 'chat_ended' || isBusy(chat) ? chat : chosen(chat, event.choice, event.label, moment)
    case 'deliver':
      return chat.reply.length === 0 ? chat : delivered(chat, moment)
    case 'places':
      return chat.errand?.kind === 'places' ? placesFound(chat, event.places) : chat
    case 'guidance':
      return chat.errand?.kind === 'guidance' ? guided(chat, event.answer, event.chart) : chat
    case 'failed':
      return chat.errand === null ? chat : failed(chat, event.reason)
    case 'change':
      return chat.state === 'greeting' || chat.state === 'chat_ended' || isBusy(chat) || chat.collected[event.field] === null
        ? chat
        : asked(
            { ...chat, collected: { ...chat.collected, [event.field]: null }, ...(event.field === 'concern' ? {} : { doubledHour: null }) },
            [],
            'again',
          )
  }
}

function delivered(chat: Chat, { now, id }: Moment): Chat {
  const messages = chat.reply.map((body, index): Message => ({
    id: `${id}-${index}`,
    sender: 'advisor',
    timestamp: now,
    advisorName: chat.advisor,
    body,
  }))
  return { ...chat, messages: [...chat.messages, ...messages], reply: [] }
}

const said = (chat: Chat, words: string, { now, id }: Moment): Chat => ({
  ...chat,
  choices: [],
  messages: [...chat.messages, { id, sender: 'user', timestamp: now, advisorName: null, body: { kind: 'words', words } }],
})

const replied = (chat: Chat, reply: Body[], choices: Choice[] = []): Chat => ({ ...chat, reply, choices })

const QUESTIONS: Record<CollectedField, { state: ChatState; key: string }> = {
  name: { state: 'asking_name', key: 'askName' },
  birthDate: { state: 'asking_birth_date', key: 'askDate' },
  birthTime: { state: 'asking_birth_time', key: 'askTime' },
  birthPlace: { state: 'asking_birth_place', key: 'askPlace' },
  concern: { state: 'asking_concern', key: 'askConcern' },
}

const TIME_CHOICES: Choice[] = [{ kind: 'time', answer: { kind: 'unknown' } }]

/** Asks for the first thing that is not known yet, or goes to the chart when all are. */
function asked(chat: Chat, before: Body[], manner: 'first' | 'again' = 'first'): Chat {
  const field = COLLECTED_FIELDS.find((name) => chat.collected[name] === null)
  if (field === undefined)
    return { ...replied(chat, []), messages: chat.messages, state: 'providing_guidance', errand: { kind: 'guidance', question: null } }
  const { state, key } = QUESTIONS[field]
  return replied(
    { ...chat, state },
    [...before, text(manner === 'again' ? `${key}.again` : key)],
    field === 'birthTime' ? TIME_CHOICES : [],
  )
}

/** Keeps an answer, says back what was understood, and goes on. */
function kept<Field extends CollectedField>(chat: Chat, field: Field, value: NonNullable<Collected[Field]>, echo: Body): Chat {
  return asked({ ...chat, collected: { ...chat.collected, [field]: value } }, [echo])
}

function heard(chat: Chat, words: string, moment: Moment): Chat {
  const next = said(chat, words, moment)
  switch (chat.state) {
    case 'greeting':
      if (isAssent(words)) return asked(next, [])
      if (isRefusal(words)) return ended(next, 'underAge')
      return replied(next, [text('greeting.again')], openChat(chat.advisor).choices)
    case 'providing_guidance':
    case 'handling_negative':
      return isRefusal(words) ? refused(next) : questioned(next, words)
    default:
      if (isRefusal(words)) {
        const again = asked(next, [text('stopAnytime')])
        return { ...again, choices: chat.choices.length > 0 ? chat.choices : again.choices }
      }
      return answered(next, words, moment)
  }
}

/** The first refusal gets one neutral line, the second ends the chat. */
function refused(chat: Chat): Chat {
  if (chat.refusals > 0) return { ...ended(chat, 'ended'), refusals: chat.refusals + 1 }
  return replied({ ...chat, state: 'handling_negative', refusals: 1 }, [text('refusal')])
}

const ended = (chat: Chat, key: string): Chat => replied({ ...chat, state: 'chat_ended' }, [text(key)])

const questioned = (chat: Chat, question: string): Chat => ({
  ...chat,
  state: 'providing_guidance',
  questions: chat.questions + 1,
  errand: { kind: 'guidance', question: question.slice(0, LONGEST_MESSAGE) },
})

function answered(chat: Chat, words: string, moment: Moment): Chat {
  switch (chat.state) {
    case 'asking_name': {
      const name = words.replace(/\s+/g, ' ').slice(0, 120)
      const letters = name.match(/\p{L}/gu)?.length ?? 0
      if (letters < SHORTEST_NAME) return replied(chat, [text('name.short')])
      return kept(chat, 'name', name, text('noted.name', { name }))
    }
    case 'asking_birth_date': {
      const reading = readBirthDate(words, moment.today)
      if (reading.kind === 'date') return dated(chat, reading.date, moment)
      if (reading.kind === 'either')
        return replied(
          chat,
          [text('date.either')],
          reading.dates.map((date) => ({ kind: 'date', date })),
        )
      return replied(chat, [text(`date.${reading.kind}`)])
    }
    case 'asking_birth_time': {
      const reading = readBirthTime(words)
      if (reading.kind === 'time') return timed(chat, reading.answer)
      if (reading.kind === 'either')
        return replied(
          chat,
          [text('time.either')],
          reading.answers.map((answer) => ({ kind: 'time', answer })),
        )
      if (reading.kind === 'night')
        return replied(
          chat,
          [text('time.night')],
          (['evening', 'night'] as const).map((part) => ({ kind: 'time', answer: { kind: 'dayPart', part } })),
        )
      return replied(chat, [text(`time.${reading.kind}`)], TIME_CHOICES)
    }
    case 'asking_birth_place':
      if (words.length < 2) return replied(chat, [text('place.short')])
      return { ...chat, errand: { kind: 'places', q: words.slice(0, 200) } }
    default:
      return kept(chat, 'concern', words.slice(0, LONGEST_MESSAGE), text('noted.concern'))
  }
}

function dated(chat: Chat, date: string, { today }: Moment): Chat {
  if (date > today) return replied(chat, [text('date.future')])
  if (date < EARLIEST_DATE) return replied(chat, [text('date.early')])
  if (!isAdult(date, today)) return { ...ended(chat, 'underAge'), collected: NOTHING }
  return kept(chat, 'birthDate', date, text('noted.date', { date }))
}

const timed = (chat: Chat, time: BirthTimeAnswer): Chat =>
  kept({ ...chat, doubledHour: null }, 'birthTime', time, text('noted.time', { time }))

function chosen(chat: Chat, choice: Choice, label: string, moment: Moment): Chat {
  const next = said(chat, label, moment)
  switch (choice.kind) {
    case 'say':
      if (choice.key === 'adultYes') return asked(next, [])
      if (choice.key === 'adultNo') return ended(next, 'underAge')
      if (choice.key === 'placeNone') return replied(next, [text('place.none')])
      return questioned(next, label)
    case 'date':
      return dated(next, choice.date, moment)
    case 'time':
      return timed(next, choice.answer)
    case 'place':
      return kept(next, 'birthPlace', choice.place, text('noted.place', { place: choice.place }))
    case 'hour':
      return asked({ ...next, doubledHour: choice.hour }, [])
    case 'retry':
      // nothing new was said
      return chat.state === 'asking_birth_place' ? replied(chat, [text('askPlace.again')]) : asked({ ...chat, choices: [] }, [])
  }
}

const MOST_CANDIDATES = 5

/** Even a single find is confirmed: thousands of Indian places share their name. */
function placesFound(chat: Chat, places: readonly Place[]): Chat {
  const next = { ...chat, errand: null }
  if (places.length === 0) return replied(next, [text('place.unknown')])
  return replied(
    next,
    [text(places.length === 1 ? 'place.one' : 'place.many')],
    [...places.slice(0, MOST_CANDIDATES).map((place): Choice => ({ kind: 'place', place })), { kind: 'say', key: 'placeNone' }],
  )
}

const TOPIC_CHOICES = ['askCareer', 'askLove', 'askAbroad', 'askTiming'] as const
const TOPIC_OF: Record<(typeof TOPIC_CHOICES)[number], ChatAnswer['topic']> = {
  askCareer: 'career',
  askLove: 'love',
  askAbroad: 'abroad',
  askTiming: 'timing',
}

function guided(chat: Chat, answer: ChatAnswer, chart: InsightsEvidence['chart']): Chat {
  const first = chat.errand?.kind === 'guidance' && chat.errand.question === null
  const next: Chat = { ...chat, errand: null, state: 'providing_guidance' }
  const topics = TOPIC_CHOICES.filter((key) => TOPIC_OF[key] !== answer.topic).map((key): Choice => ({ kind: 'say', key }))
  if (answer.distress) return replied(next, [text('distress')], [])
  const passages = answer.paragraphs.map(({ text: words, why }): Body => ({ kind: 'passage', text: words, why }))
  return replied(next, [...(first ? [{ kind: 'sky', chart } as const] : []), ...passages, ...(first ? [text('more')] : [])], topics)
}

function failed(chat: Chat, reason: Failure): Chat {
  const next = { ...chat, errand: null }
  const forget = (field: CollectedField, key: string): Chat => {
    const again = asked({ ...next, collected: { ...chat.collected, [field]: null } }, [])
    return { ...again, reply: [text(key)] }
  }
  switch (reason.kind) {
    case 'underAge':
      return { ...ended(next, 'underAge'), collected: NOTHING }
    case 'place':
      return forget('birthPlace', 'place.unknown')
    case 'date':
      return forget('birthDate', 'date.unclear')
    case 'clock':
      return replied(
        next,
        [text(reason.skipped ? 'time.skipped' : 'time.doubled')],
        reason.hours.map((hour) => ({ kind: 'hour', ...hour })),
      )
    case 'error':
      return replied(
        next,
        [text('failed', { reason: reason.key })],
        chat.errand?.kind === 'guidance' && chat.errand.question !== null ? [] : [{ kind: 'retry' }],
      )
  }
}

/** Body of `POST /api/chat/preview`, once all five are known. */
export function previewBody({ collected, doubledHour }: Chat, language: Language, question: string | null) {
  const { name, birthDate, birthTime, birthPlace, concern } = collected
  if (name === null || birthDate === null || birthTime === null || birthPlace === null || concern === null) return null
  return {
    fullName: name,
    dateOfBirth: birthDate,
    ...(birthTime.kind === 'exact' || birthTime.kind === 'about' ? { timeOfBirth: birthTime.time } : {}),
    timePrecision:
      birthTime.kind === 'about'
        ? { kind: 'about' as const, minutes: birthTime.minutes }
        : birthTime.kind === 'dayPart'
          ? { kind: 'dayPart' as const, part: birthTime.part }
          : { kind: birthTime.kind },
    ...(doubledHour === null ? {} : { doubledHour }),
    placeOfBirth: birthPlace.name,
    placeId: birthPlace.id,
    concern,
    ...(question === null ? {} : { question }),
    language,
    adult: true as const,
  }
}

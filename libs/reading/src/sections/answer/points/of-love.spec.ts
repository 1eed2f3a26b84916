import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { addMonths } from '../../../facts/calendar.ts'
import { placesFinding } from '../../../compose/parts.ts'
import { apartPlan } from '../../apart-plan.ts'
import { judge } from '../../../rules/grounds.ts'
import { partnerFar } from '../../abroad.ts'
import { isMarked } from '../../love-mars.ts'
import { lateReasons } from '../../love-match.ts'
import { parentsOrder } from '../../love-ahead.ts'
import { chosenStretches, isOpen } from '../answer-stretches.ts'
import { hardReasons } from '../answer-hard.ts'
import { spanAloud } from '../span-aloud.ts'
import { shortAnswer } from '../answer-parts.ts'

describe.each(GROWN)('what %s asks of love', (name) => {
  it('the one who left, or somebody else: how long the door stays open, and when love opens for somebody new', () => {
    const c = composer(name, 'Breakup happened in March after 4 years. Will he come back or will I find somebody else?')
    const text = textOf(c)
    expect(text).toContain('how long to leave the door open')
    const [first] = chosenStretches(c, 'love')
    if (first !== undefined && !isOpen(c, first)) {
      expect(text).toMatch(/leave the door open until [^,;]+(?:, the next turn of the sky, when Jupiter moves on into \S+;|; three months)/)
      expect(text).toContain('somebody new')
      expect(text).toContain(spanAloud(c, first.parts[0]))
    }
  })

  it('a quarter of the sky that is asked for is that of the rashi of the 7th lord', () => {
    const c = composer(name, 'From which direction will my wife come?')
    const { main } = c.facts
    const quarter = ['east', 'south', 'west', 'north'][c.facts.sign(main.lordOf(7)) % 4] as string
    expect(textOf(c)).toContain(`By practice from the ${quarter}`)
    expect(textOf(composer(name, 'Will my wife be from near or far?'))).not.toContain('By practice from the')
  })

  it('love after a breakup has its time', () => {
    const c = composer(name, 'My breakup happened last year, I still cry. When will true love come in my life?')
    const [first] = chosenStretches(c, 'love')
    expect(textOf(c)).not.toContain('comes back')
    if (first !== undefined && !isOpen(c, first)) expect(textOf(c)).toContain(spanAloud(c, first.parts[0]))
  })

  it('a marriage that is: how it stands, what presses and until when, and no reason for a wait', () => {
    const c = composer(name, 'My wife and I fight every week. Will our marriage last?')
    const text = textOf(c)
    const { asOf } = c.input
    const reasons = hardReasons(c, { from: asOf, to: addMonths(asOf, 2), houses: [7], kind: 'bond', slack: null })
    expect(text).toMatch(/your marriage/)
    expect(text.includes('What presses on it now')).toBe(reasons.length > 0)
    for (const reason of reasons) expect(text).toContain(reason.text)
    expect(text).not.toMatch(/Why so late|A step taken before it/)
  })

  it('one’s own mother is no family of the partner', () => {
    const text = textOf(composer(name, 'My wife and I fight every week about my mother. Should we live separately?'))
    expect(text).toContain('Your mother’s place')
    expect(text).not.toContain('your partner’s family')
    expect(textOf(composer(name, 'My mother in law interferes in everything. Should we live separately?'))).toContain(
      'your partner’s family',
    )
  })

  it('a demand before a wedding is named for what it is, and a marriage that is is neither slowed nor sped', () => {
    expect(textOf(composer(name, 'Boy’s family asking 20 lakh and car. Should we go ahead with this rishta?'))).toContain(
      'the law in India forbids it',
    )
    expect(textOf(composer(name, 'My wife and I fight every week. Will our marriage last?'))).not.toMatch(/slows your marriage/)
  })

  it('a wedding of one’s own is asked about, whoever was married before', () => {
    const text = textOf(composer(name, 'Everyone in my family got married before me, even my younger brother. When is my turn?'))
    expect(text).not.toMatch(/your brother/)
  })

  it('an ex who asks to come back: no door is held open for one who stands in it', () => {
    const text = textOf(composer(name, 'My ex wants to come back after 1 year, should I accept him?'))
    expect(text).toContain('let three months show it')
    expect(text).not.toMatch(/no chart can say: that is a choice|leave the door open/)
  })

  it('two in two places by their work: one roof, and nobody is asked to come back', () => {
    const text = textOf(composer(name, 'Husband works in Surat and I work in Pune. When will we stay in one house?'))
    expect(text).toMatch(/one roof/i)
    expect(text).not.toMatch(/comes back/)
  })

  it('one who is married to another: no time is told for that bond', () => {
    const text = textOf(composer(name, 'I love my colleague but he is married. What is the future of this relation?'))
    expect(text).toContain('no time of yours opens that door')
    expect(text).not.toMatch(/two houses|a promise/)
  })

  it('a case that ends a marriage, and another marriage: each its own part, as one who is parted', () => {
    const [free, again] = shortAnswer(
      composer(name, 'Wife filed 498a on me, case running 2 years. When will I be free and can I marry again?'),
    ).filter(({ words }) => words.length > 0)
    expect(free?.lines[0]?.text).toMatch(/dispute/)
    expect(free?.lines.at(-1)?.text).toMatch(/the pressure lasts about|Saturn slows the case for about|Nothing presses hard on the case/)
    expect(again?.lines[0]?.text).toContain('a new bond')
    expect(again?.lines.map(({ text }) => text).join(' ')).not.toContain('your marriage')
  })

  it('a wife at her parents’ house: one roof by its ground, a time to speak, and no dispute', () => {
    const c = composer(name, 'My wife is at her parents house since 8 months after a quarrel. Will she come back and when?')
    const text = textOf(c)
    expect(text).toContain('Whether she comes back two people decide, and no chart can say it')
    const { state } = judge(c, 'together')
    expect(text).toContain(
      { well: 'yours has good ground for one home again', mixed: 'yours is divided', ill: 'one home again is uphill in yours' }[state],
    )
    expect(text).not.toMatch(/dispute|hold your ground/)
    const { near, ask, limit } = apartPlan(c)
    for (const { label } of near) expect(text).toContain(label)
    expect(text).toContain(c.book.date(ask.day))
    expect(ask.day < limit.day && text.includes(c.book.date(limit.day))).toBe(true)
  })

  it('a dosha: yes or no by the place of Mars before anything else, and Kaal Sarp only where it is named', () => {
    const c = composer(name, 'Am I manglik?')
    const text = textOf(c)
    expect(text).toMatch(!c.timed ? /^Neither yes nor no/ : !isMarked(c) ? /^No:/ : /^By (?:southern )?custom (?:alone )?yes/)
    expect(text).not.toMatch(/Kaal Sarp/)
    for (const reason of lateReasons(c).found.slice(0, 2)) if (c.asker.love === 'open') expect(text).toContain(reason)
    const other = textOf(composer(name, 'Do I have kaal sarp dosh?'))
    expect(other).toContain('Kaal Sarp')
    expect(other).not.toMatch(/manglik|Mars/)
  })

  it('from where: by the tie of the 7th house to distance', () => {
    const c = composer(name, 'Where will my husband come from?')
    const why = partnerFar(c)
    expect(textOf(c)).toContain(why ?? 'Likelier from near you')
  })

  it('parents: how their side lies, whom first, and a time to speak, each in its own part', () => {
    const c = composer(name, 'I love a boy from another caste. When should I tell my parents? Will they agree?')
    const [tell, agree] = shortAnswer(c).filter(({ words }) => words.length > 0)
    expect(tell?.lines[0]?.text).toMatch(/^For the talk at home/)
    const { first, by } = parentsOrder(c)
    expect(tell?.lines[1]?.text).toContain(by === 'alike' ? 'weigh alike, so begin' : `Whom first: your ${first}.`)
    const { state } = judge(c, 'consent')
    expect(agree?.lines[0]?.text).toContain({ well: 'well disposed', mixed: 'divided', ill: 'slow' }[state])
    // told once
    expect(agree?.lines.map(({ text }) => text)).not.toContain(tell?.lines[1]?.text)
  })

  it('the other house: no chart of one’s own speaks for it', () => {
    const text = textOf(composer(name, 'I love a girl. Will her parents agree?'))
    expect(text).toContain('Whether the other house agrees')
    expect(text).not.toMatch(/your (?:mother|father)/)
  })

  it('a match: what suits by the sign of the 7th', () => {
    const c = composer(name, 'I got a proposal from a boy. Should I say yes? When will the wedding be?')
    const text = textOf(c)
    const suits = placesFinding(c, 'answer.seventh', 'practice.signStyle', 'love', [c.facts.main.lordOf(7)])
    const ids = shortAnswer(c).flatMap(({ lines }) => lines.flatMap((line) => line.ids))
    if (c.timed) expect(ids).toContain(suits)
    expect(text).toMatch(/^Whether this one is right no chart of one can say/)
    const sentences = text.split(/(?<=\.) /)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('the one who left: how long to wait, and what carries', () => {
    const text = textOf(composer(name, 'My girlfriend left me in June. Will she come back? How do I forget her?'))
    expect(text.match(/no chart can say/g)).toHaveLength(1)
    expect(text).toMatch(/one kind and full word/)
    expect(text).toContain('your best supported graha')
  })
})

it('what kind of partner is told of the sign, and that a face is in no chart', () => {
  const c = composer('delhi', 'My parents are searching. When will I get married and what kind of girl will I get?')
  const [, kind] = shortAnswer(c)
  expect(kind?.lines[0]?.text).toContain('no chart can give')
  expect(kind?.lines[1]?.ids).toEqual([placesFinding(c, 'answer.seventh', 'practice.signStyle', 'love', [c.facts.main.lordOf(7)])])
})

it('puts a promise after the decree while a divorce case runs, and says nothing of one that is closed', () => {
  for (const name of GROWN) {
    expect(textOf(composer(name, 'I got divorced in 2022. When will I marry again?'))).not.toContain('after the decree')
    expect(textOf(composer(name, 'My divorce case is going on since 2024. When will it finish and will I get married again?'))).toContain(
      'after the decree',
    )
  }
})

describe.each(GROWN)('drink that weighs on a bond, for %s', (name) => {
  it('says whose step it is to leave it, and when things grow kinder where that is asked', () => {
    const concern = 'My husband drinks daily after duty and half salary goes in that only. Will he leave it and when will I see peace?'
    const parts = shortAnswer(composer(name, concern))
    const said = (words: string): string =>
      parts
        .filter((part) => part.words.includes(words))
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' ')
    expect(said('Will he leave it')).toMatch(/his to decide, with help, and no chart tells the day/)
    expect(said('when will I see peace?')).not.toBe('')
    expect(parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')).not.toMatch(/weighs more than anything the chart shows/)
  })
})

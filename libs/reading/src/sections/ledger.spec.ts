import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { KIN } from '../phrasebook/english/kin.ts'
import { LEDGER } from '../phrasebook/english/ledger.ts'
import { NAMED } from '../phrasebook/english/named.ts'
import { POINTS } from '../phrasebook/english/points.ts'
import { judge } from '../rules/grounds.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { ledgerEntries, ledgerSection } from './ledger.ts'
import { datesSecond } from './answer/answer-choice.ts'
import { ofTrade } from './answer/answer-trade.ts'
import { hasTrained } from './year-matters.ts'
import { useOf } from './stretch-use.ts'

const composers = (concern: string, asOf = '2026-11-21'): Composer[] =>
  BIRTH_NAMES.map((name) => new Composer(inputFor(name, { concern, asOf })))
const adults = (concern: string): Composer[] => composers(concern).filter(({ asker }) => asker.age >= 22 && asker.age < 58)
const rowsOf = (all: readonly Composer[]): string[] => all.flatMap((c) => ledgerEntries(c).map(({ statement }) => statement))

/** What somebody in office, a judge, an examiner or a lender decides. */
const DECIDED =
  /\bgranted?\b|\bgrants you|decided in|order of the court|admission (?:letter|comes)|\b(?:visa|permit|admission)\b[^,:]{0,30}(?:in your hand|is issued|bears)|passed test|test for it is passed|you pass a test|pass an examination|result (?:is|that is|better)|cut-off|those who passed|\brefuse[sd]?\b|says? yes aloud|is sanctioned/
const CHILD = /child|son\b|daughter|grandchild/i
const EXAM = /examination|mock test|paper that counts|trial paper|admission/i

/** What a row may not say of somebody who has told this. */
const CONTRADICTS: readonly (readonly [concern: string, not: RegExp])[] = [
  ['When will I get married? Will it be love or arranged?', CHILD],
  ['When will I get married? Will it be love or arranged?', /your stay there|papers there|longer stay in another country|the two of you/],
  ['We have no children after 9 years of marriage. Will my husband and I stay happy?', CHILD],
  ['Senior manager since 5 years, promotion denied twice. Should I wait or change company?', EXAM],
  ['Senior manager since 5 years, promotion denied twice. Should I wait or change company?', /proposed match|yes to one match|engagement/],
  ['My kirana shop sale is half. loan 9 lakh. when will condition improve', /the person above you|your grade, your pay/],
  [
    'I lost my job in July, no offer yet. When will I get a new job?',
    /the person above you|task that was yours|your grade, your pay|raise of your pay/,
  ],
  ['Left my job to start a skincare brand last year. Will it work?', /is left unfinished/],
  ['Preparing for bank PO since 2 years. Will I clear this time?', /is left unfinished/],
  ['My husband died in 2023. Will I ever find company again?', /the two of you|husband|your mother/],
  ['15 years in Kuwait. Should I come back to Kerala or stay? wife and kids at home', /longer stay in another country|a day of travel/],
  ['Got divorced in 2024. When will I marry again?', /the two of you/],
]

describe('a row of the ledger', () => {
  it.each(CONTRADICTS)('contradicts nothing that was told: %s', (concern, not) => {
    const rows = rowsOf(adults(concern))
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter((row) => not.test(row))).toEqual([])
  })

  it('names children to those who told of them', () => {
    expect(rowsOf(adults('I have two kids. When will my salary grow?')).filter((row) => CHILD.test(row)).length).toBeGreaterThan(2)
  })

  it('never asks about stock, lost tickets or things that most lives hold', () => {
    for (const [concern] of CONTRADICTS.slice(0, 2))
      expect(
        rowsOf(composers(concern)).filter((row) => /iron|wood|cupboard|curtain|screen|prayer corner|lost unused|lend money/.test(row)),
      ).toEqual([])
  })

  it('puts an examination to nobody who is past the age for it', () => {
    const SITS = /every paper of the examination|mock test|preliminary paper|main papers|the interview, or|paper is sat/
    const upsc = (asOf: string): string[] =>
      composers('UPSC civil services: failed two attempts, preparing for the next. Will I clear it?', asOf).flatMap((c) =>
        ledgerEntries(c)
          .filter(
            ({ statement, from }) => SITS.test(statement) && Number(from.slice(0, 4)) - Number(c.input.birth.birthLocal.slice(0, 4)) > 33,
          )
          .map(({ statement }) => statement),
      )
    expect(upsc('2026-11-21')).toEqual([])
    expect(
      rowsOf(adults('UPSC civil services: failed two attempts, preparing for the next. Will I clear it?')).filter((row) => SITS.test(row))
        .length,
    ).toBeGreaterThan(1)
  })

  it('tells no gain of money or standing before what page 1 names, where a loss was told', () => {
    const GAIN =
      /beside your usual pay|usual takings|instalments comes in|brings you a paid task|brings you paid work|offer of work comes|largest of twelve/
    let asked = 0
    for (const c of adults('Textile business in loss since 2 years, payment stuck, loan of 20 lakh. When will it recover?')) {
      const rows = ledgerEntries(c)
      const [first] = rows.filter((row) => row.asked === true).map(({ from }) => from)
      if (first !== undefined) asked++
      expect(rows.filter(({ statement, from, asked: own }) => own !== true && GAIN.test(statement) && from < (first ?? '2100'))).toEqual([])
    }
    expect(asked).toBeGreaterThan(2)
  })

  it('tells no gain of the very thing that was asked before page 1 names its first time', () => {
    const GAIN = {
      love: /sign for a year or more|the two of you sign/,
      career:
        /is raised, in writing|offer of work comes|largest of twelve|brings you a paid task|brings you paid work|beside your usual pay|did not ask for is offered/,
      abroad: /nights in a row or more outside|in another state or country|place where you have never been|thousand kilometres/,
    }
    let held = 0
    for (const [topic, concern] of [
      ['love', 'When will I get married?'],
      ['career', 'When will I get a promotion and a higher salary? I work in a bank.'],
      ['abroad', 'When will I go abroad?'],
    ] as const)
      for (const c of adults(concern)) {
        const rows = ledgerEntries(c)
        const first = rows.find((row) => row.asked === true && /^window\./.test(row.id) && row.gains !== undefined)?.from
        if (first === undefined) continue
        held++
        expect(rows.filter((row) => row.asked !== true && GAIN[topic].test(row.statement) && row.from < first)).toEqual([])
      }
    expect(held).toBeGreaterThan(15)
  })

  it('has an event that can fail for every manner of every kind: something counted, signed, passed, paid or met', () => {
    const VAGUE =
      /in focus|spoken of again|thought over|draws near|clear (?:answer|decision)|larger task|that counts|important|comes closer|looked at|is weighed|takes shape|moves:|goes well|is prepared|put in order|comes nearer/
    const events = Object.entries(LEDGER).filter(([key]) =>
      /^ledger\.(?:window|point|event|opening|lightOpening|passage|asked)\./.test(key),
    )
    expect(events.length).toBeGreaterThan(150)
    for (const [key, text] of events) expect([key, VAGUE.test(text)]).toEqual([key, false])
    const kinds = new Set(
      events
        .filter(([key]) => key.startsWith('ledger.window.'))
        .map(([key]) => key.replace(/\.(?:begin|guarded|later|prepare|take)(?:\.(?:sits|owed|board|toJoin|sent))?$/, '')),
    )
    for (const kind of kinds) for (const manner of ['begin', 'later']) expect(LEDGER).toHaveProperty([`${kind}.${manner}`])
    // no two events of the houses read alike
    const ofHouses = events.filter(([key]) => key.startsWith('ledger.event.')).map(([, text]) => text)
    expect(new Set(ofHouses).size).toBe(ofHouses.length)
  })

  it('is judged by the use of its stretch: what is only prepared stays open to the last day', () => {
    let prepared = 0
    for (const concern of ['When will I get a new job?', 'When will I go abroad?', 'When will I get married?'])
      for (const c of adults(concern))
        for (const { id, judge } of ledgerEntries(c)) {
          const stretch = MAIN_TOPICS.flatMap((topic) => chosenStretches(c, topic)).find((one) => one.id === id)
          if (stretch === undefined) continue
          const isOpen = useOf(c, stretch) === 'prepare'
          if (isOpen) prepared++
          expect(judge === c.say('ledger.judge.window.prepare')).toBe(isOpen)
        }
    expect(prepared).toBeGreaterThan(2)
  })

  it('foretells no decision of an office, a court, an examiner or a bank, which page 1 says that no chart can tell', () => {
    const texts = Object.entries({ ...LEDGER, ...POINTS, ...KIN, ...NAMED }).filter(([key]) => /^ledger\./.test(key))
    expect(texts.length).toBeGreaterThan(250)
    for (const [key, text] of texts) expect([key, DECIDED.test(text)]).toEqual([key, false])
    // the pattern knows such a sentence
    for (const told of ['the visa or the permit is granted, in writing', 'an order of the court closes a part of it', 'an admission comes'])
      expect(DECIDED.test(told)).toBe(true)
  })

  it('tests what page 1 advises for a business that is not to be closed, and its end only where the chart does not stand against that', () => {
    const held = { open: 0, closed: 0 }
    for (const concern of [
      'My boutique is slow since two years. Should I continue or close it?',
      'My shop runs in loss. Should I close the shop?',
      'I have a small garment factory and orders are less. Should I continue or close it?',
    ])
      for (const c of adults(concern)) {
        const rows = ledgerEntries(c).filter((row) => row.asked === true)
        const isOpen = judge(c, 'business').state !== 'ill'
        const ends = rows.filter(({ statement }) =>
          /take the business or a part of it over|its last day|names a price for the business/.test(statement),
        )
        if (rows.length > 0) held[isOpen ? 'open' : 'closed']++
        if (isOpen) expect(ends.map(({ statement }) => statement)).toEqual([])
        else expect(ends.length).toBe(rows.filter(({ id }) => id.startsWith('window.career.')).length)
      }
    expect(held.open).toBeGreaterThan(8)
    expect(held.closed).toBeGreaterThan(2)
  })

  it('puts to the test the way of a choice that page 1 leans to', () => {
    const seen = { business: 0, post: 0, state: 0, private: 0 }
    for (const c of adults('I work in a private company for 6 years. Should I do business or continue job?'))
      for (const { statement } of ledgerEntries(c).filter(({ asked, id }) => asked === true && id.startsWith('window.career.'))) {
        const isOwn = ofTrade(c) === 'business'
        seen[isOwn ? 'business' : 'post']++
        expect([statement, /for the first time, or its name|somebody whom you did not know pays|three prices/.test(statement)]).toEqual([
          statement,
          isOwn,
        ])
      }
    for (const c of adults('Should I go for government job or private job? I am working in a call centre.'))
      for (const { statement } of ledgerEntries(c).filter(({ asked, id }) => asked === true && id.startsWith('window.career.'))) {
        const isPrivate = datesSecond(c, 'publicOrPrivate')
        seen[isPrivate ? 'private' : 'state']++
        expect([statement, /government post/.test(statement)]).toEqual([statement, !isPrivate])
      }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1)
  })

  it('says of a thing that comes once, in every row after the first, that it is for the case that it has not come', () => {
    let later = 0
    for (const concern of ['I lost my job in August. When will I get the next job?', 'When will I get married?', 'When will I go abroad?'])
      for (const c of adults(concern)) {
        const rows = ledgerEntries(c).filter(
          ({ asked, id, judge: by }) => asked === true && /^window\./.test(id) && by !== c.say('ledger.judge.window.prepare'),
        )
        const nouns = new Set<string>()
        for (const { statement } of rows) {
          const noun = /^For ([^,:]+)/.exec(statement)?.[1] ?? ''
          if (nouns.has(noun)) {
            later++
            expect(statement).toContain('if it has not come by then')
          }
          nouns.add(noun)
        }
      }
    expect(later).toBeGreaterThan(8)
  })

  it('gives nobody a first post long after their training', () => {
    let far = 0
    for (const c of composers('I am a BSc nursing final year student. When will I get a job?'))
      for (const { statement, from } of ledgerEntries(c).filter(({ id }) => id.startsWith('window.career.'))) {
        if (!hasTrained(c, from)) continue
        far++
        expect(statement).not.toMatch(/training|interview that you had applied for|For your work[^:]*: an offer of a post/)
      }
    expect(far).toBeGreaterThan(3)
  })

  it('has a row on pay where pay is asked for beside a new post', () => {
    const asked = adults('I am working in IT for 11 years. Planning to change my job, is 2027 good? Will I get better salary?').filter(
      (c) => ledgerEntries(c).some((row) => row.asked === true && /^window\.career/.test(row.id)),
    )
    expect(asked.length).toBeGreaterThan(5)
    for (const c of asked) expect(ledgerEntries(c).some(({ statement }) => /^For your pay: /.test(statement))).toBe(true)
  })

  it('has rows for each part of a question that has times', () => {
    const parts: readonly (readonly [string, RegExp, RegExp])[] = [
      ['I was laid off in September. When will I get a job again and will it be the same salary?', /^For a (?:new )?post/, /^For your pay/],
      [
        'My husband is in Canada since 2022, when can I join him? I am a teacher here, what work will I get there?',
        /^For the move to your husband/,
        /^For your work/,
      ],
      [
        'My wife and I fight daily. Will our marriage last? When can we buy a flat?',
        /^For your marriage/,
        /^(?:A|An) .*opening for a home of your own/,
      ],
    ]
    for (const [concern, first, second] of parts) {
      const asked = adults(concern).map((c) => ledgerEntries(c).filter((row) => row.asked === true))
      const share = (pattern: RegExp): number =>
        asked.filter((rows) => rows.some(({ statement }) => pattern.test(statement))).length / asked.length
      expect([concern, share(first) > 0.5, share(second) > 0.5]).toEqual([concern, true, true])
    }
  })

  it('stands under what was asked first, each event once', () => {
    for (const c of adults('When will I get married?')) {
      const rows = ledgerEntries(c)
      const order = rows.map(({ asked }) => asked === true)
      expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
      const events = rows.filter(({ asked }) => asked !== true).map(({ statement }) => statement.split(': ').at(-1))
      expect(new Set(events).size).toBe(events.length)
      expect(ledgerSection(c).blocks.filter(({ kind }) => kind === 'table').length).toBe(
        order.includes(true) && order.includes(false) ? 2 : 1,
      )
    }
  })

  it('tells one event in at most two rows, the second for the case that it has not come, but where the list is short', () => {
    for (const concern of ['When will I get married?', 'When will I get a good job?', 'My debt is 9 lakh. When will it be closed?'])
      for (const c of adults(concern)) {
        const rows = ledgerEntries(c).map(({ statement }) => statement)
        const times = new Map<string, string[]>()
        for (const row of rows) {
          const theme = row
            .replace(', if it has not come by then', '')
            .replace(/ (?:Of twelve years|This row is for).*| \([^)]*\)$/, '')
            .replace(/ \([^)]*\)$/, '')
          times.set(theme, [...(times.get(theme) ?? []), row])
        }
        for (const told of times.values()) {
          if (rows.length > 10) expect(told.length).toBeLessThanOrEqual(2)
          for (const row of told.slice(1)) expect(row).toMatch(/not come by then/)
        }
      }
  })

  it('dates no match for somebody’s child, of whom no date stands in this chart', () => {
    const rows = rowsOf(adults('My daughter is 30 and refuses all matches. When will her marriage happen?'))
    expect(
      rows.filter((row) => /the wedding of your daughter: .*(?:another family meet|make a visit to one)/.test(row)).length,
    ).toBeGreaterThan(2)
    expect(rows.filter((row) => /proposed match|yes to one match|For (?:partnership|a marriage|your marriage)/.test(row))).toEqual([])
  })
})

it('foretells of a business that is only thought of neither an interview nor a grade', () => {
  for (const name of BIRTH_NAMES) {
    const concern = 'I am a software engineer, want to start my own company with a friend. Is it a good time or should I continue the job?'
    const rows = ledgerEntries(new Composer(inputFor(name, { concern, topics: ['career'] })))
    const own = rows.filter(({ statement }) => statement.includes('a business of your own'))
    for (const { statement } of own) expect(statement).not.toMatch(/interview|grade|promotion|your employer|transfer/)
  }
})

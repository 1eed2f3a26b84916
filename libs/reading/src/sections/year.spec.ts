import { sectionText, type Block } from '@disha/contracts/document'
import { ALL_BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { middleOf } from '../compose/parts.ts'
import { namedPeriods } from '../understanding/named-dates.ts'
import { labelOf } from './answer/answer-named.ts'
import { chosenStretches, smallerOpenings } from './answer/answer-stretches.ts'
import { monthsAhead, monthsByWorth, quietestOf } from './months.ts'
import { ledgerEntries } from './ledger.ts'
import { roadmapSection } from './roadmap.ts'
import { mannerOf, workPlace } from './stretch-kind.ts'
import { mattersOf, shortOpenings } from './year-matters.ts'
import { yearSection } from './year.ts'
import { questionSection } from './your-question.ts'

/** What people write about who have something at hand, or ask about one event. */
const ASKED = [
  'I am engaged and the wedding is in February 2027. Will we be happy together?',
  'I got admission in Canada and my visa is pending. Will I go abroad?',
  'When will I get PR in Canada? I live in Toronto.',
  'UPSC exam in May 2027. Will I clear it?',
  'I lost my job in July. When will I get a new job?',
  'Laid off from my tech job, 6 months no offer. Should I switch to teaching or keep trying?',
  'My wife has gone to her mother’s house. Will things get better between us?',
  'A boy has sent a proposal. Should I say yes?',
  'I am a teacher. When will I get transfer near home?',
  'UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?',
  'When will I get married?',
  'When will I get a promotion? And will I go abroad?',
  'My textile business is in loss since 2 years. When will it improve?',
  'I am divorced. Will I find love again and when?',
]
/** What page 1 answers by the openings of a shorter matter. */
const SHORT = ['When will I buy my own house? Two loans are running.', 'When will my money situation improve?', 'Will I ever own a flat?']
/** Births, each some months before an opening. */
const SOON = [
  { name: 'elder', asOf: '2027-07-01' },
  { name: 'tromso', asOf: '2028-10-01' },
  { name: 'delhi', asOf: '2029-10-01' },
] as const

const NAMES = ALL_BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')

const cases = NAMES.flatMap((name) => ASKED.map((concern) => ({ name, concern }))).map(({ name, concern }) => {
  const c = new Composer(inputFor(name, { concern }))
  const page = sectionText(questionSection(c))
  const year = yearSection(c)
  const paragraphs = new Map(
    year.blocks.flatMap((block, index): [string, string][] =>
      block.kind === 'heading'
        ? [[block.text, sectionText({ ...year, title: '', lead: [], blocks: [year.blocks[index + 1] as Block] })]]
        : [],
    ),
  )
  const table = year.blocks.find((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table')
  return { c, concern, page, lead: sectionText({ ...year, blocks: [year.blocks[1] as Block] }), paragraphs, rows: table?.rows ?? [] }
})

describe('the year and what was asked', () => {
  it('tells each stretch of page 1 in the months in which it begins or ends, and of the first matter in every month that it touches, by its own noun', () => {
    let told = 0
    for (const { c, page, paragraphs } of cases)
      for (const { topic, noun } of mattersOf(c))
        for (const month of monthsAhead(c)) {
          const text = paragraphs.get(month.label) as string
          const led = mattersOf(c)[0]?.topic === topic
          const inside = chosenStretches(c, topic).some(({ parts }) =>
            parts.some(({ from, to }) => from < month.to && to > month.from && (led || (from >= month.from && to > month.to))),
          )
          if (!inside) continue
          told++
          expect(text).toMatch(new RegExp(`stretch for ${noun}|the next one begins|inside a stretch for`))
          expect(page).toContain(noun)
        }
    expect(told).toBeGreaterThan(200)
  })

  it('presses for nothing in no month that page 1 names for a matter, and gets ready for nothing that is open', () => {
    let open = 0
    for (const { c, paragraphs, rows } of cases)
      for (const { topic, noun, openings } of mattersOf(c))
        for (const [index, month] of monthsAhead(c).entries()) {
          const stretches = chosenStretches(c, topic).filter(({ parts }) =>
            parts.some(({ from, to }) => from < month.to && to > month.from),
          )
          const isNamed = stretches.length > 0 || openings.some(({ label }) => label === month.label)
          if (!isNamed) continue
          open++
          const text = paragraphs.get(month.label) as string
          expect(text).not.toContain(`For ${noun}, which you asked about`)
          expect((rows[index] as string[]).join(' ')).not.toContain(`${noun}: get ready`)
        }
    expect(open).toBeGreaterThan(250)
  })

  it('names the smaller openings of page 1 in their months and in its first lines', () => {
    let told = 0
    for (const { c, page, lead, paragraphs } of cases)
      for (const { topic, noun } of mattersOf(c)) {
        const openings = smallerOpenings(c, topic)
        // of several the short answer names one, the months each
        expect(openings.length === 0 || openings.some(({ label }) => page.includes(label))).toBe(true)
        for (const { label } of openings) {
          told++
          expect(paragraphs.get(label)).toMatch(new RegExp(`smaller opening for ${noun}(:| as well)`))
          expect(lead).toContain(label)
        }
      }
    expect(told).toBeGreaterThan(60)
  })

  it('knows the time that the question names, on the first lines and in its months', () => {
    let told = 0
    for (const { c, concern, page, lead, paragraphs } of cases)
      for (const named of namedPeriods(concern, c.input.asOf).filter(({ grain }) => grain === 'month')) {
        const label = labelOf(c, named)
        const months = monthsAhead(c).filter(({ from, to }) => from < named.to && to > named.from)
        if (months.length === 0) continue
        told++
        expect(page).toContain(`${label}, which you name,`)
        expect(lead).toContain(`${label}, which you name, falls in`)
        expect(months.filter((month) => paragraphs.get(month.label)?.includes(label)).length).toBeGreaterThan(0)
      }
    expect(told).toBeGreaterThan(15)
  })

  it('keeps for finishing and repair no month that an open stretch needs, while another is there', () => {
    let kept = 0
    for (const { c } of cases) {
      const rest = quietestOf(c, monthsByWorth(c))
      const needs = (month: typeof rest): boolean =>
        mattersOf(c).some(({ stretches }) =>
          stretches.some(({ advice, parts }) => advice !== 'prepare' && parts.some(({ from, to }) => from <= month.from && to >= month.to)),
        )
      if (!needs(rest)) kept++
    }
    expect(kept / cases.length).toBeGreaterThan(0.95)
  })
})

describe('the words of daily work', () => {
  it('name no superior, colleague or desk to whoever has none', () => {
    let told = 0
    for (const { paragraphs } of cases.filter(({ c: one }) => workPlace(one) !== null)) {
      told++
      for (const text of paragraphs.values())
        expect(text).not.toMatch(/\bseniors?\b|colleagues|on the desk|whoever decides|promise at work|differences at work/)
    }
    expect(told).toBeGreaterThan(20)
  })
})

describe('one calendar', () => {
  it('asks nobody to get ready in a stretch that is open, and leaves no way back in a bond', () => {
    let loving = 0
    for (const { c, lead, paragraphs, rows } of cases) {
      const text = [lead, ...paragraphs.values(), ...rows.map((row) => (row as string[]).join(' '))].join(' ')
      expect(text).not.toMatch(/get ready:|: get ready|way back|a mixed month/)
      for (const { topic, noun } of mattersOf(c).filter((matter) => matter.topic === 'love')) {
        loving++
        expect(text).not.toMatch(new RegExp(`${noun}: (try|small steps)`))
        expect(['meet', 'families', 'talk', 'visit']).toContain(mannerOf(c, topic))
      }
    }
    expect(loving).toBeGreaterThan(20)
  })

  it('has no stretch that ends and begins on one day', () => {
    for (const name of NAMES) {
      const text = sectionText(yearSection(new Composer(inputFor(name, { concern: 'What does my future look like?' }))))
      for (const [, field, end] of text.matchAll(/stretch for ([^.:]+?) ends? on ([^.;]+)[.;]/g))
        expect(text).not.toMatch(new RegExp(`On ${end} your (light )?stretch for ${field} begins`))
    }
  })

  it('has the openings of a shorter matter in the months, the table of stretches and the ledger', () => {
    let told = 0
    for (const { name, asOf } of SOON)
      for (const concern of SHORT) {
        const c = new Composer(inputFor(name, { concern, asOf }))
        const [first] = shortOpenings(c)
        if (first === undefined) continue
        const year = sectionText(yearSection(c))
        const [part] = first.parts
        const end = monthsAhead(c).at(-1)?.to as string
        if (part !== undefined && part.from < end) {
          told++
          expect(year).toMatch(new RegExp(`openings? of these months for ${first.noun}`))
          expect(year).toContain(`opening for ${first.noun}`)
        }
        expect(sectionText(roadmapSection(c)).toLowerCase()).toContain(first.noun)
        expect(ledgerEntries(c).filter(({ statement }) => statement.includes(`opening for ${first.noun}`)).length).toBeGreaterThan(0)
      }
    expect(told).toBeGreaterThan(5)
  })

  it('counts no event twice in the ledger', () => {
    const field = { 7: 'love', 9: 'abroad', 10: 'career', 11: 'career', 12: 'abroad' } as const
    const role = { good: 'you are named to a role', care: 'you give up a role' }
    for (const { c } of cases) {
      const of = (words: string) => ledgerEntries(c).filter(({ statement }) => statement.includes(words))
      for (const taken of of(role.good))
        for (const given of of(role.care)) expect(taken.from < given.to && given.from < taken.to).toBe(false)
      for (const { statement, from, to } of ledgerEntries(c)) {
        expect(statement).not.toMatch(/gets finished|needs a repairer|more spent than|made twice|more than one evening|without an answer/)
        for (const [house, topic] of Object.entries(field)) {
          const event = c.say(`ledger.event.good.${house as '7'}`, { who: '' })
          if (!statement.endsWith(`${event}.`)) continue
          const middle = middleOf(from, to)
          const whole = chosenStretches(c, topic).some(({ parts }) => parts.some((part) => part.from <= from && part.to >= to))
          expect([middle, whole]).toEqual([middle, false])
        }
      }
    }
  })
})

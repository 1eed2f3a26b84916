import { sectionText, type Block } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { namedPeriods } from '../named-dates.ts'
import { labelOf } from './answer-named.ts'
import { chosenStretches, smallerOpenings } from './answer-stretches.ts'
import { monthsAhead, monthsByWorth, quietestOf } from './months.ts'
import { mattersOf } from './year-matters.ts'
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
const NAMES = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')

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
      for (const { topic, noun } of mattersOf(c))
        for (const { label } of smallerOpenings(c, topic)) {
          told++
          expect(page).toContain(label)
          expect(paragraphs.get(label)).toContain(`smaller opening for ${noun} that page 1 names`)
          expect(lead).toContain(label)
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

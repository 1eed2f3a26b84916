import type { ReadingDocument, Section } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { unreconciled } from '../checks/unreconciled.ts'
import { Composer } from '../compose/composer.ts'
import { GROUNDS, type Ground } from '../rules/grounds.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { SIGHT_YEARS } from '../rules/windows.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { writeReading } from '../write-reading.ts'
import { allWindows } from './cache.ts'
import { ledgerEntries } from './ledger.ts'
import { recommended } from './joined-lines.ts'

const RANDOM = 24
const CONCERNS = [
  '',
  'Promotion denied twice. Should I wait or change company? Also want to start own consulting someday.',
  'When will I get married? Will it be love or arranged?',
  'What does my life look like in the next 10 years? career, marriage, money everything',
  'Applied for UK as a nurse. When will I go and will my husband and small kid be able to join?',
  'Textile business in loss since 2 years, payment stuck in market. When will it recover, should I close it and do job?',
  'When will I buy own house? Now is good or wait till 2028',
  'laid off from IT in July after 13 years, home loan 48k emi, interviews going but no offer. When will I get job',
]
const sample = inputFor('delhi')
const inputs = [
  ...BIRTH_NAMES.flatMap((name, at) => CONCERNS.filter((_, index) => (index + at) % 4 === 0).map((concern) => inputFor(name, { concern }))),
  ...sampleBirths(RANDOM, 'joined').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `joined ${index}`,
    concern: CONCERNS[index % CONCERNS.length] as string,
  })),
]
type Told = { who: string; c: Composer; document: ReadingDocument }
const told: Told[] = inputs.map((input) => ({
  who: `${input.seed}: ${input.concern}`,
  c: new Composer(input),
  document: writeReading(input),
}))

/** The parts of everything that page 1 may recommend, by the findings under which it does. */
const partsOf = (c: Composer): Map<string, readonly { from: string; to: string }[]> =>
  new Map([
    ...MAIN_TOPICS.flatMap((topic) => allWindows(c)[topic].map(({ id, parts }) => [id, parts] as const)),
    ...(Object.keys(GROUNDS) as Ground[]).flatMap((ground) =>
      groundWindows(c, ground, SIGHT_YEARS).flatMap(({ parts }) =>
        parts.map((part) => [`opening.${ground}.${part.from}`, [part]] as const),
      ),
    ),
  ])

type Paragraph = { text: string; ids: string[] }
const paragraphsOf = ({ sections }: ReadingDocument, id: Section['id']): Paragraph[] =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph' ? [{ text: block.runs.map(({ text }) => text).join(''), ids: block.findingIds }] : [],
      ),
    )

describe('the clocks of a reading, told together', () => {
  it('let no chapter speak against days that page 1 recommends without naming them', () => {
    for (const { who, c, document } of told)
      expect(unreconciled(document, partsOf(c)).map((pair) => `${who} ${Object.values(pair).join(' ')}`)).toEqual([])
  })

  it('find such a pair where a chapter is silent on a stretch', () => {
    let found = 0
    for (const { c, document } of told) {
      const silent = document.sections.map((section) => ({
        ...section,
        blocks: section.blocks.map((block) =>
          section.id === 'planetaryTransits' && block.kind === 'paragraph'
            ? { ...block, findingIds: block.findingIds.filter((id) => !/^(?:window|opening)\./.test(id)) }
            : block,
        ),
      }))
      found += unreconciled({ ...document, sections: silent }, partsOf(c)).length
    }
    expect(found).toBeGreaterThan(50)
  })

  it('name a stretch by its days in the chapter on transits, and how both hold', () => {
    let named = 0
    for (const { c, document } of told)
      for (const { text, ids } of paragraphsOf(document, 'planetaryTransits'))
        if (ids.some((id) => /^(?:window|opening)\./.test(id))) {
          named++
          const times = recommended(c).filter((one) => one.ids.some((id) => ids.includes(id)))
          expect(text).toMatch(/\((?:now until|\d|[A-Z]\w+ \d{4} to)[^)]*\)[^.]* in it: /)
          for (const { noun } of times) expect(text).toContain(` for ${noun} (`)
        }
    expect(named).toBeGreaterThan(50)
  })

  it('end the sentence on a stretch in a sub-period under strain with how to use it', () => {
    let strained = 0
    for (const { document } of told) {
      const strains = new Set(document.findings.flatMap(({ id, polarity }) => (polarity === 'oppose' ? [id] : [])))
      for (const { text, ids } of paragraphsOf(document, 'roadmap')) {
        const [holds] = /For [^.]*? it holds [^.]*\./.exec(text) ?? []
        // the first finding of a paragraph on a sub-period is its own
        if (holds === undefined || !strains.has(ids[0] as string)) continue
        strained++
        expect(holds).toMatch(/: (?:go ahead|use the time|preparing|take what comes)/)
      }
    }
    expect(strained).toBeGreaterThan(3)
  })

  it('state no loss in the ledger for weeks in which something asked about is to be used', () => {
    for (const { who, c } of told) {
      const used = recommended(c).flatMap(({ advice, parts }) => (advice === 'prepare' ? [] : parts))
      for (const { from, to, side } of ledgerEntries(c).map((entry) => ({ side: undefined, ...entry })))
        if (side === 'care')
          expect(`${who} ${from} ${used.some((part) => part.from <= from && part.to >= to)}`).toBe(`${who} ${from} false`)
    }
  })

  it('leave nobody alone with two voices', () => {
    for (const { document } of told)
      expect(JSON.stringify(document.sections)).not.toMatch(
        /pulls? the other way|still under (?:the )?[A-Z]|Jupiter changes its sign|lighter (?:one|stretch)/,
      )
  })
})

import type { Block } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addYears, daysBetween } from '../facts/calendar.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { writeReading } from '../write-reading.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { allWindows } from './cache.ts'
import { asksHealth, mindSpans } from './health.ts'
import { isOfCompany } from './kin-asked.ts'
import { ledgerEntries } from './ledger.ts'
import { remediesSection } from './remedies.ts'
import { wellbeingSection } from './wellbeing.ts'

/** Health that is asked about beside somebody's matter or alone, with the complaints that were told. */
const HEALTH = [
  [
    'My son is 31 and he is refusing marriage, I am very tensed. Also my knee and sugar problem is there, how will my health be in coming years?',
    'love',
    ['your knee', 'your sugar'],
  ],
  ['My daughter is 28 and says no to every match. I have thyroid also, how will be my health in next 5 years?', 'love', ['your thyroid']],
  ['I am having BP and back pain from 3 years. How will my health be in coming years?', 'career', ['your back', 'your blood pressure']],
  ['how will be my health in future, I have arthritis', 'career', ['your joints']],
] as const satisfies readonly (readonly [string, MainTopic, readonly string[]])[]

/** A child who refuses a wedding, told beside another question or asked about. */
const REFUSES = [
  HEALTH[0],
  HEALTH[1],
  ['My daughter is 30 and she is avoiding marriage. When will I get promotion in my job?', 'career', []],
] as const

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composers = new Map<string, Composer>()
function composerFor(name: string, concern: string, topic: MainTopic): Composer {
  const key = `${name} ${concern}`
  const found = composers.get(key) ?? new Composer(inputFor(name, { concern, topics: [topic] }))
  composers.set(key, found)
  return found
}
const answerText = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(GROWN)('one’s own health, for %s', (name) => {
  it.each(HEALTH)('%s', (concern, topic, named) => {
    const c = composerFor(name, concern, topic)
    expect(asksHealth(c)).toBe(true)
    const text = answerText(c)
    for (const one of named) expect(text).toContain(one)
    expect(text).toMatch(/doctor’s/)
    // the years are told by their seasons, and the same ones stand in the chapter, the ledger and the remedies
    expect(text).toMatch(/Saturn presses, and asks|no pressing passage of Saturn/)
    const chapter = wellbeingSection(c)!
    expect(chapter.blocks.some((block: Block) => block.kind === 'table')).toBe(true)
    expect(sectionText(chapter)).not.toMatch(/do not treat every low evening as a sign|Made calm is no worse/)
    expect(ledgerEntries(c).some(({ id }) => id.startsWith('health.'))).toBe(
      mindSpans(c).some(({ side, from }) => side !== 'plain' && from > c.input.asOf && from < addYears(c.input.asOf, 5)),
    )
    expect(sectionText(remediesSection(c))).toContain('You ask about your health')
  })

  it('has seasons without a gap, none of a few days', () => {
    const c = composerFor(name, HEALTH[2][0], 'career')
    const spans = mindSpans(c)
    expect(spans[0]?.from).toBe(c.input.asOf)
    for (const [at, { from, to, side }] of spans.entries()) {
      if (at > 0) expect(from).toBe(spans[at - 1]?.to)
      if (at > 0) expect(side).not.toBe(spans[at - 1]?.side)
      if (at > 0) expect(daysBetween(from, to)).toBeGreaterThanOrEqual(20)
    }
  })
})

describe.each(GROWN)('a child who refuses a wedding, for %s', (name) => {
  it.each(REFUSES)('%s', (concern, topic) => {
    const c = composerFor(name, concern, topic)
    expect(answerText(c)).toMatch(/ask once, with no name in hand/)
  })

  it('gives a parent no stretch for a marriage of their own', () => {
    const [concern, topic] = HEALTH[0]
    const c = composerFor(name, concern, topic)
    if (!isOfCompany(c)) return
    expect(allWindows(c).love).toEqual([])
    const { sections, findings } = writeReading(inputFor(name, { concern, topics: [topic] }))
    expect(sections.map((section) => sectionText(section)).join(' ')).not.toMatch(/for a marriage|A marriage:/)
    expect(findings.filter(({ id }) => id.startsWith('window.love.'))).toEqual([])
  })
})

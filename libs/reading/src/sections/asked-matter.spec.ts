import { GRAHAS } from '@disha/contracts/chart'
import { sectionText, type Block } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { GROUNDS, judge } from '../rules/grounds.ts'
import { isSpoken } from '../rules/windows.ts'
import { writeReading } from '../write-reading.ts'
import { answerOf } from './answer/answer.ts'
import { matterSection, matterTimes } from './asked-matter.ts'
import { ledMatter } from './led-matter.ts'
import { ledgerEntries } from './ledger.ts'
import { monthsAhead } from './months.ts'
import { roadmapSection } from './roadmap.ts'
import { bestOpening, firstFull, lookAndSign, shortLines } from './short-concerns.ts'
import { yearSection } from './year.ts'
import { shortOpenings } from './year-matters.ts'

/** What leads a question, with the title of its chapter. */
const LED = [
  ['When will I buy my own house?', 'home', 'A home of your own'],
  ['plot kab le paunga', 'home', 'Land of your own'],
  ['I want to sell my ancestral plot, when will it be sold?', 'home', 'The sale'],
  ['Will I get my share in father’s land?', 'home', 'Your share in the family property'],
  ['Why am I not able to save money?', 'money', 'Money that stays'],
  ['I have a personal loan of 8 lakh, when will I be free of it?', 'money', 'Becoming free of debt'],
  ['I lost 6 lakh in stock market. Will I recover?', 'money', 'Building up again'],
  ['How will my studies go?', 'study', 'Your studies'],
  ['My son is in 8th class and weak in maths. Will he study well?', 'study', 'A child’s learning, from your chart'],
  ['Daily quarrels at home between my mother and brother, when will there be peace in the family?', 'family', 'Peace at home'],
  ['Daily quarrels with mother in law, husband is silent. When will there be peace at home?', 'family', 'Peace at home'],
] as const

/** What has a chapter already, or no matter at all. */
const OTHERS = ['', 'Should I change my job?', 'When will I get married?', 'Will I settle abroad?', 'Which career suits me?'] as const

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composers = new Map<string, Composer>()
/** One for each birth and question in this file: what follows from a chart is kept with it. */
function composerFor(name: string, concern: string): Composer {
  const key = `${name} ${concern}`
  const found = composers.get(key) ?? new Composer(inputFor(name, { concern, topics: [] }))
  composers.set(key, found)
  return found
}
const DAY = /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g
const daysIn = (text: string): string[] => text.match(DAY) ?? []
const tables = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === 'table')

describe.each(GROWN)('the chapter on what was asked, for %s', (name) => {
  it.each(LED)('%s', (concern, led, title) => {
    const c = composerFor(name, concern)
    expect(ledMatter(c)).toBe(led)
    const section = matterSection(c)
    expect(section?.title).toBe(title)
    expect(section?.id).toBe('askedMatter')
  })

  it.each(OTHERS)('is left out where a field or nothing is asked about: %s', (concern) => {
    expect(matterSection(composerFor(name, concern))).toBeNull()
  })

  it('has every date that page 1 gives the matter, and marks the opening that page 1 calls the best', () => {
    for (const [concern, led] of LED) {
      const c = composerFor(name, concern)
      const told = shortLines(c, led)
        .map(({ text }) => text)
        .join(' ')
      const chapter = new Set(daysIn(sectionText(matterSection(c)!)))
      expect(daysIn(told).filter((day) => !chapter.has(day))).toEqual([])
      const marked = matterTimes(c).filter(({ best }) => best)
      const best = bestOpening(c, led)
      expect(marked.map(({ spans: [{ from }] }) => from)).toEqual(best === undefined ? [] : [best.from])
    }
  })

  it('counts the voices of page 1, one row for each that takes a side', () => {
    for (const [concern, led] of LED) {
      const c = composerFor(name, concern)
      const { for: helping, against } = judge(c, led)
      const rows = tables(matterSection(c)!.blocks)
        .flatMap((table) => table.rows)
        .map(([side]) => side)
      expect(rows.filter((side) => side === 'For')).toHaveLength(helping.length)
      expect(rows.filter((side) => side === 'Against')).toHaveLength(against.length)
    }
  })

  it('hears whoever stands in its house', () => {
    for (const [, led] of LED) {
      const c = composerFor(name, LED[0][0])
      if (!c.timed) return
      const [house] = GROUNDS[led].houses
      const { voices } = judge(c, led)
      for (const graha of GRAHAS.filter((one) => c.facts.main.houseOf(one) === house))
        expect(voices.filter((voice) => voice.graha === graha)).toHaveLength(1)
    }
  })

  it('gives an opening one weight in the chapter, the months and the ledger, and tells no loss beside one', () => {
    for (const [concern] of LED) {
      const c = composerFor(name, concern)
      const times = matterTimes(c)
      const entries = ledgerEntries(c)
      for (const { parts, isFull } of shortOpenings(c))
        for (const part of parts) {
          const found = times.find(
            ({ kind, spans }) => kind !== 'period' && spans.some(({ from, to }) => from === part.from && to === part.to),
          )
          if (found !== undefined) expect(found.kind !== 'light').toBe(isFull)
          const entry = entries.find(({ from, to, statement }) => from === part.from && to === part.to && statement.includes('pening for'))
          if (entry !== undefined) expect(entry.statement.includes('A light opening')).toBe(!isFull)
          const beside = entries.filter(({ from, to }) => from < part.to && to > part.from)
          if (entry !== undefined)
            expect(beside.filter(({ statement }) => /lost unused|fine or a late fee|given up/.test(statement))).toEqual([])
        }
      const openings = shortOpenings(c)
      // a house without a full opening is signed for in the light one, as page 1 says: one time has to do for both
      const oneForBoth = openings[0]?.concern === 'home' && lookAndSign(c, 'home')?.sign === null
      if (openings.every(({ isFull }) => !isFull))
        expect(sectionText(yearSection(c))).not.toMatch(
          oneForBoth ? /of your own: act/ : /of your own: act|make the offer or sign|to decide in/,
        )
    }
  })

  it('names the first full opening on page 1 where the nearest time is a light one', () => {
    for (const [concern, led] of LED) {
      const c = composerFor(name, concern)
      const told = shortLines(c, led)
        .map(({ text }) => text)
        .join(' ')
      if (!told.includes('By one clock alone')) continue
      const full = firstFull(c, led)
      // a time beyond some years stands in the chapter alone
      if (full === undefined || !isSpoken(c, full)) {
        expect(told).toContain('No full one')
        expect(told).not.toContain('The first full one')
      } else {
        expect(told).toContain('The first full one')
        expect(matterTimes(c).find(({ kind }) => kind === 'full' || kind === 'half')?.spans[0].from).toBe(full.from)
      }
    }
  })

  it('never asks for a last step in the heavier months that it names', () => {
    for (const [concern] of LED) {
      const c = composerFor(name, concern)
      const section = matterSection(c)!
      const heavy = monthsAhead(c).filter(({ tone }) => tone === 'hard')
      const rows = tables(section.blocks).find(({ columns }) => columns.length === 4 && columns[2]?.label === 'How full')?.rows ?? []
      matterTimes(c).forEach(({ kind, spans: [{ from, to }] }, index) => {
        if (kind !== 'full' && kind !== 'half') return
        const whole = heavy.some((month) => month.from <= from && month.to >= to)
        if (whole) expect(rows[index]?.[3]).toContain('its weeks are quiet, so the last step may take more time')
      })
    }
  })

  it('has no two rows of the same days and says nothing twice', () => {
    for (const [concern] of LED) {
      const c = composerFor(name, concern)
      const spans = matterTimes(c).map(
        ({ kind, spans: all }) => `${kind === 'period'} ${all.map(({ from, to }) => `${from} ${to}`).join(' ')}`,
      )
      expect(new Set(spans).size).toBe(spans.length)
      const sentences = sectionText(matterSection(c)!)
        .split(/(?<=[.!?])\s+/u)
        .filter((one) => one.length > 60)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  it('dates peace at home in roadmap, ledger and months wherever page 1 dates it', () => {
    const c = composerFor(name, 'Daily quarrels at home, when will there be peace in the family?')
    expect(answerOf(c).leads).toBe('family')
    const [first] = shortOpenings(c)
    if (first === undefined) return
    expect(sectionText(roadmapSection(c))).toContain('The family')
    expect(ledgerEntries(c).filter(({ statement }) => statement.includes('opening for the family')).length).toBeGreaterThan(0)
    if ((first.parts[0]?.from ?? '') < (monthsAhead(c).at(-1)?.to ?? '')) expect(sectionText(yearSection(c))).toContain('for the family')
  })
})

describe('the chapters after it', () => {
  it('do not tell the verse of its house again', () => {
    for (const name of GROWN) {
      const { sections } = writeReading(inputFor(name, { concern: 'Why am I not able to save money?', topics: [] }))
      const verse = sections
        .find(({ id }) => id === 'askedMatter')!
        .blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs : []))
        .find((_, index, runs) => / rules the 2nd/.test(runs[index - 1]?.text ?? ''))
      if (verse === undefined) continue
      const after = sections.slice(sections.findIndex(({ id }) => id === 'askedMatter') + 1)
      expect(after.filter((section) => sectionText(section).includes(verse.text.trim())).map(({ id }) => id)).toEqual([])
    }
  })

  it('have peace at home in their rows for most charts', () => {
    const dated = GROWN.filter(
      (name) => shortOpenings(composerFor(name, 'Daily quarrels at home, when will there be peace in the family?')).length > 0,
    )
    expect(dated.length).toBeGreaterThan(GROWN.length / 2)
  })
})

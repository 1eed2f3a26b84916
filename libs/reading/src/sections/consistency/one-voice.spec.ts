import type { Block, ReadingDocument, Section } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { bookOf } from '../../__fixtures__/book.ts'
import { sectionIn, sectionsUpTo, sentencesOf } from '../../__fixtures__/section-text.ts'
import type { Composer } from '../../compose/composer.ts'
import { addYears, daysBetween } from '../../facts/calendar.ts'
import { pairsHold } from '../../rules/dasha-pairs.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import { windows } from '../cache.ts'
import { examYears, isExaminee } from '../exam-year.ts'
import { kindOf } from '../stretch-kind.ts'
import { undated } from '../undated.ts'
import { asksTheirYes } from '../family-yes.ts'
import { isOfCompany } from '../kin-asked.ts'
import { theirDays } from '../waiting.ts'

/** What people say of themselves, one for each state that a chapter words itself by. */
const CONCERNS = [
  '',
  'Laid off from my tech job, 6 months no offer. Should I switch to teaching or keep trying?',
  'NEET third attempt in May. Should I try again or take BSc?',
  'Sarkari naukri kab lagegi? SSC me do baar reh gaya',
  'My textile business is in loss since 2 years. Should I close it?',
  'I am a teacher. When will I get transfer near home?',
  'My wife and I fight every day and she has gone to her mother’s house.',
  'Will I marry my boyfriend of 5 years? His family is not giving any answer.',
  'Unmarried still. Is there marriage in my chart at all?',
  'My son is 12 and does not study.',
  'I am on OPT in USA, H1B not picked twice. Will I stay in US or go back to India?',
]
const CHAPTERS: readonly Section['id'][] = ['career', 'love', 'abroad']

type Table = Extract<Block, { kind: 'table' }>
type Told = { who: string; concern: string; c: Composer; document: ReadingDocument }

const told: Told[] = BIRTH_NAMES.flatMap((name, at) =>
  // every birth with no question and with five of the others in turn
  CONCERNS.filter((_, index) => index === 0 || (index + at) % 2 === 0).map((concern) => {
    const input = inputFor(name, { concern })
    return { who: `${name}: ${concern}`, concern, ...bookOf(input) }
  }),
)

const tablesOf = ({ blocks }: Section): Table[] => blocks.filter((block): block is Table => block.kind === 'table')
const between = (section: Section, from: string): string[] => {
  const start = section.blocks.findIndex((block) => block.kind === 'heading' && block.text === from)
  if (start < 0) return []
  const end = section.blocks.findIndex((block, index) => index > start && block.kind === 'heading')
  return sentencesOf(section.blocks.slice(start, end < 0 ? undefined : end))
}

const dateText = (c: Composer, date: string, errorDays: number): string => c.book.date(date, errorDays > 12 ? 'month' : 'day')

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const numberIn = (text: string, pattern: RegExp): number | null => {
  const word = pattern.exec(text)?.[1]
  return word === undefined ? null : NUMBERS.indexOf(word.toLowerCase())
}

const GRAHA = '(?:the )?(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)'

describe('a reading in one voice', () => {
  it('counts in words as many as the tables hold', () => {
    let counted = 0
    for (const { who, document } of told)
      for (const id of CHAPTERS) {
        const section = sectionIn(document, id)
        // of a field that nobody asked about the count stands over the tables
        const answer = [...between(section, 'The short answer'), ...between(section, 'For and against')].join(' ')
        const rows = (side: 'For' | 'Against'): number =>
          tablesOf(section).find(({ caption }) => caption.startsWith(`${side}: `))?.rows.length ?? 0
        for (const [side, pattern] of [
          ['For', /(\w+) (?:are|is) in favour/i],
          ['Against', /(\w+)(?: are| is)? against/i],
        ] as const) {
          const said = numberIn(answer, pattern)
          if (said === null || said < 0) continue
          counted++
          expect(`${who} ${id} ${side} ${said}`).toBe(`${who} ${id} ${side} ${rows(side)}`)
        }
      }
    expect(counted).toBeGreaterThan(200)
  })

  it('gives no reason against a stretch that is made of the same passage of Jupiter', () => {
    let seen = 0
    for (const { who, c, document } of told)
      for (const topic of MAIN_TOPICS) {
        const said =
          /(?:From (\d+ \w+ \d{4}|\w+ \d{4}) to (\d+ \w+ \d{4}|\w+ \d{4}) )?Jupiter (?:looks at|passes through) [^.;]*?(?:, until ([^.;]+?))?; [^.;]+ made of it\./
        const [, begin, end, now] = said.exec(sectionText(sectionIn(document, topic)).replace(/\p{Cf}/gu, '')) ?? []
        const until = end ?? now
        if (until === undefined) continue
        seen++
        const from = begin === undefined ? 0 : Date.parse(`${begin} UTC`)
        const during = windows(c)[topic].filter(
          (one) => one.clock !== 'dasha' && Date.parse(one.from) >= from && Date.parse(one.from) < Date.parse(`${until} UTC`),
        )
        expect(`${who} ${topic} ${during.length}`).toBe(`${who} ${topic} 0`)
      }
    expect(seen).toBeGreaterThan(3)
  })

  it('calls no weak stretch the strongest, on any page', () => {
    for (const { document } of told)
      for (const section of document.sections)
        expect(sectionText(section)).not.toMatch(/strongest (?:stretch )?of (?:the next )?twelve years[^.|\n]*(?:weak|slight)/)
  })

  it('sends nobody from the nearest stretch straight to one that is years away', () => {
    let far = 0
    for (const { who, c, document } of told)
      for (const topic of MAIN_TOPICS) {
        const [next, after] = windows(c)[topic]
        if (next === undefined || after === undefined || undated(c, topic)) continue
        if (daysBetween(c.input.asOf, after.from) > 4 * 365) continue
        const answer = between(sectionIn(document, topic), 'The short answer').join(' ')
        if (!/The strongest of the next twelve years is .*20(?:3[2-9])/.test(answer)) continue
        far++
        expect(
          `${who} ${topic} ${/A second one comes from|It goes on(?: without a gap|, with breaks,)|The first full one/.test(answer)}`,
        ).toBe(`${who} ${topic} true`)
      }
    expect(far).toBeGreaterThan(2)
  })

  it('ties a sub-period to a field in the roadmap where a stretch counts it, and nowhere else', () => {
    let compared = 0
    for (const { who, c, document } of told) {
      const rows = tablesOf(sectionIn(document, 'roadmap')).find(({ columns }) => columns.some(({ label }) => label === 'Touches most'))
      if (rows === undefined) continue
      const at = rows.columns.findIndex(({ label }) => label === 'Touches most')
      const named: Readonly<Record<MainTopic, RegExp>> = {
        career: /\bwork\b/,
        love: /love and marriage|company/,
        abroad: /(?:travel|life) abroad|far journeys/,
      }
      for (const topic of MAIN_TOPICS)
        for (const { period, clock } of windows(c)[topic]) {
          if (period === null) continue
          const row = rows.rows.find((cells) => cells[0] === dateText(c, period.from, c.dashas.errorDays))
          if (row === undefined) continue
          compared++
          const byVerse = clock === 'jupiter' && pairsHold(c, period, topic)
          if (byVerse && period === windows(c)[topic][0].period)
            expect(between(sectionIn(document, topic), 'The short answer').join(' ')).not.toMatch(/has no tie/)
          expect(`${who} ${topic} ${row[1]} ${named[topic].test(row[at] ?? '')}`).toBe(
            `${who} ${topic} ${row[1]} ${byVerse || clock !== 'jupiter'}`,
          )
        }
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('tells no sentence twice in a chapter, and what to do for a child in one place alone', () => {
    for (const { who, document } of told) {
      for (const id of [...CHAPTERS, 'roadmap'] as const) {
        const sentences = sentencesOf(sectionIn(document, id).blocks)
          .flatMap((text) => text.split(/(?<=[.:?]) /))
          .filter((sentence) => sentence.length > 60)
        const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
        expect(`${who} ${id} ${twice.join(' | ')}`).toBe(`${who} ${id} `)
      }
      const places = document.sections.filter((section) => sectionText(section).includes('For your child: your 5th'))
      expect(places.length).toBeLessThan(2)
    }
  })

  it('begins every sentence with a capital, and names nobody twice in a list', () => {
    for (const { who, document } of told)
      for (const section of document.sections)
        for (const text of sentencesOf(section.blocks)) {
          expect(`${who} ${text}`).not.toMatch(new RegExp(`(?<!/ )\\b(${GRAHA})(?:, | and )\\1\\b`))
          if (CHAPTERS.includes(section.id) || section.id === 'chart' || section.id === 'strengths' || section.id === 'roadmap')
            expect(`${who} ${/(?:^|[.?!] )[a-z].{0,60}/.exec(text)?.[0] ?? ''}`).toBe(`${who} `)
        }
  })

  it('tells the grahas that stand out in words of their own', () => {
    for (const { document } of told) {
      const portraits = between(sectionIn(document, 'chart'), 'What stands out')
      expect(portraits.length).toBeGreaterThan(1)
      for (const frame of [
        /Since it rules/,
        /Being lord of/,
        /As lord of your/,
        /You feel it most/,
        /Its own time comes/,
        /patience and good advice/,
        /tested before/,
      ])
        expect(portraits.filter((text) => frame.test(text)).length).toBeLessThan(2)
      expect(portraits.join(' ')).not.toMatch(/some to help and some to test/)
    }
  })

  it('gives one span and no margin in what to do, and something for the time before a stretch that is far', () => {
    let far = 0
    let theirs = 0
    for (const { who, c, document } of told)
      for (const topic of MAIN_TOPICS) {
        const advice = between(sectionIn(document, topic), 'What you can do')
        for (const line of advice) expect(`${who} ${line}`).not.toMatch(/and again|±/)
        const [next] = windows(c)[topic]
        if (next === undefined || undated(c, topic) || (topic === 'love' && (c.asker.strain !== null || isOfCompany(c)))) continue
        // whoever lives apart has one plan, which the advice names
        if (topic === 'love' && c.asker.apart !== null) {
          expect(advice[0]).toMatch(/^Go by the order under “/)
          continue
        }
        if (daysBetween(c.input.asOf, next.from) < 200) continue
        // where the other house has to agree, its own section has the day before that time
        if (topic === 'love' && asksTheirYes(c)) {
          const { ask } = theirDays(c)
          theirs++
          expect(`${who} ${ask.day < next.from}`).toBe(`${who} true`)
          expect(between(sectionIn(document, topic), 'The yes of his family').join(' ')).toContain(
            `by ${dateText(c, ask.day, ask.errorDays)}`,
          )
          continue
        }
        if (topic === 'career' && kindOf(c, topic) === 'career.study') {
          // papers are written until the first of the examination, and by nobody for years on end
          const until = advice.filter((line) => line.startsWith('Until '))
          const paper = isExaminee(c) ? examYears(c)?.[0]?.steps[0] : undefined
          expect(until.length).toBe(next.from > addYears(c.input.asOf, 2) && paper === undefined ? 0 : 1)
          continue
        }
        far++
        expect(`${who} ${topic} ${advice.some((line) => line.startsWith(`Until ${dateText(c, next.from, next.fromErrorDays)} `))}`).toBe(
          `${who} ${topic} true`,
        )
      }
    expect(far).toBeGreaterThan(40)
    expect(theirs).toBeGreaterThan(0)
  })

  it('says once what lords and points agree on, and names the better placed of two', () => {
    for (const { document } of told) {
      const text = sectionText(sectionIn(document, 'abroad'))
      expect(text).not.toMatch(/by their lords ([^,()]+), by points \1/)
      expect(text).not.toMatch(/one of the two better placed/)
      expect(text).not.toMatch(/acts for \w+, lord/)
    }
  })

  it('explains where the pointers to work are strong by measure and yet counted against', () => {
    let both = 0
    for (const { who, document } of told) {
      const section = sectionIn(document, 'career')
      const against = tablesOf(section).some(
        ({ caption, rows }) => caption.startsWith('Against: ') && rows.some(([name]) => name === 'The natural pointers to work'),
      )
      const pointers = between(section, 'The natural pointers').join(' ')
      const praised = /on your side|is strong/.test(pointers)
      if (against && praised) both++
      expect(`${who} ${/by their signs, taken together, they stand low/.test(pointers)}`).toBe(`${who} ${against && praised}`)
    }
    expect(both).toBeGreaterThan(0)
  })

  it('speaks of partnership to one who may be bound or free in words true of both', () => {
    let maybe = 0
    for (const { who, c, document } of told) {
      const { love, age } = c.asker
      if (love !== 'open' || age < 24 || age >= 45 || c.input.concern.includes('marriage')) continue
      maybe++
      const section = sectionIn(document, 'love')
      const lines = [...between(section, 'The short answer'), ...between(section, 'What you can do'), ...between(section, 'When')].join(' ')
      expect(`${who} ${lines}`).not.toMatch(/fix a date|first meeting, and|let the promise wait|no date fixed|arrange meetings/)
    }
    expect(maybe).toBeGreaterThan(10)
  })

  it('tells an engaged couple no verdict on the wedding', () => {
    for (const name of BIRTH_NAMES) {
      const concern = 'I am engaged and the wedding is in May. How will our life together be?'
      const answer = between(sectionIn(sectionsUpTo(inputFor(name, { concern }), 'love'), 'love'), 'The short answer').join(' ')
      expect(`${name} ${answer}`).not.toMatch(/indication against|\w+ are against|is against/)
    }
  })

  it('gives a sentence no list of three spans and a place from the Moon once', () => {
    for (const { who, document } of told)
      for (const id of CHAPTERS) {
        const answer = between(sectionIn(document, id), 'The short answer').join(' ')
        expect(`${who} ${answer}`).not.toMatch(/and again [^)]* and \d+ \w+ \d{4} to/)
        expect(`${who} ${answer}`).not.toMatch(/from your Moon, of \w+(?: \w+)?, the \d+\w+ from your Moon/)
      }
  })

  it('advises no short course where a longer one may be the question, and no posting to one who sits for an admission', () => {
    for (const { who, concern, document } of told) {
      const text = sectionText(sectionIn(document, 'career'))
      expect(`${who} ${text}`).not.toMatch(/short courses/)
      if (concern.startsWith('NEET')) expect(`${who} ${text}`).not.toMatch(/posting|towards a post/)
    }
  })
})

import { GRAHAS } from '@disha/contracts/chart'
import type { ReadingDocument, Section } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import { discouraged, praisedBlocked } from '../checks/discouraged.ts'
import { unreconciled, type TimeOfPage } from '../checks/unreconciled.ts'
import type { Composer } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { stayDates } from '../facts/sky.ts'
import { GROUNDS, type Ground } from '../rules/grounds.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { passageTone } from '../rules/passages.ts'
import { SIGHT_YEARS } from '../rules/windows.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { allWindows } from './cache.ts'
import { ledgerEntries } from './ledger.ts'
import { recommended } from './joined-lines.ts'
import { isBlocked, monthsAhead } from './months.ts'
import { nowBlocks } from './now.ts'
import { saturnAround } from './season.ts'
import { countedOf } from './two-faces.ts'
import { shortOpenings } from './year-matters.ts'

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
  'I want to buy a flat with a home loan of 40 lakh. When is the right time?',
  'I have loans of 12 lakh. When will I be free of debt and when will money come?',
]
const sample = inputFor('delhi')
const inputs = [
  ...BIRTH_NAMES.flatMap((name, at) => CONCERNS.filter((_, index) => (index + at) % 5 === 0).map((concern) => inputFor(name, { concern }))),
  ...sampleBirths(RANDOM, 'joined').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `joined ${index}`,
    concern: CONCERNS[index % CONCERNS.length] as string,
  })),
]
/** How a time is used beside what presses on it. */
const CLAUSES = [
  'with what is final left for later',
  'get ready in it, and let what is final',
  'what comes in it may be taken',
  'an offer in it may be taken',
  'with ordinary care',
  'plan for it to take longer',
  'keep every paper of it together',
  'this passage is the reason to prepare first',
  'opens the way and asks for preparing first',
  'allow some weeks more',
  'as long as it needs',
]
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const isoOf = (date: string): string => {
  const [day, month, year] = date.split(' ') as [string, string, string]
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}
/** Times to borrow, to buy or to lay money out in. */
const OF_MONEY = ['money', 'home', 'share', 'sale', 'debt', 'business']

/** Everything that page 1 may recommend, by the findings under which it does. */
const timesOf = (c: Composer): Map<string, TimeOfPage> =>
  new Map<string, TimeOfPage>([
    ...MAIN_TOPICS.flatMap((topic) =>
      allWindows(c)[topic].map(({ id, parts, advice }) => [id, { parts, isOfMoney: false, isForUse: advice !== 'prepare' }] as const),
    ),
    ...(Object.keys(GROUNDS) as Ground[]).flatMap((ground) =>
      groundWindows(c, ground, SIGHT_YEARS).flatMap(({ parts }) =>
        parts.map(
          (part) => [`opening.${ground}.${part.from}`, { parts: [part], isOfMoney: OF_MONEY.includes(ground), isForUse: true }] as const,
        ),
      ),
    ),
    // a light opening stands under the one clock that makes it
    ...shortOpenings(c).flatMap(({ ids, parts, ground, isFull }) =>
      isFull ? [] : [[ids[0] as string, { parts, isOfMoney: OF_MONEY.includes(ground), isForUse: false }] as const],
    ),
  ])

type Told = { who: string; c: Composer; document: ReadingDocument; times: ReadonlyMap<string, TimeOfPage> }
const told: Told[] = inputs.map((input) => {
  const { c, document } = bookOf(input)
  return { who: `${input.seed}: ${input.concern}`, c, document, times: timesOf(c) }
})

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
  it('let no chapter speak against days that page 1 recommends without naming them, and no row of the ledger state a loss in them', () => {
    for (const { who, c, document, times } of told)
      expect(unreconciled(document, times, ledgerEntries(c)).map((pair) => `${who} ${Object.values(pair).join(' ')}`)).toEqual([])
  })

  it('find a loss in the ledger over the days of a time to be used', () => {
    const [stretch, parts] = ['window.love.2027-01-01', [{ from: '2027-01-01', to: '2027-03-01' }]]
    const document = {
      asOf: '2026-11-22',
      findings: [],
      sections: [{ id: 'yourQuestion', blocks: [{ kind: 'paragraph', runs: [{ text: 'Then.' }], findingIds: [stretch] }] }],
    } as unknown as ReadingDocument
    const count = (side: 'good' | 'care', isForUse: boolean, from = '2027-01-15'): number =>
      unreconciled(document, new Map([[stretch, { parts, isOfMoney: false, isForUse }]]), [
        { from, to: '2027-06-01', statement: 'A journey is put off.', side },
      ]).length
    expect(count('care', true)).toBe(1)
    expect(count('care', true, '2027-02-15')).toBe(0)
    expect(count('good', true)).toBe(0)
    expect(count('care', false)).toBe(0)
  })

  it.each([
    ['planetaryTransits', 80],
    ['remediesAndMantras', 10],
    ['askedMatter', 8],
    ['yourQuestion', 12],
    ['yearlyForecast', 40],
    ['roadmap', 5],
  ] as const)('find such a pair where %s is silent on a time', (id, least) => {
    let found = 0
    for (const { document, times } of told) {
      const answered = document.sections.map((section) => {
        const from = section.id === 'yourQuestion' ? section.blocks.findLastIndex(({ kind }) => kind === 'list') + 1 : 0
        return {
          ...section,
          blocks: section.blocks.map((block, index) =>
            section.id === id && index >= from && block.kind === 'paragraph'
              ? { ...block, findingIds: block.findingIds.filter((one) => !times.has(one)) }
              : block,
          ),
        }
      })
      found += unreconciled({ ...document, sections: answered }, times).filter((pair) => pair.section === id).length
    }
    expect(found).toBeGreaterThan(least)
  })

  it('hold back from a step in no month and no row of the years without a sentence that says in which weeks or how it is taken', () => {
    for (const { who, c, document } of told) {
      const times = recommended(c).filter(({ advice }) => advice !== 'prepare')
      expect(discouraged(document, times).map((one) => `${who} ${Object.values(one).join(' | ')}`)).toEqual([])
    }
  })

  it.each([
    ['Your stretch for a post runs on: small steps will do.', 1],
    ['The month is quiet. Your stretch for a post ends on 3 June 2027.', 1],
    ['The month is quiet.', 1],
    ['Your stretch for a post runs on under a quiet month: the weeks of 15 March to 14 April 2027 are those for the step itself.', 0],
    ['Your stretch for a post ends on 3 June 2027.', 0],
  ])('hear that “%s” speaks against a stretch of those days: %i', (text, count) => {
    const document = {
      asOf: '2026-11-22',
      findings: [{ id: 'gochara.sun.5.2027-02-13', window: { from: '2027-02-13', to: '2027-03-15', errorDays: 0 } }],
      sections: [
        {
          id: 'yearlyForecast',
          blocks: [
            { kind: 'heading', text: '13 February to 15 March 2027' },
            { kind: 'paragraph', runs: [{ text }], findingIds: ['gochara.sun.5.2027-02-13'] },
          ],
        },
      ],
    } as unknown as ReadingDocument
    const of = (from: string, to: string) => discouraged(document, [{ noun: 'a post', parts: [{ from, to }] }]).length
    expect(of('2027-01-25', '2027-06-03')).toBe(count)
    expect(of('2027-03-20', '2027-06-03')).toBe(0)
  })

  it('praise no month whose good place is blocked for most of its days', () => {
    let blocked = 0
    for (const { c, document } of told) {
      const labels = monthsAhead(c).flatMap((month) => (isBlocked(c, month.sun, month) ? [month.label] : []))
      blocked += labels.length
      expect(praisedBlocked(document, labels)).toEqual([])
    }
    expect(blocked).toBeGreaterThan(20)
  })

  it('find a warning of debts beside a time for money, and none beside another', () => {
    const months = { from: '2027-01-01', to: '2027-12-31' }
    const finding = (id: string, polarity: 'support' | 'neutral') => ({ id, polarity, window: { ...months, errorDays: 0 } })
    const paragraph = (text: string, ids: string[]) => ({ kind: 'paragraph', runs: [{ text }], findingIds: ids })
    const saying = (text: string): ReadingDocument =>
      ({
        asOf: '2026-11-22',
        findings: [finding('dasha.sun-moon.2027-01-01', 'neutral'), finding('opening.money.2027-01-01', 'support')],
        sections: [
          { id: 'yourQuestion', blocks: [paragraph('Sign it then.', ['opening.money.2027-01-01'])] },
          { id: 'roadmap', blocks: [paragraph(text, ['dasha.sun-moon.2027-01-01'])] },
        ],
      }) as unknown as ReadingDocument
    const count = (text: string, isOfMoney: boolean): number =>
      unreconciled(saying(text), new Map([['opening.money.2027-01-01', { parts: [months], isOfMoney, isForUse: true }]])).length
    expect(count('It asks for care with debts and daily strain.', true)).toBe(1)
    expect(count('Make no wagers in it.', true)).toBe(1)
    expect(count('It favours study.', true)).toBe(0)
    expect(count('It asks for care with debts and daily strain.', false)).toBe(0)
  })

  it('name a stretch by its days in the chapter on transits, and how both hold', () => {
    let named = 0
    for (const { c, document } of told)
      for (const { text, ids } of paragraphsOf(document, 'planetaryTransits'))
        if (ids.some((id) => /^(?:window|opening)\./.test(id))) {
          named++
          const times = recommended(c).filter((one) => one.ids.some((id) => ids.includes(id)))
          expect(text).toMatch(/\((?:now until|\d|[A-Z]\w+ \d{4} to)[^)]*\)[^.]* in it(?:: |\.)/)
          for (const { noun } of times) expect(text).toContain(` for ${noun} (`)
        }
    expect(named).toBeGreaterThan(50)
  })

  it('say that a time lies in a passage where most of it does, and else how much of it', () => {
    let [whole, edges] = [0, 0]
    for (const { who, document } of told) {
      const spans = new Map(document.findings.flatMap(({ id, window }) => (window === undefined ? [] : [[id, window] as const])))
      for (const { text, ids } of paragraphsOf(document, 'planetaryTransits')) {
        // the first finding of a paragraph is the passage that it tells
        const [, place = '-'] = /^(gochara\.\w+\.\d+\.)/.exec(ids[0] as string) ?? []
        const passages = ids.filter((id) => id.startsWith(place)).flatMap((id) => spans.get(id) ?? [])
        for (const [sentence] of text.matchAll(/[^.:]*\([^)]*\) (?:lies?|fall)[^.:;]* in it/g)) {
          const isEdge = /(?:first|last|Some) \d+ (?:days|weeks|months) of/.test(sentence)
          for (const [, from, to] of sentence.matchAll(/(now|\d+ \w+ \d{4}) (?:until|to) (\d+ \w+ \d{4})/g)) {
            const part = { from: from === 'now' ? document.asOf : isoOf(from as string), to: isoOf(to as string) }
            const days = passages.reduce(
              (sum, span) => sum + Math.max(0, daysBetween(laterOf(part.from, span.from), earlierOf(part.to, span.to))),
              0,
            )
            const share = days / daysBetween(part.from, part.to)
            expect(`${who}: ${sentence} ${share >= 0.5}`).toBe(`${who}: ${sentence} ${!isEdge}`)
            if (isEdge) edges++
            else whole++
          }
        }
      }
    }
    expect(whole).toBeGreaterThan(50)
    expect(edges).toBeGreaterThan(5)
  })

  it('meet Saturn’s long passage in the times of which most lies in its stays, and its pause in those of which most lies there', () => {
    let named = 0
    for (const { who, c } of told) {
      const around = saturnAround(c)
      if (around === null) continue
      const stays = around.stays.map((stay) => stayDates(stay, c.input.displayTimeZone))
      for (const { runs } of nowBlocks(c).flatMap((block) => (block.kind === 'paragraph' ? [block] : [])))
        for (const [sentence, where] of runs
          .map(({ text }) => text)
          .join(' ')
          .matchAll(/Your (?:stretch|opening)[^.:]* falls? into the (pause|passage itself)/g))
          for (const [, from, to] of sentence.matchAll(/(now|\d+ \w+ \d{4}) (?:until|to) (\d+ \w+ \d{4})/g)) {
            const part = { from: from === 'now' ? c.input.asOf : isoOf(from as string), to: isoOf(to as string) }
            const days = (where === 'pause' ? around.pauses : stays).reduce(
              (sum, span) => sum + Math.max(0, daysBetween(laterOf(part.from, span.from), earlierOf(part.to, span.to))),
              0,
            )
            expect(`${who}: ${sentence} ${days / daysBetween(part.from, part.to) >= 0.5}`).toBe(`${who}: ${sentence} true`)
            named++
          }
    }
    expect(named).toBeGreaterThan(10)
  })

  it('say each way of using a time once in a chapter, and at most twice in the three on time', () => {
    for (const { who, document } of told) {
      const chapters = (['yourQuestion', 'planetaryTransits', 'roadmap', 'yearlyForecast'] as const).map((id) =>
        paragraphsOf(document, id)
          .map(({ text }) => text)
          .join(' '),
      )
      for (const clause of CLAUSES) {
        const counts = chapters.map((text) => text.split(clause).length - 1)
        expect(`${who} ${clause} ${Math.max(...counts) > 1}`).toBe(`${who} ${clause} false`)
        expect(`${who} ${clause} ${counts.reduce((sum, one) => sum + one, 0) > 2}`).toBe(`${who} ${clause} false`)
      }
    }
  })

  it('end the sentence on a stretch in a sub-period under strain with how to use it', () => {
    let strained = 0
    let ordered = 0
    for (const { document } of told) {
      const strains = new Set(document.findings.flatMap(({ id, polarity }) => (polarity === 'oppose' ? [id] : [])))
      for (const { text, ids } of paragraphsOf(document, 'roadmap')) {
        const [holds] = /For [^.]*? it marks [^.]*\./.exec(text) ?? []
        // the first finding of a paragraph on a sub-period is its own
        if (holds === undefined || !strains.has(ids[0] as string)) continue
        strained++
        if (/: (?:go ahead|use the time|get ready in it|an offer in it|the days are for|the days can be used)/.test(holds)) ordered++
      }
    }
    expect(ordered).toBeGreaterThan(strained / 2)
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

  it('give a graha one face: what helps by birth and is weak, or presses in its time, says so in one sentence', () => {
    let weak = 0
    let faced = 0
    for (const { who, c, document } of told) {
      const counted = countedOf(c)
      if (counted === null) continue
      const remedies = paragraphsOf(document, 'remediesAndMantras').map(({ text }) => text)
      const transits = paragraphsOf(document, 'planetaryTransits').map(({ text }) => text)
      for (const graha of GRAHAS) {
        const side = counted.sides.get(graha)?.side
        const name = c.book.term(`grahaBare.${graha}`)
        const plain = remedies.some((text) =>
          new RegExp(`: (?:the )?${name}, its lord, [^.]*cannot give by itself|it is (?:the )?${name} that stands for`).test(text),
        )
        expect(`${who} ${graha} ${plain && (side === 'for' || counted.together.includes(graha))}`).toBe(`${who} ${graha} false`)
        const praised = remedies.some((text) => new RegExp(`: (?:the )?${name}, its lord, [^.]*has strength to give`).test(text))
        expect(`${who} ${graha} ${praised && side === 'against'}`).toBe(`${who} ${graha} false`)
        if (
          remedies.some(
            (text) =>
              /counts for you there|help you together|is one of those against|what counts against the matter is/.test(text) &&
              text.includes(name),
          )
        )
          weak++
        if (side === undefined || (graha !== 'saturn' && graha !== 'jupiter')) continue
        const tone = passageTone(c, stayNow(c, graha))
        const differs = tone !== 'plain' && (side === 'for') !== (tone === 'good')
        if (differs) faced++
        expect(`${who} ${graha} ${transits.some((text) => text.startsWith(`By birth ${name} counts ${side} `))}`).toBe(
          `${who} ${graha} ${differs}`,
        )
      }
    }
    expect(weak).toBeGreaterThan(0)
    expect(faced).toBeGreaterThan(5)
  })

  it('call a passage by one word in the remedies and in the chapter on transits', () => {
    let seen = 0
    for (const { document } of told) {
      const words = (id: Section['id'], pattern: RegExp): string[] =>
        paragraphsOf(document, id).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
      const [word] = words('remediesAndMantras', /Saturn is in the \w+ from your Moon until [^:]*?, (a [^:,]*place[^:,]*):/)
      if (word === undefined) continue
      seen++
      // the passage that runs stands first
      expect(words('planetaryTransits', /, (a [^:,(]*place[^:,(]*?)(?: \(\d+ points\))?: Saturn moves/)[0]).toBe(word)
    }
    expect(seen).toBeGreaterThan(10)
  })
})

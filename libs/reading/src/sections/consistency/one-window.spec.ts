import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import { newLoanItem } from '../answer/answer-settled.ts'
import { answerItems } from '../answer/answer-items.ts'
import { shortAnswer } from '../answer/answer-parts.ts'
import { calledAloud } from '../answer/one-name.ts'
import { allWindows, windows } from '../cache.ts'
import { looseLine, recommended } from '../joined-lines.ts'
import { ledMatter } from '../led-matter.ts'
import { hardBlocks, heavySpans, strainedPeriods } from '../matter-hard.ts'
import { timesOf, type Days } from '../matter-times.ts'
import { matterOf } from '../short-matters.ts'
import { useOf } from '../stretch-use.ts'
import { spanLabel } from '../months.ts'
import { mattersOf } from '../year-matters.ts'

const sample = inputFor('delhi')
const BIRTHS = sampleBirths(10, 'one window')
const MANY = sampleBirths(60, 'one loan')

/** Each question on some births, and each birth with some of the questions. */
const asked = (questions: readonly string[], margin = 0, births = BIRTHS): Composer[] =>
  births.flatMap((birth, at) =>
    [questions[at % questions.length], questions[(at + 1) % questions.length]].map(
      (concern) =>
        new Composer({
          ...sample,
          birth: margin === 0 ? birth : { ...birth, precision: { kind: 'about', minutes: margin } },
          chart: computeChart(birth, sample.ephemeris),
          seed: `window ${at}`,
          concern: concern as string,
        }),
    ),
  )

const aloud = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')
const itemsText = (c: Composer): string =>
  answerItems(c)
    .flat()
    .map(({ text }) => text)
    .join(' ')
const shared = (one: Days, other: Days): number => daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

describe('one window has one name and one advice', () => {
  it('bears the name that page 1 gives it, in its grounds and in every other chapter', () => {
    const readings = asked([
      'I am guest teacher since 6 years and the lecturer result is pending. A private school offers me a post. Should I take it or wait for the result?',
      'I left IT in 2022 for my delivery and want to go back. Will I get back in IT or better to do B.Ed and go for teaching?',
      'On contract since 4 years in a plant. Will I become permanent here or should I change company?',
      'They will cut posts in March in my company. Is my job safe or should I search now?',
      'A proposal came from Tezpur and a colleague talks to me daily. Should I say yes to the proposal?',
      'Sarkari naukri likhi hai kya kundli me aur kab tak lagegi? SSC ki taiyari kar raha hu.',
    ])
    let named = 0
    for (const c of readings) {
      const text = aloud(c)
      for (const matter of mattersOf(c)) {
        const name = calledAloud(c).get(matter.topic)
        if (name === undefined || (matter.point !== null && matter.point !== 'work.secure')) continue
        named++
        expect(matter.noun).toBe(name)
      }
      for (const { called, text: line } of answerItems(c).flat())
        if (called !== undefined && calledAloud(c).size > 0 && !text.includes(called)) expect(line).not.toContain(`for ${called}`)
    }
    expect(named).toBeGreaterThan(8)
  })

  it('brings both houses together in the stretch that is told to be for their talk', () => {
    const readings = asked([
      'My father does not agree to our marriage, his family is ready. Will papa agree?',
      'Mummy papa are against our love marriage since 2 years. Will they say yes?',
      'I love a boy of another community and my parents refuse. Will my parents agree?',
      'Hum 5 saal se relation me hai, mere papa nahi maan rahe. Kya papa maan jayenge?',
      'Appa is not accepting my love, amma is ok. Will he accept our marriage?',
    ])
    let [later, within] = [0, 0]
    for (const c of readings) {
      const text = `${aloud(c)} ${itemsText(c)}`
      const [first] = windows(c).love.filter(({ parts: [{ to }] }) => to > c.input.asOf)
      if (/both houses together only from the next stretch/.test(text)) {
        later++
        expect(first === undefined ? null : useOf(c, first)).toBe('prepare')
      }
      if (/, and both houses together last\./.test(text)) within++
      // what a stretch is for is not to be done before it
      if (/When: [^.]* for a talk with/.test(text))
        expect(text).not.toMatch(/One thing to do by [^.]*when the next stretch[^.]*opens: speak with/)
    }
    expect(later + within).toBeGreaterThan(0)
  })

  it('is not closed by a heavier month that runs through it', () => {
    const readings = asked([
      'One party holds my payment of 19 lakh since last winter. Will this money come and when?',
      'When can I buy my own house? We live on rent.',
      'The land of my father is not divided, my brother wants the road side. When will I get my share?',
      'I want to sell my plot, no buyer gives the right rate. When will it sell?',
      'Daily quarrels at home with my in-laws. When will there be peace in the family?',
      'How will my debt of 22 lakhs be cleared and when?',
    ])
    let held = 0
    for (const c of readings) {
      const led = ledMatter(c)
      if (led === null) continue
      const table = hardBlocks(c, led, matterOf(c, led) as Parameters<typeof hardBlocks>[2]).find(({ kind }) => kind === 'table')
      const rows = table?.kind === 'table' ? table.rows.map((row) => row.join(' ')) : []
      const plain = rows.find((row) => row.includes('The heavier months of the year ahead'))
      held += rows.filter((row) => row.includes('Heavier months as well')).length
      const used = timesOf(c, led).flatMap(({ kind, spans }) => (kind === 'period' ? [] : spans))
      const strained = strainedPeriods(c, led)
      for (const span of heavySpans(c)) {
        const isUsed = used.some((one) => shared(one, span) >= daysBetween(span.from, span.to))
        if (isUsed && !strained.some((one) => shared(one, span) >= 8)) expect(plain ?? '').not.toContain(spanLabel(c, span.from, span.to))
      }
    }
    expect(held).toBeGreaterThan(3)
  })

  it('is told to be loose where its dates may be further out than it is long', () => {
    let loose = 0
    for (const c of asked(['When will I get married?', 'When will I get a better job?', 'When can I go abroad for work?'], 30)) {
      const short = recommended(c).filter(({ parts }) =>
        parts.some(
          ({ from, to, fromErrorDays, toErrorDays }) =>
            from < '2032-11-23' && to > c.input.asOf && Math.max(fromErrorDays, toErrorDays) > daysBetween(laterOf(from, c.input.asOf), to),
        ),
      )
      expect(looseLine(c) === null).toBe(short.length === 0)
      loose += short.length
    }
    expect(loose).toBeGreaterThan(0)
  })

  it('is not waited for by whoever has no post and is told to take the first fair one', () => {
    for (const c of asked([
      'I lost my job in September and get no calls. Should I stay in testing or change my field?',
      'Resigned in August from my company. Is it better to wait or to move to another line?',
    ]))
      expect(aloud(c)).not.toMatch(/Rather wait than move on|So hold until/)
  })

  it('leaves the talk about a share to the time for terms where one is told', () => {
    let terms = 0
    for (const c of asked([
      'Ancestral land is not divided, three brothers. When will the partition be settled and will it be by terms or do we have to go to court?',
      'Property is to be divided between me and two brothers. Will it be settled without court and when?',
      'Batwara kab tak niptega aur bhaiyo me rajinama hoga ya court jana padega?',
    ])) {
      const text = aloud(c)
      if (!text.includes('time to sit down for terms')) continue
      terms++
      expect(text).not.toContain('a valuation and the talk about it')
    }
    expect(terms).toBeGreaterThan(0)
  })

  it('lets no loan for a trade be signed while the trade is to prepare', () => {
    let later = 0
    for (const c of asked(
      [
        'I run a beauty parlour at home. Should I take a shop on the main road with a mudra loan?',
        'I have a small shop and want to take a loan to enlarge it. Is it good?',
        'I run a bakery business. Should I open a second branch with a bank loan of 6 lakhs?',
      ],
      0,
      MANY,
    )) {
      const text = newLoanItem(c)
        .flat()
        .map((line) => line.text)
        .join(' ')
      const now = allWindows(c).career.some(
        ({ advice, from, parts }) => advice === 'prepare' && from <= c.input.asOf && parts[0].to > c.input.asOf,
      )
      if (now) expect([c.input.concern, text]).not.toEqual([c.input.concern, expect.stringMatching(/nearest months to sign it: now/)])
      if (/gather the terms of two lenders/.test(text)) later++
    }
    expect(later).toBeGreaterThan(0)
  })

  it('holds the one talk with a child in the time that page 1 names for it', () => {
    let talks = 0
    for (const c of asked([
      'My only son is 33 and says no to every marriage proposal. Will he get married?',
      'My daughter is 31 and refuses all boys. When will she marry?',
      'Beta shadi ke liye mana karta hai, 32 saal ka hai. Uski shadi kab hogi?',
    ])) {
      const text = `${aloud(c)} ${itemsText(c)}`
      const [, month] = /the easiest month of the year for it is ([^.]*)\./.exec(text) ?? []
      if (month === undefined) continue
      talks++
      expect(text).not.toMatch(/One thing to do this month: ask your (?:son|daughter) once/)
      if (/One thing to do [^:]*: ask your (?:son|daughter) once/.test(text)) expect(text).toContain(`One thing to do from ${month},`)
    }
    expect(talks).toBeGreaterThan(0)
  })
})

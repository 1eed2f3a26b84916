import { computeChart } from '@disha/jyotish/compute-chart'
import { dignityOf, SEVEN_GRAHAS } from '@disha/jyotish/dignities'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { shadbala } from '@disha/jyotish/shadbala/shadbala'
import { yogas } from '@disha/jyotish/yogas/yogas'
import { BIRTH_NAMES, BIRTHS, inputFor } from '../../__fixtures__/births.ts'
import { sectionsUpTo, textIn } from '../../__fixtures__/section-text.ts'
import { Composer } from '../../compose/composer.ts'
import { standing, strengthOrder } from '../../compose/strength.ts'

const ephemeris = loadEphemeris()
const TIMED = BIRTH_NAMES.filter((name) => new Composer(inputFor(name)).timed)

/** A birth whose Jupiter is debilitated in the 7th, its lord of exaltation in an angle. */
const LOW_JUPITER = {
  ...BIRTHS.elder,
  birthLocal: '1997-06-18T09:05:00',
  utc: '1997-06-18T03:35:00.000Z',
}
const lowJupiter = () =>
  inputFor('elder', { birth: LOW_JUPITER, chart: computeChart(LOW_JUPITER, ephemeris), concern: 'When will I get married?' })

describe('one order of strength', () => {
  it.each(TIMED)('is that of the shadbala for %s, in every chapter that picks a strongest or a weakest', (name) => {
    const input = inputFor(name)
    const c = new Composer(input)
    const balas = shadbala(input.chart, ephemeris)
    const ratio = (graha: (typeof SEVEN_GRAHAS)[number]): number => balas[graha].total / balas[graha].required
    const order = strengthOrder(c)
    expect(order).toEqual(SEVEN_GRAHAS.toSorted((a, b) => ratio(b) - ratio(a)))
    const document = sectionsUpTo(input, 'remediesAndMantras')
    const names = new Map(SEVEN_GRAHAS.map((graha) => [c.book.term(`graha.${graha}`), graha]))
    const named = (text: string, pattern: RegExp) => names.get(pattern.exec(text)?.[1] ?? '')
    // the nearer to the front, the stronger
    const place = (graha: (typeof SEVEN_GRAHAS)[number] | undefined): number => (graha === undefined ? -1 : order.indexOf(graha))
    const love = textIn(document, 'love')
    const best = named(love, /(?:is best kept, by|that of your 8th,) ([\w ]+) \(/)
    const care = named(love, /(?:The one to tend is|only by comparison, is) the \w+, by ([\w ]+) \(/)
    expect(best).toBeDefined()
    if (care !== undefined) expect(place(care)).toBeGreaterThan(place(best))
    const giver = named(textIn(document, 'karmicAnalysis'), /; ([\w ]+) has most to give/)
    expect(place(giver)).toBe(Math.min(...([5, 9, 12] as const).map((house) => place(c.facts.main.lordOf(house)))))
    expect(named(textIn(document, 'strengths'), /By the whole measure (\w[\w ]*?) stands highest/)).toBe(order[0])
  })

  it('says in the remedies that a graha needs help only where it is weak, and by sign alone what its sign gives it', () => {
    const names = new Map(SEVEN_GRAHAS.map((graha) => [new Composer(inputFor('elder')).book.term(`graha.${graha}`), graha]))
    let helped = 0
    for (const name of TIMED)
      for (const concern of ['When will I get married?', 'Should I change my job?']) {
        const input = inputFor(name, { concern })
        const c = new Composer(input)
        const document = sectionsUpTo(input, 'remediesAndMantras')
        for (const [, lord, pointer] of textIn(document, 'remediesAndMantras').matchAll(
          /: ([\w ]+), its lord, is [^.]*cannot give by itself|it is ([\w ]+) that stands for/g,
        )) {
          helped++
          expect(standing(c, names.get(lord ?? pointer ?? '') ?? 'sun')).toBe('weak')
        }
        const [, highest, dignity] = /by sign alone ([\w ]+) does, ([^.]+)\./.exec(textIn(document, 'strengths')) ?? []
        const graha = names.get(highest ?? '')
        if (graha !== undefined) expect(c.book.term(`dignity.${c.facts.dignity(graha)}`)).toBe(dignity)
      }
    expect(helped).toBeGreaterThan(0)
  })

  it('calls nobody strong who is short by measure, nor weak who has ample measure', () => {
    for (const name of TIMED) {
      const c = new Composer(inputFor(name))
      const balas = shadbala(inputFor(name).chart, ephemeris)
      for (const graha of SEVEN_GRAHAS) {
        const percent = (100 * balas[graha].total) / balas[graha].required
        if (percent < 100) expect(standing(c, graha)).not.toBe('strong')
        if (percent >= 120) expect(standing(c, graha)).toBe('strong')
      }
    }
  })
})

describe('a debility', () => {
  it.each(TIMED)('is said to be relieved or not, as the rules find it, for %s', (name) => {
    const { chart } = inputFor(name)
    const relieved = new Set(
      yogas(chart, ephemeris)
        .filter(({ id, status }) => id.startsWith('neechaBhanga') && status === 'formed')
        .flatMap(({ grahas }) => grahas),
    )
    const low = SEVEN_GRAHAS.filter((graha) => dignityOf(chart, graha) === 'debilitated')
    const text = textIn(sectionsUpTo(inputFor(name), 'chart'), 'chart')
    expect(text.match(/(?:The|Its) debility is relieved/g)?.length ?? 0).toBe(low.filter((graha) => relieved.has(graha)).length)
    expect(text.match(/Nothing relieves the debility/g)?.length ?? 0).toBe(low.filter((graha) => !relieved.has(graha)).length)
  })

  it('is told with its relief in the graha’s own lines and in the chapter of its house', () => {
    const document = sectionsUpTo(lowJupiter(), 'love')
    expect(textIn(document, 'chart')).toMatch(/The debility is relieved \(neecha bhanga\)/)
    expect(textIn(document, 'love')).toMatch(/Jupiter in the house of partnership \(debilitated in Makara, with neecha bhanga/)
    expect(textIn(document, 'love')).toMatch(/With the debility relieved \(neecha bhanga\)/)
    expect(textIn(document, 'strengths')).toMatch(/Neecha-bhanga/)
  })
})

describe('a chapter for the person who reads it', () => {
  const love = (concern: string): string => textIn(sectionsUpTo({ ...lowJupiter(), concern }, 'love'), 'love')

  it('does not speak of meeting or matching to the married, and has no Mangal dosha for them', () => {
    const married = love('I have been married for 18 years. Will love come back between my wife and me?')
    expect(married).toMatch(/Between the two of you/)
    expect(married).not.toMatch(/The Mangal question|Mangal dosha|manglik|introduction|If you already share|first talk/)
    expect(love('When will I get married?')).not.toMatch(/If you already share your life with somebody|Between the two of you/)
    expect(love('my wife has passed away. will I find love?')).toMatch(/You have lost the person/)
  })

  it('does not speak of a salary or an employer’s ladder to those who have left work', () => {
    const input = inputFor('elder', { concern: 'I retired ten years ago. What should I do with the years I have?' })
    const career = textIn(sectionsUpTo(input, 'career'), 'career')
    expect(career).toMatch(/Service, trade or a calling/)
    expect(career).not.toMatch(/A salary is no lack|post with people under you|Begin beside a steady income/)
  })

  it('gives at least two remedies, each an act for a house that was asked about or that its graha answers for', () => {
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name))
      const acts =
        textIn(sectionsUpTo(inputFor(name), 'remediesAndMantras'), 'remediesAndMantras').match(
          /for (?:your \d+\w\w house|the \d+\w\w from your Moon): /g,
        ) ?? []
      expect(acts.length).toBeGreaterThanOrEqual(2)
      expect(c.findings.size).toBe(0)
    }
  })
})

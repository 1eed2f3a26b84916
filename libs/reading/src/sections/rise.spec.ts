import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { outweighedClaims } from '../rules/claims.ts'
import type { ClaimKey } from '../rules/claims.data.ts'
import { periodTone } from '../rules/period-colour.ts'
import { staysLong } from '../understanding/stays-long.ts'
import { hardReasons } from './answer/answer-hard.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { chosenStretches, isOpen } from './answer/answer-stretches.ts'
import { careerSection } from './career.ts'
import { hardOf } from './hard-time.ts'
import { ledgerEntries } from './ledger.ts'
import { weeksOf } from './months.ts'
import { windows } from './cache.ts'
import { mattersOf } from './year-matters.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const of = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const textOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')
const bare = (text: string): string => text.replace(/[^\P{Cf}]/gu, '')

/** Two steps at work in one breath, and what each is called afterwards. */
const TWO = [
  [
    'I am working in same bank for 11 years and promotion is not happening, juniors got it before me. When will I get promotion or transfer to home town?',
    'a promotion',
    'a transfer home',
  ],
  ['I am in railway since 2012. When will I get transfer or promotion?', 'a transfer', 'a promotion'],
  ['I am in a company. When will I get promotion/transfer?', 'a promotion', 'a transfer'],
  ['I work as a clerk. promotion ya transfer kab hoga', 'a promotion', 'a transfer'],
] as const

describe.each(TWO)('%s', (concern, first, second) => {
  it.each(GROWN)('has both answered under their own words, by their own names, for %s', (name) => {
    const c = of(name, concern)
    const parts = shortAnswer(c).filter(({ words }) => words.length > 0)
    expect(parts).toHaveLength(2)
    expect(bare(parts[0]?.lines.map(({ text }) => text).join(' ') ?? '')).toMatch(new RegExp(first, 'iu'))
    expect(bare(parts[1]?.lines.map(({ text }) => text).join(' ') ?? '')).toMatch(new RegExp(second, 'iu'))
    expect(bare(textOf(c))).toMatch(/list|review|examination/)
    const [matter] = mattersOf(c).filter(({ topic }) => topic === 'career')
    expect(matter?.noun).toBe(first)
    expect(matter?.also.map(({ noun }) => noun)).toContain(second)
    if (chosenStretches(c, 'career').length === 0) return
    const rows = ledgerEntries(c).map(({ statement }) => bare(statement))
    expect(rows.some((row) => row.includes(first))).toBe(true)
    // an act of one's own is no prediction
    expect(rows.join(' ')).not.toMatch(/your request[^.]*is received/)
  })
})

const WAITED = 'I am a clerk in a state office, no promotion for 9 years, juniors got it before me. When will I get promotion?'

it.each(GROWN)('a wait that was told is explained by its years, and told what has changed, for %s', (name) => {
  const c = of(name, WAITED)
  const hard = hardOf(c)
  if (hard === null) throw new Error('the wait was not heard')
  const told = textOf(c)
  for (const { text } of hardReasons(c, hard)) expect(told).toContain(text)
  const turns = /What is different now: the sub-period of|It turns with the sub-period of/.exec(bare(told))
  if (turns !== null) expect(hardReasons(c, hard).length === 0 || /shows in the chart/.test(bare(told))).toBe(true)
  const { running } = c.dashas
  if (running !== null && /What is different now/.test(bare(told))) expect(periodTone(c, running.antar)).not.toBe('ill')
  expect(bare(told)).toContain('Where juniors went first')
})

it.each(GROWN)('a request has one calendar: made ready before its stretch and filed in the weeks of the months, for %s', (name) => {
  const c = of(name, 'I am a teacher in a government school. When will I get a transfer to my home town?')
  const items = answerItems(c)
    .flat()
    .map(({ text }) => bare(text))
    .join(' ')
  const told = `${items} ${bare(textOf(c))} ${bare(sectionText(careerSection(c)))}`
  expect(told).not.toMatch(/so ask then|put the request in writing in it/)
  const stretches = chosenStretches(c, 'career')
  const [next] = stretches
  if (next === undefined || isOpen(c, next) || !items.includes('and file it')) return
  const all = [...new Set([...stretches, ...windows(c).career])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const weeks = weeksOf(c, 'career', next, all)
  expect(items).toContain(weeks === null ? 'file it while it lasts' : `file it from ${bare(weeks.weeks.label)}`)
})

/** Selected, and the letter waits before a court or at an office. */
const LISTS = [
  'I cleared JKSSB exam but list is stuck in court. When will I get joining?',
  'Cleared police constable exam, result is stayed by high court. When will I get appointment letter?',
  'My name was in merit list of UPPSC but appointment letter not come, case in court. When joining?',
] as const

it.each(LISTS)('a list that waits is answered as such, with a reminder and the time: %s', (concern) => {
  for (const name of GROWN) {
    const told = bare(textOf(of(name, concern)))
    expect(told).toContain('lets the list go')
    expect(told).toMatch(/the joining/)
    expect(told).not.toContain('made in the hall')
  }
})

it.each(GROWN)('a promise that was not kept is weighed by a day of its own, and its month lies behind, for %s', (name) => {
  const c = of(name, 'My boss promised promotion in April but nothing till now. Should I wait or resign?')
  const told = bare(textOf(c))
  expect(told).toContain('The promise itself')
  expect(
    answerItems(c)
      .flat()
      .map(({ text }) => bare(text))
      .join(' '),
  ).not.toContain('which you name')
})

it('nobody who tells of years with one employer reads of breaks in their work', () => {
  const told = 'I work in the same company for 12 years. When will I get promotion?'
  expect(staysLong(told)).toBe(true)
  expect(staysLong('I changed company twice in 12 years. When will I get promotion?')).toBe(false)
  expect(staysLong('I am on the same post for 2 years. When will I get promotion?')).toBe(false)
  for (const name of GROWN) {
    const c = of(name, told)
    const { main } = c.facts
    for (const [lord, house] of [
      [8, 10],
      [10, 8],
    ] as const)
      if (c.timed && main.houseOf(main.lordOf(lord)) === house)
        expect(outweighedClaims(c).has(`lord.${lord}.in.${house}` as ClaimKey)).toBe(true)
  }
})

import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { inputFor } from '../../../__fixtures__/births.ts'
import { Composer, type Line } from '../../../compose/composer.ts'
import { bestAndWeakest, isDated } from '../../../compose/current.ts'
import { dignityFinding, periodFinding } from '../../../compose/parts.ts'
import { supported } from '../../../compose/strength.ts'
import { GROUNDS, judge } from '../../../rules/grounds.ts'
import { saturnAround } from '../../season.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { shortAnswer } from '../answer-parts.ts'

const lastOf = (c: Composer): readonly Line[] => shortAnswer(c).at(-1)?.lines ?? []
/** Two matters are told apart by their nearest times from so many days on. */
const APART_MS = 30 * 86_400_000

describe.each(GROWN)('what %s asks of oneself and of relatives', (name) => {
  it('sade sati: yes or no by Saturn’s place', () => {
    const c = composer(name, 'When will my bad time end? Is it sade sati?')
    const around = saturnAround(c)
    const phase = around !== null && around.from <= c.input.asOf ? around.phase : null
    expect(lastOf(c)[0]?.text).toMatch(
      phase === 'sadeSati' ? /^Yes: sade sati/ : phase === null ? /^No: sade sati/ : /^Sade sati it is not/,
    )
  })

  it('sade sati that is still ahead: told with its days, whatever is asked of Saturn', () => {
    const days = ['2026-11-22', '2029-05-01', '2031-09-01', '2034-02-01']
    for (const asOf of days)
      for (const concern of [
        'Is my sade sati running?',
        'Shani is troubling me. Which upay should I do?',
        'Saturn transit effects for me?',
      ])
        expect(textOf(new Composer(inputFor(name, { concern, topics: [], asOf }))).length).toBeGreaterThan(0)
  })

  it('a year beside another question: the sub-periods that it lies in', () => {
    const c = composer(name, 'When will I get a job and how is 2027 for me?')
    const ids = lastOf(c).flatMap((line) => line.ids)
    const lain = isDated(c) ? c.dashas.antars.filter(({ from, to }) => from < '2028-01-01' && to > '2027-01-01') : []
    for (const period of lain) expect(ids).toContain(periodFinding(c, period))
    expect(lastOf(c).some(({ text }) => text.includes('2027'))).toBe(true)
  })

  it('nights without sleep beside another matter: one kind line with the Moon, then the matter', () => {
    const c = composer(name, 'Son giving JEE in 2027. Will he get IIT or good college? I am very tensed, cannot sleep.')
    const text = textOf(c)
    expect(text).toMatch(/^Nights without sleep/)
    expect(text).toContain(supported(c, 'moon') ? 'is well supported: with sleep' : 'has little support by sign')
    expect(text).toContain('14416')
    expect(text).toContain('your son')
    expect(textOf(composer(name, 'Will my son get a good college?'))).not.toContain('14416')
  })

  it('a restless mind alone: its season, the Moon, and who listens', () => {
    const c = composer(name, 'I overthink all night and cant sleep. Is something wrong in my kundli?')
    const text = textOf(c)
    expect(text).toMatch(/^For your steadiness of mind/)
    expect(text).toContain('Your Moon, which keeps the mind')
    expect(text).toContain('14416')
    // a case that is asked about stays the matter, whatever the nights are like
    expect(textOf(composer(name, 'Our plot is in dispute in court. When will the case finish? I cannot sleep.'))).toMatch(
      / the case .*For papers and hearings: /,
    )
  })

  it('a stone: none to buy, then the weakest graha', () => {
    const c = composer(name, 'Which stone should I wear?')
    const [none, instead, ...more] = lastOf(c)
    expect(none?.text).toMatch(/^No stone has to be bought/)
    expect(instead?.ids).toEqual([dignityFinding(c, bestAndWeakest(c).weakest)])
    expect(more).toEqual([])
  })

  it('what comes first: by the nearer stretch', () => {
    const c = composer(name, 'Will marriage come first or job?')
    const [love, work] = [chosenStretches(c, 'love')[0], chosenStretches(c, 'career')[0]]
    if (love === undefined || work === undefined) return
    const [first] = lastOf(c)
    const [early, late] = love.from <= work.from ? [love.parts[0], work.parts[0]] : [work.parts[0], love.parts[0]]
    const shared = Math.min(Date.parse(early.to), Date.parse(late.to)) - Date.parse(late.from)
    if (Date.parse(late.from) - Date.parse(early.from) < APART_MS || shared >= APART_MS)
      expect(first?.text).toMatch(/^By the calendar the two fall together: /)
    else expect(first?.text.startsWith('By the calendar a marriage comes first, ')).toBe(love.from < work.from)
  })

  it('a son’s bride: what no parent’s chart tells, and the welcome by its ground', () => {
    const c = composer(name, 'When will my son get married and what kind of girl will come?')
    const [none, welcome] = lastOf(c)
    expect(none?.text).toMatch(/^What kind of partner your son finds stands in no chart of a parent/)
    const { state, ids } = judge(c, 'child.wedding')
    expect(welcome?.ids).toEqual(ids)
    expect(welcome?.text).toContain({ well: 'is well kept', mixed: 'has two sides', ill: 'asks patience of you' }[state])
    expect(GROUNDS['child.wedding'].houses[1]).toBe(11)
  })
})

it('why a post was lost is told of the season of work, and not of a wife', () => {
  const c = composer('chennai', 'Lost job in July, wife is upset. Why is this happening to me? what should I do')
  const [why] = shortAnswer(c).filter(({ words }) => words.length > 0)
  const text = why?.lines.map((line) => line.text).join(' ') ?? ''
  expect(text).not.toMatch(/your wife|been slow/)
})

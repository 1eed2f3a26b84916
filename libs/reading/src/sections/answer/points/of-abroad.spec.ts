import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { isDated } from '../../../compose/current.ts'
import { addYears } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { homeAndDistance } from '../../../rules/home-distance.ts'
import { bearsMove, moveTime } from '../../coming-home.ts'
import { saturnAround } from '../../season.ts'
import { onwardLean } from '../../onward.ts'
import { calledOf } from '../../year-matters.ts'
import { soonOpenings } from '../../short-concerns.ts'
import { spanAloud } from '../span-aloud.ts'
import { NEAR_YEARS, chosenStretches, spanOf } from '../answer-stretches.ts'
import { shortAnswer } from '../answer-parts.ts'
import { spanNear } from './shared.ts'

describe.each(GROWN)('what %s asks of other countries', (name) => {
  it('which country: no name, but near and far', () => {
    const c = composer(name, 'Canada or Germany, which country is better for me?')
    const text = textOf(c)
    expect(text).toMatch(/^Which country it is no chart can tell by name/)
    expect(text).not.toMatch(/than holding still|hold on for now|neither way the lead/)
    expect(text).toMatch(
      { far: /Far from the place of birth/, home: /Near the place of birth/, even: /Near and far weigh alike/ }[homeAndDistance(c).sum],
    )
  })

  it('settling: the verdict of home against distance', () => {
    const c = composer(name, 'Will I settle abroad permanently?')
    const { sum } = homeAndDistance(c)
    expect(textOf(c)).toMatch({ far: /^More yes than no/, home: /^Rather no/, even: /^For some years/ }[sum])
  })

  it('study: its own ground, and no work after it', () => {
    const c = composer(name, 'Will I study abroad?')
    const text = textOf(c)
    const { state } = judge(c, 'studyAway')
    expect(text).toMatch({ well: /has good ground/, mixed: /is possible here/, ill: /asks for a long preparation/ }[state])
    expect(text).not.toContain('your work')
  })

  it('a first stretch that is years away has its reason', () => {
    const c = composer(name, 'Will I settle abroad permanently?')
    const [first] = chosenStretches(c, 'abroad')
    const far = first !== undefined && first.from > addYears(c.input.asOf, NEAR_YEARS)
    expect(textOf(c).includes('Why so late')).toBe(far)
  })

  it('going and which country: the times are told once', () => {
    const [going, country] = shortAnswer(composer(name, 'When will I go abroad and which country is better, Canada or Germany?'))
    expect(country?.lines.some((line) => going?.lines.some(({ text }) => text === line.text))).toBe(false)
  })

  it('coming home: the year of the first time that bears the move is named first', () => {
    const c = composer(name, 'I am in Dubai for 22 years and want to retire to Kerala. Which year is good to return?')
    const openings = soonOpenings(c, 'return')
    const move = openings.find((one) => bearsMove(c, { ...one, ground: 'return' }))
    const text = textOf(c)
    if (move === undefined) expect(text).not.toContain('The year to come home')
    else {
      expect(text.startsWith(`The year to come home is ${move.parts[0]!.from.slice(0, 4)}`)).toBe(true)
      expect(text).toContain(spanOf(c, move.parts[0]!))
    }
    expect(text).not.toMatch(/\(for the move itself\)/)
  })

  it('coming home with children, from a place that is named: the year, and their ages in it', () => {
    const c = composer(name, 'On L1 visa in New Jersey, kids are 8 and 12. When should we return to Chennai?')
    expect(c.asker.abroad).toBe(true)
    const text = textOf(c)
    const [, year] = /The year to come home is (\d{4})/.exec(text) ?? []
    if (year !== undefined) {
      const [, one, other] = /about (\d+) and (\d+) then/.exec(text) ?? []
      expect(Number(other) - Number(one)).toBe(4)
      expect(Math.abs(Number(one) - 8 - (Number(year) - Number(c.input.asOf.slice(0, 4))))).toBeLessThanOrEqual(1)
    }
  })

  it('one at home asks when to join husband or wife: the way there, and no time for the marriage itself', () => {
    const c = composer(name, 'My husband is in Canada since 2022, when can I and my daughter join him?')
    const text = textOf(c)
    const [road] = chosenStretches(c, 'abroad')
    // one that is open is told by its end
    if (road !== undefined) expect(text).toContain(spanAloud(c, road.parts[0]).split(' to ').at(-1))
    expect(text).not.toMatch(/for your marriage is|what matters most between you/)
  })

  it('which work there, for one who teaches here: teaching first, then another field and the form of work', () => {
    const [, work] = shortAnswer(
      composer(name, 'My husband is in Canada, when can I join him? I am a school teacher here, what work will I get there?'),
    ).filter(({ words }) => words.length > 0)
    const text = work?.lines.map((line) => line.text).join(' ') ?? ''
    expect(work?.lines[0]?.text).toContain('teaching')
    expect(text).toMatch(/The form your chart favours|Your chart does not choose between a post/)
  })

  it('staying, asked before the journey: nothing is to be asked for there yet', () => {
    const [, stay] = shortAnswer(
      composer(name, 'I want to do masters in Germany. Will I be able to go in 2027, and will I settle there?'),
    ).filter(({ words }) => words.length > 0)
    const text = stay?.lines.map((line) => line.text).join(' ') ?? ''
    expect(text).toMatch(/More yes than no|Rather no|For some years/)
    expect(text).not.toMatch(/easiest month to ask|open for asking/)
  })

  it('a lottery for a permit: that no chart reads it and by when an employer files come first, and no way home is told', () => {
    const text = textOf(composer(name, 'H1B not picked 3 times, I am on OPT till June 2027. Will I get H1B or should I go to Canada?'))
    expect(text).toMatch(/^No chart reads that draw: employers register in March/)
    expect(text).not.toContain('coming home')
  })

  it('coming home: every stretch has one use', () => {
    const c = composer(name, 'I live in London with two kids. When should I come back to India?')
    const text = textOf(c)
    for (const { parts } of soonOpenings(c, 'return'))
      for (const { to } of parts) {
        const day = c.book.date(to)
        expect(text.split(day).length - 1).toBeLessThanOrEqual(
          1 + soonOpenings(c, 'return').filter((one) => one.parts.some(({ from }) => from === to)).length,
        )
      }
    expect(text.match(/best for the move/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })
})

describe.each(GROWN)('a permit by lot that %s hopes for', (name) => {
  it.each([
    'I am in USA on OPT. Will I get H1B and job, or should I come back to India? How is next 2 years?',
    'I am on F1 OPT in Texas, will I get H1B this year or go back to India?',
    'I am in Chicago, I want H1B and a job. Should I return to India?',
  ])('has its part first, with the month of its draw: %s', (concern) => {
    const c = composer(name, concern)
    const [first] = shortAnswer(c)
    const text = first?.lines.map((line) => line.text).join(' ') ?? ''
    expect(text).toMatch(/^Whether an H1B comes no chart can read, for it is a draw: employers register in March/)
    expect(text).toMatch(/going home|second plan|come home|coming home|go home/)
  })

  it('stands beside the post, the way home and the two years, with one judge of what is in front', () => {
    const c = composer(name, 'I am in USA on OPT. Will I get H1B and job, or should I come back to India? How is next 2 years?')
    const [first, years] = shortAnswer(c).map(({ lines }) => lines.map((line) => line.text).join(' '))
    expect(first).toContain('a new post')
    if (isDated(c)) expect(years).toContain(' in front')
    if (saturnAround(c) !== null) expect(years).toContain('Overhead')
    expect(years).not.toContain('For love')
    const move = moveTime(c)?.parts[0]?.from.slice(0, 4)
    expect(years).not.toContain(`The one to go slowly in is ${move}`)
  })

  it('is looked for by nobody who holds it', () => {
    expect(textOf(composer(name, 'I am in USA on H1B, layoffs everywhere. Will I get green card or come back to India?'))).not.toContain(
      'H1B comes',
    )
  })
})

it('whoever asks of a green card and of going back reads in the second how the two weigh', () => {
  const [card, back] = shortAnswer(
    composer('chennai', 'We live in New Jersey on H1B. When will my green card come, should we go back to India?'),
  )
  expect(card?.lines.map(({ text }) => text).join(' ')).not.toContain('Weighed together')
  expect(back?.lines[0]?.text).toContain('Weighed together')
})

describe.each(GROWN)('a further country of %s', (name) => {
  const c = composer(name, 'I am working in Dubai for 3 years. Should I come back to India or try for Canada?')

  it('is weighed against the way home, with a time for each', () => {
    const text = textOf(c)
    expect(text).toMatch(
      {
        home: /^Rather home than Canada/,
        land: /^Rather Canada than home/,
        stay: /^Rather where you are/,
        even: /^Between Canada and home/,
      }[onwardLean(c)],
    )
    expect(text).toMatch(/For Canada the chart (?:says|asks)/)
    const [road] = chosenStretches(c, 'abroad')
    if (road !== undefined && c.timed) expect(text).toContain(`To file for Canada: ${spanNear(c, road.parts[0])}`)
    const move = moveTime(c)
    if (move !== undefined) expect(text).toContain('For the move home: ')
  })

  it('is what every chapter calls it', () => {
    expect(calledOf(c, 'abroad')).toBe('going on to Canada')
  })
})

describe.each(GROWN)('an offer from abroad that is held (%s)', (name) => {
  it.each([
    'got offer from dubai 8000 aed should i go',
    'I have an offer from Dubai, should I go or stay in India?',
    'got offer from dubai 8000 aed should i go, wife is pregnant',
  ])('waits for no stretch of years from now: %s', (concern) => {
    const text = textOf(composer(name, concern))
    expect(text).toMatch(/Between home and|[Hh]ome|distance|abroad/)
    expect(text).not.toMatch(
      /The first (?:longer )?time for (?:a life abroad|going abroad)|comes this reading does not foretell|Of a child on its way/,
    )
  })
})

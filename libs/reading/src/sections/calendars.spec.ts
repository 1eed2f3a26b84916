import { BIRTH_NAMES, BIRTHS, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { daysBetween } from '../facts/calendar.ts'
import { calendarLines, regionOf, seasonsOf } from './calendars.ts'
import { questionSection } from './your-question.ts'

const composer = (name: string, concern: string, asOf = '2026-11-21'): Composer => new Composer(inputFor(name, { concern, asOf }))
const linesOf = (c: Composer): string =>
  calendarLines(c)
    .map(({ text }) => text)
    .join(' ')
/** Days on which different people have different stretches. */
const DAYS = ['2026-02-10', '2026-06-01', '2026-11-21', '2027-04-15', '2027-12-20']
const told = (concern: string, names = ['delhi', 'chennai', 'hyderabad', 'kathmandu', 'fresno', 'sydney']): string[] =>
  names.flatMap((name) => DAYS.map((day) => linesOf(composer(name, concern, day)))).filter((text) => text !== '')

describe('the seasons without weddings', () => {
  it('are those of the part of India', () => {
    expect([regionOf(BIRTHS.delhi), regionOf(BIRTHS.chennai), regionOf(BIRTHS.hyderabad), regionOf(BIRTHS.london)]).toEqual([
      'north',
      'south',
      'south',
      'both',
    ])
    const names = (name: string): string[] => seasonsOf(composer(name, ''), 2027).map((one) => one.name)
    expect(names('delhi')).toEqual(
      ['kharmas', 'chaturmas', 'mina'].toSorted((a, b) => names('delhi').indexOf(a) - names('delhi').indexOf(b)),
    )
    expect(names('chennai').toSorted()).toEqual(['aadi', 'margazhi', 'pitru'])
  })

  it('have their usual days', () => {
    const [kharmas] = seasonsOf(composer('delhi', ''), 2026)
    expect(kharmas).toEqual({ name: 'kharmas', from: '2026-12-16', to: '2027-01-14' })
    for (const name of ['delhi', 'chennai', 'fresno'])
      for (const { name: season, from, to } of seasonsOf(composer(name, ''), 2028)) {
        const days = daysBetween(from, to)
        if (season === 'chaturmas') expect(days).toBeGreaterThan(115)
        else if (season === 'pitru') expect([14, 15, 16]).toContain(days)
        else expect([29, 30, 31, 32]).toContain(days)
      }
  })

  it('are named to those who are to marry, with the day from which families that keep one marry', () => {
    const texts = told('When will I get married? Will it be love or arranged?')
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts)
      expect(text).toMatch(
        /where your family keeps .+, it (?:has no wedding in those days\. .+ has its day (?:from|before) \d+ \w+ 20\d\d|holds no wedding in those days)/,
      )
  })

  it.each([
    'Married 11 years, husband and I hardly talk. Will our relation become good?',
    'Got divorced in 2024. When will I get a better job?',
    'My husband died. Will I find company again?',
    'My daughter is 30, refusing all matches. When will her marriage happen?',
    'When will I get a new job?',
    'Engaged, wedding in April 2027. Will we be happy?',
    'My wife left in 2023, divorce case going on. Will I marry again?',
  ])('are no word for: %s', (concern) => {
    expect(told(concern).filter((text) => /wedding day/.test(text))).toEqual([])
  })

  it('name the first Kharmas to the north where a near time for a promise holds it, with the days of that time that are free', () => {
    const ends = new Set<string>()
    for (const name of BIRTH_NAMES)
      for (const day of Array.from({ length: 12 }, (_, index) => `${2021 + index}-11-23`)) {
        const c = new Composer({
          ...inputFor(name, { concern: 'When will I get married? A proposal has come from Deoria', asOf: day }),
        })
        const text = linesOf(c)
        const [, first] = /The roka has its day before (\d+ \w+ \d+)/u.exec(text) ?? []
        const [, free] = /The roka has its day (?:before [^.]*or )?from (\d+ \w+ \d+) on/u.exec(text) ?? []
        if (!text.includes('Within the time until')) continue
        expect([name, regionOf(c.input.birth), text]).toEqual([name, 'north', expect.stringContaining('Kharmas, with the Sun in Dhanu')])
        expect(first ?? '16 December').toMatch(/^1[567] December/u)
        expect(free ?? '15 January').toMatch(/^1[456] January/u)
        ends.add(`${name} ${day}`)
      }
    expect(ends.size).toBeGreaterThan(1)
  })

  it('never send a wedding into another season', () => {
    for (const name of ['delhi', 'chennai', 'kathmandu'])
      for (const day of DAYS) {
        const c = composer(name, 'When will I get married?', day)
        const free = /marry from (.+)\.$/.exec(linesOf(c))?.[1]
        if (free === undefined) continue
        const date = new Date(`${free} UTC`).toISOString().slice(0, 10)
        const year = Number(date.slice(0, 4))
        for (const one of [year - 1, year].flatMap((each) => seasonsOf(c, each))) expect(one.from <= date && date <= one.to).toBe(false)
      }
  })
})

describe('examinations and intakes', () => {
  it('leaves the months of an examination that is to be sat to its attempts on page 1', () => {
    for (const concern of ['Preparing for SSC CGL. When will I get selected?', 'UPSC preparation going on. When will I clear it?'])
      expect(told(concern)).toEqual([])
  })

  it('keeps an autumn that is named apart from a later stretch', () => {
    const texts = told('Doing BTech final year. MS in USA for fall 2027, when will I go?', ['hyderabad', 'delhi'])
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts.filter((one) => /autumn you name/.test(one)))
      expect(text).toMatch(/October 2026 to January 2027\), then .*August 2027/)
  })

  it('is silent where nothing of the kind was asked, and stands on page 1 where it was', () => {
    expect(told('When will I be happy at work?')).toEqual([])
    const c = ['hyderabad', 'delhi']
      .flatMap((name) => DAYS.map((day) => composer(name, 'Doing BTech final year. MS in USA for fall 2027, when will I go?', day)))
      .find((one) => linesOf(one) !== '') as Composer
    const paragraphs = questionSection(c).blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [block.runs.map(({ text }) => text).join('')] : [],
    )
    expect(paragraphs.some((text) => /official site has the days/i.test(text))).toBe(true)
  })
})

import type { ReadingDocument } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { periodTone } from '../rules/period-colour.ts'
import { periodTie, TIED } from '../rules/periods.ts'
import { strongestOf } from '../rules/windows.ts'
import { MAIN_TOPICS, savOf } from '../rules/witnesses.ts'
import { writeReading } from '../write-reading.ts'
import { authorityOf } from '../rules/authority.ts'
import { allWindows } from './cache.ts'
import { careerSection } from './career.ts'
import { namedWorkLines, sideLines } from './named-work.ts'
import { publicOrPrivate } from './work-told.ts'
import { bestFor, fieldTable } from './suggested-work.ts'
import { steadyTimes } from './short-concerns.ts'
import { betterPeriods } from './window-lines.ts'

const ADULTS = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')
const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['career'] }))
const chapterOf = (c: Composer): string => JSON.stringify(careerSection(c).blocks)
const wholeOf = (document: ReadingDocument): string => JSON.stringify(document.sections)

describe('work for clients of one’s own', () => {
  const FREELANCE =
    'I am a freelance graphic designer working from home, income not stable. Which field suits me and when will I be stable?'

  it.each(ADULTS)('is never told of an employer, a transfer or the day of a salary, %s', (name) => {
    const c = composerOf(name, FREELANCE)
    expect(c.asker).toMatchObject({ trade: 'business', freelance: true })
    const text = wholeOf(writeReading(inputFor(name, { concern: FREELANCE, topics: ['career'] })))
    const slips = text.match(
      /day the salary comes|read it as a transfer|another employer|who your employer|name one wish a quarter|[^"]{0,60}customer/g,
    )
    expect(slips).toBeNull()
  })

  it.each(ADULTS)('has the sides of the field in the table of whoever asks which suits, %s', (name) => {
    const c = composerOf(name, FREELANCE)
    expect(sideLines(c)[0]?.text).toMatch(/^Stay in design/)
    expect(namedWorkLines(c)[0]?.text).toMatch(/^Stay in design/)
    expect(chapterOf(c).includes('design (named by you)')).toBe(true)
    // nobody is sent from a craft into what needs another degree
    expect(bestFor(c).text).not.toMatch(/medicine|pharmacy|nursing|law|engineering/)
  })

  it('is told from when an income is steadier before it is firm', () => {
    for (const name of ADULTS) {
      const times = steadyTimes(composerOf(name, FREELANCE))
      if (times !== null) expect(times.firm.from > times.steadier.from).toBe(true)
    }
  })
})

describe('one judge for one matter of work', () => {
  it.each(BIRTH_NAMES)('sends nobody to command whose chart has no rank to spare, %s', (name) => {
    const c = composerOf(name, 'Which career suits me?')
    if (authorityOf(c).kind !== 'low') return
    expect(bestFor(c).text).not.toContain('management')
    expect(JSON.stringify(fieldTable(c)).includes('management')).toBe(false)
  })

  it.each(BIRTH_NAMES)('calls work fuller than gains only where it is, %s', (name) => {
    const c = composerOf(name, 'When will my work grow?')
    const sav = savOf(c)
    if (sav === null) return
    const text = chapterOf(c)
    if (text.includes('Work has a fuller house')) expect(sav(10)).toBeGreaterThan(sav(11))
    if (text.includes('Gains stand above work and above spending')) {
      expect(sav(11)).toBeGreaterThan(sav(10))
      expect(sav(11)).toBeGreaterThan(sav(12))
    }
    expect(text).not.toContain('below both')
    if (text.includes('houses equally full')) expect(sav(10)).toBe(sav(11))
  })

  it.each(ADULTS)('weighs government against a private post alike on page 1 and in the chapter, %s', (name) => {
    const concern = 'SSC CGL preparation for 3 years, failed twice. Government job or private job?'
    const c = composerOf(name, concern)
    const page = JSON.stringify(
      writeReading(inputFor(name, { concern, topics: ['career'] })).sections.find(({ id }) => id === 'yourQuestion'),
    )
    if (/gives a little more support to (?:a private|government)/.test(page))
      expect(page.includes(publicOrPrivate(c) > 0 ? 'more support to a private post' : 'more support to government service')).toBe(true)
    // attempts have an age limit: no far sub-period is named as their time
    expect(/sub-period of [^.]*who carries government service/.test(chapterOf(c))).toBe(false)
  })

  it.each(BIRTH_NAMES)('tells nobody in loss that setbacks are short, %s', (name) => {
    const c = composerOf(name, 'My textile business is in loss since 2 years. When will it recover?')
    expect(chapterOf(c).includes('setbacks at work tend to be short')).toBe(false)
  })
})

describe('better years', () => {
  it('stand in for a strongest stretch where none is, and are favourable and tied', () => {
    let told = 0
    for (const name of BIRTH_NAMES)
      for (const topic of MAIN_TOPICS) {
        const c = composerOf(name, 'When will I get promotion?')
        const periods = betterPeriods(c, topic)
        if (strongestOf(allWindows(c)[topic]) !== undefined) expect(periods).toEqual([])
        for (const period of periods) {
          told++
          expect(periodTone(c, period)).toBe('well')
          expect(periodTie(c, period, topic)).toBeGreaterThanOrEqual(TIED)
        }
        if (topic === 'career' && periods.length > 0) {
          expect(chapterOf(c)).toMatch(/go by the better years|As whole years the better ones/)
          expect(chapterOf(c).includes('none of the next twelve years stands out')).toBe(false)
        }
      }
    expect(told).toBeGreaterThan(0)
  })
})

describe('a graduate', () => {
  it('is not told of streams of study, but of the sides of the field', () => {
    const c = composerOf('unknown', 'Final year BTech CSE student. MS in USA or take the software job?')
    expect(c.asker.work).toBe('study')
    expect(chapterOf(c).match(/streams of study|several roads are open/)).toBeNull()
    expect(chapterOf(c).includes('Of the sides of ')).toBe(true)
  })
})

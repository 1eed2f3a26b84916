import { sectionText } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import { judge } from '../rules/grounds.ts'
import { governmentKey } from './answer/points/of-post.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { sittings } from './exam-times.ts'
import { examName } from './exam-year.ts'

const sample = inputFor('delhi')
const BIRTHS = 20

const told = (concern: string) =>
  sampleBirths(BIRTHS, 'asked work').map((birth, index) => {
    const born = { ...birth, birthLocal: `1998${birth.birthLocal.slice(4)}` }
    const input = {
      ...sample,
      birth: born,
      chart: computeChart(born, sample.ephemeris),
      seed: `asked work ${index}`,
      concern,
      asOf: '2026-11-23',
    }
    const {
      c,
      document: { sections },
    } = bookOf(input)
    const textOf = (id: string): string => {
      const section = sections.find((one) => one.id === id)
      return section === undefined ? '' : sectionText(section)
    }
    return { c, page: textOf('yourQuestion'), chapter: textOf('career'), book: sections.map(sectionText).join('\n') }
  })

describe('a post under the state that somebody prepares for', () => {
  const all = told('I am preparing for bank PO exam since 2 years. Will I get government job?')

  it('has the lean of page 1 first in the chapter, and the field beside it', () => {
    for (const { c, page, chapter } of all) {
      const lean = c.say(governmentKey(c))
      expect(page).toContain(lean)
      expect(chapter.indexOf(lean)).toBeGreaterThan(0)
      expect(chapter.indexOf(lean)).toBeLessThan(chapter.indexOf(c.say('topic.askedBeside')))
      expect(chapter).not.toContain('the post that you prepare for')
    }
  })

  it('is told of forms and papers, and never of asking, classmates or a raise', () => {
    for (const { page, chapter, book } of all) {
      // a journey is asked and applied for
      expect(`${page}\n${chapter}`).not.toMatch(/asking and applying/)
      expect(book).not.toMatch(/of the year to ask|month to ask in/)
      expect(book).not.toMatch(/classmates|raise of your pay|let money and liking decide/)
    }
  })

  it('has the times for sitting in the chapter', () => {
    let found = 0
    for (const { c, chapter } of all)
      for (const { parts } of sittings(c)) {
        found++
        expect(chapter).toContain(
          c.say('career.sitting', { exam: examName(c), spans: { list: sittings(c).map((one) => spanOf(c, one.parts[0])) } }),
        )
        expect(parts).toHaveLength(1)
      }
    expect(found).toBeGreaterThan(BIRTHS / 4)
  })
})

describe('a business asked about beside a post', () => {
  it('has a part of its own in the chapter and a line under what can be done', () => {
    for (const { c, chapter } of told(
      'I am a manager in a private company. When will I get promotion? Should I start my own business also?',
    )) {
      const [, own = ''] = chapter.split(c.say('career.headOwn'))
      expect(own).toContain(c.say(`career.own.partner.${judge(c, 'tradePartner').state}`))
      expect(own).toContain('kinds of business')
      const [, todo = ''] = own.split(c.say('topic.headDo'))
      expect(todo).toContain('For the business')
    }
  })
})

describe('a first job in a field that is named', () => {
  it('names the field first, takes no degree for a wish, and calls nothing a better post that is a plain one', () => {
    for (const { page, chapter, book } of told('I completed BTech. When will I get a software job?')) {
      expect(page).toContain('a first job in software')
      expect(chapter).not.toMatch(/engineering \(named by you\)|Of software and engineering/)
      expect(book).not.toMatch(/better post later: [^.]*a plain post/)
      expect(book).not.toContain('comes first, since the pointers')
    }
  })
})

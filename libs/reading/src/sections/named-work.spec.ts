import type { ReadingDocument, Section } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { sectionsUpTo } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { fieldFinding, weighedFields, weighField, workPointers } from '../rules/fields.ts'
import { FIELDS } from '../understanding/work-words.ts'
import { fieldLine, namedWorkBlocks, namedWorkLines } from './named-work.ts'
import { bestFor, fieldTable, pointerLine } from './suggested-work.ts'
import { workNamed } from './work-told.ts'

const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern }))
const textOf = (document: Pick<ReadingDocument, 'sections'>, id: Section['id']): string =>
  JSON.stringify(document.sections.find((section) => section.id === id)?.blocks)

const FILM = 'I want to be a film director. Family says take a job. Which career suits me?'

describe('the work that a person names', () => {
  it.each(BIRTH_NAMES)('is told first on page 1 and in the chapter, %s', (name) => {
    const document = sectionsUpTo(inputFor(name, { concern: FILM, topics: ['career'] }), 'career')
    expect(textOf(document, 'yourQuestion')).toMatch(/Your chart carries film|For film your chart asks/)
    const career = textOf(document, 'career')
    expect(career).toContain('The work you name')
    expect(career).toMatch(/gives it to Venus/)
  })

  it('agrees with itself: the verdict on page 1 is the verdict of the chapter', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, FILM)
      const [verdict] = namedWorkLines(c)
      const text = JSON.stringify(namedWorkBlocks(c))
      expect(text).toContain(verdict?.text)
      const { carried } = weighField(c, 'film')
      expect(verdict?.text).toMatch(
        carried === 'well' ? /film (?:well|a little better)/ : carried === 'slow' ? /slower way/ : /as well as most|a little less easily/,
      )
    }
  })

  it('says of a field what its number says: seven of ten are a little above most, three and four a little below', () => {
    const WORDS = { 5: 'about as well as most', 6: 'about as well as most', 7: 'a little better than most' }
    const seen = new Set<number>()
    for (const name of BIRTH_NAMES)
      for (const field of FIELDS) {
        const { text } = fieldLine(composerOf(name, FILM), field)
        const less = Number(/(\d) charts? in 10 carry it less/.exec(text)?.[1] ?? 0)
        const more = Number(/(\d) charts? in 10 carry it more easily/.exec(text)?.[1] ?? 0)
        expect(less === 0).toBe(more > 0)
        if (less === 0) expect(text).toContain(more > 7 ? 'slower way' : more > 5 ? 'a little less easily than most' : 'never')
        else expect(text).toContain(WORDS[less as keyof typeof WORDS] ?? ' well: ')
        seen.add(less || 10 - more)
      }
    expect(seen.size).toBeGreaterThan(5)
  })

  it('leans for a well carried field on facts for it, and for a slow one on facts against it', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, 'I want to become a singer')
      const text = namedWorkLines(c)
        .map((line) => line.text)
        .join(' ')
      const { carried } = weighField(c, 'music')
      const sides = [text.includes('For it:'), text.includes('Against it:')]
      if (carried === 'well') expect(sides).toEqual([true, false])
      else if (carried === 'slow') expect(sides[0]).toBe(false)
      expect(/For it:|Against it:|speaks for it/.test(text)).toBe(true)
      for (const { ids } of namedWorkLines(c)) for (const id of ids) expect(c.findings.has(id)).toBe(true)
    }
  })

  it('puts several fields in one order, the best carried first', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, 'Medical or engineering or law, which career is better for me?')
      const all = workNamed(c)
      expect(all.map(({ field }) => field).toSorted()).toEqual(['engineering', 'law', 'medicine'])
      expect(all.map(({ tenths }) => tenths)).toEqual(all.map(({ tenths }) => tenths).toSorted((a, b) => b - a))
      expect(namedWorkLines(c)[0]?.text).toMatch(/^Of the fields you name your chart carries \w+ best/)
    }
  })

  it('is silent where none is named, or where it is somebody else’s', () => {
    for (const concern of ['When will I get married?', 'My son wants to become a doctor. Will he succeed?', 'Which career suits me?']) {
      const c = composerOf('delhi', concern)
      expect(workNamed(c)).toEqual([])
      expect(namedWorkLines(c)).toEqual([])
      expect(namedWorkBlocks(c)).toEqual([])
    }
  })

  it('tells a wish and a practice apart', () => {
    const wish = namedWorkLines(composerOf('delhi', 'I want to become a nurse'))[0]?.text
    const does = namedWorkLines(composerOf('delhi', 'I am a nurse, no promotion'))[0]?.text
    expect(wish).not.toContain('the work you do')
    expect(does).toMatch(/the work you do/i)
  })
})

describe('fields that are suggested', () => {
  it('say for whom: kinds of business for who asks about one, and from thirty on nothing that is entered in youth', () => {
    for (const name of BIRTH_NAMES) {
      const asked = composerOf(name, 'Should I stay in Punjab and do business?')
      const trade = bestFor(asked)
      const open = composerOf(name, 'When will my salary increase?')
      if (asked.asker.work === 'livelihood') expect(trade.text).toMatch(/kinds of business/)
      expect(trade.text).not.toMatch(/music|film|software/)
      if (open.asker.work === 'livelihood' && open.asker.age >= 30) {
        expect(bestFor(open).text).toMatch(/open at your age/)
        expect(bestFor(open).text).not.toMatch(/music|film|medicine|army|police|government/)
      }
    }
  })

  it('hold no longer than the dasamsa where it comes first, and name no field of theirs where none was named', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, 'When will my salary increase?')
      for (const {
        field,
        for: [first],
      } of weighedFields(c))
        if (first?.key === 'work.fact.d10' || first?.key === 'work.fact.d10Lord') {
          const own = c.findings.get(fieldFinding(c, field))?.stabilityMinutes as number
          for (const id of first.ids()) expect(own).toBeLessThanOrEqual(c.findings.get(id)?.stabilityMinutes as number)
        }
      expect(JSON.stringify(fieldTable(c))).not.toContain('those you name')
    }
  })
})

describe('the pointers to a kind of work', () => {
  it.each(BIRTH_NAMES)('say how far they agree, %s', (name) => {
    const c = composerOf(name, 'Which career suits me?')
    const grahas = workPointers(c).map(({ graha }) => graha)
    const different = new Set(grahas).size
    const { text } = pointerLine(c)
    expect(text).toMatch(different === 1 ? /^All / : different === grahas.length ? /do not agree/ : /^Two of three/)
  })

  it('give useful days to the retired and streams to a student', () => {
    const retired = sectionsUpTo(inputFor('elder', { concern: 'I am retired. What work is good for me?', topics: ['career'] }), 'career')
    expect(textOf(retired, 'career')).toMatch(/For useful days/)
    const student = inputFor('young', { concern: 'Which stream should I take after 12th?', topics: ['career'] })
    expect(textOf(sectionsUpTo(student, 'career'), 'career')).toMatch(/streams of study/)
  })

  it('do not send anybody into the markets or into politics', () => {
    for (const name of BIRTH_NAMES) {
      const document = sectionsUpTo(inputFor(name, { concern: 'Which career suits me?', topics: ['career'] }), 'career')
      for (const id of ['career', 'yourQuestion'] as const)
        expect(textOf(document, id)).not.toMatch(/trading in the markets|politics|work at sea|aviation/)
    }
  })
})

import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { shortAnswer } from './answer-parts.ts'
import { answerOf } from './answer.ts'
import { readings } from '../cache.ts'
import { workMode } from '../career.ts'
import { namedWorkBlocks, namedWorkGist } from '../named-work.ts'
import { bestFor } from '../suggested-work.ts'
import { workNamed } from '../work-told.ts'

const composers = (concern: string): Composer[] => BIRTH_NAMES.map((name) => new Composer(inputFor(name, { concern, topics: [] })))
const gistOf = (c: Composer): string[] => (answerOf(c).gist ?? []).map(({ text }) => text)
/** The first sentences and the numbered ones: what is too long to stand first stands there. */
const pageOf = (c: Composer): string[] => [...gistOf(c), ...answerOf(c).items.flatMap((item) => item.map(({ text }) => text))]
const chapterText = (c: Composer): string =>
  namedWorkBlocks(c)
    .flatMap((block) => (block.kind === 'paragraph' ? block.runs.map(({ text }) => text) : []))
    .join(' ')

describe('a question with more than one half', () => {
  it('hears of the work it names in the chapter’s own words, whether carried or not', () => {
    const seen = new Set<string>()
    for (const concern of [
      'NEET drop year, 480 last time. Will I get a govt mbbs seat or should I take BDS',
      'Failed bihar police twice in the final, now filled the form again. One more attempt or something else?',
      'MS in USA for fall 2027 or take the software job at TCS? Loan will be 40 lakhs',
    ])
      for (const c of composers(concern)) {
        const [named] = workNamed(c)
        if (named === undefined) throw new Error(`no work is heard in "${concern}"`)
        seen.add(named.carried)
        const verdict = namedWorkGist(c)[0]?.text as string
        expect({ concern, page: pageOf(c) }).toEqual({ concern, page: expect.arrayContaining([verdict]) })
        expect(chapterText(c)).toContain(verdict)
      }
    expect([...seen].toSorted()).toEqual(['half', 'slow', 'well'])
  })

  it('names what stands in the house of competition, and nothing where nothing helps there', () => {
    const told = composers('SSC CGL failed twice in tier 2, one more attempt? will I clear it').map((c) => {
      const strong = c.timed && c.facts.main.occupants(6).some((graha) => ['sun', 'mars', 'saturn', 'ketu'].includes(graha))
      const armed = pageOf(c).some((text) => text.startsWith('Rivals are counted apart from it'))
      if (!strong) expect(armed).toBe(false)
      return armed
    })
    expect(new Set(told)).toEqual(new Set([true, false]))
  })

  it('is told which field suits before when, in the order of the words', () => {
    for (const c of composers('I design from home and income is not stable. Which field suits me and when will I be financially stable')) {
      const gist = gistOf(c)
      expect(gist[0]).toBe(bestFor(c).text)
      expect(gist.length).toBeGreaterThan(2)
    }
  })

  it('reads work of one’s own for later by the form of work that the chapter weighs', () => {
    const modes = new Set<string>()
    for (const c of composers('Promotion denied twice. Should I wait or change company? Also want to start own consulting someday.')) {
      const { mode } = workMode(c)
      modes.add(mode)
      const own = gistOf(c).filter((text) => text.startsWith('Work of your own for later'))
      expect(own).toHaveLength(1)
      // nobody is sent into a trade where the chapter leans to a post
      expect({ mode, ground: (own[0] as string).includes('has ground') }).toEqual({
        mode,
        ground: mode === 'business' || mode === 'profession',
      })
    }
    expect(modes.size).toBeGreaterThan(2)
  })

  it('names a second field at once, with what its own chapter finds', () => {
    const verdicts = new Set<string>()
    for (const c of composers('When will I get married, and when will I get a good job?')) {
      const { topic } = answerOf(c)
      const other = topic === 'love' ? 'career' : 'love'
      const { id, verdict } = readings(c)[other]
      verdicts.add(verdict)
      const lines = shortAnswer(c).flatMap((part) => part.lines)
      expect(lines.some(({ ids }) => ids.includes(id))).toBe(true)
    }
    expect(verdicts.size).toBeGreaterThan(1)
    for (const c of composers('Nothing is working since 2021, job, marriage, money, all stuck. When will good time start?')) {
      const text = gistOf(c).join(' ')
      expect(text).toMatch(/for (?:your work|a new post|a post|useful work)/i)
      expect(text).toMatch(/for a marriage|for love/i)
    }
  })

  it('puts first what is asked to be told first', () => {
    for (const c of composers('नौकरी और शादी दोनों अटकी है, पहले नौकरी का बताइए कब लगेगी, फिर शादी')) {
      if (answerOf(c).topic !== 'love') continue
      const gist = gistOf(c)
      const at = (words: RegExp): number => gist.findIndex((text) => words.test(text))
      expect(at(/your training|your work|a post/)).toBeLessThan(at(/a marriage/))
    }
  })

  it('answers of several proposals none by its name, and asks nothing of what is only told', () => {
    for (const c of composers('four rishtas came this month, one engineer, one shop, one army. which one should my parents say yes to'))
      expect(gistOf(c)[0]).toMatch(/^Which of them/)
    for (const c of composers('bhai ki dukan pe kaam karta hu, apna alag kaam chalu karu kya? paisa thoda hi hai'))
      expect(gistOf(c).join(' ')).not.toMatch(/money/i)
  })

  it('reads a course abroad that is still to begin as no life abroad, and the way home as no return that is over', () => {
    for (const c of composers(
      'Final year BTech CSE. MS in USA for fall 2027 or take the TCS job? Loan will be 40 lakhs, F1 visa situation is scary',
    )) {
      expect(c.asker.abroad).toBe(false)
      const gist = gistOf(c).join(' ')
      expect(gist).toMatch(/[Bb]etween study and a job/)
      expect(gist).toContain('A loan:')
    }
    for (const c of composers('15 years in Kuwait, company cutting staff. Should I come back to Kerala and start something, which year?')) {
      expect(gistOf(c)[0]).toMatch(/^You ask about coming back/)
      expect(gistOf(c).join(' ')).toMatch(/usiness of your own/)
    }
  })

  it('answers a trade that runs at a loss as a trade, and not as a sum that is owed', () => {
    for (const c of composers(
      'Textile business in loss since 2 years, payment stuck in market. When will it recover, should I close it and do job?',
    )) {
      expect(answerOf(c).topic).toBe('career')
      expect(gistOf(c).join(' ')).toMatch(/[Bb]etween a job and your own business/)
      expect(gistOf(c).join(' ')).toMatch(/for your business/i)
    }
  })
})

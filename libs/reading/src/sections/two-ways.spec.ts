import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { ledMatter } from './led-matter.ts'
import { SECTIONS } from './sections.ts'
import { otherWay, twoWays } from './two-ways.ts'
import { ledgerEntries } from './ledger.ts'
import { mattersOf } from './year-matters.ts'
import { sectionText } from '@disha/contracts/document'

const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const CHAPTERS: readonly string[] = ['askedMatter', 'career', 'abroad']

/** The leads of the chapters that may be asked about, one after the other. */
function leadsOf(c: Composer): string {
  return SECTIONS.flatMap((section) => {
    const found = section(c)
    return found !== null && CHAPTERS.includes(found.id) ? [found.lead.map(({ text }) => text).join('')] : []
  }).join('\n')
}

/** Questions that hold two ways against each other, with what names each of them. */
const WORDINGS = [
  [
    'I have a job in Pune and an offer in Chennai. Should I take the offer in Chennai or stay in Pune?',
    'the offer in Chennai',
    'staying in Pune',
  ],
  ['I am a B.Ed teacher. Should I teach in Varanasi or look outside?', 'Varanasi', 'going to another place'],
  ['Should I go abroad or stay in India with my parents?', 'a life abroad', 'a life in India'],
  ['Finished 12th. Shall I go to Canada or take a seat here?', 'Canada', 'a life in India'],
  ['I run a mobile shop and my cousin is calling me to Dubai for work. Should I go to Dubai or stay with my shop?', 'Dubai', 'the shop'],
  ['Should I work in Coimbatore near my family or go to Bangalore?', 'Coimbatore', 'Bangalore'],
  ['should i shift to bangalore or stay in indore for job', 'going to another place', 'staying near home'],
  ['Is it better to go to Germany for masters or do a job in India?', 'Germany', 'a job here'],
  ['Should I start my own business or stay in my job?', 'a business of your own', 'the job you have'],
  ['Should I do MBA or continue in my present job?', 'MBA', 'the job you have'],
  ['Govt job or private job, which one is good for me?', 'government service', 'a private post'],
] as const

describe('two ways that are held against each other', () => {
  it.each(WORDINGS)('stand both at the head of the chapter: %s', (concern, one, other) => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, concern)
      const leads = leadsOf(c)
      const [first, second] = twoWays(c)?.lines ?? []
      expect(first?.text ?? name).toContain(one)
      expect(first?.text).toContain(other)
      expect(second?.text).toMatch(/^For /)
      expect(leads).toContain(first?.text)
      expect(leads).toContain(second?.text)
      // each says when, or that it asks for no day
      for (const line of [first, second]) expect(line?.text).toMatch(/\d{4}|asks for no day|the same days|no time for it stands out/)
    }
  })

  it('are those of page 1: two courses are no course against a post', () => {
    for (const name of BIRTH_NAMES) expect(twoWays(composerOf(name, 'should i do b.ed or mba after graduation'))).toBeNull()
  })

  it('lean as page 1 leans, of home and distance', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, 'Should I work in Coimbatore near my family or go to Bangalore?')
      const { sum } = homeAndDistance(c)
      const [first] = twoWays(c)?.lines ?? []
      expect(first?.text).toContain(
        sum === 'even' ? 'neither leads' : sum === 'far' ? 'leans to going to Bangalore' : 'leans to staying in Coimbatore',
      )
    }
  })

  it.each(['When will I get married?', 'When will I get a promotion?', 'Will I get a job or not?', 'Which country is good for me?'])(
    'are none where nothing is held against anything: %s',
    (concern) => {
      for (const name of BIRTH_NAMES.slice(0, 4)) {
        const c = composerOf(name, concern)
        expect([twoWays(c), ledMatter(c)]).toEqual([null, null])
      }
    },
  )

  it.each([
    'I have a mobile shop in Kollam and my cousin is calling me to Dubai. Should I go to Dubai or open a second shop here?',
    'Should I go abroad or stay in India with my parents?',
    'Finished 12th. Shall I go to Canada or take a seat here?',
  ])('leave the times of the other in months, roadmap and ledger to whoever takes it: %s', (concern) => {
    let found = 0
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, concern)
      const other = otherWay(c)
      if (other === null || other.of === 'study' || !mattersOf(c).some(({ topic }) => topic === other.of)) continue
      found++
      const texts = SECTIONS.flatMap((section) => {
        const written = section(c)
        if (written === null || !['yearlyForecast', 'roadmap'].includes(written.id)) return []
        return [written.lead.map(({ text }) => text).join('') + sectionText(written)]
      })
      for (const text of texts) expect(text).toMatch(/for the case that you choose/)
      const rows = ledgerEntries(c).filter(({ id, asked }) => asked && id.startsWith(`window.${other.of}.`))
      for (const { statement } of rows) expect(statement).toContain('if you take that way')
    }
    expect(found).toBeGreaterThan(0)
  })

  it('look for no other post where the one in hand is leaned to', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, 'I work in a private company. Should I start my own business or stay in my job?')
      const rows = ledgerEntries(c).filter(({ id, asked }) => asked && id.startsWith('window.career.'))
      expect([name, rows.filter(({ statement }) => /another employer|new post:/.test(statement))]).toEqual([name, []])
    }
  })
})

import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { remediesSection } from './remedies.ts'
import { loveSection } from './love.ts'
import { kindOf } from './stretch-kind.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const WHETHER = [
  'I love a girl from other community and my parents are against. Will our marriage happen and when?',
  'When will our love marriage happen? My parents are against it.',
  'My family is against our relationship because of religion. Will we marry?',
  'I love a boy of another caste. Will we get married?',
]
const AHEAD = [
  ...WHETHER,
  'My parents are not agreeing for our marriage. What to do?',
  'Will my parents accept my boyfriend? We want to marry.',
  'Our marriage is not happening because of caste difference. When will it happen?',
  'Me and my boyfriend want to marry but my father is not ready. When will he agree?',
]

const THEIRS = [
  'My girlfriend is from other caste and her family is not agreeing. Will we get married or should I move on?',
  'My bf parents are against our marriage because of caste. Should we wait or move on?',
  'His family is not agreeing for our marriage, when will they agree?',
  'Her parents are not accepting me because I earn less. Will our marriage happen?',
  'My gf father is not agreeing for marriage. When will we get married?',
]

const composer = (name: string, concern: string) => new Composer(inputFor(name, { concern, topics: ['love'] }))
const gistOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(GROWN)('a wedding that the parents are against, for %s', (name) => {
  it.each(AHEAD)('makes nobody married: %s', (concern) => {
    const c = composer(name, concern)
    expect(c.asker.love).toBe('partner')
    expect(kindOf(c, 'love')).toBe('love.partner')
    expect(gistOf(c)).not.toMatch(/your marriage|small kindnesses|kind talks/)
  })

  it.each(WHETHER)('leads with the leaning, and tells of the parents: %s', (concern) => {
    const c = composer(name, concern)
    const gist = gistOf(c)
    expect(gist).toMatch(/The parents’ side is (?:well disposed|divided|slow) in this chart/)
    expect(gist).toMatch(/Speak first with/)
    const chapter = toldIn(loveSection(c).blocks)
    expect(chapter).toMatch(/The yes of your family\n/)
    expect(chapter.match(/Whom first: /g)).toHaveLength(1)
  })

  it.each(THEIRS)('gives the other house a rule with days, and a section of its own: %s', (concern) => {
    const c = composer(name, concern)
    const gist = gistOf(c)
    expect(gist).toMatch(/To love somebody whose family says no/)
    expect(gist).toMatch(/Settle with (?:him|her) by \d+ \S+ \d{4} which elder .* if none of them has spoken by \d+ \S+ \d{4}/)
    expect(gist).not.toMatch(/parents you love|need not choose today/)
    const chapter = toldIn(loveSection(c).blocks)
    expect(chapter).toMatch(/The yes of (?:his|her) family\n/)
    expect(chapter).not.toMatch(/The yes of your family|Whom first: /)
    const rest = toldIn([...remediesSection(c).blocks])
    expect(rest).not.toMatch(/the yes of your family|the parent who is slowest/)
  })

  it('reads nothing of the other house in one’s own chart', () => {
    const gist = gistOf(composer(name, 'My boyfriend’s family wants another girl. Will our marriage happen?'))
    expect(gist).not.toMatch(/The parents’ side is/)
  })
})

const ALLIES = [
  ['I love a Yadav boy, his family agreed but my papa is not agreeing. Mummy is supporting me. Will papa agree?', 'mother'],
  ['I want to marry my girlfriend of other caste. My mother says no, but my father is with me. Will mother agree and when?', 'father'],
] as const

it.each(ALLIES)('a parent who is on their side already speaks first, and is not asked to be heard: %s', (concern, ally) => {
  for (const name of GROWN) {
    const c = composer(name, concern)
    const page = answerItems(c)
      .flat()
      .map(({ text }) => text)
      .join(' ')
    const [own, other] = ally === 'mother' ? ['mother', 'father'] : ['father', 'mother']
    expect(page).toContain(`Whom first: the way to your ${other} leads by your ${own}’s side`)
    if (page.includes('One thing to do')) expect(page).toContain(`agree with your ${own} on the evening`)
    expect(page).not.toMatch(new RegExp(`(?:with|speak first with) your ${other} or one of (?:his|her) side alone`))
  }
})

import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { kindOf } from './stretch-kind.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composer = (name: string, concern: string) => new Composer(inputFor(name, { concern, topics: ['love'] }))
const gistOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

const PROMISED = [
  'My gf family has fixed her marriage somewhere else. Can anything happen now?',
  'My bf parents fixed his marriage with someone else. Is there any chance for us?',
  'My girlfriend got engaged to another guy by her family pressure. Will she come back?',
]
const DOUBTED = [
  'My parents fixed my engagement with a boy in January but I am not sure about him. Is this relation good for me?',
  'My engagement is fixed in february by parents but I dont feel connected to him. Should I go ahead?',
  'I am engaged but confused about this girl. Is she right for me?',
]
const DELAYED = [
  'I am in live in relation with my bf for 2 years and he keeps delaying marriage. Is he serious about me?',
  'My boyfriend keeps postponing marriage since 4 years. Is he serious?',
]
const OWN_LOVE = [
  'Will I do love marriage or arranged marriage? My girl is not from my caste.',
  'My boy is working in Dubai and we love each other. Will we marry?',
]
const CHILD = ['My girl is 28 and I am worried. When will she get married?', 'When will my boy get married? He is 31.']

describe.each(GROWN)('whom it is about, and how it stands, for %s', (name) => {
  it.each(PROMISED)('leaves the word with the one who is promised elsewhere, and plans no wedding: %s', (concern) => {
    const c = composer(name, concern)
    const gist = gistOf(c)
    expect(c.asker.love).not.toBe('partner')
    expect(gist).toMatch(/^To see somebody you love promised to another house/)
    expect(gist).toMatch(/one clear talk by \d+ \S+ \d{4}.*nothing has been said at home by \d+ \S+ \d{4}.*let go/)
    expect(gist).not.toMatch(/for the wedding|More yes than no|parents you love/)
  })

  it.each(DOUBTED)('reads the bond of one who doubts, with what to ask and that a day may be moved: %s', (concern) => {
    const c = composer(name, concern)
    const gist = gistOf(c)
    expect(c.asker.settled).toContain('engaged')
    expect(gist).toMatch(/Life in a marriage (?:has|asks)/)
    expect(gist).toMatch(/so ask (?:before|by) .*three months more/)
    expect(gist).not.toMatch(/somebody you love and parents|Whether to marry is yours/)
  })

  it.each(DELAYED)('gives the one who hears later a day to ask and a limit: %s', (concern) => {
    const gist = gistOf(composer(name, concern))
    expect(gist).toMatch(/Put one clear question to him by \d+ \S+ \d{4}/)
    expect(gist).toMatch(/by \d+ \S+ \d{4}(?:, look elsewhere| at the latest)/)
  })

  it.each(OWN_LOVE)('takes a girl or a boy who is loved for no child: %s', (concern) => {
    const c = composer(name, concern)
    expect(gistOf(c)).not.toMatch(/your (?:daughter|son|child)/)
    expect(kindOf(c, 'love')).toBe('love.partner')
  })

  it.each(CHILD)('and the one of whom a parent asks for one: %s', (concern) => {
    expect(gistOf(composer(name, concern))).toMatch(/your (?:daughter|son|child)/)
  })
})

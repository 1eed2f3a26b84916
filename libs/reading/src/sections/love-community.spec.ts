import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { isNode } from '../compose/parts.ts'
import { loveSection } from './love.ts'

const chapter = (name: string, concern: string): { c: Composer; text: string } => {
  const c = new Composer(inputFor(name, { concern, topics: ['love'] }))
  return { c, text: toldIn(loveSection(c).blocks) }
}
const GROWN = BIRTH_NAMES.filter((name) => !['young', 'elder'].includes(name))

describe('a partner from another community', () => {
  it('is read by the marks of practice to whoever tells of one, and to nobody else', () => {
    const seen = new Set<boolean>()
    for (const name of GROWN) {
      const { c, text } = chapter(name, 'I love a girl from another caste, my parents are not agreeing. Will we get married?')
      const view = c.facts.main
      const lord = view.lordOf(7)
      const marked =
        view.occupants(7).some(isNode) ||
        [lord, 'venus' as const].some((graha) => c.facts.company(graha).some(isNode)) ||
        [9, 12].includes(view.houseOf(lord))
      seen.add(marked)
      expect(text).toMatch(marked ? /such a match has its place in it/ : /None is in your chart; that is no word against the match/)
      expect(chapter(name, 'When will I get married?').text).not.toContain('A partner from another community')
    }
    expect(seen.size).toBe(2)
  })
})

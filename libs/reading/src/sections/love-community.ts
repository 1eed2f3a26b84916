import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { isNode, placesFinding } from '../compose/parts.ts'
import { plainText } from '../understanding/topics.ts'
import { askedTopics } from './cache.ts'

/** Words of somebody whose match is of another caste, faith, language or state. */
const OTHER_COMMUNITY =
  / (?:inter ?(?:caste|cast|religio\S*|faith|state|community|racial)|(?:other|another|different|alag|dusr[aei]|doosr[aei]|vera|vere) (?:caste|cast|religion|faith|community|state|country|jaa?ti|jaa?thi|dharm\S*|kulam|matham)|same gotra) |(?:दूसर|अलग)\S* (?:जाति|धर्म)|வே(?:று|ற) (?:சாதி|ஜாதி|மத)|వేరే (?:కుల|మత)|కులాంతర/u

/** Houses in which the 7th lord leads away from one's own circle. */
const FAR: readonly number[] = [9, 12]

/** Of a partner from another community, to whoever tells of one: the marks that practice has for it, and that nothing is weighed by it. */
export function communityBlocks(c: Composer): Block[] {
  const { love } = c.asker
  if (!askedTopics(c).has('love') || love === 'bond' || love === 'widowed' || !OTHER_COMMUNITY.test(plainText(c.input.concern))) return []
  const view = c.facts.main
  const lord = view.lordOf(7)
  const nodeIn = view.occupants(7).find(isNode)
  const beside = (graha: Graha): Graha | undefined => c.facts.company(graha).find(isNode)
  const [byLord, byVenus] = [beside(lord), lord === 'venus' ? undefined : beside('venus')]
  const marks: { text: string; grahas: readonly Graha[] }[] = []
  if (nodeIn !== undefined) marks.push({ text: c.say('love.community.node', { node: c.graha(nodeIn) }), grahas: [nodeIn] })
  if (byLord !== undefined)
    marks.push({ text: c.say('love.community.withLord', { lord: c.graha(lord), node: c.graha(byLord) }), grahas: [lord, byLord] })
  if (byVenus !== undefined) marks.push({ text: c.say('love.community.withVenus', { node: c.graha(byVenus) }), grahas: ['venus', byVenus] })
  if (FAR.includes(view.houseOf(lord)))
    marks.push({ text: c.say('love.community.far', { lord: c.graha(lord), house: c.house(view.houseOf(lord)) }), grahas: [lord] })
  const id = placesFinding(
    c,
    'love.community',
    'practice.otherCommunity',
    'love',
    marks.length === 0 ? [lord, 'venus', 'rahu'] : [...new Set(marks.flatMap(({ grahas }) => grahas))],
  )
  return [
    c.heading('love.headCommunity'),
    c.paragraph(
      marks.length === 0
        ? c.line([id], 'love.community.none')
        : c.line([id], 'love.community.marks', { marks: { list: marks.map(({ text }) => text) }, count: marks.length }),
      c.facts.dignity(lord) === 'enemy' && c.line([id], 'love.community.easier', { lord: c.graha(lord) }),
      c.line([id], 'love.community.weigh'),
    ),
  ]
}

import { seededRandom } from '../compose/hash.ts'

export const DECK_SIZE = 78
const MAJORS = 22
const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const

/** Three different cards (0-77) for past, present and future: a draw by chance from the seed, not computed from a chart. */
export function drawCards(seed: string): [past: number, present: number, future: number] {
  const random = seededRandom(`tarot ${seed}`)
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card)
  const take = (): number => deck.splice(Math.floor(random() * deck.length), 1)[0] as number
  return [take(), take(), take()]
}

export const suitOf = (card: number): 'major' | (typeof SUITS)[number] =>
  card < MAJORS ? 'major' : (SUITS[Math.floor((card - MAJORS) / 14)] as (typeof SUITS)[number])

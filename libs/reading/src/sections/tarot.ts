import type { Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { drawCards, sentenceCase, suitOf } from '../tarot/draw.ts'

const PLACES = ['past', 'present', 'future'] as const

/** Three cards, last and plainly apart: a draw from the seed. */
export function tarotSection(c: Composer): Section {
  const cards = drawCards(c.input.seed)
  const id = c.find({ id: 'tarot.draw', rule: 'practice.tarot', paths: ['engineVersion'], why: { key: 'why.draw' }, timeless: true })
  const majors = cards.filter((card) => suitOf(card) === 'major').length
  const blocks = cards.map((card, index) => {
    const place = PLACES[index] as (typeof PLACES)[number]
    return c.paragraph(
      c.varied([id], `tarot.${place}`, {
        card: c.say(`card.${card}.name` as MessageKey),
        meaning: sentenceCase(c.say(`card.${card}.meaning` as MessageKey)),
      }),
    )
  })
  blocks.push(c.paragraph(majors === 0 ? c.varied([id], 'tarot.together.none') : c.varied([id], 'tarot.together.major', { count: majors })))
  blocks.push(c.paragraph(c.line([id], 'tarot.how')))
  return { id: 'tarotReading', title: c.say('title.tarotReading'), lead: c.runs([c.line([id], 'tarot.lead')]), blocks }
}

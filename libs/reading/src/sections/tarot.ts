import type { Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { drawCards, suitOf } from '../tarot/draw.ts'

const PLACES = ['past', 'present', 'future'] as const

/** Words of a death among those near. */
const MOURNING =
  /passed away|\bdied\b|\bdeath of|\bno more\b|expired|\blost my (?:father|mother|son|daughter|brother|sister|husband|wife|child|baby|parents|friend)|guzar ga|dehant|chal base|निधन|देहांत|नहीं रहे|नहीं रही|இறந்த|காலமா|చనిపో|మరణ/iu

/** Three cards, last and plainly apart: a draw from the seed. */
export function tarotSection(c: Composer): Section {
  const cards = drawCards(c.input.seed)
  const id = c.find({ id: 'tarot.draw', rule: 'practice.tarot', paths: ['engineVersion'], why: { key: 'why.draw' }, timeless: true })
  const majors = cards.filter((card) => suitOf(card) === 'major').length
  const grieved = c.asker.bond === 'widowed' || MOURNING.test(c.input.concern)
  const blocks = cards.map((card, index) => {
    const place = PLACES[index] as (typeof PLACES)[number]
    const name = c.say(`card.${card}.name` as MessageKey)
    const slots = {
      card: suitOf(card) === 'major' ? name : c.say('tarot.minor', { card: name }),
      meaning: sentenceCase(c.say(`card.${card}.meaning` as MessageKey)),
    }
    // beside a loss nobody is asked where in the past year a card came true
    return c.paragraph(
      grieved && place !== 'present' ? c.line([id], `tarot.${place}.grief`, slots) : c.varied([id], `tarot.${place}`, slots),
    )
  })
  blocks.push(c.paragraph(majors === 0 ? c.varied([id], 'tarot.together.none') : c.varied([id], 'tarot.together.major', { count: majors })))
  blocks.push(c.paragraph(c.line([id], 'tarot.how')))
  return { id: 'tarotReading', title: c.say('title.tarotReading'), lead: c.runs([c.line([id], 'tarot.lead')]), blocks }
}

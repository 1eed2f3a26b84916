import { placesFinding } from '../../../compose/parts.ts'
import { isFar } from '../../abroad.ts'
import { matchKind, meetLine } from '../../love.ts'
import { extraItem } from '../answer-clauses.ts'
import { method, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** Who comes: what no chart tells, by which way one meets, and what suits. */
const kind: Writer = (c) => {
  const { id, kind } = matchKind(c)
  const sign = placesFinding(c, 'answer.seventh', 'practice.signStyle', 'love', [c.facts.main.lordOf(7)])
  return [
    c.line([method(c)], 'point.kind'),
    c.line([id], `answer.spouse.${kind}`),
    ...(c.timed ? [c.line([sign], 'answer.spouse.suits'), c.line([sign], `love.sign.${c.facts.main.signOf(7) as 0}`)] : []),
  ]
}

/** From where somebody comes, and by which way one meets. */
const where: Writer = (c) => {
  const id = placesFinding(c, 'point.where', 'practice.housesOfMarriage', 'love', [c.facts.main.lordOf(7)])
  return [c.line([id], isFar(c, 7) ? 'half.where.far' : 'half.where.near'), ...(c.timed ? [meetLine(c)] : [])]
}

/** A dosha by its custom and its cancellations, before anything else. */
const dosha: Writer = (c) => extraItem(c, 'mangal').slice(0, 2)

/** What has an answer of its own: love and the family. */
export const LOVE_WRITERS: Writers = {
  'love.kind': kind,
  'love.where': where,
  'love.dosha': dosha,
}

export const LOVE_PLAIN: PlainQuestions = {
  'love.when': 'When will I get married?',
  'love.loveArranged': 'Love marriage or arranged marriage?',
  'love.one': 'Will I marry my boyfriend?',
  'love.consent': 'Will my parents agree to our love marriage?',
  'love.tell': 'When should I tell my parents about my boyfriend?',
  'love.match': 'I got a proposal. Should I say yes?',
  'love.bond': 'How will my married life be?',
  'love.back': 'Will my ex come back?',
  'love.divorce': 'Should I divorce?',
  'love.again': 'When will I marry again after divorce?',
  'love.forget': 'How do I forget him and move on?',
  'love.feelings': 'Does he love me?',
}

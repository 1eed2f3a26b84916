import { ventureNoun } from './second-place.ts'
import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { isKinGround } from '../rules/grounds.ts'
import { topicOfPoint } from '../rules/point-fields.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import type { Point } from '../understanding/point/points.ts'
import { SURE } from '../understanding/points-asked.ts'
import type { Plea } from '../understanding/question.ts'
import { questionOf } from '../understanding/understanding.ts'
import { answerOf } from './answer/answer.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { ledMatter } from './led-matter.ts'
import { once } from './once.ts'
import { yesNoun } from './family-yes.ts'
import { joinNoun, joinsThem } from './joins-them.ts'
import { filesAgain } from './refused.ts'
import { visitOf } from './visit-asked.ts'
import { riseNoun, transferNoun } from './step-noun.ts'

/** Pleas whose dates page 1 reads by other clocks than the stretches of a field. */
export const OTHER_CLOCKS: readonly (Plea | null)[] = ['comeBack']

/** What a point is called in the chapters after page 1, where the noun of its field would hide it. */
const NOUNS = {
  'work.promotion': 'noun.promotion',
  'work.transfer': 'noun.transfer',
  'work.city': 'noun.city',
  'work.place': 'noun.workPlace',
  'work.back': 'noun.workAgain',
  'work.close': 'noun.close',
  'work.own': 'noun.business',
  'work.partner': 'noun.tradePartner',
  'work.boss': 'noun.boss',
  'work.secure': 'noun.secure',
  'work.offer': 'noun.offer',
  'work.permanent': 'noun.permanent',
  'love.tell': 'noun.tell',
  'love.consent': 'noun.consent',
  'love.reunite': 'noun.reunite',
  'abroad.visa': 'noun.permit',
  'abroad.work': 'noun.postAway',
  'abroad.join': 'noun.join',
} as const satisfies Partial<Record<Point, MessageKey>>
export type NamedPoint = keyof typeof NOUNS

export const isNamedPoint = (point: Point | null): point is NamedPoint => point !== null && point in NOUNS

/** What is one matter to whoever follows husband or wife. */
const OF_JOINING: ReadonlySet<Point> = new Set(['abroad.join', 'abroad.visa'])

/** The noun of a point of its own; null where the field's or the matter's noun says it. */
export const pointNoun = (c: Composer, point: Point | null): string | null =>
  !isNamedPoint(point) || (point === 'love.reunite' && c.asker.apart === null) || (point === 'abroad.work' && c.asker.abroad)
    ? null
    : ownNoun(c, point)

function ownNoun(c: Composer, point: NamedPoint): string {
  if (point === 'love.consent') return yesNoun(c)
  if (point === 'work.promotion') return riseNoun(c)
  if (point === 'work.transfer') return transferNoun(c)
  if (point === 'work.own') return ventureNoun(c)
  if (OF_JOINING.has(point) && joinsThem(c)) return joinNoun(c)
  if (point === 'abroad.visa' && visitOf(c) !== null) return c.say('noun.visit')
  return c.say(point === 'abroad.visa' && filesAgain(c) ? 'noun.filing' : NOUNS[point])
}

/** The same of what stands behind another point of its field: there a post is told apart from what becomes of a business. */
export const laterNoun = (c: Composer, point: Point | null): string | null =>
  point === 'work.post' ? c.say('noun.job') : pointNoun(c, point)

/** What page 1 answers without a day of its own. */
const TIMELESS: ReadonlySet<Point> = new Set(['work.partner', 'work.place', 'work.field', 'love.kind', 'love.where', 'love.dosha'])

/**
 * One thing that was asked, as the chapters after page 1 know it: what it is after, where that is sure, the wording that page 1 answered, the field whose
 * stretches it was answered by, and whether a writer of its own answered it. `field` is the field it belongs to, dated or not.
 */
export type PartMatter = { point: Point | null; by: Composer; topic: MainTopic | null; field: MainTopic | null; isWritten: boolean }

/** Every thing that was asked, in the order of page 1. */
export const partMatters = once((c): PartMatter[] =>
  shortAnswer(c).flatMap(({ points, from }) =>
    points.map(({ asked, read }): PartMatter => {
      const point = asked.likely < SURE ? null : asked.point
      const by = from ?? read
      const own = point === null ? null : topicOfPoint(point)
      const { person, plea } = questionOf(by.input.concern)
      // a relative's own matter has times of its own
      const ofKin = (point !== null && point.startsWith('kin.')) || (person !== null && answerOf(by).topic === null)
      const answered = from === null ? own : OTHER_CLOCKS.includes(plea) ? null : answerOf(by).topic
      const topic = ofKin || (point !== null && TIMELESS.has(point)) ? null : answered
      return { point, by, topic, field: ofKin ? null : (own ?? topic), isWritten: from === null }
    }),
  ),
)

const ledByKin = (c: Composer): boolean => {
  const led = ledMatter(c)
  return led !== null && isKinGround(led)
}

/** The wording that leads to a matter with a chapter of its own: of a relative's that of its part, since all the words together may name another. */
export const ledBy = once((c): Composer => (ledByKin(c) ? (partMatters(c).find(({ by }) => ledByKin(by))?.by ?? c) : c))

import { namesMatter } from '../../understanding/asked-parts.ts'
import { SURE, type AskedPoint } from '../../understanding/points-asked.ts'
import type { Point } from '../../understanding/point/points.ts'
import { plainText } from '../../understanding/topics.ts'
import { matterAsked, matterLikelihood, questionOf } from '../../understanding/understanding.ts'
import type { Composer } from '../../compose/composer.ts'
import type { KinGround } from '../../rules/grounds.ts'
import { calledKin } from '../kin-asked.ts'
import { askedOf } from './answer-subject.ts'
import { answerOf } from './answer.ts'
import { PLAIN } from './points/points.ts'

/** In which wording a part of a question is answered: its own words, with or without what was told, or a plain question for what it is after. */

export const fieldOf = (point: Point): string => point.split('.')[0] as string

/** What is asked of a child's own life, with the plain question for it; lessons are a parent's own matter. */
const KIN: Readonly<Partial<Record<Point, { kin: KinGround | null; plain: (who: string) => string }>>> = {
  'kin.childStudy': { kin: null, plain: (who) => `How will the studies of my ${who} go?` },
  'kin.childWork': { kin: 'child.work', plain: (who) => `When will my ${who} get a job?` },
  'kin.childWed': { kin: 'child.wedding', plain: (who) => `When will my ${who} get married?` },
}

/** The plain question for a child's own matter, where what was told would be taken for another one of theirs. */
export function plainKin(c: Composer, { point, likely }: AskedPoint, read: Composer): Composer | null {
  const row = KIN[point]
  if (row === undefined || likely < SURE || (answerOf(read).kin ?? null) === row.kin) return null
  const plain = c.asking(row.plain(calledKin(read, 'child').word ?? 'child'), [])
  return (answerOf(plain).kin ?? null) === row.kin ? plain : null
}

/** A year, or a month with its year, that a part names. */
const NAMED_TIME = /(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )?20\d\d/iu

/** The plain question for what a part is after, where that is believed: with what was told, as long as that does not turn it to another matter. */
export function plainOf(c: Composer, { words, told, point, likely }: AskedPoint): Composer[] {
  const question = PLAIN[point]
  if (question === undefined || likely < SURE) return []
  const [time] = NAMED_TIME.exec(words) ?? []
  const bare = c.asking(time === undefined ? question : `${question} ${time}`, [])
  const withTold = c.asking(`${told}. ${bare.input.concern}`, [])
  return [told !== '' && sameMatter(point, withTold, bare) ? withTold : bare]
}

/** The wording to answer where the words, with what was told, would be taken for another matter: the words alone, else the plain question. */
export function plainFor(c: Composer, part: AskedPoint, read: Composer, alone: Composer): Composer | null {
  // what was told of a relative's own matter stays theirs
  const { person } = questionOf(read.input.concern)
  // but a wedding of one's own is asked about, whoever was married before
  const theirs = person !== null && !(part.point === 'love.when' && OWN_TURN.test(plainText(part.words)))
  if (part.likely < SURE || theirs || isOfField(part.point, read)) return null
  const [plain] = plainOf(c, part)
  if (plain === undefined || sameMatter(part.point, read, plain)) return null
  return sameMatter(part.point, alone, plain) ? alone : plain
}

const OWN_TURN =
  / (?:my|mine|i|me|meri|mera|mujhe) (?:turn|marriage|wedding|number|shaadi|shadi|bari|baari|get|be|marry|married) | when (?:is |will be |will )?(?:me|mine) | (?:aur|phir|fir) (?:meri|mera|mine|me) (?:kab )?/

/** Of these even the same field is told in another way: the step itself, the country, the permit, the stay. */
const TOLD_APART: ReadonlySet<Point> = new Set(['abroad.when', 'abroad.country', 'abroad.visa', 'abroad.settle'])

/** True where an answer stands on the field of a point anyway, and that is enough. */
export function isOfField(point: Point, c: Composer): boolean {
  if (TOLD_APART.has(point)) return false
  const { topic, leads } = answerOf(c)
  const field = fieldOf(point)
  return topic === (field === 'work' ? 'career' : field) || (topic === null && leads === field)
}

/** True where two wordings are answered on the same matter. */
function sameMatter(point: Point, a: Composer, b: Composer): boolean {
  const [one, other] = [answerOf(a), answerOf(b)]
  if (one.topic !== other.topic || one.leads !== other.leads) return false
  if (!TOLD_APART.has(point)) return true
  const [first, second] = [questionOf(a.input.concern), questionOf(b.input.concern)]
  return first.plea === second.plea && first.pair === second.pair && (one.topic === null || askedOf(a, one.topic) === askedOf(b, one.topic))
}

/** Words that stand for what was told ("should I close it"), or go on from it. */
const POINTS_BACK = / (?:it|them|also) /
/** Somebody who was told of before: what is asked of them is not asked of oneself. */
export const OF_THEM =
  / (?:he|she|they|his|her|him|their|wo|woh|voh|us|usk[aei]|unk[aei]|avan\S*|aval\S*|atan\S*|aame\S*) |वह |वो |उसक|उनक|அவன|அவள|அவர|అతన|ఆమె|వాడు|వాళ్ల/u

/** True where a part points back at what was told, or where that names the other way of its choice. */
export const leansOnTold = (words: string, withTold: Composer, alone: Composer): boolean =>
  POINTS_BACK.test(plainText(words)) ||
  OF_THEM.test(plainText(words)) ||
  (questionOf(withTold.input.concern).pair !== null && questionOf(alone.input.concern).pair === null)

/** From here on a part says by itself what it is about; below the other it leaves that to what stands before it. */
export const STANDS_ALONE = 0.8
const LEANS = 0.4

/** True for a part that names no matter and would be taken for another one than the part before it ("and where?"). */
export const leansOn = (words: string, withTold: Composer, before: Composer): boolean =>
  matterLikelihood(words) < LEANS && !namesMatter(words) && matterAsked(withTold.input.concern) !== matterAsked(before.input.concern)

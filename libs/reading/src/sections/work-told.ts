import type { Composer } from '../compose/composer.ts'
import { weighField, type WeighedField } from '../rules/fields.ts'
import { judge } from '../rules/grounds.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import { sitsOnBench } from '../understanding/bench.ts'
import type { Point } from '../understanding/point/points.ts'
import { namedWorkIn, workAsideIn, type NamedWork } from '../understanding/named-work.ts'
import { refersBack } from '../understanding/back-reference.ts'
import { ownConcern } from '../understanding/kin-trade.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { meantText } from '../understanding/topics.ts'
import { questionOf } from '../understanding/understanding.ts'
import type { AsideReason } from '../understanding/work-aside.ts'
import { isKeptByDay } from '../understanding/work-told.ts'
import type { Field } from '../understanding/work-words.ts'
import { once } from './once.ts'
import { hasSides } from './work-sides.ts'

/** Two fields this far apart, in tenths of the sample births, are not alike. */
export const APART_TENTHS = 1

export type Named = WeighedField & { tie: NamedWork['tie'] }

/** Degrees whose names are those of a field of work. */
const DEGREE = /\b(?:b\.? ?tech|m\.? ?tech|b\.?e|b\.? ?com|m\.? ?com|b\.? ?sc|bca|mca|bba|mba|engineering)\b\.?/giu

const named = new WeakMap<Composer, Named[]>()

/**
 * The fields that the visitor sets aside: what is not liked always, what is left or was not passed where another field is asked for. None is called a
 * wish, none is suggested, and whoever asks which field is told of others first.
 */
export const workAside = once((c): readonly Aside[] => {
  const { concern } = c.whole.input
  if (questionOf(concern).person !== null) return []
  const all = workAsideIn(concern)
  return all.length === 0 || asksField(c.whole) ? all : all.filter(({ reason }) => reason === 'disliked')
})
export type Aside = { field: Field; reason: AsideReason }

/** True where the field that suits is asked for, and one is set aside: page 1 begins with the others. */
export const asksOther = (c: Composer): boolean => asksField(c.whole) && workAside(c).length > 0

const holdsWork = (c: Composer): boolean => c.asker.trade === 'post' || c.asker.trade === 'business'

/** The fields of work that the visitor names as their own, the best carried first; none where the question is about somebody else. */
export function workNamed(c: Composer): Named[] {
  let found = named.get(c)
  if (found === undefined) {
    const { concern } = c.input
    const { person, form } = questionOf(concern)
    // the shop of a relative is no work of one’s own
    const told = person === null ? namedWorkIn(ownConcern(concern)) : []
    // a degree that somebody has, beside the work they name, is no second wish
    const sought = c.asker.firstPost ? namedWorkIn(ownConcern(concern).replaceAll(DEGREE, ' ')) : told
    const all = sought.length > 0 ? sought : told
    // two fields that one is to be chosen of are nobody's own
    const areWays = (form === 'which' || form === 'choice') && all.length > 1 && all.every(({ tie }) => tie === 'named')
    const aside = new Set(workAside(c).map(({ field }) => field))
    const asks = asksOther(c)
    const isOwn = (): boolean => !areWays && holdsWork(c) && !isKeptByDay(concern)
    found = all
      // what is set aside is weighed only as the work that is done, and never where another is asked for
      .filter(({ field, tie }) => !aside.has(field) || (tie === 'does' && !asks))
      // whoever has a post or a business and names a field without a wish names their own, unless they are kept on by the day and name what they hope for
      .map(({ field, tie }) => ({ ...weighField(c, field), tie: tie === 'named' && isOwn() ? ('does' as const) : tie }))
      .toSorted((a, b) => b.tenths - a.tenths)
    named.set(c, found)
  }
  return found
}

/** True for those who do a work that they name: nobody is sent from it into what needs another degree. */
export const doesWork = (c: Composer): boolean => workNamed(c).some(({ tie }) => tie === 'does') || (asksOther(c) && holdsWork(c))

/** Tenths as they are printed: never none and never all. */
export const lessOf = (tenths: number): number => Math.min(9, Math.max(1, Math.floor(tenths)))

/** Up to this age somebody who studies is told of streams: a degree has been begun by then. */
export const STREAM_AGE = 19

/** Entered by an examination: nobody tries them out by a first paid task. */
export const BY_EXAMINATION: ReadonlySet<Field> = new Set(['government', 'army', 'police'])

/** Words of somebody who asks which work it should be, also beside another question. */
const FIELD_ASKED =
  / (?:which|what|kaun ?s[aei]|kons[aei]|enna|entha|edhu|yedhu|ethu|ye|e) (?:\S+ ){0,2}(?:field|career|line|profession|domain|sector|industry|speciali[sz]ation|branch|kaam|thurai|thozhil|rangam|vrutti|vruthi) | (?:field|career|line|profession|work|kaam) (?:\S+ ){0,2}(?:suits?|best for|better for|sahi|theek|thik|acha|accha|poruth\S*) |(?:कौन ?सा|कौन ?सी|किस) (?:\S+ )?(?:क्षेत्र|फील्ड|काम|लाइन|करियर|पेशा)|(?:எந்த|எது) (?:\S+ )?(?:துறை|தொழில்|வேலை)|(?:ఏ|ఏది) (?:\S+ )?(?:రంగం|రంగంలో|వృత్తి|ఫీల్డ్)/u

/** True where it is asked which work suits, whatever else is asked. */
export const asksField = (c: Composer): boolean =>
  questionOf(c.input.concern).form === 'which' || FIELD_ASKED.test(meantText(c.input.concern))

/** What is asked of the work itself; of a post, its pay, its place or a loan the work that is named is only told. */
const OF_WORK: ReadonlySet<Point> = new Set([
  'work.field',
  'work.named',
  'work.own',
  'work.change',
  'work.success',
  'work.jobBusiness',
  'work.govtPrivate',
  'work.studyJob',
  'work.examWhich',
  'study.course',
])
const OF_POST: ReadonlySet<Point> = new Set([
  'work.post',
  'work.promotion',
  'work.transfer',
  'work.boss',
  'work.secure',
  'work.trade',
  'work.close',
  'work.partner',
  'work.funds',
  'work.back',
  'work.permanent',
  'work.exam',
  'work.government',
  'work.retire',
])

/** Matters beside which a work that is named is only told. */
const ELSEWHERE = /^(?:love|home|kin|money\.(?:stuck|loss|debt|arrange))/

/** True where the work itself is asked about or striven for; beside another question page 1 gives no verdict on the work that is done. */
export function asksOfWork(c: Composer): boolean {
  const sure = pointsAsked(c.input.concern).filter(({ likely }) => likely >= SURE)
  const ofPost = sure.some(({ point }) => OF_POST.has(point))
  const isElsewhere =
    sure.length > 0 &&
    sure.length === pointsAsked(c.input.concern).length &&
    sure.every(({ point, words }) => ELSEWHERE.test(point) && !refersBack(words))
  return (
    sure.length === 0 ||
    sure.some(({ point }) => OF_WORK.has(point)) ||
    (!isElsewhere && workNamed(c).some(({ tie }) => tie === 'wish' || (tie === 'named' && !ofPost))) ||
    asksField(c)
  )
}

/**
 * True of one of working age who holds no post, or who asks for one and has told of none: a post that was not told is not taken for granted. Whoever
 * asks for a change has one.
 */
export const seeksPost = (c: Composer): boolean => {
  const { work, trade, settled } = c.asker
  if (work !== 'livelihood' || trade !== null || sitsOnBench(c.whole.input.concern)) return false
  const sure = pointsAsked(c.input.concern).filter(({ likely }) => likely >= SURE)
  return isWithoutPost(settled) || (sure.some(({ point }) => point === 'work.post') && !sure.some(({ point }) => HAS_POST.has(point)))
}
/** What nobody asks who holds no post. */
const HAS_POST: ReadonlySet<Point> = new Set([
  'work.change',
  'work.promotion',
  'work.transfer',
  'work.boss',
  'work.secure',
  'work.permanent',
])

/** True for those who study a field that they name, past the age at which a stream is chosen. */
export const studiesField = (c: Composer): boolean =>
  c.asker.work === 'study' &&
  c.asker.trade !== 'aspirant' &&
  c.asker.age > STREAM_AGE &&
  workNamed(c).some(({ field }) => hasSides(field) && !BY_EXAMINATION.has(field))

/** A field is the sum of many facts: it counts as so many voices. */
const FIELD_VOICES = 2

/**
 * Government service held against a private post, below 0 for the first: by the houses and pointers of each, and by how this chart carries service
 * of the state as a field. The one judge of page 1 and of the chapter.
 */
export function publicOrPrivate(c: Composer): number {
  const [first, second] = [judge(c, 'government'), judge(c, 'private')]
  const { carried } = weighField(c, 'government')
  const field = carried === 'well' ? FIELD_VOICES : carried === 'slow' ? -FIELD_VOICES : 0
  return second.for.length - second.against.length - (first.for.length - first.against.length + field)
}

import type { Gender } from '@disha/contracts/api/intake'
import { QUESTION_POINTS, type QUESTION_FIELDS, type QuestionPoint, type QuestionRead, type QuestionState } from '@disha/contracts/question'
import { quoted } from './compose/quote.ts'
import type { ReadingInput } from './input.ts'
import { PLAIN } from './sections/answer/points/points.ts'
import { askedParts, SENTENCE_END } from './understanding/asked-parts.ts'
import { broadOf, type BroadField } from './understanding/broad.ts'
import { likelihoodsOf } from './understanding/point/point.ts'
import { POINTS } from './understanding/point/points.ts'
import { pointsAsked, SURE, type AskedPoint } from './understanding/points-asked.ts'
import { askerStated, stateOf, statements } from './understanding/stated.ts'
import { isDistress, questionOf } from './understanding/understanding.ts'

/** Plain questions for what no writer of an answer has one for. */
const MORE_PLAIN: Readonly<Partial<Record<QuestionPoint, string>>> = {
  'work.jobBusiness': 'Job or business?',
  'work.change': 'Should I leave my job?',
  'work.offer': 'Should I take the new job offer?',
  'work.place': 'Will I get a job near my hometown or far away?',
  'work.named': 'Will I become an actor?',
  'work.examWhich': 'Which exam should I prepare for?',
  'work.attempts': 'Should I give one more attempt or stop?',
  'work.close': 'Should I close my business?',
  'work.partner': 'Should I continue with my business partner?',
  'work.funds': 'Will I get funding for my startup?',
  'work.retire': 'When should I retire?',
  'money.stuck': 'When will my stuck money come back?',
  'money.loss': 'Will I recover my loss in shares?',
  'money.arrange': 'Will my loan be approved?',
  'home.move': 'When will I shift to another house?',
  'study.course': 'Which course should I take?',
  'study.result': 'Will I pass my exams?',
  'love.kind': 'What kind of husband will I get?',
  'love.where': 'Where will I meet my life partner?',
  'love.one': 'Will I marry the person I love?',
  'love.consent': 'Will my parents agree to my love marriage?',
  'love.tell': 'When should I tell my parents about my love?',
  'love.match': 'Should I say yes to this proposal?',
  'love.reunite': 'When will my husband come back to live with me?',
  'love.forget': 'How can I forget my ex and move on?',
  'love.dosha': 'Do I have mangal dosha?',
  'kin.childBirth': 'When will I have a baby?',
  'kin.childWed': 'When will my daughter get married?',
  'kin.childWork': 'When will my son get a job?',
  'kin.childStudy': 'How will my son do in his studies?',
  'kin.childTrouble': 'When will my son listen to me?',
  'kin.spouseWork': 'When will my husband get a job?',
  'kin.wed': 'When will my brother get married?',
  'kin.work': 'When will my brother get a job?',
  'kin.other': 'When will my brother go abroad?',
  'kin.inlaws': 'When will there be peace with my in laws?',
  'kin.parents': 'How can I take care of my parents?',
  'abroad.should': 'Should I go abroad or stay in India?',
  'abroad.country': 'Which country is better for me?',
  'abroad.join': 'When can my family join me abroad?',
  'self.year': 'How will the next year be for me?',
  'self.why': 'Why does this happen to me?',
  'self.do': 'What should I do now?',
  'self.order': 'What will come first, job or marriage?',
  'self.general': 'Tell me about my future.',
}

/** The plain question for a point; a bond is asked about in the words of the visitor's own gender. */
function plainQuestion(point: QuestionPoint, gender: Gender | undefined): string {
  const question = MORE_PLAIN[point] ?? PLAIN[point] ?? ''
  if (gender !== 'male') return question
  return point === 'love.feelings' ? 'Does she love me?' : question.replace('husband', 'wife')
}

/** What a visitor has typed: what they added stands before the question, as what is told around it. */
export const withDetails = ({ concern, details }: { concern: string; details?: string | undefined }): string => {
  const added = details?.trim() ?? ''
  return added === '' ? concern : `${added}${/[.?!।]$/u.test(added) ? '' : '.'} ${concern}`
}

/** Two ways that are named are told apart by name, however sure the point is. */
const isSure = ({ words, likely }: AskedPoint): boolean => likely >= SURE || questionOf(words).form === 'choice'

const isAsked = (parts: readonly AskedPoint[], points: readonly QuestionPoint[]): boolean =>
  parts.length === points.length && parts.every((part, at) => part.point === points[at] && isSure(part))

/** What the reading of a question goes by. */
type AskedBy = Pick<ReadingInput, 'concern' | 'details' | 'readAs' | 'person' | 'birth' | 'asOf'>

/**
 * An input whose `concern` is what the visitor means: their own words with what they added, or, where they say that it was read wrongly, the
 * nearest wording that is read as they say. Their own words stay where they are read so already; else as much of what they told around the
 * question stays as leaves it read so, and the plain question stands for theirs. Their state, as told or as they say, stays in any case.
 * Words of despair are never restated. The words as typed are in `typed`.
 */
export function asRead<T extends AskedBy>(input: T): T & { typed: string } {
  const typed = withDetails(input)
  const { readAs, person } = input
  const read = { ...input, concern: typed, typed: input.concern }
  if (readAs === undefined || isDistress(typed)) return read
  const asked = pointsAsked(typed)
  const told = stateIn(read, typed)
  const said = { ...told, ...saidOf(input) }
  // who is told to live nowhere else lives in India
  const isSame = said.bond === told.bond && said.work === told.work && (said.lives ?? 'india') === (told.lives ?? 'india')
  if (isSame && isAsked(asked, readAs.points)) return read
  const points = [...new Set(readAs.points)]
  const plain = points.map((point) => plainQuestion(point, person.gender))
  const own = points.map((point, at) => asked.find((part) => part.point === point && isSure(part))?.words ?? (plain[at] as string))
  const around = askedParts(typed)
    .told.split(SENTENCE_END)
    .filter((one) => one.trim() !== '')
    .slice(0, MOST_TOLD)
  const wording = fitting(around, own, points) ?? fitting(around, plain, points) ?? plain
  const heard = stateIn(read, sentences(wording))
  const missing = { bond: unheard(said.bond, heard.bond), work: unheard(said.work, heard.work), lives: unheard(said.lives, heard.lives) }
  const stated = [statements(missing, person.gender), ...wording]
  const concern = sentences(isAsked(pointsAsked(sentences(stated)), points) ? stated : wording)
  return { ...read, concern, readAs: { points: readAs.points, state: said } }
}

/** So many sentences of a story are tried. */
const MOST_TOLD = 8

const sentences = (parts: readonly string[]): string =>
  parts
    .filter((one) => one !== '')
    .map(ended)
    .join(' ')

/** The questions with as much of what was told around them as leaves them read as those points; null where they are read otherwise even alone. */
function fitting(around: readonly string[], asked: readonly string[], points: readonly QuestionPoint[]): string[] | null {
  const fits = (told: readonly string[]): boolean => isAsked(pointsAsked(sentences([...told, ...asked])), points)
  if (fits(around)) return [...around, ...asked]
  if (!fits([])) return null
  const kept: string[] = []
  for (const one of around) if (fits([...kept, one])) kept.push(one)
  return [...kept, ...asked]
}

const stateIn = ({ birth, asOf }: AskedBy, concern: string): QuestionState => stateOf(askerStated({ concern, birth, asOf }))
const unheard = <S>(said: S | null, heard: S | null): S | null => (said === heard ? null : said)

/** Each sentence ends for itself; what is asked without a mark keeps its own form. */
const ended = (text: string): string => (/[.?!।]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** What the visitor says of themselves, without what they leave open. */
const saidOf = ({ readAs }: Pick<ReadingInput, 'readAs'>): Partial<QuestionState> =>
  Object.fromEntries(Object.entries(readAs?.state ?? {}).filter(([, said]) => said !== null))

function partsRead(concern: string): QuestionRead['parts'] {
  const parts = pointsAsked(concern).map((part): QuestionRead['parts'][number] => {
    const words = quoted(part.words, MOST_SHOWN)
    const [whole, ...others] = broadOf(part.words)?.fields ?? []
    const field = whole === undefined || others.length > 0 ? undefined : FIELD_AS_WHOLE[whole.field]
    return part.point === 'none' && field !== undefined
      ? { words, point: null, field, sure: true }
      : { words, point: nearestPoint(part), sure: part.likely >= SURE }
  })
  // a field under two names is one field
  return parts.filter(({ words, point, field }, at) =>
    parts.slice(0, at).every((one) => broadOf(words) === null || one.point !== point || one.field !== field),
  )
}

/** The fields of which no point stands for the whole. */
const FIELD_AS_WHOLE: Readonly<Partial<Record<BroadField, (typeof QUESTION_FIELDS)[number]>>> = {
  love: 'love',
  study: 'study',
  family: 'kin',
}

/** A guess is shown from here on. */
const GUESSED = 0.1

/** What a part is after, or the likeliest guess where it was taken for nothing; null where none is worth asking back. */
function nearestPoint({ words, told, point }: AskedPoint): QuestionPoint | null {
  if (point !== 'none') return point
  const likely = likelihoodsOf(words, told)
  const best = QUESTION_POINTS.reduce((one, other) => (likelyOf(likely, other) > likelyOf(likely, one) ? other : one))
  return likelyOf(likely, best) >= GUESSED ? best : null
}
const likelyOf = (likely: ArrayLike<number>, point: QuestionPoint): number => likely[POINTS.indexOf(point)] ?? 0

/** A part is shown in so many signs at most. */
const MOST_SHOWN = 160

/**
 * What a question is read as, to be shown beside the free preview; null where nothing was typed, or words of despair, which are answered
 * and not sorted.
 * @param input as `asRead` gives it
 */
export function questionRead(input: ReadingInput): QuestionRead | null {
  const { concern } = input
  if (concern.trim() === '' || isDistress(concern)) return null
  return {
    parts: partsRead(concern),
    state: { ...stateOf(askerStated(input)), ...saidOf(input) },
  }
}

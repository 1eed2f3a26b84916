import { askedParts } from '../../understanding/asked-parts.ts'
import { weighsAttempt } from '../../understanding/attempt-or-post.ts'
import { againstHome } from '../../understanding/between-lands.ts'
import { weighsJoining } from '../../understanding/join-child.ts'
import { joinsPartner } from '../../understanding/joins-partner.ts'
import { asksOfTime, broadOf } from '../../understanding/broad.ts'
import { asksBareChance, asksItsEnd, BARE, refersBack } from '../../understanding/back-reference.ts'
import { pointsAsked, roadWords, SURE, type AskedPoint } from '../../understanding/points-asked.ts'
import { weighsSeatOrResult } from '../../understanding/seat-or-result.ts'
import { weighsLine } from '../../understanding/line-or-field.ts'
import { asksIfWithThem } from '../../understanding/match-asked.ts'
import { permanentOrGo } from '../../understanding/permanent-or.ts'
import { runsFromHome } from '../../understanding/trade-place.ts'
import { weighsShareAtHome } from '../../understanding/share-at-home.ts'
import { asksOfPurse } from '../../understanding/shared-purse.ts'
import { asksOfHousehold } from '../../understanding/household.ts'
import { tellsTradeOfOwn } from '../../understanding/own-trade.ts'
import { choosesRoad, roadsIn } from '../../understanding/two-roads.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import type { Decline } from '../../understanding/clauses.ts'
import { LAGNA_EDGE } from '../../compose/portrait.ts'
import { matterAsked, matterLikelihood, questionOf, topicsOf } from '../../understanding/understanding.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import type { Point } from '../../understanding/point/points.ts'
import type { PairOfWays } from '../../understanding/question.ts'
import { plainText } from '../../understanding/topics.ts'
import { fieldOf, leansOn, leansOnTold, OF_THEM, plainFor, plainKin, plainOf, STANDS_ALONE } from './part-wording.ts'
import { weightLines, worriedHomeLines } from './points/of-beside.ts'
import { worryLines } from './points/of-self.ts'
import { choice } from './points/of-choice.ts'
import { orderFirst } from './points/of-order.ts'
import { wishBeside } from './points/of-work.ts'
import { PLAIN, WRITERS } from './points/points.ts'
import { extraItem } from './answer-clauses.ts'
import { isMainTopic } from '../../rules/witnesses.ts'
import { asksYear, groundAloud, timeAloud, yearLine } from './answer-gist.ts'
import { answerOf } from './answer.ts'
import { readings } from '../cache.ts'
import { once } from '../once.ts'
import { yearLines } from './answer-broad.ts'
import { roadsTold } from './roads.ts'
import { withTime } from './broad-time.ts'
import { yogaAnswer } from './yoga-asked.ts'
import { heeded } from './own-heart.ts'
import { withCourse } from './course-lines.ts'
import { withLimit } from './how-long.ts'
import { withWhy } from './why-asked.ts'
import { eitherYear } from './either-year.ts'
import { namedFirst } from './named-first.ts'
import { TIMES } from './timed.ts'

/**
 * The first sentences of an answer, and what was asked in the visitor's own words: no words where they answer the question as a whole. `from`: the wording
 * whose answer they are; null where they are all that is told. `points`: what the words are after, each with the words as they are read with what was told.
 */
export type AnswerPart = { words: string[]; lines: Line[]; from: Composer | null; points: { asked: AskedPoint; read: Composer }[] }

/** The answer in a few plain sentences: as a whole, or one thing that was asked after the other; a year or month that a part names comes first in it. */
export const shortAnswer = once((c): AnswerPart[] =>
  edgeLast(
    withWorry(
      c,
      withCourse(c, withWhy(c, withLimit(c, heeded(c, neverEmpty(c, partsOf(c)))))).map((part) => {
        const [first] = part.points
        // two roads are named and dated in one sentence, which comes first
        if (first !== undefined && namesRoads(c, first.asked, part.lines)) return part
        const either = eitherYear(c, part, part.lines)
        if (either !== null) return { ...part, lines: either }
        const step = first === undefined ? [] : namedFirst(c, first, part.lines)
        const inOrder = part.points.map((one) => orderFirst(one, part.lines)).find((lines) => lines !== null)
        if (inOrder !== undefined) return { ...part, lines: inOrder }
        if (step.length > 0) return { ...part, lines: [...step, ...part.lines] }
        return first === undefined ? part : { ...part, lines: andWhen(c, first.asked, withTime(c, first, part.lines)) }
      }),
    ),
  ),
)

/** What another rising sign would change is told once, after all that was asked. */
function edgeLast(parts: AnswerPart[]): AnswerPart[] {
  const isEdge = ({ ids }: Line): boolean => ids.length === 1 && ids[0] === LAGNA_EDGE
  const [edge] = parts.flatMap(({ lines }) => lines.filter(isEdge))
  if (edge === undefined || parts.length === 1) return parts
  const told = parts.map((part) => ({ ...part, lines: part.lines.filter((line) => !isEdge(line)) })).filter(({ lines }) => lines.length > 0)
  return [...told, { words: [], lines: [edge], from: null, points: [] }]
}

/** A worry at home that was told beside the question closes the answer. */
function withWorry(c: Composer, parts: AnswerPart[]): AnswerPart[] {
  const lines = worriedHomeLines(c)
  return lines.length === 0
    ? parts
    : parts.map((part, at) => (at === parts.length - 1 ? { ...part, lines: [...part.lines, ...lines] } : part))
}

/** "And when" behind another question is told the time of its field, where the answer has named none. */
const AND_WHEN = / (?:and|aur|n|or|ya) (?:when|kab)(?: (?:exactly|will it (?:be|happen)|hogi|hoga))? $/
function andWhen(c: Composer, { words, point, likely }: AskedPoint, lines: Line[]): Line[] {
  const field = fieldOf(point)
  const topic = field === 'work' ? 'career' : field
  if (likely < SURE || !isMainTopic(topic) || !AND_WHEN.test(plainText(words))) return lines
  if (lines.some(({ ids }) => TIMES.test(ids.join(' ')))) return lines
  const time = timeAloud(c, topic, nounOf(c, askedOf(c, topic)))
  return time === null ? lines : [...lines, time]
}

const declinesOf = (c: Composer): Set<string> => new Set(questionOf(c.input.concern).declines.map((one) => c.say(`decline.${one}`)))

/** Choices that are told with more than their two roads. */
const hasOwnChoice = (part: AskedPoint): boolean =>
  permanentOrGo(part.words, part.told) ||
  weighsLine(part) ||
  weighsAttempt(part) ||
  weighsShareAtHome(part) ||
  weighsSeatOrResult(`${part.told}. ${part.words}`)

/** True where a part is answered by its two roads. */
const namesRoads = (c: Composer, asked: AskedPoint, lines: readonly Line[]): boolean => {
  if (hasOwnChoice(asked)) return false
  const [head] = roadsTold(c, roadWords(asked))?.lines ?? []
  return head !== undefined && lines.some(({ text }) => text === head.text)
}

/** Whoever asks something is answered before the reasons: where no short answer is written, the head of the first item that has one serves. */
function neverEmpty(c: Composer, parts: AnswerPart[]): AnswerPart[] {
  if (parts.some(({ lines }) => lines.length > 0) || c.input.concern.trim() === '') return parts
  const [head] = answerOf(c).items.find((item) => item.length > 0) ?? []
  const lines = questionOf(c.input.concern).plea === 'year' ? yearLines(c) : head === undefined ? [] : [head]
  return lines.length === 0 ? parts : [{ words: [], lines, from: c, points: [] }]
}

function partsOf(c: Composer): AnswerPart[] {
  const { gist = [], kind: heads = [] } = answerOf(c)
  const { concern, topics } = c.input
  const points = topicsOf({ concern, topics }).distress ? [] : pointsAsked(concern)
  const met = unsaid(heads, ownDeclines(c, points))
  const kind = topicsOf({ concern, topics }).distress ? met : [...met, ...weightLines(c), ...worryLines(c, met)]
  const [only, ...more] = points
  const yogas = more.length === 0 && only !== undefined && mayAskYoga(only) ? yogaAnswer(c, concern) : []
  if (yogas.length > 0) return [{ words: [], lines: [...kind, ...yogas], from: c, points: [] }]
  if (more.length > 0) {
    const parts = answerParts(c, points, kind)
    if (parts.length > 1) return kind.length === 0 ? parts : [{ words: [], lines: kind, from: null, points: [] }, ...parts]
    const [all] = parts
    // what a writer has said of one part, and no other adds to, answers the whole
    if (all !== undefined && all.from === null) {
      const [one] = all.points
      return [{ words: [], lines: [...kind, ...all.lines], from: one === undefined ? c : groundsFor(c, one.asked), points: all.points }]
    }
  }
  const written = only === undefined || more.length > 0 ? [] : writtenFor(c, only, kind)
  const asked = only === undefined || more.length > 0 ? [] : [{ asked: only, read: c }]
  if (written.length > 0 && only !== undefined) {
    // what no chart can tell of two roads follows what it tells of them; beside a year that is asked for the numbered items have it
    const declined = namesRoads(c, only, written) ? declinesOf(c) : new Set<string>()
    const lines = [
      ...kind.filter(({ text }) => !declined.has(text) && !(asksYear(c) && text === c.say('decline.result'))),
      ...written,
      ...kind.filter(({ text }) => declined.has(text)),
    ]
    return [{ words: [], lines, from: groundsFor(c, only), points: asked }]
  }
  const worry = kind.slice(met.length)
  // one part that is taken for another matter than it is after
  const plain =
    only === undefined || only.likely < (answerOf(c).topic === null ? SURE : PLAIN_SURE) || more.length > 0 || !isMistaken(c, only)
      ? null
      : plainFor(c, only, c, c)
  const told = plain === null ? [] : unsaid(answerOf(plain).gist ?? [], answerOf(plain).kind ?? [])
  if (plain !== null && told.length > 0) return [{ words: [], lines: [...kind, ...told], from: plain, points: asked }]
  // what meets somebody in their own words comes before what the Moon shows of a worry
  const isMet = ({ text }: Line): boolean => met.some((line) => line.text === text)
  const lines = [...gist.filter(isMet), ...worry, ...gist.filter((line) => !isMet(line))]
  return gist.length === 0 ? [] : [{ words: [], lines, from: c, points: asked }]
}

/** On whose answer the grounds of a written part stand: its own words, or the plain question where those were taken for another matter or for a relative's. */
export function groundsFor(c: Composer, part: AskedPoint): Composer {
  const theirs = (answerOf(c).kin ?? null) !== null && !part.point.startsWith('kin.') && !OF_OTHERS.has(part.point)
  // study in another country may have been taken for study
  const here = fieldOf(part.point) === 'abroad' && answerOf(c).topic !== 'abroad'
  // a post that is held against the way home stands on both ways
  const between = c.asker.abroad && againstHome(plainText(part.words), plainText(part.told)) === 'post'
  // to live with a grown child is read from the home, also where the years after work lead
  if (weighsJoining(part.words, c.whole.input.concern)) return c.asking(HOME_OF_TWO, [])
  if (part.likely < SURE || (!theirs && !here && !between && !isMistaken(c, part))) return c
  const question = PLAIN[part.point]
  return question === undefined ? c : c.asking(question, [])
}

/** Of the two places the plain question. */
const HOME_OF_TWO = 'When will I shift to another house?'

/** True where the words were answered by another field than the one they are after; of a relative's matter a field has not answered at all. */
function isMistaken(c: Composer, { point }: AskedPoint): boolean {
  const { topic } = answerOf(c)
  const field = fieldOf(point)
  return point === 'love.when' ? topic !== 'love' : topic !== null && topic !== (field === 'work' ? 'career' : field)
}

/** From here on a single part is answered by what it is after, whatever field its words were taken for; where they were taken for none, a sure one is. */
const PLAIN_SURE = 0.7

/** What no chart may answer is said by these points in their own words. */
const DECLINED_IN: Readonly<Partial<Record<Point, readonly Decline[]>>> = {
  'love.kind': ['spouse', 'feelings'],
  'love.where': ['spouse', 'feelings'],
  'love.dosha': ['dosha'],
  'love.reunite': ['feelings'],
  'love.match': ['match'],
  'love.consent': ['feelings'],
  'love.back': ['feelings'],
  'study.course': ['body'],
  'work.field': ['body'],
  'love.feelings': ['feelings'],
  'money.stuck': ['recovery'],
  'money.loss': ['recovery'],
  'money.invest': ['luck'],
  // who owes because of a market has asked for no tip
  'money.debt': ['luck'],
  'abroad.country': ['country'],
  'self.remedy': ['gem'],
  'self.luck': ['luck', 'magic', 'span', 'dosha'],
  'abroad.visa': ['country'],
  'abroad.study': ['country'],
  'self.health': ['body'],
  'kin.other': ['body', 'span'],
  'kin.parents': ['body'],
  'love.divorce': ['parting'],
  'kin.childTrouble': ['parting', 'feelings'],
  'kin.childBirth': ['body'],
}

/** The lines on what no chart may answer that the points asked make needless. */
export const ownDeclines = (c: Composer, points: readonly AskedPoint[]): Line[] =>
  points
    .filter(({ likely, point }) => likely >= SURE && WRITERS[point] !== undefined)
    .flatMap(({ point }) => DECLINED_IN[point] ?? [])
    .map((one) => ({ ids: [], text: c.say(`decline.${one}`) }))

/** Words on yogas are known by no point of their own: they are taken for luck, for money, or for nothing. */
const mayAskYoga = ({ point, likely }: AskedPoint): boolean => likely < SURE || point.startsWith('self.') || point === 'money.grow'

/** A marriage or a house that is asked about chooses no road of work, whatever work was told; not where its own words name two. */
const isOfBondOrHome = ({ words, point, likely }: AskedPoint): boolean =>
  likely >= SURE && (point.startsWith('love.') || point.startsWith('home.')) && roadsIn(words) === null

/** What a part is after, where that has an answer of its own. */
function writtenFor(c: Composer, part: AskedPoint, said: readonly Line[]): Line[] {
  const yogas = mayAskYoga(part) ? yogaAnswer(c, part.words) : []
  if (yogas.length > 0) return yogas
  const roads = choosesRoad(part.words) && !hasOwnChoice(part) && !isOfBondOrHome(part) ? roadsTold(c, roadWords(part)) : null
  if (roads !== null && !said.some(({ text }) => text === roads.lines[0]?.text)) {
    // who is left alone is told of beside the two roads
    const theirs = part.point.startsWith('kin.') ? (WRITERS[part.point]?.(c, part, said) ?? []) : []
    return theirs.length > 0 ? [...roads.lines.slice(0, 1), ...theirs] : [...roads.lines]
  }
  if (part.likely >= SURE) return WRITERS[part.point]?.(c, part, said) ?? []
  // two ways of work or study are told apart whatever the part is after
  if (!OF_WAYS.has(fieldOf(part.point)) || OTHER_PAIRS.has(questionOf(c.input.concern).pair)) return []
  const chosen = choice(c, part, said)
  return chosen.length > 0 ? chosen : wishBeside(c, part, said)
}
/** Choices with an answer of their own, whatever the sides are called. */
const OTHER_PAIRS: ReadonlySet<PairOfWays | null> = new Set([
  'homeOrAbroad',
  'loveOrAbroad',
  'loveOrArranged',
  'careerOrLove',
  'careerOrAbroad',
  'stayOrPart',
  'postOrFamily',
  'wishOrSafe',
] as const)
const OF_WAYS: ReadonlySet<string> = new Set(['work', 'study', 'abroad', 'self', 'none', 'money'])

/**
 * One thing that was asked after the other. The first is answered with all that was told; a later one that says by itself what it is about is read by
 * itself, since what was told can drown it; and where the words are then still taken for another matter than they are after, the plain question for that is
 * answered. What has no answer of its own stands with the part before it.
 */
function answerParts(c: Composer, points: readonly AskedPoint[], kind: readonly Line[]): AnswerPart[] {
  const ofAll = askedParts(c.input.concern).told
  const parts: AnswerPart[] = []
  // a dosha that is asked about, or its remedy, is told where it is asked
  const isAsked = points.some(({ point, likely }) => (point === 'love.dosha' || point === 'self.remedy') && likely >= SURE)
  const said: Line[] = [...kind, ...(isAsked ? extraItem(c, 'mangal') : [])]
  let waiting: AnswerPart['points'] = []
  let before: Composer | null = null
  let last: Point | null = null
  for (const part of points) {
    const { words } = part
    const above = parts.at(-1)
    // "and when?" has been answered where the part before it has told a time
    const asksTime = ASKS_TIME.test(plainText(words)) || (asksBareChance(words) && part.likely >= SURE)
    if (above !== undefined && asksTime && above.lines.some(({ ids }) => TIMES.test(ids.join(' ')))) {
      above.words.push(words)
      above.points.push({ asked: part, read: above.points.at(-1)?.read ?? c })
      continue
    }
    // "and when?" goes on from the part before it
    const around = BARE.test(plainText(words)) || asksBareChance(words) ? [ofAll, ...(parts.at(-1)?.words ?? [])] : [ofAll]
    const withTold = c.asking([...around, words].filter((one) => one !== '').join('. '))
    const { person } = questionOf(withTold.input.concern)
    // a part that is read by itself names its own field, whichever was chosen on the form
    const alone = c.asking(words, [])
    // what only refers back says nothing by itself
    const isBack = refersBack(words) || asksItsEnd(words)
    const theirStudy = person === 'child' && part.point.startsWith('study.')
    const standsAlone: boolean =
      (before !== null || isDrowned(points, part, withTold)) &&
      !theirStudy &&
      !isBack &&
      (matterLikelihood(words) >= STANDS_ALONE || isOwnGround(words)) &&
      !leansOnTold(words, withTold, alone)
    const first: Composer = standsAlone ? alone : withTold
    const second: Composer | null =
      standsAlone || theirStudy || isBack || matterAsked(words) === 'general' || OF_THEM.test(plainText(words)) ? null : alone
    const theirs =
      person !== null &&
      !OF_OTHERS.has(part.point) &&
      !isOwnTrade(c, part, alone) &&
      !isOfOwnMeans(part) &&
      !(part.point.startsWith('abroad.') && joinsPartner(c.input.concern)) &&
      !(OF_A_BOND.has(part.point) && person === 'spouse') &&
      !(OF_TWO.has(part.point) && ((person !== 'child' && person !== 'sibling') || asksIfWithThem(words)))
    const written = theirs ? [] : unsaid(writtenFor(withTold, part, said), said)
    const plain: Composer | null = written.length > 0 ? null : (plainKin(c, part, withTold) ?? plainFor(c, part, first, alone))
    const leans = plain === null && written.length === 0 && before !== null && leansOn(words, withTold, before)
    // the plain question is read only where nothing else has an answer
    const others = OF_THEM.test(plainText(words)) ? [] : [...plainOf(c, part), ...(isBack ? [] : [alone])]
    const ways = leans ? [] : plain !== null ? [plain] : [first, ...(second === null ? [] : [second]), ...others]
    const goesOn =
      before !== null && written.length === 0 && part.point === last && WRITERS[part.point] !== undefined && part.likely >= SURE
    const { lines, from } = goesOn
      ? { lines: [], from: null }
      : written.length > 0
        ? { lines: written, from: null }
        : (answeredBy(ways, said, before) ?? { lines: [], from: null })
    // what is asked for by date further on is told there
    // what these points decline in their own words is not declined a second time by an answer on a field
    // nor is anybody met a second time
    const met = kind.length === 0 || from === null ? [] : (answerOf(from).kind ?? [])
    const fresh = written.length > 0 ? lines : unsaid(lines, [...ownDeclines(c, points), ...met])
    const nearest = written.length === 0 && before === null && standsAlone ? nearestLines(first) : []
    const told = nearest.length > 0 ? nearest : isDatedLater(points, part) ? keepUntimed(fresh) : timesFirst(part, fresh)
    const asked = { asked: part, read: withTold }
    const one = parts.at(-1)
    if (told.length > 0) {
      parts.push({ words: [...waiting.map((first) => first.asked.words), words], lines: told, from, points: [...waiting, asked] })
      waiting = []
    } else if (one !== undefined) {
      one.words.push(words)
      one.points.push(asked)
    }
    // the first words have no part before them to stand with; what was asked of everything is told by what is named after it
    else if (part.likely >= SURE && part.point !== 'self.general') waiting.push(asked)
    said.push(...told)
    if (!leans) before = plain ?? first
    last = part.likely >= SURE ? part.point : null
  }
  return parts
}

/** The home and learning have a ground of their own, which what was told of a post or a bond would hide. */
const isOwnGround = (words: string): boolean =>
  broadOf(words)?.fields.every(({ field }) => field === 'family' || field === 'study') === true && !asksOfTime(words)

/** When, and nothing else. */
const ASKS_TIME = /^ (?:and |aur |or |ya )*(?:by when|when|kab|eppo|eppodhu|eppudu)(?: exactly| tak)? $/

/** Where it is not sure what is asked: how the nearest matter lies, by its name, and its time. */
function nearestLines(c: Composer): Line[] {
  const { topic } = answerOf(c)
  if (topic === null) return []
  const noun = nounOf(c, askedOf(c, topic))
  const time = timeAloud(c, topic, noun)
  const reading = readings(c)[topic]
  return [c.line([reading.id], 'point.nearest', { noun }), groundAloud(c, reading, noun, 'also'), ...(time === null ? [] : [time])]
}

/** True where what was told belongs to another part, and would turn one that says by itself what it is about to the matter of that. */
function isDrowned(points: readonly AskedPoint[], part: AskedPoint, withTold: Composer): boolean {
  const matter = matterAsked(withTold.input.concern)
  const field = matter === 'career' ? 'work' : matter
  return matter !== matterAsked(part.words) && points.some((one) => one !== part && one.likely >= SURE && fieldOf(one.point) === field)
}

/** One’s own income, or the state of one’s home, is one’s own also where somebody dear is told of. */
export const isOfOwnMeans = ({ point, words, likely }: AskedPoint): boolean =>
  likely >= SURE &&
  ((point === 'money.grow' && (OWN_MEANS.test(plainText(words)) || asksOfHousehold(words))) ||
    (point.startsWith('money.') && asksOfPurse(words)))
const OWN_MEANS = / (?:my|our|own) (?:\S+ )?(?:income|earnings?|salary|pay|money|finances?|financial|savings?) /

/** A trade that is named without anybody in the same breath is one's own, whomever was told of before it. */
const isOwnTrade = (c: Composer, { point, words, likely }: AskedPoint, alone: Composer): boolean =>
  likely >= SURE &&
  OF_TRADE.has(point) &&
  questionOf(alone.input.concern).person === null &&
  !OF_THEM.test(plainText(words)) &&
  (tellsTradeOfOwn(c.input.concern) || runsFromHome(plainText(c.input.concern)))
const OF_TRADE: ReadonlySet<Point> = new Set(['work.trade', 'work.own', 'work.close', 'work.partner', 'work.funds'])

/** What may be asked of oneself while it speaks of others; any other part in which a relative is asked about is theirs. */
const OF_OTHERS: ReadonlySet<Point> = new Set([
  'kin.inlaws',
  'work.transfer',
  'abroad.join',
  'self.do',
  'self.order',
  'self.remedy',
  'self.why',
  'self.relief',
  'self.health',
  'kin.childBirth',
  'kin.spouseWork',
  'kin.wed',
  'kin.work',
  'kin.other',
  'kin.childWed',
  'kin.childStudy',
  'kin.childWork',
  'kin.childTrouble',
  'kin.parents',
  'home.share',
  'home.buy',
  'home.sell',
  'home.move',
  'home.vehicle',
  'love.divorce',
  'love.loveArranged',
])

/** What is asked of a husband or wife as that is of the bond. */
const OF_A_BOND: ReadonlySet<Point> = new Set(['love.bond', 'love.feelings', 'love.back'])

/** What is asked of one's own bond speaks of parents, or of husband or wife. */
const OF_TWO: ReadonlySet<Point> = new Set([
  'love.reunite',
  'love.consent',
  'love.tell',
  'love.dosha',
  'love.one',
  'love.match',
  'love.kind',
])

/** True where a part that asks for no time is followed by one of the same field that does. */
function isDatedLater(points: readonly AskedPoint[], part: AskedPoint): boolean {
  if (part.likely < SURE || asksWhen(part)) return false
  const isBack = refersBack(part.words)
  return points.slice(points.indexOf(part) + 1).some(
    (later) =>
      later.likely >= SURE &&
      asksWhen(later) &&
      // a chance at it is told with it
      !asksBareChance(later.words) &&
      (later.point === part.point ||
        (isBack && fieldOf(later.point) === fieldOf(part.point)) ||
        DATES.has(`${later.point} ${fieldOf(part.point)}`)),
  )
}
/** What asks for the one date of a field, whatever of that field was asked before. */
const DATES: ReadonlySet<string> = new Set(['abroad.when abroad', 'love.when love', 'love.again love'])

const asksWhen = ({ words }: AskedPoint): boolean => questionOf(words).form === 'when'

/** Whoever asks when a wedding comes reads of the time before anything else. */
function timesFirst(part: AskedPoint, lines: Line[]): Line[] {
  if (part.point !== 'love.when' || part.likely < SURE || !asksWhen(part)) return lines
  const isTime = ({ ids }: Line): boolean => TIMES.test(ids.join(' '))
  return [...lines.filter(isTime), ...lines.filter((line) => !isTime(line))]
}

/** The lines that name no stretch, where there are such. */
function keepUntimed(lines: Line[]): Line[] {
  const plain = lines.filter(({ ids }) => !TIMES.test(ids.join(' ')))
  return plain.length === 0 ? lines : plain
}

/** The first of several wordings whose answer adds to what was said. */
function answeredBy(ways: readonly Composer[], said: readonly Line[], before: Composer | null): { lines: Line[]; from: Composer } | null {
  for (const from of ways) {
    const lines = freshOf(from, said, before)
    if (lines !== null) return { lines, from }
  }
  return null
}

/** What an answer adds to what was said; null where that is nothing, or how the ground lies for whoever asks when. */
function freshOf(c: Composer, said: readonly Line[], before: Composer | null): Line[] | null {
  const { gist = [], topic, leads } = answerOf(c)
  // what is declined has been said with the kind word, and stands on no field
  if (before !== null && topic === null && leads === undefined && questionOf(c.input.concern).declines.length > 0) return null
  const fresh = withSameTimes(c, gist, said)
  if (before === null || topic === null || topic !== answerOf(before).topic) return fresh.length === 0 ? null : fresh
  const isSame = questionOf(c.input.concern).form === 'when' || askedOf(c, topic) === askedOf(before, topic)
  const isGround = ({ ids }: Line): boolean => ids.join() === readings(c)[topic].id
  return fresh.every((line) => isSame && isGround(line)) ? null : fresh
}

/** What is new of an answer; where its times were told before under another name, that they serve this matter too stands in their place. */
function withSameTimes(c: Composer, gist: readonly Line[], said: readonly Line[]): Line[] {
  const { topic } = answerOf(c)
  const again = gist.find((line) => TIMES.test(line.ids.join(' ')) && isSaid(line, said) && said.every(({ text }) => text !== line.text))
  return gist.flatMap((line) => {
    if (!isSaid(line, said)) return [line]
    if (line !== again || topic === null) return []
    const noun = nounOf(c, askedOf(c, topic))
    return [(asksYear(c) ? yearLine(c, topic, noun) : null) ?? c.line(again.ids, 'point.sameTimes', { noun })]
  })
}
const unsaid = (lines: readonly Line[], said: readonly Line[]): Line[] => lines.filter((line) => !isSaid(line, said))

/** A stretch of time is told once, under whichever name of its matter, and so are the reasons for a late marriage. */
const isSaid = (line: Line, said: readonly Line[]): boolean =>
  said.some(({ text, ids }) => text === line.text || (ids.some((id) => TIMED.test(id)) && ids.join() === line.ids.join()))
const TIMED = /^(?:(?:window|opening|dasha)\.|love\.late$)/

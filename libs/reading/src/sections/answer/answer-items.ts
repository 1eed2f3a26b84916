import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../../compose/composer.ts'
import { groundsFor, isOfOwnMeans, ownDeclines, shortAnswer, type AnswerPart } from './answer-parts.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { sentenceCase } from '../../compose/sentence-case.ts'
import { isPastAge, SITS } from '../exam-year.ts'
import { namedWorkLines } from '../named-work.ts'
import { countLine, questionMethod, verdictLines } from '../verdict.ts'
import { workNamed } from '../work-told.ts'
import { groundItem, stepItem } from './answer-ground.ts'
import { TIMES } from './timed.ts'
import { chosenStretches, type Item } from './answer-stretches.ts'
import { answerOf } from './answer.ts'
import { mindItems } from './answer-life.ts'
import { underOneName } from './one-name.ts'
import { reasonedVerdict } from './answer-reasons.ts'
import { readings } from '../cache.ts'
import { householdItems } from '../household.ts'
import { asksOfHousehold } from '../../understanding/household.ts'
import { asksOfSonsHouse } from '../../understanding/sons-house.ts'
import { leaningIn, leaningItems, roadItems, roadsInPart } from './answer-stands.ts'
import { apartItems, isAnsweredApart } from '../living-apart.ts'
import { askedOf, type Asked } from './answer-subject.ts'
import { isOfField } from './part-wording.ts'
import { leaveItems } from './points/of-leaving.ts'
import { PLAIN } from './points/points.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { toldOfOffer } from './points/of-pay.ts'

/** So many items of each part stand below the short answer: of the first more than of those that follow. */
const FIRST_ITEMS = 4
const LATER_ITEMS = 2

/** Subjects on which a step into a trade of one’s own may stand. */
const OF_OWN_TRADE: readonly Asked[] = ['business', 'trade', 'jobChange']

/** Matters that a named year may be good for. */
const OF_A_YEAR = /^(?:home|money|work|study|love|abroad)\./

/** What the short answer stands on: that of the whole question, or one part after the other, then what to do and what no chart can say. */
export function answerItems(c: Composer): Item[] {
  // what the short answer declines in words of its own is not declined again
  const declined = new Set(ownDeclines(c, pointsAsked(c.input.concern)).map(({ text }) => text))
  const all = allItems(c)
  // what there is to do until something is signed stands before the one step and what no chart says
  return underOneName(c, inOneVoice(c, [...all.slice(0, -2), ...leaveItems(c), ...all.slice(-2)]))
    .map((item) => item.filter(({ text }) => text !== '' && !declined.has(text)))
    .filter((item) => item.length > 0)
}

/**
 * What a verdict means for the person is said once, in the short answer: below it stand the count and its reasons, under the plain words for the count,
 * and a reply that has none of these is not given a second time in other words.
 */
function inOneVoice(c: Composer, items: readonly Item[]): Item[] {
  const said = new Set(shortAnswer(c).flatMap(({ lines }) => lines.flatMap(({ verdict }) => verdict ?? [])))
  return items.map((item) =>
    item.flatMap((line): Line[] => {
      if (line.verdict === undefined || !said.has(line.verdict)) return [line]
      const reading = readings(c)[line.verdict]
      const { text } = countLine(c, reading)
      return item.some((one) => one.text === text) ? verdictLines(c, reading).slice(0, 1) : []
    }),
  )
}

/** One’s own health, where a writer of its own has answered it, stands on the season of the mind. */
const healthItems = (c: Composer, { from, points }: AnswerPart): { items: Item[] } | null =>
  from === null && points.some(({ asked }) => asked.point === 'self.health' && asked.likely >= SURE) ? { items: mindItems(c) } : null

/** The state of a home stands on money as a whole. */
const homeItems = ({ from, points }: AnswerPart): { items: Item[] } | null => {
  const { asked, read } = points.at(-1) ?? {}
  return from === null && asked !== undefined && read !== undefined && asksOfHousehold(asked.words) ? { items: householdItems(read) } : null
}

/** Whether a married son sets up apart stands on the peace of the home as a whole. */
const sonsHouseItems = ({ points }: AnswerPart): { items: Item[] } | null => {
  const { asked, read } = points.at(-1) ?? {}
  if (asked?.point !== 'kin.childTrouble' || read === undefined || !asksOfSonsHouse(asked.words, read.whole.input.concern)) return null
  return { items: answerOf(read.asking(PEACE_AT_HOME, [])).items }
}
const PEACE_AT_HOME = 'Will there be peace in our home?'

/** What is asked of somebody dear beside one’s own means stands on their place in the chart. */
const besideMeans = ({ from, points }: AnswerPart, parts: readonly AnswerPart[]): { items: Item[] } | null => {
  const { asked, read } = points.at(-1) ?? {}
  const isBeside = parts.some((part) => part.points.some((one) => isOfOwnMeans(one.asked)))
  return from === null && isBeside && read !== undefined && asked?.point.startsWith('kin.') === true ? answerOf(read) : null
}

/** A relative’s matter that a writer of its own has answered stands on its ground. */
function kinItems({ from, points }: AnswerPart): { items: Item[]; kind?: Line[] } | null {
  const { asked, read } = points.at(-1) ?? {}
  if (from !== null || asked === undefined || read === undefined || asked.point !== 'kin.childWed') return null
  const answer = answerOf(read)
  return (answer.kin ?? null) === null ? null : answer
}

function allItems(c: Composer): Item[] {
  const { items } = answerOf(c)
  const parts = shortAnswer(c)
  // a single part may stand on the plain question for what it is after, and a choice on its own judges
  if (parts.every(({ words }) => words.length === 0)) {
    const last = parts.at(-1)
    if (last !== undefined && isAnsweredApart(c, last.points)) return apartItems(c)
    const roads = last === undefined ? null : roadsInPart(last)
    if (roads !== null) return roadItems(roads.c, roads.roads)
    const house = last === undefined ? null : sonsHouseItems(last)
    if (house !== null) return house.items
    const weighed = last === undefined ? null : leaningIn(last)
    return weighed === null ? unheld(c, last, answerOf(last?.from ?? c).items) : leaningItems(weighed.c, weighed.leaning)
  }
  const told = new Set<string>()
  // an item is told once, by its first sentence or by the stretches that it names
  const once = (list: readonly Item[]): Item[] =>
    list.filter(([head, ...rest]) => {
      if (head === undefined) return false
      const timesOf = (lines: readonly Line[]): string[] => lines.flatMap(({ ids }) => ids.filter((id) => TIMES.test(id)))
      const times = timesOf([head])
      if (told.has(head.text) || (times.length > 0 && times.every((time) => told.has(time)))) return false
      for (const one of [head.text, ...times, ...timesOf(rest)]) told.add(one)
      return true
    })
  // what has an answer of its own stands on the field that it lies in, where that was understood
  const grounds = ({ from, points, lines }: AnswerPart): Composer | null => {
    const { asked, read } = points.at(-1) ?? {}
    // the grounds of a rise in the post that is left are none of what a new one pays
    if (toldOfOffer(c, lines)) return null
    // a year that is named beside a matter has been told: what it stands on is the matter and not every larger step of that year
    const own = asked === undefined || !OF_A_YEAR.test(asked.point) ? undefined : PLAIN[asked.point]
    if (
      read !== undefined &&
      own !== undefined &&
      (questionOf(read.input.concern).plea === 'year' ||
        (asked !== undefined && isOfOwnMeans(asked) && questionOf(read.input.concern).person !== null))
    )
      return read.asking(own, [])
    if (from !== null) return from
    if (asked === undefined || read === undefined || !isOfField(asked.point, read)) return null
    // what is told beside a step of one's own does not put the grounds of another step under it
    const isOther = asked.point === 'work.own' && !OF_OWN_TRADE.includes(askedOf(read, 'career'))
    return isOther ? read.asking(PLAIN['work.own'] ?? '', []) : read
  }
  const answers = parts.flatMap((part): { items: Item[]; kind?: Line[] }[] => {
    if (isAnsweredApart(c, part.points)) return [{ items: apartItems(c) }]
    const roads = roadsInPart(part)
    if (roads !== null) return [{ items: roadItems(roads.c, roads.roads) }]
    const weighed = leaningIn(part)
    if (weighed !== null) return [{ items: leaningItems(weighed.c, weighed.leaning) }]
    const own = healthItems(c, part) ?? homeItems(part) ?? sonsHouseItems(part) ?? besideMeans(part, parts) ?? kinItems(part)
    if (own !== null) return [own]
    const from = grounds(part)
    if (from === null) return part.points.some(({ asked }) => SITS.has(asked.point)) ? [{ items: sitItems(c) }] : []
    const answer = answerOf(from)
    // the reply itself has been given by the answer of its own
    return [part.from === null ? { ...answer, items: answer.items.slice(1) } : { ...answer, items: unreplied(from, part) }]
  })
  const [first] = answers
  if (first === undefined) {
    const [one] = parts.flatMap(({ points }) => points)
    return one === undefined ? [...items] : [...answerOf(groundsFor(c, one.asked)).items]
  }
  const kinds = new Set(answers.flatMap(({ kind = [] }) => kind.map(({ text }) => text)))
  const bodies = answers.map((answer, index) =>
    once(answer.items.slice(0, -2).filter(([head]) => head !== undefined && !kinds.has(head.text))).slice(
      0,
      index === 0 ? FIRST_ITEMS : LATER_ITEMS,
    ),
  )
  const [one, ...others] = answers.flatMap(({ items: all }, index) => {
    const [step] = all.slice(-2, -1)
    return step?.[0] === undefined ? [] : [{ step, index }]
  })
  if (one === undefined) return [...bodies.flat(), ...first.items.slice(-1)]
  const [same, apart] = [
    others.filter(({ step }) => dayOf(step) !== undefined && dayOf(step) === dayOf(one.step)),
    others.filter(({ step }) => dayOf(step) === undefined || dayOf(step) !== dayOf(one.step)),
  ].map((some) => some.filter(({ step: [head] }) => head?.text !== one.step[0]?.text))
  // what there is to do has one heading: the step of a later part stands with the grounds of that part
  for (const { step, index } of (apart ?? []).slice(0, 1)) {
    const body = bodies[index] ?? []
    const last = body.pop() ?? []
    body.push([...last, ...unheaded(c, step)])
    bodies[index] = body
  }
  const steps = inOne(c, [one.step, ...(same ?? []).slice(0, 1).map(({ step }) => step)])
  return [...bodies.flat(), ...steps.filter((step, at) => at === 0 || !isForSameTime(one.step, step)), ...first.items.slice(-1)]
}

/** True of two steps towards the same stretch: one matter has one thing to do. */
const isForSameTime = (one: Item, other: Item): boolean =>
  other.some(({ ids }) => ids.some((id) => TIMES.test(id) && one.some((line) => line.ids.includes(id))))

/** What an examination that a part asks about stands on: its ground, the work it leads to, one step, and what no chart can say. */
const sitItems = (c: Composer): Item[] => [
  groundItem(c, 'exam', 'sit'),
  ...(workNamed(c).length > 0 ? [namedWorkLines(c)] : []),
  stepItem(c, isPastAge(c) ? 'plea.do.retryPast' : 'plea.sit.do', null),
  [c.line([questionMethod(c)], 'answer.cannot.training')],
]

/** A step without the words that head the one thing to do. */
function unheaded(c: Composer, [head, ...rest]: Item): Item {
  if (head === undefined) return []
  const title = c.say('answer.step.head')
  const text = head.text.startsWith(title) ? head.text.slice(title.length).replace(/^[,:]? /u, '') : head.text
  return [{ ...head, text: sentenceCase(text) }, ...rest]
}

/** Of a trade that no time is worth holding out for, the stretches are told as what they are. */
function unheld(c: Composer, part: AnswerPart | undefined, items: readonly Item[]): Item[] {
  const open = c.say('point.close.open')
  const said = part?.lines.find(({ text }) => text === open)
  if (said === undefined) return [...items]
  const times = new Set(chosenStretches(c, 'career').flatMap(({ ids }) => ids))
  return items.map((item, at) =>
    at < items.length - 2 && item[0]?.ids.some((id) => times.has(id)) === true ? [...item, c.line(said.ids, 'point.close.notHeld')] : item,
  )
}

/** Where the short answer gives no yes or no to the step that is asked, its grounds give none either: the verdict on the field alone. */
function unreplied(from: Composer, { lines }: AnswerPart): Item[] {
  const { items, topic } = answerOf(from)
  const [reply] = items[0] ?? []
  const isReply = topic !== null && reply !== undefined && reply.ids.join() === readings(from)[topic].id
  if (!isReply || lines.some(({ text }) => text === reply.text)) return [...items]
  return [reasonedVerdict(from, topic), ...items.slice(1)]
}

/** A day or a month as it is written out in any of the languages. */
const DAY = /(?:\d{1,2} )?[\p{L}\p{M}]+,? \d{4}/u

const dayOf = ([head]: Item): string | undefined => (head === undefined ? undefined : DAY.exec(head.text)?.[0])

/** Steps to take by the same day are one item, which names the day once. */
function inOne(c: Composer, steps: readonly Item[]): Item[] {
  return steps.reduce<Item[]>((all, step) => {
    const [head, ...rest] = step
    const at = all.findIndex((one) => dayOf(one) !== undefined && dayOf(one) === dayOf(step))
    const [by = '', what = ''] = head?.text.split(/: (.*)/su) ?? []
    if (head === undefined || at === -1 || what === '' || !DAY.test(by)) return [...all, step]
    return all.map((one, index) => (index === at ? [...one, { ...head, text: c.say('answer.stepToo', { step: what }) }, ...rest] : one))
  }, [])
}

/** What stands before that says by itself what it is about. */
const FEWEST_WORDS = 4

/** So many words are no sentence that anybody reads twice. */
const SHORT_WORDS = 9

/** True where all that was opened in brackets before is closed again. */
const isOutsideBrackets = (before: string): boolean => before.split('(').length === before.split(')').length

/** A sentence that is told in full above, up to its first turn: enough to name what the grounds below it are for; null where it has none. */
function headOf(c: Composer, { text, ...line }: Line): Line | null {
  const { turn: turns, stop } = c.book.grammar
  const turn = [...text.matchAll(turns)].find(
    ({ index }) => text.slice(0, index).split(' ').length >= FEWEST_WORDS && isOutsideBrackets(text.slice(0, index)),
  )
  if (turn !== undefined) return { ...line, text: `${text.slice(0, turn.index)}${stop}` }
  return text.split(' ').length <= SHORT_WORDS ? { ...line, text } : null
}

/**
 * The items as the numbered list of the first page: the first sentence of each in strong type. What the sentences above the list or an item before
 * have said is not said again; where it heads an item that has more to tell, its beginning names what that is about.
 */
export function answerList(c: Composer, items: readonly Item[], above: readonly Line[] = []): Block {
  const said = new Set(above.map(({ text }) => text))
  const told = new Set<string>()
  // the same words may be true of two fields, by other findings
  const isTold = (line: Line): boolean => {
    const key = `${line.text} ${line.ids.join(' ')}`
    return told.has(key) || !told.add(key)
  }
  return c.list(
    items.flatMap((item) => {
      const [first, ...rest] = item
      if (first === undefined) return []
      const isSaid = said.has(first.text) || isTold(first)
      const left = rest.filter((line) => !said.has(line.text) && !isTold(line))
      const [next, ...others] = left
      if (next === undefined && isSaid) return []
      const head = isSaid ? headOf(c, first) : first
      // what cannot be told in short leaves its findings to the sentence after it
      if (head === null && next !== undefined) return [[{ ...next, ids: [...first.ids, ...next.ids], mark: 'strong' as const }, ...others]]
      return [[{ ...(head ?? first), mark: 'strong' as const }, ...left]]
    }),
    true,
  )
}

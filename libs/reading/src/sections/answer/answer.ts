import type { Composer, Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { kinOf, type RelativeField } from '../../rules/grounds.ts'
import type { PairOfWays, Plea, Question } from '../../understanding/question.ts'
import { childWishIn } from '../../understanding/child-wish.ts'
import { awaitsResult, distressOf, topicsOf } from '../../understanding/understanding.ts'
import { readings } from '../cache.ts'
import { once } from '../once.ts'
import { courseLines, seasonOf } from '../season.ts'
import { questionIn } from '../kin-asked.ts'
import { shortItems, shortLead, shortNoun } from '../short-concerns.ts'
import { asksOwnMoney, runsAtALoss } from '../short-matters.ts'
import { methodFinding } from '../verdict.ts'
import { extraItem, leadItems, noticeItem, whyItem } from './answer-clauses.ts'
import { groundItem, groundTimes, jupiterLine } from './answer-ground.ts'
import { acceptItem } from '../love-ahead.ts'
import { namedItems, type NamedFor } from './answer-named.ts'
import { hasProposals, lostItem } from './answer-settled.ts'
import { mindItem, mindItems } from './answer-life.ts'
import { chosenStretches, type Item } from './answer-stretches.ts'
import { edgeLines } from './answer-edge.ts'
import { groundAloud, sitLines, timeAloud } from './answer-gist.ts'
import { spanAloud } from './span-aloud.ts'
import { asksField, fits, halvesOf, withHalves } from './answer-halves.ts'
import { hardLines } from './answer-hard.ts'
import { holdsLoveAgainstMatch, weighsBond } from './answer-ways.ts'
import { askedOf, examNoun, nounOf } from './answer-subject.ts'
import type { Answered } from './answered.ts'
import { asksMangal, isDeclined } from './declined.ts'
import { coreAnswer, bothWays } from './core-answer.ts'
import { beforeAdvice } from './answer-step.ts'
import { byReason } from './answer-reasons.ts'
import { fieldAnswer } from './answer-field.ts'
import { transferNoun } from '../step-noun.ts'
import { useClause } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { TIMES } from './timed.ts'
import type { MainTopic } from '../../rules/witnesses.ts'

/** The answer to the question that was asked, and the field it stands on; null where it stands on no single one. */
export const answerOf = once((c): Answered => {
  const { concern, topics: chosen } = c.input
  const { distress } = topicsOf({ concern, topics: chosen })
  // nothing is foretold to despair, and whoever is struck is sent to no date
  if (distress && distressOf(concern) === 'struck') {
    const method = [methodFinding(c, 'question', 'bphs24.145-148')]
    return { items: [[c.line(method, 'answer.struck')], [c.line(method, 'care.do.cruelty')]], topic: null, told: [] }
  }
  if (distress) return { items: [mindItem(c).slice(0, -1), ...mindItems(c).slice(1, -1)], topic: null, told: [] }
  const read = questionIn(c)
  // whom the money was spent for is not whom is asked about
  const pair = waysMeant(c, read)
  // no two ways are named where one field of work is asked for
  const form = read.form === 'choice' && pair === null && asksField(concern) ? 'which' : read.form
  // a yes of the parents to one of several is no consent to one who is loved
  const plea = read.plea === 'consent' && hasProposals(c) ? null : read.plea
  const ofBody = childWishIn(concern) !== null
  const declines = read.declines.filter(
    // of the body a wish for a child is told in its own words
    (one) =>
      isDeclined(c, one) && !(one === 'recovery' && c.asker.trade === 'business' && runsAtALoss(concern)) && !(one === 'body' && ofBody),
  )
  // whoever asks how a new partner takes to a child asks of the bond
  const takes = acceptItem(c).length > 0
  const meant: Question = { ...read, pair, form, plea, declines, ...(takes ? { person: null, theirWedding: false } : {}) }
  const question: Question = asksOwnMoney(c, shortLead(c).short) ? { ...meant, person: null, relative: null, theirWedding: false } : meant
  const core = coreAnswer(c, question)
  // Mars by custom is asked for by name, so it is told first; of doshas as such it is the one that custom reads in a marriage
  const namesMangal = question.extras.includes('mangal') || (question.declines.includes('dosha') && core.topic === 'love')
  const mangal = namesMangal && asksMangal(c) ? [extraItem(c, 'mangal')] : []
  const items = beforeAdvice(core.items, clauseItems(c, question, core)).map((item) =>
    byReason(c, question.plea === 'ownWish' ? 'career' : core.topic, item),
  )
  // the pointers to a kind of work are told to their end first
  const at = question.form === 'which' ? Math.min(3, items.length - 2) : 1
  // a year that is asked about as a whole is the answer itself
  const namesFor = namedFor(c, question, core)
  const named = question.plea === 'year' ? [] : namedItems(c, namesFor)
  // a time that is read for nothing in particular is no answer by itself
  const isOpenTime = namesFor.topic === null && namesFor.ground === null
  const met = leadItems(c, question, core.topic)
  // whoever is threatened is told first what helps; a paper from a lender comes before the loss it came from
  const notice = met.length > 0 ? [] : noticeItem(c, question)
  const lost = notice.length > 0 || core.topic !== 'career' ? [] : lostItem(c)
  const kind = [...met, ...notice, ...lost]
  const answer = core.gist ?? plainGist(c, core, question, items, isOpenTime ? [] : named)
  const halves = halvesOf(c, question, { ...core, items, gist: answer })
  // the end of a hard time is told to its end before the matters that it lies over
  const late = question.plea === 'relief'
  // years whose reason an item tells are not explained a second time; another's hard time stands in a chart of their own
  const explained = question.person !== null || items.some((item) => item.some(({ text }) => text === c.say('answer.why.blame')))
  const kindHeads = kind.flatMap((item) => item.slice(0, 1))
  const kindly = [...kindHeads, ...mangal.flatMap((item) => item.slice(0, 1))]
  const marked = [...named, ...items].flat().filter(({ gist }) => gist)
  const told = withHalves(answer, halves, [...kindly, ...marked])
  // what was asked is told before what the past shows
  const hard = explained ? [] : hardLines(c)
  // whoever has tried and failed is met before a result is declined
  const tried = question.declines.includes('result') ? hard : []
  const before = tried.length > 0 || (told.length > answer.length && !fits([...kindly, ...told, ...marked, ...hard])) ? [] : hard
  return {
    ...core,
    kind: kindHeads,
    // a kind word comes before any answer
    gist: gistOf([...tried, ...kindly], late ? answer : told, [
      ...before,
      ...marked,
      ...(late ? told : []),
      ...edgeLines(c, (side) => shortAnswer(side, core, question)),
    ]),
    items: [
      ...kind,
      ...mangal,
      ...items.slice(0, at),
      ...named,
      ...halves.map(({ item }) => item).filter((item) => item.length > 0),
      ...items.slice(at),
    ],
  }
})

/** The few sentences that come first, each once: a kind word, the answer, and what an item has marked for it. */
const gistOf = (kind: readonly Line[], answer: readonly Line[], marked: readonly Line[]): Line[] =>
  answer.length === 0
    ? []
    : [...kind, ...answer, ...marked].filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)

/** The verdict and the nearest time in short sentences, as another rising sign would give them; empty where the answer is no such one. */
function shortAnswer(c: Composer, { topic }: Answered, question: Question): string[] {
  const { plea, person, declines } = question
  const lines = (...all: readonly (Line | null | undefined)[]): string[] => all.flatMap((line) => (line ? [line.text] : []))
  if (person !== null) return []
  if (topic !== null) {
    const noun = nounOfPlea(c, plea) ?? nounOf(c, askedOf(c, topic))
    const near = nearestLine(c, topic, noun)
    if (plea === null) {
      const gist = (fieldAnswer(c, topic, question).gist ?? []).map((line) =>
        near !== null && TIMES.test(line.ids.join(' ')) ? near : line,
      )
      return [...new Set(lines(...gist))]
    }
    return lines(plea === 'retry' ? groundItem(c, 'exam')[0] : groundAloud(c, readings(c)[topic], noun), near)
  }
  if (plea === 'dispute' || plea === 'vehicle' || plea === 'pilgrimage') return lines(groundItem(c, plea)[0], groundTimes(c, plea)[0])
  if (plea !== null) return []
  if (declines.includes('result') || awaitsResult(c.input.concern)) return lines(groundItem(c, 'exam', 'sit')[0], jupiterLine(c, 5)[0])
  const [concern] = shortLead(c).short
  return concern === undefined ? [] : lines(shortItems(c, concern)[0]?.[0])
}

/** The nearest time of a field alone: beside an answer another one that holds for another rising sign stays short. */
function nearestLine(c: Composer, topic: MainTopic, noun: string): Line | null {
  const [next] = undated(c, topic) ? [] : chosenStretches(c, topic)
  if (next === undefined) return timeAloud(c, topic, noun)
  const [part] = next.parts
  const span = part.from <= c.input.asOf ? c.say('answer.spanNow', { to: c.date(part.to, part.toErrorDays) }) : spanAloud(c, part)
  return c.line(next.ids, 'point.both.near', { noun, span, use: useClause(c, next) })
}

/** What an answer calls its matter where the plea names it better than the field does; null where it does not. */
function nounOfPlea(c: Composer, plea: Plea | null): string | null {
  if (plea === 'retry') return examNoun(c)
  return plea === 'studyAbroad' ? c.say('noun.studyAway') : plea === 'transfer' ? transferNoun(c) : null
}

/** For answers that have no sentences of their own: the first sentence, that of a named time or when, and what eases a hard season. */
function plainGist(c: Composer, { topic }: Answered, question: Question, items: readonly Item[], named: readonly Item[]): Line[] {
  const { concern } = c.input
  const { plea } = question
  const [reply = [], second = []] = items
  const [first] = reply
  if (concern.trim() === '' || first === undefined) return []
  const dated = named.flatMap((item) => item.slice(0, 1)).slice(0, 1)
  const time =
    topic === null || dated.length > 0 || (plea === 'transfer' && !isDated(c))
      ? null
      : timeAloud(c, topic, nounOfPlea(c, plea) ?? nounOf(c, askedOf(c, topic)))
  const sit = plea === 'retry' ? sitLines(c) : []
  const season = seasonOf(c, 'life')
  const eases = topic === null && season.eases.length > 0 ? courseLines(c, season).at(-1)?.text : undefined
  return [
    first,
    ...reply.slice(1).filter(({ text }) => text === eases),
    // a sentence that stands by itself is told with the one after it
    ...(reply.length === 1 && items.length > 3 ? second.slice(0, 1) : []),
    ...sit,
    ...dated,
    ...(time === null ? [] : [time]),
  ]
}

/** What a named time is read for: the field or the course that was answered, else the first of the shorter matters that have openings. */
function namedFor(c: Composer, { plea, person }: Question, { topic, kin }: Answered): NamedFor {
  // a time that is named beside a relative's matter is read for what the visitor can do in it
  if (kin && KIN_NAMED.has(kinOf(kin)?.field ?? 'life'))
    return { topic: null, ground: kin, noun: c.say('kin.named', { noun: shortNoun(c, kin) }) }
  if (topic !== null)
    return { topic, ground: null, noun: (plea === 'studyAbroad' ? nounOfPlea(c, plea) : null) ?? nounOf(c, askedOf(c, topic)) }
  const [short] = person === null && plea === null ? shortLead(c).short : []
  const ground = OPENED.find((one) => one === short) ?? null
  return { topic: null, ground, noun: ground === null ? '' : shortNoun(c, ground) }
}

/** What of a relative's life has times of its own that a named one is held against. */
const KIN_NAMED: ReadonlySet<RelativeField> = new Set(['work', 'wedding', 'study', 'far', 'back'])

/** Shorter matters that have openings of their own. */
const OPENED = ['home', 'money', 'study', 'family'] as const

/** The clauses of a question that its reply has not told. */
function clauseItems(c: Composer, question: Question, { topic, told }: Answered): Item[] {
  const { extras, plea, person } = question
  const { short } = shortLead(c)
  // a roof apart from the partner's parents is a choice of its own
  const roof = person === 'inLaws' ? bothWays(c, 'family', question) : []
  const clauses = extras.flatMap((extra): Item[] => {
    // why another's wedding is slow stands in a chart of their own
    if (extra === 'broken' && person !== null) return []
    if (extra !== 'why')
      return extra === plea || extra === 'mangal' || (extra === 'broken' && extras.includes('why')) ? [] : [extraItem(c, extra)]
    // told as the reply itself, or of somebody whose reasons stand in a chart of their own
    if (person !== null || plea === 'saturn' || (topic !== null && plea === null)) return []
    return [whyItem(c, topic ?? (plea === 'relief' ? 'life' : (told.find((one) => short.includes(one)) ?? 'life')))]
  })
  return roof.length > 0 ? [roof, ...clauses] : clauses
}

/** A choice of hearts is none of fields: the work or the country that is named with it is only its reason. */
const waysMeant = (c: Composer, { form, pair }: Question): PairOfWays | null =>
  form !== 'choice'
    ? pair
    : holdsLoveAgainstMatch(c)
      ? 'loveOrArranged'
      : (pair === 'loveOrAbroad' || pair === 'careerOrLove' || pair === 'stayOrPart') && weighsBond(c)
        ? null
        : pair

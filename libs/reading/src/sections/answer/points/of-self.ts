import { stayNow } from '../../../compose/current.ts'
import { gocharaFinding } from '../../../compose/parts.ts'
import { addYears } from '../../../facts/calendar.ts'
import { isMainTopic, type MainTopic } from '../../../rules/witnesses.ts'
import { strongestOf } from '../../../rules/windows.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { plainText, topicsOf as namedTopics } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { allWindows } from '../../cache.ts'
import { aroundEnd, courseLines, saturnAround, seasonIds, seasonOf } from '../../season.ts'
import { isMarked, mangalAnswer } from '../../love.ts'
import { undated } from '../../undated.ts'
import { yearLines } from '../answer-broad.ts'
import { extraItem, stillItem, whyItem } from '../answer-clauses.ts'
import { spanAloud } from '../answer-gist.ts'
import { chosenStretches, isOpen, NEAR_YEARS, smallerOpenings } from '../answer-stretches.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { answerOf } from '../answer.ts'
import { method, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** Two fields are told apart by their nearest times from so many days on. */
const APART_DAYS = 30
const DAY = 86_400_000

/** Which of two matters comes first: by their nearest stretches, then by the strongest of each. */
const order: Writer = (c, { words, told }) => {
  const inWords = namedTopics({ concern: words }).topics
  const all = [...inWords, ...namedTopics({ concern: `${words}. ${told}` }).topics]
  const [a, b, more] = [...new Set(all)].filter((one): one is MainTopic => isMainTopic(one))
  if (a === undefined || b === undefined || (more !== undefined && inWords.length < 2)) return []
  const [one, other] = [chosenStretches(c, a), chosenStretches(c, b)]
  const [first, second] = [one[0], other[0]]
  if (first === undefined || second === undefined || undated(c, a) || undated(c, b)) return []
  const apart = (Date.parse(second.from) - Date.parse(first.from)) / DAY
  const [early, late] = apart >= 0 ? [first, second] : [second, first]
  const noun = (topic: MainTopic): string => nounOf(c, askedOf(c, topic))
  const best = [a, b].map((topic) => strongestOf(allWindows(c)[topic]))
  const [bestA, bestB] = best
  const slots = {
    first: noun(early.topic),
    second: noun(late.topic),
    from: isOpen(c, early)
      ? c.say('answer.spanNow', { to: c.date(early.parts[0].to, early.parts[0].toErrorDays) })
      : spanAloud(c, early.parts[0]),
    then: spanAloud(c, late.parts[0]),
  }
  const [month] = late.from > addYears(c.input.asOf, NEAR_YEARS) ? smallerOpenings(c, late.topic) : []
  return [
    c.line([...early.ids, ...late.ids], Math.abs(apart) < APART_DAYS ? 'point.order.together' : 'point.order.apart', slots),
    ...(bestA === undefined || bestB === undefined || (bestA === first && bestB === second)
      ? []
      : [
          c.line([...bestA.ids, ...bestB.ids], 'point.order.best', {
            a: noun(a),
            b: noun(b),
            bestA: spanAloud(c, bestA.parts[0]),
            bestB: spanAloud(c, bestB.parts[0]),
          }),
        ]),
    // a time that is years away is not all there is to do
    ...(month === undefined
      ? []
      : [c.line([month.id], 'point.order.before', { from: late.from.slice(0, 4), month: month.label, noun: noun(late.topic) })]),
    c.line([method(c)], 'point.order.free'),
  ]
}

/** What to do: the step of the answer on what was told, which names its day. */
const step: Writer = (c) => {
  const [head] = answerOf(c).items.at(-2) ?? []
  return head === undefined ? [] : [head]
}

/** Which remedy: the one that belongs to what was told, without anything to buy; of a stone that the old text has none. */
const remedy: Writer = (c, { words, told }) => [
  // what is to be remedied is named before it: Mars by custom, and whether there is anything to remedy
  ...(questionOf(`${told}. ${words}`).extras.includes('mangal')
    ? [mangalAnswer(c), c.line([method(c)], `point.remedy.${isMarked(c) ? 'mars' : 'none'}`)]
    : []),
  ...(questionOf(c.input.concern).declines.includes('gem') ? [c.line([method(c)], 'point.remedy.gem')] : []),
  ...extraItem(c, 'remedy'),
]

const SADE_SATI =
  / (?:sade ?sati|sadesati|sade saati|shani|sani|saturn|ezharai|elarai|elinati|yelinati|ashtama) |साढ़ेसाती|साढ़े साती|शनि|சனி|ఏలినాటి|శని/u

/** Whether it is sade sati, as it is asked: yes or no by Saturn's place from the Moon. */
const relief: Writer = (c, { words }) => {
  if (!SADE_SATI.test(plainText(words))) return []
  const around = saturnAround(c)
  const here = gocharaFinding(c, stayNow(c, 'saturn'))
  if (around !== null && around.from <= c.input.asOf) {
    const to = aroundEnd(c, around)
    return around.phase === 'sadeSati'
      ? [c.line([around.id], 'point.sadeSati.yes', { to })]
      : [c.line([around.id], 'point.sadeSati.dhaiya', { to, passage: c.say(`now.saturn.${around.phase}`) })]
  }
  return [
    c.line([here.id], 'point.sadeSati.no', { place: c.house(here.place) }),
    ...(around === null
      ? []
      : [
          c.line([around.id], 'now.saturn.begins', {
            passage: c.say(`now.saturn.${around.phase}`),
            from: c.date(around.from),
            to: aroundEnd(c, around),
          }),
        ]),
  ]
}

/** Words of oneself. */
const OF_ME = / (?:me|i|my|mine|we|our|us|mere|mera|meri|mujhe|main|mai|hum|en|enakku|naan|naa|naku|nenu) |मेरे|मेरी|मेरा|मुझे|எனக்கு|என்|నాకు|నా /u

/** A post that is gone. */
const LOST_POST =
  / (?:lost|lose|losing) (?:my |the |his |her )?(?:job|post|work) | laid off | fired | terminated | naukri (?:chal\S*|chhut\S*|chut\S*|gay\S*) |नौकरी (?:चली|छूट)/u

/** Why it goes so: the reasons of what was told, before any season. */
const why: Writer = (c, { words }) => {
  if (!OF_ME.test(plainText(words))) return []
  // a post that was lost has a season, and has not been slow
  if (isWithoutPost(c.asker.settled) || LOST_POST.test(plainText(c.input.concern))) {
    const season = seasonOf(c, 'career')
    return [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.career') }), ...courseLines(c, season)]
  }
  const { lead } = namedTopics({ concern: c.input.concern })
  const told = lead !== null && lead !== undefined && isMainTopic(lead) ? whyItem(c, lead) : stillItem(c)
  return told.slice(0, MOST_REASONS)
}
const MOST_REASONS = 4

/** One year beside other questions: whose sub-period it lies in and how that stands, then its months. */
const year: Writer = (c, { words }) => (pointsAsked(c.whole.input.concern).length > 1 ? yearLines(c.asking(words, [])) : [])

/** What has an answer of its own: what stands in no field. */
export const SELF_WRITERS: Writers = {
  'self.order': order,
  'self.do': step,
  'self.remedy': remedy,
  'self.relief': relief,
  'self.why': why,
  'self.year': year,
}

export const SELF_PLAIN: PlainQuestions = {
  'self.relief': 'When will my hard time end?',
  'self.health': 'When will my health get better?',
  'self.purpose': 'What is the purpose of my life?',
  'self.luck': 'Will I win the lottery?',
}

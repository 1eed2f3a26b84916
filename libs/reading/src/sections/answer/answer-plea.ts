import { headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { lordFinding } from '../../compose/parts.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { dashaAsked, type Plea, type Question } from '../../understanding/question.ts'
import { fieldFinding } from '../../rules/fields.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { plainText } from '../../understanding/topics.ts'
import { namedWorkGist } from '../named-work.ts'
import { bestFor } from '../suggested-work.ts'
import { nameOf } from '../../rules/field-names.ts'
import { workNamed } from '../work-told.ts'
import { choiceItems, whichItems } from './answer-choice.ts'
import { groundItem, groundTimes, stepItem, MOST_TOLD } from './answer-ground.ts'
import type { Answered } from './answered.ts'
import { meetings } from './answer-meetings.ts'
import { callingItems, yearItems } from './answer-broad.ts'
import { timeAloud } from './answer-gist.ts'
import { generalItems, personItems } from './answer-life.ts'
import { type Item, chosenStretches, nextItem, spanOf } from './answer-stretches.ts'
import { readings } from '../cache.ts'
import { homecomingGist } from '../coming-home.ts'
import { verdictLines, questionMethod } from '../verdict.ts'
import { transferItems, transferGist, postOrFamilyItems } from './answer-transfer.ts'
import { reliefItems, dashaLines, dashaItems, saturnItems, saturnAsks } from './answer-relief.ts'
import { consentItems } from './answer-consent.ts'
import { ownHeartItems } from './own-heart.ts'
import { comeBackItems, residenceItems, residenceGist } from './answer-return.ts'
import { retryItems, FAMILY_TRADE } from './answer-exam.ts'
import { studyAbroadItems } from './answer-abroad.ts'
import { caseGist, disputeItems } from './answer-dispute.ts'

function togetherItems(c: Composer, { person }: Question): Item[] {
  const [meeting] = meetings(c)
  const road = chosenStretches(c, 'abroad').slice(0, MOST_TOLD)
  const distance =
    meeting !== undefined
      ? [c.line(meeting.ids, 'plea.together.meet', { span: spanOf(c, meeting) })]
      : road.length > 0
        ? [
            c.line(
              road.flatMap(({ ids }) => ids),
              'plea.together.road',
              { spans: { list: road.map((stretch) => spanOf(c, stretch)) } },
            ),
          ]
        : [c.line([readings(c).abroad.id], 'plea.together.noRoad')]
  return [
    // nobody who lives apart waits for the strongest of twelve years
    [...distance, ...nextItem(c, readings(c).love, c.say('noun.together'), 'next')],
    groundItem(c, 'together'),
    verdictLines(c, readings(c).love).slice(0, 2),
    ...(person === 'inLaws' ? [inLawsItem(c)] : []),
    stepItem(c, 'plea.do.together', 'love'),
    [c.line([questionMethod(c)], 'plea.cannot.together')],
  ]
}

/** The partner's mother, from the 4th of the 7th. */
const inLawsItem = (c: Composer): Item => [
  ...(
    personItems(c, {
      person: 'inLaws',
      between: [],
      ofHealth: false,
      form: 'course',
      grown: null,
      kin: null,
      matter: null,
      wedding: false,
      estranged: false,
    })[0] ?? []
  ).slice(0, 3),
  c.line([lordFinding(c, 7, 'love').id], 'answer.person.inLawsMeanwhile'),
]

/** A wish of one's own against the family's advice: both weighed, the kinds of work the chart points to, and the next stretch for work. */
function ownWishItems(c: Composer): Item[] {
  return [
    // two fields that are named are held against each other by themselves
    ...(workNamed(c).length > 1 ? [] : choiceItems(c, 'wishOrSafe', 'career')),
    ...whichItems(c),
    nextItem(c, readings(c).career, c.say('noun.career')),
    verdictLines(c, readings(c).career).slice(0, 2),
    stepItem(c, 'plea.wish.do', 'career'),
    [c.line([questionMethod(c)], 'plea.wish.cannot')],
  ]
}

/** The same in short: the two ways, how the wished work is carried, how to try it, and when. */
function ownWishGist(c: Composer): Line[] {
  const all = workNamed(c)
  const wished = all.find(({ tie }) => tie !== 'does') ?? all[0]
  const [choice = []] = all.length > 1 ? [] : choiceItems(c, 'wishOrSafe', 'career')
  const way = isWithoutPost(c.asker.settled) ? 'without' : 'beside'
  const lines = [
    ...choice.slice(0, 1),
    ...(all.length > 0 ? namedWorkGist(c) : [bestFor(c)]),
    wished === undefined
      ? null
      : c.line([fieldFinding(c, wished.field)], `gist.trial.${way}.${wished.carried}`, { field: nameOf(c, wished.field) }),
    timeAloud(c, 'career', c.say('noun.career')),
  ]
  return lines.filter((line): line is Line => line !== null)
}

/** A matter with a ground of its own: what it comes to, its dates, one step, and what stays open. */
const plainItems = (c: Composer, ground: 'vehicle' | 'pilgrimage'): Item[] => [
  groundItem(c, ground),
  headAsGist(groundTimes(c, ground)),
  stepItem(c, `plea.${ground}.do`, null),
  [c.line([questionMethod(c)], `plea.${ground}.cannot`)],
]

/** The answer to a question that the three fields do not bear by themselves; null where another way of answering fits. */
export function pleaAnswer(
  c: Composer,
  plea: Plea,
  question: Question,
  short: readonly ShortConcern[],
  lead: MainTopic | null,
): Answered | null {
  switch (plea) {
    case 'together':
      return { items: togetherItems(c, question), topic: 'love', told: ['family', 'job', 'home'] }
    case 'transfer':
      return { items: transferItems(c), topic: 'career', told: ['job', 'home', 'study'], gist: transferGist(c) }
    case 'relief':
      return {
        items: reliefItems(
          c,
          short.filter((one) => one !== 'business' || c.asker.trade === 'business'),
        ),
        topic: null,
        told: [...short],
      }
    case 'consent':
      return { items: consentItems(c, question), topic: 'love', told: ['family'] }
    case 'comeBack': {
      const items = comeBackItems(c)
      // the way back has dates of its own, and not those of a life abroad
      return {
        items,
        topic: 'abroad',
        told: [...short],
        gist: [...(question.form === 'when' ? [] : (items[0] ?? []).slice(0, 1)), ...homecomingGist(c)],
      }
    }
    case 'ownHeart':
      return { items: ownHeartItems(c), topic: null, told: ['family'] }
    case 'residence':
      return { items: residenceItems(c), topic: 'abroad', told: ['job'], gist: residenceGist(c) }
    case 'retry':
      return {
        items: retryItems(c, question),
        topic: 'career',
        told: ['study', 'job', ...(FAMILY_TRADE.test(plainText(c.input.concern)) ? (['business'] as const) : [])],
      }
    case 'saturn':
      if ((dashaAsked(c.input.concern) ?? 'saturn') !== 'saturn' && dashaLines(c).length > 0)
        return { items: dashaItems(c), topic: null, told: [] }
      return { items: saturnItems(c, saturnAsks(c, short, lead), question.form), topic: null, told: [...short] }
    case 'postOrFamily':
      return { items: postOrFamilyItems(c), topic: null, told: [...short] }
    case 'ownWish':
      return { items: ownWishItems(c), topic: null, told: [...short], gist: ownWishGist(c) }
    case 'studyAbroad':
      return { items: studyAbroadItems(c, question), topic: 'abroad', told: ['study', 'job'] }
    case 'dispute':
      return { items: disputeItems(c, short), topic: null, told: [...short], ...caseGist(c, short) }
    case 'vehicle':
    case 'pilgrimage':
      return { items: plainItems(c, plea), topic: null, told: [...short] }
    case 'year':
      return lead !== null && lead !== 'career' && question.form === 'whether'
        ? null
        : { items: yearItems(c, lead), topic: null, told: [...short] }
    case 'calling':
      return { items: callingItems(c), topic: null, told: [...short] }
    case 'lost':
      return lead === null ? { items: generalItems(c, 'course'), topic: null, told: [] } : null
  }
}

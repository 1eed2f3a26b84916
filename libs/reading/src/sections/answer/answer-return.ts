import { asGist, headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { judge } from '../../rules/grounds.ts'
import { homeAndDistance } from '../../rules/home-distance.ts'
import type { Part } from '../../rules/windows.ts'
import { againstHome } from '../../understanding/between-lands.ts'
import { pointsAsked } from '../../understanding/points-asked.ts'
import { ownText } from '../../understanding/own-words.ts'
import { countHits, plainText } from '../../understanding/topics.ts'
import { wayLine, weighLine } from '../abroad.ts'
import { namedWorkLines } from '../named-work.ts'
import { stayLean } from '../stay-lean.ts'
import { bestFor } from '../suggested-work.ts'
import { workNamed } from '../work-told.ts'
import { partsLines } from './answer-choice.ts'
import { stepItem } from './answer-ground.ts'
import { timeAloud } from './answer-gist.ts'
import { deadlineOf, labelOf } from './answer-named.ts'
import { type Item, nextItem } from './answer-stretches.ts'
import { readings } from '../cache.ts'
import { homecomingGist, homecomingLines, meansOwnAtHome, moveTime } from '../coming-home.ts'
import { asksReturn, shortVerdict } from '../short-concerns.ts'
import { verdictLines, questionMethod } from '../verdict.ts'
import { onwardLines, onwardOf, residenceNoun } from '../onward.ts'

/** The step for the way home, with the time that it makes ready. */
function homeStep(c: Composer, key: 'plea.do.comeBack' | 'plea.do.comeBackTrade'): Item {
  const move = moveTime(c)
  return stepItem(c, key, null, {}, { time: move === undefined ? undefined : { ...(move.parts[0] as Part), ids: move.ids } })
}

/** A stay in a country where one lives already: how home and distance weigh, and a window for each way. */
export function residenceItems(c: Composer): Item[] {
  const ways = [...wayLine(c, 'leave'), ...(asksReturn(c) ? [] : wayLine(c, 'return'))]
  return [
    onwardOf(c) === null ? [weighLine(c)] : onwardLines(c),
    ways.length > 0 ? ways : [c.line([questionMethod(c)], 'plea.residence.undated')],
    ...(asksReturn(c) ? [homecomingLines(c)] : []),
    [c.line([questionMethod(c)], 'answer.visa'), ...partsLines(c).slice(0, 1)],
    nextItem(c, readings(c).abroad, c.asker.abroad ? residenceNoun(c) : c.say('noun.abroad')),
    verdictLines(c, readings(c).abroad).slice(0, 2),
    // the step belongs to the way that leads
    asksReturn(c) && meansOwnAtHome(c) && stayLean(c) !== 'stay'
      ? homeStep(c, 'plea.do.comeBackTrade')
      : asksReturn(c) && stayLean(c) === 'back'
        ? homeStep(c, 'plea.do.comeBack')
        : stepItem(c, 'plea.do.residence', 'abroad'),
    [c.line([questionMethod(c)], 'plea.cannot.residence')],
  ]
}

/** Staying or going back in three sentences: home held against distance, with what the witnesses say of a life abroad; and when for each. */
export function residenceGist(c: Composer): Line[] {
  const time = timeAloud(c, 'abroad', residenceNoun(c))
  // a further country has its own weighing against the way home
  return [
    ...(onwardOf(c) === null ? [weighLine(c, 'sum')] : onwardLines(c)),
    // whoever asks of coming home hears of that before the road
    ...(asksReturn(c) ? homecomingGist(c) : wayLine(c, 'leave')),
    ...(time === null ? [] : [time]),
  ]
}

/** What somebody means to do at home, where it is named. */
const WORK_AT_HOME =
  / (?:what (?:to|can i|shall i|should i|will i) do|kya karu\S*|enna (?:pann\S*|seiy\S*)|emi ch\S*|business|start something|own thing|shop|startup|start up|farming|hotel|dhandha|dhanda|thozhil|vyaparam|velai|naukri|job|work|udyogam|nothing to do) /

/** A purse that is told to be empty. */
const NO_SAVINGS =
  / (?:no|without|not (?:much|enough|any)|zero|nil|little) (?:\S+ )?(?:savings?|money|saved) | (?:savings?|paisa|paise|panam|dabbu) (?:nahi|nahin|illa|illai|ledu|levu|zero) |बचत नहीं|சேமிப்பு இல்ல|పొదుపు లేదు/u

/** The step of whoever looks for a post before a permit ends; null for anybody else. */
function termStep(c: Composer): Item | null {
  const { whole } = c
  const term = deadlineOf(whole)
  const isHeld = pointsAsked(whole.input.concern).some(({ words, told }) => againstHome(plainText(words), plainText(told)) === 'post')
  return term === null || !isHeld ? null : [c.line([questionMethod(c)], 'plea.do.term', { label: labelOf(c, term) })]
}

/** The way back: what home and distance weigh, when it is open, what waits there, and the work on arrival. */
export function comeBackItems(c: Composer): Item[] {
  const { sum, id } = homeAndDistance(c)
  const text = ownText(c.input.concern)
  const trade =
    countHits(text, [
      'business',
      'startup',
      'start up',
      'start something',
      'own thing',
      'shop$',
      'dhandha',
      'dhanda',
      'thozhil',
      'vyaparam',
    ]) > 0
  return [
    [c.line([id], `plea.comeBack.${sum}`), ...(asksReturn(c) ? [] : wayLine(c, 'return')), ...homecomingLines(c)],
    [weighLine(c), ...wayLine(c, 'leave')],
    shortVerdict(c, 'family'),
    ...(trade
      ? [headAsGist([...shortVerdict(c, 'business'), ...nextItem(c, readings(c).career, c.say('noun.business'))])]
      : WORK_AT_HOME.test(text)
        ? [
            workNamed(c).length > 0
              ? headAsGist(namedWorkLines(c))
              : [...asGist([c.line([readings(c).career.id], 'plea.comeBack.work')]), bestFor(c)],
            nextItem(c, readings(c).career, c.say('noun.jobChange')),
          ]
        : []),
    ...(NO_SAVINGS.test(text) ? [[...asGist([c.line(judge(c, 'money').ids, 'plea.comeBack.savings')]), ...shortVerdict(c, 'money')]] : []),
    termStep(c) ?? homeStep(c, trade ? 'plea.do.comeBackTrade' : 'plea.do.comeBack'),
    [c.line([questionMethod(c)], 'plea.cannot.comeBack')],
  ]
}

import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays, addYears } from '../../../facts/calendar.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { judge, type Judged } from '../../../rules/grounds.ts'
import type { Part, Window } from '../../../rules/windows.ts'
import type { MainTopic } from '../../../rules/witnesses.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { OF_TERMS } from '../../../understanding/told-facts/terms.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { isStruck, plainText } from '../../../understanding/topics.ts'
import { allWindows, readings } from '../../cache.ts'
import { lookAndSign, NEAR_YEARS, nearestTime } from '../../short-concerns.ts'
import { foremost, mayBegin, useClause, useOf } from '../../stretch-use.ts'
import { farKind, searches } from '../../stretch-kind.ts'
import { undated } from '../../undated.ts'
import { nearOrFar } from '../points/shared.ts'
import { weightiest } from '../points/weightiest.ts'
import { aloud, spanAloud } from '../span-aloud.ts'
import { dueDay, type DueDay } from './due-day.ts'
import type { ToldWriter, ToldWriters } from './told-writer.ts'

/** What an answer is given to: a match, a bond that is there already, a post, something of one's own, a place to study or a post in another country, a house that is bought, or one that is sold. */
type Reply = 'match' | 'bond' | 'post' | 'own' | 'away' | 'postAway' | 'house' | 'sale'

const REPLIES: Readonly<Record<Exclude<Reply, 'bond' | 'postAway'>, { points: readonly Point[]; says: RegExp }>> = {
  match: {
    points: ['love.when', 'love.one', 'love.match', 'love.consent', 'love.loveArranged', 'love.again', 'love.tell', 'love.kind'],
    says: / (?:boys?|girls?|ladk[aie]|rishta|proposal|alliance|famil(?:y|ies)|parents?|father|mother|papa|mummy|appa|amma|ghar|wale|groom|bride|engagement|sambandham|mappillai|maappillai|ponnu|pelli|side) |लड़क|रिश्त|घर|घरवाल|பொண்ணு|மாப்பிள்ளை|பெண் வீட|అబ్బాయి|అమ్మాయి|వాళ్ళ/u,
  },
  post: {
    points: [
      'work.post',
      'work.change',
      'work.offer',
      'work.city',
      'work.place',
      'work.government',
      'work.permanent',
      'work.back',
      'work.secure',
      'work.govtPrivate',
    ],
    says: / (?:company|hr|recruiter|manager|boss|employer|offers?|joining|join|firm|office|school|hospital) |कंपनी|ऑफर|एचआर|கம்பெனி|ஆஃபர்|కంపెనీ|ఆఫర్|హెచ్ఆర్/u,
  },
  own: {
    points: ['work.own', 'work.partner', 'work.funds', 'work.trade', 'work.jobBusiness', 'work.named'],
    says: / (?:owner|landlord|partner|dealer|franchise|company|investor|builder|shop|broker|seller|rent|price|quotation|rate|malik|deal|uncle|friend) |मालिक|ओनर|ஓனர்|ఓనర్|యజమాని/u,
  },
  away: {
    points: ['abroad.when', 'abroad.should', 'abroad.work', 'abroad.study', 'abroad.country', 'abroad.settle', 'abroad.back'],
    says: / (?:university|college|seat|admit|admission|agent|agency|consultant|consultancy|company|hr|employer|offers?|boss|manager|visa|deposit) |कंपनी|कॉलेज|एजेंट|ஏஜென்ட்|கம்பெனி|ఏజెంట్|కంపెనీ/u,
  },
  house: {
    points: ['home.buy'],
    says: / (?:owner|seller|builder|broker|landlord|booking|flat|house|plot|token|bank|price|rate|deal|malik) |मालिक|बिल्डर|ஓனர்|ஓனருக்கு|బిల్డర్|ఓనర్/u,
  },
  sale: { points: ['home.sell'], says: / (?:buyers?|party|broker|offer|price|rate|token|deal) |खरीदार|வாங்குற|కొనేవా/u },
}
const KINDS = Object.keys(REPLIES) as (keyof typeof REPLIES)[]
const FIELDS: Readonly<Partial<Record<Reply, MainTopic>>> = {
  match: 'love',
  bond: 'love',
  post: 'career',
  own: 'career',
  away: 'abroad',
  postAway: 'abroad',
}

/** What the answer is given to: of what is asked that which the clause speaks of; where it speaks of none, what is asked first; null where it speaks of another matter. */
function replyTo(c: Composer, told: string, asked: readonly Point[]): Reply | null {
  const text = plainText(told)
  const open = asked.flatMap((point) => KINDS.filter((kind) => REPLIES[kind].points.includes(point)))
  const spoken = KINDS.filter((kind) => REPLIES[kind].says.test(text))
  const found = (spoken.length === 0 ? open[0] : open.find((kind) => spoken.includes(kind))) ?? null
  if (found === 'match') return c.asker.love === 'partner' && isPair(c) ? 'bond' : found
  return found === 'away' && farKind(c) !== 'abroad.study' && !asked.includes('abroad.study') ? 'postAway' : found
}

/** Two who have chosen each other; where only a match is thought of, a family that objects is no sign of it. */
const PAIR =
  / (?:in love|love (?:her|him|each other|marriage|since|from|affair)|loving|relation|relationship|together|boyfriend|girlfriend|gf|bf|lover|fianc\S*|engaged|since (?:college|school)|pyaa?r|kadhal\S*|preminch\S*|prema) |प्यार|காதல|ప్రేమ/u
const isPair = (c: Composer): boolean => PAIR.test(plainText(c.whole.input.concern))

/** Those at home wait, and no other house. */
const OWN_HOUSE = / (?:parents|ghar|father|mother|papa|mummy|appa|amma|veetla|maa) |घरवाल|घर वाल|வீட்ல|ఇంట్లో/u
const OTHER_HOUSE = / (?:his|her|their|boys?|girls?|ladk[aie]|side|groom|bride|ponnu|mappillai|abbayi|ammayi) |लड़क|பையன்|பொண்ணு|అబ్బాయి|అమ్మాయి/u
const waitsAtHome = (told: string): boolean => OWN_HOUSE.test(plainText(told)) && !OTHER_HOUSE.test(plainText(told))

/** A day as it is named: a festival with its date, else the date alone. */
const dayText = (c: Composer, { day, festival }: DueDay): string =>
  c.say(festival === null ? 'told.day.date' : 'told.day.named', {
    date: c.date(day),
    ...(festival === null ? {} : { name: c.say(`told.day.${festival}`) }),
  })

const timeText = (c: Composer, part: Part): string =>
  part.from <= c.input.asOf
    ? c.say('told.answerBy.now', { to: c.date(part.to, part.toErrorDays) })
    : c.say('told.answerBy.then', { span: spanAloud(c, part) })

/**
 * What can be done about the day: give the answer, give it with something kept, or ask for a later day; and where the sky bears none of these, by the ground
 * of the matter give a small part of it, ask for what is still open, or let the day pass.
 */
type Way = 'yes' | 'guard' | 'move' | 'move.own' | 'small' | 'ask' | 'pass'
const WITHOUT_SKY = { well: 'small', mixed: 'ask', ill: 'pass' } as const
const VERDICTS = { support: 'well', even: 'mixed', silent: 'mixed', oppose: 'ill' } as const

/** The ground of what is asked, as page 1 judges it. */
function groundOf(c: Composer, reply: Reply): { ids: readonly string[]; state: Judged['state'] } {
  // whoever has no post lets none pass
  if (reply === 'post' && isWithoutPost(c.asker.settled)) return { ids: judge(c, 'job').ids, state: 'well' }
  if (reply === 'own' || reply === 'post') return judge(c, reply === 'own' ? 'business' : 'job')
  if (reply === 'house' || reply === 'sale') return judge(c, 'home')
  // two who have chosen each other wait for the word of those at home
  if (reply === 'bond') return judge(c, 'consent')
  const { id, verdict } = readings(c)[reply === 'match' ? 'love' : 'abroad']
  return { ids: [id], state: VERDICTS[verdict] }
}

/** Nobody waits longer for an answer than so many days. */
const WAITS_DAYS: Readonly<Record<Reply, number>> = { match: 75, bond: 75, post: 60, own: 75, away: 120, postAway: 90, house: 60, sale: 45 }
/** What ends sooner than this leaves no room for an answer. */
const ROOM_DAYS = 7

const partOn = (window: Window, day: string): Part | undefined => window.parts.find(({ from, to }) => from <= day && day < to)

/** The day held against the stretches of a field, by their one judge. */
function byStretches(c: Composer, reply: Reply, due: DueDay, topic: MainTopic, atHome: boolean): Line[] {
  if (undated(c, topic)) return []
  const { day } = due
  const all = allWindows(c)[topic].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const on = foremost(
    c,
    all.filter((window) => partOn(window, day) !== undefined),
  )
  const text = { day: dayText(c, due) }
  const next = all.find((window) => window.from > day && mayBegin(c, window))
  const isNear = next !== undefined && next.from <= addDays(day, WAITS_DAYS[reply])
  const use = on === undefined ? null : useOf(c, on)
  // whoever has no post asks nobody to wait
  const canWait = isNear && use !== 'take' && !(reply === 'post' && searches(c))
  const later = !canWait ? null : reply === 'match' && atHome ? 'move.own' : 'move'
  const until = next === undefined ? '' : aloud(c, next.from, next.fromErrorDays)
  if (on !== undefined && use !== null) {
    const takes = use === 'take' && reply === 'post'
    const way = use === 'step' || takes ? 'yes' : use === 'guarded' ? 'guard' : use === 'prepare' ? later : null
    return [
      c.line(on.ids, 'told.answerBy.in', { ...text, time: timeText(c, partOn(on, day) as Part), use: useClause(c, on) }),
      wayLine(c, on.ids, reply, way, until),
    ]
  }
  const before = foremost(
    c,
    all.filter((window) => window.parts[0].from < day && window.parts[0].to > addDays(c.input.asOf, ROOM_DAYS)),
  )
  if (before !== undefined && useOf(c, before) !== 'prepare') {
    const [part] = before.parts
    const slots = { ...text, time: timeText(c, part), use: useClause(c, before), to: c.date(addDays(part.to, -1), part.toErrorDays) }
    return [c.line(before.ids, mayBegin(c, before) ? 'told.answerBy.sooner' : 'told.answerBy.ready', slots)]
  }
  // the time that the answer is moved to, else the nearest as page 1 names it; one that is years away says nothing to a day that is near
  const nearest = canWait ? next : all.find((window) => window.from > day)
  const ahead = nearest !== undefined && nearest.from < addYears(day, NEAR_YEARS) ? nearest : undefined
  if (ahead === undefined) {
    const { id } = readings(c)[topic]
    return [c.line([id], 'told.answerBy.none', text), wayLine(c, [id], reply, null, until)]
  }
  return [
    c.line(ahead.ids, 'told.answerBy.ahead', { ...text, span: spanAloud(c, ahead.parts[0]), use: useClause(c, ahead) }),
    wayLine(c, ahead.ids, reply, later, until),
  ]
}

/** What to do about the day; `null`: the sky bears nothing that is final, and the ground decides. */
function wayLine(c: Composer, ids: readonly string[], reply: Reply, way: Way | null, until: string): Line {
  if (way !== null) return c.line(ids, `told.answerBy.${reply}.${way}` as MessageKey, { until })
  const ground = groundOf(c, reply)
  return c.line([...new Set([...ids, ...ground.ids])], `told.answerBy.${reply}.${WITHOUT_SKY[ground.state]}` as MessageKey)
}

/** The day held against the time to look for a house and the one to sign. */
function byHouse(c: Composer, due: DueDay): Line[] {
  const times = lookAndSign(c, 'home')
  if (times === null) return []
  const { look, sign, isLate } = times
  const text = { day: dayText(c, due) }
  const holds = ({ from, to }: Part): boolean => from <= due.day && due.day < to
  if (sign !== null && holds(sign))
    return [
      c.line(sign.ids, 'told.answerBy.house.sign', { ...text, time: timeText(c, sign) }),
      c.line(sign.ids, 'told.answerBy.house.yes', { until: '' }),
    ]
  if (holds(look))
    return [
      c.line(look.ids, 'told.answerBy.house.look', { ...text, time: timeText(c, look) }),
      wayLine(c, look.ids, 'house', sign === null || isLate ? 'yes' : null, ''),
    ]
  const next = [look, ...(sign === null ? [] : [sign])].find(({ from }) => from > due.day)
  return next === undefined ? [] : beforeLines(c, 'house', due, next)
}

/** A day before the nearest time of a house or a sale. */
const beforeLines = (c: Composer, reply: 'house' | 'sale', due: DueDay, next: Part & { ids: readonly string[] }): Line[] => [
  c.line(next.ids, 'told.answerBy.ahead', { day: dayText(c, due), span: spanAloud(c, next), use: '' }),
  wayLine(c, next.ids, reply, next.from <= addDays(due.day, WAITS_DAYS[reply]) ? 'move' : 'small', aloud(c, next.from, next.fromErrorDays)),
]

/** The day held against the nearest time for a sale. */
function bySale(c: Composer, due: DueDay): Line[] {
  const time = nearestTime(c, 'home')
  if (time === null || time.to <= due.day) return []
  if (time.from > due.day) return beforeLines(c, 'sale', due, time)
  return [
    c.line(time.ids, 'told.answerBy.house.look', { day: dayText(c, due), time: timeText(c, time) }),
    wayLine(c, time.ids, 'sale', 'yes', ''),
  ]
}

/** Of several countries the one whose employer waits no longer is left for the other, and the way itself stays. */
const otherLand = (c: Composer, asked: readonly Point[]): Line[] =>
  asked.includes('abroad.country') ? [c.line([nearOrFar(c).id], 'told.answerBy.otherLand')] : []

/** Somebody waits for an answer by a day: what the sky of this chart says to a yes on it. */
const answerBy: ToldWriter = (c, told, asked) => {
  const reply = replyTo(c, told, asked)
  const due = reply === null ? null : dueDay(c, told)
  if (reply === null || due === null) return []
  const topic = FIELDS[reply]
  if (topic !== undefined) return [...byStretches(c, reply, due, topic, waitsAtHome(told)), ...otherLand(c, asked)]
  return reply === 'house' ? byHouse(c, due) : bySale(c, due)
}

/** What is in dispute: a share, a sum, or a bond. */
const DISPUTED: readonly (readonly ['share' | 'owed' | 'bond', readonly Point[]])[] = [
  ['share', ['home.share']],
  ['owed', ['money.stuck', 'money.loss', 'work.partner']],
  ['bond', ['love.reunite', 'love.bond', 'love.divorce']],
]

const RANK = { ill: 0, mixed: 1, well: 2 } as const
const gapOf = (terms: Judged, dispute: Judged): number => RANK[terms.state] - RANK[dispute.state]

/** Court and police are not wanted: agreement (the 7th) held against a fight (the 6th), and what is written in their place. */
const noCourt: ToldWriter = (c, _told, asked) => {
  const disputed = DISPUTED.find(([, points]) => asked.some((point) => points.includes(point)))?.[0]
  // whoever is struck is not told to do without help
  if (disputed === undefined || isStruck(c.whole.input.concern)) return []
  const [terms, dispute] = [judge(c, 'terms'), judge(c, 'dispute')]
  const gap = gapOf(terms, dispute)
  const side = gap > 0 ? 'agree' : gap === 0 ? 'even' : 'firm'
  const ids = [...new Set([...terms.ids, ...dispute.ids])]
  return [
    c.line(ids, `told.noCourt.${side}`),
    c.line(ids, `told.noCourt.${disputed}.${gap < 0 ? 'firm' : 'soft'}`),
    ...weightiest(c, gap < 0 ? 'dispute' : 'terms'),
  ]
}

/** What a step must keep to: a day by which somebody waits for an answer, and what is not wanted, held against the chart. */
export const TERMS_WRITERS: ToldWriters<keyof typeof OF_TERMS> = { answerBy, noCourt }

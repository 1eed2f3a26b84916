import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import { moonOfDay } from '@disha/jyotish/gochara'
import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, housePaths, isCountedFrom, periodFinding, periodHouse, placedOf, standingFinding } from '../compose/parts.ts'
import { standing, strengthOrder, supported } from '../compose/strength.ts'
import { addDays, daysBetween } from '../facts/calendar.ts'
import { chandrashtama } from '../facts/gochara.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { BIRTH, GROUNDS, isKinGround, type Ground } from '../rules/grounds.ts'
import { KARAKAS, MAIN_TOPICS, savOf, TOPIC_HOUSE } from '../rules/witnesses.ts'
import type { DateSlot, ListSlot, MessageKey, Slot } from '../phrasebook/phrasebook.ts'
import { passageWord, roundOf, untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import type { Point } from '../understanding/point/points.ts'
import type { Plea } from '../understanding/question.ts'
import { bodyHurts } from '../understanding/body-told.ts'
import { childWishIn } from '../understanding/child-wish.ts'
import { questionOf, topicsOf } from '../understanding/understanding.ts'
import { askedTopics } from './cache.ts'
import { childrenOf, childrenText } from './love-ahead.ts'
import { besideLine } from './joined-lines.ts'
import { householdAsked } from './household.ts'
import { kinSlots } from './kin-asked.ts'
import { isBeforeCourt, ledMatter } from './led-matter.ts'
import { once } from './once.ts'
import { partMatters } from './part-matters.ts'
import { asksHealth } from './health.ts'
import { asksReturn, shortLead, shortNoun, standsFor } from './short-concerns.ts'
import { countedOf } from './two-faces.ts'
import { mattersOf, topicsDated } from './year-matters.ts'
import { caseSlots } from './told-case.ts'
import { methodFinding } from './verdict.ts'
import { isCaseRunning } from './apart.ts'
import { asksTheirYes, yesNoun } from './family-yes.ts'
import { isUnreadyBond, kindOf } from './stretch-kind.ts'

const RULES = { conduct: 'phal26.50', service: 'phal26.49', mantra: 'bphs84.17-20', gift: 'bphs84.15-16' } as const
type Kind = keyof typeof RULES
const MOST = 3
const LEAST = 2
/** Weekday of each graha, Sunday 0; the nodes by practice with Saturn and Mars. */
const WEEKDAYS: Readonly<Record<Graha, number>> = {
  sun: 0,
  moon: 1,
  mars: 2,
  mercury: 3,
  jupiter: 4,
  venus: 5,
  saturn: 6,
  rahu: 6,
  ketu: 2,
}
/** Weeks within which a weekday with a good tara is looked for; nine taras pass in as many. */
const WEEKS = 9
/** Ages between which one is neither young nor old in what Saturn asks. */
const YOUNG = 30
const ELDER = 55
/** A period that ends within so many days gives way to the next one. */
const ENDING_DAYS = 45

/** For each graha that matters now: why it, one act for a house it answers for, how long, and what may be added; nothing to buy. */
export function remediesSection(c: Composer): Section {
  const chosen = choose(c)
  const grahas = chosen.map(({ graha }) => graha)
  const blocks: Block[] = []
  const told = new Set<House>()
  const star = c.timed || c.sure('D1.moon.nakshatra')
  for (const one of chosen)
    blocks.push(
      c.heading('remedies.head', { graha: c.grahaStart(one.graha), aim: one.aim }),
      c.paragraph(one.why, one.also, one.times),
      c.list([[actLine(c, one, told, star)], serviceLines(c, one.graha, one === chosen[0])]),
    )
  const ids = grahas.flatMap((graha) => [remedyFinding(c, graha, 'mantra'), remedyFinding(c, graha, 'gift')])
  const nakshatra = c.book.term(`nakshatra.${c.chart.D1.moon.nakshatra}` as 'nakshatra.1')
  blocks.push(
    c.heading('remedies.headMantra'),
    c.paragraph(c.line(ids, star ? 'remedies.mantraIntro' : 'remedies.mantraIntroOpen', { nakshatra })),
    mantraTable(c, chosen, star),
    c.paragraph(c.line([methodFinding(c, 'gems', 'none.p')], 'remedies.gems')),
  )
  return {
    id: 'remediesAndMantras',
    title: c.say('title.remediesAndMantras'),
    lead: c.runs([c.line([methodFinding(c, 'conduct', 'phal26.50')], 'remedies.lead')]),
    blocks,
  }
}

/** Service, after the graha and its sign; beside the first act with whom it is done. */
function serviceLines(c: Composer, graha: Graha, isFirst: boolean): Line[] {
  const line = c.line([remedyFinding(c, graha, 'service')], 'remedies.beside', {
    graha: c.graha(graha),
    sign: c.sign(c.facts.sign(graha)),
    text: c.say(serviceKey(c, graha)),
  })
  return [line, ...(isFirst ? withWhomLines(c, line.ids) : [])]
}

/** With whom the first of these acts is done, where the question names people: the elder whose word is waited for, or a child. */
function withWhomLines(c: Composer, ids: readonly string[]): Line[] {
  if (!askedTopics(c).has('love')) return []
  if (c.asker.love === 'partner' && questionOf(c.input.concern).plea === 'consent')
    return asksTheirYes(c) ? [] : [c.line(ids, 'remedies.with.elder')]
  const own = isCaseRunning(c) ? [c.line(ids, 'remedies.with.case')] : []
  const told = c.asker.love === 'parted' ? childrenOf(c) : null
  return told === null || (told.age !== null && told.age < LEAST_AGE)
    ? own
    : [...own, c.line(ids, 'remedies.with.child', { children: childrenText(c, told) })]
}
/** A child younger than this takes no part in a task. */
const LEAST_AGE = 4

/** True of those whom nobody sends to carry and fetch: by their age, or by a body that hurts as they tell. */
const isSpared = (c: Composer): boolean => c.asker.age >= ELDER || bodyHurts(c.whole.input.concern)

/** What Saturn asks is what most readers are told of, so it is told by their age; no heavy task is given to whom it would hurt. */
function serviceKey(c: Composer, graha: Graha): MessageKey {
  if (graha === 'mars' && isSpared(c)) return 'remedy.mars.service.spared'
  if (graha !== 'saturn') return `remedy.${graha}.service`
  if (isSpared(c)) return 'remedy.saturn.service.elder'
  const { age } = c.asker
  // most readers are of a middle age: for them the house in which Saturn stands chooses, an angle, the next one or the one before
  const kind = ((c.facts.main.houseOf('saturn') - 1) % 3) as 0 | 1 | 2
  return age < YOUNG ? 'remedy.saturn.service.young' : `remedy.saturn.service.middle.${kind}`
}

function remedyFinding(c: Composer, graha: Graha, kind: Kind): string {
  return c.find({
    id: `remedy.${graha}.${kind}`,
    topic: 'wellbeing',
    rule: RULES[kind],
    paths: housePaths(c.facts.main, graha),
    why: {
      key: 'why.remedy',
      slots: {
        graha: c.grahaStart(graha),
        sign: c.sign(c.facts.sign(graha)),
        at: isCountedFrom(c, graha) ? '' : c.say('seat.at', { house: c.houseName(c.facts.main.houseOf(graha)) }),
      },
    },
  })
}

/** The houses a graha answers for, its own or those of the lord it speaks for. */
function areasOf(c: Composer, graha: Graha): { by: Graha; areas: ListSlot } {
  const { by } = periodHouse(c, graha)
  return { by, areas: { list: c.facts.main.ruledBy(by).map((house) => ({ term: `short.${house}` })) } }
}

/**
 * Of the houses a graha answers for the one with the fewest points, which needs the act most; without points the first. A house that
 * another graha has had its act for is passed over, and where none is left the house speaks in which the graha stands.
 */
function actHouse(c: Composer, graha: Graha, by: Graha, told: ReadonlySet<House>): House {
  const points = savOf(c)
  const ruled = c.facts.main.ruledBy(by)
  const ordered = points === null ? ruled : ruled.toSorted((a, b) => points(a) - points(b))
  const placed = c.facts.main.houseOf(graha)
  return ordered.find((house) => !told.has(house)) ?? (told.has(placed) ? (ordered[0] as House) : placed)
}

/**
 * One act a person can do each week, and for how long: for the house that was asked about, else for one that the graha rules, to use what it
 * can do or to guard what it cannot; as long as the season that chose the graha, else forty days from a good one of its weekdays.
 */
function actLine(c: Composer, { graha, asked, season }: Chosen, told: Set<House>, star: boolean): Line {
  const { by } = periodHouse(c, graha)
  // the act of a house is given once
  const given = asked?.isFromMoon === true && told.has(asked.house) ? null : asked
  const house = given?.house ?? actHouse(c, graha, by, told)
  told.add(house)
  const ids = [remedyFinding(c, graha, 'conduct')]
  const own = `act.${house}.${given?.act ?? ''}`
  const text = c.say(c.book.has(own) ? own : actKey(c, house, supported(c, by)), kinSlots(c, ledMatter(c) ?? ''))
  const which = given?.isFromMoon === true ? 'plea.houseMoon' : 'plea.house'
  const slots = { house: c.say(which, { house: c.house(house) }), text }
  if (season !== null)
    return season.from === null
      ? c.line(ids, 'remedies.for.until', { ...slots, to: season.to })
      : c.line(ids, 'remedies.for.from', { ...slots, from: season.from, to: season.to })
  const first = star ? firstDay(c, graha, null) : null
  return first === null
    ? c.line(ids, 'remedies.for.weekday', { ...slots, when: c.say(`remedy.${graha}.when`) })
    : c.line(ids, 'remedies.for.forty', { ...slots, from: c.date(first) })
}

/** The text of an act; one that means another person goes by the bond that somebody has, and loans have the words of every other chapter. */
function actKey(c: Composer, house: House, able: boolean): MessageKey {
  const { love, strain, debt, apart } = c.asker
  if (house === 7 && strain !== null) return 'act.7.strain'
  if (house === 7 && apart !== null) return 'act.7.apart'
  if (debt && (house === 2 || house === 6 || house === 7)) return `act.${house}.debt`
  if (house === 7 && able && isUnreadyBond(c)) return 'act.7.unready'
  if (house === 7 && able && (love === 'bond' || love === 'partner')) return 'act.7.bond'
  const kind = kindOf(c, 'love')
  if (house === 7 && able && kind === 'love.open') return 'act.7.single'
  if (house === 7 && able && (kind === 'love.maybe' || kind === 'love.home')) return 'act.7.maybe'
  return `act.${house}.${able ? 'able' : 'guard'}`
}

/** Grahas whose mantra is said towards night. */
const OF_EVENING: readonly Graha[] = ['moon', 'saturn', 'rahu']
const SUNRISE = '06:00'
const EVENING = '18:30'

/** The hours whose star counts for a first day: sunrise, by which almanacs name the day, and the evening where the mantra is said then. */
const hoursOf = (graha: Graha): readonly string[] => (OF_EVENING.includes(graha) ? [SUNRISE, EVENING] : [SUNRISE])

/** True where the nakshatra at an hour of a day, by local time, is good from the birth star (tara bala). */
export function isGoodStar(c: Composer, date: string, hour: string): boolean {
  const at = new Date(Date.parse(`${date}T${hour}:00Z`) - c.input.birth.utcOffsetSeconds * 1000).toISOString()
  return moonOfDay(c.input.ephemeris, c.chart, at).taraBala === 'good'
}

/**
 * The next of a graha's weekdays, within the season that chose it, whose nakshatra at the hours of its mantra is good from the birth star and
 * on which the Moon is not in the 8th from its own sign (chandrashtama), which the months mark as a quiet day. Where no week has a good star at both
 * hours, that of the evening decides for what is said then.
 */
function firstDay(c: Composer, graha: Graha, days: Days | null): string | null {
  const found = weekdaysAhead(c, graha, days).filter(
    (date) => chandrashtama(c.input.ephemeris, c.facts.sign('moon'), date, date, c.input.displayTimeZone).length === 0,
  )
  const hours = hoursOf(graha)
  const isGood = (date: string, asked: readonly string[]): boolean => asked.every((hour) => isGoodStar(c, date, hour))
  return found.find((date) => isGood(date, hours)) ?? found.find((date) => isGood(date, hours.slice(-1))) ?? null
}

/** The weekdays of a graha from tomorrow on, or within the season that chose it. */
function weekdaysAhead(c: Composer, graha: Graha, days: Days | null): string[] {
  const start = days !== null && days.from > c.input.asOf ? days.from : addDays(c.input.asOf, 1)
  const ahead = (WEEKDAYS[graha] - new Date(`${start}T00:00:00Z`).getUTCDay() + 7) % 7
  return Array.from({ length: WEEKS }, (_, week) => addDays(start, ahead + 7 * week)).filter((date) => days === null || date < days.to)
}

function mantraTable(c: Composer, chosen: readonly Chosen[], star: boolean): Block {
  return {
    kind: 'table',
    caption: c.say('remedies.table'),
    columns: [
      { label: c.say('table.graha'), align: 'start' },
      { label: c.say('table.mantra'), align: 'start' },
      { label: c.say('table.day'), align: 'start' },
      ...(star ? [{ label: c.say('table.firstDay'), align: 'start' as const }] : []),
      { label: c.say('table.gift'), align: 'start' },
    ],
    rows: chosen.map(({ graha, season }) => {
      const date = star ? firstDay(c, graha, season?.days ?? null) : null
      return [
        c.book.term(`grahaBare.${graha}`),
        c.say(`remedy.${graha}.mantra`),
        c.say(`remedy.${graha}.when`),
        ...(star ? [date === null ? '' : c.book.date(date)] : []),
        c.say(`remedy.${graha}.gift`),
      ]
    }),
  }
}

/** Saturn's passage through a demanding place from the Moon, now or beginning within a year. */
function pressingSaturn(c: Composer): Stay | undefined {
  const demanding = (stay: Stay): boolean => [12, 1, 2, 4, 8].includes(houseOfSign(stay.sign, c.facts.sign('moon')))
  const now = stayNow(c, 'saturn')
  if (demanding(now)) return now
  const soon = addDays(c.input.asOf, 365)
  return c.sky.saturn.find((stay) => {
    const { from, to } = stayDates(stay, c.input.displayTimeZone)
    return demanding(stay) && from > c.input.asOf && from <= soon && to > soon
  })
}

/** A graha with what it is chosen for: the house that was asked about, or a season with its end. */
type Chosen = {
  graha: Graha
  aim: string
  why: Line
  also: Line | null
  /** times that page 1 recommends within what chose the graha */
  times: Line | null
  asked: { house: House; act: string; isFromMoon?: true } | null
  season: { from: DateSlot | null; to: Slot; days: Days } | null
}

/** The days of a season, the last one left out. */
type Days = { from: string; to: string }

/** What was asked about: its house, the pointers beside the lord of that, what they stand for, its noun, and whose act it has. */
type Asked = { house: House; pointers: readonly Graha[]; what: (graha: Graha) => string; noun: string; act: string }

/** The ground that answers for a point, where that of its field would name another house. */
const GROUND_OF = {
  'work.trade': 'business',
  'work.own': 'business',
  'work.close': 'business',
  'work.funds': 'business',
  'work.jobBusiness': 'business',
  'work.partner': 'tradePartner',
  'work.exam': 'exam',
  'work.examWhich': 'exam',
  'work.attempts': 'exam',
  'study.result': 'exam',
  'work.government': 'government',
  'work.transfer': 'transfer',
  'home.buy': 'home',
  'home.move': 'home',
  'home.sell': 'home',
  'home.share': 'home',
  'home.vehicle': 'vehicle',
  'study.admission': 'study',
  'study.course': 'study',
  'abroad.study': 'studyAway',
  'love.consent': 'consent',
  'love.tell': 'consent',
  'love.reunite': 'together',
  'abroad.join': 'together',
  'kin.inlaws': 'inLaws',
  'money.debt': 'debt',
  'money.grow': 'money',
  'money.stuck': 'money',
} as const satisfies Partial<Record<Point, Ground>>

/** The same for what is asked for as a whole. */
const GROUND_OF_PLEA: Readonly<Partial<Record<Plea, OwnGround>>> = {
  together: 'together',
  consent: 'consent',
  transfer: 'transfer',
  retry: 'exam',
  studyAbroad: 'studyAway',
}
type OwnGround = (typeof GROUND_OF)[keyof typeof GROUND_OF]

/** A point that belongs to one ground. */
const hasGround = (point: Point | null): point is keyof typeof GROUND_OF => point !== null && point in GROUND_OF

/** Points of a life abroad beyond the course that leads there. */
const staysAbroad = (point: Point | null): boolean => point === 'abroad.settle' || point === 'abroad.work' || point === 'abroad.when'

/** True where nothing but money, or what is after no matter of its own, is asked by somebody who owes: a loan told beside another matter is no aim. */
const asksOfDebt = (c: Composer): boolean => partMatters(c).every(({ point }) => point === null || /^(?:money|self|none)/.test(point))

/** The house of what was asked about first, with its noun; null where nothing was asked, or distress comes first. */
export const houseAsked: (c: Composer) => Pick<Asked, 'house' | 'noun'> | null = once((c) => askedOf(c))

/** The same with all that its remedy goes by. */
function askedOf(c: Composer): Asked | null {
  const { lead, distress } = topicsOf({ concern: c.input.concern, topics: c.input.topics })
  if (distress) return null
  const { short, alone } = shortLead(c)
  const both = asksReturn(c) && topicsDated(c).includes('abroad')
  const [first] = partMatters(c)
  const owes = c.asker.debt && asksOfDebt(c)
  const plain = owes ? ('debt' as const) : alone ? short[0] : asksReturn(c) && !both ? ('return' as const) : undefined
  const { plea, person } = questionOf(c.input.concern)
  const { trade, freelance } = c.asker
  // somebody else's matter is answered by the field that was chosen beside it
  const point = person === null && first !== undefined && hasGround(first.point) ? first.point : null
  const own =
    point !== null
      ? GROUND_OF[point]
      : plea !== null && !staysAbroad(first?.point ?? null) && first?.point !== 'work.promotion'
        ? GROUND_OF_PLEA[plea]
        : undefined
  // whoever has a business asks of it where work is asked about
  const business = lead === 'career' && trade === 'business' && !freelance ? ('business' as const) : undefined
  const {
    houses: [fifth],
    pointers: ofChildren,
  } = GROUNDS[BIRTH]
  if (childWishIn(c.input.concern)?.alone === true)
    return {
      house: fifth,
      pointers: ofChildren,
      what: () => c.say('stands.child'),
      noun: c.say('noun.kinBirth', kinSlots(c, BIRTH)),
      act: 'birth',
    }
  // the other house is no house of one’s own parents: what helps is one’s own 7th
  const theirs = asksTheirYes(c) && own === 'consent'
  const plainOr = owes ? plain : (own ?? plain ?? business)
  const ground = theirs ? undefined : ledMatter(c) === 'dispute' ? 'dispute' : isBeforeCourt(c) ? 'terms' : plainOr
  if (ground !== undefined) {
    const { houses, pointers } = GROUNDS[ground]
    return {
      house: houses[0],
      pointers,
      what: () => c.say(`stands.${ground}`),
      // of what is sold or shared no home of one’s own is asked
      noun: ground === 'home' ? shortNoun(c, 'home') : c.say(`remedies.aim.${ground}`, caseSlots(c)),
      act: ground === 'together' && c.asker.apart !== null ? 'apart' : ground,
    }
  }
  const kin = ledMatter(c)
  // a relative's own matter is worked on where its chapter reads it
  if (kin !== null && isKinGround(kin)) {
    const { houses, pointers } = GROUNDS[kin]
    return { house: houses[0], pointers, what: (graha) => standsFor(c, kin, graha), noun: shortNoun(c, kin), act: 'kin' }
  }
  const topic = MAIN_TOPICS.find((one) => one === lead)
  if (topic === undefined) return null
  const { love } = c.asker
  const bound = topic === 'love' && (love === 'bond' || love === 'partner')
  // courtship is no aim of somebody widowed, nor of one of whom it is not assumed
  const company = topic === 'love' && (love === 'widowed' || love === 'wide')
  const noun = mattersOf(c).find((matter) => matter.topic === topic)?.noun
  // of two ways that page 1 dates both are what is asked
  const named = noun !== undefined && both ? c.say('remedies.aim.both', { one: noun, other: c.say('noun.return') }) : noun
  return {
    house: TOPIC_HOUSE[topic],
    pointers: KARAKAS[topic],
    what: () => c.say(`stands.${topic}`),
    act: theirs ? 'theirs' : isWithoutPost(c.asker.settled) ? 'without' : topic,
    noun: theirs
      ? yesNoun(c)
      : isUnreadyBond(c)
        ? c.say('remedies.aim.promise')
        : bound
          ? c.say('remedies.aim.bond')
          : company
            ? c.say('remedies.aim.company')
            : (named ?? c.say(`remedies.aim.${topic}`)),
  }
}

/** Houses that take from their lords (BPHS 24). */
const WEARING: readonly House[] = [6, 8, 12]

const placeText = (c: Composer, graha: Graha): string => {
  const house = c.facts.main.houseOf(graha)
  return WEARING.includes(house) ? c.say(`remedies.place.${house as 6}`) : ''
}

/** The graha that is worked on for what was asked: the lord of its house where it is weak, badly seated or runs, a pointer that is weak or runs, else the lord. */
function askedGraha(c: Composer, { house, pointers }: Asked, runs: Graha | undefined): { graha: Graha; key: WhyAsked } {
  const lord = c.facts.main.lordOf(house)
  const counted = countedOf(c)
  const sideOf = (graha: Graha): 'for' | 'against' | undefined => counted?.sides.get(graha)?.side
  const isWeak = (graha: Graha): boolean => standing(c, graha) === 'weak'
  const weakKey = (graha: Graha, plain: WhyAsked): WhyAsked =>
    sideOf(graha) === 'for' ? 'weakFor' : counted?.together.includes(graha) === true ? 'weakOfMany' : plain
  if (isWeak(lord)) return { graha: lord, key: weakKey(lord, 'lordWeak') }
  if (c.facts.dignity(lord) === 'debilitated') return { graha: lord, key: 'lordLow' }
  if (WEARING.includes(c.facts.main.houseOf(lord))) return { graha: lord, key: 'lordPlace' }
  if (sideOf(lord) === 'against') return { graha: lord, key: counted?.sides.get(lord)?.voice == null ? 'lordAgainst' : 'lordAgainstBy' }
  if (lord === runs) return { graha: lord, key: 'lordRuns' }
  const weak = pointers.find(isWeak)
  if (weak !== undefined) return { graha: weak, key: weakKey(weak, 'pointerWeak') }
  if (runs !== undefined && pointers.includes(runs)) return { graha: runs, key: 'pointerRuns' }
  return { graha: lord, key: standing(c, lord) === 'strong' ? 'lordAble' : 'lordPlain' }
}

/** The graha that the chapter begins with: that of what was asked, else the lord of the running sub-period; null where neither is known. */
export function firstRemedy(c: Composer): { graha: Graha; id: string } | null {
  const asked = askedOf(c)
  const now = runningOf(c)
  const graha = asked === null ? now?.graha : askedGraha(c, asked, now?.from === null ? now.graha : undefined).graha
  return graha === undefined ? null : { graha, id: remedyFinding(c, graha, 'gift') }
}

type WhyAsked =
  | 'lordWeak'
  | 'lordLow'
  | 'lordPlace'
  | 'lordAgainst'
  | 'lordAgainstBy'
  | 'lordRuns'
  | 'lordAble'
  | 'lordPlain'
  | 'weakFor'
  | 'weakOfMany'
  | 'pointerWeak'
  | 'pointerRuns'

/** The sub-period that runs, or the next one where it is about to end: with its lord, its days, and the times of page 1 that lie in it. */
function runningOf(c: Composer) {
  const { running, grain, errorDays, antars } = c.dashas
  if (running === null || grain === 'none') return null
  const level = grain === 'maha' ? ('maha' as const) : ('antar' as const)
  const now = running[level]
  const next = level === 'antar' && daysBetween(c.input.asOf, now.to) <= ENDING_DAYS ? antars.find(({ from }) => from >= now.to) : undefined
  const period = next ?? now
  const [from, to] = [next === undefined ? null : c.date(period.from, errorDays), c.date(period.to, errorDays)]
  return { graha: period.lords.at(-1) as Graha, level, period, from, to, season: { from, to, days: period } }
}

type Running = NonNullable<ReturnType<typeof runningOf>>

/** Whose sub-period it is, for what, and until when. */
const periodLine = (c: Composer, { graha, level, period, from, to }: Running): Line =>
  c.line([periodFinding(c, period)], from === null ? 'remedies.why.period' : 'remedies.why.periodSoon', {
    graha: c.grahaStart(graha),
    areas: areasOf(c, graha).areas,
    level: c.say(`remedies.level.${level}`),
    to,
    ...(from === null ? {} : { from }),
  })

const timesIn = (c: Composer, { period }: Running): Line | null =>
  periodTone(c, period) === 'well' ? null : besideLine(c, 'joined.remedy', [period])

/** The graha of what was asked about, the running sub-period's lord, Saturn where he is demanding: two or three. */
function choose(c: Composer): Chosen[] {
  const chosen: Chosen[] = []
  const add = (graha: Graha, rest: () => Omit<Chosen, 'graha'>): void => {
    if (chosen.length < MOST && !chosen.some((one) => one.graha === graha)) chosen.push({ graha, ...rest() })
  }
  const weakest = strengthOrder(c)
    .toReversed()
    .filter((graha) => standing(c, graha) === 'weak')
  const asked = askedOf(c)
  const now = runningOf(c)
  if (asked !== null) {
    const { house, noun, what, act } = asked
    const { graha, key } = askedGraha(c, asked, now?.from === null ? now.graha : undefined)
    const own = now?.graha === graha ? now : null
    add(graha, () => ({
      aim: noun,
      asked: { house, act },
      also: own === null || key.endsWith('Runs') ? null : periodLine(c, own),
      times: own === null ? null : timesIn(c, own),
      season: own?.season ?? null,
      why: c.line([standingFinding(c, graha), ...(own === null ? [] : [periodFinding(c, own.period)])], `remedies.why.${key}`, {
        noun,
        what: what(graha),
        graha: c.graha(graha),
        house: c.house(house),
        seat: placedOf(c, graha),
        place: placeText(c, graha),
        voice: countedOf(c)?.sides.get(graha)?.voice ?? '',
        ...(own === null ? {} : { level: c.say(`remedies.level.${own.level}`), to: own.to }),
      }),
    }))
  }
  if (asksHealth(c)) {
    const why = c.line([standingFinding(c, 'moon')], `remedies.why.health.${supported(c, 'moon') ? 'strong' : 'weak'}`, {
      seat: placedOf(c, 'moon'),
    })
    const there = chosen.find(({ graha }) => graha === 'moon')
    // one graha that stands for both is told of once
    if (there !== undefined) there.also ??= why
    else
      add('moon', () => ({
        aim: c.say('remedies.aim.health'),
        asked: { house: 1, act: 'health' },
        also: null,
        times: null,
        season: null,
        why,
      }))
  }
  if (householdAsked(c) && asked?.house !== 2) {
    const lord = c.facts.main.lordOf(2)
    const why = c.line([standingFinding(c, lord)], 'remedies.why.household', { graha: c.graha(lord), seat: placedOf(c, lord) })
    const there = chosen.find(({ graha }) => graha === lord)
    if (there !== undefined) there.also ??= why
    else
      add(lord, () => ({
        aim: c.say('remedies.aim.household'),
        asked: { house: 2, act: 'household' },
        also: null,
        times: null,
        season: null,
        why,
      }))
  }
  if (now !== null) {
    const { graha, to, season } = now
    add(graha, () => ({
      aim: c.say('remedies.aim.until', { to }),
      asked: null,
      also: null,
      times: timesIn(c, now),
      season,
      why: periodLine(c, now),
    }))
  }
  const saturn = pressingSaturn(c)
  if (saturn !== undefined) {
    const { id, place, from, to: end } = gocharaFinding(c, saturn)
    const to = untilOf(c, saturn)
    const now = from <= c.input.asOf
    const why = c.line([id], now ? 'remedies.why.saturn' : 'remedies.why.saturnSoon', {
      place: c.house(place),
      tone: c.say(`passage.a.${passageWord(c, saturn)}`),
      asks: c.say(`remedies.saturn.${place as 1}`),
      from: c.date(from),
      to,
    })
    const passes = roundOf(c, saturn).map((stay) => stayDates(stay, c.input.displayTimeZone))
    const there = chosen.find(({ graha }) => graha === 'saturn')
    // one sentence for the sub-period and the passage of one graha
    const times = besideLine(c, 'joined.remedy', [...passes, ...(there?.season == null ? [] : [there.season.days])])
    if (there !== undefined) Object.assign(there, { also: why, times })
    else
      add('saturn', () => ({
        aim: c.say('remedies.aim.until', { to }),
        // what is done is for the place that the passage is told of
        asked: { house: place, act: '', isFromMoon: true },
        also: null,
        times,
        season: { from: now ? null : c.date(from), to, days: { from, to: end } },
        why,
      }))
  }
  for (const graha of [...weakest, ...([1, 9, 5] as const).map((house) => c.facts.main.lordOf(house))])
    if (chosen.length < LEAST)
      add(graha, () => ({
        aim: c.say('remedies.aim.areas', { areas: areasOf(c, graha).areas }),
        asked: null,
        also: null,
        times: null,
        season: null,
        why: c.line([standingFinding(c, graha)], standing(c, graha) === 'weak' ? 'remedies.why.weak' : 'remedies.why.self', {
          graha: c.grahaStart(graha),
          areas: areasOf(c, graha).areas,
          seat: placedOf(c, graha),
        }),
      }))
  return chosen
}

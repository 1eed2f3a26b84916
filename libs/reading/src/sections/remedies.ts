import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import { moonOfDay } from '@disha/jyotish/gochara'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, housePaths, isCountedFrom, periodFinding, periodHouse, placedOf, standingFinding } from '../compose/parts.ts'
import { standing, strengthOrder, supported } from '../compose/strength.ts'
import { addDays, daysBetween } from '../facts/calendar.ts'
import { chandrashtama } from '../facts/gochara.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { GROUNDS } from '../rules/grounds.ts'
import { KARAKAS, MAIN_TOPICS, savOf, TOPIC_HOUSE } from '../rules/witnesses.ts'
import type { DateSlot, ListSlot, MessageKey, Slot } from '../phrasebook/phrasebook.ts'
import { passageWord, roundOf, untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { questionOf, topicsOf } from '../understanding/understanding.ts'
import { askedTopics } from './cache.ts'
import { childrenOf, childrenText } from './love-ahead.ts'
import { besideLine } from './joined-lines.ts'
import { asksReturn, shortLead } from './short-concerns.ts'
import { countedOf } from './two-faces.ts'
import { methodFinding } from './verdict.ts'
import { kindOf } from './stretch-kind.ts'

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
      c.list(
        (
          [
            ['how', actLine(c, one, told, star)],
            ['beside', c.line([remedyFinding(c, one.graha, 'service')], 'remedies.text', { text: c.say(serviceKey(c, one.graha)) })],
          ] as const
        ).map(([kind, line]) => [
          { text: `${c.say(`remedies.${kind}`)}.`, ids: one.why.ids, mark: 'strong' as const },
          line,
          ...(kind === 'beside' && one === chosen[0] ? withWhomLines(c, line.ids) : []),
        ]),
      ),
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

/** With whom the first of these acts is done, where the question names people: the elder whose word is waited for, or a child. */
function withWhomLines(c: Composer, ids: readonly string[]): Line[] {
  if (!askedTopics(c).has('love')) return []
  if (c.asker.love === 'partner' && questionOf(c.input.concern).plea === 'consent') return [c.line(ids, 'remedies.with.elder')]
  const told = c.asker.love === 'parted' ? childrenOf(c) : null
  return told === null || (told.age !== null && told.age < LEAST_AGE)
    ? []
    : [c.line(ids, 'remedies.with.child', { children: childrenText(c, told) })]
}
/** A child younger than this takes no part in a task. */
const LEAST_AGE = 4

/** What Saturn asks is what most readers are told of, so it is told by their age. */
function serviceKey(c: Composer, graha: Graha): MessageKey {
  if (graha !== 'saturn') return `remedy.${graha}.service`
  const { age } = c.asker
  // most readers are of a middle age: for them the house in which Saturn stands chooses, an angle, the next one or the one before
  const kind = ((c.facts.main.houseOf('saturn') - 1) % 3) as 0 | 1 | 2
  return age < YOUNG ? 'remedy.saturn.service.young' : age < ELDER ? `remedy.saturn.service.middle.${kind}` : 'remedy.saturn.service.elder'
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
  const house = asked ?? actHouse(c, graha, by, told)
  told.add(house)
  const ids = [remedyFinding(c, graha, 'conduct')]
  const text = c.say(actKey(c, house, supported(c, by)))
  const slots = { house: c.house(house), text }
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
  const { love, strain, debt } = c.asker
  if (house === 7 && strain !== null) return 'act.7.strain'
  if (debt && (house === 2 || house === 6 || house === 7)) return `act.${house}.debt`
  if (house === 7 && able && (love === 'bond' || love === 'partner')) return 'act.7.bond'
  const kind = kindOf(c, 'love')
  if (house === 7 && able && kind === 'love.open') return 'act.7.single'
  if (house === 7 && able && (kind === 'love.maybe' || kind === 'love.home')) return 'act.7.maybe'
  return `act.${house}.${able ? 'able' : 'guard'}`
}

/**
 * The next of a graha's weekdays, within the season that chose it, whose nakshatra at 06:00 local time is good from the birth star (tara bala) and
 * on which the Moon is not in the 8th from its own sign (chandrashtama), which the months mark as a quiet day.
 */
function firstDay(c: Composer, graha: Graha, days: Days | null): string | null {
  const zone = c.input.displayTimeZone
  const start = days !== null && days.from > c.input.asOf ? days.from : addDays(c.input.asOf, 1)
  const ahead = (WEEKDAYS[graha] - new Date(`${start}T00:00:00Z`).getUTCDay() + 7) % 7
  for (let week = 0; week < WEEKS; week++) {
    const date = addDays(start, ahead + 7 * week)
    if (days !== null && date >= days.to) return null
    const dawn = new Date(Date.parse(`${date}T06:00:00Z`) - c.input.birth.utcOffsetSeconds * 1000).toISOString()
    if (
      moonOfDay(c.input.ephemeris, c.chart, dawn).taraBala === 'good' &&
      chandrashtama(c.input.ephemeris, c.facts.sign('moon'), date, date, zone).length === 0
    )
      return date
  }
  return null
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
  asked: House | null
  season: { from: DateSlot | null; to: Slot; days: Days } | null
}

/** The days of a season, the last one left out. */
type Days = { from: string; to: string }

/** What was asked about, as the house and the grahas that answer for it; null where nothing was asked, or distress comes first. */
function askedOf(c: Composer): { house: House; grahas: Graha[]; aim: string } | null {
  const { lead, distress } = topicsOf({ concern: c.input.concern, topics: c.input.topics })
  if (distress) return null
  const { short, alone } = shortLead(c)
  const ground = c.asker.debt ? 'debt' : alone ? short[0] : undefined
  if (ground !== undefined) {
    const { houses, pointers } = GROUNDS[ground]
    return { house: houses[0], grahas: [c.facts.main.lordOf(houses[0]), ...pointers], aim: c.say(`remedies.aim.${ground}`) }
  }
  if (asksReturn(c)) {
    const { houses, pointers } = GROUNDS.return
    return { house: houses[0], grahas: [c.facts.main.lordOf(houses[0]), ...pointers], aim: c.say('remedies.aim.return') }
  }
  const topic = MAIN_TOPICS.find((one) => one === lead)
  if (topic === undefined) return null
  const house = TOPIC_HOUSE[topic]
  const { love } = c.asker
  const bound = topic === 'love' && (love === 'bond' || love === 'partner')
  // courtship is no aim of somebody widowed, nor of one of whom it is not assumed
  const company = topic === 'love' && (love === 'widowed' || love === 'wide')
  return {
    house,
    grahas: [c.facts.main.lordOf(house), ...KARAKAS[topic]],
    aim: c.say(bound ? 'remedies.aim.bond' : company ? 'remedies.aim.company' : `remedies.aim.${topic}`),
  }
}

/** The words for a weak graha of what was asked about, by what page 1 counts of it. */
function weakKey(c: Composer, graha: Graha): MessageKey {
  const counted = countedOf(c)
  if (counted?.sides.get(graha)?.side === 'for') return 'remedies.why.askedWeakFor'
  return counted?.together.includes(graha) === true ? 'remedies.why.askedOfMany' : 'remedies.why.asked'
}

/** How the lord of what was asked about is put to use, by the word that every chapter has for its strength and its sign. */
function ableKey(c: Composer, graha: Graha): MessageKey {
  if (c.facts.dignity(graha) === 'debilitated') return 'remedies.why.askedLow'
  if (standing(c, graha) !== 'strong') return 'remedies.why.askedPlain'
  return countedOf(c)?.sides.get(graha)?.side === 'against' ? 'remedies.why.askedAbleAgainst' : 'remedies.why.askedAble'
}

/** A weak graha of what was asked about or the lord of its house, the running sub-period's lord, Saturn where he is demanding: two or three. */
function choose(c: Composer): Chosen[] {
  const chosen: Chosen[] = []
  const add = (graha: Graha, rest: () => Omit<Chosen, 'graha'>): void => {
    if (chosen.length < MOST && !chosen.some((one) => one.graha === graha)) chosen.push({ graha, ...rest() })
  }
  const weakest = strengthOrder(c)
    .toReversed()
    .filter((graha) => standing(c, graha) === 'weak')
  const asked = askedOf(c)
  if (asked !== null) {
    // called weak only where every other chapter calls it so; else the lord of the house that was asked about is put to use
    const weak = weakest.find((one) => asked.grahas.includes(one))
    const graha = weak ?? (asked.grahas[0] as Graha)
    add(graha, () => ({
      aim: asked.aim,
      asked: asked.house,
      also: null,
      times: null,
      season: null,
      why: c.line([standingFinding(c, graha)], weak === undefined ? ableKey(c, graha) : weakKey(c, graha), {
        graha: c.graha(graha),
        graha2: c.grahaStart(graha),
        house: c.house(asked.house),
        seat: placedOf(c, graha),
      }),
    }))
  }
  const { running, grain, errorDays, antars } = c.dashas
  if (running !== null && grain !== 'none') {
    const level = grain === 'maha' ? 'maha' : 'antar'
    const now = running[level]
    const next =
      level === 'antar' && daysBetween(c.input.asOf, now.to) <= ENDING_DAYS ? antars.find(({ from }) => from >= now.to) : undefined
    const period = next ?? now
    const graha = period.lords.at(-1) as Graha
    const [from, to] = [next === undefined ? null : c.date(period.from, errorDays), c.date(period.to, errorDays)]
    add(graha, () => ({
      aim: c.say('remedies.aim.until', { to }),
      asked: null,
      also: null,
      times: periodTone(c, period) === 'well' ? null : besideLine(c, 'joined.remedy', [period]),
      season: { from, to, days: period },
      why: c.line([periodFinding(c, period)], from === null ? 'remedies.why.period' : 'remedies.why.periodSoon', {
        graha: c.grahaStart(graha),
        areas: areasOf(c, graha).areas,
        level: c.say(`remedies.level.${level}`),
        to,
        ...(from === null ? {} : { from }),
      }),
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
        asked: null,
        also: null,
        times,
        season: { from: now ? null : c.date(from), to, days: { from, to: end } },
        why,
      }))
  }
  for (const graha of [...weakest, ...([1, 9, 5] as const).map((house) => c.facts.main.lordOf(house))])
    if (chosen.length < LEAST)
      add(graha, () => ({
        aim: c.say('remedies.aim.self'),
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

import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { SevenGraha } from '@disha/jyotish/dignities'
import { moonOfDay } from '@disha/jyotish/gochara'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, housePaths, lordFinding, measuredSeat, periodFinding, periodHouse, standingFinding } from '../compose/parts.ts'
import { standing, strengthOrder, supported } from '../compose/strength.ts'
import { addDays } from '../facts/calendar.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { savOf } from '../rules/witnesses.ts'
import type { ListSlot } from '../phrasebook/phrasebook.ts'
import { untilOf } from '../rules/passages.ts'
import { childLine } from './topic.ts'
import { methodFinding } from './verdict.ts'

const RULES = { conduct: 'phal26.50', service: 'phal26.49', mantra: 'bphs84.17-20', gift: 'bphs84.15-16' } as const
type Kind = keyof typeof RULES
const MOST = 4
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

/** For each graha that matters now: why it, one act for a house it rules, one service, its mantra, day and gift; nothing to buy. */
export function remediesSection(c: Composer): Section {
  const chosen = choose(c)
  const grahas = chosen.map(({ graha }) => graha)
  const blocks: Block[] = []
  const told = new Set<House>()
  for (const { graha, why, also } of chosen)
    blocks.push(
      c.heading('remedies.head', { graha: c.grahaStart(graha) }),
      c.paragraph(why, also),
      c.list(
        (['conduct', 'service'] as const).map((kind) => [
          { text: `${c.say(`remedies.${kind}`)}.`, ids: why.ids, mark: 'strong' },
          kind === 'conduct' ? actLine(c, graha, told) : serviceLine(c, graha),
        ]),
      ),
    )
  if (c.asker.parent) blocks.push(c.paragraph(childLine(c, 'general')))
  const ids = grahas.flatMap((graha) => [remedyFinding(c, graha, 'mantra'), remedyFinding(c, graha, 'gift')])
  const star = c.timed || c.sure('D1.moon.nakshatra')
  const nakshatra = c.book.term(`nakshatra.${c.chart.D1.moon.nakshatra}` as 'nakshatra.1')
  blocks.push(
    c.heading('remedies.headMantra'),
    c.paragraph(c.line(ids, star ? 'remedies.mantraIntro' : 'remedies.mantraIntroOpen', { nakshatra })),
    mantraTable(c, grahas, star),
    c.paragraph(
      c.line([methodFinding(c, 'gems', 'none.p')], 'remedies.gems'),
      c.line([methodFinding(c, 'conduct', 'phal26.50')], 'remedies.works'),
    ),
  )
  return {
    id: 'remediesAndMantras',
    title: c.say('title.remediesAndMantras'),
    lead: c.runs([c.line([methodFinding(c, 'conduct', 'phal26.50')], 'remedies.lead')]),
    blocks,
  }
}

function remedyFinding(c: Composer, graha: Graha, kind: Kind): string {
  return c.find({
    id: `remedy.${graha}.${kind}`,
    topic: 'wellbeing',
    rule: RULES[kind],
    paths: housePaths(c.facts.main, graha),
    why: {
      key: 'why.remedy',
      slots: { graha: c.grahaStart(graha), sign: c.sign(c.facts.sign(graha)), house: c.houseName(c.facts.main.houseOf(graha)) },
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

/** One act a person can do this week, for a house that the graha rules here: to use what it can do, or to guard what it cannot. */
function actLine(c: Composer, graha: Graha, told: Set<House>): Line {
  const { by } = periodHouse(c, graha)
  const house = actHouse(c, graha, by, told)
  told.add(house)
  const text = c.say(`act.${house}.${supported(c, by) ? 'able' : 'guard'}`)
  const slots = { house: c.house(house), area: { term: `area.${house}` }, text } as const
  const ids = [remedyFinding(c, graha, 'conduct')]
  return by === graha || !c.facts.main.ruledBy(by).includes(house)
    ? c.line(ids, 'remedies.for', slots)
    : c.line(ids, 'remedies.forNode', { ...slots, by: c.graha(by), graha: c.graha(graha) })
}

const serviceLine = (c: Composer, graha: Graha): Line =>
  c.line([remedyFinding(c, graha, 'service')], 'remedies.where', {
    area: { term: `field.${c.facts.main.houseOf(graha)}` },
    text: c.say(`remedy.${graha}.service`),
  })

/** The next of a graha's weekdays whose nakshatra at 06:00 local time is good from the birth star (tara bala). */
function firstDay(c: Composer, graha: Graha): string | null {
  const { asOf } = c.input
  const ahead = (WEEKDAYS[graha] - new Date(`${asOf}T00:00:00Z`).getUTCDay() + 7) % 7 || 7
  for (let week = 0; week < WEEKS; week++) {
    const date = addDays(asOf, ahead + 7 * week)
    const dawn = new Date(Date.parse(`${date}T06:00:00Z`) - c.input.birth.utcOffsetSeconds * 1000).toISOString()
    if (moonOfDay(c.input.ephemeris, c.chart, dawn).taraBala === 'good') return date
  }
  return null
}

function mantraTable(c: Composer, grahas: readonly Graha[], star: boolean): Block {
  return {
    kind: 'table',
    caption: c.say('remedies.table'),
    columns: [
      { label: c.say('table.graha'), align: 'start' },
      { label: c.say('table.mantra'), align: 'start' },
      { label: c.say('table.day'), align: 'start' },
      { label: c.say('table.count'), align: 'end' },
      ...(star ? [{ label: c.say('table.firstDay'), align: 'start' as const }] : []),
      { label: c.say('table.gift'), align: 'start' },
    ],
    rows: grahas.map((graha) => {
      const date = star ? firstDay(c, graha) : null
      return [
        c.book.term(`grahaBare.${graha}`),
        c.say(`remedy.${graha}.mantra`),
        c.say(`remedy.${graha}.when`),
        c.say(`remedy.${graha}.count`),
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

/** Lords of the running periods, Saturn where he is demanding or soon will be, the weakest graha, the lagna's lord: two to four. */
function choose(c: Composer): { graha: Graha; why: Line; also: Line | null }[] {
  const chosen = new Map<Graha, Line>()
  const add = (graha: Graha, why: () => Line): void => {
    if (!chosen.has(graha) && chosen.size < MOST) chosen.set(graha, why())
  }
  let pressing: Line | null = null
  const { running, grain, errorDays } = c.dashas
  if (running !== null && grain !== 'none') {
    for (const level of grain === 'maha' ? (['maha'] as const) : (['maha', 'antar'] as const)) {
      const period = running[level]
      const graha = period.lords.at(-1) as Graha
      add(graha, () =>
        c.line([periodFinding(c, period)], 'remedies.why.period', {
          graha: c.grahaStart(graha),
          areas: areasOf(c, graha).areas,
          level: c.say(`remedies.level.${level}`),
          to: c.date(period.to, errorDays),
        }),
      )
    }
  }
  const saturn = pressingSaturn(c)
  if (saturn !== undefined) {
    const { id, place, from } = gocharaFinding(c, saturn)
    const slots = { place: c.house(place), from: c.date(from), to: untilOf(c, saturn) }
    const why = (): Line => c.line([id], from <= c.input.asOf ? 'remedies.why.saturn' : 'remedies.why.saturnSoon', slots)
    if (chosen.has('saturn')) pressing = why()
    else add('saturn', why)
  }
  const least = strengthOrder(c).toReversed()
  const weak = (graha: SevenGraha) => (): Line =>
    c.line([standingFinding(c, graha)], 'remedies.why.weak', {
      graha: c.grahaStart(graha),
      areas: areasOf(c, graha).areas,
      seat: measuredSeat(c, graha),
      house: c.house(c.facts.main.houseOf(graha)),
    })
  const [weakest] = least as [SevenGraha]
  if (standing(c, weakest) === 'weak') add(weakest, weak(weakest))
  if (c.timed) {
    const { id, graha, placed } = lordFinding(c, 1, 'general')
    add(graha, () => c.line([id], 'remedies.why.lagna', { graha: c.grahaStart(graha), house: c.house(placed) }))
  }
  for (const graha of least) if (chosen.size < LEAST) add(graha, weak(graha))
  return [...chosen].map(([graha, why]) => ({ graha, why, also: graha === 'saturn' ? pressing : null }))
}

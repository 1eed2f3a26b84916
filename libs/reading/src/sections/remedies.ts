import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import { moonOfDay } from '@disha/jyotish/gochara'
import type { Composer, Line } from '../compose/composer.ts'
import { bestAndWeakest, stayNow } from '../compose/current.ts'
import { dignityFinding, gocharaFinding, lordFinding, periodFinding, periodHouse } from '../compose/parts.ts'
import { addDays } from '../facts/calendar.ts'
import { houseOfSign } from '../facts/houses.ts'
import type { ListSlot } from '../phrasebook/phrasebook.ts'
import { untilOf } from '../rules/passages.ts'
import { methodFinding } from './verdict.ts'

const RULES = { conduct: 'phal26.50', service: 'phal26.49', mantra: 'bphs84.17-20', gift: 'bphs84.15-16' } as const
type Kind = keyof typeof RULES
const MOST = 4
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

/** Conduct, service, mantra and gifts for the few grahas that matter now; nothing to buy. */
export function remediesSection(c: Composer): Section {
  const chosen = choose(c)
  const grahas = chosen.map(({ graha }) => graha)
  const blocks: Block[] = [c.heading('remedies.headWho'), c.list(chosen.map(({ why }) => [why]))]
  for (const { graha, why } of chosen) {
    blocks.push(c.heading('remedies.head', { graha: c.grahaStart(graha) }))
    blocks.push(
      c.list(
        (['conduct', 'service'] as const).map((kind) => [
          { text: `${c.say(`remedies.${kind}`)}.`, ids: why.ids, mark: 'strong' },
          practiceLine(c, graha, kind),
        ]),
      ),
    )
  }
  const ids = grahas.flatMap((graha) => [remedyFinding(c, graha, 'mantra'), remedyFinding(c, graha, 'gift')])
  const nakshatra = c.book.term(`nakshatra.${c.chart.D1.moon.nakshatra}` as 'nakshatra.1')
  blocks.push(
    c.heading('remedies.headMantra'),
    c.paragraph(c.line(ids, 'remedies.mantraIntro', { nakshatra })),
    mantraTable(c, grahas),
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
    paths: [`D1.${graha}.sign`],
    why: { key: 'why.remedy', slots: { graha: c.grahaStart(graha), sign: c.sign(c.facts.sign(graha)) } },
  })
}

/** The houses a graha answers for, its own or those of the lord it speaks for. */
function areasOf(c: Composer, graha: Graha): { by: Graha; areas: ListSlot } {
  const { by } = periodHouse(c, graha)
  return { by, areas: { list: c.facts.main.ruledBy(by).map((house) => ({ term: `short.${house}` })) } }
}

function practiceLine(c: Composer, graha: Graha, kind: 'conduct' | 'service'): Line {
  const id = remedyFinding(c, graha, kind)
  const { by, areas } = areasOf(c, graha)
  const text = c.say(`remedy.${graha}.${kind}`)
  if (kind === 'service') return c.line([id], 'remedies.where', { area: { term: `field.${c.facts.main.houseOf(graha)}` }, text })
  return by === graha
    ? c.line([id], 'remedies.for', { areas, text })
    : c.line([id], 'remedies.forNode', { by: c.graha(by), areas, graha: c.graha(graha), text })
}

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

function mantraTable(c: Composer, grahas: readonly Graha[]): Block {
  return {
    kind: 'table',
    caption: c.say('remedies.table'),
    columns: [
      { label: c.say('table.graha'), align: 'start' },
      { label: c.say('table.mantra'), align: 'start' },
      { label: c.say('table.day'), align: 'start' },
      { label: c.say('table.count'), align: 'end' },
      { label: c.say('table.firstDay'), align: 'start' },
      { label: c.say('table.gift'), align: 'start' },
    ],
    rows: grahas.map((graha) => {
      const date = firstDay(c, graha)
      return [
        c.book.term(`grahaBare.${graha}`),
        c.say(`remedy.${graha}.mantra`),
        c.say(`remedy.${graha}.when`),
        c.say(`remedy.${graha}.count`),
        date === null ? '' : c.book.date(date),
        c.say(`remedy.${graha}.gift`),
      ]
    }),
  }
}

/** Lords of the running periods, Saturn where he is demanding, the weakest graha, the lagna's lord: at most four. */
function choose(c: Composer): { graha: Graha; why: Line }[] {
  const chosen = new Map<Graha, Line>()
  const add = (graha: Graha, why: () => Line): void => {
    if (!chosen.has(graha) && chosen.size < MOST) chosen.set(graha, why())
  }
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
  const saturn = stayNow(c, 'saturn')
  if ([12, 1, 2, 4, 8].includes(houseOfSign(saturn.sign, c.facts.sign('moon')))) {
    const { id, place } = gocharaFinding(c, saturn)
    add('saturn', () => c.line([id], 'remedies.why.saturn', { place: c.house(place), to: untilOf(c, saturn) }))
  }
  const { weakest } = bestAndWeakest(c)
  if (c.facts.strength(weakest) <= -1)
    add(weakest, () =>
      c.line([dignityFinding(c, weakest)], 'remedies.why.weak', {
        graha: c.grahaStart(weakest),
        dignity: { term: `dignity.${c.facts.dignity(weakest)}` },
        house: c.house(c.facts.main.houseOf(weakest)),
      }),
    )
  if (c.timed) {
    const { id, graha, placed } = lordFinding(c, 1, 'general')
    add(graha, () => c.line([id], 'remedies.why.lagna', { graha: c.grahaStart(graha), house: c.house(placed) }))
  }
  if (chosen.size === 0) add('moon', () => c.line([dignityFinding(c, 'moon')], 'remedies.why.moon', { sign: c.sign(c.facts.sign('moon')) }))
  return [...chosen].map(([graha, why]) => ({ graha, why }))
}

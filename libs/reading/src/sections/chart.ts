import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, ChartDrawing, Section } from '@disha/contracts/document'
import { combustionOf, grahaYuddhas } from '@disha/jyotish/combustion'
import { periodTone } from '../rules/period-colour.ts'
import type { Composer, Line } from '../compose/composer.ts'
import {
  dignityFinding,
  isNode,
  lordFinding,
  lordLine,
  periodFinding,
  placeFinding,
  seatOf,
  standingFinding,
  isCountedFrom,
  fieldTerm,
} from '../compose/parts.ts'
import { standing, strengthOrder } from '../compose/strength.ts'
import { SEVEN_GRAHAS, type SevenGraha } from '@disha/jyotish/dignities'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { lagnaEdgeLine, moonLines, risingLines } from '../compose/portrait.ts'
import { crossedOfNakshatra, derivedOf } from '../facts/derived.ts'
import { DIGNITY_SCORE, houseOfSign, type House } from '../facts/houses.ts'
import { methodFinding } from './verdict.ts'

type Varga = ChartDrawing['varga']

export function chartSection(c: Composer): Section {
  const blocks: Block[] = []
  const drawings: Varga[] = c.timed ? ['D1', 'D9', 'D10', 'chandra'] : ['chandra', 'D9']
  blocks.push(drawing(c, drawings[0]), grahaTable(c))
  if (c.timed) blocks.push(...chalitBlocks(c), panchangaTable(c))
  const rising = risingLines(c)
  if (rising.length > 0) {
    blocks.push(c.heading('chart.headLagna'), c.paragraph(...rising))
    const { id, graha, placed } = lordFinding(c, 1, 'general')
    blocks.push(c.paragraph(c.line([id], 'chart.lagnaLord', { graha: c.graha(graha), placed: c.house(placed) }), lordLine(c, 1, 'general')))
  }
  blocks.push(c.heading('chart.headMoon'), c.paragraph(...moonLines(c)))
  blocks.push(...drawings.slice(1).map((varga) => drawing(c, varga)))
  const open = GRAHAS.filter((graha) => !inNavamsa(c, graha))
  if (open.length > 0) {
    const id = methodFinding(c, 'navamsaOpen', 'practice.sensitivity')
    blocks.push(c.paragraph(c.line([id], 'chart.navamsaOpen', { grahas: { list: open.map((graha) => c.graha(graha)) } })))
  }
  blocks.push(...grahaBlocks(c))
  const method = methodFinding(c, 'houses', 'practice.wholeSign')
  const edge = lagnaEdgeLine(c)
  return {
    id: 'chart',
    title: c.say('title.chart'),
    lead: c.runs([c.line([method], c.timed ? 'chart.lead' : 'chart.leadMoon'), ...(edge === null ? [] : [edge])]),
    blocks,
  }
}

/** Whether a graha's place in the navamsa may be drawn: always with a lagna, else where it is the same all through the time given. */
const inNavamsa = (c: Composer, graha: Graha): boolean => c.timed || c.sure(`D9.${graha}.sign`)

/** The texts differ over the signs in which the nodes are high or low, and give them no friends: the table leaves their dignity out. */
const withoutDignity = isNode

/** The two that have most to give and the one that asks most, at length; the others in a line each. Signs, dignities and motion stand in the table. */
function grahaBlocks(c: Composer): Block[] {
  // where houses are counted from the Moon its own place is that of every chart: what it is like has been told by its sign
  const ordered = strengthOrder(c).filter((graha) => !isCountedFrom(c, graha))
  const [first, second] = ordered as [SevenGraha, SevenGraha]
  const last = ordered.at(-1) as SevenGraha
  const asks = standing(c, last) === 'weak' ? [last] : []
  const opening = (graha: SevenGraha, key: MessageKey): Line =>
    c.line([standingFinding(c, graha)], key, { graha: c.graha(graha), graha2: c.grahaStart(graha), seat: seatOf(c, graha) })
  const told: SevenGraha[] = [first, second, ...asks]
  return [
    c.heading('chart.headGrahas'),
    portrait(c, first, 'first', opening(first, standing(c, first) === 'strong' ? 'graha.first.strong' : 'graha.first.even')),
    portrait(c, second, 'second', opening(second, 'graha.second')),
    ...asks.map((graha) => portrait(c, graha, 'last', opening(graha, 'graha.last.weak'))),
    c.heading('chart.headOthers'),
    c.list(
      GRAHAS.filter((graha) => !told.includes(graha as SevenGraha))
        .map((graha) => [...(isCountedFrom(c, graha) ? [] : [placeLine(c, graha)]), ...besideLines(c, graha)])
        .filter((lines) => lines.length > 0),
    ),
  ]
}

const placeLine = (c: Composer, graha: Graha): Line => {
  const { id, house } = placeFinding(c, graha)
  const high = graha === 'saturn' && DIGNITY_SCORE[c.facts.dignity(graha)] >= DIGNITY_SCORE.own
  return c.line([id], `place.${graha}.${house}`, { high: high ? 1 : 0 })
}

/** Whose turn it is among those told at length: each is told in words of its own, so that three do not read as a form. */
type Turn = 'first' | 'second' | 'last'

/** One graha at length: what it is like where it stands, what it rules, who looks at it, and when it is heard. */
function portrait(c: Composer, graha: SevenGraha, turn: Turn, opening: Line): Block {
  return c.paragraph(
    opening,
    placeLine(c, graha),
    ...besideLines(c, graha),
    ...carriedLines(c, graha, turn),
    lookedLine(c, graha, turn),
    voiceLine(c, graha, turn),
  )
}

/** What changes the common word on a graha in its house: a debility, nearness to the Sun, a war. */
const besideLines = (c: Composer, graha: Graha): Line[] => [...lowLines(c, graha), ...combustLines(c, graha), ...warLines(c, graha)]

function combustLines(c: Composer, graha: Graha): Line[] {
  const combustion = combustionOf(c.chart, graha)
  if (combustion === null || !c.facts.combust(graha)) return []
  const { distance, orb } = combustion
  const ids = [dignityFinding(c, graha)]
  const ruled = c.facts.main.ruledBy(graha)
  const effect =
    c.timed && ruled.length > 0
      ? c.say('graha.combust.effect', { areas: { list: ruled.map((house) => ({ term: `short.${house}` as const })) }, count: ruled.length })
      : ''
  return [
    c.timed || graha !== 'moon'
      ? c.line(ids, 'graha.combust', { distance: distance.toFixed(c.timed ? 1 : 0), orb, effect })
      : c.line(ids, 'graha.combustOpen', { orb, effect }),
  ]
}

/** The houses a graha rules, brought in through the house in which it stands; where it stands at home that is said by its dignity. */
function carriedLines(c: Composer, graha: SevenGraha, turn: Turn): Line[] {
  const view = c.facts.main
  const placed = view.houseOf(graha)
  const ruled = view.ruledBy(graha).filter((house) => house !== placed && house !== 1)
  const self = c.timed && view.lordOf(1) === graha
  return [
    // nearness to the Sun has told of them that they show late
    ...(ruled.length === 0 || (turn === 'last' && c.timed && c.facts.combust(graha))
      ? []
      : [
          c.line(
            ruled.map((house) => lordFinding(c, house, 'general').id),
            c.timed ? `graha.carries.${turn}` : `graha.carriesMoon.${turn}`,
            {
              houses: { list: ruled.map((house) => c.house(house)) },
              areas: { list: ruled.map((house) => ({ term: `short.${house}` as const })) },
              // gains are many even where they come alone
              count: ruled.length === 1 && ruled[0] === 11 ? 2 : ruled.length,
              field: fieldTerm(graha, placed),
            },
          ),
        ]),
    ...(self ? [c.line([lordFinding(c, 1, 'general').id], 'graha.ruler')] : []),
  ]
}

function lookedLine(c: Composer, graha: Graha, turn: Turn): Line | null {
  const seen = c.facts.seenBy(graha).filter((other) => !isNode(other))
  if (seen.length === 0) return null
  const id = c.find({
    id: `seen.${graha}`,
    rule: 'bphs26.2-5',
    paths: [graha, ...seen].map((one) => `D1.${one}.sign`),
    why: { key: 'why.seen', slots: { graha: c.grahaStart(graha), others: { list: seen.map((one) => c.graha(one)) } } },
  })
  const named = (list: readonly Graha[], start: boolean) => ({
    list: list.map((one, index) => (start && index === 0 ? c.grahaStart(one) : c.graha(one))),
  })
  const kind = seen.filter((one) => c.facts.benefic(one))
  const hard = seen.filter((one) => !c.facts.benefic(one))
  if (kind.length > 0 && hard.length > 0)
    return c.line([id], 'graha.looked.mixed', {
      kind: named(kind, true),
      kindCount: kind.length,
      hard: named(hard, false),
      hardCount: hard.length,
    })
  const tone = hard.length === 0 ? 'kind' : 'hard'
  return c.line([id], turn === 'first' ? `graha.looked.${tone}` : `graha.looked.${tone}.later`, {
    others: named(seen, turn === 'first'),
    count: seen.length,
  })
}

/** The sub-period in which a graha has the word, now or next. */
function voiceLine(c: Composer, graha: Graha, turn: Turn): Line | null {
  const { grain, antars, errorDays } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return null
  const period = antars.find(({ lords, to }) => lords[1] === graha && to > c.input.asOf)
  if (period === undefined) return null
  return c.line([periodFinding(c, period)], period.from <= c.input.asOf ? 'graha.voiceNow' : `graha.voice.${turn}`, {
    maha: { term: `grahaBare.${period.lords[0] as Graha}` },
    antar: { term: `grahaBare.${graha}` },
    from: c.date(period.from, errorDays),
    to: c.date(period.to, errorDays),
    // what a graha gives and what its period asks are two things, and the roadmap tells the second
    care: periodTone(c, period) === 'ill' ? c.say('graha.voice.care') : '',
  })
}

/** A debilitation is never left to its bare name: whether it is relieved is said beside it. */
function lowLines(c: Composer, graha: Graha): Line[] {
  if (c.facts.dignity(graha) !== 'debilitated' || isNode(graha) || !c.timed) return []
  const ids = [dignityFinding(c, graha)]
  if (!c.facts.relieved(graha)) return [c.line(ids, 'graha.low')]
  // of two relieved debilities the second is told in other words
  const first = SEVEN_GRAHAS.find((one) => c.facts.dignity(one) === 'debilitated' && c.facts.relieved(one))
  return [c.line(ids, graha === first ? 'graha.relieved' : 'graha.relievedToo')]
}

/** Graha yuddha: two star grahas within a degree of one another (Surya Siddhanta 7, by tradition). */
function warLines(c: Composer, graha: Graha): Line[] {
  const war = grahaYuddhas(c.chart).find(({ victor, vanquished }) => victor === graha || vanquished === graha)
  if (war === undefined) return []
  const { victor, vanquished } = war
  // rounded down: a war is within a degree
  const distance = (Math.floor(war.distance * 10) / 10).toFixed(1)
  const id = c.find({
    id: `war.${victor}.${vanquished}`,
    rule: 'practice.grahaYuddha',
    paths: [`D1.${victor}.sign`, `D1.${vanquished}.sign`],
    why: { key: 'why.war', slots: { victor: c.grahaStart(victor), vanquished: c.graha(vanquished), distance } },
    polarity: graha === victor ? 'support' : 'oppose',
  })
  return [
    c.line([id], graha === victor ? 'graha.war.victor' : 'graha.war.vanquished', {
      victor: c.graha(victor),
      vanquished: c.graha(vanquished),
      distance,
    }),
  ]
}

/** Who stands in another house by the Sripati bhavas than by whole signs (Phaladeepika 15.14 grades by madhya and sandhi). */
function chalitBlocks(c: Composer): Block[] {
  const chalit = derivedOf(c.chart, c.input.ephemeris).chalit as Record<Graha, number>
  const moved = GRAHAS.filter((graha) => chalit[graha] !== c.chart.D1[graha].house)
  const heading = c.heading('chart.headChalit')
  const ids = moved.map((graha) =>
    c.find({
      id: `chalit.${graha}`,
      rule: 'phal15.14',
      paths: [`D1.${graha}.house`, `chalit.${graha}`],
      why: { key: 'why.chalit', slots: { graha: c.grahaStart(graha), house: c.house(chalit[graha] as House) } },
    }),
  )
  if (moved.length === 0) {
    const id = c.find({
      id: 'chalit.none',
      rule: 'phal15.14',
      paths: GRAHAS.map((graha) => `chalit.${graha}`),
      why: { key: 'why.chalitNone' },
    })
    return [heading, c.paragraph(c.line([id], 'chart.chalitNone'))]
  }
  return [
    heading,
    c.paragraph(
      c.line(ids, 'chart.chalit', {
        grahas: { list: moved.map((graha) => c.graha(graha)) },
        count: moved.length,
      }),
      c.line([methodFinding(c, 'houses', 'practice.wholeSign')], 'chart.chalitHow'),
    ),
    {
      kind: 'table',
      caption: c.say('chart.chalitTable'),
      columns: [
        { label: c.say('table.graha'), align: 'start' },
        { label: c.say('table.wholeSign'), align: 'end' },
        { label: c.say('table.chalit'), align: 'end' },
        { label: c.say('table.alsoSpeaks'), align: 'start' },
      ],
      rows: moved.map((graha) => [
        c.book.term(`grahaBare.${graha}`),
        c.book.term(`house.${c.chart.D1[graha].house as House}`),
        c.book.term(`house.${chalit[graha] as House}`),
        c.book.term(`area.${chalit[graha] as House}`),
      ]),
    },
  ]
}

/** The five limbs at birth, each with the part of it that was over. */
function panchangaTable(c: Composer): Block {
  const { tithi, nakshatra, yoga, karana, varaVisible } = c.chart.panchanga
  const born = Date.parse(c.input.birth.utc)
  const gone = ({ startAt, endAt }: { startAt: string; endAt: string }): string =>
    c.say('table.percent', { percent: Math.round((100 * (born - Date.parse(startAt))) / (Date.parse(endAt) - Date.parse(startAt))) })
  return {
    kind: 'table',
    caption: c.say('chart.panchanga'),
    columns: [
      { label: c.say('table.limb'), align: 'start' },
      { label: c.say('table.value'), align: 'start' },
      { label: c.say('table.gone'), align: 'end' },
    ],
    rows: [
      [c.say('panchanga.tithi'), tithiText(c, tithi.number), gone(tithi)],
      [c.say('panchanga.vara'), c.say(`vara.${varaVisible}` as 'vara.0'), ''],
      [
        c.say('panchanga.nakshatra'),
        c.say('panchanga.star', { nakshatra: c.book.term(`nakshatra.${nakshatra.number}` as 'nakshatra.1'), pada: nakshatra.pada }),
        c.say('table.percent', { percent: crossedOfNakshatra(c.chart) }),
      ],
      [c.say('panchanga.yoga'), c.book.term(`yogaLimb.${yoga.number}` as 'yogaLimb.1'), gone(yoga)],
      [c.say('panchanga.karana'), karanaTerm(c, karana.name), gone(karana)],
    ],
  }
}

/** A tithi (1-30) by its paksha and name; the full and the new moon by their names alone. */
export function tithiText(c: Composer, number: number): string {
  if (number === 15 || number === 30) return c.book.term(`tithi.${number}`)
  const name = c.book.term(`tithi.${number > 15 ? number - 15 : number}` as 'tithi.1')
  return c.say('birth.tithi', { paksha: c.say(number < 15 ? 'birth.paksha.shukla' : 'birth.paksha.krishna'), name })
}

const karanaTerm = (c: Composer, name: string): string => c.book.term(`karana.${name.toLowerCase()}` as 'karana.bava')

export function degreeText(c: Composer, degree: number): string {
  const minutes = Math.floor(degree * 60)
  return c.say('table.deg', { degree: Math.floor(minutes / 60), minute: String(minutes % 60).padStart(2, '0') })
}

function nameWithSanskrit(c: Composer, graha: Graha): string {
  const name = c.book.term(`grahaBare.${graha}`)
  const sanskrit = c.book.term(`grahaSanskrit.${graha}`)
  return name === sanskrit ? name : `${name} (${sanskrit})`
}

function grahaTable(c: Composer): Block {
  const label = (key: Parameters<Composer['say']>[0], align: 'start' | 'end' = 'start') => ({ label: c.say(key), align })
  return {
    kind: 'table',
    caption: c.timed ? c.say('chart.table') : c.say('chart.tableOpen', { time: c.clock(0) }),
    columns: [
      label('table.graha'),
      label('table.sign'),
      label('table.degree', 'end'),
      label('table.nakshatra'),
      ...(c.timed ? [label('table.house', 'end')] : []),
      label('table.houseMoon', 'end'),
      label('table.dignity'),
      label('table.motion'),
    ],
    rows: GRAHAS.map((graha) => {
      const { sign, degree, nakshatra, pada, retrograde, house } = c.chart.D1[graha]
      return [
        nameWithSanskrit(c, graha),
        `${c.book.term(`sign.${sign}` as 'sign.0')} (${c.book.term(`signWestern.${sign}` as 'signWestern.0')})`,
        degreeText(c, degree),
        starText(c, graha, nakshatra, pada),
        ...(c.timed ? [String(house)] : []),
        String(houseOfSign(sign, c.facts.sign('moon'))),
        withoutDignity(graha) ? '–' : c.book.term(`dignity.${c.facts.dignity(graha)}`),
        [
          ...(c.timed || c.sure(`D1.${graha}.retrograde`) ? [c.say(retrograde ? 'table.retrograde' : 'table.direct')] : []),
          ...(c.facts.combust(graha) ? [c.say('table.combust')] : []),
        ].join(', '),
      ]
    }),
  }
}

/** Star and pada of a graha; without a lagna only as far as they are the same all through the time given, else every star that it may have. */
function starText(c: Composer, graha: Graha, nakshatra: number, pada: number): string {
  const name = (number: number): string => c.book.term(`nakshatra.${number}` as 'nakshatra.1')
  if (c.timed) return `${name(nakshatra)}, ${pada}`
  const turns = c.changes().filter(({ fact }) => fact === `D1.${graha}.nakshatra`)
  if (turns.length > 0) return [...new Set([Number(turns[0].before), ...turns.map(({ after }) => Number(after))])].map(name).join(' / ')
  return c.sure(`D1.${graha}.pada`) ? `${name(nakshatra)}, ${pada}` : name(nakshatra)
}

/** One varga as a drawing, with its text alternative. */
function drawing(c: Composer, varga: Varga): ChartDrawing {
  const place = (graha: Graha): number => (varga === 'D9' || varga === 'D10' ? c.chart[varga][graha].sign : c.chart.D1[graha].sign)
  // without a lagna the drawing begins at the Moon, and no corner of it is called the lagna
  const first = varga === 'chandra' || !c.timed ? c.facts.sign('moon') : null
  const lagnaSign =
    varga === 'chandra'
      ? c.timed
        ? c.facts.sign('moon')
        : null
      : varga === 'D1'
        ? (c.chart.D1.lagna?.sign ?? null)
        : (c.chart[varga].lagna?.sign ?? null)
  const title = c.say(`chart.${varga}`)
  const drawn = varga === 'D9' ? GRAHAS.filter((graha) => inNavamsa(c, graha)) : GRAHAS
  const signs = Array.from({ length: 12 }, (_, index) => ((first ?? lagnaSign ?? 0) + index) % 12)
  const placements = signs.flatMap((sign) => {
    const grahas = drawn.filter((graha) => place(graha) === sign)
    return grahas.length === 0
      ? []
      : [
          c.say('chart.alternative.place', {
            sign: c.sign(sign),
            grahas: { list: grahas.map((graha) => ({ term: `grahaBare.${graha}` as const })) },
          }),
        ]
  })
  return {
    kind: 'chart',
    varga,
    title,
    lagnaSign,
    lagnaDegree: varga === 'D1' ? (c.chart.D1.lagna?.degree ?? null) : null,
    grahas: drawn.map((graha) => ({
      graha,
      label: c.book.term(`grahaShort.${graha}`),
      sign: place(graha),
      degree: varga === 'D1' || varga === 'chandra' ? c.chart.D1[graha].degree : null,
      retrograde: c.chart.D1[graha].retrograde,
    })),
    alternative: c.say('chart.alternative', {
      title,
      lagna: lagnaSign === null && varga !== 'chandra' ? '' : c.say('chart.alternative.lagna', { sign: c.sign(signs[0]) }),
      placements: placements.join('; '),
    }),
  }
}

import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import { meanAyanamsa, type AyanamsaName } from '@disha/jyotish/ayanamsa'
import { precisionMinutes } from '@disha/jyotish/sensitivity'
import type { Composer, Line } from '../compose/composer.ts'
import { edgeFinding, lagnaEdge, moonSignOpen } from '../compose/portrait.ts'
import { crossedOfNakshatra } from '../facts/derived.ts'
import { birthLine } from './cover.ts'
import { degreeText, tithiText } from './chart.ts'
import { methodFinding } from './verdict.ts'

/** Only facts that this reading rests on: signs, houses and stars of the vargas it reads. */
const READ_FACT = /^(D1|D9|D10)\.(lagna|sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)\.(sign|nakshatra)$/
const NEAREST = 4

/** Every choice that went into the chart, what is nearest to changing, and what another almanac would change. */
export function birthSection(c: Composer): Section {
  const method = methodFinding(c, 'birth', 'practice.clock')
  const blocks: Block[] = [choices(c), c.heading('birth.headFlip'), ...flips(c)]
  const { minutes, errorDays } = c.dashas
  const rough = precisionMinutes(c.input.birth.precision)
  if (!c.timed && c.input.birth.precision.kind !== 'unknown')
    blocks.push(c.paragraph(c.line([method], 'birth.rough', { hours: Math.round(rough / 60) })))
  if (c.timed) {
    blocks.push(...edgeBlocks(c))
    const perMinute = errorDays / minutes
    const id = c.find({
      id: 'birth.shift',
      rule: 'bphs46.12-16',
      paths: ['vimshottari.balanceYears', 'D1.moon.nakshatra'],
      why: { key: 'why.year', slots: { days: c.chart.conventions.dashaYearDays } },
    })
    blocks.push(
      c.paragraph(
        c.line([id], 'birth.shift', {
          percent: crossedOfNakshatra(c.chart),
          nakshatra: { term: `nakshatra.${c.chart.D1.moon.nakshatra}` as 'nakshatra.1' },
          lord: { term: `graha.${c.chart.vimshottari.periods[0].lords[0]}` },
          bare: { term: `grahaBare.${c.chart.vimshottari.periods[0].lords[0]}` },
          years: c.chart.vimshottari.balanceYears.toFixed(1),
          days: perMinute < 10 ? Math.round(perMinute * 10) / 10 : Math.round(perMinute),
          minutes,
          error: errorDays,
        }),
      ),
    )
  } else blocks.push(c.paragraph(moonSignOpen(c), c.line([method], 'birth.unknown')))
  blocks.push(c.heading('birth.headSchools'), c.list(schools(c)))
  return { id: 'birthMoment', title: c.say('title.birthMoment'), lead: c.runs([c.line([method], 'birth.lead')]), blocks }
}

/** What else the lagna may be, within the margin of the birth time. */
function edgeBlocks(c: Composer): Block[] {
  const edge = lagnaEdge(c)
  const lagna = c.chart.D1.lagna
  const lines: Line[] = []
  if (edge !== null && lagna !== null) {
    const { id, slots } = edgeFinding(c, edge, lagna.sign)
    const told = { ...slots, margin: c.say(`birth.edge.${edge.reach}`) }
    lines.push(c.line([id], edge.minutes < 0 ? 'birth.edge.earlier' : 'birth.edge.later', told))
  }
  const open = (['D9', 'D10'] as const).filter((varga) => !c.sure(`${varga}.lagna.sign`))
  if (open.length > 0) {
    const vargas = { list: open.map((varga) => ({ term: `varga.${varga}` as const })) }
    lines.push(c.line([methodFinding(c, 'flips', 'practice.sensitivity')], 'birth.edge.varga', { vargas }))
  }
  return lines.length === 0 ? [] : [c.paragraph(...lines)]
}

function choices(c: Composer): Block {
  const { input, ayanamsa, conventions, panchanga } = c.chart
  const hours = Math.abs(input.utcOffsetSeconds)
  const offset = `${input.utcOffsetSeconds < 0 ? '−' : '+'}${Math.floor(hours / 3600)}:${String(Math.floor((hours % 3600) / 60)).padStart(2, '0')}`
  const rows: [Parameters<Composer['say']>[0], string][] = [
    ['birth.row.local', birthLine(c)],
    ['birth.row.place', `${degreesOf(input.latitude, 'N', 'S')}, ${degreesOf(input.longitude, 'E', 'W')}`],
    ['birth.row.zone', c.say('birth.zone', { zone: input.timeZone, offset })],
    ...(c.timed
      ? ([['birth.row.utc', `${input.utc.slice(0, 10)} ${input.utc.slice(11, 19)}`]] as [Parameters<Composer['say']>[0], string][])
      : []),
    ['birth.row.ayanamsa', c.say('birth.ayanamsa', { degrees: degreeText(c, ayanamsa.degrees) })],
    ['birth.row.node', c.say('birth.node')],
    ['birth.row.houses', c.say(c.timed ? 'birth.houses' : 'birth.housesMoon')],
    ['birth.row.year', c.say('birth.year', { days: conventions.dashaYearDays })],
    ...(c.timed
      ? ([
          [
            'birth.row.panchanga',
            c.say('birth.panchanga', {
              tithi: tithiText(c, panchanga.tithi.number),
              vara: c.say(`vara.${panchanga.varaVisible}` as 'vara.0'),
              nakshatra: { term: `nakshatra.${c.chart.D1.moon.nakshatra}` as 'nakshatra.1' },
            }),
          ],
        ] as [Parameters<Composer['say']>[0], string][])
      : []),
  ]
  return {
    kind: 'table',
    caption: c.say('birth.table'),
    columns: [
      { label: c.say('table.what'), align: 'start' },
      { label: c.say('table.value'), align: 'start' },
    ],
    rows: rows.map(([key, value]) => [c.say(key), value]),
  }
}

const degreesOf = (angle: number, positive: string, negative: string): string =>
  `${Math.abs(angle).toFixed(2)}° ${angle < 0 ? negative : positive}`

function flips(c: Composer): Block[] {
  const born = Date.parse(c.input.birth.utc)
  const seen = new Set<string>()
  const ground = c.timed ? 'D1.lagna.sign' : 'D1.moon.sign'
  const near = c
    .changes()
    .filter(({ fact }) => READ_FACT.test(fact))
    .map((change) => ({ ...change, minutes: (Date.parse(change.at) - born) / 60_000 }))
    .toSorted((a, b) => Math.abs(a.minutes) - Math.abs(b.minutes))
    .filter(({ fact }) => !seen.has(fact) && seen.add(fact))
    // the point that all houses are counted from moves more than anything else: never left out for a nearer trifle
    .toSorted((a, b) => Number(b.fact === ground) - Number(a.fact === ground))
    .slice(0, NEAREST)
    .toSorted((a, b) => (c.timed ? Math.abs(a.minutes) - Math.abs(b.minutes) : 0))
  const method = methodFinding(c, 'flips', 'practice.sensitivity')
  if (near.length === 0)
    return [c.paragraph(c.line([method], c.timed ? 'birth.flipNone' : c.wholeDay ? 'birth.flipDayNone' : 'birth.flipSpanNone'))]
  return [
    c.paragraph(c.line([method], c.timed ? 'birth.flip' : c.wholeDay ? 'birth.flipDay' : 'birth.flipSpan')),
    {
      kind: 'table',
      caption: c.say(c.timed ? 'birth.flipTable' : 'birth.flipTableOpen'),
      columns: [
        { label: c.say('table.change'), align: 'start' },
        { label: c.say(c.timed ? 'table.minutes' : 'table.clock'), align: 'start' },
      ],
      rows: near.map(({ fact, before, after, minutes }) => {
        const [varga, point, kind] = fact.split('.') as [string, string, string]
        const what =
          point === 'lagna'
            ? varga === 'D1'
              ? c.say('birth.flip.lagna')
              : c.say('birth.flip.lagnaVarga', { varga: { term: `varga.${varga as 'D9'}` } })
            : varga === 'D1'
              ? c.book.term(`graha.${point as Graha}`)
              : c.say('birth.flip.what', { graha: c.graha(point as Graha), varga: { term: `varga.${varga as 'D9'}` } })
        // before the birth the older value held, after it the newer one
        const other = minutes < 0 ? before : after
        const text =
          kind === 'sign'
            ? c.say('birth.flip.sign', { what, sign: c.sign(Number(other)) })
            : c.say('birth.flip.star', { what, nakshatra: { term: `nakshatra.${Number(other)}` as 'nakshatra.1' } })
        const away = Math.floor(Math.abs(minutes))
        return [
          text.charAt(0).toUpperCase() + text.slice(1),
          c.timed
            ? c.say(minutes < 0 ? 'birth.flip.earlier' : 'birth.flip.later', { minutes: away })
            : c.say(minutes < 0 ? 'birth.flip.before' : 'birth.flip.after', { time: c.clock(minutes) }),
        ]
      }),
    },
  ]
}

function schools(c: Composer) {
  const { otherNode, D1 } = c.chart
  const nodeId = c.find({
    id: 'school.node',
    rule: 'bphs47.3-4',
    paths: ['otherNode.kind', 'otherNode.sign', 'otherNode.pada', 'D1.rahu.sign', 'D1.rahu.pada'],
    why: {
      key: c.timed ? 'why.place' : 'why.placeMoon',
      slots: { graha: c.grahaStart('rahu'), house: c.house(c.facts.main.houseOf('rahu')), sign: c.sign(D1.rahu.sign) },
    },
  })
  const same = otherNode.sign === D1.rahu.sign && otherNode.nakshatra === D1.rahu.nakshatra && otherNode.pada === D1.rahu.pada
  const star = { nakshatra: { term: `nakshatra.${otherNode.nakshatra}` as 'nakshatra.1' }, pada: otherNode.pada }
  const lines = [
    [
      same
        ? c.line([nodeId], 'birth.school.nodeSame', { kind: otherNode.kind, sign: c.sign(otherNode.sign) })
        : c.line([nodeId], 'birth.school.node', {
            kind: otherNode.kind,
            sign: c.sign(otherNode.sign),
            ...star,
            ours: `${c.book.term(`nakshatra.${D1.rahu.nakshatra}` as 'nakshatra.1')} ${D1.rahu.pada}`,
          }),
      ...(otherNode.sign === D1.rahu.sign ? [] : [c.line([nodeId], 'birth.school.nodeMoves')]),
    ],
  ]
  const { running } = c.dashas
  if (running !== null && c.dashas.grain !== 'none') {
    const years = (Date.parse(running.maha.from) - Date.parse(c.input.birth.utc)) / 86_400_000 / c.chart.conventions.dashaYearDays
    const days = Math.round(years * (c.chart.conventions.dashaYearDays - 360))
    if (days > 0)
      lines.push([
        c.line([methodFinding(c, 'yearLength', 'bphs46.12-16')], 'birth.school.year', {
          days,
          maha: { term: `grahaBare.${running.maha.lords[0] as Graha}` },
        }),
      ])
  }
  lines.push([ayanamsaLine(c)])
  return lines
}

/** Any instant serves: the ayanamsas differ by constants. */
const J2000 = 2_451_545

/** Grahas, and the lagna, that a smaller ayanamsa would carry into the next sign. */
function carried(c: Composer, name: AyanamsaName): string[] {
  const shift = meanAyanamsa('lahiri', J2000) - meanAyanamsa(name, J2000)
  const { lagna } = c.chart.D1
  const moved = GRAHAS.filter((graha) => c.chart.D1[graha].degree + shift >= 30).map((graha) => c.book.term(`graha.${graha}`))
  return lagna !== null && lagna.degree + shift >= 30 ? [c.say('birth.flip.lagna'), ...moved] : moved
}

/** What the two ayanamsas that are most in use beside Lahiri would change: both are smaller, so all longitudes grow. */
function ayanamsaLine(c: Composer): Line {
  const [raman, krishnamurti] = [carried(c, 'raman'), carried(c, 'krishnamurti')]
  // whatever the smaller shift carries over, the larger one does too
  const kind = raman.length === 0 ? 'none' : krishnamurti.length === 0 ? 'raman' : 'both'
  const same = kind === 'both' && raman.length === krishnamurti.length
  const key = kind === 'none' && !c.timed ? 'noneOpen' : same ? 'same' : kind
  const effect = c.say(`birth.school.ayanamsa.${key}`, {
    raman: { list: raman },
    krishnamurti: { list: krishnamurti },
  })
  return c.line([methodFinding(c, 'ayanamsa', 'practice.lahiri')], c.timed ? 'birth.school.ayanamsa' : 'birth.school.ayanamsaOpen', {
    effect,
  })
}

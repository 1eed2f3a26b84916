import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding } from '../compose/parts.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { passageTone, placeFromMoon, PRESSING } from '../rules/passages.ts'
import { SURE, pointsAsked } from '../understanding/points-asked.ts'
import { plainText } from '../understanding/topics.ts'
import { yearsAsked } from './answer/years-asked.ts'
import { once } from './once.ts'
import { methodFinding, sourcesOf } from './verdict.ts'

/** Complaints as people name them. A chart says nothing of any; they are named so that the doctor’s field is left to the doctor by name. */
const AILMENTS = {
  knee: / (?:knees?|ghutn\S*|muzhangaal|mutti|mokal\S*) |घुटन|மூட்டு|மோகாலி|మోకా/u,
  back: / (?:back pain|backache|back problem|spine|slip disc|slipped disc|sciatica|kamar\S*|cervical) |कमर/u,
  joints: / (?:joints?|arthritis|gathiya|rheumat\S*) |गठिया/u,
  sugar: / (?:sugar|diabetes|diabetic|madhumeh|sakkarai) |शुगर|मधुमेह|சர்க்கரை|షుగర్/u,
  pressure: / (?:bp|blood pressure|hypertension|high pressure) |बीपी|रक्तचाप/u,
  heart: / (?:heart (?:problem|disease|issue|patient|attack|blockage)|cardiac|bypass|stent) /u,
  thyroid: / (?:thyroid|thairoid) |थायराइड/u,
  cholesterol: / cholesterol /u,
  stomach: / (?:stomach|gastric|acidity|gas problem|digestion|ibs|piles|ulcer|pet (?:dard|kharab)) /u,
  breath: / (?:asthma|breathing|dama|sinus|wheezing) /u,
  head: / (?:migraine|headaches?|sar dard|sir dard|vertigo) /u,
  kidney: / (?:kidneys?|kidney stone|dialysis|pathri) /u,
  eyes: / (?:eyes?|eyesight|cataract|motiyabind) (?:problem|issue|operation|weak|surgery)/u,
  weight: / (?:weight (?:gain|problem|issue|loss)|obesity|overweight|motapa) /u,
  skin: / (?:skin (?:problem|disease|allergy|issue)|psoriasis|eczema) /u,
  cycle: / (?:pcod|pcos|periods? problem|irregular periods|menopause) /u,
} as const satisfies Record<string, RegExp>

/** So many complaints are named at most. */
const MOST_NAMED = 3
/** Words of somebody else’s body, as far as the next one’s own. */
const OF_KIN =
  / (?:mother|father|mom|dad|papa|mummy|amma|appa|husband|wife|brother|sister|son|daughter|parents|pati|patni|beta|beti|his|her|their)s? (?:(?!i |my |me |mera |meri |mujhe |also |and )\S+ )*/gu

/** The complaints of one’s own that were told, in their own words. */
export const namedAilments = (c: Composer, words: string): string[] => {
  const own = plainText(words).replaceAll(OF_KIN, ' ')
  return (Object.keys(AILMENTS) as (keyof typeof AILMENTS)[])
    .filter((one) => AILMENTS[one].test(own))
    .slice(0, MOST_NAMED)
    .map((one) => c.say(`ailment.${one}`))
}

/** True where one’s own health is asked about, by a part of the question. */
export const asksHealth = once((c): boolean =>
  pointsAsked(c.input.concern).some(({ point, likely }) => point === 'self.health' && likely >= SURE),
)

/** The body is a doctor’s field: by the name of what was told, where something was. */
export function bodyLine(c: Composer, words: string): Line {
  const named = namedAilments(c, words)
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  return named.length === 0
    ? c.line([method], 'point.health.body')
    : c.line([method], 'health.named', { list: { list: named }, count: named.length })
}

type Days = { from: string; to: string }
/** A season of mind and strength. */
export type MindSpan = Days & { side: 'strain' | 'ease' | 'plain'; ids: string[]; by: string[] }

/** Shorter seasons belong to the one before. */
const SHORTEST_DAYS = 20
/** How far ahead the seasons are known. */
const SIGHT = 10

const daysOf = (c: Composer, stay: Stay): Days => stayDates(stay, c.input.displayTimeZone)

/**
 * The seasons of mind and strength, one after the other: strain while Saturn presses in sade sati or a dhaiya, ease while he or Jupiter stands in a good place
 * from the Moon (Phaladeepika 26). The same passages make the present season.
 */
export const mindSpans = once((c): MindSpan[] => {
  const { asOf } = c.input
  const end = addYears(asOf, SIGHT)
  const stays = [...c.sky.saturn, ...c.sky.jupiter]
    .map((stay) => ({ stay, ...daysOf(c, stay) }))
    .filter(({ from, to }) => to > asOf && from < end)
  const days = [...new Set([asOf, end, ...stays.flatMap(({ from, to }) => [laterOf(from, asOf), earlierOf(to, end)])])].toSorted()
  const spans: MindSpan[] = []
  for (const [at, from] of days.slice(0, -1).entries()) {
    const to = days[at + 1] as string
    const here = stays.filter((one) => one.from <= from && one.to > from)
    const pressing = here.filter(
      ({ stay }) => stay.graha === 'saturn' && PRESSING.includes(placeFromMoon(c, stay)) && passageTone(c, stay) === 'hard',
    )
    const good = here.filter(({ stay }) => passageTone(c, stay) === 'good')
    const [side, why] =
      pressing.length > 0 ? (['strain', pressing] as const) : good.length > 0 ? (['ease', good] as const) : (['plain', here] as const)
    const ids = why.map(({ stay }) => gocharaFinding(c, stay).id)
    const by = why.map(({ stay }) => c.say('health.by', { graha: c.graha(stay.graha as Graha), place: c.house(placeFromMoon(c, stay)) }))
    spans.push({ from, to, side, ids, by })
  }
  // a few days between two seasons belong to the one before
  return merged(merged(spans).filter((one, at) => at === 0 || daysBetween(one.from, one.to) >= SHORTEST_DAYS))
})

/** Seasons of one side that follow each other as one, each to the day on which the next begins. */
function merged(spans: readonly MindSpan[]): MindSpan[] {
  const out: MindSpan[] = []
  for (const [at, span] of spans.entries()) {
    const to = spans[at + 1]?.from ?? span.to
    const last = out.at(-1)
    if (last?.side === span.side)
      out[out.length - 1] = { ...last, to, ids: [...new Set([...last.ids, ...span.ids])], by: [...new Set([...last.by, ...span.by])] }
    else out.push({ ...span, to })
  }
  return out
}

const spanText = (c: Composer, { from, to }: Days): string =>
  c.say(from <= c.input.asOf ? 'answer.spanNow' : 'answer.span', { from: c.date(from), to: c.date(to) })

/** So many seasons of a side are named in a sentence. */
const MOST_SPANS = 4
/** How many years of seasons are told where no number is named. */
const PLAIN_YEARS = 6

/** The last day of the years that health is told for: those that are named, else some six. */
export function healthEnd(c: Composer): string {
  const years = yearsAsked(c)
  return years === 0 ? addYears(c.input.asOf, PLAIN_YEARS) : `${Number(c.input.asOf.slice(0, 4)) + Math.max(years, 1) + 1}-01-01`
}

/** The years ahead as mind and strength are carried through them: the harder seasons by their days, and the easier ones. */
export function mindYearLines(c: Composer): Line[] {
  const end = healthEnd(c)
  const of = (side: MindSpan['side']): MindSpan[] => mindSpans(c).filter((one) => one.side === side && one.from < end)
  const [strain, ease] = [of('strain'), of('ease')]
  const line = (spans: readonly MindSpan[], key: MessageKey): Line[] =>
    spans.length === 0
      ? []
      : [
          c.line([...new Set(spans.flatMap(({ ids }) => ids))], key, {
            spans: { list: spans.slice(0, MOST_SPANS).map((one) => spanText(c, one)) },
          }),
        ]
  return [
    ...(strain.length === 0
      ? [c.line([...new Set(mindSpans(c).flatMap(({ ids }) => ids))], 'health.years.free', { to: c.date(end) })]
      : line(strain, 'health.years.strain')),
    ...softLines(c, end),
    ...line(ease, 'health.years.ease'),
  ]
}

/** Where Saturn stands in a pressing place that many points soften, his long passage runs on and weighs little: said, so that its end is no other day than elsewhere. */
export function softLines(c: Composer, end: string): Line[] {
  const soft = c.sky.saturn
    .map((stay) => ({ stay, ...daysOf(c, stay) }))
    .filter(
      ({ stay, from, to }) =>
        to > c.input.asOf && from < end && PRESSING.includes(placeFromMoon(c, stay)) && passageTone(c, stay) !== 'hard',
    )
  return soft.length === 0
    ? []
    : [
        c.line(
          soft.map(({ stay }) => gocharaFinding(c, stay).id),
          'health.years.soft',
          { spans: { list: soft.map((one) => spanText(c, one)) } },
        ),
      ]
}

/** What a year asks of mind and strength, by its months; the cell of the table of years. */
export function mindCell(c: Composer, year: Days): string {
  const held = mindSpans(c)
    .map((one) => ({ ...one, from: laterOf(one.from, year.from), to: earlierOf(one.to, year.to) }))
    .filter(({ from, to }) => daysBetween(from, to) >= SHORTEST_DAYS)
  const [only] = held
  if (held.length === 1 && only !== undefined) return c.say(`health.year.${only.side}`)
  return held
    .map(({ side, from, to }) =>
      from <= year.from ? c.say(`health.year.${side}.to`, { to: c.date(to) }) : c.say(`health.year.${side}.from`, { from: c.date(from) }),
    )
    .join('; ')
}

/** The seasons of the years ahead in a table: what makes each, how it is carried and what it is good for. */
export function mindTable(c: Composer): Block {
  const end = healthEnd(c)
  const used = { strain: 0, ease: 0, plain: 0 }
  return {
    kind: 'table',
    caption: c.say('health.table'),
    columns: (['table.when', 'matter.col.what', 'health.col.carried', 'matter.col.use', 'table.sourceShort'] as const).map((label) => ({
      label: c.say(label),
      align: 'start' as const,
    })),
    rows: mindSpans(c)
      .filter(({ from }) => from < end)
      .map((one) => [
        sentenceCase(spanText(c, one)),
        sentenceCase(c.say('health.list', { list: { list: one.by } })),
        c.say(`health.side.${one.side}`),
        c.say(`health.use.${one.side}.${((used[one.side]++ % 2) + 1) as 1 | 2}`),
        sourcesOf(c, one.ids),
      ]),
  }
}

/** The next season of ease, for what is to be begun; null where none is in sight. */
export const nextEase = (c: Composer): MindSpan | null =>
  mindSpans(c).find(({ side, from }) => side === 'ease' && from < healthEnd(c)) ?? null

/** What the seasons are good for beside what a doctor says: a habit is begun in an easier one, and kept in a heavier one. */
export function habitLine(c: Composer): Line[] {
  const ease = nextEase(c)
  return ease === null ? [] : [c.line(ease.ids, 'health.habit', { span: spanText(c, ease), now: ease.from <= c.input.asOf ? 'yes' : 'no' })]
}

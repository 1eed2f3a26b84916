import type { Block } from '@disha/contracts/document'
import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { ageAt } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import { namedWorkIn, type NamedWork } from '../understanding/named-work.ts'
import { FIELDS, type Field } from '../understanding/work-words.ts'
import type { ListSlot, Slot } from '../phrasebook/phrasebook.ts'
import { meantText } from '../understanding/topics.ts'
import {
  FIELD_RULES,
  fieldFinding,
  fieldPeriod,
  weighedFields,
  weighField,
  workPointers,
  type FieldFact,
  type WeighedField,
} from '../rules/fields.ts'
import { isProfession } from '../rules/branches.ts'
import { judge } from '../rules/grounds.ts'
import { strongestOf } from '../rules/windows.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import type { Point } from '../understanding/point/points.ts'
import { questionOf } from '../understanding/understanding.ts'
import { authorityOf } from './authority.ts'
import { allWindows } from './cache.ts'
import { hasSides, sidesOf } from './work-sides.ts'

/** Of each side so many facts are told. */
const FACTS_TOLD = 2
/** So many fields are named as the best carried. */
const BEST_TOLD = 3
/** Two fields this far apart, in tenths of the sample births, are not alike. */
export const APART_TENTHS = 1
/** Of the fields that a person names so many are told in full. */
const NAMED_TOLD = 3
const TABLE_BEST = 4
/** A sub-period further off than this is not told as the time of a field. */
const TIME_YEARS = 12
/** A field close by is told where so many tenths more of the sample births carry it less. */
const NEARBY_TENTHS = 1.5
/** A field that is carried well, and the least that is named beside one that is not. */
const WELL = 7
const HALF = 5
/** Beside the sides of a field so many others are named. */
const OTHERS_TOLD = 2
/** A field is the sum of many facts: it counts as so many voices. */
const FIELD_VOICES = 2

/** Fields that are told only of those who name them: what nobody is sent into, or few can choose. */
const NOT_SUGGESTED: ReadonlySet<Field> = new Set(['markets', 'politics', 'astrology', 'priest', 'sport', 'sea', 'aviation', 'jewellery'])

/** What is entered in youth, by long training or up to an age that offices set: nobody past it is sent there. */
const ENTERED_YOUNG: ReadonlySet<Field> = new Set(['music', 'film', 'medicine', 'science', 'engineering', 'government', 'army', 'police'])
const YOUNG_ENTRY = 30
/** What needs a degree, or years before it pays: nobody of a middle age is sent there. */
const ENTERED_BY_DEGREE: ReadonlySet<Field> = new Set(['nursing', 'pharmacy', 'law', 'software', 'design', 'banking', 'beauty'])
const DEGREE_ENTRY = 45

/** True for those who do a work that they name: nobody is sent from it into what needs another degree. */
const doesWork = (c: Composer): boolean => workNamed(c).some(({ tie }) => tie === 'does')

/** What is begun on one's own account. */
const TRADES: ReadonlySet<Field> = new Set([
  'shop',
  'importExport',
  'kitchen',
  'property',
  'farming',
  'beauty',
  'fashion',
  'jewellery',
  'transport',
  'hotels',
  'industry',
  'sales',
])
/** Words of somebody who asks about a business, without saying which. */
const BUSINESS =
  / (?:business|own (?:firm|company|shop)|startup|start up|something of my own|vyapar|vyapaar|dhandha|dhanda|apna kaam|thozhil|vyaparam|व्यापार|व्यवसाय|बिज़नेस|बिजनेस|धंधा|தொழில்|வியாபார\S*|వ్యాపార\S*|బిజినెస్) /u

/** Fields that a degree opens without another one. */
const FROM_DEGREE: Readonly<Partial<Record<Field, readonly Field[]>>> = {
  engineering: [
    'engineering',
    'software',
    'science',
    'management',
    'consulting',
    'industry',
    'government',
    'banking',
    'sales',
    'teaching',
    'army',
    'property',
  ],
  software: [
    'software',
    'engineering',
    'science',
    'management',
    'consulting',
    'banking',
    'government',
    'sales',
    'teaching',
    'design',
    'media',
  ],
  accounts: ['accounts', 'banking', 'management', 'consulting', 'sales', 'government', 'teaching', 'importExport', 'media'],
  medicine: ['medicine', 'science', 'teaching', 'counselling', 'management', 'government', 'social'],
  nursing: ['nursing', 'management', 'teaching', 'counselling', 'government', 'social'],
  law: ['law', 'government', 'writing', 'consulting', 'management', 'banking', 'teaching', 'media'],
  management: ['management', 'consulting', 'sales', 'banking', 'industry', 'government', 'media', 'importExport', 'hotels'],
  teaching: ['teaching', 'counselling', 'writing', 'government', 'social', 'media', 'management'],
  design: ['design', 'fashion', 'media', 'software', 'sales', 'writing', 'teaching', 'film'],
}

/** The degree that somebody studies for, where it opens fields of its own; management is mostly a second one that is thought of. */
function degreeOf(c: Composer): readonly Field[] | undefined {
  if (!studiesField(c)) return undefined
  const own = namedWorkIn(c.input.concern)
    .filter(({ field, tie }) => tie !== 'wish' && field in FROM_DEGREE)
    .map(({ field }) => field)
  const degree = own.find((field) => field !== 'management') ?? own[0]
  return degree === undefined ? undefined : FROM_DEGREE[degree]
}

/** Of whom fields are suggested: who asks about a business, who is past the age at which some are entered, or anybody. */
function suggestedFor(c: Composer): { kind: '' | '.trade' | '.late' | '.beside' | '.degree'; fields: readonly Field[] } {
  const age = c.asker.age
  const open = FIELDS.filter(
    (field) =>
      !NOT_SUGGESTED.has(field) &&
      !((age >= YOUNG_ENTRY || doesWork(c)) && ENTERED_YOUNG.has(field)) &&
      !((age >= DEGREE_ENTRY || doesWork(c)) && ENTERED_BY_DEGREE.has(field)),
  )
  if (workNamed(c).length === 0 && BUSINESS.test(meantText(c.input.concern)))
    return { kind: '.trade', fields: FIELDS.filter((field) => TRADES.has(field)) }
  const degree = degreeOf(c)
  if (degree !== undefined) return { kind: '.degree', fields: degree }
  return { kind: doesWork(c) ? '.beside' : age >= YOUNG_ENTRY ? '.late' : '', fields: open }
}

/** What lies close to a field, so that a wish has a second door: same tools, same people, or the same houses to apply to. */
const CLOSE_TO: Readonly<Partial<Record<Field, readonly Field[]>>> = {
  film: ['media', 'writing', 'design', 'music', 'sales'],
  music: ['media', 'film', 'teaching'],
  media: ['sales', 'writing', 'design', 'film'],
  writing: ['media', 'teaching', 'sales'],
  design: ['fashion', 'media', 'software', 'sales', 'teaching', 'film'],
  teaching: ['counselling', 'writing', 'consulting', 'management', 'government'],
  medicine: ['pharmacy', 'nursing', 'science', 'counselling'],
  nursing: ['medicine', 'pharmacy', 'counselling', 'social'],
  pharmacy: ['medicine', 'shop', 'science'],
  counselling: ['teaching', 'nursing', 'social'],
  engineering: ['software', 'industry', 'property', 'management'],
  software: ['engineering', 'accounts', 'management', 'teaching'],
  science: ['teaching', 'medicine', 'software'],
  government: ['banking', 'law', 'management', 'teaching', 'police'],
  banking: ['accounts', 'government', 'management', 'sales'],
  accounts: ['banking', 'software', 'management'],
  law: ['government', 'management', 'writing'],
  army: ['police', 'engineering', 'government'],
  police: ['army', 'law', 'government'],
  aviation: ['engineering', 'hotels', 'army'],
  sea: ['transport', 'engineering', 'importExport'],
  hotels: ['kitchen', 'sales', 'fashion'],
  transport: ['industry', 'importExport', 'property'],
  shop: ['importExport', 'sales', 'kitchen', 'fashion'],
  importExport: ['shop', 'transport', 'sales'],
  kitchen: ['hotels', 'shop', 'farming'],
  property: ['engineering', 'industry', 'farming', 'banking'],
  farming: ['property', 'kitchen', 'shop'],
  beauty: ['fashion', 'shop', 'hotels'],
  fashion: ['beauty', 'design', 'shop'],
  jewellery: ['fashion', 'shop', 'design'],
  markets: ['accounts', 'banking', 'software'],
  politics: ['social', 'law', 'management'],
  priest: ['teaching', 'counselling', 'social'],
  astrology: ['counselling', 'teaching', 'writing'],
  sport: ['police', 'army', 'teaching'],
  consulting: ['management', 'teaching', 'accounts', 'sales'],
  management: ['consulting', 'sales', 'accounts', 'banking'],
  sales: ['media', 'shop', 'management'],
  social: ['counselling', 'teaching', 'government'],
  industry: ['engineering', 'transport', 'property'],
}

type Named = WeighedField & { tie: NamedWork['tie'] }

const named = new WeakMap<Composer, Named[]>()

const holdsWork = (c: Composer): boolean => c.asker.trade === 'post' || c.asker.trade === 'business'

/** The fields of work that the visitor names as their own, the best carried first; none where the question is about somebody else. */
export function workNamed(c: Composer): Named[] {
  let found = named.get(c)
  if (found === undefined) {
    const { concern } = c.input
    found = (questionOf(concern).person === null ? namedWorkIn(concern) : [])
      // whoever has a post or a business and names a field without a wish names their own
      .map(({ field, tie }) => ({ ...weighField(c, field), tie: tie === 'named' && holdsWork(c) ? ('does' as const) : tie }))
      .toSorted((a, b) => b.tenths - a.tenths)
    named.set(c, found)
  }
  return found
}

/** Facts as one clause, what one graha does joined under its name. */
function factsTold(c: Composer, facts: readonly FieldFact[]): { slot: ListSlot; ids: string[] } {
  const byGraha = new Map<string, { graha: Slot; does: string[] }>()
  for (const { key, slots } of facts) {
    const name = JSON.stringify(slots['graha'])
    const known = byGraha.get(name) ?? { graha: slots['graha'] as Slot, does: [] }
    known.does.push(c.say(key, slots))
    byGraha.set(name, known)
  }
  return {
    slot: { list: [...byGraha.values()].map(({ graha, does }) => c.say('work.fact.of', { graha, does: { list: does } })) },
    ids: [...new Set(facts.flatMap(({ ids }) => ids()))],
  }
}

/** The heaviest facts: two of the side that a field comes to, or one of each where it comes to neither. */
function reasonLines(c: Composer, { carried, for: helping, against }: WeighedField, both = false): Line[] {
  const [well, ill] = both ? [FACTS_TOLD, FACTS_TOLD] : carried === 'well' ? [FACTS_TOLD, 0] : carried === 'slow' ? [0, FACTS_TOLD] : [1, 1]
  const line = (key: 'work.for' | 'work.against' | 'work.only', facts: readonly FieldFact[]): Line[] => {
    if (facts.length === 0) return []
    const { slot, ids } = factsTold(c, facts)
    return [c.line(ids, key, { facts: slot })]
  }
  // little that speaks for a field is a reason too
  if (carried === 'slow' && against.length === 0) return line('work.only', helping.slice(0, 1))
  return [...line('work.for', helping.slice(0, well)), ...line('work.against', against.slice(0, ill))]
}

/** A field of work as it is named. */
export const nameOf = (c: Composer, field: Field): string => c.say(`work.name.${field}`)

/** Tenths as they are printed: never none and never all. */
export const lessOf = (tenths: number): number => Math.min(9, Math.max(1, Math.floor(tenths)))

function verdictLine(c: Composer, { field, carried, tenths, tie }: Named): Line {
  // the field is carried, but of the two ways asked about the other has more help: one sentence says both
  if (field === 'government' && carried === 'well' && questionOf(c.input.concern).pair === 'publicOrPrivate' && publicOrPrivate(c) > 0)
    return c.line([fieldFinding(c, field)], 'work.verdict.well.private', { field: nameOf(c, field), less: lessOf(tenths) })
  const own = tie !== 'does' ? '' : isWithoutPost(c.asker.settled) ? '.did' : '.does'
  return c.line([fieldFinding(c, field)], `work.verdict.${carried}${own}`, {
    field: nameOf(c, field),
    less: lessOf(tenths),
    more: 10 - lessOf(tenths),
  })
}

/** The age after which most entrance examinations take nobody. */
const LAST_ENTRY = 30

function timeLine(c: Composer, field: Field): Line | null {
  // attempts have the stretches for a post, and an age limit: no far sub-period is named beside them
  if (BY_EXAMINATION.has(field)) return null
  const found = fieldPeriod(c, field)
  if (found === null) return null
  const { period, id } = found
  if (c.asker.trade === 'aspirant' && ageAt(c, period.from) > LAST_ENTRY) return null
  if (period.from > addYears(c.input.asOf, TIME_YEARS)) return null
  const running = period.from <= c.input.asOf
  const best = strongestOf(allWindows(c).career)
  const meets = !running && best !== undefined && best.period?.from === period.from
  const ids = [id, fieldFinding(c, field), ...(meets ? best.ids : [])]
  return c.line(ids, running ? 'work.time.now' : meets ? 'work.time.nextBest' : 'work.time.next', {
    ...(meets ? { span: c.say('until.span', { from: c.date(best.from, best.fromErrorDays), to: c.date(best.to, best.toErrorDays) }) } : {}),
    graha: c.graha(FIELD_RULES[field].lead),
    field: nameOf(c, field),
    from: c.date(period.from, c.dashas.errorDays),
    to: c.date(period.to, c.dashas.errorDays),
  })
}

/** Words of somebody who asks which work it should be, also beside another question. */
const FIELD_ASKED =
  / (?:which|what|kaun ?s[aei]|kons[aei]|enna|entha|edhu|yedhu|ethu|ye|e) (?:\S+ ){0,2}(?:field|career|line|profession|domain|sector|industry|speciali[sz]ation|branch|kaam|thurai|thozhil|rangam|vrutti|vruthi) | (?:field|career|line|profession|work|kaam) (?:\S+ ){0,2}(?:suits?|best for|better for|sahi|theek|thik|acha|accha|poruth\S*) |(?:कौन ?सा|कौन ?सी|किस) (?:\S+ )?(?:क्षेत्र|फील्ड|काम|लाइन|करियर|पेशा)|(?:எந்த|எது) (?:\S+ )?(?:துறை|தொழில்|வேலை)|(?:ఏ|ఏది) (?:\S+ )?(?:రంగం|రంగంలో|వృత్తి|ఫీల్డ్)/u

/** True where it is asked which work suits, whatever else is asked. */
export const asksField = (c: Composer): boolean =>
  questionOf(c.input.concern).form === 'which' || FIELD_ASKED.test(meantText(c.input.concern))

/** What is asked of the work itself; of a post, its pay or its place the work that is named is only told. */
const OF_WORK: ReadonlySet<Point> = new Set([
  'work.field',
  'work.named',
  'work.own',
  'work.change',
  'work.success',
  'work.jobBusiness',
  'work.govtPrivate',
  'work.studyJob',
  'work.examWhich',
  'study.course',
])
const OF_POST: ReadonlySet<Point> = new Set([
  'work.post',
  'work.promotion',
  'work.transfer',
  'work.boss',
  'work.secure',
  'work.trade',
  'work.close',
  'work.partner',
  'work.funds',
  'work.back',
  'work.permanent',
  'work.exam',
  'work.government',
  'work.retire',
])

/** False where all that is surely asked is of a post or a trade that runs, and not which work it should be. */
export function asksOfWork(c: Composer): boolean {
  const sure = pointsAsked(c.input.concern).filter(({ likely }) => likely >= SURE)
  return sure.some(({ point }) => OF_WORK.has(point)) || !sure.some(({ point }) => OF_POST.has(point)) || asksField(c)
}

/** True for those who study a field that they name, past the age at which a stream is chosen. */
export const studiesField = (c: Composer): boolean =>
  c.asker.work === 'study' &&
  c.asker.trade !== 'aspirant' &&
  c.asker.age > STREAM_AGE &&
  workNamed(c).some(({ field }) => hasSides(field) && !BY_EXAMINATION.has(field))

/**
 * Government service held against a private post, below 0 for the first: by the houses and pointers of each, and by how this chart carries service
 * of the state as a field. The one judge of page 1 and of the chapter.
 */
export function publicOrPrivate(c: Composer): number {
  const [first, second] = [judge(c, 'government'), judge(c, 'private')]
  const { carried } = weighField(c, 'government')
  const field = carried === 'well' ? FIELD_VOICES : carried === 'slow' ? -FIELD_VOICES : 0
  return second.for.length - second.against.length - (first.for.length - first.against.length + field)
}

/** Which sides of a field that somebody has are carried best, and what outside it: for those who ask which work suits them. */
export function sideLines(c: Composer): Line[] {
  const own = workNamed(c).find(({ field, tie }) => hasSides(field) && (tie === 'does' || studiesField(c)))
  if (own === undefined || !(asksField(c) || studiesField(c))) return []
  const { field } = own
  const sides = sidesOf(c, field)
  const [first, second] = sides
  if (first === undefined || second === undefined) return []
  const named = new Set<Field | null>([field, ...sides.map((one) => one.field)])
  // whoever asks for a branch of a profession is sent into no other one
  const others = isProfession(field)
    ? []
    : bestFields(c)
        .filter((one) => !named.has(one.field) && one.tenths > first.tenths)
        .slice(0, OTHERS_TOLD)
  return [
    c.line([first.id(), second.id()], c.asker.work === 'study' ? 'work.sides' : 'work.sides.does', {
      field: nameOf(c, field),
      first: first.name,
      second: second.name,
      less: lessOf(first.tenths),
    }),
    ...(others.length === 0 || c.asker.work === 'study'
      ? []
      : [
          c.line(
            others.map((one) => fieldFinding(c, one.field)),
            'work.others',
            { fields: { list: others.map((one) => nameOf(c, one.field)) } },
          ),
        ]),
  ]
}

/** Where the named field is not carried well: the one close to it that is. */
function nearbyLine(c: Composer, { field, carried, tenths, tie }: Named): Line | null {
  // whoever has the work stays in it, and is told of its sides
  const sides = tie === 'does' ? sidesOf(c, field) : []
  const isNear = (one: number): boolean => one >= (carried === 'slow' ? HALF : WELL) && one >= tenths + NEARBY_TENTHS
  const own = new Set(workNamed(c).map((one) => one.field))
  if (carried === 'well') return null
  if (sides.length > 0) {
    const [side] = sides.filter((one) => (one.field === null || !own.has(one.field)) && isNear(one.tenths))
    return side === undefined
      ? null
      : c.line([side.id()], 'work.near.side', { field: nameOf(c, field), near: side.name, less: lessOf(side.tenths) })
  }
  const [near] = (CLOSE_TO[field] ?? [])
    .filter((one) => !own.has(one))
    .map((one) => weighField(c, one))
    .filter((one) => isNear(one.tenths))
    .toSorted((x, y) => y.tenths - x.tenths)
  if (near === undefined) return null
  return c.line([fieldFinding(c, near.field)], 'work.near', {
    field: nameOf(c, field),
    near: nameOf(c, near.field),
    less: lessOf(near.tenths),
  })
}

/** Two fields that are carried alike: one sentence says how, so that neither is made less than the other. */
export const areOfOneKind = (all: readonly Named[]): boolean => {
  const [first, second, third] = all
  return (
    first !== undefined &&
    second !== undefined &&
    third === undefined &&
    first.tenths - second.tenths < APART_TENTHS &&
    first.carried === second.carried &&
    all.every(({ tie }) => tie !== 'does')
  )
}

/** How the first of the named fields is carried, where their order has not said it. */
const verdictOf = (c: Composer, all: readonly Named[]): Line | null => {
  const [first] = all
  return first === undefined || areOfOneKind(all) ? null : verdictLine(c, first)
}

/** Several named fields in one order. */
function rankLine(c: Composer, all: readonly Named[]): Line | null {
  const [first, second] = all
  if (first === undefined || second === undefined) return null
  const ids = all.map(({ field }) => fieldFinding(c, field))
  const apart = first.tenths - second.tenths >= APART_TENTHS
  // what is wished for beside the work that is done replaces it only where it is carried better
  const [does, wish] = [all.find(({ tie }) => tie === 'does'), all.find(({ tie }) => tie === 'wish')]
  if (all.length === 2 && does !== undefined && wish !== undefined)
    return c.line(ids, `work.rank.wish.${!apart ? 'alike' : wish === first ? 'better' : 'less'}`, {
      does: nameOf(c, does.field),
      wish: nameOf(c, wish.field),
    })
  const [a, b] = [nameOf(c, first.field), nameOf(c, second.field)]
  if (areOfOneKind(all))
    return c.line(ids, `work.rank.both.${first.carried}`, { a, b, less: lessOf(first.tenths), more: 10 - lessOf(first.tenths) })
  if (all.length > 2) return c.line(ids, 'work.rank.more', { a, others: { list: all.slice(1).map(({ field }) => nameOf(c, field)) } })
  return c.line(ids, apart ? 'work.rank.two' : c.asker.work === 'study' ? 'work.rank.alike.study' : 'work.rank.alike', { a, b })
}

/**
 * The work that the visitor names, for the first page: their order where several are named, how this chart carries the first, its two heaviest facts,
 * and when its graha has the time. Empty where no work is named.
 */
export function namedWorkLines(c: Composer): Line[] {
  const all = workNamed(c)
  const [first] = all
  if (first === undefined) return []
  const sides = sideLines(c)
  const rank = rankLine(c, all)
  // whoever asks which work suits, and has one, is told where to stay before how the whole of it is carried
  const [side] = rank === null && first.tie === 'does' ? sides : []
  return [
    rank,
    ...(side === undefined ? [verdictOf(c, all), ...sides] : [...sides.slice(0, 1), verdictOf(c, all), ...sides.slice(1)]),
    ...reasonLines(c, first),
    sides.length === 0 && nearbyLine(c, first),
    timeLine(c, first.field),
  ].filter((line): line is Line => line !== null && line !== false)
}

/** How this chart carries one field, as one sentence. */
export const fieldLine = (c: Composer, field: Field): Line => verdictLine(c, { ...weighField(c, field), tie: 'named' })

/** The same in a sentence or two: the order of several fields, how the first is carried, and beside one that asks for a slower way the nearest that does not. */
export function namedWorkGist(c: Composer): Line[] {
  const all = workNamed(c)
  const [first] = all
  if (first === undefined) return []
  const other =
    first.carried === 'slow' && sideLines(c).length === 0
      ? (nearbyLine(c, first) ?? (c.asker.trade === 'aspirant' ? doLine(c, first) : null))
      : null
  return [rankLine(c, all), verdictOf(c, all), other].filter((line): line is Line => line !== null)
}

/** What follows for a field by how it is carried and by what ties somebody to it. */
const doLine = (c: Composer, { field, carried, tie }: Named): Line =>
  c.line(
    [fieldFinding(c, field)],
    `work.do.${carried}.${tie === 'does' ? 'does' : BY_EXAMINATION.has(field) || c.asker.trade === 'aspirant' ? 'exam' : 'wish'}`,
  )

/** Which kinds of work the independent pointers name, and how far they agree. */
export function pointerLine(c: Composer): Line {
  const pointers = workPointers(c)
  const ids = pointers.map(({ id }) => id)
  const kindOf = (graha: (typeof pointers)[number]['graha']): string => c.say(`work.kind.${graha}`)
  const roles = (list: typeof pointers): ListSlot => ({ list: list.map(({ role }) => c.say(`work.role.${role}`)) })
  for (const { graha } of pointers) {
    const agreeing = pointers.filter((one) => one.graha === graha)
    const [other] = pointers.filter((one) => one.graha !== graha)
    if (agreeing.length < 2) continue
    return other === undefined
      ? c.line(ids, 'work.pointers.all', {
          count: c.say('number', { n: agreeing.length }),
          roles: roles(agreeing),
          graha: c.graha(graha),
          kind: kindOf(graha),
        })
      : c.line(ids, 'work.pointers.most', {
          roles: roles(agreeing),
          graha: c.graha(graha),
          kind: kindOf(graha),
          other: c.say(`work.role.${other.role}`),
          graha2: c.graha(other.graha),
          kind2: kindOf(other.graha),
        })
  }
  return c.line(ids, 'work.pointers.apart', {
    count: c.say('number', { n: pointers.length }),
    items: {
      list: pointers.map(({ role, graha }) =>
        c.say('work.pointer', { role: c.say(`work.role.${role}`), graha: c.graha(graha), kind: kindOf(graha) }),
      ),
    },
  })
}

/** The fields that this chart carries best, of those that are suggested, no two of them by the same grahas. */
function bestFields(c: Composer): WeighedField[] {
  const { fields } = suggestedFor(c)
  // nobody whose chart has no rank to spare is sent to command
  const suggested = authorityOf(c).kind === 'low' ? fields.filter((field) => field !== 'management') : fields
  const grahasOf = (field: Field): string => `${FIELD_RULES[field].lead} ${FIELD_RULES[field].beside}`
  return weighedFields(c)
    .filter(({ field }) => suggested.includes(field))
    .filter(({ field }, index, all) => all.findIndex((one) => grahasOf(one.field) === grahasOf(field)) === index)
}

function bestLine(c: Composer): Line {
  const best = bestFields(c).slice(0, BEST_TOLD)
  const { kind, fields } = suggestedFor(c)
  return c.line(
    best.map(({ field }) => fieldFinding(c, field)),
    `work.best${kind}`,
    { count: fields.length, fields: { list: best.map(({ field }) => nameOf(c, field)) } },
  )
}

/** Up to this age somebody who studies is told of streams: a degree has been begun by then. */
const STREAM_AGE = 19

/** What comes out best: streams for those who study, useful days for those who have left work, fields for others. */
export function bestFor(c: Composer): Line {
  if (c.asker.work === 'service') return usefulLine(c)
  return c.asker.work === 'study' && c.asker.trade !== 'aspirant' && c.asker.age <= STREAM_AGE ? streamLine(c) : bestLine(c)
}

/** Entered by an examination: nobody tries them out by a first paid task. */
const BY_EXAMINATION: ReadonlySet<Field> = new Set(['government', 'army', 'police'])

/** The part of the chapter on work about the fields that the visitor names. */
export function namedWorkBlocks(c: Composer): Block[] {
  const all = workNamed(c).slice(0, NAMED_TOLD)
  if (all.length === 0) return []
  const rank = rankLine(c, all)
  // two fields may stand on one and the same graha: its facts are told once
  const told = new Set<string>()
  const unsaid = ({ text }: Line): boolean => !told.has(text) && Boolean(told.add(text))
  return [
    c.heading('work.head'),
    ...(rank === null ? [] : [c.paragraph(rank)]),
    ...all.map((one) => {
      const { field } = one
      const { lead, beside, house, rule } = FIELD_RULES[field]
      const id = fieldFinding(c, field)
      return c.paragraph(
        verdictLine(c, one),
        c.line([id], rule.startsWith('practice.') ? 'work.given.practice' : 'work.given.text', {
          field: nameOf(c, field),
          graha: c.graha(lead),
          beside: c.graha(beside),
          house: c.house(house),
        }),
        ...reasonLines(c, one, true).filter(unsaid),
        ...(one === all[0] ? sideLines(c).filter(unsaid) : []),
        timeLine(c, field),
        !asksField(c) && nearbyLine(c, one),
        ...[doLine(c, one)].filter(unsaid),
      )
    }),
  ]
}

/** The best carried fields and the named ones as a table. */
export function fieldTable(c: Composer): Block[] {
  const own = new Set(workNamed(c).map(({ field }) => field))
  const best = new Set(bestFields(c).slice(0, TABLE_BEST))
  const rows = weighedFields(c).filter((one) => best.has(one) || own.has(one.field))
  const told = (facts: readonly FieldFact[]): string => {
    const [first] = facts
    return first === undefined
      ? c.say('work.row.none')
      : c.say('work.fact.of', { graha: first.slots['graha'] as Slot, does: c.say(first.key, first.slots) })
  }
  return [
    {
      kind: 'table',
      caption: c.say(own.size > 0 ? 'work.table.named' : 'work.table'),
      columns: [
        { label: c.say('work.table.field'), align: 'start' },
        { label: c.say('work.table.less'), align: 'start' },
        { label: c.say('work.table.for'), align: 'start' },
        { label: c.say('work.table.against'), align: 'start' },
      ],
      rows: rows.map(({ field, tenths, for: helping, against }) => [
        own.has(field) ? c.say('work.row.yours', { field: nameOf(c, field) }) : nameOf(c, field),
        c.say('work.row.less', { less: lessOf(tenths) }),
        told(helping),
        told(against),
      ]),
    },
  ]
}

/** Streams of study and the fields that they lead to. */
const STREAMS = {
  science: ['science'],
  engineering: ['engineering', 'software'],
  medicine: ['medicine', 'nursing', 'pharmacy'],
  commerce: ['accounts', 'banking', 'management'],
  humanities: ['writing', 'teaching', 'counselling'],
  law: ['law'],
  arts: ['design', 'film', 'music'],
} satisfies Record<string, readonly Field[]>
export type Stream = keyof typeof STREAMS

const USEFUL = [
  'teaching',
  'social',
  'priest',
  'writing',
  'farming',
  'music',
  'accounts',
  'law',
  'counselling',
  'kitchen',
] as const satisfies readonly Field[]

/** How a stream is carried: the mean of its fields, in tenths of the sample births. */
export function streamWorth(c: Composer, stream: Stream): number {
  const fields: readonly Field[] = STREAMS[stream]
  return fields.reduce((sum, field) => sum + weighField(c, field).tenths, 0) / fields.length
}

// prettier-ignore
const STREAM_WORDS: Readonly<Partial<Record<Stream, RegExp>>> = {
  engineering: / (?:engineering|computers?|computer science|maths|non medical|pcm|mpc) /u,
  medicine: / (?:medical|medicine|biology|pcb|bipc) /u,
  science: / (?:pure )?science(?! or | and | stream) /u,
  commerce: / (?:commerce|accounts|b com|bcom|cec|mec) /u,
  humanities: / (?:arts|humanities|psychology|languages|history|hec) /u,
  law: / (?:law|llb) /u,
  arts: / (?:design|fine arts|animation|fashion|music|dance) /u,
}

const SCIENCE_OR = / science (?:or|ya|vs) | (?:or|ya|vs) science /u

/** The streams that are named beside each other. */
export function streamsNamed(words: string): Stream[] {
  const text = meantText(words)
  const named = (Object.keys(STREAM_WORDS) as Stream[]).filter((stream) => STREAM_WORDS[stream]?.test(text))
  // science held against another stream is the stream, which else only says of which kind a subject is
  return named.length === 1 && SCIENCE_OR.test(text) ? ['science', ...named] : named
}

/** Streams that are named, the best carried first, with how far apart they are. */
export function streamsLine(c: Composer, streams: readonly Stream[]): Line {
  const [first, second, ...more] = streams.toSorted((a, b) => streamWorth(c, b) - streamWorth(c, a)) as [Stream, Stream, ...Stream[]]
  const apart = streamWorth(c, first) - streamWorth(c, second) >= APART_TENTHS
  return c.line(
    streams.flatMap((stream) => STREAMS[stream].map((field) => fieldFinding(c, field))),
    apart ? 'work.streams.named' : 'work.streams.alike',
    {
      first: c.say(`work.stream.${first}`),
      second: c.say(`work.stream.${second}`),
      less: lessOf(streamWorth(c, first)),
      others: { list: [second, ...more].map((stream) => c.say(`work.stream.${stream}`)) },
    },
  )
}

/** The streams of study that this chart carries best and least. */
function streamLine(c: Composer): Line {
  const ordered = (Object.keys(STREAMS) as Stream[]).toSorted((a, b) => streamWorth(c, b) - streamWorth(c, a))
  const [first, second, last] = [ordered[0], ordered[1], ordered.at(-1)] as [Stream, Stream, Stream]
  const name = (stream: Stream): string => c.say(`work.stream.${stream}`)
  return c.line(
    [first, second, last].flatMap((stream) => STREAMS[stream].map((field) => fieldFinding(c, field))),
    'work.streams',
    { first: name(first), second: name(second), last: name(last) },
  )
}

/** What useful days after a working life this chart carries best. */
export function usefulLine(c: Composer): Line {
  const [first, second] = USEFUL.toSorted((a, b) => weighField(c, b).tenths - weighField(c, a).tenths) as [
    (typeof USEFUL)[number],
    (typeof USEFUL)[number],
  ]
  return c.line([fieldFinding(c, first), fieldFinding(c, second)], 'work.useful', {
    first: c.say(`work.useful.${first}`),
    second: c.say(`work.useful.${second}`),
  })
}

import type { Block } from '@disha/contracts/document'
import type { SevenGraha } from '@disha/jyotish/dignities'
import type { Composer, Line } from '../compose/composer.ts'
import type { ListSlot, Slot } from '../phrasebook/phrasebook.ts'
import { FIELD_RULES, fieldFinding, weighedFields, weighField, workPointers, type FieldFact, type WeighedField } from '../rules/fields.ts'
import { namedWorkIn } from '../understanding/named-work.ts'
import { meantText } from '../understanding/topics.ts'
import { FIELDS, type Field } from '../understanding/work-words.ts'
import { authorityOf } from '../rules/authority.ts'
import { weighedBranches } from '../rules/branches.ts'
import { streamLine, usefulLine } from './work-streams.ts'
import { nameOf, offered } from '../rules/field-names.ts'
import {
  asksField,
  asksOther,
  doesWork,
  lessOf,
  workAside,
  BY_EXAMINATION,
  publicOrPrivate,
  STREAM_AGE,
  studiesField,
  workNamed,
} from './work-told.ts'

/** So many fields are named as the best carried. */
const BEST_TOLD = 3

const TABLE_BEST = 4
/** Whoever asks which field reads of more of them. */
const TABLE_ASKED = 6

/** Fields that are told only of those who name them: what nobody is sent into, or few can choose. */
const NOT_SUGGESTED: ReadonlySet<Field> = new Set(['markets', 'politics', 'astrology', 'priest', 'sport', 'sea', 'aviation', 'jewellery'])

/** What is entered in youth, by long training or up to an age that offices set: nobody past it is sent there. */
const ENTERED_YOUNG: ReadonlySet<Field> = new Set(['music', 'film', 'medicine', 'science', 'engineering', 'government', 'army', 'police'])
const YOUNG_ENTRY = 30
/** What needs a degree, or years before it pays: nobody of a middle age is sent there. */
const ENTERED_BY_DEGREE: ReadonlySet<Field> = new Set(['nursing', 'pharmacy', 'law', 'software', 'design', 'banking', 'beauty'])
const DEGREE_ENTRY = 35

/** What nobody who sits examinations for a post begins anew. */
const LONG_TRAINING: ReadonlySet<Field> = new Set(['medicine', 'engineering', 'science', 'music', 'film'])

/** What nobody is sent to in place of a course that does not please. */
const STAGE: ReadonlySet<Field> = new Set(['music', 'film'])

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
  science: ['science', 'teaching', 'writing', 'government', 'sales', 'industry', 'management', 'banking', 'social', 'media'],
  medicine: ['medicine', 'science', 'teaching', 'counselling', 'management', 'government', 'social'],
  nursing: ['nursing', 'management', 'teaching', 'counselling', 'government', 'social'],
  law: ['law', 'government', 'writing', 'consulting', 'management', 'banking', 'teaching', 'media'],
  management: ['management', 'consulting', 'sales', 'banking', 'industry', 'government', 'media', 'importExport', 'hotels'],
  teaching: ['teaching', 'counselling', 'writing', 'government', 'social', 'media', 'management'],
  design: ['design', 'fashion', 'media', 'software', 'sales', 'writing', 'teaching', 'film'],
}

/** A training that is told as finished. */
const TRAINED =
  / (?:finished|completed|done|did|passed|graduat\S*|qualified) (?:\S+ ){0,4}(?:degree|nursing|gnm|anm|mbbs|bds|b ?tech|m ?tech|be|b ?sc|m ?sc|b ?com|m ?com|bca|mca|ca|mba|bba|llb|law|b ?ed|diploma|engineering|pharmacy|design|course) | (?:complete|pura|mudichi\S*|mudichu\S*|ayyindi|kiya|ki hai) /u

/** A degree that names no work of its own, with the field whose doors it opens. */
const NAMED_DEGREE: readonly (readonly [RegExp, Field])[] = [
  [/ (?:bca|mca|computer science|cse|(?:b ?sc|m ?sc|be|b ?e) (?:it|cs|computers?)) /u, 'software'],
  [/ (?:b ?tech|m ?tech|be|b e|engineering) /u, 'engineering'],
  [/ (?:b ?com|m ?com) /u, 'accounts'],
  [/ (?:b ?sc|m ?sc) /u, 'science'],
]

/** Somebody who is still at school chooses a stream, and whoever has just begun a course may yet begin another. */
const AT_SCHOOL = / (?:streams?|class (?:8|9|10|11|12)|(?:8|9|10|11|12)th|school|standard|inter|puc) /u
const FIRST_YEAR = / (?:first|1st|1) (?:year|yr|sem|semester) /u

/** The degree that somebody studies for or has, where it opens fields of its own; management is mostly a second one that is thought of. */
function degreeOf(c: Composer): readonly Field[] | undefined {
  const text = meantText(c.whole.input.concern)
  // of a course that is set aside the degree still opens what it opens, but for whoever has just begun it
  const turns =
    asksOther(c) && workAside(c)[0]?.reason !== 'failed' && c.asker.work === 'study' && c.asker.age > STREAM_AGE && !FIRST_YEAR.test(text)
  if (!turns && !studiesField(c) && !(c.asker.trade === null && c.asker.work === 'livelihood' && TRAINED.test(meantText(c.input.concern))))
    return undefined
  const own = namedWorkIn(c.input.concern)
    .filter(({ field, tie }) => tie !== 'wish' && field in FROM_DEGREE)
    .map(({ field }) => field)
  const named = NAMED_DEGREE.find(([words]) => words.test(text))?.[1]
  const degree = own.find((field) => field !== 'management') ?? named ?? own[0]
  return degree === undefined ? undefined : FROM_DEGREE[degree]
}

/** Of whom fields are suggested: who asks about a business, who is past the age at which some are entered, or anybody. */
function suggestedFor(c: Composer): { kind: '' | '.trade' | '.late' | '.beside' | '.degree'; fields: readonly Field[] } {
  const age = c.asker.age
  // a course that is begun is no work that is done
  const does = doesWork(c) && c.asker.work !== 'study'
  const open = FIELDS.filter(
    (field) =>
      !NOT_SUGGESTED.has(field) &&
      !(asksOther(c) && STAGE.has(field)) &&
      !(c.asker.trade === 'aspirant' && (ENTERED_BY_DEGREE.has(field) || LONG_TRAINING.has(field))) &&
      !((age >= YOUNG_ENTRY || does) && ENTERED_YOUNG.has(field)) &&
      !((age >= DEGREE_ENTRY || does) && ENTERED_BY_DEGREE.has(field)),
  )
  if (workNamed(c).length === 0 && BUSINESS.test(meantText(c.input.concern)))
    return { kind: '.trade', fields: FIELDS.filter((field) => TRADES.has(field)) }
  const degree = degreeOf(c)
  if (degree !== undefined) return { kind: '.degree', fields: degree.filter((field) => !(age >= YOUNG_ENTRY && ENTERED_YOUNG.has(field))) }
  return { kind: does ? '.beside' : age >= YOUNG_ENTRY ? '.late' : '', fields: open }
}

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

/** The fields of each graha's kind of work, as `work.kind` names them. */
const OF_KIND: Readonly<Record<SevenGraha, readonly Field[]>> = {
  sun: ['government', 'medicine', 'management'],
  moon: ['kitchen', 'nursing', 'hotels', 'fashion'],
  mars: ['engineering', 'police', 'army', 'medicine', 'kitchen', 'property'],
  mercury: ['accounts', 'software', 'writing', 'teaching', 'shop', 'importExport', 'sales'],
  jupiter: ['teaching', 'law', 'banking', 'consulting', 'counselling'],
  venus: ['film', 'music', 'design', 'fashion', 'beauty', 'hotels', 'jewellery'],
  saturn: ['industry', 'property', 'transport', 'management'],
}

/** How many of the pointers to a kind of work name a field. */
const naming = (c: Composer, { field }: WeighedField): number =>
  workPointers(c).filter(({ graha }) => OF_KIND[graha].includes(field)).length

/** How many of them name a field that is carried well. */
const pointersTo = (c: Composer, one: WeighedField): number => (one.carried === 'well' ? naming(c, one) : 0)

/** What is suggested to nobody who sets it aside, and where another field is asked for the one that is studied beside it. */
const asideFields = (c: Composer): Field[] => [
  ...workAside(c).map(({ field }) => field),
  ...(asksOther(c) ? workNamed(c).flatMap(({ field, tie }) => (tie === 'wish' ? [] : [field])) : []),
]

/**
 * The fields that this chart carries best, of those that are suggested: first the one that the pointers name as well, then by the sum, no two by the
 * same leading graha.
 */
export function bestFields(c: Composer): WeighedField[] {
  const all = openFields(c)
  const [first] = all.filter((one) => pointersTo(c, one) > 0).toSorted((a, b) => pointersTo(c, b) - pointersTo(c, a))
  return [...(first === undefined ? [] : [first]), ...all.filter((one) => one !== first)].filter(
    ({ field }, index, list) => list.findIndex((one) => FIELD_RULES[one.field].lead === FIELD_RULES[field].lead) === index,
  )
}

/** The fields that may be suggested, by the sum; nobody whose chart has no rank to spare is sent to command. */
function openFields(c: Composer): WeighedField[] {
  const { fields } = suggestedFor(c)
  const aside = new Set(asideFields(c))
  const isLow = authorityOf(c).kind === 'low'
  return weighedFields(c).filter(({ field }) => fields.includes(field) && !aside.has(field) && !(isLow && field === 'management'))
}

/** The kinds of business that a chart carries best, for whoever asks about one without naming it. */
export function tradesLine(c: Composer): Line {
  const best = weighedFields(c)
    .filter(({ field }) => TRADES.has(field))
    .slice(0, BEST_TOLD)
  return c.line(
    best.map(({ field }) => fieldFinding(c, field)),
    'work.best.trade',
    { count: TRADES.size, fields: { list: best.map(({ field }) => offered(c, field)) } },
  )
}

/** At which place among the trades that are weighed one of them stands; of the later half, as of a field that is no trade, the verdict on page 1 is enough. */
export function tradePlace(c: Composer, field: Field): Line | null {
  const trades = weighedFields(c).filter((one) => TRADES.has(one.field))
  const place = trades.findIndex((one) => one.field === field) + 1
  return place === 0 || place > TRADES.size / 2
    ? null
    : c.line([fieldFinding(c, field)], 'work.trade.place', { field: nameOf(c, field), place, count: TRADES.size })
}

function bestLine(c: Composer): Line {
  const best = bestFields(c).slice(0, BEST_TOLD)
  const { kind, fields } = suggestedFor(c)
  const [first] = best
  // beside a field that is named, and not asked about, none comes first
  const isNamed = workNamed(c).length > 0 && !asksField(c)
  const led = first !== undefined && pointersTo(c, first) > 0 && best.length > 1 && !isNamed
  const text = c.say(`work.best${kind}`, { count: fields.length, fields: { list: best.map(({ field }) => offered(c, field)) } })
  return {
    text: led ? `${text} ${c.say('work.best.first', { first: offered(c, first.field) })}` : text,
    ids: [...best.map(({ field }) => fieldFinding(c, field)), ...(led ? workPointers(c).map(({ id }) => id) : [])],
  }
}

/** What ties the best fields to the rest of the chapter: which list rules where the pointers name none of them, and a step that is harder than its field. */
export function bestBeside(c: Composer): Line[] {
  if (c.asker.work === 'service' || (c.asker.work === 'study' && c.asker.trade !== 'aspirant')) return []
  const best = bestFields(c).slice(0, BEST_TOLD)
  const ids = best.map(({ field }) => fieldFinding(c, field))
  const state = best.some(({ field }) => BY_EXAMINATION.has(field))
  return [
    ...(best.some((one) => naming(c, one) > 0) ? [] : [c.line(ids, 'work.best.apart')]),
    ...(state && publicOrPrivate(c) > 0 ? [c.line(ids, 'work.best.stateStep')] : []),
  ]
}

const ofSchool = (c: Composer): boolean => AT_SCHOOL.test(meantText(c.whole.input.concern))

/** Where another field is asked for than one that is set aside: the best of the others, and the next. */
function otherLine(c: Composer): Line {
  const [first, second] = bestFields(c)
  const { fields } = suggestedFor(c)
  const aside = new Set(asideFields(c))
  if (first === undefined || second === undefined) return bestLine(c)
  return c.line([fieldFinding(c, first.field), fieldFinding(c, second.field)], 'work.aside.best', {
    count: fields.filter((field) => !aside.has(field)).length,
    first: offered(c, first.field),
    second: offered(c, second.field),
  })
}

/** Branches of software in which little is coded. */
const LITTLE_CODE: ReadonlySet<string> = new Set([
  'software.data',
  'software.quality',
  'software.interface',
  'software.systems',
  'software.lead',
  'software.training',
  'engineering.electronics',
])
const ROADS_TOLD = 3
/** Half of the sample births carry a road less that is named. */
const HALF = 5

/** The roads that ask for less of what is set aside, inside the course or the work that somebody has: the best carried first. */
function roadsLine(c: Composer): Line | null {
  const told = namedWorkIn(c.whole.input.concern)
  const [aside] = workAside(c)
  const studies = c.asker.work === 'study'
  if (aside === undefined || aside.reason === 'failed' || !(studies || told.some(({ tie }) => tie === 'does'))) return null
  const best = new Set(
    bestFields(c)
      .slice(0, 2)
      .map(({ field }) => field),
  )
  const isLow = authorityOf(c).kind === 'low'
  const roads =
    aside.field === 'software'
      ? [
          ...weighedBranches(c, 'software'),
          ...(told.some(({ field }) => field === 'engineering') || studies ? weighedBranches(c, 'engineering') : []),
        ]
          .filter(({ name }) => LITTLE_CODE.has(name) && !(isLow && name === 'software.lead'))
          .map(({ name, tenths, id }) => ({ name: c.say(`work.branch.${name}`), tenths, id }))
      : (FROM_DEGREE[aside.field] ?? [])
          .filter((field) => !best.has(field) && !asideFields(c).includes(field) && !(isLow && field === 'management'))
          .map((field) => ({ name: offered(c, field), tenths: weighField(c, field).tenths, id: () => fieldFinding(c, field) }))
  const carried = roads
    .filter(({ tenths }) => tenths >= HALF)
    .toSorted((a, b) => b.tenths - a.tenths)
    .slice(0, ROADS_TOLD)
  if (carried.length === 0) return null
  return c.line(
    carried.map(({ id }) => id()),
    studies ? 'work.aside.roads' : 'work.aside.roads.does',
    { count: carried.length, roads: { list: carried.map(({ name }) => name) } },
  )
}

/** Facts as one clause, what one graha does joined under its name. */
export function factsTold(c: Composer, facts: readonly FieldFact[]): { slot: ListSlot; ids: string[] } {
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

/**
 * For whoever sets a field aside and asks which it should be: what is set aside in one kind sentence, the best of the others with what speaks for it,
 * and the roads beside it. The one order of page 1 and of the chapter.
 */
export function otherLines(c: Composer): Line[] {
  const [aside] = workAside(c)
  if (!asksOther(c) || aside === undefined) return []
  const head = c.line([fieldFinding(c, aside.field)], aside.reason === 'disliked' ? 'work.aside.disliked' : 'work.aside.other', {
    field: nameOf(c, aside.field),
  })
  if (isStreamed(c)) return [head, streamLine(c)]
  const [first] = bestFields(c)
  const facts = first === undefined || first.for.length === 0 ? null : factsTold(c, first.for.slice(0, FACTS_TOLD))
  return [
    head,
    otherLine(c),
    ...(first === undefined || facts === null
      ? []
      : [c.line(facts.ids, 'work.aside.for', { field: offered(c, first.field), facts: facts.slot })]),
    ...[roadsLine(c)].filter((line) => line !== null),
  ]
}
const FACTS_TOLD = 2

/** True of those who are told of streams and of no fields yet. */
const isStreamed = (c: Composer): boolean =>
  c.asker.work === 'study' && c.asker.trade !== 'aspirant' && c.asker.age <= STREAM_AGE && (!asksOther(c) || ofSchool(c))

/** What comes out best: streams for those who study, useful days for those who have left work, fields for others. */
export function bestFor(c: Composer): Line {
  if (c.asker.work === 'service') return usefulLine(c)
  return isStreamed(c) ? streamLine(c) : asksOther(c) ? otherLine(c) : bestLine(c)
}

/** A field with the posts of today that it means. */
function inPosts(c: Composer, field: Field): string {
  const posts = `work.posts.${field}`
  return c.book.has(posts) ? c.say('work.row.posts', { field: offered(c, field), posts: c.say(posts) }) : offered(c, field)
}

/** The best carried fields, in the order in which they are told, and the named ones as a table. */
export function fieldTable(c: Composer): Block[] {
  const own = new Set([...workNamed(c), ...(asksOther(c) ? workAside(c) : [])].map(({ field }) => field))
  // whoever asks which field reads of as many as a choice needs, also where one graha leads two of them
  const best = new Set(
    asksField(c)
      ? [...new Set([...bestFields(c).slice(0, TABLE_BEST), ...openFields(c)])].slice(0, TABLE_ASKED)
      : bestFields(c).slice(0, TABLE_BEST),
  )
  const rows = [...best, ...weighedFields(c).filter((one) => own.has(one.field) && !best.has(one))]
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
        own.has(field) ? c.say('work.row.yours', { field: nameOf(c, field) }) : inPosts(c, field),
        c.say('work.row.less', { less: lessOf(tenths) }),
        told(helping),
        told(against),
      ]),
    },
  ]
}

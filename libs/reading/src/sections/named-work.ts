import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { ageAt } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import { isProfession } from '../rules/branches.ts'
import { FIELD_RULES, fieldFinding, fieldPeriod, weighField, type FieldFact, type WeighedField } from '../rules/fields.ts'
import { strongestOf } from '../rules/windows.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import { questionOf } from '../understanding/understanding.ts'
import type { Field } from '../understanding/work-words.ts'
import { allWindows } from './cache.ts'
import { bestFields, factsTold, fieldTable, otherLines } from './suggested-work.ts'
import { hasSides, sidesOf } from './work-sides.ts'
import { nameOf } from '../rules/field-names.ts'
import {
  publicOrPrivate,
  APART_TENTHS,
  asksField,
  asksOther,
  BY_EXAMINATION,
  lessOf,
  studiesField,
  workNamed,
  type Named,
} from './work-told.ts'

/** Of each side so many facts are told. */
const FACTS_TOLD = 2
/** Of the fields that a person names so many are told in full. */
const NAMED_TOLD = 3
/** A sub-period further off than this is not told as the time of a field. */
const TIME_YEARS = 6
/** A field close by is told where so many tenths more of the sample births carry it less. */
const NEARBY_TENTHS = 1.5
/** A field that is carried well, and the least that is named beside one that is not. */
const WELL = 7
const HALF = 5
/** Beside the sides of a field so many others are named. */
const OTHERS_TOLD = 2
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

/** What is named as done by somebody who studies, at any age, is what they study. */
const isStudied = (c: Composer): boolean => c.asker.work === 'study' && c.asker.trade === null

function verdictLine(c: Composer, { field, carried, tenths, tie }: Named): Line {
  // the field is carried, but of the two ways asked about the other has more help: one sentence says both
  if (field === 'government' && carried === 'well' && questionOf(c.input.concern).pair === 'publicOrPrivate' && publicOrPrivate(c) > 0)
    return c.line([fieldFinding(c, field)], 'work.verdict.well.private', { field: nameOf(c, field), less: lessOf(tenths) })
  // what is still studied is not called the work that is done
  const own = tie !== 'does' || isStudied(c) ? '' : isWithoutPost(c.asker.settled) ? '.did' : '.does'
  return c.line([fieldFinding(c, field)], `work.verdict.${carried}${own}`, {
    field: nameOf(c, field),
    less: lessOf(tenths),
    more: 10 - lessOf(tenths),
  })
}

/** The age after which most entrance examinations take nobody. */
const LAST_ENTRY = 30

function timeLine(c: Composer, { field, tie }: Pick<Named, 'field' | 'tie'>): Line | null {
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
  return c.line(
    ids,
    running ? 'work.time.now' : !meets ? 'work.time.next' : tie === 'does' ? 'work.time.nextBestOwn' : 'work.time.nextBest',
    {
      ...(meets
        ? { span: c.say('until.span', { from: c.date(best.from, best.fromErrorDays), to: c.date(best.to, best.toErrorDays) }) }
        : {}),
      graha: c.graha(FIELD_RULES[field].lead),
      field: nameOf(c, field),
      from: c.date(period.from, c.dashas.errorDays),
      to: c.date(period.to, c.dashas.errorDays),
    },
  )
}

/** Which sides of a field that somebody has are carried best, and what outside it: for those who ask which work suits them. */
export function sideLines(c: Composer): Line[] {
  const own = workNamed(c).find(({ field, tie }) => hasSides(field) && (tie === 'does' || studiesField(c)))
  // where another field is asked for, the roads inside this one are told with that
  if (own === undefined || asksOther(c) || !(asksField(c) || studiesField(c))) return []
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
    // where its sides are told the best of them has been named
    if (sideLines(c).length > 0) return null
    // a side that most charts carry as well is no advice
    const [side] = sides.filter((one) => (one.field === null || !own.has(one.field)) && isNear(one.tenths) && one.tenths >= WELL)
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
  if (all.length === 2 && does !== undefined && wish !== undefined && !isStudied(c))
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
  if (asksOther(c)) return otherLines(c)
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
    timeLine(c, first),
  ].filter((line): line is Line => line !== null && line !== false)
}

/** How this chart carries one field, as one sentence. */
export const fieldLine = (c: Composer, field: Field): Line => verdictLine(c, { ...weighField(c, field), tie: 'named' })

/** The same in a sentence or two: the order of several fields, how the first is carried, and beside one that asks for a slower way the nearest that does not. */
export function namedWorkGist(c: Composer): Line[] {
  if (asksOther(c)) return otherLines(c)
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
    carried === 'slow' && tie === 'does' && c.asker.trade === 'business'
      ? 'work.do.slow.does.own'
      : `work.do.${carried}.${tie === 'does' ? (isStudied(c) ? 'study' : 'does') : BY_EXAMINATION.has(field) || c.asker.trade === 'aspirant' ? 'exam' : 'wish'}`,
  )

/** The part of the chapter on work about the fields that the visitor names. */
export function namedWorkBlocks(c: Composer): Block[] {
  if (asksOther(c)) return [c.heading('work.aside.head'), c.paragraph(...otherLines(c)), ...fieldTable(c)]
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
        timeLine(c, one),
        !asksField(c) && nearbyLine(c, one),
        ...[doLine(c, one)].filter(unsaid),
      )
    }),
  ]
}

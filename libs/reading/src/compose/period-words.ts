import { stageOf } from '../understanding/ages.ts'
import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { DashaDates } from '../facts/dashas.ts'
import type { House } from '../facts/houses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { isAmple } from './strength.ts'
import { lordJudgment, periodJudgment, type AgainstReason, type ForReason, type Judgment } from '../rules/period-colour.ts'
import type { Composer, Line, VariedKey } from './composer.ts'
import { ageAt, lordPeriodFinding, periodFinding, periodHouse, placeFinding, relationFinding, standingFinding } from './parts.ts'

/** Reasons told on one side of a period. */
const MOST_REASONS = 2
const HARD_HOUSES: readonly House[] = [6, 8, 12]
/** Reasons that a node has from the lord of its sign. */
const OF_SIGN_LORD: readonly (ForReason | AgainstReason)[] = ['dignity', 'strong', 'nature', 'weak', 'debilitated', 'combust', 'enemy']

/** What a lord's time is good for and where it asks for care, as houses. */
export function sidesOf(c: Composer, graha: Graha): { good: House; care: House } {
  const { placed, against, for: forIt, by } = lordJudgment(c, graha)
  const { house } = periodHouse(c, graha)
  const good = HARD_HOUSES.includes(house) && forIt.includes('place') ? placed : house
  const dear = c.facts.main.ruledBy(by).find((one) => HARD_HOUSES.includes(one) && one !== good)
  return { good, care: against.includes('place') ? placed : (dear ?? good) }
}

/** True where what a lord is good for and what it is dear for are the same. */
export function isOneSided(c: Composer, graha: Graha): boolean {
  const { good, care } = sidesOf(c, graha)
  return good === care
}

/** The house that a period brings to the front: what it is good for, or where it asks for care. */
export function frontOf(c: Composer, period: DashaDates): { side: 'good' | 'care'; house: House } {
  const { good, care } = sidesOf(c, period.lords.at(-1) as Graha)
  return periodJudgment(c, period).tone === 'ill' ? { side: 'care', house: care } : { side: 'good', house: good }
}

/** A text of a house in the words of the age at which it is lived. */
function agedText(c: Composer, key: string, date: string): string {
  const own = `${key}.${stageOf(ageAt(c, date)) ?? ''}`
  return c.say(c.book.has(own) ? own : (key as MessageKey))
}

/** What is in front in a period, in plain words. */
export function matterOf(c: Composer, period: DashaDates): string {
  const { side, house } = frontOf(c, period)
  return side === 'care' ? careText(c, period, house) : goodText(c, period, house)
}

/** What a period is good for; the lagna's own house in the words of its lord. */
function goodText(c: Composer, period: DashaDates, house: House): string {
  const own = `matter.good.${house}.${periodHouse(c, period.lords.at(-1) as Graha).by}`
  return c.book.has(own) ? c.say(own) : agedText(c, `matter.good.${house}`, period.from)
}

/** What a period is dear for; a lord whose verse for the house has less to fear there has its own words. */
function careText(c: Composer, period: DashaDates, house: House): string {
  const graha = period.lords.at(-1) as Graha
  const own = `matter.care.${house}.${graha}`
  return c.facts.main.houseOf(graha) === house && c.book.has(own) ? c.say(own) : agedText(c, `matter.care.${house}`, period.from)
}

/** What a period asks of the person: to use what it is good for, to guard what it is dear for, or both. */
export function asksOf(c: Composer, period: DashaDates): string[] {
  const { tone } = periodJudgment(c, period)
  const { good, care } = sidesOf(c, period.lords.at(-1) as Graha)
  // where both sides are one matter, what it costs is the nearer thing to mind
  const useIt = tone === 'well' || (tone === 'mixed' && care !== good)
  return [...(useIt ? [askOf(c, 'good', good, period.from)] : []), ...(tone === 'well' ? [] : [askOf(c, 'care', care, period.from)])]
}

/** What a house asks for, to be used or to be guarded. */
export const askOf = (c: Composer, side: 'good' | 'care', house: House, date: string): string => agedText(c, `ask.${side}.${house}`, date)

/** Both sides of a period as matters. */
export function sideMatters(c: Composer, period: DashaDates): { good: string; care: string } {
  const { good, care } = sidesOf(c, period.lords.at(-1) as Graha)
  return { good: goodText(c, period, good), care: careText(c, period, care) }
}

type Told = { text: string; ids: string[] }

const placesTold = new WeakMap<Composer, Set<string>>()

/** What a place means is said once of a lord; after that the house is named alone. */
function placeText(c: Composer, graha: Graha, side: 'for' | 'against', placed: House): string {
  let told = placesTold.get(c)
  if (told === undefined) placesTold.set(c, (told = new Set()))
  const again = told.has(graha)
  told.add(graha)
  return c.say(again && placed !== 1 ? 'colour.place.again' : (`colour.${side}.place.${placed}` as 'colour.for.place.5'), {
    house: c.houseName(placed),
  })
}

/** Reasons of one side as a clause with its subject: the lord itself, and for a node what it has from the lord of its sign; its house comes last. */
function reasonsOf(
  c: Composer,
  period: DashaDates,
  side: 'for' | 'against',
  introduced: { lord: boolean; by: boolean },
  noted: boolean,
): Told {
  const graha = period.lords.at(-1) as Graha
  const above = period.lords.at(-2)
  const judgment = periodJudgment(c, period)
  const { by } = judgment
  const all = judgment[side]
  // the place from the lord above is what tells one period of a lord from another: it is never left out
  const told = all.length > MOST_REASONS && all.includes('relation') ? [all[0], 'relation' as const] : all.slice(0, MOST_REASONS)
  const predicate = (reason: Exclude<ForReason | AgainstReason, 'place'>): string =>
    c.say(`colour.${side}.${keyOf(c, judgment, side, reason)}` as 'colour.for.strong', {
      seat: reason === 'dignity' ? c.say(`colour.seat.${c.facts.dignity(by)}` as 'colour.seat.own') : '',
      above: above === undefined ? '' : c.graha(above),
      hard: hardText(c, by),
    })
  const ids = noted ? told.map((reason) => reasonId(c, reason, graha, by, above)) : []
  const isOfBy = (reason: ForReason | AgainstReason): boolean => by !== graha && OF_SIGN_LORD.includes(reason)
  const others = told.filter((reason) => reason !== 'place')
  const ofBy = others.filter(isOfBy).map(predicate)
  const own = others.filter((reason) => !isOfBy(reason)).map(predicate)
  const place = told.includes('place') ? [placeText(c, graha, side, judgment.placed)] : []
  // a sign's lord that the sentence has named speaks for itself
  if (ofBy.length > 0 && own.length + place.length === 0 && introduced.by)
    return { text: c.say('colour.clause', { subject: c.graha(by), list: { list: ofBy } }), ids }
  const acts = ofBy.length === 0 ? [] : [c.say('colour.actsFor', { by: c.graha(by), list: { list: ofBy } })]
  const rest = [...own, ...acts]
  const list =
    acts.length > 0 && place.length > 0
      ? c.say('colour.withPlace', { rest: { list: rest }, place: place[0] })
      : c.book.say('colour.list', { list: { list: [...rest, ...place] } })
  introduced.by ||= ofBy.length > 0
  const subject = introduced.lord ? c.say('colour.it') : c.book.term(`graha.${graha}`)
  introduced.lord = true
  return { text: c.say('colour.clause', { subject, list }), ids }
}

function keyOf(c: Composer, { by }: Judgment, side: 'for' | 'against', reason: ForReason | AgainstReason): string {
  if (reason === 'strong' && !isAmple(c, by)) return 'enough'
  if (reason !== 'nature' || side === 'for') return reason
  return hardText(c, by) === '' ? 'nature' : 'nature.hard'
}

/** The houses of debt, change and loss that a graha rules, as fields. */
function hardText(c: Composer, by: Graha): string {
  const hard = c.facts.main.ruledBy(by).filter((house) => HARD_HOUSES.includes(house))
  // a way far off is no drawback by itself: of the 12th its cost is
  return hard.length === 0 ? '' : hard[0] === 12 ? c.say('colour.hard.12') : c.book.term(`short.${hard[0]}`)
}

function reasonId(c: Composer, reason: ForReason | AgainstReason, graha: Graha, by: Graha, above: Graha | undefined): string {
  if (reason === 'place') return placeFinding(c, graha).id
  if (reason === 'relation' && above !== undefined) return relationFinding(c, above, graha).id
  if (reason === 'nature') return lordPeriodFinding(c, graha)
  return standingFinding(c, by)
}

/**
 * The one sentence on the colour of a period, with both halves where two of its sides differ: the same wherever the period is told. Its wording goes
 * by its lord, so that neighbours differ. Without notes it rests on the period's finding alone: the preview has no margin, and how long a measure holds
 * takes the longest to find.
 */
export function colourLine(c: Composer, period: DashaDates, noted = true): Line {
  const { tone, for: forIt, against } = periodJudgment(c, period)
  const graha = period.lords.at(-1) as Graha
  const id = periodFinding(c, period)
  const matters = sideMatters(c, period)
  if (tone === 'mixed' && forIt.length === 0) return c.line([id], 'colour.mixed.plain', matters)
  const introduced = { lord: false, by: false }
  const first = reasonsOf(c, period, tone === 'ill' ? 'against' : 'for', introduced, noted)
  const hasSecond = tone === 'mixed' ? against.length > 0 : tone === 'ill' && forIt.length > 0
  const second = hasSecond ? reasonsOf(c, period, tone === 'ill' ? 'for' : 'against', introduced, noted) : { text: '', ids: [] }
  const slots = { ...matters, first: first.text, second: second.text }
  const ids = [...new Set([id, ...first.ids, ...second.ids])]
  if (tone === 'mixed' && (against.length === 0 || isOneSided(c, graha)))
    return c.line(ids, against.length === 0 ? 'colour.mixed.alone' : 'colour.mixed.same', slots)
  const key: VariedKey = tone === 'ill' ? (forIt.length > 0 ? 'colour.ill.helped' : 'colour.ill') : `colour.${tone}`
  return c.line(ids, wordingOf(c, key, GRAHAS.indexOf(graha)), slots)
}

/** The n-th of the wordings of a text. */
function wordingOf(c: Composer, key: VariedKey, n: number): MessageKey {
  let count = 1
  while (c.book.has(`${key}.v${count + 1}`)) count++
  return `${key}.v${(n % count) + 1}` as MessageKey
}

/** The heaviest reason on each side in a word or two, for tables: what is told of the lord itself, and for a node what it has from the lord of its sign. */
export function colourTags(c: Composer, period: DashaDates): { own: string[]; ofSignLord: string[] } {
  const judgment = periodJudgment(c, period)
  const { tone, by } = judgment
  const above = period.lords.at(-2)
  const told = (['for', 'against'] as const).flatMap((side) => {
    const [reason] = judgment[side].filter((one) => one !== 'place')
    if (reason === undefined || (tone === 'well' && side === 'against') || (tone === 'ill' && side === 'for')) return []
    const text = c.say(`tag.${side}.${reason}` as 'tag.for.strong', {
      dignity: c.book.term(`dignity.${c.facts.dignity(by)}`),
      above: above === undefined ? '' : c.graha(above),
    })
    return [{ text, isOfBy: by !== period.lords.at(-1) && OF_SIGN_LORD.includes(reason) }]
  })
  const texts = (isOfBy: boolean): string[] => told.filter((one) => one.isOfBy === isOfBy).map(({ text }) => text)
  return { own: texts(false), ofSignLord: texts(true) }
}

/** A period beside the one before it: whether it asks more or less. */
export function stepOf(c: Composer, before: DashaDates, period: DashaDates): 'easier' | 'harder' | 'same' {
  const order = { well: 2, mixed: 1, ill: 0 }
  const step = order[periodJudgment(c, period).tone] - order[periodJudgment(c, before).tone]
  return step > 0 ? 'easier' : step < 0 ? 'harder' : 'same'
}

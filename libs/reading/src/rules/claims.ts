import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { isCountedFrom, isNode } from '../compose/parts.ts'
import { standing } from '../compose/strength.ts'
import { derivedOf } from '../facts/derived.ts'
import { aspectsSign, HOUSES, type House } from '../facts/houses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { caseTold, siblingOpposed } from '../understanding/told-case.ts'
import { staysLong } from '../understanding/stays-long.ts'
import { authorityOf } from './authority.ts'
import { CLAIMS, type Claim, type ClaimKey, type Side, type Theme } from './claims.data.ts'
import { farVerse } from './far-verse.ts'
import { judge } from './grounds.ts'

/** A text that a placement of the chart selects, and the graha it stands on; null where the points of all of them do. */
type Placement = { key: string; graha: Graha | null }
type Voice = { key: ClaimKey; graha: Graha | null; side: Side }

/** In full, by half and by a quarter, as BPHS 24.145-148 has a graha give its results by its strength. */
const WEIGHT = { strong: 4, plain: 2, weak: 1 } as const
const MODES = ['movable', 'fixed', 'dual'] as const
/** Houses from which the counsellor works out of sight. */
const HIDDEN: readonly number[] = [6, 8, 12]

export const isClaim = (key: string): key is ClaimKey => key in CLAIMS

/** The text of a placement without the sentence that another speaks against. */
export const bareOf = (key: ClaimKey): MessageKey => `${key}.bare` as const

/** The texts that the placements of a chart select: which of them a book tells depends on what was asked, and which side stands does not. */
function placements(c: Composer): Placement[] {
  const view = c.facts.main
  const all: Placement[] = []
  const add = (key: string, graha: Graha | null): void => void all.push({ key, graha })
  const [seven, nine, ten, twelve] = ([7, 9, 10, 12] as const).map((house) => view.lordOf(house)) as [Graha, Graha, Graha, Graha]
  for (const house of HOUSES) {
    const lord = view.lordOf(house)
    if (!isCountedFrom(c, lord)) add(`lord.${house}.in.${view.houseOf(lord)}`, lord)
  }
  for (const graha of GRAHAS) if (!isCountedFrom(c, graha)) add(`place.${graha}.${view.houseOf(graha)}`, graha)
  for (const end of ['', '.settled']) {
    add(`career.sign.${view.signOf(10)}${end}`, ten)
    for (const graha of view.occupants(10)) add(`career.occ.${graha}${end}`, graha)
  }
  for (const graha of view.aspecting(10)) add(`career.asp.${graha}`, graha)
  for (const graha of view.aspecting(7)) add(`love.asp.${graha}`, graha)
  for (const graha of view.occupants(9)) add(`abroad.occ9.${graha}`, graha)
  for (const graha of view.aspecting(9)) add(`abroad.asp.${graha}`, graha)
  add(`career.dignity.${c.facts.dignity(ten)}`, ten)
  add(`love.dignity.${c.facts.dignity(seven)}`, seven)
  add(`career.sun.${standing(c, 'sun')}`, 'sun')
  for (const end of ['', '.study', '.service']) add(`career.mercury.${standing(c, 'mercury')}${end}`, 'mercury')
  add(`love.venusStrength.${standing(c, 'venus')}`, 'venus')
  const amatya = c.facts.karaka('amatya')
  if (amatya !== null && HIDDEN.includes(view.houseOf(amatya)))
    for (const end of ['', '.business', '.study']) add(`career.amatya.hidden${end}`, amatya)
  if (amatya !== null && c.facts.company(ten).includes(amatya)) add('career.amatya.joins', amatya)
  else if (amatya !== null && amatya !== ten && aspectsSign(amatya, c.facts.sign(amatya), c.facts.sign(ten)))
    add('career.amatya.sees', amatya)
  for (const node of c.facts.company(ten).filter(isNode)) add(`career.node.${node}`, node)
  for (const node of c.facts.company(seven).filter(isNode)) add(`love.node.${node}`, node)
  add(`abroad.sign9.${MODES[view.signOf(9) % 3]}`, nine)
  add(`abroad.sign12.${MODES[view.signOf(12) % 3]}`, twelve)
  add(`abroad.rahu.${view.houseOf('rahu')}`, 'rahu')
  add(`abroad.moon.${MODES[c.facts.sign('moon') % 3]}`, 'moon')
  if (farVerse(c).kind === 'far') add('abroad.verse12.far', twelve)
  for (const key of pointKeys(c)) add(key, null)
  for (const { id, by, grahas, status } of derivedOf(c.chart, c.input.ephemeris).yogas)
    if (status === 'formed') for (const key of [`yoga.${id}`, `yoga.${id}.${by[0]}`]) add(key, grahas[0] ?? null)
  return all
}

/** The texts on points of ashtakavarga: the fullest and the emptiest house, and how gains stand to spending. */
function pointKeys(c: Composer): string[] {
  const { ashtakavarga } = derivedOf(c.chart, c.input.ephemeris)
  if (ashtakavarga === null || c.facts.lagna === null) return []
  const points = (house: House): number => ashtakavarga.sav[c.facts.main.signOf(house)] ?? 0
  const ordered = HOUSES.toSorted((a, b) => points(b) - points(a))
  return [
    `sav.best.${ordered[0]}`,
    `sav.weak.${ordered.at(-1)}`,
    points(11) > points(12) ? 'sav.gain.keep' : 'sav.gain.spend',
    ...(points(12) > points(11) ? ['career.sav.leak'] : []),
  ]
}

/** What the voices of one side weigh: a graha once, however many of its texts say so. */
function weigh(c: Composer, voices: readonly Voice[], side: Side): number {
  const carriers = new Set(voices.filter((voice) => voice.side === side).map(({ graha }) => graha))
  let sum = 0
  for (const graha of carriers) sum += graha === null ? WEIGHT.plain : WEIGHT[standing(c, graha)]
  return sum
}

/** A graha that is heard on both sides speaks for the one that more of its texts take; equal ones cancel (BPHS 24.145-148). */
function merged(voices: readonly Voice[]): Voice[] {
  const lean = new Map<Graha | null, number>()
  for (const { graha, side } of voices) lean.set(graha, (lean.get(graha) ?? 0) + (side === 'for' ? 1 : -1))
  return voices.filter(({ graha, side }) => (lean.get(graha) ?? 0) * (side === 'for' ? 1 : -1) > 0)
}

/** Of command there is one judge, whatever single placements say. */
function commandSide(c: Composer): Side | null {
  const { kind } = authorityOf(c)
  return kind === 'high' ? 'for' : kind === 'low' ? 'against' : null
}

/** Whether money comes easily the first page says by its ground, and no single placement says the opposite. */
function earningSide(c: Composer): Side | null {
  return judge(c, 'money').state === 'ill' ? 'against' : null
}

/** The sides of a theme that are not told: the lighter one, both where they are equal, and none where only one is heard. */
function silentSides(c: Composer, theme: Theme, voices: readonly Voice[]): readonly Side[] {
  const against = { for: 'against', against: 'for' } as const
  const judged = theme === 'command' ? commandSide(c) : theme === 'earning' ? earningSide(c) : null
  if (judged !== null) return [against[judged]]
  if (new Set(voices.map(({ side }) => side)).size < 2) return []
  const heard = merged(voices)
  const lean = weigh(c, heard, 'for') - weigh(c, heard, 'against')
  return lean === 0 ? ['for', 'against'] : [lean > 0 ? 'against' : 'for']
}

const BOTH: readonly Side[] = ['for', 'against']

/**
 * The sides that a case, or a quarrel over what the family holds, silences: whom one is before a judge with is praised by nobody as a support, what is inherited is not set below what is earned, and of
 * how a contest goes its own count speaks alone. Null where no case touches a theme.
 */
function toldSides(c: Composer, theme: Theme): readonly Side[] | null {
  const { concern } = c.whole.input
  const told = caseTold(concern)
  const isOpposed = siblingOpposed(concern) !== null
  if (theme === 'siblings' && isOpposed) return BOTH
  if (theme === 'inherited' && (isOpposed || told?.about === 'property')) return BOTH
  if (theme !== 'contest' || told === null) return null
  const { state } = judge(c, 'dispute')
  return state === 'mixed' ? BOTH : [state === 'well' ? 'against' : 'for']
}

/**
 * The texts of a chart that are told without their claim, since placements that weigh more say the opposite: judged once for the whole book, so that
 * no two chapters contradict each other and the preview agrees.
 */
export function outweighedClaims(c: Composer): ReadonlySet<ClaimKey> {
  const themes = new Map<Theme, Voice[]>()
  for (const { key, graha } of placements(c)) {
    if (!isClaim(key)) continue
    for (const claim of CLAIMS[key] as readonly Claim[]) {
      const [theme, side] = claim.split(' ') as [Theme, Side]
      const voices = themes.get(theme) ?? []
      voices.push({ key, graha, side })
      themes.set(theme, voices)
    }
  }
  const silent = new Set<ClaimKey>()
  for (const [theme, voices] of themes) {
    // what was told of one's own work is no matter of weighing
    const sides: readonly Side[] =
      toldSides(c, theme) ?? (theme === 'lasting' && staysLong(c.whole.input.concern) ? ['against'] : silentSides(c, theme, voices))
    for (const { key, side } of voices) if (sides.includes(side)) silent.add(key)
  }
  return silent
}

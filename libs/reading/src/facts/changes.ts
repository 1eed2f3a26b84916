import type { BirthInput } from '@disha/contracts/birth'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { changesWithinDay, precisionMinutes, sensitivity, type SensitivityChange } from '@disha/jyotish/sensitivity'

type Changes = readonly SensitivityChange[]

const known = new WeakMap<BirthInput, Map<string, { ephemeris: Ephemeris; changes: Changes }>>()

/** Changes of a birth's facts, kept with the birth: the chart's own limits, every chapter and every wording of a question ask for the same ones. */
function kept(birth: BirthInput, ephemeris: Ephemeris, span: string, make: () => Changes): Changes {
  let spans = known.get(birth)
  if (spans === undefined) known.set(birth, (spans = new Map<string, { ephemeris: Ephemeris; changes: Changes }>()))
  let found = spans.get(span)
  if (found?.ephemeris !== ephemeris) spans.set(span, (found = { ephemeris, changes: make() }))
  return found.changes
}

/** Moments at most so many minutes from the birth at which a fact would be another. */
export const changesNear = (birth: BirthInput, ephemeris: Ephemeris, minutes: number): Changes =>
  kept(birth, ephemeris, `near ${minutes}`, () => sensitivity(birth, ephemeris, minutes))

/** Moments at which a fact that does not hang on the lagna would be another, within the time in which the birth may lie. */
export const changesWithoutLagna = (birth: BirthInput, ephemeris: Ephemeris): Changes =>
  kept(birth, ephemeris, 'without lagna', () =>
    birth.precision.kind === 'unknown'
      ? changesWithinDay(birth, ephemeris)
      : sensitivity({ ...birth, precision: { kind: 'unknown' } }, ephemeris, precisionMinutes(birth.precision)),
  )

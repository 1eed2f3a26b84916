import { LUNAR_AND_SOLAR } from './rules/lunar-and-solar.ts'
import { MAHAPURUSHA } from './rules/mahapurusha.ts'
import { NABHASA } from './rules/nabhasa.ts'
import { RAJA, ROYAL } from './rules/raja.ts'
import { VARIOUS } from './rules/various.ts'
import { WANT, WEALTH } from './rules/wealth-and-want.ts'
import { WELL_KNOWN } from './rules/well-known.ts'
import type { YogaRule } from './yoga-rule.ts'

/** Every yoga that is looked for, in the order in which they are told. */
export const YOGA_RULES: readonly YogaRule[] = [
  ...MAHAPURUSHA,
  ...WELL_KNOWN,
  ...RAJA,
  ...ROYAL,
  ...VARIOUS,
  ...LUNAR_AND_SOLAR,
  ...WEALTH,
  ...WANT,
  ...NABHASA,
]

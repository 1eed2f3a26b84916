import type { YogaName } from './yogas.ts'

/** Share of the same 2000 births in which a yoga is formed. Made by bench/base-rates.ts. */
export const YOGA_RATES: Readonly<Record<YogaName, number>> = {
  ruchaka: 0.08,
  bhadra: 0.062,
  hamsa: 0.077,
  malavya: 0.095,
  shasha: 0.091,
  gajakesari: 0.067,
  raja: 0.394,
  yogakaraka: 0.319,
  adhi: 0.115,
  sunapha: 0.221,
  anapha: 0.216,
  durudhara: 0.107,
  amala: 0.211,
}

const AMOUNT =
  /(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaa?r|hajar|हज़ार|हजार|ஆயிரம்|వేలు|వేల|lakhs?|lacs?|लाख|லட்ச\p{M}*|లక్ష\p{M}*)?(?![\p{L}\p{M}\d])/giu
const LAKH = /^(?:la[ck]|लाख|லட்ச|లక్ష)/iu

/** Below and above this nobody pays by the month. */
const [LEAST, MOST] = [1000, 500_000]

/** A monthly sum in rupees that a clause names; null where it names none or several. */
export function monthlySum(told: string): number | null {
  const sums = [...told.matchAll(AMOUNT)]
    .map(([, figure, unit]) => Number((figure as string).replaceAll(',', '')) * (unit === undefined ? 1 : LAKH.test(unit) ? 100_000 : 1000))
    // a year is no sum
    .filter((sum) => sum >= LEAST && sum <= MOST && !(sum >= 1950 && sum <= 2050))
  const [only, ...others] = sums
  return only === undefined || others.length > 0 ? null : only
}

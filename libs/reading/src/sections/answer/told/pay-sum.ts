/** Pay as it is told: what comes in a month, or in a year. */
export type Pay = { amount: number; per: 'month' | 'year' }

const AMOUNT =
  /(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaa?r|hajar|aayiram|velu|వేల\p{M}*|ஆயிரம்|हज़ार|हजार|lpa|lakhs?|lacs?|l|लाख|லட்ச\p{M}*|లక్ష\p{M}*)?(?![\p{L}\p{M}\d])/giu
const LAKH = 100_000
/** Below and above these nobody is paid by the month; from the last on a sum in lakhs is that of a year. */
const [LEAST, MOST] = [3000, 400_000]
const YEARLY_LAKHS = 2
const BY_MONTH = /month|monthly|\bpm\b|mahin|in hand|take home/iu
const OTHER_COIN = /riyal|rial|dirham|dinar|aed|sar\b|dollar|euro|pound|\$|€|£/iu
/** What goes out of pay is told after it. */
const SPENT = /(?:,|\band\b|\baur\b|\bbut\b)\s*(?:my |the |home |house |car |flat )?(?:emis?|rent|kist|kisht|kiraya)\b.*$/iu
/** A raise is named in such steps. */
const [STEP, LARGE_STEP] = [500, 1000]
const LARGE = 50_000

/** Pay in rupees that a clause names; null where it names none, several, or another coin. */
export function payTold(told: string): Pay | null {
  if (OTHER_COIN.test(told)) return null
  const found = [...told.replace(SPENT, '').matchAll(AMOUNT)].flatMap(([, figure, unit]): Pay[] => {
    const count = Number((figure as string).replaceAll(',', ''))
    const name = unit?.toLowerCase() ?? ''
    if (name === '') return count >= LEAST && count <= MOST && !(count >= 1950 && count <= 2050) ? [{ amount: count, per: 'month' }] : []
    if (/^(?:k|th|haz|haj|aay|vel|వ|ஆ|ह)/u.test(name)) return [{ amount: count * 1000, per: 'month' }]
    const isMonthly = name !== 'lpa' && (count < YEARLY_LAKHS || BY_MONTH.test(told))
    return [{ amount: count * LAKH, per: isMonthly ? 'month' : 'year' }]
  })
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}

/** A part or a multiple of pay, rounded as it is said in a talk. */
export function times({ amount, per }: Pay, factor: number): Pay {
  const raw = amount * factor
  const step = per === 'year' ? LAKH / 10 : raw < LARGE ? STEP : LARGE_STEP
  return { amount: Math.round(raw / step) * step, per }
}

/** A sum as it is said in India: in lakhs above one, else in figures. */
export const rupees = (sum: number): string => (sum >= LAKH ? `${Number((sum / LAKH).toFixed(2))} lakh` : sum.toLocaleString('en-IN'))

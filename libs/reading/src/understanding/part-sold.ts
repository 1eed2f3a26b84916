import { askedParts } from './asked-parts.ts'
import { remembered } from './remembered.ts'
import { meantText } from './topics.ts'

/** What of a trade is sold, or kept, on its own. */
export const SITES = [
  'factory',
  'unit',
  'workshop',
  'shop',
  'showroom',
  'branch',
  'godown',
  'mill',
  'hotel',
  'plant',
  'farm',
  'restaurant',
  'store',
  'outlet',
] as const
export type Site = (typeof SITES)[number]

/** One site of a trade that is to be sold, with the one that is kept, if it is told, and how many months the other way holds on. */
export type PartSold = { sold: Site; kept: Site | null; months: number | null }

const SITE = `(${SITES.join('|')})s?`
const SELLS_IT = new RegExp(
  ` (?:sell|selling|sale|dispose|bech\\S*) (?:off )?(?:of )?(?:(?:the|my|our|this|that|new|big|second|small|old|apni|meri) ){0,3}${SITE}(?= )`,
)
const BECH = new RegExp(` ${SITE} (?:ko )?(?:bech|sell kar|vitru|vikka|ammes)\\S*`)
const KEEPS_IT = new RegExp(
  ` (?:run|running|keep|keeping|continue|chala\\S*|carry on|stay|remain|manage|focus) (?:with |on |in |only |just ){0,2}(?:(?:the|my|our|old|small|first|one) ){0,3}${SITE}(?= )`,
)
const HOLDS =
  / (?:hold|holding|wait|waiting|continue|carry on|run|keep|ruk\S*|chala\S*|give it|try) (?:\S+ ){0,4}?(one|two|three|six|a|an|\d{1,2}|ek|do) (?:more |aur |another )?(years?|yrs?|saal|months?|mahin\S*) /
const COUNT: Readonly<Record<string, number>> = { one: 1, a: 1, an: 1, ek: 1, two: 2, do: 2, three: 3, six: 6 }
/** Nobody is held longer than this to a trade that is in trouble. */
const MOST_MONTHS = 24

const siteOf = (said: string | undefined): Site | null => SITES.find((one) => one === said) ?? null

/** The sale of one site of a trade held against holding on, or against the site that is kept; null where the trade is sold as a whole. */
export const partSold = remembered((words): PartSold | null => {
  const text = meantText(words)
  const sold = siteOf((SELLS_IT.exec(text) ?? BECH.exec(text))?.[1])
  if (sold === null) return null
  const [, kept] = KEEPS_IT.exec(text) ?? []
  const [, count, unit] = HOLDS.exec(text) ?? []
  const number = count === undefined ? NaN : (COUNT[count] ?? Number(count))
  const months = Number.isInteger(number) && unit !== undefined ? Math.min(MOST_MONTHS, /^(?:m)/.test(unit) ? number : number * 12) : null
  const other = siteOf(kept)
  return other === null && months === null ? null : { sold, kept: other === sold ? null : other, months }
})

/** True where one part of what is asked is the sale of a site. */
export const sellsSite = (concern: string): boolean => askedParts(concern).asked.some((words) => partSold(words) !== null)

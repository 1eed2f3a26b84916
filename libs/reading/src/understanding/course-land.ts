import { INTAKES } from '../rules/exams.data.ts'
import { plainText } from './topics.ts'

/** The country written in capitals, which the plain text has like the pronoun; none where everything is in capitals. */
const IN_CAPITALS = /\b(?:US|U\.S\.)(?![A-Za-z])/
const NEVER_A_PRONOUN = / us (?:visa|university|universities|student|embassy|consulate|masters|ms|f1) /
/** Ireland keeps a calendar of its own, though its autumn begins with the British one. */
const IRELAND = / ireland /g

/** The countries of a question whose courses have a calendar, in the order in which they are named: what is asked of comes before what friends do. */
export function courseLands(concern: string): string[] {
  const text = plainText(concern).replace(IRELAND, ' ')
  const capitals = /[a-z]/.test(concern) ? concern.search(IN_CAPITALS) : -1
  const placeOf = (land: string, names: RegExp): number => {
    const found = [text.search(names), ...(land === 'usa' ? [text.search(NEVER_A_PRONOUN), capitals] : [])].filter((at) => at >= 0)
    return found.length === 0 ? -1 : Math.min(...found)
  }
  return Object.entries(INTAKES)
    .map(([land, { names }]) => ({ land, at: placeOf(land, names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ land }) => land)
}

/** True where a second country is weighed beside the first, one without a calendar here too. */
export const weighsLands = (concern: string): boolean =>
  courseLands(concern).length + (/ ireland /.test(plainText(concern)) ? 1 : 0) > 1 ||
  / (?:change|other|another|different) country /.test(plainText(concern))

const SEATED =
  / (?:deferred|deferral|deferment|defer (?:kar diya|kiya|ho gaya|hua|pannitanga|chesaru)) (?:\S+ ){0,5}?(?:to|till|until|for|of) (?:the )?(fall|autumn|winter|spring|january|jan|february|feb|march|april|may|june|july|august|aug|september|sept|sep|october|oct) (?:\S+ )?(20\d\d) /
const OF_A_SEAT = / (?:university|uni|college|admission|admit|seat|offer|intake|course|masters?|ms|mba|fall|spring) /
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The first day of the term to which a seat was moved, as it is told; null where none is. */
export function deferredTerm(concern: string): string | null {
  const text = plainText(concern)
  const [, name = '', year = ''] = SEATED.exec(text) ?? []
  if (name === '' || !OF_A_SEAT.test(text)) return null
  const [land] = courseLands(concern)
  const step = name === 'spring' ? 'spring' : 'autumn'
  const month =
    { fall: 1, autumn: 1, winter: 1, spring: 1 }[name] === undefined
      ? MONTHS.indexOf(name.slice(0, 3)) + 1
      : land === undefined
        ? 0
        : (INTAKES[land]?.steps.find((one) => one.step === step)?.from ?? 0)
  return month === 0 ? null : `${year}-${String(month).padStart(2, '0')}-01`
}

import { remembered } from './remembered.ts'
import { ownText } from './own-words.ts'

/** Whose course is told with its year: of a degree that lasts four years, or three. */
const FINAL = / (?:final|last) (?:year|yr|sem|semester) | (?:4th|fourth) (?:year|yr) | (?:7th|8th) sem\S* /
const YEAR = / (1st|first|2nd|second|3rd|third|4th|fourth) (?:year|yr) /
const LEFT: Readonly<Record<string, number>> = { '1st': 3, first: 3, '2nd': 2, second: 2, '3rd': 1, third: 1, '4th': 0, fourth: 0 }
const OF_THREE = / (?:b ?com|b ?sc|bba|bca|ba|diploma) /
/** Words of a degree, or of a course that goes on. */
const OF_DEGREE =
  / (?:b ?tech|b ?e|engineering|mbbs|b ?com|b ?sc|bba|bca|ba|diploma|degree|college|graduation|student|studying|doing|b ?pharm\S*|b ?arch|law|llb|in) /
/** Examinations of the last term are over and marks out by the end of this month. */
const LAST_MONTH = 6

/**
 * The day by which the degree that somebody reads for now has ended, by the year they told and the Indian college year (July to June, practice); null where no
 * year of an own course is told.
 */
export function degreeEndOf(concern: string, asOf: string): string | null {
  const left = yearsLeft(concern)
  if (left === null) return null
  const year = Number(asOf.slice(0, 4))
  const ends = Number(asOf.slice(5, 7)) > LAST_MONTH ? year + 1 : year
  return `${ends + left}-07-01`
}

const yearsLeft = remembered((concern): number | null => {
  const text = ownText(concern)
  if (!OF_DEGREE.test(text)) return null
  if (FINAL.test(text)) return 0
  const [, year] = YEAR.exec(text) ?? []
  const left = year === undefined ? undefined : LEFT[year]
  return left === undefined ? null : Math.max(0, left - (OF_THREE.test(text) ? 1 : 0))
})

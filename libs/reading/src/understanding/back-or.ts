import { alternativesIn, placeIn } from './alternatives.ts'
import { plainText } from './topics.ts'

const OR = / (?:or|ya|illa|leda) | (?:या|அல்லது|లేదా) /u
const GETS = / (?:will|can|do|shall|would|am) i | (?:milegi|milega|mil jaye\S*|hoga|kidaikuma|vastunda|dorukutunda) | chances? /
const RETURNS =
  / (?:back|rejoin\S*|re ?join\S*|returns?|returning|again|re ?start\S*|resume|re ?enter|wapas\S*|vapas\S*|dobara|phir se|marupadi|tirigi|malli) |वापस|दोबारा|फिर से|மீண்டும்|மறுபடி|మళ్ళీ|తిరిగి/u
/** Whoever comes back to a country or to a person returns to no work. */
const ELSEWHERE = / (?:india|home|native|abroad|ex|husband|wife|boyfriend|girlfriend) | (?:he|she) /u

/** True where a return into work is asked about, and another road after an "or". */
export function weighsReturn(words: string, told: string): boolean {
  const [first = '', ...more] = plainText(words).split(OR)
  const own = `${first} `
  return (
    more.length > 0 &&
    RETURNS.test(own) &&
    GETS.test(own) &&
    !ELSEWHERE.test(own) &&
    placeIn(own) === null &&
    alternativesIn(words, told) !== null
  )
}

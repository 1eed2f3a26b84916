import { plainText } from './topics.ts'

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, ek: 1, do: 2, teen: 3, char: 4, paanch: 5 }
const COUNT = `(\\d|${Object.keys(COUNTS).join('|')})`
const YEARS = '(?:yrs?|years?|saal|sal)'
const RETIRES = 'retir\\S*'
/** Somebody at home who earns. */
const PARENT = / (?:father|mother|dad|daddy|papa|pita|pitaji|deuta|appa|amma|nanna|baba|mummy|maa|parents?)(?:s|ji)? /
/** "Retirement after 3 yrs", "retires in two years". */
const AHEAD = new RegExp(` ${RETIRES} (?:\\S+ ){0,2}?(?:after|in|within) (?:\\S+ ){0,1}?${COUNT} (?:more )?${YEARS} `)
/** "In 3 years papa retires", "3 saal me papa retire", "has 3 years to retirement". */
const BEFORE = new RegExp(` ${COUNT} (?:more )?${YEARS} (?:\\S+ ){0,4}?${RETIRES} `)
const IN_YEAR = new RegExp(` ${RETIRES} (?:\\S+ ){0,2}?(?:in |by )?(20\\d\\d) `)
/** What has been for so many years is no retirement to come. */
const BEHIND = / (?:retired|ago|since|pehle|back) /

/** The last whole year in which a parent still earns, by the retirement that is told; null where none is told. */
export function parentRetires(concern: string, asOf: string): number | null {
  const text = plainText(concern)
  const [said] = [AHEAD, BEFORE].map((pattern) => pattern.exec(text)).filter((match) => match !== null)
  const year = IN_YEAR.exec(text)
  if (!PARENT.test(text)) return null
  if (said !== undefined && !BEHIND.test(said[0])) return Number(asOf.slice(0, 4)) + (COUNTS[said[1] as string] ?? Number(said[1])) - 1
  return year === null || BEHIND.test(year[0]) ? null : Number(year[1]) - 1
}

import { plainAnswer } from './plain-answer.ts'

/** What was understood of a date of birth; dates are `YYYY-MM-DD`. `year`: a year of two digits that may mean two centuries, or none at all. */
export type DateReading =
  { kind: 'date'; date: string } | { kind: 'either'; dates: [string, string] } | { kind: 'unclear' | 'impossible' | 'year' }

// prettier-ignore
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvari', 'janwari', 'जनवरी', 'जन', 'ஜனவரி', 'ஜன', 'జనవరి', 'జన'],
  ['february', 'feb', 'farvari', 'farwari', 'फरवरी', 'फ़रवरी', 'फर', 'பிப்ரவரி', 'பிப்', 'ఫిబ్రవరి', 'ఫిబ్ర'],
  ['march', 'mar', 'मार्च', 'மார்ச்', 'மார்', 'మార్చి'],
  ['april', 'apr', 'अप्रैल', 'अप्रेल', 'ஏப்ரல்', 'ஏப்', 'ఏప్రిల్', 'ఏప్రి'],
  ['may', 'mai', 'मई', 'மே', 'మే'],
  ['june', 'jun', 'जून', 'ஜூன்', 'జూన్'],
  ['july', 'jul', 'julai', 'जुलाई', 'जुल', 'ஜூலை', 'జులై', 'జూలై'],
  ['august', 'aug', 'agast', 'अगस्त', 'अग', 'ஆகஸ்ட்', 'ஆகஸ்டு', 'ஆக', 'ఆగస్టు', 'ఆగస్ట్', 'ఆగ'],
  ['september', 'sep', 'sept', 'sitambar', 'सितंबर', 'सितम्बर', 'सित', 'செப்டம்பர்', 'செப்', 'సెప్టెంబర్', 'సెప్టెంబరు', 'సెప్టెం'],
  ['october', 'oct', 'aktubar', 'अक्टूबर', 'अक्तूबर', 'अक्टू', 'அக்டோபர்', 'அக்', 'అక్టోబర్', 'అక్టోబరు', 'అక్టో'],
  ['november', 'nov', 'navambar', 'नवंबर', 'नवम्बर', 'नव', 'நவம்பர்', 'நவ', 'నవంబర్', 'నవంబరు', 'నవం'],
  ['december', 'dec', 'disambar', 'दिसंबर', 'दिसम्बर', 'दिस', 'டிசம்பர்', 'டிச', 'డిసెంబర్', 'డిసెంబరు', 'డిసెం'],
]
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [plainAnswer(name), index + 1] as const)))

function calendarDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? date.toISOString().slice(0, 10) : null
}

/** A year of two digits in the only century that an adult of at most a hundred can mean; null where both or neither fit. */
function fullYear(text: string, today: string): number | null {
  const year = Number(text)
  if (text.length === 4) return year
  if (text.length !== 2) return null
  const thisYear = Number(today.slice(0, 4))
  const fitting = [1900 + year, 2000 + year].filter((candidate) => candidate <= thisYear - 18 && candidate >= thisYear - 100)
  return fitting.length === 1 ? (fitting[0] as number) : null
}

/**
 * Reads a date of birth as people type it, in any of the four languages: `3 July 1996`, `July 3rd, 96`, `03/07/1996`, `3-7-96`, `1996-07-03`,
 * `३ जुलाई १९९६`. Day and month are asked back where both orders are real dates: India writes the day first, people abroad may not.
 */
export function readBirthDate(text: string, today: string): DateReading {
  const plain = plainAnswer(text)
  const tokens = plain.match(/\d+|[\p{L}\p{M}]+/gu) ?? []
  const numbers = tokens.filter((token) => /^\d+$/.test(token))
  const months = tokens.map((token) => MONTH_OF.get(token)).filter((month) => month !== undefined)
  const made = (year: number | null, month: number, day: number): DateReading => {
    if (year === null) return { kind: 'year' }
    const date = calendarDate(year, month, day)
    return date === null ? { kind: 'impossible' } : { kind: 'date', date }
  }

  if (numbers.length === 1 && /^\d{8}$/.test(plain))
    return readBirthDate(`${plain.slice(0, 2)}/${plain.slice(2, 4)}/${plain.slice(4)}`, today)
  if (months.length === 1) {
    const [month] = months as [number]
    if (numbers.length < 2) return numbers.length === 1 ? { kind: 'year' } : { kind: 'unclear' }
    if (numbers.length > 2) return { kind: 'unclear' }
    const [first, second] = numbers as [string, string]
    return first.length === 4 ? made(Number(first), month, Number(second)) : made(fullYear(second, today), month, Number(first))
  }
  if (months.length > 1 || numbers.length !== 3) return numbers.length === 2 && months.length === 0 ? { kind: 'year' } : { kind: 'unclear' }
  const [first, second, third] = numbers as [string, string, string]
  if (first.length === 4) return made(Number(first), Number(second), Number(third))
  if (first.length > 2 || second.length > 2) return { kind: 'unclear' }
  const year = fullYear(third, today)
  if (year === null) return { kind: 'year' }
  const dayFirst = calendarDate(year, Number(second), Number(first))
  const monthFirst = calendarDate(year, Number(first), Number(second))
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst) return { kind: 'either', dates: [dayFirst, monthFirst] }
  const date = dayFirst ?? monthFirst
  return date === null ? { kind: 'impossible' } : { kind: 'date', date }
}

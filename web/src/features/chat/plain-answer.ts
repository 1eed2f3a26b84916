/** First digit of the three scripts' own numerals: Devanagari, Tamil, Telugu. */
const ZEROS = [0x0966, 0x0be6, 0x0c66]

/**
 * An answer as the readers take it: Western digits, lower case, no zero-width signs, apostrophes gone, spaces single. Dots, colons, slashes and
 * hyphens stay: they part dates and times.
 */
export function plainAnswer(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[०-९௦-௯౦-౯]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return String(code - (ZEROS.findLast((zero) => code >= zero) ?? code))
    })
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/['’‘`]/g, '')
    .replace(/[–—−]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of an answer, without signs. */
export const wordsOf = (text: string): string[] =>
  plainAnswer(text)
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')

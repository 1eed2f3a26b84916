/** Hindi, Tamil and Telugu as one folded Latin spelling, so that "naukri", "nokri" and "नौकरी" come near each other. */

/** The three scripts share the order of their letters (ISCII): one table by the place of a letter in its block. */
const LETTERS: Readonly<Record<number, string>> = {
  0x01: 'n', 0x02: 'm', 0x03: 'h',
  0x05: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0e: 'e', 0x0f: 'e', 0x10: 'ai', 0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au',
  0x15: 'k', 0x16: 'k', 0x17: 'g', 0x18: 'g', 0x19: 'n', 0x1a: 'c', 0x1b: 'c', 0x1c: 'j', 0x1d: 'j', 0x1e: 'n', 0x1f: 't', 0x20: 't', 0x21: 'd', 0x22: 'd', 0x23: 'n',
  0x24: 't', 0x25: 't', 0x26: 'd', 0x27: 'd', 0x28: 'n', 0x29: 'n', 0x2a: 'p', 0x2b: 'f', 0x2c: 'b', 0x2d: 'b', 0x2e: 'm', 0x2f: 'y', 0x30: 'r', 0x31: 'r', 0x32: 'l', 0x33: 'l', 0x34: 'l', 0x35: 'v', 0x36: 's', 0x37: 's', 0x38: 's', 0x39: 'h',
  0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x46: 'e', 0x47: 'e', 0x48: 'ai', 0x49: 'o', 0x4a: 'o', 0x4b: 'o', 0x4c: 'au',
  0x58: 'k', 0x59: 'k', 0x5a: 'g', 0x5b: 'j', 0x5c: 'd', 0x5d: 'd', 0x5e: 'f', 0x5f: 'y',
} // prettier-ignore
const VIRAMA = 0x4d
const NUKTA = 0x3c
/** Devanagari, Tamil and Telugu. */
const BLOCKS: readonly number[] = [0x0900, 0x0b80, 0x0c00]

function romanised(word: string): string {
  let out = ''
  let open = false
  for (const letter of word) {
    const code = letter.codePointAt(0) as number
    const block = BLOCKS.find((from) => code >= from && code < from + 0x80)
    if (block === undefined) {
      out += letter
      open = false
      continue
    }
    const at = code - block
    const isConsonant = (at >= 0x15 && at <= 0x39) || (at >= 0x58 && at <= 0x5f)
    // a consonant without a vowel sign carries an a
    if (open && (isConsonant || at < 0x15)) out += 'a'
    if (at === NUKTA) continue
    out += at === VIRAMA ? '' : (LETTERS[at] ?? '')
    open = isConsonant
  }
  return out
}

/** One word in folded Latin letters: long vowels short, breath and doubling gone. */
export const foldWord = (word: string): string =>
  romanised(word)
    .replaceAll(/aa+/g, 'a')
    .replaceAll(/ee+|ii+/g, 'i')
    .replaceAll(/oo+|uu+/g, 'u')
    .replaceAll('w', 'v')
    .replaceAll('q', 'k')
    .replaceAll('ph', 'f')
    .replaceAll('zh', 'l')
    .replaceAll('z', 'j')
    .replaceAll(/([bcdgjkpst])h/g, '$1')
    .replaceAll(/(.)\1+/g, '$1')

/** The consonants of a folded word, voiced and unvoiced as one: Tamil writes them with one letter. */
export const bonesOf = (folded: string): string =>
  folded.slice(0, 1) +
  folded
    .slice(1)
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
    .replaceAll('j', 'c')
    .replaceAll(/(.)\1+/g, '$1')

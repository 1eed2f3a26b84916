/**
 * One table for nine Indic scripts: Unicode lays out Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam in
 * parallel blocks of 128, so that the low seven bits name the letter. The Latin it gives is only as exact as place search needs.
 */
const BLOCK_START = 0x0900
const BLOCK_SIZE = 0x80
const TAMIL = 0x0b80
/** Blocks of the languages that leave out the inherent vowel at a word's end and between open syllables. */
const SCHWA_DELETING = new Set([0x0900, 0x0980, 0x0a00, 0x0a80])

const SCHWA = 'ə'
const VIRAMA = 0x4d
const NUKTA = 0x3c

const VOWELS: Record<number, string> = {
  0x05: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0c: 'li', 0x0d: 'e', 0x0e: 'e', 0x0f: 'e', 0x10: 'ai', 0x11: 'o',
  0x12: 'o', 0x13: 'o', 0x14: 'au',
} // prettier-ignore
const VOWEL_SIGNS: Record<number, string> = {
  0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x44: 'ri', 0x45: 'e', 0x46: 'e', 0x47: 'e', 0x48: 'ai', 0x49: 'o', 0x4a: 'o',
  0x4b: 'o', 0x4c: 'au', 0x57: '',
} // prettier-ignore
const CONSONANTS: Record<number, string> = {
  0x15: 'k', 0x16: 'kh', 0x17: 'g', 0x18: 'gh', 0x19: 'n', 0x1a: 'ch', 0x1b: 'chh', 0x1c: 'j', 0x1d: 'jh', 0x1e: 'n', 0x1f: 't', 0x20: 'th', 0x21: 'd',
  0x22: 'dh', 0x23: 'n', 0x24: 't', 0x25: 'th', 0x26: 'd', 0x27: 'dh', 0x28: 'n', 0x29: 'n', 0x2a: 'p', 0x2b: 'ph', 0x2c: 'b', 0x2d: 'bh', 0x2e: 'm',
  0x2f: 'y', 0x30: 'r', 0x31: 'r', 0x32: 'l', 0x33: 'l', 0x34: 'zh', 0x35: 'v', 0x36: 'sh', 0x37: 'sh', 0x38: 's', 0x39: 'h', 0x58: 'q', 0x59: 'kh',
  0x5a: 'g', 0x5b: 'z', 0x5c: 'r', 0x5d: 'rh', 0x5e: 'f', 0x5f: 'y',
} // prettier-ignore
const WITH_NUKTA: Record<string, string> = { d: 'r', dh: 'rh', j: 'z', ph: 'f', k: 'q', y: 'y' }
/** Malayalam's vowelless letters, 0x0d7a-0x0d7f. */
const CHILLUS: Record<number, string> = { 0x7a: 'n', 0x7b: 'n', 0x7c: 'r', 0x7d: 'l', 0x7e: 'l', 0x7f: 'k' }

const INDIC = /[\u0900-\u0d7f]/
const INDIC_WORD = /[\u0900-\u0d7f\u200c\u200d]+/g

/** Whether the text has a letter of an Indic script. */
export function hasIndicLetters(text: string): boolean {
  return INDIC.test(text)
}

/** One word in one or more Indic scripts; the inherent vowel stays marked as `ə`. */
function spell(word: string): { text: string; deletesSchwa: boolean } {
  let text = ''
  let deletesSchwa = false
  // 'ற்ற' is spoken 'tr'
  const points = [...word.replaceAll('\u0bb1\u0bcd\u0bb1', '\u0b9f\u0bcd\u0bb0').replace(/[\u200c\u200d]/g, '')].map((char) =>
    char.codePointAt(0)!,
  )
  for (let index = 0; index < points.length; index++) {
    const block = BLOCK_START + Math.floor((points[index]! - BLOCK_START) / BLOCK_SIZE) * BLOCK_SIZE
    const letter = points[index]! - block
    const consonant = CONSONANTS[letter]
    if (SCHWA_DELETING.has(block)) deletesSchwa = true
    if (consonant !== undefined) {
      let sound = consonant
      let next = (points[index + 1] ?? 0) - block
      if (next === NUKTA) {
        sound = WITH_NUKTA[consonant] ?? consonant
        next = (points[++index + 1] ?? 0) - block
      }
      text += sound
      if (next === VIRAMA) index++
      else if (VOWEL_SIGNS[next] === undefined) text += SCHWA
    } else if (letter === 0x01 || letter === 0x02 || (letter === 0x70 && block === 0x0a00)) {
      const next = CONSONANTS[(points[index + 1] ?? 0) - block]
      text += next === undefined || /^[pbfm]/.test(next) ? 'm' : 'n'
    } else if (letter >= 0x66 && letter <= 0x6f) text += String(letter - 0x66)
    else if (block === 0x0980 && letter === 0x70) text += `r${VOWEL_SIGNS[(points[index + 1] ?? 0) - block] === undefined ? SCHWA : ''}`
    else if (block === 0x0980 && letter === 0x71) text += `v${VOWEL_SIGNS[(points[index + 1] ?? 0) - block] === undefined ? SCHWA : ''}`
    else if (block === 0x0d00 && CHILLUS[letter] !== undefined) text += CHILLUS[letter]
    else text += VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? ''
    if (block === TAMIL && letter === 0x03) text += 'k'
  }
  return { text, deletesSchwa }
}

const CONSONANT = '(?:chh|[kgcjtdpbsz]h|[b-df-hj-np-tv-z])'
const AFTER_OPEN_SYLLABLE = new RegExp(`[aeiouə]${CONSONANT}$`)
const BEFORE_OPEN_SYLLABLE = new RegExp(`^${CONSONANT}[aeiouə]`)

/**
 * Hindi's rule of thumb: an inherent vowel falls at the word's end, then, from the right, between a vowel + consonant and a
 * consonant + vowel.
 */
function deleteSchwas(text: string): string {
  let spoken = text.length > 2 ? text.replace(/ə$/, '') : text
  for (let at = spoken.lastIndexOf(SCHWA); at > 0; at = spoken.lastIndexOf(SCHWA, at - 1)) {
    const [before, after] = [spoken.slice(0, at), spoken.slice(at + 1)]
    if (AFTER_OPEN_SYLLABLE.test(before) && BEFORE_OPEN_SYLLABLE.test(after)) spoken = before + after
  }
  return spoken
}

/**
 * Indic script to plain Latin, the other characters left as they are. Two spellings where the language drops inherent vowels (as spoken, and
 * as written but for the last one), else one.
 * @example romanise('देवरिया') // ['devriya', 'devariya']
 */
export function romanise(text: string): string[] {
  if (!INDIC.test(text)) return [text]
  const spoken = text.replace(INDIC_WORD, (word) => {
    const { text: spelt, deletesSchwa } = spell(word)
    return (deletesSchwa ? deleteSchwas(spelt) : spelt).replaceAll(SCHWA, 'a')
  })
  const written = text.replace(INDIC_WORD, (word) => {
    const { text: spelt, deletesSchwa } = spell(word)
    return (deletesSchwa && spelt.length > 2 ? spelt.replace(/ə$/, '') : spelt).replaceAll(SCHWA, 'a')
  })
  return spoken === written ? [spoken] : [spoken, written]
}

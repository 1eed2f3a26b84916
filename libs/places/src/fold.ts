/** Letters that Unicode does not take apart. */
const SPECIAL: Record<string, string> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŋ: 'n', ə: 'a', ʻ: '', ʼ: '', '’': '', '‘': '', "'": '', '`': '', ʿ: '',
  ʾ: '', '.': '',
} // prettier-ignore
const SPECIAL_LETTER = /[ßæœøđðþłıħŋəʻʼ’‘'`ʿʾ.]/g

/**
 * Lower-case ASCII letters, digits and single spaces: marks, case, apostrophes and dots fall, other punctuation parts words. Text in other
 * scripts falls too (Indic script is romanised first).
 * @example fold('Sant Julià-de-Lòria') // 'sant julia de loria'
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL_LETTER, (letter) => SPECIAL[letter] ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const isVowel = (char: string | undefined) => char === 'a' || char === 'e' || char === 'i' || char === 'o' || char === 'u' || char === 'y'

/**
 * A coarse sound of folded text, the same for the usual spellings of one Indian name and for its romanised Indic forms: aspirates, voicing
 * (Tamil writes none) and doubled letters merge, a run of vowels counts as one of three, h is silent, nasals before a consonant are one.
 * @example skeleton('kumbhakonam') === skeleton('kumbakonam')
 */
export function skeleton(folded: string): string {
  const text = folded.replaceAll(' ', '')
  let out = ''
  let run = ''
  const push = (symbol: string) => {
    if (run !== '') {
      out += run
      run = ''
    }
    if (out.at(-1) !== symbol) out += symbol
  }
  const vowel = (kind: string) => {
    if (run === '' || run === 'a') run = kind
  }
  for (let index = 0; index < text.length; index++) {
    const char = text[index]!
    const next = text[index + 1]
    switch (char) {
      case 'a':
        vowel('a')
        break
      case 'e':
      case 'i':
      case 'y':
        vowel('i')
        break
      case 'o':
      case 'u':
        vowel('u')
        break
      case 'v':
      case 'w':
        if (isVowel(next)) push('v')
        else vowel('u')
        break
      case 'h':
        if (run !== '') push('')
        break
      case 'c':
        if (next === 'h' || next === 'e' || next === 'i' || next === 'y') push('s')
        else push('k')
        break
      case 'k':
      case 'g':
      case 'q':
        push('k')
        break
      case 'x':
        push('k')
        push('s')
        break
      case 'z':
        push(next === 'h' ? 'l' : 'j')
        break
      case 't':
      case 'd':
        push('t')
        break
      case 'p':
      case 'b':
      case 'f':
        push('p')
        break
      case 'm':
        push(next === undefined || isVowel(next) || next === 'm' || next === 'h' ? 'm' : 'n')
        break
      default:
        push(char)
    }
  }
  return out + run
}

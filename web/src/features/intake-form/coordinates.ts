/** Degrees, north and east positive. */
export type Coordinates = { latitude: number; longitude: number }
export type ReadCoordinates = { kind: 'empty' } | { kind: 'invalid' } | { kind: 'outOfRange' } | { kind: 'ok'; value: Coordinates }

/** First digits of the scripts that a visitor may type in: Devanagari, Bengali, Gujarati, Tamil, Telugu, Kannada, Malayalam. */
const ZEROES = [0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66]

/** The four directions, as whole words or as the letters that the form itself shows; longer ones first. */
const DIRECTIONS: [RegExp, string][] = [
  [/latitude|lat\.?|longitude|long\.?|lng\.?/gi, ' '],
  [/north|उत्तर|उ|வடக்கு|வ|ఉత్తరం?|ఉ/gi, 'N'],
  [/south|दक्षिण|द|தெற்கு|தெ|దక్షిణం?|ద/gi, 'S'],
  [/east|पूर्व|पू|கிழக்கு|கி|తూర్పు|తూ/gi, 'E'],
  [/west|पश्चिम|प|மேற்கு|மே|పడమర|పశ్చిమం?|ప/gi, 'W'],
]

function plain(text: string): string {
  let out = text.normalize('NFKC').replace(/[\u2212\u2010-\u2015]/g, '-')
  out = out.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROES.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
  for (const [words, letter] of DIRECTIONS) out = out.replace(words, letter)
  // 17N23, as almanacs print it
  out = out.replace(/(\d{1,3})\s*([NSEW])\s*(\d{1,2})(?![\d.])(?=\W*(?:\d{1,3}\s*[NSEW]|$))/gi, '$1°$3′$2')
  // a comma between the digits of both numbers is a decimal one
  out = out.replace(/^\s*(-?\d+),(\d+)\s*[;\s]\s*(-?\d+),(\d+)\s*$/, '$1.$2;$3.$4')
  return out.toUpperCase().trim()
}

/** Degrees, minutes and seconds as degrees; undefined when they are none. */
function degreesOf(numbers: readonly string[]): number | undefined {
  if (numbers.length < 1 || numbers.length > 3) return undefined
  const values = numbers.map(Number)
  const parts = values.slice(1)
  if (parts.some((value, index) => value < 0 || value >= 60 || numbers[index + 1]!.startsWith('-'))) return undefined
  // only the last may have a fraction
  if (values.slice(0, -1).some((value) => !Number.isInteger(value))) return undefined
  const [whole = 0, minutes = 0, seconds = 0] = values
  const size = Math.abs(whole) + minutes / 60 + seconds / 3600
  return numbers[0]!.startsWith('-') ? -size : size
}

/** Two groups of numbers, each with its direction where one was written. */
function groupsOf(text: string): { numbers: string[]; direction: string }[] | undefined {
  const tokens = text.match(/-?\d+(?:\.\d+)?|[NSEW]|[,;/]/g) ?? []
  const rest = text.replace(/-?\d+(?:\.\d+)?|[NSEW]|[,;/]|[\s°º˚'"′″’”´`:()]/g, '')
  if (rest !== '') return undefined
  const directions = tokens.filter((token) => /[NSEW]/.test(token))
  const numbers = tokens.filter((token) => /\d/.test(token))
  if (directions.length === 2) {
    const groups: { numbers: string[]; direction: string }[] = []
    const leads = /[NSEW]/.test(tokens[0] ?? '')
    let current: string[] = []
    for (const token of leads ? [...tokens].reverse() : tokens) {
      if (/[NSEW]/.test(token)) {
        groups.push({ numbers: leads ? current.reverse() : current, direction: token })
        current = []
      } else if (/\d/.test(token)) current.push(token)
    }
    return current.length > 0 ? undefined : leads ? groups.reverse() : groups
  }
  if (directions.length > 0) return undefined
  const separators = tokens.filter((token) => /[,;/]/.test(token)).length
  if (separators > 1) return undefined
  const half = separators === 1 ? tokens.findIndex((token) => /[,;/]/.test(token)) : numbers.length / 2
  if (!Number.isInteger(half)) return undefined
  return [
    { numbers: numbers.slice(0, half), direction: '' },
    { numbers: numbers.slice(half), direction: '' },
  ]
}

/**
 * Coordinates as people write them: `17.385, 78.487`, `17°23′N 78°29′E`, `17 23 10 N 78 29 12 E`, `N17.385 E78.487`, `17N23 78E29`, with the
 * digits and directions of four languages. Without directions the latitude comes first.
 */
export function readCoordinates(text: string): ReadCoordinates {
  if (text.trim() === '') return { kind: 'empty' }
  if (text.length > 100) return { kind: 'invalid' }
  const groups = groupsOf(plain(text))
  if (groups?.length !== 2) return { kind: 'invalid' }
  const signed = groups.map(({ numbers, direction }) => {
    const degrees = degreesOf(numbers)
    if (degrees === undefined || (direction !== '' && numbers[0]!.startsWith('-'))) return undefined
    return direction === 'S' || direction === 'W' ? -degrees : degrees
  })
  let [latitude, longitude] = signed
  const [first, second] = groups.map(({ direction }) => direction)
  if (/[EW]/.test(first ?? '') && /[NS]/.test(second ?? '')) [latitude, longitude] = [longitude, latitude]
  else if (first !== '' && !(/[NS]/.test(first ?? '') && /[EW]/.test(second ?? ''))) return { kind: 'invalid' }
  if (latitude === undefined || longitude === undefined) return { kind: 'invalid' }
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return { kind: 'outOfRange' }
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { kind: 'ok', value: { latitude: rounded(latitude), longitude: rounded(longitude) } }
}

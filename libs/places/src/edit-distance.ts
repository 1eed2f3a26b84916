const rows = [new Uint16Array(128), new Uint16Array(128), new Uint16Array(128)] as [Uint16Array, Uint16Array, Uint16Array]

/**
 * Insertions, deletions, substitutions and swaps of neighbours that make `b` of `a`; more than `limit` is given as `limit + 1`.
 * Texts of more than 120 letters are cut. With `prefix` the end of `b` that `a` does not reach is free.
 */
export function editDistance(a: string, b: string, limit: number, prefix = false): number {
  const [aLength, bLength] = [Math.min(a.length, 120), Math.min(b.length, 120)]
  let [before, previous, current] = rows
  for (let column = 0; column <= bLength; column++) previous[column] = column
  for (let row = 1; row <= aLength; row++) {
    current[0] = row
    let least = row
    const letter = a.charCodeAt(row - 1)
    for (let column = 1; column <= bLength; column++) {
      const other = b.charCodeAt(column - 1)
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (letter === other ? 0 : 1))
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
        cost = Math.min(cost, before[column - 2]! + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    ;[before, previous, current] = [previous, current, before]
  }
  let distance = previous[bLength]!
  if (prefix) for (let column = 0; column < bLength; column++) distance = Math.min(distance, previous[column]!)
  return Math.min(distance, limit + 1)
}

const KINDS = new Uint8Array(128)
for (const [kind, letters] of ['aeiouy', 'bpfvw', 'cgkqx', 'csxz', 'dt', 'jz', 'lr', 'mn'].entries()) {
  for (const letter of letters) KINDS[letter.charCodeAt(0)]! |= 1 << kind
}
const VOWEL = 1
const LETTER_H = 'h'.charCodeAt(0)
const SPACE = ' '.charCodeAt(0)

const spellingRows = [new Float64Array(128), new Float64Array(128), new Float64Array(128)] as [Float64Array, Float64Array, Float64Array]

/** What it costs to leave out a letter: little for a silent h, a doubled letter, a space or a vowel. */
function omission(text: string, at: number): number {
  const letter = text.charCodeAt(at)
  if (letter === LETTER_H || letter === SPACE || text.charCodeAt(at - 1) === letter) return 0.3
  return (KINDS[letter & 127]! & VOWEL) !== 0 ? 0.6 : 1
}

/**
 * How differently two folded names are spelt, in letters: letters of one kind (vowels, labials, dentals, ...) are half as different. With
 * `prefix` the end of `b` that `a` does not reach is free. Texts of more than 120 letters are cut.
 */
export function spellingDistance(a: string, b: string, prefix = false): number {
  const [aLength, bLength] = [Math.min(a.length, 120), Math.min(b.length, 120)]
  let [before, previous, current] = spellingRows
  previous[0] = 0
  for (let column = 1; column <= bLength; column++) previous[column] = previous[column - 1]! + omission(b, column - 1)
  for (let row = 1; row <= aLength; row++) {
    const letter = a.charCodeAt(row - 1)
    const leave = omission(a, row - 1)
    current[0] = previous[0]! + leave
    for (let column = 1; column <= bLength; column++) {
      const other = b.charCodeAt(column - 1)
      const swap = letter === other ? 0 : (KINDS[letter & 127]! & KINDS[other & 127]!) !== 0 ? 0.5 : 1
      let cost = Math.min(previous[column]! + leave, current[column - 1]! + omission(b, column - 1), previous[column - 1]! + swap)
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
        cost = Math.min(cost, before[column - 2]! + 0.7)
      current[column] = cost
    }
    ;[before, previous, current] = [previous, current, before]
  }
  let distance = previous[bLength]!
  if (prefix) for (let column = 0; column < bLength; column++) distance = Math.min(distance, previous[column]!)
  return distance
}

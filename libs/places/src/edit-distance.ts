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

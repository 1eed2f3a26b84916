/** A visitor's own words on one line, without control, direction or private signs, cut at a word with an ellipsis. Escaping is left to what draws it. */
export function quoted(text: string, max: number): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ue000-\uf8ff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[“”]/g, '"')
    .trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const space = cut.lastIndexOf(' ')
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}

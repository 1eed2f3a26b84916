/** The sixteen vargas of Brihat Parashara Hora Shastra, ch. 6, by their number of parts. */
export const VARGAS = ['D1', 'D2', 'D3', 'D4', 'D7', 'D9', 'D10', 'D12', 'D16', 'D20', 'D24', 'D27', 'D30', 'D40', 'D45', 'D60'] as const
export type VargaName = (typeof VARGAS)[number]

const CANCER = 3
const LEO = 4
/** Parts are counted from the first named sign for movable signs, the second for fixed, the third for dual ones. */
const D16_START = [0, 4, 8]
const D20_START = [0, 8, 4]
const D45_START = [0, 4, 8]
const FIERY_EARTHY_AIRY_WATERY = [0, 3, 6, 9]
/** Trimshamsha: upper bound in degrees and the sign ruled by Mars, Saturn, Jupiter, Mercury, Venus (odd signs); the reverse for even signs. */
const D30_ODD: readonly (readonly [number, number])[] = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
]
const D30_EVEN: readonly (readonly [number, number])[] = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
]

/**
 * The sign (0-11) that a sidereal longitude (degrees, 0..360) holds in a varga, by Parashara's way of counting:
 * D2 Leo/Cancer horas; D3 1-5-9; D30 five unequal parts; D60 counted from the sign itself. Alternatives are named in docs/method.md.
 */
export function vargaSign(varga: VargaName, longitude: number): number {
  const sign = Math.floor(longitude / 30)
  const degree = longitude - 30 * sign
  const odd = sign % 2 === 0
  switch (varga) {
    case 'D1':
      return sign
    case 'D2':
      return degree < 15 === odd ? LEO : CANCER
    case 'D3':
      return (sign + 4 * part(degree, 3)) % 12
    case 'D4':
      return (sign + 3 * part(degree, 4)) % 12
    case 'D7':
      return (sign + (odd ? 0 : 6) + part(degree, 7)) % 12
    case 'D9':
      return Math.floor(longitude * 0.3) % 12
    case 'D10':
      return (sign + (odd ? 0 : 8) + part(degree, 10)) % 12
    case 'D12':
      return (sign + part(degree, 12)) % 12
    case 'D16':
      return (D16_START[sign % 3] + part(degree, 16)) % 12
    case 'D20':
      return (D20_START[sign % 3] + part(degree, 20)) % 12
    case 'D24':
      return ((odd ? LEO : CANCER) + part(degree, 24)) % 12
    case 'D27':
      return (FIERY_EARTHY_AIRY_WATERY[sign % 4] + part(degree, 27)) % 12
    case 'D30':
      return unequalPart(odd ? D30_ODD : D30_EVEN, degree)
    case 'D40':
      return ((odd ? 0 : 6) + part(degree, 40)) % 12
    case 'D45':
      return (D45_START[sign % 3] + part(degree, 45)) % 12
    case 'D60':
      return (sign + part(degree, 60)) % 12
  }
}

/**
 * The longitudes within a sign, in degrees (0 excluded, 30 excluded), at which a varga's sign changes: what a root finder has to look for.
 */
export function vargaBoundaries(varga: VargaName, sign: number): number[] {
  if (varga === 'D30') return (sign % 2 === 0 ? D30_ODD : D30_EVEN).slice(0, -1).map(([bound]) => bound)
  const parts = Number(varga.slice(1))
  return Array.from({ length: parts - 1 }, (_, index) => (30 * (index + 1)) / parts)
}

function part(degree: number, parts: number): number {
  return Math.min(Math.floor((degree * parts) / 30), parts - 1)
}

function unequalPart(table: readonly (readonly [number, number])[], degree: number): number {
  for (const [bound, sign] of table) if (degree < bound) return sign
  return table[table.length - 1][1]
}

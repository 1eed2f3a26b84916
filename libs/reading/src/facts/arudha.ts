import { houseOfSign, type House, type HouseView } from './houses.ts'

/**
 * The arudha of a house as a sign (BPHS 29.1-5): as far from the lord as the lord is from the house; the 10th from the result where that is
 * the house itself, the 4th where it is its 7th. Mars and Saturn count for Scorpio and Aquarius.
 */
export function arudhaSign(view: HouseView, house: House, signOfLord: (house: House) => number): number {
  const start = view.signOf(house)
  const lord = signOfLord(house)
  const steps = houseOfSign(lord, start) - 1
  const image = (lord + steps) % 12
  const apart = houseOfSign(image, start)
  if (apart === 1) return (image + 9) % 12
  if (apart === 7) return (image + 3) % 12
  return image
}

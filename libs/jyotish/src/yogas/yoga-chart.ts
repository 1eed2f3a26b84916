import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { isCombust } from '../combustion.ts'
import { benefics, dignityOf, isDignified, SEVEN_GRAHAS, SIGN_LORDS, type Dignity, type SevenGraha } from '../dignities.ts'
import { conjoined, sees } from '../drishti.ts'
import { houseOf } from '../houses.ts'

/** Shares of good by dignity (BPHS 3.59-60). */
const SHARES: Partial<Record<Dignity, number>> = {
  exalted: 1,
  moolatrikona: 0.75,
  own: 0.5,
  greatFriend: 0.25,
  friend: 0.25,
  neutral: 0.125,
}

/** A chart as the rules of yogas ask about it: by house, lord and company. */
export class YogaChart {
  readonly chart: Chart
  readonly good: ReadonlySet<Graha>
  private readonly lagnaSign: number

  constructor(chart: Chart) {
    this.chart = chart
    this.good = benefics(chart)
    this.lagnaSign = chart.D1.lagna?.sign ?? 0
  }

  house(graha: Graha): number {
    return this.from(this.lagnaSign, graha)
  }

  /** Place (1-12) of a graha counted from another. */
  placeFrom(of: Graha, graha: Graha): number {
    return this.from(this.chart.D1[of].sign, graha)
  }

  lord(house: number): SevenGraha {
    return SIGN_LORDS[(this.lagnaSign + house - 1) % 12]
  }

  lagnaIsFixed(): boolean {
    return this.lagnaSign % 3 === 1
  }

  /** Grahas in a house, the nodes included. */
  inHouse(house: number): Graha[] {
    return GRAHAS.filter((graha) => this.house(graha) === house)
  }

  inKendra(graha: Graha): boolean {
    return [1, 4, 7, 10].includes(this.house(graha))
  }

  inTrikona(graha: Graha): boolean {
    return [1, 5, 9].includes(this.house(graha))
  }

  dignified(graha: Graha): boolean {
    return isDignified(this.chart, graha)
  }

  exalted(graha: Graha): boolean {
    return dignityOf(this.chart, graha) === 'exalted'
  }

  debilitated(graha: Graha): boolean {
    return dignityOf(this.chart, graha) === 'debilitated'
  }

  withEnemy(graha: Graha): boolean {
    const dignity = dignityOf(this.chart, graha)
    return dignity === 'enemy' || dignity === 'greatEnemy'
  }

  combust(graha: Graha): boolean {
    return isCombust(this.chart, graha)
  }

  joined(one: Graha, other: Graha): boolean {
    return conjoined(this.chart, one, other)
  }

  sees(one: Graha, other: Graha): boolean {
    return sees(this.chart, one, other)
  }

  joinedOrSeenByBenefic(graha: Graha): boolean {
    return [...this.good].some((other) => this.joined(other, graha) || this.sees(other, graha))
  }

  /** Two lords sit in each other's signs. */
  exchanged(one: SevenGraha, other: SevenGraha): boolean {
    const lordOf = (graha: SevenGraha): SevenGraha => SIGN_LORDS[this.chart.D1[graha].sign]
    return one !== other && lordOf(one) === other && lordOf(other) === one
  }

  mutualKendras(one: Graha, other: Graha): boolean {
    return one !== other && [1, 4, 7, 10].includes(this.placeFrom(one, other))
  }

  /** Join, exchange, or see each other in full: the ties of BPHS 34.11-12. */
  tied(one: SevenGraha, other: SevenGraha): boolean {
    return this.joined(one, other) || this.exchanged(one, other) || (this.sees(one, other) && this.sees(other, one))
  }

  /** Mean share of good of the seven grahas among those given, half for a combust one; 0..1. */
  strength(grahas: readonly Graha[]): number {
    const shares = grahas
      .filter((graha) => graha !== 'rahu' && graha !== 'ketu')
      .map((graha) => (SHARES[dignityOf(this.chart, graha)!] ?? 0) * (this.combust(graha) ? 0.5 : 1))
    return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
  }

  /** Houses that hold one of the seven grahas, in order. */
  occupiedHouses(): number[] {
    return [...new Set(SEVEN_GRAHAS.map((graha) => this.house(graha)))].toSorted((one, other) => one - other)
  }

  private from(sign: number, graha: Graha): number {
    return houseOf(this.chart.D1[graha].sign, sign)
  }
}

import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { normalise180 } from '../angle.ts'
import { arudhaPadas } from '../arudha.ts'
import { isCombust } from '../combustion.ts'
import {
  benefics,
  compoundRelation,
  dignityOf,
  EXALTATION,
  isSeven,
  SEVEN_GRAHAS,
  SIGN_LORDS,
  type Dignity,
  type SevenGraha,
} from '../dignities.ts'
import { drishtiQuarters } from '../drishti.ts'
import { houseOf } from '../houses.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { charaKarakas, type KarakaName } from '../karakas.ts'
import { specialLagnas, type SpecialLagna } from '../special-lagnas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from './yoga-rule.ts'

/** Shares of good by dignity (BPHS 3.59-60). */
const SHARES: Partial<Record<Dignity, number>> = {
  exalted: 1,
  moolatrikona: 0.75,
  own: 0.5,
  greatFriend: 0.25,
  friend: 0.25,
  neutral: 0.125,
}

/** How far over a border a graha is still called near it, degrees. */
const BORDER_DEGREES = 1
const OBLIQUITY_DEGREES = 23.44
const RADIANS = Math.PI / 180

/** A chart as the rules of yogas ask about it: by house, lord and company. */
export class YogaChart {
  readonly chart: Chart
  /** benefics by nature in this chart: Jupiter, Venus, the waxing Moon, well-joined Mercury */
  readonly good: ReadonlySet<Graha>
  /** how many of the seven grahas each house holds; the first entry, house 0, is nothing */
  readonly counts: readonly number[]
  private readonly lagnaSign: number
  private readonly dignities = new Map<Graha, Dignity | null>()
  private readonly perHouse: Graha[][]
  private karakas: Partial<Record<KarakaName, Graha>> | null = null
  private padas: number[] | null = null

  private readonly ephemeris: Ephemeris | null
  private special: ReturnType<typeof specialLagnas> | null = null

  /** @param ephemeris needed only for the special lagnas */
  constructor(chart: Chart, ephemeris: Ephemeris | null = null) {
    this.chart = chart
    this.ephemeris = ephemeris
    this.good = benefics(chart)
    this.lagnaSign = chart.D1.lagna?.sign ?? 0
    this.perHouse = Array.from({ length: 13 }, () => [])
    for (const graha of GRAHAS) this.perHouse[this.house(graha)].push(graha)
    this.counts = this.perHouse.map((grahas) => grahas.filter(isSeven).length)
  }

  sign(graha: Graha): number {
    return this.chart.D1[graha].sign
  }

  house(graha: Graha): number {
    return this.placeFromSign(this.lagnaSign, graha)
  }

  /** Place (1-12) of a graha counted from another. */
  placeFrom(of: Graha, graha: Graha): number {
    return this.placeFromSign(this.sign(of), graha)
  }

  placeFromSign(sign: number, graha: Graha): number {
    return houseOf(this.sign(graha), sign)
  }

  signOfHouse(house: number): number {
    return (this.lagnaSign + house - 1) % 12
  }

  lord(house: number): SevenGraha {
    return SIGN_LORDS[this.signOfHouse(house)]
  }

  /** Lord of the sign that a graha stands in. */
  dispositor(graha: Graha): SevenGraha {
    return SIGN_LORDS[this.sign(graha)]
  }

  /** Lord of the navamsa that a graha stands in. */
  navamsaLord(graha: Graha): SevenGraha {
    return SIGN_LORDS[this.chart.D9[graha].sign]
  }

  navamsaLagnaLord(): SevenGraha {
    return SIGN_LORDS[this.chart.D9.lagna!.sign]
  }

  vargottama(graha: Graha): boolean {
    return this.chart.D9[graha].sign === this.sign(graha)
  }

  /** Grahas in a house, the nodes included. */
  inHouse(house: number): readonly Graha[] {
    return this.perHouse[house]
  }

  goodIn(house: number): Graha[] {
    return this.perHouse[house].filter((graha) => this.good.has(graha))
  }

  badIn(house: number): Graha[] {
    return this.perHouse[house].filter((graha) => !this.good.has(graha))
  }

  /** Whether every graha of the houses is a benefic; empty ones are. */
  onlyGoodIn(...houses: readonly number[]): boolean {
    return houses.every((house) => this.perHouse[house].every((graha) => this.good.has(graha)))
  }

  inKendra(graha: Graha): boolean {
    return KENDRAS.includes(this.house(graha))
  }

  inTrikona(graha: Graha): boolean {
    return TRIKONAS.includes(this.house(graha))
  }

  inKendraOrTrikona(graha: Graha): boolean {
    return this.inKendra(graha) || this.inTrikona(graha)
  }

  inDusthana(graha: Graha): boolean {
    return DUSTHANAS.includes(this.house(graha))
  }

  dignity(graha: Graha): Dignity | null {
    let dignity = this.dignities.get(graha)
    if (dignity === undefined) this.dignities.set(graha, (dignity = dignityOf(this.chart, graha)))
    return dignity
  }

  /** Exalted, in moolatrikona or in its own sign: what the verses call strong. */
  dignified(graha: Graha): boolean {
    return this.dignity(graha) === 'own' || this.dignity(graha) === 'moolatrikona' || this.exalted(graha)
  }

  /** In the sign of exaltation, whole: the moolatrikona degrees of the Moon and Mercury lie inside theirs. */
  exalted(graha: Graha): boolean {
    return isSeven(graha) ? this.sign(graha) === Math.floor(EXALTATION[graha] / 30) : this.dignity(graha) === 'exalted'
  }

  debilitated(graha: Graha): boolean {
    return this.dignity(graha) === 'debilitated'
  }

  withFriend(graha: Graha): boolean {
    return this.dignity(graha) === 'friend' || this.dignity(graha) === 'greatFriend'
  }

  withEnemy(graha: Graha): boolean {
    return this.dignity(graha) === 'enemy' || this.dignity(graha) === 'greatEnemy'
  }

  greatFriends(one: SevenGraha, other: SevenGraha): boolean {
    return compoundRelation(this.chart, one, other) === 'greatFriend'
  }

  combust(graha: Graha): boolean {
    return isCombust(this.chart, graha)
  }

  joined(one: Graha, other: Graha): boolean {
    return one !== other && this.sign(one) === this.sign(other)
  }

  /** Full sight of one graha on another. */
  sees(one: Graha, other: Graha): boolean {
    return one !== other && this.seesSign(one, this.sign(other))
  }

  seesSign(graha: Graha, sign: number): boolean {
    return drishtiQuarters(graha, houseOf(sign, this.sign(graha))) === 4
  }

  seesHouse(graha: Graha, house: number): boolean {
    return this.seesSign(graha, this.signOfHouse(house))
  }

  seeEachOther(one: Graha, other: Graha): boolean {
    return this.sees(one, other) && this.sees(other, one)
  }

  /** `by` shares the sign of `graha` or sees it. */
  joinedOrSeen(by: Graha, graha: Graha): boolean {
    return this.joined(by, graha) || this.sees(by, graha)
  }

  joinedOrSeenByBenefic(graha: Graha): boolean {
    return [...this.good].some((other) => this.joinedOrSeen(other, graha))
  }

  seenByBenefic(graha: Graha): boolean {
    return [...this.good].some((other) => this.sees(other, graha))
  }

  withBenefic(graha: Graha): boolean {
    return [...this.good].some((other) => this.joined(other, graha))
  }

  withMalefic(graha: Graha): boolean {
    return GRAHAS.some((other) => !this.good.has(other) && this.joined(other, graha))
  }

  /** Malefics among the seven that see a graha. */
  seenByMalefic(graha: Graha): boolean {
    return this.malefics().some((other) => this.sees(other, graha))
  }

  malefics(): SevenGraha[] {
    return SEVEN_GRAHAS.filter((graha) => !this.good.has(graha))
  }

  houseSeenByMalefic(house: number): boolean {
    return this.malefics().some((graha) => this.seesHouse(graha, house))
  }

  /** Two lords sit in each other's signs. */
  exchanged(one: SevenGraha, other: SevenGraha): boolean {
    return one !== other && this.dispositor(one) === other && this.dispositor(other) === one
  }

  mutualKendras(one: Graha, other: Graha): boolean {
    return one !== other && KENDRAS.includes(this.placeFrom(one, other))
  }

  /** Join, exchange, or see each other in full: the ties of BPHS 34.11-12. */
  tied(one: SevenGraha, other: SevenGraha): boolean {
    return this.joined(one, other) || this.exchanged(one, other) || this.seeEachOther(one, other)
  }

  /** Chara karaka of the seven-fold scheme. */
  karaka(name: KarakaName): SevenGraha {
    this.karakas ??= charaKarakas(this.chart)
    return this.karakas[name] as SevenGraha
  }

  /** Sign of the arudha of a house. */
  arudha(house: number): number {
    this.padas ??= arudhaPadas(this.chart)
    return this.padas[house - 1]
  }

  /** Sign of the bhava, hora or ghati lagna. */
  specialLagna(lagna: SpecialLagna): number {
    this.special ??= specialLagnas(this.chart, this.ephemeris!)
    return this.special[lagna].sign
  }

  /** Lords of the second and seventh, which BPHS 44.2-3 calls marakas. */
  marakas(): SevenGraha[] {
    return [this.lord(2), this.lord(7)]
  }

  withOrUnderMaraka(graha: Graha): boolean {
    return this.marakas().some((maraka) => this.joinedOrSeen(maraka, graha))
  }

  /** Whether the Sun's centre stands above the true horizon. */
  byDay(): boolean {
    return normalise180(this.chart.D1.sun.longitude - this.chart.D1.lagna!.longitude) < 0
  }

  /** The Sun's hour angle, degrees from the upper meridian, -180..180. */
  sunHourAngle(): number {
    const rightAscension = (longitude: number): number =>
      Math.atan2(Math.sin(longitude * RADIANS) * Math.cos(OBLIQUITY_DEGREES * RADIANS), Math.cos(longitude * RADIANS)) / RADIANS
    return normalise180(rightAscension(this.chart.midheaven!) - rightAscension(this.chart.tropical.sun.longitude))
  }

  /** The sign beyond a border that lies less than a degree away, or null. */
  signNextDoor(graha: Graha): number | null {
    const { sign, degree } = this.chart.D1[graha]
    if (degree < BORDER_DEGREES) return (sign + 11) % 12
    return degree >= 30 - BORDER_DEGREES ? (sign + 1) % 12 : null
  }

  /** Places (1-12) of a graha from another one if either of the two stood less than a degree further on or back, over a border. */
  placesNextDoor(of: Graha, graha: Graha): number[] {
    const [ofNext, next] = [this.signNextDoor(of), this.signNextDoor(graha)]
    return [...(ofNext === null ? [] : [houseOf(this.sign(graha), ofNext)]), ...(next === null ? [] : [houseOf(next, this.sign(of))])]
  }

  /** Mean share of good of the seven grahas among those given, half for a combust one; 0..1. */
  strength(grahas: readonly Graha[]): number {
    const shares = grahas.filter(isSeven).map((graha) => (SHARES[this.dignity(graha)!] ?? 0) * (this.combust(graha) ? 0.5 : 1))
    return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
  }
}

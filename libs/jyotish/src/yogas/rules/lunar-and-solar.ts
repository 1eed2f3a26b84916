import type { Graha } from '@disha/contracts/chart'
import type { YogaChart } from '../yoga-chart.ts'
import { BENEFIC_STARS, KENDRAS, rule, STARS, UPACHAYAS, type YogaRule } from '../yoga-rule.ts'

/** Grahas of a place from the Sun or Moon; luminaries and nodes do not count. */
const starsAt = (c: YogaChart, of: 'sun' | 'moon', place: number): Graha[] => STARS.filter((graha) => c.placeFrom(of, graha) === place)

/** Whether a place holds none that count, but the other luminary or a node. */
const onlyUncounted = (c: YogaChart, of: 'sun' | 'moon', place: number): boolean =>
  starsAt(c, of, place).length === 0 &&
  ([of === 'sun' ? 'moon' : 'sun', 'rahu', 'ketu'] as const).some((graha) => c.placeFrom(of, graha) === place)

/** Grahas on one side, or both, of a luminary; near where only one that does not count stands there. */
function beside(id: string, of: 'sun' | 'moon', source: string, places: readonly number[]): YogaRule {
  const counted = (c: YogaChart): number[] => [2, 12].filter((place) => starsAt(c, of, place).length > 0)
  return rule(
    id,
    source,
    (c) => [of, ...places.flatMap((place) => starsAt(c, of, place))],
    { sides: (c) => counted(c).join() === places.join() },
    {
      withoutLagna: true,
      almost: {
        starGraha: (c) => {
          const open = places.filter((place) => onlyUncounted(c, of, place))
          return open.length === 1 && counted(c).join() === places.filter((place) => !open.includes(place)).join()
        },
      },
    },
  )
}

const moonPlace = (id: string, start: number): YogaRule => {
  const places = [start, start + 3, start + 6, start + 9]
  return rule(
    id,
    'BPHS 37.1',
    () => ['moon', 'sun'],
    { place: (c) => places.includes(c.placeFrom('sun', 'moon')) },
    { withoutLagna: true, almost: { overTheBorder: (c) => c.placesNextDoor('sun', 'moon').some((place) => places.includes(place)) } },
  )
}

const inPlaces = (c: YogaChart, places: readonly number[]): Graha[] =>
  BENEFIC_STARS.filter((graha) => places.includes(c.placeFrom('moon', graha)))

/** BPHS 37.2-3: the Moon in its own or a great friend's navamsa, seen by Jupiter by day, by Venus by night. */
const moonNavamsa = (id: string, source: string, by: 'jupiter' | 'venus', day: boolean): YogaRule =>
  rule(id, source, () => ['moon', by], {
    seen: (c) => c.sees(by, 'moon'),
    navamsa: (c) => c.navamsaLord('moon') === 'moon' || c.greatFriends('moon', c.navamsaLord('moon')),
    time: (c) => c.byDay() === day,
  })

export const LUNAR_AND_SOLAR: readonly YogaRule[] = [
  moonPlace('adhama', 1),
  moonPlace('sama', 2),
  moonPlace('varishtha', 3),
  moonNavamsa('moonSeenByJupiterByDay', 'BPHS 37.2', 'jupiter', true),
  moonNavamsa('moonSeenByVenusByNight', 'BPHS 37.3', 'venus', false),
  beside('sunapha', 'moon', 'BPHS 37.7-10', [2]),
  beside('anapha', 'moon', 'BPHS 37.7-10', [12]),
  beside('durudhara', 'moon', 'BPHS 37.7-10', [2, 12]),
  beside('vesi', 'sun', 'BPHS 38.1-4', [2]),
  beside('vosi', 'sun', 'BPHS 38.1-4', [12]),
  beside('ubhayachari', 'sun', 'BPHS 38.1-4', [2, 12]),
  rule(
    'kemadruma',
    'BPHS 37.11-13',
    () => ['moon'],
    {
      sidesEmpty: (c) => starsAt(c, 'moon', 2).length + starsAt(c, 'moon', 12).length === 0,
      moonAlone: (c) => starsAt(c, 'moon', 1).length === 0,
    },
    {
      cancellations: {
        // Phaladeepika 6.5 adds company in a kendra, and the Moon's own kendras
        grahaInKendra: (c) =>
          STARS.some((graha) => c.inKendra(graha) || KENDRAS.includes(c.placeFrom('moon', graha))) ||
          (c.inKendra('moon') && c.joined('sun', 'moon')),
      },
    },
  ),
  rule(
    'adhi',
    'BPHS 37.5',
    () => BENEFIC_STARS,
    { two: (c) => inPlaces(c, [6, 7, 8]).length >= 2, third: (c) => inPlaces(c, [6, 7, 8]).length === 3 },
    { withoutLagna: true, cancellations: { allCombust: (c) => BENEFIC_STARS.every((graha) => c.combust(graha)) } },
  ),
  rule(
    'beneficsInMoonsUpachayas',
    'BPHS 37.6',
    (c) => inPlaces(c, UPACHAYAS),
    { two: (c) => inPlaces(c, UPACHAYAS).length >= 2, third: (c) => inPlaces(c, UPACHAYAS).length === 3 },
    { withoutLagna: true },
  ),
]

import type { Block } from '@disha/contracts/document'
import { arudhaPadas } from '@disha/jyotish/arudha'
import type { Composer, Line } from '../compose/composer.ts'
import { aboutGraha, fullSeat } from '../compose/parts.ts'
import { standing, standingPaths } from '../compose/strength.ts'
import { addDays, daysBetween, laterOf } from '../facts/calendar.ts'
import { derivedOf } from '../facts/derived.ts'
import { houseOfSign, signLord, type House } from '../facts/houses.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { arudhaAmity, MANY_POINTS, savFinding, savOf, shadbalaFinding, upapadaSecond, venusPointsFinding } from '../rules/witnesses.ts'
import { blockOf, FEWEST_SHARED } from './months.ts'
import { placeFromMoon } from '../rules/passages.ts'
import { inFull } from './cache.ts'
import { seeksOne } from './love-state.ts'

/** The sky holds a little more than a year of Venus. */
const VENUS_DAYS = 365
const MOST_STAYS = 3
const VRISHCHIKA = 7
/** BPHS 72.3-6: above the first a house is good, below the second it asks for care. */
const GOOD_POINTS = 30
const FEW_POINTS = 25

/** Arudha lagna against darapada, and the second from upapada with its lord: BPHS 29.30-37 and 30.1-15. */
export function arudhaBlocks(c: Composer): Block[] {
  if (c.facts.lagna === null) return []
  const { id, kind, a1, a7 } = arudhaAmity(c)
  const second = upapadaSecond(c)
  const apart = houseOfSign(a7, a1)
  const open = kind === 'strain' && c.asker.love !== 'bond' && c.asker.love !== 'partner'
  const lord = signLord(second.upapada)
  const lordId = c.find({
    id: 'arudha.upapadaLord',
    topic: 'love',
    rule: 'bphs30.13-15',
    paths: ['arudha.12', ...standingPaths(c, lord)],
    why: { key: 'why.dignity', slots: { graha: c.grahaStart(lord), seat: fullSeat(c, lord) } },
  })
  const image = [
    c.paragraph(
      c.line([id], open ? 'love.arudha.strainOpen' : `love.arudha.${kind}`, {
        a1: c.sign(a1),
        a7: c.sign(a7),
        house: c.house(apart),
        same: apart === 1 ? 1 : 0,
        effect: open ? c.say(`love.arudha.strainOpen.${apart as 2}`) : '',
      }),
      coLordLine(c, [1, 7, 12], id),
    ),
  ]
  const lasting = [
    c.paragraph(
      c.line([second.id], `love.upapada.${second.state}`, {
        ul: c.sign(second.upapada),
        second: c.sign((second.upapada + 1) % 12),
        grahas: { list: second.there.map((graha) => c.graha(graha)) },
        count: second.there.length,
      }),
      c.line([lordId], 'love.upapada.lord', {
        ...aboutGraha(c, lord),
        graha: c.grahaStart(lord),
        effect: c.say(`love.upapada.lord.${standing(c, lord)}`, { area: { term: `short.${c.facts.main.houseOf(lord)}` } }),
      }),
    ),
  ]
  const isLastingMarked = second.state !== 'plain' || standing(c, lord) !== 'plain'
  const told = inFull(c, 'love') ? [...image, ...lasting] : isLastingMarked ? lasting : image
  return [c.heading('love.headArudha'), ...told]
}

/** Where an arudha goes by the node that shares Vrishchika or Kumbha with Mars or Saturn, readers who know one lord only are told why. */
function coLordLine(c: Composer, houses: readonly House[], id: string): Line | null {
  const sole = arudhaPadas(c.chart, 'sole')
  const house = houses.find((one) => c.facts.arudha(one) !== sole[one - 1])
  if (house === undefined) return null
  const sign = c.facts.main.signOf(house)
  return c.line([id], 'love.arudha.coLord', {
    house: c.house(house),
    sign: c.sign(sign),
    node: c.graha(sign === VRISHCHIKA ? 'ketu' : 'rahu'),
    lord: c.graha(signLord(sign)),
    other: c.sign(sole[house - 1] as number),
  })
}

/** Points of the 7th, Venus' own points with its passages of the coming year (BPHS 70.34-36), and shadbala of the 7th lord and Venus. */
export function pointsBlocks(c: Composer): Block[] {
  const sav = savOf(c)
  const { ashtakavarga } = derivedOf(c.chart, c.input.ephemeris)
  if (sav === null || ashtakavarga === null) return []
  const view = c.facts.main
  const seventh = view.signOf(7)
  const points = sav(7)
  const own = ashtakavarga.bav.venus
  const most = Math.max(...own)
  const richest = own.flatMap((count, sign) => (count === most && sign !== seventh ? [sign] : []))
  const ids = [savFinding(c, 7, 'love')]
  const full = inFull(c, 'love')
  // points in the middle tell whoever did not ask nothing
  if (!full && points <= GOOD_POINTS && points >= FEW_POINTS) return []
  const bav = venusPointsFinding(c, 7)
  const lord = view.lordOf(7)
  const seven = shadbalaFinding(c, lord, 'love')
  const venus = shadbalaFinding(c, 'venus', 'love')
  const [lordStrong, venusStrong] = [seven, venus].map(({ percent }) => percent >= 100)
  const both =
    lord === 'venus'
      ? 'both.same'
      : seven.percent === venus.percent
        ? 'both.even'
        : seven.percent > venus.percent
          ? 'both.lord'
          : 'both.venus'
  const effect = c.say(`love.bala.${lordStrong && venusStrong ? both : lordStrong ? 'lord' : venusStrong ? 'venus' : 'none'}`)
  const counted = [
    c.heading('love.headPoints'),
    c.paragraph(
      c.line(ids, `love.sav.${points > GOOD_POINTS ? 'good' : points < FEW_POINTS ? 'hard' : 'mid'}`, { sign: c.sign(seventh), points }),
      c.line([bav], own[seventh] < most ? 'love.bav' : richest.length === 0 ? 'love.bav.alone' : 'love.bav.shared', {
        own: own[seventh],
        sign: c.sign(seventh),
        richest: { list: richest.map((sign) => c.sign(sign)) },
        most,
      }),
      ...(full ? venusTransitLines(c, own) : []),
    ),
  ]
  if (!full) return counted
  return [
    ...counted,
    c.paragraph(
      lord === 'venus'
        ? c.line([venus.id], 'love.bala.same', { percent: venus.percent, effect })
        : c.line([seven.id, venus.id], 'love.bala', {
            graha: c.grahaStart(lord),
            percent: seven.percent,
            percentV: venus.percent,
            effect,
          }),
    ),
  ]
}

/** The passages of Venus in the coming year through signs where its own ashtakavarga has many points and nothing holds it back, the richest first; told by time, from today on. */
export function richStays(c: Composer, own: readonly number[]): { stay: Stay; from: string; to: string }[] {
  const end = addDays(c.input.asOf, VENUS_DAYS)
  return c.sky.venus
    .map((stay) => {
      const { from, to } = stayDates(stay, c.input.displayTimeZone)
      return { stay, from: laterOf(from, c.input.asOf), to }
    })
    .filter(
      ({ stay, from, to }) =>
        from < end && to > from && daysBetween(from, to) >= FEWEST_SHARED && own[stay.sign] >= MANY_POINTS && !isHeldBack(c, stay),
    )
    .toSorted((a, b) => own[b.stay.sign] - own[a.stay.sign] || (a.from < b.from ? -1 : 1))
    .slice(0, MOST_STAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** True where a graha blocks the good place of a passage for as long as the months speak of it (vedha); the points of a sign know no such block. */
export const isHeldBack = (c: Composer, stay: Stay): boolean => isGoodPlace('venus', placeFromMoon(c, stay)) && blockOf(c, stay) !== null

function venusTransitLines(c: Composer, own: readonly number[]): Line[] {
  const stays = richStays(c, own)
  if (stays.length === 0)
    return [
      c.line([venusPointsFinding(c, 7)], seeksOne(c) ? 'love.bav.none' : 'love.bav.noneBond', {
        from: c.date(c.input.asOf),
        to: c.date(addDays(c.input.asOf, VENUS_DAYS)),
      }),
    ]
  const signs = [...new Set(stays.map(({ stay }) => stay.sign))]
  const id = c.find({
    id: 'bav.venus.year',
    topic: 'love',
    rule: 'bphs70.34-36',
    paths: ['D1.lagna.sign', ...signs.map((sign) => `bav.venus.${sign}`)],
    why: { key: 'why.bavYear', slots: { signs: { list: signs.map((sign) => c.sign(sign)) } } },
    polarity: 'support',
  })
  return [
    c.line([id], seeksOne(c) ? 'love.bav.transit' : 'love.bav.transitBond', {
      stays: {
        list: stays.map(({ stay: { sign }, from, to }) =>
          c.say(from === c.input.asOf ? 'love.bav.stayNow' : 'love.bav.stay', {
            sign: c.sign(sign),
            points: own[sign],
            from: c.date(from),
            to: c.date(to),
          }),
        ),
      },
    }),
  ]
}

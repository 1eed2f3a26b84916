import type { Composer, Line } from '../compose/composer.ts'
import { lordFinding, signFinding } from '../compose/parts.ts'
import { farVerse } from '../rules/far-verse.ts'
import { scoreOf } from '../rules/grounds.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { tellsPermitEnd } from '../understanding/told-term.ts'
import { onwardLand } from '../understanding/onward-land.ts'
import { readings } from './cache.ts'
import { once } from './once.ts'
import { stayLean } from './stay-lean.ts'

/** The further country that somebody who lives abroad holds against the way home; null where none is named. */
export const onwardOf = once((c): string | null => {
  const land = c.asker.abroad ? onwardLand(c.input.concern) : null
  return land === null ? null : c.say(`onward.land.${land}`)
})

/** What a life abroad is called of somebody who lives there: the further country, where one is named; a life abroad as such where their permit is told to end. */
export const residenceNoun = (c: Composer): string => {
  const land = onwardOf(c)
  if (land !== null) return c.say('noun.onward', { land })
  // beyond the end of a permit nobody knows yet whose life it is
  return c.say(tellsPermitEnd(c.whole.input.concern, c.input.asOf) ? 'noun.settle' : 'noun.residence')
}

/** Which of the three weighings speak for one side, home or distance: lords, points, witnesses. */
function voicesOf(c: Composer, side: 'home' | 'far'): string[] {
  const { byLords, byPoints } = homeAndDistance(c)
  const { verdict, step } = readings(c).abroad
  const heard = step === null || verdict === 'silent' ? 'even' : verdict === 'support' ? 'far' : 'home'
  const voices = { lords: byLords, points: byPoints ?? 'even', witnesses: heard }
  const all = (['lords', 'points', 'witnesses'] as const).filter((one) => voices[one] === side)
  const both = voices.lords === side && voices.points === side
  const told = both ? (['both', ...all.filter((one) => one === 'witnesses')] as const) : all
  return told.map((one) => c.say(`home.voice.${one}`))
}

/** The same of both sides: the ground of every leaning between the two. */
export function homeVoices(c: Composer): string {
  const [home, far] = [voicesOf(c, 'home'), voicesOf(c, 'far')]
  const key = home.length === 0 ? (far.length === 0 ? 'none' : 'far') : far.length === 0 ? 'home' : 'both'
  return c.say(`home.voices.${key}`, { home: { list: home }, far: { list: far } })
}

/** The same of one side; null where none of them speaks for it. */
export function voicesFor(c: Composer, side: 'home' | 'far'): string | null {
  const list = voicesOf(c, side)
  return list.length === 0 ? null : c.say(`home.voices.${side}`, { [side]: { list } })
}

type Sign = { side: 1 | -1; text: string; id: string }

/** What the chart says of going from one country on to another: the sign of the 12th, its verse, and the lord of the road (practice but for the verse). */
function roadSigns(c: Composer): Sign[] {
  const view = c.facts.main
  const { id, sign } = signFinding(c, 12, 'abroad', 'none.h')
  const mode = (['movable', 'fixed', 'dual'] as const)[sign % 3] as 'movable' | 'fixed' | 'dual'
  const { kind } = farVerse(c)
  const ninth = view.lordOf(9)
  const road = scoreOf(c, ninth)
  return [
    { side: mode === 'fixed' ? -1 : 1, text: c.say(`onward.sign.${mode}`, { sign: c.sign(sign) }), id },
    ...(kind === null ? [] : [{ side: kind === 'far' ? 1 : -1, text: c.say(`onward.verse.${kind}`), id } as const]),
    ...(road === 0
      ? []
      : [
          {
            side: road,
            text: c.say(`onward.road.${road === 1 ? 'good' : 'hard'}`, { lord: c.graha(ninth) }),
            id: lordFinding(c, 9, 'abroad').id,
          },
        ]),
  ]
}

/** To which of the ways somebody abroad leans who names a further country. */
export function onwardLean(c: Composer): 'home' | 'land' | 'stay' | 'even' {
  const sum = roadSigns(c).reduce((all, { side }) => all + side, 0)
  const lean = stayLean(c)
  if (lean === 'back') return 'home'
  if (lean === 'stay') return sum < 0 ? 'stay' : 'land'
  return sum > 0 ? 'land' : sum < 0 ? 'home' : 'even'
}

/** A further country against the way home: which of them leads and on what ground, then what the chart says of going on. */
export function onwardLines(c: Composer): Line[] {
  const land = onwardOf(c)
  if (land === null) return []
  const signs = roadSigns(c)
  const told = (side: 1 | -1): string[] => signs.filter((one) => one.side === side).map(({ text }) => text)
  const [good, hard] = [told(1), told(-1)]
  return [
    c.line([homeAndDistance(c).id, readings(c).abroad.id], `onward.lean.${onwardLean(c)}`, { land, why: homeVoices(c) }),
    c.line(
      [...new Set(signs.map(({ id }) => id))],
      good.length === 0 ? 'onward.signs.hard' : hard.length === 0 ? 'onward.signs.good' : 'onward.signs.both',
      { land, good: { list: good }, hard: { list: hard } },
    ),
  ]
}

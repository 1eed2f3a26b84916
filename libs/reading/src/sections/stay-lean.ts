import type { Composer } from '../compose/composer.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { readings } from './cache.ts'

/** To which way somebody who lives abroad is told to lean: home held against distance, with what the witnesses say. */
export function stayLean(c: Composer): 'stay' | 'back' | 'open' {
  const { sum } = homeAndDistance(c)
  const { verdict, step } = readings(c).abroad
  const heard = step === null ? 'silent' : verdict
  if (sum === 'far') return heard === 'oppose' ? 'open' : 'stay'
  if (sum === 'home') return heard === 'support' ? 'open' : 'back'
  return heard === 'support' ? 'stay' : heard === 'oppose' ? 'back' : 'open'
}

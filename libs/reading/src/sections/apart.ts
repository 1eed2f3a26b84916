import type { Composer } from '../compose/composer.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { plainText } from '../understanding/topics.ts'

/** Two who live under one roof and past each other. */
export const ONE_HOUSE =
  / (?:different rooms?|separate rooms?|separate beds?|other room|same house|same roof|under one roof|room ?mates|alag kamr\S*) /

/** Two whom their work keeps in two places, and no quarrel. */
const APART_BY_WORK =
  / (?:for (?:my |his |her )?(?:job|work)|posted|posting|works? (?:in|at)|working (?:in|at)|(?:different|two) (?:cities|states|city|state|places)|transfer\S*|onsite|navy|army|ship) /
const APART_BY_QUARREL =
  / (?:fight|fights|quarrel\S*|left|angry|went to|gone to|parents house|mothers house|maik\S*|mayk\S*|case|court|divorce|separat\S*) /

/** True where it is work that keeps two people in two places. */
export const isApartByWork = (text: string): boolean => APART_BY_WORK.test(text) && !APART_BY_QUARREL.test(text)

/** A divorce that is before the court, or asked for, and not closed. */
const CASE_RUNS =
  / (?:divorce|talaq|talaak|vivaga rathu|vivagarathu|vidakulu) (?:\S+ ){0,4}(?:case|pending|process|court|not final|going on|chal rah\S*)(?: |$)| (?:case|petition) (?:\S+ ){0,3}(?:going on|pending|running|chal rah\S*|nadakkuthu|nadustundi) |तलाक (?:\S+ ){0,3}(?:केस|मुकदमा|चल)|விவாகரத்து (?:வழக்கு|கேஸ்)|విడాకుల (?:కేసు|కేస్)/u

/** True where the end of a marriage is before the court: a promise to another has its day after the decree, on every page. */
export const isCaseRunning = (c: Composer): boolean => c.asker.bond !== 'widowed' && CASE_RUNS.test(plainText(c.whole.input.concern))

/** True where husband or wife has gone and their coming back is asked: never where a hand was raised, nor where drink drove them out. */
export function isComingBack(c: Composer): boolean {
  const { love, strain } = c.asker
  if (love !== 'bond' || strain === 'harm' || strain === 'drink') return false
  const text = plainText(c.input.concern)
  if (ONE_HOUSE.test(text) || isApartByWork(text)) return false
  return pointsAsked(c.input.concern).some(({ point, likely }) => point === 'love.reunite' && likely >= SURE)
}

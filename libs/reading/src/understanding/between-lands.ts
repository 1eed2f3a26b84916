import { PLACES_ABROAD } from './asker.ts'

/** What somebody who lives in another country holds against the way home, and whom they ask to follow, by the words of a part and what was told before it. */

/** A country, or a paper that somebody lives with there. */
const LIVES_THERE = new RegExp(
  ` (?:${PLACES_ABROAD}|new jersey|texas|california|dallas|seattle|brampton|munich|h ?1 ?b?|h ?4|l ?1|work permit|residence permit|blue card|green card|iqama|visa|pr|ep|s pass|ilr|stamp 4|sponsor|sponsors|sponsorship|grace period) `,
)
const OR = / (?:or|ya|else|rather than) /
const WAY_HOME =
  / (?:(?:go|going|come|coming|move|moving|shift|shifting|head|return|returning|fly|relocate|take)(?: \S+){0,4} (?:back|home|india|native)|return(?:ing)? (?:to|home)|pack up|wapas|vapas|laut\S*) /
/** Back to the other country is no way home. */
const GOES_THERE = new RegExp(` (?:back|return|returning) to (?:the )?${PLACES_ABROAD} `)
const POST =
  / (?:jobs?|(?<! (?:marriage|marraige|relation|relationship|things|it|this|bond|us) )work(?! (?:out|on|between) )|post|employers?|sponsors?|employment|naukri|velai|udyogam) /
const OF_THEM = / (?:he|she|they|him|her|sons?|daughters?|brothers?|sisters?|beta|beti|bhai|behen|magan|magal|koduku) /
const OF_ONESELF = / (?:i|we|me|us|main|mai|hum|naan|nenu) /
const SPOUSE = '(?:husbands?|wife|wifes|spouse|hubby|pati|patni|biwi)'
const HAS_SPOUSE = new RegExp(` (?:${SPOUSE}|marriage|marraige|married) `)
/** A marriage in which two have grown apart. */
const STRAINED =
  / (?:normal|improve|affair|someone else|somebody else|other woman|another woman|another man|ignor\S*|avoid\S*|cold|distant|distance|(?:hardly|not|never|doesnt|dont|rarely|stopped) (?:talk|talks|talking|speak|speaks|speaking)|(?:other|separate|another) room|phone|stays out|fights?|fighting|quarrel\S*|argu\S*|tenants|strangers|roommates|cheat\S*|loveless) /
/** Those who would stay or go with it, or the bond itself. */
const OF_HOME =
  / (?:us|our|relation\S*|marriage|marraige|him|her|he|she|husband|wife|girls|boys|kids|children|son|daughter|daughters|sons|stay|try) /

/** What is held against the way home: a post there, or the marriage in which somebody lives there; null for any other words. Takes plain texts. */
export function againstHome(own: string, before: string): 'post' | 'bond' | null {
  const all = `${before} ${own}`
  if (!OR.test(own) || !WAY_HOME.test(own) || GOES_THERE.test(own) || !LIVES_THERE.test(all)) return null
  if (POST.test(own)) return OF_THEM.test(own) && !OF_ONESELF.test(own) ? null : 'post'
  return HAS_SPOUSE.test(all) && STRAINED.test(all) && OF_HOME.test(own) ? 'bond' : null
}

const COMES = new RegExp(
  ` ${SPOUSE}(?: and (?:\\S+ )?\\S+)? (?:\\S+ ){0,5}?(?:join (?:me|us)|come (?:here|over|to me)|live (?:here )?with me|(?:come|shift|move) (?:\\S+ ){0,2}?to (?:live|stay|be) with me) `,
)
/** True of words by which husband or wife is to follow into the country where somebody lives. Takes plain texts. */
export const asksToBeJoined = (own: string, before: string): boolean => COMES.test(own) && LIVES_THERE.test(`${before} ${own}`)

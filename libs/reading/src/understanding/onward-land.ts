import { plainText } from './topics.ts'

/** Other countries as they are typed, by the name that the answer has for them. */
const LANDS = {
  canada: 'canada|toronto|vancouver|ontario|pnp|express entry',
  australia: 'australia|sydney|melbourne|perth',
  newZealand: 'new zealand|nz|auckland',
  uk: 'uk|england|london|britain|scotland',
  usa: 'usa|us|u s a|america',
  germany: 'germany|berlin|munich',
  ireland: 'ireland|dublin',
  singapore: 'singapore',
  uae: 'dubai|uae|abu dhabi|sharjah',
  saudi: 'saudi|saudi arabia|riyadh|jeddah',
  qatar: 'qatar|doha',
  kuwait: 'kuwait',
  oman: 'oman|muscat',
  bahrain: 'bahrain',
  europe: 'europe|poland|portugal|netherlands|france|italy|spain|sweden|switzerland',
} as const
export type Land = keyof typeof LANDS
const NAMES = Object.keys(LANDS) as Land[]

const ONWARD =
  '(?:try|trying|apply|applying|go|going|move|moving|shift|shifting|migrate|migrating|relocate|relocating|immigrate|or|chances?|options?)'
const patternOf = (land: Land): RegExp => new RegExp(` ${ONWARD} (?:(?!back |india |home |in )\\S+ ){0,4}?(?:${LANDS[land]}) `)
const livedIn = (land: Land): RegExp =>
  new RegExp(
    ` (?:am|m|live|lives|living|work|works|working|stay|staying|settled|job|here|been|are|was|studying|nurse|driver|engineer) (?:\\S+ ){0,3}?(?:in|at|from) (?:the )?(?:${LANDS[land]}) | (?:${LANDS[land]}) (?:me|mein|la|lo|since|for) `,
  )

/** "Us" that is written small is whoever asks, and no country, where no paper of it follows. */
const OURSELVES = /\bus\b(?!\s+(?:visa|green card|citizenship|student|b1|h1|job|jobs|masters|ms|university)\b)/gu

/** The further country that somebody who lives abroad names as the other way ("come back or try for Canada"); null where none is named. */
export function onwardLand(concern: string): Land | null {
  const text = plainText(concern.replace(OURSELVES, ' '))
  return NAMES.find((land) => patternOf(land).test(text) && !livedIn(land).test(text)) ?? null
}

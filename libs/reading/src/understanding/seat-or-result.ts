import { awaitsResult } from './exam-attempt.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'
import type { Field } from './work-words.ts'

/** Who works by the day or by contract, has an examination behind them, and asks which of the two becomes the permanent post. */

const CASUAL =
  / (?:daily wages?|daily|per day|contracts?|contractor|contractual|thekedar|theka|outsourc\S*|guest|temporary|temp|casual|ad ?hoc|honorarium|apprentic\S*|samvida|sanvida|dihadi|nmr) /
const PERMANENT = / (?:permanent|permanant|perment|regular\S*|pakki|pakka|confirmed|sthayi|nirantar\S*) /
const WHICH =
  / (?:which (?:one|of)|or (?:get|through|by|from|in|new|is|will)|(?:here|yahi|yahan|yahin|this \S+) (?:\S+ ){0,3}?(?:or|ya)|(?:in|at|me|mein) (?:\S+ ){0,3}?(?:or|ya)|(?:when|kab) (?:\S+ ){1,4}?(?:or|ya)|(?:or|ya) (?:\S+ ){0,3}?(?:me|mein|se)) /

/** True where the seat that somebody has is held against the one that a result would open. */
export const weighsSeatOrResult = remembered((concern): boolean => {
  const text = plainText(concern)
  return CASUAL.test(text) && PERMANENT.test(text) && WHICH.test(text) && awaitsResult(concern)
})

/** Where somebody works, by the word for it, with the fields of work that it lies in (practice). */
const PLACES = {
  plant: [/ (?:plants?|steel|bsp|power station|smelter|mines?|colliery) /, ['industry', 'engineering']],
  factory: [/ (?:factory|factories|mill|cement|refinery|works|workshop|company|unit) /, ['industry', 'engineering']],
  bank: [/ bank /, ['banking']],
  school: [/ (?:schools?|college|guest (?:teacher|lecturer|faculty)) /, ['teaching']],
  hospital: [/ (?:hospitals?|phc|chc|nurses?|nursing) /, ['nursing']],
  office: [
    / (?:department|dept|vibhag|office|collectorate|forest|municipal\S*|panchayat|corporation|board|court|secretariat) /,
    ['government'],
  ],
} as const satisfies Record<string, readonly [RegExp, readonly Field[]]>
export type SeatPlace = keyof typeof PLACES

/** What an examination leads to beside service of the state, by its words. */
const RESULTS: readonly (readonly ['rail' | 'other', RegExp, readonly Field[]])[] = [
  ['rail', / (?:rail\S*|rrb|rrc|metro) /, ['government', 'transport']],
  ['other', / (?:coal|sail|psu|bhel|ongc|vidyut|bijli|electricity) (?:\S+ ){0,4}?(?:exam|paper|bharti) /, ['government', 'engineering']],
  ['other', / (?:staff nurse|norcet|nurse|anm|gnm) (?:\S+ ){0,3}?(?:exam|paper) /, ['government', 'nursing']],
  ['other', / (?:tet|ctet|teacher recruitment|kvs|dsc|tgt|pgt) /, ['government', 'teaching']],
  ['other', / (?:clerk|ibps|sbi|bank po) (?:\S+ ){0,3}?(?:exam|paper) /, ['banking']],
]

/** The place where somebody works now, and its fields; of several the one that is called one's own seat first. */
export function seatTold(concern: string): { place: SeatPlace; fields: readonly Field[] } | null {
  const text = plainText(concern)
  const found = (Object.keys(PLACES) as SeatPlace[]).find((place) => PLACES[place][0].test(text))
  return found === undefined ? null : { place: found, fields: PLACES[found][1] }
}

/** What the result would open, and its fields. */
export function resultTold(concern: string): { to: 'rail' | 'other'; fields: readonly Field[] } {
  const text = plainText(concern)
  const [to, , fields] = RESULTS.find(([, words]) => words.test(text)) ?? (['other', null, ['government']] as const)
  return { to, fields }
}

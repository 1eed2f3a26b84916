import { askedParts } from './asked-parts.ts'
import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Parents of a grown child who weigh going to live with that child against staying where they are. */

const GOES = '(?:go|going|shift|shifting|move|moving|live|living|stay|staying|settle|settling|join|joining)'
const CHILD = '(?:(?:our|my|the|elder|younger|only|eldest|married|one) ){0,3}(?:sons?|daughters?|children|child|kids|beta|beti)'
const KEEPS_TO_THEM = '(?:ke|k|ki) (?:paas|pas|sath|saath|yahan|yaha|ghar|shehar)'
const TO_CHILD = new RegExp(
  [
    ` ${GOES} (?:\\S+ ){0,4}?(?:in with|with|to|near|at) ${CHILD} `,
    ` (?:join|joining) ${CHILD} `,
    ` (?:bete|beti|beta|bachch?o|bachon|ladke|bahu bete|bete bahu) (?:aur bahu |bahu )?${KEEPS_TO_THEM} (?:\\S+ ){0,3}?(?:shift|ja\\S*|reh\\S*|rah\\S*|chal\\S*|bas\\S*|settle) `,
    ' (?:magan|magal|paiyan|ponnu)(?:kitta| kooda| kuda| veetuku| veettukku) (?:\\S+ ){0,3}?(?:po\\S*|iru\\S*) ',
    ' (?:koduku|kuthuru|kooturu|ammayi|abbayi) (?:daggara|daggariki|inti\\S*|tho) (?:\\S+ ){0,3}?(?:vell\\S*|und\\S*|po\\S*) ',
    '(?:बेटे|बेटी|बच्चों) के (?:पास|साथ|घर|यहाँ|यहां) (?:\\S+ ){0,3}?(?:जा|रह|शिफ्ट|चल)',
  ].join('|'),
  'u',
)
/** The same of a child who was told of before. */
const TO_THEM = new RegExp(
  ` ${GOES} (?:\\S+ ){0,3}?(?:in with|with|to|near) (?:him|her|them) | (?:uske|unke|us ke) (?:paas|pas|sath|saath) (?:\\S+ ){0,3}?(?:ja\\S*|reh\\S*|rah\\S*|shift) `,
  'u',
)
const STAYS =
  / (?:remain\S*|stay here|stay back|here|own (?:house|home|place|flat|village)|our place|my place|native\S*|village|alone|on (?:our|my) own|apne (?:ghar|makan|gaon)|yahin?|yahan|yaha|idhar|inga\S*|ingaye|ikkada|ikkade|sondha veet\S*|gaon) |यहीं|यहाँ|यहां|अपने घर|इधर/u
const OR_WORDS: readonly string[] = [' or ', ' ya ', ' illa', ' leda ', ' else ', ' than ', ' rather ', ' vs ', ' या ']

const ELDERS =
  / (?:retired|retire|retirement|pension\S*|old age|we are old|getting old|growing old|aged|elderly|senior citizens?|widow|widower|both (?:of us )?(?:are )?(?:alone|old)|(?:living|live|stay|staying) alone|akele|akeli|budhape|6[0-9]|7[0-9]|8[0-4]) |अकेले|बुढ़ापे|रिटायर/u
const GROWN_CHILD =
  / (?:sons?|daughters?|beta|beti|bete|children|magan|magal|koduku) (?:\S+ ){0,7}?(?:calling|calls|insist\S*|wants? (?:me|us)|asking (?:me|us)|asks (?:me|us)|bula\S*|bol rah\S*|keh rah\S*|kehta|kehti|engineer|doctor|working|works|job|settled|married|software|naukri|koopid\S*|kupid\S*|pilust\S*|ramm?ant\S*) |बेटा .*(?:बुला|कह रह|बोल रह)/u
/** A child at school goes to no home of its own, and two who part go to nobody. */
const ANOTHER_STORY =
  / (?:school|class|std|hostel|coaching|kota|neet|jee|boarding|custody|divorce\S*|separat(?:ed|ion)|talaq|(?:husband|wife|pati|patni) (?:is |was )?(?:\S+ )?(?:posted|transferred|transfer|works|working)|visa|green card|pr) /
/** The two parents, and no country. */
const US_TWO = /(?<! (?:in|from|at|the)) us(?= )/gu
const ABROAD = new RegExp(` ${PLACES_ABROAD} `)

/** True where a grown child is told of, or parents of age, and no other story; read once for all parts of a question. */
const toldOfElders = remembered((concern): boolean => {
  const whole = plainText(concern)
  return (ELDERS.test(whole) || GROWN_CHILD.test(whole)) && !ANOTHER_STORY.test(whole) && !ABROAD.test(whole.replace(US_TWO, ' '))
})
// prettier-ignore
/** What each word for going or for a child begins with: looked for before any pattern is, since long questions are read part by part. */
const BEGINNINGS: readonly string[] = [' go', ' shift', ' mov', ' liv', ' stay', ' settl', ' join', ' bet', ' bachch', ' bacho', ' ladke', ' bahu', ' uske', ' unke', ' magan', ' magal', ' paiyan', ' ponnu', ' koduk', ' kuth', ' koot', ' amma', ' abba', 'बेट', 'बच्च']

/** True of a part that weighs going to a grown child against staying: with the whole that was told. */
export const weighsJoining = (words: string, concern: string): boolean => {
  const own = plainText(words)
  if (!OR_WORDS.some((one) => own.includes(one)) || !BEGINNINGS.some((one) => own.includes(one))) return false
  if (!STAYS.test(own) || !(TO_CHILD.test(own) || TO_THEM.test(own))) return false
  return toldOfElders(concern) && (TO_CHILD.test(own) || GROWN_CHILD.test(plainText(concern)))
}

/** How the home is held that would be left, where the choice is asked at all; null where it is not. */
export const joinsChild = remembered((concern): { home: 'own' | 'rent'; sells: boolean; alone: boolean } | null => {
  const { asked } = askedParts(concern)
  const joining = asked.filter((words) => weighsJoining(words, concern))
  if (joining.length === 0) return null
  const text = plainText(concern)
  return {
    home: RENTED.test(text) && !OWN.test(text) ? 'rent' : 'own',
    sells: SELLS.test(text),
    alone: joining.length === asked.length,
  }
})
const OWN =
  / (?:own (?:house|home|flat|place|village)|(?:house|home|flat|ghar|makan) (?:is |hai )?(?:our |my )?(?:own|apna|khud ka)|apn[ae] (?:ghar|makan|flat)|khud ka (?:ghar|makan)|sondha veed\S*|sontha illu) |अपना घर|अपने घर/u
const RENTED = / (?:rent|rented|kiraye|kiraya|tenants?|vadagai|adde) |किराय/u
const SELLS = / (?:sell\S*|sold|sale|bech\S*) |बेच/u

import { PLACES_ABROAD } from '../asker.ts'
import { COUNT, KIN, KIN_IN_SCRIPT, YEARS } from './somebody.ts'
import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'u')

const PERMIT =
  '(?:visas?|work permit|permit|iqama|h ?1 ?b|opt|stem opt|pgwp|485|482|post study|psw|graduate (?:visa|route)|stay back|blue card|residence permit|employment pass|ep|s pass|brp|i 94|status|grace period|work visa)'
const SUBURBS =
  '(?:frisco|edison|plano|irving|allen|mckinney|fremont|sunnyvale|cupertino|cary|charlotte|naperville|aurora|bellevue|redmond|alpharetta|cumming|tampa|phoenix|columbus|virginia|maryland|north carolina|georgia|florida|pennsylvania|massachusetts|milton|oakville|surrey|scarborough|markham|werribee|tarneit|point cook|parramatta|blacktown|slough|reading|luton|milton keynes|swindon|cork|limerick|galway)'
const SINCE_YEARS = `(?:since|from|for|past|last)(?: the)?(?: last| past)? (?:${COUNT} ${YEARS}|(?:19|20)\\d\\d)`

/** What is told of a life in another country. */
export const OF_AWAY = {
  permitEnds: {
    hears: any(
      ` ${PERMIT} (?:is |will |which |that |also |also is |my |stamp |and it |it |only |now |are ){0,3}(?:expir\\S*|ends?|ending|over|gets over|getting over|valid|finish\\S*|runs out|till|until|up to|upto|lapses|khatam) (?:\\S+ ){0,5}?(?:\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|next year|next month|this year|months?|weeks?|days?) `,
      ` (?:till|until|only till|have till|have time till|have only|only) (?:\\S+ ){0,5}?to (?:find|get) (?:an? |the |another |new )?(?:sponsor|employer|job|project) `,
    ),
    unless: any(
      ` (?:his|her|husbands?|wifes|brothers?|sisters?|sons?|daughters?|friends?) (?:\\S+ )?${PERMIT} | ${PERMIT} (?:of|for) (?:my )?${KIN} | (?:sons?|daughters?|brothers?|sisters?|he|she) (?:(?!i |my |we )\\S+ ){0,8}${PERMIT} | (?:visitor|tourist|visit) visa | (?:if|when|driving|permit renewal|bus|truck|shop) (?:\\S+ )?(?:permit|visa) | priority date `,
    ),
  },
  greenCard: {
    hears: any(
      ' (?:i ?140|140) (?:is |was |got |also |has been |already |petition ){0,3}(?:approved|approv\\S*|cleared|done|through|filed|pending) | (?:approved|have|having|got|with) (?:an? |my )?(?:approved )?i ?140 ',
      ' priority date (?:is |of |in |as |still |my |eb ?[123] |was ){0,4}(?:\\S+ )?(?:(?:19|20)\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december|far|not current|years away|no where|nowhere|stuck|not moving) ',
      ' (?:green card|greencard|gc|eb ?2|eb ?3) (?:\\S+ ){0,3}?(?:priority|backlog|queue|line|date (?:is )?not|wait (?:is )?(?:long|\\d+)|far|nowhere) ',
    ),
    unless: any(
      ` (?:husband|wife|hubby) (?:is |also )?(?:on|has|with|got) | (?:husbands?|wifes?|his|her|brothers?|sons?|daughters?|friends?) (?:\\S+ )?(?:i ?140|priority|green ?card|gc) | (?:denied|revoked|reject\\S*|refus\\S*|withdrawn) `,
      KIN_IN_SCRIPT,
    ),
  },
  houseThere: {
    hears: any(
      ` (?:bought|own|purchased|put all money in|taken) (?:an? |our |one |the )?(?:\\S+ )?(?:house|home|flat|apartment|condo|townhouse|town house|villa|unit) (?:also |there )?(?:here|on mortgage|(?:in|at|near) (?:the )?(?:\\S+ )?(?:${PLACES_ABROAD.slice(3, -1)}|${SUBURBS.slice(3, -1)}))(?= )`,
      ' (?:put all money in|bought|purchased) (?:an? |our )?(?:townhouse|town house|condo) ',
      ' (?:our |my |the |with |have |a |on )(?:house |home )?mortgage (?:is |of |also |here |payment |\\d|here|\\$|runs|comes)',
    ),
    unless: any(
      ` (?:india|native|village|hometown|home town|bangalore|bengaluru|hyderabad|chennai|pune|mumbai|delhi|noida|gurgaon|kochi|kottayam|kerala|vizag|vijayawada|coimbatore|madurai|trichy|ahmedabad|surat|rajkot|jaipur|lucknow|patna|kolkata|nagpur|indore|bhopal|chandigarh|ludhiana|amritsar|punjab|ernakulam|thrissur|calicut|kannur|tirunelveli|warangal|guntur|goa|back home|want|planning|plan|should|will|wish|dream|buy|cannot|cant|not|sold|friend|friends|brother|sister|cousin|his|their|rent|rented|office|work from|parents) `,
    ),
  },
  yearsAway: {
    hears: any(
      ` (?:in|at|to|of) (?:the )?${PLACES_ABROAD} (?:\\S+ ){0,7}?${SINCE_YEARS}(?= )`,
      ` ${SINCE_YEARS} (?:\\S+ ){0,5}?(?:in|at) (?:the )?${PLACES_ABROAD} `,
      ` (?:came|moved|shifted|migrated|landed) (?:here |to (?:the )?${PLACES_ABROAD} |to \\S+ |for \\S+ |as (?:an? )?\\S+ |with \\S+ ){1,3}(?:in|on|during) (?:\\S+ ){0,2}?(?:19|20)\\d\\d `,
      ` ${PLACES_ABROAD} (?:me|mein|la|lo) (?:\\S+ )?${COUNT} (?:saal|sal|varsham|varusham\\S*|years?|yrs|yellu|samvatsar\\S*)(?: se| ah| ga| nunchi| aagudhu)? | ${COUNT} (?:saal|sal) se (?:\\S+ )?${PLACES_ABROAD} `,
      ` ${PLACES_ABROAD} ${COUNT} ${YEARS} `,
      ` ${COUNT} (?:yrs|years|yellu) (?:nunchi|nundi|ga) (?:\\S+ )?${PLACES_ABROAD} lo | ${PLACES_ABROAD} (?:me|mein) (?:19|20)\\d\\d se | (?:19|20)\\d\\d (?:me|mein) (?:\\S+ ){0,3}?${PLACES_ABROAD} (?:aaya|aayi|aaye|aya|ayi) `,
      `${COUNT} साल से (?:मस्कट|दुबई|दोहा|कुवैत|सऊदी|रियाद|कतर|क़तर|ओमान|बहरीन|सिंगापुर|कनाडा|अमेरिका|लंदन|ऑस्ट्रेलिया|जर्मनी|शारजाह) में `,
      ` (?:have )?(?:done|completed|spent) ${COUNT} ${YEARS} in (?:the )?${PLACES_ABROAD} `,
      ` on (?:h ?1 ?b|h4|work permit|l1) (?:\\S+ ){0,4}?${SINCE_YEARS} `,
      ` (?:first|was) (?:\\S+ ){0,2}in ${PLACES_ABROAD} ${SINCE_YEARS} `,
    ),
    unless: any(
      ` (?:my |our )?${KIN} (?:(?!and |but |so |i |we )\\S+ ){0,8}(?:${SINCE_YEARS}|${COUNT} ${YEARS}) `,
      ` (?:was|were|lived|stayed|gap|no (?:leave|salary|increment|hike|visit)|abbayi|ammayi|returned|came back|back to india|come back|before|earlier|worked|married|love|relation\\S*|trying|applied|applying|want|plan|planning|applied|waiting|promis\\S*|onsite|refused|rejected|ago|will) `,
      ` ${KIN} (?:\\S+ ){0,4}in (?:the )?${PLACES_ABROAD} (?:i|me|and i|and me|but i) `,
      KIN_IN_SCRIPT,
    ),
  },
} as const satisfies Record<string, ToldPattern>

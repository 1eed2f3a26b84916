import { plainText } from './topics.ts'

/** A further place for a trade that runs: a second shop or branch beside the first, or the first shop of a trade that was built up at home. */

const SHOP =
  '(?:shops?|stores?|showrooms?|outlets?|premises|parlou?r|salon|boutique|cafe|restaurant|studio|clinic|dukaa?n\\S*|kadai\\S*|angadi|दुकान\\S*|शाखा|கடை\\S*|கிளை\\S*|దుకాణ\\S*|షాపు\\S*|షాప్\\S*)'
const NEXT =
  '(?:second|2nd|third|3rd|another|one more|new|next|additional|nay[aie]|naye|dusr[aei]|doosr[aei]|ek aur|aur ek|innoru|innum oru|rendava\\S*|maro|inko|दूसर[ीाे]|नई|नया|एक और|இன்னொரு|இரண்டாவது|மற்றொரு|మరో|ఇంకో|రెండో)'
const SECOND = new RegExp(
  ` ${NEXT} (?:\\S+ )?(?:${SHOP}|branch(?:es)?) | (?:open|start|add|launch|want)\\S* (?:\\S+ ){0,2}?branch(?:es)? |शाखा|கிளை`,
  'u',
)
/** To take it, to open it, or whether the time for it is now. */
const STEP =
  / (?:take|taking|open\S*|start\S*|rent\S*|lease|expand\S*|add\S*|launch\S*|begin\S*|buy|go for|invest|lena|lene|leni|lun?|loon|le lu\S*|le le\S*|kholn?\S*|khol\S*|theek|thik|sahi|time|wait|hold|ruk\S*|abhi|aarambi\S*|thodang\S*|edukk\S*|pettala\S*|pettacha\S*|pettocha\S*|teyrava\S*|teravala\S*) |लेना|लेनी|खोल|सही|ठीक|रुक|எடுக்க|திறக்க|ஆரம்பி|తీసుకో|తెరవ|పెట్ట/u
/** A place that is left, sold or closed is no second one. */
const LEAVES = / (?:vacat\S*|evict\S*|khali|close|closing|shut|sell|selling|bech\S*|shift\S*|mov(?:e|ing)) /

const KIN =
  '(?:husbands?|wifes?|fathers?|mothers?|sons?|daughters?|brothers?|sisters?|uncles?|friends?|papa|pitaji|pati|patni|bhai|behen|beta|bete|beti|appa|amma|nanna|annan|thambi|anna|tammudu|in)'
/** A shop that stands, and nobody's of the family between: "meri lehenga saree ki dukaan", "we have a medical store". */
const SHOP_STANDS = new RegExp(
  ` (?:my|our|meri|mera|mere|hamari|hamara|apni|apna|en|engal|engaloda|naa|maa|मेरी|मेरा|हमारी|हमारा|என்|எங்கள்|నా|మా) (?:(?!${KIN} )\\S+ ){0,4}?${SHOP} | (?:i|we) (?:also |already |now )?(?:have|run|own|am running|are running|have been running) (?:(?!${KIN} )\\S+ ){0,4}?${SHOP} `,
  'u',
)

/** The place that was told, by a bare word. */
const TAKES_IT = / (?:take|open|start|rent|buy|do) (?:it|this|that|there) | (?:le lun?|le loon|kholu|khol lu|edukkala\S*|pettala) /

/** Which of two comes first, where a second place and the sale without a counter were told. */
const asksWhichFirst = (own: string, text: string): boolean =>
  / (?:which|what) (?:\S+ ){0,5}?first | (?:pehle|pahle|mudhalla|mundu) (?:kya|kaun|enna|edhu|edi) | (?:kya|kaun ?s[aei]|konsa) (?:\S+ )?(?:pehle|pahle) /.test(
    own,
  ) &&
  SECOND.test(text) &&
  namesOnlineSale(text)

/** True where a second place of a shop that runs is asked about: `own` is what asks, `text` all that was told, both plain. */
export const asksSecondPlace = (own: string, text: string): boolean =>
  ((STEP.test(own) && (SECOND.test(own) || (TAKES_IT.test(own) && SECOND.test(text)))) || asksWhichFirst(own, text)) &&
  !LEAVES.test(own) &&
  !/ (?:vacate|evict|khali karn\S*) /.test(text) &&
  SHOP_STANDS.test(text)

/** What is made or done for those who pay, as English names it. */
const MADE =
  '(?:bak\\S*|cakes?|cookies|tiffins?|cater\\S*|snacks?|sweets|pickles?|papads?|masala\\S*|podis?|soaps?|oils?|candles?|chocolates?|jewell?ery|stitch\\S*|blouses?|tailor\\S*|sarees?|kurti\\S*|embroidery|mehe?ndi|parlou?r|makeup|boutique|tuitions?|classes|kitchen|business|orders?|sell|selling|sold|cook\\S*|silai)'
/** Work for buyers that is done at home. */
const AT_HOME = new RegExp(
  [
    ' home (?:bak\\S*|kitchen|tailor\\S*|tuitions?|parlou?r|boutique|business|based|catering|salon|studio|classes|made \\S+) ',
    ` ${MADE} (?:\\S+ ){0,6}?(?:from|at|in) (?:my |our )?(?:home|house|flat|apartment) `,
    ` (?:from|at) (?:my |our )?home (?:\\S+ ){0,3}?${MADE} `,
    ' ghar (?:se|pe|par|mein|me) (?:hi )?(?:\\S+ ){0,3}?(?:tiffin|cakes?|silai|kapd\\S*|bech\\S*|chala\\S*|kaam|parlou?r|tuition|achar|papad|khana|bana\\S*|business|dhandha|boutique|kart[ie]) ',
    'घर (?:से|पर|में) (?:ही )?(?:\\S+ ){0,3}?(?:टिफिन|केक|सिलाई|कपड़|बेच|चला|काम|पार्लर|अचार|बना|बिज़नेस|बिजनेस)',
    ' (?:veetla|veetula|veetil|veettil\\S*|veetle|veetlendhu) ',
    'வீட்டில|வீட்டிலிருந்து|வீட்டுல',
    ' (?:intlo|inti nunchi|inti daggara) |ఇంట్లో|ఇంటి నుంచి|ఇంటి దగ్గర',
  ].join('|'),
  'u',
)
/** What is made or done there for those who pay. */
const FOR_BUYERS =
  / (?:bak\S*|cakes?|cookies|patties|tiffins?|cater\S*|snacks?|sweets|pickles?|achar|papads?|masala\S*|soaps?|oils?|candles?|chocolates?|jewell?ery|stitch\S*|silai|blouses?|tailor\S*|kapd\S*|saree\S*|kurti\S*|embroidery|mehe?ndi|parlou?r|makeup|boutique|tuitions?|classes|students|orders?|customers?|clients?|grahak|sell\S*|bech\S*|podi|batter|maavu|thaiyal|business|dhandha) |टिफिन|केक|सिलाई|कपड़|पार्लर|अचार|ऑर्डर|ग्राहक|बेच|தையல்|டிபன்|கேக்|ஆர்டர்|బ్లౌజ్|కేక్|టిఫిన్|ఆర్డర్|కుట్ట/u
/** That it runs, and is no plan: how many buy, or since when. */
const RUNS =
  / (?:\d+|few|many|daily|regular|weekly|monthly|roz|steady) (?:\S+ ){0,3}?(?:orders?|customers?|clients?|pieces|students|tiffins?|cakes|boxes|parcels|plates|grahak|blouses?) | orders? (?:\S+ ){0,3}?(?:weekly|monthly|daily|coming|a week|a month|per week|per month|every week|every month|aa|aate|mil\S*) | since | (?:for|last|past|from) (?:the )?(?:last |past )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs|months?) | \d+ (?:years?|yrs|months?) | (?:saal|sal|mahine|varusham|varushama|samvatsaral\S*|years?|yrs) (?:se|ga|nunchi|aa) | lockdown | chala (?:rah|lete)\S* |साल से|महीने से|ऑर्डर (?:आ|मिल)|வருஷமா|வருடமா|ஏళ్ల|ఏళ్లుగా|సంవత్సరాలుగా/u
const PLANNED =
  / (?:want|wants|wish|plan|planning|thinking|dream) (?:to |of )(?:start|starting|begin|beginning|do|doing) (?:\S+ ){0,4}?(?:from|at) home /

/** Somebody of the house whose trade it is. */
const KIN_DOES = new RegExp(
  ` (?:my|our|meri|mera|mere|hamari|en|enoda|naa|maa) ${KIN} (?:also |ghar \\S+ )?(?:\\S+ ){0,2}?(?:bakes?|makes?|sells?|stitch(?:es)?|runs?|does|cooks?|has|started|tiffin|silai|cakes?|chalat\\S*|bech\\S*|bana\\S*|kart[ie]) `,
)

/** True where a trade of the visitor's own runs from home; takes a plain text. */
export const runsFromHome = (text: string): boolean =>
  AT_HOME.test(text) && FOR_BUYERS.test(text) && RUNS.test(text) && !PLANNED.test(text) && !KIN_DOES.test(text)

const ROOM = `(?:${SHOP}|kitchen|unit|space|room|hall|centre|center)`
const INTO_SHOP = new RegExp(
  ` (?:start|open|opening|take|taking|rent|renting|lease|leasing|get|begin|shift|move|have|launch|go for) (?:\\S+ ){0,4}?${ROOM} | ${ROOM} (?:\\S+ ){0,3}?(?:lena|leni|lene|le|lun?|loon|kholn?\\S*|khol\\S*|kab|start|open|edukk\\S*|podala\\S*|thirakk\\S*|pettuk\\S*|pettala\\S*|pettali|pettacha\\S*|teesuk\\S*|लेना|लेनी|लूं|लूँ|ले|खोल\\S*|कब|எடுக்க\\S*|திறக்க\\S*|போடலா\\S*|పెట్ట\\S*|తీసుకో\\S*) | (?:kab|eppo|eppudu) (?:\\S+ ){0,2}?${ROOM} `,
  'u',
)

/** True where a trade that runs from home asks for its first shop: `own` is what asks, `text` all that was told, both plain. */
export const asksShopFromHome = (own: string, text: string): boolean =>
  (INTO_SHOP.test(own) || (TAKES_IT.test(own) && INTO_SHOP.test(text))) &&
  runsFromHome(text) &&
  !SHOP_STANDS.test(text.replace(own.trim(), ' '))

const LUCK =
  / (?:luck|lucky|yog|yoga|yogam|yogham|bhagya|kismat|tarakki|success\S*|adrushtam|adhirshtam|grow\S*|big|chalega|labham|laabham|laabam|kalis\S*|kalas\S*) |तरक्की|योग|भाग्य|किस्मत|அதிர்ஷ்ட|யோக|லாப|అదృష్ట|యోగ|లాభ|కలిసి/u
const OF_TRADE =
  / (?:business|trade|vyapar|vyapaar|vyaparam|dhandh[ae]|karobar|vyabar\S*|viyabar\S*|thozhil|shop|bakery|dukaa?n) |बिज़नेस|बिजनेस|व्यापार|धंध|कारोबार|தொழில்|வியாபார|బిజినెస్|వ్యాపార/u
/** True of words that ask whether trade has luck, and of no post beside it. */
export const asksTradeLuck = (own: string): boolean =>
  LUCK.test(own) && OF_TRADE.test(own) && !/ (?:job|jobs|naukri|service|post|or|ya|vs) /.test(own)

/** Where goods are offered without a counter. */
const CHANNEL = '(?:instagram|insta|facebook|fb|whatsapp|youtube|online|meesho|amazon|flipkart|swiggy|zomato|ondc|social media)'
const SOLD_THERE = new RegExp(
  `\\b${CHANNEL}\\s+(?:page\\s+)?(?:(?:pe|par|me|mein|se|on|through|la|lo)\\s+)?(?:bhi\\s+)?(?:bech\\w*|sell\\w*|sale\\w*|chalu|orders?|le\\s+rahe|lete|khareed\\w*|kharid\\w*|bikri|store|only|vik\\w*|amm\\w*)|\\b(?:sell\\w*|sale|sales|bech\\w*|orders?|buy|buying)\\s+(?:\\w+\\s+){0,4}?(?:on|through|via|by|pe|par|from)?\\s*${CHANNEL}\\b`,
  'giu',
)
/** What is told without the means by which goods are sold: these are no field of work. */
export const withoutMeansOfSale = (concern: string): string => concern.replace(SOLD_THERE, ' ')
/** True where selling without a counter is told or thought of. */
export const namesOnlineSale = (text: string): boolean => new RegExp(` ${CHANNEL} `).test(text)

/** A credit line of the trade that is drawn to its end. */
const LIMIT =
  / (?:cc|od|overdraft|cash credit|credit|loan|working capital) (?:limit )?(?:\S+ ){0,6}?(?:full|fully|puri|poori|pura|exhausted|maxed|used up|khatam|over) /
export const limitIsDrawn = (text: string): boolean => LIMIT.test(text)

/** True of a plain text in which the sale is told to have fallen. */
export const saleHasFallen = (text: string): boolean =>
  / (?:customers?|grahak|sales?|bikri|business|dhandha|orders?|footfall|season) (?:\S+ ){0,4}?(?:kam|less|low|down|slow|dull|fallen|reduced|dropped|manda|thand\S*|kammi|nahi) /.test(
    text,
  )

/** Of two words that name the trade and its shop, the shop is where it is sold. */
export const isShopOfTrade = (concern: string): boolean => {
  const text = plainText(concern)
  return runsFromHome(text) && new RegExp(` ${SHOP} `, 'u').test(text)
}

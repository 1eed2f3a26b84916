import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/**
 * Whoever holds a post and asks whether to look for another employer: "should I look outside now?". Outside is another firm, and neither another country nor
 * a trade of one’s own.
 */

const LOOKS =
  '(?:look|looking|search|searching|try|trying|apply|applying|explore|exploring|find|hunt|hunting|see|check|checking|interviews?)'
const ELSEWHERE =
  '(?:outside|elsewhere|somewhere else|some where else|(?:other|another|new|different) (?:company|companies|firm|firms|employer|employers|place|organi[sz]ation|jobs?))'
const BAHAR = '(?:bahar|baahar|bahaar|dusri (?:jagah|company|naukri|job)|doosri (?:jagah|company|naukri|job)|kahin aur|kahi aur|aur kahin)'
const DEKHU = '(?:dekh\\S*|try|apply|search|dhoond\\S*|dhund\\S*|khoj\\S*|talash|interview)'

/** To look for another employer. */
const LOOKS_ELSEWHERE = new RegExp(
  [
    ` ${LOOKS} (?:\\S+ ){0,4}?${ELSEWHERE} `,
    ` (?:should i|shall i|can i|better to|start|time to|good to) (?:\\S+ ){0,2}?(?:giving |attending |attend |give )interviews? `,
    ` (?:should|shall) i (?:\\S+ ){0,2}?(?:start |begin |be )?(?:applying|job hunting|job search|job hunt) `,
    ` ${BAHAR} (?:\\S+ ){0,3}?${DEKHU} `,
    ` ${DEKHU} (?:\\S+ )?${BAHAR} `,
    ` (?:veliya|veliye|vera (?:company|idam|velai)|vere (?:company|velai)) (?:\\S+ ){0,2}?(?:paak\\S*|paar\\S*|pak\\S*|thed\\S*|ted\\S*|try|apply) `,
    ` (?:bayata|bayita|vere (?:company|chota|udyogam|job)) (?:\\S+ ){0,2}?(?:chud\\S*|chus\\S*|chood\\S*|vetuk\\S*|vethuk\\S*|try|apply) `,
    `(?:बाहर|दूसरी (?:जगह|कंपनी|नौकरी)|कहीं और) (?:\\S+ ){0,2}?(?:देख|ढूंढ|ढूँढ|खोज|तलाश|कोशिश|अप्लाई|ट्राई)`,
    `(?:வெளியே|வெளியில்|வேறு (?:கம்பெனி|நிறுவன|இட|வேலை)\\S*) (?:\\S+ ){0,2}?(?:தேட|பார்|முயற்சி|விண்ணப்பி)`,
    `(?:బయట|వేరే (?:కంపెనీ|చోట|ఉద్యోగం|సంస్థ)\\S*) (?:\\S+ ){0,2}?(?:చూడ|చూసు|చూస్|వెతక|వెతుక|ప్రయత్ని|అప్లై)`,
  ].join('|'),
  'u',
)
/** A post that somebody has. */
const HAS_POST =
  / (?:job|jobs|company|office|post|work|working|project|employee|team|department|manager|engineer|layoffs?|cost cutting|bench|pip|salary|boss|firm|naukri|nokri|velai|velaiya|udyogam|pani) |नौकरी|कंपनी|छंटनी|வேலை|கம்பெனி|நிறுவன|ఉద్యోగ|కంపెనీ/u
const FAR = new RegExp(
  ` (?:${PLACES_ABROAD}|overseas|onsite|on site|visa|videsh|country|countries|india|city|state|station|h1b) |विदेश|வெளிநாட|విదేశ`,
  'u',
)
/** Outside of a town that is named is no other firm. */
const OUT_OF_PLACE =
  / outside (?:of )?(?!(?:now|right|or|and|also|for|if|as|but|before|after|while|when|to|in|this|my|the|our|i|should|is|it|can|will|company|companies|firm|job|jobs|offers?|opportunit\S*|options?|because|since|from|with|ya|kya|immediately|today|soon|already|only|than|instead|where|what) )\S+ /

/** Who has left, is out or is only to find a first post looks for a post, and has none to keep. */
const NO_POST =
  / (?:unemployed|jobless|no job|without job|lost (?:my )?job|laid off|got fired|was fired|terminated|resigned|left (?:my )?job|fresher|naukri nahi|job nahi|naukri chali|naukri chhut\S*|naukri gayi) /
const THEIR_SEARCH =
  / (?:he|she|they|wo|woh|(?:my|mera|meri|mere) (?:son|daughter|husband|wife|brother|sister|beta|beti|pati|patni|bhai)) (?:\S+ )?(?:look|try|search|apply|bahar|dusri|start) /

/**
 * True of words that ask whether to look for another employer.
 * @param own what asks, as plain text
 * @param text all that was told with it, as plain text
 */
export const looksElsewhere = (own: string, text: string): boolean =>
  LOOKS_ELSEWHERE.test(own) &&
  HAS_POST.test(text) &&
  !OUT_OF_PLACE.test(own) &&
  !NO_POST.test(text) &&
  !FAR.test(text) &&
  !THEIR_SEARCH.test(own)

/** What makes somebody fear for the post they hold. */
const THREAT =
  / (?:layoffs?|lay offs?|lay off|laying off|cost cutting|retrench\S*|downsiz\S*|pink slip|pip|bench|job cuts?|cutting (?:jobs|staff|people)|removing (?:people|staff|employees)|(?:company|firm|unit|project|branch|plant|department) (?:\S+ ){0,3}?(?:ending|closing|close|shut\S*|not doing well|in loss|loss me|band|kharab)|(?:people|many|staff|employees|colleagues|seniors|juniors|team ?mates) (?:\S+ ){0,2}?(?:removed|going|fired|leaving|asked to (?:go|leave|resign))|(?:job|post|naukri|velai|udyogam) (?:\S+ ){0,3}?(?:safe|secure|stable|risk|danger|bach\S*|khatre|jayegi|chali|poy?idum\S*|pogum\S*|pothunda|pothundi|potada|poduma)|(?:lose|losing|remove me|fire me|terminate me|throw me)) |छंटनी|नौकरी (?:\S+ ){0,2}?(?:सुरक्षित|बच|खतरे|जाएगी|जायेगी)|(?:வேலை|வேலையை) (?:\S+ ){0,2}?(?:பாதுகாப்|போய்|போகும|நிலை|இழ)|லேஆஃப்|ஆட்குறைப்|(?:ఉద్యోగం|ఉద్యోగానికి) (?:\S+ ){0,2}?(?:సేఫ|సురక్షిత|భద్ర|పోతు|పోయే|ఉంటుంద|ప్రమాద)|లేఆఫ్|లేఆఫ్స్/u

/** True of one who fears for the post they hold: nothing that makes them easier to be left out is advised then. */
export const fearsForPost = remembered((concern): boolean => THREAT.test(plainText(concern)))

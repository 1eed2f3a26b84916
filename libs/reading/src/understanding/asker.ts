import { ownText } from './own-words.ts'
import { ASPIRING, ELDER, OF_AGE } from './ages.ts'
import type { Apart } from './apart.ts'
import { withoutOthersSpouse } from './bond-told.ts'
import { clausesOf, SPOUSE_LOST_WORDS } from './clauses.ts'
import { seeksFirstPost } from './first-post.ts'
import { withoutKinTrade } from './kin-trade.ts'
import { settledOf, type Settled } from './settled.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { remembered } from './remembered.ts'
import { tellsInstalments } from './instalments.ts'
import { owesTold, weighsBeside } from './trade-beside.ts'
import { runsBeside } from './trade-begun.ts'
import { countHits, meantText, needleOf, plainText } from './topics.ts'
import { asksToWait, isUnready } from './waiting.ts'

/** What a visitor's own words and birth date tell of their state. Nothing is assumed: what was not said is null or false. */
export type Asker = {
  /** whole years on the day of the reading */
  age: number
  /** what was said of a marriage: one that exists, one that ended, a partner who has died */
  bond: 'married' | 'parted' | 'widowed' | null
  /** years of marriage as told; null where no number was named */
  marriedYears: number | null
  student: boolean
  /** has finished a course and looks for a first post: studies no longer, and holds none to leave */
  firstPost: boolean
  /** has been given a post whose first day does not come */
  joins: boolean
  /** is to be sent to another country by the own firm */
  sent: boolean
  retired: boolean
  /** has a child, in their own words */
  parent: boolean
  /** how a chapter on work is to be read: what prepares it, a livelihood, or useful years after it */
  work: 'study' | 'livelihood' | 'service'
  /** the work somebody has or strives for, as told: a business that runs, a post or profession, an examination prepared for */
  trade: 'business' | 'post' | 'aspirant' | null
  /** works for clients on their own account, without a firm or an employer: such a trade is a business, told by clients and fees */
  freelance: boolean
  /** has children of their own, who are told of and not asked about */
  children: boolean
  /** already lives in another country */
  abroad: boolean
  /** speaks of loans to be paid back */
  debt: boolean
  /** speaks of money that was lost, withheld or taken */
  pressed: boolean
  /** what makes a bond hard, as told: a partner who drinks, who threatens or strikes, or who has fallen silent */
  strain: 'drink' | 'harm' | 'cold' | null
  /** a marriage that is neither shared nor ended, as told: every chapter words itself by it; null where a hand is raised or drink weighs more */
  apart: Apart | null
  /** what is told of as already so: nothing of it is to be looked for */
  settled: readonly Settled[]
  /**
   * how a chapter on love is to be read: a marriage, a loved one without a marriage, a marriage that ended, a partner who has died, the
   * wide sense of company and home for those of whom courtship is not to be assumed, or a heart that is free or has not said
   */
  love: 'bond' | 'partner' | 'parted' | 'widowed' | 'wide' | 'open'
}

/** From this age on a parent who says nothing of a partner is not told of courtship. */
const SETTLED = 45
/** A shop or firm called one's own by its kind: "my own boutique business". */
const OWN_FIRM = / (?:my|our) own (?:\S+ ){0,2}(?:business|shop|store|boutique|firm|company|startup|studio|salon|clinic|restaurant) /
/** A trade of one's own that a post was left for: "left my job to start a bakery". */
const LEFT_FOR_TRADE =
  / (?:left|quit|resigned from) (?:\S+ ){0,4}(?:job|post|naukri) (?:and |to |for )(?:have )?(?:start|started|starting|open|opened|opening|run) (?:an? |my (?:own )?|our (?:own )?)(?:\S+ )?(?:bakery|business|shop|cafe|restaurant|boutique|store|firm|agency|startup|start up|studio|clinic|salon|brand|farm|company|cloud kitchen|dhaba|gym|academy|coaching) /
/** A trade that runs, told by having or running it. */
const RUNS_FIRM =
  / (?:i have|we have|running|i run|we run|i own|we own|meri|mera|mere|hamari|hamara|apni|en|naa|maa|मेरी|मेरा|हमारी|हमारा|என்|எங்கள்|నా|మా) (?:an? |own |my |our |ek |oru )?(?:[a-z]+ )?(?:(?:polishing|spinning|weaving|processing|packing|stitching|garments?|textile|manufacturing|production|dyeing) unit|(?:rice|flour|oil|saw|dal|cotton|sugar|ginning) mill|workshop|printing press|bakery|dhaba|gym|power ?looms?|trucks|lorries|shop|petrol pump|factory|clinic|hotel|restaurant|store|boutique|salon|saloon|parlou?r|agency|showroom|dairy|dukaa?n|kadai|फैक्ट्री|दुकान|पार्लर|डेयरी|होटल|கடை|ஹோட்டல்|தொழிற்சாலை|షాపు|షాప్|హోటల్|దుకాణం) | (?:kadai|shop|hotel|dukaa?n|business) (?:\S+ )?(?:vechiru\S*|vachiru\S*|vaithiru\S*|nadat\S*|nadapu\S*|chestunn\S*|chala raha|chala rahi|chalata|chalati) |(?:கடை|ஹோட்டல்) (?:வைத்திருக்|நடத்து)|(?:హోటల్|షాపు|దుకాణం|వ్యాపారం) (?:నడుపుతున్న|చేస్తున్న|పెట్టుకున్న)/u
const FIRM_WISH =
  / (?:start|begin|open|launch|have|want|wish|dream|starting|opening|doing|(?:should|shall|can|could|may|will|to|or) (?:i )?(?:do|try|set up)) (?:\S+ ){0,2}(?:my|our) own /

// prettier-ignore
const MARRIED_WORDS: readonly string[] = [
  'am second wife', 'am his second wife', 'am the second wife', 'his first wifes', 'had love marriage', 'did love marriage', 'love marriage hui', 'love marriage hua', 'love marriage chesukunn', 'love marriage panni', 'my wife', 'my husband', 'from husband', 'from wife', 'husband and kids', 'husband and children', 'wife and kids',  'my hubby', 'my spouse', 'my marriage', 'our marriage', 'married for', 'been married', 'am married', 'im married', 'are married', 'were married', 'we married', 'got married in', 'married since', 'married life', 'years of marriage', 'year of marriage', 'after marriage', 'my in laws', 'my mother in law', 'my father in law',
  'meri patni', 'mere pati', 'mera pati', 'meri biwi', 'meri bibi', 'meri wife', 'mere husband', 'mera husband', 'sasural', 'meri saas', 'shaadishuda', 'shadishuda', 'shaadi shuda', 'shadi shuda', 'meri shaadi ko', 'meri shadi ko', 'hamari shaadi ko', 'hamari shadi ko', 'shaadi ke baad', 'shadi ke baad', 'pati patni',
  'en manaivi', 'en kanavar', 'en kanavan', 'en purushan', 'en pondatti', 'en wife', 'en husband', 'enaku kalyanam aagi', 'kalyanam aagi', 'kalyanam aayiduchu', 'mamiyar',
  'naa bharya', 'na bharya', 'naa bharta', 'na bharta', 'naa mogudu', 'naa wife', 'naa husband', 'maa ayana', 'maa aayana', 'pelli ayyi', 'pelli aindi', 'maa atta',
  'मेरी पत्नी', 'मेरे पति', 'मेरी बीवी', 'मेरी वाइफ', 'मेरे हसबैंड', 'ससुराल', 'मेरी सास', 'हमारी शादी को', 'मेरी शादी को', 'शादी के बाद', 'शादीशुदा', 'विवाहित हूँ', 'विवाहित हूं', 'पति पत्नी',
  'என் மனைவி', 'என் கணவ', 'என் புருஷ', 'என் பொண்டாட்டி', 'நான் திருமணமான', 'திருமணம் ஆகி', 'திருமணமாகி', 'கல்யாணம் ஆகி', 'மாமியார்',
  'నా భార్య', 'నా భర్త', 'మా ఆయన', 'మా ఆవిడ', 'పెళ్లి అయి', 'పెళ్లయి', 'పెళ్ళయి', 'వివాహం అయి', 'మా అత్త',
]

/** What was given up or taken up after a wedding that has been. */
const AFTER_WEDDING =
  /(?<! (?:be|will|would|should|shall|can|may|to)(?: \S+)?) (?:left|quit|stopped|resigned|gave up|discontinued|leaved|moved|shifted|came) (?:\S+ ){0,4}?after (?:my |our )?(?:marriage|wedding|shaadi|shadi|marrying) | (?:since|after) (?:my |our )?(?:marriage|wedding|shaadi|shadi) (?:i |we )(?:have |had |am |are )?(?:left|quit|stopped|resigned|moved|shifted|not|been|in|at|home) /

/** A marriage told by its years, or by what only the married have; the years of somebody else's marriage are not meant. */
const MARRIED_PATTERNS: readonly RegExp[] = [
  AFTER_WEDDING,
  /(?<! (?:sister|brother|son|daughter|friend|cousin|parents|got|who is|when)(?: is| was| are)?) married (?:for )?(?:the )?(?:last |past )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:years|yrs|year|months) /,
  // a wedding that has been, in the Hindi of Latin letters, and nobody else's
  /(?<! (?:nahi|nahin|uski|unki|iski|kiski|sabki|ki|jab|agar|kab|kisi|aur|se)) (?:love |arranged? )?(?:shaadi|shadi|marriage) (?:hui thi|hui hai|hui|hue|hua|hogayi hai|ho gayi hai|ho gai hai|ho chuki|ko \d+)(?! toh?| agar)/,
  /(?<!नहीं|उसकी|उनकी|किसकी|भाई की|बहन की|बेटे की|बेटी की) शादी (?:हुई थी|हुई है|हुए|हो गई है|हो चुकी)/u,
  / (?:happy|unhappy|happiness|peace|stuck|trapped) in (?:my |our |this |the )?(?:marriage|married life) /,
  / (?:mother|father|sister) in law (?:troubl|problem|issue|fight|tortur|harass|interfer|is |does|dont|never|always)/,
  / (?:am|i|we|have|got) (?:re married|remarried) | remarried (?:\d+|one|two|three|four|five|in|last) | (?:new|second) (?:wife|husband) (?:treat\S*|does|is not|not|fights|hates|beats|ill)| i am (?:his |the |a )?second wife /,
  / (?:husband|wife) (?:\S+ )?(?:doubts|doubting|suspects|checks my|hid|hides|hiding|hided|lied|not happy|not interested|took (?:\S+ ){0,2}loan|taking loan|has changed|changed|sold)(?= )| (?:husband|wife) (?:drinks|abuses|beats|wants|says|left|cheats|has|earns|asks|lost|refuses|never|always|works|is working|lives|is living|stays|is in|is away|is abroad|went|not ready|is not ready|not agree|is against|keeps|shouts|fights|filed|controls|ignores|and i|and me|does not|doesnt|is not) /,
]
/** Somebody else's husband or wife. */
const OTHERS_BOND = / (?:sister|brother|daughter|son|friend|cousin|aunt|uncle)s? (?:husband|wife|mother in law|father in law) /g

/** The wedding of a sister, a brother or a child, in the Tamil of Latin letters. */
const OTHERS_WED =
  / (?:avalukk?u|avanukk?u|avangalukk?u|thangachikk?u|thangachi\S*|thangai\S*|akka\S*|anna\S*|thambi\S*|magal\S*|magan\S*|ponnu\S*|paiyan\S*) (?:\S+ ){0,2}?kalyanam (?:aagi|aayi|aachu|aayiduchu|aagiduchu|mudin\S*)\S*/g

/** Phrases in which such a word tells of a hope, of somebody else, or of its contrary. */
// prettier-ignore
const NOT_MARRIED: readonly string[] = [
  'my future husband', 'my future wife', 'my future spouse', 'my would be husband', 'my would be wife', 'my husband be like', 'my wife be like', 'my spouse be like', 'my spouse be', 'how will my husband be', 'how will my wife be', 'how will my husband look', 'how will my wife look', 'how will be my husband', 'how will be my wife', 'how will my husband treat', 'my husband look', 'who will be my husband', 'who will be my wife', 'meet my husband', 'meet my wife', 'meet my spouse', 'find my husband', 'find my wife', 'find my spouse', 'get my husband', 'get my wife', 'about my marriage', 'my marriage happen', 'my marriage fix', 'my marriage done', 'my marriage get done', 'my marriage get settled', 'my marriage come', 'my marriage take place', 'my marriage get fixed', 'my marriage be fixed', 'my marriage get delayed', 'my marriage delayed', 'my marriage is delayed', 'my marriage be delayed', 'my marriage getting delayed', 'my marriage is getting delayed', 'delay in my marriage', 'when is my marriage', 'when will my marriage be', 'when my marriage', 'is my marriage', 'my marriage date', 'my marriage age', 'my marriage life be', 'married life be', 'not married', 'abroad after marriage', 'job after marriage', 'settle after marriage', 'am married off', 'we married soon',
  'fixed my marriage', 'fix my marriage', 'fixing my marriage', 'arranged my marriage', 'arranging my marriage', 'for my marriage', 'looking for my marriage', 'before my marriage', 'till my marriage', 'until my marriage', 'mere pati kaise', 'mera pati kaisa', 'meri patni kaisi', 'pati kaisa hoga', 'patni kaisi hogi', 'मेरे पति कैसे होंगे', 'मेरी पत्नी कैसी होगी', 'mera husband kaisa', 'meri wife kaisi',
]

/** A husband or wife to come; one who is there is asked about by what they do and not by what they will be. */
const SPOUSE_TO_COME =
  / (?:future|would be|wouldbe|to be|hone wal[aei]) (?:husband|wife|spouse|partner|life partner|in laws|pati|patni) | (?:will|would) (?:my |the )?(?:husband|wife|spouse|life partner) (?:be|belong) (?:\S+ ){0,2}(?:from|same|nearby|local|rich|nri|doctor|engineer|working|govt|government|businessman|older|elder|younger|tall|fair|handsome|beautiful|known|stranger|outside|foreign|abroad|caste|city|town|state) | (?:what|which) (?:kind|type|sort) of (?:husband|wife|spouse|life partner|girl|boy) (?:will|do|would|shall|am) i | (?:from where|which side|which place|where) (?:will|would) (?:my |the )?(?:husband|wife|spouse) (?:come|be) | (?:meri )?(?:patni|biwi|wife|dulhan) kaisi (?:hogi|milegi) | (?:mera |mere )?(?:pati|husband|dulha) kais[ae] (?:hoga|honge|milega|milenge) | after (?:my |our )?(?:marriage|wedding) (?:where |how |what |also )?(?:will|shall|should|can|would) (?:i|we|my|he|she) | (?:will|shall|should|can|would) (?:i|we|he|she|it) (?:\S+ ){0,5}after (?:my |our )?(?:marriage|wedding) /u

/** The one who is loved is promised to somebody else. */
const PROMISED_ELSEWHERE =
  / (?:marriage|wedding|shaadi|shadi|engagement|sagai|rishta) (?:\S+ ){0,3}(?:kahin? aur|kisi aur|dusri jagah|someone else|somebody else|somewhere else|(?:an)?other (?:boy|girl|guy|man|woman|person|place|house)|elsewhere) (?!(?:\S+ ){0,2}(?:kar lu|karu))| (?:got |is |getting )(?:engaged|married) to (?:another|someone|somebody) /u
/** A match that a family only looks for is no promise yet. */
const ONLY_SOUGHT = / (?:fixing|looking|searching|finding|seeing|dhoond\S*|dhund\S*|dekh rah\S*) /
export const isPromisedElsewhere = remembered((concern): boolean => {
  const text = meantText(concern)
  return PROMISED_ELSEWHERE.test(text) && !ONLY_SOUGHT.test(text)
})

/** True where a husband or wife to come is asked about: whoever asks is not married. */
export const asksOfSpouseToCome = (concern: string): boolean => SPOUSE_TO_COME.test(meantText(concern))

// prettier-ignore
const PARTED_WORDS: readonly string[] = [
  'am divorced', 'im divorced', 'divorced 1', 'divorced 2', 'divorced 3', 'divorced 4', 'divorced 5', 'divorced 6', 'divorced 7', 'divorced 8', 'divorced 9', 'divorced one', 'divorced two', 'divorced three', 'divorced with', 'divorced and', 'divorced mother', 'divorced father', 'divorced from', 'divorced for', 'divorced few', 'time divorced', 'times divorced', 'divorced twice', 'divorced in', 'divorced since', 'divorced last', 'i divorced', 'twice divorced', 'divorced woman', 'divorced man', 'divorced lady', 'am a divorce', 'got divorced', 'got divorce ', 'got my divorce', 'took divorce', 'taken divorce', 'divorce done', 'divorce completed', 'divorce finalised', 'legally divorced', 'my divorce', 'after divorce', 'divorcee', 'divorce aagi', 'we divorced', 'divorced me', 'divorced my', 'was divorced', 'ex husband', 'ex wife', 'second marriage', 'marry again', 'remarr', 'am separated', 'im separated', 'living separately',
  'mera talaq', 'mera talaak', 'mera divorce', 'talaq ho gaya', 'talaq ho chuka', 'talak ho gaya', 'talak ho chuka', 'talak hue', 'divorce ho gaya', 'divorce ho chuka', 'divorce hue', 'talaqshuda', 'talakshuda', 'dusri shaadi', 'doosri shaadi', 'dusri shadi', 'doosri shadi', 'vivakarathu aagi', 'divorce aagi', 'rendavathu kalyanam', 'vidakulu ayyay', 'divorce ayyindi', 'rendo pelli',
  'तलाकशुदा', 'मेरा तलाक', 'तलाक हो', 'दूसरी शादी', 'விவாகரத்தான', 'விவாகரத்து ஆகி', 'இரண்டாவது திருமணம்', 'విడాకులు అయ్య', 'విడాకులు తీసుకున్న', 'రెండో పెళ్లి',
]

/** A divorce that is still a question leaves the marriage in being. */
// prettier-ignore
const NOT_PARTED: readonly string[] = ['remarried 1', 'remarried 2', 'remarried 3', 'remarried 4', 'remarried 5', 'remarried in', 'remarried two', 'remarried three', 'i remarried', 'am remarried', 'we remarried', 'after my second marriage', 'should i divorce', 'will i divorce', 'get my divorce', 'when will my divorce', 'will my divorce', 'is my divorce', 'my divorce case', 'any divorcee', 'some divorcee', 'with a divorcee', 'with divorcee', 'marry a divorcee', 'marry divorcee', 'marrying a divorcee', 'to a divorcee', 'to divorcee', 'from a divorcee', 'divorcee proposal', 'divorcee man', 'divorcee guy', 'divorcee boy', 'divorcee girl', 'divorcee person', 'he is divorcee', 'he is a divorcee', 'she is divorcee', 'she is a divorcee', 'he is divorced', 'she is divorced']

// prettier-ignore
const WIDOWED_WORDS: readonly string[] = [...SPOUSE_LOST_WORDS, 'widow', 'vidhwa', 'vidhva', 'विधवा', 'विधुर']

// prettier-ignore
const STUDENT_WORDS: readonly string[] = [
  'final yr', 'yr btech', 'yr b tech', '1st yr', '2nd yr', '3rd yr', '4th yr', 'backlog', 'arrears', 'campus placement', 'doing llb', 'doing btech', 'doing bsc', 'doing bcom', 'back lagi', 'back aayi', 'am a student', 'im a student', 'am student', 'college student', 'am studying', 'im studying', 'year btech', 'year b tech', 'btech student', 'year mbbs', 'year engineering', 'year of college', 'year of my degree', 'final year', 'third year', 'second year', 'first year', '3rd year', '2nd year', '1st year', '4th year', 'in class', 'class 10', 'class 11', 'class 12', '12th class', '10th class', '12th standard', '10th standard', 'my semester', 'my college', 'my school', 'board exam', 'my boards', 'preparing for', 'my phd', 'pursuing',
  'padhai kar raha', 'padhai kar rahi', 'padh raha hu', 'padh rahi hu', 'taiyari kar', 'tayari kar', 'chhatra', 'padikiren', 'padikkiren', 'padichitu iruk', 'padichutu iruk', 'chaduvutunna', 'chaduvuthunna', 'chadhuvutunna',
  'पढ़ाई कर रह', 'पढ़ रहा हू', 'पढ़ रही हू', 'तैयारी कर', 'बैकलॉग', 'அரியர்', 'బ్యాక్‌లాగ్', 'छात्र', 'विद्यार्थी हू', 'படிக்கிறேன்', 'படித்துக்', 'மாணவ', 'చదువుతున్న', 'విద్యార్థి',
]

/** Study that is wished for: at the age of a first degree it makes a student. */
// prettier-ignore
const STUDY_WISH_WORDS: readonly string[] = [
  'to study', 'for studies', 'for study', 'for higher studies', 'higher studies', 'higher education', 'which stream', 'which course', 'which subject', 'which degree', 'which college', 'college admission', 'get admission', 'take science', 'take commerce', 'take arts', 'after 12th', 'after 10th', 'after plus two', 'medical or engineering', 'engineering or medical', 'science or commerce', 'commerce or science', 'commerce or arts', 'neet$', 'jee$', 'clat$',
  'padhai ke liye', 'padhne ke liye', 'padhai karni', 'kaunsi stream', 'konsi stream', 'padippu', 'padikka', 'padika', 'chaduvu', 'chadavali', 'chadavadaniki',
  'पढ़ाई के लिए', 'पढ़ने के लिए', 'कौन सी स्ट्रीम', 'दाखिला', 'படிக்க', 'படிப்பு', 'மேற்படிப்பு', 'చదువు', 'చదవ',
]
/** Up to this age a first degree is studied for. */
const FIRST_DEGREE = 21

// prettier-ignore
const PARTNER_WORDS: readonly string[] = [
  'gfs parents', 'gfs family', 'gfs father', 'girlfriends parents', 'girlfriends family', 'girlfriends father', 'bfs parents', 'bfs family', 'boyfriends parents', 'boyfriends family', 'boyfriends mother', 'gf ke ghar', 'bf ke ghar', 'my boyfriend', 'my girlfriend', 'my lover', 'my partner', 'my fiance', 'my bf$', 'my gf$', 'i love a boy', 'i love a girl', 'i love a man', 'i love a woman', 'i love someone', 'i love my', 'i love him', 'i love her', 'am in love with', 'im in love with', 'love with a boy', 'love with a girl', 'in a relationship', 'in relationship', 'distance relationship', 'long distance', 'he loves me', 'she loves me', 'loves me but', 'in love with', 'i love a', 'we love each other', 'love each other', 'am engaged', 'im engaged', 'we are engaged', 'live in relation', 'live in with', 'in relation with', 'relation since', 'relation from', 'relationship since', 'years relation$', 'yrs relation$', 'year relation$', 'varusha love', 'varusham love', 'varusama love', 'saal ka relation', 'saal se relation', 'saal se pyar', 'saal se pyaar', 'years of love', 'i like my senior', 'i like my colleague', 'i like my classmate', 'i like my friend', 'i like my cousin', 'i like another', 'i like someone', 'i like a boy', 'i like a girl', 'girl i love', 'boy i love', 'man i love', 'woman i love',
  'mera boyfriend', 'mere boyfriend', 'meri girlfriend', 'ladke se pyar', 'ladki se pyar', 'ek ladke se', 'ek ladki se', 'pyar karta hu', 'pyar karti hu', 'pyaar karta hu', 'pyaar karti hu', 'pyar karta hoon', 'pyar karti hoon', 'pyaar karta hoon', 'pyaar karti hoon', 'mera premi', 'meri premika', 'meri sagai',
  'en kadhalan', 'en kadhali', 'en kaadhalan', 'en kaadhali', 'kadhalikiren', 'kadhalikkiren', 'love panren', 'love pandren', 'love panrom', 'love chestunna', 'love chesthunna', 'en lover', 'naa lover', 'na lover', 'preministunna', 'premisthunna', 'naa priyudu', 'naa priyuralu',
  'मेरा बॉयफ्रेंड', 'मेरी गर्लफ्रेंड', 'लड़के से प्यार', 'लड़की से प्यार', 'प्यार करता हू', 'प्यार करती हू', 'मेरा प्रेमी', 'मेरी प्रेमिका', 'मेरी सगाई',
  'என் காதலன்', 'என் காதலி', 'காதலிக்கிறேன்', 'காதலிக்கிறோம்', 'காதலிக்கும்', 'నా ప్రియుడు', 'నా ప్రియురాలు', 'ప్రేమిస్తున్న',
]

/** What says that such a love is over, is hoped for, or is no love of a person. */
const NOT_PARTNER =
  / (?:never (?:been |was )?in (?:a |any )?relationship|left me|leave me alone|broke up|break up|breakup|brokeup|dumped me|my ex|ex (?:boyfriend|girlfriend|lover)|i love my (?:job|work|country|family|parents|mother|father|son|daughter|child|children|kids|dog|self)|love with my (?:job|work)|return to me|come back to me|chhod|chod|chala gaya|chali gayi|vittu p|ponadhu) /

// prettier-ignore
const BUSINESS_WORDS: readonly string[] = [
  'my startup', 'my start up', 'our startup', 'my business', 'our business', 'family business', 'my shop', 'our shop', 'my own shop', 'my own company', 'my own firm', 'my own business', 'my clinic', 'my factory', 'my store', 'my restaurant', 'my hotel', 'my agency', 'my showroom', 'my coaching cent', 'my coaching institute', 'my coaching class', 'my venture', 'i run a', 'i run my', 'run a business', 'business owner', 'am a businessman', 'am a business', 'am an entrepreneur', 'business is in loss', 'business loss', 'shop is in loss', 'self employed',
  'mera business', 'mere business', 'mera dhandha', 'mera dhanda', 'mera vyapar', 'mera karobar', 'meri dukan', 'meri dukaan', 'hamari dukan', 'hamara business', 'dukan chala', 'business chal', 'en kadai', 'en business', 'en thozhil', 'naa vyaparam', 'na vyaparam', 'naa business', 'naa shop', 'maa shop',
  'मेरा व्यापार', 'मेरे व्यापार', 'मेरा बिज़नेस', 'मेरा बिजनेस', 'मेरी दुकान', 'मेरा कारोबार', 'मेरा धंधा', 'என் கடை', 'என் தொழில்', 'என் வியாபார', 'என் பிசினஸ்', 'నా వ్యాపార', 'నా షాపు', 'నా బిజినెస్', 'నా దుకాణ',
]

/** A business that is still a wish. */
// prettier-ignore
const BUSINESS_WISH: readonly string[] = ['start my own business', 'start my business', 'starting my own business', 'starting my business', 'begin my own business', 'begin my business', 'open my own business', 'open my own shop', 'open my shop', 'open my business', 'open my own company', 'start my own company', 'start my startup', 'launch my startup', 'launch my business', 'do my own business', 'have my own business', 'run my own business', 'start my own shop', 'will my business start', 'when will my business']

// prettier-ignore
const OWN_POST_WORDS: readonly string[] = [
  'my job', 'my boss', 'my office', 'my manager', 'my employer', 'my salary', 'my promotion', 'promotion', 'increment', 'appraisal', 'am working', 'im working', 'i work', 'working as', 'working in', 'my transfer', 'get transfer', 'transfer near', 'layoff', 'lay off', 'laid off', 'h1b$', 'my profession', 'am employed', 'posted far', 'posted in', 'posted at', 'posted away', 'my posting', 'current job', 'change job', 'change my job', 'switch job', 'job change', 'govt employee', 'government employee',
  'meri naukri', 'meri job', 'mera job', 'mera transfer', 'mera boss', 'naukri karta', 'naukri karti', 'job karta', 'job karti', 'en velai', 'en job', 'velai seiren', 'velai seigiren', 'naa job', 'naa udyogam', 'na udyogam', 'udyogam chestunna', 'job chestunna',
  'मेरी नौकरी', 'मेरा ट्रांसफर', 'मेरा बॉस', 'नौकरी करता', 'नौकरी करती', 'என் வேலை', 'வேலை செய்கிறேன்', 'வேலை பார்க்கிறேன்', 'నా ఉద్యోగ', 'ఉద్యోగం చేస్తున్న',
]

/** A post that is still a wish. */
// prettier-ignore
const POST_WISH: readonly string[] = ['get my job', 'get my first job', 'get my dream job', 'my first job', 'find my job', 'my job happen', 'when will my job', 'will my job come', 'lost my job', 'lose my job', 'left my job', 'meri job kab lagegi', 'meri naukri kab', 'naukri kab lagegi', 'मेरी नौकरी कब', 'my dream job', 'working in abroad', 'working in foreign']

const PROFESSION =
  /(?<! (?:for|to|tell|suits?|gives?|of|with|let)) (?:am|im|main|mai|me) (?:an? |ek )?(?:\w+ ){0,2}(?:teacher|doctor|surgeon|nurse|engineer|developer|programmer|lawyer|advocate|accountant|banker|clerk|officer|manager|professor|prof|lecturer|driver|pilot|police|policeman|soldier|scientist|analyst|consultant|designer|journalist|pharmacist|technician|employee|architect|principal|actor|tailor|electrician|plumber|mechanic|farmer|chef|artist|singer|ca) /

/** Works for clients alone, as told. */
const FREELANCE =
  / (?:freelanc\S*|self ?employed|gig work(?:er)?|independent (?:consultant|contractor|designer|developer|writer)|my (?:own )?clients|own clients) |फ्री ?लांस|ஃப்ரீ ?லான்ஸ|ఫ్రీ ?లాన్స/u
/** ... or still thinks of it. */
const FREELANCE_WISH =
  / (?:start|begin|try|go|going|become|becoming|want|wish|thinking of|plan|planning|switch to|shift to|or|should i|can i|karu|karna|shuru) (?:\S+ ){0,3}(?:freelanc\S*|self ?employed) |(?:फ्री ?लांस\S*) (?:\S+ )?(?:शुरू|करूँ|करूं|करना)/u
/** An income that comes and goes: whoever names a craft with it has no salary. */
const UNSTEADY =
  / (?:income|earnings?|kamai|aamdani|amdani|payments?|work|projects?) (?:\S+ )?(?:(?:not|isnt|nahi|nahin|never|no) (?:so |very |much )?(?:stable|steady|fixed|regular|constant|sthir)|unstable|unsteady|irregular|uncertain|fluctuat\S*|goes up and down|up and down) | no (?:stable|steady|fixed|regular) (?:income|earnings?|work|clients) | kamai (?:fix|fixed|sthir|pakki) nahi /
const EMPLOYED = / (?:my (?:job|salary|boss|company|office|employer|manager)|salary|employer|company|meri naukri|meri job|layoffs?) /

/** True for those who live by clients of their own, told by the word or by a craft whose income comes and goes. */
const isFreelance = (text: string): boolean =>
  !FREELANCE_WISH.test(text) && (FREELANCE.test(text) || (PROFESSION.test(text) && UNSTEADY.test(text) && !EMPLOYED.test(text)))

// prettier-ignore
const ASPIRANT_WORDS: readonly string[] = [
  'upsc', 'civil services', 'civil service', 'ias exam', 'ias officer banna', 'become ias', 'become an ias', 'ssc$', 'ssc cgl', 'neet$', 'jee$', 'gate exam', 'bank po', 'ibps', 'rrb$', 'tnpsc', 'appsc', 'tspsc', 'bpsc', 'mpsc', 'uppsc', 'uppcs', 'mppsc', 'rpsc', 'kpsc', 'psc exam', 'group 1', 'group 2', 'competitive exam', 'government exam', 'govt exam', 'nda exam', 'ca final', 'ca inter', 'aspirant', 'attempts', 'crack the exam', 'sarkari exam', 'preparing for exam', 'preparing for govt', 'preparing for government',
  'यूपीएससी', 'सिविल सेवा', 'प्रतियोगी परीक्षा', 'नीट', 'सरकारी नौकरी की तैयारी', 'யுபிஎஸ்சி', 'டிஎன்பிஎஸ்சி', 'போட்டித் தேர்வு', 'నీట్', 'యూపీఎస్సీ', 'గ్రూప్ 1', 'పోటీ పరీక్ష',
]

/** Names of other countries as they are typed, a part of a pattern. */
export const PLACES_ABROAD =
  '(?:usa|us|u s a|america|uk|england|london|canada|toronto|australia|sydney|melbourne|germany|dubai|uae|abu dhabi|sharjah|ajman|gulf|saudi|qatar|doha|kuwait|oman|muscat|bahrain|singapore|malaysia|new zealand|ireland|europe|poland|finland|norway|denmark|belgium|spain|portugal|china|hong kong|korea|russia|africa|nigeria|kenya|riyadh|jeddah|israel|thailand|indonesia|philippines|scotland|manchester|birmingham|japan|france|italy|netherlands|sweden|switzerland|texas|california|new jersey|new york|chicago|dallas|houston|austin|seattle|boston|atlanta|bay area|san jose|san francisco|michigan|ohio|vancouver|calgary|edmonton|brampton|mississauga|ottawa|montreal|leeds|glasgow|edinburgh|liverpool|leicester|nottingham|dublin|berlin|munich|hamburg|frankfurt|amsterdam|brisbane|perth|adelaide|auckland|paris|stockholm|copenhagen|zurich|tokyo|seoul|bangkok|kuala lumpur|dammam|salalah|manama|abroad|foreign)'
export const ABROAD_HINDI =
  '(?:अमेरिका|यूएस|यूएसए|कनाडा|लंदन|यूके|इंग्लैंड|जर्मनी|ऑस्ट्रेलिया|दुबई|सऊदी|कुवैत|कतर|क़तर|ओमान|बहरीन|खाड़ी|सिंगापुर|न्यूज़ीलैंड|आयरलैंड|विदेश|परदेस)'
export const ABROAD_TAMIL =
  '(?:அமெரிக்கா|யுஎஸ்|கனடா|லண்டன|ஜெர்மனி|ஆஸ்திரேலியா|துபா|சவுதி|குவைத்|கத்தார|ஓமான|மஸ்கட்|சிங்கப்பூர|மலேசியா|வளைகுடா|வெளிநாட்டி)'
export const ABROAD_TELUGU = '(?:అమెరికా|యూఎస్|కెనడా|లండన్|జర్మనీ|ఆస్ట్రేలియా|దుబాయ్|దుబాయి|సౌదీ|కువైట్|ఖతార్|ఒమన్|మస్కట్|సింగపూర్|మలేషియా|గల్ఫ్|విదేశాల్?)'
/** A home that somebody goes back to. */
const HOME_PLACES =
  '(?:india|chennai|hyderabad|bangalore|bengaluru|mumbai|pune|delhi|kerala|kochi|tamil nadu|tamilnadu|andhra|telangana|vijayawada|vizag|coimbatore|madurai|punjab|gujarat|ahmedabad|surat|kolkata|lucknow|jaipur|goa|nagpur|indore|mysore|mysuru|home|hometown|native|my (?:village|town|city|native|country))'
/** People who may live there while the visitor does not. */
const THEM =
  '(?:children|kids|sons?|daughters?|brothers?|sisters?|husband|wife|cousins?|he|she|they|who|family|in laws|friends?|relatives?|fiancee?|boyfriend|girlfriend|boy|girl|guy|groom|bride|one|other|proposal)'
/** Lives in another country: told outright, by a permit held, or by a question about coming back. */
const ABROAD_PATTERNS: readonly RegExp[] = [
  new RegExp(
    ` (?:am|im|i|we|we are) (?:(?!will |would |can |could |may |might |shall |should |want |wish |to |never |not )\\w+ ){0,2}(?:live |work |stay |study |settled |living |working |staying |studying )?in (?:the )?${PLACES_ABROAD} `,
  ),
  / (?:green card|greencard|gc|i ?140|h1b?|priority date) (?:\S+ ){0,3}(?:stuck|pending|backlog|waiting|not current|delayed) /,
  /^ on (?:an? |my )?(?:dependent|dependant|spouse|h4|h1b|student|work|employment) (?:visa|permit) in (?!india)/,
  / (?:am|im) (?:\w+ )?on (?:an? |my )?(?:h1b|h1 b|h4|h4 ead|l2|l2 ead|j1|f1|l1|opt|stem opt|dependent visa|dependant visa|spouse visa|work visa|work permit|student visa|pr) /,
  new RegExp(`(?<! ${THEM}(?: is| are| has| have| both| all| got)?) (?:came to|moved to|shifted to|settled in) (?:the )?${PLACES_ABROAD} `),
  / (?:come|go|move|return|coming|going|moving|returning|came)(?: back)? (?:back )?to india /,
  new RegExp(` ${PLACES_ABROAD} (?:\\S+ ){0,12}back to (?:the )?${HOME_PLACES} `),
  /(?:भारत|इंडिया|देश) (?:वापस|लौट)|(?:वापस|लौट\S*) (?:\S+ )?(?:भारत|इंडिया) |இந்தியா(?:வுக்கு|விற்கு|வுக்கே|விற்கே)?(?:த்)? திரும்ப|(?:ఇండియా|భారత్|భారతదేశ)[\p{L}\p{M}]* తిరిగి/u,
  new RegExp(` ${ABROAD_HINDI} में (?:\\S+ ){0,3}(?:हूँ|हूं|रहता|रहती|रह रहा|रह रही|रहते|काम करता|काम करती|नौकरी करता|नौकरी करती)(?= )`, 'u'),
  new RegExp(
    ` ${ABROAD_TAMIL}[\\p{L}\\p{M}]* (?:\\S+ ){0,3}(?:இருக்கிறேன்|இருக்கேன்|இருக்கிறோம்|வசிக்கிறேன்|வேலை செய்கிறேன்|வேலை பார்க்கிறேன்)(?= )`,
    'u',
  ),
  new RegExp(` ${ABROAD_TELUGU} ?లో (?:\\S+ ){0,3}(?:ఉన్నాను|ఉంటున్నా\\S*|ఉన్నాం|పనిచేస్తున్నా\\S*|పని చేస్తున్నా\\S*|చేస్తున్నాను)(?= )`, 'u'),
  new RegExp(
    ` (?:life|living|job|work|winters?|weather|days) (?:here )?in (?:the )?${PLACES_ABROAD} (?:is|are|has|feels) (?!it |this |that |there |he |she |good to |safe to |better to |right to )`,
  ),
  new RegExp(` \\d{1,2} (?:years|yrs|saal|varusham) in (?:the )?${PLACES_ABROAD} `),
  // a permit to live there that is one's own
  / (?:my|our) (?:iqama|residence permit|residency|emirates id|s pass|(?:h ?1 ?b|(?:work )?(?:visa|permit)) (?:\S+ ){0,3}(?:renew\S*|expir\S*|getting over|finish\S*|ends|ending)) /,
  new RegExp(` ${PLACES_ABROAD} (?:residence |work )?(?:visa|permit|iqama) (?:\\d+ )?(?:renewal|is expiring|is getting over|expires) `),
  // a permit after a course there, and the last step to stay
  / (?:my |stem )?(?:opt|pgwp|psw|post study (?:work )?visa|graduate visa) (?:is |gets |will |has |visa )?(?:end\S*|expir\S*|finish\S*|over|till|until|khatam) /,
  / (?:green ?card|citizenship|naturali[sz]ation|i ?485) (?:interview|test|oath) /,
  new RegExp(
    ` ${PLACES_ABROAD} (?:me|mein) (?:\\S+ )?(?:padhai|masters|ms|course|degree) (?:complete|puri|poori|khatam|kiya|kar li|ho gay[ai]) `,
  ),
  // nobody else is named before it
  new RegExp(`^ (?:working|living|staying|settled|residing|posted|employed) (?:\\w+ ){0,3}in (?:the )?${PLACES_ABROAD} `),
  // a time spent there, a place there, or the way from there
  new RegExp(
    ` (?:in|at) (?:the )?${PLACES_ABROAD} (?:for |since |from |over )?(?:the )?(?:last |past |almost |about |more than )?(?:\\d{1,4}|two|three|four|five|six|seven|eight|ten|many) `,
  ),
  new RegExp(
    ` (?:homesick|stuck|alone|lonely|student|studying|nurse|engineer|working|living|settled|staying|job|masters|ms) (?:\\w+ )?in (?:the )?${PLACES_ABROAD} (?:and|but|now|since|for|with|on|course|thinking|should|want|is(?! it | this | that | good | safe )|\\d+) `,
  ),
  new RegExp(
    `(?<! (?:after|already|have|has|just)) (?:come|coming|return|returning|move|moving|shift|shifting|relocate|relocating)(?: back)? (?:home )?from (?:the )?${PLACES_ABROAD} `,
  ),
  new RegExp(` (?:saal|sal|varusham|varshaluga|years?) (?:se|ga|aa)? ?(?:main |mai )?${PLACES_ABROAD} (?:me|mein|main|la|le|lo) `),
  new RegExp(
    ` ${PLACES_ABROAD} (?:me|mein|main|la|le|lo) (?:\\S+ ){0,3}(?:saal|sal|varusham|varushama|years|hu|hoon|hun|iruken|irukken|irukiren|irukkiren|unna|unnanu|untunna) `,
  ),
  new RegExp(
    ` ${PLACES_ABROAD} (?:se|nundi|nunchi|lendhu|lerndhu|lirundhu|irundhu) (?:\\S+ ){0,2}(?:india|ghar|wapas|vapas|laut|ooruku|oorukku|thirumb\\S*|tirigi) `,
  ),
  new RegExp(
    ` ${PLACES_ABROAD} (?:me|mein|main|la|le|lo) (?:hu|hoon|hun|rehta|rehti|kaam karta|kaam karti|iruken|irukken|irukiren|irukkiren|unna|unnanu|untunna) `,
  ),
]
/** A wish to be there tells the contrary. */
const ABROAD_WISH =
  / (?:should i|can i|will i|shall i|want to|wish to|hope to|may i) (?:\w+ ){0,2}(?:settle|settled|live|work|study|be|get|go|move)[a-z]* (?:\w+ ){0,3}?in /

// prettier-ignore
const DEBT_WORDS: readonly string[] = ['personal loan', 'loan trap', 'credit cards', 'loans', 'my loan', 'have loan', 'have a loan', 'there is a loan', 'there is loan', 'loan is there', 'loan is running', 'loan running', 'under loan', 'loan pressure', 'loan tension', 'loan burden', 'loan stress', 'burden of loan', 'pressure of loan', 'in loan', 'a loan to', 'debt', 'emi$', 'emis$', 'owe money', 'loan in my name', 'loans in my name', 'loan on my name', 'guarantor', 'surety for', 'lenders', 'creditors', 'recovery agent', 'money lender', 'karz', 'karza', 'karja', 'udhaar', 'udhar', 'kadan', 'appulu', 'appu lu', 'naa appu', 'कर्ज', 'क़र्ज़', 'ऋण', 'उधार', 'लोन', 'கடன்', 'అప్పు', 'లోన్']
// prettier-ignore
const NOT_DEBT: readonly string[] = ['education loans', 'my loan approved', 'my loan be approved', 'my loan get', 'my loan sanction', 'karz mil', 'loan milega', 'home loans', 'लोन लेने', 'लोन लेना', 'लोन लूं', 'लोन लूँ', 'लोन मिल']

/** Abuse of this service tells of no loss. */
const OF_US = / (?:you|u|ye) (?:\S+ )?(?:are|r) (?:an? |all |just )?(?:frauds?|cheats?|cheaters?|scams?|scammers?)(?= )/g

// prettier-ignore
const PRESSED_WORDS: readonly string[] = [
  'money problem', 'money trouble', 'money issue', 'financial problem', 'financial trouble', 'financial crisis', 'financial issue', 'lost money', 'lost my money', 'lost all my', 'lost everything', 'cheated me', 'was cheated', 'got cheated', 'been cheated', 'cheated by', 'scammed', 'fraud', 'in loss', 'losses', 'no money', 'short of money', 'money is stuck', 'money stuck',
  'paise ki tangi', 'paiso ki tangi', 'arthik tangi', 'paisa phas', 'paise phas', 'nuksan', 'dhokha diya', 'thag liya', 'panam illa', 'panam ille', 'pana kashtam', 'nashtam', 'nastam', 'yemaatr', 'ematr', 'mosam ches', 'dabbulu levu', 'dabbu samasya',
  'पैसों की तंगी', 'पैसे की तंगी', 'आर्थिक तंगी', 'पैसा फंस', 'पैसे फंस', 'नुकसान', 'धोखा दिया', 'ठग लिया', 'பணக் கஷ்ட', 'பண கஷ்ட', 'பணப் பிரச்', 'பணம் இல்ல', 'நஷ்டம்', 'ஏமாற்ற', 'డబ్బు సమస్య', 'డబ్బులు లేవు', 'నష్టం', 'మోసం చేస',
]

/** Words of another person's study: the asker is no student for it. */
// prettier-ignore
const OTHERS_STUDY: readonly RegExp[] = [
  // somebody who is known from those days
  / (?:school|college)(?: time| days| life| ka| ki| ke| wal[aei])? (?=(?:friends?|mates?|classmates?|batchmates?|class mates?|batch mates?|seniors?|juniors?|love|lover|crush|sweetheart|boyfriend|girlfriend|dost|partner) )/g,
  // a year that is over, or of something else than a course
  / (?:passed|completed|finished) (?:\S+ ){0,2}?(?:final|last|first|second|third) (?:year|yr)(?= )/g,
  / (?:final|last|first|second|third) (?:year|yr) of (?:my |our )?(?:marriage|service|job|posting|contract)(?= )/g,
  // the school at which somebody teaches
  / my (?:school|college) (?=(?:management|staff|salary|job|increment|principal|owner) )/g,
  / (?:my|our) (?:son|daughter|child|kid|brother|sister|wife|husband|boy|girl)s? (?:is |are |who is )?(?:a |in |now )*(?:student|studying|preparing for|pursuing|class|final year|first year|second year|third year|\dth|\d+th)/g,
]

// prettier-ignore
const RETIRED_WORDS: readonly string[] = [
  'retired', 'retirement', 'am retiring', 'retiring', 'retire next', 'superannuat', 'my pension', 'pensioner', 'retire hua', 'retire hui', 'retire ho', 'sevanivrit', 'sevanivrutt', 'retire aagi', 'retire aayi', 'oyvu petr', 'retire ayya', 'retire aina', 'padavi viramana',
  'रिटायर', 'सेवानिवृत्त', 'पेंशन', 'ஓய்வு பெற்ற', 'ரிட்டையர்', 'ஓய்வூதிய', 'రిటైర్', 'పదవీ విరమణ', 'పెన్షన్',
]

// prettier-ignore
const NOT_RETIRED: readonly string[] = ['early retirement', 'plan for retirement', 'plan my retirement', 'retirement plan', 'retirement corpus', 'retired father', 'father is retired', 'father retired', 'mother retired', 'husband retired', 'husband is retired', 'retired husband', 'retired army', 'when will i be retired', 'before retirement', 'till retirement', 'until retirement']

// prettier-ignore
const CHILD_WORDS: readonly string[] = [
  'my son', 'my daughter', 'my child', 'my kid', 'our son', 'our daughter', 'our child', 'our kid', 'my elder son', 'my younger son', 'my elder daughter', 'my younger daughter', 'my eldest', 'my youngest', 'my boy$', 'my girl$',
  'bachch', 'bacche', 'bacchon', 'mera beta', 'meri beti', 'mere bete', 'meri betiyo', 'mere beton', 'mera ladka', 'meri ladki', 'en magan', 'en magal', 'en paiyan', 'en ponnu', 'en pillai', 'en kuzhandai', 'en kulandhai', 'naa koduku', 'naa kuthuru', 'naa kooturu', 'maa abbayi', 'maa ammayi', 'naa pillalu', 'maa pillalu',
  'मेरा बेटा', 'मेरे बेटे', 'मेरी बेटी', 'मेरे बच्च', 'मेरा बच्च', 'बच्च', 'என் மகன்', 'என் மகள்', 'என் பையன்', 'என் பொண்ணு', 'குழந்தை', 'నా కొడుకు', 'నా కూతురు', 'మా అబ్బాయి', 'మా అమ్మాయి', 'పిల్లల',
]

/** A wish for a child: such words tell of no child that is there. */
// prettier-ignore
const CHILD_WISH_WORDS: readonly string[] = [
  'have a child', 'have child', 'have children', 'have kids', 'have a kid', 'have a baby', 'get a baby', 'baby$', 'conceiv', 'pregnan', 'become a mother', 'become a father', 'become parents', 'be a mother', 'be a father', 'childless', 'ivf$', 'icsi$', 'embryo', 'blessed with', 'child birth', 'childbirth', 'progeny', 'first child', 'second child', 'when will my child be born', 'putra prapti', 'boy or girl', 'son or daughter', 'beta ya beti', 'beta hoga', 'beti hogi', 'ladka hoga', 'ladki hogi', 'baby boy', 'having children', 'having kids', 'having a child',
  'santan', 'santaan', 'aulad', 'bacha nahi', 'bachha nahi', 'bachcha nahi', 'baccha nahi', 'no child$', 'no children', 'no kids', 'no issue yet$', 'no issue so far$', 'no issue till now$', 'issueless$', 'kuzhandhai illa', 'kulandhai illa', 'kuzhandai illa', 'pillalu ler', 'pillalu lev', 'how many children', 'how many kids', 'number of children', 'kitne bachche', 'kitne bachhe', 'bachcha kab', 'bacha kab', 'bachche kab', 'baccha kab', 'maa banungi', 'maa ban', 'baap banunga', 'kuzhandai pakkiyam', 'kuzhandhai pakkiyam', 'kulandhai bagyam', 'kuzhanthai bagyam', 'kuzhandai eppo', 'kulandai eppo', 'santhanam', 'pillalu eppudu', 'pillalu putta',
  'संतान', 'औलाद', 'बच्चा कब', 'बच्चे कब', 'गर्भ', 'माँ बन', 'मां बन', 'குழந்தை பாக்கிய', 'குழந்தை பிற', 'குழந்தை எப்ப', 'கர்ப்ப', 'சந்தான', 'సంతాన', 'పిల్లలు ఎప్పుడు', 'పిల్లలు పుడ', 'గర్భ',
]

/** Children who are only told of. */
const HAS_NONE =
  / (?:no|without|dont have|do not have|not have|havent|have not) (?:any )?(?:children|child|kids|kid|baby) (?!support|custody|care|labou?r)| childless | (?:bach\S+|bacch\S+|santaa?n|aulaa?d) (?:abhi (?:tak )?)?(?:nahi|nahin|nhi) (?:hai|hain|he|h|hua|hue|huye|hui|ho raha|ho rahe) | (?:kuzh?and\S*|kulandh?\S*) (?:illa\S*|ille\S*) | pillalu (?:ler\S*|lev\S*|kalag\S*) |(?:बच्चे|बच्चा|संतान|औलाद) (?:अभी )?नहीं (?:है|हैं|हुआ|हुए|हुई|हो)|குழந்தை(?:கள்)? இல்ல|పిల్లలు లే(?:రు|వు)/u

/** True where somebody says that they have no child. */
export const isChildless = (concern: string): boolean => HAS_NONE.test(meantText(concern))

const HAS_CHILDREN =
  / (?:two|three|four|one|\d) (?:small |little |young |school going )?(?:kids|children|daughters|sons|bacche|bachche|bache|pillalu|kuzhandai\S*|kulandhai\S*) | (?:have|has|with|raising|and|mere|meri|enakku|enaku|naku|naaku) (?:\S+ ){0,3}(?:children|kids|child|daughters?|sons?|bachch\S*|bacch\S*|bache|beti|betiya\S*|kuzhand\S*|pasanga|pillalu|बच्च\S*|बेटी|बेटा|குழந்தை\S*|పిల్లలు) | (?:children|kids) (?:are|from) | single (?:mother|father|parent) /

// prettier-ignore
const POST_WORDS: readonly string[] = ['my job', 'my business', 'my shop', 'my company', 'my firm', 'my practice', 'my clinic', 'my boss', 'my office', 'promotion', 'my work', 'still work', 'am working', 'my profession', 'my career', 'naukri', 'mera business', 'mera dhandha', 'meri dukan', 'मेरा व्यापार', 'मेरी दुकान', 'मेरी नौकरी', 'என் வேலை', 'என் தொழில்', 'నా ఉద్యోగ', 'నా వ్యాపార']

const without = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((left, phrase) => left.replaceAll(needleOf(phrase), ' '), text)

/** True when the words speak of the visitor's own child. */
export const asksOfChild = (concern: string): boolean => {
  const text = meantText(concern)
  return countHits(text, CHILD_WORDS) > 0 && countHits(text, CHILD_WISH_WORDS) === 0 && !isBesideOwnBond(text)
}

/** A wedding or a marriage of one's own, asked about by somebody who has a child: the child is told of, and not asked about. */
const OWN_BOND_ASKED =
  / (?:second|2nd|another|third) (?:marriage|wedding|husband|wife)(?= )| marry again | remarr| (?:marry|marrying|accept|accepting|married) me | (?:dusri|doosri|dobara|phir se) (?:shaadi|shadi|vivah) | (?:rendavathu|rendaavathu|rendavadhu|rendo|rendava|second|marubadi|malli) (?:kalyanam|thirumanam|pelli) |दूसरी शादी|दूसरा विवाह|दोबारा शादी|இரண்டாவது (?:திருமண|கல்யாண)|இரண்டாம் (?:திருமண|கல்யாண)|மறுமண|మళ్లీ పెళ్లి|రెండో (?:పెళ్లి|పెళ్ళి|వివాహ)|రెండవ (?:పెళ్లి|వివాహ)| (?:should|shall|can|do|could|must) i (?:\S+ ){0,2}(?:forgive|divorce|leave him|leave her|leave my husband|leave my wife|separate|trust him|trust her) | (?:talaq|talaak|divorce) (?:lu|lun|loon|le lu|le lun|de du|dun|lena|dena|teesuko\S*|tisuko\S*|pannalama|vanga\S*) |तलाक (?:लूँ|लूं|ले लूँ|ले लूं|दूँ|दूं|लेना)/u
/** The second wedding of the child itself. */
const OF_THE_CHILD =
  / (?:my|our) (?:son|daughter|child) (?:is |was |got |has been )?(?:\S+ )?(?:divorc\S*|separat\S*|widow\S*) | (?:son|daughter|beta|beti) (?:\S+ )?divorc\S* | (?:will|when will|can|should) (?:he|she|they) (?:\S+ )?(?:marry|remarry|get married) | (?:his|her|beti ki|bete ki|uski|uska|ladki ki|ladke ki) (?:second|2nd|dusri|doosri) /
/** Children who are only the company of a household. */
const CHILD_BESIDE =
  / (?:biwi|patni|wife|family|husband) (?:aur |and |n )?(?:bach\S*|bacch\S*|kids|children) | bach\S* (?:ki|ke) (?:wajah|khatir|karan|waste) |குழந்தை(?:க|களுக்)காக|பிள்ளைகளுக்காக|పిల్లల వల్ల| kuzh?and\S*kaga | (?:with|for|because of|and|plus) (?:my |our |the |a |an |one |two |three |both |small |little |\d+ ){0,3}(?:yr old |year old |years old )?(?:kids|children|child|kid|son|daughter|baby) | bach\S* ke (?:saath|sath|liye) |बच्च\S* के (?:साथ|लिए)|குழந்தை(?:யும்|களும்|யுடன்|களுடன்|யோடு|களோடு)|పిల్లలతో|పిల్లల కోసం| kuzh?and\S*(?:um|oda|odu|udan) | pillalatho | pillala kosam | \d (?:bacche|bachche|bache|kids|children) /u
/** What is asked of the two themselves. */
const OF_THE_TWO =
  / (?:we|us|hum|हम|நாங்கள்|మేము|మేం) | (?:forgive|divorce|talaq|talaak|husband|wife) (?:\S+ ){0,6}(?:forgive|continue|adjust|together|live|stay|sath|saath) |साथ|ஒன்றாக|சேர்ந்து|కలిసి| (?:banti|bulan\S*|bulau\S*|wapas|vapas|adjust) | (?:sath|saath|onna|kalisi|together) /u

const CHILD_ITSELF =
  / (?:son|daughter|child|beta|beti|bete|magan|magal|paiyan|koduku) (?:\S+ ){0,3}(?:drinks?|drinking|addict\S*|sharab|nasha|affair|kudik\S*|tagut\S*|abus\S*) /

const isBesideOwnBond = (text: string): boolean =>
  (OWN_BOND_ASKED.test(text) && !OF_THE_CHILD.test(text)) ||
  (/ my (?:husband|wife) /.test(text) &&
    ((CHILD_BESIDE.test(text) && OF_THE_TWO.test(text)) ||
      // what weighs on the bond is not the child's
      (!CHILD_ITSELF.test(text) && clausesOf(text).cares.some((one) => one === 'drink' || one === 'cruelty' || one === 'affair'))))

/** Children who are there are no wish for one. */
const CHILDREN_THERE =
  /(?<! (?:will|can|could|shall|should|may|would|when|if)) (?:i|we) (?:already )?have (?:children|kids|a child|a kid)(?= )/g

/** True when the words ask whether or when a child will come: nothing is foretold of that. */
export const wishesChild = (concern: string): boolean =>
  countHits(plainText(concern).replace(CHILDREN_THERE, ' ').replace(BABY_THERE, ' ').replace(OTHERS_CHILDREN, ' '), CHILD_WISH_WORDS) > 0 &&
  !expectsBeside(concern)

const EXPECTS = / (?:wife|i|am|she) (?:is |am )?(?:\d+ months? )?pregnant | pregnant wife /
const OF_STEP =
  / (?:should|shall|can|must) (?:i|we) (?:\S+ )?(?:go|take|accept|join|quit|leave|resign|shift|move|change|buy|sell|start|wait) | (?:offer|onsite|transfer) (?:\S+ )*(?:should|shall) /
/** True where a child that is expected is told beside a step that is asked about. */
export const expectsBeside = (concern: string): boolean => {
  const text = plainText(concern)
  return EXPECTS.test(text) && OF_STEP.test(text)
}

/** Children of others, with whom somebody measures the own life. */
const OTHERS_CHILDREN =
  / (?:cousins?|friends?|classmates?|batchmates?|everyone|everybody|others|sisters?|brothers?|juniors?|neighbou?rs?|colleagues?) (?:\S+ ){0,3}(?:have|has|having|with) (?:\S+ )?(?:kids|children|a child|a kid|a baby|babies)(?= )/g

/** A baby who is born already. */
const BABY_THERE =
  / (?:(?:left|leave|quit|resigned|stopped|gave up) (?:\S+ ){0,5}(?:for|because of|due to) (?:a |the |our |my )?|(?:after|since|with|and|have|has|got|feeding|raising) (?:a |the |our |my |having )?(?:\S+ )?|(?:our|my) (?:\S+ )?)baby(?= )(?! (?:boy or|girl or|come|happen))(?<! (?:when|will|can|to|i|we|not) (?:i |we )?(?:have|has) a? ?baby)|(?:बच्चा|बच्चे|बच्ची|बेटा|बेटी) (?:होने|हो जाने|के जन्म) के बाद|குழந்தை பிறந்த\S* (?:பிறகு|பின்|அப்புறம்)|(?:పిల్లలు|పాప|బాబు) పుట్టిన\S* (?:తర్వాత)?/gu

/** True of whoever left a post or a place after a wedding: married in plain words, whatever else is asked. */
export const changedAtWedding = (concern: string): boolean => AFTER_WEDDING.test(plainText(concern))

/** True when the words say that the person is married: then harmony is asked about, and not a date. */
export const isMarried = (concern: string): boolean => bondIn(meantText(concern)) === 'married'

/** A divorce of somebody else's. */
const OTHERS_PARTED =
  / (?:sons?|daughters?|brothers?|sisters?|friends?|cousins?|parents|boyfriends?|girlfriends?|bfs?|gfs?|fianc(?:e|ee)s?|lovers?|he|she|his|her|beta|beti|bhai|behen|bahan) (?:\S+ ){0,3}?divorced?(?= )| (?:with|love|loves|loving|dating|like|likes|marry|marrying|know|met|to) (?:an? |one |this |that |my )?(?:\S+ )?(?:divorcee|divorced?(?= (?:man|guy|boy|person|woman|girl|lady|colleague|senior|boss)))(?= )|(?<! (?:am|im|m|as)(?: an?)?) divorced? (?:man|guy|boy|person|woman|girl|lady|colleague|senior|boss) (?=(?:\S+ ){0,5}(?:loves?|likes?|proposed|wants?|asked) (?:to (?:marry )?)?me )/g
/** A husband or wife who has gone for good, as told. */
const LEFT_BY_SPOUSE =
  / my (?:husband|wife) (?:has |had )?(?:left me|abandoned|deserted|ran away|left us)| (?:pati|patni|biwi|husband|wife) (?:mujhe |muje |hume )?(?:chhod|chod|chor) ?(?:ke |kar )?(?:chala|chali|gaya|gayi|diya|di)(?= )|(?:पति|पत्नी) (?:मुझे )?छोड़ ?(?:कर|के)? ?(?:चला|चली|गया|गई|दिया)| (?:kanavar|husband|purushan|wife|manaivi) (?:\S+ ){0,2}(?:vittutu po\S*|vittu po\S*)|(?:கணவர்|மனைவி) (?:\S+ ){0,2}விட்டு(?:ப்|விட்டு)? ?போ|(?:భర్త|భార్య) (?:\S+ ){0,2}వదిలే/u

/** Two who live apart without a divorce; and the wish for another bond, by which the first is told as over. */
const LIVES_APART =
  / (?:separated|living apart|living separately|live apart|live separately|alag (?:rah|reh)\S*|pirinthu\S*|vidiga) |अलग रह|பிரிந்து|విడిగా/u
const SEEKS_ANOTHER =
  / (?:find|meet|get|have) (?:\S+ ){0,3}(?:partner|love|somebody|someone|companion) again | (?:remarr\S*|marry again|married again|second marriage|another marriage|new (?:life )?partner|new relationship|d[ou]+s?ri (?:shaadi|shadi)|dobara (?:shaadi|shadi)|marumanam|rendo pelli|rendava pelli) |दूसरी शादी|दोबारा शादी|மறுமண|రెండో పెళ్లి/u

/** A marriage that others are still to agree to, or that is asked about as one to come. */
const WEDDING_AHEAD =
  / our (?:love )?marriage (?:\S+ )?(?:happen\S*|possible|take place|be (?:fixed|possible|held|done)|get fixed|hogi|hoga|ho payegi|ho paegi) | our (?:love )?marriage (?:is |was )?(?:not |never )(?:\S+ ){0,1}(?:happen\S*|taking place|fixed|possible|agreed|accepted|allowed) | (?:against|oppos\S*|refus\S*|stopp\S*|block\S*|agree\S*|ready|convinc\S*|says? yes) (?:\S+ ){0,2}our (?:love )?marriage | our marriage (?:\S+ ){0,4}(?:or )?(?:marry|find) (?:someone|somebody|another) /gu

/** What is to be after a wedding that is still to come. */
const AFTER_ONE_AHEAD =
  / (?:will|would|can|may|shall|should|must|going to|wants? (?:me )?to|asks? me to|asking me to|plans? to|planning to|says?|saying|allow\S*|let me|have to|need to) (?:\S+ ){0,7}?after (?:the |our |this )?(?:marriage|wedding|shaadi|shadi)(?= )| after (?:the |our |this )?(?:marriage|wedding|shaadi|shadi) (?:he |she |they |i |we |his family |her family )?(?:will|would|can|may|shall|wants?|should)(?= )/g

/** One who is known and may be married, though no word names a bond: the house of the other that does not agree, another faith or age, or one who hesitates. */
const ONE_KNOWN =
  / our (?:love |inter ?caste |inter ?religion )?(?:marriage|wedding) (?:\S+ ){0,3}(?:happen\S*|possible|take place|taking place|fixed|agreed|accepted|allowed) | (?:against|oppos\S*|refus\S*|agree\S*|ready|convinc\S*) (?:\S+ ){0,2}our (?:love )?(?:marriage|wedding) | (?:his|her|girls?|boys?|ladki|ladke|bf|gf)(?: side)? (?:parents?|family|father|mother|dad|mom|side|ghar wale) (?:\S+ ){0,3}(?:not|dont|doesnt|nahi|refus\S*) (?:\S+ ){0,2}(?:agree\S*|accept\S*|ready|allow\S*|maan\S*) | (?:he|she) is (?:a |an |from )?(?:muslim|hindu|christian|sikh|jain|brahmin|other caste|another caste|different caste|other religion|another religion) | (?:he|she) is (?:\S+ ){0,3}(?:elder|older|younger) (?:to|than) me /u

const LIKED =
  '(?:boys?|girls?|guy|man|woman|lady|person|colleague|classmate|collegemate|batchmate|senior|junior|ladk[aei]|paiyan\\S*|ponn\\S*|abba[iy]\\S*|ammayi\\S*)'
/** One person of one's own choice who is liked or loved, as people count them: "I like one boy", "ek ladki ko pasand karta hu". */
const LIKES_ONE = new RegExp(
  ` i (?:am |have been |also |really )*(?:like|likes|liking|love|loving|loves) (?:one|a|this|that|another|my) (?:\\S+ ){0,2}?${LIKED} | (?:ek|apni|apne) (?:\\S+ )?${LIKED} (?:ko |se )(?:\\S+ )?(?:pasand|like|love) kar| oru ${LIKED} (?:\\S+ )?(?:love|virumb\\S*|kadhal\\S*) | oka ${LIKED} (?:\\S+ )?(?:love|prem\\S*|ishta\\S*) `,
  'u',
)
/** Who does not know of it is no partner yet. */
const UNTOLD =
  / one ?sided? | (?:not|never|didnt|havent|did not|have not) (?:yet )?(?:told|tell|proposed|propose|spoken|talked)(?: to| it)? (?:him|her) | (?:he|she) (?:does not|doesnt|dont) (?:even )?(?:know|like|love) /
const likesOne = (text: string): boolean => LIKES_ONE.test(text) && !UNTOLD.test(text)

/** A widow or a widower who is the match, and not whoever asks. */
const OTHERS_WIDOWED =
  / (?:marry|marrying|dating|seeing|met|meeting|know|like|chatting with|talking to|proposal (?:of|from)) (?:an? |one |this |some )(?:\S+ )?(?:widowe?r?|vidhwa|vidhur)(?= )|(?<! (?:am|im|m|as|being|became|become|i|myself|now|also|just)) (?:an? |one |this )(?:widowe?r?|vidhur) (?:\S+ ){0,7}?(?:sent|proposed|proposal|proposes|asked for my hand|wants to marry me)(?= )|(?<! (?:am|im|m|as|i)(?: an?)?) (?:(?:proposals?|rishta|rishte|match|alliance|groom|bride|boy|girl|man|woman|marry|marrying|love|with|to|he|she) (?:\S+ ){0,2}?(?:widowe?r?|vidhwa|vidhur)|(?:widowe?r?|vidhwa|vidhur) (?:proposal|rishta|groom|bride|boy|man|guy|girl|woman|lady|colleague|friend|neighbou?r|relative|teacher|person))(?= )/g

/** A divorce of one's own, told by its time alone. */
const DIVORCE_PAST =
  / (?:divorce|divorced|talaq|talaak|talak) (?:\S+ ){0,3}?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|few|some|many|several|ek|do|teen|char|paanch) (?:years?|yrs?|months?|saal|sal|mahine|varusham) (?:back|ago|before|pehle|pahle|mun\S*)(?= )| (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|few) (?:years?|yrs?|months?|saal|sal) (?:back|ago|pehle|pahle) (?:\S+ ){0,3}?(?:divorced?|talaq|talaak|talak)(?= )| single (?:mother|father|mom|mum|dad|parent) (?:\S+ ){0,4}?(?:after |since |from )?divorc\S*(?= )/

const bondIn = remembered((text): Asker['bond'] => {
  if (countHits(withoutOthersSpouse(text.replace(OTHERS_WIDOWED, ' ')), WIDOWED_WORDS) > 0) return 'widowed'
  if (LIVES_APART.test(text) && SEEKS_ANOTHER.test(text) && !OF_THE_CHILD.test(text)) return 'parted'
  if (
    !OF_THE_CHILD.test(text) &&
    (countHits(without(text.replace(OTHERS_PARTED, ' '), NOT_PARTED), PARTED_WORDS) > 0 ||
      DIVORCE_PAST.test(text.replace(OTHERS_PARTED, ' ')) ||
      LEFT_BY_SPOUSE.test(text))
  )
    return 'parted'
  if (
    countHits(
      without(text.replace(OTHERS_WED, ' ').replace(WEDDING_AHEAD, ' ').replace(AFTER_ONE_AHEAD, ' '), NOT_MARRIED),
      MARRIED_WORDS,
    ) > 0
  )
    return 'married'
  const own = text.replace(OTHERS_BOND, ' ')
  return MARRIED_PATTERNS.some((pattern) => pattern.test(own)) ? 'married' : null
})

const TRADE =
  '(?:business|practice|clinic|company|firm|startup|start up|shop|store|boutique|salon|parlou?r|studio|academy|institute|school|centre|center|class(?:es)?|tuitions?|coaching|restaurant|hotel|cafe|bakery|agency|brand|factory|farm|gym|consultancy|kitchen|taxi|cab|venture|workshop|unit|petrol pump|petrol bunk|dealership|franchise|distributorship)'
/** The words of a trade that is still to be begun. */
const TO_BEGIN = new RegExp(
  ` (?:start|starting|begin|beginning|open|opening|launch|launching|set up|setting up|buy|buying|have|having|do|doing|invest in|investing in|take|taking) (?:(?:an? |the |some )?(?:my |our )?own (?:\\S+ ){0,2}${TRADE}|(?:an? |my |our |the )?(?:\\S+ ){0,3}${TRADE} (?:of (?:my|our) own)?|(?:my|our) own(?= (?:when|and|or|should|will|is|can|$)))`,
  'g',
)
/** A wish or a plan of it, or the question when. */
const BEGINS =
  / (?:want|wants|wish|plan|planning|planned|thinking|think|dream|hope|should|shall|can|could|may|like|when|decided|going|about|interested) (?:\S+ ){0,7}?(?:start|starting|begin|beginning|open|opening|launch|launching|set up|setting up|buy|buying|have|do|doing|invest|investing|take|taking) /
/** A trade that runs beside the one that is to be begun. */
const RUNS_ALREADY = new RegExp(
  ` (?:i|we) (?:already |also |currently |now )?(?:have|run|own|am running|are running|am doing|started|opened) (?:\\S+ ){0,3}${TRADE} | (?:my|our) (?:existing |present |current |own )?(?:\\S+ )?${TRADE} (?:is|are|was|has|have|in|not|doing|going|running) | ${TRADE} (?:is|are) (?:running|in loss|slow|down|doing) | (?:another|second|branch|branches|expand|expanding|more|again|new) (?:\\S+ ){0,2}(?:${TRADE}|one|branch|outlet) | (?:shut|closed|reopen|restart|students|clients|customers|orders) | (?:sell|close|shut|leave) (?:my|our) (?:\\S+ ){0,3}${TRADE} `,
)

const OF_BEGINNING = [' start', ' begin', ' open', ' launch', ' set', ' buy', ' own ', ' business ', ' invest', ' take ', ' taking ']

/** True where a trade of one's own is only wished for: nothing is told of one that runs. */
export const beginsTrade = remembered((concern): boolean => {
  const text = meantText(concern)
  // words are looked for before a pattern reads the whole text
  if (!OF_BEGINNING.some((word) => text.includes(word))) return false
  if (!BEGINS.test(text) || text.search(TO_BEGIN) < 0 || LEFT_FOR_TRADE.test(text) || isFreelance(text)) return false
  const rest = text.replace(TO_BEGIN, ' ')
  return !RUNS_ALREADY.test(text) && !RUNS_FIRM.test(rest) && !OWN_FIRM.test(rest) && countHits(rest, BUSINESS_WORDS) === 0
})

/** The work that somebody has, or the examination that somebody prepares for. */
function tradeIn(text: string, age: number, parent: boolean): Asker['trade'] {
  // what is only to be begun beside the post is no trade yet
  if (weighsBeside(text)) return 'post'
  if (
    isFreelance(text) ||
    countHits(without(text, BUSINESS_WISH), BUSINESS_WORDS) > 0 ||
    LEFT_FOR_TRADE.test(text) ||
    ((OWN_FIRM.test(text) || RUNS_FIRM.test(text)) && !FIRM_WISH.test(text))
  )
    return 'business'
  if (PROFESSION.test(text) || countHits(without(text, POST_WISH), OWN_POST_WORDS) > 0) return 'post'
  return age < ASPIRING && !parent && countHits(text, ASPIRANT_WORDS) > 0 ? 'aspirant' : null
}

/** Somebody of the visitor's own who lives there. */
const OTHER_ABROAD =
  / (?:my|our) (?:\S+ )?(?:son|daughter|husband|brother|sister|children|child|kids|wife|parents) (?:\S+ ){0,4}(?:in|to|from) | (?:he|she|one|other|boy|girl|guy|groom|fiancee?|boyfriend|girlfriend|proposal|alliance|they) (?:is |are |was |has been )?(?:\S+ ){0,4}(?:in|to|from|at) | (?:husband|wife|pati|patni|biwi|bhai|beta|beti|bete|dost|ladka|ladki|boyfriend|girlfriend|bf|gf|wo|woh|kanavar|manaivi|bharta|bharya|paiyan|payyan|ponnu|ammayi|abbayi|avan|ava|avar|athanu|tanu) (?:\S+ ){0,3}(?:me|mein|main|la|le|lo) /
const OTHER_GOES = / my (?:son|daughter|brother|sister|child) $/

/** Somebody who has come back already. */
const BACK_ALREADY =
  / (?:aa (?:gaya|gayi|gaye|chuka|chuki)|vandhut\S*|vanthut\S*|vandhuvit\S*|vachesa\S*|vachanu|returned (?:from|to|in|last)|came back|come back in (?:19|20)\d\d|after returning|have come back|already back|are back|am back) | (?:was|were|worked|lived|stayed|been) (?:\S+ ){0,4}(?:till|until|upto|up to|before) (?:\S+ ){0,2}(?:now|but|and|after|then|since|19\d\d|20\d\d|covid|corona|lockdown) | (?:go|going) back to (?:the )?(?:gulf|dubai|saudi|kuwait|qatar|oman|bahrain|uae|abroad|foreign|usa|us|uk|canada|australia|germany|singapore) (?:\S+ )?again /
const isBack = (text: string): boolean => BACK_ALREADY.test(text)

/** True where somebody has come back from another country and speaks of no second journey. */
export const hasComeBack = (concern: string): boolean => {
  const text = meantText(concern)
  return isBack(text) && !/ (?:again|go back|going back|phir|dobara|fir se|thirumba poga\S*|malli|malla|once more) /.test(text)
}

/** An agent who is to send somebody, a passport that has not come, or "when can I go": nobody has gone yet. */
const NOT_GONE =
  / (?:agent|agents|consultancy) (?:\S+ )*(?:visa|job|money|lakhs?|took|send|bhej\S*) | passport (?:\S+ ){0,4}(?:stuck|atka|ruka|police|not come|pending) | (?:when|kab) (?:i will|will i|can i|shall i|would i|tak|main|mai)? ?(?:go|going|fly|jaung[ai]|ja paung[ai]|jaunga) (?!back|home|to india|wapas)| (?:here|flat|house|home|land|plot) (?:\S+ )?before (?:going|leaving|we go|we leave|i go|i leave|shifting there|moving there) (?!back|home|to india|wapas)/
/** Husband or wife is there, and whoever asks is not. */
const STILL_HERE =
  / (?:husband|wife|spouse|hubby|pati|patni) (?:\S+ )*(?:i am|im|i m|i live|i stay|i work|me) (?:still |living |staying |working |alone )*(?:here|in india) /
export const isStillHere = (text: string): boolean => STILL_HERE.test(text)
/** True where the words tell that the way to another country is still ahead. */
export const waitsToGo = (concern: string): boolean => NOT_GONE.test(plainText(concern))

const livesAbroad = (text: string): boolean =>
  !NOT_GONE.test(text) &&
  !ABROAD_WISH.test(text) &&
  !OTHER_GOES.test(text) &&
  !isBack(text) &&
  ABROAD_PATTERNS.some((pattern, index) => pattern.test(text) && (index < FIRST_LOOSE || !OTHER_ABROAD.test(text))) &&
  !STILL_HERE.test(text)
/** From this pattern on nobody says "I". */
const FIRST_LOOSE = 16

/** A hand raised within a marriage: such words are distress as well, and the chapter may not answer them with advice for courtship. */
// prettier-ignore
const HARM_WORDS: readonly string[] = ['beats me', 'beating me', 'beat me', 'hits me', 'hitting me', 'slaps me', 'slapped me', 'kicks me', 'violen', 'mujhe marta', 'mujhe maarta', 'mujhe marte', 'mujhe maarte', 'mujhe maarti', 'maar peet', 'marpeet', 'मारता है', 'मारती है', 'मारते हैं', 'मारपीट', 'पीटता', 'पीटते', 'அடிக்கிற', 'கொடுமை', 'కొడతా', 'కొడుతున్న', 'హింసిస్త']

/** What is told of a partner that makes a bond hard; what weighs most stands first. */
function strainIn(text: string): Asker['strain'] {
  const { cares } = clausesOf(text.replace(OTHERS_BOND, ' '))
  return cares.includes('cruelty') || countHits(text, HARM_WORDS) > 0
    ? 'harm'
    : cares.includes('drink')
      ? 'drink'
      : cares.includes('silence')
        ? 'cold'
        : null
}

/** The state in which a chapter on love is read. */
function loveOf(text: string, bond: Asker['bond'], age: number, parent: boolean): Asker['love'] {
  if (bond !== null) return bond === 'married' ? 'bond' : bond
  if (
    (countHits(text, PARTNER_WORDS) > 0 || ONE_KNOWN.test(text) || likesOne(text) || (asksToWait(text) && isUnready(text))) &&
    !NOT_PARTNER.test(text)
  )
    return 'partner'
  return age >= ELDER || (parent && age >= SETTLED) ? 'wide' : 'open'
}

function yearsIn(text: string, year: number): number | null {
  const [, since] = / married (?:since|in) ((?:19|20)\d\d) /.exec(text) ?? / (?:शादी|shaadi|shadi) ((?:19|20)\d\d) /.exec(text) ?? []
  if (since !== undefined) return year - Number(since)
  const [, told] =
    / married (\d{1,2}|[a-z]+) (?:years|yrs|year) /.exec(text) ??
    / married (?:\w+ )?(?:for |since )?(?:\w+ )?(\d{1,2}|[a-z]+) (?:years|yrs|year) /.exec(text) ??
    / (\d{1,2}|[a-z]+) (?:years|yrs) of (?:my |our )?(?:marriage|married life) /.exec(text) ??
    / (?:shaadi|shadi) ko (\d{1,2}) saal /.exec(text) ??
    / शादी को (\d{1,2}) साल /.exec(text) ??
    []
  if (told === undefined) return null
  const years = NUMBER_WORDS[told] ?? Number(told)
  return Number.isInteger(years) && years > 0 && years < 75 ? years : null
}

/** Two posts that are both there to be taken. */
const TWO_POSTS =
  / (?:2|two|three|3|do|both|dono|rendu|teen) (?:job |good |company |\S+ )?(?:offers?|jobs)(?! (?:before|in (?:last|past))) | offers? (?:\S+ ){0,10}(?:and|aur|other|another|dusra|ek|second) (?:\S+ ){0,8}(?:offers?|lpa|job) | (?:got|have) (?:\S+ ){0,5}(?:job|offer) (?:and|also|aur) (?:also )?(?:\S+ ){0,5}(?:startup|company|job|offer|firm) (?:\S+ ){0,6}which |(?:दो|2) (?:ऑफर|नौकरि)|(?:இரண்டு|2) (?:ஆஃபர்|வேலை)|(?:రెండు|2) (?:ఆఫర్|ఉద్యోగా)/u

/** True where two posts are held against each other, which no chart tells apart. */
export const weighsTwoPosts = (concern: string): boolean => TWO_POSTS.test(meantText(concern))

/** An offer that is there; one that is waited or asked for is none. */
const OFFER =
  / (?:job offer|offer from|(?:gave|given|giving|gives|made|making|sent) (?:me|us) (?:an? |the |good |new )?offer(?! (?:of|for) (?:voluntary|vrs|early|settlement|compromise))|offer letter|offer in hand|(?:only|just) (?:one|1) offer|offered me|(?:have|got|received) (?:an? |the |my |one )?(?:\S+ ){0,2}offers?|offers? (?:letter )?(?:hai (?:haath|hath) me|haath me|hath me|in my hand|kaila iruku|kaiyil iruku|chethilo undi|mila|mili|mile|aaya|aayi|aa gaya|vandhu|vanthu|vachindi)|ऑफर|ஆஃபர்|ఆఫర్)/u
const NO_OFFER =
  / (?:when|will|can|how|no|not|never|without|waiting for|dont|kab|nahi|milega) (?:\S+ ){0,5}offers?| offers? (?:\S+ ){0,2}(?:kab|milega|nahi|nahin|eppo|eppudu)| (?:ऑफर|ஆஃபர்|ఆఫర్)\S* (?:\S+ ){0,2}(?:कब|मिलेगा|नहीं|எப்போ\S*|இல்லை|ఎప్పుడు|లేదు) /u

/** True where somebody holds an offer of a post and has to answer it. */
export function holdsOffer(concern: string): boolean {
  const text = meantText(concern)
  return (OFFER.test(text) && !NO_OFFER.test(text)) || weighsTwoPosts(concern)
}

/** True where somebody has told that they hold no post now. */
export const isWithoutPost = (settled: readonly Settled[]): boolean =>
  settled.includes('postLost') || settled.includes('noPost') || settled.includes('resigned')

/** True of one of an age for it who has finished a course and looks for a first post. */
const isFirstPost = (concern: string, age: number, parent: boolean): boolean =>
  age >= OF_AGE && age < ASPIRING && !parent && seeksFirstPost(concern)

/** Whoever looks for a first post holds none. */
export const withFirstPost = (settled: readonly Settled[], firstPost: boolean): readonly Settled[] =>
  firstPost && !isWithoutPost(settled) ? [...settled, 'noPost'] : settled

/** What the words tell of somebody of an age at which nothing is ruled out. */
export const askerOfAnyAge = remembered((concern): Asker => askerOf(concern, 30, '2026-01-01'))

const namesRetirement = (text: string): boolean => countHits(without(text, NOT_RETIRED), RETIRED_WORDS) > 0

/** True where somebody else alone is told to retire, or to have retired. */
export const retiresElsewhere = (concern: string): boolean => namesRetirement(meantText(concern)) && !namesRetirement(ownText(concern))

/**
 * The visitor's state as their words and age tell it.
 * @param concern the visitor's own words
 * @param age whole years on `asOf`
 * @param asOf `YYYY-MM-DD`
 */
export function askerOf(concern: string, age: number, asOf: string): Asker {
  const text = meantText(concern)
  const bond = bondIn(text)
  const retired = namesRetirement(ownText(concern)) && age >= 40
  const own = OTHERS_STUDY.reduce((left, pattern) => left.replace(pattern, ' '), text)
  const parent = asksOfChild(concern)
  const firstPost = isFirstPost(concern, age, parent)
  const student =
    !retired &&
    !firstPost &&
    age < 40 &&
    (countHits(own, STUDENT_WORDS) > 0 || (age <= FIRST_DEGREE && countHits(own, STUDY_WISH_WORDS) > 0))
  const posted = countHits(text, POST_WORDS) > 0
  const settled = withFirstPost(settledOf(concern), firstPost)
  const heard = runsBeside(concern) ? 'post' : tradeIn(own, age, parent)
  // the shop of a husband or a father is none of one's own where a post of one's own is told
  const told = heard === 'business' && tradeIn(withoutKinTrade(own), age, parent) === 'post' ? 'post' : heard
  // a post that was lost or given up is none
  const trade = told === 'post' && isWithoutPost(settled) ? null : told
  const love = settled.includes('engaged') && bond !== 'married' ? 'partner' : loveOf(text, bond, age, parent)
  return {
    age,
    bond,
    marriedYears: bond === 'married' ? yearsIn(text, Number(asOf.slice(0, 4))) : null,
    student,
    firstPost,
    joins: false,
    sent: false,
    retired,
    parent,
    work: retired || (age >= ELDER && !posted) ? 'service' : student || age < OF_AGE || trade === 'aspirant' ? 'study' : 'livelihood',
    trade,
    freelance: trade === 'business' && isFreelance(own),
    children: !HAS_NONE.test(text) && (parent || HAS_CHILDREN.test(text) || (countHits(text, CHILD_WORDS) > 0 && isBesideOwnBond(text))),
    abroad: livesAbroad(text),
    // instalments that a salary carries are no debt that presses
    debt: (countHits(without(text, NOT_DEBT), DEBT_WORDS) > 0 || owesTold(text)) && !(trade === 'post' && tellsInstalments(concern)),
    pressed: countHits(text.replace(OF_US, ' '), PRESSED_WORDS) > 0,
    // somebody else's marriage is not spoken of as one's own
    strain: love === 'bond' || love === 'partner' ? strainIn(text) : null,
    apart: null,
    settled,
    love,
  }
}

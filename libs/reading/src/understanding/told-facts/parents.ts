import { PLACES_ABROAD } from '../asker.ts'
import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'u')

/** What is asked or supposed is not told. */
const SUPPOSED = ' (?:if|agar|suppose|kya|whether) '
const OF_OTHERS =
  ' (?:brothers?|sisters?|friends?|cousins?|neighbou?rs?|uncles?|his|her|their) (?:\\S+ ){0,1}(?:sons?|daughters?|children|kids) '

const MANY =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|so many|many|several|lots of|kitne|bahut|kai|do|teen|char|paanch|das|pachees|chala|enno|niraya)'
const NAMES =
  '(?:boys|girls|families|rishte|rishtey|rishtas|proposals|matches|alliances|biodatas|sambandhalu|sambandhal|varan|jathagam|ladke|ladkiyan)'

const CHILD = '(?:sons?|daughters?|child|beta|bete|beti|bitiya|magan|magal|payyan|ponnu|koduku|kuthuru|abbayi|ammayi)'
const CITIES =
  '(?:seattle|brampton|toronto|melbourne|sydney|perth|amsterdam|stuttgart|munich|berlin|dallas|austin|houston|texas|new jersey|california|arizona|chicago|boston|london|dublin|auckland|vancouver|calgary|atlanta|sweden|stockholm|rotterdam|brisbane)'

const OTHER_PARENT =
  '(?:my husband|my wife|wife|husband|(?:her|his|iski|iske|uski|uske|inke) (?:mother|father|maa|mummy|papa|pita)|mother|patni|pati|manaivi|veetukar\\S*|maa aavida|maa ayana)'
const WORRIES =
  '(?:losing sleep|lost sleep|crying|cries|cry|weeping|worried|worries|worrying|tensed|in tension|not eating|not sleeping|stopped eating|left eating|does not sleep|doesnt sleep|cannot sleep|cant sleep|soti nah\\S*|sote nah\\S*|rota rehta|roti rehti|roti hai|rote hai|ro rah\\S*|azhudh\\S*|azhur\\S*|edust\\S*|edchi|edchi|fasts|vrat rakh\\S*)'

/** What parents tell beside the matter of a child. */
export const OF_PARENTS_TOLD = {
  childSearch: {
    hears: any(
      ` (?:seen|saw|showed|shown|met|dekhe|dekh chuke|dekh liye|paathom|paathutom|chusam|choosam) (?:(?!my |our )\\S+ ){0,4}?${MANY} (?:\\S+ )?${NAMES}(?= )`,
      ` ${MANY} (?:\\S+ )?${NAMES} (?:\\S+ ){0,2}?(?:saw|seen|dekhe|dekh|came|come|aaye|aa chuke|aye|shown|chusam|choosam|vandhu\\S*|paathom|paathu\\S*)(?= )`,
      ` (?:all |good |every |\\S+ )?(?:proposals|rishte|alliances|matches) (?:always |all |\\S+ )?(?:fail|fails|failing|break|breaks|cancel|cancels|stop|stops|slip|slips|toot\\S*)(?= )`,
      ' (?:engagement|roka|sagai|nischayam|nichayam) (?:\\S+ ){0,3}?(?:broke|broken|breaks|toot\\S*|cancel\\S*|ninnu\\S*|aagipo\\S*)(?= )',
      '(?:रिश्ते|लड़के|लड़कियां) (?:\\S+ ){0,2}?(?:देखे|देख चुके|टूट)|(?:வரன்|ஜாதக)\\S* (?:\\S+ ){0,2}?(?:பார்த்து|பாத்து|பார்த்தோம்|பாத்தோம்)|சம்பந்தம் (?:\\S+ ){0,3}?நிறுத்தி|நிச்சயம் (?:\\S+ ){0,8}?நிறுத்தி|సంబంధాలు (?:\\S+ ){0,2}?(?:చూశాం|చూసాం|చూశాము|వచ్చాయి)',
    ),
    unless: any(SUPPOSED, OF_OTHERS, ' (?:business|project|tender|visa|house|flats?|not (?:yet )?seen|no proposals) '),
  },
  childAway: {
    hears: any(
      ` (?:my |our |elder |younger |second |only |one )*${CHILD} (?:(?!want |wants |to go |go |going |apply |applied |will |friend |boy |girl |he |she |not )\\S+ ){0,6}?(?:in|at|from) (?:the )?(?:${PLACES_ABROAD}|${CITIES})(?= )`,
      '(?:बेटा|बेटी) (?:\\S+ ){0,5}?(?:अमेरिका|कनाडा|न्यूज़ीलैंड|न्यूजीलैंड|ऑस्ट्रेलिया|लंदन|दुबई|जर्मनी) में',
      '(?:மகன்|மகள்|பையன்|பொண்ணு)\\S* (?:\\S+ ){0,3}?(?:அமெரிக்கா|கனடா|லண்டன்|மெல்போர்ன்|சிங்கப்பூர்|துபாய்)\\S*',
      '(?:అబ్బాయి|అమ్మాయి|కొడుకు|కూతురు)\\S* (?:\\S+ ){0,3}?(?:అమెరికా|కెనడా|లండన్|అట్లాంటా|సింగపూర్|దుబాయ్)\\S*',
    ),
    unless: any(
      SUPPOSED,
      OF_OTHERS,
      ' (?:boy|girl|groom|alliance|proposal|friend) (?:is |\\S+ )?(?:in|from) | (?:came back|returned|come back|with his (?:wife|family)|with her (?:husband|family)|his wife|her husband|in law) ',
    ),
  },
  otherParent: {
    hears: any(
      ` ${OTHER_PARENT} (?:ji )?(?:(?!she |he |i |we |my |but |and |not )\\S+ ){0,3}?${WORRIES}(?= )`,
      '(?:पत्नी|पति|इसकी माँ|उसकी माँ|इसकी मां|उसकी मां|इसके पापा)\\S* (?:\\S+ ){0,4}?(?:रोत|सोत[ीे] नहीं|चिंता|व्रत रख)|(?:மனைவி|கணவர்|அவங்க அம்மா)\\S* (?:\\S+ ){0,4}?(?:அழுதே|அழுது|அழற|தூங்க)|(?:మా ఆవిడ|మా ఆయన|వాళ్ళ అమ్మ) (?:\\S+ ){0,4}?(?:ఏడుస్తోంది|ఏడుస్తుంది|నిద్ర)',
    ),
    unless: any(SUPPOSED, ' (?:no more|expired|not worried|divorc\\S*|separat\\S*) '),
  },
} as const satisfies Record<string, ToldPattern>

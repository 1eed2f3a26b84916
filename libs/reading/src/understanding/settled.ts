import { remembered } from './remembered.ts'
import { meantText } from './topics.ts'

/**
 * What somebody tells of as already so: an engagement or a wedding that is fixed, an admission, a visa, a post that was lost, none held, or
 * given up, a retirement ahead, one proposal or several in hand. Only their own, and only what is stated: a wish, a question, a fear or
 * somebody else's affair is none.
 */
export const SETTLED = ['engaged', 'admission', 'visa', 'postLost', 'noPost', 'resigned', 'retiring', 'proposal', 'proposals'] as const
export type Settled = (typeof SETTLED)[number]

const TRADES =
  'business|shop|store|dukan|dukaan|dhandha|firm|factory|restaurant|hotel|dhaba|cafe|salon|parlour|parlor|boutique|bakery|gym|startup|start up'
/** A trade of one's own that has ended; one that might be closed has not. */
const CLOSED = new RegExp(
  ` (?:${TRADES}) (?:\\S+ ){0,2}(?:band ho gay\\S*|closed|shut|shut down|is over|khatam ho gay\\S*) | (?:closed|shut down|wound up) (?:down )?(?:my|our|the) (?:\\S+ ){0,2}(?:${TRADES}|company) `,
)
const TO_CLOSE = / (?:should|must|shall|if|to) (?:\S+ ){0,3}(?:be |get )?(?:closed|shut) /
export const hasClosedTrade = remembered((concern): boolean => {
  const text = meantText(concern)
  return CLOSED.test(text) && !TO_CLOSE.test(text)
})

/** Somebody else of whom such a thing is told. */
const OTHERS =
  '(?:son|daughter|sister|brother|friend|cousin|nephew|niece|husband|wife|father|mother|beta|bete|beti|bhai|behen|bahan|magan|magal|koduku|kuthuru|बेटा|बेटे|बेटी|भाई|बहन|மகன்|மகள்|அக்கா|தங்கை|అబ్బాయి|అమ్మాయి|కొడుకు|కూతురు)s?'
const SEAT = '(?:admission|admit|admits|seat|offer letter|university offer|दाखिला|एडमिशन|प्रवेश)'
const SEAT_ASKED = new RegExp(
  ` (?:will|can|could|shall|when|would|do|kya|kab|chance|chances) (?:\\S+ ){0,6}?(?:get|have|secure|receive|chance|chances|for|of) (?:\\S+ ){0,3}?${SEAT} | ${SEAT} (?:\\S+ ){0,5}?(?:milega|milegi|mil payega|mil payegi|mil jayega|mil jayegi|hoga|ho jayega|kidaikuma|kidaikkuma|kidaikum|vastunda|vasthunda|dorukutunda|मिलेगा|मिलेगी|होगा) `,
  'u',
)
/** True of words that ask for a place at a college abroad or at home: whoever does holds none. */
export const asksForSeat = remembered((concern): boolean => SEAT_ASKED.test(meantText(concern)))

/** What has broken off is none. */
const BROKEN =
  / (?:broke|broken|breaks|cancelled|canceled|called off|toot|tut|toota|tuti|tooti|nindru|ninnu|aagipoyi\S*|टूट|टूटी|நின்று|நின்ற\S*|ఆగిపో\S*|రద్దు)/

type Told = { says: readonly RegExp[]; unless?: RegExp; others?: RegExp }
const ofOthers = (what: string): RegExp => new RegExp(` ${OTHERS} (?:\\S+ ){0,4}?${what}`, 'u')

const MONTH_OR_YEAR = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\\d\\d|next|this|the|\\d)'

const TOLD: Readonly<Record<Settled, Told>> = {
  engaged: {
    says: [
      new RegExp(
        `(?:^| i am| am| got| was| were| are| just| already) engaged (?:in|on|since|from|last) (?:the )?(?:last )?${MONTH_OR_YEAR}`,
      ),
      / (?:delay\S*|postpon\S*|not fixing|not giving (?:a |the )?date) (?:\S+ ){0,6}after (?:\S+ )?engagement (?!brok|break|cancel)/,
      / (?:i am|im|we are|were|i got|we got|am|been|already|just|got) (?:\S+ )?engaged (?!in |with |at |as |for (?:the )?(?:last|past) )/,
      / (?:my|our) (?:fiancee?|would be (?:husband|wife)|engagement (?:is|was|has|happened|got|done|over)) /,
      / (?:my|our|the) wedding (?:is|date|will be|has been|was|got) (?:\S+ ){0,3}?(?:fixed|set|finali[sz]ed|scheduled|planned|in|on|next|this|after) /,
      new RegExp(` (?:my|our|the) marriage (?:is|will be|date is) (?:in|on) ${MONTH_OR_YEAR}`),
      / (?:marriage|wedding|alliance|match) (?:is |was |has been |got |date is |date has been |date )?(?:already )?(?:fixed|finali[sz]ed|settled|scheduled) | (?:parents|family|elders|father|mother) (?:have |has )?(?:already )?(?:fixed|finali[sz]ed) my (?:engagement|wedding|marriage) (?!(?:\S+ ){0,3}(?:against|without|forc))/,
      / (?:i am|im|we are|am) (?:getting married|marrying|to be married|to marry) (?:\S+ ){0,3}?(?:in|on|next|this) /,
      / (?:sagai|roka|mangni|engagement|nischay) (?:\S+ )?(?:ho gayi|ho gaya|ho chuki|ho chuka|hui hai|hua hai|hui|hua|mudinju\S*|aagiduchu|aayiduchu|aachu|ayyindi|aindi|jarigindi) /,
      / (?:shaadi|shadi|vivah|rishta) (?:\S+ )?(?:fix|fixed|tay|tai|pakki|pakka|final) (?:ho gayi|ho gaya|ho chuki|ho chuka|hui|hua|hai|hui hai) /,
      / (?:kalyanam|thirumanam) (?:\S+ )?(?:fix|nichay\S*|nischay\S*|mudivu|confirm) ?(?:aagi\S*|aayi\S*|aachu|pannit\S*|panniy\S*|seydh\S*)/,
      / (?:nichayathartham|nichayadhartham|nischitartham|nischithartham|nischayam) (?:mudinju\S*|aachu|aagi\S*|aayi\S*|ayyindi|aindi|ayipoyindi|jarigindi) /,
      / pelli (?:\S+ )?(?:fix|kudirindi|kudirindhi|khayam|kayam|nischay\S*)/,
      /सगाई (?:हो|हुई)|मेरी सगाई|शादी (?:तय|फिक्स|पक्की) |रोका हो|रिश्ता (?:तय|पक्का) हो/u,
      /நிச்சயதார்த்தம் (?:முடிந்|ஆகி|நடந்)|(?:திருமணம்|கல்யாணம்) (?:நிச்சய|முடிவாகி|ஃபிக்ஸ்)/u,
      /నిశ్చితార్థం (?:అయి|అయ్యి|అయ్యింది|జరిగి|అయింది)|పెళ్లి (?:కుదిరి|ఖాయ|ఫిక్స్|నిశ్చయ)/u,
    ],
    unless:
      / (?:when|will|can|could|should|not|never|kab|nahi|nahin|eppo|eppa|eppudu|ledu|illa|agar|if|before|get|getting|to get|to be) (?:\S+ ){0,5}?(?:fixed|finali[sz]ed|settled|engaged|fix|tay|sagai|nichay\S*|nischay\S*) | (?:fix|tay|sagai|nichay\S*|nischay\S*|kalyanam fix|pelli fix) (?:\S+ ){0,2}?(?:kab|nahi|eppo|eppudu|aagala|illa|ledu|kavatledu|hogi|hoga) |कब|कब तक|எப்போது நிச்சய|ఎప్పుడు కుదు/u,
    others: ofOthers('(?:engage|wedding|marriage|shaadi|shadi|sagai|kalyanam|pelli|सगाई|शादी|திருமண|கல்யாண|நிச்சய|పెళ్లి|నిశ్చి)'),
  },
  admission: {
    says: [
      / (?:got|have|received|secured|holding|hold) (?:an? |the |my |two |three |\d )?(?:\S+ ){0,2}?(?:admit|admits|admission|admissions|university offer|seat) /,
      / (?:admission|admit|seat) (?:is |has been |got |letter )?(?:confirmed|done|secured|received|in hand|came|has come|accepted) /,
      / (?:admission|seat|admit) (?:\S+ )?(?:mil gaya|mil gayi|mila hai|mili hai|mil chuka|ho gaya|ho gayi|kidaich\S*|kidachi\S*|vachindi|vachesindi|dorikindi) /,
      // the paper that a college sends: an offer, or the form for the visa
      / (?:got|have|received|holding|with) (?:an? |the |my )?(?:\S+ ){0,2}?offer (?:letter )?(?:from|of|by) (?:the |my )?(?:\S+ ){0,2}?(?:university|uni|college) /,
      / (?:got|have|received|holding) (?:my |the |an? )?(?:i20|i 20|coe) | (?:i20|i 20|coe|cas) (?:letter |is |has been |already )*(?:in hand|received|came|has come|done|issued|aa gay[ai]|mil gay[ai]) /,
      / (?:was|am|been|got) (?:accepted|admitted) (?:by|to|in|into|at) /,
      /(?:एडमिशन|दाखिला|दाखिले|प्रवेश) (?:हो गया|मिल गया|मिला है|मिल चुका)|(?:அட்மிஷன்|இடம்|சேர்க்கை) கிடைத்து|(?:అడ్మిషన్|సీటు|సీట్) (?:వచ్చింది|వచ్చేసింది|దొరికింది)/u,
    ],
    unless:
      / (?:not|no|never|without|nahi|nahin|rejected|didnt|havent|have to|until|if|once|after) (?:\S+ ){0,4}?(?:admission|admit|admits|seat|offer letter|i20|i 20|coe) | (?:have|any) (?:\S+ ){0,2}?(?:chance|hope|problem|doubt)s? (?:\S+ ){0,3}?(?:admission|admit|seat) | admitted (?:to|in) (?:the )?hospital /,
    others: ofOthers('(?:admission|admit|seat|accepted)'),
  },
  visa: {
    says: [
      / (?:got|received|holding|have got|have) (?:an? |the |my )?(?:\S+ ){0,2}?visa (?!file|form|papers|interview|appointment|problem|issue|rejection|refusal|process|application|appl|question|slot)/,
      / visa (?:for (?:the )?\S+ )?(?:is |was |has been |got |already )*(?:approved|stamped|granted|in hand|came|has come) /,
      / visa (?:\S+ )?(?:mil gaya|mil gayi|mila hai|aa gaya|aa gayi|lag gaya|lag gayi|kidaich\S*|vandhu\S*|vachindi|vachesindi) /,
      /(?:वीजा|वीज़ा) (?:मिल गया|आ गया|लग गया)|விசா (?:கிடைத்து|வந்துவிட்ட)|వీసా (?:వచ్చింది|వచ్చేసింది)/u,
    ],
    unless:
      / (?:not|no|never|without|nahi|nahin|when|will|kab|can|if|once|after|until|didnt|havent|submitted|applied|lodged|filed) (?:\S+ ){0,4}?visa | visa (?:\S+ )?(?:\S+ )?(?:rejected|refused|denied|expir\S*) | visa (?:kab|eppo|eppudu) /,
    others: ofOthers('visa'),
  },
  postLost: {
    says: [
      / (?:lost my job|lost the job|lost my post|have been laid off|i was laid off|got laid off|am laid off|been laid off|laid off (?:last|this|in|from|by|since|on|\d)|^ (?:got )?laid off|company (?:\S+ ){0,3}terminated me|(?:i )?was retrenched|got retrenched|was fired|got fired|been fired|was terminated|got terminated|been terminated|was removed from (?:my |the )?(?:job|work)|company (?:\S+ )?(?:closed|shut|laid)) /,
      / (?:company|factory|unit|office) (?:\S+ )?(?:band ho ga[yi]\S*|moodit\S*|mooditt\S*|moosesa\S*|musesa\S*) |(?:कंपनी|फैक्ट्री) बंद हो ग|கம்பெனி\S* மூடி|కంపెనీ(?:ని)? మూసే/u,
      / (?:job|naukri|nokri) (?:chali gayi|chali gai|chala gaya|chali gyi|chhoot gayi|chhut gayi|chut gayi|choot gayi|chhoot gai|chali gayi hai|gayi|gai) /,
      / (?:velai|vela|job) (?:poiduchu|pochu|poidichu|poyiduchu|poyiruchu|pogiduchu) | (?:udyogam|job) (?:poyindi|poindi|pothindi|oodipoyindi) /,
      /(?:नौकरी|जॉब|काम) (?:चली गई|चला गया|छूट गई|छूट गया)|नौकरी से निकाल|வேலை (?:போய்விட்டது|போய்விட்ட|போயிடுச்ச|போயிருச்ச|போயிட்ட|போச்சு|போனது)|வேலையை இழந்|ఉద్యోగం (?:పోయింది|పోయి|ఊడి)|ఉద్యోగం కోల్పో/u,
    ],
    unless:
      / (?:will|might|may|could|afraid|fear|scared|if|worried) (?:\S+ ){0,4}?(?:lose|lost|laid off|fired|terminated) | (?:and|but|then) (?:i )?(?:got|found|joined|have) (?:\S+ ){0,3}?(?:job|post|company) | (?:now|currently) (?:\S+ ){0,2}?(?:working|employed|in a job|joined) | my (?:present|current|new) (?:job|company|post|office) /,
    others: ofOthers('(?:lost|laid off|fired|terminated|job chali|job gayi|job gai|naukri|नौकरी|வேலை|ఉద్యోగం|job poyindi|velai po)'),
  },
  noPost: {
    says: [
      / (?:am|im|i am|sitting|been|still) (?:\S+ )?(?:jobless|unemployed|without (?:a )?(?:job|work)|out of (?:a )?(?:job|work)|idle at home) /,
      / (?:jobless|unemployed) (?:since|for|from|now) /,
      // whoever asks whether to start earning has no post
      / (?:should|shall|can) i (?:also |too |now )?(?:start|begin|restart) (?:working|to work|work|earning|to earn|doing (?:a )?job) /,
      // back to work after years at home
      / (?:career|job|work) (?:gap|break) | (?:years?|yrs|months?) (?:of )?(?:career |job )?(?:gap|break) | (?:gap|break) (?:after|of|due to|because of) (?:\S+ ){0,3}?(?:baby|child|children|kids?|marriage|delivery|years?|yrs) /,
      / (?:am|im|sitting|been) (?:\S+ )?at home (?:since|for|from) | left (?:my |the )?(?:\S+ ){0,2}?(?:job|work|career) (?:\S+ ){0,14}?(?:again|restart) /,
      / (?:wapas|vapas|dobara|phir se|fir se) (?:\S+ ){0,2}?(?:naukri|nokri|job) | (?:naukri|nokri|job) (?:wapas|vapas|dobara|phir se|fir se) |(?:फिर से|दोबारा|वापस) (?:\S+ ){0,2}?नौकरी/u,
      / joining (?:date |letter |order )?(?:is |has )?(?:not|nahi|pending|delayed?|kab|eppo|eppudu) | waiting for (?:my )?joining | (?:job|velai|velaiya) (?:vittuten|vitten|vittutten) | (?:thirumba|marubadi|malli) (?:velai\S*|job|udyogam)(?= )| (?:velai|job) (?:illama|illaama|illaamal) | (?:job|udyogam) (?:leka|lekunda) | khaliga unna|வேலை இல்லை|வேலை இல்லாம|வேலையை விட்டேன்|மீண்டும் (?:\S+ ){0,2}?வேலை|ఉద్యోగం లేదు|ఖాళీగా ఉన్నా|మళ్లీ ఉద్యోగ/u,
      / (?:naukri|nokri|job|kaam) (?:dh[ou]+nd\S*|talash|khoj\S*) (?:kar )?(?:raha|rahi) (?:hu|hun|hoon) |(?:नौकरी|जॉब) (?:की )?(?:ढूँढ|ढूंढ|तलाश|खोज)[\p{L}\p{M}]* (?:कर )?(?:रहा|रही) | (?:velai|job) (?:thedi|thedr\S*|theditu)|வேலை தேடி|(?:ఉద్యోగం|జాబ్) (?:కోసం )?(?:వెతుకు|చూస్తున్నా)/u,
      / (?:berozgar|berojgar|berozgaar) (?:hu|hoon|hun|baitha|baithi) |बेरोजगार हू|बेरोज़गार हू|வேலை இல்லாமல் இருக்கிறேன்|వేలై இல்ல|ఉద్యోగం లేకుండా ఉన్నా/u,
    ],
    unless:
      / (?:take|taking|want|need|planning|should) (?:\S+ ){0,3}?(?:gap|break) | (?:now|currently) (?:\S+ ){0,2}?(?:working|employed) | (?:my )?(?:present|current) (?:job|company|post) /,
    others: ofOthers('(?:jobless|unemployed|berozgar|without|gap|break|at home|வேலை|ఉద్యోగం)'),
  },
  resigned: {
    says: [
      /(?<! (?:should|shall|can|could|may|must|will|would|if|before)) i (?:have |had |just |already |have already |have just |recently )*(?:resigned|quit my job|quit the job|quit my post|left my job|left the job|put (?:in |down )?my papers|submitted my resignation|gave (?:in )?my resignation|given my resignation) /,
      /(?<! (?:to|should|should i|shall i|can i|could i|may i|must i|will i|if i|before i|would|cannot|cant)) (?:resigned|quit) (?:from )?my (?:job|post|it job|bank job|company) | (?:am (?:on|in)|serving) (?:my |the )?notice(?: period)? /,
      / (?:resignation|istifa|isteefa) (?:de diya|de di|dediya|kuduthuten|koduthuten|ichanu|ichesanu|pettanu) | (?:naukri|job) (?:chhod|chod) (?:di|diya|chuka|chuki) /,
      /इस्तीफा दे दिया|इस्तीफ़ा दे दिया|नौकरी छोड़ दी|ராஜினாமா செய்துவிட்டேன்|ராஜினாமா செய்தேன்|வேலையை விட்டுவிட்டேன்|రాజీనామా చేశాను|ఉద్యోగం మానేశాను/u,
    ],
    unless:
      / (?:and|but|then) (?:i )?(?:got|found|joined|started) (?:\S+ ){0,4}?(?:job|post|company|business|shop|firm) | (?:joining|will join) | (?:now|currently) (?:\S+ ){0,2}?(?:working|employed|run|running|joined) /,
  },
  retiring: {
    says: [
      / i (?:will |shall |am going to )?retire (?:from |in |next |this |on |by |as |after )/,
      / (?:am|im|will be|shall be) retiring | my retirement (?:is|comes|falls|will be) (?:\S+ )?(?:in|on|next|this|due) | (?:i|will) superannuat/,
      / retire (?:ho raha|ho rahi|hone wala|hone wali|hounga|houngi|ho jaunga|ho jaungi|aaga poren|aagaporen|avutunna|avuthunna) | retirement (?:agle|adutha|vachche) /,
      /रिटायर हो (?:रहा|रही|जाऊ)|रिटायर होने वाल|सेवानिवृत्त हो (?:रहा|रही)|ஓய்வு பெறப் போகிறேன்|ஓய்வு பெறுகிறேன்|ஓய்வு பெற இருக்கி|రిటైర్ అవుతున్న|రిటైర్ కాబోతున్న/u,
    ],
    unless: / (?:when|should|can) (?:\S+ ){0,3}?retire | retire early | early retire|at what age/,
  },
  proposals: {
    says: [
      / (?:two|three|four|2|3|4|several|many|few|both|multiple|some) (?:\S+ ){0,2}?(?:proposals|alliances|rishte|rishtey|matches|sambandhams|grooms|brides|suitors) (?!broke|break|broken|toot|tut|cancel|reject|refus|and all)/,
      / (?:two|2) (?:boys|girls|guys|men|women) (?:\S+ ){0,6}?(?:marry|choose|say yes|select|pick|proposal|accept) /,
      / whom (?:should|shall|do|to) (?:i )?(?:say yes|marry|choose|pick|select|accept) | (?:which|whose) (?:proposal |alliance |rishta |match )(?:\S+ )?(?:should|shall|to) (?:i )?(?:say yes|marry|choose|pick|select|accept) /,
      // "which one" may be said of two posts as well
      /^(?=.* (?:boys?|girls?|proposals?|rishte|rishta|alliances?|grooms?|brides?|marry|marriage) ).* which one (?:\S+ )?(?:should|shall|to) (?:i )?(?:say yes|marry|choose|pick|select|accept) /,
      / (?:do|teen|dono|2|3) rishte (?!toot|tut)| (?:rendu|moonu|2|3) (?:varan|sambandham|sambandhangal|mappillai|maapillai|ponnu) (?!thatti)| (?:rendu|moodu|2|3) (?:sambandhalu|sambandham)/,
      /(?:दो|तीन|दोनों|2|3) रिश्ते (?!टूट)|(?:இரண்டு|மூன்று|2|3) (?:வரன்|சம்பந்த|மாப்பிள்ளை)|(?:రెండు|మూడు|2|3) సంబంధాలు (?!చెడి)/u,
    ],
    unless:
      / (?:business|project|research|funding) proposals? | (?:no|not getting|any|without) (?:\S+ )?proposals? | proposals? (?:\S+ ){0,3}?(?:break|broke|broken|reject\S*|cancel\S*|refus\S*|fail\S*|not coming|do not come) /,
    others: ofOthers('(?:proposals?|rishte|alliances?|varan|sambandh\\S*)'),
  },
  proposal: {
    says: [
      / (?:got|have|received|has come|there is|have got|is|getting|am getting) (?:an? |one |this |the )?(?:\S+ ){0,2}?(?:proposal|alliance|rishta|sambandham) (?:from|of|in hand|for me|by|with|in|,)/,
      / (?:proposal|alliance|rishta|sambandham|varan) (?:aaya|aaya hai|aayi|aaya hua|came|has come|vandhuruku|vandhirukku|vandiruku|vachindi) /,
      /रिश्ता आया|வரன் வந்திருக்|சம்பந்தம் வந்திருக்|సంబంధం వచ్చింది/u,
    ],
    unless:
      / (?:business|project|research|funding) proposal | (?:when|will|no|not|any|kab) (?:\S+ ){0,4}?(?:proposal|rishta|alliance) | (?:proposal|rishta|alliance|sambandham) (?:\S+ ){0,3}?(?:broke|break\S*|toot\S*|tut\S*|reject\S*|cancel\S*|kab) /,
    others: ofOthers('(?:proposal|rishta|alliance|varan|sambandham)'),
  },
}

/** A wedding with its month, told with the subject left out. */
const DATED_WEDDING = new RegExp(
  `^ (?:also |and |now )?getting married (?:in|on|next|this) (?:the )?${MONTH_OR_YEAR}(?!.* (?:possible|chances?|yog|when|or not|kab) )`,
)

/** What a concern tells of as settled; nothing is assumed. Word lists in four languages and in Latin letters. */
export const settledOf = remembered((concern): readonly Settled[] => {
  const text = meantText(concern)
  const sentences = concern.split(/[.!?;,\n।]+/u).map((part) => meantText(part))
  const found = SETTLED.filter((one) => {
    const { says, unless, others } = TOLD[one]
    if (
      unless?.test(text) === true ||
      (others !== undefined && sentences.some((part) => others.test(part))) ||
      (one === 'engaged' && BROKEN.test(text))
    )
      return false
    return says.some((said) => said.test(text)) || (one === 'engaged' && sentences.some((part) => DATED_WEDDING.test(part)))
  })
  // what is decided leaves no choice open, and one proposal is among several
  return found.filter(
    (one) =>
      !(one === 'proposal' && (found.includes('proposals') || found.includes('engaged'))) &&
      !(one === 'proposals' && found.includes('engaged')) &&
      !(one === 'noPost' && found.includes('postLost')) &&
      !(one === 'resigned' && found.includes('postLost')),
  )
})

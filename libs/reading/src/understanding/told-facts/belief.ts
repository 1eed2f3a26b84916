import type { ToldPattern } from './told-pattern.ts'

const either = (...all: readonly RegExp[]): RegExp => new RegExp(all.map(({ source }) => source).join('|'), 'u')

/** A relative's chart, or a relative who does it. */
const KIN =
  '(?:husband|wife|hubby|pati|patni|biwi|sons?|daughters?|mother|father|mummy|papa|brother|sister|bhai|behen|beta|bete|beti|boss|friend|boyfriend|girlfriend)'
const OF_THEM = new RegExp(` (?:my |mere |meri |mera |our )?${KIN}s? (?:ki |ka |ke |ko |has |is |wears?|under |also ){1,3}`)
/** What is asked or supposed is not told. */
const SUPPOSED = / (?:if|agar|kya|sakt[aie]|whether|or not|should|shall|which|kaun ?s[aie]|kons[aie]) /

const SADE_SATI = [
  ' (?:s[ah]+[dr]h?e ?sa+th?i|saade ?sa+ti|dhaiyy?a|ezharai|elarai|ezhara|yezharai|7 5 sani|ashtama(?:thu)? ?sh?ani|ardh?ashtama ?sh?ani|elinati|yelinati) ',
  ' sh?ani (?:\\S+ ){0,2}?(?:bhari|kharab|chal rah\\S*|lagi|laga|ka prakop|ki drishti|dosh\\S*|heavy) ',
  'साढ़े ?साती|साढ़े ?साती|साडेसाती|ढैय्या|शनि (?:भारी|की साढ़े|चल रह)|ஏழரை|அஷ்டம ?சனி|அஷ்டமச்? ?சனி|ఏలినాటి|అష్టమ ?శని',
].join('|')
const OTHER_SATURN = / (?:maha ?)?(?:dasha|dasa|dhasa|disha|puja|pooja|temple|mandir) |दशा|தசை|దశ/u

/** Marks that are called a dosha, each by its name. */
export const DOSHAS = {
  kaalSarp: / (?:ka+l|kala) ?sarp\S* |काल ?सर्प|கால ?சர்ப்ப|కాల ?సర్ప/u,
  pitra: / pitr[aiu]? ?dosh\S* | pithru dosh\S* |पितृ ?दोष|பித்ரு|పితృ ?దోష/u,
  chandal: / guru ?chandala? |गुरु ?चांडाल|குரு சண்டாள|గురు చండాల/u,
  nodes:
    / (?:naga|naag|nag|sarpa?) ?dosh\S* | rahu (?:and )?keth?u (?:dosh\S*|bad|kharab|problem) |नाग ?दोष|सर्प ?दोष|நாக ?தோஷ|ராகு கேது|நாகதோஷ|నాగ ?దోష|సర్ప ?దోష|రాహు కేతు/u,
  mangal: /(?<!^ of) (?:manga?lik|mangal ?dosh\S*|kuja ?dosh\S*|[cs]h?evvai ?dosh\S*) |मांगलिक|मंगल ?दोष|செவ்வாய் ?தோஷ|కుజ ?దోష/u,
} as const
const NO_DOSHA =
  / (?:not|non|no|isnt|without|he is|she is|boy is|girl is|partner is|his|her) (?:\S+ ){0,2}?(?:manga?lik|mangal|kuja|dosh\S*|ka+l) | (?:manga?lik|dosh\S*) (?:nahi|nahin|nhi|illa|ledu|cancel\S*) | (?:dosh\S*|sarp|manga?lik|mangal) (?:\S+ ){0,2}(?:puja|pooja|nivaran|shanti) |(?:दोष|मांगलिक) नहीं|नॉन|लड़का|लड़की|(?:பையனுக்கு|பொண்ணுக்கு)|(?:అమ్మాయికి|అబ్బాయికి)|தோஷம் இல்லை|దోషం లేదు/u

const READER =
  '(?:astrologers?|astro|panditj?i?|pandit|jyotishi?|jyothishi?|josiyar\\S*|jothidar\\S*|jyothishyud\\S*|jyotishyud\\S*|purohit\\S*|siddhanti|panthulu|pantulu|palmist|ज्योतिषी|पंडित|ஜோசியர்|ஜோதிடர்|జ్యోతిష్యుడు|జ్యోతిష్యులు|పంతులు)'
const SAID =
  '(?:said|told|says|tells|predicted|saying|bol[aei]\\S*|kaha|kehte|kehta|bata\\S*|sonn\\S*|solr\\S*|solli\\S*|cheppa\\S*|annaru|annadu|कहा|बोला|बोले|बताया|சொன்ன[\\p{L}\\p{M}]*|சொல்[\\p{L}\\p{M}]*|చెప్ప[\\p{L}\\p{M}]*|అన్నా[\\p{L}\\p{M}]*)'
const A_TIME =
  '(?:20[2-4]\\d|next year|agle saal|(?:after|before|at|by) (?:the )?(?:age (?:of )?)?[2-5]\\d|age (?:of )?[2-5]\\d|[2-5]\\d (?:ke baad|ke bad|ki umar|ki age|vayasu\\S*|के बाद|की उम्र|வயசு\\S*|வயது\\S*|ఏళ్\\S*))'
/** What is said to be hard at a time, and a time up to which something lasts. */
const NO_EVENT =
  / (?:bad|worst|kharab|danger\S*|kasht|problems?|difficult\S*|heavy|bhari|death|die|dies|accident|till|until|tak|upto|longevity|dasha|dasa|mahadasha|sade|ended|cancel\S*) |खराब|तक|கஷ்ட|చెడు/u

/** Whose stone it is by later custom; English, Hindi, Tamil and Telugu names. */
export const STONES = {
  jupiter: / (?:pukhraj|yellow sapphire|yellow topaz|pushparag\S*|pushyarag\S*|kanaka pushya\S*) |पुखराज|புஷ்பராக|పుష్యరాగ/u,
  saturn: / (?:neelam|nilam|blue sapphire) |नीलम|நீலக்கல்|నీలం/u,
  mars: / (?:moonga|munga|red coral|coral|pavazham|pavalam|pagadam) |मूंगा|मूँगा|பவள|పగడ/u,
  mercury: / (?:panna|emerald|maragatham|maragadham|marakatham) |पन्ना|மரகத|మరకత/u,
  sun: / (?:ruby|manik|manikya|manikyam|manickam|kempu) |माणिक|மாணிக்க|కెంపు/u,
  moon: / (?:moti|pearl|muthu|mutyam) |मोती|முத்து|ముత్య/u,
  venus: / (?:heera|hira|diamond|opal|vairam|vajram) |हीरा|ஓபல்|வைர|వజ్ర/u,
  rahu: / (?:gomed|gomedh?\S*|hessonite) |गोमेद|கோமேதக|గోమేధిక/u,
  ketu: / (?:lehsuniya|lahsuniya|cats? eye|vaid[ou]+ry\S*) |लहसुनिया|வைடூரிய|వైడూర్య/u,
} as const
const A_STONE = either(...Object.values(STONES)).source
const WORN =
  ' (?:wear\\S*|wore|worn|pehn\\S*|pehen\\S*|pahn\\S*|dharan|ring|finger|pot[iu]\\S*|pott[iu]\\S*|podu\\S*|poda\\S*|pettuk\\S*|dharinch\\S*|dharist\\S*) |पहन|धारण|போட்டு|போட|அணி|పెట్టు|ధరి'
const OF_TRADE =
  / (?:business|shop|factory|polish\S*|grading|company|industry|kaam|worker|export\S*|sell\S*|sold|stolen|lost|engagement ring|wedding ring) /

const RITE =
  '(?:puja|pooja|pujas|poojas|pujan|havan|hawan|homam?|homams|yagya|yagna|yagam|vrat\\S*|vratham|anushthan|pariharam\\S*|parigaram\\S*|abhishek\\S*|upaay?|remed(?:y|ies)|chalisa|jaap)'
const DONE =
  '(?:did|done|performed|completed|finished|kept|keeping|tried|karwa[yi]\\S*|karva[yi]\\S*|karwa (?:li|liya|chuk\\S*)|kara[yi]\\S*|kara (?:li|liya|chuk\\S*)|kiya|kiye|rakhe|rakha|rakhi|kar chuk\\S*|kar liy?[aei]|panniyach\\S*|pannit\\S*|pannach\\S*|panninom|panninen|senj\\S*|senjach\\S*|seidh\\S*|chesam\\S*|chesanu|chesamu|chesaru|cheyinch\\S*)'
const RITES = [
  ` ${DONE} (?:\\S+ ){0,5}?${RITE} | ${RITE} (?:\\S+ ){0,4}?${DONE} `,
  ` (?:keep|keeping|kept|observ\\S*|doing) (?:\\S+ ){0,3}?(?:fasts?|fasting) | i fast on | (?:chanting|reciting|doing) (?:\\S+ ){0,3}?(?:mantras?|jaap|chalisa) (?:\\S+ ){0,3}?(?:daily|since|from|for|every) `,
  ' (?:did|done|kept|keeps) (?:\\S+ ){0,2}?(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:\\S+ )?fasts? ',
  ' kovil\\S* (?:\\S+ ){0,2}?(?:suth\\S*|poyit\\S*|poitu\\S*) ',
  '(?:पूजा|हवन|व्रत|अनुष्ठान|पाठ) (?:\\S+ ){0,3}(?:करवा\\S*|कराई|कराया|किया|किए|रखे|रखा|कर चुक)',
  '(?:பூஜை|பரிகார|ஹோம|விரத)[\\p{L}\\p{M}]* (?:\\S+ ){0,3}(?:செய்தோம்|செய்தேன்|செஞ்ச|பண்ணி|பண்ணோம்|பண்ணேன்|இருந்த)',
  '(?:పూజ|హోమ|వ్రత|నోము)[\\p{L}\\p{M}]* (?:\\S+ ){0,3}(?:చేశ|చేసా|చేయించ)',
].join('|')
const NOT_DONE =
  / (?:did not|not done|not do|have not|has not|never|didnt|havent|(?:puja|pooja|havan|vrat) (?:\S+ )?nahi|want|wish|asks?|asking|told (?:me|us) to|tell\S*|says? to|said to|need|must|have to|has to|karwao|karao|karvao|karwani|karana|suggest\S*|please|girl|boy|colleague|diwali|holi|navratri|festival|house ?warming|griha ?pravesh|bhoomi|property|priest|pujari) |(?:पूजा|हवन|व्रत) (?:\S+ )?नहीं|செய்யணு|చేయాల/u

/** A rite for the serpents by its own name, and the temples to which people are sent for one. */
const SERPENT_SEAT =
  '(?:(?:ashlesha|aslesha|aashlesha|sarpa?|naga) (?:bali|samskar\\S*|prath?isht\\S*)|kukk[ei]y?|ramanathapuram|ramesh?[wv]aram|th?iru ?nageswaram|(?:sri ?)?kalahasth?i)'
/** Rites, and marks, that custom ties to Rahu and Ketu. */
export const SERPENTS = new RegExp(
  [
    ' (?:naga|naag|nag|nagara|sarpa?|sarpam|rahu(?: (?:and )?keth?u)?) (?:\\S+ ){0,2}?(?:puja|pooja|poojai|dosh\\S*|shanti) ',
    ` ${SERPENT_SEAT} `,
    '(?:नाग|सर्प)\\S* (?:पूजा|दोष|बलि)|(?:நாக|சர்ப்ப|ராகு)\\S* ?(?:பூஜை|தோஷ)|ராமேஸ்வர|திருநாகேஸ்வர|(?:నాగ|సర్ప|రాహు)\\S* ?(?:పూజ|దోష|ప్రతిష్ఠ)|శ్రీకాళహస్తి',
  ].join('|'),
  'u',
)
const ASKER = `(?:in laws?|inlaws|mother|father|parents|mil|fil|husband|wife|family|elders?|relatives?|relations|mummy|papa|mom|dad|amma|appa|maa|saas|sasural|grandmother|aunty?|uncle|people|everyone|everybody|they|swamiji|guruji|priest|poojari|pujari|${READER})`
const TO_DO = '(?:do|doing|perform|performing|offer|keep|conduct|go|going|visit|get|have)'
const ANY_RITE = `(?:${RITE}|${SERPENT_SEAT})`
/** Rites that others want done: who asks for them stands before what is asked. */
const ASKED_RITES = [
  ` ${ASKER} (?:\\S+ ){0,3}?(?:ask\\S*|tell\\S*|told|say\\S*|said|want\\S*|insist\\S*|forc\\S*|suggest\\S*|advis\\S*|press\\S*) (?:\\S+ ){0,4}?${TO_DO} (?:\\S+ ){0,5}?${ANY_RITE} `,
  ` (?:told|asked|advised|forced|pressed) to ${TO_DO} (?:\\S+ ){0,4}?${ANY_RITE} `,
  ` ${RITE} (?:\\S+ ){0,3}?(?:kar(?:ne|wane|vane|ane|o|wao|vao|ao)|panna|pannanum|seyya|cheyyamani|cheyamani|cheyinchamani|cheyyali) (?:\\S+ ){0,3}?(?:bol|kah|keh|sol|ant|ann)\\S* `,
  '(?:पूजा|हवन|व्रत|शांति) (?:\\S+ ){0,3}(?:करने|करवाने|कराने) (?:को |के लिए )?(?:कह|बोल)',
  '(?:பூஜை|பரிகார|ஹோம)[\\p{L}\\p{M}]* (?:\\S+ ){0,2}(?:செய்ய|பண்ண|பண்ணச்|செய்யச்)[\\p{L}\\p{M}]* (?:சொல்|சொன்ன)',
  '(?:పూజ|హోమ|ప్రతిష్ఠ)[\\p{L}\\p{M}]* (?:\\S+ ){0,2}(?:చేయమ|చేయించమ|చెయ్యమ)',
].join('|')
/** What is done already, or belongs to a house, a feast or a living. */
const NO_ASKED_RITE =
  / (?:already|(?:we|i) (?:have )?(?:did|done|performed|completed|finished)|ho ga[iy]\S*|kar (?:li|liya|chuk\S*)|house ?warming|gr[ih]+a ?prave?sh\S*|bhoomi|diwali|holi|festival|navratri|wedding|temple priest|boss|manager|office) /

/** What others have said of a chart, and what was done for it. */
export const OF_BELIEF = {
  saidSadeSati: { hears: new RegExp(SADE_SATI, 'u'), unless: either(OF_THEM, / (?:if|agar|kya|whether|or not) /, OTHER_SATURN) },
  saidDosha: { hears: either(...Object.values(DOSHAS)), unless: either(OF_THEM, / (?:if|agar|kya|whether|or not|which) /, NO_DOSHA) },
  saidTime: {
    hears: new RegExp(
      `(?<! (?:dear|respected|hello|hi|namaste|pranam|namaskar)) ${READER}(?: ji| garu| ne)* (?:\\S+ ){0,6}?${SAID} (?:\\S+ ){0,12}?${A_TIME} | ${READER}(?: ji| garu)* (?:\\S+ ){0,12}?${A_TIME} (?:\\S+ ){0,8}?${SAID} | ${A_TIME} (?:\\S+ ){0,4}?${READER} (?:ji |garu |ne )?${SAID} `,
      'u',
    ),
    unless: either(OF_THEM, NO_EVENT),
  },
  wearsStone: {
    hears: new RegExp(`^(?=.*(?:${A_STONE}))(?=.*(?:${WORN}))`, 'u'),
    unless: either(OF_THEM, SUPPOSED, OF_TRADE),
  },
  didPuja: { hears: new RegExp(RITES, 'u'), unless: either(SUPPOSED, NOT_DONE) },
  askedRite: { hears: new RegExp(ASKED_RITES, 'u'), unless: either(SUPPOSED, NO_ASKED_RITE) },
} as const satisfies Record<string, ToldPattern>

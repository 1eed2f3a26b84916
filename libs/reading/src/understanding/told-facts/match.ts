import type { ToldPattern } from './told-pattern.ts'

/** Somebody else whose match it is. */
const OF_KIN =
  / (?:my|our|meri|mera|mere|hamari|hamare|en|enga|naa|maa) (?:\S+ )?(?:sons?|daughters?|brothers?|sisters?|cousins?|friends?|beta|bete|beti|bitiya|bhai|bhaiya|behen|bahan|didi|thangachi\S*|thambi\S*|akka\S*|anna|annan\S*|magal\S*|magan\S*|chelli\S*|tammud\S*|kooturu|kuthuru|koduku|niece|nephew)s? | (?:son|daughter|brother|sister) \d+ |(?:बेटी|बेटे|बहन|भाई|दीदी)|(?:மகள்|மகன்|தங்கை|தங்கச்சி|தம்பி|அக்கா|அண்ணன்)|(?:కూతురు|కొడుకు|చెల్లి|తమ్ముడు|అక్క)/u
/** What is asked or supposed is not told. */
const SUPPOSED = / (?:if|agar|suppose|kya|whether) /
const either = (...all: readonly RegExp[]): RegExp => new RegExp(all.map(({ source }) => source).join('|'), 'u')

/** The mark of the other chart. */
const THEIR_MARK = / (?:he|she|boy|girl|hes|shes) (?:is )?(?:a )?manga?lik | (?:his|her) (?:\S+ )?manga?lik /

/** What of two is held against one another. */
const HELD =
  '(?:kundl?i\\S*|kundalis?|horoscopes?|jathaga\\S*|jathakam\\S*|jathaka\\S*|jatak[au]\\S*|jatakalu|patrika|guna?s?|porutha\\S*|nakshatras?|rashis?|rasis?)'
const MARS = '(?:manga?lik|mangal dosh\\S*|kuja dosh\\S*|chevvai dosh\\S*|sevvai dosh\\S*)'
const FELL_THROUGH =
  '(?:reject\\S*|refus\\S*|sa(?:id|ys?|ying) no|go(?:es)? (?:away|back)|went (?:away|back)|mana|toot\\S*|tut\\S*|cancel\\S*|broke\\S*|breaks?|breaking)'
const FAILED = [
  ` ${HELD} (?:\\S+ ){0,5}?(?:(?:not|isnt|arent|dont|doesnt|didnt|never|no|nahi|nahin|nhi) (?:\\S+ ){0,2}?(?:match\\S*|mil\\S*|agree\\S*|tally\\S*|mel\\S*)|mis ?match\\S*|seral\\S*|sera ?vill?ai|sariyilla\\S*|porun[dt]h?al\\S*|set aagal\\S*|kalava\\S*|kudara\\S*|match avva\\S*|match aagal\\S*) `,
  ` (?:porutha\\S*|jathagam|jathaga porutham) (?:\\S+ )?illa\\S* `,
  ` (?:not|no|isnt|dont|doesnt) (?:matching|match) (?:\\S+ ){0,3}?${HELD} `,
  ` only \\d{1,2} (?:guna?s?|points|porutha\\S*) | (?:guna?s?|guna? milan|matching) (?:\\S+ ){0,3}?only \\d{1,2} | nadi dosh\\S* `,
  ` ${MARS} (?:\\S+ ){0,10}?${FELL_THROUGH} | ${FELL_THROUGH} (?:\\S+ ){0,8}?${MARS} `,
  `(?:कुंडली|कुण्डली|गुण|नक्षत्र)[\\p{L}\\p{M}]* (?:\\S+ ){0,3}(?:नहीं|नही) (?:\\S+ )?मिल|नाड़ी दोष`,
  `(?:ஜாதக|பொருத்த|நட்சத்திர)[\\p{L}\\p{M}]* (?:\\S+ ){0,3}(?:இல்ல|பொருந்தவில்லை|பொருந்தல|சேரல|சரியில்ல)`,
  `(?:జాతక|గుణా|నక్షత్ర)[\\p{L}\\p{M}]* (?:\\S+ ){0,3}(?:కలవ|కుదర)`,
].join('|')

const COUNT =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|many|several|lots? of|all|every|each|har|sab|sabhi|kai|kayi|bahut|kitne|do|teen|char|chaar|paanch|panch|das|bees)'
const NAMES =
  '(?:proposals?|rishtas?|rishtey?|rishton|alliances?|match(?:es)?|boys?|girls?|grooms?|brides?|ladk[aei]|ladkiyan|families|parties|sambandh\\S*)'
const REFUSED = `(?:${FELL_THROUGH}|told no|not work\\S*|didnt work\\S*|fail\\S*|na (?:bol|kar|kah)\\S*|chup|silent|not (?:fix|final|settl)\\S*|no reply|back(?:s|ed)? out|step(?:s|ped)? back)`
const YEARS = '(?:20[12]\\d|(?:\\d+|two|three|four|five|six|seven|many|so many|several|do|teen|char|chaar|paanch) (?:years?|yrs?|saal|sal))'
const LOOKED = [
  ` ${COUNT} (?:(?!(?:yrs?|years?|old|months?|saal|sal) )\\S+ ){0,2}?${NAMES} (?:\\S+ ){0,8}?${REFUSED} `,
  ` (?:rejected|refused|said no|turned down) (?:\\S+ ){0,3}?(?:by |from |to )?${COUNT} (?:\\S+ ){0,2}?${NAMES} `,
  ` (?:searching|looking|hunting|search) (?:\\S+ ){0,4}?(?:girl|boy|groom|bride|match|proposals?|alliances?|rishta|marriage) (?:\\S+ ){0,4}?(?:since|from|for|last|past) (?:the )?(?:last |past )?${YEARS} `,
  ` (?:rishtey?|rishta|ladk[aei]) (?:\\S+ ){0,2}?(?:dekh|dhundh|dhoondh|dhund|khoj)\\S* (?:\\S+ ){0,4}?(?:saal|sal) | (?:saal|sal) se (?:\\S+ ){0,3}?(?:rishtey?|rishta|ladk[aei]) (?:\\S+ ){0,2}?(?:dekh|dhundh|dhoondh|dhund|khoj)\\S* `,
  ` (?:niraya|ellaa?|pala|\\d+) (?:\\S+ ){0,2}?(?:varan\\S*|alliances?|sambandham\\S*|jathagam\\S*) (?:\\S+ ){0,5}?(?:thatti\\S*|set ?aagal\\S*|amaiyal\\S*|amayal\\S*|vendam\\S*|venam\\S*) `,
  ` (?:chala|anni|enno|\\d+) (?:\\S+ ){0,2}?(?:sambandh\\S*|match(?:es)?) (?:\\S+ ){0,5}?(?:kudaral\\S*|kudara ?led\\S*|set avva\\S*|cheda\\S*|chedi\\S*|cancel\\S*|vadd\\S*) `,
  `(?:हर|सब|कई|बहुत|सारे|दो|तीन|चार|पांच|पाँच|\\d+) (?:\\S+ )?(?:रिश्ते|रिश्ता|लड़के|लड़कियां|लड़कियों) (?:\\S+ ){0,5}(?:टूट|मना|लौट|ना कर)`,
  `(?:நிறைய|எல்லா|பல|\\d+) (?:\\S+ )?(?:வரன்|சம்பந்தம்|ஜாதகம்)[\\p{L}\\p{M}]* (?:\\S+ ){0,5}(?:தட்டி|அமையல|அமையவில்லை|வேண்டாம்)`,
  `(?:చాలా|ఎన్నో|అన్ని|\\d+) (?:\\S+ )?సంబంధాల[\\p{L}\\p{M}]* (?:\\S+ ){0,5}(?:కుదర|తప్పి|చెడి|వద్దు)`,
].join('|')
/** Such words of children at school, of posts and of papers. */
const OTHER_NAMES =
  / (?:my|our|hamare|mere) (?:\S+ )?(?:boys|girls|ladke) | (?:business|project|visa|loan|research|tender|exams?|class|school|hostel|students?|cricket|football|interviews?|naukri|to him|to her|for her|for his|he (?:rejects|refuses)|she (?:rejects|refuses)) /

const OWN_ONE = '(?:proposal|rishta|alliance|sambandh\\S*)'
const CAME = '(?:came|come|comes|is there|from|aaya|aya|aayi|aa gaya|aa raha|vand\\S*|vachch?\\S*|vacch?\\S*)'
const ONE = [
  ` (?:one|a|1|ek) (?:\\S+ ){0,2}?(?:${OWN_ONE}|match) (?:has |have |is |ne |se |to |\\S+ se ){0,2}${CAME} `,
  ` ek (?:\\S+ ){0,2}?rishta (?:\\S+ ){0,3}?(?:aaya|aya|aayi|aa gaya|chal raha) | (?<!(?:koi|har|no|any|every|bahut)) (?:rishta|proposal|alliance) (?:aaya|aya) (?:hua )?(?:hai|h) `,
  ` (?:family|parents|mother|mummy|bua|mas[ai]|mami|uncle|aunty?|chach[ai]|they|we) (?:\\S+ ){0,3}?(?:found|brought|selected|shortlisted|seen|liked|saw) (?:a|one) (?:\\S+ ){0,2}?(?:boy|girl|groom|bride|rishta|proposal|match|alliance) `,
  ` oru (?:\\S+ )?(?:varan|alliance|sambandham|proposal) (?:\\S+ ){0,4}?vand\\S* | oka (?:\\S+ )?(?:sambandham|match|proposal) (?:\\S+ ){0,4}?(?:vach\\S*|vacch\\S*) `,
  `एक (?:\\S+ )?रिश्ता (?:\\S+ ){0,4}आया|ஒரு (?:\\S+ )?(?:வரன்|சம்பந்தம்) (?:\\S+ ){0,4}வந்|ఒక (?:\\S+ )?సంబంధం (?:\\S+ ){0,4}వచ్చ`,
].join('|')
/** A proposal that is over, one of several, or of another kind. */
const NOT_ONE =
  / (?:no|not|koi|any) (?:a |any |even |single )?(?:\S+ )?(?:proposals?|rishta|match|alliance|sambandh\S*) | not (?:yet )?come | (?:nahi|nahin) aa\S* | (?:broke\S*|cancel\S*|reject\S*|refus\S*|toot\S*|tut\S*|went back|every|several|tha|was fixed|also one|aur ek) | (?:two|three|2|3|dono|many|second|other|another|dusra|doosra) (?:\S+ )?(?:proposals?|rishtas?|rishte|boys?|girls?|alliances?|match(?:es)?|one) | (?:years?|yrs?) (?:ago|back) | (?:saal|sal) pehle | (?:in|back in) 20[01]\d | in 202[0-5] | (?:business|project|visa|loan|job|tender|research) (?:proposals?|offers?) /

const CHILD = '(?:sons?|daughters?|kids?|child|children|boy|girl)'
const THEIR_CHILD = [
  ` (?:widower|widow lady|widow|divorcee|divorced (?:man|guy|boy|person|lady|woman|girl)|(?:a|one|this) (?:man|guy|person|lady|woman)) (?:\\S+ ){0,3}?(?:with|has|having) (?:a |one |two |his |her |\\d+ )(?:\\S+ ){0,3}?${CHILD} `,
  ` (?:he|she|hes|shes|boyfriend|girlfriend|bf|gf) (?:is |was |also |already |a |divorc\\S* |widow\\S* |separated |and ){0,6}(?:with|has|having|got) (?:already )?(?:a|one|two|2|1|3|three|his own|her own) (?:\\S+ ){0,3}?(?:sons?|daughters?|kids?|child|children) `,
  ` (?:uska|uski|uske|unka|unki|unke) (?:\\S+ ){0,3}?(?:ek|do|1|2) (?:\\S+ )?(?:bet[aei]|bachch?[aei]|bacch?[aei]) (?:\\S+ )?(?:bhi )?(?:hai|h|hain) `,
  ` (?:ayanaki|ayanaku|vallaki|ataniki|aameki|aameku) (?:\\S+ ){0,3}?(?:koduku|kuthuru|kooturu|papa|babu|pillalu) (?:\\S+ ){0,2}?(?:unn\\S*|undi) | (?:avaruku|avarukku|avanukku|avalukku|avangaluku) (?:\\S+ ){0,6}?(?:oru|rendu|1|2) (?:ponnu\\S*|payyan|paiyan|kuzhandhai\\S*|kulandhai\\S*) `,
  `(?:उसका|उसकी|उसके|उनका|उनकी|उनके) (?:\\S+ ){0,3}(?:एक|दो) (?:\\S+ )?(?:बेटा|बेटी|बच्चा|बच्चे|बच्ची)`,
  `(?:அவருக்கு|அவனுக்கு|அவளுக்கு) (?:\\S+ ){0,3}(?:ஒரு|ரெண்டு|இரண்டு) (?:மகன்|மகள்|குழந்தை|பையன்|பொண்ணு)`,
  `(?:అతనికి|ఆయనకి|ఆయనకు|ఆమెకు|ఆమెకి) (?:\\S+ ){0,3}(?:కొడుకు|కూతురు|పాప|బాబు|పిల్లలు)`,
].join('|')
const NOT_THEIRS =
  / (?:i am|im|i m|myself) (?:a |an |also )?(?:divorc\S*|widow\S*)(?: \S+){0,2} (?:with|having) | (?:no|without|dont have|doesnt have) (?:any )?(?:kids?|child\S*|issue) | no issue | (?:husband|wife|pati|patni|boss|my ex|brother|sister|mother|father)s? (?:\S+ ){0,2}(?:has|have|with) /

const OTHER = '(?:he|she|hes|shes|boy|girl|guy|groom|bride|man|lady|boyfriend|girlfriend|bf|gf|fiance|ladk[ai])'
const WAS_MARRIED = [
  ` ${OTHER} (?:is |was |also |already |but |himself |herself ){0,3}(?:a |an )?(?:divorc(?:ee|ed)|widow(?:er|ed)?|talaqshuda|talakshuda|vidhur) `,
  `(?<! (?:am|im|m|as|being|like)) (?:one|a) (?:\\S+ )?(?:widower|widow lady|divorcee (?:man|guy|boy|girl|lady)|divorced (?:man|guy|lady|woman|boy|girl|person)) `,
  ` (?:he|she) (?:is|was) (?:already )?married (?:before|earlier|once) | (?:his|her) (?:second|2nd) (?:marriage|wedding) | (?:uski|unki) (?:doosri|dusri|2nd) (?:shaadi|shadi) | (?:talaqshuda|talakshuda) (?:aadmi|ladk[ai]|aurat|mard) `,
  `(?:वह|वो|लड़का|लड़की) (?:\\S+ ){0,2}(?:तलाकशुदा|विधुर|विधवा)`,
  `(?:அவர்|அவன்|அவள்|பையன்|பொண்ணு) (?:\\S+ ){0,3}(?:விவாகரத்து|டைவர்ஸ்|விதவை)`,
  `(?:అతను|అతనికి|ఆయన|ఆయనకు|ఆమె|ఆమెకు|అబ్బాయి|అమ్మాయి) (?:\\S+ ){0,3}(?:విడాకులు|డివోర్స్)`,
].join('|')
const NOT_ENDED =
  / not (?:\S+ )?divorc\S* | will not | (?:will|wants?|going|trying|filed|files|filing|case) (?:\S+ ){0,4}divorc\S* | (?:mother|mom|mummy|maa|amma|sister|brother|daughter|son|aunt\S*|friend|father)s? (?:\S+ ){0,2}(?:is|was) (?:\S+ )?(?:divorc|widow)\S* | divorce case /

const PHONE = '(?:phone|video calls?|calls?|whatsapp|chat|instagram|insta)'
/** What one is in without being in another town. */
const NO_TOWN =
  '(?:the|a|an|my|same|his|her|tcs|infosys|cognizant|wipro|accenture|hcl|capgemini|it|bank|banking|company|hospital|office|college|school|army|navy|police|railways?|govt|government|mnc|job|private|final|first|second|third|class|\\d+\\S*|love|relation\\S*|touch|contact)'
const FAR = [
  ` long distance (?:relation\\S*|love|bond|couple|since|for|from|me) | (?:in|of|a|our|my) (?:ldr|long distance) `,
  ` (?:we|both|us|he|she|bf|gf|boyfriend|girlfriend) (?:\\S+ ){0,5}?(?:different|another|other|separate|diff) (?:cit(?:y|ies)|towns?|states?) `,
  ` (?:he|she|bf|gf|boyfriend|girlfriend|lover|fiance|fiancee) (?:is |was |works |working |lives |stays |studies |posted ){1,2}(?:in|at) (?!${NO_TOWN} )(?:\\S+ ){1,4}?(?:and |but |while )?i (?:am |work |live |stay |study |working ){1,2}(?:in|at|here in) (?!${NO_TOWN} )`,
  ` i (?:am |work |live |stay |study |working ){1,2}(?:in|at|here in) (?!${NO_TOWN} )(?:\\S+ ){1,4}?(?:and |but |while )?(?:he|she|bf|gf|boyfriend|girlfriend|lover) (?:is |works? |lives? |stays? |studies ){1,2}(?:in|at) (?!${NO_TOWN} )`,
  ` (?:we|both) (?:\\S+ ){0,2}?(?:talk|speak|meet|connected|in touch|in contact) (?:\\S+ ){0,2}?(?:on|over|by|through) (?:the )?${PHONE} | (?:talk|speak) (?:daily|only|mostly|just) (?:on|over|by) (?:the )?${PHONE} | ${PHONE} (?:pe|par|pr) (?:hi )?(?:baat|bat) (?:hoti|ho|karte|kar) `,
  ` (?:woh|wo|vo) (?:\\S+ ){1,2}?(?:me|mein|main) (?:hai|h|rehta|rehti) (?:\\S+ )?(?:main|mai|mein) (?:\\S+ ){1,2}?(?:me|mein) (?:hu|hun|hoon|rehta|rehti)? ?| phone la (?:dhan |than |mattum )?pes\\S* | phone lo(?:ne)? matlad\\S* `,
  `(?:फोन|फ़ोन) पर (?:ही )?बात (?:होती|करते|हो)|(?:போன்ல|போனில்) (?:தான் )?பேசு|ఫోన్లో(?:నే)? మాట్లాడుకు`,
].join('|')
const NOT_FAR =
  / (?:husband|wife|pati|patni|mother|father|parents|mummy|papa|son|daughter|boss|client|hr|block\S*|stopped|not talk\S*|not speak\S*|nahi|never|both in|same (?:city|town|office|company|place|college)) /

/** What is told of matches for a marriage. */
export const OF_MATCH = {
  matchFails: { hears: new RegExp(FAILED, 'u'), unless: either(OF_KIN, SUPPOSED, THEIR_MARK) },
  refusedOften: { hears: new RegExp(LOOKED, 'u'), unless: either(OF_KIN, SUPPOSED, OTHER_NAMES) },
  theirChild: { hears: new RegExp(THEIR_CHILD, 'u'), unless: either(OF_KIN, SUPPOSED, NOT_THEIRS) },
  wasMarried: { hears: new RegExp(WAS_MARRIED, 'u'), unless: either(OF_KIN, SUPPOSED, NOT_ENDED) },
  knownOne: { hears: new RegExp(ONE, 'u'), unless: either(OF_KIN, SUPPOSED, NOT_ONE) },
  farBond: { hears: new RegExp(FAR, 'u'), unless: either(OF_KIN, SUPPOSED, NOT_FAR) },
} as const satisfies Record<string, ToldPattern>

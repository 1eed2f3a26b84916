import { countHits, meantText } from './topics.ts'
import { LENDERS_COME } from './owed-pressed.ts'

/** What weighs on the person beside the question: met with a kind line first, and with a public help line where there is one. */
export const CARES = ['cruelty', 'drink', 'affair', 'silence', 'addictedChild', 'cheated', 'lenders', 'grief', 'lonely'] as const
export type Care = (typeof CARES)[number]

/** What no chart may answer: declined in a line, with what can be said instead. */
export const DECLINES = [
  'span',
  'body',
  'verdict',
  'recovery',
  'result',
  'luck',
  'magic',
  'dosha',
  'gem',
  'name',
  'parting',
  'fidelity',
  'feelings',
  'match',
  'country',
  'spouse',
  'stranger',
  'animal',
  'lost',
  'world',
] as const
export type Decline = (typeof DECLINES)[number]

/** Clauses that ask for a paragraph of their own beside the reply. */
export const EXTRAS = ['why', 'broken', 'mangal', 'farSpouse', 'pilgrimage', 'pastLife', 'remedy'] as const
export type Extra = (typeof EXTRAS)[number]

export type Clauses = { cares: Care[]; declines: Decline[]; extras: Extra[] }

/** A clause is named by an entry of a word list (as in `topics.ts`) or by a pattern over the plain text; `needs` must stand in the text as well. */
/** A trade, health, peace or somebody, who may come back as a sum does; not whom the sum was given to, or what it was put into. */
const NO_SUM =
  '(?:business|businesses|trade|shop|dhandha|dhanda|vyapar|vyaparam|thozhil|work|sales?|bikri|collections?|customers?|clients?|passengers?|patients|students|orders?|crowd|market|demand|season|health|strength|energy|sehat|tabiyat|eyesight|memory|hair|voice|peace|happiness|sukh|shanti|sukoon|smile|trust|respect|confidence|reputation|love|luck|(?:good|old|happy) (?:days|time|times)|husband|wife|son|daughter|brother|sister|father|mother|ex|boyfriend|girlfriend|friend|he|she|they|him|her|them)'
const COMES_BACK = new RegExp(
  `(?<! (?:to|from|by|with|in)(?: (?:my|our|the|a|an|his|her|one))?) (?:${NO_SUM} (?:(?:will|would|can|to|is|are|has|have|it|ever|fully|again|also|start|starts) ){0,3}(?:come|comes|came|coming|get|gets|getting|bounce|bounces|return|returns)(?: (?:to|on|in|its|again|fully|normal|life))* back|${NO_SUM} (?:(?:kab|phir|phirse|se|ab|to|toh|bhi|tak) ){0,3}(?:wapas|vapas|waapas)|(?:get|getting|bring|win) (?:my |our |the |his )?(?:\\S+ )?${NO_SUM} back)(?= )`,
  'g',
)

/** `aside`: phrases that are left out before the others are looked for. */
type Named = { words?: readonly string[]; patterns?: readonly RegExp[]; unless?: RegExp; needs?: RegExp; aside?: RegExp }

// prettier-ignore
const COUNTRIES = 'canada|usa|us|america|uk|london|england|australia|germany|dubai|uae|gulf|saudi|qatar|kuwait|oman|singapore|new zealand|ireland|europe|france|italy|japan|malaysia|netherlands|sweden|poland|कनाडा|अमेरिका|दुबई|जर्मनी|ऑस्ट्रेलिया|लंदन|கனடா|அமெரிக்கா|துபாய்|சிங்கப்பூர்|ஆஸ்திரேலியா|కెనడా|అమెరికా|దుబాయ్|ఆస్ట్రేలియా|జర్మనీ'
// prettier-ignore
const PARTNERS = '(?:husband|wife|hubby|spouse|partner|boyfriend|girlfriend|bf|gf|fiance|lover|pati|patni|biwi|kanavar|kanavan|manaivi|bharta|bharya|mogudu|pellam|he|she)'

/** Another whom the visitor loves, or whom a former partner has chosen: no affair within a bond. */
const OWN_OR_GONE =
  / love affair| (?:see|seeing|find|meet|marry|search|look(?:ing)?|try) (?:for |at )?(?:another|other) (?:girl|woman|man)s? |current affair|foreign affair| (?:should|can) i (?:\S+ ){0,2}(?:affair)| kisi aur (?:se|ko) (?:\S+ ){0,2}(?:pyar|pyaar|love|pasand|chaht\S*) ?(?:\S+ ){0,1}(?:karti|karta|hu|hun|hoon)(?= )| kisi aur (?:se|ke saath|ke sath) (?:\S+ ){0,2}(?:shaadi|shadi|engagement|engaged|sagai|rishta)|किसी और से (?:\S+ ){0,2}(?:प्यार (?:करती|करता) हू|शादी|सगाई)| (?:breakup|break up|broke up) | (?:vere|vera|dusri|doosri|another|other) (?:ammayi|abbayi|ponnu|paiyan|girl|boy|ladki|ladke|ladka|woman|man|person) (?:\S+ ){0,2}(?:pelli|kalyanam|shaadi|shadi|marri\S*|engag\S*) /u

/** A husband or wife who has died: mourned at any time. */
// prettier-ignore
export const SPOUSE_LOST_WORDS: readonly string[] = [
  'my late husband', 'my late wife', 'husband passed away', 'wife passed away', 'husband has passed away', 'wife has passed away', 'husband had passed away', 'wife had passed away', 'husband died', 'wife died', 'husband has died', 'wife has died', 'husband is no more', 'wife is no more', 'lost my husband', 'lost my wife', 'husband expired', 'wife expired', 'husband passed last', 'wife passed last', 'husband passed in', 'wife passed in', 'husband passed 1', 'wife passed 1', 'husband passed 2', 'wife passed 2', 'husband passed on', 'wife passed on', 'husband no more', 'wife no more',
  'pati nahi rahe', 'patni nahi rahi', 'pati ka dehant', 'patni ka dehant', 'husband irandh', 'husband iranth', 'wife irandh', 'husband thavari', 'husband chanipo', 'wife chanipo', 'husband guzar', 'wife guzar', 'husband ki death', 'wife ki death', 'husband ka dehant', 'husband nahi rahe', 'wife nahi rahi', 'pati guzar', 'patni guzar', 'biwi guzar', 'husbands death', 'wifes death', 'husband death', 'wife death', 'pati ki mrityu', 'pati ki death', 'pati ki maut', 'patni ki mrityu', 'patni ki death', 'पति की मृत्यु', 'पत्नी की मृत्यु', 'पति को गुज़रे', 'पति को गुजरे', 'கணவரை இழந்', 'மனைவியை இழந்', 'భర్త మరణ', 'భర్తను కోల్పో', 'భార్యను కోల్పో', 'భర్త పోయా', 'kanavar irandh', 'manaivi irandh', 'bharta chanipo', 'bharya chanipo', 'bharta poy',
  'पति नहीं रहे', 'पत्नी नहीं रही', 'पति का देहांत', 'पत्नी का देहांत', 'पति का निधन', 'पत्नी का निधन', 'கணவர் இறந்த', 'மனைவி இறந்த', 'கணவர் இல்லை', 'భర్త చనిపో', 'భార్య చనిపో', 'భర్త లేరు',
]

// prettier-ignore
const CARE_WORDS: Readonly<Record<Care, Named>> = {
  cruelty: {
    words: ['dowry', 'dahej', 'abusive', 'tortur', 'controls me', 'controlling husband', 'takes my salary', 'locks me', 'threatens me', 'threatening me to leave', 'galiyan deta', 'gali deta', 'gaali deta', 'vesdhippu', 'veditistunna', 'vedhistunna', 'दहेज', 'गाली देत', 'வரதட்சணை', 'கொடுமை', 'వరకట్న', 'కట్నం కోసం', 'వేధి'],
    patterns: [/ (?:husband|wife|he|she|in laws?|inlaws|saas|sasur) (?:\S+ ){0,2}(?:abuses|abusing|tortur(?:es|ing)|harass(?:es|ing)|insults|insulting|humiliat(?:es|ing)) /, / (?:husband|pati|he) (?:\S+ ){0,5}(?:breaks|throws) things /, / (?:scared|afraid) of (?:my husband|him) /, / (?:my husband|husband|in laws|pati|sasural wale|saas) (?:\S+ ){0,5}(?:(?:not|doesnt|dont|never) (?:allow|let|lets|permit) me|jan?e nahi det\S*|jaane nahi det\S*|locks? me) /, /पति (?:\S+ ){0,3}(?:नहीं जाने देत|जाने नहीं देत|बाहर नहीं)/u],
    // a hard superior is answered as work; whoever is accused of it before a court asks of the case; houses that ask a dowry before a match have done no cruelty
    unless: /^(?!.* (?:husband|in laws?|inlaws|pati|sasural|saas|(?:am|are|got|after|of|years) (?:married|marriage)|beats?|beating|hit|hits|harass\S*|tortur\S*|abus\S*) ).* (?:rishta|rishte|rishtas|match|matches|alliance|alliances|proposal|proposals|engagement|girl side|boy side|boys side|boy s side|groom side|boys?|families|parties|sambandh\S*) (?:.* )?(?:dowry|dahej) |^(?!.* (?:husband|in laws?|inlaws|pati|sasural|saas|(?:am|are|got|after|of|years) (?:married|marriage)|beats?|beating|hit|hits|harass\S*|tortur\S*|abus\S*) ).* (?:dowry|dahej) (?:.* )?(?:rishta|rishte|match|alliance|proposal|engagement|girl side|boy side|families|parties) | (?:false |fake )?dowry (?:\S+ )?(?:case|fir|complaint) (?:\S+ ){0,2}(?:on|against) (?:me|us|my) | (?:false|fake) dowry | wife (?:\S+ ){0,4}dowry (?:\S+ )?case |^(?!.* (?:husband|wife|in laws?|inlaws|pati|patni|biwi|sasural|saas|dowry|dahej|kanavar|manaivi|bharta|bharya|married|marriage|दहेज|ससुराल|வரதட்சணை|கணவ\S*|భర్త|కట్న\S*) ).* (?:boss|manager|supervisor|office|company|hr|seniors?|team|tl|team lead|colleagues?|principal|management|employer|client|बॉस|मैनेजर|ऑफिस|दफ्तर|மேலாளர்\S*|மேனேஜர்\S*|అధికారి|మేనేజర్|బాస్) /u,
  },
  drink: {
    words: ['drinks', 'drinking', 'drunk', 'alcohol', 'drunkard', 'liquor', 'drug addict', 'takes drugs', 'on drugs', 'ganja', 'sharab', 'sharaab', 'daru$', 'daaru', 'nasha$', 'nashe', 'kudikirar', 'kudikiran', 'kudikaran', 'kudikirar', 'kudi pazhakkam', 'kudi palakkam', 'saraku', 'tagutadu', 'taagutadu', 'thagutadu', 'taagudu', 'mandhu tag', 'mandu tag', 'शराब', 'दारू', 'नशा', 'नशे', 'குடிக்கிற', 'குடிப்பழக்க', 'குடிக்கு அடிமை', 'குடித்துவிட்டு', 'குடித்து விட்டு', 'குடிச்சிட்டு', 'kudichitu', 'kudichuttu', 'மது அருந்', 'తాగుతా', 'తాగుడు', 'మద్యం', 'తాగి వస్త'],
    unless: / drinking water | drinks (?:business|shop) /,
  },
  affair: {
    words: ['affair', 'extra marital', 'extramarital', 'another woman', 'other woman', 'another man', 'another girl', 'other girl', 'chakkar', 'kisi aur se', 'kisi aur ke sath', 'kisi aur ke saath', 'kalla thodarbu', 'kalla kadhal', 'akrama sambandh', 'vere ammayi', 'vere ponnu', 'sautan', 'किसी और से', 'चक्कर', 'கள்ளத் தொடர்பு', 'கள்ளக்காதல்', 'வேறு பெண்', 'అక్రమ సంబంధ', 'వేరే అమ్మాయి', 'వేరే స్త్రీ'],
    patterns: [new RegExp(` ${PARTNERS} (?:(?:is|was|has|been|always|still|keeps|daily|secretly|started|starts) ){0,3}(?:chat|chats|chatting|texting|texts|messaging|flirting) (?:\\S+ ){0,2}?(?:with|to) (?:\\S+ ){0,3}?(?:girls?|lady|ladies|woman|women|guys?|boys?|man|men|ex|girlfriend|boyfriend|female|colleague) `), new RegExp(` ${PARTNERS} (?:is |has been |was )?(?:cheating|cheats|cheated)`), new RegExp(` (?:cheated|betrayed) (?:on )?by (?:my |own )?${PARTNERS} `), / dhokha de (?:raha|rahi) /],
    unless: OWN_OR_GONE,
  },
  silence: {
    words: ['does not talk', 'doesnt talk', 'not talking', 'not speaking', 'dont talk to me', 'does not speak', 'doesnt speak', 'stopped talking', 'silent treatment', 'ignores me', 'not coming back home', 'baat nahi karta', 'baat nahi karti', 'baat nahi karte', 'bolta nahi', 'pesa matt', 'pesuvathillai', 'matladadu', 'matladatledu', 'matladatam ledu', 'बात नहीं करत', 'பேசமாட்ட', 'பேசுவதில்லை', 'பேசவில்லை', 'மாట్లాడ', 'మాట్లాడటం లేదు', 'మాట్లాడడు', 'మాట్లాడటం మానే'],
    patterns: [/ (?:wife|husband) (?:\S+ ){0,3}(?:went|gone|left|living) (?:\S+ ){0,2}(?:to )?(?:her|his|their) (?:parents|mother|mothers|family) /, / (?:wife|biwi|patni|pondatti|manaivi|bharya) (?:\S+ ){0,6}(?:mayke|maike|amma veet\S*|thaai veet\S*|puttint\S*) /, /(?:पत्नी|बीवी) (?:\S+ ){0,2}मायके/u, /மனைவி (?:\S+ ){0,2}(?:தாய் வீட்டி|அம்மா வீட்டு)/u, /భార్య (?:\S+ ){0,2}పుట్టింట/u, / blocked me | (?:mujhe|muje) block | (?:enna|ennai|enne) block | (?:nannu|nanu) block | block kar (?:diya|di) | block (?:panni\S*|pannit\S*|chesa\S*|chesind\S*) |ब्लॉक (?:कर|किया)|பிளாக் (?:செய்|பண்)|ప్లాக్ చేశ|బ్లాక్ చేశ|బ్లాక్ చేసి/u, / (?:talking|talks|replying|replies|calling) (?:very |so )?less | (?:ignoring|avoiding) me /],
    unless: / (?:son|daughter|child|boss|manager|brother|sister) (?:does not|doesnt|not|is not) (?:talk|speak)| not (?:speaking|talking) (?:properly yet|clearly|words)| (?:child|son|daughter|kid|baby) (?:\S+ ){0,4}not speaking /,
  },
  addictedChild: {
    patterns: [/ (?:addicted|addict|addiction) (?:to )?(?:\S+ )?(?:mobile|phone|games?|gaming|pubg|free fire|instagram|reels|screen)/, / (?:mobile|phone|game|gaming|pubg) (?:ki lat|addiction|addict|ka adi) /],
    words: ['मोबाइल की लत', 'போன் அடிமை', 'ఫోన్ వ్యసనం'],
  },
  cheated: {
    words: ['online fraud', 'cyber fraud', 'scam$', 'scammed', 'duped', 'partner ne dhokha', 'साझेदार ने धोखा', 'पार्टनर ने धोखा', 'பங்குதாரர் ஏமா', 'భాగస్వామి మోసం', 'thagi ho', 'thag liya', 'paise kha gaya', 'paisa kha gaya', 'panam ematr', 'yemathitan', 'ematitan', 'emathitan', 'emathittaan', 'mosam ches', 'mosam chesadu', 'ठगी', 'ठग लिया', 'पैसे खा ग', 'ஏமாற்றி', 'பண மோசடி', 'மோசடி செய்', 'మోసం చేస', 'మోసపో'],
    patterns: [/ (?:business )?associates? (?:\S+ ){0,6}(?:cheat\S*|dhok\S*|dhokha|fraud|yemath\S*|emath\S*|mosam) /, / (?:business|trade|company|shop|firm|associate|brother|friend|relative|relatives|builder|agent|broker|employee|manager|someone|somebody|they|people) (?:\S+ ){0,3}(?:cheated|cheat|duped|betrayed) /, new RegExp(` (?:cheated|duped) (?:by|of) (?!(?:my |own )?${PARTNERS} )`), / (?:fraud|dhokha) (?:\S+ )?(?:with me|on me|happened|hua|diya) /],
    unless: / you are (?:a )?(?:fraud|cheat|scam)| all fake | (?:true love|in love|love life|relationships?|girls?|boys?|pyaa?r) (?:\S+ ){0,6}(?:cheat\S*|dhok\S*|betray\S*) | (?:cheat\S*|betray\S*) (?:\S+ ){0,3}(?:in love|in relationships?) | (?:pyar|pyaar|love|rishte|relationship) (?:\S+ ){0,2}(?:dhokha|cheated|betrayed) /,
  },
  lenders: {
    words: ['recovery agent', 'recovery agents', 'loan app', 'money lender', 'moneylender', 'loan shark', 'kandhu vatti', 'kanthu vatti', 'meter vatti', 'sahukar', 'recovery wale', 'vaddi vyapari', 'lenders are', 'lender threat', 'साहूकार', 'रिकवरी एजेंट', 'கந்து வட்டி', 'వడ్డీ వ్యాపారి', 'రికవరీ ఏజెంట్'],
    patterns: [/ (?:bank|lenders?|agents?|loan|creditors?) (?:\S+ ){0,3}(?:threaten|threatening|harass|harassing|torture|torturing)/, LENDERS_COME],
  },
  grief: {
    words: [...SPOUSE_LOST_WORDS, 'passed away last', 'died last', 'died this', 'died recently', 'just died', 'expired last', 'father died', 'mother died', 'father passed away', 'mother passed away', 'brother died', 'sister died', 'son died', 'daughter died', 'lost my father', 'lost my mother', 'lost my son', 'lost my daughter', 'lost my brother', 'lost my baby', 'papa nahi rahe', 'pita nahi rahe', 'maa nahi rahi', 'mummy nahi rahi', 'nanna chanipoy', 'amma chanipoy', 'appa irandhu', 'amma irandhu', 'appa iranthu', 'पिता नहीं रहे', 'पापा नहीं रहे', 'माँ नहीं रही', 'मां नहीं रही', 'देहांत हो', 'निधन हो', 'அப்பா இறந்', 'அம்மா இறந்', 'నాన్న చనిపో', 'అమ్మ చనిపో', 'నాన్న పోయారు'],
    patterns: [/ (?:maa|ma|mummy|mother|mom|papa|pitaji|pita|father|dad|dadi|nani|dada|bhai|brother|behen|bahan|sister|bete|beta|beti|amma|appa|nanna) (?:\S+ )?(?:ko gaye|ko guzre|ke jan?e ke baad|ke jaane ke baad|guzar\S*|gujar\S*|chal bas\S*|nahi rah[ei]|ka dehant|ka nidhan|ki death|ki maut|expired?|is no more|no more|irandhu\S*|iranthu\S*|thavari\S*|poyitanga|chanipoy\S*|poyaru|passed) /, / (?:mother|father|mom|dad|parents|brother|sister|grandmother|grandfather|son|daughter)s? (?:sudden |untimely )?(?:death|demise) /, / (?:lost|losing) (?:both )?(?:my |our )?(?:younger |elder |only |dear )?(?:parents|mother|father|mom|dad|brother|sister|son|daughter|grandmother|grandfather|best friend) /, /(?:माँ|मां|माता|पिता|पापा|मम्मी|भाई|बहन|बेटे|बेटी|दादी|नानी)(?: जी|जी)? (?:को गए|के जाने के बाद|नहीं रहे|नहीं रही|का देहांत|का निधन|की मृत्यु|गुज़र|गुजर|चल बस)/u, /(?:அப்பா|அம்மா|அண்ணன்|தம்பி|அக்கா|தங்கை|மகன்|மகள்) (?:\S+ )?(?:இறந்|காலமா|தவறி|மறைந்)/u, /(?:నాన్న|అమ్మ|అన్న|తమ్ముడు|అక్క|చెల్లి|కొడుకు|కూతురు)[\p{L}\p{M}]* (?:\S+ )?(?:చనిపో|పోయారు|కాలం చేశ|మరణించ)/u],
    unless: / (?:property|land|house|money|will|zameen|share|case|ancestral) (?:\S+ ){0,6}(?:father|mother|parents)s? (?:death|demise) | (?:father|mother)s? (?:death|demise) (?:\S+ ){0,6}(?:property|land|share|case|house) /,
  },
  lonely: {
    words: ['alone here', 'living alone', 'live alone', 'like a burden', 'like burden', 'am a burden', 'lonely', 'loneliness', 'very alone', 'so alone', 'all alone', 'feel alone', 'feeling alone', 'no friends', 'nobody cares', 'no one cares', 'nobody to talk', 'no one to talk', 'akela feel', 'akeli feel', 'akelapan', 'bahut akela', 'bahut akeli', 'thanimai', 'thaniya iruken', 'ontari', 'अकेलापन', 'बहुत अकेला', 'बहुत अकेली', 'தனிமை', 'தனியாக இருக்', 'ఒంటరి'],
    unless: / (?:parents?|mother|father|mom|dad|amma|appa|maa|papa|mummy|nanna|mother in law|in laws|inlaws|grandparents) (?:\S+ ){0,2}(?:alone|lonely|akel\S*|thaniya\S*|ontari\S*)(?= )|(?:அம்மா|அப்பா|பெற்றோர்) (?:\S+ ){0,1}தனியாக|(?:అమ్మ|నాన్న|తల్లిదండ్రులు|అత్తమామలు|మామగారు) (?:\S+ ){0,2}ఒంటరి|(?:माँ|मां|पिता|पापा|माता) (?:\S+ ){0,2}अकेल/u,
  },
}

// prettier-ignore
const DECLINE_WORDS: Readonly<Record<Decline, Named>> = {
  span: {
    words: ['how long will i live', 'how long i will live', 'will i live', 'life span', 'lifespan', 'longevity', 'my death', 'when will i die', 'when i will die', 'when do i die', 'tell me when i die', 'when am i going to die', 'when i am going to die', 'age of death', 'long life', 'survive', 'kitna jiyunga', 'kitni umar', 'meri umar kitni', 'meri mrityu', 'maut kab', 'ayush kaal', 'aayul', 'ayul ', 'ayushu', 'मृत्यु कब', 'मौत कब', 'आयु कितनी', 'ஆயுள்', 'ఆయుష్షు', 'మరణం ఎప్పుడు'],
    unless: / (?:business|company|startup|marriage|love|relationship|shop|bond|we|restaurant|hotel|clinic|firm|channel|school|farm|trade|factory|job|career|practice) (?:\S+ ){0,3}survive| will i live (?:in|with|abroad|together|there)| will i live happily| (?:pip|layoffs?|job|company|probation|bench|appraisal) (?:\S+ )*survive /,
  },
  body: {
    words: ['cancer', 'tumor', 'tumour', 'kidney', 'thyroid', 'diabet', 'sugar patient', 'heart attack', 'heart operation', 'surgery', 'operation', 'back pain', 'knee pain', 'migraine', 'arthritis', 'paralys', 'stroke', 'disease', 'illness', 'cured', 'be cured', 'recover from', 'treatment', 'bimari', 'beemari', 'bimar', 'ilaj', 'ilaaj', 'noi$', 'noyi', 'sugar iruku', 'jabbu', 'rogam', 'बीमारी', 'बीमार', 'कैंसर', 'ऑपरेशन', 'इलाज', 'நோய்', 'புற்றுநோய்', 'அறுவை', 'వ్యాధి', 'జబ్బు', 'క్యాన్సర్', 'ఆపరేషన్'],
    unless: / business operation| operations (?:manager|job|team)| cured meat | (?:buffalo\S*|cows?|cattle|goats?|hens?|chickens?|poultry|bhains\S*|gaay|bakri\S*|murgi\S*) (?:\S+ ){0,4}(?:disease|illness|ill|sick|bimar\S*|beemar\S*|treatment|cured) |(?:भैंस|गाय|बकरी|मुर्गी)\S* (?:\S+ ){0,3}(?:बीमार|इलाज)|(?:மாடு|மாட்டு|ஆடு|கோழி)\S* (?:\S+ ){0,3}நோய்|(?:గేదె|ఆవు|మేక|కోళ్ల|కోడి)\S* (?:\S+ ){0,3}(?:జబ్బు|వ్యాధి)/u,
  },
  verdict: {
    patterns: [/ (?:win|lose|winning|losing|victory|verdict|judgment|judgement|acquit\S*|bail|favour|favor|come out|jeet\S*|jit\S*|jaya|jeyip\S*|gelus\S*|gelup\S*|जीत\S*|फैसला|வெற்றி|வெல்\S*|తీర్పు|గెలు\S*) (?:\S+ ){0,6}(?:court|case|cases|mukadma|vazhakku|kesu|केस|मुकदम\S*|வழக்கு|కేసు) /, / (?:court|case|cases|498a|mukadma|mukadme|vazhakku|kesu|केस|मुकदम\S*|வழக்க\S*|కేసు) (?:\S+ ){0,9}(?:win|lose|verdict|judgment|judgement|acquit\S*|bail|in my favour|my favor|come out|jeet\S*|jit\S*|jeyip\S*|gelus\S*|जीत\S*|फैसला|வெற்றி|வெல்\S*|తీర్పు|గెలు\S*) /],
    unless: / (?:visa|green card|pr) case /,
  },
  recovery: {
    aside: COMES_BACK,
    patterns: [/ (?:get|getting|come|comes|give) (?:\S+ ){0,4}back /, / (?:recover|return|returning|returned|wapas|vapas|thirumbi|thirupi|tirigi) (?:\S+ ){0,4}(?:money|amount|paisa|paise|lakh|lakhs|milega|mil|varum|kidaik\S*|vastund\S*|istad\S*) /, / (?:gave|lent|given|took|taken|owes|borrowed|invested) (?:\S+ ){0,12}(?:return|returning|give back|pay back|repay|will he give|will she give|will they give) /, / (?:stuck|pending|blocked|held up) (?:\S+ )?(?:payments?|money|amount|dues|bills?|salary|wages|gratuity|commission|pf) /, / (?:cash|salary|money|payments?|amount|dues) (?:is |are |got |has been )?(?:stuck|blocked|pending|held up) /, / (?:paisa|paise|money|amount|lakh|lakhs|panam|dabbu|पैसा|पैसे|பணம்|డబ్బు) (?:\S+ ){0,5}(?:wapas|vapas|back|thirumba|tirigi|वापस|திரும்ப\S*|తిరిగి) /],
    needs: / (?:payments?|cash|salary|bills?|lakhs?|taken|lost|money|moneys|amount|paisa|paise|lakh|lakhs|crore|crores|rs|rupees|sum|deposit|refund|loan|dues|udhaar|udhar|panam|kadan|dabbu|dabbulu|gave|lent|पैसा|पैसे|रकम|பணம்|డబ్బు|డబ్బులు) |\d{4,} /,
    unless: / (?:ex|boyfriend|girlfriend|husband|wife|love) (?:\S+ ){0,6}back | (?:he|she|son|daughter) come back | (?:came|come) back to (?:india|me|my|kerala|home|work) | back to (?:india|home|it|my|work) | want to come back /,
  },
  result: {
    patterns: [/ (?:neet|jee|upsc|ias|ssc|exam|exams|po|cat|gate|tnpsc|appsc|psc|mains|prelims) (?:(?!result|await|waiting)\S+ ){0,8}(?:will|shall|can) i (?:clear|crack|pass|qualify) /, / (?:clear|crack|pass|qualify|get selected in|selected in|clearing|cracking|rank in|score in) (?:\S+ ){0,3}(?:neet|jee|upsc|ias|ssc|exam|exams|bank|po|cat|gate|ca|tnpsc|appsc|psc|group|board|boards|10th|12th|interview|test|ielts) /, / (?:neet|jee|upsc|ias|ssc|exam|exams|po|cat|gate|tnpsc|appsc|psc|interview|board|boards|test|pariksha|परीक्षा|தேர்வு|தேர்வில்|పరీక్ష|పరీక్షలో) (?:\S+ ){0,3}(?:clear|crack|pass|paas|qualify|nikal\S*|niklega|selection|select|पास|தேர்ச்சி|పాస్|పాస) /],
    unless: / (?:not|couldnt|could not|didnt|did not) (?:clear|crack|pass) | fail/,
  },
  luck: {
    unless: / h ?1 ?b? (?:visa )?lottery | h ?1 ?b? (?:\S+ ){0,8}lottery | (?:visa|green card|dv|permit) lottery | lottery (?:\S+ ){0,6}(?:h1b?|visa) /,
    words: ['lottery', 'lotto', 'lucky number', 'jackpot', 'satta', 'matka', 'gambl', 'betting', 'bet on', 'dream11', 'rummy', 'casino', 'share market', 'stock market', 'share trading', 'stock trading', 'intraday', 'trading karu', 'trading kar', 'option trading', 'share la$', 'shares la$', 'share lo$', 'shares lo$', 'in shares', 'in stocks', 'trading karni', 'do trading', 'crypto', 'bitcoin', 'forex', 'lottari', 'lottary', 'लॉटरी', 'सट्टा', 'शेयर मार्केट', 'शेयर बाजार', 'லாட்டரி', 'பங்குச் சந்தை', 'பங்கு சந்தை', 'లాటరీ', 'షేర్ మార్కెట్'],
  },
  magic: {
    words: ['black magic', 'blackmagic', 'evil eye', 'bad eye', 'somebody did something', 'someone did something', 'somebody has done something', 'someone has done something', 'kisi ne kuch kar', 'nazar$', 'buri nazar', 'najar lag', 'nazar lag', 'jadu tona', 'jaadu tona', 'tona totka', 'kala jadu', 'kala jaadu', 'tantrik', 'tantra mantra', 'vashikaran', 'spirit possess', 'ghost', 'bhoot', 'seivinai', 'seyvinai', 'sei vinai', 'vastu dosh', 'vaastu dosh', 'negative energy', 'suniyam', 'sooniyam', 'kan drishti', 'kandrishti', 'kannu drishti', 'billi sooniyam', 'chetabadi', 'chethabadi', 'banamati', 'drishti dosham', 'dishti', 'जादू टोना', 'काला जादू', 'नज़र', 'नजर लग', 'बुरी नजर', 'किसी की नजर', 'किसी ने कुछ कर', 'वशीकरण', 'टोटका', 'செய்வினை', 'சூனியம்', 'கண் திருஷ்டி', 'பில்லி', 'చేతబడి', 'దిష్టి', 'బాణామతి', 'cursed', 'curse on', 'curse$', 'shraap', 'shrap$', 'saabam', 'sabam$', 'shapam'],
  },
  dosha: { words: ['enna dosham', 'enna dosam', 'em dosham', 'emi dosham', 'kaunsa dosh', 'which dosh', 'what dosh', 'any dosha', 'any dosh$', 'any dosham', 'koi dosh', 'kya dosh', 'dosh hai kya', 'edhavadhu dosham', 'ethavathu dosham', 'edaina dosham', 'कोई दोष', 'ஏதாவது தோஷ', 'ஏதேனும் தோஷ', 'ఏదైనా దోష', 'kaal sarp', 'kal sarp', 'kalsarp', 'kaalsarp', 'kala sarpa', 'kalasarpa', 'pitra dosh', 'pitru dosh', 'pitri dosh', 'pitr dosh', 'sarpa dosh', 'naga dosh', 'guru chandal', 'nadi dosh', 'grahan dosh', 'काल सर्प', 'कालसर्प', 'पितृ दोष', 'ग्रहण दोष', 'காலசர்ப்ப', 'கால சர்ப்ப', 'நாக தோஷ', 'பித்ரு', 'కాలసర్ప', 'కాల సర్ప', 'నాగ దోష', 'సర్ప దోష', 'పితృ దోష'] },
  gem: { words: ['gemstone', 'gem stone', 'which gem', 'gems', 'which stone', 'lucky stone', 'what stone', 'wear stone', 'stone should', 'blue sapphire', 'yellow sapphire', 'emerald', 'ruby$', 'pukhraj', 'neelam', 'panna pehn', 'moonga', 'gomed', 'lehsuniya', 'which ring', 'ratna', 'ratan pehn', 'rasi kal', 'raasi kal', 'rasi kallu', 'kal podalam', 'ratnam', 'रत्न', 'नीलम', 'पुखराज', 'मूंगा', 'ராசிக்கல்', 'ராசி கல்', 'நவரத்தின', 'రత్న', 'రాయి పెట్ట', 'rudraksh'] },
  name: { words: ['name change', 'change my name', 'change name', 'name spelling', 'spelling of my name', 'numerology', 'lucky name', 'vehicle number', 'mobile number lucky', 'naam badal', 'name correction for luck', 'peyar maatr', 'peyar matr', 'peru marchu', 'नाम बदल', 'பெயர் மாற்ற', 'பெயரை மாற்ற', 'పేరు మార్చ'] },
  fidelity: {
    words: ['loyal', 'faithful', 'virgin', 'character of my', 'dhokha dega', 'dhokha degi', 'dhoka dega', 'dhoka degi', 'bewafa', 'wafadar', 'वफादार', 'धोखा दे', 'துரோகம்', 'விசுவாச', 'నమ్మకద్రోహ', 'affair', 'extra marital', 'extramarital', 'another woman', 'other woman', 'another man', 'kisi aur se', 'chakkar', 'kalla thodarbu', 'akrama sambandh', 'vere ammayi', 'கள்ளத் தொடர்பு', 'అక్రమ సంబంధ'],
    patterns: [new RegExp(` ${PARTNERS} (?:is |be |was |has been )?(?:cheating|cheats|cheat|cheated|honest|true) `)],
    unless: new RegExp(`${OWN_OR_GONE.source}| business associate (?:\\S+ )?cheat`, 'u'),
  },
  feelings: {
    patterns: [/ (?:does|do|did|will) (?:he|she|they|my (?:boyfriend|girlfriend|crush|husband|wife|ex)) (?:\S+ )?(?:love|loves|like|likes|miss|misses|think of|want|wants|care for|propose|come to love) /, / (?:wo|woh|vo) (?:\S+ )?(?:pyar|pyaar|prem) (?:\S+ )?(?:karta|karti) /, / (?:avan|aval) (?:\S+ )?(?:kadhal\S*|love) (?:pan\S*)? /, / (?:will|would) (?:he|she) (?:\S+ )?propose /],
    words: ['kya wo mujhse pyar', 'mujhse pyar karta hai kya', 'mujhse pyar karti hai kya', 'mujhe nahi chaht', 'मुझसे प्यार करता है', 'मुझसे प्यार करती है', 'என்னை காதலிக்கிற', 'నన్ను ప్రేమిస్తు'],
  },
  parting: {
    patterns: [/ (?:wants|want|asking|asks|asked|demands|demanding) (?:for )?(?:a )?(?:divorce|separation) /, / (?:will|shall|should) (?:i|we|my marriage|our marriage|he|she) (?:\S+ ){0,3}(?:divorce|separate|break|end in divorce) /, / (?:is|any) (?:divorce|separation) /, / (?:husband|wife|hubby|pati|patni) (?:\S+ )*will (?:he|she) (?:\S+ )?leave (?:me|us) /, / (?:is|will|does|would|could|can) (?:my|our|this|the) (?:marriage|married life|relationship) (?:\S+ ){0,4}?(?:break|breaks|breaking|broken|end|ends|ending|collapse|fall apart|survive|be saved|get saved) /, / (?:shaadi|shadi|rishta|marriage) (?:\S+ )?(?:toot|tut|tutt?e\S*|bach(?:eg[ai]|ege|ega)) (?:\S+ )?(?:jayeg\S*|jaeg\S*|kya|hai)? ?/],
    words: ['talaq hoga kya', 'talaq ho jayega', 'divorce ho jayega', 'divorce hoga', 'तलाक होगा', 'तलाक हो जाएगा', 'விவாகரத்து ஆகுமா', 'విడాకులు అవుతాయా', 'vivakarathu aaguma', 'vidakulu avutay'],
    unless: / get (?:\S+ ){0,2}break |^(?!.* (?:husband|wife|marriage|married|love|relationship|boyfriend|girlfriend|divorce|pati|patni) ).* (?:business|firm|partnership|shop|trade) | separat\S* (?:\S+ ){0,3}(?:business|shop|firm|company|property|land|house|account|kitchen|trade) | (?:business|shop|firm|company) (?:\S+ ){0,4}separat| (?:in laws?|inlaws|saas|sasural|mamiyar|joint family|mother in law) (?:\S+ )*?(?:live|living|stay|staying|move|shift|be) (?:\S+ )?separate/,
  },
  match: {
    words: ['kundli match', 'kundali match', 'kundli milan', 'kundli nahi mil', 'kundali nahi mil', 'kundli is not match', 'kundli not match', 'guna$', 'gunas$', 'gun milan', 'gun nahi mil', 'horoscope match', 'horoscopes match', 'horoscope is not match', 'horoscope not match', 'jathagam porun', 'jathaga porutham', 'jadhagam porun', 'porutham', 'poruttham', 'jatakam kalav', 'jathakam kalav', 'jatakalu kalav', 'गुण मिल', 'गुण नहीं मिल', 'कुंडली मिल', 'कुंडली नहीं मिल', 'ஜாதகம் பொருந்த', 'ஜாதகப் பொருத்த', 'பொருத்தம்', 'జాతకాలు కలవ', 'జాతకం కలవ', 'జాతకాలు కలి'],
  },
  country: {
    patterns: [
      new RegExp(` (?:${COUNTRIES}) (?:me |mein |la |lo )?(?:or|ya|illa|illana|leda|leka|vs|या|அல்லது|இல்லை|లేదా|లేక) (?:in |to |for )?(?:${COUNTRIES}) `, 'u'),
      new RegExp(` (?:${COUNTRIES}) (?:\\S+ ){0,14}(?:try|apply for|go to|shift to|prefer|choose) (?:for )?(?:${COUNTRIES}) (?:instead|or|better) `),
      new RegExp(` (?:try|apply|go|going|shift|move) (?:for |to )?(?:${COUNTRIES}) instead `),
      / (?:which|what|kaun ?sa|kon ?sa|konsa|kis|entha|endha|ye) (?:foreign )?(?:country|countries|desh|naadu|nadu|desam) /,
      /(?:किस|कौन सा|कौन से) देश|எந்த நாட்டு|எந்த நாடு|ఏ దేశ/u,
    ],
    needs: / (?:which|what|better|best|instead|prefer|choose|should|suits?|sahi|acha|achha|accha|nalla|kaun\S*|kon\S*|kis|edhu|ethu|entha|edi|ye) |कौन|किस|எது|எந்த|ఏది|ఏ /u,
  },
  spouse: {
    patterns: [/ (?:name|names|initial|letter|photo|face|look|looks|profession|caste) (?:\S+ ){0,4}(?:future )?(?:husband|wife|spouse|partner|groom|bride) /, / how will (?:my |be my )?(?:future )?(?:husband|wife|spouse|life partner|partner) (?:be|look) /, / how (?:is|will) (?:be )?my (?:future|would be|life) (?:life )?(?:husband|wife|spouse|partner) /, / how will be my (?:husband|wife|spouse|partner) /, / (?:who|where) (?:is|will be) my (?:future )?(?:husband|wife|spouse|soulmate|life partner) /],
    words: ['ponnu epdi', 'ponnu eppadi', 'paiyan epdi', 'payyan epdi', 'mappillai epdi', 'mapillai epdi', 'mappillai eppadi', 'kaisi patni', 'kaisa pati', 'pati kaisa hoga', 'patni kaisi hogi', 'jeevansathi kaisa', 'jeevan sathi kaisa', 'manaivi eppadi', 'kanavar eppadi', 'bharya ela', 'bharta ela', 'पति कैसा होगा', 'पत्नी कैसी होगी', 'जीवनसाथी कैसा', 'மனைவி எப்படி', 'கணவர் எப்படி', 'భార్య ఎలా', 'భర్త ఎలా'],
  },
  stranger: {
    patterns: [/ my (?:best |close |dear |school |college )?(?:friend|friends|neighbour|neighbor|colleague|roommate|cousin|cousins|uncle|aunt|niece|nephew|bosss|teacher)s? (?:\S+ ){0,6}(?:when will|will|wants to know|asks|get|gets|getting|marry|married|job|marriage) /, / mere? (?:dost|friend) (?:ki|ka|ke) /, / (?:saali|sali|saala|nanad|devar|bhabhi|bhatija|bhatiji|bhanja|bhanji|padosi|mausi|chachi|mami) (?:ki|ka|ke|ko) /],
    unless: / (?:love|loves|loved|in love|marry|cheated|betrayed|took|owes|fell) (?:with )?(?:\S+ )?my (?:\S+ )?(?:friend|cousin|colleague) | my (?:\S+ )?(?:friend|cousin|colleague|uncle|aunt)s? (?:\S+ ){0,3}(?:says|said|told|cheated|took|owes|betrayed|left|got married|are getting|are married|gets) /,
  },
  animal: { words: ['my dog$', 'my cat$', 'my pet$', 'puppy$', 'my cow$', 'my parrot', 'mera kutta', 'meri billi', 'en naai', 'en poonai', 'naa kukka', 'मेरा कुत्ता', 'என் நாய்', 'నా కుక్క'] },
  lost: {
    patterns: [/ (?:gold|chain|ring|jewel\S*|phone|mobile|purse|wallet|passport|certificate|keys|bike|car|documents) (?:\S+ ){0,3}(?:lost|missing|stolen|chori|kho) /, / (?:lost|stole|stolen|missing) (?:\S+ ){0,3}(?:gold|chain|ring|jewel\S*|phone|mobile|purse|wallet|passport|certificate|documents|bike|car) /, / who (?:took|stole) /],
  },
  world: { words: ['world cup', 'ipl$', 'cricket match', 'india win', 'election', 'modi$', 'rahul gandhi', 'prime minister', 'chief minister', 'trump$', 'world war', 'third war', 'gold price', 'gold rate', 'petrol price', 'sensex', 'nifty', 'weather', 'earthquake'], unless: / (?:fight|contest|stand|standing|contesting|fighting|ticket) (?:\S+ ){0,3}elections? | elections? (?:\S+ ){0,2}(?:ladna|ladu|ladun|ladunga|ticket) / },
}

// prettier-ignore
const EXTRA_WORDS: Readonly<Record<Extra, Named>> = {
  why: {
    words: ['why$', 'enna reason', 'reason nu', 'reason enti', 'reason kya', 'reason for', 'reason behind', 'what is the reason', 'whats the reason', 'what reason', 'what is stopping', 'what is blocking', 'whats stopping', 'cause of', 'kyun$', 'kyu$', 'kyon$', 'kyo$', 'kis wajah', 'kis karan', 'kya wajah', 'kya karan', 'kya kaaran', 'wajah kya', 'karan kya', 'yen$', 'yaen$', 'yean$', 'edhanala', 'ethanala', 'enna karanam', 'yenna karanam', 'karanam enna', 'enduku', 'endhuku', 'yenduku', 'yendhuku', 'karanam enti', 'karanam emiti', 'क्यों', 'क्यूँ', 'क्यूं', 'किस वजह', 'क्या कारण', 'क्या वजह', 'किस कारण', 'ஏன்$', 'எதனால்', 'என்ன காரணம்', 'காரணம் என்ன', 'ఎందుకు', 'ఎందువల్ల', 'కారణం ఏ', 'delay in', 'getting delayed', 'is delayed', 'so delayed', 'delay marriage', 'delay my', 'deri kyu', 'vilamb', 'देरी', 'विलंब', 'தாமத', 'தள்ளிப் போ', 'ఆలస్య'],
    patterns: [/ en (?:ippadi|ipdi|late|thalli|thallip|delay|nadakkala|nadakala|aagala|kidaikala|kidaikkala) /],
    unless: / will (?:it|this|that|he|she) (?:\S+ )?delay| thats why | that is why | why not | why dont you | reason why i /,
  },
  broken: {
    words: ['rishte toot', 'rishta toot', 'rishte tut', 'rishta tut', 'sagai toot', 'sagai tut', 'proposals break', 'proposal breaks', 'proposals get broken', 'alliance breaks', 'alliances break', 'engagement broke', 'engagement broken', 'engagement got cancelled', 'engagement cancelled', 'varan thatti', 'sambandham thatti', 'nichayam nin', 'sambandhalu ched', 'sambandham ched', 'nischitartham cancel', 'रिश्ते टूट', 'रिश्ता टूट', 'सगाई टूट', 'சம்பந்தம் தட்டி', 'வரன் தட்டி', 'நிச்சயம் நின்று', 'సంబంధాలు చెడి', 'సంబంధం చెడి', 'నిశ్చితార్థం ఆగి'],
    patterns: [/ (?:rishta|rishte|rishtey|roka|alliances?|match|proposals?|engagement|sagai|mangni|sambandham|sambandhalu|varan|mapillai|maapillai|mappillai|nichayathartham|nischitartham|nischayam|kalyanam|pelli) (?:(?:is|was|has|have|got|getting|also|every|time|ho|kar|is|are) ){0,2}(?:broke|broken|breaks|breaking|cancel\S*|called off|toot\S*|tut\S*|nindhu\S*|ninnu\S*|nindr\S*|thatti\S*|aagipoy\S*|chedi\S*|rejected|refused) /, /(?:रोका|रिश्ते|रिश्ता|सगाई|मंगनी) (?:\S+ ){0,2}(?:टूट|लौट|रद्द)/u, /நிச்சயதார்த்தம் (?:\S+ ){0,2}(?:நின்|ரத்து)/u, /(?:నిశ్చితార్థం|పెళ్లి|సంబంధం|సంబంధాలు) (?:\S+ ){0,2}(?:ఆగిపో|రద్ద|క్యాన్సిల్|తప్పిపో|చెడి)/u, /(?:வரன்|சம்பந்தம்|நிச்சயம்|கல்யாணம்) (?:\S+ ){0,4}(?:தட்டி|தட்டிப்|நின்று|நின்றுவிட்ட|கலைந்|ரத்து|கேன்சல்)/u, / (?:proposals?|rishte|rishta|alliances?) (?:\S+ ){0,3}(?:baat aage nahi|not going forward|not moving|do not work|dont work|not working out) /],
    unless: / (?:business|project|research|visa|loan) proposals? /,
  },
  mangal: { words: ['mangal', 'manglik', 'mangalik', 'kuja dosh', 'kuja$', 'chevvai', 'sevvai', 'मंगल दोष', 'मांगलिक', 'मंगली$', 'செவ்வாய் தோஷ', 'செவ்வாய்', 'కుజ దోష', 'కుజదోష', 'మంగళ దోష'], unless: / mangalore|mangalyaan|mangalsutra| mangalwar / },
  farSpouse: {
    patterns: [/ (?:marry|married to|marriage with|marrying|husband|wife|spouse|groom|bride|partner) (?:\S+ ){0,4}(?:foreigner|foreign|nri|abroad|white|overseas|another country) /, / (?:foreigner|nri|foreign) (?:\S+ ){0,3}(?:husband|wife|spouse|groom|bride|partner|boy|girl|se shaadi|se shadi|mappillai|mapillai|sambandham) /],
    unless: / passed away | died | (?:my|mere|mera) (?:husband|wife|spouse|pati) (?:\S+ )?(?:is|works|lives|wants|went|in) | work abroad/,
  },
  pilgrimage: { words: ['pilgrim', 'yatra', 'yathra', 'teerth', 'tirth', 'theerth', 'char dham', 'chardham', 'kashi$', 'kasi$', 'haj$', 'hajj', 'umrah', 'umra$', 'vaishno', 'sabarimala', 'rameswaram', 'rameshwaram', 'kailash', 'amarnath', 'kedarnath', 'badrinath', 'tirupati', 'jerusalem', 'तीर्थ', 'यात्रा', 'काशी', 'हज$', 'चार धाम', 'யாத்திரை', 'காசிக்கு', 'தீர்த்த', 'తీర్థ', 'యాత్ర', 'కాశీ'], unless: / (?:live|living|job|work|house|office|born|shop) (?:\S+ ){0,2}(?:tirupati|kashi|rameswaram) | videsh yatra | foreign yatra / },
  pastLife: { words: ['past life', 'previous life', 'last birth', 'past birth', 'last janam', 'pichle janam', 'pichla janam', 'purva janam', 'poorva janma', 'purva janma', 'mun jenmam', 'mun piravi', 'gata janma', 'पिछले जन्म', 'पिछला जन्म', 'पूर्व जन्म', 'முன் ஜென்ம', 'முற்பிறவி', 'గత జన్మ', 'పూర్వ జన్మ', 'karmic debt', 'my karma'] },
  remedy: { words: ['parigar', 'parikar', 'remed', 'upay$', 'upaay', 'upay bata', 'totka bata', 'parihar', 'pariharam', 'puja should', 'which puja', 'pooja should', 'which mantra', 'which god', 'which goddess', 'which deity', 'whom to worship', 'whom should i worship', 'whom to pray', 'whom should i pray', 'kaun se bhagwan', 'kaunse bhagwan', 'konse bhagwan', 'kis bhagwan', 'kaunsi puja', 'konsi puja', 'kaunsi pooja', 'entha kadavul', 'endha kadavul', 'enda kadavul', 'entha saami', 'endha sami', 'ye devudi', 'ye devuni', 'e devudi', 'kaunsa mantra', 'konsa mantra', 'उपाय', 'कौन सा मंत्र', 'कौनसा मंत्र', 'किस देव', 'किस भगवान', 'कौन से देव', 'कौन से भगवान', 'எந்த கடவுள', 'எந்தக் கடவுள', 'எந்த தெய்வ', 'எந்தத் தெய்வ', 'எந்த சாமி', 'ఏ దేవు', 'ఏ దేవత', 'ఏ దైవ', 'பரிகார', 'పరిహార', 'ఏ పూజ', 'ఏ మంత్ర'] },
}

function namedIn(whole: string, { words = [], patterns = [], unless, needs, aside }: Named): boolean {
  if (unless?.test(whole) === true || needs?.test(whole) === false) return false
  const text = aside === undefined ? whole : whole.replace(aside, ' ')
  return countHits(text, words) > 0 || patterns.some((pattern) => pattern.test(text))
}

const pick = <T extends string>(text: string, all: readonly T[], words: Readonly<Record<T, Named>>): T[] =>
  all.filter((one) => namedIn(text, words[one]))

/** The clauses of a question beside its main one, each in its own order of weight. */
export function clausesOf(concern: string): Clauses {
  const text = meantText(concern)
  return { cares: pick(text, CARES, CARE_WORDS), declines: pick(text, DECLINES, DECLINE_WORDS), extras: pick(text, EXTRAS, EXTRA_WORDS) }
}

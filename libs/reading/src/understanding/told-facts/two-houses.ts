import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'u')

/** Whose relatives are not the visitor's own. */
const NOT_THEIRS =
  '(?<! (?:her|his|their|hers|girls?|boys?|girlfriends?|boyfriends?|gfs?|bfs?|lovers?|friends?|uski|uske|unke|unki|ladki|ladke|avan|avanga|avar|ava|aval|ame|atani))'
/** What is asked or supposed is not told. */
const SUPPOSED = ' (?:if|agar|suppose|kya|whether|will|should|when|kab|would|can) '
const OF_SOMEBODY =
  ' (?:my|our|meri|mera|mere|en|naa|maa) (?:\\S+ )?(?:sons?|daughters?|beta|bete|beti|bitiya|cousins?|friends?|nephew|niece|magan|magal|koduku|kuthuru|kooturu) |(?:बेटी|बेटे|बेटा) |(?:மகள்|மகன்)|(?:కూతురు|కొడుకు)'

const CASTE = '(?:caste|castes|jaati|jati|jaat|jaathi|jathi|saathi|kulam|kula|biradari|gotram?|sub ?caste)'
const FAITH = '(?:religion|religions|faith|dharm|dharma|mazhab|matam|madham)'
const GROUP = `(?:${CASTE}|${FAITH}|community|comunity|samaj|state)`
const OTHER = '(?:different|diffrent|diff|other|another|lower|upper|inter|separate|dusri|doosri|dusre|doosre|alag|vera|vere)'
const FAITHS = 'muslim|christian|hindu|sikh|parsi|buddhist|catholic|jain|jewish'
const CASTES =
  'brahmin|brahman|rajput|jatt|jat|yadav|baniya|bania|agarwal|aggarwal|maratha|reddy|kamma|kapu|nair|nayar|ezhava|thevar|nadar|gounder|vanniyar|mudaliar|naidu|iyer|iyengar|lingayat|vokkaliga|gowda|patel|patidar|khatri|kayasth|kayastha|dalit|gond|kurmi|thakur|gurjar|gujjar|meena|pillai|chettiar|saini|kushwaha|vaishya|kshatriya|sc|st|obc'
const REGIONS =
  'punjabi|gujarati|marwari|marathi|bunts?|bengali|bihari|tamil|tamilian|telugu|malayali|kannadiga|maharashtrian|odia|assamese|sindhi|konkani|north indian|south indian|pahadi|nepali'
const STATES = 'bihar|up|punjab|kerala|tamil nadu|andhra|telangana|karnataka|gujarat|rajasthan|bengal|odisha|assam'
const THEM = `(?:${FAITHS}|${CASTES}|${REGIONS})`
const IS = '(?:is|hai|h|are|from)'
const WE = '(?:i am|im|i m|i|we are|we|main|mai|hum|me|my family is|my family|our family is)'

/** A number of years, in figures or in words, above one. */
const SOME_YEARS =
  '(?:[2-9]|1\\d|two|three|four|five|six|seven|eight|nine|ten|do|teen|char|chaar|paanch|panch|chhe|saat|aath|rendu|moonu|naalu|anju|aaru|moodu|nalugu|aidu) (?:and half |and a half )?(?:years?|yrs?|saal|sal|varusham\\S*|varsham\\S*|varusama|samvatsar\\S*|endlu|yellu|yella)'
const TWO =
  '(?:together|relation|relationship|reletion|relationsip|in love|love|loving|dating|affair|pyaa?r|sath|saath|love pann?\\S*|kaadhal\\S*|premi\\S*|prema\\S*)'

const KNOWERS =
  '(?:mother|mom|mum|mummy|maa|amma|ammi|father|dad|papa|appa|nanna|sister|didi|akka|bhabhi|brother|bhai|bhaiya|anna|chelli|thangachi|aunty?|mausi|masi|mami|mama|uncle|cousin|chachi|bua)'
const KNOWS =
  '(?:knows?|is aware|are aware|ko (?:sab )?(?:pata|malum|maloom)|ku (?:mattum )?theriyum|kku (?:mattum )?theriyum|ki (?:matrame )?telusu)'

const ELDERS =
  '(?:parents|mother|father|mummy|papa|mom|dad|maa|amma|appa|nanna|family|home|house|ghar|ghar ?wale|they|mami|mausi|masi|mama|mamaji|uncle|bua|cousin|relatives|people|veetla|veetula|intlo)'
const NAMES =
  '(?:boys?|girls?|match(?:es)?|proposals?|rishtas?|rishte|rishtey|alliances?|grooms?|brides?|biodatas?|bio data|biodata|ladk[aei]|ladkiyan|ladkiya|mapp?illai|maap?pillai|varan|ponnu|sambandh\\S*)'

const SIDE =
  '(?:family|families|parents|mother|father|mom|dad|mummy|papa|house|home|people|side|gharwale|ghar wale|ghar|amma|appa|ammi|veetla|intlo)'
const AGREES = '(?:ready|agreed?|agrees|ok|okay|fine|happy|accept(?:ed|s)?|supportive|maan (?:gay\\S*|gye|chuk\\S*)|ra[az]+i|razi|taiya+r)'

const GIFT =
  '(?:car|creta|swift|scorpio|fortuner|thar|suv|bullet|bike|gold|tolas?|sovereigns?|savaran|pavan|pavun|dowry|dahej|katnam|kattnam|cash|\\d+ ?(?:lakhs?|lacs?|tolas?|sovereigns?|pavan|pavun|grams?))'

const RANK =
  '(?:govt|government|goverment|sarkari|gov|officer|doctor|engineer|ias|bank|settled|well settled|nri|class one|high package|high salary)'

/** What is told of two whose houses have to agree. */
export const OF_TWO_HOUSES = {
  sideAsks: {
    hears: any(
      ` (?:his|he|boys?|groom\\S*|they|their|uski|uske|unki|unke|ladke|boyfriends?|fiances?|his side|sasural) (?:(?!i |we |my |but |was |were |had )\\S+ ){0,5}?(?:asking|asks|demanding|demands?|wants|want|maang|mang) (?:(?!i |we |my |but |to )\\S+ ){0,6}?${GIFT} `,
      ` (?:${GIFT}|gaa?di|gaa?ri|sona) (?:\\S+ ){0,2}?(?:maang|mang) rah\\S* | dowry demand (?:is|has|came) `,
      ` (?:pavun|pavan|sovereign|nagai|varadh?atch?an\\S*|dowry|car) (?:\\S+ ){0,2}?(?:kekur\\S*|kekar\\S*|kekir\\S*|ketkur\\S*|kekuranga) | (?:katnam|kattnam|bangaram|car|lakshalu) (?:\\S+ ){0,2}?adugut\\S* `,
      '(?:दहेज|गाड़ी|कार|सोना|लाख) (?:\\S+ ){0,3}?(?:मांग|माँग) रह',
      '(?:வரதட்சணை|பவுன்|நகை|கார்)\\S* (?:\\S+ ){0,3}?(?:கேக்கு?றா|கேட்கிறா|கேக்கிறா)',
      '(?:కట్నం|కారు|బంగారం|లక్షలు) (?:\\S+ ){0,3}?అడుగుతున్నా',
    ),
    unless: any(
      SUPPOSED,
      OF_SOMEBODY,
      ' (?:no (?:dowry|demand)|not (?:asking|demand\\S*|want\\S*)|never|dont|doesnt|nothing|nahi|nhi|without|because|ended|broke\\S*|refused|cancel\\S*|toot\\S*|498a?|case|husband|after marriage|divorce\\S*|agent|college|bank|company|school|builder|lawyer|loan|one asked|some asked|sister|brother|bribe|landlord|partner) ',
      'नहीं|टूट|பையன் வேண்டாம்|కేసు',
    ),
  },
  otherFaith: {
    hears: any(
      `(?<! any) ${OTHER} (?:\\S+ )?${GROUP} | inter ?(?:caste|religion|faith|religious|state) | ${GROUP} (?:is |are |bhi |hi |also )*(?:different|diffrent|diff|alag|vera|vere|not same|not the same)(?: hai| h)? | (?:not|isnt) (?:from|of|in) (?:our|my|the same|same) ${GROUP} | jaa?thi vera | kulam vere | (?:wants?|asking|asks|insist\\S*) (?:\\S+ ){0,2}?(?:nikah also|church wedding also|nikah too|nikah bhi|me to convert|conversion) `,
      ` (?:he|she|hes|shes|wo|woh|vo|boy|girl|boyfriend|girlfriend|bf|gf|family) (?:is |hai |h |a |from )*(?:${FAITHS.replace('hindu|', '')}) (?!school|college|hospital|mission|area)`,
      ` ${WE} (?:are |am |an? |from |\\S+ )?(?:\\S+ )?${THEM}(?: \\S+){0,9}? (?:(?:\\S+ ){1,3}?${IS} |he |she |wo |woh )(?:an? |from )?(?:\\S+ )?(?:${THEM}|${STATES}) `,
      ` (?:he|she|hes|shes|wo|woh|\\S+ (?:is|hai|h)) (?:is |hai |h |an? |from )*(?:\\S+ )?(?:${THEM}|${STATES})(?: \\S+){0,6}? (?:and |aur |but |par )?${WE} (?:are |am |an? |from )*(?:\\S+ )?${THEM} `,
      ` they are (?:an? )?${THEM} and (?:we are|i am) (?:an? )?\\S+ | they are \\S+ and (?:we are|i am) (?:an? )?${THEM} `,
      '(?:धर्म|जाति|जात|समाज) अलग|(?:दूसर[ीे]|अलग) (?:जाति|जात|धर्म|समाज|बिरादरी)',
      '(?:வேற|வேறு) (?:சாதி|ஜாதி|மத)|(?:சாதி|ஜாதி|மதம்) வேற',
      '(?:వేరే|వేరు) (?:కులం|మతం)|(?:కులం|కులాలు|మతం|మతాలు) వేరు',
    ),
    unless: any(
      OF_SOMEBODY,
      ' (?:if|whether|did inter ?caste|did intercaste|any caste|caste no bar|no caste|same caste|same community|same religion|same state|open to|ended|broke\\S*|broken|breakup|break up|years ago|or other|or another|other state|another state|see caste) ',
      ' (?:sister|brother|cousin|friend|uncle|neighbou?r)s? (?:\\S+ ){0,4}(?:married|marriage|did|ran|love) ',
    ),
  },
  strictElder: {
    hears: any(
      `${NOT_THEIRS}(?<! (?:wifes|husbands|the|simple family)) (?:my |our |mere |meri |mera |en |maa |naa |ma )*(${KNOWERS})(?: ?ji)? (?:is |are |has |hai |had (?:\\S+ ){1,5}and is |\\S+ (?:and|aur) )*(?:an? |very |too |bahut |bohot |romba |chala |so |retired \\S+ and |\\S+ and |one )*(?:strict|short tempered|orthodox|conservative|temper|gusse wale|gusse wala|kovakk?ar\\S*|kopam ekkuva)(?= )`,
      ` (${KNOWERS})(?: ?ji)? (?:who |also )?(?:decides?|takes?) (?:everything|all decisions?|all the decisions?|every decision)(?= )| (?:my )?(${KNOWERS})s? (?:word|words|decision) (?:is|are) (?:always )?(?:final|law|last) `,
      '(?:पापा|पिता|मम्मी|माँ|मां)\\S* (?:\\S+ ){0,2}?(?:सख्त|सख़्त|गुस्से वाल)|(?:அப்பா|அம்மா)\\S* (?:\\S+ ){0,2}?(?:கண்டிப்பா|கோவக்கார|கோபக்கார|ஸ்ட்ரிக்ட்)|(?:నాన్న|అమ్మ(?!ాయ))\\S* (?:\\S+ ){0,2}?(?:స్ట్రిక్ట్|కోపిష్టి|కోపం ఎక్కువ)',
    ),
    unless: any(
      ' (?:if|agar|kya|whether) ',
      OF_SOMEBODY,
      ' not (?:so |very |that )?(?:strict|orthodox) | (?:boss|teacher|principal) (?:is )?(?:very )?strict | (?:his|her) (?:mother|father|mom|dad|family|papa|mummy) (?:is )?(?:very )?(?:strict|orthodox) ',
    ),
  },
  knowsAtHome: {
    hears: any(
      `${NOT_THEIRS} (?:only |just |sirf )?(?:my |meri |mere |mera |en |maa |naa |elder |younger )*(${KNOWERS}) (?:only |alone |also )?${KNOWS}(?= (?:about|it|this|of|us|everything|all|only|and|but|hai|h|he|$)|\\s*$)`,
      ` (?:i )?(?:told|said|shared) (?:this |it |about (?:him|her|us) )?(?:only |just )?(?:to )?(?:only )?my (?:elder |younger |own )?(${KNOWERS})(?: only| alone| about| till| so|\\s*$)`,
      '(मम्मी|माँ|मां|दीदी|बहन|भाई|भाभी) को (?:सब |ही )?पता है|(அம்மா|அக்கா|தங்கச்சி|அண்ண)\\S*க்கு (?:மட்டும் )?தெரியும்|(అమ్మ|అక్క|చెల్లి|అన్న)\\S*కి (?:మాత్రమే )?తెలుసు',
    ),
    unless: any(
      SUPPOSED,
      OF_SOMEBODY,
      ' (?:nobody|no one|does not know|dont know|doesnt know|nahi pata|pregnan\\S*|exam|result|job|loan|money|debt|share|business|resign\\S*|illness|wife|husband|somebody|someone who|well known|(?:came|come|got) to know|both (?:parents )?know|everyone knows|all know|pata chal\\S*) ',
    ),
  },
  wantsPost: {
    hears: any(
      ` (?:parents|father|mother|family|papa|mummy|mom|dad|appa|amma|nanna|house|home|people|ghar wale|gharwale|ghar me|veetla|intlo) (?:is |are |only |also |\\S+ ){0,4}?(?:wants?|needs?|looking for|looks for|insists? on|chahte|chahti|chahta|chahiye) (?:only |an? |some |any |maratha |him to be |\\S+ ){0,4}?${RANK} (?:job |post |employee |bank |class one |it )*(?:boy|groom|guy|girl|ladka|ladki|son in law|damad|post|job|salary|mapp?illai|alliance|abbayi|man|only|for (?:her|him|me)|holder|wala|wali|$)`,
      ` (?:parents|father|mother|family|papa|mummy|ghar wale|gharwale|ghar me|ghar walo ko|unko|unhe) (?:ko )?(?:\\S+ )?(?:sarkari|govt|govt job|officer|doctor) (?:\\S+ )?(?:ladka|ladki|damad|naukri wala|job wala|boy) (?:hi )?chahiye `,
      ' (?:he|she|bf|gf|boyfriend|girlfriend|hes|shes) (?:earns?|gets|salary is|is earning|earning) (?:\\S+ ){0,2}?less(?: than (?:me|mine))? | (?:his|her|uski) (?:salary|pay|income|job) (?:is |hai |mujhse )*(?:\\S+ )?(?:less|low|lower|small|kam|not good|not stable)(?: |$)| he is not (?:well |fully )?settled ',
      'सरकारी नौकरी वाल[ाी] (?:ही )?चाहिए|அரசு வேலை (?:\\S+ )?(?:மாப்பிள்ளை|பையன்) (?:\\S+ )?(?:வேணும்|தான்)|ప్రభుత్వ ఉద్యోగ\\S* (?:\\S+ )?(?:అబ్బాయి|కావాలి)',
    ),
    unless: any(
      SUPPOSED,
      OF_SOMEBODY,
      ' (?:wants? (?:me|us)|not want\\S*|dont|doesnt|does not|did not|husband|wife|sister|brother|want to|wants to|me to|my salary|chahte (?:\\S+ )?(?:main|mai)) ',
    ),
  },
  namesAtHome: {
    hears: any(
      `${NOT_THEIRS} ${ELDERS} (?:is |are |has |have |started |also |now |keeps? |my |me |ne |wale |daily |already |only |side |mein |me |la |lo |they are |again ){0,3}?(?:seeing|searching|looking|bringing|brings?|showing|shows?|sending|sends?|dekh rah\\S*|dekh rh\\S*|dhundh\\S*|dhoond\\S*|paak+ura\\S*|paakra\\S*|pakkura\\S*|choost\\S*|chust\\S*|started seeing) (?:me |us |for |at |new |some |other |an? |many |the |my |more |good |photos of |different |from |\\S+ ){0,3}?${NAMES} `,
      ` (?:ladk[aei]|ladkiyan|rishte|rishtey|rishta) (?:\\S+ )?(?:dekh|dhundh|dhoondh|la|bhej) (?:rah\\S*|rhe|rhi) | (?:mapp?illai|maap?pillai|ponnu|varan) (?:paak+ura\\S*|pakkura\\S*|paakra\\S*|paarkr\\S*|thedur\\S*) | sambandh\\S* (?:choost\\S*|chust\\S*|vethuk\\S*) `,
      '(?:रिश्ते|रिश्ता|लड़का|लड़की|लड़के) (?:\\S+ )?(?:देख|ढूंढ|ढूँढ|ला|भेज) रहे',
      '(?:மாப்பிள்ளை|பொண்ணு|வரன்) (?:பாக்குறா|பார்க்கிறா|பாக்கறா|தேடு|தேடிட்)',
      'సంబంధాలు (?:చూస్తున్నా|వెతుకుతున్నా)',
    ),
    unless: any(
      OF_SOMEBODY,
      ' (?:(?:uski|uske|unke|unki|her|his|their) (?:family|parents|papa|mummy|mother|father|ghar|gharwale)|not (?:seeing|searching|looking|showing)|stopped|sister|brother|thangachi|akka|chelli|thambi|beta|bete|(?:lover|avan|avar|aval|avan) ?k?ku|lover|ladk[ie] ke ghar|ladk[ie] ke|ammayi valla|abbayi valla|valla intlo|house (?:for|to) (?:rent|sell)) ',
      'बहन|भाई|बेट|உங்க|அவன|அவள|அவர|வேற பொண்ணு|தங்கச்சி|தம்பி|తమ్ముడు|చెల్లి|వాళ్ళ ఇంట్లో|వాళ్ల ఇంట్లో',
    ),
  },
  theirHouse: {
    hears: any(
      ` (?:his|her|boys?|girls?|uski|uske|unke|unki|bf|gf|boyfriends|girlfriends) (?:side |own |whole )*${SIDE}(?: also| people| side| members| wale| both| are| is| all| has| have| know| knows| about| me| us| it| and| they| already| now| bhi| to)*? ${AGREES}(?= |$)`,
      ` (?:told|informed|spoke to) (?:his|her) (?:parents|family|mother|father|house|home) (?:and |also )?(?:they|she|he) (?:are|is) (?:also )?(?:ok|okay|fine|ready|agreed|happy) `,
      ` (?!my |our |others |parents )\\S+s (?:family|parents|mother|house) (?:is|are|also|already|knows and they are|know and they are) (?:also )?${AGREES} `,
      ' (?:avan|avanga|avar|aval) veetla (?:\\S+ )?(?:ok|sammadham|othukit\\S*|othukkit\\S*|ready) | (?:valla|vaalla|vaala|aame|atani) intlo (?:\\S+ )?(?:ok|v?oppukunn?ar(?:u|an)?|ready) ',
      '(?:उसके|उनके) घर ?वाले (?:\\S+ )?(?:मान गए|राज़ी|राजी|तैयार(?! हो))',
      '(?:அவன்|அவர்|அவங்க|அவள்) வீட்ல? ?(?:\\S+ )?(?:ஓகே|சம்மதம்|ஒத்துக்கிட்ட|ஒத்துக்கொண்ட)|(?:వాళ్ళ|వాళ్ల|అతని|ఆమె) ఇంట్లో (?:\\S+ )?(?:ఒప్పుకున్నా|ఓకే|ఓకె)',
    ),
    // the words between stand in a closed list, so a no can only be a further one's
    unless: any(
      SUPPOSED,
      OF_SOMEBODY,
      ' (?:but|par|lekin|only) (?:his|her|uske|uski|unke|unki) | (?:was|were|unless|only if|condition|brother|sister|husband|wife|loan|money|business|job) ',
    ),
  },
  ageGap: {
    hears: any(
      ` (?:he|she|hes|shes|boy|girl|lover|boyfriend|girlfriend|bf|gf|groom|bride|wo|woh|vo|ladk[ai]|but|engineer|doctor|lecturer|clerk|him|her|one) (?:(?!my |our |sister |brother )\\S+ ){0,4}?(?:[1-9]|1[0-9]|two|three|four|five|six|seven|eight|nine|ten) (?:yrs?|years?|saal|sal|varusham|varsham) (?:is )?(?:elder|older|younger|bad[aei]|chot[aei]|chhot[aei])(?= )(?! (?:brother|sister|son|daughter|bhai|behen|beta|beti|child|one is))`,
      ' age (?:gap|difference)(?: is| of| hai| between us is)? (?:\\S+ )?(?:[2-9]|1[0-9])(?= )| umar (?:me|mein|mai) (?:\\S+ )?(?:[2-9]|1[0-9]) (?:saal|sal) (?:bad[aei]|chot[aei]|chhot[aei]) ',
      'मुझसे (?:\\S+ )?(?:[2-9]|1[0-9]|दो|तीन|चार|पांच|पाँच|छह|सात|आठ) साल (?:बड़|छोट)|என்னை ?விட (?:\\S+ )?(?:[2-9]|1[0-9]) வ[யரு]\\S* (?:பெரிய|சின்ன|மூத்த|இளைய)|నాకంటే (?:\\S+ )?(?:[2-9]|1[0-9]|మూడు|నాలుగు|ఐదు) (?:ఏళ్లు|ఏళ్ళు|సంవత్సరాలు) (?:పెద్ద|చిన్న)',
    ),
    unless: any(SUPPOSED, OF_SOMEBODY, ' (?:husband|wife|pati|patni|sisters?|brothers?|bhai|behen|not|no problem) ', 'பையன் தம்பி'),
  },
  gunaTold: {
    hears: any(
      ' (?:1[89]|2\\d|3[0-6]) (?:out of 36 |of 36 |36 )?(?:guna?s?|guna points|points) (?:\\S+ ){0,2}?(?:match\\S*|mil\\S*|mile|matched|out of 36|agreed) | (?:match\\S*|mil\\S*|horoscopes?|kundl?i|kundali) (?:\\S+ ){0,3}?(?:1[89]|2\\d|3[0-6]) (?:guna?s?|points)(?= )| (?:guna?s?|points|guna? milan) (?:is |are |hai |me |\\S+ )?(?:1[89]|2\\d|3[0-6])(?= (?:out of|of|match|mil|36|hai|h|$)|\\s*$)',
      '(?:1[89]|2\\d|3[0-6]) गुण (?:\\S+ )?मिल',
    ),
    unless: any(SUPPOSED, OF_SOMEBODY, ' (?:not|only|sirf|nahi|nhi|less|no) |नहीं'),
  },
  longTogether: {
    hears: any(
      ` ${TWO} (?:\\S+ ){0,6}?${SOME_YEARS} `,
      ` ${SOME_YEARS} (?:(?:i am|im|we are|we|i|now|of|in|a|an|long|he|she|is|are|and|have been|me and \\S+) ){0,4}?${TWO}(?: |$)`,
      ` (?:together|relation|relationship|love each other|loving each other|dating|in love) (?:(?!broke|broken )\\S+ ){0,3}?(?:since|from) (?:our |my |the )?(?:\\S+ )?(?:college|collage|school|20[012]\\d|11th|12th|childhood) `,
      ` ${SOME_YEARS} (?:se|ga|ah|aa) (?:\\S+ ){0,3}?(?:relation\\S*|sath|saath|pyaa?r|love|premi\\S*|kaadhal\\S*) `,
      '(?:[2-9]|1\\d|दो|तीन|चार|पांच|पाँच|छह|सात|आठ) साल (?:से|का) (?:\\S+ ){0,4}?(?:साथ|रिश्ते|प्यार|रिलेशन)',
      '(?:[2-9]|ரெண்டு|மூணு|நாலு|அஞ்சு|ஆறு) (?:வருஷமா|வருடமா|வருஷம்|வருட)\\S* (?:\\S+ ){0,4}?(?:காதல|லவ்)',
      '(?:[2-9]|రెండు|మూడు|నాలుగు|ఐదు|ఆరు) (?:ఏళ్లుగా|ఏళ్ళుగా|సంవత్సరాలుగా|ఏళ్ల) (?:\\S+ ){0,4}?(?:ప్రేమ|లవ్)',
    ),
    unless: any(
      OF_SOMEBODY,
      ' (?:love marriage|one sided|ek tarfa|ektarfa|no relation|pati|tod|tod ke|fail|failure|usne|fight|(?:we|i|both|it) (?:was|were)|was in|was with|were in|were together|broke|broken|broke ?up|break ?up|breakup|ended|left|leave|leaving|ex|married|marriage (?:was|happened)|blocked|ago|back|younger|elder|older|engaged|divorc\\S*|cheat\\S*|betray\\S*|tha|thi|the thi|husband|wife|brother|sister|job|business|company|work|partner|after|cousin|had|living|before) ',
      'टूट|छोड़|पति|पत्नी|था |थी |थे |பிரிஞ்|பிரேக்|விட்டு|విడిపో|బ్రేక్|భర్త|భార్య|மனைவி|கணவர்',
    ),
  },
} as const satisfies Record<string, ToldPattern>

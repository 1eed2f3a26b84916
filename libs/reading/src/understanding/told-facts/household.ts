import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'u')

const NOT_THEIRS =
  '(?<! (?:her|his|their|girls?|boys?|girlfriends?|boyfriends?|gfs?|bfs?|friends?|brothers?|sisters?|husbands?|wifes|sons?|daughters?|neighbou?rs?|ex|grand|uski|uske|unke|unki|his own|her own))'
/** What is asked or supposed is not told. */
const SUPPOSED = ' (?:if|agar|suppose|kya|whether) '

const PARENT =
  '(?:mother(?! in law)|mom|mum|mummy|amma|maa|father(?! in law)|dad|papa|appa|nanna|achan|parents|father in law|mother in law|sasur|saas)'
const ILL =
  '(?:by ?pass|heart (?:attack|patient|problem|operation|surgery|failure|blockage)|stents?|stroke|paralysis|paralysed|paralyzed|dialysis|cancer|kidney (?:problem|failure|stone|patient|disease|transplant)|parkinsons?|bed ?ridden|brain stroke|angioplasty|open heart|bp (?:patient|is high|high)|high bp|heart patient|knee (?:problem|pain|operation|surgery|replacement)|hip (?:operation|replacement)|asthma|alzheimers?|dementia)'

const TALKERS =
  '(?:people|peoples|relatives|relations|neighbou?rs|society|everyone|everybody|aunties|aunts|mohalla|samaj|log|rishtedar|rishtedaar|padosi|colony|village people|sonthakaranga|sondhakaranga|sondhakkaranga|oorla|oorulo|bandhuvulu|chuttalu|andaru)'
const TALK =
  '(?:talk|talks|talking|taunt|taunts|taunting|gossip|gossiping|laugh|laughs|laughing|ask|asks|asking|keep asking|question|questioning|pressuris\\S*|pressure|puch\\S*|pooch\\S*|bolte|bolta|tane|taane|kehte|pesur\\S*|pesara\\S*|kekur\\S*|kekar\\S*|antunn\\S*|anukunt\\S*|adugut\\S*)'

const YOUNG = '(?:sons?|daughters?|kids?|children|child|bachch?[aei]|bacch[aei]|bet[aei]|beti|boys|girls|pasanga|pillalu|kuzhandhai\\S*)'
const SCHOOL_AGE = '(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)'
const CLASS =
  '(?:(?:class|std|grade|standard|cls) (?:[1-9]|11|i{1,3}|iv|vi{0,3}|ix|xi)|(?:[1-9]|11)(?:st|nd|rd|th) ?(?:std|class|grade|standard)?|(?:1st|2nd|3rd|4th|5th|6th|7th|8th|9th|11th))'
const IN_SCHOOL = '(?:(?:is |are |in |studying |also |now |both |school )+)'

const OWN_CHILD = '(?:son|daughter|child|kid|beta|beti|bachch?[aei]|boy|girl|sons|daughters|kids|children)'

/** What is told of those at home. */
export const OF_HOUSEHOLD = {
  childWithMe: {
    hears: any(
      ` (?:with|have|having|has|raising|and|,) (?:my |an? |one |two |1 |2 |our |his |the )?(?:\\S+ ){0,4}?${OWN_CHILD} (?:(?!no )\\S+ ){0,5}?(?:stays?|lives?|living|staying|is|are) with me `,
      ` (?:my|one|two|our) (?:\\S+ )?(?:${OWN_CHILD}) (?:of \\d+ |\\d+ (?:years?|yrs?) (?:old )?|who |which |she |he |and ){0,4}?(?:stays?|lives?|living|staying|is|are) with me `,
      ` (?:divorced|divorcee|widow|widower|single mother|single father|single parent|separated)(?: \\S+){0,4}? (?:with|have|having) (?:an? |one |two |1 |2 |my )?(?:(?:\\d+|small|little|young) )?(?:years? |yrs? |yr |old )*${OWN_CHILD} `,
      ` i (?:am (?:an? )?\\S+ (?:since \\S+ )?(?:and )?)?(?:have|having) (?:an? |one |two |1 |2 )(?:(?:\\d+) (?:years?|yrs?|yr) (?:old )?)?${OWN_CHILD} (?:of |aged )?(?:\\d+|$)`,
      '(?:बेटी|बेटा|बच्चा|बच्ची|बच्चे) (?:\\S+ ){0,3}?मेरे (?:पास|साथ) (?:है|हैं|रहत)|(?:பொண்ணு|பையன்|மகள்|மகன்|குழந்தை)\\S* (?:\\S+ ){0,2}?என்(?: ?கூட| ?கூடவே|னோட|கிட்ட)|(?:పాప|బాబు|కూతురు|కొడుకు)\\S* (?:\\S+ ){0,2}?(?:నాతో|నా దగ్గర)',
      ' (?:beti|beta|bachch?[aei]|bacch[aei]) (?:\\S+ ){0,3}?mere (?:pass|paas|sath|saath) (?:hai|h|rehta|rehti|rahta|rahti|hi) | (?:ponnu|payyan|paiyan|kuzhandhai) (?:\\S+ ){0,2}?en ?kooda | (?:papa|babu|kuthuru) (?:\\S+ ){0,2}?naatho ',
    ),
    unless: any(
      SUPPOSED,
      ' (?:someone|somebody|person|man|woman|guy|colleague|friend) (?:who )?(?:is |was )?(?:also )?(?:an? )?(?:divorc\\S*|separated|widow\\S*) (?:\\S+ ){0,4}?(?:with|have|having|has) ',
      ' (?:he|she|hes|shes|one widow|one widower|a widower|a widow|boy|person|man|lady|woman|guy) (?:\\S+ ){0,6}?(?:with|has|have|having) ',
      ' (?:no (?:child|kids|children|issue)|(?:wife|husband) and (?:\\S+ )?(?:son|daughter|kids|children)|with (?:him|her|ex|my ex|wife|husband|his|her) |parents (?:stay|live)|proposal|my daughter is|brother|sister|custody) ',
    ),
  },
  elderIll: {
    hears: any(
      `${NOT_THEIRS} (?:my |our |meri |mere |his own )?(${PARENT})s? (?:(?!(?:but|i|he|she|husband|wife|brother|sister|after|before|died|expired|who) )\\S+ ){0,6}?${ILL}(?= )`,
      ` (?:my |our )(${PARENT})s? (?:is |has |have |having |are |got |ko |ki )+(?:an? )?(?:sugar|bp|diabetes|diabetic|thyroid and bp|sugar and bp|bp and sugar|heart)(?: patient| problem| issue)? `,
      `(?<!(?:due to|because of|for|of|took|loan)) (?:my )?(?:fathers?|papas?|mothers?|mummys?|ammas?|appas?|dads?|moms?) (?:is an? )?(?:bypass|dialysis|heart patient|paralysis|bp patient) `,
      '(पापा|पिता|मम्मी|माँ|मां)\\S* .{0,20}?(?:बाईपास|बायपास|हार्ट|लकवा|डायलिसिस|ऑपरेशन|कैंसर)|(அப்பா|அம்மா)\\S* .{0,20}?(?:பைபாஸ்|ஹார்ட்|பக்கவாத|டயாலிசிஸ்|ஆபரேஷன்)|(నాన్న|అమ్మ(?!ాయ))\\S* .{0,20}?(?:బైపాస్|గుండె|పక్షవాతం|డయాలసిస్|ఆపరేషన్)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:first|then|took all|died|dies|expired|passed away|no more|left us|took (?:him|her)|recovered|fine now|loan for|expenses|because of (?:this|him|her|me)|due to (?:this|tension)|mother ?s? heart|hospital job|nurse|wife|husband had|due to|savings went|when i was|lost|death) ',
      'गुज़र|गुजर|निधन|இறந்|தவறி|చనిపో',
    ),
  },
  peopleTalk: {
    hears: any(
      ` ${TALKERS} (?:(?!and |my |not |never |good |dont |should |help |i |we )\\S+ ){0,3}?(?:keep |keeps |are |is |always |daily |also |only |have |started |will |baar baar |roz ){0,2}${TALK}(?= )`,
      ' (?:log|rishtedar|rishtedaar|relatives|padosi) (?:\\S+ ){0,4}?(?:tane|taane|tana|baatein|batein|baat) (?:\\S+ )?(?:maar\\S*|mar\\S*|dete|deta|bana\\S*|sunat\\S*) | log kya kah?enge | what (?:will )?(?:people|relatives|society|neighbou?rs) (?:will )?say ',
      '(?:रिश्तेदार|लोग|पड़ोसी|समाज)\\S* (?:\\S+ ){0,4}?(?:ताने|पूछते|बातें बनाते|बोलते हैं)|(?:சொந்தக்கார|ஊர்ல|ஊரே|அக்கம்பக்க)\\S* (?:\\S+ ){0,5}?(?:கேக்குறா|கேட்கிறா|கேட்டே|பேசுறா|பேசுகிறா)|(?:బంధువులు|ఊర్లో|అందరూ|జనాలు) (?:\\S+ ){0,4}?(?:అడుగుతున్నా|మాట్లాడుకుంటున్నా|అంటున్నా)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:she asked|he asked|(?:his|her) mother|sasur|mother in law|clients?|customers?|work|office|company|job|finance|bank|exam|money back|girl side|boy side|girls side|loan|landlord|interview|black magic|sade|dosh\\S*|astro\\S*|pandit\\S*|lost|to (?:meet|see)|suicide|other people|some people|kannil|dont care|not care|old people|finance people|manager|boss|police|visa|canteen|layoffs?) ',
    ),
  },
  schoolChildren: {
    hears: any(
      ` ${YOUNG} (?:of |are |is |aged |age |both |in |studying |hai |hain |now |about |just |elder |younger |one )*${SCHOOL_AGE} (?:years?|yrs?|yr|saal|vayasu)(?= )`,
      ` (?:kids|children|sons|daughters|two daughters|two sons|boys|girls|daughters born here|kids born here) (?:\\S+ ){0,3}?(?:are |aged |age )?(?:[5-9]|1[0-7]) (?:and|n|aur|years) (?:\\d{1,2}|\\S+)(?= )`,
      ` ${SCHOOL_AGE} (?:years?|yrs?|yr|saal) (?:old )?(?:son|daughter|kid|child|boy|girl|twins|beta|beti)s?(?= )`,
      ` ${YOUNG} (?:\\S+ )?${IN_SCHOOL}${CLASS}(?= )`,
      ` (?:kids|children|sons|daughters|both kids|two kids|bachche) (?:are |both |all |also )*(?:in |going to |settled in |studying in |at )(?:the |good |an? |local |cbse |international |same )*(?:school|schools)(?= )| school going (?:kids|children|son|daughter) `,
      '(?:बेट[ाेी]|बच्च[ाेी]) .{0,15}?(?:(?:पहली|दूसरी|तीसरी|चौथी|पांचवीं|पाँचवीं|छठी|सातवीं|आठवीं|नौवीं) (?:कक्षा|क्लास|में)|स्कूल (?:में|जात))|(?:பையன்|பொண்ணு|மகன்|மகள்|பசங்க)\\S* .{0,15}?(?:வது படிக்|ஸ்கூல்ல)|(?:పిల్లలు|బాబు|పాప|కొడుకు|కూతురు) .{0,15}?(?:వ తరగతి|స్కూల్లో)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:brothers?|sisters?|friends?|cousins?|his|her|their|neighbou?rs?|he has|she has|lady with|widower with) (?:\\S+ ){0,5}(?:son|daughter|kids|children|boy|girl) | (?:i teach|teacher|tuition\\S*|school bus|school for|coaching|was \\d+|when (?:he|she|my son|my daughter) was|years? (?:ago|back)|completed|passed|job|btech|degree|college|married|ex wife|ex husband|custody) ',
    ),
  },
  onlyChild: {
    hears: any(
      ` i (?:am |m |m the |am the |am an? |being the |being an? |being )*(?:only|single) (?:son|daughter|child|boy|girl|kid)(?= )(?! who)| im (?:the |an? |their )?only (?:son|daughter|child) `,
      '^ (?:only|single) (?:son|daughter|child) (?:$|got|father|mother|parents|so|and|i|my|to my parents|of my parents|for my parents)| (?:main|mai|me) (?:apne \\S+ ki |apne \\S+ ka |apne maa baap ki |ghar ka |ghar ki )?(?:eklaut[ai]|iklaut[ai]|iklot[ai]|eklot[ai]|eklot[ai]) | (?:naan|nan) (?:\\S+ )?(?:ore|orey) (?:paiyan|payyan|ponnu|magan|magal|pillai) | (?:naan|nan) (?:oru|oray) pillai | nenu (?:okkadine|okkate|okkadanne|okkade|okkadanni) (?:koduku|kuthuru|kooturu|santanam) ',
      '(?:मैं|मै) (?:\\S+ ){0,3}?इकलौत|நான் (?:\\S+ )?(?:ஒரே|ஒரு) (?:பையன்|பொண்ணு|மகன்|மகள்|பிள்ளை)|నేను (?:\\S+ )?(?:ఒక్కడినే|ఒక్కదాన్నే|ఏకైక) (?:కొడుకు|కూతురు|సంతానం)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:not (?:the )?only|not an only|earning|(?:he|she) is) | only (?:son|daughter|child) (?:is|was|has|of my (?:brother|sister|friend)|(?!father |mother |parents |papa )\\S+ (?:is|was)) ',
    ),
  },
  elderWaits: {
    hears: any(
      ` (?:elder|older|eldest|badi|bada|bade) (?:sisters?|brothers?|behen|behan|bahan|bhai|sis|bro|didi) (?:(?!was |got |already |after |got )\\S+ ){0,5}?(?:not (?:yet )?(?:been )?married|unmarried|still single|not getting married|(?:marriage|shaa?di|wedding) (?:is |are )?(?:also )?(?:not (?:yet )?(?:done|fixed|happened)|pending|stuck|delayed|nahi|nhi|ruki)|kuwar[aie]|kunwar[aie]|(?:ki|ka) (?:bhi )?shaa?di nah\\S*)(?= )`,
      ` (?:until|till|before|unless) (?:my )?(?:elder|older) (?:sister|brother)(?:s)? (?:gets married|marriage|marries|wedding) | first (?:my )?elder (?:sister|brother)s? (?:marriage|wedding|should) | finish my (?:elder )?sisters? (?:wedding|marriage) first `,
      ' (?:akka|annan|anna)(?:ku|vuku|nukku|ukku)? (?:\\S+ ){0,2}?(?:kalyanam|marriage) (?:\\S+ )?(?:aagal\\S*|agala|mudiyal\\S*|nadakkal\\S*) | (?:akka|anna|annayya) (?:pelli|pelli inka|ki pelli) (?:\\S+ )?(?:kaaledu|kaledu|avvaledu|kudaral\\S*) ',
      'बड़[ीाे] (?:बहन|भाई|दीदी).{0,25}?(?:शादी नहीं|कुंवार|अविवाहित)|(?:அக்கா|அண்ணன்)\\S* .{0,20}?கல்யாணம் (?:\\S+ )?(?:ஆகல|ஆகவில்லை)|(?:అక్క|అన్న)\\S* .{0,15}?పెళ్లి (?:\\S+ )?(?:కాలేదు|అవ్వలేదు)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:his|her|uski|uske|unki) (?:elder|older|badi|bade) | (?:not interested|divorc\\S*|widow\\S*|does not want|dont want|refus\\S*) ',
    ),
  },
  withoutWill: {
    hears: any(
      ' (?:died|expired|passed away|passed|death|gone|went|left (?:us|this world)|no more|made|house|property|land) (?:(?!with ) ?\\S+ ){0,5}?(?:without|with no|no) (?:any |a |writing (?:a |any )?|making (?:a |any )?|written |registered )?will(?= (?!be|not|you|i|he|she|they)|\\s*$)| did not (?:write|make|leave) (?:a |any )?will(?= )(?! be)| (?:there is|has|had) no (?:written )?will(?= (?!be)|\\s*$)',
      ' (?:vaseeyat|vasiyat|wasiyat|vasihat) (?:\\S+ ){0,2}?(?:nahi|nahin|nhi|nai|nahee)(?= )| bina (?:vaseeyat|vasiyat|wasiyat) | (?:uyil|uil|veelunama|vilunama) (?:\\S+ ){0,2}?(?:ezhuth\\S*la|ezhudhala|eluthala|illa|rayaledu|ledu|raayaledu) ',
      'वस[ीि]यत (?:\\S+ ){0,2}?(?:नहीं|नही)|उन्होंने वसीयत नहीं|உயில் (?:\\S+ ){0,2}?(?:எழுதல|எழுதவில்லை|வைக்கல|வைக்கவில்லை|இல்ல)|వీలునామా (?:\\S+ ){0,2}?(?:రాయలేదు|లేదు)',
      ' (?:says?|said|saying|tells?|telling|bolte|kehte) (?:that )?(?:the )?(?:daughters?|sisters?|girls|betiy\\S*) (?:\\S+ )?(?:took|got|have taken|had|were given|already got|already took|le chuki) (?:\\S+ )?(?:gold|dowry|jewell?ery|their share|marriage|dahej)(?= )',
    ),
    unless: any(SUPPOSED, ' (?:should i write|i want to (?:make|write)|i have no will|willing|will power) '),
  },
  childrenSettled: {
    hears: any(
      ' (?:both |all |our |my |two |three |2 |3 )*(?:children|sons|daughters|kids|son|daughter|bachche|bacche|pillalu|pasanga) (?:are |is |have |has |also |both |all |now |well |well settled and )*(?:settled|abroad|outside|far away|set ho gay[ei])(?= (?!in school|in college|in job search))',
      ' (?:my |our |both |two |only |elder |younger |one )+(?:son|sons|daughter|daughters|children) (?:is |are |lives? |live |work |works |working |settled |staying |has been |with (?:his|her|their) family |and (?:his|her) wife |since \\d+ )*in (?:the )?(?:usa|us|america|canada|australia|uk|london|england|germany|singapore|dubai|new zealand|new jersey|seattle|brampton|toronto|melbourne|sydney|ireland|sweden|netherlands)(?= )',
      '(?:बच्चे|बेटे|बेटा|बेटी) (?:\\S+ ){0,3}?(?:विदेश|अमेरिका|कनाडा|बाहर) (?:में )?(?:सेटल|रहत|बस)|(?:பிள்ளைங்க|மகன்|மகள்|பையன்|பொண்ணு)\\S* (?:\\S+ ){0,2}?(?:வெளிநாட்டு|அமெரிக்கா|கனடா)\\S* (?:\\S+ )?(?:இருக்|செட்டில்)|(?:పిల్లలు|అబ్బాయి|అమ్మాయి|కొడుకు|కూతురు) (?:\\S+ ){0,3}?(?:అమెరికా|కెనడా|విదేశా|ఫారిన్)\\S* (?:\\S+ )?(?:ఉన్నా|స్థిరపడ్డా|సెటిల్)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:brothers?|sisters?|his|her|their|uncles?|friends?) (?:\\S+ ){0,2}(?:son|daughter|children|sons|daughters) | (?:in school|schools?|not settled|yet to settle|to be settled|want to settle) ',
    ),
  },
  vastu: {
    hears: any(
      ' (?:vastu|vaastu|vasthu|vaasthu) (?:\\S+ ){0,4}?(?:wrong|bad|not (?:good|right|ok|correct)|dosh\\S*|problem|issue|defect|galat|kharab|sahi nah\\S*|thik nah\\S*|theek nah\\S*|sari illa\\S*|seri illa\\S*|baledu|bagaledu|bagoledu|sariga ledu)(?= )| (?:vastu|vaastu) (?:person|consultant|expert|pandit|man|guy|sir|wale|wala) (?:\\S+ ){0,3}?(?:said|told|says|tells|advised|bola|bole) | (?:wrong|bad|galat|no) (?:vastu|vaastu) | (?:south|south west|west) (?:facing|face) (?:house|home|flat|door|entrance|gate) | (?:house|home|flat|door|entrance) is (?:south|south west) (?:facing|face)',
      'वास्तु (?:दोष|(?:\\S+ ){0,2}?(?:खराब|ख़राब|गलत|ग़लत|ठीक नहीं|सही नहीं))|வாஸ்து (?:\\S+ ){0,2}?(?:சரியில்ல|சரி இல்ல|தோஷ)|వాస్తు (?:\\S+ ){0,2}?(?:బాగాలేదు|బాగోలేదు|దోష|సరిగా లేదు)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:to nahi|toh nahi|hai kya|says no|is it|consultancy|course|business|learn\\S*|shop|office|factory|godown|believe) ',
    ),
  },
  rented: {
    hears: any(
      ' (?:we |i |family |are |am |living|live|lives|stay|staying|hum|main|rehte|rahte) (?:are |am |all |still |living |staying |live |stay |now )*(?:on|in|at) (?:an? |the |small |same |our )*(?:rent|rented (?:house|flat|home|room|place|portion|1 ?bhk|2 ?bhk|1 ?rk|accommodation)|rental (?:house|flat|home))(?= )|^ (?:living|staying) (?:on|in) (?:an? )?(?:rent|rented house|rented flat|rental house) ',
      ' (?:kiraye|kiraya|kirae|rent) (?:pe|par|pr|ke (?:ghar|makaa?n|makan|flat|room) (?:me|mein|m|main)) (?:\\S+ ){0,4}?(?:reh|rah|rhe|rhte|saal|hu|hai|h|hain) | (?:rent|vadaga|vaadagai) (?:veetla|veedu la|veetu la|veetula) (?:\\S+ ){0,3}?(?:iruk\\S*|dhan|than) | (?:rent|adde|adhe|addhe) (?:intlo|illu lo|inti lo|illulo) (?:\\S+ ){0,3}?(?:unt\\S*|unn\\S*|undab\\S*) ',
      'किरा(?:ए|ये) (?:के|पर) (?:\\S+ ){0,3}?(?:रह|मकान|घर|साल)|வாடகை வீட்(?:ல|டில்|டுல)\\S* (?:\\S+ ){0,3}?(?:இருக்|வசி)|అద్దె ఇంట్లో (?:\\S+ ){0,3}?(?:ఉంట|ఉన్నా)',
    ),
    unless: any(
      SUPPOSED,
      ' (?:shop|office|godown|given|giving|gave|not|never|no|husband is|son|daughter|builder|possession|emi and rent|was|were|shift to|move to) |दुकान|கடை|దుకాణం',
    ),
  },
} as const satisfies Record<string, ToldPattern>

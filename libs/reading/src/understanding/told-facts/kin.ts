import type { ToldPattern } from './told-pattern.ts'

/** So many words in between, none of which turns to somebody else or says no. */
const within = (most: number): string =>
  `(?:(?!(?:but|par|lekin|magar|i|main|mai|we|hum|he|she|who|if|with|did|does|do|done|fell|got|not|never|no|cannot|cant|wont|dont|doesnt|didnt|isnt|arent|nah[ie]n?|nhi|nai|was|were|had|when|refus\\S*) )\\S+ ){0,${most}}?`

/** Whose relatives are not the visitor's own. */
const NOT_THEIRS =
  '(?<! (?:her|his|their|girls?|boys?|girlfriends?|boyfriends?|gfs?|bfs?|lovers?|friends?|brothers?|sisters?|husbands?|wifes|sons?|daughters?|neighbou?rs?|ex|grand|mujhe|uski|uske|unke|unki|ladki|ladke|ladki ke|ladke ke|gf ke|bf ke))'

const NOT = '(?:not|never|dont|doesnt|didnt|isnt|arent|wont|nah[ie]n?|nhi|nai)'

const VOICES =
  '(?:father in law|mother in law|in ?laws|sasural wale|sasural|saas|sasur|sasurji|mil|fil|father|dad|daddy|papa|pitaji|appa|nanna|mother|mom|mum|mummy|mumma|maa|amma|parents|(?<= (?:my|our|whole|full|entire|meri|mere|hamari) )family(?: members)?|ghar ?wale|ghar ?vale|wife|patni|biwi|bharya|manaivi|pondatti|husband|hubby|pati|bharta|kanavar|purushan|(?:maa|naa?) (?:aa?yana|aa?vida|mavayya)|intlo|veetla|veetula)'
const SAYS_NO = [
  'against (?!(?:him|her|us|each|them|brother|law|dowry))',
  '(?:say|says|said|saying|tell|tells|telling) (?:a |clear |clearly |strict |strictly |straight )?no (?!(?:one|need|baby|problem|problems|issue|issues|use|body|money|objection|more|child|kids|second|marriage)(?: |$))',
  `(?:do not|does not|did not|is not|are not|will not|${NOT}) (?:at all |even |yet |still |really )?(?:agree\\w*(?! (?:on|with each))|accept\\w* (?:it|this|my|the)|allow(?:s|ing)?(?= )(?! me to (?:talk|speak|meet|see|call|visit))|approv\\w*|support\\w* (?:it|this|my|the)|permit\\w*|want me to|like (?:this|the|my) (?:idea|plan|decision)|let(?:ting)? me(?! (?:talk|speak|meet|see|take (?:any )?decisions?|call))|ready (?:at all |for (?:it|this) )?$|in favou?r|(?:ready|want) to (?:leave|shift|move|relocate|sell|give up|let)|convinced|willing)`,
  '(?:refus\\w+|oppos\\w+|object\\w*|disagree\\w*) (?:strongly |totally )?(?:it|this|(?:my|our) (?:plan|idea|decision|business|job|going|move)|the (?:idea|plan|move)|to (?:this|it|let|sell|sign|shift|move|allow)|$)',
  '(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asking) (?:me )?(?:dont|do not|not to|never) (?:\\S+ )?(?:go|leave|start|do|take|quit|resign|buy|sell|invest|put|risk|join|open(?! your)|touch|break|spend|shift|move|change|study|work)(?= )',
  '(?:mana (?:kar\\S*|ki\\S+)|(?<! (?:mere|hamare|humare) )khilaa?f|(?:nah[ie]n?|nhi|nai) (?:maan\\S*|man rah\\S*|mante|chaht?\\S+|jaane de\\S*|karne de\\S*)|(?:support|allow|agree|ready|raa?zi|taiyaa?r|tayyaa?r|jaane|karne|haan) (?:nah[ie]n?|nhi|nai)(?: \\S+)?|mat (?:karo|jao|chhodo|chodo|lo|becho|kholo)|(?:keh\\S+|bol\\S+) (?:\\S+ ){0,6}?mat (?:karo|jao|chhodo|chodo|lo|becho|kholo))',
  '(?:venaa?m\\S*|vendaa?m\\S*|venda nu|othu?k+ala\\w*|othu?k+a maa?t\\S*|samma(?:th|dh)ik+a(?:la\\w*| ma\\S*))',
  '(?:vaddu\\S*|vaddant\\S*|v?oppuko(?:vadam ledu|vatle\\S*|vatam ledu|le\\S*|tle\\S*))',
].join('|')

const PARENTS =
  '(?:mother(?! in law)|mom|mum|mummy|amma|maa|father(?! in law)|dad|papa|appa|nanna|achan|parents|mata pita|maa baap|amma nanna|amma appa)'
/** What follows where the word before it tells of a person and of no thing. */
const OF_PERSON =
  '(?= (?:$|and|now|in|at|with|there|so|my|they|who|hai|hain|age|aged|people|here|since|after|only|also|need\\S*|ho|he|she|i|brother|no|we|back|to) |\\s*$)'

const CHILD_WORDS = '(?:son|daughter|child|kid|beta|bete|beti|bitiya|magan|magal|paiyan|ponnu|koduku|kuthuru|kooturu|abbayi|ammayi)'
const SCHOOL_YEAR =
  '(?:10th|12th|tenth|twelfth|(?:class|std|grade|standard) (?:10|12|x|xii)|plus two|plus 2|2nd puc|sslc|hsc|inter (?:2nd|second|final) year|boards?(?: exams?)?|neet|jee|path?th?aa?vathu|dasvi|dasvin|barvi|barahvi|padavi tharagathi|padho tharagathi)'

const SMALL =
  '(?:baby|infant|toddler|son|daughter|child|kid|boy|girl|twins|beta|beti|bachch?[aie]|bacch[aie]|bachchi|kuzhandh?ai|kozhandh?ai|paiyan|ponnu|babu|pappa)'
const AGE = '(?:[1-4]|one|two|three|four|ek|do|teen|rendu|moonu)'
const MONTHS = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|few)'

const HELPERS =
  '(?:uncle|mama|mamaji|chacha|chachu|tau|mausa|fufa|cousin|cousin (?:brother|sister)|friends?|dost|brother|sister|bhai|bhaiya|didi|jija|jiju|jijaji|relative|father in law|sasur|sasurji|brother in law|sister in law|anna|akka|annayya|mamayya|babai|chithappa|periyappa|aunty?|mausi|bua)'
const WILL_HELP = [
  '(?:will|is ready to|are ready to|ready to|agreed to|has agreed to|promised to|is offering to|offered to|is willing to|can|wants to|(?:told|said|says|promised) (?:that )?(?:he|she|they) (?:will|can)) (?:give|lend|put|invest|arrange|pay|help|support|refer|sponsor|finance|fund)',
  '(?:is |are )?(?:offering|offers|offered|giving) (?:me )?(?:his |her |their |a |an |the |one |some )*(?:\\S+ )?(?:shop|space|place|room|job|work|post|money|loan|reference|referral|agency|counter|partnership|house|flat|\\d+ ?(?:lakhs?|lacs?|l|k)?)',
  '(?:is |are |keeps )?(?:calling|called|calls|inviting) (?:me|us) (?:to|there|for|in)',
  '(?:offers?|offered|is offering) to (?:give|lend|put|invest|arrange|pay|help|buy|finance|fund|share|take me)',
  '(?:will |is |has )?(?:refer(?:red|ring)?|recommend\\w*) me',
  '(?:says?|said|telling|asks?|asking) (?:me )?(?:to )?(?:(?:you can )?stay with (?:him|her|them) |come (?:here|there|to)|join (?:him|her|them|me|my|his|her)|sit (?:in|on|at))',
  '(?:bula rah\\S*|(?:\\d+ (?:lakhs?|lac) )?(?:dega|degi|denge) (?:bola|bole|boli)|madad kar\\S*|paise (?:de|dega|denge|degi)\\S*|dukaan? de\\S*|baith jao|(?:\\S+ ){0,3}?(?:dene|lagane|karne) ko (?:taiyaa?r|tayyaa?r|ready|bole?|bola)|kaha (?:hai )?(?:\\S+ ){0,3}?(?:dega|degi|denge))',
  '(?:help pann?\\S* (?:nu|en|ready|solra\\S*)|kupp?id\\S*|koopid\\S*|panam thar\\S*|(?:\\d+ lakhs? )?thar(?:en|an|uven)\\S* nu|sahayam chest\\S*|help chest\\S*|rammant\\S*|dabbu ist\\S*)',
].join('|')

const OF_A_MATCH =
  '(?<! (?:after|before) )marr\\S*|wedding|shaa?di|vivah|nikah|kalyanam|pelli|love|loves|lover|pyaa?r|affair|relation\\S*|boyfriend|girlfriend|bf|gf|caste|religion|gotra|kundli|rishta|rishte|proposals?|alliance|engage\\S*|roka|divorc\\S*|talaa?q|mutual|dowry|dating|jaathi|jathi|abbai|abbayi|ammayi|kulam'

/** Those around the visitor who are told of beside a step of the visitor's own. */
export const OF_KIN = {
  sayNo: {
    hears: new RegExp(
      `${NOT_THEIRS} (?:my |our |own |both )*(${VOICES}) (?:ne |ko |bhi |also |both |nu )?(?:(?!(?:but|par|lekin|magar|i|main|mai|we|hum|he|she|who|if|filed?|case|complaint|fir|turned|bachch?a|bacch[ae]|mujhe maa) )\\S+ ){0,3}?(?:${SAYS_NO})` +
        '|(पापा|पिता|मम्मी|माँ|मां|पत्नी|पति|ससुर|सास|घर ?वाले|परिवार)\\S* .{0,40}?(?:मना कर|(?<!(?:मेरे|हमारे) )ख\\u093c?िलाफ|नहीं मान|राज\\u093c?ी नहीं|तैयार नहीं|नहीं चाहत)' +
        '|(அப்பா|அம்மா|கணவர்|மனைவி|மாமியார்|மாமனார்|வீட்டுல|வீட்டில்)\\S* .{0,40}?(?:வேண்டாம்|வேணாம்|ஒத்துக்கல|ஒத்துக்க மாட்|ஒத்துக்கொள்ள|சம்மதிக்கல|சம்மதிக்கவில்லை|எதிர்க்கிற|எதிர்ப்பு)' +
        '|(నాన్న|అమ్మ(?!ాయ)|భర్త|భార్య|ఆయన|ఆవిడ|అత్త|మామ|ఇంట్లో)\\S* .{0,40}?(?:వద్దు|వద్దంట|వద్దన్న|ఒప్పుకోవడం లేదు|ఒప్పుకోవట్లేదు|ఒప్పుకోలేదు|ఒప్పుకోట్లేదు)',
      'u',
    ),
    unless: new RegExp(
      ` (?:${OF_A_MATCH}|(?:no|a|second|for|have|want|another) baby|second child|adopt\\S*|ivf|treatment|ladka|ladki|boy|boys|widow|live with|stay with|come with|come here|money back) | (?:not|no longer|nobody(?: is)?|nothing) against | (?:was|were) against | (?:now|ab|ippo|finally) (?:\\S+ ){0,3}(?:agreed?|ok|okay|fine|supports?|maan gay[aei]|ready|happy) |शादी|विवाह|लड़क|प्यार|रिश्त|जाति|तलाक|பொண்ணு|கல்யாண|திருமண|காதல|ஜாதி|சாதி|மாப்பிள்ளை|ஜாதக|பெண் பார்|அவர் அ|அவங்க|அவள் அ|ఆమె |అతని |వాళ్ళ |उसक[ेी] |उनक[ेी] |अपने साथ रख|रखना|పెళ్లి|పెళ్ళి|ప్రేమ|కులం|అబ్బాయి|అమ్మాయి|వివాహ`,
      'u',
    ),
  },
  elderNeeds: {
    hears: new RegExp(
      `${NOT_THEIRS} (${PARENTS}) ${within(4)}(?:old|aged|elderly|alone|bedridden|paraly\\w*|ill|sick|unwell|weak|dependent on me|ageing|aging|needs? (?:me|my help|care|someone|somebody)|budh[aei]|boodh[aei]|akel[aei]|bimaa?r)${OF_PERSON}` +
        `|${NOT_THEIRS} (${PARENTS}) ${within(3)}(?:thaniy\\w*|vayasana\\w*|vayasu aagi\\w*|vayasaa?gi\\w*|ontariga|okkathe|okkade|okkare|peddavallu|musalivallu) ` +
        `|${NOT_THEIRS} (${PARENTS}) (?:is |are |age |aged |both |above |over |crossed |around |nearly |almost |now )*(?:[78]\\d)(?= (?:years?|yrs?|plus|and|now|with|in|alone|so|i) |\\s*$)` +
        `| (?:my|our|meri|mere) (?:(?:[6-9]\\d (?:years?|yrs?) old|ageing|elderly|ailing|bedridden|widowed|budh[aei]|boodh[aei]) (?:${PARENTS})|(?:old|aged) parents)(?= )` +
        `|${NOT_THEIRS} (${PARENTS}) (?:ki )?(?:has nobody|has no one|have nobody|have no one|ka koi nahi|ki tabiyat (?:kharab|theek nahi|thik nahi))` +
        '|(माँ|मां|मम्मी|पापा|पिता|माता)\\S* .{0,20}?(?:अकेल|बूढ़|बुजुर्ग|बीमार(?!ी)|वृद्ध)' +
        '|(அம்மா|அப்பா|பெற்றோ)\\S* .{0,20}?(?:(?<= )தனியா|வயசாச்சு|வயசாயி|வயசான|வயதான|வயதாகி|உடம்பு சரி)' +
        '|(అమ్మ(?!ాయ)|నాన్న|తల్లిదండ్రు)\\S* .{0,20}?(?:ఒంటరి|ఒక్కతే|ఒక్కరే|ఒక్కడే|వయసు ?(?:అయి|మీద|పైబడ|మళ్)|పెద్దవాళ్|ముసలి)',
      'u',
    ),
    unless:
      / worried sick | 498a | old age home | old (?:fashion\S*|school|mind\S*|think\S*|style|thoughts?|type) | alone (?:raised|brought|decid\S*|earn\S*|manag\S*|agree\S*|knows?|can|is (?:ok|against|ready|support\S*)) | (?:sick|ill) (?:of|treat\S*|tempered) | (?:and|with) (?:i|me) (?:am |are |is )?alone | i am alone | not alone | leave me alone | pregnan\S* /u,
  },
  childExam: {
    hears: new RegExp(
      `${NOT_THEIRS} (?:my |our |elder |younger |only |eldest |bada |badi |bade |mera |meri |mere |en |enga |naa |maa )*(${CHILD_WORDS})s? (?:(?!(?:but|par|lekin|i|main|we|he|she|not|completed|finished|passed|got|failed|will(?! (?:appear|write|give|sit))|clear|crack|after|till|until|before|dropped|married|wrote|written|diya|gave|given) )\\S+ ){0,4}?${SCHOOL_YEAR} ` +
        '|(बेट[ाेी])\\S* .{0,20}?(?:दसवीं|10वीं|बारहवीं|12वीं|बोर्ड)' +
        '|(பையன்|மகன்|மகள்|பொண்ணு)\\S* .{0,20}?(?:பத்தாவது|10வது|10ம் வகுப்பு|பன்னிரண்டாவது|12வது|12ம் வகுப்பு|பிளஸ் ?டூ)' +
        '|(అబ్బాయి|కొడుకు|అమ్మాయి|కూతురు|బాబు)\\S* .{0,20}?(?:పదో తరగతి|పదవ తరగతి|10వ తరగతి|ఇంటర్)',
      'u',
    ),
    unless:
      / (?:after|completed?|finish\S*|passed|pass|done|cleared|failed|fail|got|scor\S*|secured|since|till|until|before|upto|dropp?\S*|next year|will be|will go|wrote|written) (?:\S+ ){0,3}(?:10th|12th|class|std|tenth|twelfth|plus|boards?|neet|jee|sslc|hsc) | (?:10th|12th|tenth|twelfth|neet|jee|boards?|hsc|sslc|plus two) (?:\S+ ){0,2}?(?:pass(?:ed)?|completed?|done|finished|over|ke baad|rank|attempts?|qualified|cleared|results?|fail\S*|percent\S*|got|pg|aspirant since|next year|diya|likha|de di|mudich\S*|marks?|teacher|coaching|classes) | (?:neet|jee) (?:second|third|2nd|3rd|2|3) | i am (?:\S+ ){0,4}(?:son|daughter|child) | (?:teach\S*|tuitions?) (?:\S+ ){0,4}(?:10th|12th) | (?:nephew|niece|electricity board|board (?:of|meeting|member)|on board|mbbs|notice board) |पास कर|दिया|दी है|के बाद|முடிச்|முடித்|పూర్తి|ఫెయిల|తర్వాత|అయిపోయి/u,
  },
  smallChild: {
    hears: new RegExp(
      ` (?:(?:my|our|(?:i|we) have an?|having an?|with an?|small|little|tiny|newborn|new born) (?:small |little |\\S+ old )?(?:baby|infant|toddler)(?: (?:boy|girl|son|daughter))?|${MONTHS} (?:months?|mahine|maheene) (?:old |ka |ki |ke )?${SMALL}|(?:(?:one|two|1|2) and (?:a )?half|dedh|dhai) (?:years?|yrs?|saal) (?:old |ka |ki |ke )?${SMALL}|(?:son|daughter|baby|kid|child) (?:has |just )*turned (?:one|two|three|1|2|3)|newborn|new born|kuzhandh?ai(?: ?ku)? ${AGE} vayasu|${AGE} (?:year|yr|saal|vayasu|vayathu) (?:old |ka |ki |ke )?${SMALL}|${AGE} (?:years|yrs) (?:old ${SMALL}|(?:son|daughter|boy|girl|kid|child|twins))|(?:baby (?:is|of|aged|just|only)|(?:son|daughter|child|kid|twins|beta|beti|bachch?a|bacch[aie])) (?:is |are |of |aged |just |only |now |abhi |hai )*(?:${AGE} (?:and half )?(?:years?|yrs?|yr|saal)(?! (?:se|since|back|ago))|${MONTHS} (?:months?|mahine)(?! se))|(?:small|little) (?:kids?|child|children)|(?:my|our|a|an|and|have|with|one|two|only) (?:small|little) (?:son|daughter)|chhot[aei] (?:bachch?[aie]|bacch[aie])|chot[aei] (?:bachch?[aie]|bacch[aie])|kai ?kuzhandh?ai|chinna (?:kuzhandh?ai|kozhandh?ai|papa|babu|pillal\\S*))(?= )` +
        '|छोट[ाीे] बच्च|[1-4] साल (?:का|की|के) (?:बेट|बच्च)|महीने (?:का|की|के) (?:बेट|बच्च)' +
        '|கைக்குழந்தை|சின்ன குழந்தை|[1-4] வயசு (?:குழந்தை|பையன்|பொண்ணு)|மாத குழந்தை' +
        '|చిన్న (?:పాప|బాబు|పిల్ల)|[1-4] (?:ఏళ్ల|సంవత్సరాల|నెలల) (?:పాప|బాబు)',
      'u',
    ),
    unless: new RegExp(
      ` (?:no|not having|without|want\\S*|trying|try|plan\\S*|wish\\S*|hope\\S*|hoping|for|lost|losing|second|one more|another) (?:a |an |any |the |our |my |for |to have |have |second |one more )*(?:baby|child|kid|infant) | (?:miscarr\\S*|abort\\S*|ivf|iui|pregnan\\S*|expecting|conceiv\\S*|custody|died|is due|due in|baby (?:iim|products|care|food|shop|clothes)) | (?:before|until|till|when|after|since) (?:my |our |the )?(?:\\S+ )?(?:baby|child|son|daughter|twins|kids) | (?:was|were) born | (?:brothers?|sisters?|friends?|cousins?|his|her|their|neighbou?rs?|bhai k\\S|behen k\\S) (?:own )?(?:\\S+ ){0,3}(?:${SMALL}|children|kids) | (?:kids|children|child) (?:classes|school|clothes|wear|tuition\\S*|hospital|garments) | (?:daughter (?:is|came|has) (?:\\S+ ){0,3}(?:divorced|home|back|left)|says? have|when will we|teach\\S*|tuition\\S*|school for|years? (?:back|ago)) | ex (?:wife|husband) |चाह`,
      'u',
    ),
  },
  kinHelps: {
    hears: new RegExp(
      ` (?:my |our |one |a |an |some |close |school |college |old |childhood |elder |younger |mera |meri |mere |ek |en |enga |naa |maa )+(?:\\S+ )?(${HELPERS}) (?:in \\S+ |from \\S+ |abroad |there |also |sir |ji |ne |is in \\S+ |and )*${within(2)}(?:${WILL_HELP})` +
        `|^ (${HELPERS}) (?:in \\S+ |from \\S+ |also |ji )?(?:${WILL_HELP})` +
        '|(?:चाचा|मामा|भाई|दोस्त|जीजा|ससुर)\\S* .{0,20}?(?:मदद कर|बुला रह|पैसे दे)' +
        '|(?:மாமா|சித்தப்பா|பெரியப்பா|அண்ணன்|அண்ணா|நண்ப|ஃப்ரெண்ட்)\\S* .{0,25}?(?:உதவி (?:செய்|பண்)|கூப்பிட|பணம் தர)' +
        '|(?:మామయ్య|బాబాయ్|బాబాయి|అన్నయ్య|స్నేహితు|ఫ్రెండ్)\\S* .{0,25}?(?:సహాయం చేస్|రమ్మంట|డబ్బు ఇస్)',
      'u',
    ),
    unless: new RegExp(
      ` (?:${OF_A_MATCH}|boy|girl|cheat\\S*|ran away|did not return|not returning|suicide|hospital|black magic|temple|pandit|tantrik) | (?:will|would|can|could|should|shall|kya) (?:my |the )?(?:\\S+ )?${HELPERS} |बहला|शादी|கல்யாண|పెళ్లి`,
      'u',
    ),
  },
  earnsForAll: {
    hears: new RegExp(
      ' (?:depends?|depending|dependent) (?:only |fully |totally |completely |financially )?on me (?!for (?:work|support))| my (?:salary|income|earnings?|pay) (?:alone )?(?:runs|is running|feeds) | (?:only|just) my (?:salary|income|earnings?) (?:in|at|for|runs|$)| ghar ka (?:sara |pura )?kharch\\S* (?:\\S+ )?(?:main|mai|me) (?:hi |akel[ai] )| bojh (?:\\S+ )?mere (?:upar|sar)| (?:sab|sab kuch|ghar) (?:\\S+ )?(?:meri|mere) (?:salary|kamai|paiso?n?) (?:pe|par|se) ' +
        '| i(?:m| am)? (?:the |also |now )*(?:only|sole|single) (?:one )?(?:earning|earner|bread ?winner|breadwinner)' +
        '| (?:only|sole|single) earning (?:member|person|hand|son|daughter|child) (?:in |of |at |for )?(?:the |my |our )?(?:house|home|family|ghar)?' +
        '| (?:family|house|home|household|parents|everyone|all|they|mother|siblings|everything) (?:\\S+ ){0,2}?(?:depends?|depending|dependent|relies|rely|runs|running|run) (?:only |fully |totally |completely )?(?:on|by|with|from) (?:me|my (?:salary|income|pay|job|earnings?))' +
        '| i (?:alone |only |have to |am |am the one )*(?:run|running|support|supporting|feed|feeding) (?:the |my |our |whole |entire |all )*(?:house|family|household|home|all|everyone|parents)(?= )' +
        '| (?:whole|full|entire|all|house|family|ghar ki|ghar ka|poori|puri|sab)(?: \\S+){0,2}? (?:responsibilit\\w+|burden|zimm?edari|jimm?edari|zimm?ewari) (?:\\S+ ){0,2}?(?:on me|on my (?:head|shoulders?)|mujh ?par|mujh ?pe|mujhpe|mere (?:upar|sar|kandho\\S*))' +
        '| ghar (?:\\S+ )?(?:meri|mere) (?:hi )?(?:salary|kamai|paiso?n?|tankhwah|income) (?:se|pe|par) ' +
        '| (?:main|mai|me) (?:hi )?(?:akel[ai]|eklaut[ai]|ek|hi) (?:hi )?(?:kama\\S*|earning) ' +
        '| (?:father|dad|papa) (?:is |has |ji )?(?:retired|no more|expired|passed away|died) (?:\\S+ ){0,6}?i am (?:the )?(?:eldest|elder|only)(?: son| daughter| child| one)? ' +
        '| (?:naan|nan) (?:mattum|oruthan|oruthi|oruvan)(?: \\S+){0,2} sambaa?th?ik\\S*| kudumbam (?:\\S+ )?(?:ennai|enna) nambi| naan sambaa?th?i\\S* (?:dhan|than|dhaan) (?:\\S+ )?(?:kudumbam|veedu)| nenu (?:okkadine|okkadane|okkadanne|okkaddanne|matrame) sampadi\\S*| (?:kutumbam|illu) (?:\\S+ )?(?:na|naa) (?:meeda|jeetam)' +
        '|(?:मैं|मै) (?:ही )?अकेल[ाी] कमा|घर मेरी (?:ही )?(?:सैलरी|कमाई|तनख्वाह|तनख़्वाह) (?:से|पर)|ज\\u093c?िम्मेदारी मुझ ?पर' +
        '|घर का (?:सारा |पूरा )?ख\\u093c?र्च?ा? (?:मैं|मै) |குடும்ப\\S* என் சம்பள|குடும்பம் என்னை நம்பி|நான் (?:ஒருத்த\\S*|மட்டும்\\S*|ஒருவ\\S*) .{0,12}?சம்பாதி' +
        '|నేను (?:ఒక్కడినే|ఒక్కదాన్నే|మాత్రమే) .{0,12}?సంపాది|కుటుంబం (?:అంతా )?నా మీద',
      'u',
    ),
    unless:
      / (?:husband|wife|father|brother|sister|son|papa|dad|pati|he|she|mother|appa) (?:is|was|are|hi) (?:\S+ ){0,2}?(?:only|sole|single|earning) | (?:staff|workers?|clients?|students?|patients?) (?:\S+ ){0,2}depend\S* | (?:not|never|if|no longer|dont) (?:\S+ ){0,3}(?:depend\S*|earning|support\S*|running|responsib\S*) |नहीं/u,
  },
  youngerWaits: {
    hears: new RegExp(
      ` (?:younger|youngest|chhot[aie]|chot[aie]) (?:sisters?|brothers?|behe?n\\S*|baha?n\\S*|bhai|sis|bro|siblings?)s? (?:\\S+ ){0,6}?(?:waiting|waits?|(?:marriage|shaa?di|match|wedding|is|also) (?:is )?(?:also )?(?:pending|stopped|stuck|held|delayed|ruki|atki|rukka|ruk\\S*|atk\\S*)|because of me|due to me|meri wajah|mere karan|mere kaaran|mujhse pehle| (?:marry|married|marriage) before (?:me|mine)|(?:proposals?|rishte|alliances?) (?:are |is )?(?:coming|waiting|aa rahe)|marriageable|of marriage age|shaa?di ke layak)` +
        '| younger (?:sister|brother) .{0,80}?(?:marry|marriage) before (?:me|mine) | younger (?:sister|brother) is (?:also |now |already )*(?:2[4-9]|3[0-5]) (?:now|also|already) ' +
        '| my (?:sisters?|brothers?) (?:\\S+ ){0,5}?(?:because of me|due to me)' +
        '| (?:thangachi|thangai|thambi)\\S* (?:\\S+ ){0,4}?(?:wait\\S*|kaathi\\S*|nikk?u\\S*|nikk?uthu|ennala|enakkaga)' +
        '| (?:chelli|chellelu|chellayi|tammudu|thammudu)\\S* (?:\\S+ ){0,4}?(?:aa?gi\\S*|wait\\S*|naa? valla|naa? kosam)' +
        '|(?:தங்கச்சி|தங்கை|தம்பி)\\S* .{0,25}?(?:காத்தி|காத்து|நிக்கு|என்னால)|छोट[ीाे] (?:बहन|भाई).{0,30}?(?:रुक|अटक|मेरी वजह|इंतज)|(?:చెల్లి|చెల్లెలు|తమ్ముడు)\\S* .{0,25}?(?:నా పెళ్లి|నా వల్ల|నా కోసం|ఎదురు)',
      'u',
    ),
    unless:
      / (?:visa|result|case|transfer|admission|exam|salary|court|property|partition|loan|refund|file|refused|not interested|wait for (?:him|her)|divorce\S*|already married|got married|is married|married (?:before|and|in|last|already)|marriage (?:is |was )?(?:done|over|ho gayi|ho chuki|happened)|reply|coffee) /u,
  },
} as const satisfies Record<string, ToldPattern>

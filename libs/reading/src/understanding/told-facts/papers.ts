import { PLACES_ABROAD } from '../asker.ts'
import { COUNT, KIN, KIN_IN_SCRIPT } from './somebody.ts'
import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'u')

const PAPER =
  '(?:wes|skills? assessment|vetassess|cgfns|nmbi|ahpra|credential verification|eca|credential evaluation|degree evaluation|evaluation|recognition|anerkennung|approbation|berufserlaubnis|apostille|attestation|hrd attestation|police clearance|pcc|police verification|passport renewal|passport verification|passport|visa (?:slot|appointment|interview slot|date)|vfs (?:slot|appointment)|slot|dataflow|data flow|transcripts?|degree certificate|noc|equivalence|licen[sc]e verification|council registration|nmc registration|good standing(?: certificate)?|deficit notice|defizitbescheid)'
const WAITS =
  '(?:pending|in process|in progress|under process|processing|awaited|delayed|stuck|not (?:yet )?(?:come|received|done|got|available|issued|cleared)|yet to come|still waiting|taking time|taking long|applied|going on|expir\\S*|given for renewal|for renewal|ruk[aie] (?:hua|hui|hai|h)|atk[aie] (?:hua|hui|hai|h)|nahi (?:aa\\S*|mil\\S*|hua)|chal rah\\S*|varala|varale|kidaikala|raledu|ravatledu|rala)'
const TEST =
  '(?:ielts|pte|toefl|oet|nclex(?: rn)?|plab|prometric|celpip|duolingo|goethe|telc|(?:german|goethe|deutsch|language|level)(?: language| level| exam| test)? ?(?:a2|b1|b2|c1)|(?:a2|b1|b2|c1)(?: level| german| language| exam)*|german (?:exam|test)|dha exam|haad exam)'
const PASSED = '(?:done|cleared?|complete|completed|passed|finished|qualified|in hand)'
const OPEN =
  '(?:not|nahi|nahin|never|when|will|can|if|once|after|how|kab|should|prepar\\S*|failed|fail|to|want|need|needs|needed|without|doing|learning|appear\\S*|book\\S*|joined)'
const FILL = `(?:(?!${OPEN} )\\S+ )`
const PARTNER = '(?:husband|wife|hubby|spouse|pati|patni|biwi|bivi|fiancee?)'
const TRADE =
  '(?:nurse|staff nurse|engineer|developer|doctor|dentist|pharmacist|physiotherapist|physio|radiographer|teacher|accountant|ca|technician|electrician|welder|plumber|chef|cook|driver|programmer|architect|carer|caregiver|lab technician|optometrist|analyst|designer|scientist|mechanic|it professional|software professional|banker|lecturer|paramedic)'
const HELPER =
  '(?:cousins?|uncles?|aunty?|brothers?|sisters?|friends?|brother in law|jija\\S*|jiju|mama\\S*|chacha\\S*|mausa\\S*|bhaiya|bhai|dost|relatives?|relations?|anna|annan|akka|bava|mamayya|babai|chithappa|senior|classmates?|roommate|neighbou?rs?|company|employer|restaurant owner|known person|batchmates?|managers?|colleagues?)'

/** What is told of papers, tests and people for another country. */
export const OF_PAPERS = {
  refusedBefore: {
    hears: any(
      ` visas? (?:file |application |got |was |is |has |been |already |also |me |for (?:the )?\\S+ |do baar |ek baar |once |twice |two times |\\d times |rendu (?:sarlu|thadava) ){0,5}(?:refus\\S*|reject\\S*|denied|declined) | (?:refused|rejected|denied|refusal|rejection) (?:of |for |my |a |the |twice |once |two times |${COUNT} times |us |uk |usa |canada |student |study |visitor |tourist |work |spouse |schengen |in |${PLACES_ABROAD} ){0,5}visas? | (?:visa|us|uk|usa|canada|australia|schengen|f1|study permit|study visa) (?:refusal|rejection)s? | study permit (?:\\S+ ){0,3}(?:refus\\S*|reject\\S*) | 214 ?b `,
      '(?:वीज़ा|वीजा|वीज़ा) (?:\\S+ ){0,4}(?:रिजेक्ट|रद्द|खारिज|नामंजूर|मना)|விசா (?:\\S+ ){0,3}(?:ரிஜெக்ட்|நிராகரி|மறுக்க|ரிஜக்ட்)|వీసా (?:\\S+ ){0,3}(?:రిజెక్ట్|తిరస్కరి|రిఫ్యూజ్)',
    ),
    unless: any(
      ` ${KIN} (?:\\S+ ){0,6}(?:visas?|refus\\S*|reject\\S*) | (?:visas?|refus\\S*|reject\\S*) (?:\\S+ )?(?:of|for) (?:my )?${KIN} `,
      ' (?:if|fear|afraid|scared|worried|never|not|no|without|hope|many|others?|everybody|most) (?:\\S+ ){0,4}(?:refus\\S*|reject\\S*|denied)|नहीं हुआ',
      KIN_IN_SCRIPT,
    ),
  },
  papersPending: {
    hears: any(
      ` (?:pcc|attestation|apostille|police clearance|evaluation|wes|good standing)(?: and \\S+)? (?:is|are|hi|only|bhi) (?:left|remaining|baki|baaki) `,
      ` ${PAPER} (?:(?!not |if |or |when |visa |aa |gaya |came |ready |done |but )\\S+ ){0,4}${WAITS} `,
      ` (?:waiting for|awaiting|applied for|pending is|only|still waiting for) (?:my |the |only |${PAPER.slice(3, -1)} (?:and )?){0,2}(?:${PAPER.slice(3, -1)}) `,
      ` (?:gave|given|submitted|sent|put|applied) (?:my |the |all )?(?:\\S+ ){0,3}?(?:for|to|with|in) (?:the )?(?:wes|eca|recognition|approbation|attestation|apostille|dataflow|anerkennung|equivalence) `,
      'पासपोर्ट (?:\\S+ ){0,4}(?:नहीं आया|नहीं मिला|रुका|अटका|पेंडिंग|बाकी|बनने|रिन्यू)|पुलिस (?:वेरिफिकेशन|क्लीयरेंस) (?:\\S+ ){0,3}(?:रुका|अटका|पेंडिंग|बाकी|नहीं)|वीज़ा (?:स्लॉट|अपॉइंटमेंट) (?:\\S+ ){0,3}नहीं|वीजा (?:स्लॉट|अपॉइंटमेंट) (?:\\S+ ){0,3}नहीं',
      'பாஸ்போர்ட் (?:\\S+ ){0,4}(?:வரல|வரவில்லை|பெண்டிங்|ரினியூ|கிடைக்கல)|விசா (?:ஸ்லாட்|அப்பாயின்ட்மென்ட்) (?:\\S+ ){0,3}(?:கிடைக்கல|இல்லை)',
      '(?:పాస్పోర్ట్|పాస్పోర్టు) (?:\\S+ ){0,4}(?:రాలేదు|పెండింగ్|రెన్యూ|రావట్లేదు)|వీసా (?:స్లాట్|అపాయింట్మెంట్) (?:\\S+ ){0,3}(?:దొరక|రాలేదు|లేదు)',
    ),
    unless: any(
      ` (?:agents?|sponsor|employer|consultant|company|owner|kafeel|mother in law|police case|fir|case) (?:\\S+ ){0,6}(?:passport|pcc|police verification) | passport (?:\\S+ ){0,3}(?:with (?:the |my )?(?:agent|company|employer|sponsor|kafeel)|police case|case|size|photo|number|office (?:job|exam)) `,
      ` ${KIN} (?:\\S+ ){0,4}${PAPER} | ${PAPER} (?:of|for) (?:my )?${KIN} `,
      ' (?:flat|plot|society|property|in (?:my )?office|appraisal|document verification|spring|exam|exam slot|driving|salary|bonus|award|performance evaluation|no recognition|get recognition|recognition (?:in|at) (?:my )?(?:work|office|job)|driving test) ',
      KIN_IN_SCRIPT,
    ),
  },
  testPassed: {
    hears: any(
      ` (?:have|got|hold) (?:an? |my |the )?(?:german |goethe |telc )?(?:a2|b1|b2|c1) (?:level )?certificate `,
      ` ${TEST} ${FILL}{0,3}?${PASSED} `,
      ` (?:have|has|already|just|finally|i|got) ${FILL}{0,2}?(?:done|cleared|completed|passed|qualified|scored) ${FILL}{0,3}?${TEST} | (?:completed|passed|cleared|qualified) (?:the |my |with |in )?${TEST} `,
      ` ${TEST} (?:(?:score|overall|band|bands|of|is|was|with|me|mein|exam|got|came|scored|i|have) ){0,3}(?:\\d{2,3}|[5-9](?: [05])?) | (?:got|have|scored|score|with|secured) (?:an? )?(?:overall |band )?[5-9](?: [05])? (?:bands? |overall |each |score )*(?:in|on) (?:my |the )?${TEST} `,
      ` ${TEST} (?:bhi |exam |test |toh |level )*(?:ho (?:gaya|gayi|gya|chuka|chuki)|clear (?:ho|kar|kiya|hai|h|pann\\S*|ayy?in\\S*|chesa\\S*)|kar (?:liya|li)|pass (?:ho|kar|kiya|pann\\S*|ayy?a\\S*)|nikal (?:gaya|liya)|mudinj\\S*|mudich\\S*|ayipo\\S*|ayindi) `,
      `${TEST} (?:\\S+ ){0,3}(?:निकल|हो गया|क्लियर|पास (?:हो|कर|किया)|बैंड (?:आए|आया|हैं|है))|(?:जर्मन|आईईएलटीएस) (?:\\S+ ){0,3}(?:पास|क्लियर|निकल|हो गया)`,
      `(?:${TEST}|ஐஇஎல்டிஎஸ்|ஜெர்மன்) (?:\\S+ ){0,3}(?:முடிச்ச|முடித்த|பாஸ்|கிளியர்|வாங்கி|எடுத்த)|(?:${TEST}|ఐఈఎల్టీఎస్|జర్మన్) (?:\\S+ ){0,3}(?:పాస్ అయ్యా|పాస్ అయి|క్లియర్|అయిపోయింది|వచ్చింది)`,
    ),
    unless: any(
      ` ${OPEN} (?:\\S+ ){0,3}?${TEST} | ${TEST} (?:\\S+ ){0,3}?(?:not|nahi|nahin|fail\\S*|attempts?|times|twice|low|less|kab|preparation|coaching|classes|class|prep|band nahi|expired) | ${TEST} (?:(?:is|result|results|exam|score|still) ){0,2}(?:pending|awaited) `,
      ` ${KIN} (?:\\S+ ){0,5}${TEST} | (?:coaching|institute|centre|center|students) `,
      '(?:बेट[ाेी]|भाई|बहन|पति|पत्नी|மகன்|மகள்|தம்பி|கணவர்|மனைவி|కొడుకు|కూతురు|తమ్ముడు|భర్త|భార్య)\\S* (?:\\S+ ){0,3}(?:ielts|oet|b1|b2|pte)',
    ),
  },
  partnerAlsoEarns: {
    hears: any(
      ` ${PARTNER} (?:is |also |works |working |bhi |too ){1,3}in (?:it|software|nursing|health care|healthcare|hotel line)(?= )(?! from| company in) | ${PARTNER} will (?:join|accompany|follow) me (?:there|on|later|too|in) `,
      ` (?:my )?${PARTNER} (?:is|also|too|bhi|works|working|kooda|kuda|um) (?:(?:is|an?|also|too|as|working|in|qualified|trained|registered|senior|software|civil|mechanical|electrical|it|staff|bhi|${COUNT}|years) ){0,6}${TRADE} `,
      ` (?:me and (?:my )?${PARTNER}|my ${PARTNER} and (?:i|me|myself)|both of us|we both|we) (?:are )?(?:both )?(?:are )?(?:\\S+ )?(?:nurses|engineers|doctors|teachers|developers|dentists|pharmacists|physiotherapists|accountants|in it|in software) `,
      ` ${PARTNER} (?:will|is going to|is ready to|also wants to|wants to|can|also) (?:also )?(?:come|coming|go|join|apply|move|shift) (?:(?:along|there|to|${PLACES_ABROAD}) )*(?:with me|along with me|together|too|bhi) | ${PARTNER} is (?:also )?(?:coming|going) (?:along|with me|too) `,
      '(?:मेरे |मेरी )(?:पति|पत्नी) (?:भी )?(?:\\S+ ){0,2}?(?:नर्स|इंजीनियर|डॉक्टर|टीचर|शिक्षक|अकाउंटेंट)\\S* (?:भी )?(?:है|हैं)',
      '(?:கணவரும்|கணவர்|மனைவியும்|மனைவி) (?:\\S+ ){0,2}?(?:நர்ஸ்|இன்ஜினியர்|டாக்டர்|டீச்சர்|ஐடி)|(?:భర్త|భార్య)(?: కూడా)? (?:\\S+ ){0,2}?(?:నర్స్|ఇంజనీర్|ఇంజినీర్|డాక్టర్|టీచర్|సాఫ్ట్వేర్)',
    ),
    unless: any(
      ` (?:not working|no job|lost (?:his|her) job|jobless|unemployed|was an?|used to|left (?:his|her)|not ready|not willing|does not want|refus\\S*|divorc\\S*|separat\\S*|late husband|late wife|ex) `,
      ` ${PARTNER} (?:\\S+ ){0,8}(?:in|at|to|from) (?:the )?(?!work|it )${PLACES_ABROAD} `,
      ` (?:looking for|want|wants|prefer|seeking|need) (?:an? )?(?:\\S+ )?${PARTNER} | ${PARTNER} (?:should|must) `,
    ),
  },
  knowsSomebody: {
    hears: any(
      ` (?=(?:.* )?(?:${PLACES_ABROAD}|visa|sponsor\\S*|there|wahan|waha) )(?:.* )?(?:my |our |one |his |the |a |two |both |friends |\\d |amma |mera |meri |mere |ek |en |oru |naa |maa )(?:\\S+ ){0,2}?${HELPER} (?:(?!stopped |not |never |no |if )\\S+ ){0,6}?(?:calling (?:me|us)|(?:says?|telling|tells|asks|asking)(?: me| us)?(?: to)? come (?!back|home)|calls (?:me|us) (?:to|there|for)|called (?:me|us) (?:to|there)|is calling for|ready to (?:call|sponsor|help|give (?:me )?(?:a )?(?:job|work|work permit|permit|visa))|sponsoring|will sponsor|can sponsor|ready for sponsor\\S*|(?:will|can|is ready to) (?:arrange|refer|recommend|take me|give (?:me )?(?:a )?(?:job|work|reference))|arranging (?:\\S+ )?(?:visa|job|work)|referring me|will call (?:me|us) (?:there|to|soon|once)|inviting (?:me|us)|invited (?:me|us)|bula rah\\S*|bulaa rah\\S*|bulata|bulate|bulane ko|kooptu\\S*|koopid\\S*|koopit\\S*|kupid\\S*|kupt\\S*|vara sol\\S*|pilust\\S*|pilich\\S*|rammant\\S*|ramman\\S*) `,
      ` (?:cousin|friend|uncle|aunty|jija\\S*|jiju|mama|dost|relative) in (?:the )?${PLACES_ABROAD} (?:\\S+ ){0,3}?(?:calling|calls|says? come|telling (?:me )?to come|ready to (?:call|sponsor|help)|sponsoring|will (?:sponsor|arrange|refer)|bula rah\\S*) `,
      '(?:भाई|चाचा|मामा|दोस्त|जीजा|रिश्तेदार|कजिन|मौसा)\\S* (?:\\S+ ){0,5}?(?:बुला रह|बुलाता|बुलाते|स्पॉन्सर)',
      '(?:அண்ணன்|மாமா|நண்பர்|நண்பன்|சித்தப்பா|தம்பி|அக்கா|ஃப்ரெண்ட்)\\S* (?:\\S+ ){0,5}?(?:கூப்பிட|வர சொல்|வரச் சொல்|அழைக்கி|ஸ்பான்சர்)',
      '(?:అన్న|బావ|మామ|స్నేహితుడు|ఫ్రెండ్|బాబాయ్|తమ్ముడు|అక్క)\\S* (?:\\S+ ){0,5}?(?:పిలుస్తున్నా|రమ్మంటున్నా|స్పాన్సర్)',
    ),
    unless: any(
      ' (?:company|employer|they|he|she|friend|brother|sister|cousin) (?:\\S+ )?(?:not calling|stopped calling|is not|has not|will not|cannot|cant|refus\\S*) | (?:daily|every day|phone|video|everyday) (?:calling|calls?) | calling (?:me|us) (?:\\S+ )?(?:daily|every day|names|mad|useless|lazy|again and again for money|for money|for marriage|for wedding) ',
      ` (?:husband|wife|fiancee?|boyfriend|girlfriend|bf|gf|son|daughter) (?:\\S+ ){0,4}(?:calling|calls|sponsor\\S*) | (?:sponsored|called|took) (?:his|her|their) | (?:wedding|marriage function|function|vacation|holidays?|party|housewarming|(?:for|on) (?:an? )?visit) `,
    ),
  },
} as const satisfies Record<string, ToldPattern>

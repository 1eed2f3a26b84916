import { COUNT, KIN, KIN_IN_SCRIPT, YEARS } from './somebody.ts'
import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'u')

const ABOVE =
  '(?:boss\\S*|managers?|seniors?|team lead\\S*|tl|principal(?: maam| sir)?|vice principal|hod|director|supervisor|management|superintendent|head clerk|regional head|branch head|bdo|owner|malik|seth)'
const LOOSE =
  '(?:contract|contractual|contract to hire|outsourc(?:e|ed|ing)|adhoc|ad hoc|third party|temporary|guest|visiting|daily wages?)'
const STAFF =
  '(?:teacher|lecturer|lecturar|faculty|professor|assistant professor|(?:staff )?nurse|employee|staff|worker|(?:junior )?engineer|je|operator|pharmacist|assistant|technician|lab technician|trainer|driver|clerk|doctor|prt|tgt|pgt|post|job|seat|role|naukri|velai|udyogam|appointment)'
const CUT = '(?:lay ?offs?|layoff\\S*|lay off\\S*|retrenchments?|downsizing|job cuts?)'
const PAY = '(?:salary|salaries|sallery|salry|wages|tankhwah|tankha|vetan|sambalam|jeetam|jeetham)'
const SEAT = '(?:post|pay|salary|position|designation|grade|role|package|rank|level|chair|desk|company|office|school|pad|ctc)'
const RISE = '(?:hikes?|increments?|promotions?|raise|growth)'
const MARKS = '(?:marks?|numbers?|ranks?|points?|ank|percentile|seconds?)'
const STAGE =
  '(?:mains?|interviews?|final (?:stage|round|list|merit|merit list|selection)|last (?:stage|round)|physical|document verification|viva|ssb|personality test|tier (?:2|ii|two)|pet|skill test|typing test)'
const CRAFT =
  '(?:tailoring|stitching|sewing|embroidery|cooking|baking|sweet making|carpentry|carpenter work|welding|plumbing|electrical work|electrician work|wiring|weaving|pottery|goldsmith work|painting|printing|mehendi|beautician work|beauty work|parlou?r work|hair cutting|mechanic work|farming|dairy work|catering|photography|silai|khana banana|mithai banana|badhai ka kaam|thaiyal|samayal|kuttu pani|vanta)'

/** Lines in which somebody can set up for themselves. */
const LINE = `(?:(?:this|same) (?:field|line|work|trade|business)|fabrication|garments?|textiles?|catering|hotels?|kitchen|bakery|salon|boutique|furniture|modular kitchens?|printing|packaging|construction|civil work|interiors?|solar|electricals?|mechanic\\S*|automobiles?|garage|transport|dairy|poultry|jewellery|gold|diamonds?|brass|leather|machin\\S*|cnc|lathe|tool room|carpentry|${CRAFT.slice(3, -1)})`

/** What is told of a post beside what is asked of it. */
export const OF_WORK = {
  postUnsafe: {
    hears: any(
      ` (?:cutting|reducing|removing) (?:staff|people|jobs|manpower|employees|headcount) | (?:half|many|some|most|\\d+ people|\\d+ members|people|members) (?:of |from |in )?(?:my |our |the )?(?:team|office|department|batch) (?:was|were|got|is|are|have been) (?:fired|removed|laid off|asked to leave|let go) | many (?:people|employees|of us) (?:were |are |was )?asked to (?:leave|resign) | will be on bench `,
      ` ${CUT} (?:(?:is|are|has|have|now|been|also|again|in|my|our|the|company|office|team|me|la|lo) ){0,5}(?:going|started|start|happening|coming|announced|ongoing|feared|chal|ho rah\\S*|hone|nadak\\S*|avut\\S*|jarug\\S*|every|rumou?rs?) `,
      ` (?:rumou?rs?|news|talks?|rounds?|announced|doing|there (?:is|are)|mass|company with) (?:of |about |a |some )?${CUT} `,
      ` (?:company|firm|startup|hospital|school|factory|plant|unit|office|branch|division) (?:is |are |has |started |now ){0,2}(?:laying off|removing (?:people|staff|employees)|going to (?:close|shut)|closing|shutting|about to (?:close|shut)|may (?:close|shut)|not doing well|band ho(?:ne)? (?:rah\\S*|wal\\S*)) `,
      ` (?:my|our|this|the|client|current) project (?:is |gets |will |getting |also ){0,2}(?:ending|ends?|be over|over|closing|close|finishing|finish|ramping down|going to end|coming to an end) | project (?:khatam|khatm|band) ho(?:ne)? (?:rah\\S*|wal\\S*) `,
      ` ${PAY} (?:is |are |has |comes? |coming |also |been |always |getting |every month |from |since |${COUNT} |months? |mahine |mahino |se ){0,5}(?:late|delayed|delaying|unpaid|not (?:paid|given|received|credited|released|coming (?:from|since|for|on|in|regular\\S*))|nahi (?:mil\\S*|aa\\S*|di\\S*|de\\S*)|ruk[ai] (?:h|hai|hui)|der se|varala|tharala|raledu|ivvaledu|ivvatledu|ravatledu|ravadam ledu|late ga|late ah) `,
      ` (?:did|does|do|has|have|had) ?(?:not|nt) (?:pay|paid|given|give) (?:me |us |our |my )?(?:salary |salaries )?(?:from|since|for|last) (?:the )?(?:last |past )?${COUNT} months? | (?:working|work) without ${PAY} `,
      ` (?:shifts?|duty|duties|hours|overtime|work(?:ing)? days) (?:is |are |has |have |been |also |now |got |getting ){0,3}(?:reduced|reducing|cut|cutting|less now|kam kar\\S*|kam ho\\S*) | (?:reduced|cut|cutting|reducing) (?:my |our )(?:shifts?|hours|duty|duties|overtime) `,
      ` (?:am|im|put|sitting|been|i) (?:\\S+ )?on bench `,
      'छंटनी|छँटनी|ले ?ऑफ (?:चल|हो|शुरू)|कंपनी बंद हो(?:ने)? (?:रही|वाली|जाएगी)|(?:सैलरी|वेतन|तनख्वाह|तनख़्वाह) (?:\\S+ ){0,4}(?:नहीं मिली|नहीं मिला|नहीं मिल रह|नहीं आ|नहीं दी|लेट|देर से)',
      'ஆட்குறைப்பு|லே ?ஆஃப் (?:நட|ஆக|வர)|கம்பெனி மூட(?:ப் ?போ|ப்போ)|சம்பளம் (?:\\S+ ){0,4}(?:வரல|வரவில்லை|தரல|தரவில்லை|லேட்|தாமத)',
      'లే ?ఆఫ్స?్? (?:జరు|అవు|మొద)|కంపెనీ మూ(?:త|సేస్తు|సేస్తా|సివేస్తు)|జీతం (?:\\S+ ){0,4}(?:రాలేదు|రావట్లేదు|రావడం లేదు|ఇవ్వలేదు|ఇవ్వట్లేదు|లేట్|ఆలస్య)',
    ),
    unless: any(
      ` ${KIN} (?:\\S+ ){0,6}(?:company|job|salary|project|firm|factory|startup) `,
      ` (?:lost (?:my|the) job|was laid|got laid|been laid|am laid|after (?:the )?${CUT}|since (?:the )?${CUT}|due to ${CUT}|removed me|was on bench|resigned|left (?:my|the|that) (?:job|company)|no ${CUT}|not (?:a |any )?${CUT}|survived) | paid (?:\\S+ )?${PAY} | (?:closing|closed) for (?:diwali|holi|holidays?|lunch|vacation|summer|winter|puja|a week|some days) `,
      ` (?:my|our) (?:staff|workers|labou?rs?|employees|tailors|own company|own firm|shop|business) `,
      ` (?:to|paying|give|giving) (?:my |the )?(?:staff|workers|labou?rs?|employees)|wo[rk]+ers? ${PAY} | ${PAY} (?:\\S+ )?(?:hike|increment) `,
      KIN_IN_SCRIPT,
    ),
  },
  contractSeat: {
    hears: any(
      ` outsourcing (?:se|par|pe|me|mein) (?:\\S+ ){0,2}(?:laga|lagi|kaam|hu|hun|hoon|job|naukri) | thekedari (?:pe|par) (?:\\S+ ){0,6}?(?:hu|hun|hoon|kaam|job) | contract (?:is )?(?:har saal|every year|har|each year|yearly) (?:\\S+ )?(?:renew\\S*|badh\\S*) | contract is renewed (?:every|each) (?:year|\\d+ months?) `,
      ` (?:on|under|in|as|pe|par) (?:an? |the |yearly |annual |monthly |pure |only |short term |${COUNT} (?:months?|years?|yrs?) ){0,2}${LOOSE} (?:basis|payroll|roll|post|role|job|mode|position|appointment|base|pe|par|mode) `,
      ` (?:is|its|are|only|purely|it is) (?:an? |purely |only )?${LOOSE} basis | third party (?:payroll|roll|contract|role|job|employee|vendor) | (?:payroll|pay roll) (?:of|is of|will be of|is on|on|through|under) (?:an? |the )?(?:\\S+ ){0,2}?(?:third party|vendor|agency|consultancy|staffing \\S+) | contract to hire | c2h `,
      ` (?:am|im|as|a|working|work|naan|nenu|main|mai|me|contract|posted) (?:an? )?(?:${LOOSE}|contractual) ${STAFF} `,
      ` (?:am|im|working|work|job is|post is|role is|seat is|it is|its|offer is|but|i) (?:\\S+ )?(?:only )?on (?:an? |yearly |pure )?contract `,
      ` contract (?:pe|par|base pe|base par|basis pe|basis par) (?:\\S+ ){0,3}?(?:hu|hun|hoon|hai|h|kaam|naukri|job|lag\\S*|rakh\\S*) | (?:nhm|nrhm|pwd|phc|zp) (?:\\S+ ){0,2}?on contract `,
      ' contract (?:la|le|basis la) (?:\\S+ ){0,3}?(?:iruk\\S*|velai|work) | contract (?:lo|basis lo|meeda|basis meeda) (?:\\S+ ){0,3}?(?:unn\\S*|chest\\S*|udyog\\S*|job) ',
      ' samvida (?:par|pe|karmi|karmchari|karmachari|shikshak|ki naukri|me|mein) ',
      ' (?:संविदा (?:पर|कर्मी|कर्मचारी|शिक्षक|की नौकरी|में)|अतिथि (?:शिक्षक|विद्वान)|ठेके पर नौकरी|कॉन्ट्रैक्ट (?:पर|पे|बेसिस))',
      'ஒப்பந்த (?:அடிப்படை|ஊழிய|வேலை|ஆசிரிய|பணி)|தற்காலிக (?:ஆசிரிய|வேலை|பணி|ஊழிய)|கான்ட்ராக்ட் (?:வேலை|அடிப்படை|பேசிஸ்)',
      'కాంట్రాక్ట్ (?:ఉద్యోగ|పద్ధతి|లెక్చరర్|టీచర్|బేసిస్|జాబ్)|(?:ఔట్|అవుట్) ?సోర్సింగ్|గెస్ట్ (?:టీచర్|లెక్చరర్|ఫ్యాకల్టీ)',
    ),
    unless: any(
      ` (?:contractors?|tenders?|bills?|earlier|previously|formerly|was (?:working )?on|was a|not on|no longer|instead of|contract (?:marriage|farming|is over|ending|ended|over|finish\\S*)|(?:riyadh|saudi|kuwait|qatar|doha|oman|muscat|dubai|gulf|uae|bahrain)) `,
      ` ${KIN} (?:\\S+ ){0,6}${LOOSE} | ${LOOSE} (?:\\S+ ){0,2}(?:boy|girl|groom) `,
      ` or (?:an? )?(?:${LOOSE}) | (?:mazdoor|labou?rs?|workers?|karne wale) `,
      KIN_IN_SCRIPT,
    ),
  },
  serviceBond: {
    hears: any(
      ` notice(?: period)? (?:is |of |for |there is |i have |to serve |in my company |here ){0,4}${COUNT} (?:days?|months?|weeks?|mahine|mahina|din|maasam|nela\\S*) `,
      ` ${COUNT} (?:days?|months?|weeks?|mahine|mahina|din|maasam|maasa|nelala|nela)(?: ka| ki| of)? notice(?: period)? (?!from)`,
      ` bond (?:is |of |for |hai |with |there is ){0,3}${COUNT} (?:${YEARS.slice(3, -1)}|months?|mahine) `,
      ` ${COUNT} (?:${YEARS.slice(3, -1)}|months?|mahine)(?: ka| ki| of)? (?:service |training |employment )?bond `,
      ` ${COUNT} (?:years?|yrs?|months?) in (?:an? )?bond `,
      `${COUNT} (?:दिन|महीने|महीना) का नोटिस|नोटिस(?: पीरियड)? (?:\\S+ )?${COUNT} (?:दिन|महीने|महीना)|${COUNT} साल का (?:बॉन्ड|बांड|बॉंड)`,
      `நோட்டீஸ் பீரியட் (?:\\S+ )?${COUNT}|${COUNT} (?:மாத|மாசம்|நாள்) நோட்டீஸ்|${COUNT} (?:வருட|வருஷ) பாண்ட்`,
      `నోటీస్ పీరియడ్ (?:\\S+ )?${COUNT}|${COUNT} (?:నెలల|నెల|రోజుల) నోటీస్|${COUNT} (?:ఏళ్ల|సంవత్సరాల) బాండ్`,
    ),
    unless: any(
      ' (?:serving|served|serve kar\\S*|am (?:in|on)|currently (?:in|on)|already (?:in|on)) (?:my |the )?(?:\\S+ )?notice | notice(?: period)? (?:\\S+ ){0,3}(?:over|ends?|ending|going on|chal|complet\\S*|last (?:day|week)|started|bought out|buyout done) | bond (?:is |was |period |also |got ){0,2}(?:over|complet\\S*|finish\\S*|khatam|ends? (?:this|next)) ',
      ` (?:given|gave|got|received|sent) (?:me |us )?(?:an? |only )?${COUNT} (?:days?|months?|weeks?) notice | (?:loan|electoral|love) (?:\\S+ ){0,3}bond | bond of love `,
      ' (?:legal|eviction|show cause|bail|surety|savings bonds?|submitted resignation|resigned|no bond) ',
      ` (?:bank|court|landlord|owner|tenant|municipal\\S*|police|lawyer|advocate|gst|tax|finance company|builder|society) (?:(?:has|have|is|also|sent|send|gave|give|giving|sending|issued|given|office|department|people|me|us|a|the|us a) ){1,4}(?:${COUNT} (?:days?|months?|weeks?) )?notice | notice (?:\\S+ ){0,4}(?:from|by) (?:the |my )?(?:bank|court|landlord|owner|municipal\\S*|police|lawyer|advocate|gst|tax|builder|society) `,
      ` ${KIN} (?:\\S+ ){0,4}(?:notice|bond) `,
      KIN_IN_SCRIPT,
    ),
  },
  nearMiss: {
    hears: any(
      ` ${STAGE} (?:me|mein|se) (?:(?:${COUNT}) (?:baar|bar|times|dafa) )?(?:\\S+ ){0,2}(?:reh|rah) (?:gaya|gayi|gya|gyi|gai|jata|jati) | ${STAGE} (?:me|mein) (?:${COUNT}) (?:baar|bar|times|dafa) (?:\\S+ )?(?:fail|reh|bahar) | (?:interview|mains) tak (?:gay[ai]|pahunch[ai]|pahuch[ai]|ja kar|jaa kar) | final list me(?:in)? (?:\\S+ )?naam nahi `,
      ` (?:miss\\S*|fail\\S*|out|lost|short|reject\\S*|not (?:selected|cleared?|qualified)|did ?nt (?:come|get|clear)|reh ga\\S*|rah ga\\S*) (?:\\S+ ){0,9}(?:by|with) (?:just |only |very |a |some )*(?:few|little|less|\\d{1,3}(?: \\d{1,2})?|${COUNT.slice(3, -1)}) ${MARKS} `,
      ` (?:\\d{1,2}(?: \\d{1,2})?|few|kuch|${COUNT.slice(3, -1)}) ${MARKS} (?:se|ki wajah se|la|lo|tho) (?:\\S+ ){0,3}(?:reh|rah|chook\\S*|chuk\\S*|chhoot\\S*|chhut\\S*|fail|ruk|miss\\S*|bahar|pochu|poiduchu|poyiduchu|poyindi|poindi) `,
      ` (?:fail\\S*|missed|reject\\S*|not cleared?|could not clear|out|lost|stuck) (?:\\S+ )?(?:in |at |from )?(?:the )?${STAGE} (?:\\S+ )?(?:twice|two times|2 times|thrice|three times|3 times|again and again|every time|both times) `,
      ` (?:twice|two times|2 times|thrice|three times|3 times|both times|every time|always) (?:i )?(?:reached|failed|missed|rejected|out|went (?:to|till)|got (?:to|till)|stuck) (?:\\S+ ){0,3}${STAGE} | (?:reached|went (?:to|till)|got (?:to|till)) (?:the |upto )?${STAGE} (?:stage )?(?:twice|two times|2 times|thrice|three times|3 times) | ${STAGE} (?:fail\\S*|not cleared?|missed|reject\\S*|out) (?:twice|two times|2 times|thrice|three times|3 times|${COUNT} times) `,
      ` (?:twice|two times|2 times|thrice|three times|3 times|do baar|teen baar|rendu thadava|rendu sarlu) (?:\\S+ )?${STAGE} (?:\\S+ ){0,2}(?:fail\\S*|failed|not cleared?|me(?:in)? fail|me(?:in)? reh\\S*|me(?:in)? bahar|la fail|lo fail|poyindi|pochu) `,
      ` (?:in|on|at|name in|me|my) (?:the )?(?:waiting|reserve|reserved|wait) list | waiting list (?:no|number|me|mein|la|lo|rank|\\d) `,
      `(?:अंक|अंकों|नंबर|नंबरों|नम्बर) (?:से|की वजह से|कम) (?:\\S+ ){0,4}(?:रह ग|चूक|छूट|फेल|रुक|बाहर)|(?:मेन्स|मुख्य परीक्षा|इंटरव्यू|साक्षात्कार) (?:में|से) (?:\\S+ ){0,3}(?:रह ग|बाहर|फेल|असफल|छूट)|वेटिंग लिस्ट|प्रतीक्षा सूची`,
      '(?:மார்க்|மதிப்பெண்)\\S* (?:\\S+ ){0,2}(?:போச்சு|தவற|மிஸ்|போயிடு|போயிரு)|(?:மெயின்ஸ்|இன்டர்வியூ|நேர்முக)\\S* (?:\\S+ ){0,2}(?:தோல்வி|ஃபெயில்|தவற)|வெயிட்டிங் லிஸ்ட்',
      '(?:మార్కుల|మార్కు|మార్క్)\\S* (?:\\S+ ){0,2}(?:పోయింది|మిస్|తప్పి|తప్పింది)|(?:మెయిన్స్|ఇంటర్వ్యూ)\\S* (?:\\S+ ){0,2}(?:ఫెయిల్|పోయింది|తప్పి)|వెయిటింగ్ లిస్ట్',
    ),
    unless: any(
      ` (?:my |our )?${KIN} (?:(?!i |my )\\S+ ){0,12}(?:miss\\S*|fail\\S*|out|waiting|reach\\S*|short|reject\\S*) `,
      ` (?:train|ticket|flat|house|plot|hospital|driving|visa|if|might|may|afraid|fear\\S*) (?:\\S+ ){0,3}(?:waiting|fail\\S*|miss\\S*|out) `,
      KIN_IN_SCRIPT,
      'बिटिया',
    ),
  },
  longInOne: {
    hears: any(
      ` promotions? (?:is |has |was |hi )?(?:not|nahi|nahin) (?:\\S+ ){0,3}?(?:since|from|for) (?:the )?(?:last )?(?:20\\d\\d|${COUNT} ${YEARS}) `,
      ` (?:same|one) (?:\\S+ )?${SEAT} (?:\\S+ ){0,4}?(?:since|for|from|past|last|over) (?:the )?(?:last |past |more than )?(?:${COUNT} ${YEARS}|(?:19|20)\\d\\d) `,
      ` (?:since|for|from|last|past|after) (?:the )?(?:last |past )?(?:${COUNT} ${YEARS}|(?:19|20)\\d\\d) (?:\\S+ ){0,4}?(?:same (?:\\S+ )?${SEAT}|no (?:\\S+ )?${RISE}) `,
      ` (?:no|without|not got|not given|never got) (?:any |a |proper |good |single |an |one )?(?:${RISE}|salary ${RISE}) (?:\\S+ ){0,3}?(?:since|for|from|in|past|last) (?:the )?(?:last |past )?(?:${COUNT} ${YEARS}|20\\d\\d) `,
      ` ${COUNT} ${YEARS} (?:\\S+ ){0,3}?(?:same|ek hi|usi|wahi|wohi|ore|athe|adhe|oke) (?:\\S+ )?${SEAT} | (?:same|ek hi|usi|wahi|wohi) (?:\\S+ )?${SEAT} (?:\\S+ ){0,3}?${COUNT} ${YEARS} `,
      ` ${COUNT} ${YEARS} (?:se |nunchi |ah |aa |ga )(?:\\S+ ){0,2}?(?:promotion|hike|increment) (?:nahi|nahin|nhi|illa|ille|ledu|varala|raledu)`,
      ` ${COUNT} ${YEARS} से (?:\\S+ ){0,3}?(?:एक ही|उसी|वही) (?:पद|पोस्ट|वेतन|तनख्वाह|सैलरी|कंपनी)| ${COUNT} ${YEARS} से (?:\\S+ ){0,2}?(?:प्रमोशन|पदोन्नति|इंक्रीमेंट) नहीं`,
      `${COUNT} ${YEARS} (?:\\S+ ){0,3}?(?:ஒரே|அதே) (?:பதவி|சம்பள|வேலை|போஸ்ட்|கம்பெனி)|(?:ஒரே|அதே) (?:பதவி|சம்பள)\\S* (?:\\S+ ){0,2}?${COUNT} ${YEARS}`,
      `${COUNT} ${YEARS} (?:\\S+ ){0,3}?(?:ఒకే|అదే) (?:పోస్ట్|జీతం|ఉద్యోగం|పదవి|కంపెనీ)`,
    ),
    unless: any(
      ` (?:my |our )?${KIN} (?:\\S+ ){0,6}(?:same|promotion|hike|increment) `,
      ' (?:no child|growth in (?:life|business|sales?|shop|income|love)) | (?:rent|love|relationship|married|wait\\S* for (?:a )?child|will|want|stay in (?:the )?same|settle\\S*|studied|study|class|friends?|in love) (?:\\S+ ){0,3}(?:same|no) | same (?:school|college|company|office) (?:friend|classmate|love) | (?:shop|business) (?:\\S+ ){0,3}(?:same|no growth) ',
      KIN_IN_SCRIPT,
    ),
  },
  harshBoss: {
    hears: any(
      ` ${ABOVE} (?:(?!not |never |dont )\\S+ ){0,4}?(?:gives?|giving|supports?|supporting|promotes?|promoting|pushes|favou?rs?|deta|deti|dete) (?:\\S+ ){0,5}?(?:to )?(?:only )?(?:his|her|their|apne|apni) (?:own )?(?:favou?rites?|favou?rite \\S+|people|men|group|gang|friends?|caste|caste people|logo|logon|log|khaas) `,
      '(?:बॉस|मैनेजर|सीनियर|प्रिंसिपल|साहब) (?:\\S+ ){0,4}अपने (?:लोगों|चहेतों|खास)|(?:మేనేజర్|బాస్|సీనియర్)\\S* (?:\\S+ ){0,3}తన (?:వాళ్ల|మనుషుల)|(?:மேனேஜர்|பாஸ்)\\S* (?:\\S+ ){0,3}(?:சொந்த|அவர்|அவரோட) ஆளு',
      ` ${ABOVE} (?:(?!not |never |nor |dont |if |no )\\S+ ){0,5}(?:harass\\S*|tortur\\S*|insult\\S*|humiliat\\S*|abus(?:es|ing|ive)|shout\\S*|scold\\S*|bull(?:y|ies|ying)|targets? me|targeting|partial\\S*|biased|favou?rs (?:his|her|their|only)|favou?rit\\S*|takes? (?:the |my |all )?(?:\\S+ )?credit|play(?:s|ing)? politics|doing politics|against me|hates me|jealous|pareshan\\S*|beizzat\\S*|bezzat\\S*|zaleel|tang kar\\S*|satat\\S*|thittu\\S*|tiduth\\S*|tidat\\S*) `,
      ` ${ABOVE} (?:gives?|giving|gave) (?:me )?(?:always )?(?:low|bad|poor|worst) (?:ratings?|appraisal|targets?|reviews?) | (?:credit|promotion|hike|everything|chance) (?:only )?(?:goes|given|going) (?:only )?to (?:his|her|their) (?:own )?(?:favou?rites?|people|men|group|friends?) `,
      ` (?:favou?ritism|office politics|groupism|bootlick\\S*|chamcha\\S*|chaplus\\S*|chaploos\\S*) `,
      '(?:बॉस|मैनेजर|सीनियर|प्रिंसिपल|अफसर|अफ़सर|साहब) (?:\\S+ ){0,5}(?:परेशान|अपमान|बेइज्जत|बेइज़्ज़त|सताता|सताती|तंग कर|डांट|डाँट|भेदभाव|चिल्ला)',
      '(?:மேனேஜர்|பாஸ்|மேலதிகாரி|முதலாளி|சீனியர்)\\S* (?:\\S+ ){0,5}(?:டார்ச்சர்|திட்டு|திட்டுற|அவமான|தொல்லை|பாரபட்ச)',
      '(?:బాస్|మేనేజర్|సీనియర్|హెడ్)\\S* (?:\\S+ ){0,5}(?:వేధి|తిడు|అవమాన|టార్చర్|పక్షపాత)',
    ),
    unless: any(
      ` (?:my |our )?${KIN} (?:s )?(?:boss|manager|principal|seniors?) | ${KIN} (?:\\S+ ){0,2}${ABOVE} `,
      ' (?:old|previous|former|ex|last) (?:boss|manager|company) | (?:left|resigned|quit) (?:\\S+ ){0,12}because | (?:am|im|as) (?:an? |the )?(?:\\S+ ){0,2}(?:supervisor|manager|principal|director|senior|team lead|tl) | no (?:favou?ritism|office politics|politics) | (?:i|we) (?:shout|scold|insult)\\S* | dont like (?:office )?politics ',
      KIN_IN_SCRIPT,
    ),
  },
  skillOwned: {
    hears: any(
      ` i can (?:stitch|sew|embroider|weave|weld|bake) | (?:mera|hamara|apna|our|my) (?:khandani|pushtaini|purkhon ka) (?:kaam|pesha|hunar|dhandha) | (?:worked|working) (?:for |since |from )?${COUNT} ${YEARS} (?:in|at|with|as) (?:an? )?(?:${LINE}) | (?:worked|working) (?:in|at) (?:an? )?(?:${LINE}) (?:\\S+ ){0,2}(?:for|since|from) ${COUNT} ${YEARS} `,
      ` (?:know|learnt|learned|learn|doing|do) (?:\\S+ ){0,3}(?:work|trade|craft|business|kaam|art|skill|this|it|${CRAFT.slice(3, -1)}) (?:\\S+ ){0,2}from (?:my )?(?:father|dad|papa|mother|mummy|grandfather|grandmother|dada|nana|thatha|family|childhood|uncle|chacha|ustad) `,
      ` (?:our|my) (?:family|fathers|father s|ancestral|traditional|hereditary|pushtaini|khandani|kula) (?:s )?(?:trade|craft|occupation|skill|art|thozhil|tholil|vrutti|kaam) | (?:family|ancestral|traditional|khandani|pushtaini) (?:craft|occupation|skill|hunar) (?:is|hai|h) `,
      ` ${COUNT} (?:plus )?${YEARS}(?: of)? (?:experience|exp) (?:in|of|as) (?:an? |the )?(?:${LINE}) | (?:is|isi|iss|${CRAFT.slice(3, -1)}) (?:(?:kaam|line|field|ka|ke|me|mein) ){0,3}${COUNT} (?:saal|sal|varsh) ka (?:\\S+ )?(?:experience|anubhav|tajurba) `,
      ` (?:i )?know (?:this|the|all|full|complete|whole|entire) (?:\\S+ )?(?:work|trade|line|craft|job|process) | (?:i )?know ${CRAFT} | (?:good|expert|skilled|trained|perfect|master) (?:at|in) ${CRAFT} | i have (?:the|this|that|good|full) skill`,
      ` (?:kaam|${CRAFT.slice(3, -1)}) (?:ka kaam )?(?:(?:achhe|acche|ache) se |pura |poora |sab |saara |bhi |mujhe ){0,3}(?:aata|aati|jaant[ai]|jant[ai]|seekh[ai]|sikh[ai]) (?:hu|hun|hoon|hai|h|hua)(?= ) | (?:velai|thozhil|tholil|thaiyal|samayal) (?:\\S+ )?(?:nalla |nallave |full ah )?(?:theriyum|kathukitt\\S*|kathuk\\S*) | (?:pani|kuttu|vanta|tailoring) (?:\\S+ )?(?:baaga |bagane |motham )?(?:vachu|telusu|nerchuk\\S*) `,
      '(?:काम|सिलाई|खाना बनाना|मिठाई बनाना|बढ़ई का काम|वेल्डिंग|हुनर) (?:\\S+ ){0,3}(?:आता है|आती है|सीखा|सीखी|जानता|जानती)|पुश्तैनी (?:काम|हुनर)',
      '(?:வேலை|தொழில்|தையல்|சமையல்)\\S* (?:\\S+ ){0,2}(?:தெரியும்|கத்துக்கிட்ட|கற்றுக்கொண்ட)|பரம்பரை தொழில்|குலத் ?தொழில்',
      '(?:పని|కుట్టు|వంట|టైలరింగ్)\\S* (?:\\S+ ){0,2}(?:వచ్చు|నేర్చుకున్నా|తెలుసు)|కుల వృత్తి',
    ),
    unless: any(
      ' (?:no|not|zero|without|dont|less|little|lack|never|any) (?:\\S+ ){0,4}(?:experience|exp|know|skill|learnt|learned|anubhav)| (?:nahi|nahin|nhi) (?:\\S+ )?(?:aata|aati|jant[ai]|jaant[ai]) | (?:illa|teriyathu|theriyathu|theriyadhu|ledu|teliyadu|raadu) | (?:will|want to|wish to|going to|should|shall|could|can) (?:\\S+ )?(?:learn|know) |नहीं आत|नहीं जान|தெரியாது|తెలియదు|రాదు ',
      ` ${KIN} (?:(?!and |so |i )\\S+ ){0,3}(?:knows?|has|have|had|is|good|expert|skilled|got) `,
      ` know (?:the|this|all|full) (?:work|job) (?:is|will|culture|pressure|load|place) | know ${CRAFT} (?:is|are|was|will) `,
    ),
  },
} as const satisfies Record<string, ToldPattern>

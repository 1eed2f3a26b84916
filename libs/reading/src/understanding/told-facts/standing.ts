import { COUNT, KIN, KIN_IN_SCRIPT, YEARS } from './somebody.ts'
import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'u')

const PAY = '(?:salary|sallery|salry|my pay|ctc|package|tankhwah|tankha|vetan|sambalam|jeetam|jeetham|take home)'
const SUM = '(?:rs |inr )?(?:\\d{4,6}|\\d{1,2} \\d{3}|\\d{1,3}(?: \\d{1,2})? ?(?:k|thousand|hazaa?r|hajar|aayiram|velu|lpa|lakhs?|lacs?|l))'
const FILL =
  '(?:is|of|was fixed at|now|only|hai|just|about|around|abhi|at|still|here|also|currently|in hand|per month|monthly|itself|stuck at)'
const PARTNER = '(?:husband|wife|hubby|spouse|pati|patni|biwi|bivi)'
const EMPLOYER =
  '(?:job|service|school|college|bank|hospital|it|it company|software|software company|mnc|tcs|infosys|wipro|cognizant|accenture|private company|company|post office|lic|railways?|police|army|crpf|electricity (?:board|department)|government|govt|state government|central government|nursing|teaching|office|cooperative society|psu|court|university|anganwadi)'
const TRADE =
  '(?:teacher|nurse|staff nurse|lecturer|professor|clerk|engineer|developer|doctor|dentist|pharmacist|accountant|officer|manager|technician|constable|banker|driver|loco pilot|receptionist|tester|analyst|hr|ca|physiotherapist|asha worker|beautician|anganwadi worker)'
const LED =
  '(?:boss|manager|hod|principal|director|ceo|md|owner|management|team lead|tl|regional head|regional manager|branch manager|area manager|branch head|department head|dean|superintendent|vp|vice president|supervisor|headmaster|head mistress|headmistress|commissioner|malik)'
const AT_WORK =
  '(?:working|work|employed|serving|service|posted|teaching|practising|practicing|practice|job|naukri|kaam|kam|duty|clerk|teacher|nurse|engineer|officer|manager|accountant|lecturer|supervisor|technician|driver|salesman|cashier|operator|lab|company|bank|school|hospital|firm|factory|office)'
const SHOP =
  '(?:shop|store|factory|unit|business|firm|agency|hotel|restaurant|clinic|salon|parlou?r|boutique|coaching|coaching centre|coaching center|workshop|press|printing press|dairy|gym|kirana|showroom|dukaa?n|mill|garage|bakery|canteen|studio|trading|wholesale|transport|lorries|trucks|dhandha|karobar|vyapar)'
const SINCE = `(?:since|from|for|past|last|over)(?: the)?(?: last| past| more than| about| around)? (?:${COUNT} (?:plus )?${YEARS}|(?:19|20)\\d\\d)`

/** Where somebody stands who asks about work: pay, years, who leads, what else comes in at home. */
export const OF_STANDING = {
  gapYears: {
    hears: any(
      ` (?:left|quit|resigned|stopped)(?: my| the| from)? (?:\\S+ ){0,5}?(?:job|work|working|post|hdfc|bank|company|school|service|teaching|career|it|tcs|infosys|wipro) (?:\\S+ ){0,3}?in (?:19|20)\\d\\d (?:when|after|for|because|as|since|due|to|once|and) `,
      ` ${COUNT} ${YEARS} (?:of )?(?:career |job |work )?(?:gap|break)(?= )(?! up| with)| (?:career |job |work )(?:gap|break) (?:is |of |was |for |from |since |due to \\S+ ){0,3}${COUNT} ${YEARS} | gap of ${COUNT} ${YEARS} `,
      ` (?:took|taken|on|had) (?:an? |maternity |career |long ){0,2}break (?:\\S+ ){0,6}?(?:${COUNT} ${YEARS}|since (?:19|20)\\d\\d)`,
      ` (?:sitting|sitting idle|idle|jobless|unemployed|without (?:any )?(?:job|work)|no job|no work|baitha hu|baithi hu|ghar pe baitha|ghar pe baithi|ghar baitha|ghar baithi)(?: at| in)?(?: home| ghar| ghar pe| ghar par)? (?:since|from|for|past|last) (?:the )?(?:last |past )?(?:${COUNT} ${YEARS}|(?:19|20)\\d\\d) `,
      ` ${COUNT} (?:saal|sal) se (?:ghar (?:pe|par|me)? ?(?:baith\\S*|hu|hoon)|khali baith\\S*|berozgar|berojgar) |${COUNT} साल से (?:घर (?:पर|पे) (?:बैठा|बैठी|खाली)|बेरोज़?गार|खाली बैठ)`,
    ),
    unless: any(
      ` (?:my |our )?${KIN} (?:(?!i |me )\\S+ ){0,10}(?:left|quit|resigned|gap|break|sitting|idle|jobless|unemployed|no job) | ${KIN} (?:\\S+ ){0,2}(?:saal|sal) se | (?:generation|age|breakup|break up|spring|marriage|love|relation\\S*|business) (?:\\S+ )?(?:gap|break) | break ?up | (?:to start|started|opened|for upsc|to prepare|for preparation|upsc|ssc|own business) `,
      KIN_IN_SCRIPT,
    ),
  },
  newHead: {
    hears: any(
      ` (?:a |our |my |the |one )?new ${LED} (?:\\S+ ){0,5}?(?:came|come|has come|joined|took over|taken over|appointed|took charge|posted|since|from|in (?:january|february|march|april|may|june|july|august|september|october|november|december)) `,
      ` (?:company|hospital|school|college|firm|plant|factory|startup|unit|branch|bank|mill|hotel|restaurant) (?:is |was |got |has been |has got |being |been |has )?(?:sold (?:to|in|by)|taken over by|acquired by|bought by|merged (?:with|into)|changed (?:owner|hands|management)) | (?:management|owner|ownership|company owner) (?:is |has |was |got |also |has been )?changed | changed (?:the )?(?:management|owner) `,
      ` (?:naya|naye|nayi|nai) (?:\\S+ )?${LED} (?:sahab |sir |madam )?(?:\\S+ ){0,2}?(?:aaya|aayi|aaye|aya|ayi|aye|aa gaya|aa gayi|aa gaye) | ${LED} (?:badal|change ho) (?:gaya|gayi|gaye|gye) `,
      '(?:नया|नए|नये|नई) (?:बॉस|मैनेजर|मैनेजमेंट|प्रिंसिपल|मालिक|हेड)\\S* (?:\\S+ ){0,3}(?:आया|आई|आए|आ ग)|புது (?:மேனேஜர்|பாஸ்|ஹெட்|முதலாளி)\\S* (?:\\S+ ){0,2}வந்த|కొత్త (?:మేనేజర్|బాస్|హెడ్|ఓనర్)\\S* (?:\\S+ ){0,2}వచ్చ',
    ),
    unless: any(
      ` ${KIN} (?:\\S+ ){0,4}(?:company|office|boss|manager|job) | (?:if|when|once|until|till|unless|will|hope|waiting for|would|or) (?:\\S+ )?(?:an? |the )?new ${LED} | (?:i|we) (?:was|am|were|have been) (?:\\S+ ){0,3}(?:appointed|promoted|posted) | as (?:an? |the )?new | property|land|flat|plot `,
      KIN_IN_SCRIPT,
    ),
  },
  appraisalDue: {
    hears: any(
      ` (?:appraisals?|increments?|hikes?|rating|ratings|performance review|annual review|promotion list|promotion cycle|promotion interview|dpc|confirmation|hike letters?|increment letters?|review cycle) (?:\\S+ ){0,3}?(?:is|are|due|coming|comes?|scheduled|expected|starts?|will|happens?|list comes) (?:\\S+ ){0,3}?(?:in|on|by|next|this|from|before|after) `,
      ' (?:appraisals?|increments?|hike|review|promotion list) (?:\\S+ ){0,2}?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?: me| mein| la| lo|kulla)?(?: (?:hai|h|hoga|hogi|varum|undi|vastundi|month))? ',
      ' probation (?:period )?(?:is |will |gets |also |my ){0,2}(?:ends?|over|complet\\S*|finish\\S*|till|until|up) ',
    ),
    unless: any(
      ` (?:last|not|no|never|did not|didnt|nahi|without|got|missed|passed|when|will i|after (?:the )?(?:appraisal|increment|hike)|was|were|delayed|postponed|since|for (?:last )?${COUNT} ${YEARS}|they will see|said they) (?:\\S+ )?| ${KIN} (?:\\S+ ){0,4}(?:appraisal|increment|hike|promotion|review|probation) | (?:bank|loan|price|fee|rent|rate) (?:hike|review) `,
      KIN_IN_SCRIPT,
    ),
  },
  spouseEarns: {
    hears: any(
      ` ${PARTNER} (?:is |also |works? |working |too |bhi |has |have |in |as |an? |the |government |govt |private |central |state |own |permanent |doing |does |me |mein |primary |high |school |senior |junior |local |${COUNT} years ){1,6}(?:${TRADE.slice(3, -1)}|${EMPLOYER.slice(3, -1)}) `,
      ` ${PARTNER} (?:also |bhi |is also |is |too ){0,2}(?:earns|earning|kamati|kamata|kamate|kama rahi|works (?:in|as|at|on)|working (?:in|as|at|on|also|too)|job karti|job karta|job karte|naukri karti|naukri karta|naukri karte) `,
      ` ${PARTNER} (?:ki|ka|ke|has|has an?|has own) (?:\\S+ )?(?:job|naukri|salary|govt job|government job)(?: hai| h| \\d\\S*)? `,
      ` ${PARTNER} (?:does|runs|doing|takes|is doing) (?:\\S+ ){0,4}?(?:orders|tuitions?|tailoring|stitching|boutique|parlou?r|classes|tiffin|catering|baking|(?:xerox|cloth|medical|mobile|kirana|grocery|book|\\S+) (?:shop|store)) `,
      ` ${PARTNER} (?:\\S+ ){0,2}?(?:school|college|bank|hospital|office|company|bijli vibhag|railway) (?:me|mein) (?:padha\\S*|job|naukri|kaam|teacher|clerk|hai|h|nurse) | (?:pati patni|husband wife|hum) dono (?:hi )?(?:job|naukri|service|kaam) `,
      ` (?:my )?${PARTNER} salary (?:is |also |of |comes |runs ){1,2}(?:\\S+ )?(?:\\d|home|house)`,
      ' (?:we both|both of us|both husband (?:and )?wife|both) (?:are |also )?(?:working|earning|in job|employed) ',
      ' (?:wife|husband|bharya|bharta) (?:kuda |um |kooda )?(?:\\S+ )?(?:job|velai|udyogam) (?:chestundi|chestunnadu|chestunnaru|panra|panraa|panraru|pannuraa|paakura|ki job undi) ',
      '(?:मेरी |मेरे )(?:पत्नी|पति) (?:भी )?(?:\\S+ ){0,3}?(?:टीचर|शिक्षिका|शिक्षक|नर्स|नौकरी|जॉब|बैंक)(?: \\S+){0,2}? (?:है|हैं|में|करती|करते)',
      '(?:மனைவி|கணவர்)\\S* (?:\\S+ ){0,3}?(?:டீச்சர்|நர்ஸ்|வேலைக்கு போ|வேலை பார்க்|வேலை செய்)|(?:భార్య|భర్త|మా ఆయన|మా ఆవిడ) (?:\\S+ ){0,3}?(?:టీచర్|నర్స్|ఉద్యోగం చేస్|జాబ్ చేస్)',
    ),
    unless: any(
      ' (?:not working|not earning|not (?:in|doing) (?:\\S+ )?(?:job|work)|no job|lost|jobless|unemployed|was|used to|left|quit|resigned|removed|stopped|housewife|house wife|homemaker|home maker|at home|gayi|gyi|gai|gaya|chali|suspended|vigilance|layoffs?|not ready|not willing|does not|doesnt|do not|dont|refus\\S*|divorc\\S*|separat\\S*|late|ex|expired|died|retired|on bench|notice period|laid off|looking for|searching|trying|preparing|wants|want|asks|if|should|will|would|may|might|can|future|new|second|first|says?|saying|told|telling|affair|colleague|doubt\\S*|beats?|drinks?|hides?|police (?:case|complaint|station)|court case) | (?:nahi|nahin|nhi|illa|illai|ledu|chahiye|chhod\\S*|chod\\S*|chhut\\S*) |नहीं|छोड़|छूट|இல்ல|போச்சு|లేదు|పోయింది| (?:brother|sister|friend|cousin|uncle|son|daughter|father|mother|bhai|behen|his|her|their)s? (?:and (?:his |her )?)?(?:wife|husband) | (?:husband|wife) and (?:her|his|my) ',
    ),
  },
  resultDue: {
    hears: any(
      ` (?:exam|exams|mains?|prelims|tier \\d|interview|written|physical|typing test|test|po|clerk|group \\S+|psc|ssc|ibps|rrb|upsc|bpsc|dsssb|ctet|tet|net|results?) (?:\\S+ ){0,3}?(?:result|results) (?:is |are |abhi |still |yet )?(?:pending|awaited|not (?:yet )?(?:come|declared|out|announced)|yet to come|nahi aaya|nahi aya|varala|raledu|baki|aana baki) `,
      ' (?:waiting for|awaiting) (?:the |my |its )?(?:\\S+ ){0,3}?results? ',
      ' results? (?:is |are )?(?:pending|awaited|yet to come|to come) ',
      '(?:रिजल्ट|परिणाम|नतीजा) (?:\\S+ ){0,2}?(?:नहीं आया|बाकी|आना है|आने वाला)|(?:ரிசல்ட்|முடிவு) (?:\\S+ )?(?:வரல|வரவில்லை)|(?:రిజల్ట్|ఫలితాలు?) (?:\\S+ )?(?:రాలేదు|రావాలి)',
    ),
    unless: any(
      ` ${KIN} (?:(?!i |and )\\S+ ){0,16}results? | (?:company|manager|startup|visa|medical|blood|biopsy|ivf|scan|court|no result|without result|good results?|lottery|h1b|selection of boys?) `,
      KIN_IN_SCRIPT,
    ),
  },
  costTold: {
    hears: any(
      ` (?:cost|costs|costing|fees?|tuition|tution|expenses?|budget|blocked account|block account|total package|donation|capitation) (?:(?!paid|lost|gave|took|pending|refund)\\S+ ){0,4}?(?:rs )?\\d{1,3}(?: \\d)? ?(?:lakhs?|lacs?|l|crores?|cr) `,
      ` \\d{1,3}(?: \\d)? ?(?:lakhs?|lacs?|l|crores?|cr) (?:rs |rupees |is |per year |a year |total |for |as |the |only ){0,3}(?:cost|fees?|tuition|expenses?|blocked account|block account|donation|budget) `,
      '(?:फीस|फ़ीस|खर्च|खर्चा) (?:\\S+ ){0,3}?\\d{1,3} लाख|\\d{1,3} लाख (?:\\S+ )?(?:फीस|फ़ीस|खर्च)|(?:ஃபீஸ்|செலவு|கட்டணம்) (?:\\S+ ){0,3}?\\d{1,3} லட்ச|\\d{1,3} லட்ச\\S* (?:\\S+ )?(?:ஃபீஸ்|செலவு)|(?:ఫీజు|ఖర్చు) (?:\\S+ ){0,3}?\\d{1,3} లక్ష|\\d{1,3} లక్ష\\S* (?:\\S+ )?(?:ఫీజు|ఖర్చు)',
    ),
    unless:
      / (?:paid|already|lost|gave|given|took|taken|spent|went|gone|salary|package of|placement|earned|agent (?:is |was )?(?:took|asking|asks|wants|charg\S*|demand\S*)|brothers?|sisters?|his|her|friend|friends|cousin|refund|marriage|wedding|lawyer|hospital|ivf|treatment|surgery|operation|bhk|site|plot|flat|home loan|shop|business) |शादी|दिए|கல்யாண|పెళ్లి/u,
  },
  loanLeft: {
    hears: any(
      ` (?:(?:home|house|housing|education|study|personal|car|vehicle|gold|bank|mudra|business|society|agri|crop|tractor|flat|plot|bus|truck|machine) )?loans? (?:of )?(?:\\S+ ){0,2}?(?:rs )?\\d[\\d ]{0,8}(?:k|thousand|l|lakhs?|lacs?|crores?|cr)? ?(?:is |are |still |also |only |yet |hai |more |abhi ){0,3}(?:balance|pending|left|remaining|remains|to be (?:paid|cleared|closed)|outstanding|baki|baaki|bacha) `,
      ` \\d[\\d ]{0,6} ?(?:k|thousand|l|lakhs?|lacs?|crores?|cr) (?:(?:home|house|housing|education|study|personal|car|vehicle|gold|bank|mudra|business|of) ){0,2}loans? (?:is |are |still |also |on it |on house |inka |abhi |yet ){0,3}(?:balance|pending|left|remaining|remains|to be (?:paid|cleared|closed)|outstanding|baki|baaki|bacha|migilindi|iruku|irukku|undi) `,
      ` (?:home|house|housing|education|study|personal|car|vehicle|bank) loan (?:balance|remaining) (?:is |of |rs )?\\d`,
      ` (?:balance|pending|remaining|outstanding) (?:(?:home|house|housing|education|study|personal|car|vehicle|bank) )?loan (?:is |of |amount ){0,2}(?:rs )?\\d`,
      ` (?:home|house|housing|education|study|car|vehicle|bank) loan (?:is |are |was )?(?:still |yet |also )?(?:pending|running|going on|to be (?:paid|cleared|closed)|remaining|on my head|on me|baki|baaki|chal rah\\S*|hai abhi) `,
      ` (?:bus|truck|lorry|tractor|car|tempo|taxi|cab|auto|machine|jcb|tipper|tanker|second|vehicle|gaadi|gadi) (?:is |are |also |abhi )?(?:on finance|on loan|under finance|under loan|finance pe|loan pe|loan par|finance par) `,
      '(?:होम|घर का|मकान का|एजुकेशन|गाड़ी का) (?:लोन|कर्ज|क़र्ज़) (?:\\S+ ){0,3}?(?:बाकी|बाक़ी|चल रहा)|(?:வீட்டு|வீடு|கல்வி) (?:லோன்|கடன்) (?:\\S+ ){0,3}?(?:இருக்கு|பாக்கி|மீதி)|(?:హోమ్|ఇంటి|ఎడ్యుకేషన్|చదువు) (?:లోన్|అప్పు) (?:\\S+ ){0,3}?(?:ఉంది|మిగిలి|బాకీ)',
    ),
    unless: any(
      ' (?:closed|cleared already|is clear|no loan|without loan|loan free|sanction\\S*|approv\\S*|apply|applied|appl\\S*|reject\\S*|refus\\S*|stuck|disburs\\S*|process\\S*|pending (?:in|at|with|as|because|from)|not (?:yet )?(?:sanctioned|approved|released|come)|waiting|when will|how will|will it|should i take|want|need|planning|his|their|friend|brothers?|sisters?|bhai|guarantor|surety|lena|lene|to take|or on rent) ',
      ` ${KIN} (?:(?!i |my |we )\\S+ ){0,6}(?:loans?|finance) | (?:in|on) (?:his|her|their|fathers?|papas|brothers?|husbands) name `,
    ),
  },
  payTold: {
    hears: any(
      ` (?:\\S+ )?${PAY} (?:${FILL} ){0,4}${SUM}(?= )`,
      ` ${SUM} (?:rs |rupees |per month |a month |monthly |pm |in hand |ki |ka |only |ctc |mahina |month ){0,3}${PAY} `,
      ` (?:getting|earning|earn|drawing|paid|get|kamata|kamati|kama leta|kama leti|milta|milte|milti) (?:only |just |around |about |hu |hai )?${SUM} (?:rs |rupees |only ){0,2}(?:per month|pm|a month|monthly|in hand|salary|mahina|take home|ctc) `,
      ` ${SUM} (?:rs |rupees )?(?:in hand|take home)(?= )`,
      ` \\d{1,2}(?: \\d{1,2})? ?lpa (?!offer)`,
      '(?:सैलरी|वेतन|तनख्वाह|तनख़्वाह|पगार) (?:\\S+ ){0,2}?\\d{2,6}|(?:சம்பளம்|சம்பளத்) (?:\\S+ ){0,2}?\\d{2,6}| \\d{2,6} (?:ஆயிரம் )?சம்பள| జీతం (?:\\S+ ){0,2}?\\d{2,6}| \\d{2,6} (?:వేల |వేలు |వేలకి )?జీత',
    ),
    unless: any(
      ` ${KIN} (?:\\S+ ){0,5}(?:${PAY.slice(3, -1)}|${SUM.slice(3, -1)}|earns|earning|lpa|getting|kamata|kamati) | (?:boy|girl|groom|ladka|ladki|wala|friends|batchmates?|junior|juniors|staff|driver|workers?|labou?rs?|helper|each|of one|one driver|fees?|loan|kiraya|pension|interest|profit|sale|sales|turnover|income) (?:\\S+ ){0,3}${SUM}`,
      ` (?:everyone|batch|classmates|got job|offer|offers|offered|offering|offr|call from|they (?:will |are )?(?:give|giving|paying)|will (?:give|pay|get|be)|fresher|joining|new company|other|another|second|startup|expect\\S*|want|wants|need|needs|demand\\S*|asking|should|if|increase\\S*|hike|more|less|loss|earlier|before|previous\\S*|used to|was|were|had|left|leaving|lost|laid|removed|resign\\S*|stopped|pending|not (?:paid|received|got|given)|advance|of driver|saved|they say|deposit|bonus|stipend|arrears|job of|posting|guest|teaching at|institute|coaching|agent) | ${SUM} (?:fees?|loan|rent|emi|kiraya|pension|profit|sales?|fine|bribe|advance) `,
      KIN_IN_SCRIPT,
    ),
  },
  yearsServed: {
    hears: any(
      ` (?:am |im |i am |have been |been |i |we |main |mai |me )?${AT_WORK} (?:\\S+ ){0,9}?${SINCE}(?= )`,
      ` (?:have|having|run|running|own|doing|mera|meri|hamari|our|my|hai|hu) (?:an? |my |our |own )?(?:\\S+ ){0,5}?${SHOP} (?:\\S+ ){0,6}?${SINCE}(?= )`,
      ` ${COUNT} (?:plus )?${YEARS} (?:of )?(?:experience|exp|service|work experience)(?= )| with ${COUNT} ${YEARS} (?:of )?exp`,
      ` ${COUNT} (?:saal|sal|varsh|years|yrs) se (?:\\S+ ){0,7}?(?:kaam|kam|naukri|job|dukaa?n|business|dhandha|posted|company|bank|school|duty|chala) `,
      ` (?:kaam|kam|naukri|job|dukaa?n|business|dhandha|karobar|company me|bank me|school me) (?:\\S+ ){0,4}?${COUNT} (?:saal|sal|varsh) se `,
      ` (?:working|work|am) ${COUNT} ${YEARS} as `,
      ` ${COUNT} (?:plus )?${YEARS} (?:in|at|with) (?:an? |the |one |same |this )?(?:\\S+ ){0,2}?(?:school|college|company|department|bank|hospital|factory|railways?|psu|firm|office|plant|mill|lic|it|software|same line) | (?:department|railways?|bank|company|school|psu|lic|bsnl|tcs|infosys|wipro) (?:in |with )?${COUNT} ${YEARS} `,
      ` ${COUNT} (?:years|yrs|varusham\\S*|yellu|samvatsar\\S*) ?(?:ah|aa|ga|nunchi|nundi|nuncha) (?:\\S+ ){0,4}?(?:velai|velaiku|work|job|shop|kadai|company|school|bank|service|chestunn\\S*|undi|panr\\S*) `,
      ` ${COUNT} (?:saal|sal) (?:(?!ka |ki |ke |ho |ek )\\S+ ){0,3}?(?:me|mein) (?:kaam|naukri|job) | (?:nurse|teacher|velai|company|hospital|school|bank|kadai|shop) (?:\\S+ ){0,8}?${COUNT} (?:years|yrs|varusham) (?:aachu|aagudhu|aaguthu|aayiduchu|aagiduchu) `,
      `${COUNT} साल (?:की )?(?:नौकरी|सर्विस|सेवा) |${COUNT} (?:साल|सालों|वर्षों) से (?:\\S+ ){0,6}?(?:काम|नौकरी|दुकान|पद|कंपनी|स्कूल|बैंक)|${COUNT} (?:வருஷமா|வருடமா|வருடங்களாக|ஆண்டுகளாக) (?:\\S+ ){0,4}?(?:வேலை|கடை|கம்பெனி)|${COUNT} (?:ఏళ్లుగా|సంవత్సరాలుగా|ఏళ్ళుగా) (?:\\S+ ){0,4}?(?:పని|ఉద్యోగ|షాప్|కంపెనీ)`,
    ),
    unless: any(
      ` (?:my |our )?${KIN} (?:(?!and |but |so |i )\\S+ ){0,9}(?:${SINCE}|${COUNT} ${YEARS}) `,
      ` (?:preparing|preparation|prepare|upsc|ssc|bench|coaching in|attempt\\S*|without (?:job|work|salary)|no (?:job|work)|not working|not (?:done|doing|work\\S*)|jobless|unemployed|home|ghar|tayyari|taiyari|married|marriage|love|relation\\S*|loved|together|know(?:n|s|ing)? (?:each|him|her)|suspended|suspension|pending|exams?|shaadi|shadi|problems|not (?:give|giving|given)|stuck|case|court|loss|down|dull|break|gap|sick|ill|left|leave|resigned|was|were|earlier|before|used to|closed|stopped|quit|retired|rented|(?:in|on|house) rent|loan|emi|problem|torture|harass\\S*|giving (?:exams?|attempts?|rrb|ibps|ssc|upsc|psc)|empty|inside|living separate|due|remaining|previously|abroad|visa|h1b|permit|separated|divorced|expired|died|passed away|transfer) `,
      ` (?:will|want|planning|should) (?:\\S+ ){0,3}(?:work|start|open|job) `,
      `${KIN_IN_SCRIPT}|किराया|शादी`,
    ),
  },
} as const satisfies Record<string, ToldPattern>

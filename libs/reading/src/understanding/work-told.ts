import { keepsHouse } from './bond-told.ts'
import { ownClauses } from './own-words.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/**
 * The work or the course that somebody says is theirs by its name alone: "bank PO in Lucknow", "safai karmchari hu", "welder ah velai paakuren", "I own a
 * small packaging unit", "in final sem of BE". Only the visitor's own clauses are read.
 */

const KIND =
  '(?:staff|head|school|college|senior|junior|contract|contractual|guest|adhoc|ad hoc|assistant|asst|associate|deputy|sub|chief|private|govt|government|central|state|police|traffic|railway|bus|van|truck|company|security|forest|revenue|postal|bank|insurance|hotel|hospital|factory|mill|medical|icu|ot|field|sales|site|project|hr|it|ac|cnc|lab|x ray|maths|math|science|english|hindi|tamil|telugu|computer|primary|tgt|pgt|prt|software|civil|mechanical|electrical|data|marketing|network|system|web|app|full stack|delivery|call centre|call center|bpo|customer care|back office|data entry|temporary|permanent|regular|trainee|safai|anganwadi|asha|nursing|physical|special|music|dance|yoga|loco|station|ticket|quality|production|relationship|branch|team|ward|home|merchant navy|navy|army|air force|2nd|3rd|second|third|gym|fitness|dialysis|radiology|petrol pump|toll)'
const POST =
  '(?:po|clerk|lecturer|professor|faculty|teacher|nurse|sister incharge|engineer|developer|programmer|analyst|accountant|cashier|manager|executive|officer|constable|inspector|supervisor|operator|technician|fitter|welder|helper|labourer|labour|worker|salesman|salesgirl|receptionist|conductor|driver|guard|watchman|peon|sweeper|cook|chef|waiter|lineman|foreman|pharmacist|librarian|steno|stenographer|typist|auditor|scientist|tester|designer|havildar|jawan|subedar|soldier|pilot|principal|headmaster|headmistress|tutor|trainer|counsellor|counselor|caretaker|munshi|karmchari|karamchari|lekhpal|patwari|physiotherapist|electrician|tehsildar|superintendent|secretary|coordinator|recruiter|postman|trackman|loco pilot|station master|tte|boy|incharge|lead|babu|sipahi|fauji|chaprasi|chowkidar|chaukidar|rasoiya|mazdoor|majdoor|shiksha mitra|shikshamitra|shikshak|adhyapak)'
const NAMED = `(?:${KIND} ){0,3}${POST}`
const NAMED_WITH_KIND = `(?:${KIND} ){1,3}${POST}`
/** Words in which somebody gives their person before their work. */
const PERSON =
  '(?:age|aged|\\d{2}|years?|yrs?|yr|old|male|female|m|f|unmarried|single|divorced|presently|currently|now|myself|am|a|an|by profession|profession|working as)'
const PLACED = '(?:in|at|since|posted|working|here|(?:for )?\\d+ (?:years?|yrs?|saal|months?))'

/** Kept on for a day's wage, which is work that is held, though no post that stays. */
const BY_DAY =
  / (?:contractor|thekedar|company|plant|management) (?:is |are |has )?(?:now )?(?:keeps?|keeping|kept|pays?|paying|gives?|giving|engages?|engaged|uses|using) (?:us|me) (?:\S+ ){0,3}?(?:per day|daily|a day|per month|monthly|wages?|contract) /

const EN = [
  // "bank PO in Lucknow", "29 F, HR executive"
  new RegExp(`^ (?:${PERSON} ){0,5}${NAMED} ${PLACED} `),
  new RegExp(`^ (?:${PERSON} ){0,5}${NAMED_WITH_KIND} $`),
  new RegExp(
    ` (?:i am|im|i m|myself|i work as|working as|work as|posted as|employed as|serving as) (?:an? |the |one |only |just |also |now |currently |presently )*${NAMED} `,
  ),
  new RegExp(
    ` (?:i am|im|i m|working as|work as|posted as|employed as) (?:an|a) (?!(?:son|daughter|wife|husband|student|retired|former|ex|failed|jobless|unemployed) )(?:[a-z]+ ){1,2}${POST} `,
  ),
  // "working in a Coimbatore hospital as lab technician"
  new RegExp(` (?:working|posted|employed|serving|work) (?:in|at|with|for|under) (?:\\S+ ){1,6}?as (?:an? |the |one )?${NAMED} `),
  / (?<! (?:should|shall|can|could|if|when|will|do) )i (?:also |now |currently )?(?:teach (?:\S+ ){0,3}(?:in|at) (?!home)|drive (?:for|(?:\S+ )?(?:van|bus|truck|lorry|ambulance) (?:for|in|of)))/,
  / (?:serving|posted|working) (?:in|with) (?:the )?(?:indian )?(?:bsf|crpf|cisf|itbp|ssb|army|navy|air force|police|railways?|ksrtc|msrtc|rtc|bmtc) /,
  / (?:we both|both of us|both me and (?:my )?(?:husband|wife)|(?:me|i) and (?:my )?(?:husband|wife)(?: both)?|(?:husband|wife) and i(?: both)?) (?:are |do |have )?(?:both )?(?:working|in it|in jobs?|employed|doing jobs?|teachers|nurses|doctors|engineers|government employees|govt employees) /,
  // ... and "teaching maths in ZP school", "accounts in a building material company", or a day's wage: one pattern, since each is tried on every clause
  new RegExp(
    [
      String.raw` (?:doing|have|having|do) (?:an? )?(?:\S+ ){0,3}?(?:job|duty) (?:in|at|with) `,
      String.raw`^ (?:\S+ ){0,2}?teaching (?:\S+ ){0,2}?(?:in|at) (?:\S+ ){0,3}?(?:school|college|university|institute|academy) `,
      String.raw`^ (?:accounts|hr|admin|sales|marketing|purchase|stores|logistics|production|quality|it) (?:department |dept |section )?(?:in|at|with) (?:an? |the |one )?(?:\S+ ){0,3}?(?:company|firm|bank|hospital|office|factory|hotel|plant) `,
      BY_DAY.source,
    ].join('|'),
  ),
]
const HINDI = [
  / (?:school|college|coaching|institute|madarsa) (?:me|mein|main) (?:\S+ )?(?:padh?a+t[ai]|padha? rah[ai]) (?:hu|hun|hoon|huu) /,
  new RegExp(
    ` ${POST} (?:ki (?:post|naukri|job) (?:pe |par )?|ke pad par |ka kaam (?:karta |karti |kar raha |kar rahi ))?(?:hu|hun|hoon|huu) `,
  ),
  / (?<! (?:apni|apne|khud ki|khud ke) (?:\S+ )?)(?:me|mein|main|pe|par|yaha|yahan|paas) (?:\S+ ){0,2}?(?:kaam|kam|job|naukri|nokri|duty|service|mazdoori|majdoori) (?:karta|karti|krta|krti|kar raha|kar rahi|kr raha|kr rahi) (?:hu|hun|hoon|huu) /,
  /(?:कार्यकर्ता|कार्यकर्त्री|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|टीचर|नर्स|क्लर्क|बाबू|सिपाही|कांस्टेबल|दरोगा|ड्राइवर|चपरासी|चौकीदार|गार्ड|सुपरवाइजर|सुपरवाइज़र|मैनेजर|इंजीनियर|अफसर|अफ़सर|अधिकारी|लेखपाल|पटवारी|मजदूर|मज़दूर|कर्मचारी|सफाईकर्मी|रसोइया|लेक्चरर|प्रोफेसर|प्राचार्य|फौजी|फ़ौजी|जवान|लाइनमैन|ऑपरेटर|हेल्पर|आशा|शिक्षामित्र|वेल्डर|अकाउंटेंट|फार्मासिस्ट|होमगार्ड) (?:की (?:पोस्ट|नौकरी) (?:पर )?|के पद पर )?(?:हूँ|हूं|हूँ|कार्यरत) /u,
  /(?<!(?:अपनी|अपने|खुद की|खुद के) (?:\S+ )?)(?:में|पर|यहाँ|यहां) (?:\S+ )?(?:काम|नौकरी|जॉब|ड्यूटी|मजदूरी) (?:करता|करती|कर रहा|कर रही) (?:हूँ|हूं) /u,
]
const SOUTH = [
  new RegExp(` ${POST} (?:ah|aa|aaga|aga|a) (?:\\S+ ){0,2}?(?:irukk?en|irukk?[iu]re?n|\\S+[rk]en|velai|vela) `),
  / (?:velai|vela|job|work|duty|service) (?:(?:la|thaan|than) )?(?:pa+[rk]+\S*|pan+\S*|pand\S*|se[iy]\S*)(?:r|k)en /,
  /(?:ஆசிரியர்|ஆசிரியை|டீச்சர்|செவிலியர்|நர்ஸ்|பொறியாளர்|இன்ஜினியர்|என்ஜினியர்|ஓட்டுநர்|டிரைவர்|காவலர்|கிளார்க்|எழுத்தர்|மேலாளர்|மேனேஜர்|ஊழியர்|அலுவலர்|விரிவுரையாளர்|பேராசிரியர்|வெல்டர்|எலக்ட்ரீஷியன்|சூப்பர்வைசர்|கண்டக்டர்|நடத்துனர்|காசாளர்|கணக்காளர்|பணியாளர்|தொழிலாளி|வாட்ச்மேன்|செக்யூரிட்டி|மருந்தாளுநர்) $/u,
  /(?:ஆசிரிய|டீச்ச|செவிலிய|நர்ஸ|பொறியாள|இன்ஜினிய|என்ஜினிய|ஓட்டுந|டிரைவ|காவல|கிளார்க்|எழுத்த|மேலாள|மேனேஜ|ஊழிய|அலுவல|விரிவுரையாள|பேராசிரிய|வெல்ட|எலக்ட்ரீஷிய|சூப்பர்வைச|கண்டக்ட|நடத்துன|காசாள|கணக்காள|பணியாள|தொழிலாளி|வாட்ச்மே|மருந்தாளு)[\p{L}\p{M}]*(?:ாக|ஆக|ா) (?:\S+ ){0,2}[\p{L}\p{M}]+ேன் /u,
  /(?:வேலை|பணி|டியூட்டி|ஜாப்) (?:செய்|பார்|பாக்|பாத்|பண்)[\p{L}\p{M}]*(?:றேன்|ரேன்|கிறேன்) |பணி(?:புரி|யாற்று)[\p{L}\p{M}]*ேன் |(?:வேலையில்|பணியில்) (?:இருக்கிறேன்|இருக்கேன்|உள்ளேன்) /u,
  new RegExp(` ${POST} (?:ga|gaa) (?:\\S+ ){0,2}?(?:chesth?unn?a(?:nu)?|unnanu|unna|untunnanu) | ${POST} ni `),
  / (?:job|udyogam|work|duty) (?:chesth?unn?a(?:nu)?) /,
  /(?:టీచర్|నర్సు|నర్స్|ఇంజనీర్|డ్రైవర్|క్లర్క్|ఆఫీసర్|మేనేజర్|ఉద్యోగి|కానిస్టేబుల్|లెక్చరర్|అకౌంటెంట్|సూపర్వైజర్|వర్కర్|గార్డ్|వెల్డర్|ఉపాధ్యాయు[\p{L}\p{M}]*)(?:ని|నే|ను|రాలిని) |(?:టీచర్|నర్సు|నర్స్|ఇంజనీర్|డ్రైవర్|క్లర్క్|ఆఫీసర్|మేనేజర్|కానిస్టేబుల్|లెక్చరర్|అకౌంటెంట్|సూపర్వైజర్|వర్కర్|గార్డ్|వెల్డర్)గా (?:\S+ ){0,2}[\p{L}\p{M}]*(?:న్నాను|న్నా) |(?:ఉద్యోగం|జాబ్) (?:చేస్తున్నాను|చేస్తున్నా) |పని ?చేస్తున్నా(?:ను)? /u,
]
/** A clause of a wish, a choice, a complaint or the past tells of no post that is held. */
const WISHED =
  / (?:become|becoming|want|wants|wish|which|should|will|refus\S*|banna|banne|banunga|banungi|taiyari|tayari|exam|selected|interview|aaganum|aganum|avvali|avvalani|or|ya|retired|ex|former|was|were) |रिटायर|पूर्व |ஓய்வு|ஒருத்தர்|ஒருவர்|மாப்பிள்ளை|రిటైర్|बनना|बनने|तैयारी|வேண்டும்|ஆகணும்|అవ్వాల/u

const says =
  (patterns: readonly RegExp[], unless?: RegExp) =>
  (concern: string): boolean =>
    ownClauses(concern).some((clause) => unless?.test(clause) !== true && patterns.some((pattern) => pattern.test(clause)))

/** True where somebody is kept on for a day's wage or by a contractor. */
export const isKeptByDay = remembered(says([BY_DAY]))

/** True where somebody names the post that they hold. */
export const tellsPost = remembered(says([...EN, ...HINDI, ...SOUTH], WISHED))

const OWN_WORK = [
  new RegExp(
    [
      // a practice of one's own
      String.raw` (?:advocate|lawyer|doctor|dentist|ca|chartered accountant|architect|physiotherapist) (?:\S+ ){0,3}?(?:practi[sc]ing|(?:own|private) practice) | practi[sc]ing (?:as )?(?:an? )?(?:advocate|lawyer|doctor|dentist|ca|chartered|architect) | (?:i have|with|my) (?:an? )?(?:own |private |law |legal |medical |dental |small )*practice `,
      // cattle whose milk is sold, ponds and sheds that are worked
      String.raw` (?:bhains|bhens|bhainse|gaay|gay|gai|cows?|buffalo(?:es)?|bakri|bakriyan|goats?) (?:\S+ ){0,4}?(?:rakh\S*|pal\S*|hai|hain|have|keep|rear) (?:.* )?(?:doodh|dudh|milk) (?:\S+ ){0,3}?(?:dairy|bech\S*|sell\S*|supply|society) `,
      String.raw` (?:doodh|dudh) (?:\S+ )?(?:dairy (?:pe|par|me|mein|ko) (?:jata|jaata|deta|deti|dete)|bech(?:ta|ti|te)) `,
      String.raw`(?<! (?:to|of|should|shall|can|could|will|start|begin|like|want|i should) )(?<= )(?:doing|do|running|run|have) (?:\S+ )?(?:prawn|shrimp|fish|crab|poultry|dairy|mushroom|silk) (?:culture|farming|farm|ponds?|tanks?|shed) `,
      // "mera ... supply ka kaam hai"
      String.raw`^(?!.* (?:bhai|beta|bete|pati|papa|pitaji|sasur|dost|husband|brother|jija|sale?|unka|uska) (?:\S+ ){0,6}?(?:ka|ki) ).* (?:supply|trading|banane|bechne|wholesale|packing|printing|silai|repairing|thok) ka (?:kaam|kam|dhandha|dhanda|business) (?:hai|he|h|karta|karti|karte|chal\S*) `,
    ].join('|'),
  ),
  / (?<! (?:should|shall|can|could|if|when|will|to) )(?:i|we) (?:also |still |now )?(?:do|am doing|take|am taking|run|give) (?:\S+ ){0,2}?(?:tailoring|stitching|blouses?|embroidery|tuitions?|tutions?|tiffin|catering|mehe?ndi|beauty work|papad|pickles?|cakes|baking)(?: \S+){0,2} (?:from|at) home /,
  / (?:mera|meri|hamara|hamari|apna|apni|khud ka|khud ki) (?:\S+ ){0,3}?(?:thela|rehdi|redi|tapri|stall|gumti|dhaba|dukaa?n|salon|parlou?r|karkhana|poultry|dairy) (?:hai|he|chal\S*|nahi) /,
  / (?:i am|im|i m|we are|myself) (?:an? |the )?(?:small |marginal |poor |organic |dairy |poultry |cotton |paddy )?(?:farmer|farmers|agriculturist|shopkeeper|shop keeper|shop owner|businessman|business man|businesswoman|wholesaler|proprietor|contractor)(?! (?:son|daughter|s)) /,
  new RegExp(`^ (?:${PERSON} ){0,5}(?:farmer|kisan|shopkeeper|shop owner|businessman) (?:${PLACED} |$)`),
  / (?<! (?:should|shall|can|could|if|when|will|do|to) )(?:i|we|me and (?:my )?(?:wife|husband|brother|sister|friend)|(?:wife|husband) and i) (?:own|run|am running|are running) (?:an? |my |one |our |two |three |\d+ )?(?:\S+ ){0,3}?(?:unit|plant|mill|factory|workshop|shop|store|press|firm|agency|boutique|salon|parlou?r|gym|clinic|hotel|hostel|restaurant|canteen|mess|nursery|dairy|farm|school|academy|centre|center|studio|showroom|godown|stall|garage|bakery|dhaba) /,
  / (?:kisan|kisaan|dukandar|dukaandar|dukandaar|vyapari|thekedar) (?:hu|hun|hoon|huu|hai hum) /,
  / (?:kheti|kheti badi|khetibadi|kheti baadi|kheti kisani|vyapar|dhandha|dukandari|thekedari|pashupalan) (?:ka kaam )?(?:karta|karti|karte|kar raha|kar rahi|kar rahe) (?:hu|hun|hoon|huu|hai hum) | hum (?:\S+ )?kheti karte /,
  /(?:किसान|दुकानदार|व्यापारी|ठेकेदार) (?:हूँ|हूं) |(?:खेती|खेतीबाड़ी|व्यापार|कारोबार|धंधा) (?:करता|करती|कर रहा|कर रही) (?:हूँ|हूं) |हम (?:\S+ )?खेती करते /u,
  / (?:vivasa+ya?m|vivasayam|vyaba+ram|viyaba+ram) (?:pan\S*|pand\S*|se[iy]\S*|pa+[rk]+\S*)(?:r|k)en | naan (?:oru )?vivasayi |விவசாயம் (?:செய்|பண்|பார்)[\p{L}\p{M}]*(?:றேன்|ரேன்|கிறேன்) |நான் (?:ஒரு )?(?:\S+ )?விவசாயி|வியாபாரம் (?:செய்|பண்)[\p{L}\p{M}]*(?:றேன்|ரேன்|கிறேன்) /u,
  / (?:vyavasayam|vyaparam|business) (?:chesth?unn?a(?:nu)?) | (?:raithu|rythu|raitu)(?:ni| ni) |(?:వ్యవసాయం|వ్యాపారం) చేస్తున్నా|(?:నేను )(?:\S+ )?రైతు(?:ను|ని)? /u,
]
/** True where somebody names a trade of their own, or land that they till. */
export const tellsOwnWork = remembered(says(OWN_WORK))

const COURSE =
  '(?:b ?tech|b ?e|b ?com|b ?sc|bca|bba|bbm|b ?a|b ?ed|d ?ed|b ?arch|b ?pharm\\S*|m ?tech|m ?sc|m ?com|m ?a|mba|mca|mbbs|bds|bams|bhms|llb|diploma|iti|polytechnic|engineering|nursing|degree|graduation|college|phd|ca|intermediate|inter)'
const WHICH = '(?:final|last|pre final|first|second|third|fourth|[1-8](?:st|nd|rd|th)|aakhri|akhri|antim)'
const STUDIES = [
  new RegExp(` ${WHICH} (?:sem|semester)(?= )(?! fees? (?:of|for) my)`),
  new RegExp(
    ` ${COURSE} (?:ke |ka |ki |la |lo )?(?:${WHICH}|kadaisi|chivari) (?:year|yr|saal|sal|varusham|samvatsaram)(?= )| ${WHICH} (?:year|yr) (?:of |in |student |me |mein )?(?:${COURSE}|hu|hun|hoon|student|padh\\S*|padi\\S*) `,
  ),
  /(?:बी ?ए|बी ?कॉम|बीकॉम|बी ?एससी|बी ?टेक|बीटेक|एम ?ए|एमए|कॉलेज|डिग्री|ग्रेजुएशन|बी ?एड|डिप्लोमा|पॉलिटेक्निक|एमबीबीएस|इंजीनियरिंग) (?:के |की |का )?(?:आखिरी|आख़िरी|अंतिम|फाइनल|फर्स्ट|सेकंड|थर्ड|पहले|दूसरे|तीसरे|चौथे|प्रथम|द्वितीय|तृतीय) (?:साल|वर्ष|ईयर|सेमेस्टर)|(?:आखिरी|आख़िरी|अंतिम|फाइनल|फर्स्ट|सेकंड|थर्ड|पहले|दूसरे|तीसरे|चौथे|प्रथम|द्वितीय|तृतीय) (?:(?:वर्ष|ईयर|सेमेस्टर|सेम) (?:में|का|की)|साल में (?:हूँ|हूं|पढ़)) /u,
  /(?:இறுதி|கடைசி|முதல்|இரண்டாம்|மூன்றாம்|ஃபைனல்) ?(?:ஆண்டு|வருடம்|வருஷம்|இயர்|செமஸ்டர்) (?:\S+ ){0,2}(?:படிக்கிறேன்|படிக்கிற|படித்து|இருக்கிறேன்|மாணவ)|(?:ఫైనల్|చివరి|మొదటి|రెండో|రెండవ|మూడో|మూడవ) (?:ఇయర్|సంవత్సరం|సెమిస్టర్|సెమ్)/u,
]
/** The same years of something else than a course. */
const NOT_STUDIES =
  / (?:passed|completed|after|fail(?:ed)? in|dropped|left|since) (?:\S+ ){0,3}?(?:final|last|sem|semester)| (?:year|yr) of (?:marriage|service|job|posting|contract) |पास कर|पूरा कर/u
/** True where somebody names the year or the term of the course they are in. */
export const tellsStudies = remembered(says(STUDIES, NOT_STUDIES))

const ASKS_WORK =
  / (?:jobs?|career|teach|apply\S*|employ\S*|(?:get|find|start|to|for) work(?:ing)?|naukri|nokri|velaik\S*|udyogam) |नौकरी|வேலைக்கு|ఉద్యోగ/u
/** True where somebody who keeps a house asks for work: they hold no post. */
export const seeksFromHome = remembered((concern): boolean => keepsHouse(concern) && ASKS_WORK.test(plainText(concern)))

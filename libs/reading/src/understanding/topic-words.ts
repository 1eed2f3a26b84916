import type { Topic } from '@disha/contracts/finding'

/** Beginnings of words by topic, in English, Hindi, Tamil and Telugu and as they are typed in Latin letters; `$` marks a whole word. */
// prettier-ignore
export const TOPIC_WORDS: Readonly<Record<Exclude<Topic, 'general'>, readonly string[]>> = {
  career: [
    'teacher', 'lecturer', 'professor', 'faculty$', 'govt$', 'sarkari', 'anganwadi', 'constable', 'judiciary', 'law firm', 'pairo pe', 'pairon pe', 'pairon par', 'jeetham', 'sambalam', 'samblam', 'joining date', 'joining letter', 'apprentice', 'placement', 'internship', 'tender', 'pair par khad', 'pairo par', 'poverty', 'for work$', 'for job$', '2 offers', 'two offers', 'job offers', 'got an offer', 'an offer for', 'hike$', 'night shift', 'permanent job', 'become permanent', 'made permanent', 'confirmation letter', 'worker$', 'earn$', 'earning', 'earn more', 'kamai', 'retire early', 'early retirement', 'publish', 'novel', 'fresher', 'freelanc', 'self employ', 'back to work', 'go to work', 'work again', 'work on my own', 'own work', 'my work', 'under someone', 'contract work', 'consultancy', 'career gap', 'my clients', 'clients', 'customers', 'success', 'fame$', 'famous', 'name and fame', 'ssc$', 'bank po', 'llb$', 'mba$', 'bba$', 'bca$', 'mca$', 'b ed$', 'ca final', 'diploma', 'electrician', 'plumber', 'tailor', 'franchise', 'dealership', 'vrs$', 'bonus', 'entrance', 'drop a year', 'one more year', 'kheti', 'vyavasayam', 'vivasayam', 'kadai', 'apna kaam', 'safal', 'saphal', 'panam', 'payment', 'सफल', 'खेती', 'दुकान', 'கடை$', 'விவசாய', 'வெற்றி', 'వ్యవసాయ', 'దుకాణ', 'విజయ',
    'sarkari', 'rozgar', 'dukan', 'dukaan', 'pariksha', 'padippu', 'thervu', 'chaduvu', 'jobb$', 'stream$', 'after 10th', 'after 12th', 'science or commerce', 'commerce or', 'transfer', 'tabadla', 'farming', 'agricultur', 'politic', 'rajniti', 'film director', 'film line', 'film industry', 'acting', 'singer', 'singing', 'mbbs', 'engineering', 'painting', 'livelihood', 'upsc', 'udyog', 'velaikku', 'uthiyog', 'panam$', 'kadan$',
    'career', 'job', 'my work', 'at work', 'workplace', 'work life', 'work pressure', 'find work', 'better work', 'new work', 'work from', 'working', 'boss', 'manager', 'office', 'promot', 'salary', 'business', 'startup', 'start up', 'profession', 'employ', 'unemploy', 'interview', 'company', 'companies', 'colleague',
    'btech', 'b tech', 'gate$', 'neet$', 'jee$', 'upsc', 'phd$', 'semester', 'shiksha', 'siksha',
    'income', 'money', 'financ', 'debt', 'loan', 'invest', 'wealth', 'exam$', 'exams', 'examination', 'study', 'studies', 'college', 'degree', 'course', 'appraisal', 'resign', 'layoff', 'laid off', 'fired', 'vocation', 'government service',
    'naukri', 'nokri', 'kaam$', 'vyapar', 'dhandha', 'paisa', 'padhai', 'tarakki', 'velai', 'vela$', 'uthiyogam', 'thozhil', 'udyogam', 'vyaparam', 'vyaparamu', 'jeetam', 'dabbu',
    'नौकर', 'काम$', 'करियर', 'कैरियर', 'व्यापार', 'व्यवसाय', 'धंधा', 'धंधे', 'पैसा', 'पैसे', 'धन$', 'पदोन्नति', 'प्रमोशन', 'वेतन', 'पढ़ाई', 'शिक्षा', 'परीक्षा', 'कर्ज', 'रोज़गार', 'रोजगार', 'दफ्तर', 'बॉस',
    'வேலை', 'தொழில்', 'உத்தியோக', 'பணம்', 'பணி$', 'பதவி', 'சம்பள', 'வியாபார', 'படிப்பு', 'கடன்', 'தேர்வு', 'வணிக', 'முதலீடு',
    'ఉద్యోగ', 'పని$', 'వృత్తి', 'వ్యాపార', 'డబ్బు', 'జీతం', 'ప్రమోషన్', 'చదువు', 'పరీక్ష', 'అప్పు', 'కెరీర్', 'పదోన్నతి',
  ],
  love: [
    'blocked me', 'block kar', 'ब्लॉक कर', 'பிளாக் ப', 'பிளாக் செ', 'బ్లాక్ చే', 'மாமியார', 'மாமனார', 'అత్తగార', 'ससुराल', 'सास$', 'roka$', 'loves me', 'manglik', 'mangalik', 'girlfriend', 'life partner', 'feelings for', 'propose$', 'jise chahta', 'jise chahti', 'mujhe nahi chaht', 'move on$', 'gay$', 'lesbian', 'same sex', 'bisexual', 'dhokha mila', 'bahu$', 'alone always', 'no match$', 'good match$', 'right match$', 'nanad ', 'alone for life', 'alone all my life', 'alone whole life', 'ladki pasand', 'ladka pasand', 'i like a girl', 'i like a boy', 'preminchina', 'vadilesind', 'in relationship', 'alone forever', 'stay single', 'remain single', 'never married',
    'maried', 'marrid', 'companion', 'mother in law', 'father in law', 'kanavar', 'my ex$', 'sex life', 'jhagda', 'jhagra', 'ghar mein$', 'ghar me$', 'ghar wale', 'gharwale', 'sasural', 'saas$', 'biwi', 'talaq', 'talaak', 'parivar', 'parivaar', 'manaivi', 'kanavan', 'pondatti', 'purushan', 'sandai', 'kudumbam', 'kaadhali', 'kadhali', 'bhartha', 'mogudu', 'pellam', 'godava', 'kutumbam', 'preminch', 'vidakulu', 'girl friend', 'boy friend', 'காதல', 'பொண்டாட்டி', 'புருஷ', 'సాస', 'మొగుడు', 'గొడవ',
    'love', 'marri', 'marry', 'wedding', 'relationship', 'partner', 'husband', 'wife', 'spouse', 'boyfriend', 'girlfriend', 'breakup', 'broke up', 'break up', 'divorc', 'separat', 'engage', 'romance', 'romantic',
    'soulmate', 'proposal', 'matchmak', 'crush', 'dating', 'single$', 'in laws', 'family', 'ex$', 'fiance', 'affection',
    'shaadi', 'shadi', 'vivah', 'pyaar', 'pyar', 'prem$', 'rishta', 'rishte', 'pati$', 'patni', 'kalyanam', 'thirumanam', 'kadhal', 'kaadhal', 'pelli', 'prema', 'bharya', 'bharta',
    'प्यार', 'प्रेम', 'शादी', 'विवाह', 'रिश्त', 'पति$', 'पत्नी', 'तलाक', 'सगाई', 'परिवार', 'जीवनसाथी', 'ब्रेकअप',
    'காதல்', 'திருமண', 'கல்யாண', 'கணவ', 'மனைவி', 'உறவு', 'விவாகரத்து', 'குடும்ப', 'பிரிவு', 'துணை',
    'ప్రేమ', 'పెళ్లి', 'పెళ్ళి', 'వివాహ', 'భర్త', 'భార్య', 'విడాకు', 'కుటుంబ', 'సంబంధ', 'బంధం',
  ],
  abroad: [
    'us ki vell', 'us vell', 'us poga', 'us pona', 'bahar ja', 'bahar jaa', 'foreign trip', 'from us$', 'to the us$', 'netherlands', 'ireland', 'japan', 'kuwait', 'qatar', 'saudi', 'oman$', 'bahrain', 'poland', 'france', 'italy', 'sweden', 'switzerland', 'malaysia', 'uae$', 'abu dhabi', 'sharjah', 'doha$', 'us lo$', 'in us$', 'to us$', 'us la$', 'us ku$', 'usa lo', 'usa ku', 'usa la', 'amerika', 'amreeka', 'schengen', 'work permit', 'foreign la$', 'foreign lo$',
    'abroad', 'foreign', 'visa', 'overseas', 'immigra', 'emigra', 'settle in', 'relocat', 'green card', 'h1b', 'pr$', 'canada', 'usa$', 'america', 'uk$', 'london', 'australia', 'germany', 'dubai', 'gulf$', 'singapore', 'new zealand', 'europe', 'another country', 'move country', 'onsite',
    'videsh', 'vilayat', 'velinaadu', 'veli nadu', 'velinadu', 'videsam', 'videshalu',
    'विदेश', 'वीज़ा', 'वीजा', 'अमेरिका', 'कनाडा', 'परदेस',
    'வெளிநா', 'வெளி நாடு', 'விசா', 'அயல்நா', 'கனடா', 'அமெரிக்கா',
    'విదేశ', 'వీసా', 'అమెరికా', 'కెనడా', 'ఫారిన్',
  ],
  wellbeing: [
    'ashant', 'lost interest in', 'empty inside', 'i cry', 'cry without', 'cries', 'lazy$', 'laziness', 'disciplin', 'procrastinat', 'feel empty', 'concentrat', 'my mind', 'mind always', 'mind is', 'feel like doing', 'feel low', 'feeling low', 'mood swing', 'dimag', 'motivation', 'am angry', 'always angry', 'get angry', 'my anger$', 'gussa', 'kovam', 'kopam', 'be calm', 'crying', 'rona aata', 'man nahi lagta kahi', 'negative thought', 'self confidence', 'fear$', 'scared', 'dar lagta', 'bayam', 'mentally', 'mental$', 'healthy', 'udambu', 'manasanti',
    'neend', 'thyroid', 'cured', 'surgery', 'operation', 'back pain', 'disease', 'illness', 'cancer', 'diabet', 'kidney', 'heart attack', 'bimari', 'beemari', 'nimmadhi', 'very alone', 'all alone', 'feel alone', 'no friends', 'बीमारी', 'நோய்', 'జబ్బు', 'nind nahi', 'thookam', 'thukkam', 'nidra', 'tension', 'chinta$', 'bechain', 'manasu', 'kavalai', 'arogyam', 'aarogyam', 'sehat', 'tabiyat', 'depress', 'నిద్ర', 'ఆరోగ్య', 'ఆందోళన',
    'health', 'stress', 'anxi', 'anxious', 'sleep', 'tired', 'exhaust', 'peace of mind', 'depress', 'lonely', 'loneliness', 'energy', 'restless', 'overthink', 'panic', 'burnout', 'burnt out',
    'swasthya', 'sehat', 'tanav', 'chinta', 'nimmathi', 'mana azhuttham', 'arogyam',
    'स्वास्थ्य', 'सेहत', 'तनाव', 'चिंता', 'नींद', 'बेचैन', 'अकेला', 'अकेले', 'थकान', 'मन की शांति',
    'ஆரோக்கிய', 'உடல்நல', 'மன அழுத்த', 'மனஅழுத்த', 'கவலை', 'தூக்க', 'நிம்மதி', 'தனிமை',
    'ఆరోగ్య', 'ఒత్తిడి', 'ఆందోళన', 'నిద్ర', 'మనశ్శాంతి', 'ఒంటరి', 'దిగులు',
  ],
  timing: [
    'when will', 'when should', 'when can', 'what time', 'how long', 'right time', 'which year', 'timing', 'by when', 'kab$', 'eppo', 'eppothu', 'eppudu',
    'कब', 'कितने समय', 'எப்போது', 'எப்பொழுது', 'எந்த ஆண்டு', 'ఎప్పుడు', 'ఏ సంవత్సర',
  ],
}

/** Words of despair or self-harm, English, Hindi, Tamil and Telugu, also in Latin letters. */
// prettier-ignore
export const DISTRESS_WORDS: readonly string[] = [
  'suicid', 'kill myself', 'killing myself', 'end my life', 'ending my life', 'end it all', 'take my life', 'taking my own life', 'want to die', 'wish i was dead', 'wish i were dead', 'better off dead', 'wanna die', 'dont want to live', 'do not want to live', 'no reason to live', 'dont feel like living', 'not feel like living', 'dont wish to live', 'no wish to live', 'no desire to live', 'lost the will to live', 'dont see the point of living', 'stop living', 'stopped wanting to live', 'should not be alive', 'dont want to wake up', 'not wake up again', 'never wake up', 'world is better without me', 'better without me',
  'nothing to live for', 'not worth living', 'cant go on', 'cannot go on', 'self harm', 'selfharm', 'harm myself', 'hurt myself', 'cut myself', 'cutting myself', 'feel hopeless', 'feeling hopeless', 'feel so hopeless', 'am hopeless', 'im hopeless', 'life is hopeless', 'feel worthless', 'feeling worthless', 'feel so worthless', 'am worthless', 'im worthless', 'give up on life', 'cant take it anymore', 'overdose',
  'marna chahta', 'marna chahti', 'mar jau', 'mar jaun', 'jeena nahi', 'jina nahi', 'khudkushi', 'aatmahatya', 'atmahatya', 'saaganum', 'saga venum', 'sethu pogalam', 'chachipovali', 'chanipovali', 'bathakalani ledu', 'jeene ka mann', 'jeene ki iccha nahi', 'jeene ki ichchha nahi', 'jeene ka koi', 'vazha pidikala', 'vaazha pidikala', 'vazha pidikkala', 'vaazha pidikkala', 'vaazhanum nu thonala', 'uyiroda irukka', 'uyirodu irukka', 'bathakadam istam ledu', 'bratakadam istam ledu', 'chavali anipistundi', 'chachipovali anip',
  'आत्महत्या', 'खुदकुशी', 'मरना चाहत', 'मर जाना चाहत', 'मर जाऊँ', 'मर जाऊं', 'जीना नहीं', 'जीने का मन नहीं', 'जीने का मन ही नहीं', 'जीने की इच्छा ही नहीं', 'जीने का कोई मतलब', 'जीने की इच्छा नहीं', 'जान दे',
  'தற்கொலை', 'சாக வேண்டும்', 'சாகணும்', 'செத்து', 'இறந்து விட', 'வாழ விருப்பமில்லை', 'வாழப் பிடிக்க', 'வாழணும்னு தோணல', 'உயிரோட இருக்கவே', 'உயிரோடு இருக்கவே', 'வாழ பிடிக்கவில்லை', 'உயிரை மாய்',
  'ఆత్మహత్య', 'చచ్చిపో', 'చనిపోవాలని', 'బ్రతకాలని లేదు', 'బతకాలని లేదు', 'ప్రాణం తీసుకో', 'చావాలని',
  'kill my self', 'killing my self', 'kill myslef', 'suicde', 'sucide', 'suiside', 'wanna end it', 'want to end it', 'no point living', 'no point in living', 'life is not worth', 'life isnt worth', 'disappear forever', 'cant live anymore', 'cannot live anymore', 'tired of living', 'tired of life', 'tired of this life', 'feel like dying', 'was never born', 'never been born', 'rather be dead', 'ready to die', 'hang myself', 'poison myself', 'no will to live', 'want everything to end', 'feel like living', 'feel like ending', 'end everything', 'ending everything', 'no wish to live', 'lost the will to live', 'lost will to live', 'dont wish to live', 'do not wish to live', 'want to be alive', 'better if i am not', 'better if i was not', 'better if i die', 'everyone better without me', 'jeene ka mann nahi', 'jeene ka man nahi', 'jine ka man nahi', 'jeene ki iccha nahi', 'जीने का मन नहीं', 'vazha pidikala', 'vaazha pidikala', 'vazhave pidikala', 'வாழவே பிடிக்க', 'வாழ பிடிக்கல', 'செத்துடலாம்', 'bratakalani ledu', 'brathakalani ledu', 'బతకాలనిపించ', 'బ్రతకాలనిపించ',
  'marna hai', 'mar jana chaht', 'mar jaana chaht', 'mar jaunga', 'mar jaungi', 'marne ka man', 'jeene ka man', 'jine ka man', 'jeene ki ichha nahi', 'zindagi se thak', 'jindagi se thak', 'zindagi khatam', 'zindagi khatm', 'jindagi khatam', 'khud ko khatam', 'khud ko khatm', 'jaan de d', 'apni jaan le', 'nahi jeena', 'nahin jeena', 'jeena nahin', 'nahi jina',
  'saaga poren', 'saga poren', 'sagapporen', 'vaazhka vendam', 'vazhka vendam', 'vaazhkai vendam', 'vazhkai vendam', 'vaazhave pidik', 'vazhave pidik', 'uyirai vida', 'uyira vida', 'tharkolai', 'sethuduv', 'chavalani', 'chachipovalani', 'chachipotanu', 'chanipovalani', 'brathakalani', 'bratakalani', 'batakalani', 'bathakalani',
  'मरना है', 'मर जाना', 'मरने का मन', 'मर जाऊंग', 'मर जाऊँग', 'ज़िंदगी खत्म', 'जिंदगी खत्म', 'ज़िंदगी से थक', 'जिंदगी से थक', 'खुद को खत्म', 'जी नहीं सकत', 'जीने की चाह नहीं',
  'சாகப் போ', 'சாக போ', 'வாழ்க்கையே வேண்டாம்', 'வாழ்க்கை வேண்டாம்', 'வாழவே பிடிக்க', 'வாழ பிடிக்க', 'உயிரை விட', 'బతకడం ఇష్టం లేదు', 'బ్రతకడం ఇష్టం లేదు', 'జీవితం మీద విరక్తి',
]

/** Being struck or harmed by somebody near. */
// prettier-ignore
export const STRUCK_WORDS: readonly string[] = [
  'beats me', 'beating me', 'hits me', 'abusing me', 'abuses me', 'domestic violence', 'raises hand on me', 'raises his hand on me', 'raised hand on me', 'pati maar', 'pati marta', 'mujhe maarta', 'mujhe maarte', 'wale maarte', 'wale marte', 'maar peet', 'marpeet', 'nannu kodut', 'nannu kodat', 'मारपीट', 'मुझे मारता', 'मुझे मारते', 'पति मारता', 'என்னை அடிக்க', 'கணவர் அடிக்க', 'నన్ను కొడ',
]

/** Everyday phrases that hold such words without the meaning. */
// prettier-ignore
export const NOT_DISTRESS: readonly string[] = [
  'hopelessly in love', 'suicide squad', 'love to die for', 'cut myself a', 'cut myself off', 'live in', 'live with', 'live here', 'live there', 'live abroad', 'live near', 'feel like living with', 'feel like living in', 'feel like living here', 'feel like living there', 'feel like ending this', 'feel like ending my', 'feel like ending the', 'feel like ending our', 'ending everything with', 'end everything with', 'want to be alive in',
]

/** What is despair all the same. */
export const STILL_DISTRESS: readonly string[] = [
  'live in this world',
  'live with this pain',
  'live with this anymore',
  'live here anymore',
]

/** Ways to say that something is not what is asked about; the word after one of them is left out. */
export const NOT_ABOUT: readonly RegExp[] = [
  / (?:not|isnt|is not) (?:asking )?(?:about|interested in|worried about|concerned about)(?: my| a| any| the| our)? \S+/g,
  / (?:dont|do not|didnt|never) want(?: to)?(?: a| my| any| the)? (?:get )?\S+/g,
  / no interest in(?: my| a| any| the)? \S+/g,
  // what others say of it, what is parted that is no bond, and a post in which one settles
  / (?:my |our )?(?:husband|wife|family|parents|friends|relatives|in laws)(?: \S+)? (?:say|says|saying|tell|tells|telling|think|thinks|ask|asks|asking|supports?|reasons?)(?= )/g,
  / separat\S*(?= (?:\S+ ){0,3}(?:business|shop|firm|company|property|land|house|account|kitchen|trade) )/g,
  // a time, and no subject
  /(?<= (?:abroad|there|job|work|settle|settled|canada|usa|us|foreign)) after (?:my )?(?:marriage|wedding)(?= )/g,
  / settled?(?: down)? in(?= (?:any |a |one |my |the |some )?(?:job|career|life|business|work|field|post|profession) )/g,
  / \S+ (?:ke bare mein|ke baare mein|ke bare me|ke baare me) nah(?:i|in) /g,
  / \S+ के बारे में नहीं /g,
  / \S+ (?:pathi|patri) (?:illa|illai|alla) /g,
  / \S+ (?:பற்றி|பத்தி) (?:இல்லை|அல்ல|இல்ல) /g,
  / \S+ (?:gurinchi) (?:kadu|kaadu) /g,
  / \S+ గురించి కాదు /g,
]

/** Where nothing else tells the subject: something begun, run or closed that earns a living. */
export const VENTURE =
  / (?:start|starting|started|thought of|thinking of|plan|planning|idea of|joint|buy|open|opening|opened|run|running|launch|launching|set up|begin|expand|expanding|close|closing|own|put up|kholna|kholu|kholun|khol|lagau|lagana|shuru|vaikk\S*|vaik\S*|aarambi\S*|start cheyy?\S*|pett\S*) (?:\S+ ){0,4}(?:shop|store|stall|boutique|clinic|hospital|school|play school|playschool|coaching|classes|tuitions?|centre|center|academy|institute|studio|parlou?r|salon|saloon|gym|hotel|mess|restaurant|cafe|kitchen|canteen|bakery|tiffin|catering|dairy|farm|poultry|factory|unit|plant|mill|agency|firm|office|practice|channel|page|brand|pharmacy|garage|workshop|nursery|creche|consultancy|ngo|startup|business|showroom|dukaa?n|kadai|shop|travels|resort|homestay) | my (?:\S+ ){0,3}(?:channel|blog|brand|boutique|parlou?r|salon|studio|coaching|tuition|farm|dairy|play school) | (?:dukaa?n|kadai|factory|clinic|shop|hotel|office|coaching|parlou?r) (?:\S+ ){0,2}(?:khol\S*|lagau|lagana|shuru|vaik\S*|start|pett\S*|open) /

/** Words that are often mistyped: tried within one or two letters where nothing else was found. */
// prettier-ignore
export const OFTEN_MISTYPED: Readonly<Record<'career' | 'love' | 'abroad' | 'wellbeing', readonly string[]>> = {
  career: ['career', 'promotion', 'business', 'interview', 'company', 'salary', 'employment', 'profession', 'education', 'examination'],
  love: ['marriage', 'married', 'wedding', 'relationship', 'husband', 'girlfriend', 'boyfriend', 'divorce', 'breakup', 'family'],
  abroad: ['foreign', 'abroad', 'immigration', 'australia', 'america', 'overseas', 'germany', 'canada'],
  wellbeing: ['health', 'anxiety', 'stress', 'depression', 'sleep'],
}

/** Fields of work that a visitor may name: what each is weighed by stands in rules/fields.ts. */
export const FIELDS = [
  'film',
  'music',
  'media',
  'writing',
  'design',
  'teaching',
  'medicine',
  'nursing',
  'pharmacy',
  'counselling',
  'consulting',
  'engineering',
  'software',
  'science',
  'government',
  'banking',
  'accounts',
  'law',
  'army',
  'police',
  'aviation',
  'sea',
  'hotels',
  'transport',
  'shop',
  'importExport',
  'kitchen',
  'property',
  'farming',
  'beauty',
  'fashion',
  'jewellery',
  'markets',
  'politics',
  'priest',
  'astrology',
  'sport',
  'management',
  'sales',
  'social',
  'industry',
] as const
export type Field = (typeof FIELDS)[number]

/** `sure` words name the work wherever they stand; `cued` ones only in a sentence that speaks of work, study or a wish of it. */
type Words = { sure: readonly string[]; cued?: readonly string[] }

// prettier-ignore
export const FIELD_WORDS: Readonly<Record<Field, Words>> = {
  film: {
    sure: ['film director', 'film direction', 'film maker', 'filmmak', 'film industry', 'film line', 'film field', 'cinema field', 'cinema industry', 'movie director', 'assistant director', 'cinematograph', 'actor$', 'actress', 'acting$', 'bollywood', 'tollywood', 'kollywood', 'abhineta', 'abhinay', 'nadigan', 'nadigar', 'hero avva', 'heroine avva', 'natudu', 'फिल्म निर्देश', 'फ़िल्म निर्देश', 'अभिनेता', 'अभिनेत्री', 'अभिनय', 'एक्टिंग', 'திரைப்பட இயக்குந', 'சினிமா துறை', 'நடிக', 'நடிப்பு', 'సినిమా రంగ', 'సినిమా ఫీల్డ్', 'నటుడు', 'నటి$', 'నటన', 'దర్శకు'],
    cued: ['film', 'cinema', 'movie', 'theatre', 'serial$', 'modelling', 'modeling', 'model$', 'director$', 'iyakunar', 'फिल्म', 'फ़िल्म', 'सिनेमा', 'मॉडल', 'சினிமா', 'இயக்குந', 'திரைப்பட', 'సినిమా', 'డైరెక్టర్'],
  },
  music: {
    sure: ['singer', 'singing$', 'musician', 'music director', 'music composer', 'classical danc', 'dancer', 'choreograph', 'gayak', 'gayika', 'paadagar', 'padagar', 'gayakudu', 'गायक', 'गायिका', 'गायन', 'संगीतकार', 'நடனக்', 'பாடகர்', 'பாடகி', 'இசைக்', 'గాయకు', 'గాయని', 'గాయకురా'],
    cued: ['music', 'sangeet', 'dance', 'bharatanatyam', 'kuchipudi', 'dj$', 'संगीत', 'नृत्य', 'डांस', 'இசை', 'பாட்டு', 'நடனம்', 'సంగీత', 'నాట్య', 'డాన్స్'],
  },
  media: {
    sure: ['youtuber', 'make reels', 'making reels', 'makes reels', 'create reels', 'creating reels', 'post reels', 'reel creat', 'reels creat', 'reels bana', 'reel bana', 'instagram page', 'insta page', 'instagram account', 'make videos', 'making videos', 'videos banat', 'video banat', 'k followers', 'lakh followers', 'thousand followers', 'k subscribers', 'lakh subscribers', 'thousand subscribers', 'youtube channel', 'content creat', 'influencer', 'journalis', 'news anchor', 'news reporter', 'tv anchor', 'radio jockey', 'mass communication', 'patrakar', 'vlogg', 'podcast', 'यूट्यूबर', 'यूट्यूब चैनल', 'पत्रकार', 'யூடியூபர்', 'யூடியூப் சேனல்', 'பத்திரிகையாள', 'యూట్యూబర్', 'యూట్యూబ్ ఛానల్', 'యూట్యూబ్ ఛానెల్', 'జర్నలిస్ట్'],
    cued: ['youtube', 'instagram', 'media$', 'social media', 'anchor', 'यूट्यूब', 'मीडिया', 'யூடியூப்', 'ஊடக', 'యూట్యూబ్', 'మీడియా'],
  },
  writing: {
    sure: ['write novel', 'novels', 'write book', 'my book', 'content writ', 'writer', 'author$', 'novelist', 'copywrit', 'script writ', 'screenwrit', 'lyricist', 'lekhak', 'lekhika', 'ezhuthalar', 'ezhuthaalar', 'rachayita', 'लेखक', 'लेखिका', 'लेखन', 'எழுத்தாள', 'రచయిత', 'రచయిత్రి'],
    cued: ['writing', 'poet', 'blog', 'editor$', 'editing', 'translat', 'कवि', 'கவிஞ', 'కవి$'],
  },
  design: {
    sure: ['graphic design', 'interior design', 'web design', 'ui ux', 'ux design', 'product design', 'designer', 'architect', 'animator', 'animation', 'photograph', 'painter', 'fine arts', 'डिज़ाइनर', 'डिजाइनर', 'चित्रकार', 'फोटोग्राफ', 'ஓவிய', 'புகைப்படக்', 'வடிவமைப்பாள', 'డిజైనర్', 'చిత్రకారు', 'ఫోటోగ్రాఫ'],
    cued: ['design', 'artist', 'painting', 'vfx$', 'gaming$', 'डिज़ाइन', 'डिजाइन', 'வடிவமைப்பு', 'డిజైన్'],
  },
  teaching: {
    sure: ['yoga teacher', 'yoga instructor', 'yoga trainer', 'lecturer', 'professor', 'assistant prof$', 'asst prof$', 'associate prof$', 'i teach$', 'teaching maths', 'teaching in$', 'teaching at$', 'teaching assistant', 'school teacher', 'teaching job', 'teaching line', 'teaching field', 'teaching profession', 'b ed$', 'bed exam', 'ctet', 'tet exam', 'tuition center', 'tuition centre', 'coaching center', 'coaching centre', 'coaching institute', 'coaching class', 'adhyapak', 'shikshak', 'aasiriyar', 'asiriyar', 'vaathiyar', 'upadhyay', 'शिक्षक', 'शिक्षिका', 'अध्यापक', 'अध्यापिका', 'प्रोफेसर', 'टीचिंग', 'ஆசிரிய', 'பேராசிரிய', 'ఉపాధ్యాయ', 'లెక్చరర్', 'ప్రొఫెసర్'],
    cued: ['teacher', 'teaching', 'teach$', 'tuition', 'coaching', 'principal$', 'टीचर', 'டீச்சர்', 'టీచర్'],
  },
  medicine: {
    sure: ['mbbs', 'neet$', 'medical college', 'medical seat', 'medical field', 'medical line', 'medical student', 'medical officer', 'surgeon', 'dentist', 'bds$', 'bams$', 'bhms$', 'physiotherap', 'anaesthet', 'anesthet', 'radiologist', 'pathologist', 'gynaecolog', 'gynecolog', 'paediatric', 'pediatric', 'veterinar', 'doctor banna', 'doctor banu', 'maruthuvar aag', 'एमबीबीएस', 'नीट$', 'मेडिकल कॉलेज', 'சர்ஜன்', 'மருத்துவப் படிப்பு', 'மருத்துவ படிப்பு', 'நீட்$', 'ఎంబీబీఎస్', 'మెడిసిన్', 'నీట్$'],
    cued: ['doctor', 'medical', 'medicine', 'clinic', 'ayurved', 'homeopath', 'radiolog', 'lab technician', 'laboratory technician', 'vaidya$', 'डॉक्टर', 'मेडिकल', 'चिकित्स', 'डाक्टर', 'மருத்துவ', 'டாக்டர்', 'డాక్టర్', 'వైద్య'],
  },
  nursing: {
    sure: ['nurse$', 'nurses', 'nursing', 'staff nurse', 'caregiver', 'gnm$', 'anm$', 'नर्स', 'செவிலிய', 'நர்ஸ்', 'నర్సు', 'నర్స్', 'నర్సింగ్'],
  },
  pharmacy: {
    sure: ['pharmac', 'medical shop', 'medical store', 'chemist shop', 'medical rep', 'pharma company', 'pharma field', 'pharma job', 'b pharm', 'd pharm', 'फार्मेसी', 'फार्मासिस्ट', 'मेडिकल स्टोर', 'மருந்தக', 'மருந்துக் கடை', 'மெடிக்கல் ஷாப்', 'ఫార్మసీ', 'మెడికల్ షాప్', 'మందుల షాపు'],
    cued: ['pharma$', 'chemist'],
  },
  counselling: {
    sure: ['psychologist', 'psychology', 'counsellor', 'counselor', 'life coach', 'therapist', 'social counsel', 'मनोवैज्ञानिक', 'काउंसलर', 'மனநல ஆலோச', 'உளவியல்', 'సైకాలజ'],
    cued: ['counselling', 'counseling'],
  },
  consulting: {
    sure: ['consulting', 'consultancy', 'management consult', 'business consult', 'independent consult', 'कंसल्टिंग', 'कंसल्टेंसी', 'கன்சல்டிங்', 'கன்சல்டன்சி', 'కన్సల్టింగ్', 'కన్సల్టెన్సీ'],
    cued: ['consultant$', 'कंसल्टेंट', 'கன்சல்டன்ட்', 'కన్సల్టెంట్'],
  },
  engineering: {
    sure: ['mechanical engineer', 'civil engineer', 'electrical engineer', 'electronics engineer', 'chemical engineer', 'btech', 'b tech', 'iit$', 'jee$', 'jee main', 'polytechnic', 'electrician', 'mechanic$', 'इंजीनियरिंग', 'जेईई', 'பொறியியல்', 'பொறியாள', 'ఇంజనీరింగ్', 'ఇంజినీరింగ్'],
    cued: ['engineer', 'as technician', 'as a technician', 'am technician', 'am a technician', 'electrical technician', 'ac technician', 'service technician', 'field technician', 'maintenance technician', 'mobile technician', 'plumber', 'welder', 'fitter$', 'iti$', 'इंजीनियर', 'இன்ஜினியர்', 'ఇంజనీర్', 'ఇంజినీర్'],
  },
  software: {
    sure: ['software', 'laid off from it$', 'layoff from it$', 'years in it$', 'yrs in it$', 'work in it$', 'working in it$', 'am in it$', 'manual tester', 'software tester', 'automation tester', 'qa tester', 'test engineer', 'qa engineer', 'manual testing', 'software testing', 'tech job', 'tech field', 'tech sector', 'tech industry', 'tech company', 'tech career', 'tech work', 'techie', 'it job', 'it field', 'it sector', 'it company', 'it industry', 'it or bank', 'bank or it$', 'it or govt', 'it or government', 'govt or it$', 'government or it$', 'it or core', 'core or it$', 'it or business', 'it line', 'it professional', 'it employee', 'tcs$', 'infosys', 'wipro', 'cognizant', 'accenture', 'capgemini', 'hcl$', 'data scien', 'data analy', 'data engineer', 'machine learning', 'artificial intelligence', 'ai field', 'cyber security', 'cybersecurity', 'programmer', 'coding', 'web develop', 'app develop', 'java developer', 'developer$', 'computer science', 'cse$', 'devops', 'cloud engineer', 'software engineer', 'सॉफ्टवेयर', 'आईटी', 'कोडिंग', 'डेटा साइंस', 'மென்பொருள்', 'ஐடி வேலை', 'ஐ டி', 'சாப்ட்வேர்', 'సాఫ్ట్‌వేర్', 'సాఫ్ట్వేర్', 'ఐటీ', 'డేటా సైన్స్'],
    cued: ['computer', 'programming', 'कंप्यूटर', 'கணினி', 'కంప్యూటర్'],
  },
  science: {
    sure: ['scientist', 'phd in', 'doing phd', 'do phd', 'research scholar', 'research field', 'research career', 'isro$', 'drdo$', 'barc$', 'biotech', 'microbiolog', 'science stream', 'pure science', 'वैज्ञानिक', 'शोध', 'விஞ்ஞானி', 'ஆராய்ச்சி', 'శాస్త్రవేత్త', 'పరిశోధన'],
    cued: ['research', 'phd$', 'science', 'physics', 'chemistry', 'biology', 'विज्ञान', 'அறிவியல்', 'సైన్స్'],
  },
  government: {
    sure: ['upsc', 'ias$', 'ips$', 'ifs$', 'civil service', 'group 1$', 'group 2$', 'tnpsc', 'appsc', 'tspsc', 'bpsc', 'mpsc', 'uppsc', 'uppcs', 'mppsc', 'rpsc', 'kpsc', 'psc exam', 'ssc$', 'ssc cgl', 'government job', 'govt job', 'gov job', 'goverment job', 'government post', 'government service', 'govt service', 'government employee', 'govt employee', 'government officer', 'govt officer', 'sarkari naukri', 'sarkari job', 'sarkari nokri', 'government exam', 'govt exam', 'arasu velai', 'arasu vela', 'prabhutva udyogam', 'govt udyogam', 'govt velai', 'railway job', 'rrb$', 'सरकारी नौकरी', 'यूपीएससी', 'आईएएस', 'सिविल सेवा', 'रेलवे', 'அரசு வேலை', 'அரசுப் பணி', 'யுபிஎஸ்சி', 'டிஎன்பிஎஸ்சி', 'ஐஏஎஸ்', 'ప్రభుత్వ ఉద్యోగ', 'గవర్నమెంట్ జాబ్', 'యూపీఎస్సీ', 'ఐఏఎస్', 'గ్రూప్ 1', 'గ్రూప్ 2'],
    cued: ['railway', 'psu$', 'collector$', 'tahsildar'],
  },
  banking: {
    sure: ['bank job', 'bank po', 'bank clerk', 'bank manager', 'bank officer', 'bank exam', 'banking', 'banker', 'ibps', 'sbi po', 'finance field', 'finance job', 'finance line', 'investment bank', 'insurance agent', 'lic agent', 'insurance field', 'बैंक की नौकरी', 'बैंक में नौकरी', 'बैंक अधिकारी', 'बैंकिंग', 'வங்கி வேலை', 'வங்கிப் பணி', 'வங்கி அதிகாரி', 'బ్యాంక్ ఉద్యోగ', 'బ్యాంకు ఉద్యోగ', 'బ్యాంక్ జాబ్'],
    cued: ['bank$', 'in bank', 'in finance', 'finance or', 'or finance', 'finance sector', 'finance industry', 'finance company', 'finance course', 'finance degree', 'mba finance', 'finance manager', 'finance analyst', 'accounting and finance', 'insurance', 'बैंक', 'வங்கி', 'బ్యాంక్', 'బ్యాంకు'],
  },
  accounts: {
    sure: ['ca final', 'ca inter', 'ca foundation', 'chartered account', 'accountan', 'cma$', 'company secretary', 'cost account', 'auditor', 'tax consult', 'tax practi', 'commerce stream', 'b com$', 'bcom$', 'actuar', 'चार्टर्ड अकाउंट', 'सीए$', 'अकाउंटेंट', 'கணக்காள', 'சிஏ$', 'ஆடிட்டர்', 'చార్టర్డ్', 'అకౌంటెంట్', 'సీఏ$', 'ఆడిటర్'],
    cued: ['ca$', 'accounts$', 'accounting', 'audit', 'commerce', 'वाणिज्य', 'कॉमर्स', 'வணிகவியல்', 'కామర్స్'],
  },
  law: {
    sure: ['llb$', 'law college', 'law student', 'law practice', 'law firm', 'law field', 'clat$', 'judiciary', 'become lawyer', 'be a lawyer', 'am a lawyer', 'am lawyer', 'am an advocate', 'judge exam', 'become judge', 'vakalat', 'वकालत', 'एलएलबी', 'சட்டக் கல்லூரி', 'சட்டப் படிப்பு', 'న్యాయవాద వృత్తి', 'ఎల్ఎల్బీ'],
    cued: ['lawyer', 'advocate', 'law$', 'judge$', 'legal$', 'vakil', 'vakeel', 'वकील', 'न्यायाधीश', 'வழக்கறிஞ', 'வக்கீல்', 'நீதிபதி', 'లాయర్', 'న్యాయవాది', 'జడ్జి'],
  },
  army: {
    sure: ['ssc gd', 'gd constable', 'indian army', 'army officer', 'join army', 'join the army', 'nda exam', 'nda$', 'cds$', 'agniveer', 'agnipath', 'defence job', 'defence force', 'defence service', 'defense job', 'air force', 'airforce', 'bsf$', 'crpf$', 'cisf$', 'fauj', 'soldier', 'ssb interview', 'सेना में', 'फौज', 'सैनिक', 'अग्निवीर', 'ராணுவ', 'இராணுவ', 'ఆర్మీ', 'సైన్య', 'అగ్నివీర్'],
    cued: ['army', 'military', 'defence', 'सेना', 'आर्मी'],
  },
  police: {
    sure: ['bihar police', 'up police', 'mp police', 'delhi police', 'rajasthan police', 'haryana police', 'punjab police', 'maharashtra police', 'gujarat police', 'kerala police', 'tn police', 'ap police', 'ts police', 'telangana police', 'state police', 'police sub inspector', 'police job', 'police officer', 'police department', 'police exam', 'police bharti', 'police service', 'sub inspector', 'si exam', 'constable', 'join police', 'in police', 'cbi officer', 'पुलिस भर्ती', 'पुलिस में', 'दरोगा', 'காவல்துறை பணி', 'காவலர்', 'போலீஸ் வேலை', 'పోలీస్ ఉద్యోగ', 'పోలీస్ జాబ్', 'కానిస్టేబుల్', 'ఎస్ఐ$'],
    cued: ['police', 'पुलिस', 'காவல்துறை', 'போலீஸ்', 'పోలీస్', 'పోలీసు'],
  },
  aviation: {
    sure: ['pilot$', 'cabin crew', 'air hostess', 'airhostess', 'aviation', 'flight attendant', 'airline job', 'aeronaut', 'पायलट', 'एयर होस्टेस', 'विमान चालक', 'விமானி', 'பைலட்', 'పైలట్', 'ఎయిర్ హోస్టెస్'],
    cued: ['airport', 'airline'],
  },
  sea: {
    sure: ['merchant navy', 'indian navy', 'marine engineer', 'shipping company', 'ship job', 'fisheries', 'fish business', 'seafarer', 'मर्चेंट नेवी', 'नौसेना', 'கப்பல் வேலை', 'கடற்படை', 'మర్చంట్ నేవీ', 'నేవీ', 'ఓడలో'],
    cued: ['navy', 'shipping', 'marine', 'fishing'],
  },
  hotels: {
    sure: ['hotel management', 'hotel industry', 'hospitality', 'tourism', 'travel agen', 'tour operator', 'travels business', 'event manage', 'event planner', 'homestay', 'resort business', 'होटल मैनेजमेंट', 'पर्यटन', 'ஹோட்டல் மேனேஜ்மெண்ட்', 'சுற்றுலாத் துறை', 'హోటల్ మేనేజ్మెంట్', 'టూరిజం'],
    cued: ['resort', 'travels$', 'lodge$'],
  },
  transport: {
    sure: ['drive ola', 'drive uber', 'drive a cab', 'drive cab', 'drive auto', 'drive an auto', 'ola driver', 'uber driver', 'cab driver', 'auto driver', 'lorry driver', 'transport business', 'logistics', 'cab chala', 'taxi chala', 'auto chala', 'gaadi chala', 'gadi chala', 'truck chala', 'rickshaw chala', 'drive a cab', 'drive cab', 'drive a taxi', 'drive taxi', 'drive an auto', 'drive a truck', 'कैब चला', 'टैक्सी चला', 'ऑटो चला', 'ट्रक चला', 'கார் ஓட்டு', 'ஆட்டோ ஓட்டு', 'టాక్సీ నడు', 'ఆటో నడు', 'truck driver', 'cab driver', 'taxi driver', 'bus driver', 'am a driver', 'am driver', 'courier business', 'supply chain', 'warehouse', 'lorry business', 'trucking', 'ट्रांसपोर्ट', 'लॉजिस्टिक्स', 'போக்குவரத்து தொழில்', 'டிரான்ஸ்போர்ட்', 'లారీ వ్యాపార', 'ట్రాన్స్పోర్ట్'],
    cued: ['transport', 'driver', 'driving', 'lorry', 'truck', 'taxi', 'ड्राइवर', 'ஓட்டுநர்', 'டிரைவர்', 'డ్రైవర్'],
  },
  shop: {
    sure: ['my shop', 'our shop', 'own shop', 'kirana', 'grocery', 'supermarket', 'general store', 'retail shop', 'retail business', 'wholesale', 'dealership', 'mobile shop', 'hardware shop', 'provision store', 'online store', 'ecommerce', 'e commerce', 'dropshipping', 'meri dukan', 'meri dukaan', 'hamari dukan', 'dukan khol', 'dukaan khol', 'en kadai', 'naa shop', 'maa shop', 'maligai kadai', 'किराना', 'मेरी दुकान', 'हमारी दुकान', 'दुकान खोल', 'என் கடை', 'மளிகை', 'கடை வை', 'నా షాపు', 'నా షాపు', 'మా షాపు', 'నా దుకాణ', 'కిరాణా', 'షాపు పెట్ట'],
    cued: ['shop', 'showroom', 'store$', 'trader$', 'retail', 'dukan', 'dukaan', 'दुकान', 'கடை', 'దుకాణ', 'షాపు'],
  },
  importExport: {
    sure: ['import export', 'export import', 'export business', 'import business', 'exporter', 'importer', 'आयात निर्यात', 'निर्यात', 'ஏற்றுமதி', 'இறக்குமதி', 'ఎగుమతి', 'దిగుమతి'],
    cued: ['export', 'import$'],
  },
  kitchen: {
    sure: ['baker$', 'restaurant', 'catering', 'cloud kitchen', 'bakery', 'cafe business', 'own cafe', 'open a cafe', 'chef$', 'food truck', 'food business', 'tiffin', 'mess business', 'sweet shop', 'tea shop', 'dhaba', 'my hotel', 'own hotel', 'open a hotel', 'hotel business', 'रेस्टोरेंट', 'रेस्टोरंट', 'ढाबा', 'कैटरिंग', 'होटल खोल', 'உணவகம்', 'உணவக', 'ஹோட்டல் தொழில்', 'கேட்டரிங்', 'రెస్టారెంట్', 'హోటల్ పెట్ట', 'క్యాటరింగ్', 'టిఫిన్'],
    cued: ['cafe', 'cook$', 'cooking', 'hotel$', 'food$', 'खाना', 'சமையல்', 'వంట'],
  },
  property: {
    sure: ['real estate', 'realestate', 'property dealer', 'property business', 'builder$', 'construction', 'land broker', 'civil contract', 'contractor', 'plot business', 'रियल एस्टेट', 'प्रॉपर्टी डीलर', 'बिल्डर', 'ठेकेदार', 'ரியல் எஸ்டேட்', 'கட்டுமான', 'கட்டிடத் தொழில்', 'ఒప్పందదారు', 'రియల్ ఎస్టేట్', 'కాంట్రాక్టర్', 'బిల్డర్'],
    cued: ['property dealing', 'land business'],
  },
  farming: {
    sure: ['farming', 'farmer', 'agricultur', 'dairy', 'poultry', 'goat farm', 'organic farm', 'horticult', 'kheti', 'kisan', 'vivasayam', 'vivasaayam', 'vivasayi', 'vyavasayam', 'raithu', 'खेती', 'किसान', 'कृषि', 'डेयरी', 'விவசாய', 'பண்ணை', 'వ్యవసాయ', 'రైతు', 'డైరీ'],
    cued: ['farm$'],
  },
  beauty: {
    sure: ['beauty parlour', 'beauty parlor', 'beauty salon', 'beautician', 'makeup artist', 'make up artist', 'mehndi artist', 'cosmetic', 'hair salon', 'ब्यूटी पार्लर', 'ब्यूटीशियन', 'मेकअप', 'அழகு நிலைய', 'பியூட்டி பார்லர்', 'బ్యూటీ పార్లర్', 'బ్యూటీషియన్'],
    cued: ['parlour', 'parlor', 'salon', 'saloon', 'spa$', 'पार्लर'],
  },
  fashion: {
    sure: ['fashion', 'boutique', 'tailoring', 'tailor$', 'textile', 'garment', 'saree business', 'sari business', 'cloth business', 'clothes business', 'cloth shop', 'readymade', 'कपड़े का', 'कपड़ों का', 'बुटीक', 'फैशन', 'सिलाई', 'दर्जी', 'ஜவுளி', 'தையல்', 'பொட்டிக்', 'ఫ్యాషన్', 'బొటిక్', 'బట్టల వ్యాపార', 'బట్టల షాపు', 'టైలర'],
    cued: ['clothing', 'saree'],
  },
  jewellery: {
    sure: ['jewell', 'jewelry', 'goldsmith', 'gold shop', 'gold business', 'diamond business', 'gems business', 'gemstone business', 'sunar$', 'ज्वेलरी', 'सुनार', 'सोने का व्यापार', 'நகைக் கடை', 'நகை வியாபார', 'బంగారు షాపు', 'నగల వ్యాపార'],
    cued: ['जेवर', 'நகை', 'నగల'],
  },
  markets: {
    sure: ['stock market', 'share market', 'share trading', 'stock trading', 'intraday', 'option trading', 'options trading', 'forex', 'crypto', 'day trad', 'trading in share', 'futures and options', 'full time trader', 'शेयर बाजार', 'शेयर मार्केट', 'शेयर बाज़ार', 'ट्रेडिंग', 'பங்குச் சந்தை', 'பங்கு சந்தை', 'ஷேர் மார்க்கெட்', 'షేర్ మార్కెట్', 'స్టాక్ మార్కెట్', 'ట్రేడింగ్'],
    cued: ['trading', 'mutual fund', 'shares$'],
  },
  politics: {
    sure: ['politics', 'politician', 'contest election', 'stand for election', 'mla$', 'sarpanch', 'panchayat election', 'panchayat chunav', 'panchayat member', 'panchayat president', 'gram pradhan', 'fight election', 'corporator', 'councillor', 'party ticket', 'rajneeti', 'rajniti', 'arasiyal', 'rajakeeya', 'राजनीति', 'विधायक', 'चुनाव लड़', 'அரசியல்', 'రాజకీయ', 'ఎమ్మెల్యే', 'சர்பஞ்ச்', 'సర్పంచ్'],
    cued: ['election', 'political', 'चुनाव', 'தேர்தல்', 'ఎన్నిక'],
  },
  priest: {
    sure: ['temple priest', 'priest$', 'purohit', 'pujari', 'archakar', 'archaka$', 'gurukkal', 'vadhyar', 'kathavachak', 'katha vachak', 'spiritual teacher', 'पुजारी', 'पुरोहित', 'कथावाचक', 'योग शिक्षक', 'அர்ச்சக', 'பூசாரி', 'குருக்கள்', 'புரோகித', 'అర్చకు', 'పూజారి', 'పురోహితు'],
    cued: ['panditji', 'pandit$', 'पंडित'],
  },
  astrology: {
    sure: ['am an astrologer', 'am astrologer', 'become astrologer', 'become an astrologer', 'be an astrologer', 'astrology as a', 'astrology practice', 'astrology professionally', 'practise astrology', 'practice astrology', 'tarot reader', 'vastu consult', 'numerologist', 'ज्योतिषी बन', 'ஜோதிடர் ஆக', 'జ్యోతిష్కుడిని', 'jyotishi ban'],
    cued: ['learn astrology', 'study astrology', 'learning astrology', 'astrology course'],
  },
  sport: {
    sure: ['cricketer', 'sportsman', 'sportsperson', 'footballer', 'athlete', 'badminton player', 'kabaddi', 'gym trainer', 'fitness trainer', 'own gym', 'sports career', 'sports quota', 'sports field', 'play for india', 'ipl$', 'wrestler', 'क्रिकेटर', 'खिलाड़ी', 'கிரிக்கெட் வீர', 'விளையாட்டு வீர', 'క్రికెటర్', 'క్రీడాకారు'],
    cued: ['cricket', 'sports', 'football', 'badminton', 'tennis$', 'gym$', 'क्रिकेट', 'खेल', 'கிரிக்கெட்', 'விளையாட்டு', 'క్రికెట్', 'క్రీడ'],
  },
  management: {
    sure: ['mba$', 'hr manager', 'hr job', 'hr field', 'human resource', 'project manager', 'product manager', 'general manager', 'management field', 'management job', 'management trainee', 'एमबीए', 'எம்பிஏ', 'ఎంబీఏ'],
    cued: ['management', 'manager$', 'administrat', 'business analyst', 'मैनेजर', 'மேனேஜர்', 'మేనేజర్'],
  },
  sales: {
    sure: ['digital market', 'marketing', 'sales job', 'sales manager', 'sales executive', 'sales field', 'advertising', 'network marketing', 'मार्केटिंग', 'மார்க்கெட்டிங்', 'విక్రయ', 'మార్కెటింగ్'],
    cued: ['sales$', 'bpo$', 'call center', 'call centre', 'सेल्स', 'சேல்ஸ்', 'సేల్స్'],
  },
  social: {
    sure: ['ngo$', 'social work', 'social service', 'social worker', 'charity work', 'samaj seva', 'samaj sewa', 'samajseva', 'समाज सेवा', 'समाजसेवा', 'சமூக சேவை', 'சமூகப் பணி', 'సామాజిక సేవ', 'సంఘ సేవ'],
  },
  industry: {
    sure: ['my factory', 'own factory', 'start a factory', 'manufacturing', 'factory business', 'steel business', 'plastic business', 'small scale industry', 'printing press', 'mill business', 'rice mill', 'modular kitchen', 'carpentry', 'furniture shop', 'furniture business', 'furniture unit', 'furniture making', 'furniture work', 'fabrication', 'फैक्ट्री', 'कारखाना', 'தொழிற்சாலை', 'உற்பத்தித் தொழில்', 'ఫ్యాక్టరీ', 'కర్మాగారం', 'పరిశ్రమ పెట్ట'],
    cued: ['factory', 'industrial', 'workshop', 'petrol pump', 'petrol bunk', 'carpenter', 'furniture', 'woodwork', 'wood work'],
  },
}

/** What tells that a sentence is about work, study for it, or a wish of it. */
// prettier-ignore
export const CUES: readonly string[] = [
  'career', 'job', 'field$', 'line$', 'industry', 'profession', 'becom', 'be a$', 'be an$', 'am a$', 'am an$', 'im a$', 'im an$', 'as a$', 'as an$', 'work$', 'working', 'works$', 'worked', 'join', 'start', 'open', 'own$', 'course', 'degree', 'stud', 'college', 'admission', 'seat$', 'stream', 'subject', 'learn', 'business', 'suit', 'success', 'interest', 'passion', 'dream', 'go for', 'go into', 'get into', 'enter', 'choose', 'move to', 'move from', 'change to', 'mba$', 'speciali', 'branch', 'what to take', '10th', '12th', 'bba$', 'bca$', 'or engineering', 'or medical', 'or law', 'or ca', 'full time', 'chance in', 'chances in', 'salary', 'promotion', 'posting', 'practice', 'exam', 'years of experience', 'run a', 'running a', 'am in$', 'switch', 'shift to',
  'banna', 'banu', 'ban pau', 'ban sak', 'bannu', 'banunga', 'banungi', 'naukri', 'kaam$', 'karna chah', 'kholna', 'khol', 'shuru', 'padhai', 'dhandha', 'vyapar', 'aaganum', 'aganum', 'aagalam', 'aaga mudiyum', 'aaven', 'velai', 'thozhil', 'padik', 'padic', 'aarambi', 'thuvang', 'pannalama', 'seiyalama', 'avvali', 'avtana', 'avthana', 'avuthana', 'kavali', 'cheyyali', 'cheyyala', 'udyogam', 'vyaparam', 'pettali', 'pettala', 'chadav', 'chaduv',
  'करियर', 'कैरियर', 'नौकरी', 'काम$', 'बनना', 'बनूँ', 'बनूं', 'बनने', 'बन पा', 'बन सक', 'बनूंगा', 'बनूंगी', 'पढ़ाई', 'खोल', 'शुरू', 'व्यापार', 'व्यवसाय', 'बिज़नेस', 'बिजनेस', 'धंधा', 'कोर्स', 'जॉब', 'हूँ$', 'हूं$', 'सफल',
  'வேலை', 'தொழில்', 'துறை', 'ஆக$', 'ஆகலாம', 'ஆகணும்', 'ஆக வேண்', 'ஆவேன', 'படிக்க', 'படிப்பு', 'தொடங்', 'ஆரம்பி', 'வியாபார', 'பணி', 'வெற்றி', 'ஆசை', 'கனவு',
  'ఉద్యోగ', 'వృత్తి', 'కెరీర్', 'రంగం', 'రంగ', 'అవ్వాల', 'అవుతా', 'కావాల', 'కాగల', 'చదువు', 'చదవ', 'వ్యాపార', 'మొదలు', 'ప్రారంభ', 'పెట్టాల', 'పెట్టొ', 'జాబ్', 'బిజినెస్', 'ఆశ$', 'కల$',
]

/** Phrases in which such a word names no work of the visitor's. */
// prettier-ignore
export const NOT_WORK: readonly string[] = [
  'in laws', 'in law$', 'medical passed', 'medical is passed', 'medical done', 'medical cleared', 'medical completed', 'sports goods', 'parts ka trading', 'parts trading', 'trading company', 'trading firm', 'trading shop', 'court case', 'police case', 'police complaint', 'police station', 'legal notice', 'legal case', 'bank loan', 'bank balance', 'bank account', 'bank emi', 'non medical', 'non med$', 'non medicine', 'medical problem', 'medical issue', 'medical condition', 'medical reason', 'medical treatment', 'medical report', 'medical expense', 'medical test', 'home food', 'music lover', 'watch film', 'watching film', 'watch movie', 'watching movie', 'film watch', 'movie watch', 'see film', 'see movie', 'seeing movie', 'go to movie', 'film star', 'film dekh', 'movie dekh', 'film paar', 'cinema paar', 'movie choo', 'cinema choo', 'story writer of my life', 'role model', 'business model', 'share market loss', 'lost money in share', 'lost money in stock', 'loss in share market', 'loss in stock market', 'loss in trading', 'loss in crypto', 'love marriage law', 'political views', 'office politics', 'family politics', 'politics in office', 'politics at office', 'politics at work', 'politics in my office', 'life partner in', 'doctor says', 'doctor said', 'doctors say', 'doctors said', 'doctor told', 'doctor ne', 'hotel room', 'stay in hotel', 'construction of my house', 'construction of house', 'house construction', 'construction of our house', 'home construction', 'play cricket match', 'listening to music', 'listen to music', 'social media addict', 'media reports', 'my tuition fee', 'tuition fee', 'college fee', 'actor like', 'driving licen', 'import car', 'food habit', 'food poison', 'shop keeper near', 'go to gym', 'computer is', 'railway station', 'railway track', 'airport in', 'fashion of', 'gold loan', 'farm house', 'farmhouse', 'writer of this', 'acting like', 'acting weird', 'acting strange', 'acting cold', 'acting differ', 'acting up', 'he is acting', 'she is acting', 'he acts',
  'फिल्म देख', 'कोर्ट केस', 'पुलिस केस', 'पुलिस थाना', 'बैंक लोन', 'बैंक का कर्ज', 'डॉक्टर ने', 'சினிமா பார்', 'போலீஸ் கேஸ்', 'வங்கிக் கடன்', 'வங்கி கடன்', 'டாக்டர் சொன்ன', 'సినిమా చూ', 'పోలీస్ కేసు', 'బ్యాంక్ లోన్', 'బ్యాంకు లోన్', 'డాక్టర్ చెప్ప',
]

import type { House } from '../facts/houses.ts'
import { ABROAD_HINDI, ABROAD_TAMIL, ABROAD_TELUGU, PLACES_ABROAD } from './asker.ts'

/** What somebody told of their own past with its time. */
export type ToldKind =
  | 'parted'
  | 'breakup'
  | 'widowed'
  | 'death'
  | 'jobLost'
  | 'married'
  | 'workBegun'
  | 'joined'
  | 'resigned'
  | 'promoted'
  | 'transferred'
  | 'retired'
  | 'tradeBegun'
  | 'tradeClosed'
  | 'bigLoss'
  | 'partnerLeft'
  | 'bestYear'
  | 'loan'
  | 'homeBought'
  | 'landBought'
  | 'vehicleBought'
  | 'sold'
  | 'moved'
  | 'abroad'
  | 'returned'
  | 'engaged'
  | 'engagementBroken'
  | 'childBorn'
  | 'degree'
  | 'examPassed'
  | 'examFailed'
  | 'caseFiled'
  | 'illness'
  | 'hospital'
  | 'accident'

/** Somebody of the household for whom a house of the chart stands. */
export type ToldKin = 'husband' | 'wife' | 'father' | 'mother' | 'son' | 'daughter'
export const KIN_HOUSE: Readonly<Record<ToldKin, House>> = { husband: 7, wife: 7, father: 9, mother: 4, son: 5, daughter: 5 }

/** Whether something was gained by it, lost by it, or only changed. */
export type ToldTone = 'gain' | 'loss' | 'change'

/**
 * A kind of event: the house that it belongs to, counted from the house of the relative where it befell one; what it brought; how heavy it weighs;
 * the words for something that happened, and those for something that lasts since then.
 */
export type EventKind = {
  kind: ToldKind
  house: House
  tone: ToldTone
  weight: number
  happened?: readonly RegExp[]
  lasts?: readonly RegExp[]
  /** the words themselves say whose it is */
  saysWhose?: true
  /** words in the clause by which it is something else */
  unless?: RegExp
  /** it befalls one of the household too */
  ofKin?: readonly ToldKin[]
}

const HOUSEHOLD: readonly ToldKin[] = ['husband', 'wife', 'father', 'mother', 'son', 'daughter']
const any = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(` ${source}(?= )`, 'u'))
/** Up to so many words between two that belong together, none of them a denial. */
const gap = (most: number): string => `(?:(?!(?:not|no|never|nahi|nahin|illa|illai|ledu|नहीं|will|kab|who|whose|which) )\\S+ ){0,${most}}?`
const OWN =
  '(?:a |an |the |my |our |one |this |that |own |new |small |second |first |big |another |some |old |its |two |three |1 |2 |3 |bhk |bedroom |residential )*'

/** A year, or a month with its year: what has no verb beside a month alone may lie ahead. */
const WITH_YEAR = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )?(?:19|20)\\d\\d'

const HOME = '(?:flat|\\d ?bhk|house|home|apartment|villa|bungalow|ghar|makan|makaan|veedu|illu|intlo|फ्लैट|घर|मकान|வீடு|வீட்டை|ஃப்ளாட்|ఇల్లు|ఫ్లాట్)'
const LAND = '(?:plots?|land|site|zameen|jameen|zamin|nilam|idam|manai|sthalam|polam|प्लॉट|ज़मीन|जमीन|நிலம்|இடம்|மனை|స్థలం|పొలం|ప్లాట్)'
const VEHICLE =
  '(?:car|bike|truck|tempo|auto|taxi|lorry|tractor|vehicle|scooter|scooty|bullet|innova|gaadi|gadi|cab|vandi|bandi|गाड़ी|कार|ट्रक|கார்|வண்டி|கார்|కారు|బండి)'
const TRADE =
  '(?:business|shop|firm|company|startup|start up|clinic|practice|agency|restaurant|hotel|cafe|boutique|parlou?r|salon|store|factory|workshop|showroom|gym|school|academy|bakery|kitchen|coaching|tuition(?: centre| center)?|dukaa?n|dhandha|dhanda|karobar|vyapaa?r|kadai|thozhil|vyaparam|kottu|दुकान|व्यापार|कारोबार|धंधा|बिज़नेस|बिजनेस|கடை|கடையை|தொழில்|பிசினஸ்|షాపు|షాప్|దుకాణం|వ్యాపారం|బిజినెస్|హోటల్)'
/** A trade that is surely one's own. */
const OWN_TRADE = TRADE.replace('school|', '').replace('hotel|', '').replace('company|', '')
/** Whoever shares a trade: a partner with no such word may be one of the heart. */
const PARTNER =
  '(?:(?:business|trade|working|sleeping|shop|firm|factory) partners?|co ?founder|partner in (?:the |my |our )?(?:business|shop|firm|factory|unit|company|trade))'
const DEGREE =
  '(?:b ?tech|m ?tech|b ?e|m ?e|mbbs|bds|bams|bhms|mba|mca|bca|b ?com|m ?com|b ?sc|m ?sc|b ?ed|m ?ed|d ?ed|d ?el ?ed|b ?a|m ?a|llb|llm|phd|ph d|b ?pharm\\S*|m ?pharm|bba|pgdm|masters?|ms|graduation|degree|post graduation|diploma|iti|engineering|gnm|nursing|md|course|studies|internship|hotel management|ग्रेजुएशन|डिग्री|बीए|एमए|बीएड|डिप्लोमा|डिग्री|பட்டம்|டிகிரி|டிப்ளமோ|డిగ్రీ|బీటెక్|డిప్లొమా)'
const NOT_A_POST =
  '(?:gym|coaching|class|classes|course|college|mba|phd|m ?tech|b ?tech|mbbs|md|pg|llb|nursing course|tuition|yoga|academy|library|ashram|group|party|them|him|her|hands|politics|duolingo|her school|his|kindergarten|lkg|first class)'

const BANK =
  '(?:home |personal |gold |education |business |car |house |housing |bank |mudra |top up |study |private |hand |big |heavy |huge |some )*'

/** The kinds that are heard, the heavier the weight the sooner told. */
// prettier-ignore
export const EVENT_KINDS: readonly EventKind[] = [
  {
    kind: 'parted', house: 7, tone: 'loss', weight: 95,
    happened: any(
      '(?:got|was|were|am|im|been|is|we|legally|i) (?:legally )?divorced', '(?:got|took|had|filed mutual|given) (?:a |the |my |mutual )*divorce', '(?:after|since) (?:my |the )?divorce', 'divorced (?:in|since|from|last|two|three|\\d+)',
      '(?:divorce|talaq|talak|तलाक|vivakarathu|vidakulu|విడాకులు|விவாகரத்து) (?:\\S+ ){0,4}?(?:happened|done|granted|came through|over|finali[sz]ed|came|completed|hua|hui|ho gaya|ho gayi|ho chuka|le liya|हुआ|हो गया|हो चुका|aachu|aagiduchu|aayiduchu|ayyindi|ayyayi|ஆச்சு|ஆனது|ஆகிவிட்டது|கிடைச்சது|వచ్చాయి|అయ్యాయి|అయ్యింది|తీసుకున్నాను)',
      '(?:got|were|we) separated', 'separated (?:in|since|from)',
    ),
    lasts: any('divorced', 'separated', 'divorcee'),
    unless: / (?:partners? (?:\S+ )?separated|not|never|want|wants|wanted|threat\S*|asking|asked|filed|applied|before|without|petition|case|pending|contested|notice|pilot|office|posting|transfer|kitchen|job|in laws|inlaws|parents separated|parents divorced|partitioned|brothers?) /,
  },
  {
    kind: 'breakup', house: 7, tone: 'loss', weight: 70,
    happened: any(
      '(?:we|i|he|she|and|my (?:boyfriend|girlfriend|bf|gf|ex)) (?:both )?(?:have |had )?(?:broke ?up|broken up|had a break ?up)', '(?:he|she|boyfriend|girlfriend|my ex|bf|gf) (?:has |had |suddenly |just )*(?:left me|dumped me|broke it off|broke up|ended it|blocked me)',
      'break ?up (?:happened|hua|ho gaya|hogaya|aagiduchu|aachu|ayyindi|in|was|last|two|three|\\d+)', 'broke up with me', 'relationship (?:was |has |got )?(?:ended|broke|over|broken)', 'ब्रेकअप (?:हुआ|हो गया)', 'பிரேக்அப் (?:ஆச்சு|ஆயிடுச்சு)', 'బ్రేకప్ (?:అయ్యింది|అయింది)',
    ),
    saysWhose: true,
    unless: / (?:husband|wife|son|daughter|brother|sister) /,
  },
  {
    kind: 'widowed', house: 7, tone: 'loss', weight: 99,
    happened: any(
      '(?:my |late )*(?:husband|wife|hubby) (?:\\S+ ){0,3}?(?:left this world|died|expired|passed away|passed|no more|demise)', '(?:lost|i lost) my (?:husband|wife)', '(?:pati|patni|husband|wife) (?:ka|ki|ke|ji|ji ka) (?:\\S+ ){0,3}?(?:dehant|death|nidhan|swargwas)', '(?:mere )?pati (?:\\S+ ){0,5}?(?:chale gaye|guzar gaye|gujar gaye|nahi rahe|expire ho gaye)', '(?:kanavar|manaivi) (?:\\S+ ){0,3}?(?:irandhu|iranthu|iranduttar|irandhutar)\\S*', '(?:पति|पत्नी) (?:\\S+ ){0,4}?(?:देहांत|निधन|गुज़र गए|गुजर गए|नहीं रहे)', 'கணவர் (?:\\S+ ){0,3}?(?:இறந்த\\S*|காலமான\\S*)', 'భర్త (?:\\S+ ){0,3}?(?:చనిపోయా\\S*|పోయారు)', 'widow(?:ed)? (?:since|in|from)',
    ),
    lasts: any('widow', 'widowed', 'widower'),
    saysWhose: true,
    unless: / (?:job|lost his|lost her|lost my husbands|sisters?|brothers?|husbands?(?= (?:father|mother|brother|sister))|fathers?|mothers?|parents|grand\S+) /,
  },
  {
    kind: 'death', house: 8, tone: 'loss', weight: 98,
    happened: any(
      '(?:father|mother|dad|papa|mummy|mom|amma|appa|nanna|son|daughter|brother|sister|pitaji|mataji|maa) (?:\\S+ ){0,4}?(?:died|expired|passed away|no more|demise)', '(?:father|mother|dad|papa|mummy|mom|amma|appa|parents) (?:\\S+ )?passed(?= (?:in|on|last|away|after|when|suddenly|due|this|early|two|three|\\d) )', 'lost (?:my |our |a )(?:first |only |elder |younger |little |one )*(?:father|mother|dad|papa|mummy|mom|amma|appa|son|daughter|brother|sister|baby|child|parents)', '(?:papa|pitaji|mummy|maa|father|mother|bhai|beta) (?:ka|ki|ke|ji|ji ka) (?:\\S+ ){0,3}?(?:dehant|death|nidhan|swargwas)',
      '(?:पापा|पिता|पिताजी|माँ|मां|मम्मी|बेटे|भाई) (?:\\S+ ){0,4}?(?:देहांत|निधन|गुज़र गए|गुजर गए|गुजर गई|नहीं रहे|चल बसे)', '(?:அப்பா|அம்மா) (?:\\S+ ){0,3}?(?:இறந்த\\S*|காலமான\\S*|தவறிட்டா\\S*)', '(?:నాన్న|అమ్మ|నాన్నగారు) (?:\\S+ ){0,3}?(?:చనిపోయా\\S*|పోయారు|కాలం)', '(?:appa|amma) (?:\\S+ ){0,3}?(?:irandhu\\S*|iranthu\\S*|iranduttar|poitanga|thavaritaru)', '(?:nanna|amma) (?:\\S+ ){0,3}?(?:chanipoya\\S*|poyaru)', 'miscarriages?',
    ),
    saysWhose: true,
  },
  {
    kind: 'illness', house: 6, tone: 'loss', weight: 85, ofKin: HOUSEHOLD,
    happened: any(
      `(?:had|got|suffered|suffering|has|have|is having|diagnosed with|detected with) (?:a |an |the |minor |mild |major |massive |severe |brain |heart |sudden |second |third |first |breast |blood |oral |stage |\\d+ )*(?:heart ?attack|attack|stroke|cancer|paralysis|tb|dengue|jaundice|kidney (?:failure|problem|stones?)|depression|tumou?r|hepatitis|brain haemorrhage|h(?:a)?emorrhage)`,
      '(?:cancer|stroke|paralysis|tumou?r|heart ?attack|attack|lakwa|kidney problem|depression) (?:ka pata chala|came|was (?:found|detected|diagnosed)|(?:got )?detected|diagnosed|hua|hui|aaya|aaya tha|aayi|ho gaya|ho gayi|mara|vandhuchu|vanthuchu|vandhadhu|vachindi|vandhudhu)',
      '(?:was|got|were|been) diagnosed', '(?:fell|was|were|became) (?:very |seriously |badly )?(?:ill|sick)(?! of)', '(?:bimar|beemar|bimaar) (?:pad|par|ho|hui|hue)\\S*', '(?:हार्ट अटैक|अटैक|स्ट्रोक|लकवा|कैंसर) (?:\\S+ ){0,3}?(?:आया|आई|हुआ|हुई|हो गया|मारा|मार गया)', '(?:ஹார்ட் அட்டாக்|அட்டாக்|பக்கவாதம்|ஸ்ட்ரோக்|புற்றுநோய்|கேன்சர்) (?:\\S+ ){0,2}?(?:வந்த\\S*|வந்துச்சு|ஆச்சு)', '(?:గుండెపోటు|హార్ట్ అటాక్|పక్షవాతం|స్ట్రోక్|క్యాన్సర్) (?:\\S+ ){0,2}?(?:వచ్చింది|వచ్చిందని|అయ్యింది)',
    ),
  },
  {
    kind: 'hospital', house: 6, tone: 'loss', weight: 84, ofKin: HOUSEHOLD,
    happened: any(
      '(?:had|got|underwent|gone through|did|has had|have had|having) (?:a |an |the |my |his |her |one |two |\\d+ |heart |open |knee |hip |eye |kidney |spine |back |gall |bladder |stone |brain |angioplasty |bypass |emergency |major |minor |second |first |both |slip |disc |hernia |uterus |thyroid |cataract |to )*(?:operation|surgery|surgeries|operations|stents?|bypass|angioplasty|transplant|hysterectomy|replacement|replaced|amputation|amputated|dialysis|pacemaker|chemo|chemotherapy|cataract|operated)',
      '(?:knees?|hip|valve|kidney) (?:was |got )?(?:replaced|transplanted)', '(?:was|were|got|been) (?:operated|hospitali[sz]ed|admitted (?:in|to|at) (?:\\S+ ){0,3}?(?:hospital|icu|aiims|apollo))', '(?:operation|surgery|bypass|angioplasty|transplant|stents?) (?:was |were |got |has been )?(?:done|happened|hua|hui|ho gaya|ho gayi|hua tha|karwaya|karaya|karvaya|lagi|laga|lage|pada|put|fixed|panninom|pannanga|aachu|ayyindi|chesaru|chesam|vesaru)', '(?:ऑपरेशन|बाईपास|सर्जरी|स्टेंट) (?:\\S+ ){0,2}?(?:हुआ|हुई|हो गया|करवाया|कराया|लगा|पड़ा)', '(?:ஆபரேஷன்|ஆப்பரேஷன்|அறுவை சிகிச்சை|பைபாஸ்) (?:\\S+ ){0,2}?(?:ஆச்சு|ஆனது|பண்ணோம்|பண்ணினோம்|செய்தோம்|நடந்தது|செஞ்சோம்)', '(?:ఆపరేషన్|బైపాస్|సర్జరీ) (?:\\S+ ){0,2}?(?:అయ్యింది|అయింది|చేశారు|చేయించాం|జరిగింది)', `(?:bypass|stent|angioplasty|knee replacement|kidney transplant|heart operation|knee surgery|open heart surgery)(?: surgery)?(?= (?:in |on )?(?:${WITH_YEAR}|last (?:year|month)))`,
    ),
    unless: / (?:cancel\S*|planned|postponed|will|should|advised|advise|suggest\S*|needs?|required|before|fear|scared|says|road|ring road|flyover|highway|bypass road|new bypass|when) /,
  },
  {
    kind: 'accident', house: 8, tone: 'loss', weight: 83, ofKin: HOUSEHOLD,
    happened: any(
      '(?:had|met with|got (?:into )?|met|meet with|meeting with|after) (?:a |an |my |the |his |bike |car |road |big |small |serious |major |minor |train )*accident', 'accident (?:happened|hua|hui|ho gaya|ho gayi|hua tha|aachu|aagiduchu|ayyindi|jarigindi)', '(?:एक्सीडेंट|दुर्घटना) (?:\\S+ ){0,2}?(?:हुआ|हुई|हो गया)', 'விபத்து (?:\\S+ ){0,2}?(?:ஆச்சு|ஆனது|நடந்தது)', '(?:యాక్సిడెంట్|ప్రమాదం) (?:\\S+ ){0,2}?(?:అయ్యింది|అయింది|జరిగింది)', '(?:broke|fractured) (?:my |his |her )(?:leg|arm|hip|knee|hand|ankle|wrist|foot|back|spine)',
    ),
  },
  {
    kind: 'caseFiled', house: 6, tone: 'loss', weight: 82,
    happened: any(
      `(?:filed|lodged|registered|put|made|slapped|initiated|started) (?:(?!(?:visa|i|pr|insurance|claim|immigration|green|rti|itr|return|returns|tax|nomination|for|her|his) )\\S+ ){0,5}?(?:case|suit|petition|fir|complaint|appeal|writ|divorce|498a|maintenance)(?! number| worker| manager)`,
      '(?:case|suit|petition|fir|appeal|writ|498a|cheque bounce case) (?:(?:over|against|for|about|of|in|on) (?:\\S+ ){1,4}?)?(?:is |was |were |has been |got |also |against me |on me |on us )*(?:filed|lodged|registered|started|began|made|put|going on)', '(?:i|we) filed for (?:mutual |contested |my |a )*divorce', 'filed (?:mutual |for (?:mutual )?)?divorce', '(?:case|mukadma|mukdma|fir) (?:\\S+ ){0,3}?(?:kiya|kar diya|dala|dal diya|daala|hua|ho gaya|lagaya|laga diya|laga|darj|daayar|dayar|chal raha|potten|pottanga|pottachu|podanga|vesaru|vesadu|vesanu|pettaru|pettadu|pettanu)', '(?:केस|मुकदमा|एफआईआर) (?:\\S+ ){0,3}?(?:किया|कर दिया|डाला|हुआ|लगाया|दर्ज)', '(?:வழக்கு|கேஸ்) (?:\\S+ ){0,2}?(?:போட்\\S*|தொடர்ந்\\S*|தொடுத்\\S*)', '(?:కేసు|కేస్) (?:\\S+ ){0,2}?(?:వేశా\\S*|పెట్టా\\S*|వేసి\\S*)',
    ),
    lasts: any('case (?:is |there |also ){0,2}in (?:\\S+ ){0,3}?(?:court|tehsil)', '(?:court )?case (?:is )?(?:going|running|pending|fighting|in court|chal rah\\S*|nadakk?ud\\S*|nadusthundi)', '(?:court case|litigation|civil suit|property case|divorce case)', '(?:केस|मुकदमा) (?:\\S+ )?(?:चल|कोर्ट)', 'கேஸ் (?:\\S+ )?நடக்\\S*'),
    saysWhose: true,
    unless: / (?:not|never|want|wants|will|should|h1b|visa|i140|i 140|perm|gc|pr case|green card|police complaint against him|consumer|withdr\S+|won|is over|got over|closed|dismissed|brother s|brothers|sisters?|bhabhi|chacha|uncle|son|sons|daughters?|husbands?|custody of my sister|him|he|his|landlord) /,
  },
  {
    kind: 'jobLost', house: 10, tone: 'loss', weight: 90, ofKin: ['husband', 'wife'],
    happened: any(
      '(?:i |have |had |was |were |got |been |just |suddenly )*lost (?:my |his |her |the |this |that |a |good )*(?:\\S+ ){0,3}?(?:job|post)', '(?:got|was|were|been|am|im|me|i|i got|is) (?:laid off|layed off|fired|terminated|retrenched|sacked|suspended)', 'laid off', 'lay ?off from', '(?:let go|laid off|removed) (?:of )?(?:our|my|the) (?:entire |whole |full )(?:\\S+ ){0,2}?(?:team|group|department|batch)', '(?:removed|fired|sacked|terminated|relieved|laid off|threw|thrown) (?:me|us|me out) ', '(?:was|were|got|been) removed from (?:my |the )?(?:job|work|service|company|post)', '(?:my )?(?:job|naukri|nokri) (?:(?!nahi)\\S+ ){0,4}?(?:chali gayi|chala gaya|chhoot gayi|chhut gayi|chut gayi|chhut gyi|gayi|chali gyi|went|gone|was gone)',
      'velai (?:poiduchu|pochu|poachu|pochchu|poiruchu)', '(?:udyogam|job) (?:\\S+ )?poyindi', 'नौकरी (?:\\S+ ){0,3}?(?:चली गई|चली गयी|छूट गई|गई)', 'வேலை (?:\\S+ ){0,3}?(?:போச்சு|போனது|போயிடுச்சு|போய்விட்டது|போயிருச்சு)', '(?:ఉద్యోగం|జాబ్) (?:\\S+ ){0,3}?(?:పోయింది|పోయి)', 'company (?:\\S+ )?(?:ne )?(?:\\S+ )?(?:nikal diya|nikala|removed me|laid me off)', '(?:nikal diya|nikala gaya)',
    ),
    lasts: any('jobless', 'unemployed', 'without (?:a |any )?(?:job|work)', 'no job', 'suspended', 'under suspension', '(?:job|naukri|kaam) nahi(?: hai)?', 'berozgar', 'sitting (?:at home |idle )?(?:without|with no) (?:job|work)'),
    unless: / (?:the (?:\S+ )?\S+ (?:was|got|is) (?:suspended|fired|laid|terminated|removed)|employees|fear|afraid|may (?:lose|be|get)|might|will|danger|if|not|friends?|colleagues?|batchmates?|people|teammates?|logo ko|scared) /,
  },
  {
    kind: 'retired', house: 10, tone: 'change', weight: 88,
    happened: any('(?:i |we |have |had |was |am |got |voluntarily |just )*(?:retired|superannuated)(?! (?:teacher|officer|army|man|person|life|husband|father|bank|govt|government|people|headmaster|colonel|judge|engineer|clerk|from life))', '(?:took|taken|opted|got) (?:for )?(?:vrs|voluntary retirement|premature retirement|early retirement)', 'my retirement (?:was|came|happened)', 'retire (?:hua|hui|hue|ho gaya|ho gayi|ho gaye|hogaya|ho chuka|ho chuki|aanen|aayiten|aagiten|aayitten|ayyanu|ayyaanu)', 'रिटायर (?:हुआ|हुई|हो गया|हो गई|हो गयी|हो चुका)', '(?:ஓய்வு பெற்றேன்|ரிட்டயர் ஆனேன்|ரிட்டையர் ஆனேன்|ரிடையர் ஆனேன்)', 'రిటైర్ (?:అయ్యాను|అయ్యా|అయ్యి)'),
    lasts: any('retired', 'retirement'),
    unless: / (?:company retired|will|after retirement|before|when i am|once|retiring|retires|till|until|husbands?|father in law|hurt) /,
  },
  {
    kind: 'tradeClosed', house: 10, tone: 'loss', weight: 78,
    happened: any(
      `(?:closed|shut|wound up|closed down|shut down|winded up|had to close|had to shut|stopped|gave up) (?:down |up )?(?:my |our |the |this |that |both |his )*(?:\\S+ ){0,3}?${TRADE}`, `(?:my |our )${gap(3)}${OWN_TRADE} (?:(?:at|in|near) \\S+ )?(?:is |was |got |had to be |has |had |also )*(?:closed|shut|failed|collapsed|wound up|flopped|shut down|closed down)`, `${TRADE} (?:\\S+ ){0,3}?(?:band (?:ho gaya|ho gayi|hua|hui|kar di|kar diya|karni padi|karna pada)|moodittom|mooditten|moosesam|moosesanu|mooduna\\S*|बंद (?:हो गया|हो गई|हुआ|हुई|कर दी|कर दिया|करनी पड़ी|करना पड़ा)|மூடி\\S*|மூடின\\S*|మూసే\\S*|మూత\\S*)`,
    ),
    unless: / (?:not|will|should|want|in evening|early|on sundays?|for (?:\d+|two|three|few|some) (?:days|weeks|months)|company i|employer|worked|working|joined|office|plant|branch|my company was|our company was|company shut|his) /,
  },
  {
    kind: 'partnerLeft', house: 7, tone: 'loss', weight: 77,
    happened: any(
      `${PARTNER} (?:has |had |got |was |suddenly |then |also |himself |ne |bhi )*(?:separated|left|quit|walked out|walked away|went away|went separate|parted|withdrew|moved out|broke away|cheated and left|took (?:his|her|their) (?:share|money|part)|alag (?:ho gaya|hua|ho gaye|hogaya)|chhod (?:diya|gaya|ke gaya)|chod (?:diya|gaya))`,
      '(?:our |the |my )?(?:business )?partnership (?:\\S+ )?(?:was |got |has |had been )*(?:broke|broken|ended|dissolved|over|split|toot gayi|toot gaya|khatam (?:hui|ho gayi))', `(?:i |we |got |and )*(?:separated|split|parted) (?:ways )?(?:from|with) (?:my |the |our |old |first )*(?:business|trade|working) partners?`,
    ),
    saysWhose: true,
    unless: / (?:life partner|not|never|if|will|may|husband|wife|boyfriend|girlfriend|love|relationship|brothers?|fathers?|his partner|her partner|their partner) /,
  },
  {
    kind: 'bestYear', house: 11, tone: 'gain', weight: 53,
    happened: any(
      '(?:my |our |the |very |so far |till now )*(?:best|golden) (?:business |trade |sales? |earning |profit )?(?:year|time|period|season|sales?|business)(?: of (?:my|our|the) (?:shop|business|trade|unit|firm|company))? (?:so far |till now |for us |for me |ever )*(?:was|were|came|in|tha|thi)', '(?:highest|best|record|maximum) (?:sales?|profits?|turnover|income|earnings?|billing|orders|business) (?:\\S+ )?(?:was|were|came|made|in|tha|thi)', 'sabse (?:accha|achha|acha|achchha|badhiya) (?:saal|sal|time|samay|dhandha|kaam)',
    ),
    saysWhose: true,
    unless: / (?:not|which|when|what|will|would|next|his|her|their|he|she|husbands?|sons?|daughters?|brothers?|fathers?|friends?|class|school|college|marks|exam|rank|attempt) /,
  },
  {
    kind: 'bigLoss', house: 12, tone: 'loss', weight: 80,
    happened: any('(?:suffered|faced|had|made|incurred|met) (?:a |with |an )*(?:\\S+ )?loss(?:es)? (?:of|in)', 
      '(?:lost|lose) (?:around |about |nearly |almost |over |more than |total |all |rs |my |some |another |much |lot of |a lot of |huge |big |all my |of |the )*(?:\\d+ ?(?:\\d+ )?(?:lakhs?|lacs?|lac|crores?|cr|l|k|thousand|lk)|money|savings|capital|everything|crores|lakhs|lakh)', '(?:had|suffered|faced|got|made|met with|incurred|booked|came|went into|ran into|in) (?:a |an |very |such |some |my |the )*(?:huge|heavy|big|bad|great|severe|total|major|lot of|\\d+ (?:lakhs?|crores?|lacs?)) (?:\\S+ )?(?:loss|losses)', '(?:heavy|big|huge|bhari|bada|\\d+ (?:lakhs?|lacs?|lac|crores?)(?: ka| ki)?) (?:loss|nuksan|nuksaan|ghata|nashtam) (?:\\S+ )?(?:happened|came|hua|ho gaya|hui|tha|aachu|vandhuchu|aagiduchu|vachindi|ayyindi|in)', '(?:paisa|paise|lakhs?|rupay[ae]|sab kuch) (?:\\S+ ){0,2}?(?:doob|dub|dooba) ?(?:gaye|gaya|gayi|diye)?', '(?:नुकसान|घाटा) (?:\\S+ ){0,2}?(?:हुआ|हो गया)', 'நஷ்டம் (?:\\S+ ){0,2}?(?:ஆச்சு|ஆனது|வந்தது|ஆயிடுச்சு)', 'నష్టం (?:\\S+ ){0,2}?(?:వచ్చింది|అయ్యింది)', '(?:was |were |got |been )(?:cheated|scammed|duped) (?:of |for |by )?(?:\\S+ ){0,4}?(?:lakhs?|crores?|rs|rupees|money|savings)',
    ),
    unless: / (?:not|if|husbands|he|she|brother|father|son|brothers|sold) /,
  },
  {
    kind: 'childBorn', house: 5, tone: 'gain', weight: 86, saysWhose: true,
    happened: any(
      '(?:my |our |elder |younger |first |second |only |third |and |little |one |a |eldest |baby )*(?:son|daughter|child|baby|baby girl|baby boy|twins|kids?|girl child)(?: s)? (?:\\S+ )?(?:(?:was|were|is|got|took|has been|also) )*(?:born|came (?:to|into) our)', '(?:gave birth|given birth)', '(?:had|got|blessed with|have) (?:a |our |my |one |first |second |baby |twin |sweet |beautiful )*(?:baby|son|daughter|girl baby|baby girl|baby boy|twins|girls|boys)', 'delivered (?:a |my |our )*(?:\\S+ )?(?:baby|son|daughter|child|twins|boy|girl)', 'became (?:a )?(?:mother|father|parents)', '(?:my|our|first|second) (?:\\S+ )?delivery (?:was|happened|in|hui)', '(?:beta|beti|bachcha|baccha|bacha|ladka|ladki|bitiya) (?:\\S+ ){0,3}?(?:hua|hui|paida hua|paida hui|janm|janmi|hua tha|hui thi)', '(?:बेटा|बेटी|बच्चा) (?:\\S+ ){0,3}?(?:हुआ|हुई|पैदा|जन्म)', '(?:kuzhandhai|kuzhanthai|kozhandha|paiyan|ponnu|magan|magal) (?:\\S+ ){0,3}?(?:porandh\\S*|pirandh\\S*|poranth\\S*|piranth\\S*)', '(?:குழந்தை|மகன்|மகள்|பையன்|பொண்ணு) (?:\\S+ ){0,3}?(?:பிறந்த\\S*|பொறந்த\\S*)', '(?:babu|papa|pilla|koduku|kuthuru|ammayi|abbayi) (?:\\S+ ){0,3}?(?:puttadu|puttindi|puttaru|puttaadu)', '(?:బాబు|పాప|కొడుకు|కూతురు|అమ్మాయి|అబ్బాయి) (?:\\S+ ){0,3}?(?:పుట్టా\\S*|పుట్టిం\\S*)',
    ),
    unless: / (?:sisters?|brothers?|brother s|sister s|bhabhi|nanad|devar|jethani|friends?|cousins?|neighbou?rs?|granddaughter|grandson|daughters? (?:had|got|gave)|daughter in law|bahu|sons (?:son|daughter|child)|not|without|lost|miscarr\S*|abort\S*|still ?born|uncles?|bua|chachi|mami|mausi|his|their|he|they|in laws?|boss|colleague|wanted|his son|her son) /,
  },
  {
    kind: 'married', house: 7, tone: 'gain', weight: 84,
    happened: any(
      '(?:i |we |have |had |was |were |got |been |again |love |court )*(?:got|was|were|am|been) (?:re)?married', 'we (?:\\S+ )?married', 'i (?:re)?married', '(?:my |our |marriage |love |arranged? |court |second |first |inter caste )*(?:marriage|wedding) (?:was |were |is |got |has been |also )*(?:done|happened|held|performed|took place|solemni[sz]ed|registered|conducted|over|completed)', '(?:love |arranged? |court |re|inter ?caste |did |had |second )+marriage (?:in|on|since|last)', 'tied the knot', '(?:did|had) (?:a |our |my |secret )*(?:court|love|registered|register|arranged?|second|temple|inter ?caste)? ?(?:marriage|wedding)', 'married', '(?:my |our |first |second )*(?:marriage|wedding) was', `(?:love |arranged? |my |our |court )*marriage(?= (?:in |on )?${WITH_YEAR})`,
      '(?:meri |mere |hamari |humari |apni )*(?:shaa?di|vivah|vivaah|nikah) (?:\\S+ ){0,6}?(?:hui|hua|ho gayi|ho gaya|hui thi|hua tha|ki|ki thi|kar li|hogayi|kari)', '(?:मेरी |हमारी )*(?:शादी|विवाह|निकाह) (?:\\S+ ){0,6}?(?:हुई|हुआ|हो गई|हो गयी|की|कर ली)', '(?:kalyanam|thirumanam|kalyaanam) (?:\\S+ ){0,3}?(?:aachu|aagiduchu|aanadhu|nadandhuchu|nadandhadhu|mudinjuchu|mudinjidhu|mudinjiduchu|aayiduchu|panninom|pannikitom|pannen)', '(?:கல்யாணம்|திருமணம்) (?:\\S+ ){0,3}?(?:ஆச்சு|ஆனது|ஆகி|ஆயிடுச்சு|நடந்த\\S*|முடிந்த\\S*|முடிஞ்ச\\S*|பண்ணிக்கிட்டோம்)', '(?:pelli|pelli|vivaham) (?:\\S+ ){0,3}?(?:ayyindi|ayindi|aindi|jarigindi|chesukunnam|chesukunnanu|ayyindhi)', '(?:పెళ్లైంది|పెళ్ళైంది|పెళ్లయింది|పెళ్లయ్యింది)', '(?:పెళ్లి|పెళ్ళి|వివాహం) (?:\\S+ ){0,3}?(?:అయ్యింది|అయింది|జరిగింది|చేసుకున్నాం|చేసుకున్నాను|అయి)',
    ),
    lasts: any('married', 'sha+di ko', 'शादी को', '(?:marriage|kalyanam) (?:aagi|aayi)'),
    unless: / (?:fixed|postponed|called off|cancel\S*|sisters?|brothers?|sister s|brother s|behen|bahan|didi|bhai|akka|thangachi|thangai|anna|annan|thambi|daughters?|sons?|beti|beta|friends?|cousins?|ex|junior|unmarried|not|never|will|should|want|before|he|she|his|her|him|girls|all|everyone|they|magal|magan|ponnu|paiyan|nanad|बहन|भाई|बेटी|बेटा|பொண்ணு\S*|மகள்\S*|மகன்\S*|தங்கச்சி\S*|தங்கை\S*|அண்ண\S*|அக்கா\S*|தம்பி\S*|అక్క\S*|చెల్లి\S*|అన్న\S*|తమ్ము\S*|కూతురు\S*|అమ్మాయి\S*|కొడుకు\S*|invalid|dissolved|broke|broken|broke off|ended|failed|proposals?) /,
  },
  {
    kind: 'engagementBroken', house: 7, tone: 'loss', weight: 72,
    happened: any(
      '(?:my |our |the |one |first )*(?:engagement|roka|sagai|mangni|nischitartham|nichayathartham|fixed marriage|fixed wedding) (?:\\S+ ){0,8}?(?:broke|broken|cancelled|canceled|called off|ended|stopped|toot gayi|toot gaya|tut gayi|tooti|tuti|cancel ho|cancel hua|nindhuduchu|ninnu|agipoyindi|aagipoyindi|cancel ayyindi|cancel aachu)', 'broke (?:off )?(?:my |our |the )engagement', '(?:सगाई|रोका|मंगनी) (?:\\S+ ){0,3}?(?:टूट|रद्द)\\S*', 'நிச்சயதார்த்தம் (?:\\S+ ){0,3}?(?:நின்\\S*|முறிந்\\S*|ரத்து)', 'నిశ్చితార్థం (?:\\S+ ){0,3}?(?:ఆగి\\S*|రద్ద\\S*|క్యాన్సిల్)', 'engagement (?:was |got )?fixed (?:\\S+ ){0,6}?(?:broke|broken|cancelled)',
    ),
    unless: / (?:sisters?|brothers?|daughters?|sons?|beti|beta|cousins?|friends?|behen|bhai|niece|nephew|he got|bhabhi) /,
  },
  {
    kind: 'engaged', house: 7, tone: 'gain', weight: 50,
    happened: any('(?:i |we |got |were |was |am |are |just )*(?:got|were|was|are|am) engaged', '(?:my |our )(?:\\S+ )?(?:engagement|roka|sagai|nischitartham|nichayathartham) (?:\\S+ ){0,3}?(?:done|happened|was|over|took place|held|hui|hua|ho gayi|ho gaya|aachu|mudinjuchu|ayyindi|jarigindi)', '(?:sagai|roka|mangni) (?:\\S+ ){0,3}?(?:hui|hua|ho gayi|ho gaya)', '(?:engagement|roka) (?:was )?(?:done|happened|over)', 'engaged(?= (?:in|on|last|since|to|with) )', 'सगाई (?:\\S+ ){0,3}?(?:हुई|हो गई)', 'நிச்சயதார்த்தம் (?:\\S+ ){0,3}?(?:ஆச்சு|நடந்த\\S*|முடிந்த\\S*|முடிஞ்ச\\S*)', 'నిశ్చితార్థం (?:\\S+ ){0,3}?(?:అయ్యింది|అయింది|జరిగింది)'),
    unless: / (?:sisters?|brothers?|daughters?|sons?|beti|beta|her|his|cousins?|friends?|behen|bhai|fully|broke\S*|broken|toot\S*|cancel\S*|ex|he|she|work|busy|not|father|in work|to someone) /,
  },
  {
    kind: 'resigned', house: 10, tone: 'change', weight: 66,
    happened: any(
      '(?:i |we |have |had |finally |also |and )*(?:resigned|put (?:in )?my papers|gave (?:my )?resignation|submitted (?:my )?resignation|given resignation)', '(?:left|quit|leave|leaved|gave up|given up) (?:my |the |that |a |an |this |good |govt |government |bank |private |software |it |teaching |corporate |previous |last |old |first |permanent )*(?:\\S+ ){0,2}?(?:job|service|post|company|corporate|career|firm|practice|employment|mnc|bank|tcs|infosys|wipro|hdfc|hcl|cognizant|accenture|army|navy)', '(?:job|naukri|nokri|service) (?:\\S+ ){0,3}?(?:chhod di|chod di|chhodi|chodi|chhod diya|chod diya|chor di|chhor di|chhodni padi|chodni padi)', '(?:resign|isteefa|istifa|resignation) (?:\\S+ )?(?:kiya|kar diya|kari|diya|de diya|kar di|pannen|panniten|pannitten|chesanu|chesaanu)', 'left (?:teaching|nursing|practice|working)', 'stopped (?:working|job)', 'left(?= $)', 'i left(?= (?:in|on|last|this) )', 'left(?= (?:in|last) (?:(?:19|20)\\d\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|year))', 'velai(?:ya|yai|a)? (?:\\S+ ){0,3}?(?:vitten|vittuten|vittutten|vittachu|vituten)', '(?:job|udyogam) (?:\\S+ ){0,3}?(?:manesanu|maanesanu|manesaanu|vadilesanu|vadilesaanu|vadilanu)', 'नौकरी (?:\\S+ ){0,3}?(?:छोड़ दी|छोड़ी|छोड़नी पड़ी)', '(?:इस्तीफा|रिजाइन) (?:\\S+ )?(?:दिया|दे दिया|किया|कर दिया)', 'வேலைய?ை? ?(?:\\S+ ){0,3}?(?:விட்டேன்|விட்டுட்டேன்|விட்டுவிட்டேன்|ராஜினாமா செய்தேன்)', '(?:ఉద్యోగం|జాబ్) (?:\\S+ ){0,3}?(?:మానేశా\\S*|వదిలేశా\\S*|వదిలే\\S*)',
    ),
    unless: / (?:not|never|will|should|want|if|who|forced him|(?<!had )to leave|husbands job|wants|thinking|partner|co ?founder|tailors|workers|staff|boys|they|people) /,
  },
  {
    kind: 'promoted', house: 10, tone: 'gain', weight: 64,
    happened: any('(?:i |have |had )*(?:was|got|been|were|am|im|i) promoted', '(?:got|received|given|gave me|had) (?:a |my |the |one |first |last |second |only |ad hoc |this )*promotion', 'became (?:an? |the )?(?:officer|manager|senior \\S+|head|principal|hod|supervisor|team lead|in ?charge|professor)', '(?:my |last |first )promotion (?:was|came|happened|done|in|mila|hua)', 'promotion (?:\\S+ ){0,2}?(?:mila|hua|ho gaya|mili|hui|vandhuchu|kedachudhu|kidachudhu|vachindi)', 'promoted (?:as|to|from|in|last|two|three|\\d+)', 'प्रमोशन (?:\\S+ ){0,2}?(?:मिला|हुआ|हो गया)', '(?:பதவி உயர்வு|ப்ரமோஷன்|புரமோஷன்) (?:\\S+ ){0,2}?(?:கிடைத்த\\S*|கிடைச்ச\\S*|வந்த\\S*)', 'ప్రమోషన్ (?:\\S+ ){0,2}?(?:వచ్చింది|వచ్చి)'),
    unless: / (?:not|never|without|nahi|refused|will|should|due|denied|passed over|juniors?|colleagues?|batchmates?|he|she|they|everyone|others|illa|illai|ledu|nahin|reverted|नहीं|missed|didnt|did|waiting) /,
  },
  {
    kind: 'transferred', house: 10, tone: 'change', weight: 56,
    happened: any('(?:i |have |had )*(?:was|got|been|were|am|i) (?:suddenly |again |also |now )?(?:transferred|posted|relocated|deputed|shifted by (?:company|office))', '(?:got|received|had|given) (?:a |my |the |sudden |new |punishment )*(?:transfer|posting)(?! letter pending)', 'transferred (?:me|to|from|in|last|out)', 'posted (?:to|me|at|in|here)', '(?:transfer|posting|tabadla) (?:\\S+ ){0,3}?(?:hua|ho gaya|hui|ho gayi|kar diya|mili|aachu|aagiduchu|kidachudhu|ayyindi|chesaru|came|happened)', '(?:ट्रांसफर|तबादला|पोस्टिंग) (?:\\S+ ){0,3}?(?:हुआ|हो गया|हुई|हो गई|कर दिया)', '(?:டிரான்ஸ்ஃபர்|டிரான்ஸ்பர்|இடமாற்றம்|மாற்றல்|பணி மாறுதல்) (?:\\S+ ){0,3}?(?:ஆச்சு|ஆனது|வந்த\\S*|ஆகி|பண்ணிட்டாங்க)', '(?:ట్రాన్స్ఫర్|బదిలీ|ట్రాన్స్‌ఫర్) (?:\\S+ ){0,3}?(?:అయ్యింది|అయింది|అయ్యాను|చేశారు)', 'सस्पेंड'),
    lasts: any('posted (?:in|at|to|here|as)', 'posting (?:in|at)'),
    unless: / (?:money|amount|file|applied|request\S*|not|never|will|should|want|kab|when|account|plot|land|title|name|nahi|illa|husbands?|he|husband is|stuck|pending|registry|property|mutation|comment|photo|video|embryo\S*|rs|lakhs?) /,
  },
  {
    kind: 'workBegun', house: 10, tone: 'gain', weight: 40,
    lasts: any('(?:i |am |im |have been |been |was |and |also |now )*(?:working|employed|serving|teaching|in service|doing (?:\\S+ ){0,3}?(?:job|service)|(?:job|naukri|service|kaam) kar (?:raha|rahi|rha|rhi)|practi[sc]ing|velai (?:paarkiren|seiren|pakkuren|pannitu|parkiren)|(?:udyogam|job) chestunna\\S*)', '(?:i am|im|myself|i m) (?:an? |the |on |in )*(?:\\S+ ){0,3}?(?:teacher|nurse|constable|clerk|officer|engineer|lecturer|faculty|driver|technician|contractor|doctor|prt|tgt|pgt|anm|guard|pilot|accountant|manager|professor|advocate|foreman|electrician|assistant|supervisor|same company|bank|army|railways?|police|crpf)', 'i work (?:in|at|as|with|for)', '(?:नौकरी|काम) कर (?:रहा|रही)', 'வேலை (?:பார்க்கிறேன்|பார்க்குறேன்|செய்கிறேன்|பாக்குறேன்)', '(?:ఉద్యోగం|జాబ్) చేస్తున్నా\\S*'),
    unless: / (?:not working|working on|hard|husbands|he|him|she|they|husband|not|parents|nothing|isnt|working well|living together) /,
  },
  {
    kind: 'joined', house: 10, tone: 'gain', weight: 60,
    happened: any(
      `(?:i |have |had |got |then |and |again |newly )*(?:joined|joining)(?! (?:\\S+ ){0,3}?${NOT_A_POST} )`, '(?:got|get|found|received) (?:a |an |the |my |this |that |one |first |new |good |present |current |another |govt |government |private |permanent |bank |off ?campus |campus |contract |it |software |better )*(?:\\S+ ){0,2}?(?:job|posting as|appointment(?! with)|naukri|placement)', '(?:i |we |was |got |been )(?:also )?(?:got |was )?(?:placed|selected|appointed|recruited|hired|regularized|regularised|made permanent|absorbed)(?= (?:in|at|as|by|for|from|to|through|last|under|on|campus|\\d|permanent) )', 'started as', 'started (?:my |a |the |first |new )*(?:job|career|service|working)', '(?:job|naukri|nokri|service) (?:\\S+ ){0,3}?(?:lagi|laga|lag gayi|lag gyi|lagi thi|mili|mil gayi|join (?:ki|kiya|kari)|kidaichudhu|kidachudhu|kedachudhu|kedaichuchu|vachindi|dorikindi)', 'join (?:kiya|kari|ki|hua|hui|kar liya|pannen|panninen|ayyanu|ayyaanu|chesanu|aanen)', '(?:velai(?:ku|kku|la)?|velaila|company la|job la) (?:\\S+ ){0,3}?(?:serndhen|sernthen|serinden|joined|sendhen|senthen)', '(?:udyogam|job|company)(?:lo| lo)? (?:\\S+ ){0,2}?(?:cheranu|cheraanu|join ayya\\S*)', '(?:नौकरी|जॉब) (?:\\S+ ){0,3}?(?:लगी|लग गई|मिली|मिल गई|ज्वाइन)', '(?:ज्वाइन|जॉइन) (?:किया|की)', 'வேலை(?:யில்|யில|க்கு|ல)? (?:\\S+ ){0,3}?(?:சேர்ந்தேன்|சேர்ந்துட்டேன்|கிடைத்த\\S*|கிடைச்ச\\S*)', '(?:ఉద్యోగంలో|జాబ్‌లో|జాబ్లో|ఉద్యోగం|జాబ్) (?:\\S+ ){0,2}?(?:చేరాను|చేరా|వచ్చింది|జాయిన్ అయ్యాను)',
    ),
    unless: / (?:not|will|should|want|wants|yet|if|kab|when|he|she|they|husband|nahi|illa|cancel\S*|postponed|revoked|before joining|date|letter|illai|since joining|joining (?:was|got|letter|date|not|is|pending|bonus|hands|did)|not joining|to join|new hod|hod|head|boss|new boss|new manager|manager who|her|him|politics|bjp|congress|hands|friends?) /,
  },
  {
    kind: 'tradeBegun', house: 10, tone: 'gain', weight: 62,
    happened: any(
      '(?:i |we )?(?:started|began) (?:it |this |together )?with (?:a |one |my )?(?:business )?partner(?! (?:we|i|to|a) )',
      `(?:started|opened|began|launched|set up|established|founded|begun|bought|took over|took|started up) ${OWN}${gap(3)}${TRADE}(?! (?:partner|loan|man|course|school|bag))`, `(?:co ?founded|founded)`, `(?:my |our )${gap(2)}${TRADE} (?:was )?(?:started|opened|began|launched|set up)`, `${TRADE} (?:\\S+ ){0,4}?(?:kholi|khola|shuru kiya|shuru ki|shuru kari|start kiya|start kari|start ki|khol li|khol liya|lagayi|aarambichen|arambichen|aarambichom|thodanginen|thorandhen|thiranthom|thirandhom|vachen|potten|start pannen|start panninen|start pannom|pettanu|pettam|pettaanu|start chesanu|start chesam|modalu pettanu|modalupettanu|terichanu)`, `${TRADE} (?:\\S+ ){0,4}?(?:खोली|खोला|शुरू किया|शुरू की|चालू किया|चालू की)`, `(?:கடை|தொழில்|பிசினஸ்|ஹோட்டல்) (?:\\S+ ){0,4}?(?:ஆரம்பித்தேன்|ஆரம்பிச்சேன்|ஆரம்பிச்சோம்|ஆரம்பித்தோம்|தொடங்கினேன்|தொடங்கினோம்|திறந்தேன்|வைத்தேன்|வச்சேன்|போட்டேன்)`, `(?:షాపు|షాప్|వ్యాపారం|బిజినెస్|దుకాణం|హోటల్|కంపెనీ|రైస్ మిల్లు|మిల్లు) (?:\\S+ ){0,4}?(?:పెట్టాను|పెట్టాం|ప్రారంభించా\\S*|మొదలు పెట్టా\\S*|స్టార్ట్ చేశా\\S*|తెరిచా\\S*)`,
    ),
    lasts: any(`(?:i have |we have |have |had |having |run |running |doing |i run |we run |am running |own |my |our )(?:been |a |an |my |our |the |small |own |one |running |doing )*${gap(3)}${TRADE}(?: (?:is |has been |was )?(?:running|run))?`, `${OWN_TRADE}(?= (?:since|from) )`, '(?:running|i run|we run|run|having|i have|we have) (?:a |an |my |our |small |own |the )*(?:\\S+ ){0,4}?(?:unit|wholesale|press|mill|farm|dairy|garage|studio|classes|stall|centre|center|trade|transport|retail)', `${TRADE} (?:\\S+ ){0,2}?(?:hai|hain|chal rah\\S*|vachirukken|nadathuren|nadatharen|undi|nadupu\\S*)`),
    unless: / (?:not|will|should|want|wants|if|going to|when|husbands?|he|she|they|father|papa|brothers?|uncle|working|worked|employee|job in|company (?:is|has|was|changed|moved|gives|opened|started)|my company|our company|my school|our school|school life|loss\S*|dull|slow|down|low|case|nuksan|ghata|gehlot|salary|manager|wife|wifes|kids?|son|daughter|child|agency applied|new bypass|shop is empty|vacant|closed|rent|rented) /,
  },
  {
    kind: 'loan', house: 6, tone: 'change', weight: 46,
    happened: any(`(?:took|taken|take|borrowed|raised|availed|got) (?:a |an |the |my |one |two |of |another |rs |about |around |also )*(?:\\d+ ?(?:\\d+ )?(?:lakhs?|lacs?|lac|crores?|l|cr|k|lk) )?${BANK}(?:loans?|debt|mortgage|udhaar|karz)`, `(?:i |we )borrowed`, '(?:loan|karz|karza|udhaar|udhar) (?:\\S+ ){0,3}?(?:liya|liye|le liya|lena pada|vanginen|vaanginen|vanginom|vaanginom|edutthen|eduthen|edutthom|eduthom|theesukunna\\S*|tisukunna\\S*|teesukunna\\S*|was taken)', '(?:लोन|कर्ज|कर्ज़|उधार) (?:\\S+ ){0,3}?(?:लिया|ले लिया|लेना पड़ा)', '(?:கடன்|லோன்) (?:\\S+ ){0,3}?(?:வாங்கினேன்|வாங்கினோம்|வாங்கி|எடுத்தேன்|எடுத்தோம்)', '(?:లోన్|అప్పు|రుణం) (?:\\S+ ){0,3}?(?:తీసుకున్నా\\S*|చేశా\\S*)'),
    unless: / (?:not|will|should|want|he|she|his|brother|friend|husband|cousin|from me|husbands|son|if|closed|cleared|repaid|gave|relative|by me) /,
  },
  {
    kind: 'homeBought', house: 4, tone: 'gain', weight: 68,
    happened: any(
      `(?:bought|purchased|booked|built|constructed|got possession of|registered|got|took|taken) ${OWN}${gap(2)}${HOME}(?! (?:loan|owner|rent|help|wife))`, `${OWN}${HOME} (?:was |were |is |got |has been |also )*(?:bought|purchased|booked|built|constructed|completed|registered|done)`, `(?:new house|house warming|griha ?pravesh\\S*|gruha ?pravesam|grahapravesam|gruhapravesam) (?:\\S+ )?(?:done|happened|in|was|did|hua|kiya|aachu|ayyindi|chesam)`, `${HOME} (?:\\S+ ){0,4}?(?:kharida|kharidi|khareeda|liya|le liya|li|banaya|banwaya|banvaya|banaya tha|liya tha|book kiya|vanginen|vaanginen|vanginom|vaanginom|vangunom|kattinom|kattinen|konnam|konnanu|konnaam|kattincham|kattam|kattukunnam)`, `(?:घर|मकान|फ्लैट) (?:\\S+ ){0,4}?(?:खरीदा|लिया|ले लिया|बनाया|बनवाया|बुक किया)`, `(?:வீடு|ஃப்ளாட்|பிளாட்) (?:\\S+ ){0,4}?(?:வாங்கினேன்|வாங்கினோம்|கட்டினேன்|கட்டினோம்|வாங்கி)`, `(?:ఇల్లు|ఫ్లాట్) (?:\\S+ ){0,4}?(?:కొన్నా\\S*|కట్టా\\S*|కట్టుకున్నా\\S*|కట్టించా\\S*|కొనుక్కున్నా\\S*)`,
    ),
    unless: / (?:not|will|should|want|if|rent|rented|lease|he|she|his|they|brother|father|papa|friend|husbands brother|husband s|sister|cousin|uncle|before|builder who|on rent|kiraye|kiraya|in laws?|sold|by my father|sasural|loan for|divorce|stuck|possession not) /,
  },
  {
    kind: 'landBought', house: 4, tone: 'gain', weight: 58,
    happened: any(
      `(?:bought|purchased|booked|registered) ${OWN}(?:\\d+ )?${gap(4)}${LAND}(?! (?:line|lord))`, `${OWN}${LAND} (?:was |were |is |got )*(?:bought|purchased|registered)`, `${LAND} (?:\\S+ ){0,4}?(?:kharida|kharidi|khareedi|liya|li|le liya|le li|vanginen|vaanginen|vanginom|vaanginom|konnam|konnanu)`, '(?:प्लॉट|ज़मीन|जमीन) (?:\\S+ ){0,4}?(?:खरीदा|खरीदी|लिया|ली)', '(?:நிலம்|இடம்|மனை) (?:\\S+ ){0,4}?(?:வாங்கினேன்|வாங்கினோம்)', '(?:స్థలం|పొలం|ప్లాట్) (?:\\S+ ){0,4}?(?:కొన్నా\\S*)',
    ),
    unless: / (?:not|will|should|want|if|he|she|his|they|brother|father|papa|friend|sister|cousin|uncle|before|sold|my father|in his|cheated|fraud|fake|grandfather|son|builder|tenant) /,
  },
  {
    kind: 'vehicleBought', house: 4, tone: 'gain', weight: 34,
    happened: any(`(?:bought|purchased|took) ${OWN}(?:\\S+ ){0,2}?${VEHICLE}(?! (?:loan|driver|showroom|service|repair))`, `${VEHICLE} (?:\\S+ ){0,4}?(?:kharida|kharidi|khareedi|liya|li|le li|le liya|vanginen|vaanginen|vanginom|konnam|konnanu)`, '(?:गाड़ी|कार|ट्रक) (?:\\S+ ){0,4}?(?:खरीदी|खरीदा|ली|लिया)', '(?:கார்|வண்டி) (?:\\S+ ){0,4}?(?:வாங்கினேன்|வாங்கினோம்)', '(?:కారు|బండి) (?:\\S+ ){0,4}?(?:కొన్నా\\S*)'),
    unless: / (?:not|will|should|want|if|he|she|his|they|brother|father|papa|friend|sister|cousin|uncle|demand\S*|dowry|son|asked|husband) /,
  },
  {
    kind: 'sold', house: 4, tone: 'change', weight: 54,
    happened: any(`(?:sold|sell off) (?:off )?(?:our |my |the |one |that |half |\\d+ |old |ancestral |some |wifes |all )*${gap(3)}(?:${HOME}|${LAND}|${VEHICLE}|property|shop|factory|share of land|acres?|cents)`, `(?:${HOME}|${LAND}|${VEHICLE}|property) (?:\\S+ ){0,4}?(?:becha|bechi|bech di|bech diya|bechna pada|bechni padi|was sold|vithen|vitthen|vithutten|vittom|ammesam|ammesanu|ammam|ammanu)`, '(?:घर|मकान|ज़मीन|जमीन|प्लॉट|गाड़ी) (?:\\S+ ){0,4}?(?:बेचा|बेची|बेच दी|बेच दिया|बेचनी पड़ी|बेचना पड़ा)', '(?:வீட்டை|நிலத்தை|இடத்தை|வீடு|நிலம்) (?:\\S+ ){0,3}?(?:விற்றேன்|விற்றோம்|வித்தேன்|வித்தோம்|வித்துட்டோம்)', '(?:ఇల్లు|పొలం|స్థలం|ఫ్లాట్) (?:\\S+ ){0,3}?(?:అమ్మే\\S*|అమ్మా\\S*)'),
    unless: / (?:not|will|should|want|if|he|she|his|they|brothers?|father|papa|friend|sister|cousin|uncle|builder|without|grandfather|husband|owner|in laws?|company) /,
  },
  {
    kind: 'abroad', house: 12, tone: 'change', weight: 63,
    happened: any(
      `(?:i |we |have |had |then |and |finally |also |first |myself )*(?:came|moved|went|shifted|migrated|landed|relocated|flew|immigrated|reached)(?: here| down| over)? (?:to |in |into )?(?:the )?${PLACES_ABROAD}`, 'came(?= in 20\\d\\d (?:for (?:my )?(?:ms|masters|study|studies|mba)|as (?:a )?student|on ))', 'came for (?:my )?(?:ms|masters|study|studies)', '(?:i |we )?came here (?:on|with|by) (?:\\S+ ){0,3}?(?:visa|permit|h1b|h4|l1)', `${ABROAD_HINDI}[\p{L}\p{M}]* (?:\S+ ){0,3}?(?:आया|आई|आए|गया|गई|गए)`, `${ABROAD_TAMIL}[\p{L}\p{M}]* (?:\S+ ){0,3}?(?:வந்தேன்|வந்தோம்|போனேன்|போனோம்|சென்றேன்)`, `${ABROAD_TELUGU}[\p{L}\p{M}]* (?:\S+ ){0,3}?(?:వచ్చాను|వచ్చాం|వెళ్లాను|వెళ్ళాను|వెళ్లాం)`, `${PLACES_ABROAD} (?:\S+ ){0,3}?(?:gaya tha|gayi thi|gaya|aaya|aayi|aaye|aa gaya|aa gayi|aa gaye|vandhen|vandhom|vanthen|ponen|vachanu|vacham|vellanu|vacha)`,
    ),
    lasts: any(`(?:i |we |am |are |im |and |been |have |now |living |working |staying |settled |here |residing )+(?:in|at) (?:the )?${PLACES_ABROAD}`, `(?:living|working|staying|settled|nurse|employed) (?:in|at) (?:the )?${PLACES_ABROAD}`, `in ${PLACES_ABROAD}`, `${PLACES_ABROAD} (?:me|mein|la|lo)`, `${ABROAD_HINDI} (?:में|मे)`),
    unless: / (?:not|never|will|should|want|if|he|she|his|her|they|for (?:a )?(?:visit|holiday|trip|vacation|tour)|visit\S*|offer|visa (?:applied|rejected|refused)|applied|rejected|refused|him|when will|interview|company is|client|parents|back to india|returned|back from|from dubai|from us) /,
  },
  {
    kind: 'returned', house: 4, tone: 'change', weight: 61,
    happened: any(
      '(?:i |we |have |had |and |then |finally )*(?:came|come|returned|moved|shifted|relocated|went|flew) (?:back )?(?:for good )?(?:to india|back home|back to (?:india|my (?:native|home ?town|village|parents|state|country))|back from|home from (?:dubai|abroad|gulf|us|usa|uk|canada|saudi|qatar|kuwait|oman|australia))', 'returned (?:from|to|back|home)', '(?:wapas|vapas|waapas|laut) (?:\\S+ ){0,2}?(?:aaya|aayi|aaye|aa gaya|aa gayi|aa gaye|ke aaya)', '(?:वापस|लौट) (?:\\S+ ){0,2}?(?:आया|आई|आए|आ गया|आ गई)', 'thirumbi (?:\\S+ )?(?:vandhen|vandhom|vanthen|vandhuten|vandhutten)', '(?:tirigi|venakki) (?:\\S+ )?(?:vachanu|vacham|vachesanu|vachesam)', 'திரும்பி (?:\\S+ )?வந்(?:தேன்|தோம்|துட்டேன்)', '(?:తిరిగి|వెనక్కి) (?:\\S+ )?(?:వచ్చాను|వచ్చాం|వచ్చేశా\\S*)',
    ),
    unless: / (?:not|will|should|want|if|he|she|they|yet|to me|money|file|documents?|passport|visa|refused|form|result|normal|cheque|stay|ex) /,
  },
  {
    kind: 'moved', house: 4, tone: 'change', weight: 52,
    happened: any(
      '(?:i |we |have |had |all |then |and |family |also |recently |just )*(?:shifted|moved|relocated|migrated)(?= (?:to|from|in|into|here|out|back|our|house|home|last|with|base|city|\\d) )', '(?:i|we) (?:\\S+ )?came to (?!know|meet|an? |the conclusion|my (?:mother|parents|maika|mayka))\\S+', '(?:shift|sift) (?:hua|hui|hue|ho gaya|ho gayi|ho gaye|kiya|aanom|aanen|aagitom|aayitom|ayyam|ayyanu)', 'शिफ्ट (?:हुआ|हुई|हुए|हो गए|हो गया)', '(?:குடி வந்தோம்|குடியேறினோம்|ஷிஃப்ட் ஆனோம்|மாறி வந்தோம்|குடி போனோம்)', '(?:షిఫ్ట్ అయ్యా\\S*|మారాం|మకాం మార్చాం)',
    ),
    lasts: any('(?:i |we |am |are |and |im |now )*(?:living|staying|settled|residing|based) (?:here )?(?:in|at) (?!with|rent|a |my|the|his|tension|fear|joint|hostel|own|pg|in laws|same|one)\\S+', '(?:mein|me) (?:reh|rah) (?:raha|rahi|rahe)'),
    unless: / (?:not|will|should|want|if|he|she|his|they|brother|father|papa|husband|wife|son|daughter|focus\S*|moved on|on from|to moved|company|office|boss|tenant|project|attention|from science|to commerce|career|file|team|stream|department|data|money|subject|ministry|to private|from private|from bank job|course|branch|living together|cgst|together|in laws|relation\S*|parents) /,
  },
  {
    kind: 'degree', house: 5, tone: 'gain', weight: 44,
    happened: any(
      `(?:completed|finished|passed|cleared|got|did|done|finish|complete|received|earned|submitted|awarded) (?:my |the |our |a |an |his |her |own |full |final |with )*(?:\\S+ ){0,2}?${DEGREE}`, 'passed (?:ece|cse|eee|mech|mechanical|civil)', `${DEGREE} (?:\\S+ ){0,6}?(?:completed|finished|pass(?:ed)? ?out|passout|done|over|complete|ended|finish|passed)`, `(?:i )?(?:am )?(?:pass(?:ed)? ?out|passout|graduated)(?= (?:\\S+ ){0,4}?)`, `${DEGREE} (?:\\S+ ){0,5}?(?:complete (?:kiya|kari|ki|hua|hui|ho gaya|ho gayi)|pura kiya|poora kiya|puri ki|khatam kiya|khatam hua|khatam ki|ki thi|kiya tha|mudichen|mudichutten|mudichiten|mudinjuchu|ayyindi|ayipoyindi|poorthi chesanu|complete chesanu)`, '(?:बीए|एमए|बीएड|ग्रेजुएशन|डिग्री|डिप्लोमा|बीटेक|बीकॉम|बीएससी|एमएससी|एमबीए) (?:\\S+ ){0,5}?(?:किया|की|पूरी|पूरा|पास|खत्म)', '(?:டிகிரி|டிப்ளமோ|பிஇ|பிடெக்|பிஎஸ்சி|பிகாம்|எம்பிஏ|பிஎட்|பட்டப்படிப்பு|இன்ஜினியரிங்) (?:\\S+ ){0,4}?(?:முடித்தேன்|முடிச்சேன்|முடிச்சிட்டேன்|முடிச்சுட்டேன்)', '(?:డిగ్రీ|బీటెక్|డిప్లొమా|ఎంబీఏ|ఎంటెక్|ఎంసీఏ|బీఎడ్|బీఎస్సీ|బీకాం|ఇంజనీరింగ్) (?:\\S+ ){0,4}?(?:పూర్తి చేశా\\S*|పూర్తయ్యింది|పూర్తయింది|అయ్యింది|అయిపోయింది|చేశాను)',
    ),
    unless: / (?:not|will|should|want|if|he|she|his|her|they|brother|husband|wife|son|daughter|yet|sister|backlogs?|by|friends|beta|beti|jail|when|failed) /,
  },
  {
    kind: 'examPassed', house: 5, tone: 'gain', weight: 57,
    happened: any(
      '(?:cleared|qualified|passed|cracked|clear) (?:my |the |in |both |all |ibps |ssc |upsc |tnpsc |state |gate |net |ugc |c?tet |jrf |neet |jee |prelims of |sbi |ras |bpsc |uppsc |mpsc |kpsc |ca |cs |cma )*(?:\\S+ ){0,2}?(?:exams?|tier \\d|prelims?|mains|neet|jee|gate|net|ctet|tet|jrf|set|cat|upsc|ssc|ibps|tnpsc|uppsc|bpsc|mpsc|ielts|pte|ca(?: (?:inter|final|foundation))?|oet|inter|foundation|group \\d|usmle|plab|fmge|nclex|license|boards|interview|both groups|departmental)', '(?:oet|ielts|pte|net|gate|ctet|tet|exam|neet|prelims|mains|fmge|plab|nclex) (?:\\S+ ){0,2}?(?:cleared|passed|qualified)', '(?:exam|prelims|mains|net|ctet|tet|gate|neet|jee|pariksha) (?:\\S+ ){0,4}?(?:nikla|nikli|nikal gaya|clear kiya|clear ho gaya|clear hua|pass kiya|pass kari|clear pannen|pass pannen|pass aanen|clear chesanu|pass ayyanu)', '(?:परीक्षा|नेट|टेट|सीटेट|गेट|प्रीलिम्स) (?:\\S+ ){0,4}?(?:पास|क्लियर|निकला|निकाला)', '(?:தேர்வில்|தேர்வு|எக்ஸாம்) (?:\\S+ ){0,3}?(?:பாஸ்|தேர்ச்சி|கிளியர்)',
    ),
    unless: / (?:not|will|should|want|if|he|she|his|her|they|brother|husband|wife|son|daughter|yet|sister|couldnt|could|nahi|failed|missed|beta|beti|नहीं|friends|when|how|needed|only) /,
  },
  {
    kind: 'examFailed', house: 5, tone: 'loss', weight: 59,
    happened: any(
      '(?:failed|couldnt clear|could not clear|did not clear|didnt clear|not cleared|not qualified|missed|flunked|rejected in|lost|not selected in) (?:in |the |my |it |by |both |ibps |ssc |upsc |state |gate |net |neet |jee |first |second |third )*(?:\\S+ ){0,4}?(?:exams?|tier \\d|prelims?|pre|mains|neet|jee|gate|net|ctet|tet|jrf|cat|upsc|ssc|ibps|cutoff|cut off|interview|interview call|list|final list|marks?|final|attempts?|group \\d|boards|12th|10th|physical|medical|ssb)', 'i failed(?= in )', '(?:prelims?|pre|mains|exam|neet|jee|gate|net|ctet|upsc|ssc|interview|attempt|ssb) (?:\\S+ ){0,4}?(?:failed|fail|fail hua|fail ho gaya|fail hui|fail ho gayi|nahi nikla|nahi nikli|reh gaya|reh gayi|rah gaya|rah gayi|not cleared|missed|fail aanen|fail aayiten|fail aagiten|fail ayyanu|poyindi)', '(?:परीक्षा|प्रीलिम्स|मेन्स|नीट|नेट|इंटरव्यू) (?:\\S+ ){0,4}?(?:फेल|रह गया|रह गई|नहीं निकला)', '(?:தேர்வில்|தேர்வு|எக்ஸாம்|நீட்) (?:\\S+ ){0,3}?(?:தோல்வி|ஃபெயில்|தவற)\\S*', '(?:పరీక్ష|నీట్|ఎగ్జామ్|మెయిన్స్|ప్రిలిమ్స్) (?:\\S+ ){0,3}?(?:ఫెయిల్|తప్పా\\S*|పోయింది)',
    ),
    unless: / (?:will|should|want|if|he|she|his|her|they|brother|husband|wife|son|daughter|sister|beta|beti|ivf|iui|business|startup|marriage|h1b|lottery|visa|calls|deadline|vote|period|promotion|dpc|periods|case|weight|money|rs|lakhs?|job) /,
  },
]

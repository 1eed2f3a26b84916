import { A_SALE } from '../place-sold.ts'
import type { ToldPattern } from './told-pattern.ts'

const GOLD = '(?:gold|jewels?|jewell?ery|ornaments?|bangles|chains?)'
const LAND =
  '(?:land|lands|plots?|flats?|site|house|property|acres?|cents?|farm|zameen|zamin|jameen|khet|bigha|gunta|makan|nilam|thottam|polam|sthalam|illu|veedu)'
const WILL =
  '(?:will|can|could|want to|wants to|planning to|plan to|thinking to|thinking of|ready to|willing to|going to|have to|has to|agreed to|offers to|offering to|offered to|plan is to|idea is to|am|are)'

/** Means of one’s own that are told beside a step. */
export const OF_MEANS = {
  savings: {
    hears: new RegExp(
      [
        ' (?:my|our|have|has|having|got|get|gets|touch\\S*|use|using|withdraw\\S*|with|from) (?:\\S+ ){0,3}(?:pf|epf|ppf|gpf|provident fund|gratuity|savings?|fd|fds|fixed deposits?|vrs money|retirement (?:money|amount)) ',
        ' (?:pf|epf|ppf|gpf|gratuity|savings?|fd|fds|bachat|jama punji|jama poonji) (?:\\S+ ){0,4}(?:\\d+|lakhs?|lacs?|amount|money|hai|h|paisa|paise) ',
        ' (?:have|having|got|with) (?:\\S+ ){0,3}?(?:\\d+ ?)?(?:\\d+l|lakhs?|lacs?|lacks?|crores?|thousand|\\d+k) (?:\\S+ ){0,3}?(?:saved|in hand|in (?:the |my )?bank|ready|as capital|own money|cash|put by|kept aside) ',
        ' (?:i|we) (?:have )?saved (?:\\S+ ){0,3}?\\d',
        ' (?:booking amount|down ?payment|own capital|margin money|cash) (?:\\S+ ){0,4}?(?:ready|saved|in hand|arranged) ',
        ' \\d+ ?(?:l|lakhs?|lacs?|lacks?|crores?) (?:\\S+ ){0,2}?(?:savings?|saved|bachat|jama|fd) ',
        ' (?:mere|hamare) (?:paas|pass) (?:\\S+ ){0,3}?(?:lakhs?|lac|crore|hazar) (?:\\S+ ){0,2}?(?:hai|hain|h|jama|bache|bacha|rakhe|pade) ',
        'बचत|जमा पूंजी|जमा पूँजी|(?<!\\p{L})पीएफ|சேமிப்பு|பிஎஃப்|పొదుపు|పీఎఫ్',
      ].join('|'),
      'u',
    ),
    unless:
      / (?:no|zero|nil|without|nothing in|stuck|pending|not (?:yet )?(?:come|received|paid|cleared|ready|arranged)|lost|losing|finish\S*|khatam|gone|went|getting over|cleaned|wiped|used up|spent|eaten|emptied|closed|opened|started|invested|his|their|run|running|never saving|claim|reject\S*|not released|aane wala|took|failed|fraud|ponzi|over|salary|job of|earning|per month|monthly) |(?<! (?:to|can|will|should|could|may|and)) put (?:all|my|our|\d|in|from)| (?:नहीं|खत्म|ख़त्म|डूब\S*|चली) |இல்ல|காலி|లేదు|లేవు|అయిపో/u,
  },
  jewels: {
    hears: new RegExp(
      [
        ` ${WILL} (?:\\S+ ){0,2}?(?:pledge|pledging|mortgage|mortgaging|sell|selling|give|giving) (?:\\S+ ){0,3}?${GOLD} `,
        ` (?:wife|mother|amma|mummy|maa|mom|she) (?:\\S+ ){0,4}?(?:giving|gives|ready to give|offers|offered|offering|will give|ready to pledge|ready to sell) (?:\\S+ ){0,3}?${GOLD} `,
        ` ${GOLD} (?:\\S+ ){0,3}?(?:can be|will be|to be|ready to be) (?:pledged|sold|mortgaged|given) `,
        ' (?:planning|thinking|want|going|plan) (?:\\S+ ){0,3}?gold loan ',
        ' (?:gehne|gahne|gehno|gehna|zevar|jevar|zewar|jewar|sona|gold) (?:\\S+ ){0,4}?(?:girvi (?:rakhne|rakhna|rakhunga|rakhungi|rakhenge)|bechne|bechna|bechunga|bechungi|bechenge|bech (?:dunga|dungi|denge)|de rahi) ',
        '(?:गहने|गहनों|ज़ेवर|जेवर|सोना) (?:\\S+ ){0,4}?(?:गिरवी रख(?:ने|ना|नी|ूँगा|ूंगा|ूँगी|ूंगी|ेंगे)|बेच(?:ने|ना|नी|ूँगा|ूंगा|ूँगी|ूंगी|ेंगे))',
        '(?:நகை|தங்க)\\S* (?:\\S+ ){0,3}?(?:அடகு வை(?:க்க|ச்சு தர)|விக்க (?:போ|லாம)|விற்க (?:போ|லாம)|தரேன்|தர்றேன்)',
        ' (?:nagai|nagaiya|nagaiyai|thangam) (?:\\S+ ){0,3}?(?:adagu|adamanam) (?:vaikka\\S*|vekka\\S*|vaikkalam\\S*) ',
        '(?:బంగారం|నగలు|నగల)\\S* (?:\\S+ ){0,3}?(?:తాకట్టు (?:పెట్టాల|పెడత|పెడదా)|అమ్మాల|అమ్ముత)',
        ' (?:bangaram|nagalu) (?:\\S+ ){0,3}?(?:(?:takattu|takatu|thakattu|kudavu) (?:pettal\\S*|pedat\\S*|pedad\\S*)|ammal\\S*|ammut\\S*) ',
      ].join('|'),
      'u',
    ),
    unless:
      / (?:pledged (?:in|with|at|last|already)|sold|already|was|were|had|kept|keeps|stole\S*|theft|(?:jewell?ery|gold|ornaments?) (?:shop|showroom|business|line|work)|do not|dont|not|no|nahi|nahin|nhi|never|refus\S*|price|rate|invest\S*|buy|dowry|demand\S*|in laws?|mil|took|take back) |नहीं|थे |था |दिए |மாட்ட|இல்ல|వద్దు|లేదు/u,
  },
  landToSell: {
    hears: new RegExp(
      [
        ` ${WILL} (?:\\S+ ){0,2}?(?:sell|selling) (?:(?!gold |jewel|and |car |bike |shop )\\S+ ){0,4}?${LAND} `,
        ` ${LAND} (?:\\S+ ){0,4}?(?:to be sold|will be sold|can be sold|has to be sold|put for sale|put up for sale|for sale|on sale|sale ki petta\\S*) `,
        ` ${LAND} (?:\\S+ ){0,3}?(?:bechne|bechna|bechni|bechunga|bechungi|bechenge|bech (?:ke|kar) (?:\\S+ ){0,3}?(?:bhej\\S*|lagaun\\S*|lagayen\\S*|karun\\S*|karen\\S*|shuru|lenge|dunga|denge)|vikka|vikkalam\\S*|ammal\\S*|ammut\\S*) `,
        '(?:ज़मीन|जमीन|प्लॉट|मकान|फ्लैट|खेत) (?:\\S+ ){0,3}?बेच(?:ने|ना|नी|ूँगा|ूंगा|ेंगे|कर (?:\\S+ ){0,3}?(?:भेज|लग|कर))',
        '(?:நில|மனை|வீட்ட|இடத்த|தோட்டத்த)\\S* (?:\\S+ ){0,3}?(?:வித்து (?:\\S+ ){0,2}?தர|விற்று (?:\\S+ ){0,2}?தர|விக்க|விற்க)',
        '(?:పొలం|స్థలం|భూమి|ఇల్లు|ప్లాట్)\\S* (?:\\S+ ){0,3}?(?:అమ్మాల|అమ్ముత|అమ్మి (?:\\S+ ){0,3}?(?:పెడ|పంప|కడ|ఇస్త))',
      ].join('|'),
      'u',
    ),
    unless:
      / (?:sold|was|were|had|already|do not|dont|not|no|never|without|nahi|nahin|nhi|mat|refus\S*|uncles?|case|court|share|broker|business of|real estate) |नहीं|மாட்ட|வேண்டாம்|வேணாம்|వద్దు|అమ్మను|లేదు/u,
  },
  placeOnSale: {
    hears: A_SALE,
    unless:
      / (?:was sold|were sold|already sold|sold (?:it |them )?(?:in|last|long|before)|bik (?:gaya|gayi|chuka|chuki)|bech (?:diya|di|chuke)|my shop sells?|we sell|i sell|sells? (?:land|plots|flats)|broker|real estate) /u,
  },
  instalment: {
    hears: new RegExp(
      [
        ' (?:emis?|instal+ments?|kist|kisht|kishte|kiste) (?:\\S+ ){0,4}?\\d',
        ' \\d+\\S* (?:\\S+ ){0,3}?(?:emis?|instal+ments?|kist|kisht) ',
        ' (?:home|house|car|bike|vehicle|loan|loans|flat|monthly|education|study|two wheeler) (?:emis?|instal+ments?) ',
        ' (?:have|having|pay|paying) (?:\\S+ ){0,3}?(?:emis?|instal+ments?) ',
        ' (?:house|flat|home|room|shop|godown|office)? ?rent (?:(?:is|of|hai|goes|going|also|at|comes to|itself) ){0,2}(?:rs )?(?:\\d{4,6}|\\d{1,3} ?(?:k|thousand|hazaa?r|000)) ',
        ' \\d+\\S* (?:rs |rupees |k |thousand )?(?:per month |monthly |every month )?(?:as )?(?:house |flat |home |room |shop |office )?rent ',
        ' pay(?:ing)? (?:\\S+ ){0,2}?rent ',
        '(?:ईएमआई|किस्त|किश्त|किराया) (?:\\S+ ){0,4}?(?:\\d|हज़ार|हजार|जाती|जाता|चल|देन)',
        '(?:ஈஎம்ஐ|தவணை|வாடகை)\\S* (?:\\S+ ){0,4}?(?:\\d|கட்ட|ஆயிரம்)',
        '(?:ఈఎంఐ|వాయిదా|అద్దె)\\S* (?:\\S+ ){0,4}?(?:\\d|కట్ట|వేలు)',
      ].join('|'),
      'u',
    ),
    unless:
      / (?:no (?:emi|loan|rent|home loan|instal\S*)|emis? (?:is |are |was |got )?(?:over|closed|finished|complete\S*|cleared|nahi|khatam)|(?:last|all) (?:emi|instal\S*) (?:paid|over)|(?:get|gets|getting|receive\S*|earn\S*|comes|coming|income) (?:\S+ ){0,4}?rent|rent (?:comes|coming|income|milta|aata|aati|ata|receiv\S*)|rental income|rented out|given (?:\S+ ){0,2}?(?:on|for) rent|his|their|fees?|bounc\S*|overdue|default\S*|miss\S*|unable|cannot pay|cant pay|not paid|not able|pending|due since|tenant\S*|planning|would be|will be|starts|(?:roommate|roomate|friend|brother|company) (?:is )?pay\S*) |नहीं दे|மிஸ்|கட்ட முடியல|కట్టలే/u,
  },
  lentPaper: {
    hears: new RegExp(
      [
        ' (?:i have|we have|have|having|got|gave|given|took|taken|there is|there are|holding|with me|signed|wrote|issued) (?:\\S+ ){0,5}?(?:cheques?|checks|blank check|security check|promissory notes?|pro ?notes?|stamp papers?|bond papers?|signed papers?|loan agreement|written agreement|agreement|receipts?|iou) ',
        ' (?:i have|we have|have|having|there is|there are|only|with me) (?:\\S+ ){0,4}?(?:bank transfers?|bank proof|transfer proof|bank (?:record|statement)s?|phonepe|gpay|google pay|paytm|upi|neft|whatsapp|chats|messages|screenshots?|audio|recordings?) ',
        ' (?:given|gave|sent|paid|lent) (?:\\S+ ){0,8}?(?:on|by|through|with|against) (?:\\S+ ){0,2}?(?:cheque|stamp paper|pronote|pro note|promissory note|bank transfer|neft|upi|phonepe|gpay) ',
        ' (?:no|without|not any|nothing|never took|did not take|didnt take|dont have|do not have|not taken|koi) (?:\\S+ ){0,3}?(?:papers?|proof|writing|written|agreement|cheques?|documents?|receipts?|notes?|likhit|kagaz|kagaj|saboot|sabut) ',
        ' (?:bills|invoices) (?:are|is) (?:there|with|signed|all) ',
        ' (?:likha ?padhi|likhapadhi|likha|likhit|kagaz|kagaj) (?:\\S+ ){0,3}?(?:nahi|nahin|nhi|nai) ',
        ' (?:on trust|verbal|orally|mouth word|word of mouth|bharose (?:par|pe)|muh zubani|munh zubani|zubani|nambikkai\\S*|nammakam\\S*) ',
        ' (?:cheque|check|pronote|pro note|promissory note|stamp paper|note) (?:\\S+ ){0,3}?(?:diya|di|liya|likha|likhwaya|hai|h|undi|icha\\S*|ichad\\S*|rasi|rasadu|iruku|irukku|kudut\\S*|koduth\\S*|vangi\\S*) ',
        ' (?:note|paper|kagitam|proof|adharam|aadharam) (?:\\S+ ){0,2}?(?:ledu|illa|illai|kuda ledu) ',
        '(?:चेक|स्टाम्प|स्टांप|हुंडी|रुक्का) (?:\\S+ ){0,4}?(?:दिया|दिए|लिया|है|हैं|लिखा)|कोई (?:कागज|काग़ज़|कागज़|सबूत|लिखा)|लिखा.?पढ़ी (?:\\S+ ){0,2}?नहीं|लिखित (?:\\S+ ){0,3}?नहीं',
        '(?:செக்|புரோநோட்|பத்திர)\\S* (?:\\S+ ){0,3}?(?:இருக்கு|குடுத்|கொடுத்|எழுதி)|எழுதி வாங்கல|எழுத்து\\S* (?:\\S+ ){0,2}?இல்ல|ஆதாரம் (?:\\S+ )?இல்ல|நோட்டு? இல்ல',
        '(?:చెక్|చెక్కు|ప్రామిసరీ|ప్రోనోటు|నోటు|స్టాంప్)\\S* (?:\\S+ ){0,3}?(?:ఉంది|ఉన్నాయి|ఇచ్చ|రాశ|రాసి|లేదు)|కాగితం (?:\\S+ )?లేదు|ఆధారం (?:\\S+ )?లేదు',
      ].join('|'),
      'u',
    ),
    unless:
      / (?:passport|visa|degree|certificates?|marks? ?sheet|exam|resignation|offer letter|rent agreement|marriage|photos?|affair|police check|background check|husband|boyfriend|girlfriend|woman|lady|credit card) /u,
  },
} as const satisfies Record<string, ToldPattern>

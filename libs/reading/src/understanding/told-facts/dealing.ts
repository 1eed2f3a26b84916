import { COUNT } from './somebody.ts'
import type { ToldPattern } from './told-pattern.ts'

/** Any of several patterns, each written over text that begins and ends with a blank. */
const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'u')

const LIMIT = '(?:cc|od|cash credit|overdraft|over draft|bank|od cc|cc od|mudra|working capital|cc bank)'
const PERCENT = '(?:\\d(?: \\d{1,2})?|one|two|three|four|five|ek|do|teen|rendu|moodu|moonu)'
const HOME_ONES =
  '(?:wife|husband|family|papa|father|mother|mummy|parents|dad|mom|ghar walo|gharwalo|ghar wale|ghar|home|house|amma|appa|nanna|bharya|bharta|patni|pati|biwi|wifey|hubby|anyone at home|anybody at home|nobody at home|no one at home)'
const GONE = '(?:know|knows|aware|told|tell|disclosed|informed)'
const RELATIVE =
  '(?:wife|husband|son|elder son|younger son|daughter|brother|elder brother|younger brother|father|papa|nephew|beta|bhai|chhota bhai|bada bhai|patni|pati|biwi|brother in law|bhatija)'
const PLACE =
  '(?:shop|store|dukaa?n|kadai|clinic|factory|unit|workshop|office|godown|showroom|building|place|premises|salon|parlou?r|mill|garage|hotel|restaurant|counter|shed|press|centre|center|stall)'
const RIVAL =
  '(?:d ?mart|big mart|mart|mall|super ?market|online|amazon|flipkart|meesho|jio ?mart|blinkit|zepto|swiggy|zomato|apps?|reliance|big bazaar|showrooms?|big shops?|chinese|china (?:goods|maal)|government bus|laxmi bus|new shops?|another shop|competitors?|competition|tarr?iffs?|gst)'
const FELL =
  '(?:half|halved|dull|down|very low|low|less|reduced|decreas\\S*|drop\\S*|dropped|fallen|fell|falling|declin\\S*|slow|poor|very poor|dead|zero|nil|kam|thanda|thandi|mandi|manda|gir ga\\S*|aadha|aadhi|40|50|60|70)'
const SALES =
  '(?:sales?|business|customers?|orders?|collections?|bikri|dhandha|grahak|graahak|vyapaa?r|walk ?ins?|footfall|students|admissions?|turnover|counter sale|daily sale)'

/** What is told of a trade that runs, and of money that is owed or was lost. */
export const OF_DEALING = {
  salesFell: {
    hears: any(
      ` ${SALES} (?:is |are |has |have |was |were |also |become |became |now |gone |went |got |getting |going |all |ho |hai |very |by |to |came |coming |only |bahut |bilkul |ekdum |me |almost ){0,5}${FELL}(?= )(?! salary| interest| price)`,
      ` (?:after|since|because of|due to|once) (?:\\S+ ){0,4}?${RIVAL} (?:\\S+ ){0,6}?${SALES} (?:\\S+ ){0,4}?${FELL}(?= )`,
      ` (?:half|less|reduced|drop in|fall in|no) (?:of )?(?:the |my |our )?(?:sales?|customers|bikri|walk ?ins?) (?:since|after|from|now|because|due) `,
      ` ${SALES} (?:\\S+ )?(?:stopped|not coming|nahi aa rah\\S*|nahi aate|nahi hai|band ho ga\\S*|kammi aaiduchu|kammi aagiduchu|taggipo\\S*|taggindi|koranju\\S*|koranjiduchu) `,
      'ग्राहक (?:\\S+ ){0,2}?(?:नहीं|नही) आ|(?:बिक्री|ग्राहक|धंधा|सेल) (?:\\S+ ){0,3}?(?:कम|आधी|आधा|मंदा|ठप|गिर)|(?:விற்பனை|வியாபாரம்|கஸ்டமர்)\\S* (?:\\S+ ){0,2}?(?:குறைஞ்|குறைந்|கம்மி|டல்)|(?:అమ్మకాలు|వ్యాపారం|బిజినెస్|కస్టమర్లు) (?:\\S+ ){0,2}?(?:తగ్గి|పడిపో|డల్)',
    ),
    unless: any(
      ' (?:if|will|would|may|fear|afraid|not (?:down|low|less|reduced|dull)|no (?:loss|fall)|was (?:down|low|slow)|in covid|during (?:covid|corona|lockdown)|fathers?|papa|dad|husbands?|brothers?|his|her|their|uncles?|mamas?|bhai|promotion|transfer|posting|joining|low (?:investment|cost|price|budget)|small business|start|open|loan|interest|salary|growing|improved|good now|better now) ',
      'पापा|पिता|पति|அப்பா|கணவர்|నాన్న|భర్త',
    ),
  },
  bankLimit: {
    hears: any(
      ` ${LIMIT} (?:ka |ki |of bank |account )?limit (?:\\S+ ){0,4}?(?:full|fully used|exhausted|over|finished|khatam|chal rah\\S*|overdrawn|over drawn|crossed|reached|maxed|used up|bhar ga\\S*|nindi\\S*|mudinj\\S*) | limit (?:is |also |bhi )?(?:full|exhausted|fully used|overdrawn) `,
      ` (?:have|having|took|taken|with|running|using|using the|on|there is|is|my|our) (?:an? |the |my |our )?(?:\\S+ ){0,3}?(?:cc|od|cash credit|overdraft) (?:limit|loan|account|facility|of) | (?:cc|od) (?:loan|limit|account) (?:of |is |hai |ka |ki |me |mein |\\d)`,
      ` (?:lakhs?|lacs?|crores?|cr|l) (?:\\S+ )?(?:cc|od|cash credit|overdraft|bank) limit `,
      '(?:सीसी|ओडी|कैश क्रेडिट) लिमिट|(?:சிசி|ஓடி) லிமிட்|(?:సీసీ|ఓడీ) లిమిట్',
    ),
    unless:
      / (?:cc (?:tv|camera|road|avenue)|credit cards?|no (?:cc|od|limit)|closed|speed limit|age limit|new limit|sanction\S*|apply|applied|appl\S*|increase|his|her|their|father|papa|husband|brother|will (?:i|bank) (?:get|give)|od (?:duty|letter|leave)) |पापा|पिता|नहीं ली/u,
  },
  dearLoan: {
    hears: any(
      ` (?:at|on|with|of|taken|took|takes|charges|charging|lakhs?|finance|people|interest) (?:\\S+ ){0,2}?${PERCENT} ?(?:percent|pc|rupees?|rs|rupaye|rupay|taka|paisa|per cent|vaddi|vatti)(?: \\S+)? (?:interest|byaj|vyaj|byaaj|monthly|per month|a month|vaddi|vatti|mahine|every month) | ${PERCENT} ?(?:percent|rupees?|rs|pc) (?:monthly )?(?:interest|byaj|vyaj|byaaj|vaddi|vatti|vadi) `,
      ` (?:private|hand|money) (?:finance|financers?|financiers?|lenders?|people|loan|party|mahajan) (?:\\S+ ){0,3}?at (?:\\S+ )?${PERCENT} ?(?:percent|rupees?|rs|pc) | (?:interest|byaj|vyaj) (?:at|of|@) ${PERCENT} (?:percent|rupees?|rs) `,
      ` (?:borrowed|took|taken|liya|liye|hai|have|loan|debt|owe|karz|karza|\\d ?lakhs?|lakhs?|lakh) (?:\\S+ ){0,6}?(?:from|with|se|to|including|plus|and) (?:\\S+ ){0,3}?(?:private (?:finance|financers?|financiers?|lenders?|people|party|money lenders?)|money ?lenders?|sahukar|mahajan|byaj wale|sood khor|kandhu vatti|loan apps?|private apps?) | loan apps? (?:se|loan|debt|people|wale) `,
      ` byaj (?:pe|par) (?:\\S+ ){0,3}?(?:liya|liye|paisa|lakhs?|uthaya) | (?:vatti|vaddi)(?:ki|ku|kki) (?:\\S+ ){0,3}?(?:vang\\S*|vaang\\S*|tech\\S*|theesuk\\S*|teesuk\\S*) `,
      '(?:ब्याज|सूद) (?:पर|पे) (?:\\S+ ){0,3}?(?:लिया|लिए|पैसा|उठाया)|(?:வட்டிக்கு) (?:\\S+ ){0,3}?(?:வாங்கி|எடுத்த)|(?:వడ్డీకి) (?:\\S+ ){0,3}?(?:తెచ్చ|తీసుకు|అప్పు)',
    ),
    unless: any(
      ` (?:gave|given|lent|promise|promised|return of|returns?|profit|invested|invest|scheme|chit|fd|deposit|commission|cashback|discount|attendance|marks|equity|stake|share of|partnership|closed|cleared already|(?:no|without|zero) (?:private|interest|loan)|someone|his|her|brother|father took|papa took|papa ne|husband took|(?:husband|father|papa|he|she) has(?: taken)?) | (?:husbands|brothers|fathers|papas|his|her|their|friends|cousins|uncles) (?:\\S+ ){0,3}(?:loan|debt|dairy|work|business|shop|trade|karz) `,
    ),
  },
  kinInTrade: {
    hears: any(
      ` (?:my |mera |meri |mere |me and my |me and |i and my )${RELATIVE} (?:also |himself |herself |and i |and me |bhi |both |is |are |too ){0,3}(?:drives?|driving|sits?|sitting|works? with me|working with me|helps?|helping|manages?|managing|handles?|handling|looks? after|looking after|runs?|running|baithta|baithti|baithte|sambhalta|sambhalti|sambhalte|dekhta|dekhti|dekhte|joined)(?: me| the| my| our| it| this| on| in| at| one| half| of| with| and| \\d| full| full time| part time| daily| accounts| shop| business| counter| bus| billing| cooking| kitchen| stitching| delivery| work| hai| mere| saath)(?= )`,
      ` (?:me and my|i and my|myself and (?:my )?) ?(?:wife|husband|son|brother|daughter) (?:are |both |together |is ){0,2}(?:running|run|doing|managing|handle|handling|work) `,
      ` ${RELATIVE} (?:bhi )?(?:dukaa?n|shop|kaam|business|counter|factory) (?:(?:pe|par|me|mein|ke) )?(?:baith\\S*|hath bata\\S*|haath bata\\S*|sambhal\\S*|dekht\\S*) `,
      '(?:बेटा|पत्नी|भाई|पति) (?:भी )?(?:\\S+ )?(?:दुकान|काम|धंधे|कारोबार) (?:पर|में|संभाल\\S*|सँभाल\\S*) (?:बैठ|हाथ|साथ|देख)',
    ),
    unless:
      / (?:not|nahi|nahin|never|no longer|stopped|left|does not|doesnt|dont|do not|wants|want|should|can|will|would|if|after|her own|his own|another|other|separate|alag|school|office|job|posted|abroad|crpf|army|home|kids|children|house|my (?:mother|father|parents)|kheti|fields?|farm|marriage|gents|cheat\S*|fight\S*|account\S* secretly) |नहीं/u,
  },
  ownPremises: {
    hears: any(
      ` (?:khud ki|khud ka) ${PLACE} | (?:own|sontha|sondha) (?:building|place|premises|property|godown|shed|land)(?= )`,
      ` ${PLACE} (?:is |are |hai |h )?(?:(?:on|in) )?(?:my |our )?(?:own|owned|apni|apna|khud ki|khud ka|sontham|sondham|self owned|ownership|own property|own name|own place|own building|my name|mere naam|papa ke naam)(?: hai| h| one| property| place| not rented| no rent)?(?= )(?! account| son| man| people| shop is| money| risk)`,
      ` (?:no|without|no need of|dont pay|do not pay|saving) (?:shop |any )?rent (?:as|because|for|since|to pay|problem)(?= )| pagdi (?:shop|dukaa?n|ki dukaa?n|system) | ${PLACE} is (?:on )?pagdi `,
      '(?:दुकान|जगह|फैक्ट्री|गोदाम) (?:अपनी|खुद की|अपना|खुद का) (?:है|हैं)|खुद की (?:दुकान|जगह|फैक्ट्री) (?:है|में)|(?:கடை|இடம்) (?:சொந்த|எங்களோட)|சொந்த (?:இடம்|இடத்|கட்டிட)|(?:షాపు|షాప్|స్థలం) (?:సొంత|మాదే)|సొంత (?:స్థలం|బిల్డింగ్)',
    ),
    unless: any(
      ' (?:open|start|starting|opening|want|wants|wish|dream|planning|plan|should|will|should i|thinking|set up|begin|buy|not|nahi|nahin|if|left|closed|started (?:his|her)|his|her|their|my own (?:shop|business|clinic) (?:from|by)|to have|become|do my|have to|rent on own|he|she|boy|girl) ',
    ),
  },
  hiddenLoss: {
    hears: any(
      ` ${HOME_ONES} (?:\\S+ ){0,2}?(?:dont|do not|does not|doesnt|not|never|nothing|no idea|is not|are not|isnt|arent) (?:\\S+ )?${GONE} (?!how|what|why|when|where|me |him |her )`,
      ` (?:not|never|havent|have not|did not|didnt|cannot|cant|afraid to|scared to) (?:yet )?(?:told|tell|telling|disclosed|inform\\S*) (?:\\S+ )?(?:at |to |in |my )?${HOME_ONES} `,
      ` (?:without|hid|hidden|hiding|secret|kept) (?:\\S+ ){0,3}?(?:from |to |telling |informing |knowledge of )(?:my |the )?${HOME_ONES} `,
      ` ${HOME_ONES} (?:me |mein |ko |ku |ki |kuda )?(?:\\S+ )?(?:nahi pata|nahin pata|nhi pata|pata nahi|nahi bataya|nahin bataya|nhi bataya|nahi malum|theriyadhu|theriyathu|teriyathu|teliyadu|teliyedu|cheppaledu|sollala) `,
      '(?:घर|पत्नी|पति|परिवार|पापा)\\S* (?:\\S+ ){0,3}?(?:नहीं पता|पता नहीं|नहीं बताया|नहीं मालूम)|(?:வீட்ல|மனைவி|கணவர்|அப்பா)\\S* (?:\\S+ ){0,2}?(?:தெரியாது|சொல்லல)|(?:ఇంట్లో|భార్య|భర్త|నాన్న)\\S* (?:\\S+ ){0,2}?(?:తెలియదు|చెప్పలేదు)',
    ),
    unless: any(
      ` (?:love|affair|relationship|boyfriend|girlfriend|marriage|wedding|caste|muslim|hindu|christian|pregnan\\S*|divorce|birth time|time of birth|dob|interview|exam|resign\\S*|pregnancy) `,
      ` (?:does not|doesnt|dont|do not) know (?:how|what|why|when|the|telugu|hindi|tamil|english|me|him|her|${COUNT}) `,
    ),
  },
} as const satisfies Record<string, ToldPattern>

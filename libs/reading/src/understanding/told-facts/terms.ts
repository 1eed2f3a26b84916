import type { ToldPattern } from './told-pattern.ts'

/** What somebody waits for. */
const REPLY =
  '(?:answer|reply|decision|decide|final answer|confirmation|confirm|final confirmation|response|yes|yes or no|commitment|acceptance)'
const UNTIL = '(?:by|before|till|until|upto|up to|within|in|latest by|on or before)'
/** Who says so: somebody else, and not the visitor. */
const THEY =
  '(?:they|he|she|owner|landlord|builder|seller|buyer|company|hr|recruiter|manager|boss|employer|dealer|broker|agent|university|college|party|side|people|family|families|parents|father|mother|papa|mummy|appa|amma|uncle|partner|boy|girl|groom|bride|wale|vaalu|vallu|veetla|veedu|consultancy|franchise|office|bank)'
/** What waits, holds or is kept for somebody no longer than until a day. */
const WAITS =
  '(?:wait|waits|waiting|hold|holds|holding|keep|keeps|keeping|kept|reserve|reserved|reserving|block|blocked|blocking|give me time|give us time|allow|stay open|remain open)'
/** Whoever may keep a place open as well. */
const THEM = THEY.replace('they|', 'they|employers?|agency|hospital|clinic|school|kafeel|sponsor|firm|client|hostel|landlady|')
const OFFERED =
  '(?:offer|offer letter|price|rate|deal|seat|quotation|quote|admit|admission offer|sanction|proposal|booking offer|token offer)'

/** What a step must keep to: a day by which somebody waits for an answer, and what is not wanted. */
export const OF_TERMS = {
  answerBy: {
    hears: new RegExp(
      [
        ` ${THEY} (?:\\S+ ){0,3}?(?:want|wants|wanted|need|needs|ask|asks|asking|asked|expect|expects|expecting|waiting|demand|demanding) (?:\\S+ ){0,4}?${REPLY} (?:\\S+ ){0,2}?${UNTIL} `,
        ` ${THEY} (?:\\S+ ){0,3}?(?:want|wants|need|needs|ask|asking|asked|told|tells|telling|says|said|saying) (?:\\S+ ){0,2}?to (?:reply|answer|decide|confirm|accept|sign|say yes)(?: \\S+){0,3}? ${UNTIL} `,
        ` ${OFFERED} (?:\\S+ ){0,4}?(?:valid|open|stands|expires|expiring|lapses) (?:\\S+ ){0,2}?(?:till|until|upto|up to|by|on|for only|only for|for) `,
        ` (?:i|we|me|us|have|must|got) (?:\\S+ ){0,2}?(?:to |must )(?:reply|answer|decide|confirm|say yes|give (?:\\S+ ){0,3}?${REPLY})(?: \\S+){0,3}? ${UNTIL} `,
        ` ${THEY} (?:\\S+ ){0,3}?(?:gave|given|giving|gives) (?:\\S+ ){0,3}?time (?:\\S+ ){0,2}?(?:till|until|upto|up to|before|by) `,
        ` (?:last date|last day|deadline) (?:to|for|of) (?:\\S+ ){0,2}?(?:accept\\S*|reply\\S*|confirm\\S*|answer\\S*|acceptance|deciding|decide|token|booking|paying|pay|deposit|seat) `,
        ` ${THEM} (?:\\S+ ){0,3}?${WAITS} (?:for (?:me|us|my \\S+) |(?:the|my|our|this) \\S+ |it |this ){0,2}(?:only |just |at most |at the most |max |maximum ){0,2}(?:till|until|upto|up to|by) `,
        ` ${THEM} (?:\\S+ ){0,4}?(?:tak|varai|varaikkum|varaikum|varaku|varaki|dhaka|daka) (?:hi |mattum |mattume |matrame |ne )?(?:\\S+ )?(?:ruk\\S*|rukeg\\S*|intezar|intezaar|wait|kaath\\S*|kaathir\\S*|aagut\\S*|agut\\S*) `,
        ` (?:tak|se pehle|ke pehle|pehle) (?:\\S+ ){0,3}?(?:jawab|jawaab|javab|faisla|haan|ha|reply|answer|confirm\\S*|final) (?:\\S+ ){0,4}?(?:chahiye|chaiye|maang\\S*|mang\\S*|dena|deni|batana|chahte|chahti|karna|puch\\S*|pooch\\S*|bola|bole) `,
        ` (?:jawab|jawaab|javab|faisla) (?:\\S+ ){0,4}?(?:tak|se pehle) (?:\\S+ ){0,3}?(?:chahiye|chaiye|maang\\S*|mang\\S*|dena|batana|chahte) `,
        '(?:तक|से पहले) (?:\\S+ ){0,3}?(?:जवाब|फैसला|फ़ैसला|उत्तर|हां|हाँ|हामी)(?: \\S+){0,3}? (?:चाहिए|मांग|माँग|देना|चाहत|बताना)',
        '(?:க்குள்|க்குள்ள|குள்ள|குள்|முன்னாடி|முன்னால்|முன்) (?:\\S+ ){0,3}?(?:பதில்|முடிவு|சம்மதம்)(?: \\S+){0,3}? (?:கேட்|சொல்ல|வேணும்|வேண்டும்|கேக்க)',
        ' \\S*(?:kulla|kullae|munnadi|munnaadi) (?:\\S+ ){0,3}?(?:badhil|bathil|pathil|mudivu|answer|reply|sammadham) (?:\\S+ ){0,3}?(?:kek\\S*|ket\\S*|sollanum|solla\\S*|venum|vendum) ',
        '(?:లోపు|లోగా|ముందు) (?:\\S+ ){0,3}?(?:సమాధానం|జవాబు|నిర్ణయం|మాట)(?: \\S+){0,3}? (?:చెప్పాల|చెప్పమ|కావాల|అడుగు|అడిగ)',
        ' \\S*(?:lopu|lopala|loga|mundu) (?:\\S+ ){0,3}?(?:answer|reply|samadhanam|jawabu|nirnayam|maata|mata) (?:\\S+ ){0,3}?(?:cheppal\\S*|cheppamant\\S*|cheppaman\\S*|kavali|kavalant\\S*|adug\\S*|adig\\S*|ivval\\S*) ',
      ].join('|'),
      'u',
    ),
    // what is asked of the reader, awaited from others, over, or another's to answer
    unless:
      / (?:please|pls|plz|kindly|guruji|pandit ji|you|aap|no hurry|no rush|not in (?:a )?hurry|not asking|did not ask|didnt ask|application|form|exam|result|judge|court|hearing|case) | i (?:want|need|asked|ask|am asking|told|gave|will ask|am waiting|am expecting) (?:\S+ ){0,5}?(?:answer|reply|decision|response|time|confirm\S*|decide) | (?:brother|sister|son|daughter|husband|wife|friend|cousin|bhai|behen|beta|beti) (?:has|have|had|needs?|must) (?:to )?(?:reply|answer|decide|confirm|give|accept)| (?:wanted|asked|gave|given) (?:\S+ ){0,6}?(?:ago|back|last (?:year|month|week|diwali|holi))(?= )| (?:will|would|shall) (?:\S+ ){0,2}?(?:reply|answer|decide|confirm|tell|inform) /u,
  },
  noCourt: {
    hears:
      /^ (?:do not|dont|never) (?:want|like|wish) (?:\S+ ){0,4}?(?:courts?|police|litigation|legal (?:fight|case|battle)) | (?:i|we|parents|family) (?:\S+ ){0,2}?(?:do not|dont|did not|didnt|never|am not|are not|will not|wont|cannot|cant|no) (?:\S+ ){0,5}?(?:courts?|police|legal (?:fight|case|battle|route|way|action)|litigation|lawyers?) | (?:i|we) (?:\S+ ){0,3}?(?:without|avoid\S*|not through) (?:\S+ ){0,3}?(?:courts?|police|litigation|legal (?:fight|case|battle|route|action)) | (?:i|we) (?:\S+ ){0,2}?(?:do not|dont|never|cannot|cant) (?:\S+ ){0,3}?fight (?:\S+ ){0,2}?(?:with|against) (?:\S+ ){0,3}?(?:brothers?|sisters?|relatives?|kin|family|uncles?|blood|cousins?) | (?:court|kachehri|kacheri|kachahri|kachhari|police|thana|thane|mukadma|mukadme|mukadmebazi) (?:\S+ ){0,5}?(?:nahi|nahin|nhi|nai) (?:\S+ ){0,2}?(?:chaht\S*|chah\S*|jana|jaana|karna|padna|jaunga|jaungi|mann|man) |(?:कोर्ट|अदालत|कचहरी|पुलिस|थाने|मुकदम\S*) (?:\S+ ){0,5}?(?:नहीं|नही) (?:\S+ ){0,2}?(?:चाहत|चाहूँ|चाहूं|जाना|करना|पड़ना)|(?:கோர்ட்|கோர்ட்டு|போலீஸ்|வழக்கு)\S* (?:\S+ ){0,5}?(?:எனக்கு (?:\S+ ){0,2}?(?:இஷ்டம் இல்ல|விருப்பம் இல்ல|பிடிக்கல)|போக (?:இஷ்டம் இல்ல|விருப்பம் இல்ல|மனசு இல்ல))| (?:court|police|case) ?(?:ku|kku|ki)? (?:\S+ ){0,3}?(?:poga|velladam|velladaniki|veyadam|poda) (?:\S+ ){0,2}?(?:ishtam illa|istam illa|ishtam ledu|istam ledu|virupam illa|manasu illa|manasu raledu) |(?:కోర్టు|పోలీస్|కేసు)\S* (?:\S+ ){0,4}?(?:ఇష్టం లేదు|వెళ్లను|మనసు రావడం లేదు)/u,
    unless:
      / (?:court marriage|registered marriage|court job|court clerk|police job|police exam|police constable|police department|says?|said|saying|tells?|telling|told me|advis\S*|bolt\S*|bole|kehte|kahte|kehta|kahta|sollr\S*|solr\S*|sonn\S*|antunn\S*|clients?|practice|aate|money for (?:a )?lawyer|afford) |कोर्ट मैरिज|सिपाही|भर्ती/u,
  },
} as const satisfies Record<string, ToldPattern>

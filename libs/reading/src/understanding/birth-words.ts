/** Words of a wish for a child, as they are typed: the spellings of Indian phones with them. */
const CONCEIVES =
  'con(?:c|s)(?:ei|ie|i|e)v\\S*|con(?:c|s)ive\\S*|pre?a?gn[ae]?n\\S*|pragn\\S*|pregant\\S*|ivf|iui|icsi|embryos?|blastocysts?|infertil\\S*|fertility'
const CHILD = '(?:child|baby|babies|kid|kids|children|bach+[aei]\\S*|bacche?\\S*|bacch[ae]|santaa?n|aulaa?d)'
const WISHES = new RegExp(
  ` (?:${CONCEIVES}|putra prapti|garbh|miscarri\\S*|childless|surroga\\S*` +
    `|(?:santaa?n|putra|child|children|baby|progeny|kid|kids) (?:yo?ga?|bhagya|bhagyam|sukh|birth|chances?|planning)` +
    `|santaa?n|aulaa?d|santanam|santhanam` +
    `|(?:second|2nd|another|third|first|one more|dusra|doosra) ${CHILD}` +
    `|(?:no|without|dont have|do not have|not having) (?:any )?${CHILD}` +
    // of somebody who is looked at "no issue" says that there are no children from before
    `|(?:we have|have|having) no issues?(?: (?:yet|so far|till now|still))?|no issues? (?:yet|so far|till now|still|after \\S+ years)|issueless` +
    `|(?:have|get|having|getting|want|wants|plan|planning|planing|try|trying|blessed|bless) (?:to have |for |with )?(?:a |our |first |own )?${CHILD}` +
    `|${CHILD} (?:kab|hoga|hogi|honge|ho jay\\S*|nahi|nahin|nhi|eppo|eppudu)` +
    `|(?:become|becoming|be|ban\\S*) (?:a )?(?:mother|father|parents?|mom|mummy|dad|papa|maa|baap)|(?:maa|baap|mummy|papa) ban\\S*` +
    `|(?:adopt\\S*|adoption|god lena|cara|carings)` +
    `|(?:will|can) (?:i|we) (?:have|get) (?:a )?(?:son|boy|daughter|girl)|(?:try|trying|tried) for (?:a )?(?:boy|son|girl|daughter)` +
    `|(?:lost|lose) (?:my |our |the |a )?(?:\\S+ )?(?:baby|child|pregnancy)` +
    `|(?:ku[lz]h?and\\S*|kul?andh?\\S*) (?:\\S+ )?(?:eppo\\S*|illa\\S*|piraku\\S*|pirakk\\S*|bagy\\S*|bhagy\\S*|pakki\\S*|varam)` +
    `|pillalu (?:\\S+ )?(?:eppudu|putt\\S*|kalag\\S*|le\\S*)) ` +
    '|संतान|औलाद|गर्भ|बच्चा (?:कब|नहीं)|माँ बन|குழந்தை (?:பாக்கி|பிற|எப்)|கர்ப்ப|సంతాన|గర్భ|పిల్లలు (?:ఎప్పుడు|పుట్ట|లే)',
  'u',
)
/** True where a wish for a child, or its loss, is spoken of in a plain text. */
export const birthWords = (text: string): boolean => WISHES.test(text)

/** The same in words that ask for nothing else: of these the part that holds them is after a child. */
const PLAINLY_ASKED = new RegExp(
  ` (?:${CONCEIVES}|santaa?n yo?ga?|(?:child|baby|putra) yo?ga?|(?:second|2nd|another|first) (?:child|baby)|(?:become|be) (?:a )?(?:mother|father|parents)|(?:parents|maa|baap|mummy|papa|mother|father) ban\\S*|miscarri\\S*` +
    `|(?:trying|tried|try) for (?:a |the |our )?(?:baby|child|boy|son|girl)` +
    `|(?:child|baby|kid|bach\\S*|bacch\\S*) (?:kab|hoga|hogi)|adoption|cara|carings|(?:adopt) (?:a |one )?(?:\\S+ )?(?:child|baby|girl|boy)) `,
)
const asksBirth = (own: string): boolean => PLAINLY_ASKED.test(own) && !isOther(own)

/** A wish that is told beside what is asked. */
const WANTED =
  / (?:want|wants|wish|plan|planning|planing|thinking|trying|decided|try) (?:\S+ ){0,4}(?:child|baby|kid|conceive|pregnan\S*|ivf|iui|adopt\S*) /

/** A child that is on its way. */
const ON_ITS_WAY =
  / (?:(?:is|am|are|was|months?|weeks?|now|already) (?:\d+ )?(?:months? |weeks? )?pregnant|pregnant wife|pet se|garbhvati|expecting (?:a |our |my )?(?:baby|child|first|second)|due date|during (?:my |her )?pregnancy|delivery (?:be |is |will |safe|normal)) /
/** Somebody else's wish, or children who are spoken of for another matter. */
const OF_OTHERS =
  / (?:my|our|meri|mere|mera) (?:\S+ )?(?:sister|brother|daughter|son|beti|beta|bhabhi|cousin|friend|behen|bhai)s? (?:in law )?(?:\S+ ){0,5}?(?:married|marriage|conceiv\S*|concieve|pregnan\S*|no child|no children|not having|no kids|ivf|have a (?:baby|child)|become (?:a )?(?:mother|father)) /
const OF_FREEZING = / egg freez\S* /
const isOther = (text: string): boolean =>
  ON_ITS_WAY.test(text) || OF_FREEZING.test(text) || (OF_OTHERS.test(text) && !/ (?:second|2nd|another) (?:child|baby) /.test(text))

/** True where such words of a plain text are the asker's own wish: asked for, or wanted beside what is asked. */
export const asksOfChildBirth = (text: string, isAsked: boolean): boolean =>
  !isOther(text) && (isAsked || asksBirth(text) || WANTED.test(text))

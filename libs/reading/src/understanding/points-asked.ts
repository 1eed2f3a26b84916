import { adoptionAwaited } from './adoption.ts'
import { askedParts, namesMatter } from './asked-parts.ts'
import { birthWords } from './birth-words.ts'
import { asksOfHousehold } from './household.ts'
import { expectsBeside, PLACES_ABROAD } from './asker.ts'
import { weighsAttempt } from './attempt-or-post.ts'
import { asksOfTime, broadOf, type BroadField } from './broad.ts'
import { asksOfTreatment, ofEmbryo } from './embryo-transfer.ts'
import { visitAbroad } from './visit-abroad.ts'
import { awaitsHandover } from './handover.ts'
import { swapsHome } from './home-swap.ts'
import { namedExams } from './named-exams.ts'
import { asksBareChance, BARE, refersBack } from './back-reference.ts'
import { childsCourse, courseText } from './childs-course.ts'
import { besidePoint } from './beside-asked.ts'
import { againstHome, asksToBeJoined } from './between-lands.ts'
import { asksHowLong } from './how-long.ts'
import { weighsBoarding } from './child-choice.ts'
import { weighsJoining } from './join-child.ts'
import { asksOfSonsHouse } from './sons-house.ts'
import { likelihoodsOf, pointOf } from './point/point.ts'
import { POINTS, type Point } from './point/points.ts'
import { asksToTakeIn, tellsTradeOfChild } from './own-trade.ts'
import { remembered } from './remembered.ts'
import { asksOwnPlace } from './own-place.ts'
import { weighsReturn } from './back-or.ts'
import { sitsOnBench } from './bench.ts'
import { asksIfFirmStands } from './firm-stands.ts'
import { weighsLine } from './line-or-field.ts'
import { permanentOrGo } from './permanent-or.ts'
import { growsOnLoan } from './trade-money.ts'
import { takesPlace } from './place-taken.ts'
import { asksSecondPlace, asksShopFromHome, asksTradeLuck, runsFromHome } from './trade-place.ts'
import { shortConcernsOf } from './subjects.ts'
import { plainText, topicsOf } from './topics.ts'
import { postMoves } from './post-moves.ts'
import { namesWay } from './trade-beside.ts'
import { weighsTradeAndPost } from './trade-begun.ts'
import { looksElsewhere } from './another-employer.ts'
import { theirWork } from './their-work.ts'
import { courtIsAhead } from './told-case.ts'
import { withOwner } from './whose.ts'
import { asksCommunity } from './community.ts'
import { weighsSeatOrResult } from './seat-or-result.ts'
import { weighsShareAtHome } from './share-at-home.ts'
import { choosesRoad, pointOfRoads, roadsIn } from './two-roads.ts'
import { asksOfPurse, sharedPurse } from './shared-purse.ts'
import { asksIfItLasts, asksIfWithThem, asksNearOrFar, asksOfMatch } from './match-asked.ts'

/** One thing that is asked: the words, what was told around them with the parts before, and what they are after. */
export type AskedPoint = { words: string; told: string; point: Point; likely: number }

/** A case is one of divorce only where somebody speaks of that, or of what belongs to it. */
const OF_DIVORCE =
  /divorc|talaq|talak|separat|alimony|maintenance|custody|498|mutual|domestic|khula|vivagarat|vivakarat|vidakul|तलाक|गुज़ारा|விவாகரத்|பிரிவு|విడాకు|విడిపో/iu

/** False for what the words rule out, however likely the classifier thinks it. */
const allowedIn = (text: string): ((point: Point) => boolean) => {
  // made plain once, and read once by each word list that asks for it
  let folded: string | undefined
  const said = new Map<RegExp, boolean>()
  const says = (list: RegExp): boolean => {
    let found = said.get(list)
    if (found === undefined) said.set(list, (found = list.test((folded ??= plainText(text)))))
    return found
  }
  return (point) =>
    (point !== 'love.divorce' || OF_DIVORCE.test(text) || !CASE.test(text)) &&
    (point !== 'kin.spouseWork' || (says(OF_A_SPOUSE) && !says(OWN_TRANSFER))) &&
    (point !== 'home.sell' || says(OF_HOME) || !says(OF_TRADE)) &&
    (point !== 'work.attempts' || !OF_BIRTH.test(text)) &&
    (point !== 'work.trade' || !says(OF_SPOUSE)) &&
    (point !== 'self.health' || !says(ILL_KIN)) &&
    (point !== 'study.admission' || !says(LECTURES)) &&
    (point !== 'study.result' || !says(BECOMES)) &&
    (point !== 'work.close' || !says(PLEDGED) || says(OF_TRADE)) &&
    (fieldOf(point) !== 'work' || !says(PARTNERS_WORK)) &&
    (point !== 'kin.childBirth' || !says(HAS_CHILDREN) || says(OF_BIRTH) || says(ANOTHER_CHILD)) &&
    (point !== 'kin.childBirth' || !expectsBeside(text)) &&
    (point !== 'work.change' || !(says(LEAVES_EXAM) || says(THEY_GO))) &&
    (fieldOf(point) !== 'work' || !says(HARD_HOME) || says(OF_WORK))
}

/** Somebody has to be named whose post it is. */
const OF_A_SPOUSE =
  / (?:husbands?|wifes?|hubby|hubbys|spouses?|fianc\S*|partners?|he|she|his|her|him|pati|patni|biwi|hus|kanav\S*|purush\S*|manaivi|pondatti|bhart\S*|bhary\S*|mogud\S*|pellam|uska|uski|unka|unki|unko|usko|wo|woh|avar\S*|aayan\S*|ayana\S*|aame\S*|inka|inki) |पति|पत्नी|बीवी|उनक|उसक|उन्हें|वह |वो |கணவ|மனைவி|புருஷ|பொண்டாட்டி|அவர|அவள|அவன|భర్త|భార్య|మొగుడు|మావారు|మా వారు|ఆయన|ఆమె|అతన/u
/** The trade of husband or wife, and the illness of somebody dear, are no matter of one’s own. */
const OF_SPOUSE = / my (?:husband|wife)s? (?:business|shop|trade|company|factory) /
const ILL_KIN =
  / (?:mother|father|mom|dad|amma|appa|husband|wife|brother|sister)s? (?:\S+ ){0,2}(?:has|have|had|is in|is having|having|got) (?:\S+ ){0,2}(?:cancer|heart|kidney|stroke|paralysis|surgery|operation|disease|icu|hospital|illness) /
/** Whoever lectures looks for a college to work in. */
const LECTURES =
  / (?:guest|assistant|contract|visiting|part time|adjunct) (?:lecturer|professor|faculty|teacher) | (?:lecturer|professor) (?:since|from|for|on) /u
/** A profession is more than its next examination. */
const BECOMES =
  / (?:become|becoming|be) (?:an? )?(?:good |great |successful )?(?:doctor|engineer|lawyer|judge|pilot|teacher|professor|scientist|nurse|actor|singer|cricketer|collector|officer) /u
/** Gold that lies with a lender. */
const PLEDGED =
  / (?:gold|jewell?ery|jewels|ornaments|zewar|gehne|nagai|nagalu) (?:\S+ )*(?:loan|bank|muthoot|manappuram|pledged?|mortgaged?|girvi|pawn\S*|adagu|takattu) /u
/** An examination that is given up is no post that is left. */
const LEAVES_EXAM =
  / (?:leave|quit|stop|drop|give up|chhod\S*|chod\S*) (?:\S+ ){0,2}?(?:ca|cs|cma|upsc|neet|jee|gate|psc|ssc|net|preparation|preparing|exams?|attempts?) | (?:ca|cs|cma|upsc|neet|jee|gate|psc|ssc) (?:\S+ )?(?:chhod\S*|chod\S*) | (?:ca|cs|cma|acca|upsc|neet|jee|psc|ssc)(?: \S+){0,8}? should i (?:quit|leave|stop|give up|drop)(?: it| this)? (?:and|or) /u
/** Somebody above who is to go changes no post of one’s own. */
const THEY_GO =
  / (?:boss|manager|senior|supervisor|team lead|principal|director|officer|head) (?:\S+ )*(?:when|kab) (?:will )?(?:he|she|they|wo|woh|vo) (?:\S+ ){0,3}(?:go|leave|transferred|transfer|shifted|shift|moved|resign|retire|jayega|jaega|jayegi|hatega) /u
const PARTNERS_WORK =
  / (?:marriage|married|marry|shaadi|shadi|wedding) (?:\S+ )*(?:will|would) (?:he|she|husband|wife|my husband|my wife|the boy|the girl) (?:be|have) (?:\S+ ){0,3}(?:job|govt|government|business\S*|working|service|doctor|engineer|teacher|posted) /
/** Another attempt may be one at having a child. */
const OF_BIRTH = /\b(?:ivf|iui|conceive|conceiving|pregnan\w*|miscarriages?|baby|adopt\w*)\b/iu
const CASE = /\b(?:case|court|legal|suit|hearing|mukadma|kes)\b|केस|मुकदम|கேஸ்|வழக்கு|కేసు/iu

/** Children who are there are not the ones that are hoped for. */
const HAS_CHILDREN =
  / (?:have|having|with|has|got) (?:\S+ )?(?:1|2|3|4|one|two|three|four|small|little|grown) (?:\S+ )?(?:kids?|children|child|sons?|daughters?|bachch?e|bache) /u
const ANOTHER_CHILD =
  / (?:second|another|third|next|more|one more|2nd|3rd|dusra|doosra) (?:child|baby|kid|children|kids|bachch?a|son|daughter) /u

/** Whoever would leave a home where husband, wife or their family are hard has asked of no post. */
const HARD_HOME =
  / (?:in laws?|inlaws|sasural\S*|(?:mother|father) in law|saas|sasur|husband|wife|pati|patni|joint family) (?:\S+ )*(?:tortur\S*|harass\S*|insult\S*|abus\S*|humiliat\S*|taunt\S*|beats?|hits?|fight\S*|fights|quarrel\S*|cruel|tana|taana|satat\S*|jhagd\S*|pareshan kart\S*) /u
const OF_WORK = / (?:job|work|office|company|boss|manager|post|service|career|business|naukri|kaam|salary|resign) /u

/** A trade that is to be sold is no house, where none is named. */
const OF_TRADE =
  / (?:business|unit|shop|factory|company|firm|mill|workshop|hotel|restaurant|store|agency|press|dukan|dukaan|karkhana) |दुकान|कारखान|व्यापार|கடை|தொழிற்சாலை|దుకాణ|వ్యాపార/u
/** One's own transfer, to where somebody else is. */
const OWN_TRANSFER = / (?:i|me|my) (?:\S+ ){0,4}(?:transfer|posting|transferred|posted) /u
const OF_HOME =
  / (?:house|home|flat|land|plot|property|apartment|villa|site|farm|makan|makaan|zameen|zamin|ghar|veedu|nilam|illu|sthalam) |मकान|घर|ज़मीन|जमीन|வீடு|நில|மனை|ఇల్లు|ఇంటి|స్థల|భూమి/u

/** From here on a point is believed: of the parts of strangers between it and 0.57 seven in ten are right, of all above it more than nine. */
export const SURE = 0.5

/** Which of several is asked, without saying of what. */
const WHICH_ONE =
  / (?:which|kaun ?s[aei]|kons[aei]|edhu|ethu|edi|yedi) (?:one|of them|of these|of the two|exam|is (?:more|better|best)|better|zyada|behtar|nalladhu|manchidi) |कौन ?सा|எது|ఏది/u

/** Behind a long story no point is likely by much: one that stands alone before all others, or whose field the words name by themselves, is believed as well. */
const LIKELY_CLEAR = 0.3
const TIMES_NEXT = 2.2
const PLAIN_ALONE = 0.8
function isClear(
  words: string,
  { point, likely }: { point: Point; likely: number },
  next: number,
  allowed: (point: Point) => boolean,
): boolean {
  if (likely < LIKELY_CLEAR) return false
  if (likely >= next * TIMES_NEXT) return true
  const alone = pointOf(words, '', allowed)
  return alone.likely >= PLAIN_ALONE && fieldOf(alone.point) === fieldOf(point)
}

/** What a part is after; examinations that were named before a bare "which one" are what it chooses among. */
function pointFor(words: string, before: string): Omit<AskedPoint, 'words' | 'told'> {
  const allowed = allowedIn(`${before} ${words}`)
  const { next, ...learnt } = pointOf(words, before, allowed)
  const found = learnt.likely < SURE && isClear(words, learnt, next, allowed) ? { ...learnt, likely: SURE } : learnt
  return (found.likely < SURE || found.point === 'work.attempts' || found.point === 'study.course') &&
    WHICH_ONE.test(plainText(words)) &&
    namedExams(`${before}. ${words}`).length > 1
    ? { point: 'work.examWhich', likely: 1 }
    : found
}

/** From here on words that only refer back are heard with what was told before them, and looked for nowhere else. */
const CERTAIN = 0.9

/** What is told or asked names a matter from here on; below, a part that only refers back is left to the classifier. */
const NAMED = 0.15

/**
 * A part that only refers back takes its matter from what was told and from the other parts: the point that both the words with all of it and those
 * others by themselves allow; null where they name none.
 */
function pointBehind(words: string, before: string, others: readonly string[]): Point | null {
  const sentences = others.filter((one) => one.trim() !== '' && !refersBack(one)).map((one) => likelihoodsOf(one, ''))
  const named = POINTS.map((_, at) => Math.max(0, ...sentences.map((likely) => likely[at] as number)))
  const fields = new Set(POINTS.filter((_, at) => (named[at] as number) >= NAMED).map(fieldOf))
  const likely = likelihoodsOf(words, before)
  const ranked = POINTS.map((point, at) => ({ point, worth: (likely[at] as number) * (named[at] as number) })).filter(
    ({ point }) => point !== 'none' && fields.has(fieldOf(point)),
  )
  return ranked.length === 0 ? null : ranked.reduce((best, one) => (one.worth > best.worth ? one : best)).point
}
const fieldOf = (point: Point): string => point.split('.')[0] as string

/** What is after a field as a whole; null where the answer on the field itself tells it best. */
const OF_FIELD: Readonly<Record<BroadField, Point | null>> = {
  work: 'work.success',
  business: 'work.trade',
  money: 'money.grow',
  love: null,
  health: 'self.health',
  study: null,
  abroad: 'abroad.when',
  home: 'home.buy',
  family: null,
  luck: 'self.general',
}

/** What a part is after that asks how one field, or the time ahead, goes as a whole; undefined for any other. */
function broadPoint(words: string): { point: Point; likely: number } | undefined {
  if (asksOfTime(words)) return { point: 'self.year', likely: 1 }
  const broad = broadOf(words)
  const [field, ...more] = broad?.fields ?? []
  if (broad === null || field === undefined || more.length > 0) return undefined
  // the luck of a time is how that time lies
  if (field.field === 'luck' && broad.time !== '') return { point: 'self.year', likely: 1 }
  const point = OF_FIELD[field.field]
  return point === null ? { point: 'none', likely: 0 } : { point, likely: 1 }
}

/** Behind a story what was learnt is nearer than a field as a whole from here on. */
const LIKELY_BEHIND = 0.3

/**
 * A point with how likely it is: a field as a whole by its words, all else as it was learnt. Nothing that is only told overrules that: on questions of
 * strangers each such rule took more parts from what they were after than it gave.
 */
function likeliest(words: string, before: string): { point: Point; likely: number } {
  const own = plainText(words)
  if (LIFE_AFTER_WEDDING.test(own)) return { point: 'love.bond', likely: 1 }
  if (asksToTakeIn(words)) return { point: 'kin.childWork', likely: 1 }
  // where a child goes to school has an answer by itself
  if (weighsBoarding(words)) return { point: 'none', likely: 0 }
  const broad = asksOfMatch(own, plainText(`${before} ${words}`)) ? undefined : broadPoint(words)
  if (broad === undefined) return pointFor(words, before)
  // a marriage of which something was told is asked about as that bond, and not as a field of life
  if (broad.point === 'none' && before !== '') {
    const learnt = pointFor(words, before)
    if (learnt.point !== 'none' && learnt.likely >= LIKELY_BEHIND) return learnt
  }
  return fieldOf(broad.point) === 'work' && tellsTradeOfChild(`${before}. ${words}`) ? { point: 'kin.childWork', likely: 1 } : broad
}

const LIFE_AFTER_WEDDING =
  / (?:how (?:will|would|is|about)|what about|kais[aei]|epdi|eppadi|ela) (?:\S+ ){0,4}(?:(?:married|marriage|marital) life|(?:life|future|luck) after (?:my )?(?:marriage|wedding|shaadi|shadi)) | (?:life|future|luck) after (?:my )?(?:marriage|wedding|shaadi|shadi) | will (?:my|our) (?:marriage|married life|marital life) (?:\S+ )?(?:be )?(?:\S+ )?(?:happy|good|successful|success|stable|peaceful|last|work|ok|okay|fine) /
/** How life in a marriage is, asked by somebody of whom nothing says that they are married, or who is. */
export const asksOfMarriedLife = (words: string): boolean => LIFE_AFTER_WEDDING.test(plainText(words))

/** What a step means for a marriage is asked of the bond, and of no wedding to come. */
export const STEP_ON_BOND =
  / (?:mean|means|effects?|affects?|impact|asar) (?:\S+ ){0,2}?(?:for |to |on |of )?(?:my|our|meri|hamari) (?:marriage|married life|relationship|shaadi|shadi) /

const OWED = '(?:loans?|debts?|emis?|karz[ae]?|karj[ae]?|credit cards?|instalments?|interest|udhaa?r)'
/** A debt that somebody else has made, and that one has to answer for. */
export const IN_MY_NAME = new RegExp(
  ` ${OWED} (?:\\S+ ){0,4}(?:in|on|under) my name | (?:mere|meri|en|naa) (?:naam|name|peyar|peru) (?:\\S+ ){0,3}${OWED} | (?:guarantor|guarantee|surety) (?:\\S+ ){0,3}(?:for|of|in) `,
)

/** People of one's own house, by the words for them. */
const HOUSEHOLD = {
  father: '(?:father|dad|daddy|papa|pita|pitaji|appa|nanna)',
  mother: '(?:mother|mom|mummy|maa|amma)',
  sibling: '(?:elder |younger |big |small )?(?:brother|sister|bhai|behen|bahan|anna|akka|thambi)',
  child: '(?:elder |younger )?(?:son|daughter|beta|beti)',
} as const
type Household = keyof typeof HOUSEHOLD
const ON_TERMS = (Object.entries(HOUSEHOLD) as [Household, string][]).map(
  ([person, words]) =>
    [
      person,
      new RegExp(
        ` (?:relation\\S*|terms|bonding|rapport) (?:\\S+ ){0,2}with (?:my |own )?${words} (?!in law)| (?:my )?${words} and (?:i|me) (?:\\S+ ){0,2}(?:not|dont|never|always|often|daily|keep) (?:\\S+ )?(?:talk\\S*|speak\\S*|fight\\S*|quarrel\\S*|argu\\S*|get along|agree) | (?:i|me) and my ${words} (?:\\S+ ){0,2}(?:not|dont|never|always|often|daily|keep) (?:\\S+ )?(?:talk\\S*|speak\\S*|fight\\S*|quarrel\\S*|argu\\S*|get along|agree) `,
      ),
    ] as const,
)
const TERMS = / (?:relation\S*|terms|bonding|rapport|and (?:i|me|my)) /
/** With whom of the own house somebody asks to be on better terms; null for any other words. Takes a plain text. */
export const onTermsWith = (text: string): Household | null =>
  (TERMS.test(text) ? ON_TERMS.find(([, words]) => words.test(text))?.[0] : null) ?? null

/** A living by trading in the markets. */
export const LIVES_BY_MARKET =
  / (?:trading|trader|share market|stock market|f and o|options) (?:\S+ ){0,8}?(?:career|profession|living|livelihood|main income|full time) | (?:career|profession|living|livelihood) (?:\S+ ){0,4}?(?:trading|trader|share market|stock market) | full ?time (?:\S+ ){0,3}?(?:trad\S*|f and o|options) /u

/** Fields in which two roads are held against each other. */
const ROADS_IN: ReadonlySet<string> = new Set(['work', 'study', 'abroad', 'self', 'none', 'money'])

/** Another employer is no road beside the trade or the course that was only told of. */
const isElsewhere = ({ words, told }: Pick<AskedPoint, 'words' | 'told'>): boolean =>
  looksElsewhere(plainText(words), plainText(`${told} ${words}`)) && roadsIn(words) === null

/** To stay in another country or to come home, asked in one breath, are two ways of their own, whatever work or course was told. */
const isHomeOrFar = ({ words, point, likely }: Pick<AskedPoint, 'words' | 'point' | 'likely'>): boolean =>
  likely >= SURE && OF_STAYING.has(point) && / (?:or|ya) /.test(plainText(words)) && roadsIn(words) === null
const OF_STAYING: ReadonlySet<Point> = new Set(['abroad.settle', 'abroad.back', 'abroad.visa'])

/** The first part that asks which of two roads to take is after the road that is not in hand. */
function withRoads(points: AskedPoint[]): AskedPoint[] {
  const at = points.findIndex(
    // a firm that goes to another town has an answer of its own
    ({ words, told, point, likely }) =>
      ROADS_IN.has(fieldOf(point)) &&
      !weighsAttempt({ words, told }) &&
      !weighsShareAtHome({ words, told }) &&
      !isHomeOrFar({ words, point, likely }) &&
      !permanentOrGo(words, told) &&
      !weighsLine({ words, told }) &&
      !(point === 'work.change' && (postMoves(`${told} ${words}`) || isElsewhere({ words, told }))) &&
      choosesRoad(words) &&
      roadsIn(roadWords({ words, told })) !== null,
  )
  return points.map((part, index) => {
    const roads = index === at ? roadsIn(roadWords(part)) : null
    return roads === null ? part : { ...part, point: pointOfRoads(roads), likely: 1 }
  })
}

/** One more attempt against the post that is offered is asked of the attempt, whichever of the two is named first. */
const withAttempt = (part: AskedPoint): AskedPoint =>
  ROADS_IN.has(fieldOf(part.point)) && weighsAttempt(part) ? { ...part, point: 'work.attempts', likely: Math.max(part.likely, SURE) } : part

/** Staying in another country against a relative’s trade at home is asked of the way home, whichever of the two the words are about. */
const withShare = (part: AskedPoint): AskedPoint =>
  OF_SHARE.has(fieldOf(part.point)) && weighsShareAtHome(part)
    ? { ...part, point: 'abroad.back', likely: Math.max(part.likely, SURE) }
    : part
const OF_SHARE: ReadonlySet<string> = new Set(['work', 'abroad', 'money', 'self', 'none', 'kin', 'home'])

/** A place for a trade that runs is asked of the trade, and of no move of the household or the post: one on rent, a second one, or the first shop of work at home. */
function withPlace(part: AskedPoint): AskedPoint {
  const field = fieldOf(part.point)
  if (!OF_A_PLACE.has(field) && field !== 'kin') return part
  const [own, text] = [plainText(part.words), plainText(`${part.told} ${part.words}`)]
  if (field === 'kin' && NAMES_SOMEBODY.test(own)) return part
  const of = (point: Point): AskedPoint => ({ ...part, point, likely: Math.max(part.likely, SURE) })
  if (OF_A_PLACE.has(field) && takesPlace(own, text)) return of(part.point === 'work.own' ? 'work.own' : 'work.trade')
  if (asksSecondPlace(own, text) || asksShopFromHome(own, text)) return of('work.own')
  if (OF_A_PLACE.has(field) && growsOnLoan(own, text)) return of('work.trade')
  return OF_A_PLACE.has(field) && asksTradeLuck(own) && runsFromHome(text) ? of('work.trade') : part
}
/** Whose step it is, where it is not one's own. */
const NAMES_SOMEBODY =
  / (?:he|she|they|him|her|his|their|son|daughter|brother|sister|husband|wife|father|mother|bhai|beta|bete|beti|behen|pati|patni|papa|magan|magal|thambi|annan|koduku|kuthuru|tammudu|anna) |बेट|भाई|बहन|पति|पत्नी|மகன்|மகள்|தம்பி|கணவ|కొడుకు|కూతురు|తమ్ముడు|భర్త/u
const OF_A_PLACE: ReadonlySet<string> = new Set(['work', 'home', 'money', 'none'])

/** Whether a seat is made permanent, or to go, is asked of the seat; and to stay in a line of work, or to change it, of that line. */
function withFork(part: AskedPoint): AskedPoint {
  const isOfWork = OF_A_FORK.has(fieldOf(part.point)) || part.likely < SURE
  if (isOfWork && permanentOrGo(part.words, part.told)) return { ...part, point: 'work.permanent', likely: 1 }
  const isOfCourse = fieldOf(part.point) === 'study' && part.likely >= SURE
  if (isOfWork && !isOfCourse && weighsLine(part)) return { ...part, point: 'work.change', likely: 1 }
  const own = plainText(part.words)
  if (part.point === 'work.offer' && AWAITS_OFFER.test(own)) return { ...part, point: 'work.post' }
  return isOfWork && (asksIfFirmStands(own) || (KEPT_OR_LET_GO.test(own) && sitsOnBench(`${part.told} ${part.words}`)))
    ? { ...part, point: 'work.secure', likely: 1 }
    : part
}
/** An offer that is still to come. */
const AWAITS_OFFER =
  / (?:when|kab) (?:\S+ ){0,4}(?:get|receive|have|find|milega|milegi) (?:\S+ ){0,3}?offers? | offers? (?:letter )?(?:\S+ )?(?:kab|eppo|eppudu) /
/** Whether the firm keeps whoever waits on its bench. */
const KEPT_OR_LET_GO = / (?:released|terminated|fired|removed|laid off|kept|retained|nikal\S*|get (?:a |any |new )?project) /
const OF_A_FORK: ReadonlySet<string> = new Set(['work', 'study', 'none', 'abroad', 'self', 'home'])

/** A return into work with another road after it is asked of the return, which is told beside that road. */
const withReturn = (part: AskedPoint): AskedPoint =>
  OF_A_RETURN.has(fieldOf(part.point)) && weighsReturn(part.words, part.told)
    ? { ...part, point: 'work.back', likely: Math.max(part.likely, SURE) }
    : part
const OF_A_RETURN: ReadonlySet<string> = new Set(['work', 'study', 'none'])

/** Whether parents go along with the course of a child's own choice is asked of the child's studies, in whatever words. */
const withChildsCourse = (part: AskedPoint): AskedPoint =>
  !(part.point.startsWith('love.') && part.likely >= SURE) && childsCourse(courseText(part)) !== null
    ? { ...part, point: 'kin.childStudy', likely: 1 }
    : part

/** The words in which two roads are named: those of a part with what was told before it. */
export const roadWords = ({ words, told }: Pick<AskedPoint, 'words' | 'told'>): string => (told === '' ? words : `${told}. ${words}`)

/** Every thing that a question asks, with what it is after; a concern that asks nothing is taken as one. */
export const pointsAsked = remembered((concern): AskedPoint[] =>
  withVisit(
    concern,
    withHandover(
      concern,
      withSeat(
        concern,
        withAdopted(
          concern,
          withTreatment(
            concern,
            withPurse(
              concern,
              withSwap(
                concern,
                withBeside(
                  concern,
                  withOwnHome(
                    withRoads(
                      pointsIn(concern)
                        .map(withJoining(concern))
                        .map(withSonsHouse(concern))
                        .map(withCourt)
                        .map(withAttempt)
                        .map(withShare)
                        .map(withReturn)
                        .map(withFork)
                        .map(withChildsCourse),
                    ),
                  ),
                ).map(withPlace),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

/** True where one of these parts asks of a marriage, or of the family around it. */
export const isBesideBond = (others: readonly AskedPoint[]): boolean =>
  others.some(({ point, likely }) => likely >= LIKELY_BEHIND && (point === 'love.bond' || point === 'kin.inlaws'))

/** A home of their own that is named after a question on a marriage is asked for the sake of that, and not of rent or walls. */
const withOwnHome = (points: AskedPoint[]): AskedPoint[] =>
  points.map((part) =>
    OF_ROOF.has(fieldOf(part.point)) &&
    asksOwnPlace(part.words) &&
    !(part.point === 'home.buy' && BUYS.test(plainText(part.words))) &&
    (OF_TWO_WORDS.test(plainText(part.words)) || isBesideBond(points.filter((other) => other !== part)))
      ? { ...part, point: 'love.bond', likely: Math.max(part.likely, SURE) }
      : part,
  )
/** A house that is to be had is asked for itself. */
const BUYS =
  / (?:buy|buying|purchase|build|construct|khareed\S*|kharid\S*|banega|banayenge|(?:get|have) (?:a|an|my|our) (?:own )?(?:house|home|flat)) /
/** The two themselves, named in the same breath as the home. */
const OF_TWO_WORDS =
  / (?:relations?|relationship|marriage|married life|rishta|rishte|rishtey|between us|(?:husband|wife) and (?:me|i|myself)|(?:me|i) and my (?:husband|wife)|bring us|us closer|our fights?|our quarrels?) |रिश्त|वैवाहिक/u
const OF_ROOF: ReadonlySet<string> = new Set(['love', 'kin', 'home', 'none'])

/** A trade that is to be begun, held against the post with both as one of the ways, is one question, however many parts it was typed in. */
function withBeside(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (!weighsTradeAndPost(concern)) return points
  const ofWork = points.filter(({ point }) => OF_WAYS.has(fieldOf(point)))
  const named = ofWork.filter(({ words }) => namesWay(words))
  // "which is better" names none of the ways itself
  const ways = named.length > 0 ? named : ofWork.slice(0, 1)
  const [first] = ways
  return points.flatMap((part): AskedPoint[] =>
    part === first
      ? [{ ...part, words: ways.map(({ words }) => words).join(' '), point: 'work.own', likely: 1 }]
      : ways.includes(part)
        ? []
        : [part],
  )
}
const OF_WAYS: ReadonlySet<string> = new Set(['work', 'study', 'self', 'money', 'kin', 'none'])

/** When it gets better for a home whose earner is in trouble is asked of its money, and of no bond and no post. */
function withPurse(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (!points.some(({ point }) => OF_A_PURSE.has(fieldOf(point)))) return points
  const purse = sharedPurse(concern)
  if (purse === null) return points
  return points.map((part) =>
    OF_A_PURSE.has(fieldOf(part.point)) && asksOfPurse(part.words)
      ? { ...part, point: purse.owes === null ? 'money.grow' : 'money.debt', likely: 1 }
      : part,
  )
}
const OF_A_PURSE: ReadonlySet<string> = new Set(['love', 'kin', 'self', 'money', 'work', 'none'])

/** Going to a grown child against staying is asked of the home, whatever else is told of the child. */
const withJoining =
  (concern: string) =>
  (part: AskedPoint): AskedPoint =>
    weighsJoining(part.words, concern) ? { ...part, point: 'home.move', likely: 1 } : part

/** Whether a married son sets up apart is asked of the two homes, whichever of those in it the words name. */
const withSonsHouse =
  (concern: string) =>
  (part: AskedPoint): AskedPoint =>
    (OF_SONS_HOUSE.has(fieldOf(part.point)) || part.point === 'love.bond' || part.likely <= SURE) && asksOfSonsHouse(part.words, concern)
      ? { ...part, point: 'kin.childTrouble', likely: 1 }
      : part
const OF_SONS_HOUSE: ReadonlySet<string> = new Set(['kin', 'home', 'self', 'none'])

/** A court against a talk, where nothing surer is asked, is asked of the dispute. */
const withCourt = (part: AskedPoint): AskedPoint =>
  OF_A_QUARREL.has(part.point) && courtIsAhead(part.words) ? { ...part, point: 'home.share', likely: Math.max(part.likely, SURE) } : part
const OF_A_QUARREL: ReadonlySet<Point> = new Set(['self.do', 'self.order', 'self.relief', 'work.close', 'work.boss', 'home.move', 'none'])

/** A transfer that a treatment brings is no posting: it is a child that is wished for, and so is what is asked in words that name nothing else. */
function withTreatment(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (!ofEmbryo(plainText(concern))) return points
  return points.map((part) =>
    OF_A_TREATMENT.has(fieldOf(part.point)) && (asksOfTreatment(plainText(part.words)) || !namesMatter(part.words))
      ? { ...part, point: 'kin.childBirth', likely: 1 }
      : part,
  )
}
const OF_A_TREATMENT: ReadonlySet<string> = new Set(['work', 'self', 'home', 'study', 'abroad', 'none', 'kin'])

/** The child of whoever waits to adopt one is not there yet: what is asked of it is when it comes. */
function withAdopted(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (adoptionAwaited(plainText(concern)) === null) return points
  return points.map((part) =>
    part.point.startsWith('kin.child') || (part.likely < SURE && OF_AN_ADOPTION.test(plainText(part.words)))
      ? { ...part, point: 'kin.childBirth', likely: Math.max(part.likely, SURE) }
      : part,
  )
}
const OF_AN_ADOPTION =
  / (?:child|baby|daughter|son|girl|boy|bach\S*|bacch\S*|kuzhand\S*|papa|adopt\S*|cara|referral|agency|seniority|list|number) /

/** The seat that is held and the one that a result would open are one question with its when, however many parts it was typed in. */
function withSeat(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (!weighsSeatOrResult(concern)) return points
  const isOfSeat = ({ point }: AskedPoint): boolean => OF_A_SEAT.has(fieldOf(point))
  const [first, ...more] = points.filter(isOfSeat)
  if (first === undefined) return points
  const words = [first, ...more].map((part) => part.words).join(' ')
  return [{ ...first, words, point: 'work.permanent', likely: 1 }, ...points.filter((part) => !isOfSeat(part))]
}
const OF_A_SEAT: ReadonlySet<string> = new Set(['work', 'study', 'none', 'self'])

/** Of a home that is sold for another both deeds are one matter, also where one part alone asks what comes first, or of a year. */
function withSwap(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (!points.some(({ point }) => fieldOf(point) === 'home' || OF_A_PLAN.has(point)) || !swapsHome(concern)) return points
  return points.map((part) =>
    OF_SWAP.has(part.point) || (points.length === 1 && (part.likely < SURE || OF_A_PLAN.has(part.point)))
      ? { ...part, point: 'home.sell', likely: Math.max(part.likely, SURE) }
      : part,
  )
}
const OF_SWAP: ReadonlySet<Point> = new Set(['home.buy', 'home.sell', 'home.move'])
const OF_A_PLAN: ReadonlySet<Point> = new Set(['self.year', 'self.order', 'self.do', 'home.share', 'none'])

/** Whether the place or the sum comes is one question of whoever has paid a builder and waits. */
function withHandover(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (!points.some(({ point }) => OF_HANDOVER.has(point)) || awaitsHandover(concern) === null) return points
  return points.map((part) =>
    OF_HANDOVER.has(part.point) && !ANOTHER_HOME.test(plainText(part.words)) ? { ...part, point: 'home.buy', likely: 1 } : part,
  )
}
const OF_HANDOVER: ReadonlySet<Point> = new Set([
  'home.buy',
  'home.move',
  'home.share',
  'money.stuck',
  'money.loss',
  'money.grow',
  'self.relief',
  'none',
])
const ANOTHER_HOME =
  / (?:another|other|new|second|different|ready|nay[ai]|dusr[aei]) (?:\S+ )?(?:flat|house|home|apartment|villa|plot|place|ghar|makan) /

/** Whoever asks is on the way to a birth, which is not asked about. */
const GOES_THERE =
  / (?:we|i|hum|main|naan|nenu|memu|naanga) (?:\S+ ){0,3}?(?:reach|go|get|be there|travel|fly|come|attend|pahunch\S*|jaa?\S*) /

/** A visit abroad is asked about by its papers and its weeks, in whatever words; what is surely of another field stays what it is. */
function withVisit(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (visitAbroad(concern) === null) return points
  return points.map((part) =>
    fieldOf(part.point) === 'abroad' || part.likely < SURE || (part.point === 'kin.childBirth' && GOES_THERE.test(plainText(part.words)))
      ? { ...part, point: 'abroad.visa', likely: 1 }
      : part,
  )
}

/** True of words in which neither a field nor a shorter matter is named. */
const namesNoField = (words: string): boolean =>
  topicsOf({ concern: words }).topics.every((topic) => topic === 'general' || topic === 'timing') && shortConcernsOf(words).length === 0

/** One's own way to a country that is named, whatever was told of the work it is for. */
const GOES_THERE_SELF = new RegExp(
  ` (?:will|can|shall) (?:i|we) (?:(?!not )\\S+ ){0,3}?(?:go|move|shift|fly|reach)(?: to)?(?: the)? (?:${PLACES_ABROAD}) `,
)

function pointsIn(concern: string): AskedPoint[] {
  if (concern.trim() === '') return []
  const { told, asked } = askedParts(concern)
  if (asked.length === 0) return [{ words: concern, told: '', ...likeliest(concern, '') }]
  const found: AskedPoint[] = []
  for (const [at, words] of asked.entries()) {
    const before = [told, ...asked.slice(0, at)].filter((one) => one !== '').join('. ')
    const previous = found.at(-1)
    // a question word alone goes on from the part before it
    if (previous !== undefined && BARE.test(plainText(words))) {
      found.push({ ...previous, words, told: before })
      continue
    }
    if (previous !== undefined && previous.likely >= SURE && asksBareChance(words)) {
      found.push({ words, told: before, point: previous.point === 'abroad.should' ? 'abroad.when' : previous.point, likely: SURE })
      continue
    }
    // how long to go on is asked of what was asked before it
    if (asksHowLong(words) && birthWords(plainText(before)) && namesNoField(words)) {
      found.push({ words, told: before, point: 'kin.childBirth', likely: SURE })
      continue
    }
    if (previous !== undefined && previous.likely >= LIKELY_BEHIND && asksHowLong(words) && namesNoField(words)) {
      const isSitting = previous.point === 'work.exam' || previous.point === 'work.attempts'
      found.push({ words, told: before, point: isSitting ? 'work.attempts' : previous.point, likely: Math.max(previous.likely, SURE) })
      continue
    }
    const ofMatch = previous === undefined ? null : besideMatch(words, previous.point)
    if (ofMatch !== null) {
      found.push({ words, told: before, point: ofMatch, likely: SURE })
      continue
    }
    const own = plainText(words)
    const against = againstHome(own, plainText(before))
    if (against !== null) {
      found.push({ words, told: before, point: against === 'post' ? 'abroad.back' : 'love.bond', likely: 1 })
      continue
    }
    const isBehind = refersBack(words) && pointFor(words, before).likely < CERTAIN
    const behind = isBehind ? pointBehind(words, before, [...told.split('. '), ...asked]) : null
    const read = behind === null ? likeliest(words, before) : { point: behind, likely: SURE }
    const owned = { ...read, point: withOwner(read.point, own, plainText(before)) }
    const heard = owned.likely < SURE && GOES_THERE_SELF.test(own) ? { point: 'abroad.when' as const, likely: 1 } : owned
    if ((heard.likely < SURE || heard.point === 'love.bond') && asksToBeJoined(own, plainText(before))) {
      found.push({ words, told: before, point: 'abroad.join', likely: SURE })
      continue
    }
    const theirs =
      fieldOf(heard.point) === 'work'
        ? theirWork(own, plainText(before), previous !== undefined && previous.likely >= SURE ? previous.point : undefined)
        : null
    if (theirs !== null) {
      found.push({ words, told: before, point: theirs, likely: SURE })
      continue
    }
    const earlier = found.map(({ point }) => point)
    const beside = besidePoint(own, heard, earlier, SURE)
    found.push({ words, told: before, ...(beside === null ? heard : { point: beside, likely: SURE }) })
  }
  return [...found, ...besideHousehold(told, found)]
}

/** A marriage that is still to come, whatever was asked of it first. */
const OF_A_MATCH: ReadonlySet<Point> = new Set([
  'love.when',
  'love.again',
  'love.kind',
  'love.match',
  'love.one',
  'love.where',
  'love.loveArranged',
  'love.consent',
])
/** What is asked next of such a marriage in words that do not name it again; null for any others. */
function besideMatch(words: string, of: Point): Point | null {
  if (OF_THEIR_MATCH.has(of)) return asksCommunity(words) ? of : null
  if (!OF_A_MATCH.has(of)) return null
  if (asksIfWithThem(words)) return 'love.one'
  return asksIfItLasts(words) ? 'love.bond' : asksNearOrFar(words) || asksCommunity(words) ? 'love.where' : null
}
/** The marriage of somebody dear that is still to come. */
const OF_THEIR_MATCH: ReadonlySet<Point> = new Set(['kin.childWed', 'kin.wed'])

/** Whoever asks of the home as a whole has told whom they worry about: that is the second thing they ask. */
function besideHousehold(told: string, found: readonly AskedPoint[]): AskedPoint[] {
  const [first, ...more] = found
  if (told === '' || first === undefined || more.length > 0 || !asksOfHousehold(first.words)) return []
  const { point, likely } = likeliest(told, '')
  return OF_KIN_TOLD.has(point) && likely >= LIKELY_TOLD ? [{ words: told, told: '', point, likely: Math.max(likely, SURE) }] : []
}
const OF_KIN_TOLD: ReadonlySet<Point> = new Set([
  'kin.childWork',
  'kin.childWed',
  'kin.childStudy',
  'kin.childTrouble',
  'kin.spouseWork',
  'kin.work',
  'kin.wed',
  'kin.other',
])
/** What was told alone is believed from here on. */
const LIKELY_TOLD = 0.4

import { awaitsBoard, awaitsJoining, fearsCase } from './first-post.ts'
import { apartOf } from './apart.ts'
import { askedParts } from './asked-parts.ts'
import { asksOfHousehold } from './household.ts'
import { joinsPartner } from './joins-partner.ts'
import { beginsTrade, expectsBeside, PLACES_ABROAD } from './asker.ts'
import { asksOfTime, broadOf, type BroadField } from './broad.ts'
import { goodPoint } from './good-one.ts'
import { weighsDrop } from './drop-year.ts'
import { awaitsResult } from './exam-attempt.ts'
import { swapsHome } from './home-swap.ts'
import { namedExams } from './named-exams.ts'
import { asksIfSpouseLeavesDrink, asksOfTheOther, givesToParents } from './hard-bond.ts'
import { asksToTrust } from './waiting.ts'
import { coursesNamed } from './named-options.ts'
import { asksBirth, birthWords } from './birth-words.ts'
import { isPostedAway, isPostingShared } from './posted-away.ts'
import { asksBareChance, BARE, refersBack } from './back-reference.ts'
import { tellsOfGrowth } from './child-grows.ts'
import { moneyTakenBy } from './money-taken.ts'
import { besidePoint } from './beside-asked.ts'
import { likelihoodsOf, pointOf } from './point/point.ts'
import { POINTS, type Point } from './point/points.ts'
import { asksIfTheyJoin, tellsTradeOfChild } from './own-trade.ts'
import { fileIsIn } from './away-steps.ts'
import { agentTold } from './paid-agent.ts'
import { remembered } from './remembered.ts'
import { renewsPermit } from './renewal.ts'
import { plainText } from './topics.ts'
import { isChildApart } from './child-apart.ts'
import { asksCure, tellsOfBody } from './body-told.ts'
import { asksIfStays, hasChanged, isDoubted, tellsOfEx } from './bond-hurt.ts'
import { asksOfHidden } from './hidden-matter.ts'
import { postMoves } from './post-moves.ts'
import { namesWay, weighsBeside } from './trade-beside.ts'
import { moneyInto } from './trade-money.ts'
import { isSecretWedding } from './secret-wedding.ts'
import { asksToTellLove } from './tells-love.ts'
import { asksOfCase, asksOfMaritalCase } from './told-case.ts'
import { looksElsewhere } from './another-employer.ts'
import { theirWork } from './their-work.ts'
import { choosesRoad, pointOfRoads, roadsIn } from './two-roads.ts'
import { asksOfPurse, sharedPurse } from './shared-purse.ts'
import { asksIfItLasts, asksNearOrFar, asksOfEarly, asksOfMatch, awaitsTheirAnswer } from './match-asked.ts'
import { isUnsureMatch } from './unsure-match.ts'
import { weighsSeatAgainstVisa } from './visa-or-seat.ts'
import { sellsMachine } from './work-machine.ts'
import { asksIfKept, workPoint } from './work-heard.ts'

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
/** The work of one who is to be married is no work of one’s own. */
const OF_PARTNER = / (?:he|she|husband|wife|the boy|the girl) (?:be|have) /
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
const HARD_IN_LAWS =
  / (?:in laws?|inlaws|sasural\S*|saas|sasur) (?:\S+ )*(?:tortur\S*|harass\S*|insult\S*|abus\S*|humiliat\S*|taunt\S*|cruel|satat\S*) /u
const LEAVES_HOME = / (?:leave|go back|move out|go away|return|live alone|live separately|chhod\S*|chod\S*) /
const OF_WORK = / (?:job|work|office|company|boss|manager|post|service|career|business|naukri|kaam|salary|resign) /u

/** A trade that is to be sold is no house, where none is named. */
const OF_TRADE =
  / (?:business|unit|shop|factory|company|firm|mill|workshop|hotel|restaurant|store|agency|press|dukan|dukaan|karkhana) |दुकान|कारखान|व्यापार|கடை|தொழிற்சாலை|దుకాణ|వ్యాపార/u
/** One's own transfer, to where somebody else is. */
const OWN_TRANSFER = / (?:i|me|my) (?:\S+ ){0,4}(?:transfer|posting|transferred|posted) /u
const OF_HOME =
  / (?:house|home|flat|land|plot|property|apartment|villa|site|farm|makan|makaan|zameen|zamin|ghar|veedu|nilam|illu|sthalam) |मकान|घर|ज़मीन|जमीन|வீடு|நில|மனை|ఇల్లు|ఇంటి|స్థల|భూమి/u

/** From here on a point is believed: on held-out parts four of five are right there, also of those whose matter was only told. */
export const SURE = 0.57

/** Which of several is asked, without saying of what. */
const WHICH_ONE =
  / (?:which|kaun ?s[aei]|kons[aei]|edhu|ethu|edi|yedi) (?:one|of them|of these|of the two|exam|is (?:more|better|best)|better|zyada|behtar|nalladhu|manchidi) |कौन ?सा|எது|ఏది/u

/** What a part is after; examinations that were named before a bare "which one" are what it chooses among. */
function pointFor(words: string, before: string): Omit<AskedPoint, 'words' | 'told'> {
  const found = pointOf(words, before, allowedIn(`${before} ${words}`))
  return (found.likely < SURE || found.point === 'work.attempts' || found.point === 'study.course') &&
    WHICH_ONE.test(plainText(words)) &&
    namedExams(`${before}. ${words}`).length > 1
    ? { point: 'work.examWhich', likely: 1 }
    : found
}

/** What a point is plainly asked or told by: where it is the likeliest as well, it is believed. */
const PLAINLY: Readonly<Partial<Record<Point, RegExp>>> = {
  'love.kind':
    / (?:what (?:kind|type|sort) of|how will(?: my| be my)?|kais[aei]|epdi|eppadi|ela|enna mathiri) (?:\S+ ){0,2}(?:girl|boy|wife|husband|partner|spouse|person|ladk[ai]|patni|pati|dulhan|ponnu|paiyan|manaivi|kanavar|ammayi|abbayi|bharya|bharta) /u,
  'work.close':
    / (?:business|unit|shop|factory|company|firm|mill|workshop|hotel|restaurant|store|agency|press|dukan|dukaan) (?:\S+ )*(?:sell|close|shut) (?:it|this|that|them|down|everything|the (?:unit|shop|business|factory)|or) /u,
  'work.named': new RegExp(
    `${BECOMES.source}| (?:elections?|sarpanch|corporator|panchayat|councillor|mla|ward member|pradhan) (?:\\S+ )*(?:win|ticket|elected|jeet\\S*) `,
    'u',
  ),
  'work.secure':
    / (?:bench|layoffs?|laid off|fired|removal|terminat\S*|pip) (?:\S+ )*(?:fired|removed?|safe|project|lose|survive|terminat\S*) /u,
  'study.course':
    / (?:b ?tech|bba|bca|mbbs|bds|b ?sc|b ?com|engineering|diploma|ba) (?:\S+ ){0,4}(?:or|ya) (?:\S+ ){0,4}(?:b ?tech|bba|bca|mbbs|bds|bams|b ?sc|b ?com|engineering|diploma|ba|llb) /u,
  'work.trade':
    / (?:gst|income tax|tax|sales tax|excise|labou?r|food|municipal\S*) (?:\S+ ){0,3}(?:notice|raid|penalty|fine|case|inspection|demand|letter) /u,
  'work.boss':
    / (?:boss|manager|senior|supervisor|team lead|principal|director|officer) (?:\S+ )*(?:bad|harass\S*|tortur\S*|rating|ratings|politics|insult\S*|shout\S*|scold\S*|partial\S*|favou?r\S*|credit|targets?|hates?|against me) /u,
  'money.debt':
    / (?:gold|jewell?ery|jewels|ornaments|zewar|gehne) (?:\S+ )*(?:bank|muthoot|manappuram|pledged?|mortgaged?|girvi|pawn\S*) (?:\S+ )*(?:back|release|sell|free) | (?:loans?|debts?|lenders?|karz\S*|karj\S*|udhar\S*|emi|emis|credit cards?|interest|byaj|vaddi|vatti|kadan|appu) (?:\S+ )*how (?:will|can|do|to|should) (?:i )?(?:\S+ )?(?:come out|get out|get free|escape|clear|repay|manage|handle) /u,
  'work.promotion':
    / (?:passed over|superseded|overlooked) (?:for|in) (?:\S+ )?promotion | (?:become|made|be) (?:an? |the )?(?:\S+ )?(?:head|manager|principal|hod|inspector|chief|partner in the firm|team lead|director) /u,
  'work.success': / (?:how (?:will|is|would)) (?:\S+ ){0,2}(?:my )?(?:career|professional life|work life) /u,
  'work.transfer': / (?:will|when|can|do|shall) i (?:get|have) (?:\S+ ){0,4}(?:transfer|posting) /u,
  'work.field':
    / (?:which|what) (?:field|area|side|branch|department|line|sector|speciali[sz]ation|role) (?:\S+ ){0,4}(?:good|better|best|suits?|suitable|right|choose|take|learn|for me) /u,
  'abroad.should':
    / (?:dubai|uae|gulf|qatar|saudi|oman|kuwait|canada|germany|usa|us|america|uk|london|australia|singapore|europe|abroad|foreign|overseas|onsite) (?:\S+ )*should (?:i|we) (?:go|move|shift|take|accept|join|leave) /u,
  'kin.childWed':
    / (?:son|sons|daughter|daughters|beta|bete|beti|magan|magal|koduku|kuthuru|kooturu) (?:\S+ )*(?:what|which) (?:kind|type|sort) of (?:girl|boy|wife|husband|bride|groom|partner) | (?:son|sons|daughter|daughters|beta|bete|beti) (?:\S+ ){0,8}?(?:refus\S*|reject\S*|avoid\S*|not (?:ready|interested|agree\S*|willing)|says? no|doesnt want|does not want|mana|inkar) (?:\S+ ){0,4}(?:marriage|marry|wedding|match\S*|proposals?|shaadi|shadi|rishta|rishte) | (?:son|sons|daughter|daughters|beta|bete|beti) (?:\S+ ){0,6}(?:marriage|wedding|shaadi|shadi|rishta|rishte) (?:\S+ ){0,5}(?:refus\S*|not (?:ready|interested|agree\S*|willing)|says? no|mana|inkar|nahi (?:maan\S*|kar\S*)|taiyar nahi\S*|tayyar nahi\S*) /u,
  'love.tell':
    / (?:when|how|kab|kaise|eppo|eppadi|eppudu|ela) (?:should|shall|to|can|do|will|must) (?:i )?(?:tell|talk to|speak to|convince|inform) (?:\S+ ){0,2}(?:parents|family|father|mother|dad|mom|papa|mummy|home) /u,
  'love.when':
    / (?:any |is there )?(?:chance|chances|yog|possibility|marriage in my (?:chart|kundli|horoscope|destiny)) (?:of |for )?(?:\S+ )*(?:alone|single|unmarried) /,
  'love.bond':
    / (?:husband|wife|pati|patni|biwi) (?:\S+ ){0,2}(?:wants? to|not ready|not agree\S*|refus\S*|does not want|doesnt want|chaht\S*|nahi chaht\S*|taiyar nahi) (?:\S+ )*(?:what (?:should|can) we|what to do|when will (?:he|she) agree|will (?:he|she) agree|kab maan\S*|kya kare) | (?:husband|wife|pati|patni) (?:\S+ ){0,5}(?:not talk\S*|not speak\S*|ignor\S*|silent|distant|cold|angry|fight\S*|quarrel\S*) (?:\S+ )*(?:normal|better|ok|okay|good|theek|thik|improve|change|stop|end) /,
  'love.match':
    / (?:like|love|dating|boyfriend|girlfriend|bf|gf) (?:\S+ ){0,10}(?:parents|family|mother|father) (?:\S+ ){0,3}(?:found|find|fixed|chose|chosen|selected) | (?:two|2|three|3) (?:\S+ )?(?:proposals|rishte|alliances|matches) (?:\S+ )*(?:which|whom|choose|better) /,
  'kin.childBirth': / (?:ivf|iui|conceive|pregnan\S*|second baby|first baby|another baby) /,
  'kin.parents':
    / (?:mother|father|parents|mom|dad|amma|appa) (?:\S+ ){0,12}should i (?:go back|return|shift|move|stay|leave|come back) | (?:maa baap|maa|mother|father|papa|pitaji|parents) (?:ko )?(?:koi|no one|nobody|none) (?:\S+ ){0,3}(?:rakh\S*|keep\S*|look\S*|nahi) | (?:parents|mummy papa|mom dad|mom and dad|maa papa|maa baap) (?:\S+ ){0,3}(?:fight\S*|quarrel\S*|lad\S*|jhagd\S*) | (?:after (?:my )?(?:marriage|wedding)|shaadi ke baad|shadi ke baad) (?:\S+ ){0,3}(?:my parents|parents ka|ghar ka|ghar kaun|mummy|papa) /,
  'love.one':
    / (?:married|shaadishuda|shadishuda) (?:man|woman|guy|lady|aadmi|aurat|colleague) (?:\S+ )*(?:leave|divorce|chhod\S*|chod\S*) | (?:gf|girlfriend|bf|boyfriend)s? (?:parents|family|father|mother) (?:\S+ )*(?:marriage|wedding|marry|shaadi|shadi|rishta) | (?:her|his) (?:parents|family|father|mother|house) (?:\S+ )*(?:our (?:marriage|wedding)|we (?:get )?marr\S*) /,
  'love.again':
    / (?:says?|saying|wants?|asks?|asking|forc\S*|tell\S*|bolt\S*) (?:\S+ ){0,3}(?:marry again|remarry|second marriage|dusri shaadi|dusri shadi) /,
  'kin.childTrouble':
    / (?:first|previous|earlier|pehli|pahli) (?:wife|wifes|husband|husbands|marriage|patni|biwi|pati|shaadi|shadi) (?:ke |ka |ki )?(?:\S+ )?(?:children|child|kids?|sons?|daughters?|bach\S*|bet[aei]) (?:\S+ )*(?:accept\S*|love|hate|treat\S*|behav\S*|not talk\S*|maan\S*|apna\S*) /,
  'kin.inlaws':
    / (?:relation\S*|get along|adjust\S*|treat me) (?:\S+ ){0,2}(?:his|her|husbands|wifes|in laws|sasural) (?:family|parents|mother|in laws|house|me) | (?:in laws|inlaws|sasural\S*|(?:mother|father) in law|saas|sasur) (?:\S+ )*(?:what should i|should i|shall i|how to|kya karu|when will|will it|will (?:they|she|things)) | (?:wife|patni|biwi) and (?:my )?(?:mother|mom|maa|amma) (?:\S+ )?(?:fight\S*|quarrel\S*|argu\S*|not get\S*|dont get|hate) | (?:mother|mom|maa|amma) and (?:my )?(?:wife|patni|biwi) (?:\S+ )?(?:fight\S*|quarrel\S*|argu\S*|not get\S*|dont get|hate) /,
  'kin.spouseWork': OF_SPOUSE,
  'home.buy':
    / (?:construction|house|building|makan|ghar) (?:\S+ )*(?:stopped|stuck|incomplete|ruk\S*|adhura) (?:\S+ )*(?:complete|finish\S*|pura|poora|over|ban\S*) | (?:plot|flat|house|land|villa) or (?:a )?(?:plot|flat|house|land|villa) /,
  'love.loveArranged': / (?:love|own choice) (?:marriage )?(?:or|ya) arrang\S* | arrang\S* (?:marriage )?(?:or|ya) love /,
  'love.consent': / (?:parents|family|mother|father) (?:\S+ ){0,2}(?:accept|agree|approve|say yes|maan\S*|manenge) /,
  'self.luck': / (?:black magic|kala jadu|jadu tona|(?:buri )?(?:nazar|najar) (?:lag\S*|hai)|evil eye|vastu) /,
  'self.remedy':
    / (?:gem ?stones?|ratna|ratan|ratnam|neelam|pukhraj|panna|moonga|gomed|sapphire|which stone|lucky stone|kaun ?s[ai] stone) | (?:kaun\S*|kya|koi|which|any) (?:upay|upaay|mantra|puja|pooja) /,
  'self.relief':
    / (?:sade ?sati|sadesati) | (?:time|samay|waqt|days|din) (?:\S+ )?(?:kharab|bura|bure|bad) | (?:kharab|bura|bure|bad) (?:time|samay|waqt|days|din) | (?:good|better|acha|accha|acche|ache) (?:time|days|samay|din) (?:\S+ )?(?:come|start|begin|aa\S*|kab) /,
  'abroad.work':
    / (?:agent|consultant|consultancy) (?:\S+ )*(?:genuine|fraud|fake|trust\S*|real|sahi|honest|scam|cheat\S*) | (?:clear|pass|crack) (?:the |my )?(?:oet|ielts|pte|plab|prometric|nclex|german|b1|b2) /,
  'abroad.visa':
    / visa (?:\S+ ){0,3}(?:come|comes|approved|granted|approval|slot|stamped) | h ?1 ?b? (?:\S+ )*(?:picked|selected|name come|naam aay\S*) | passport (?:\S+ )*(?:stuck|atka|ruka|police|verification|kab|when) /,
  'abroad.settle':
    / (?:opt|pgwp|psw) (?:is |gets |will |has )?(?:end\S*|expir\S*|finish\S*|over|khatam) | (?:get|aayega|milega|receive) (?:the |an? |my )?(?:ita|invitation) | (?:return|go back|move back|come back) to (?:india|\S+) or (?:\S+ ){0,3}(?:wait|stay|continue|remain|settle) | (?:wait|stay|continue|remain|settle) (?:\S+ ){0,5}or (?:\S+ ){0,2}(?:return|go back|move back|come back) to india /,
  'abroad.study':
    / (?:ms|masters?|mba|study|university|admission|admit) (?:\S+ )*(?:defer\S*|(?:fall|spring|intake|winter) (?:\S+ ){0,3}(?:or|ya)) /,
  'home.vehicle':
    / (?:car|bike|scooter|scooty|gaadi|gadi|vehicle) (?:\S+ )*(?:second hand|used|old|new|purani|petrol) (?:or|ya) | (?:car|bike|scooter|scooty|gaadi|gadi) (?:\S+ )?(?:lene|kharid\S*|lena|leni|lu|loon) /,
  'home.sell': / (?:flats?|house|houses|plots?|land|makan) (?:\S+ )*(?:sell|bechna|bikega|sold) (?:\S+ )*(?:price|when|rate|kab|daam) /,
  'love.divorce': / divorce (?:case |petition |matter )?(?:\S+ )*(?:when|finish\S*|over|end|final\S*|granted|come) /,
  'home.move':
    / (?:shift\S*|move|moving) (?:\S+ ){0,3}(?:rented |new |another |own )?(?:house|home|flat) (?:\S+ )*(?:good|should|when|right|ok|month|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d) /,
  'kin.wed': / (?:sister|brother)s? (?:\S+ ){0,4}(?:get married|marriage|wedding|shaadi) /,
  'kin.work': / (?:brother|sister|father|mother)s? (?!in law)(?:(?!cheat)\S+ ){0,5}(?:job|business|work|settled?) /,
  'kin.other':
    / (?:brother|sister|cousin|nephew)s? (?:\S+ ){0,4}(?:go|going|move|settle|shift) (?:\S+ ){0,2}(?:abroad|canada|usa|us|uk|germany|australia|dubai|gulf|foreign) /,
  'love.back': / (?:ex|ex (?:boyfriend|girlfriend|bf|gf)) (?:\S+ ){0,3}(?:wants?|asks?|asking|ready|begging|came) (?:\S+ ){0,3}back /u,
  'love.reunite':
    / (?:my |meri |mera )?(?:wife|husband|patni|biwi|pati) (?:\S+ ){0,6}(?:(?:parents?|mothers?|fathers?|maternal|mayk[ae]|maika|peehar|amma|puttin\S*|thai) (?:\S+ )?(?:house|home|place|ghar|veedu|veetl?\S*|illu|intlo)|mayke|maike) /u,
}

/** A restless mind, told; and what asks of oneself and names no other matter. */
const RESTLESS =
  / (?:over ?think\S*|(?:cant|can t|cannot|can not|not able to|unable to) sleep|sleepless|insomnia|panic attacks?|anxiety|anger (?:problem|issues?)|temper|neend nahi|neend nahin) /u
const OF_ONESELF =
  / (?:in my (?:kundli|chart|horoscope|stars|planets)|wrong with me|why am i|what (?:should|can|to) (?:i )?do|kya karu|kya karun|(?:when|how) (?:will|can) (?:i|it|this|my mind) (?:\S+ )?(?:stop|go|end|calm|better|ok|okay|normal|peace|change)) /u
const isRestless = (own: string, before: string): boolean =>
  RESTLESS.test(own) || (OF_ONESELF.test(own) && RESTLESS.test(plainText(before)))

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

/** A file for another country that was turned down, and the wish to hand it in once more: no attempt at an examination. */
const FILE_REFUSED =
  / (?:visas?|permit|pr|embassy|consulate) (?:\S+ ){0,5}(?:refus\S*|reject\S*|denied|turned down) | (?:refus\S*|reject\S*|denied) (?:\S+ ){0,3}(?:visas?|permit|pr) /
const FILES_ANEW = / (?:try|apply|file|attempt|reapply)(?: \S+){0,4} (?:again|once more|third time|one more time) | reapply /

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

/** What a look for another employer may be taken for. */
const OF_AN_EMPLOYER: ReadonlySet<string> = new Set(['work', 'abroad', 'none', 'self', 'study'])

/** Any word of another country; of text in another script none can be missed. */
const FAR_AT_ALL = new RegExp(
  ` (?:${PLACES_ABROAD}|abroad|foreign\\S*|overseas|onsite|on site|visa|pr|videsh|country|countries|there|h1b|ship|cruise|international) |[^\\p{Script=Latin}\\s\\p{N}]`,
  'u',
)
const POST_AT_HOME = / (?:job|naukri|offer|post|company|work|velai|udyogam) /
const BREAKS_BOND = / (?:my|our|meri|hamari|humari) (?:marriage|shaadi|shadi) (?:\S+ ){0,3}?(?:break|toot\S*|tut\S*) /
const MARRIES_ME = / will (?:he|she) (?:ever |really )?marry me /
const IN_LOVE = / in love with | i love | we love | love a (?:boy|girl|guy) /
const WILL_WED =
  / (?:will|can|is) (?:(?:the|this|our|my) )?(?:love )?(?:marriage|wedding) (?:happen|take place|be possible|possible) | (?:shaadi|shadi) (?:hogi|hoga|ho payegi|ho paegi|ho jayegi|ho sakti hai) /
const TAKEN_IN = / (?:accept\S*|treat\S* her|treat\S* him) /
const HAS_CHILD = / (?:daughter|son|child|kid|kids|children) /
const IN_A_POST = / (?:job|office|company|working|boss|salary|post) /
/** A husband or wife who is still to come. */
const PARTNER_TO_BE =
  / will (?:my )?(?:future )?(?:husband|wife|life partner|spouse|partner) be (?:from|in|into|of|a|an|working|doing|well|rich|handsome|educated) /

/** To have back what was taken, and no trade that is to come up again. */
const RECOVERS =
  / (?:recover|recovery|recovered|get (?:\S+ ){0,4}back|come back|comes back|returned|refund\S*|wapas|vapas) (?!(?:my |the )?(?:health|business|shop) )/

/** A point with how likely it is, by the classifier and, where that is unsure, by what is plainly said; a child's wedding before one's own. */
function likeliest(words: string, before: string): { point: Point; likely: number } {
  // a marriage of which something was told is asked about as that bond, and not as a field of life
  const own = plainText(words)
  if (OF_MARRIAGE.test(own)) {
    if (MARRIED_LIFE.test(own) && OF_PARTNER_TOLD.test(plainText(before))) return { point: 'love.bond', likely: SURE }
    if (LIFE_AFTER_WEDDING.test(own)) return { point: 'love.bond', likely: 1 }
    if (WILL_WED.test(own) && IN_LOVE.test(plainText(before))) return { point: 'love.one', likely: SURE }
  }
  const told = plainText(`${before} ${words}`)
  const isOfMatch = asksOfMatch(own, told)
  const broad = isOfMatch ? undefined : broadPoint(words)
  if (broad !== undefined)
    return fieldOf(broad.point) === 'work' && tellsTradeOfChild(`${before}. ${words}`) ? { point: 'kin.childWork', likely: 1 } : broad
  const found = pointFor(words, before)
  const text = before === '' ? own : ` ${plainText(before).trim()}${own}`
  if (FILE_REFUSED.test(text) && FILES_ANEW.test(own))
    return { point: / (?:or|ya) /.test(own) ? 'abroad.should' : 'abroad.visa', likely: SURE }
  if (isChildApart(text)) return { point: 'kin.childTrouble', likely: 1 }
  const isWedding = found.point === 'love.when' || (found.point === 'kin.childWed' && found.likely < SURE)
  if (isWedding && OF_OWN_CHILD.test(text) && !FOR_ONESELF.test(own)) return { point: 'kin.childWed', likely: SURE }
  if (isOfMatch && found.likely < SURE_OF_ELSE && !KIN_TOO.test(own)) return { point: 'love.match', likely: Math.max(found.likely, SURE) }
  if ((found.point !== 'love.when' || found.likely < SURE) && asksToTellLove(own, text)) return { point: 'love.feelings', likely: 1 }
  if ((OF_CHILDS_GROWTH.has(found.point) || (found.point === 'kin.childBirth' && !asksBirth(own))) && tellsOfGrowth(text))
    return { point: 'kin.childTrouble', likely: 1 }
  if (found.point === 'kin.inlaws' && COMES_TO_ME.test(own) && apartOf(text) !== null) return { point: 'love.reunite', likely: SURE }
  const field = fieldOf(found.point)
  if (asksOfHidden(own, text)) return { point: 'love.bond', likely: 1 }
  if (
    (field === 'love' || found.likely < SURE) &&
    found.point !== 'love.divorce' &&
    (isDoubted(text) || hasChanged(text) || (asksIfStays(own) && OF_A_WIFE.test(text)))
  )
    return { point: 'love.bond', likely: SURE }
  if ((field === 'love' || found.likely < SURE) && tellsOfEx(text)) return { point: 'love.match', likely: SURE }
  if ((field === 'love' || field === 'kin' || found.likely < SURE) && isSecretWedding(text))
    return { point: ACCEPTED.test(own) ? 'love.consent' : ASKS_LIFE.test(own) ? 'love.bond' : 'love.tell', likely: 1 }
  if ((field === 'self' || field === 'money' || found.likely < SURE) && asksCure(own) && tellsOfBody(text))
    return { point: 'self.health', likely: SURE }
  const isHome = field === 'abroad' && !FAR_AT_ALL.test(text)
  if ((found.likely < SURE || found.point === 'work.secure' || isHome) && asksIfKept(own, text))
    return { point: 'work.permanent', likely: SURE }
  if (fearsCase(text)) return { point: 'work.post', likely: SURE }
  if (MAY_MOVE.has(field) && postMoves(text)) return { point: 'work.change', likely: 1 }
  if ((OF_AN_EMPLOYER.has(field) || found.likely < SURE) && looksElsewhere(own, text)) return { point: 'work.change', likely: 1 }
  if (found.point === 'work.change' && / out(?:side)? (?:of )?india /.test(own)) return { point: 'abroad.should', likely: SURE }
  const into = field === 'money' || field === 'work' || found.likely < SURE ? moneyInto(own, text) : null
  if (into !== null) return { point: into === 'own' ? 'work.trade' : 'money.invest', likely: SURE }
  if ((field === 'study' || field === 'abroad' || found.likely < SURE) && weighsSeatAgainstVisa(text))
    return { point: 'abroad.visa', likely: SURE }
  if (MAY_BE_HOUSEHOLD.has(field) && asksOfHousehold(own)) return { point: 'money.grow', likely: 1 }
  // of all else the classifier is believed where it is sure
  if (
    (OF_POSTING.has(found.point) && isPostedAway(text)) ||
    (found.point === 'abroad.should' && found.likely < SURE && isPostingShared(text))
  )
    return { point: 'abroad.when', likely: SURE }
  const isNoLand = found.point === 'abroad.work' && !FAR_AT_ALL.test(text)
  const work = field === 'work' || field === 'study' || found.point === 'none' || isNoLand ? workPoint(own, text, found, SURE) : null
  if (work !== null) return { point: work, likely: SURE }
  // nor is a post in another town a life in another country
  if (found.point === 'abroad.should' && !FAR_AT_ALL.test(text) && POST_AT_HOME.test(text)) return { point: 'work.city', likely: SURE }
  // a post in a field that is new is none in another country where no country is heard of
  if (isNoLand) return { point: 'work.post', likely: SURE }
  // a house that is to be sold is asked about as that, wherever one goes after it
  if ((field === 'home' || found.likely < SURE) && SELLS_HOME.test(own) && !swapsHome(text)) return { point: 'home.sell', likely: SURE }
  if (found.likely < SURE && BARE_COMING.test(own) && OF_FILE.test(text) && fileIsIn(text)) return { point: 'abroad.visa', likely: SURE }
  // who may come into a trade of one's own is asked about as that child, whatever they do now
  if (asksIfTheyJoin(own, before) && OF_A_CHILD.test(text)) return { point: 'kin.childWork', likely: SURE }
  if (field === 'work' && tellsTradeOfChild(text)) return { point: 'kin.childWork', likely: SURE }
  // what has been begun is no idea to be tested
  if (found.point === 'work.own' && WILL_IT_DO.test(own) && HAS_BEGUN.test(text)) return { point: 'work.trade', likely: SURE }
  if (found.likely < SURE && beginsTrade(text)) return { point: 'work.own', likely: SURE }
  if (found.point === 'love.kind' && TAKEN_IN.test(own) && HAS_CHILD.test(text)) return { point: 'love.again', likely: SURE }
  if (found.point === 'work.change' && AT_SCHOOL.test(text) && !IN_A_POST.test(text)) return { point: 'study.course', likely: SURE }
  if (OF_AGENT.has(field) && agentTold(text) !== null && moneyTakenBy(text) === null)
    return { point: field === 'abroad' ? found.point : 'abroad.when', likely: SURE }
  const isBack = found.point === 'abroad.back' && found.likely >= SURE
  if (OF_AGENT.has(field) && field !== 'money' && !isBack && renewsPermit(text) && !KIN_AWAY.test(text))
    return { point: field === 'abroad' && !NOT_OF_PERMIT.has(found.point) ? found.point : 'abroad.settle', likely: SURE }
  const away = found.likely >= SURE && field !== 'abroad' ? null : awayPoint(own, text, found.point)
  if (away !== null) return { point: away, likely: SURE }
  const mayBeGood = found.point !== 'love.when' && (field === 'love' || found.likely < SURE)
  const good = mayBeGood ? goodPoint(own, text, found.point) : null
  if (good !== null) return { point: good, likely: SURE }
  if (found.likely < SURE && PARTNER_TO_BE.test(own)) return { point: 'love.kind', likely: SURE }
  if (PARTNERS_WORK.test(text) && OF_PARTNER.test(own)) return { point: 'love.kind', likely: SURE }
  if (found.point !== 'love.when' && CUSTODY.test(own)) return { point: 'love.divorce', likely: SURE }
  if (found.point !== 'love.when' && LEAVES_HOME.test(own) && HARD_IN_LAWS.test(text)) return { point: 'kin.inlaws', likely: SURE }
  if (found.point === 'kin.parents' && WIFE_AND_MOTHER.test(text)) return { point: 'kin.inlaws', likely: SURE }
  if (found.point === 'love.dosha' && before !== '' && birthWords(plainText(before))) return { point: 'kin.childBirth', likely: SURE }
  if (
    (found.likely < SURE || field === 'study') &&
    (asksBirth(own) || (HOPES_WELL.test(own) && asksBirth(plainText(before)))) &&
    !expectsBeside(text)
  )
    return { point: 'kin.childBirth', likely: SURE }
  if ((found.likely < SURE || (field !== 'work' && own.includes(' back '))) && SUSPENDED.test(text)) {
    const [, whose] = THEIR_SUSPENSION.exec(text) ?? []
    if (whose === undefined) return { point: 'work.secure', likely: SURE }
    if (whose === 'husband' || whose === 'wife') return { point: 'kin.spouseWork', likely: SURE }
  }
  if ((OF_A_CASE.has(field) || found.likely < SURE) && asksOfCase(words, before)) return { point: 'home.share', likely: SURE }
  // a post that is to be sure after a stage that was passed is that of the examination
  const isPosting = found.point === 'work.permanent' || found.point === 'work.transfer'
  if ((isPosting || (found.likely < SURE && field === 'work')) && awaitsResult(text)) return { point: 'work.exam', likely: SURE }
  if (OF_A_CASE.has(field) && found.likely < SURE && asksOfMaritalCase(words, before)) return { point: 'love.divorce', likely: SURE }
  if ((field === 'work' || found.point === 'none' || found.likely < SURE) && awaitsJoining(text))
    return { point: 'work.post', likely: SURE }
  if ((field === 'kin' || found.likely < SURE) && givesToParents(text) && asksOfTheOther(own)) return { point: 'love.bond', likely: SURE }
  if (found.likely < SURE && asksIfSpouseLeavesDrink(own, text)) return { point: 'love.bond', likely: SURE }
  if (found.likely < SURE && BREAKS_BOND.test(own)) return { point: 'love.bond', likely: SURE }
  if (found.point === 'love.one' && found.likely < SURE && MARRIES_ME.test(own)) return { point: 'love.one', likely: SURE }
  if ((field === 'love' || found.likely < SURE) && asksToTrust(own, text)) return { point: 'love.feelings', likely: SURE }
  if (STEP_ON_BOND.test(own) || (found.point !== 'love.when' && UNHAPPY_BOND.test(own))) return { point: 'love.bond', likely: SURE }
  if (field !== 'love' && found.likely < SURE && ENEMIES_AT_WORK.test(own)) return { point: 'work.boss', likely: SURE }
  if (found.likely < SURE && found.point !== 'love.when' && MINDS_OF_ELDERS.test(text)) return { point: 'love.bond', likely: SURE }
  if ((field === 'work' || field === 'money') && LIVES_BY_MARKET.test(own)) return { point: 'money.invest', likely: SURE }
  if (field === 'money' && LOST_IN_MARKET.test(own)) return { point: 'money.loss', likely: SURE }
  if (field !== 'love' && RECOVERS.test(own) && moneyTakenBy(text) !== null) return { point: 'money.stuck', likely: SURE }
  if ((field === 'work' || field === 'kin') && TRADE_WITH_KIN.test(own)) return { point: 'work.partner', likely: SURE }
  if ((field === 'kin' || field === 'self' || (field === 'love' && found.likely < SURE)) && onTermsWith(text) !== null)
    return { point: 'kin.other', likely: SURE }
  // who is at school studies first, whatever is to become of it
  if (found.point === 'kin.childWork' && AT_SCHOOL.test(text)) return { point: 'kin.childStudy', likely: SURE }
  if (found.point === 'love.bond' && found.likely < SURE && PROMISED.test(text) && ARGUES.test(text))
    return { point: 'love.bond', likely: SURE }
  if (found.point === 'love.again' && asksIfItLasts(own) && !ASKS_DATE.test(own)) return { point: 'love.bond', likely: SURE }
  if (OF_AN_ANSWER.has(field) && !(found.point === 'love.when' && ASKS_DATE.test(own)) && !KIN_TOO.test(text)) {
    const concern = `${before}. ${words}`
    if (awaitsTheirAnswer(concern) || ((field === 'love' || field === 'none') && asksOfEarly(concern)))
      return { point: 'love.match', likely: SURE }
  }
  if (field === 'love' && found.point !== 'love.when' && isUnsureMatch(text)) return { point: 'love.match', likely: SURE }
  if (SELLABLE.has(field) && sellsMachine(own, text)) return { point: 'work.close', likely: SURE }
  if (isOfDebt(own, text)) return { point: 'money.debt', likely: SURE }
  if (SHUT_OR_GO_ON.test(own) && OF_TRADE.test(text)) return { point: 'work.close', likely: SURE }
  if (PLACED.test(own) && !KIN_TOO.test(text)) return { point: 'work.post', likely: SURE }
  if (isOfHomeLoan(found, own, text)) return { point: 'home.buy', likely: SURE }
  if (HOUSE_COMES.test(own)) return { point: 'home.buy', likely: SURE }
  if (found.likely >= SURE) return found
  if (field === 'work' || field === 'study' || found.point === 'none' || field === 'self') {
    if (GOVT_OR_PRIVATE.test(text)) return { point: 'work.govtPrivate', likely: SURE }
    if (weighsDrop(text)) return { point: 'work.attempts', likely: SURE }
    if (weighsCourses(own, text)) return { point: 'study.course', likely: SURE }
  }
  if ((field === 'love' || field === 'kin' || field === 'none') && HARD_SPOUSE.test(text) && EASES_HOW.test(own))
    return { point: 'love.bond', likely: SURE }
  if (LOVE_OF_SPOUSE.test(own)) return { point: 'love.bond', likely: SURE }
  if (CHILD_RECOVERS.test(own)) return { point: 'kin.childTrouble', likely: SURE }
  if (APPLIES.test(own) && STUDY_AWAY.test(text)) return { point: 'abroad.study', likely: SURE }
  if (DUES_OF_OFFICE.test(text) && HELD_BACK.test(text)) return { point: 'money.stuck', likely: SURE }
  if (DEBT_ENDS.test(own)) return { point: 'money.debt', likely: SURE }
  // of two who live apart whatever is asked of love is asked of that marriage
  if (found.point.startsWith('love.') && apartOf(text) !== null) return { point: found.point, likely: SURE }
  if (isRestless(own, before)) return { point: 'self.health', likely: SURE }
  if (ILL_KIN.test(text)) return { point: found.point === 'kin.parents' ? found.point : 'kin.other', likely: SURE }
  const plain = (Object.keys(PLAINLY) as Point[]).filter(
    // of oneself everything may be told: the words that ask have to name it
    (point) =>
      (point === found.point || KIND.has(point)) &&
      !(point === 'kin.childBirth' && expectsBeside(text)) &&
      PLAINLY[point]?.test(point.startsWith('self.') ? own : text),
  )
  const [point] = plain.includes('kin.childWed') ? (['kin.childWed'] as const) : plain
  return point === undefined || (point !== found.point && !KIND.has(point)) ? found : { point, likely: SURE }
}

const OF_A_WIFE = / (?:my (?:husband|wife)|meri patni|meri biwi|mere pati|married) /
/** So sure of another point, a match that was told is not what is asked. */
const SURE_OF_ELSE = 0.8
/** Fields for which a firm that goes to another town is taken. */
const MAY_MOVE: ReadonlySet<string> = new Set(['work', 'home', 'abroad', 'self', 'none', 'money'])
/** Of two who married unknown to their houses: whether these accept it, and how their own life goes; all else asks how and when it is said. */
const ACCEPTED =
  / (?:accept\S*|agree\S*|approve\S*|maan\S*|manenge|support\S*|forgive\S*|angry|react\S*|apna\S*|othuk\S*|etruk\S*|oppuk\S*|yes) /
const ASKS_LIFE = / (?:married life|life together|life be|future|happy|last|stay together) /

/** A house, a flat or land that is to be sold, and no part of it that is to be shared. */
const SELLS_HOME =
  / sell (?:\S+ ){0,3}?(?:house|home|flat|apartment|plot|land|property|site) | (?:ghar|makaa?n|zameen|flat|plot|veedu|nilam|illu|sthalam) (?:\S+ )?(?:bech\S*|vik\S*|virk\S*|vit\S*|amm\S*) /
/** When it comes, and nothing of what. */
const BARE_COMING = /^ (?:and )?(?:when|by when|how soon) (?:will |would )?(?:it|this|that) (?:be )?(?:come|approved|granted|cleared|over) /
const OF_FILE = / (?:pr|visa|permit|green card|citizenship) /
const OF_A_CHILD = / (?:sons?|daughters?|child|children|kids?|beta|bete|beti|magan|magal|paiyan|ponnu|koduku|kuthuru|abbayi|ammayi) /u
/** Whether it comes to something, of a trade that was begun. */
const WILL_IT_DO =
  /^ (?:will|can|does) (?:it|this|that) (?:really |ever |also )?(?:work|run|succeed|do well|be success\S*|be profitable|grow|click)(?: out)? /
const HAS_BEGUN =
  / (?:left|quit|resigned) (?:\S+ ){0,4}(?:start|started|open|opened|launch|launched) (?:\S+ ){1,5}(?:last (?:year|month)|(?:months?|years?|yrs?) (?:ago|back)|in 20\d\d|since) | (?:i|we) (?:have |just |recently )*(?:started|opened|launched) (?:\S+ ){0,4}(?:business|shop|store|brand|startup|firm|agency|company|cafe|restaurant|bakery|boutique|salon|gym|clinic|studio|kitchen|farm|dairy|unit) /

/** A son or daughter of one’s own with the ending of “for”, as the south tells whose age, star or match it is; and words that turn to oneself. */
const OF_OWN_CHILD =
  / (?:en|enga|engal) (?:\S+ )?(?:ponnu|magalu|paiyanu|maganu)k+u | ma+ (?:\S+ )?(?:ammayi|abbayi) ?ki |(?:^|\s)(?:என்|எங்க|எங்கள்) (?:\S+ )?(?:பெண்ணுக்கு|பொண்ணுக்கு|மகளுக்கு|மகனுக்கு|பையனுக்கு) |(?:^|\s)మా (?:\S+ )?(?:అమ్మాయికి|అబ్బాయికి|కూతురికి|కొడుక్కి|కొడుకుకి) /u
const FOR_ONESELF = / (?:ena?kk?u|en kaly\S*|na+ku|na+ pelli|my|i) |எனக்கு|என் |నాకు|నా పెళ్లి/u

/** Fields for which going by an agent, or a permit that runs out, is taken. */
const OF_AGENT: ReadonlySet<string> = new Set(['abroad', 'work', 'money', 'self', 'none'])
/** A permit of theirs. */
const KIN_AWAY = / (?:husband|wife|son|daughter|brother|sister|father|mother|his|her) (?:\S+ ){0,6}?(?:visa|permit|iqama|pass|contract) /
/** Points by which no permit that runs out is answered. */
const NOT_OF_PERMIT: ReadonlySet<Point> = new Set(['abroad.back', 'abroad.join', 'abroad.when', 'abroad.study'])
/** What words on how a small child grows are taken for. */
const OF_CHILDS_GROWTH: ReadonlySet<Point> = new Set([
  'kin.childStudy',
  'kin.childTrouble',
  'kin.childWork',
  'kin.childWed',
  'kin.other',
  'self.health',
  'self.relief',
  'none',
])
/** Fields for which the sale of a machine that earns is taken. */
const SELLABLE: ReadonlySet<string> = new Set(['home', 'money', 'work', 'none', 'self'])
/** What the posting by one’s own firm is heard as: no employer is looked for, and no file is one’s own. */
const OF_POSTING: ReadonlySet<Point> = new Set([
  'abroad.work',
  'abroad.visa',
  'abroad.when',
  'work.post',
  'work.transfer',
  'work.secure',
  'work.success',
  'work.exam',
  'none',
])
/** Fields that words on the state of a home are taken for. */
const MAY_BE_HOUSEHOLD: ReadonlySet<string> = new Set(['love', 'kin', 'self', 'money', 'home', 'none'])

/** Work with an employer of another country, or of the country that is named beside it. */
const POST_AWAY =
  / (?:work|job|working|join|employed|career) (?:\S+ ){0,5}?(?:in|with|for|at|by) (?:an? |any |some )?(?:foreign|international|gulf|overseas) (?:airlines?|company|companies|mnc|ship|ships|cruise|hospital|firm|navy|bank) /
/** Whether it may be, of what was told before. */
const BARE_CHANCE =
  / (?:is it|is this|is that|will it be|it be) possible | (?:any|what are (?:the |my )?|is there (?:any |a )?) ?(?:chances?|hope|scope) (?:for me )?$/
/** Back to a country where one has worked before, and not home. */
const GOES_BACK_THERE =
  / (?:go|going|get|return|come) back to (?:the )?(?:gulf|dubai|saudi|kuwait|qatar|oman|bahrain|uae|abroad|foreign|usa|uk|canada|australia|germany|singapore|malaysia) | (?:go|going) (?:to )?(?:the )?(?:gulf|dubai|saudi|kuwait|qatar|oman|bahrain|uae|abroad|foreign|usa|uk|canada|australia|germany|singapore|malaysia) (?:once )?again /
/** Whether to try once more, of another country or after one came home from it. */
const TRIES_AGAIN = new RegExp(
  ` (?:try|apply|attempt|go|going)(?: for| to| in)? (?:the )?(?:${PLACES_ABROAD}|there) (?:\\S+ )?(?:again|once more) | (?:try|apply|attempt) (?:\\S+ ){0,3}?again `,
)
const CAME_HOME = / (?:came|come|returned|return|back) (?:\S+ ){0,2}?(?:from|home|to india) /
const BARE_GOING = /^ (?:and )?(?:when |will )+(?:i |it )(?:\S+ ){0,2}?(?:go|get|be selected|join|come|happen) ?(?:it |there |this )?$/
const INTERVIEW_OVER = /(?<! visa) interview /
const FAR_DREAM =
  / (?:europe|germany|abroad|foreign|canada|australia|uk|usa|gulf|dubai|singapore|ireland|japan) (?:\S+ )?(?:dream|offer|job|reply|call|letter|visa)|(?: dream| offer| reply| result) /
const WHEN_POST = / (?:when|kab) (?:will|can|shall|would)? ?(?:i )?(?:\S+ ){0,3}?(?:job|jobs|work|post|offer) (?:\S+ ){0,2}in /
const SETTLES = / settle (?:down )?(?:\S+ )?(?:in )?(?:india|here|home|abroad|foreign) (?:or|ya) | settling (?:down )?in /
const PR = / (?:pr|permanent residen\S*|green ?card|citizenship) /
const JOB_THERE = / (?:get|find|land|have|do) (?:\S+ ){0,3}(?:job|jobs|work|employment) /
const MOVES_THERE = / (?:go|move|join|shift|follow|come|travel|fly|reach|jaungi|jaunga) ?/
/** Those who are to come to whoever lives there. */
const JOINS_ME =
  / (?:husband|wife|spouse|son|daughter|kids|children|child|family|parents|mother|father|he|she|they) (?:(?!wants?|says?)\S+ ){0,4}(?:join|follow|come to) me | (?:call|bring|take|get) my (?:husband|wife|spouse|son|daughter|kids|children|family|parents|mother|father) (?:\S+ ){0,2}(?:here|there|with me|along) /
/** What is plainly asked of the way to another country, where the classifier hears a move, a choice or a course. */
function awayPoint(own: string, text: string, found: Point): Point | null {
  const field = fieldOf(found)
  if (field !== 'abroad' && field !== 'home' && field !== 'study' && field !== 'none' && field !== 'work' && field !== 'kin') return null
  if (field !== 'kin' && field !== 'home' && POST_AWAY.test(field !== 'work' && BARE_CHANCE.test(own) ? text : own)) return 'abroad.work'
  if (field === 'work' && found !== 'work.city') return null
  if (TRIES_AGAIN.test(own) && CAME_HOME.test(text) && field === 'abroad' && own.includes(' should ')) return 'abroad.should'
  if (field === 'abroad' && GOES_BACK_THERE.test(own)) return 'abroad.when'
  if (field === 'abroad' && INTERVIEW_OVER.test(text) && (FAR_DREAM.test(own) || BARE_GOING.test(own))) return 'abroad.work'
  if (found === 'abroad.country' && WHEN_POST.test(own)) return 'abroad.work'
  if (field === 'abroad' && SETTLES.test(own)) return 'abroad.settle'
  if (JOINS_ME.test(own) && FAR_AT_ALL.test(text)) return 'abroad.join'
  const moves = MOVES_THERE.test(own)
  const follows = PR.test(own) ? 'abroad.settle' : !moves && JOB_THERE.test(own) ? 'abroad.work' : moves ? 'abroad.join' : null
  return follows !== null && joinsPartner(text) ? follows : null
}

/** That all may go well, asked after a matter that was named. */
const HOPES_WELL =
  / (?:everything|all|things?|it) (?:will |would )?(?:be |go |goes )(?:\S+ )?(?:fine|ok|okay|well|alright|normal|good|smooth\S*) /

/** A post from which somebody is suspended, and the way back into it. */
const SUSPENDED = / (?:suspended|suspension|reinstat\S*) /
/** Somebody else's. */
const THEIR_SUSPENSION = / my (husband|wife|son|daughter|father|mother|brother|sister)s? (?:\S+ ){0,5}?(?:suspended|suspension) /

/** Fields for which a case that runs is taken. */
const OF_A_CASE: ReadonlySet<string> = new Set(['home', 'money', 'work', 'kin', 'self', 'none'])

const OF_MARRIAGE = / (?:marriage|married|marital|wedded|wedding|shaadi|shadi) /
/** Whether husband or wife comes, where the elders are told as what keeps them. */
const COMES_TO_ME =
  / (?:will|when|does|would) (?:will )?(?:he|she|(?:my )?(?:husband|wife)) (?:\S+ ){0,2}(?:come|return|be back|live with me) | (?:pati|wife|husband|patni) (?:\S+ ){0,2}(?:wapas|vapas|lene|bula\S*) | (?:wapas|vapas) (?:bula|aa|le ja)\S* /

const MARRIED_LIFE =
  / (?:married|marriage|marital|wedded) life | (?:is|will|how|hows) (?:\S+ ){0,3}marriage (?:\S+ ){0,2}(?:good|happy|strong|safe|fine) | (?:shaadi|shadi|marriage) (?:ka|ki) (?:future|bhavishya) /

const LIFE_AFTER_WEDDING =
  / (?:how (?:will|would|is|about)|what about|kais[aei]|epdi|eppadi|ela) (?:\S+ ){0,4}(?:(?:married|marriage|marital) life|(?:life|future|luck) after (?:my )?(?:marriage|wedding|shaadi|shadi)) | (?:life|future|luck) after (?:my )?(?:marriage|wedding|shaadi|shadi) | will (?:my|our) (?:marriage|married life|marital life) (?:\S+ )?(?:be )?(?:\S+ )?(?:happy|good|successful|success|stable|peaceful|last|work|ok|okay|fine) /
/** How life in a marriage is, asked by somebody of whom nothing says that they are married, or who is. */
export const asksOfMarriedLife = (words: string): boolean => LIFE_AFTER_WEDDING.test(plainText(words))
const OF_PARTNER_TOLD = / (?:my |our )?(?:husband|wife|hubby|pati|patni|biwi|mother in law|in laws|saas) /

/** What a step means for a marriage is asked of the bond, and of no wedding to come. */
export const STEP_ON_BOND =
  / (?:mean|means|effects?|affects?|impact|asar) (?:\S+ ){0,2}?(?:for |to |on |of )?(?:my|our|meri|hamari) (?:marriage|married life|relationship|shaadi|shadi) /

/** A trade that is shut, or moved, or gone on with. */
const SHUT_OR_GO_ON =
  / (?:shift|continue|run|keep|change|wait)(?: it| on| the (?:shop|business|place))? (?:or|ya) (?:should i )?(?:close|shut|stop|sell) | (?:close|shut)(?: it| down| the (?:shop|business))? (?:or|ya) (?:should i )?(?:shift|continue|run|keep|wait|change) /
/** A first post that a college finds. */
const PLACED =
  / (?:campus )?placements?(?: in college| from college| in campus)? $| (?:get|getting|got|have) (?:a |good |campus |any )*placements? | placed in (?:a |good )*company /
const KIN_TOO = / (?:son|daughter|brother|sister|child|beta|beti)s? /
/** The warmth of husband or wife. */
const LOVE_OF_SPOUSE = / (?:husband|wife|pati|patni|biwi)s? (?:ka |ki |ke )?(?:love|pyaa?r|affection|attention) /

/** A child who is to get over something: a trouble of theirs, and no wedding and no debt. */
const CHILD_RECOVERS =
  / (?:daughter|son|child|kid|beta|beti|boy|girl)s? (?:\S+ ){0,3}(?:get|gets|getting|come|move) (?:over|out of|past|on from) (?:her|his|the|this|that|it|a|an|all) ?/

/** When to apply, for a course that was told with its country. */
const APPLIES = / (?:apply|applying|application) /
const STUDY_AWAY =
  / (?:ms|m s|masters?|mba|phd|study|bachelors?|course|university) (?:\S+ ){0,3}(?:abroad|foreign|usa|us|uk|america|canada|germany|australia|ireland|europe|france|italy|netherlands|singapore|new zealand) /

const OWED = '(?:loans?|debts?|emis?|karz[ae]?|karj[ae]?|credit cards?|instalments?|interest|udhaa?r)'
/** What is owed, told as a burden: the pay beside it is only what has to carry it. */
const DEBT_BURDEN = new RegExp(
  ` ${OWED} (?:\\S+ ){0,3}(?:burden|pressure|tension|trap|stress|too much|too high|heavy|piling|pending|bojh) | (?:burden|pressure|tension|trapped|drowning|stuck|deep) (?:\\S+ ){0,3}${OWED} `,
)
/** A debt that somebody else has made, and that one has to answer for. */
export const IN_MY_NAME = new RegExp(
  ` ${OWED} (?:\\S+ ){0,4}(?:in|on|under) my name | (?:mere|meri|en|naa) (?:naam|name|peyar|peru) (?:\\S+ ){0,3}${OWED} | (?:guarantor|guarantee|surety) (?:\\S+ ){0,3}(?:for|of|in) `,
)
/** Work that is asked about by name. */
const ASKS_WORK = / (?:job|jobs|promotion|hike|increment|raise|business|shop|switch|resign|career|naukri|nokri|velai|udyogam) /

/** True of words on a debt that weighs, where they ask of no work. */
const isOfDebt = (own: string, text: string): boolean => (DEBT_BURDEN.test(own) || IN_MY_NAME.test(text)) && !ASKS_WORK.test(own)

/** A bond in which somebody is not happy. */
const UNHAPPY_BOND =
  / (?:not happy|unhappy|sad|no peace|no happiness|no love) (?:in|with) (?:my |our |this |the )?(?:marriage|married life|husband|wife) /

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

/** Fields for which the silence of a house that has seen a match is taken. */
const OF_AN_ANSWER: ReadonlySet<string> = new Set(['love', 'kin', 'self', 'none'])
const ASKS_DATE = / (?:when|kab|which (?:year|month)|what age|eppo\S*|eppudu) /

/** At school, or at the examinations that follow it. */
const AT_SCHOOL = / (?:10th|11th|12th|tenth|eleventh|twelfth|plus two|puc|intermediate|school|neet|jee|cuet|clat) /

/** Two who are promised to each other, and quarrel. */
const PROMISED = / (?:marriage|wedding|shaadi|shadi) (?:is |was |has been |got )?fix\S* | engaged | engagement /
const ARGUES = / (?:argu\S*|fight\S*|quarrel\S*|jhagd\S*|jhagr\S*|ladai) /

/** A living by trading in the markets. */
export const LIVES_BY_MARKET =
  / (?:trading|trader|share market|stock market|f and o|options) (?:\S+ ){0,8}?(?:career|profession|living|livelihood|main income|full time) | (?:career|profession|living|livelihood) (?:\S+ ){0,4}?(?:trading|trader|share market|stock market) | full ?time (?:\S+ ){0,3}?(?:trad\S*|f and o|options) /u

/** An examination that is prepared for, or a post under the state, against a private one. */
const GOVT_OR_PRIVATE =
  / (?:govt|government|goverment|gov|sarkari|ssc|cgl|railway|bank exams?|tnpsc|upsc|[a-z]{1,3}psc) (?:\S+ ){0,14}?(?:or|ya|should|shall|ab|now|illa|leda) (?:\S+ ){0,4}?(?:private|pvt|corporate)(?! (?:college|university|school|seat)) /u

/** Courses that are held against each other. */
const HOLDS_COURSES = / (?:or|ya|and|aur|vs|versus|between) /u
const ASKS_WHICH = / (?:which|confus\S*|better|best|good|choose|should|or|ya|vs|versus|kaun|konsa) /u
const weighsCourses = (own: string, text: string): boolean =>
  ASKS_WHICH.test(own) && HOLDS_COURSES.test(text) && coursesNamed(text).length > 1

/** What was lost where prices rise and fall. */
const LOST_IN_MARKET =
  / (?:(?:loss|losses|lost) (?:\S+ ){0,4}(?:share|stock|shares|stocks|trading|crypto|intraday|option|options|f&o|market)|(?:share|stock|trading|crypto|intraday|option|market)s? (?:\S+ ){0,3}(?:loss|losses|lost)) /

/** What husband or wife wishes and an elder forbids. */
const MINDS_OF_ELDERS =
  / (?:wife|husband|patni|pati|biwi) (?:wants? to|would like to|wishes to) (?:\S+ )*(?:mother|father|parents|mom|maa|amma|in laws|family) (?:\S+ ){0,2}(?:against|say\S* no|refus\S*|not allow\S*|dont allow|not agree\S*|dont agree|oppos\S*) /

/** People at work who are against somebody. */
const ENEMIES_AT_WORK =
  / (?:enem\S*|jealous\S*|politics|backbit\S*|conspir\S*) (?:\S+ ){0,4}(?:office|work|company|job|team|colleagues) | (?:office|work|company|team|colleagues) (?:\S+ ){0,4}(?:enem\S*|jealous\S*|politics|backbit\S*|conspir\S*) /

/** A trade that is to be shared with one of the family or a friend. */
const TRADE_WITH_KIN =
  / (?:business|shop|partnership|startup|venture|trade) (?:\S+ )?with (?:my )?(?:\S+ )?(?:brother|sister|father|friend|friends|cousin|uncle|brother in law|bhai|dost) /

/** What is owed, to be brought to an end. */
const DEBT_ENDS =
  / (?:loans?|debts?|emis?|karz[ae]?|karj[ae]?) (?:get |be |become |all |fully |finally )*(?:over|clear\S*|finish\S*|end|closed?|complete\S*|reduce\S*) | (?:clear|repay|close|finish|pay off) (?:\S+ ){0,2}(?:loans?|debts?|emis?|karz\S*) /

/** A home that is to be bought, now or later, whatever pays for it. */
const BUYS_HOME =
  / (?:buy|buying|purchas\S*|book|booking|take|taking|lena|leni|lene|kharid\S*) (?:\S+ ){0,4}?(?:house|home|flats?|apartment|villa|plot|ghar|makan|\d ?bhk|bhk|home loan|housing loan|house loan) | (?:home|housing|house) loan (?:\S+ )*(?:now|wait|time|year) /
const NOW_OR_LATER =
  / (?:now|wait|right time|good time|this year|next year|20\d\d (?:or|ya) (?:in )?20\d\d|one more year|later|abhi|ruk\S*) /
/** A husband or wife who is hard to live with, and what to do or when it eases. */
const HARD_SPOUSE =
  / (?:husbands?|wifes?|hubby|pati|patni|biwi) (?:\S+ ){0,5}(?:anger|angry|shout\S*|temper|gussa\S*|chillat\S*|ego|rude|scold\S*) /
const EASES_HOW = / (?:what (?:should|can|to) (?:i )?(?:do)?|how to|when|better|change\S*|calm|improve\S*|kya karu\S*|kab) /
/** The quarrel of a wife with the mother of the one who asks. */
const WIFE_AND_MOTHER =
  / (?:wife|patni|biwi) (?:\S+ ){0,3}(?:fight\S*|quarrel\S*|argu\S*|lad\S*|jhagd\S*) (?:\S+ ){0,2}(?:my |meri )(?:mother|mom|maa|mummy|amma) /
/** Money for a home is a matter of that home, and of nothing else where the words are not sure of it. */
const isOfHomeLoan = ({ point, likely }: { point: Point; likely: number }, own: string, text: string): boolean =>
  (fieldOf(point) === 'money' || (likely < SURE && (point === 'home.buy' || point === 'home.vehicle' || fieldOf(point) !== 'home'))) &&
  NOW_OR_LATER.test(own) &&
  BUYS_HOME.test(text)
/** What an office or an employer owes by rule, and holds back. */
const DUES_OF_OFFICE = / (?:pensions?|gratuity|commutation|leave encashment|provident fund|epfo?|pf|retirement (?:benefits?|dues)) /
const HELD_BACK =
  / (?:objections?|stuck|pending|held|hold|clear\S*|releas\S*|sanction\S*|receiv\S*|delay\S*|not (?:\S+ )?(?:come|paid|given|started)|get|settle[dm]\S*|atka|ruk\S*|milega|milegi) /

/** A house that is to come. */
const HOUSE_COMES = / (?:when|will) (?:\S+ )?(?:my |our |own |new |dream )*(?:house|home|flat) (?:come|happen|be (?:built|bought|ready)) /

/** With whom a child lives is a matter of the parting. */
const CUSTODY = / (?:custody|visitation|visiting rights) /

/** Of a partner, or of a field, nothing else is asked in these words. */
const KIND: ReadonlySet<Point> = new Set([
  'love.again',
  'love.one',
  'kin.childTrouble',
  'self.luck',
  'self.remedy',
  'self.relief',
  'abroad.work',
  'abroad.visa',
  'abroad.settle',
  'abroad.should',
  'abroad.study',
  'home.vehicle',
  'home.sell',
  'love.kind',
  'love.back',
  'love.when',
  'love.bond',
  'love.match',
  'love.loveArranged',
  'kin.childWed',
  'kin.childBirth',
  'kin.parents',
  'kin.wed',
  'kin.work',
  'kin.other',
  'home.move',
  'home.buy',
  'kin.spouseWork',
  'work.field',
  'work.boss',
  'work.success',
  'work.trade',
  'work.named',
  'work.secure',
  'study.course',
  'money.debt',
])

/** Fields in which two roads are held against each other. */
const ROADS_IN: ReadonlySet<string> = new Set(['work', 'study', 'abroad', 'self', 'none', 'money'])

/** Another employer is no road beside the trade or the course that was only told of. */
const isElsewhere = ({ words, told }: Pick<AskedPoint, 'words' | 'told'>): boolean =>
  looksElsewhere(plainText(words), plainText(`${told} ${words}`)) && roadsIn(words) === null

/** The first part that asks which of two roads to take is after the road that is not in hand. */
function withRoads(points: AskedPoint[]): AskedPoint[] {
  const at = points.findIndex(
    // a firm that goes to another town has an answer of its own
    ({ words, told, point }) =>
      ROADS_IN.has(fieldOf(point)) &&
      !(point === 'work.change' && (postMoves(`${told} ${words}`) || isElsewhere({ words, told }))) &&
      choosesRoad(words) &&
      roadsIn(roadWords({ words, told })) !== null,
  )
  return points.map((part, index) => {
    const roads = index === at ? roadsIn(roadWords(part)) : null
    return roads === null ? part : { ...part, point: pointOfRoads(roads), likely: 1 }
  })
}

/** The words in which two roads are named: those of a part with what was told before it. */
export const roadWords = ({ words, told }: Pick<AskedPoint, 'words' | 'told'>): string => (told === '' ? words : `${told}. ${words}`)

/** Every thing that a question asks, with what it is after; a concern that asks nothing is taken as one. */
export const pointsAsked = remembered((concern): AskedPoint[] =>
  withPurse(concern, withSwap(concern, withBeside(concern, withRoads(pointsIn(concern))))),
)

/** A trade that is to be begun, held against the post with both as one of the ways, is one question, however many parts it was typed in. */
function withBeside(concern: string, points: AskedPoint[]): AskedPoint[] {
  if (!weighsBeside(concern)) return points
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
    const ofMatch = previous !== undefined && OF_A_MATCH.has(previous.point) ? besideMatch(words) : null
    if (ofMatch !== null) {
      found.push({ words, told: before, point: ofMatch, likely: SURE })
      continue
    }
    const [own, all] = [plainText(words), plainText(`${before} ${words}`)]
    const isHeard =
      asksToTellLove(own, all) ||
      asksOfHidden(own, all) ||
      isSecretWedding(all) ||
      postMoves(all) ||
      awaitsBoard(all) ||
      asksOfMatch(own, all) ||
      moneyInto(own, all) !== null
    const isBehind = refersBack(words) && !isHeard && pointFor(words, before).likely < CERTAIN
    const behind = isBehind ? pointBehind(words, before, [...told.split('. '), ...asked]) : null
    const heard = behind === null ? likeliest(words, before) : { point: behind, likely: SURE }
    const theirs = fieldOf(heard.point) === 'work' ? theirWork(own, plainText(before), previous !== undefined && previous.likely >= SURE ? previous.point : undefined) : null
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
const besideMatch = (words: string): Point | null => (asksIfItLasts(words) ? 'love.bond' : asksNearOrFar(words) ? 'love.where' : null)

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

import type { Composer } from '../compose/composer.ts'
import type { Topic } from '@disha/contracts/finding'
import type { Question } from '../understanding/question.ts'
import { kinOf, type KinGround, type RelativeField } from '../rules/grounds.ts'
import type { ShortConcern } from '../understanding/subjects.ts'
import { customersOwe } from '../understanding/customer-dues.ts'
import { moneyTakenBy } from '../understanding/money-taken.ts'
import { countHits, meantText } from '../understanding/topics.ts'
import { ownText } from '../understanding/own-words.ts'
import { awaitsHandover } from '../understanding/handover.ts'
import { joinsChild } from '../understanding/join-child.ts'
import { paidBySale } from '../understanding/home-paid.ts'
import { swapsHome } from '../understanding/home-swap.ts'
import { IN_MY_NAME, pointsAsked, SURE } from '../understanding/points-asked.ts'
import { askedParts } from '../understanding/asked-parts.ts'
import { isOnlyTold } from './answer/only-told.ts'
import { isCaseGround, type CaseGround } from './told-case.ts'
import { matterAsked, matterLikelihood, asksOfChild, asksOfHome } from '../understanding/understanding.ts'

/** What a shorter concern is about in the words of this question: a debt is not savings, a share in land no home of one's own. */
type ShortMatter =
  ShortConcern | 'trade' | 'dues' | 'owed' | 'pressed' | 'land' | 'build' | 'share' | 'sale' | 'swap' | 'handover' | 'joined' | 'pupil'
/** A relative's own matter as its texts are called. */
export type KinMatter = (typeof KIN_MATTERS)[RelativeField]
export type Matter = ShortMatter | 'return' | CaseGround | KinMatter

/** What is told in short: a shorter concern, a relative's own matter, the way home from another country, or a case and its settlement. */
export type Concern = ShortConcern | KinGround | 'return' | CaseGround

const KIN_MATTERS = {
  wedding: 'kinWedding',
  work: 'kinWork',
  study: 'kinStudy',
  far: 'kinFar',
  back: 'kinBack',
  life: 'kinLife',
  birth: 'kinBirth',
} as const satisfies Record<RelativeField, string>

// prettier-ignore
const SHARE_WORDS: readonly string[] = ['my share', 'our share', 'any share', 'share in', 'share of', 'share from', 'inherit', 'ancestral', 'fathers land', 'fathers property', 'fathers house', 'grandfathers', 'family property', 'family land', 'partition', 'batwara', 'bantwara', 'hissa', 'pushtaini', 'poorvika', 'purvika', 'pangu', 'vaata$', 'vata$', 'पैतृक', 'पुश्तैनी', 'हिस्स', 'बंटवार', 'बँटवार', 'பூர்வீக', 'பங்கு', 'పూర్వీక', 'వాటా']
// prettier-ignore
const SALE_WORDS: readonly string[] = ['sell', 'selling', 'be sold', 'get sold', 'getting sold', 'not sold', 'sale of', 'for sale', 'bech', 'bikeg', 'bik nahi', 'virka', 'virpanai', 'ammali', 'ammudam', 'बेच', 'बिक', 'விற்க', 'விற்பனை', 'అమ్మాల', 'అమ్మకం', 'అమ్ముడ']
// prettier-ignore
const LAND_WORDS: readonly string[] = ['plot', 'land$', 'lands$', 'zameen', 'jameen', 'nilam', 'manai', 'sthalam', 'ज़मीन', 'जमीन', 'प्लॉट', 'நிலம்', 'மனை', 'స్థలం', 'భూమి']
// prettier-ignore
const BUILD_WORDS: readonly string[] = ['build$', 'building my', 'building a', 'building our', 'construct$', 'construction', 'ghar bana', 'makan bana', 'makaan bana', 'banwa', 'veedu kat', 'illu kat', 'घर बना', 'मकान बना', 'बनवा', 'வீடு கட்ட', 'ఇల్లు కట్ట']
// prettier-ignore
const HOUSE_WORDS: readonly string[] = ['house', 'home$', 'flat$', 'apartment', 'ghar$', 'makan', 'makaan', 'veedu', 'illu$', 'घर', 'मकान', 'फ्लैट', 'வீடு', 'வீட்', 'ఇల్లు', 'ఇంటి']

const TROUBLE =
  '(?:peace|quarrel\\S*|fight\\S*|dispute\\S*|problem\\S*|tension\\S*|trouble\\S*|clash\\S*|shanti|sukoon|jhagd\\S*|jhagr\\S*|ladai|kalesh|klesh|anban|sandai|sanda|prachan\\S*|nimmadhi|amaidhi|godava\\S*|prashant\\S*)'
/** What kin hold together, and quarrel over. */
const KIN_PROPERTY =
  / (?:brothers?|sisters?|siblings|uncles?|cousins?|bhai\S*|annan\S*|thambi\S*|anna|tammud\S*|family) (?:\S+ ){0,6}(?:property|land|house|share|zameen|sothu|aasti) |भाइ\S* (?:\S+ ){0,4}(?:जमीन|ज़मीन|संपत्ति|मकान)|அண்ண\S* (?:\S+ ){0,4}சொத்து|అన్న\S* (?:\S+ ){0,4}ఆస్తి/u
const ANY_TROUBLE = new RegExp(` ${TROUBLE} |झगड़|विवाद|சண்டை|பிரச்|గొడవ|తగాద`, 'u')
const quarrelsOverShares = (text: string): boolean =>
  KIN_PROPERTY.test(text) && (ANY_TROUBLE.test(text) || / not giving | nahi de /.test(text))

function propertyIn(text: string): ShortMatter {
  if (countHits(text, SALE_WORDS) > 0) return 'sale'
  if (countHits(text, SHARE_WORDS) > 0 || quarrelsOverShares(text)) return 'share'
  // a builder's flat is bought
  if (countHits(text, BUILD_WORDS) > 0 && !/ (?:buy|buying|purchase|khareed\S*|kharid\S*|flat|flats|apartment) /.test(text)) return 'build'
  return countHits(text, LAND_WORDS) > 0 && countHits(text, HOUSE_WORDS) === 0 ? 'land' : 'home'
}

/** Matters of house and land that are no home to be had: each has words of its own for its times. */
export const OWN_HOMES = ['build', 'share', 'sale', 'swap', 'handover', 'joined'] as const
export const isOwnHome = (matter: string): matter is (typeof OWN_HOMES)[number] => (OWN_HOMES as readonly string[]).includes(matter)

/** A business that runs already, money that is owed and property that is shared or sold are spoken of as what they are. */
export function matterOf(c: Composer, concern: ShortConcern): ShortMatter
export function matterOf(c: Composer, concern: Concern): Matter
export function matterOf(c: Composer, concern: Concern): Matter {
  const kin = kinOf(concern)
  if (kin !== null) return KIN_MATTERS[kin.field]
  return concern === 'return' || isCaseGround(concern) ? concern : shortMatter(c, concern as ShortConcern)
}

function shortMatter(c: Composer, concern: ShortConcern): ShortMatter {
  if (concern === 'business' && c.asker.trade === 'business') return 'trade'
  // of a sale and a purchase that are asked one after the other each is a part of one plan
  if (concern === 'home' && joinsChild(c.whole.input.concern) !== null) return 'joined'
  if (concern === 'home') {
    // what is sold to pay for the home that is asked about is told, and no matter of its own
    if (paidBySale(c.whole.input.concern)) return 'home'
    return swapsHome(c.whole.input.concern)
      ? 'swap'
      : awaitsHandover(c.whole.input.concern) !== null
        ? 'handover'
        : propertyIn(meantText(c.input.concern))
  }
  if (concern === 'study') return c.asker.parent && asksOfChild(c.input.concern) ? 'pupil' : concern
  if (concern !== 'money') return concern
  if (hasDues(c)) return 'dues'
  const text = meantText(c.input.concern)
  return c.asker.debt || OWED.test(text) ? 'owed' : c.asker.pressed || LOST.test(text) ? 'pressed' : concern
}

/** True where customers owe a trade, and what is asked of money is when that comes in. */
export const hasDues = (c: Composer): boolean =>
  c.asker.trade === 'business' &&
  customersOwe(c.whole.input.concern) &&
  moneyTakenBy(c.whole.input.concern) === null &&
  pointsAsked(c.whole.input.concern).some(({ point }) => point === 'money.stuck')

/** Debts and pledges that no plain word for a loan names. */
const OWED = / (?:debts|gold loan|pledged|girvi|girwi|mortgage\S*|adagu|takattu|instalments?|installments?) /

/** Money that is gone, told by its sum or by where it went. */
const LOST =
  / (?:lost|lose|loss|khoya|khoye|gawaya|gawaye|dooba|doobe|doob|gaye|pochu|poyayi|poyindi|pogottuk\S*|izhand\S*|गंवा\S*|डूब\S*|இழந்\S*|పోగొట్టు\S*) (?:\S+ ){0,4}(?:lakhs?|lacs?|crores?|rs|rupees|money|savings|stocks?|share|shares|trading|market|crypto|paisa|paise|लाख|पैसा|पैसे|லட்ச\S*|పணம்|లక్ష\S*) | (?:lakhs?|stocks?|shares?|trading|crypto|paisa|paise) (?:\S+ ){0,3}(?:lost|loss|doob\S*|dooba|gaya|gaye|poch\S*|poyay\S*|poyind\S*) /u

/** How money comes to somebody, as told: what to do with it is tied to that day. */
export type Purse = 'salary' | 'takings' | 'household' | 'pension' | 'student' | 'any'

// prettier-ignore
const SALARY_WORDS: readonly string[] = ['salary', 'salaried', 'tankhwah', 'tankha', 'tankhwa', 'vetan', 'sambalam', 'jeetham', 'jeetam', 'increment', 'appraisal', 'my office', 'वेतन', 'तनख़्वाह', 'तनख्वाह', 'सैलरी', 'சம்பள', 'జీతం']
// prettier-ignore
const HOUSEHOLD_WORDS: readonly string[] = ['housewife', 'house wife', 'homemaker', 'home maker', 'grihini', 'gruhini', 'illatharasi', 'stay at home mom', 'गृहिणी', 'हाउसवाइफ', 'இல்லத்தரசி', 'గృహిణి']
// prettier-ignore
const PENSION_WORDS: readonly string[] = ['my pension', 'pension is', 'pensioner', 'पेंशन', 'ஓய்வூதிய', 'పెన్షన్']

export function purseOf(c: Composer): Purse {
  const text = ownText(c.input.concern)
  if (countHits(text, HOUSEHOLD_WORDS) > 0) return 'household'
  if (c.asker.retired || countHits(text, PENSION_WORDS) > 0) return 'pension'
  if (c.asker.trade === 'business') return 'takings'
  if (c.asker.trade === 'post' || countHits(text, SALARY_WORDS) > 0) return 'salary'
  return c.asker.student ? 'student' : 'any'
}

const HOUSEHOLD =
  '(?:family|home|house|household|ghar|parivar\\S*|pariwar|in laws|inlaws|parents|relatives|brothers?|sisters?|kudumb\\S*|kutumb\\S*|veet\\S*|intlo|inti|illu)'
/** Peace among those at home, in one clause with them; a word of a partner's family or of one's mother's house asks nothing of the kind. */
const PEACE = [
  new RegExp(` ${TROUBLE} (?:\\S+ ){0,4}${HOUSEHOLD} `),
  new RegExp(` ${HOUSEHOLD} (?:\\S+ ){0,3}${TROUBLE} `),
  /(?:परिवार|घर|कुटुंब)\S* (?:\S+ ){0,3}(?:शांति|शान्ति|झगड़|लड़ाई|क्लेश|कलेश|सुकून)/u,
  /(?:குடும்ப|வீட்)\S* (?:\S+ ){0,3}(?:சண்டை|நிம்மதி|அமைதி|பிரச்)/u,
  /(?:కుటుంబ|ఇంట్లో)\S* (?:\S+ ){0,3}(?:గొడవ|శాంతి|ప్రశాంత|సమస్య)/u,
]

/** True where peace among those at home is asked about, and a relative is not only named. */
export function asksPeace(c: Composer): boolean {
  const text = meantText(c.input.concern)
  return (
    c.input.concerns?.includes('parivar') === true ||
    asksOfHome(c.input.concern) ||
    PEACE.some((pattern) => pattern.test(text)) ||
    quarrelsOverShares(text)
  )
}

/** A rise in pay, told beside something else. */
const PAY = [
  / (?:salary|pay|tankhwah|tankha|vetan|package|ctc|income|वेतन|सैलरी|तनख्वाह|sambalam|jeetham|jeetam)(?: \S+){0,3} (?:increas\S*|ris\S*|rais\S*|grow\S*|hike\S*|stuck|stopped|badh\S*|बढ़\S*|yer\S*|perug\S*)(?= )/u,
  / (?:increment|hike|appraisal|promotion|प्रमोशन|पदोन्नति|இன்கிரிமெண்ட்|ప్రమోషన్)(?= )/u,
  / (?:increase|raise|rise|growth) in (?:my )?(?:salary|pay|income) /,
  / (?:good|high|higher|better|big|accha|achha|achchha|nalla|manchi|अच्छा|अच्छी|நல்ல|మంచి) (?:salary|package|pay|ctc|सैलरी|पैकेज|சம்பள\S*|జీతం|ప్యాకేజీ) /u,
]
export const asksPay = (c: Composer): boolean => PAY.some((pattern) => pattern.test(ownText(c.input.concern)))

/** Now or later is asked, and not one thing or another. */
const WAIT =
  / (?:or|ya|illa|illai|leda) (?:should i |shall i |is it better to |better to )?(?:wait|later|next year|ruk\S*|intezar|intezaar|baad|kaathir\S*|agali|aagali|agal\S*) | (?:this year|now|abhi) or /
export const asksWait = (c: Composer): boolean => WAIT.test(meantText(c.input.concern))

/** A house, a flat or a piece of land that somebody means to have. */
const HOME_WISH =
  / (?:own|buy|buying|build|building|purchase|get|have|kharid\S*|khareed\S*|lena|le|banwa\S*|vaang\S*|vang\S*|kattu\S*|konu\S*|kon\S*) (?:\S+ ){0,2}(?:house|home|flat|apartment|plot|land|ghar|makan|makaan|zameen|veedu|illu) | (?:house|home|flat|plot|ghar|makan|makaan|zameen|veedu|illu) (?:kab|eppo|eppudu|kharid\S*|khareed\S*|le|lena|vaang\S*|kattu\S*|konu\S*) /
/** The end of a debt. */
const CLEARED =
  / (?:come out|get out|coming out|be free|free of|free from|clear|cleared|repay|repaid|pay off|paid off|debt free|release|chhut\S*|chut\S*|utar\S*|khatam|mukti|adai\S*|adaiy\S*|teer\S*|thir\S*) /
/** Work that is asked about beside a debt. */
const WORK = / (?:job|jobs|naukri|nokri|business|shop|work|career|boss|switch|resign|promotion|velai|udyogam|vyapar|dhandha|dukan) /

const owes = (c: Composer, short: readonly ShortConcern[]): boolean => short.includes('money') && matterOf(c, 'money') === 'owed'

/** True where the end of a debt is asked about, whatever brought it. */
const asksCleared = (c: Composer, short: readonly ShortConcern[]): boolean => owes(c, short) && CLEARED.test(meantText(c.input.concern))

/** Another matter in the same breath as the house. */
const OTHER_MATTER =
  / (?:promotion|transfer|marri\S*|marry|shaadi|shadi|wedding|abroad|visa|settle|children|naukri lag\S*|get (?:a |good )?job|business) /

/** True where a house is asked for by name, and the work or a relative beside it is told and not asked about. */
function asksHouse({ concern }: { concern: string }): boolean {
  const sentences = concern.split(/[.!;\n]|(?<=\?)/u)
  const wish = sentences.map((one) => meantText(one)).find((one) => HOME_WISH.test(one))
  return wish !== undefined && !OTHER_MATTER.test(wish) && sentences.filter((one) => one.includes('?')).length < 2
}

/** From here on a house is what is asked about, whatever is to pay for it. */
const SURELY_HOME = 0.9

/** True where a house, a debt or fees are asked about by name, though words of work or of a relative make another field lead. */
export function leadsAsShort(
  c: Composer,
  { form, plea }: Pick<Question, 'form' | 'plea'>,
  short: readonly ShortConcern[],
  lead: Topic | null,
): boolean {
  if (plea !== null || lead === 'abroad') return false
  const text = meantText(c.input.concern)
  const cleared = asksCleared(c, short)
  if (lead === 'love') return form !== 'choice' && cleared
  if (form === 'when' && short.includes('home') && asksHouse(c.input)) return true
  if (form === 'choice') return false
  if (short.includes('home') && matterAsked(c.input.concern) === 'home' && matterLikelihood(c.input.concern) >= SURELY_HOME) return true
  if (short.includes('money') && (FEES.test(text) || MONEY_STATE.test(text))) return true
  return owes(c, short) && (cleared || (!asksPay(c) && !WORK.test(text)))
}

/** A trade that is told to lose money, or to sell less. */
const AT_A_LOSS =
  / (?:business|shop|trade|store|factory|showroom|dukan|dukaan|dhandha|dhanda|vyapar|vyaparam|thozhil|kadai|company|firm) (?:\S+ ){0,5}(?:loss|losses|down|dull|half|ghata|ghate|ghaata|nuksan|nuksaan|nashtam|nastam|nattam) | (?:loss|losses|ghata|ghate|nuksan|nuksaan|nashtam|nattam) (?:in|on|for|me|mein|lo|la) (?:my |our |the )?(?:\S+ )?(?:business|shop|trade|store|factory|showroom|dukan|dukaan|dhandha|dhanda|vyapar|vyaparam|thozhil|kadai|company|firm) |(?:दुकान|व्यापार|धंधा|कारोबार) (?:\S+ ){0,4}(?:घाट|नुकसान)|(?:கடை|தொழில்|வியாபார)\S* (?:\S+ ){0,3}நஷ்ட|(?:వ్యాపార|షాప్|దుకాణ)\S* (?:\S+ ){0,3}నష్ట/u
export const runsAtALoss = (concern: string): boolean => AT_A_LOSS.test(meantText(concern))

/** Where what is owed is to come to an end, in the same breath. */
const DEBT_ENDS =
  / (?:loans?|debts?|emis?|karz\S*|karj\S*|udhaa?r\S*|kadan\S*|appu\S*|credit cards?|instalments?) (?:\S+ ){0,4}(?:over|end|ends|finish\S*|clear\S*|close\S*|repaid|paid|free|reduce\S*|khatam|utar\S*|chuk\S*|theer\S*|teer\S*) /u

/** Debts, or the losses of a trade, that are asked about in one breath with the work: they have their own times, and a chapter for them. */
export function asksOfMoneyToo(c: Composer): boolean {
  const { concern } = c.input
  if (!c.asker.debt && !c.asker.pressed) return false
  return (
    runsAtALoss(concern) ||
    (c.asker.debt && DEBT_ENDS.test(meantText(concern))) ||
    pointsAsked(concern).some(({ point, likely }) => point === 'money.debt' && likely >= SURE)
  )
}

const RETIRED = / (?:retir\S*|pension\S*|सेवानिवृत्त|रिटायर|ஓய்வு|రిటైర్) /u

/** Money itself is asked about, whatever brings it in. */
const MONEY_STATE =
  / (?:money|paisa|paise|savings?) (?:does|do|did|is|are|nahi|never)(?: not)? (?:stay\S*|stand\S*|remain\S*|left|saved|tik\S*|ruk\S*|bach\S*) | (?:financial|finance|money|arthik) (?:condition|position|situation|status|stability|sthiti|haalat) /

/** Fees to be paid, whoever learns for them. */
const FEES = / (?:fees?|फीस|ஃபீஸ்|கட்டண\S*|ఫీజు\S*) /u
/** A debt that is somebody else's. */
const THEIR_DEBT =
  / (?:he|she|his|her|my (?:elder |younger )?(?:son|daughter|brother|sister|husband|wife|father|mother|son in law)s?) (?:\S+ ){0,3}(?:debts?|loans?|emis?|karz|karza|kadan|appu\S*) /

/** True where one's own money is asked about and a relative is only whom it was spent for. */
export const asksOwnMoney = (c: Composer, short: readonly ShortConcern[]): boolean => {
  const text = meantText(c.input.concern)
  return short.includes('money') && ((asksCleared(c, short) && !THEIR_DEBT.test(text)) || FEES.test(text) || IN_MY_NAME.test(text))
}

/** Of the shorter concerns that words name those that are asked about: a relative, a trade or a retirement may be only the company of the question. */
export function meantOf(c: Composer, short: readonly ShortConcern[]): ShortConcern[] {
  const tells = askedParts(c.input.concern).told !== ''
  const text = meantText(c.input.concern)
  const cleared = asksCleared(c, short)
  const meant = short.filter(
    (one) =>
      !(one === 'family' && !asksPeace(c)) &&
      !(tells && isOnlyTold(c, one)) &&
      !(one === 'spirit' && RETIRED.test(text) && short.includes('money')) &&
      // what brings the money in is only named where the money itself is asked about
      !((one === 'business' || one === 'job') && (cleared || (short.includes('money') && MONEY_STATE.test(text)))) &&
      !(one === 'study' && short.includes('money') && FEES.test(text)),
  )
  return meant.length > 0 ? meant : [...short]
}

/** True where house, land or money is surely asked of, and not the years of whoever asks. */
export const asksOfMeans = (concern: string): boolean =>
  pointsAsked(concern).some(({ point, likely }) => likely >= SURE && /^(?:home|money)\./.test(point))

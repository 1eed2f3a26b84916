import type { HindiConcern } from '@disha/contracts/api/intake'
import { tellsInstalments } from './instalments.ts'
import { runsBeside } from './trade-begun.ts'
import type { Topic } from '@disha/contracts/finding'
import { ASPIRING, ELDER, OF_AGE } from './ages.ts'
import { broadOf } from './broad.ts'
import { apartOf, isPlainlyApart, type Apart } from './apart.ts'
import * as askers from './asker.ts'
import { joinsPartner } from './joins-partner.ts'
import { isWithoutPost, withFirstPost, type Asker } from './asker.ts'
import { roadsIn, weighsLeaving } from './two-roads.ts'
import { CARES, DECLINES, EXTRAS, type Care, type Decline } from './clauses.ts'
import type { Choice, Flag, Group } from './meaning/labels.ts'
import { meaningOf, type Meaning } from './meaning/meaning.ts'
import { moneyTakenBy } from './money-taken.ts'
import { LIMITS } from './meaning/model.data.ts'
import { asksOfSelf, isNamed, weddingOf } from './named-kin.ts'
import { askedParts } from './asked-parts.ts'
import type { Point } from './point/points.ts'
import { awaitsJoining } from './first-post.ts'
import { hasBankNotice } from './bank-notice.ts'
import { isPostedAway } from './posted-away.ts'
import { sitsOnBench } from './bench.ts'
import { runsFromHome } from './trade-place.ts'
import { tellsTradeOfOwn } from './own-trade.ts'
import { visitAbroad } from './visit-abroad.ts'
import { awaitsHandover } from './handover.ts'
import { pointsAsked, SURE, type AskedPoint } from './points-asked.ts'
import { kinWhollyAsked, type WhollyAsked } from './whose.ts'
import * as attempts from './exam-attempt.ts'
import * as questions from './question.ts'
import { notReady } from './not-ready.ts'
import { remembered } from './remembered.ts'
import { PLEAS, type Form, type PairOfWays, type Person, type Plea, type Question } from './question.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { asksForSeat, hasClosedTrade, SETTLED, type Settled } from './settled.ts'
import * as subjects from './subjects.ts'
import { SUBJECTS, type ShortConcern, type Subject } from './subjects.ts'
import * as topics from './topics.ts'
import type { TopicsAnswer, TopicsRequest } from './topics.ts'
import * as waiting from './waiting.ts'
import { isOfferOfOthers, isPostOfOthers, isStudyOfOthers, isTradeOfOthers, isWorkOfOthers, ownText } from './own-words.ts'
import { refersBack } from './back-reference.ts'
import { failsLanguageTest } from './language-test.ts'
import { asksToBeJoined } from './between-lands.ts'
import { tellsAbroad } from './lives-told.ts'
import { isKeptByDay, seeksFromHome, tellsOwnWork, tellsPost, tellsStudies } from './work-told.ts'
import { isUnsureMatch } from './unsure-match.ts'
import { hasLostSpouse, isBondOfOthers, isWeddingAhead, partsInTrade, tellsSpouse } from './bond-told.ts'
import { drinksAlone, givesToParents } from './hard-bond.ts'
import { isChildApart } from './child-apart.ts'
import { isDoubted } from './bond-hurt.ts'
import { hiddenFrom } from './hidden-matter.ts'
import { postMoves } from './post-moves.ts'
import { isBesideKinTrade, ownConcern, tellsKinTrade, withoutKinTradeAside } from './kin-trade.ts'
import { moneyInto, tellsOfSelling } from './trade-money.ts'
import { isSecretWedding } from './secret-wedding.ts'
import { tellsLove } from './tells-love.ts'
import { weighsSeatAgainstVisa } from './visa-or-seat.ts'
import { dowryBefore, isWeddingOff } from './wedding-off.ts'
import { awaitsPostAlone } from './work-heard.ts'

/**
 * What a visitor's words mean, as the chapters ask for it: the word lists (`question.ts`, `asker.ts`, `subjects.ts`, `topics.ts`) held against the
 * classifier (`meaning/`), which has learnt from some thousand labelled questions how far each list is to be trusted. What the classifier has no
 * label for is left to the lists.
 */

/** A flag that the lists do not raise is believed from here on, where no limit was found for it (`LIMITS`). */
const BELIEVED = 0.65
/** What the lists say is dropped below this. */
const DROPPED = 0.2
/**
 * Flags that turn an answer away from what is asked and that lists raise by a word of another sense (an animal that is ill, a bond that is to
 * "survive", a wedding that somebody only comes to, a loss in trade that is no money taken): lists and classifier must both think of them.
 */
// prettier-ignore
const NEEDS_BOTH: ReadonlySet<Flag> = new Set(['x:body', 'x:span', 'x:stranger', 'theirWedding', 'l:retry', 'l:dispute', 'l:relief', 'l:together', 'moneyLost'])
const NEEDS_BOTH_DROPPED = 0.4

/** States that turn a whole reading: to be told of one wrongly is worse than to be told of none. */
// prettier-ignore
const HEAVY: ReadonlySet<Flag> = new Set([...SETTLED, 'widowed', 'parted', 'retired', 'livesAbroad', 'cameBack', 'offer', 'offerWeigh', 'cruelty', 'grief', 'affair', 'drink'])
const HEAVY_BELIEVED = 0.8

function believedFrom(flag: Flag): number {
  const limit = LIMITS[flag]
  return HEAVY.has(flag) ? Math.max(limit ?? 0, HEAVY_BELIEVED) : (limit ?? BELIEVED)
}

const droppedBelow = (flag: Flag): number => (NEEDS_BOTH.has(flag) ? NEEDS_BOTH_DROPPED : DROPPED)

/** True where the classifier is sure of a flag, or does not contradict the list that raises it. */
const holds = (meaning: Meaning, flag: Flag, listed: boolean): boolean =>
  meaning.odds(flag) >= (listed ? droppedBelow(flag) : believedFrom(flag))

/** What the lists say of a group stands from here on, though another choice is a little likelier: they know a phrase that was seldom learnt. */
const LIST_STANDS = 0.45

/** The likeliest of a group; what the lists say stands where it is nearly as likely. */
function chosen<G extends Group>(meaning: Meaning, group: G, listed: Choice<G> | null): Choice<G> {
  const best = meaning.choice(group)
  return listed !== null && meaning.likely(group, listed) >= LIST_STANDS ? listed : best
}

const listedTopics = (concern: string): TopicsAnswer => topics.topicsOf({ concern })

const isBlank = (concern: string): boolean => concern.trim() === ''

/** The matter that an answer must be about. */
export type Matter = Choice<'m'>

const SHORT_MATTERS = ['money', 'study', 'home', 'family', 'spirit'] as const
const isShortMatter = (matter: Matter): matter is (typeof SHORT_MATTERS)[number] => (SHORT_MATTERS as readonly string[]).includes(matter)

/** The field of which a matter is a part; null for those that lie in none. */
const FIELD_OF: Readonly<Record<Matter, Topic | null>> = {
  career: 'career',
  money: 'career',
  study: 'career',
  love: 'love',
  family: 'love',
  abroad: 'abroad',
  wellbeing: 'wellbeing',
  home: null,
  spirit: null,
  general: null,
}

/** Of two matters that are about as likely the classifier has no opinion. */
const AS_LIKELY = 0.85

/** The likeliest matter; of two that are about as likely the one whose field the words name first. */
/** True where money is asked about that goes into a trade of one's own. */
const putsIntoTrade = remembered((concern): boolean =>
  pointsAsked(concern).some(
    ({ point, words, told }) =>
      point === 'work.trade' && moneyInto(topics.plainText(words), topics.plainText(`${told} ${words}`)) === 'own',
  ),
)

/** The relative whose work or wedding alone is asked about; null for any other question. */
export const wholeKin = remembered((concern): WhollyAsked | null => kinWhollyAsked(pointsAsked(concern), SURE))
/** The matters as which such a question may be read, the plain one first. */
const MATTERS_OF_KIN: Readonly<Record<WhollyAsked['kind'], readonly [Matter, ...Matter[]]>> = {
  work: ['career', 'money', 'abroad'],
  wedding: ['love'],
}

const matterOf = remembered((concern): Matter => {
  const of = mattersAsked(concern)
  const heard = matterHeard(concern)
  // what is only told of work or money makes no matter of it where every part is surely after another
  return of === null || of.includes(heard) ? heard : (of[0] as Matter)
})

/** The matters as which the parts may be read that a field of points holds, the plain one first; none where they leave it to the words. */
const MATTERS_OF_POINT: Readonly<Record<string, readonly Matter[]>> = {
  home: ['home', 'family', 'money'],
  love: ['love', 'family', 'wellbeing', 'abroad'],
  abroad: ['abroad', 'study', 'career', 'love', 'family', 'home', 'money'],
  'kin.childStudy': ['study', 'family'],
}

/** The matters that a question may be read as, where every part is surely after a field that holds no others; null where one is not. */
const mattersAsked = remembered((concern): readonly Matter[] | null => {
  const parts = pointsAsked(concern)
  const all = parts.map(({ point, words, likely }) =>
    likely >= SURE && !refersBack(words) ? (MATTERS_OF_POINT[point] ?? MATTERS_OF_POINT[point.split('.')[0] as string]) : undefined,
  )
  const isPlain = parts.some(({ likely }) => likely >= PLAINLY_ASKED)
  return isPlain && all.every((one) => one !== undefined) ? [...new Set(all.flat())] : null
})
/** So sure some part has to be before it takes the matter from all that was told. */
const PLAINLY_ASKED = 0.8

const matterHeard = (concern: string): Matter => {
  if (putsIntoTrade(concern)) return 'career'
  const meaning = meaningOf(concern)
  const kin = wholeKin(concern)
  const best = meaning.choice('m')
  if (kin !== null && !MATTERS_OF_KIN[kin.kind].includes(best)) return MATTERS_OF_KIN[kin.kind][0]
  // a list of names for a post abroad is no matter of the post that is held
  if (best !== 'abroad' && isPostedAway(concern) && pointsAsked(concern).every(({ point }) => point === 'abroad.when')) return 'abroad'
  const { lead } = listedTopics(concern)
  const [other] = (Object.keys(FIELD_OF) as Matter[]).filter(
    (matter) => FIELD_OF[matter] === lead && meaning.likely('m', matter) >= AS_LIKELY * meaning.likely('m', best),
  )
  return FIELD_OF[best] === lead || other === undefined ? best : other
}

/** The matter that is asked about; null where nothing was written. */
export const matterAsked = (concern: string): Matter | null => (isBlank(concern) ? null : matterOf(concern))

/** How likely (0-1) that matter is. */
export const matterLikelihood = (concern: string): number => meaningOf(concern).likely('m', matterOf(concern))

/** The kind of answer that a question wants, about whom, and its clauses. */
export const questionOf = remembered((concern): Question => (isBlank(concern) ? questions.questionOf(concern) : understood(concern)))

const OF_WORK: readonly Choice<'w'>[] = ['publicOrPrivate', 'jobOrBusiness', 'studyOrJob']
/** So sure a matter of consent turns "doctor or clerk" of the parents' talk into no choice; below, two posts are weighed in earnest. */
const CONSENT_SURE = 0.9

/** What is declined of somebody who is loved: in a question of work or money the same words mean a post, an offer or a fee. */
const OF_LOVE: readonly Decline[] = ['spouse', 'fidelity', 'feelings', 'match', 'parting']

/** What some part must be after for a thing to be declined, or for a special asking, that lists and classifier also hear in words of another matter. */
const OF_POINTS: Readonly<Partial<Record<Decline | Plea, RegExp>>> = {
  recovery: /^(?:money\.(?:stuck|loss)|work\.partner|home\.share|self|none)/,
  consent: /^(?:love\.(?:consent|tell|one|match|loveArranged)|kin|self\.(?:do|general|relief|why)|none)/,
  ownHeart: /^(?:love\.(?:when|match|tell|consent|loveArranged|dosha)|kin|self|none)/,
  // money that is to come back is no way home
  comeBack: /^(?:abroad|home|kin|love|work|study|self|none)/,
  year: /^(?:self|none)/,
  dispute: /^(?:home|money\.(?:stuck|loss|debt)|love\.(?:divorce|reunite)|work\.(?:secure|partner|boss)|kin|self|none)/,
}

/** A sum that is asked about by name: a trade may have one to collect, and may itself be what is to come back. */
const ASKS_SUM =
  / (?:money|cash|payments?|amount|capital|dues|bills?|refund|deposit|outstanding|recover\S*|paisa|paise|rupees|rs|lakhs?|lacs?|crores?|udhaa?r\S*|panam|dabbu\S*) |पैस|रकम|उधार|பணம்|డబ్బు/u
const COLLECTS: readonly Point[] = ['work.trade', 'work.close']

/** True where every part is surely after something else. */
const isElsewhere = (concern: string, asking: Decline | Plea): boolean => {
  const of = OF_POINTS[asking]
  if (of === undefined) return false
  const isAfter = ({ point, words }: AskedPoint): boolean =>
    of.test(point) || (asking === 'recovery' && COLLECTS.includes(point) && ASKS_SUM.test(topics.plainText(words)))
  // what is only told is after nothing of its own
  return askedParts(concern).asked.length > 0 && pointsAsked(concern).every((part) => part.likely >= SURE && !isAfter(part))
}

const ALONE_AT_HOME =
  / (?:parents?|mother|father|mom|dad|amma|appa|maa|papa|mummy|nanna|in laws|inlaws|grandparents) (?:\S+ ){0,2}(?:alone|lonely|akel\S*|thaniya\S*|ontari\S*) /

/** Whoever weighs leaving has no stay abroad to make last. */
const stayPlea = (concern: string, plea: Plea | null): Plea | null => (plea === 'residence' && weighsLeaving(concern) ? null : plea)

/** A claim against a builder is a part of what was paid for, and no dispute of its own. */
const handoverPlea = (concern: string, plea: Plea | null): Plea | null =>
  plea === 'dispute' && awaitsHandover(concern) !== null && pointsAsked(concern).every(({ point }) => point === 'home.buy') ? null : plea

const languagePlea = (concern: string, plea: Plea | null): Plea | null =>
  plea === 'retry' && failsLanguageTest(concern) && pointsAsked(concern).every(({ point }) => point.startsWith('abroad.')) ? null : plea

/** True where the studies of a child are all that is asked: one who is back from a coaching town lives far from nobody. */
export const isStudyAlone = (concern: string): boolean =>
  pointsAsked(concern).every(({ point, likely }) => point === 'kin.childStudy' && likely >= SURE)

const matterBeside = (concern: string, matter: Question['matter']): Question['matter'] =>
  matter === 'comesBack' && isStudyAlone(concern) ? null : matter

/** The fields of pairs that are heard wherever both are named. */
const FIELDS_OF: Readonly<Partial<Record<PairOfWays, RegExp>>> = {
  loveOrAbroad: /^(?:love|abroad)\./,
  careerOrLove: /^(?:work|study|love)\./,
  careerOrAbroad: /^(?:work|study|abroad)\./,
}
const OF_ONE = /^(?:work|study|love|abroad|home|money)\./
/** True of two ways of which neither is asked about: both were only told of. */
function isPairAside(concern: string, pair: PairOfWays | null): boolean {
  const fields = pair === null ? undefined : FIELDS_OF[pair]
  return (
    fields !== undefined && pointsAsked(concern).every(({ point, likely }) => likely >= SURE && OF_ONE.test(point) && !fields.test(point))
  )
}

function understood(concern: string): Question {
  const listed = questions.questionOf(concern)
  const meaning = meaningOf(concern)
  const owner = wholeKin(concern)
  const childWish = owner === null && holds(meaning, 'x:childWish', listed.childWish)
  // whoever has gone is not silent within a bond
  const isOver = holds(meaning, 'gone', false) && bondOf(concern) !== 'married'
  // a cheat over money is no doubt of somebody who is loved
  const taken = moneyTakenBy(concern) !== null
  const cares = CARES.filter(
    (care): care is Care =>
      (holds(meaning, care, listed.cares.includes(care)) || (taken && care === 'cheated')) &&
      !(taken && care === 'affair') &&
      // a demand over which a wedding was called off is no cruelty within a marriage
      !(care === 'cruelty' && isWeddingOff(concern) && !OF_A_SPOUSE.test(topics.plainText(concern))) &&
      !(care === 'cruelty' && dowryBefore(concern) !== null) &&
      // what is given to parents is a matter of the purse
      !(care === 'cruelty' && !listed.cares.includes('cruelty') && (givesToParents(concern) || drinksAlone(concern))) &&
      !(care === 'silence' && isOver) &&
      // parents who are alone at home are no loneliness of one's own
      !(care === 'lonely' && !listed.cares.includes('lonely') && ALONE_AT_HOME.test(topics.plainText(concern))) &&
      // money that is late has not been taken: somebody has to be told of who cheats
      !(care === 'cheated' && !listed.cares.includes('cheated') && !taken) &&
      // who is accused of it has had none
      !(care === 'affair' && isDoubted(concern)) &&
      // a help line for screens belongs to a child who is told to be lost in one
      !(care === 'addictedChild' && !listed.cares.includes('addictedChild') && !OF_A_SCREEN.test(topics.plainText(concern))),
  )
  const declines = DECLINES.filter((one) =>
    one === 'animal' || one === 'lost' || one === 'world'
      ? listed.declines.includes(one)
      : holds(meaning, `x:${one}`, listed.declines.includes(one)) &&
        (listed.declines.includes(one) || !OF_LOVE.includes(one) || meaning.likely('m', 'love') >= NAMED_BESIDE),
  ).filter(
    (one) =>
      !isElsewhere(concern, one) &&
      // what a builder pays is declined in words of its own
      !(one === 'recovery' && awaitsHandover(concern) !== null) &&
      !((taken || isDoubted(concern)) && one === 'fidelity') &&
      !(one === 'parting' && awaitsWedding(concern)) &&
      !(one === 'result' && (awaitsJoining(concern) || isPostedAway(concern))),
  )
  const extras = EXTRAS.filter((one) =>
    one === 'pilgrimage'
      ? listed.extras.includes(one)
      : holds(meaning, one, listed.extras.includes(one)) &&
        // a wedding that was called off has a kind word of its own, and nobody asks why it was slow
        !(one === 'broken' && isWeddingOff(concern)),
  )
  const heard: Form = chosen(meaning, 'f', listed.form)
  // work that is held beside a trade to be begun is no second way of a choice where no word weighs the two
  const read: Form =
    heard === 'choice' && askers.beginsTrade(concern) && !WEIGHS_WORK.test(topics.plainText(concern))
      ? meaning.likely('f', 'when') > meaning.likely('f', 'whether')
        ? 'when'
        : 'whether'
      : heard
  // two kinds of work that parents hold against each other are no choice of the visitor's
  const form: Form =
    read === 'choice' && meaning.odds('l:consent') >= CONSENT_SURE && OF_WORK.includes(meaning.choice('w')) ? 'whether' : read
  const moves = postMoves(concern)
  const held = moves ? 'stayOrMove' : form === 'choice' && !childWish ? pairOf(meaning, listed.pair) : null
  // the shop of a husband or a father that is only told of is no business to choose
  const weighed = held === 'jobOrBusiness' && withoutKinTradeAside(concern) !== concern ? listed.pair : held
  const pair = isPairAside(concern, weighed) ? null : weighed
  // the unsettled marriage of a child is asked about, and no wedding
  const childApart = isChildApart(concern)
  // whoever is visited is none whose own matter is asked about
  const visits = visitAbroad(concern) !== null && pointsAsked(concern).every(({ point }) => point === 'abroad.visa')
  const kin = childApart || visits ? null : owner
  const person =
    childWish || visits
      ? null
      : childApart || asksOfChildAlone(concern)
        ? 'child'
        : (kin?.person ?? personOf(concern, meaning, listed.person))
  const same = pair === listed.pair
  const grown = listed.grownChild ?? (person === 'child' && isOfGrown(concern) ? 'child' : null)
  return {
    ...listed,
    cares,
    declines,
    extras,
    form,
    pair,
    person,
    childWish,
    plea: languagePlea(
      concern,
      handoverPlea(
        concern,
        stayPlea(concern, meantPlea(concern, pleaOf(concern, meaning, { listed, pair, person, childWish, cares, declines }))),
      ),
    ),
    grownChild: person === 'child' || (kin === null && (listed.person === 'child' || person === listed.person)) ? grown : null,
    relative: toldRelative(kin) ?? (person === listed.person ? listed.relative : questions.relativeOf(concern, person)),
    matter:
      person === null || childApart ? null : matterBeside(concern, theirMatter(concern, listed) ?? (kin?.kind === 'work' ? 'work' : null)),
    theirWedding:
      person !== null &&
      kin?.kind !== 'work' &&
      person !== 'inLaws' &&
      !childApart &&
      // worry over a wedding is no matter of health
      (matterOf(concern) === 'love' || (listed.theirWedding && isOfWorry(concern))) &&
      meaning.likely('m', 'study') < DROPPED &&
      (holds(meaning, 'theirWedding', listed.theirWedding) || (kin?.kind === 'wedding' && person !== 'child')),
    estranged: person === 'child' && listed.estranged && !childApart,
    first: same && listed.first,
    abroadToo: same ? listed.abroadToo : false,
  }
}

/** True where every part is surely after what becomes of a child who is there. */
const asksOfChildAlone = (concern: string): boolean =>
  pointsAsked(concern).every(({ point, likely }) => likely >= SURE && OF_A_CHILD.has(point))
const OF_A_CHILD: ReadonlySet<Point> = new Set(['kin.childStudy', 'kin.childTrouble', 'kin.childWork', 'kin.childWed'])

/** The word for a husband, a wife, a brother or a sister. */
const toldRelative = (kin: WhollyAsked | null): Question['relative'] =>
  kin?.word === 'husband' || kin?.word === 'wife' || kin?.word === 'brother' || kin?.word === 'sister' ? kin.word : null

/** Words that hold a post against a trade, or give it up for one. */
const WEIGHS_WORK =
  / (?:or|vs|versus|either|job|jobs|post|naukri|salary|leave|leaving|left|quit|quitting|resign|resigning|continue|instead|rather|keep|stay|retire|retirement|vrs|between|which) /

/** A relative's own way to another country, or home from it. */
const THEIR_ROADS: readonly Question['matter'][] = ['abroad', 'comesBack']

/** What a parent who worries over a grown child is taken to ask about. */
const isOfWorry = (concern: string): boolean => matterOf(concern) === 'wellbeing' || matterOf(concern) === 'family'

/** Whose matter is asked about: a relative who is named for a reason, or whom no word names, does not take the question over. */
/** Of two who live apart the bond itself is asked about, whichever child or parent is named with it. */
const asksOfOwnBond = (concern: string): boolean =>
  apartNow(concern) !== null && pointsAsked(concern).every(({ point, likely }) => likely < SURE || point.startsWith('love.'))

/** A step in the post that somebody names as theirs is their own, whoever is told of beside it. */
const asksOfOwnPost = (concern: string): boolean =>
  tellsPost(concern) && pointsAsked(concern).every(({ point, likely }) => likely >= SURE && OF_A_POST_HELD.has(point))
const OF_A_POST_HELD: ReadonlySet<Point> = new Set(['work.transfer', 'work.promotion', 'work.boss', 'work.permanent', 'work.change'])

function personOf(concern: string, meaning: Meaning, listed: Person | null): Person | null {
  const whose = chosen(meaning, 'p', listed ?? 'none')
  if (asksOfOwnBond(concern) || asksOfOwnPost(concern) || (listed === null && isBesideKinTrade(concern))) return null
  const text = topics.meantText(concern)
  if (whose === 'child' && OTHER_SIDE.test(text) && !OWN_CHILD.test(text)) return null
  if (whose === 'none' || whose === 'other') {
    // a match that is looked for is that of the brother, sister or child who is named for it
    const theirs = meaning.odds('theirWedding') >= believedFrom('theirWedding') ? weddingOf(text) : null
    return theirs !== null && !asksOfSelf(concern, theirs) ? theirs : null
  }
  const likely = meaning.likely('p', whose)
  if (whose !== listed && (likely < PERSON_BELIEVED || !isNamed(text, whose))) return null
  return likely < PERSON_SURE && asksOfSelf(concern, whose) ? null : whose
}

/** The house a match comes from is called after its son or daughter. */
const OTHER_SIDE = / (?:ladke|ladki|ladka|boys?|girls?) (?:wale|walo\S*|waale|wala|side|family|parents|people|father|mother|ke ghar) /
const OWN_CHILD = / (?:sons?|daughters?|beta|beti|bete|betiyon|my child|our child|meri ladki|mere ladke|mera ladka|hamari ladki) /

/** What is to be believed of a relative whom no list takes for the one that is asked about. */
const PERSON_BELIEVED = 0.5
/** From here on it is their matter, whatever is said of oneself. */
const PERSON_SURE = 0.85

/** What is to be believed of two ways that no list names. */
const WAYS_BELIEVED = 0.55

function pairOf(meaning: Meaning, listed: PairOfWays | null): PairOfWays | null {
  const way = chosen(meaning, 'w', listed ?? 'none')
  return way === 'none' || (way !== listed && meaning.likely('w', way) < WAYS_BELIEVED) ? null : way
}

/** A wedding, a post or a life abroad is no pupil's. */
const isOfGrown = (concern: string): boolean =>
  holds(meaningOf(concern), 'theirWedding', false) || ['career', 'abroad', 'love'].includes(matterOf(concern))

const NO_POST: readonly Choice<'s'>[] = ['firstJob', 'newJob', 'backToWork', 'government']

function theirMatter(concern: string, listed: Question): Question['matter'] {
  const matter = matterOf(concern)
  const meaning = meaningOf(concern)
  if (matter === 'career') return NO_POST.includes(meaning.choice('s')) || listed.matter === 'job' ? 'job' : 'work'
  if (matter === 'abroad') return meaning.choice('s') === 'comeHome' || listed.matter === 'comesBack' ? 'comesBack' : 'abroad'
  return listed.matter === 'comesBack' ? 'comesBack' : null
}

/** Pleas that the classifier knows by the same name. */
const KNOWN_PLEAS = PLEAS.filter((plea): plea is Exclude<Plea, 'postOrFamily' | 'ownWish'> => plea !== 'postOrFamily' && plea !== 'ownWish')

type Situation = Pick<Question, 'pair' | 'person'> & { concern: string; meaning: Meaning }
type Read = Pick<Question, 'pair' | 'person' | 'childWish' | 'cares' | 'declines'> & { listed: Question }

const meantPlea = (concern: string, plea: Plea | null): Plea | null =>
  plea !== null && (isElsewhere(concern, plea) || (plea !== 'dispute' && asksOfOwnBond(concern))) ? null : plea

function pleaOf(concern: string, meaning: Meaning, { listed, pair, person, childWish, cares, declines }: Read): Plea | null {
  if (isDistress(concern) || childWish) return null
  if (pair === 'postOrFamily') return 'postOrFamily'
  if (pair === 'wishOrSafe') return 'ownWish'
  // a wish to wait is told in so many words
  if (person === null && pair === null && notReady(concern) !== null && askers.askerOfAnyAge(concern).bond === null) return 'ownHeart'
  if (person === null && asksReturn(concern) && livesAbroad(concern)) return 'comeBack'
  const named = listed.plea
  const odds = (plea: (typeof KNOWN_PLEAS)[number]): number => meaning.odds(`l:${plea}`)
  const [likeliest] = KNOWN_PLEAS.filter((plea) => fits(plea, { concern, meaning, pair, person })).toSorted((a, b) => odds(b) - odds(a))
  if (named !== null && named !== 'postOrFamily' && named !== 'ownWish' && supposes(named, { concern, meaning, pair, person })) {
    // the lists tell of debts and of harm as of a time that is to end
    const owes = named === 'relief' && (meaning.choice('s') === 'debt' || cares.length > 0 || declines.includes('magic'))
    if ((owes && person === null) || odds(named) >= droppedBelow(`l:${named}`)) return named
  }
  if (likeliest !== undefined && odds(likeliest) >= believedFrom(`l:${likeliest}`)) return likeliest
  // a wedding that others want, told by somebody who loves, is a matter of the parents' consent
  const pressed = person === null && odds('ownHeart') >= believedFrom('l:ownHeart') && isLoving(concern, meaning)
  const asksTheirYes = odds('consent') >= CONSENT_BESIDE && supposes('consent', { concern, meaning, pair, person })
  return pressed && asksTheirYes && bondOf(concern) === null ? 'consent' : null
}

const LOVED = / (?:gfs?|bfs?|girlfriends?|boyfriends?|lovers?) /

/** What not even a list may suppose: another's matter is no plea of one's own, and no result that is awaited is another attempt. */
function supposes(plea: Plea, { concern, meaning, pair, person }: Situation): boolean {
  if (
    person !== null &&
    (plea === 'transfer' || plea === 'consent' || plea === 'residence' || plea === 'ownHeart' || plea === 'studyAbroad')
  )
    return false
  // a posting after papers that are written is that of a first post
  if (plea === 'transfer' && attempts.awaitsResult(concern)) return false
  // whoever was promised and doubts asks of that one, and not whether to marry at all
  if ((plea === 'ownHeart' || plea === 'consent') && isUnsureMatch(concern) && !LOVED.test(topics.plainText(concern))) return false
  // one who is loved is told of by name
  if (plea === 'ownHeart' && LOVED.test(topics.plainText(concern))) return false
  // two under one roof are married
  if (plea === 'together' && (awaitsWedding(concern) || joinsPartner(concern))) return false
  if (plea === 'retry') return !isAwaiting(concern, meaning)
  if (plea === 'residence' && goesToStudy(concern)) return false
  if (plea === 'studyAbroad') return matterOf(concern) !== 'general' && pair !== 'studyHereOrAway'
  return plea !== 'dispute' || pair === null
}

const isAwaiting = (concern: string, meaning: Meaning): boolean => attempts.awaitsResult(concern) || meaning.odds('awaiting') >= BELIEVED

/** Two who live apart ask of many things. */
const TOGETHER_BELIEVED = 0.85

/** So likely a matter of consent is where a wedding is pressed on somebody who loves. */
const CONSENT_BESIDE = 0.5

/** True where somebody is told of who is loved, and has not gone. */
const isLoving = (concern: string, meaning: Meaning): boolean =>
  holds(meaning, 'partner', askers.askerOfAnyAge(concern).love === 'partner') && !holds(meaning, 'gone', false)

/** What a plea supposes of the person. */
function fits(plea: Plea, situation: Situation): boolean {
  const { concern, meaning, pair, person } = situation
  if (!supposes(plea, situation)) return false
  if (person !== null) return plea === 'dispute'
  const [bond, abroad] = [bondOf(concern), livesAbroad(concern)]
  switch (plea) {
    case 'together':
      return bond === 'married' && pair === null && !asksShould(concern) && meaning.odds('l:together') >= TOGETHER_BELIEVED
    case 'consent':
      return (bond === null || isSecretWedding(concern)) && pair === null
    case 'ownHeart':
      return bond !== 'married' && pair === null && !isLoving(concern, meaning)
    case 'comeBack':
      return abroad && pair !== 'homeOrAbroad'
    case 'residence':
      return abroad
    case 'studyAbroad':
      return (
        !abroad && pair !== 'studyOrJob' && subjects.shortConcernsOf(concern).includes('study') && meaning.likely('m', 'abroad') >= DROPPED
      )
    case 'lost':
      return pair === null && matterOf(concern) === 'general'
    case 'year':
    case 'calling':
    case 'relief':
      return matterOf(concern) === 'general'
    default:
      return true
  }
}

/**
 * What a visitor asks about: chosen topics first, then what the text asks, then what it only names where the classifier does not rule that out.
 * See `topics.ts`.
 */
export function topicsOf(request: TopicsRequest): TopicsAnswer {
  const { concern } = request
  if (isBlank(concern)) return topics.topicsOf(request)
  const listed = listedTopics(concern)
  const meaning = meaningOf(concern)
  const matter = matterOf(concern)
  const distress = isDistress(concern)
  const own = FIELD_OF[matter]
  const also = (Object.keys(FIELD_OF) as Matter[]).flatMap((one) => {
    const field = FIELD_OF[one]
    return field !== null && one !== 'general' && holds(meaning, `a:${one}`, false) ? [field] : []
  })
  const picked = topics.topicsOf({ ...request, concern: '' }).topics.filter((topic) => topic !== 'timing')
  const hasBoxes = (request.topics ?? []).length + (request.concerns ?? []).length > 0
  const boxes = hasBoxes ? picked : []
  // a chosen area counts where nothing else is named, and one that names nothing counts as none
  const area = picked.filter((topic) => topic !== 'general')
  // a field that is only named may still be meant
  const named = listed.topics.filter((topic) => topic !== 'timing' && topic !== 'general' && mayBeMeant(meaning, topic))
  const subjectsAsked: Topic[] = [...boxes, ...(own === null ? [] : [own]), ...also, ...named]
  const when = listed.topics.includes('timing') || questionOf(concern).form === 'when'
  const all: Topic[] = [...(subjectsAsked.length > 0 ? subjectsAsked : area), ...(when ? (['timing'] as const) : [])]
  // a firm that goes to another town of the country is no life abroad
  const kept = postMoves(concern) ? [...new Set<Topic>(['career', ...all.filter((one) => one !== 'abroad' && one !== 'general')])] : all
  const found = [...new Set(kept.length > 0 ? kept : (['general'] as Topic[]))]
  const lead = found[0] as Topic
  return { lead, topics: found, clarityArea: request.clarityArea ?? topics.AREA_OF[lead], distress }
}

const MATTERS_OF: Readonly<Partial<Record<Topic, readonly Exclude<Matter, 'general'>[]>>> = {
  career: ['career', 'money', 'study'],
  love: ['love', 'family'],
  abroad: ['abroad'],
  wellbeing: ['wellbeing'],
}

/** So likely a matter may be meant beside the one that leads. */
const NAMED_BESIDE = 0.15

const mayBeMeant = (meaning: Meaning, topic: Topic): boolean =>
  (MATTERS_OF[topic] ?? []).some((matter) => meaning.likely('m', matter) >= NAMED_BESIDE || meaning.odds(`a:${matter}`) >= DROPPED)

/** So likely a low or lonely mind is told, and then so likely despair is met: to answer despair with dates is worse than to leave a question unanswered. */
const LOW = 0.3
const DESPAIR_OF_THE_LOW = 0.4

/** True when the words speak of despair, of harm to oneself or of being hurt: the word list or the classifier is enough. */
export function isDistress(concern: string): boolean {
  if (topics.isDistress(concern)) return true
  if (isBlank(concern)) return false
  const meaning = meaningOf(concern)
  // harm within a home has its own answer
  const low = Math.max(meaning.odds('lowMind'), meaning.odds('lonely')) >= LOW
  return meaning.odds('distress') >= (low ? DESPAIR_OF_THE_LOW : believedFrom('distress'))
}

/** Whether somebody is met who is struck or harmed, or who despairs; for words of distress alone. */
export const distressOf = (concern: string): 'struck' | 'despair' => topics.distressOf(concern)

/** Subjects of work by which a trade of one's own is meant. */
const TRADES: readonly Choice<'s'>[] = ['startBusiness', 'growBusiness', 'workPartner']

/** A shorter concern that a list names counts from here on: half a page on it costs little, and it was named. */
const SHORT_NAMED = 0.1

/** The shorter concerns that are asked about, the main one first, then those that were chosen as boxes. */
export function shortConcernsOf(typed: string, boxes: readonly HindiConcern[] = []): ShortConcern[] {
  const concern = ownConcern(typed)
  const listed = subjects.shortConcernsOf(concern)
  if (isBlank(concern)) return subjects.shortConcernsOf(concern, boxes)
  const meaning = meaningOf(concern)
  const matter = matterOf(concern)
  if (putsIntoTrade(concern)) return ['business', ...subjects.shortConcernsOf('', boxes)]
  const main: ShortConcern[] = isShortMatter(matter)
    ? [matter]
    : matter === 'career' && TRADES.includes(meaning.choice('s'))
      ? ['business']
      : []
  const also = SHORT_MATTERS.filter((one) => holds(meaning, `a:${one}`, false))
  const named = listed.filter((one) =>
    one === 'business' || one === 'job'
      ? matter === 'career' || meaning.odds('a:career') >= DROPPED
      : meaning.likely('m', one) >= SHORT_NAMED || meaning.odds(`a:${one}`) >= DROPPED,
  )
  return [...new Set([...main, ...also, ...named, ...subjects.shortConcernsOf('', boxes)])]
}

/** True when of a field only money, study or family is asked: the half page on that answers, and the verdict on the whole field would not. */
export function isShortOnly(concern: string, topic: MainTopic, boxes: readonly HindiConcern[] = []): boolean {
  const matter = matterAsked(concern)
  if (matter === null) return subjects.isShortOnly(concern, topic, boxes)
  return FIELD_OF[matter] === topic && isShortMatter(matter) && !subjects.asksWholeField(topic, boxes)
}

// prettier-ignore
const SUBJECT_OF: Readonly<Partial<Record<Choice<'s'>, Subject>>> = {
  firstJob: 'jobChange', newJob: 'jobChange', backToWork: 'jobChange', changeField: 'jobChange', boss: 'boss', promotion: 'promotion',
  startBusiness: 'business', growBusiness: 'business', workPartner: 'business',
  debt: 'money', savings: 'money', stuckMoney: 'money', invest: 'money', stream: 'study', college: 'study', marks: 'study',
  meet: 'marriage', partnerWedding: 'marriage', weddingSet: 'marriage', remarry: 'marriage', bond: 'relationship', exBack: 'breakup', moveOn: 'breakup',
  inLawsPeace: 'family', parentsPeace: 'family', siblingsPeace: 'family', childTrouble: 'family',
  visa: 'visa', settle: 'settle',
}

/** What is to be believed of a narrower subject that no list names: of some forty the likeliest has seldom more. */
const SUBJECT_BELIEVED = 0.4

/** The subject of work that a point is after. */
const WORK_SUBJECT: Readonly<Partial<Record<Point, Subject>>> = {
  'work.own': 'business',
  'work.trade': 'business',
  'work.close': 'business',
  'work.partner': 'business',
  'work.funds': 'business',
  'work.promotion': 'promotion',
  'work.boss': 'boss',
  'work.post': 'jobChange',
  'work.change': 'jobChange',
  'work.offer': 'jobChange',
}

/** Points of work whose answer takes the name of a post or a trade from the words that ask. */
const OF_ANY_WORK =
  /^(?:work\.(?:field|named|success|jobBusiness|govtPrivate|studyJob|examWhich|back|place|city|secure|permanent|retire|government|exam|attempts)|none$)/
const IN_ANY_WORK: readonly Subject[] = ['jobChange', 'business']
/** Subjects of work that a word names in passing: a salary, a senior, a shop. */
const IN_PASSING: readonly Subject[] = ['promotion', 'boss', 'jobChange', 'business']

const OF_ALL = /^(?:self\.|none$)/

/** The subjects of work that the parts ask of; null where no part is sure, or where one of them leaves it to all that was told. */
const subjectsAsked = remembered((concern): readonly Subject[] | null => {
  const parts = pointsAsked(concern)
  if (askedParts(concern).asked.length === 0 || !parts.some(({ likely }) => likely >= SURE)) return null
  // the year, the time or a bare "is this right" is asked of all that was told
  if (parts.some(({ point, words }) => OF_ALL.test(point) || refersBack(words))) return null
  return parts.flatMap(({ point, words, likely }): readonly Subject[] => {
    const own = likely < SURE ? undefined : WORK_SUBJECT[point]
    // a part that is after no subject of its own asks of what it names itself
    const named = own === undefined ? subjects.subjectOf(words, 'career') : null
    return [...(own === undefined ? [] : [own]), ...(named === null ? [] : [named]), ...(OF_ANY_WORK.test(point) ? IN_ANY_WORK : [])]
  })
})

/** What is named of work as far as it is asked of: a word that is only told gives way to what the parts are surely after. */
function subjectAsked(concern: string, named: Subject | null): Subject | null {
  if (named === null || !IN_PASSING.includes(named)) return named
  const asked = subjectsAsked(concern)
  if (asked === null || asked.includes(named)) return named
  return pointsAsked(concern).flatMap(({ point, likely }) => (likely >= SURE ? (WORK_SUBJECT[point] ?? []) : []))[0] ?? null
}

/** The subject that a question speaks of most within a field; null when it names none. */
export function subjectOf(typed: string, topic: MainTopic): Subject | null {
  const named = subjectNamed(typed, topic)
  return topic === 'career' ? subjectAsked(typed, named) : named
}

function subjectNamed(typed: string, topic: MainTopic): Subject | null {
  // a relative's promotion or wedding is no subject of one's own field
  if (wholeKin(typed) !== null) return null
  const concern = ownConcern(typed)
  const listed = subjects.subjectOf(concern, topic)
  if (isBlank(concern)) return listed
  const meaning = meaningOf(concern)
  const narrow = meaning.choice('s')
  if (narrow === 'keepJob' && topic === 'career') return null
  const subject = SUBJECT_OF[narrow]
  if (subject === undefined || SUBJECTS[subject] !== topic || meaning.likely('s', narrow) < SUBJECT_BELIEVED) return listed
  return subject === 'marriage' && isMarried(concern) ? 'relationship' : subject
}

/** True where somebody fears for the post that they hold: neither a yes nor a new one is asked for. */
export const fearsLoss = (concern: string): boolean =>
  subjects.fearsLoss(concern) ||
  (!isBlank(concern) && meaningOf(concern).choice('s') === 'keepJob' && questionOf(concern).form === 'course')

const told = (concern: string, flag: Flag, listed: boolean): boolean =>
  isBlank(concern) ? listed : holds(meaningOf(concern), flag, listed)

const OF_A_SCREEN =
  / (?:(?:mobiles?|phones?)(?! (?:shop|store|showroom|repair\S*|business|dukaa?n|kadai|accessor\S*|service|company) )|screens?|games?|gaming|pubg|free fire|instagram|reels|youtube|addict\S*|drugs?|nasha|lat|selfon|cellphone) |मोबाइल|फोन|फ़ोन|गेम|मोबाईल|மொபைல|போன|கேம்|ఫోన్|మొబైల్|గేమ్/u

/** True where the words ask whether to do something, and not whether it will come. */
export const asksShould = remembered((concern): boolean => told(concern, 'should', questions.asksShould(concern)))

/** True when the words ask of the visitor's own child. */
export const asksOfChild = remembered((concern): boolean =>
  isBlank(concern)
    ? askers.asksOfChild(concern)
    : questionOf(concern).person === 'child' || (askers.asksOfChild(concern) && meaningOf(concern).likely('p', 'child') >= DROPPED),
)

/** True when the words say that the person is married: then harmony is asked about, and not a date. */
export const isMarried = (concern: string): boolean => bondOf(concern) === 'married'

/** The way home, asked about by somebody who is still away. */
const ASKS_RETURN =
  / (?:should|shall|can|may|must|better to|time to|when to|when (?:should|can|shall|do)) (?:i |we )?(?:also |now |just )?(?:come back|move back|shift back|return (?:home|back|for good|to (?:my|our|india|kerala|native|hometown)))(?= )/
/** True where coming home is asked about, and no second way stands beside it. */
const asksReturn = (concern: string): boolean => {
  const text = topics.meantText(concern)
  return ASKS_RETURN.test(text) && !/ (?:or|ya|illa|leda) /.test(text)
}

/** A course in another country that is still to begin: nobody lives there for it. */
const COURSE_AHEAD =
  / (?:ms|masters?|mba|phd|mtech|study|studies|course|ausbildung) (?:in|at) (?:the )?\S+ (?:(?:for|from|in|by) )?(?:the )?(?:fall|autumn|spring|winter|next|jan|sep|september|sept|august|january|intake|20[2-4]\d) /
/** The same, held against a post at home. */
const COURSE_OR_POST =
  / (?:ms|masters?|mba|mtech|m tech|phd|pg|higher studies) (?:in|from|at) (?:the )?(?:us|usa|uk|america|canada|germany|australia|ireland|europe|abroad|foreign|singapore|new zealand|france|italy|netherlands|sweden)(?= )(?:.* (?:fall|spring|winter|summer|intake) 20\d\d | (?:\S+ ){0,6}or (?:take|join|accept|do|work|a |the )?)/

/** True where somebody has come back from another country and speaks of no second journey. */
export const hasComeBack = remembered(
  (concern): boolean =>
    !asksReturn(concern) &&
    told(concern, 'cameBack', askers.hasComeBack(concern)) &&
    // whoever asks of coming home is still there
    !(isSubject(concern, 'comeHome') && askers.askerOfAnyAge(concern).abroad),
)

/** True where two posts are held against each other, which no chart tells apart. */
export const weighsTwoPosts = (concern: string): boolean => told(concern, 'offerWeigh', askers.weighsTwoPosts(concern))

/** True where somebody holds an offer of a post and has to answer it. */
export const holdsOffer = (concern: string): boolean =>
  weighsTwoPosts(concern) || (told(concern, 'offer', askers.holdsOffer(concern)) && !isOfferOfOthers(concern))

const isSubject = (concern: string, subject: Choice<'s'>): boolean => !isBlank(concern) && meaningOf(concern).choice('s') === subject

/** True where the words wish for a government post, also from a private one. */
export const wishesGovernment = (concern: string): boolean =>
  questions.wishesGovernment(ownText(concern)) ||
  (isSubject(concern, 'government') && !pointsAsked(concern).every(({ point, likely }) => likely >= SURE && !MAY_BE_OF_STATE.test(point)))
/** What may be asked of a post under the state. */
const MAY_BE_OF_STATE =
  /^(?:work\.(?:government|exam|examWhich|attempts|post|govtPrivate|studyJob|permanent|field|named|success|change|back)|study|self|none)/

/** True where somebody waits for a post that they hold by contract to be made permanent. */
export const wishesPermanence = (concern: string): boolean => questions.wishesPermanence(concern) || isSubject(concern, 'permanent')

/** True where an examination is behind somebody and its result ahead. */
export const awaitsResult = (concern: string): boolean =>
  attempts.awaitsResult(concern) ||
  (isSubject(concern, 'result') && !awaitsJoining(concern) && !awaitsPostAlone(concern) && holds(meaningOf(concern), 'awaiting', false))

/** True where a loved one has gone, or is wished back. */
export const hasGone = (concern: string): boolean =>
  !isBlank(concern) && (holds(meaningOf(concern), 'gone', false) || isSubject(concern, 'exBack'))

/** Words of letting somebody go: to forget, to move on, to get over. */
const LETS_GO =
  / (?:forget|forgetting|get over|getting over|move on|moving on|moved on|let (?:him|her|them) go|come out of (?:this|the) (?:pain|breakup|love)|bhool\S*|bhul[aeiou]\S*|maraka\S*|marakka\S*|marandh\S*|marchip\S*|marich?ip\S*) |भूल|भुला|மறக்க|மறந்து|మర్చిపో|మరిచిపో/u

/** From here on it is to be let go, by the classifier alone; and from here on it is wished back, whatever words of letting go are said. */
const LET_GO = 0.5
const WISHED_BACK = 0.8

/** True where somebody of the past is to be let go, and is not wished back. */
export const letsGo = remembered((concern): boolean => {
  if (isBlank(concern) || questionOf(concern).person !== null || bondOf(concern) === 'married' || bondOf(concern) === 'widowed')
    return false
  // whoever weighs waiting for one who hesitates, or for the elders, has lost nobody
  if (waiting.weighsWaiting(concern)) return false
  const meaning = meaningOf(concern)
  const [away, back] = [meaning.likely('s', 'moveOn'), meaning.likely('s', 'exBack')]
  return (
    matterOf(concern) === 'love' && ((away >= back && away >= LET_GO) || (back < WISHED_BACK && LETS_GO.test(topics.meantText(concern))))
  )
})

/** True where a loved one is wished back. */
export const wishesBack = (concern: string): boolean => isSubject(concern, 'exBack')

/** From here on somebody is married, whatever else is told. */
const BOND_SURE = 0.8

/** How a marriage stands that is neither shared nor ended: as told, or by the wish for one home where nothing else keeps two apart. */
const apartNow = remembered((concern): Apart | null => {
  if (isChildApart(concern)) return null
  const told = apartOf(concern)
  if (told !== null) return told
  const wished = pointsAsked(concern).some(({ point, likely }) => point === 'love.reunite' && likely >= SURE)
  return wished && isPlainlyApart(concern) ? 'gone' : null
})

/** Of which kind a wedding will be, asked of one that is to come. */
const LOVE_OR_ARRANGED =
  / (?:will|would|shall|is) (?:\S+ ){0,5}(?:love (?:marriage )?or arr?ang|arr?ang\S* (?:marriage )?or love)| love (?:marriage )?(?:ya|or) arr?ang\S* (?:marriage )?(?:hogi|hoga) /

const bondOf = remembered((concern): Asker['bond'] => {
  const listed = askers.askerOfAnyAge(concern).bond
  if (isBlank(concern)) return listed
  if (hasLostSpouse(concern)) return 'widowed'
  if (isBondOfOthers(concern) || partsInTrade(concern)) return listed === 'widowed' ? listed : null
  // the divorce of the one who is loved is theirs
  if (listed === null && askers.askerOfAnyAge(concern).love === 'partner' && waiting.isTheirDivorce(topics.plainText(concern))) return null
  if (listed !== 'widowed' && apartNow(concern) !== null) return 'married'
  if (isSecretWedding(concern)) return 'married'
  // that of a child is no bond of the parent's
  if (isChildApart(concern)) return listed === 'widowed' ? listed : null
  // whoever asks of married life and tells nothing else may be looking for it
  if (broadOf(concern) !== null) return null
  if (listed !== 'widowed' && listed !== 'parted' && isWeddingOff(concern) && !OF_KIN.test(topics.plainText(concern))) return null
  const meaning = meaningOf(concern)
  // whoever is engaged, or asks to marry again, is not married now, though the words speak of a married life
  const notNow = meaning.odds('engaged') >= believedFrom('engaged') || (listed !== 'married' && meaning.choice('s') === 'remarry')
  const [most] = (['widowed', 'parted', 'married'] as const)
    .filter((bond) => holds(meaning, bond, listed === bond) && !(bond === 'married' && notNow && meaning.odds('married') < BOND_SURE))
    .toSorted((a, b) => meaning.odds(b) - meaning.odds(a))
  if (most === 'parted' && waitsForReturn(concern)) return 'married'
  // whose wedding may be of either kind is not married yet
  if (most === 'married' && LOVE_OR_ARRANGED.test(topics.plainText(concern))) return null
  return most === 'married' || (most === undefined && (askers.changedAtWedding(concern) || tellsSpouse(concern)))
    ? marriedBy(concern)
    : (most ?? null)
})

/** A husband or wife who has left and may come back: the marriage is not over for whoever asks that. */
const COMES_BACK =
  / (?:will|would|can|kya) (?:he|she|wo|woh|husband|wife|my husband|my wife|pati|patni) (?:\S+ ){0,2}(?:come back|return|be back|wapas|vapas|laut\S*) /
const IS_DIVORCED =
  / (?:divorced|divorcee|ex husband|ex wife|after divorce|(?:talaq|talak|divorce) (?:ho (?:gaya|gya|chuka)|final|done|happened|hua)) /
const waitsForReturn = (concern: string): boolean => {
  const text = topics.plainText(concern)
  return / (?:husband|wife|pati|patni|biwi) /.test(text) && COMES_BACK.test(text) && !IS_DIVORCED.test(text)
}

/** So sure a wedding is asked about, nobody who asks for it is married. */
const WEDDING_SURE = 0.8
/** What is asked of a marriage that is. */
const OF_A_MARRIAGE: ReadonlySet<Point> = new Set([
  'love.bond',
  'love.reunite',
  'love.divorce',
  'kin.inlaws',
  'abroad.join',
  'kin.spouseWork',
])
const OF_A_SPOUSE = / (?:my (?:husband|wife)|in laws|inlaws|sasural|pati|patni|biwi) /
/** A marriage whose end is before a court, told by that. */
const ENDS_AT_COURT = / (?:divorc\S*|talaq|talak|498a?|alimony|custody|vivagarat\S*|vidakul\S*) |तलाक|விவாகரத்|విడాకు/u

/** What the single parts make of somebody whom the words seem to call married: a wish to marry again while the first bond is ended at court, or to marry at all. */
function marriedBy(concern: string): Asker['bond'] {
  if (askers.asksOfSpouseToCome(concern) || isWeddingAhead(concern)) return null
  const sure = pointsAsked(concern).filter(({ likely }) => likely >= SURE)
  // whoever is left in a trade is no husband or wife
  if (sure.some(({ point }) => point === 'work.partner') && !OF_A_SPOUSE.test(topics.plainText(concern))) return null
  if (sure.some(({ point }) => point === 'love.again') && ENDS_AT_COURT.test(topics.plainText(concern))) return 'parted'
  const waits = sure.some(({ point, likely }) => point === 'love.when' && likely >= WEDDING_SURE)
  return waits && !sure.some(({ point }) => OF_A_MARRIAGE.has(point)) ? null : 'married'
}

/** True where a first marriage is still to come: no state, plea or care that supposes a husband or wife is theirs. */
const awaitsWedding = (concern: string): boolean =>
  bondOf(concern) === null &&
  (askers.asksOfSpouseToCome(concern) ||
    pointsAsked(concern).some(({ point, likely }) => (point === 'love.when' || point === 'love.kind') && likely >= SURE))

const goesToStudy = (concern: string): boolean => {
  const text = topics.meantText(concern)
  return COURSE_AHEAD.test(text) || COURSE_OR_POST.test(text)
}

/** So likely a life abroad is to be believed of somebody who asks to come home for good. */
const ABROAD_OF_RETURN = 0.5

/** A town of India in which somebody lives or works now. */
const LIVES_IN_INDIA =
  / (?:i am|im|i m|we are|i live|we live|i work|i stay|living|working|staying|settled|posted) (?:\S+ ){0,3}(?:in|at) (?:mumbai|delhi|new delhi|noida|gurgaon|gurugram|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|ahmedabad|surat|jaipur|lucknow|indore|bhopal|nagpur|patna|ranchi|kochi|coimbatore|madurai|mysore|mysuru|vizag|vijayawada|chandigarh|ludhiana|kanpur|varanasi|bhubaneswar|guwahati|dehradun|goa) /

const livesAbroad = remembered(
  (concern): boolean =>
    tellsAbroad(concern) ||
    (!goesToStudy(concern) &&
      !(asksForSeat(concern) && !askers.askerOfAnyAge(concern).abroad) &&
      !hasComeBack(concern) &&
      !weighsSeatAgainstVisa(topics.plainText(concern)) &&
      !(LIVES_IN_INDIA.test(topics.plainText(concern)) && !askers.askerOfAnyAge(concern).abroad) &&
      (told(concern, 'livesAbroad', askers.askerOfAnyAge(concern).abroad) || isAwayByReturn(concern)) &&
      !askers.waitsToGo(concern) &&
      !askers.isStillHere(topics.plainText(concern))),
)

/** A country or a paper that somebody lives with there. */
const ELSEWHERE =
  / (?:usa?|america|new jersey|texas|california|dallas|bay area|seattle|chicago|uk|london|canada|toronto|brampton|vancouver|australia|sydney|melbourne|dubai|uae|abu dhabi|gulf|qatar|doha|kuwait|saudi|riyadh|oman|muscat|bahrain|singapore|germany|ireland|dublin|europe|abroad|overseas|h ?1b?|l ?1|h ?4|green card|work permit) /

const OF_KIN = / (?:sons?|daughters?|brothers?|sisters?|beta|beti|bete|bhai|behen|bahan|magan|magal|koduku) /

/** The own way home is asked about with the place or the paper somebody lives with. */
const asksWayHome = (concern: string): boolean => {
  const text = topics.plainText(concern)
  return (
    ELSEWHERE.test(text) &&
    !OF_KIN.test(text) &&
    pointsAsked(concern).some(({ point, likely }) => point === 'abroad.back' && likely >= SURE)
  )
}

const isAwayByReturn = (concern: string): boolean => {
  if (isBlank(concern)) return false
  const meaning = meaningOf(concern)
  if (meaning.odds('l:comeBack') >= believedFrom('l:comeBack') && meaning.odds('livesAbroad') >= ABROAD_OF_RETURN) return true
  return (meaning.likely('m', 'abroad') >= DROPPED || meaning.odds('livesAbroad') >= DROPPED) && asksWayHome(concern)
}

/**
 * The visitor's state as their words and age tell it.
 * @param concern the visitor's own words
 * @param age whole years on `asOf`
 * @param asOf `YYYY-MM-DD`
 */
export function askerOf(concern: string, age: number, asOf: string): Asker {
  const listed = askers.askerOf(concern, age, asOf)
  if (isBlank(concern)) return listed
  const meaning = meaningOf(concern)
  const is = (flag: Flag, before: boolean): boolean => holds(meaning, flag, before)
  const bond = bondOf(concern)
  const strain = strainOf(listed, questionOf(concern).cares)
  const apart = bond !== 'married' || strain === 'harm' || strain === 'drink' ? null : apartNow(concern)
  const tellsChild = asksOfChild(concern)
  const parent = tellsChild && !asksForSelf(concern)
  const told = SETTLED.filter(
    (one): one is Settled =>
      (is(one, listed.settled.includes(one)) || (one === 'noPost' && seeksFromHome(concern))) &&
      !(PROPOSED.includes(one) && (WAITS.includes(questionOf(concern).form) || questionOf(concern).plea === 'ownHeart')) &&
      !(one === 'engaged' && (askers.isPromisedElsewhere(concern) || isWeddingOff(concern))) &&
      !(POSTLESS.includes(one) && isWorkOfOthers(concern)) &&
      // whoever sits on the bench is paid, and looks from there
      !(POSTLESS.includes(one) && sitsOnBench(concern)) &&
      // a day's wage is work that is held
      !(one === 'noPost' && isKeptByDay(concern)) &&
      // a place that is asked for is not held
      !(one === 'admission' && !listed.settled.includes(one) && asksForSeat(concern)) &&
      // to close a trade of one's own is to lose no post
      !(one === 'postLost' && !listed.settled.includes(one) && hasClosedTrade(concern)) &&
      // an offer that is held is the post that comes next
      !(one === 'resigned' && holdsOffer(concern)),
  )
  const first = meaning.choice('s') === 'firstJob' && told.includes('noPost') && !is('student', listed.student)
  const firstPost = (listed.firstPost || first) && !isKeptByDay(concern) && age < ASPIRING && !parent && questionOf(concern).person === null
  const joins = listed.trade !== 'business' && awaitsJoining(concern) && questionOf(concern).person === null
  const settled = withFirstPost(told, firstPost || (joins && listed.trade === null))
  const retired = age >= 40 && is('retired', listed.retired) && !askers.retiresElsewhere(concern)
  // whoever prepares for an examination learns, whatever post is held
  const prepares = listed.student && holds(meaning, 'aspirant', false)
  const student =
    !retired &&
    !firstPost &&
    age < ASPIRING &&
    // the college of whoever teaches there is a post
    !(age >= PAST_COLLEGE && listed.trade === 'post' && !prepares) &&
    // a post that is named stands against a course that no word names
    (tellsStudies(concern) ||
      ((prepares || (is('student', listed.student) && (listed.student || !tellsPost(concern)))) && !isStudyOfOthers(concern)))
  const keepsPost = roadsIn(concern)?.some(({ held }) => held === 'post') === true
  const held = tradeOf(concern, {
    meaning,
    hasOwn: tellsOwnTrade(concern),
    listed,
    settled,
    age,
    parent,
    keepsPost,
    begins: askers.beginsTrade(concern),
    rises: asksToRise(concern),
    employed: postMoves(concern) || runsBeside(concern) || (listed.trade === 'post' && tellsKinTrade(concern)),
  })
  const trade = (held === 'business' && hasClosedTrade(concern)) || (held === 'aspirant' && joins) ? null : held
  const love = loveOf(concern, { meaning, listed, settled, bond })
  const posted = trade === 'post' || trade === 'business' || (listed.work !== 'service' && age >= ELDER)
  return {
    ...listed,
    bond,
    marriedYears: bond === 'married' ? listed.marriedYears : null,
    student,
    firstPost,
    joins: joins && isWithoutPost(settled),
    sent: !listed.abroad && questionOf(concern).person === null && isPostedAway(concern),
    retired,
    parent,
    work:
      (retired && !(trade === 'business' && asksOfTrade(concern))) || (age >= ELDER && !posted)
        ? 'service'
        : student || age < OF_AGE || trade === 'aspirant'
          ? 'study'
          : 'livelihood',
    trade,
    children:
      !askers.isChildless(concern) && (tellsChild || is('hasChildren', listed.children)) && (listed.children || !awaitsWedding(concern)),
    // who lives there is the relative that is asked about, unless that one is to follow
    abroad:
      tellsAbroad(concern) ||
      (livesAbroad(concern) &&
        !weighsLeaving(concern) &&
        // the country that is to be visited is the home of somebody else
        visitAbroad(concern) === null &&
        (!THEIR_ROADS.includes(questionOf(concern).matter) || asksToBeJoined(topics.plainText(concern), ''))),
    // whoever asks when it will be cleared owes it
    debt:
      (is('debt', listed.debt) && hiddenFrom(concern) === null && !(trade === 'post' && tellsInstalments(concern))) ||
      (hasBankNotice(concern) && questionOf(concern).person === null) ||
      pointsAsked(concern).some(({ point, likely }) => point === 'money.debt' && likely >= SURE),
    pressed: is('moneyLost', listed.pressed),
    // that nobody speaks is part of living apart
    strain: (love !== 'bond' && love !== 'partner') || apart !== null ? null : strain,
    apart,
    settled,
    love,
  }
}

function strainOf(listed: Asker, cares: readonly Care[]): Asker['strain'] {
  if (listed.strain === 'harm' || cares.includes('cruelty')) return 'harm'
  return cares.includes('drink') ? 'drink' : cares.includes('silence') ? 'cold' : null
}

const POSTLESS: readonly Settled[] = ['postLost', 'noPost', 'resigned']
const PROPOSED: readonly Settled[] = ['proposal', 'proposals']
/** Whoever asks when or why has no proposal to answer: those that were told of have come to nothing. */
const WAITS: readonly Form[] = ['when', 'why', 'course']

type State = { meaning: Meaning; listed: Asker; settled: readonly Settled[] }
/** A post that is held is one of the two roads that are weighed. */
/** One's own transfer or promotion that is asked for. */
const OWN_RISE =
  / (?:when|will|can|kab) (?:\S+ ){0,4}?(?:i|me|my|meri|mera) (?:\S+ ){0,4}?(?:transfer|transferred|promotion|promoted) | (?:promotion|transfer) (?:order )?(?:\S+ ){0,2}(?:kab|eppo|eppudu) /
const asksToRise = (concern: string): boolean => questionOf(concern).person === null && OWN_RISE.test(topics.plainText(concern))

type Trade = State & {
  age: number
  parent: boolean
  keepsPost: boolean
  begins: boolean
  rises: boolean
  employed: boolean
  hasOwn: boolean
}

/** Land or a shop that somebody says is theirs, and no post beside it. */
const HAS_OWN =
  / (?:i|we|main) (?:also |still )?(?:do|am doing|are doing) (?:\S+ )?(?:farming|agriculture|kheti|dairy|poultry) | (?:i|we|and|also) (?:also )?(?:have|run|own) (?:an? |my |one |own )*(?:small |little |big )?(?:\S+ )?(?:shop|store|dukan|hotel|workshop|salon|parlou?r|dairy|farm)(?= )/
const HAS_POST_TOO = / (?:job|post|naukri|service|salary|office|company|employee|working (?:in|at|as)) /
const tellsOwnTrade = (concern: string): boolean => {
  const text = ownText(concern)
  return (HAS_OWN.test(text) || tellsOfSelling(concern) || tellsTradeOfOwn(concern) || runsFromHome(text)) && !HAS_POST_TOO.test(text)
}

/** Points of a trade that runs. */
const OF_TRADE: ReadonlySet<Point> = new Set(['work.trade', 'work.close', 'work.partner', 'work.funds', 'work.place'])
/** True where a trade is what is asked about: a pension behind it makes it no pastime. */
export const asksOfTrade = (concern: string): boolean =>
  pointsAsked(concern).some(({ point, likely }) => likely >= SURE && OF_TRADE.has(point))

/** So sure one's own running trade is asked about, and then so likely one has it. */
const TRADE_ASKED = 0.8
const TRADE_OF_ASKED = 0.3

const asksOfOwnTrade = (meaning: Meaning): boolean =>
  meaning.likely('s', 'growBusiness') >= TRADE_ASKED && meaning.choice('p') === 'none' && meaning.odds('hasBusiness') >= TRADE_OF_ASKED

/** A post that is named stands against a trade that nothing names and that is less likely than this. */
const TRADE_SURE = 0.9

/** The trade or the post that somebody has: null of a post that was lost, undefined where none is told of. */
function heldOf(
  concern: string,
  { meaning, listed, settled, keepsPost, begins, rises, hasOwn, employed }: Trade,
): Asker['trade'] | undefined {
  // a firm that goes to another town is the employer’s, and the shop of a husband is his
  if (employed) return 'post'
  // nobody asks for a transfer or a promotion who has no post, unless a trade of their own is told in as many words
  if (rises && listed.trade !== 'business' && !listed.freelance) return isWithoutPost(settled) ? null : 'post'
  const isNamed = hasOwn || listed.freelance
  const heard =
    (holds(meaning, 'hasBusiness', listed.trade === 'business') || asksOfOwnTrade(meaning)) &&
    (listed.trade === 'business' || !isTradeOfOthers(concern))
  const post = tellsPost(concern)
  const isPostAlone = post && listed.trade !== 'business' && meaning.odds('hasBusiness') < TRADE_SURE
  // a trade that is told by its name is there, whatever is to be begun beside it
  if (tellsOwnWork(concern)) return 'business'
  // a trade that is only to be begun is none yet
  if (!begins && (isNamed || (heard && !isPostAlone))) return 'business'
  // a profession that is named is one that is held
  if (post || listed.trade === 'post' || holds(meaning, 'hasPost', false)) return isWithoutPost(settled) ? null : 'post'
  return keepsPost ? 'post' : undefined
}

function tradeOf(concern: string, of: Trade): Asker['trade'] {
  const isTheirs = (isWorkOfOthers(concern) || isPostOfOthers(concern)) && !tellsOwnWork(concern)
  const held = isTheirs ? undefined : heldOf(concern, of)
  if (held !== undefined) return held
  const { meaning, listed, age, parent } = of
  return age < ASPIRING && !parent && !isStudyOfOthers(concern) && holds(meaning, 'aspirant', listed.trade === 'aspirant')
    ? 'aspirant'
    : null
}

/** From this age on a post that is told counts for more than a college that is named. */
const PAST_COLLEGE = 30

/** A child who is only told of, where each part surely asks of the visitor's own life and names no child. */
const asksForSelf = (concern: string): boolean =>
  pointsAsked(concern).every(
    ({ point, likely, words }) =>
      likely >= SURE && OWN_LIFE.test(point) && !asksOfChild(words) && !OF_SOMEBODY.test(topics.plainText(words)),
  )
const OWN_LIFE = /^(?:work|money|home)\./
const OF_SOMEBODY =
  / (?:he|she|his|her|him|they|them|their|uska|uski|uske|usko|unka|unki|unke|avan\S*|aval\S*|atanu|ame|aame) |उसक|उनक|அவன|அவள|అతన|ఆమె/u

/** True where a child of the visitor's own is told of, or its delivery. */
const hasOwnChild = (concern: string, { children }: Pick<Asker, 'children'>): boolean =>
  children || OWN_DELIVERY.test(topics.plainText(concern))
/** True where a part is surely after a love or a marriage of one's own. */
const asksOfLove = (concern: string): boolean =>
  pointsAsked(concern).some(({ point, likely }) => likely >= SURE && point.startsWith('love.'))
/** A child that the visitor has borne. */
const OWN_DELIVERY = / (?:for|after|during|since|my) (?:my )?(?:delivery|maternity(?: leave)?|c section) /

function loveOf(concern: string, { meaning, listed, settled, bond }: State & { bond: Asker['bond'] }): Asker['love'] {
  if (bond !== null) return bond === 'married' ? 'bond' : bond
  if (settled.includes('engaged')) return 'partner'
  const isOver = holds(meaning, 'gone', false) || (isWeddingOff(concern) && awaitsWedding(concern)) || tellsLove(concern)
  // who puts a wedding off because of a case of their own is there
  const isTheirs = listed.love === 'partner' && waiting.isTheirDivorce(topics.plainText(concern))
  // a field of life that is only named tells of nobody
  const loves = broadOf(concern) === null && (isTheirs || holds(meaning, 'partner', listed.love === 'partner')) && !isOver
  // with one who is promised to somebody else no promise is planned
  if (loves && !askers.isPromisedElsewhere(concern)) return 'partner'
  // whoever has a child and asks for no wedding is asked for no introduction
  if (listed.love === 'open' && hasOwnChild(concern, listed) && !awaitsWedding(concern) && !asksOfLove(concern)) return 'wide'
  return listed.love === 'wide' || listed.love === 'open' ? listed.love : listed.age >= ELDER ? 'wide' : 'open'
}

/** So likely a matter of love is not the peace of a household. */
const OF_TWO = 0.3

/** True where peace among those at home is asked about, and not the bond of two. */
export function asksOfHome(concern: string): boolean {
  if (isBlank(concern)) return false
  const meaning = meaningOf(concern)
  const ofTwo = meaning.choice('s') === 'bond' || meaning.likely('m', 'love') > OF_TWO
  return (matterOf(concern) === 'family' && !ofTwo) || holds(meaning, 'a:family', false)
}

import type { Graha } from '@disha/contracts/chart'
import { ELDER } from '../../understanding/ages.ts'
import { asGist, headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { bestAndWeakest, isDated, stayNow, staysAhead } from '../../compose/current.ts'
import { dignityFinding, gocharaFinding, lordFinding, periodFinding, placesFinding } from '../../compose/parts.ts'
import { nodesLines } from '../../compose/portrait.ts'
import { addMonths, addYears, daysBetween, laterOf } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { saturnSeasons } from '../../facts/gochara.ts'
import type { Care, Decline, Extra } from '../../understanding/clauses.ts'
import type { MessageKey, Slots } from '../../phrasebook/phrasebook.ts'
import { isPromisedElsewhere } from '../../understanding/asker.ts'
import { childChooses, type Question } from '../../understanding/question.ts'
import { isTiedTo, judge, judgeOwed } from '../../rules/grounds.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { periodTie, TIED } from '../../rules/periods.ts'
import { rowsOf, strongestOf, type Window } from '../../rules/windows.ts'
import { isMainTopic, tieTo, type MainTopic } from '../../rules/witnesses.ts'
import { toldHardOf } from '../../understanding/told-hard.ts'
import { hasBankNotice } from '../../understanding/bank-notice.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { tellsOfGrowth } from '../../understanding/child-grows.ts'
import { isDoubted } from '../../understanding/bond-hurt.ts'
import { hiddenFrom } from '../../understanding/hidden-matter.ts'
import { weddingAlone } from '../../understanding/secret-wedding.ts'
import { isKinAlone } from '../../understanding/kin-objects.ts'
import { measuredBy } from '../../understanding/measured-by.ts'
import { owesPrivately } from '../../understanding/owed-pressed.ts'
import { plainText } from '../../understanding/topics.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { isChildApart } from '../../understanding/child-apart.ts'
import { hasGrownDistant } from '../../understanding/grown-distant.ts'
import { dowryBefore, isWeddingOff } from '../../understanding/wedding-off.ts'
import { partnerFar } from '../abroad.ts'
import { groundItem, groundTimes, isOldLoss } from './answer-ground.ts'
import { isLossAside } from './loss-aside.ts'
import { joinsThem } from '../joins-them.ts'
import { calledKin, isHarmed } from '../kin-asked.ts'
import { isHurt, leavesBoss } from '../leaving.ts'
import { type Item, chosenStretches, isOpen, spansOf } from './answer-stretches.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import { allWindows, readings } from '../cache.ts'
import { isOwnHouse } from '../love-ahead.ts'
import { lateReasons, matchKind } from '../love-match.ts'
import { mangalParts } from '../love-mars.ts'
import { QUARREL } from '../elder-beside.ts'
import { groundFact } from '../short-concerns.ts'
import { kindToWish } from '../child-kind.ts'
import { methodFinding, witnessFact } from '../verdict.ts'

const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

const MOST_CARES = 2
const MOST_DECLINES = 2

/** A loss of the last months, as told. */
const LATELY =
  / (?:\d+|a|an|one|two|three|four|five|six|few|some|last|this) (?:days?|weeks?|months?) (?:ago|back|before)? ?| (?:recently|just|yesterday|last (?:week|month)|pichle (?:hafte|mahine)|abhi|mahine pehle|महीने पहले|हफ़्ते पहले) /
/** Words of somebody who is cast down. */
const LOW =
  / (?:(?:feel|feeling|am) (?:so |very |too |really )?(?:low|down|sad|hopeless|broken|depressed|defeated|useless|worthless|tired|exhausted|burned out|burnt out|drained)|burned out|burnt out|burnout|depress\S*|udaas|udas|nirash|toot gay[ai]|toot chuk[ai]|himmat nahi|sogama|manasu sari illa|baadhaga|दुखी|उदास|निराश|टूट (?:गया|गई|चुका|चुकी)|हिम्मत नहीं|சோகமா\S*|மனசு சரி|మనసు బాగా|బాధగా) /u
const MALE = / (?:(?:husband|boyfriend|kanavar|bharta|पति|கணவர்|భర్త)\S*|bf|he|him|his|pati|ladka) /u
const FEMALE = / (?:(?:wife|girlfriend|manaivi|bharya|पत्नी|மனைவி|భార్య)\S*|gf|she|her|patni|biwi|ladki) /u

/** A partner who is named as one: of a man or a woman of whom only "he" or "she" is told, that may be a parent on the other side. */
const NAMED_HE =
  / (?:(?:husband|boyfriend|kanavar|bharta|पति|கணவர்|భర్త)\S*|bf|pati) | (?:love|loves|loving|dating|with|like) (?:a|this|one|that) (?:boy|guy|man) | (?:gay|same sex) /u
const NAMED_SHE =
  / (?:(?:wife|girlfriend|manaivi|bharya|पत्नी|மனைவி|భార్య)\S*|gf|patni|biwi) | (?:love|loves|loving|dating|with|like) (?:a|this|one|that) (?:girl|lady|woman) | (?:lesbian|same sex) /u

/** Whom the person speaks of, as their own words tell it; where these tell of a man and a woman, or of a parent alone, the visitor's own gender decides. */
export function whoOf(c: Composer): 'he' | 'she' | 'other' {
  const text = plainText(c.input.concern)
  const { gender } = c.input.person
  const [he, she] = [MALE.test(text), FEMALE.test(text)]
  if (!he && !she) return 'other'
  if (gender === 'male' && !NAMED_HE.test(text)) return 'she'
  if (gender === 'female' && !NAMED_SHE.test(text)) return 'he'
  return he ? 'he' : 'she'
}

/** A child of one's own at the head of a sentence about love. */
const CHILD_TOLD = /^ (?:my |our |mera |meri |hamara |hamari )?(?:son|daughter|beta|beti|magan|magal|koduku|kuthuru) /

/** Somebody who has come back, or puts a wedding off, has not left. */
const STILL_THERE =
  / ex (?:\S+ ){0,3}(?:came|come|comes|is|has|returned|wants?|saying) (?:\S+ ){0,2}(?:back|sorry) | (?:boyfriend|girlfriend|bf|gf) (?:\S+ ){0,4}(?:not serious|says wait|not ready|avoid\S*|delay\S*|postpon\S*) | (?:parents|maa baap|mummy papa|ghar|family|job|naukri) (?:ko )?chh?od\S* /
/** Silence of the house one comes from, and not of the one that was made. */
const isOfOwnParents = (c: Composer): boolean =>
  pointsAsked(c.input.concern).some(({ point, likely }) => point === 'kin.parents' && likely >= SURE)

/** Elders who have not been told yet, and so have refused nothing. */
const UNTOLD =
  / (?:not|never|dont|didnt|havent|hasnt|have nt|yet to|nahi|nahin) (?:\S+ ){0,2}(?:told|tell|know|known|aware|informed?|disclosed?|bataya|pata|malum) | (?:solla(?:la|lai|vilai|villai)|theriy\S*|cheppaledu|teliyadu) /
const OPPOSED =
  / (?:against|oppos\S*|refus\S*|reject\S*|object\S*|disagree\S*|(?:not|wont|dont|never|nahi) (?:\S+ )?(?:agree\S*|accept\S*|approv\S*|ready|allow\S*|maan\S*)|convinc\S*|caste|religion|forc\S*|pressur\S*|said no|says? no) /

/** A wedding that was called off by the one who asks. */
const BY_ONESELF = / (?:i|we) (?:have |had )?(?:called|cancelled|canceled|broke|stopped|refused|said no) /

/** What husband or wife has said of the marriage. */
const NOT_HAPPY =
  / (?:he|she|husband|wife|pati|patni) (?:\S+ ){0,3}?(?:not|isnt|never) (?:\S+ )?(?:happy|satisfied|interested) (?:with|in) (?:me|us|this marriage|our marriage|marriage) /

/** A family that worries over a wedding which has not come, and the age from which that weighs. */
const ASKED_AT_HOME =
  / (?:family|parents|mother|father|mom|dad|everyone|everybody|relatives|people|ghar wale) (?:\S+ ){0,3}(?:worr\S*|tens\S*|ask\S*|press\S*|forc\S*|taunt\S*|tired) | (?:no|not getting) (?:\S+ ){0,2}(?:proposals?|alliances?|rishta|rishte|match\S*) /
const WAITED_FROM = 28

/** What has happened to a bond or a family where no burden is named: one kind sentence, by the kind of loss or waiting; null where nothing of it is told. */
export function kindWord(
  c: Composer,
  { cares, extras, plea, pair, person, theirWedding, grownChild, form }: Question,
  topic: MainTopic | null,
): Line | null {
  if (cares.length > 0) return null
  const wish = kindToWish(c)
  if (wish !== null) return wish
  if (isHurt(c)) return c.line([method(c)], leavesBoss(c) ? 'care.boss.leaves' : 'care.boss')
  if (c.asker.apart !== null && asksOfBond(c)) return apartWord(c)
  const text = plainText(c.input.concern)
  const say = (key: MessageKey, slots?: Slots): Line => c.line([method(c)], key, slots)
  if (isChildApart(c.input.concern)) return say('care.childApart', { who: calledKin(c, 'child').who })
  const chooses = person === 'child' && childChooses(c.input.concern)
  if (person === 'child' && (theirWedding || chooses))
    return say(chooses ? 'care.childChooses' : 'care.childUnwed', { who: c.say(`who.${grownChild ?? 'child'}`) })
  if (LIVES_FAR.test(text) && joinsThem(c)) return say('care.apart')
  const alone = weddingAlone(c.input.concern)
  if (alone !== null) return say(`care.wedding.${alone}`)
  if (plea === 'together') return say(person === 'inLaws' ? 'care.apartInLaws' : 'care.apart')
  if (topic === 'love' && person === null && c.asker.bond === null && isPromisedElsewhere(c.input.concern)) return say('care.promised')
  // whoever tells of a child's love stands on the other side of it
  if (plea === 'consent' && !CHILD_TOLD.test(text))
    return UNTOLD.test(text) && !OPPOSED.test(text)
      ? null
      : say(!isOwnHouse(c.input.concern) ? 'care.consent.theirs' : isKinAlone(c.input.concern) ? 'care.consent.kin' : 'care.consent')
  const dowry = topic === 'love' ? dowryBefore(c.input.concern) : null
  // of a match that is weighed its own answer says it
  if (dowry !== null && (dowry === 'broken' || !pointsAsked(c.input.concern).some(({ point }) => point === 'love.match')))
    return say(`care.dowry.${dowry}`)
  if (person === null && isWeddingOff(c.input.concern)) return say(BY_ONESELF.test(text) ? 'care.weddingOff.own' : 'care.weddingOff')
  if (extras.includes('broken')) return say('care.broken')
  if (LOW.test(text)) return say(plea === 'retry' ? 'care.retryLow' : 'care.low')
  if (plea === 'retry' && pair === null) return say('care.retry')
  if (c.asker.bond === 'widowed') return lostSpouse(c)
  const hidden = person === null && c.asker.love === 'bond' ? hiddenFrom(c.input.concern) : null
  if (hidden !== null) return say('care.hidden', { what: hidden })
  if (person === null && c.asker.love === 'bond' && isDoubted(c.input.concern)) return say('care.doubted')
  if (topic !== 'love') return null
  if (c.asker.bond === 'parted') return say('care.divorced')
  const measure = person === null && c.asker.bond === null && askedOf(c, 'love') === 'marriage' ? measuredBy(c.input.concern) : null
  if (measure !== null) return say('care.measured', { measure: c.say(`measure.by.${measure}`) })
  if (askedOf(c, 'love') === 'breakup') return STILL_THERE.test(text) ? null : say(LATELY.test(text) ? 'care.leftLately' : 'care.left')
  if (c.asker.love === 'partner' && hasGrownDistant(c.input.concern)) return say('care.distant')
  if (c.asker.love === 'bond' && NOT_HAPPY.test(text)) return say('care.notHappy', { who: whoOf(c) })
  if (c.asker.love === 'bond' && QUARREL.test(text)) return say('care.strained')
  if (c.asker.love === 'bond' && pair === 'stayOrPart') return say('care.apartInside')
  const waits =
    form === 'why' || extras.includes('why') || (c.asker.love === 'open' && c.asker.age >= WAITED_FROM && ASKED_AT_HOME.test(text))
  return waits && person === null && askedOf(c, 'love') === 'marriage' ? say('care.waiting') : null
}

const HUSBAND = / (?:(?:husband|hubby|kanavar|bharta|पति|கணவர்|భర్త)\S*|pati) /u
const WIFE = / (?:(?:wife|manaivi|bharya|पत्नी|மனைவி|భార్య)\S*|patni|biwi) /u
/** Whom the bereaved have lost: by the word that was told, else by who asks; "he" and "she" may be said of a child. */
function lostOf(c: Composer): 'he' | 'she' | 'other' {
  const text = plainText(c.input.concern)
  const husband = HUSBAND.test(text)
  if (husband !== WIFE.test(text)) return husband ? 'he' : 'she'
  const { gender } = c.input.person
  if (gender === 'female' || gender === 'male') return gender === 'female' ? 'he' : 'she'
  return questionOf(c.input.concern).person === null ? whoOf(c) : 'other'
}

/** To the bereaved, and to their children with them. */
const lostSpouse = (c: Composer): Line =>
  c.line([method(c)], c.asker.children ? 'care.griefChildren' : 'care.griefSpouse', { who: c.say(`care.lost.${lostOf(c)}`) })

/** What living apart brings with it, and what the answer on it declines in its own words. */
const OF_LIVING_APART: readonly Care[] = ['silence', 'affair']
const OF_THE_OTHER: readonly Decline[] = ['parting', 'feelings', 'fidelity']

/** True where one of the parts is asked of the bond itself. */
const asksOfBond = (c: Composer): boolean =>
  pointsAsked(c.input.concern).some(({ point, likely }) => likely >= SURE && point.startsWith('love.'))

/** To whoever lives apart from husband or wife, by how it stands. */
const apartWord = (c: Composer): Line => c.line([method(c)], `care.livingApart.${c.asker.apart ?? 'apart'}`)

/** Husband or wife has lived far away for a while. */
const LIVES_FAR = / (?:husband|wife|hubby|pati|patni) (?:is |has been |lives |living |works |working |stays )(?:\S+ ){0,2}?in /

/** A lender who writes for its money is answered before anything new is begun. */
export function noticeItem(c: Composer, { person }: Question): Item[] {
  const { concern } = c.input
  if (person !== null || !hasBankNotice(concern) || !pointsAsked(concern).some(({ point }) => /^(?:work|money)\./.test(point))) return []
  const { ids, state } = judgeOwed(c)
  return [[c.line(ids, `answer.notice.${state}`)]]
}

/** The kind word first, then what no chart may answer. */
export function leadItems(c: Composer, question: Question, topic: MainTopic | null): Item[] {
  const { declines, person } = question
  const told = question.cares.filter((one) => one !== 'grief' || !isLossAside(c, isOldLoss(c)))
  // a daughter who is hurt in her home is met with the help lines, whatever else is told of her
  const cares = isHarmed(c, person) && !told.includes('cruelty') ? (['cruelty', ...told] as const) : told
  const isApart = c.asker.apart !== null && asksOfBond(c)
  const named = cares
    .filter((one) => (!isApart || !OF_LIVING_APART.includes(one)) && (one !== 'silence' || !tellsOfGrowth(plainText(c.input.concern))))
    .slice(0, MOST_CARES)
    .flatMap((one) => [
      one === 'grief' && c.asker.bond === 'widowed'
        ? lostSpouse(c)
        : c.line(
            [method(c)],
            one === 'grief' && isOldLoss(c)
              ? 'care.griefOld'
              : one === 'lenders' && owesPrivately(c.input.concern)
                ? 'care.lendersPrivate'
                : one === 'lonely' && c.asker.age >= ELDER
                  ? 'care.lonelyElder'
                  : one === 'silence' && person === 'child'
                    ? 'care.silenceChild'
                    : one === 'silence' && (c.asker.bond !== 'married' || isOfOwnParents(c))
                      ? 'care.silenceApart'
                      : one === 'silence' && QUARREL.test(plainText(c.input.concern))
                        ? 'care.strained'
                        : `care.${one}`,
          ),
      ...(one === 'drink' && c.asker.love === 'bond' ? [c.line([method(c)], 'care.safe')] : []),
    ])
  const kind = isApart ? apartWord(c) : cares.length > 0 ? null : kindWord(c, { ...question, cares: told }, topic)
  const care = kind === null || isApart ? named : [kind]
  const declined = declines
    .filter((one) => !isApart || !OF_THE_OTHER.includes(one))
    .slice(0, MOST_DECLINES)
    .map((one) => c.line([method(c)], `decline.${one}`))
  const meeting =
    declines.includes('spouse') && person === null
      ? (() => {
          const { id, kind } = matchKind(c)
          const sign = placesFinding(c, 'answer.seventh', 'practice.signStyle', 'love', [c.facts.main.lordOf(7)])
          return [
            c.line([id], `answer.spouse.${kind}`),
            ...(c.timed ? [c.line([sign], 'answer.spouse.suitsShort'), c.line([sign], `love.sign.${c.facts.main.signOf(7) as 0}`)] : []),
          ]
        })()
      : []
  return [isApart && kind !== null ? [kind] : [], care, [...declined, ...meeting]].filter((item) => item.length > 0)
}

/** How far back the reason for a delay is looked for, and from which age on. */
const YEARS_BACK = 8
const FROM_AGE = 20
const MOST_PERIODS = 3
/** Of the ways in which periods were slow so many are told. */
const MOST_SLOW = 2
/** A sub-period that is over within so many days is no news. */
const LASTING_DAYS = 60
/** A passage of Saturn that left the years looked at within so many of them is not told. */
const PASSAGE_YEARS = 2
/** A passage of Saturn that comes back within so many days is one passage. */
const RETURN_DAYS = 400

type WhyField = MainTopic | ShortConcern | 'life'

const listedPeriods = (c: Composer, periods: readonly DashaDates[]) => {
  const told = periods.slice(-MOST_PERIODS)
  // years are enough for what is over
  const years = ({ from, to }: DashaDates): string => {
    const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
    return first === last ? first : c.say('answer.span', { from: first, to: last })
  }
  return {
    count: told.length,
    list: { list: told.map((period) => c.say('short.time', { antar: c.graha(period.lords[1] as Graha), span: years(period) })) },
  }
}

/**
 * Why something has been slow: what weighs against it in the birth chart, what the years behind were like for it, and what is different. No blame.
 * `doors`: with the latest sub-period that would have carried it, of which nobody is told whose match was broken off.
 */
export function whyItem(c: Composer, field: WhyField, doors = true): Item {
  const past = pastLines(c, field, doors)
  const weight = weightLines(c, field, past.length > 0)
  return [
    // of a life as a whole the years themselves are the reason
    ...(field === 'life' ? [...weight, ...headAsGist(past)] : [...headAsGist(weight), ...past]),
    ...differentLines(c, field),
    c.line([method(c)], 'answer.why.blame'),
  ]
}

/** How many years somebody says that nothing moved; where no number is told, so many. */
const STILL_YEARS = 3
const TOLD_YEARS = / (\d{1,2}) (?:years?|yrs?|saal|sal|varsham|varusham\S*|samvatsar\S*|साल|वर्ष\S*|வருட\S*|ஆண்டு\S*|సంవత్సర\S*|ఏళ్ల\S*) /u

/** Whose sub-periods a time that was told lay in, with the tone of each. */
function ranLines(c: Composer, since: string): Line[] {
  const ran = isDated(c) ? c.dashas.antars.filter(({ from, to }) => to > since && from <= c.input.asOf).slice(-MOST_PERIODS) : []
  if (ran.length === 0) return []
  const list = ran.map((period) =>
    c.say('answer.why.ranOne', {
      antar: c.graha(lordOf(period)),
      from: period.from.slice(0, 4),
      to: period.to.slice(0, 4),
      tone: c.say(`answer.why.ran.${periodTone(c, period)}`),
    }),
  )
  const ids = ran.map((period) => periodFinding(c, period))
  return [c.line(ids, 'answer.why.ran', { list: { list }, count: list.length })]
}

/** A hardship that began within so many years is read from its own time and not from what lay before it. */
const RECENT_YEARS = 3

/** Years that stood still: whose sub-periods they lay in, Saturn in them, and what is different now or ahead. No blame. */
export function stillItem(c: Composer): Item {
  const { asOf } = c.input
  const [, told] = TOLD_YEARS.exec(plainText(c.input.concern)) ?? []
  const since = addYears(asOf, -(told === undefined ? STILL_YEARS : Math.min(Number(told), YEARS_BACK)))
  const ran = ranLines(c, addMonths(since, 2))
  if (ran.length === 0) return whyItem(c, 'life')
  return [...asGist(ran), ...saturnLines(c, since), ...differentLines(c, 'life'), c.line([method(c)], 'answer.why.blame')]
}

/** Whoever asks whether there is a delay hears yes or no. */
const asksDelay = (c: Composer): boolean =>
  / (?:is|are) (?:there )?(?:any |a |some )?(?:delay|late|dosh of delay) (?:in|for|of|on) | (?:is|are) (?:my )?(?:marriage|wedding|shaadi|shadi|vivah) (?:getting )?(?:delayed|late) | (?:shaadi|shadi|vivah) (?:\S+ ){0,2}(?:der|deri|late|delay) (?:hai|hogi) kya /.test(
    plainText(c.input.concern),
  )

function weightLines(c: Composer, field: WhyField, dated: boolean): Line[] {
  const none = dated ? 'answer.why.noWeight' : 'answer.why.noWeightAlone'
  if (field === 'life') return [c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'answer.why.life')]
  if (!isMainTopic(field)) {
    const found = judge(c, field)
    const [first] = found.against
    if (first === undefined) return [c.line(found.ids, none, { noun: c.say(`noun.${field}`) })]
    return [
      c.line([first.id], 'answer.why.weight', { meaning: c.say(`means.${field}.${first.role}.against` as MessageKey) }),
      { ids: [first.id], text: `${groundFact(c, field, first)}.` },
    ]
  }
  const reading = readings(c)[field]
  // what tradition reads as late says more of a wedding than the count of the witnesses
  const late = field === 'love' && askedOf(c, 'love') === 'marriage' ? lateReasons(c) : null
  if (late !== null && late.found.length > 0)
    return [
      c.line([late.id], `answer.why.${asksDelay(c) ? 'lateAsked' : 'late'}`, { reasons: late.found.join('; '), count: late.found.length }),
    ]
  const [first, second] = reading.against
  if (first === undefined) return [c.line([reading.id], none, { noun: nounOf(c, askedOf(c, field)) })]
  return [
    c.line(first.ids, 'answer.why.weight', { meaning: c.say(`means.${field}.${first.name}.against`) }),
    // the arudhas are a picture that needs the chapter beside it
    ...(first.name === 'jaimini' ? [] : [{ ids: first.ids, text: `${witnessFact(c, field, first)}.` }]),
    ...(second === undefined
      ? []
      : [c.line(second.ids, 'answer.why.weightToo', { meaning: c.say(`means.${field}.${second.name}.against`) })]),
  ]
}

/** The colour of a period for a matter: a lord that is a voice against the matter is not blamed here and promised there. */
function toneFor(c: Composer, field: WhyField, period: DashaDates): 'well' | 'mixed' | 'ill' {
  const tone = periodTone(c, period)
  const lord = period.lords[1] as Graha
  const blamed = isMainTopic(field)
    ? readings(c)[field].against.some(({ carriers }) => carriers.includes(lord))
    : field !== 'life' && judge(c, field).against.some(({ graha }) => graha === lord)
  return blamed && tone === 'well' ? 'mixed' : tone
}

const lordOf = ({ lords }: DashaDates): Graha => lords[1] as Graha

const tiedTo = (c: Composer, field: WhyField, period: DashaDates): boolean =>
  field === 'life' || (isMainTopic(field) ? periodTie(c, period, field) >= TIED : isTiedTo(c, lordOf(period), field))

/** True where a graha has a voice of its own in a field, so that its sub-period cannot be said to do little for it. */
const speaksFor = (c: Composer, field: WhyField, graha: Graha): boolean =>
  isMainTopic(field)
    ? tieTo(c, graha, field) > 0 ||
      [...readings(c)[field].for, ...readings(c)[field].against].some(({ carriers }) => carriers.includes(graha))
    : field !== 'life' && [...judge(c, field).for, ...judge(c, field).against].some((voice) => voice.graha === graha)

/** The sub-periods behind the person: without a tie, with one and struggling, with one and well; and Saturn on the Moon in the same years. */
function pastLines(c: Composer, field: WhyField, doors: boolean): Line[] {
  const { asOf } = c.input
  const hard = toldHardOf(c.whole.input.concern, c.asker, asOf)
  if (field === 'career' && hard !== null && hard.slack !== null && hard.kind === 'work' && hard.from > addYears(asOf, -RECENT_YEARS))
    return [...ranLines(c, hard.from), ...saturnLines(c, hard.from)]
  const since = laterOf(addYears(asOf, -YEARS_BACK), addYears(c.input.birth.birthLocal.slice(0, 10), FROM_AGE))
  const past = isDated(c) ? c.dashas.antars.filter(({ to }) => to > since && to <= asOf) : []
  const tied = past.filter((period) => tiedTo(c, field, period))
  const quiet = past.filter((period) => !tied.includes(period) && !speaksFor(c, field, lordOf(period)))
  const of = (tone: 'well' | 'mixed' | 'ill'): DashaDates[] => tied.filter((period) => toneFor(c, field, period) === tone)
  const told = (key: 'quiet' | 'hard' | 'hardLife' | 'halfway' | 'open', periods: readonly DashaDates[]): Line[] =>
    periods.length === 0
      ? []
      : [
          c.line(
            periods.slice(-MOST_PERIODS).map((period) => periodFinding(c, period)),
            `answer.why.${key}`,
            listedPeriods(c, periods),
          ),
        ]
  const slow = [
    ...told(field === 'life' ? 'hardLife' : 'hard', of('ill')),
    ...(field === 'life' ? [] : told('halfway', of('mixed'))),
    ...told('quiet', quiet),
  ]
  return [
    ...slow.slice(0, MOST_SLOW),
    // one door is told, the latest
    ...(field === 'life' || !doors ? [] : told('open', of('well').slice(-1))),
    ...saturnLines(c, since),
  ]
}

function saturnLines(c: Composer, since: string): Line[] {
  const { asOf } = c.input
  const merged: { phase: 'sadeSati' | 'dhaiya4' | 'dhaiya8'; from: string; to: string }[] = []
  for (const { phase, from, to } of saturnSeasons(c.sky, c.facts.sign('moon'), c.input.displayTimeZone)) {
    const last = merged.findLast((one) => one.phase === phase)
    if (last !== undefined && daysBetween(last.to, from) < RETURN_DAYS) last.to = to
    else merged.push({ phase, from, to })
  }
  const behind = merged.filter(({ from, to }) => to > addYears(since, PASSAGE_YEARS) && from < asOf)
  if (behind.length === 0) return []
  const list = behind.map(({ phase, from, to }) =>
    c.say(to > asOf ? 'answer.why.passageNow' : 'answer.why.passage', {
      passage: c.say(`now.saturn.${phase}`),
      from: c.date(from),
      to: c.date(to),
    }),
  )
  return [c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'answer.why.saturn', { list: list.join('; ') })]
}

/** The period that is tied to the matter now, or the next one. */
function differentLines(c: Composer, field: WhyField): Line[] {
  const { running, antars, errorDays } = c.dashas
  if (running === null || !isDated(c)) return []
  const lordNow = running.antar.lords[1] as Graha
  const life = field === 'life'
  if (
    tiedTo(c, field, running.antar) &&
    toneFor(c, field, running.antar) === 'well' &&
    daysBetween(c.input.asOf, running.antar.to) >= LASTING_DAYS
  )
    return [
      c.line([periodFinding(c, running.antar)], life ? 'answer.why.nowLife' : 'answer.why.now', {
        graha: c.graha(lordNow),
        to: c.date(running.antar.to, errorDays),
      }),
    ]
  // a field has stretches, which are told beside this with dates of their own
  if (isMainTopic(field) && chosenStretches(c, field).length > 0) return []
  const next = antars.find(
    (period) => period.from > c.input.asOf && tiedTo(c, field, period) && (!life || periodTone(c, period) === 'well'),
  )
  if (next === undefined) return []
  const lord = next.lords[1] as Graha
  return [
    c.line([periodFinding(c, next)], life ? 'answer.why.aheadLife' : 'answer.why.ahead', {
      graha: c.graha(lord),
      from: c.date(next.from, errorDays),
      well: toneFor(c, field, next) === 'well' ? c.say('answer.why.aheadWell') : '',
    }),
  ]
}

/** How long the wait for somebody who has gone makes sense, in months: at most, and where the sky gives no day for its end. */
const LONGEST_WAIT_MONTHS = 8
const PLAIN_WAIT_MONTHS = 3

/** What ends a stretch: Jupiter's change of sign, the turn of a sub-period, or only a lighter change overhead. */
function changeOn(c: Composer, day: string): string | null {
  const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
  if (jupiter.to === day) {
    const next = staysAhead(c, 'jupiter').find(({ sign }) => sign !== stayNow(c, 'jupiter').sign)
    return next === undefined ? null : c.say('answer.back.change.jupiter', { sign: c.sign(next.sign) })
  }
  const turn = c.dashas.antars.find(({ from }) => from === day)
  return turn === undefined || !isDated(c) ? null : c.say('answer.back.change.lord', { graha: c.graha(turn.lords[1] as Graha) })
}

/**
 * Somebody who has gone: nothing of their choice is foretold. The first change of the sky within some months is the day up to which a last
 * word has its time; what stands open after it is given to a new bond, so that the better days are not spent in waiting.
 */
export function backItems(c: Composer): Item[] {
  const chosen = chosenStretches(c, 'love')
  const limit = addMonths(c.input.asOf, LONGEST_WAIT_MONTHS)
  const row = rowsOf(allWindows(c).love).find((one) => one.some((stretch) => isOpen(c, stretch))) ?? []
  const phases = row.filter(({ to }) => to > c.input.asOf)
  // a phase that ends by a lighter change overhead goes on in the next one
  const first = phases.find(({ parts: [{ to }] }, at) => at === phases.length - 1 || changeOn(c, to) !== null)
  const next = first === undefined ? undefined : phases[phases.indexOf(first) + 1]
  const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
  const jupiterTurns = jupiter.to <= limit ? changeOn(c, jupiter.to) : null
  const until = first !== undefined && first.parts[0].to <= limit ? first.parts[0].to : null
  const open = {
    to: c.date(first?.parts[0].to ?? jupiter.to, first?.parts[0].toErrorDays ?? 0),
    change: until === null ? '' : (changeOn(c, until) ?? ''),
  }
  const wait =
    first !== undefined && until !== null
      ? next !== undefined && next.from === until
        ? c.line([...first.ids, ...next.ids], next === strongestOf(allWindows(c).love) ? 'answer.back.onwardBest' : 'answer.back.onward', {
            ...open,
            end: c.date((phases.at(-1) as Window).to, (phases.at(-1) as Window).toErrorDays),
          })
        : c.line(first.ids, open.change === '' ? 'answer.back.open' : 'answer.back.openChange', open)
      : first !== undefined
        ? c.line(first.ids, 'answer.back.long', { to: c.date(addMonths(c.input.asOf, PLAIN_WAIT_MONTHS)) })
        : jupiterTurns !== null
          ? c.line([jupiter.id], 'answer.back.jupiter', { to: c.date(jupiter.to), change: jupiterTurns })
          : c.line([method(c)], 'answer.back.plain', { to: c.date(addMonths(c.input.asOf, PLAIN_WAIT_MONTHS)) })
  const later = chosen.filter((stretch) => stretch.from > c.input.asOf)
  const who = c.say(`care.who.${whoOf(c)}`)
  return [
    [c.line([method(c)], 'answer.back', { who })],
    [
      wait,
      later.length === 0
        ? c.line([readings(c).love.id], 'answer.back.thenNone')
        : c.line(
            later.flatMap(({ ids }) => ids),
            'answer.back.then',
            { spans: spansOf(c, later) },
          ),
      c.line([method(c)], 'answer.back.names', { who }),
    ],
  ]
}

/** A clause beside the reply as a paragraph of its own; the reason (`why`) is told by `whyItem`. */
export function extraItem(c: Composer, extra: Exclude<Extra, 'why'>): Item {
  switch (extra) {
    case 'mangal':
      return mangalParts(c).first.flatMap((block): Line[] =>
        block.kind === 'paragraph' ? [{ text: block.runs.map(({ text }) => text).join(''), ids: block.findingIds }] : [],
      )
    case 'broken':
      return whyItem(c, 'love', false)
    case 'farSpouse':
      return [c.line([lordFinding(c, 7, 'love').id], partnerFar(c) !== null ? 'answer.farSpouse.yes' : 'answer.farSpouse.no')]
    case 'pilgrimage':
      return [...groundItem(c, 'pilgrimage'), ...groundTimes(c, 'pilgrimage')]
    case 'pastLife':
      return [c.line([method(c)], 'answer.pastLife'), ...nodesLines(c)]
    case 'remedy': {
      const { weakest } = bestAndWeakest(c)
      return [c.line([dignityFinding(c, weakest)], 'answer.remedy', { graha: c.graha(weakest), theme: { term: `theme.${weakest}` } })]
    }
  }
}

import type { Composer, Line } from '../../../compose/composer.ts'
import type { Graha } from '@disha/contracts/chart'
import { isDated, stayNow } from '../../../compose/current.ts'
import { dignityFinding, gocharaFinding, periodFinding, placedOf, standingFinding } from '../../../compose/parts.ts'
import { supported } from '../../../compose/strength.ts'
import { isMainTopic } from '../../../rules/witnesses.ts'
import { asksCure } from '../../../understanding/body-told.ts'
import { childWishIn } from '../../../understanding/child-wish.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { broadOf } from '../../../understanding/broad.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import { asksYear } from '../../../understanding/question.ts'
import { meantText, plainText, topicsOf as namedTopics } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { judge } from '../../../rules/grounds.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { hardOf } from '../../hard-time.ts'
import { calledKin } from '../../kin-asked.ts'
import { bodyLine, mindYearLines } from '../../health.ts'
import { monthsByWorth, quickFinding } from '../../months.ts'
import { aroundEnd, courseLines, nextGoodPeriod, saturnAround, saturnAroundLine, seasonIds, seasonOf } from '../../season.ts'
import { carriedLines, kindTimes } from '../../child-wish.ts'
import { shortItems } from '../../short-concerns.ts'
import { ishtaLines } from '../../karmic.ts'
import { isMarked, mangalAnswer } from '../../love-mars.ts'
import { monthLines } from '../../wellbeing.ts'
import { callingItems, yearLines } from '../answer-broad.ts'
import { extraItem, stillItem, whyItem } from '../answer-clauses.ts'
import { generalItems } from '../answer-life.ts'
import { saysYears } from '../answer-named.ts'
import { answerOf } from '../answer.ts'
import { order } from './of-order.ts'
import { weightiest } from './weightiest.ts'
import { method, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** What to do: the step of the answer on what was told, which names its day. */
const step: Writer = (c) => {
  const [head] = answerOf(c).items.at(-2) ?? []
  return head === undefined ? [] : [head]
}

/** Which remedy: the one that belongs to what was told, without anything to buy; of a stone that the old text has none. */
const remedy: Writer = (c, { words, told }) => [
  // what is to be remedied is named before it: Mars by custom, and whether there is anything to remedy
  ...(questionOf(`${told}. ${words}`).extras.includes('mangal')
    ? [mangalAnswer(c), c.line([method(c)], `point.remedy.${isMarked(c) ? 'mars' : 'none'}`)]
    : []),
  ...(questionOf(c.input.concern).declines.includes('gem') ? [c.line([method(c)], 'point.remedy.gem')] : []),
  ...extraItem(c, 'remedy'),
]

const SADE_SATI =
  / (?:sade ?sati|sadesati|sade saati|shani|sani|saturn|ezharai|elarai|elinati|yelinati|ashtama) |साढ़ेसाती|साढ़े साती|शनि|சனி|ఏలినాటి|శని/u

/** Whether it is sade sati, as it is asked: yes or no by Saturn's place from the Moon. */
const relief: Writer = (c, { words }) => {
  if (!SADE_SATI.test(plainText(words))) return turn(c)
  const around = saturnAround(c)
  const here = gocharaFinding(c, stayNow(c, 'saturn'))
  if (around !== null && around.from <= c.input.asOf) {
    const to = aroundEnd(c, around)
    return around.phase === 'sadeSati'
      ? [c.line([around.id], 'point.sadeSati.yes', { to })]
      : [c.line([around.id], 'point.sadeSati.dhaiya', { to, passage: c.say(`now.saturn.${around.phase}`) })]
  }
  return [c.line([here.id], 'point.sadeSati.no', { place: c.house(here.place) }), ...(around === null ? [] : [saturnAroundLine(c, around)])]
}

/** From when it is easier, as it is asked: the next sub-period whose lord stands well, what is lighter sooner, what presses until when, and the best month. */
function turn(c: Composer): Line[] {
  const season = seasonOf(c, 'life')
  const good = nextGoodPeriod(c, RELIEF_YEARS)
  const [strain] = season.strains
  const [month] = monthsByWorth(c)
  const runs = isDated(c) && c.dashas.running !== null && periodTone(c, c.dashas.running.antar) === 'well'
  // where nothing presses there is nothing that could ease
  const near = runs && strain === undefined ? undefined : season.eases.find(({ date }) => good === undefined || date < good.from)
  return [
    ...(runs && strain === undefined
      ? [c.line(seasonIds(c, season), 'answer.course.trouble')]
      : near !== undefined
        ? [c.line(near.ids, 'point.turn.near', { list: near.text })]
        : []),
    ...(good !== undefined
      ? [
          c.line([periodFinding(c, good)], near === undefined ? 'plea.relief.turn' : 'point.turn.good', {
            antar: c.graha(good.lords[1] as Graha),
            from: c.date(good.from, c.dashas.errorDays),
          }),
        ]
      : runs || near !== undefined
        ? []
        : [c.line([method(c)], 'plea.relief.none')]),
    ...(strain === undefined ? [] : [c.line(strain.ids, 'answer.course.strains', { list: strain.text })]),
    ...(month === undefined ? [] : [c.line([quickFinding(c, month.sun).id], 'plea.relief.month', { month: month.label })]),
  ]
}
const RELIEF_YEARS = 5

const PRAYER = / (?:god|deity|ishta|devta|devata|bhagwan|pray|worship|mantra|kul) /
const FAITH = / (?:spiritual\S*|sanyas\S*|moksha|bhakti|sadhana|meditation|religious|guru) /

/** What a life is for: the gift and what settles it, the houses of purpose, and through what it is lived now; of a god the answer on prayer. */
const purpose: Writer = (c, { words }) => {
  if (PRAYER.test(plainText(words))) {
    const asksMore = pointsAsked(c.whole.input.concern).some(({ point }) => point === 'self.remedy')
    return [...ishtaLines(c), ...(asksMore ? [] : extraItem(c, 'remedy'))]
  }
  const [head = [], dharma = [], , when = []] = callingItems(c)
  const { ids, state } = judge(c, 'spirit')
  return [
    ...head.slice(0, 1),
    ...(FAITH.test(plainText(words)) ? [c.line(ids, `point.faith.${state}`)] : dharma.slice(0, 1)),
    ...when.slice(0, 1),
  ]
}

const MAGIC = / (?:black magic|kala jadu|jadu|tona|totka|nazar|evil eye|curse\S*|buri nazar|sooniyam|drishti|banamati) /
const UPAY = / (?:upay|upaay|remedy|remedies|pariharam|totka) /
const LIFESPAN =
  / (?:how long (?:will|shall) (?:i|we) live|life ?span|longevity|when will i die|how many years (?:will|shall) i live|aayu|ayu) /

/** Luck, a draw, a curse or the length of a life: what no chart says of it, and how money, or the season, lies instead. */
const luck: Writer = (c, { words, told }) => {
  const text = plainText(`${told} ${words}`)
  const house = / vastu /.test(text)
  if (house || MAGIC.test(text) || LIFESPAN.test(text)) {
    const season = seasonOf(c, 'life')
    return [
      c.line([method(c)], house ? 'decline.vastu' : MAGIC.test(text) ? 'decline.magic' : 'decline.span'),
      c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.life') }),
      ...courseLines(c, season).filter((_, at) => at < 2),
      // a remedy that is asked for in the same breath
      ...(UPAY.test(plainText(words)) ? extraItem(c, 'remedy') : []),
    ]
  }
  return [c.line([method(c)], 'decline.luck'), ...(shortItems(c, 'money')[0] ?? []).slice(0, 1), ...weightiest(c, 'money')]
}

/** So many lines at most: where each step opens something, the far year is left to the list below. */
const LINES_TOLD = 5

/** Everything at once: where the years stand, this season and the next with the stretch that opens in each, and the strongest year of what comes after. */
const general: Writer = (c) =>
  generalItems(c, 'course')
    .slice(0, YEARS_TOLD)
    .flatMap(([head, second]) => [head, second].filter((line) => line === head || line?.ids.some((id) => id.startsWith('window.'))))
    .filter((line) => line !== undefined)
    .slice(0, LINES_TOLD)

/** Words of oneself. */
const OF_ME = / (?:me|i|my|mine|we|our|us|mere|mera|meri|mujhe|main|mai|hum|en|enakku|naan|naa|naku|nenu) |मेरे|मेरी|मेरा|मुझे|எனக்கு|என்|నాకు|నా /u

/** A post that is gone. */
const LOST_POST =
  / (?:lost|lose|losing) (?:my |the |his |her )?(?:job|post|work) | laid off | fired | terminated | naukri (?:chal\S*|chhut\S*|chut\S*|gay\S*) |नौकरी (?:चली|छूट)/u

/** Why it goes so: the reasons of what was told, before any season. */
const why: Writer = (c, part, said) => {
  const { words } = part
  if (TEMPER.test(plainText(`${part.told} ${words}`))) return health(c, part, said)
  if (!OF_ME.test(plainText(words))) return []
  // a post that was lost has a season, and has not been slow
  if (isWithoutPost(c.asker.settled) || LOST_POST.test(plainText(c.input.concern))) {
    const season = seasonOf(c, 'career')
    return [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.career') }), ...courseLines(c, season)]
  }
  const { lead } = namedTopics({ concern: c.input.concern })
  if ((lead === null || !isMainTopic(lead)) && hardOf(c) === null) return hardNow(c)
  const told = lead !== null && lead !== undefined && isMainTopic(lead) ? whyItem(c, lead) : stillItem(c)
  return told.slice(0, MOST_REASONS)
}
const MOST_REASONS = 4

/** Why everything goes wrong, where no time and no field is told: what lies on these months, when it lets go, and that it is nobody's fault. */
function hardNow(c: Composer): Line[] {
  const season = seasonOf(c, 'life')
  const [strain] = season.strains
  const good = nextGoodPeriod(c, RELIEF_YEARS)
  const ease = season.eases[0]
  return [
    strain === undefined
      ? c.line(seasonIds(c, season), 'point.why.free')
      : c.line(strain.ids, 'answer.course.strains', { list: strain.text }),
    ...(ease !== undefined
      ? [c.line(ease.ids, strain === undefined ? 'point.why.help' : 'answer.course.eased', { list: ease.text })]
      : good === undefined
        ? []
        : [
            c.line([periodFinding(c, good)], 'plea.relief.turn', {
              antar: c.graha(good.lords[1] as Graha),
              from: c.date(good.from, c.dashas.errorDays),
            }),
          ]),
    c.line([method(c)], 'point.why.fault'),
  ]
}

/** Of the years ahead so much is told: where they stand, this season, the next, and what comes after. */
const YEARS_TOLD = 4

/** A year or the years ahead: their sub-periods and how those stand, what opens for the fields that are named, else for work and love, and the best of it. */
const year: Writer = (c, { words }) => {
  const bare = c.asking(words, [])
  // a child that is wished for in the same breath is told before the year, and work beside it by its own name
  const wish = childWishIn(c.whole.input.concern)
  if (wish !== null && !wish.alone) return [...carriedLines(c).slice(0, 1), ...kindTimes(c), ...yearLines(c, ['career'])]
  const all = pointsAsked(c.whole.input.concern)
  // a field that is asked about beside it is told there
  if (all.length > 1) return yearLines(bare, all.some((one) => broadOf(one.words)?.fields.length === 1) ? [] : undefined)
  const { lead } = namedTopics({ concern: words })
  // a story in which a field is only named is not what the years are asked for
  if (lead !== 'general' && !asksYear(meantText(words)) && broadOf(words) === null) return []
  if (!saysYears(bare) || namedPeriods(words, c.input.asOf).some(({ grain }) => grain === 'span')) {
    return yearLines(bare)
  }
  return general(bare, { words, told: '', point: 'self.year', likely: 1 }, [])
}

const TEMPER = / (?:anger|angry|temper|shout\S*|rage|gussa|gusse|kopam\S*|kovam\S*|kobam) |गुस्स|கோப|కోపం/u
/** A mind that is heavy enough to be listened to by somebody trained. */
const HEAVY =
  / (?:over ?think\S*|sleep|sleepless|neend|insomnia|panic|anxiety|depress\S*|lonely|alone|akela|akeli|low|cry|crying|rona|hopeless|ghabrahat|nobody|no one|happy|scared|fear) |नींद|अकेल|தனிமை|தூக்கம்|నిద్ర|ఒంటరి/u

/** Somebody else’s body, in the words that ask. */
const OF_THEIRS =
  / (?:his|her|their|hers|he|she|they|uski|uska|unki|unka) (?:\S+ ){0,3}(?:health|sehat|tabiyat|body|recovery|condition) | (?:health|sehat|tabiyat) of (?:my |his |her )?(?:\S+ )?(?:mother|father|mom|dad|wife|husband|son|daughter|parents|brother|sister|him|her|them) /

/**
 * The mind: how its season lies, what the Moon shows, how it is carried through the years that are asked about, from when it is easier, and who listens. Of
 * the body nothing but whose field it is, by what was told; of somebody dear who is ill beside it what that asks.
 */
const health: Writer = (c, { words, told }, said) => {
  if (OF_THEIRS.test(plainText(words))) return []
  const text = plainText(`${told} ${words}`)
  const ofMind = TEMPER.test(text) || HEAVY.test(text)
  const declined = c.say('decline.body')
  const season = seasonOf(c, 'wellbeing')
  const state = season.state === 'plain' ? 'mixed' : season.state
  const [ease] = state === 'well' ? [] : season.eases
  const { person } = questionOf(c.input.concern)
  const ofYears = YEARS_OF_HEALTH.test(plainText(words))
  return [
    ...(TEMPER.test(text) ? [c.line([standingFinding(c, 'mars')], 'point.temper', { state: placedOf(c, 'mars') })] : []),
    ...(!ofMind && asksCure(plainText(words)) && questionOf(words).form === 'when' ? [c.line([method(c)], 'health.cure')] : []),
    ...(ofMind || said.some((line) => line.text === declined) ? [] : [bodyLine(c, `${told}. ${words}`)]),
    ...(ILL_AT_HOME.test(text) && person !== null ? [c.line([method(c)], 'health.kin', { who: calledKin(c, person).who })] : []),
    c.line(seasonIds(c, season), `subject.wellbeing.${state}`),
    ...(ofMind ? [moonLine(c)] : ofYears ? mindYearLines(c) : monthLines(c, true)),
    ...(ease === undefined || (ofYears && !ofMind) ? [] : [c.line(ease.ids, 'answer.course.eased', { list: ease.text })]),
    ...(HEAVY.test(text) && questionOf(c.input.concern).cares.length === 0 ? [c.line([method(c)], 'point.mind.help')] : []),
  ]
}

/** Years that are asked about, by their number or without one. */
const YEARS_OF_HEALTH = / (?:years?|saal|sal|varsh\S*|future|aage|old age|later life|after retirement|budhap\S*|20[2-4]\d) /
/** Somebody at home who is ill. */
const ILL_AT_HOME =
  / (?:mother|father|mom|dad|papa|mummy|amma|appa|husband|wife|son|daughter|parents|brother|sister|pati|patni) (?:\S+ ){0,3}(?:ill|sick|unwell|bimar\S*|beemar\S*|not (?:keeping )?(?:well|good)|cancer|stroke|paralys\S*|hospital\S*|dialysis|surgery|operation) /

/** What the Moon, which keeps the mind, shows of it. */
const moonLine = (c: Composer): Line =>
  c.line([dignityFinding(c, 'moon', 'wellbeing')], `point.moon.${supported(c, 'moon') ? 'strong' : 'weak'}`)

const SLEEPLESS =
  / (?:cant|can t|cannot|can not|could not|not able to|unable to|dont|do not) sleep | sleepless | (?:no|losing) sleep | neend (?:\S+ )?(?:nahi|nahin|nhi|ud) |नींद (?:\S+ )?नहीं|தூக்கம் (?:வர|இல்)|నిద్ర (?:పట్ట|రా|లేదు)/u
const WORRIED =
  / (?:very|so|too|really|extremely|always|feel|feeling) (?:tensed|tense|worried|anxious|stressed|scared|afraid|nervous) | (?:bahut|bohot|bahot) (?:tension|chinta|pareshan\S*) | (?:am|im) (?:tensed|depressed) /

/** Worry or nights without sleep that are told beside another matter: a kind word, what the Moon shows of it, and for the nights who listens; none where the mind itself is asked about. */
export function worryLines(c: Composer, kind: readonly Line[]): Line[] {
  const text = plainText(c.input.concern)
  const told = SLEEPLESS.test(text) ? 'sleep' : WORRIED.test(text) ? 'worry' : null
  if (told === null || pointsAsked(c.input.concern).some(({ point }) => point === 'self.health')) return []
  return [
    ...(kind.length > 0 ? [] : [c.line([method(c)], `point.worry.${told}`)]),
    moonLine(c),
    ...(told === 'sleep' && questionOf(c.input.concern).cares.length === 0 ? [c.line([method(c)], 'point.mind.help')] : []),
  ]
}

/** What has an answer of its own: what stands in no field. */
export const SELF_WRITERS: Writers = {
  'self.order': order,
  'self.do': step,
  'self.remedy': remedy,
  'self.relief': relief,
  'self.why': why,
  'self.year': year,
  'self.health': health,
  'self.purpose': purpose,
  'self.luck': luck,
  'self.general': general,
}

export const SELF_PLAIN: PlainQuestions = {
  'self.relief': 'When will my hard time end?',
  'self.remedy': 'Which remedy should I do in my hard time?',
  'self.health': 'When will my health get better?',
  'self.purpose': 'What is the purpose of my life?',
  'self.luck': 'Will I win the lottery?',
}

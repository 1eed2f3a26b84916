import type { Graha } from '@disha/contracts/chart'
import { GROWN_CHILD, SMALL_CHILD } from '../understanding/ages.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { lordFinding, periodFinding, placedOf, placesFinding, standingFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign } from '../facts/houses.ts'
import { judge } from '../rules/grounds.ts'
import { periodTone } from '../rules/period-colour.ts'
import { TIED } from '../rules/periods.ts'
import { isLighter, isSpoken, strongestOf, type Part, type Window } from '../rules/windows.ts'
import { tieTo } from '../rules/witnesses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { childrenIn, type ToldChildren } from '../understanding/told-children.ts'
import { meantText, plainText } from '../understanding/topics.ts'
import { allWindows, askedTopics, readings, windows } from './cache.ts'
import type { NearMonth } from './months.ts'
import { once } from './once.ts'
import { useOf } from './stretch-use.ts'
import { undated } from './undated.ts'
import { tieNames } from './verdict.ts'
import { endSlot, waitsForMarriage } from './window-lines.ts'

/** A sub-period of which fewer days are left is told of with the stretch before it. */
const SHORTEST_KIND_DAYS = 180
const MOST_KINDS = 2
/** A sub-period further off is no help to somebody who waits. */
const KIND_YEARS = 10
/** A full stretch that follows within so many days needs no lighter one before it. */
const SOON_DAYS = 730
/** So many years without a stretch want a word. */
const LONG_YEARS = 3

/** Favourable sub-periods after a day, within ten years, whose lord is tied to marriage and no voice against it; none where no sub-period is dated. */
export function kindPeriods(c: Composer, after: string): DashaDates[] {
  const { grain, antars } = c.dashas
  if (undated(c, 'love') || (grain !== 'antar' && grain !== 'pratyantar')) return []
  const end = addYears(c.input.asOf, KIND_YEARS)
  const against = new Set(readings(c).love.against.flatMap(({ carriers }) => carriers))
  return antars
    .filter((period) => {
      const antar = period.lords[1] as Graha
      const [from, to] = [laterOf(period.from, after), earlierOf(period.to, end)]
      return (
        from < to &&
        daysBetween(from, to) >= SHORTEST_KIND_DAYS &&
        periodTone(c, period) === 'well' &&
        tieTo(c, antar, 'love') >= TIED &&
        !against.has(antar)
      )
    })
    .slice(0, MOST_KINDS)
}

/** Stretches after those that are told: the best full one to begin in, and before it, where it is long in coming, the best lighter one. */
export function laterStretches(c: Composer, after: string): Window[] {
  const later = allWindows(c).love.filter(({ from, advice }) => from > after && advice !== 'prepare')
  const full = later.filter((one) => !isLighter(one)).toSorted((a, b) => a.rank - b.rank)[0]
  const lighter =
    full !== undefined && daysBetween(after, full.from) < SOON_DAYS
      ? undefined
      : later.filter((one) => isLighter(one) && (full === undefined || one.from < full.from)).toSorted((a, b) => b.score - a.score)[0]
  return [lighter, full].filter((one) => one !== undefined)
}

/** The favourable sub-periods tied to a marriage that the chapter names, to whoever waits for one and asked. */
export const kindsTold = once((c): DashaDates[] => {
  const [first] = windows(c).love.toSorted((a, b) => (a.to < b.to ? -1 : 1))
  return askedTopics(c).has('love') && waitsForMarriage(c, 'love') ? kindPeriods(c, first?.to ?? c.input.asOf) : []
})

/** What page 1 tells of after the near stretches, where the later ones of the table are too far off for it. */
function betweenStretches(c: Composer): Window[] {
  const told = windows(c).love
  const near = told.filter((one) => isSpoken(c, one))
  const [last] = near.toSorted((a, b) => (a.to > b.to ? -1 : 1))
  if (last === undefined || near.length === told.length) return []
  return laterStretches(c, last.to).filter((one) => isSpoken(c, one) && !told.includes(one))
}

/** The same as rows of the chapter's table, to whoever waits for a marriage and asked. */
export function laterRows(c: Composer): Window[] {
  const [last] = windows(c).love.toSorted((a, b) => (a.to > b.to ? -1 : 1))
  return last === undefined || !askedTopics(c).has('love') || !waitsForMarriage(c, 'love')
    ? []
    : [...betweenStretches(c), ...laterStretches(c, last.to)]
}

/**
 * To whoever waits for a marriage: where they look if the stretches that are told have passed, and openly that none of twelve years is strong.
 * The chapter has said by then that none is strong; page 1 says nothing of the years beyond those of an answer.
 * @param told the stretches that stand before this line
 */
export function aheadLines(c: Composer, told: readonly Window[], place: 'page' | 'chapter'): Line[] {
  if (!waitsForMarriage(c, 'love')) return []
  const { errorDays } = c.dashas
  const all = allWindows(c).love
  const last = told.toSorted((a, b) => (a.to > b.to ? -1 : 1))[0]
  const after = last?.to ?? c.input.asOf
  const counted = laterStretches(c, after)
  // beside a near one page 1 looks no further than an answer does
  const inReach = (time: { from: string }): boolean => place === 'chapter' || !told.some((one) => isSpoken(c, one)) || isSpoken(c, time)
  const later = counted.filter(inReach)
  // a far stretch leaves the years before it to their sub-periods
  const kindYears = kindPeriods(c, told.toSorted((a, b) => (a.to < b.to ? -1 : 1))[0]?.to ?? after)
  const kinds = kindYears.filter(inReach)
  const weak =
    place === 'page' && !told.every(isLighter) && last !== undefined && last.period !== null && strongestOf(all) === undefined
      ? [c.line([readings(c).love.id], 'love.ahead.weak')]
      : []
  const none =
    (place === 'chapter' || after < addYears(c.input.asOf, KIND_YEARS)) &&
    counted.length === 0 &&
    !kindYears.some(({ from }) => from >= after) &&
    last !== undefined &&
    last.period !== null
      ? [c.line(last.ids, 'love.ahead.none', { last: c.date(last.to, last.toErrorDays) })]
      : []
  if (later.length + kinds.length === 0) return last === undefined || last.period === null ? [] : [...weak, ...none]
  const spans = later.map((one) =>
    c.say('love.ahead.span', {
      from: c.date(one.from, one.fromErrorDays),
      to: endSlot(c, one, isLighter(one) ? c.say('window.lighter') : ''),
    }),
  )
  const named = (periods: readonly DashaDates[]): { list: string[] } => ({
    list: periods.map((period) => {
      const [maha, antar] = period.lords as [Graha, Graha]
      return c.say(period.from <= c.input.asOf ? 'love.ahead.kindNow' : 'love.ahead.kind', {
        antar: c.graha(antar),
        maha: c.graha(maha),
        from: c.date(period.from, errorDays),
        to: c.date(period.to, errorDays),
        tie: { list: tieNames(c, antar, 'love') },
      })
    }),
  })
  const kindLine = (key: MessageKey, periods: readonly DashaDates[]): Line[] =>
    periods.length === 0
      ? []
      : [
          c.line(
            periods.map((period) => periodFinding(c, period)),
            key,
            { last: lastSlot, kinds: named(periods), count: periods.length },
          ),
        ]
  const first = kinds.some(({ from }) => from < addYears(after, LONG_YEARS)) ? undefined : later[0]
  const lastSlot = c.date(after, last?.toErrorDays ?? 0)
  const where = last === undefined ? 'love.ahead.only' : 'love.ahead'
  // nobody is sent back: what begins before the last stretch is told before what follows it
  const [before, then] = [kinds.filter(({ from }) => from < after), kinds.filter(({ from }) => from >= after)]
  return [
    ...weak,
    ...kindLine('love.ahead.too', before),
    ...(spans.length === 0
      ? []
      : [
          c.line(
            later.flatMap((one) => one.ids),
            `${where}.spans`,
            { last: lastSlot, spans: { list: spans } },
          ),
        ]),
    ...kindLine(
      spans.length > 0 ? 'love.ahead.too' : where === 'love.ahead' && counted.length > 0 ? 'love.ahead.kindsNear' : `${where}.kinds`,
      then,
    ),
    ...none,
    ...(first !== undefined && first.from > addYears(after, LONG_YEARS) ? [c.line(first.ids, 'love.ahead.gap')] : []),
  ]
}

/** One sign, one in the other's sight, or one and the same graha. */
export const isTiedByPlace = (c: Composer, one: Graha, other: Graha): boolean =>
  one === other ||
  c.facts.sign(one) === c.facts.sign(other) ||
  aspectsSign(one, c.facts.sign(one), c.facts.sign(other)) ||
  aspectsSign(other, c.facts.sign(other), c.facts.sign(one))

/** One's own father or mother, in the words of whoever asks. */
const OWN_FATHER =
  / (?:my (?:father|dad|daddy|papa|appa|nanna)|m[ae]r[ae] (?:papa|pita|pitaji|father|dad|daddy|baap)|(?:en|enga|engal) appa\S*|(?:na|naa|ma|maa) na+nna\S*|मेरे (?:पापा|पिता)\S*|(?:என்|எங்க|எங்கள்) (?:அப்பா|தந்தை)\S*|(?:నా|మా) (?:నాన్న|తండ్రి)\S*) /u
const OWN_MOTHER =
  / (?:my (?:mother|mom|mum|mummy|amma)|meri (?:mummy|maa?|mother|mom)|(?:en|enga|engal) amma\S*|(?:na|naa|ma|maa) amma\S*|मेरी (?:माँ|मां|मम्मी|माता)\S*|(?:என்|எங்க|எங்கள்) (?:அம்மா|தாய)\S*|(?:నా|మా) (?:అమ్మ|తల్లి)\S*) /u
const OWN_PARENTS =
  / (?:my (?:parents|family)|(?:father|dad|papa|appa|nanna) (?:and|aur|n) (?:mother|mom|mum|mummy|amma)|(?:mother|mom|mum|mummy|amma) (?:and|aur|n) (?:father|dad|papa|appa|nanna)|(?:both|dono) parents|ghar ?wale|gharwale|मेरे घर|घर वाले|எங்க வீட்\S*|మా ఇంట్\S*) /u

/** The house of the one who is loved. */
const OTHER_HOUSE =
  / (?:his|her|uske|uski|unke|unki|girlfriends?|boyfriends?|girls?|boys?|gfs?|bfs?|lovers?|partners?|ladki|ladke|avan|avanga|aval|avunga|tana|vaalla|valla) (?:\S+ )?(?:parents|father|mother|dad|mom|family|brothers?|uncles?|house|ghar\S*|appa|amma|papa|nanna|veet\S*|intlo) |(?:उसके|उसकी|उनके) (?:घर|माता|पिता|परिवार|माँ|पापा)|(?:அவன்|அவள்|அவர்)\S* (?:வீட்|அப்பா|அம்மா)|(?:అతని|ఆమె|వాళ్ల) (?:ఇంట్|నాన్న|అమ్మ)/u

/** True unless the words name only the house of the one who is loved as the one that refuses. */
export function isOwnHouse(concern: string): boolean {
  const text = plainText(concern)
  return !OTHER_HOUSE.test(text) || OWN_FATHER.test(text) || OWN_MOTHER.test(text) || OWN_PARENTS.test(text)
}

/** A parent who is told to be for it: "mummy thoda support me hai", "my mother is okay with him"; a no behind it, or a question, makes it none. */
const ASKED_BEFORE = '(?<! (?:will|would|can|could|when|if|whether|kya|kab|agar|how|make|get) (?:\\S+ )?)'
const AGREES =
  '(?:(?:is|are|was|has|hai|thoda|thodi|bit|little|already|also|now|only|to|toh|bhi|konjam|mattum|matrame) ){0,3}(?:support\\S*|agree[ds]|agreeing|ok|okay|fine|ready|convinced|happy|with (?:me|us)|on (?:my|our) side|(?:maan|man) (?:gay[aei]|gai|chuk[iae])|raa?zi|taiya?r|saath (?:hai|me|mein|deti|deta)|oppukk?itt?anga|othukittanga|sammatham\\S*|oppukun\\S*)(?! (?:\\S+ ){0,2}(?:nahi|nahin|not|no|illa|illai|kaadu|ledu) )'
const MOTHER_AGREES = new RegExp(`${ASKED_BEFORE} (?:mother|mom|mum|mummy|mumma|ma|maa|amma|mata ?ji) ${AGREES} `, 'u')
const FATHER_AGREES = new RegExp(`${ASKED_BEFORE} (?:father|dad|daddy|papa|appa|nanna|pita ?ji|baap) ${AGREES} `, 'u')

/** The words without the house of the one who is loved, which refuses nothing here. */
const homeText = (concern: string): string => plainText(concern).replace(new RegExp(OTHER_HOUSE, 'gu'), ' ')

/** The one parent who is told to be for it already; null where none or both are. */
export function allyParent(concern: string): 'mother' | 'father' | null {
  const text = homeText(concern)
  const [mother, father] = [MOTHER_AGREES.test(text), FATHER_AGREES.test(text)]
  return mother === father ? null : mother ? 'mother' : 'father'
}

/** The parent whose consent is asked for where the words name one of the two alone, or tell that the other is for it already; else the house of both. */
export function unwillingParent(concern: string): Unwilling {
  const text = homeText(concern)
  const [forMother, forFather] = [MOTHER_AGREES.test(text), FATHER_AGREES.test(text)]
  if (forMother || forFather) return forMother && forFather ? 'consent' : forMother ? 'father' : 'mother'
  const [father, mother] = [OWN_FATHER.test(text), OWN_MOTHER.test(text)]
  return father === mother || OWN_PARENTS.test(text) ? 'consent' : father ? 'father' : 'mother'
}

/** Which side of the parents is spoken to first: by the lords of the 4th and the 9th with the Moon and the Sun; of two alike the one tied to affection. */
export function parentsOrder(c: Composer): { first: 'mother' | 'father'; by: 'first' | 'tied' | 'alike' } {
  const weight = (side: 'mother' | 'father'): number => {
    const found = judge(c, side)
    return found.for.length - found.against.length
  }
  const [mother, father] = [weight('mother'), weight('father')]
  if (mother !== father) return { first: mother > father ? 'mother' : 'father', by: 'first' }
  const tied = (house: 4 | 9): boolean =>
    ([5, 7] as const).some((other) => isTiedByPlace(c, c.facts.main.lordOf(house), c.facts.main.lordOf(other)))
  return { first: tied(9) && !tied(4) ? 'father' : 'mother', by: tied(4) === tied(9) ? 'alike' : 'tied' }
}

const otherOf = (side: 'mother' | 'father') => (side === 'mother' ? 'father' : 'mother')

/** The parent who is spoken to first: the one who does not refuse, else by their grounds. */
const firstOf = (c: Composer, unwilling: Unwilling): 'mother' | 'father' =>
  unwilling === 'consent' ? parentsOrder(c).first : otherOf(unwilling)

/** Who stands for a parent in every chart (BPHS 32). */
const POINTERS = { mother: 'moon', father: 'sun' } as const

/** The second talk is planned within so many years. */
const TALK_YEARS = 3

/** The time for the second parent where no other month is marked: the next stretch of marriage after the first talk. */
function nextTalk(c: Composer, { to }: NearMonth): { label: string; ids: readonly string[] } | undefined {
  const next = windows(c).love.find(({ from }) => from >= to && from < addYears(c.input.asOf, TALK_YEARS))
  if (next === undefined) return undefined
  const [part] = next.parts
  return {
    label: c.say('answer.span', { from: c.date(part.from, part.fromErrorDays), to: c.date(part.to, part.toErrorDays) }),
    ids: next.ids,
  }
}

type Unwilling = 'father' | 'mother' | 'consent'

/** The first to speak to, in words. */
export const firstElder = (c: Composer, unwilling: Unwilling): string => {
  const first = firstOf(c, unwilling)
  return c.say(allyParent(c.input.concern) === first ? `love.parents.ally.${first}` : `love.parents.who.${first}`)
}

/**
 * A plan for two whose parents refuse: whom to speak to first, who comes after, and the months for each.
 * @param unwilling the one parent named as against it, or both
 * @param months smaller openings before the first stretch, in the order of time
 */
export function parentsPlan(c: Composer, unwilling: Unwilling, months: readonly NearMonth[]): Line[] {
  const first = firstOf(c, unwilling)
  const lords = { mother: c.facts.main.lordOf(4), father: c.facts.main.lordOf(9) }
  const id = placesFinding(c, 'love.parents', 'practice.periodTie', 'love', [
    ...new Set([lords.mother, lords.father, ...Object.values(POINTERS)]),
  ])
  // what is weighed is named: the lord of the house, and the pointer where it is another graha
  const about = (side: 'mother' | 'father') => {
    const own = c.say(`love.parents.${side}`, { lord: c.graha(lords[side]), state: placedOf(c, lords[side]) })
    const pointer = POINTERS[side]
    return lords[side] === pointer ? own : c.say('love.parents.both', { own, pointer: c.graha(pointer), state: placedOf(c, pointer) })
  }
  const { by } = parentsOrder(c)
  const key: MessageKey =
    unwilling !== 'consent' ? `love.parents.by.${first}` : by === 'alike' ? 'love.parents.alike' : `love.parents.${by}.${first}`
  const lines = [c.line([id], key, { first: about(first), then: about(otherOf(first)) })]
  const who = firstElder(c, unwilling)
  const then = c.say(`love.parents.who.${otherOf(first)}`)
  const [one, second] = months
  if (one === undefined) return [...lines, ...talksByStretch(c, who, then)]
  const two = second === undefined ? nextTalk(c, one) : { label: second.label, ids: [second.id] }
  lines.push(
    c.line([one.id, ...(two?.ids ?? [])], two === undefined ? 'love.parents.month' : 'love.parents.months', {
      one: one.label,
      two: two?.label ?? '',
      who,
      then,
    }),
  )
  return lines
}

/**
 * By which stretches the talks at home go where no single month is marked: in the first of them, and both houses together in the second where the first
 * is for less than a talk of theirs; in the weeks before the first where that is for the promise itself.
 */
function talkTimes(c: Composer): { first: Window; second: Window | undefined; isLight: boolean } | null {
  const { asOf } = c.input
  if (undated(c, 'love')) return null
  const [first, second] = windows(c).love.filter(({ parts: [{ to }], from }) => to > asOf && from < addYears(asOf, TALK_YEARS))
  if (first === undefined) return null
  const use = useOf(c, first)
  return { first, second: use === 'prepare' ? second : undefined, isLight: use !== 'step' }
}

/** The day on which the first talk at home has its time, where that is a stretch ahead and not the weeks before one. */
export function talkBegins(c: Composer): (Part & { ids: readonly string[] }) | null {
  const times = talkTimes(c)
  if (times === null || !times.isLight || times.first.from <= c.input.asOf) return null
  const { parts, ids } = times.first
  return { ...parts[0], ids }
}

/** The talks at home where no single month is marked: in a lighter stretch before the two houses meet, else in the weeks before the first stretch. */
function talksByStretch(c: Composer, who: string, then: string): Line[] {
  const { asOf } = c.input
  const times = talkTimes(c)
  if (times === null) return []
  const { first, second, isLight } = times
  const spanned = ({ parts: [{ from, to, fromErrorDays, toErrorDays }] }: Window): string =>
    from <= asOf
      ? c.say('answer.spanNow', { to: c.date(to, toErrorDays) })
      : c.say('answer.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })
  const slots = { who, then, one: spanned(first), two: second === undefined ? '' : spanned(second) }
  const key = !isLight ? (first.from <= asOf ? 'now' : 'before') : second === undefined ? 'in' : 'then'
  return [c.line([...new Set([...first.ids, ...(second?.ids ?? [])])], `love.parents.talks.${key}`, slots)]
}

/** Children in the words of those whose they are: "your son", "your two children". */
export function childrenText(c: Composer, { count, sex }: ToldChildren): string {
  const kind = sex ?? 'child'
  if (count === 1) return c.say(`love.child.one.${kind}`)
  return count === null ? c.say(`love.child.some.${kind}`) : c.say(`love.child.many.${kind}`, { n: c.say('number', { n: count }) })
}

/** The children told of by one who is left or parted; null where none are. */
export function childrenOf(c: Composer): ToldChildren | null {
  const { love, children } = c.asker
  return (love === 'parted' || love === 'widowed') && children ? childrenIn(c.whole.input.concern) : null
}

/** How somebody new is spoken of with one child, by its age. */
const stageOf = ({ age }: ToldChildren): 'small' | 'young' | 'grown' | 'any' =>
  age === null ? 'any' : age <= SMALL_CHILD ? 'small' : age < GROWN_CHILD ? 'young' : 'grown'

/** The first step of one who has children: in their number, and to one child in words for its age. */
export function childrenStep(c: Composer, method: string): Line {
  const told = childrenOf(c)
  if (told === null || told.count !== 1)
    return c.line([method], 'answer.do.again.children', {
      children: told === null ? c.say('love.child.some.child') : childrenText(c, told),
    })
  return c.line([method], `answer.do.again.child.${stageOf(told)}`, { child: childrenText(c, told), age: told.age ?? 0 })
}

/** The same as advice at the end of the chapter. */
export function childrenAdvice(c: Composer, id: string): Line | null {
  const told = childrenOf(c)
  if (told === null || c.asker.love !== 'parted') return null
  return c.line([id], told.count === 1 ? 'love.do.childParted' : 'love.do.childrenParted', { children: childrenText(c, told) })
}

const ACCEPTED =
  / (?:accept\S*|adopt\S*|love|treat\S*|like|apna\S*|sweekar\S*|kabool\S*|ettuk\S*|ettru\S*|oppuk\S*|ottuk\S*) (?:\S+ ){0,4}(?:child|kid|son|daughter|children|kids|baby|sons|daughters|bach\S*|bacch\S*|bete|beti|beta)|(?:bach\S*|bacch\S*|bete|beti|kuzhand\S*|pillal\S*)(?: \S+){0,2} (?:accept|apna\S*|sweekar|ettu\S*)|(?:बच्च|बेट)\S*(?: \S+){0,2} (?:अपना|स्वीकार)|குழந்தை\S*(?: \S+){0,2} ஏற்|పిల్ల\S*(?: \S+){0,2} అంగీక/u

/** True where somebody asks whether a new partner takes to the child they have. */
const asksOfAcceptance = (c: Composer): boolean => childrenOf(c) !== null && ACCEPTED.test(meantText(c.input.concern))

/** The child's own ground, by the 5th lord and Jupiter, beside a new bond, by the 7th lord: never what a person yet unknown feels. */
export function childLines(c: Composer): Line[] {
  const told = childrenOf(c)
  if (told === null) return []
  const { state, ids } = judge(c, 'child')
  const { id: five, graha: lord5 } = lordFinding(c, 5, 'love')
  const { id: seven, graha: lord7 } = lordFinding(c, 7, 'love')
  const tied = isTiedByPlace(c, lord5, lord7)
  return [
    c.line(
      [five, ...ids, standingFinding(c, 'jupiter', 'love')],
      lord5 === 'jupiter' ? `love.child.readOne.${state}` : `love.child.read.${state}`,
      {
        children: childrenText(c, told),
        lord: c.graha(lord5),
        state: placedOf(c, lord5),
        jupiter: placedOf(c, 'jupiter'),
      },
    ),
    c.line([five, seven], tied ? 'love.child.tied' : 'love.child.apart', {
      lord5: c.grahaStart(lord5),
      lord7: c.graha(lord7),
      children: childrenText(c, told),
    }),
    c.line([seven], 'love.child.cannot', { children: childrenText(c, told) }),
  ]
}

/** The same on the first page, to whoever asks about it. */
export function acceptItem(c: Composer): (readonly Line[])[] {
  if (!asksOfAcceptance(c)) return []
  const lines = childLines(c)
  const [read, , cannot] = lines
  // what no chart can say of it comes first, and what this one can
  return [lines.map((line) => (line === read || line === cannot ? { ...line, gist: true as const } : line))]
}

import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays, addMonths } from '../../../facts/calendar.ts'
import { GROUNDS, judge, kinOf, type KinGround, type Relative, type RelativeField } from '../../../rules/grounds.ts'
import type { Part } from '../../../rules/windows.ts'
import { awaitsTheirAnswer } from '../../../understanding/match-asked.ts'
import { isChildApart } from '../../../understanding/child-apart.ts'
import { childsCourse, courseText } from '../../../understanding/childs-course.ts'
import { childWishIn } from '../../../understanding/child-wish.ts'
import { asksIfTheyJoin } from '../../../understanding/own-trade.ts'
import { onTermsWith, type AskedPoint } from '../../../understanding/points-asked.ts'
import { tellsOfGrowth } from '../../../understanding/child-grows.ts'
import { asksOfSonsHouse } from '../../../understanding/sons-house.ts'
import { plainText } from '../../../understanding/topics.ts'
import { asksShould, questionOf } from '../../../understanding/understanding.ts'
import { wishLines } from '../../child-wish.ts'
import { asksIfSettles, calledKin, isHarmed, kinAsked, kinSlots, kinUse } from '../../kin-asked.ts'
import { isRefused, monthBefore } from '../../kin-talk.ts'
import { quickFinding } from '../../months.ts'
import { seasonIds, seasonOf } from '../../season.ts'
import { groundFact, nearestTime, shortVerdict, soonOpenings, type SoonOpening } from '../../short-concerns.ts'
import { jupiterLine } from '../answer-ground.ts'
import { spanOf } from '../answer-stretches.ts'
import { asksTheirRise, monthLines, moveLines, withCommunity } from './of-kin-parts.ts'
import { ofChildsCourse } from './of-child-course.ts'
import { isOfStepChild, isOfTwoMinds, parentsHouse, stepChild, twoMinds } from './of-house.ts'
import { sonsHouse } from './of-sons-house.ts'
import { method, nearOrFar, spanNear, type Writer, type Writers } from './shared.ts'

/** What kind of partner somebody finds. */
const KIND_OF =
  / (?:what|which|kais[aei]|kaun\S*|epdi|eppadi|ela|enna) (?:\S+ ){0,2}(?:girl|boy|wife|husband|partner|person|match|ladk[ai]|bahu|damad|daughter in law|son in law|ponnu|paiyan|mappillai|marumagal|ammayi|abbayi|kodalu|alludu) | how will (?:the |his |her )?(?:wife|husband|girl|boy|partner|daughter in law|son in law) /u

/** Of a child's wedding the kind of partner, or the way to one, which no parent's chart tells, with how a newcomer is met, by the 7th from the 5th (practice); else its times. */
const theirWedding: Writer = (c, part, said) => {
  // whose wedding it is may be said in the part before
  const whole = c.asking(`${part.told}. ${part.words}`)
  if (questionOf(whole.input.concern).person !== 'child') return []
  if (isRefused(whole)) return unwilling(whole)
  if (awaitsTheirAnswer(whole.input.concern)) return [replyLine(c), ...talkOfWedding(c, whole)]
  const text = plainText(part.words)
  const isWay = LOVE_OR_FAMILY.test(text)
  if (!isWay && !KIND_OF.test(text)) return questionOf(part.words).form === 'choice' ? weddingOrWork(c, whole) : []
  const { who, own } = calledKin(whole, 'child')
  const { ids, state } = judge(c, 'child.wedding')
  const [, house] = GROUNDS['child.wedding'].houses
  const head = c.line([method(c)], isWay ? 'point.theirMatch.way' : 'point.theirMatch', { who, own })
  return [head, c.line(ids, `point.theirMatch.${state}`, { house: c.house(house ?? 11) })].filter(({ text: one }) =>
    said.every((line) => line.text !== one),
  )
}

/** Where no opening is near, the month of the year ahead that bears a first talk best. */
function soonTalk(c: Composer, openings: readonly SoonOpening[]): Line[] {
  const month = monthBefore(c, openings)
  return month === null ? [] : [c.line([quickFinding(c, month.sun).id], 'point.childWed.soon', { month: month.label })]
}

/** A grown child who says no to a wedding: that its reason is its own to tell, how to ask, and when such a talk goes best. */
function unwilling(c: Composer): Line[] {
  const { who, own } = calledKin(c, 'child')
  const openings = nearAndFull(soonOpenings(c, 'child.wedding'))
  const spans = { list: openings.flatMap(({ parts }) => parts.map((one) => spanOf(c, one))) }
  const ids = openings.flatMap((one) => one.ids)
  return [
    c.line([method(c)], 'point.childWed.refuse', { who }),
    ...soonTalk(c, openings),
    ...(openings.length === 0 ? [] : [c.line(ids, 'point.childWed.talk', { ...kinSlots(c, 'child.wedding'), spans })]),
    c.line([method(c)], 'point.childWed.date', { who, own }),
  ]
}

/** A child's wedding now, or its work first: that neither has to wait, how the wedding lies from the parent's side, and when the talk goes best. */
function weddingOrWork(c: Composer, whole: Composer): Line[] {
  const { ids, state } = judge(c, 'child.wedding')
  return [c.line(ids, `point.childWed.way.${state}`, kinSlots(whole, 'child.wedding')), ...talkOfWedding(c, whole)]
}

/** When the talk on a child's wedding goes best. */
function talkOfWedding(c: Composer, whole: Composer): Line[] {
  const openings = nearAndFull(soonOpenings(c, 'child.wedding'))
  const spans = { list: openings.flatMap(({ parts }) => parts.map((one) => spanOf(c, one))) }
  return openings.length === 0
    ? []
    : [
        c.line(
          openings.flatMap((one) => one.ids),
          'point.childWed.talk',
          { ...kinSlots(whole, 'child.wedding'), spans },
        ),
      ]
}

/** The house that has seen a match is asked for its word within so many days, and is waited for so many more. */
const REPLY_DAYS = 7
const WAIT_DAYS = 14

/** A house that has seen a match and has not answered: by which day an elder asks once, and by which one looks on. */
export const replyLine = (c: Composer): Line =>
  c.line([method(c)], 'point.match.reply', {
    ask: c.date(addDays(c.input.asOf, REPLY_DAYS)),
    limit: c.date(addDays(c.input.asOf, REPLY_DAYS + WAIT_DAYS)),
  })
const LOVE_OR_FAMILY =
  / (?:love|own choice|prem) (?:\S+ ){0,3}(?:or|ya) (?:\S+ )?(?:arrange\S*|family) | arrange\S* (?:\S+ ){0,3}(?:or|ya) (?:\S+ )?love /

/** Of the times of a relative's matter the short answer tells the nearest, and beside it the first full one or else the second. */
function nearAndFull([first, ...later]: readonly SoonOpening[]): SoonOpening[] {
  const next = first?.isFull === true ? later[0] : (later.find(({ isFull }) => isFull) ?? later[0])
  return [first, next].filter((one) => one !== undefined)
}
/** What begins later than so many months from now is no help to whoever sits an examination before it. */
const SOON_MONTHS = 12

/** A grown child who has fallen silent: how the ground of the family lies, and when a longer talk or a visit goes best. */
function silentChild(c: Composer, who: string): Line[] {
  const { ids, state } = judge(c, 'family')
  const [first] = soonOpenings(c, 'child.life')
  return [
    c.line([...ids, ...judge(c, 'child').ids], `answer.estranged.${state}`, { who }),
    ...(first === undefined
      ? jupiterLine(c, 5, 'answer.estranged.when', { who })
      : [c.line(first.ids, 'point.child.heard', { who, spans: { list: first.parts.map((part) => spanOf(c, part)) } })]),
    c.line([method(c)], 'answer.estranged.cannot', { who }),
  ]
}

/** A grown child who is at home all day. */
const SITS_AT_HOME = / (?:sits?|sitting|siting|idle|stays?|lying|roams?|ghar (?:pe|par|me|mein) (?:baith\S*|bait\S*|pada)) /

/** A child's lessons, work or ways: what the parent can do and when; what the child reaches stands in its own chart, said once. */
const ofChild =
  (kin: KinGround & `child.${string}`, field: 'study' | 'work' | 'life'): Writer =>
  (c, { words, told }, said) => {
    const whole = c.asking(`${told}. ${words}`)
    const { estranged, relative } = questionOf(whole.input.concern)
    // whoever is no child of theirs, or is hurt, is met in another way
    if (relative !== null || isHarmed(whole, 'child')) return []
    const { who, own } = calledKin(whole, 'child')
    if (estranged) return silentChild(c, who)
    const { ids, state } = judge(c, kin)
    const openings = nearAndFull(soonOpenings(c, kin))
    const [first] = openings
    const begins = first?.parts[0]?.from
    const all = openings.flatMap((one) => one.ids)
    const ownChart = c.line([method(c)], `point.child.${field}`, { who, own })
    return [
      ...(said.some(({ text }) => text.includes(own)) ? [] : [ownChart]),
      ...(field === 'work' && SITS_AT_HOME.test(plainText(`${told} ${words}`)) ? [c.line([method(c)], 'point.child.sits')] : []),
      ...(begins === undefined
        ? []
        : begins > addMonths(c.input.asOf, SOON_MONTHS)
          ? [c.line(all, `point.child.${field}.far`, { who, span: spanOf(c, (first as SoonOpening).parts[0] as Part) })]
          : field === 'life'
            ? [
                c.line(all, 'point.child.heard', {
                  who,
                  spans: { list: openings.flatMap(({ parts }) => parts.map((part) => spanOf(c, part))) },
                }),
              ]
            : [
                c.line(all, 'kin.times', {
                  ...kinSlots(whole, kin),
                  matter: c.say(`kin.matter.${field}`),
                  count: openings.length,
                  spans: {
                    list: openings.flatMap(({ parts, isFull }) =>
                      parts.map((part) => spanOf(c, part, isFull ? '' : c.say('opening.light'))),
                    ),
                  },
                }),
                c.line(all, kinUse(c, field), kinSlots(whole, kin)),
              ]),
      c.line(ids, `answer.person.${state}`, { who }),
      ...(field === 'work' ? [...moveLines(whole, 'child', words), ...monthLines(whole, 'child')] : []),
    ].filter(({ text }) => said.every((line) => line.text !== text))
  }

const SIBLING = / (?:brothers?|sisters?|bhai|bhaiya|behen|bahan|didi|annan|thambi|akka|thangai|anna|tammudu|chelli) /
const APART =
  / (?:not talking|does not talk|doesnt talk|stopped talking|no contact|not speaking|quarrel\S*|fight\S*|baat (?:karna )?(?:band|nahi)\S*|rishta (?:theek|thik|toot)\S*|cut off) /

/** A brother or sister who has turned away: how their place lies, and when to begin. */
function siblings(c: Composer): Line[] {
  const { ids, state } = judge(c, 'sibling')
  const time = nearestTime(c, 'family')
  return [
    c.line(ids, `answer.person.${state}`, { who: c.say('who.sibling') }),
    ...(time === null ? [] : [c.line(time.ids, 'point.siblings.time', { span: spanNear(c, time) })]),
  ]
}

const FAR = / (?:abroad|foreign|overseas|canada|usa|america|uk|london|germany|australia|dubai|gulf) /
/** An illness of somebody dear. */
const ILL =
  / (?:ill|illness|sick|disease|cancer|heart (?:problem|attack|patient)|kidney|stroke|paralys\S*|surgery|operation|hospital\S*|icu|dialysis|diabetes|bimar\S*|beemar\S*|recover|health|treatment) /

/** What an illness asks of whoever stands beside it: nothing of its course; their own season, and from when it is easier. */
function besideIllness(c: Composer): Line[] {
  const season = seasonOf(c, 'wellbeing')
  const state = season.state === 'plain' ? 'mixed' : season.state
  const [ease] = state === 'well' ? [] : season.eases
  return [
    c.line([method(c)], 'point.kin.ill'),
    ease === undefined
      ? c.line(seasonIds(c, season), `subject.wellbeing.${state}`)
      : c.line(ease.ids, 'point.kin.ease', { list: ease.text }),
  ]
}

/**
 * A relative's own matter: of two ways the one that has room, that a date stands in their own chart, how the visitor's chart supports it, and when help from
 * the visitor counts.
 */
const ofRelative =
  (field: RelativeField | null, other: Relative): Writer =>
  (c, { words, told }, said) => {
    const whole = c.asking(`${told}. ${words}`)
    const { person: meant, form, theirWedding: weds } = questionOf(whole.input.concern)
    // whose work it is the point itself says of a husband or wife
    const person: Relative = other === 'spouse' || meant === null || meant === 'inLaws' ? other : meant
    if (isHarmed(whole, person)) return []
    const { who, own } = calledKin(whole, person)
    const text = plainText(`${told} ${words}`)
    if (ILL.test(text)) {
      const { ids, state } = judge(c, person)
      return [...besideIllness(c), c.line(ids, `answer.person.${state}`, { who })]
    }
    const asked = kinAsked(whole)
    const kin: KinGround =
      field !== null && !(field === 'wedding' && person === 'spouse')
        ? `${person}.${field}`
        : asked !== null && asked.startsWith(`${person}.`)
          ? asked
          : FAR.test(text)
            ? `${person}.far`
            : `${person}.life`
    const ground = judge(c, kin)
    const way = kinOf(kin)?.field ?? 'life'
    const [verdict, voice] = shortVerdict(whole, kin)
    const openings = nearAndFull(soonOpenings(c, kin))
    const ids = openings.flatMap((one) => one.ids)
    const isWay = questionOf(words).form === 'choice' || form === 'choice'
    const dates = weds && way === 'wedding' ? 'answer.person.weddingOf' : 'answer.person.dates'
    const lines = [
      ...(isWay
        ? [c.line(ground.ids, `point.kin.way.${ground.state}`, { who })]
        : way === 'far' && asksShould(words)
          ? [
              c.line(ground.ids, `kin.far.${ground.state}`, kinSlots(whole, kin)),
              ...(c.asker.debt ? [c.line([method(c)], 'point.kin.loan', { who })] : []),
            ]
          : way === 'far' && asksIfSettles(plainText(words))
            ? [c.line(ground.ids, 'kin.far.settles', { ...kinSlots(whole, kin), own }), ...(verdict === undefined ? [] : [verdict])]
            : [
                c.line([method(c)], way === 'work' && asksTheirRise(words) ? 'kin.rise' : dates, { who, own }),
                ...(verdict === undefined ? [] : [verdict]),
              ]),
      ...(way === 'work' ? [...moveLines(whole, person, words), ...monthLines(whole, person)] : []),
      ...(openings.length === 0
        ? voice === undefined
          ? []
          : [voice]
        : [
            c.line(ids, 'kin.times', {
              ...kinSlots(whole, kin),
              matter: c.say(`kin.matter.${way}`),
              count: openings.length,
              spans: {
                list: openings.flatMap(({ parts, isFull }) => parts.map((one) => spanOf(c, one, isFull ? '' : c.say('opening.light')))),
              },
            }),
            c.line(ids, kinUse(c, way), kinSlots(whole, kin)),
          ]),
    ]
    return lines.filter(({ text: one }) => said.every((line) => line.text !== one))
  }

const ADOPTS = / (?:adopt\S*|surrogacy|surrogate|god lena) /
const TREATMENT = / (?:ivf|iui|treatment|test tube) /
/** A child on its way. */
const CARRIES =
  / (?:(?:is|am|are|was|months?|weeks?|now|already) (?:\d+ )?(?:months? |weeks? )?pregnant|pet se|garbhvati|expecting (?:a |our |my )?(?:baby|child|first|second)|due date|during (?:my |her )?pregnancy|delivery (?:be |is |will |safe|normal)) /
const WAITS_FOR_YEAR = / (?:20[2-4]\d|wait|this year|next year|right time|good time|plan\S*) /

/** A child that is hoped for: nothing is foretold of it; how the two are carried meanwhile, and when to talk. */
const childBirth: Writer = (c, { words, told }) => {
  const text = plainText(`${told} ${words}`)
  if (isOfTwoMinds(c)) return [...twoMinds(c), c.line([method(c)], 'answer.childWish')]
  if (childWishIn(c.whole.input.concern) !== null) return wishLines(c)
  const season = seasonOf(c, 'wellbeing')
  const [ease] = season.state === 'well' ? [] : season.eases
  const time = nearestTime(c, 'family')
  const soon = time !== null && time.from < addMonths(c.input.asOf, SOON_MONTHS) ? time : null
  return [
    c.line([method(c)], CARRIES.test(text) ? 'point.birth.carried' : 'answer.childWish'),
    ...(TREATMENT.test(plainText(words)) && !CARRIES.test(text) ? [c.line([method(c)], 'point.birth.ivf')] : []),
    ...(ADOPTS.test(text)
      ? [c.line([method(c)], 'point.birth.ways')]
      : WAITS_FOR_YEAR.test(plainText(words))
        ? [c.line([method(c)], 'point.birth.year')]
        : []),
    ...(soon === null || CARRIES.test(text) ? [] : [c.line(soon.ids, 'point.birth.talk', { span: spanNear(c, soon) })]),
    ease === undefined
      ? c.line(seasonIds(c, season), `subject.wellbeing.${season.state === 'plain' ? 'mixed' : season.state}`)
      : c.line(ease.ids, 'point.kin.ease', { list: ease.text }),
  ]
}

/** Parents who need somebody near: how home and distance weigh for a move, and the time for it and for sharing out what is to be done. */
const parents: Writer = (c, { words, told }) => {
  const ofHouse = parentsHouse(c)
  if (ofHouse.length > 0) return ofHouse
  if (SIBLING.test(plainText(`${told} ${words}`)) && APART.test(plainText(`${told} ${words}`))) return siblings(c)
  const text = plainText(words)
  const { id, side } = nearOrFar(c)
  const { ids, state } = judge(c, 'family')
  const time = nearestTime(c, 'family')
  if (BRINGS.test(text))
    return [
      c.line(ids, `point.parents.bring.${state}`),
      ...(time === null ? [] : [c.line(time.ids, 'point.parents.time', { span: spanNear(c, time) })]),
    ]
  const isIll = ILL.test(plainText(`${told} ${words}`))
  if (isIll) return [...(MOVES.test(text) ? [c.line([id], `point.parents.${side}`)] : []), ...besideIllness(c)]
  return [
    ...(MOVES.test(text) ? [c.line([id], `point.parents.${side}`)] : []),
    c.line(ids, `point.parents.${state}`),
    ...(time === null
      ? []
      : [c.line(time.ids, MOVES.test(text) ? 'point.parents.time' : 'point.parents.word', { span: spanNear(c, time) })]),
  ]
}
/** Parents who are to come and live with one who has left. */
const BRINGS = / (?:bring|take|call|sponsor|keep) (?:\S+ ){0,2}(?:parents|mother|father|mom|dad|amma|appa|maa|papa) /
const MOVES = / (?:shift|move|go back|return|come back|near them|with them|stay with|bring them|relocate|leave them) /

/** A child that is to be sent to another country. */
const SENDS = / (?:abroad|foreign|overseas|canada|usa|america|uk|germany|australia) (?:\S+ )*(?:should|shall) (?:i|we) (?:send|let) /
const sentAway = ofRelative(null, 'child')
const ofStudy = ofChild('child.study', 'study')
const ofWork = ofChild('child.work', 'work')
const ofLife = ofChild('child.life', 'life')
/** A small child whose body or speech takes its own course: what is begun early helps, and when one's own patience carries furthest. */
const ofGrowth: Writer = (c, part, said) => {
  const openings = nearAndFull(soonOpenings(c, 'child.life'))
  const { who } = calledKin(c.asking(`${part.told}. ${part.words}`), 'child')
  const spans = openings.flatMap(({ parts }) => parts.map((one) => spanOf(c, one)))
  return [
    c.line([method(c)], 'point.child.develops'),
    ...(openings.length === 0
      ? []
      : [
          c.line(
            openings.flatMap(({ ids }) => ids),
            'point.child.growsTimes',
            { who, spans: { list: spans } },
          ),
        ]),
    ...ofLife(c, part, said).slice(-1),
  ]
}
const TALK_MONTHS = 12
/** When a long talk with a child goes best; a decision of these months waits for no time of years ahead. */
const timesToTalk: Writer = (c, part, said) => {
  const limit = addMonths(c.input.asOf, TALK_MONTHS)
  const openings = nearAndFull(soonOpenings(c, 'child.life')).filter(({ parts: [first] }) => first !== undefined && first.from <= limit)
  if (openings.length === 0) return []
  const spans = openings.flatMap(({ parts }) => parts.map((one) => spanOf(c, one)))
  const { who } = calledKin(c.asking(`${part.told}. ${part.words}`), 'child')
  const ids = openings.flatMap((one) => one.ids)
  return [c.line(ids, 'point.child.heard', { who, spans: { list: spans } })].filter(({ text }) => said.every((line) => line.text !== text))
}

/** Ways of a child that no post mends. */
const OF_WAYS = / (?:listen\S*|responsib\S*|obey\S*|mature|serious|lazy) (?!.* (?:job|work|career|business|placement) )/

/** Better terms with one of the own house: how their place lies, what helps it and what asks for care, and when to speak; what they feel is theirs to say. */
function onTerms(c: Composer, person: NonNullable<ReturnType<typeof onTermsWith>>): Line[] {
  const { who } = calledKin(c, person)
  const { ids, state, for: helps, against } = judge(c, person)
  const voice = (key: 'answer.person.helps' | 'answer.person.hinders', [first]: typeof helps): Line[] =>
    first === undefined ? [] : [c.line([first.id], key, { fact: groundFact(c, person, first, false) })]
  const time = nearestTime(c, 'family')
  return [
    c.line([method(c)], 'point.terms', { who }),
    c.line(ids, `answer.person.${state}`, { who }),
    ...(state === 'ill' ? voice('answer.person.hinders', against) : voice('answer.person.helps', helps)),
    ...(time === null ? [] : [c.line(time.ids, 'point.terms.time', { span: spanNear(c, time) })]),
  ]
}

/** A child in the visitor's own trade: theirs to decide, how the place of children lies, when to speak of it and hand over a part, and a plan without them. */
function joinsTrade(c: Composer, { told, words }: AskedPoint): Line[] {
  const { who } = calledKin(c.asking(`${told}. ${words}`), 'child')
  const { ids, state } = judge(c, 'child.work')
  const together = judge(c, 'tradeChild')
  const openings = nearAndFull(soonOpenings(c, 'child.work'))
  const spans = openings.flatMap(({ parts }) => parts.map((one) => spanOf(c, one)))
  return [
    c.line(together.ids, `point.joins.together.${together.state}`, { who }),
    c.line([method(c)], 'point.joins', { who }),
    c.line(ids, `answer.person.${state}`, { who }),
    openings.length === 0
      ? c.line(ids, 'point.joins.noTime', { who })
      : c.line(
          openings.flatMap((one) => one.ids),
          'point.joins.times',
          { who, spans: { list: spans } },
        ),
    c.line([method(c)], 'point.joins.without', { who }),
  ]
}
/** Of a child who may come into the visitor's own trade that is told, of any other what is given. */
const orJoins =
  (writer: Writer): Writer =>
  (c, part, said) =>
    asksIfTheyJoin(part.words, part.told) ? joinsTrade(c, part) : writer(c, part, said)

const ofSibling = ofRelative(null, 'sibling')
const other: Writer = (c, part, said) => {
  const person = onTermsWith(plainText(`${part.told} ${part.words}`))
  return person === null ? ofSibling(c, part, said) : onTerms(c, person)
}

/** A child whose marriage is unsettled: whose the decision is, when talks go best, and how the child’s place lies; who is hurt is met in another way. */
function childApart(c: Composer): Line[] {
  if (isHarmed(c, 'child')) return []
  const { who } = calledKin(c, 'child')
  const { ids, state } = judge(c, 'child.life')
  const openings = nearAndFull(soonOpenings(c, 'child.life'))
  const spans = { list: openings.flatMap(({ parts }) => parts.map((part) => spanOf(c, part))) }
  return [
    c.line([method(c)], 'point.childApart', { who }),
    ...(openings.length === 0
      ? []
      : [
          c.line(
            openings.flatMap((one) => one.ids),
            'point.childApart.times',
            { who, spans },
          ),
        ]),
    ...(openings.length === 0 ? [] : soonTalk(c, openings)),
    c.line(ids, `answer.person.${state}`, { who }),
  ]
}

/** What has an answer of its own: the matters of relatives. */
export const KIN_WRITERS: Writers = {
  'kin.childBirth': childBirth,
  'kin.spouseWork': (c, part, said) => (isOfTwoMinds(c) ? twoMinds(c) : ofRelative('work', 'spouse')(c, part, said)),
  'kin.wed': withCommunity('sibling', ofRelative('wedding', 'sibling')),
  'kin.work': ofRelative('work', 'sibling'),
  'kin.other': other,
  'kin.childWed': withCommunity('child', theirWedding),
  'kin.childStudy': orJoins((c, part, said) => {
    const kind = childsCourse(courseText(part))
    return kind === null ? ofStudy(c, part, said) : [...ofChildsCourse(c, part, kind), ...timesToTalk(c, part, said)]
  }),
  'kin.childWork': orJoins((c, part, said) => (OF_WAYS.test(plainText(`${part.told} ${part.words}`)) ? ofLife : ofWork)(c, part, said)),
  'kin.childTrouble': orJoins((c, part, said) => {
    if (isOfStepChild(c)) return stepChild(c)
    if (asksOfSonsHouse(part.words, c.whole.input.concern)) return isHarmed(c, 'child') ? [] : sonsHouse(c)
    const text = plainText(`${part.told} ${part.words}`)
    if (isChildApart(c.whole.input.concern)) return childApart(c)
    return (SENDS.test(text) ? sentAway : tellsOfGrowth(text) ? ofGrowth : ofLife)(c, part, said)
  }),
  'kin.parents': parents,
}

import type { Composer, Line } from '../../../compose/composer.ts'
import { addMonths } from '../../../facts/calendar.ts'
import { GROUNDS, judge, type KinGround } from '../../../rules/grounds.ts'
import type { Part } from '../../../rules/windows.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { calledKin, isHarmed, kinSlots } from '../../kin-asked.ts'
import { nearestTime, soonOpenings, type SoonOpening } from '../../short-concerns.ts'
import { jupiterLine } from '../answer-ground.ts'
import { spanOf } from '../answer-stretches.ts'
import { method, nearOrFar, spanNear, type Writer, type Writers } from './shared.ts'

/** What kind of partner somebody finds. */
const KIND_OF =
  / (?:what|which|kais[aei]|kaun\S*|epdi|eppadi|ela|enna) (?:\S+ ){0,2}(?:girl|boy|wife|husband|partner|person|match|ladk[ai]|bahu|damad|daughter in law|son in law|ponnu|paiyan|mappillai|marumagal|ammayi|abbayi|kodalu|alludu) | how will (?:the |his |her )?(?:wife|husband|girl|boy|partner|daughter in law|son in law) /u

/** Of a child's wedding: the kind of partner, which no parent's chart tells, and how a newcomer is met, by the 7th from the 5th (practice). */
const theirWedding: Writer = (c, { words, told }) => {
  // whose wedding it is may be said in the part before
  const whole = c.asking(`${told}. ${words}`)
  if (questionOf(whole.input.concern).person !== 'child' || !KIND_OF.test(plainText(words))) return []
  const { who, own } = calledKin(whole, 'child')
  const { ids, state } = judge(c, 'child.wedding')
  const [, house] = GROUNDS['child.wedding'].houses
  return [c.line([method(c)], 'point.theirMatch', { who, own }), c.line(ids, `point.theirMatch.${state}`, { house: c.house(house ?? 11) })]
}

/** So many times of a child's matter are told on the first page. */
const MOST_TIMES = 2
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
    const openings = soonOpenings(c, kin).slice(0, MOST_TIMES)
    const [first] = openings
    const begins = first?.parts[0]?.from
    const all = openings.flatMap((one) => one.ids)
    const ownChart = c.line([method(c)], `point.child.${field}`, { who, own })
    return [
      ...(said.some(({ text }) => text.includes(own)) ? [] : [ownChart]),
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
                c.line(all, `kin.for.${field}`, kinSlots(whole, kin)),
              ]),
      c.line(ids, `answer.person.${state}`, { who }),
    ]
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

/** Parents who need somebody near: how home and distance weigh for a move, and the time for it and for sharing out what is to be done. */
const parents: Writer = (c, { words, told }) => {
  if (SIBLING.test(plainText(`${told} ${words}`)) && APART.test(plainText(`${told} ${words}`))) return siblings(c)
  if (!MOVES.test(plainText(words))) return []
  const { id, side } = nearOrFar(c)
  const { ids, state } = judge(c, 'family')
  const time = nearestTime(c, 'family')
  return [
    c.line([id], `point.parents.${side}`),
    c.line(ids, `point.parents.${state}`),
    ...(time === null ? [] : [c.line(time.ids, 'point.parents.time', { span: spanNear(c, time) })]),
  ]
}
const MOVES = / (?:shift|move|go back|return|come back|near them|with them|stay with|bring them|relocate|leave them) /

/** What has an answer of its own: the matters of relatives. */
export const KIN_WRITERS: Writers = {
  'kin.childWed': theirWedding,
  'kin.childStudy': ofChild('child.study', 'study'),
  'kin.childWork': ofChild('child.work', 'work'),
  'kin.childTrouble': ofChild('child.life', 'life'),
  'kin.parents': parents,
}

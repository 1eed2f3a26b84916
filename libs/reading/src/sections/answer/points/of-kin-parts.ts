import type { Composer, Line } from '../../../compose/composer.ts'
import { GROUNDS, judge, type Relative } from '../../../rules/grounds.ts'
import { namedPeriods, type NamedPeriod } from '../../../understanding/named-dates.ts'
import { asksCommunity } from '../../../understanding/community.ts'
import { plainText } from '../../../understanding/topics.ts'
import { calledKin } from '../../kin-asked.ts'
import { soonOpenings } from '../../short-concerns.ts'
import { labelOf, overhead } from '../answer-named.ts'
import { spanOf } from '../answer-stretches.ts'
import { method, type Writer } from './shared.ts'

/** A step up in the post that is held. */
const RISES =
  / (?:promot\S*|pramotion|padonnati|increments?|hike|higher (?:post|scale|grade)|next (?:scale|grade|rank)|headm\S*|seniority) /
/** True where a step up of a relative is asked for. Takes the words of the part. */
export const asksTheirRise = (words: string): boolean => RISES.test(plainText(words))

/** A posting at another place. */
const MOVES =
  / (?:transfer\S*|posting|posted back|badli|tabadla|tabadala|relocat\S*) (?!to (?:abroad|foreign))|तबादला|ट्रांसफर|ट्रान्सफर|இடமாற்ற|டிரான்ஸ்ஃபர்|బదిలీ|ట్రాన్స్‌ఫర్/u

const BEFORE = / (?:before|by|till|until|se pehle|se pahle|tak|pehle) /

/** A relative's posting near home: how the house of home counted from theirs lies, and the nearest time for the request, held against a time that is named. */
export function moveLines(c: Composer, person: Relative, words: string): Line[] {
  if (!MOVES.test(plainText(words))) return []
  const ground = `${person}.back` as const
  const { who } = calledKin(c, person)
  const { ids, state } = judge(c, ground)
  const [own, home = own] = GROUNDS[ground].houses
  const [first] = soonOpenings(c, ground)
  const part = first?.parts[0]
  const limit = BEFORE.test(plainText(words)) ? namedPeriods(words, c.input.asOf).at(-1) : undefined
  return [
    c.line(ids, `kin.move.${state}`, { who, house: c.house(home) }),
    ...(first === undefined || part === undefined
      ? []
      : [
          limit === undefined || limit.from <= c.input.asOf
            ? c.line(first.ids, 'kin.move.time', { span: spanOf(c, part) })
            : c.line(first.ids, part.from < limit.from ? 'kin.move.time.before' : 'kin.move.time.after', {
                span: spanOf(c, part),
                label: labelOf(c, limit),
              }),
        ]),
  ]
}

/** A time so short that it is light or heavy as a whole. */
const isShort = ({ grain }: NamedPeriod): boolean => grain === 'day' || grain === 'month'

/** How light the named month or day of a relative's matter is for whoever stands beside them. */
export function monthLines(c: Composer, person: Relative): Line[] {
  const { concern, asOf } = c.whole.input
  const named = namedPeriods(concern, asOf).find((one) => isShort(one) && one.from > asOf)
  if (named === undefined) return []
  const { helps, strains } = overhead(c, named)
  const tone = helps.length > 0 ? (strains.length > 0 ? 'both' : 'light') : strains.length > 0 ? 'heavy' : 'plain'
  const ids = [...helps, ...strains].map(({ id }) => id)
  return [c.line(ids.length > 0 ? ids : [method(c)], `kin.month.${tone}`, { who: calledKin(c, person).who, label: labelOf(c, named) })]
}

const ASKS_TIME = / (?:when|kab|by when|which year|eppo\S*|eppudu) /

/** From which community the one comes whom a relative marries: that no chart tells it, and how a newcomer is met; what else is asked comes after. */
export const withCommunity =
  (person: 'child' | 'sibling', writer: Writer): Writer =>
  (c, part, said) => {
    if (!asksCommunity(part.words)) return writer(c, part, said)
    const { who, own } = calledKin(c.asking(`${part.told}. ${part.words}`), person)
    const ground = `${person}.wedding` as const
    const { ids, state } = judge(c, ground)
    const [first, house = first] = GROUNDS[ground].houses
    return [
      c.line([method(c)], 'point.theirMatch.community', { who, own }),
      c.line(ids, `point.theirMatch.${state}`, { house: c.house(house) }),
      ...(ASKS_TIME.test(plainText(part.words)) ? writer(c, part, said) : []),
    ]
  }

import { GROUNDS, judge } from '../../../rules/grounds.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { calledKin } from '../../kin-asked.ts'
import { method, type Writer, type Writers } from './shared.ts'

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

/** What has an answer of its own: the matters of relatives. */
export const KIN_WRITERS: Writers = { 'kin.childWed': theirWedding }

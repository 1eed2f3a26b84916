import type { Composer, Line } from '../../../compose/composer.ts'
import { addMonths } from '../../../facts/calendar.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import type { Part } from '../../../rules/windows.ts'
import { tellsHeldLoan } from '../../../understanding/held-loan.ts'
import { shareKin, signsWorseTerms, type ShareKin } from '../../../understanding/share-at-home.ts'
import { plainText } from '../../../understanding/topics.ts'
import { weighLine } from '../../abroad.ts'
import { moveTime } from '../../coming-home.ts'
import { easyMonths, quickFinding } from '../../months.ts'
import { deadlineOf, labelOf } from '../answer-named.ts'
import { stayLean } from '../../stay-lean.ts'
import { method, spanNear } from './shared.ts'
import { weightiest } from './weightiest.ts'

/** The grounds of those relatives who have a house of their own; a cousin is read as a brother or sister (practice). */
const GROUND_OF: Readonly<Partial<Record<ShareKin, Ground>>> = {
  elder: 'elderSibling',
  brother: 'sibling',
  sister: 'sibling',
  cousin: 'sibling',
  father: 'father',
}
const WEIGHT = { well: 1, mixed: 0, ill: -1 } as const

/**
 * To stay on worse terms or to go home into a relative's trade: home against distance, what to do with the terms now, the share by the grounds of partners,
 * of that relative and of money together (practice), the first time that bears the move, and the loan that is being paid.
 */
export function shareLines(c: Composer): Line[] {
  const { concern } = c.whole.input
  return [
    weighLine(c, 'sum'),
    ...(signsWorseTerms(concern) ? signLines(c) : []),
    ...shareOf(c, shareKin(concern)),
    wayHome(c),
    ...(tellsHeldLoan(plainText(concern)) ? [c.line([method(c)], 'share.loan')] : []),
  ]
}

/** A way home that is nearer than this needs no year of contract before it. */
const SOON_MONTHS = 6

/** A month further off than this comes after the contract has to be signed. */
const ASK_MONTHS = 3

/** Whether to sign now, for how long and with what in it, and the month to ask for that. */
function signLines(c: Composer): Line[] {
  const lean = stayLean(c)
  const move = moveTime(c)?.parts[0]
  const soon = move !== undefined && move.from < addMonths(c.input.asOf, SOON_MONTHS)
  const [month] = easyMonths(c)
  const term = deadlineOf(c)
  return [
    c.line([method(c)], lean === 'stay' ? 'share.sign.stay' : soon ? 'share.sign.short' : 'share.sign.bridge'),
    ...(term !== null
      ? [c.line([method(c)], 'share.sign.term', { label: labelOf(c, term) })]
      : month === undefined || month.from > addMonths(c.input.asOf, ASK_MONTHS)
        ? [c.line([method(c)], 'share.sign.now')]
        : [c.line([quickFinding(c, month.sun).id], 'share.sign.month', { month: month.label })]),
  ]
}

/** The share itself: whether it carries, why, and in which form the money goes in. */
function shareOf(c: Composer, kin: ShareKin): Line[] {
  const [shared, money] = [judge(c, 'tradePartner'), judge(c, 'money')]
  const own = GROUND_OF[kin]
  const theirs = own === undefined ? null : judge(c, own)
  const sum = WEIGHT[shared.state] + WEIGHT[money.state] + (theirs === null ? 0 : WEIGHT[theirs.state])
  const side = sum > 0 ? 'well' : sum < 0 ? 'ill' : 'mixed'
  const ids = [...new Set([...shared.ids, ...money.ids, ...(theirs?.ids ?? [])])]
  const who = c.say(`share.kin.${kin}`)
  return [
    c.line(ids, `share.${side}`, { who }),
    c.line(ids, 'share.why', {
      parts: {
        list: [
          c.say(`share.part.partner.${shared.state}`),
          ...(theirs === null ? [] : [c.say(`share.part.kin.${theirs.state}`, { who })]),
          c.say(`share.part.money.${money.state}`),
        ],
      },
    }),
    ...weightiest(c, 'tradePartner'),
    c.line([method(c)], `share.do.${side}`),
  ]
}

/** The first time that bears the way home, as the plan that leads or the second one. */
function wayHome(c: Composer): Line {
  const move = moveTime(c)
  if (move === undefined) return c.line(judge(c, 'return').ids, 'point.both.noReturn')
  const span = spanNear(c, move.parts[0] as Part)
  return c.line(move.ids, stayLean(c) === 'stay' ? 'point.back.second' : 'share.home', { span })
}

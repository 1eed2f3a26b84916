import type { Composer, Line } from '../../../compose/composer.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import type { ChildsCourse } from '../../../understanding/childs-course.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import { plainText } from '../../../understanding/topics.ts'
import { calledKin } from '../../kin-asked.ts'
import { groundFact } from '../../short-concerns.ts'
import { method } from './shared.ts'

const RANK = { ill: -1, mixed: 0, well: 1 } as const
/** The child’s studies first (the 5th, its lord and Jupiter), and then what is earned by them. */
const GROUNDS = ['child.study', 'child.work'] as const satisfies readonly Ground[]

const QUARREL =
  / (?:fights?|fighting|quarrel\S*|argu\S*|shout\S*|bahas|jhagd\S*|ladai|tension at home|not talking|angry|gussa|sandai|godava\S*) |बहस|झगड़|लड़ाई|गुस्स|சண்டை|கோப|గొడవ|కోప/u

/** A course under way that is to be given up. */
const LEAVES =
  / (?:leave|leaving|left|quit|quitting|drop(?:ping)? out of|discontinu\S*|chhod\S*|chhodkar|manesi|maneyali|vittut\S*|niruth\S*) (?:\S+ ){0,3}?(?:b ?tech|btech|college|degree|engineering|course|mbbs|bcom|bsc|ca|diploma|studies) | (?:b ?tech|college|degree|engineering|course|mbbs|ca|diploma) (?:\S+ ){0,4}?(?:leave|quit|discontinue|chhod\S*|manesi|vittut\S*) |(?:कॉलेज|इंजीनियरिंग|पढ़ाई|कोर्स) (?:\S+ )?छोड़/u

/** What decides, from the parent's chart: of the studies the heaviest voice of the side that they come to, else of the work behind them. */
function reason(c: Composer, lean: number): Line[] {
  const side = lean < 0 ? 'against' : 'for'
  const found = GROUNDS.map((ground) => ({ ground, voice: judge(c, ground)[side][0] })).find(({ voice }) => voice !== undefined)
  return found?.voice === undefined
    ? []
    : [
        c.line([found.voice.id], side === 'for' ? 'answer.person.helps' : 'answer.person.hinders', {
          fact: groundFact(c, found.ground, found.voice, false),
        }),
      ]
}

/**
 * Whether parents go along with what a child has chosen: a plain lean from their own chart with what it rests on, how to try it, and that the talent stands in
 * the child's own chart.
 */
export function ofChildsCourse(c: Composer, part: AskedPoint, kind: ChildsCourse): Line[] {
  const { who, own } = calledKin(c.asking(`${part.told}. ${part.words}`), 'child')
  const states = GROUNDS.map((ground) => judge(c, ground))
  const lean = states.reduce((sum, { state }) => sum + RANK[state], 0)
  const ids = states.flatMap((one) => one.ids)
  const way = lean > 0 ? 'let' : lean < 0 ? 'first' : 'trial'
  return [
    c.line(ids, `point.childsCourse.${way}`, { who }),
    ...reason(c, lean),
    c.line([method(c)], way === 'first' ? `point.childsCourse.first.${kind}` : `point.childsCourse.${kind}`, { who }),
    ...(LEAVES.test(plainText(c.whole.input.concern)) && way !== 'first' ? [c.line([method(c)], 'point.childsCourse.leaves')] : []),
    ...(QUARREL.test(plainText(c.whole.input.concern)) ? [c.line([method(c)], 'point.childsCourse.quarrel', { who })] : []),
    c.line([method(c)], 'point.childsCourse.own', { own }),
  ]
}

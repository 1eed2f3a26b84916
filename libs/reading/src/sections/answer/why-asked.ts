import type { Composer, Line } from '../../compose/composer.ts'
import { judge } from '../../rules/grounds.ts'
import { asksWhy, whyOfOther } from '../../understanding/why-other.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { voiceLine } from '../short-concerns.ts'
import { methodFinding } from '../verdict.ts'
import type { AnswerPart } from './answer-parts.ts'

/** A why that is answered already: by what stands in no chart, or in somebody's own one. */
const IS_SAID = /stands? in (?:no chart|(?:his|her|their) own chart)|no chart (?:of|can|gives)|own chart alone/u

/** Why money does not stay: the heaviest that weighs on it, or that nothing does. */
function ofMoney(c: Composer, lines: readonly Line[]): Line[] {
  const [weighs] = voiceLine(c, 'money', judge(c, 'money'), 'against')
  if (weighs === undefined) return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'why.money.none')]
  return lines.some(({ text }) => text === weighs.text) ? [] : [weighs]
}

/** Whoever asks why is told the reason that the chart has, or in plain words that it stands in none. */
export const withWhy = (c: Composer, parts: AnswerPart[]): AnswerPart[] =>
  parts.map((part) => {
    const asked = part.points.filter(({ asked: one }) => asksWhy(one.words))
    const [first] = asked
    // where somebody is hurt nobody is told to ask kindly
    if (first === undefined || questionOf(c.input.concern).cares.includes('cruelty')) return part
    const other = whyOfOther(first.asked.words)
    if (other === null)
      return first.asked.point.startsWith('money.') ? { ...part, lines: [...ofMoney(c, part.lines), ...part.lines] } : part
    if (part.lines.some(({ text }) => IS_SAID.test(text) && other === 'acts')) return part
    const line = c.line([methodFinding(c, 'question', 'bphs24.145-148')], `why.${other}`)
    return { ...part, lines: [line, ...part.lines] }
  })

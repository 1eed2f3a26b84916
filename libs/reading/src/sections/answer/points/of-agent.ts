import type { Composer, Line } from '../../../compose/composer.ts'
import { agentTold } from '../../../understanding/paid-agent.ts'
import { goesToStudy } from '../../refused.ts'
import { readings } from '../../cache.ts'
import { groundAloud, timeWithWait } from '../answer-gist.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { method, type Writer } from './shared.ts'

/** What a register or a file tells of an agent, and no chart, with the one step that is in one's own hands. */
function agentLines(c: Composer): Line[] {
  const agent = agentTold(c.whole.input.concern)
  if (agent === null) return []
  const { state, sells, hasPassport, wishesBack } = agent
  return [
    ...(hasPassport ? [c.line([method(c)], 'point.agent.passport')] : []),
    c.line([method(c)], `point.agent.${state}.${sells}`),
    ...(wishesBack ? [c.line([method(c)], 'point.agent.back')] : []),
  ]
}

/** Going away by an agent who was paid and puts one off: how the ground for going lies, when, and what to ask of the agent; to an agent who asks for money the answer has the step beside it. */
export const throughAgent =
  (writer: Writer): Writer =>
  (c, part, said) => {
    const agent = c.asker.abroad ? null : agentTold(c.whole.input.concern)
    if (agent === null) return writer(c, part, said)
    const lines = agentLines(c).filter(({ text }) => said.every((one) => one.text !== text))
    if (agent.state === 'asked' || goesToStudy(c)) return [...writer(c, part, said), ...lines]
    const noun = nounOf(c, askedOf(c, 'abroad'))
    return [groundAloud(c, readings(c).abroad, noun), ...timeWithWait(c, 'abroad', noun).slice(0, 1), ...lines]
  }

import type { Composer, Line } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { askedParts } from '../../../understanding/asked-parts.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { plainText } from '../../../understanding/topics.ts'
import { method } from './shared.ts'

/** What is told as a weight beside the question has a sentence of its own. */

const ILL =
  / (?:my |our )(mother|father|mom|dad|wife|husband|son|daughter|brother|sister|amma|appa|mummy|papa|child|baby)(?: is| has been| was| has)? (?:\S+ ){0,3}?(?:ill|sick|unwell|not well|bedridden|paraly\S*|cancer|icu|hospital\S*|dialysis|surgery|operation|kidney|stroke) /
const BOSS =
  / (?:boss|manager|supervisor|senior|seniors|team lead|tl|principal|management|colleagues?) (?:\S+ ){0,3}(?:harass\S*|tortur\S*|insult\S*|humiliat\S*|abus\S*|bully\S*|shout\S*|scold\S*|threaten\S*) /
const MONEY =
  / (?:my |our )?(wife|husband|parents|mother|father|family)(?: is| are| has been)? (?:also |too |very |so |always )*(?:worried|tensed|stressed|anxious|scared|afraid|in tension|worrying|fears?|against|refus\S*|not ready|not agree\S*|says? no) (?:\S+ ){0,2}?(?:about |for |of |to |because of )?(?:our |the |my |taking |take |an? |education |big |any )*(?:money|finances?|financ\S*|salary|income|emis?|loans?|expenses|savings|future) /

const asksAny = (c: Composer, points: RegExp): boolean =>
  pointsAsked(c.input.concern).some(({ point }: { point: Point }) => points.test(point))

/** One’s own illness of somebody dear, or a superior who hurts, told beside another question: met first. */
export function weightLines(c: Composer): Line[] {
  const told = plainText(askedParts(c.input.concern).told)
  const [, who = ''] = ILL.exec(told) ?? []
  return [
    ...(who !== '' && !asksAny(c, /^(?:kin\.|self\.health)/) ? [c.line([method(c)], 'beside.ill', { who: WHO[who] ?? who })] : []),
    ...(BOSS.test(told) && !asksAny(c, /^work\.boss$/) ? [c.line([method(c)], 'beside.boss')] : []),
  ]
}
const WHO: Readonly<Record<string, string>> = {
  mom: 'mother',
  amma: 'mother',
  mummy: 'mother',
  dad: 'father',
  appa: 'father',
  papa: 'father',
}

/** What is to pay for a course. */
const LOAN = / (?:loan|loans) /
const STUDIES = / (?:ms|m s|masters?|mba|mbbs|btech|b tech|phd|pg|study|studies|course|college|university|degree|education) /

/** A worry at home about money, told beside another question: how money lies, and what quiets it. */
export function worriedHomeLines(c: Composer): Line[] {
  const told = plainText(askedParts(c.input.concern).told)
  const [, who = ''] = MONEY.exec(told) ?? []
  if (who === '' || asksAny(c, /^money\./)) return []
  if (LOAN.test(told) && STUDIES.test(told)) {
    // a loan that is told of elsewhere needs no second word
    if (!asksAny(c, /^(?:abroad\.study|study\.)/)) return []
    const debt = judge(c, 'debt')
    return [c.line(debt.ids, `beside.loan.${debt.state}`, { who })]
  }
  const { ids, state } = judge(c, 'money')
  return [c.line(ids, `beside.money.${state}`, { who })]
}

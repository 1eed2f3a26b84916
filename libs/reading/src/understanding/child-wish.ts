import { wishesChild } from './asker.ts'
import { adoptionAwaited, adoptionWords, type Awaited, ofSurrogacy } from './adoption.ts'
import { asksOfChildBirth, birthWords } from './birth-words.ts'
import { askedParts } from './asked-parts.ts'
import { pointsAsked, SURE } from './points-asked.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What was told with a wish for a child: each has a kind word of its own, and a step. */
export type ChildWish = {
  kind: 'first' | 'another' | 'adopt'
  /** a miscarriage, a stillbirth, a child that died */
  lost: boolean
  /** IVF, IUI or another treatment that runs, or was tried */
  treated: boolean
  /** what the doctor found is told as normal */
  normal: boolean
  /** they have waited, or tried, for long */
  waits: boolean
  /** how far an adoption is under way, where no other way is gone any more */
  awaited: Awaited | null
  /** nothing else is asked */
  alone: boolean
}

/** A wedding that is still to come leads before the children that follow it. */
const BEFORE_IT = new Set(['love.when', 'love.kind', 'love.where', 'love.match', 'love.again', 'love.consent', 'love.divorce', 'love.back'])

/** The wish for a child of whoever asks, with what was told of it; null where none is asked for, where one is on its way, or where it is another's. */
export const childWishIn = remembered((concern): ChildWish | null => {
  const text = plainText(concern)
  if (!birthWords(text) && !wishesChild(concern)) return null
  const points = pointsAsked(concern)
  const sure = points.filter(({ likely }) => likely >= SURE)
  if (leadsToWedding(concern)) return null
  const isAsked = sure.some(({ point }) => point === 'kin.childBirth') || askedParts(concern).asked.some((one) => wishesChild(one))
  if (!asksOfChildBirth(text, isAsked)) return null
  const adopts = adoptionWords(text)
  return {
    kind: adopts ? 'adopt' : ANOTHER.test(text) ? 'another' : 'first',
    lost: LOST.test(text),
    treated: TREATED.test(text),
    normal: NORMAL.test(text),
    waits: WAITS.test(text),
    awaited: adopts ? adoptionAwaited(text) : null,
    alone: sure.every(({ point }) => point === 'kin.childBirth' || point === 'self.relief'),
  }
})

/** True where a child is to be adopted and no treatment is held against it: what is planned are papers and visits, and no tests. */
export const adoptsAlone = (concern: string): boolean => {
  const wish = childWishIn(concern)
  return wish?.kind === 'adopt' && !ofSurrogacy(plainText(concern)) && (wish.awaited !== null || !(wish.treated || wish.lost))
}

/** True where a wedding to come is asked about, and children are only spoken of beside it; a yes that is asked for an adopted child is of no wedding. */
export const leadsToWedding = (concern: string): boolean =>
  adoptionAwaited(plainText(concern)) === null && pointsAsked(concern).some(({ point, likely }) => likely >= SURE && BEFORE_IT.has(point))

const ANOTHER =
  / (?:second|2nd|another|third|3rd|next|one more|dusra|dusri|doosra|sibling|again) (?:\S+ )?(?:child|baby|kid|issue|bach\S*|bacch\S*|son|daughter|pregnan\S*) | (?:mother|father|parents?) again | (?:we|i) (?:already )?have (?:one|1|a|two|2) (?:\S+ )?(?:daughter|son|child|girl|boy|kid) /
const LOST =
  / (?:miscarri\S*|miscarage\S*|still ?birth\S*|still ?born|ectopic|abortion\S*|(?:lost|lose|losing) (?:my |our |the |a |one |two )?(?:\S+ )?(?:baby|babies|child|pregnanc\S*)|(?:baby|child) (?:\S+ ){0,2}(?:died|expired|passed away|no more|not survive\S*)|garbhpat|bachcha gir\S*|heartbeat (?:stopped|not)) /
const TREATED =
  / (?:ivf|iui|icsi|embryos?|blastocysts?|treatments?|test tube|pcos|pcod|endometriosis|fibroids?|tablets?|medicines?|injections?|egg freez\S*|amh|sperm|fertility|infertil\S*|thyroid) /
const NORMAL =
  / (?:reports?|doctors?|tests?|everything|all|scans?) (?:\S+ ){0,5}(?:normal|fine|ok|okay|clear|good|no problem)(?: \S+){0,3} | (?:no (?:medical )?(?:problem|issue) (?:in|with|medically)) /
const WAITS =
  / (?:(?:since|for|after|from|past|last|over) (?:\S+ )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|many|long|several)(?: \S+)? (?:years?|yrs?|saal|months?)|\d+ (?:years?|yrs?|saal|varsh|varusham|varudam|samvats\S*)|saal ho gay\S*|long time|trying|no (?:child|kids?|children|issue|baby)|not (?:able|getting|happening)|bach\S* nahi) /

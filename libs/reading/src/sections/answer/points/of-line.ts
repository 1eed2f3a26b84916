import type { Composer, Line } from '../../../compose/composer.ts'
import { ALL_BRANCHES, isProfession, weighedBranches, type WeighedBranch } from '../../../rules/branches.ts'
import { nameOf, offered } from '../../../rules/field-names.ts'
import { fieldFinding, weighField } from '../../../rules/fields.ts'
import { lineOrField } from '../../../understanding/line-or-field.ts'
import { namedWorkIn } from '../../../understanding/named-work.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import { meantText } from '../../../understanding/topics.ts'
import type { Field } from '../../../understanding/work-words.ts'
import { professionTold } from '../../branch-lines.ts'
import { bestFields } from '../../suggested-work.ts'
import { APART_TENTHS, lessOf, workNamed } from '../../work-told.ts'
import { sidesOf } from '../../work-sides.ts'
import { fieldLine } from '../../named-work.ts'

/** From so many tenths a line is carried well, and from so many about as most. */
const WELL = 7
const HALF = 5
/** A side or a field is a better one from so many tenths more. */
const BETTER = 1.5

/** A line of work as it is weighed: a branch of a profession, or a field. */
type Weighed = { name: string; tenths: number; id: string }

const ofField = (c: Composer, field: Field): Weighed => ({
  name: nameOf(c, field),
  tenths: weighField(c, field).tenths,
  id: fieldFinding(c, field),
})
const ofBranch = (c: Composer, { name, tenths, id }: WeighedBranch): Weighed => ({ name: c.say(`work.branch.${name}`), tenths, id: id() })

const fieldIn = (side: string): Field | undefined =>
  (namedWorkIn(`I want to do ${side.trim()}`)[0] ?? namedWorkIn(`${side.trim()} job`)[0])?.field

/** The field that somebody is in: by the side that would be kept, the work that is done, or the profession that a word tells. */
function ownField(c: Composer, held: string, other: Field | undefined): Field | undefined {
  const named = workNamed(c).filter(({ field }) => field !== other)
  const branch = ALL_BRANCHES.find(({ words }) => words.test(held))?.profession
  const profession = professionTold(meantText(c.whole.input.concern))
  return fieldIn(held) ?? branch ?? named.find(({ tie }) => tie === 'does')?.field ?? profession ?? named[0]?.field
}

/** To stay in a line of work or to change it: one verdict by how this chart carries that line, what is carried better, and beside a yes what lies next to it. */
export function lineLines(c: Composer, { words, told }: AskedPoint): Line[] {
  const sides = lineOrField(words)
  if (sides === null || c.asker.work !== 'livelihood') return []
  const wish = fieldIn(sides.other) ?? (/ (?:change|another|other|different|out of|new) /.test(sides.other) ? undefined : wished(c))
  const own = ownField(c, sides.held, wish)
  if (own === undefined) return wish === undefined ? [] : [fieldLine(c, wish)]
  const branches = isProfession(own) ? weighedBranches(c, own) : []
  const branchOf = (text: string): WeighedBranch | undefined => branches.find((branch) => branch.words.test(text))
  const heldBranch = branchOf(sides.held) ?? branchOf(meantText(told))
  const wishBranch = branchOf(sides.other)
  if (LEARNS.test(sides.held) && heldBranch !== undefined && heldBranch.tenths >= HALF) return [learnLine(c, own, heldBranch)]
  const line = heldBranch === undefined || LEARNS.test(sides.held) ? ofField(c, own) : ofBranch(c, heldBranch)
  if (wish !== undefined && wish !== own) return againstLines(c, ofField(c, own), ofField(c, wish))
  if (wishBranch !== undefined && wishBranch !== heldBranch) return againstLines(c, line, ofBranch(c, wishBranch))
  return openLines(c, own, line)
}

/** What is to be learned is no line that somebody stands in. */
const LEARNS = / (?:learn|learning|upskill|study|seekh\S*|sikh\S*|course|certificat\S*) /
function learnLine(c: Composer, own: Field, side: WeighedBranch): Line {
  return c.line([fieldFinding(c, own), side.id()], 'point.lineOr.learn', {
    line: nameOf(c, own),
    side: c.say(`work.branch.${side.name}`),
    how: side.tenths >= WELL ? 'well' : 'other',
  })
}

/** A field that was told as a wish. */
const wished = (c: Composer): Field | undefined => workNamed(c).find(({ tie }) => tie === 'wish')?.field

/** Professions whose branches are degrees of their own: nobody moves from one of them to the next. */
const APART_BY_DEGREE: ReadonlySet<Field> = new Set(['engineering', 'medicine', 'law', 'science'])

/** The line against another one that is named. */
function againstLines(c: Composer, line: Weighed, other: Weighed): Line[] {
  const apart = other.tenths - line.tenths
  const key = apart >= APART_TENTHS ? 'to' : apart <= -APART_TENTHS ? 'stay' : 'alike'
  const slots = { line: line.name, other: other.name }
  return [
    c.line([line.id, other.id], `point.lineOr.named.${key}`, slots),
    ...(key === 'stay' ? [] : [c.line([other.id], 'point.lineOr.step', slots)]),
  ]
}

/** The line against any other: what inside the field, and what outside it, is carried better. */
function openLines(c: Composer, own: Field, line: Weighed): Line[] {
  const [side] = APART_BY_DEGREE.has(own) ? [] : sidesOf(c, own).filter(({ name }) => name !== line.name)
  // who builds by profession is sent to no other building
  const [far] = bestFields(c).filter(({ field }) => field !== own && !(own === 'engineering' && field === 'property'))
  const other = far === undefined ? null : offered(c, far.field)
  const farId = far === undefined ? [] : [fieldFinding(c, far.field)]
  const sideIds = side === undefined ? [] : [side.id()]
  const step = (name: string, ids: readonly string[]): Line => c.line(ids, 'point.lineOr.step', { other: name })
  if (line.tenths < HALF && side !== undefined && side.tenths >= line.tenths + BETTER && side.tenths >= HALF)
    return [
      c.line([line.id, ...sideIds], 'point.lineOr.inside', { line: line.name, side: side.name }),
      step(side.name, sideIds),
      ...(other === null ? [] : [c.line(farId, 'point.lineOr.besideOut', { other })]),
    ]
  if (line.tenths < HALF && far !== undefined && other !== null)
    return far.tenths >= line.tenths + BETTER
      ? [c.line([line.id, ...farId], 'point.lineOr.out', { line: line.name, other }), step(other, farId)]
      : [c.line([line.id, ...farId], 'point.lineOr.outSlow', { line: line.name })]
  return [
    c.line([line.id], line.tenths >= WELL ? 'point.lineOr.keep' : 'point.lineOr.half', { line: line.name, less: lessOf(line.tenths) }),
    ...(other === null
      ? []
      : side === undefined
        ? [c.line(farId, 'point.lineOr.besideOut', { other })]
        : [c.line([...sideIds, ...farId], 'point.lineOr.beside', { side: side.name, other })]),
  ]
}

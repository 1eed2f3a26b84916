import type { Composer, Line } from '../compose/composer.ts'
import { isProfession, weighedBranches, type Profession } from '../rules/branches.ts'
import { meantText } from '../understanding/topics.ts'
import { sidesOf } from './work-sides.ts'
import { nameOf } from '../rules/field-names.ts'
import { APART_TENTHS, lessOf, workNamed } from './work-told.ts'

/** Branches of a profession that are named, held against each other; where one is asked for without a name, the best of the profession. */
export function branchLines(c: Composer, words: string): Line[] {
  const text = meantText(words)
  const profession = workNamed(c)
    .map(({ field }) => field)
    .find(isProfession)
  const own = profession ?? professionTold(meantText(c.whole.input.concern))
  if (own === undefined) return []
  const all = weighedBranches(c, own)
  const open = new Set(sidesOf(c, own).map(({ name }) => name))
  const nameOfBranch = ({ name }: (typeof all)[number]): string => c.say(`work.branch.${name}`)
  const named = all.filter((branch) => branch.words.test(text))
  const [best, next] = all.filter((branch) => open.has(nameOfBranch(branch)))
  const [first, second, ...more] = named
  if (best === undefined) return []
  if (first === undefined || second === undefined) {
    return BRANCH_ASKED.test(text) && next !== undefined
      ? [
          c.line([best.id(), next.id()], 'work.sides', {
            field: nameOf(c, own),
            first: nameOfBranch(best),
            second: nameOfBranch(next),
            less: lessOf(best.tenths),
          }),
        ]
      : []
  }
  const others = { list: [second, ...more].map(nameOfBranch) }
  const key =
    first.tenths - second.tenths < APART_TENTHS ? 'branch.alike' : first.tenths < LEAST_LED ? 'branch.least' : ('branch.lead' as const)
  return [
    c.line(
      named.map(({ id }) => id()),
      key,
      { first: nameOfBranch(first), others, names: { list: named.map(nameOfBranch) }, less: lessOf(first.tenths) },
    ),
    ...(named.includes(best) ? [] : [c.line([best.id()], 'branch.open', { field: nameOf(c, own), best: nameOfBranch(best) })]),
  ]
}

/** Below so many tenths even the best of the named branches is carried less easily than by most. */
const LEAST_LED = 3
/** A profession that is told by a degree, a college or a post alone. */
const TOLD_BY: readonly (readonly [Profession, RegExp])[] = [
  ['software', / (?:tester|coder|programmer|developer|it (?:field|company|job|side|support)|side of it|field in it|tcs|infosys|wipro) /u],
  [
    'engineering',
    / (?:cse|ece|eee|mechanical|mech|civil engineering|(?:site|civil|plant|maintenance|production) (?:\S+ )?engineer|electrical|electronics|computer science|nit|iit|iiit|b tech|btech|jee) /u,
  ],
  ['management', / (?:iim|mba|pgdm|bba) /u],
]
/** The profession that a text tells by such a word; undefined where it tells none. */
export const professionTold = (told: string): Profession | undefined => TOLD_BY.find(([, words]) => words.test(told))?.[0]
const BRANCH_ASKED =
  / (?:which|what|kaun ?s[aei]|enna|entha) (?:\S+ ){0,2}(?:branch|speciali[sz]ation|speciality|specialty|stream|subject|field|area|department|side|pg) | (?:branch|speciali[sz]ation) (?:\S+ ){0,3}(?:good|best|suits?|suitable) /u

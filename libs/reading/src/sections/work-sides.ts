import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { authorityOf } from '../rules/authority.ts'
import { isProfession, weighedBranches } from '../rules/branches.ts'
import { fieldFinding, weighField } from '../rules/fields.ts'
import type { Field } from '../understanding/work-words.ts'

/** The sides of a field, by the field that each of them adds to it (practice). */
const SIDES = {
  design: ['software', 'sales', 'media', 'fashion', 'teaching'],
  banking: ['accounts', 'sales', 'management', 'software'],
  nursing: ['teaching', 'management', 'counselling'],
  writing: ['media', 'sales', 'film', 'teaching'],
  media: ['writing', 'design', 'sales', 'teaching'],
  film: ['writing', 'design', 'media', 'management'],
  music: ['teaching', 'media', 'film'],
  sales: ['management', 'media', 'consulting'],
  fashion: ['design', 'shop', 'importExport', 'industry', 'media'],
  kitchen: ['hotels', 'shop', 'teaching', 'media'],
  beauty: ['fashion', 'teaching', 'shop', 'media'],
  counselling: ['teaching', 'medicine', 'writing', 'media'],
  consulting: ['management', 'accounts', 'software', 'teaching', 'industry', 'law'],
} as const satisfies Partial<Record<Field, readonly Field[]>>

/** Sides that are rank over others. */
const OF_COMMAND: ReadonlySet<string> = new Set(['management', 'software.lead', 'teaching.heading', 'management.strategy', 'law.bench'])

/** One side of a field that somebody has: a branch of their profession, or what another field adds to it. */
export type WorkSide = { name: string; tenths: number; id: () => string; field: Field | null }

export const hasSides = (field: Field): boolean => isProfession(field) || field in SIDES

/** The sides of a field, the best carried first; nobody is sent to command whose chart does not carry it. */
export function sidesOf(c: Composer, field: Field): WorkSide[] {
  const isOpen = authorityOf(c).kind === 'low' ? (side: string): boolean => !OF_COMMAND.has(side) : () => true
  if (isProfession(field))
    return weighedBranches(c, field)
      .filter(({ name: branch }) => isOpen(branch))
      .map(({ name, tenths, id }) => ({ name: c.say(`work.branch.${name}`), tenths, id, field: null }))
  const sides: readonly Field[] = field in SIDES ? SIDES[field as keyof typeof SIDES] : []
  return sides
    .filter(isOpen)
    .map((side) => ({
      name: c.say(`work.side.${field}.${side}` as MessageKey),
      tenths: weighField(c, side).tenths,
      id: () => fieldFinding(c, side),
      field: side,
    }))
    .toSorted((a, b) => b.tenths - a.tenths)
}

import type { Composer } from '../compose/composer.ts'
import type { MessageKey, Slots } from '../phrasebook/phrasebook.ts'
import { kinSlots } from './kin-asked.ts'
import { ledMatter } from './led-matter.ts'
import type { KinMatter, Matter } from './short-matters.ts'
import { caseSlots } from './told-case.ts'

/** Matters with a chapter that are one's own. */
export type OwnMatter = Exclude<Matter, 'business' | 'job' | 'trade' | 'spirit' | 'return' | 'terms' | KinMatter>
export type Matters = OwnMatter | KinMatter
export type Kin = 'money' | 'property' | 'law' | 'study' | 'family' | 'kin' | 'birth'
/** Matters that share their advice for the harder times. */
export const KIN: Readonly<Record<Matters, Kin>> = {
  money: 'money',
  owed: 'money',
  dues: 'money',
  pressed: 'money',
  home: 'property',
  build: 'property',
  land: 'property',
  share: 'property',
  sale: 'property',
  swap: 'property',
  handover: 'property',
  joined: 'property',
  dispute: 'law',
  study: 'study',
  pupil: 'study',
  family: 'family',
  kinWedding: 'kin',
  kinWork: 'kin',
  kinStudy: 'kin',
  kinFar: 'kin',
  kinBack: 'kin',
  kinLife: 'kin',
  kinBirth: 'birth',
}

/** A key that is made of a part and its state. */
export const key = (text: string): MessageKey => text as MessageKey

const ownKey = (before: string, matter: Matters, after: string): string => `${before}.${matter}.${after}`
const kinKey = (before: string, matter: Matters, after: string): string => `${before}.${KIN[matter]}.${after}`

/** True where a matter or its kin has words for this. */
export const saysOwn = ({ book }: Composer, before: string, matter: Matters, after: string): boolean =>
  book.has(ownKey(before, matter, after)) || book.has(kinKey(before, matter, after))

/** The words of a matter where it has its own, else those of its kin. */
export function ownOr(c: Composer, before: string, matter: Matters, after: string): string {
  const own = ownKey(before, matter, after)
  return c.say(c.book.has(own) ? own : key(kinKey(before, matter, after)), ledSlots(c))
}

/** What the texts on a relative's matter are filled with. */
export const ledSlots = (c: Composer): Slots => ({ ...kinSlots(c, ledMatter(c) ?? ''), ...caseSlots(c) })

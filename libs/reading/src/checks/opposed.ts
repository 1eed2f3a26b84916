import { sectionText, type ReadingDocument } from '@disha/contracts/document'
import { ENGLISH } from '../phrasebook/english/english.ts'
import { withoutWesternNames } from './western-names.ts'
import { CLAIMS, type Claim, type ClaimKey, type Side, type Theme } from '../rules/claims.data.ts'

/** Two sentences of one book that say opposite things of the same life, with no word that joins them. */
export type Opposed = { theme: Theme; for: string; against: string }

type Saying = { theme: Theme; side: Side; words: string }

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

/** The longest stretch of a text that its form without the claim does not have: what a book holds where the claim is told. */
function ownWords(key: ClaimKey): string {
  const rest = ENGLISH[`${key}.bare`]
  const pieces = sentencesOf(ENGLISH[key])
    .flatMap((sentence) => sentence.split(/\{\w+\}/))
    .filter((piece) => piece.length > 0 && !rest.includes(piece))
  return pieces.toSorted((a, b) => b.length - a.length)[0] ?? ENGLISH[key]
}

/** Words of other texts that take a side as plainly, whatever chapter they stand in. */
const FURTHER: readonly Saying[] = [
  { theme: 'seen', side: 'against', words: 'goes unnoticed' },
  { theme: 'affection', side: 'for', words: 'without effort' },
  { theme: 'affection', side: 'against', words: 'late with affection' },
  { theme: 'affection', side: 'for', words: 'know how to show it' },
  { theme: 'keeping', side: 'for', words: 'what comes in stays' },
  { theme: 'earning', side: 'against', words: 'more by what you keep than by what you earn' },
  { theme: 'figures', side: 'for', words: 'health or accounts you hold your own' },
  { theme: 'command', side: 'against', words: 'put skill before command' },
  { theme: 'command', side: 'for', words: 'heading a branch' },
  { theme: 'command', side: 'for', words: 'leading a team' },
  { theme: 'command', side: 'for', words: 'leading a ward' },
]

const SAYINGS: readonly Saying[] = [
  ...(Object.keys(CLAIMS) as ClaimKey[]).flatMap((key) =>
    (CLAIMS[key] as readonly Claim[]).map((claim) => {
      const [theme, side] = claim.split(' ') as [Theme, Side]
      return { theme, side, words: ownWords(key) }
    }),
  ),
  ...FURTHER,
]

/** Every pair of a theme of which a book tells both sides. */
export function opposed({ sections }: Pick<ReadingDocument, 'sections'>): Opposed[] {
  const text = withoutWesternNames(sections.map(sectionText).join('\n'))
  const told = SAYINGS.filter(({ words }) => text.includes(words))
  return told.flatMap((one) =>
    one.side === 'against'
      ? []
      : told
          .filter(({ theme, side }) => theme === one.theme && side === 'against')
          .map((other) => ({ theme: one.theme, for: one.words, against: other.words })),
  )
}

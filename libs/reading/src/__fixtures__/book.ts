import type { ReadingDocument } from '@disha/contracts/document'
import { Composer } from '../compose/composer.ts'
import type { ReadingInput } from '../input.ts'
import { readingBy } from '../write-reading.ts'

/** A reading with the composer that wrote it: what its judges found is known, where a composer of its own would find it all again. */
export function bookOf(input: ReadingInput): { c: Composer; document: ReadingDocument } {
  const c = new Composer(input)
  return { c, document: readingBy(c) }
}

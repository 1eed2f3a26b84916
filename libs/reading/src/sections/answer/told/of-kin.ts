import type { OF_KIN } from '../../../understanding/told-facts/kin.ts'
import { byGround, type ToldWriters } from './told-writer.ts'

/** Those around the visitor, held against the houses that stand for them. */
export const KIN_WRITERS: ToldWriters<keyof typeof OF_KIN> = {
  youngerWaits: (c, _told, asked) =>
    asked.some((point) => point.startsWith('love.'))
      ? byGround(c, 'sibling', { well: 'told.youngerWaits.well', mixed: 'told.youngerWaits.mixed', ill: 'told.youngerWaits.ill' })
      : [],
}

import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { placeFinding } from '../compose/parts.ts'
import { risingLines } from '../write-preview.ts'

export function chartSection(c: Composer): Section {
  const blocks: Block[] = []
  const rising = risingLines(c)
  if (rising.length > 0) blocks.push(c.paragraph(...rising))
  for (const graha of GRAHAS) blocks.push(placeParagraph(c, graha))
  return { id: 'chart', title: c.say('title.chart'), lead: [], blocks }
}

function placeParagraph(c: Composer, graha: Graha): Block {
  const { id, house } = placeFinding(c, graha)
  return c.paragraph(c.line([id], `place.${graha}.${house}`))
}

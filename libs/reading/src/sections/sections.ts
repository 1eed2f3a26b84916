import type { Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { chartSection } from './chart.ts'
import { tarotSection } from './tarot.ts'

/** The sections in the order of the report. A section that has nothing to say for a chart is left out. */
export const SECTIONS: readonly ((c: Composer) => Section | null)[] = [chartSection, tarotSection]

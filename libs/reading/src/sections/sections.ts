import type { Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { abroadSection } from './abroad.ts'
import { matterSection } from './asked-matter.ts'
import { birthSection } from './birth-moment.ts'
import { answering } from './chapter-heads.ts'
import { careerSection } from './career.ts'
import { chartSection } from './chart.ts'
import { karmicSection } from './karmic.ts'
import { ledgerSection } from './ledger.ts'
import { loveSection } from './love.ts'
import { pastSection } from './past-check.ts'
import { ledBy } from './part-matters.ts'
import { remediesSection } from './remedies.ts'
import { roadmapSection } from './roadmap.ts'
import { sourcesSection } from './sources.ts'
import { strengthsSection } from './strengths.ts'
import { tarotSection } from './tarot.ts'
import { transitsSection } from './transits.ts'
import { wellbeingSection } from './wellbeing.ts'
import { yearSection } from './year.ts'
import { questionSection } from './your-question.ts'

/** The sections in the order of the report. A section that has nothing to say for a chart is left out. */
export const SECTIONS: readonly ((c: Composer) => Section | null)[] = [
  questionSection,
  birthSection,
  pastSection,
  chartSection,
  strengthsSection,
  karmicSection,
  (c) => matterSection(ledBy(c)),
  answering(careerSection, 'career'),
  answering(loveSection, 'love'),
  answering(abroadSection, 'abroad'),
  wellbeingSection,
  roadmapSection,
  transitsSection,
  yearSection,
  remediesSection,
  ledgerSection,
  sourcesSection,
  tarotSection,
]

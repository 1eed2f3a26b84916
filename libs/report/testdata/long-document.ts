import { readFileSync } from 'node:fs'
import { SECTION_IDS, type Block, type ReadingDocument, type Section } from '@disha/contracts/document'
import type { Language } from '@disha/contracts/language'

/**
 * A document as long as a whole report (about 45 printed pages), made from the sample of an invented person: every section
 * that a report has, the four topics at four to six pages each.
 */
export function longDocument(language: Language): ReadingDocument {
  const sample = JSON.parse(readFileSync(new URL(`./meera-rao.${language}.json`, import.meta.url), 'utf8')) as ReadingDocument
  const byId = new Map(sample.sections.map((section) => [section.id, section]))
  const career = byId.get('career') as Section
  const repeated = (times: number): Block[] => Array.from({ length: times }, () => career.blocks).flat()
  const lengths: Partial<Record<Section['id'], number>> = {
    career: 3,
    love: 3,
    abroad: 3,
    wellbeing: 2,
    planetaryTransits: 3,
    yearlyForecast: 4,
    karmicAnalysis: 2,
    remediesAndMantras: 1,
    ledger: 1,
    sources: 2,
  }
  const sections = SECTION_IDS.flatMap((id): Section[] => {
    const times = lengths[id]
    if (times !== undefined) return [{ ...career, id, blocks: repeated(times) }]
    const section = byId.get(id)
    return section === undefined ? [] : [section]
  })
  return { ...sample, sections }
}

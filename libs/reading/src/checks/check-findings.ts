import type { Chart } from '@disha/contracts/chart'
import type { ReadingDocument } from '@disha/contracts/document'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { factOf } from '../facts/sky.ts'
import { isPrintable } from '../rules/citations.ts'

/** What is wrong with a document's findings when they are held against a chart: nothing, for the chart it was written from. */
export function checkFindings(document: ReadingDocument, chart: Chart, ephemeris: Ephemeris): string[] {
  const problems: string[] = []
  for (const { id, facts, source } of document.findings) {
    for (const { path, value } of facts)
      if (factOf(chart, ephemeris, path) !== value) problems.push(`${id}: ${path} is not ${String(value)}`)
    if (source.kind === 'text' && !isPrintable(source.ruleId)) problems.push(`${id}: ${source.ruleId} may not be printed`)
    if (document.notes[id] === undefined) problems.push(`${id}: no margin note`)
  }
  return problems
}

/** Paragraphs and list items that stand on no finding, or on one that does not exist. */
export function groundless(document: ReadingDocument): string[] {
  const known = new Set(document.findings.map(({ id }) => id))
  const problems: string[] = []
  const check = (section: string, ids: readonly string[], text: string): void => {
    if (ids.length === 0) problems.push(`${section}: "${text.slice(0, 60)}" stands on nothing`)
    for (const id of ids) if (!known.has(id)) problems.push(`${section}: no finding ${id}`)
  }
  for (const section of document.sections) {
    for (const block of section.blocks) {
      if (block.kind === 'paragraph') check(section.id, block.findingIds, block.runs.map(({ text }) => text).join(''))
      if (block.kind === 'list')
        for (const item of block.items) check(section.id, item.findingIds, item.runs.map(({ text }) => text).join(''))
    }
  }
  return problems
}

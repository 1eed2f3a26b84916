import type { Block, Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { appendixBlocks } from './appendix.ts'
import { methodFinding } from './verdict.ts'

const DISAGREEMENTS: readonly { key: MessageKey; rule: string }[] = [
  { key: 'sources.disagree.node', rule: 'bphs47.3-4' },
  { key: 'sources.disagree.year', rule: 'bphs46.12-16' },
  { key: 'sources.disagree.aspect', rule: 'bphs26.6-12' },
  { key: 'sources.disagree.nature', rule: 'bphs34.2-7.d' },
  { key: 'sources.disagree.gochara', rule: 'phal26.1' },
  { key: 'sources.disagree.saturn', rule: 'practice.almanacs' },
  { key: 'sources.disagree.twelfth', rule: 'bphs11.13' },
  { key: 'sources.disagree.left', rule: 'bphs24.145-148' },
]
const FACTS_SHOWN = 2

/** Where schools differ, and every rule used with the facts it was used for. Written last, when all findings stand. */
export function sourcesSection(c: Composer): Section {
  const items = DISAGREEMENTS.map(({ key, rule }, index) => [c.line([methodFinding(c, `disagree${index}`, rule)], key)])
  const blocks: Block[] = [c.heading('sources.headDisagree'), c.list(items)]
  const rules = c.usedRules().map((ruleId) => {
    const findings = [...c.findings.values()].filter(({ source }) => source.ruleId === ruleId)
    return {
      source: c.cite(findings[0].source),
      facts: [...new Set(findings.map(({ id }) => (id.startsWith('method.') ? c.say('sources.method') : c.notes[id].fact)))],
    }
  })
  blocks.push({
    kind: 'table',
    caption: c.say('sources.table'),
    columns: [
      { label: c.say('table.source'), align: 'start' },
      { label: c.say('table.fact'), align: 'start' },
    ],
    rows: mergeRows(c, rules),
  })
  const method = methodFinding(c, 'editions', 'bphs24.145-148')
  blocks.push(c.paragraph(c.line([method], 'sources.editions')), ...appendixBlocks(c))
  return { id: 'sources', title: c.say('title.sources'), lead: c.runs([c.line([method], 'sources.lead')]), blocks }
}

/** Rules of one source become one row, with the first facts and the number of the others. */
function mergeRows(c: Composer, rules: { source: string; facts: string[] }[]): string[][] {
  const bySource = new Map<string, string[]>()
  for (const { source, facts } of rules) bySource.set(source, [...(bySource.get(source) ?? []), ...facts])
  return [...bySource].map(([source, all]) => {
    const facts = [...new Set(all)]
    const shown = facts.slice(0, FACTS_SHOWN).join('; ')
    return [source, facts.length > FACTS_SHOWN ? c.say('sources.more', { facts: shown, count: facts.length - FACTS_SHOWN }) : shown]
  })
}

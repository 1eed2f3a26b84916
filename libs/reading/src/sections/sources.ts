import type { Block, Section } from '@disha/contracts/document'
import type { RuleSource } from '@disha/contracts/finding'
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
const FACTS_SHOWN = 1

/** Where schools differ, and every rule used with the facts it was used for. Written last, when all findings stand. */
export function sourcesSection(c: Composer): Section {
  const items = DISAGREEMENTS.map(({ key, rule }, index) => [c.line([methodFinding(c, `disagree${index}`, rule)], key)])
  const blocks: Block[] = [c.heading('sources.headDisagree'), c.list(items)]
  blocks.push({
    kind: 'table',
    caption: c.say('sources.table'),
    columns: [
      { label: c.say('table.source'), align: 'start' },
      { label: c.say('table.fact'), align: 'start' },
    ],
    rows: chapterRows(c),
  })
  const method = methodFinding(c, 'editions', 'bphs24.145-148')
  blocks.push(c.paragraph(c.line([method], 'sources.editions')), ...appendixBlocks(c))
  return { id: 'sources', title: c.say('title.sources'), lead: c.runs([c.line([method], 'sources.lead')]), blocks }
}

/** A row a chapter: the verses used, the first facts they were used for, and the number of the others. */
function chapterRows(c: Composer): string[][] {
  const chapters = new Map<string, { source: RuleSource; verses: string[]; facts: string[] }>()
  const byRule = Map.groupBy(c.findings.values(), ({ source }) => source.ruleId)
  for (const ruleId of c.usedRules()) {
    const findings = byRule.get(ruleId) ?? []
    const { source } = findings[0]
    const key = source.kind === 'practice' ? source.kind : `${source.work} ${source.chapter}`
    const chapter = chapters.get(key) ?? { source, verses: [], facts: [] }
    chapters.set(key, chapter)
    if (source.kind === 'text' && source.verse !== undefined) chapter.verses.push(source.verse)
    chapter.facts.push(...findings.map(({ id }) => (id.startsWith('method.') ? c.say('sources.method') : c.notes[id].fact)))
  }
  return [...chapters.values()].map(({ source, verses, facts: all }) => {
    const facts = [...new Set(all)]
    const shown = facts.slice(0, FACTS_SHOWN).join('; ')
    return [
      c.cite(source.kind === 'text' && verses.length > 0 ? { ...source, verse: [...new Set(verses)].join(', ') } : source),
      facts.length > FACTS_SHOWN ? c.say('sources.more', { facts: shown, count: facts.length - FACTS_SHOWN }) : shown,
    ]
  })
}

import { readFileSync } from 'node:fs'
import type { Block, ReadingDocument } from '@disha/contracts/document'
import { GRAHAS } from '@disha/contracts/chart'
import type { Language } from '@disha/contracts/language'
import type { Translate } from '@disha/i18n/translate'

/**
 * The fixed document of the picture tests: the sample of an invented person, with what a reading may hold and the sample does not: bars
 * with and without a mark in every tone, five grahas in one house, a slow graha that goes back over a boundary.
 */
export function pictureDocument(language: Language, translate: Translate): ReadingDocument {
  const document = JSON.parse(readFileSync(new URL(`./meera-rao.${language}.json`, import.meta.url), 'utf8')) as ReadingDocument
  const name = (graha: string): string => translate(`chart.graha.${graha}`)
  const tones = ['good', 'caution', 'plain'] as const
  const bars: Block = {
    kind: 'bars',
    caption: translate('report.how.strength'),
    unit: '',
    markLabel: translate('report.why'),
    alternative: GRAHAS.map(name).join(', '),
    bars: GRAHAS.map((graha, index) => ({
      label: name(graha),
      value: [410, 350, 402, 310, 390, 405, 248, 0, 120][index] ?? 0,
      valueLabel: String([410, 350, 402, 310, 390, 405, 248, 0, 120][index] ?? 0),
      ...(index < 7 ? { mark: [390, 360, 300, 420, 390, 330, 300][index] ?? 0 } : {}),
      tone: tones[index % 3] ?? 'plain',
    })),
  }
  const rashi = (sign: number): string => translate(`chart.rashi.${sign}`)
  const steps: [date: string, sign: number][] = [
    ['2026-11-21', 11],
    ['2027-06-03', 0],
    ['2027-10-20', 11],
    ['2028-02-23', 0],
    ['2029-08-08', 1],
    ['2029-10-05', 0],
    ['2030-04-17', 1],
    ['2032-05-31', 2],
  ]
  for (const section of document.sections) {
    if (section.id === 'strengths') section.blocks = [bars, ...section.blocks]
    for (const block of section.blocks) {
      if (block.kind === 'chart' && block.varga === 'D10')
        for (const graha of block.grahas.slice(0, 5)) graha.sign = block.lagnaSign ?? 0
      const saturn =
        block.kind === 'timeline' && section.id === 'roadmap' ? block.lanes.find(({ label }) => label === name('saturn')) : undefined
      if (saturn !== undefined)
        saturn.spans = steps.map(([from, sign], index) => ({
          from,
          to: steps[index + 1]?.[0] ?? '2034-07-13',
          label: rashi(sign),
          tone: sign === 0 ? 'caution' : 'plain',
        }))
    }
  }
  return document
}

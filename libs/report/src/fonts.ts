import type { Language } from '@disha/contracts/language'
import type { Translate } from '@disha/i18n/translate'

/** `reading` is the serif voice, `display` its cut for large sizes, `work` the one for everything to scan: notes, tables, charts, running heads. */
export type FontVoice = 'reading' | 'display' | 'work'

export type ReportFace = {
  voice: FontVoice
  family: string
  /** CSS weight */
  weight: 400 | 600
  /** CSS unicode-range of the file */
  unicodeRange: string
  /** woff2, base64 */
  base64: string
}

/** What a report needs beside the document: the texts of its language, and fonts of all four scripts, the language's own first. */
export type ReportAssets = { language: Language; faces: ReportFace[]; translate: Translate }

type Range = [from: number, to: number]

function parseRanges(unicodeRange: string): Range[] {
  return unicodeRange.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).split('-')
    const start = Number.parseInt(from ?? '', 16)
    return [start, to === undefined ? start : Number.parseInt(to, 16)]
  })
}

const codePointsOf = (text: string): number[] => [...new Set(text)].map((char) => char.codePointAt(0) ?? 0)

/**
 * The faces whose characters stand in `text`: a report embeds a script only when somebody's name or words need it.
 * A character that several files hold (digits, the rupee sign) is left to the first file that has it, in the order of the
 * language's own family first. The reading voice's strong weight is taken only where `strongText` needs it.
 */
export function facesFor(assets: ReportAssets, text: string, strongText: string): ReportFace[] {
  const chosen: ReportFace[] = []
  for (const voice of ['reading', 'display', 'work'] as const) {
    for (const weight of [400, 600] as const) {
      const served = new Set<number>()
      const wanted = codePointsOf(voice === 'reading' && weight === 600 ? strongText : text)
      for (const face of assets.faces) {
        if (face.voice !== voice || face.weight !== weight) continue
        const ranges = parseRanges(face.unicodeRange)
        const mine = wanted.filter((code) => !served.has(code) && ranges.some(([from, to]) => code >= from && code <= to))
        if (mine.every(isShared)) continue
        for (const code of mine) served.add(code)
        chosen.push(face)
      }
    }
  }
  return chosen
}

/** Joiners and the like, which every file claims and which alone call for none. */
const isShared = (code: number): boolean =>
  code < 0x21 || code === 0xa0 || (code >= 0x2000 && code <= 0x200f) || code === 0x25cc || code === 0xfeff

/** The `@font-face` rules and the family stacks as custom properties. */
export function fontCss(faces: readonly ReportFace[]): string {
  const stack = (...voices: FontVoice[]) =>
    voices.flatMap((voice) => [...new Set(faces.filter((face) => face.voice === voice).map((face) => `'${face.family}'`))])
  const rules = faces.map(
    (face) =>
      `@font-face{font-family:'${face.family}';font-style:normal;font-weight:${face.weight};font-display:block;` +
      `src:url(data:font/woff2;base64,${face.base64}) format('woff2');unicode-range:${face.unicodeRange}}`,
  )
  const stacks = `--font-reading:${[...stack('reading'), 'serif'].join(',')};--font-display:${[...stack('display', 'reading'), 'serif'].join(',')};--font-work:${[...stack('work'), 'sans-serif'].join(',')}`
  return `${rules.join('\n')}\n:root{${stacks}}`
}

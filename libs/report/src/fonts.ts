import type { Language } from '@disha/contracts/language'
import type { Translate } from '@disha/i18n/translate'

/** `reading` is the serif voice, `work` the one for everything to scan: notes, tables, charts, running heads. */
export type FontVoice = 'reading' | 'work'

export type ReportFace = {
  voice: FontVoice
  family: string
  /** CSS weight or range (`100 800`) */
  weight: string
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

/** Weights a face can set: `400` or `100 800`. */
function covers(weight: string, wanted: number): boolean {
  const [from, to = from] = weight.split(' ').map(Number)
  return from !== undefined && to !== undefined && wanted >= from && wanted <= to
}

/**
 * The faces whose characters stand in `text`: a report embeds a script only when somebody's name or words need it.
 * A character that several files hold (digits, the rupee sign) is left to the first file that has it, in the order of the
 * language's own family first. Static weights above 400 are taken only where `boldText` needs them.
 */
export function facesFor(assets: ReportAssets, text: string, boldText: string): ReportFace[] {
  const chosen: ReportFace[] = []
  for (const voice of ['reading', 'work'] as const) {
    for (const weight of [400, 600]) {
      const served = new Set<number>()
      const wanted = codePointsOf(weight === 400 ? text : boldText)
      for (const face of assets.faces) {
        if (face.voice !== voice || !covers(face.weight, weight)) continue
        const ranges = parseRanges(face.unicodeRange)
        const mine = wanted.filter((code) => !served.has(code) && ranges.some(([from, to]) => code >= from && code <= to))
        if (mine.every(isShared)) continue
        for (const code of mine) served.add(code)
        if (!chosen.includes(face)) chosen.push(face)
      }
    }
  }
  return chosen
}

/** Joiners and the like, which every file claims and which alone call for none. */
const isShared = (code: number): boolean => code < 0x21 || code === 0xa0 || (code >= 0x2000 && code <= 0x200f) || code === 0x25cc || code === 0xfeff

/** The `@font-face` rules and the two family stacks as custom properties. */
export function fontCss(faces: readonly ReportFace[]): string {
  const stack = (voice: FontVoice) => [...new Set(faces.filter((face) => face.voice === voice).map((face) => `'${face.family}'`))]
  const rules = faces.map(
    (face) =>
      `@font-face{font-family:'${face.family}';font-style:normal;font-weight:${face.weight};font-display:block;` +
      `src:url(data:font/woff2;base64,${face.base64}) format('woff2');unicode-range:${face.unicodeRange}}`,
  )
  return `${rules.join('\n')}\n:root{--font-reading:${[...stack('reading'), 'serif'].join(',')};--font-work:${[...stack('work'), 'sans-serif'].join(',')}}`
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cutFont, widthOf } from './cut-font.ts'

const MESSAGES = new URL('../../libs/i18n/messages/', import.meta.url)
const FONTS = new URL('../src/fonts/', import.meta.url)
const OUT = new URL('page/', FONTS)

/** Texts of the prerendered pages, with all that they may show before somebody types. */
const NAMESPACES = ['common', 'errors', 'landing', 'form', 'legal']

/** Whose whole fonts are too heavy for a first page. */
const SCRIPTS = { devanagari: 'hindi', tamil: 'tamil', telugu: 'telugu' } as const

/** Widths may differ by this much of an em, which is rounding. */
const TOLERANCE = 0.002

/**
 * Vite plugin: before a build, cuts the fonts of the prerendered pages down to what their texts need (src/fonts/page, not
 * committed). They stand in until somebody types or goes on, when the whole fonts follow (shared/lib/whole-fonts.ts). Where a
 * cut font does not set every word as wide as the whole one, the whole one is used.
 */
export function pageFontsPlugin() {
  return {
    name: 'disha-page-fonts',
    async buildStart() {
      mkdirSync(OUT, { recursive: true })
      for (const [script, language] of Object.entries(SCRIPTS)) {
        const texts = NAMESPACES.flatMap((namespace) =>
          Object.values(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, MESSAGES), 'utf8')) as Record<string, string>),
        )
        for (const family of ['anek', 'noto-serif']) await makePageFont(`${family}-${script}`, texts)
      }
    },
  }
}

async function makePageFont(name: string, texts: readonly string[]): Promise<void> {
  const whole = readFileSync(new URL(`${name}.woff2`, FONTS))
  const recipe = readFileSync(new URL('cut-font.ts', import.meta.url))
  const key = createHash('sha256').update(whole).update(recipe).update(JSON.stringify(texts)).digest('hex')
  const file = new URL(`page-${name}.woff2`, OUT)
  const stamp = new URL(`page-${name}.key`, OUT)
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return
  const cut = await cutFont(whole, texts)
  const alike = await setsAlike(whole, cut, texts)
  if (!alike) console.warn(`${name}: a text is set differently by the cut font; the whole one is used`)
  replace(file, alike ? cut : whole)
  replace(stamp, Buffer.from(key))
}

async function setsAlike(whole: Buffer, cut: Buffer, texts: readonly string[]): Promise<boolean> {
  const words = new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u0b80-\u0bff\u0c00-\u0c7f\u200c\u200d]+/g) ?? []))
  const [before, after] = await Promise.all([whole, cut].map((font) => widthsOf(font, words)))
  return [...words].every((word) => Math.abs(before!.get(word)! - after!.get(word)!) <= TOLERANCE)
}

async function widthsOf(font: Buffer, words: Iterable<string>): Promise<Map<string, number>> {
  const measure = await widthOf(font)
  return new Map([...words].map((word) => [word, measure(word)]))
}

/** In one step, for builds that run side by side. */
function replace(file: URL, content: Buffer): void {
  const draft = new URL(`${file.href}.${process.pid}`)
  writeFileSync(draft, content)
  renameSync(draft, file)
}

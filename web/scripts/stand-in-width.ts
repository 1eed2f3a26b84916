/**
 * How wide one of our fonts sets the interface's texts, compared with the system font that stands in until ours has come: the
 * `size-adjust` of src/shared/styles/fonts.css, so that the change moves no line.
 *
 *   node scripts/stand-in-width.ts src/fonts/anek-devanagari.woff2 NotoSansDevanagari-Regular.ttf hindi
 */
import { readFileSync } from 'node:fs'
import { widthOf } from '../vite/cut-font.ts'

const [ours, theirs, language] = process.argv.slice(2)
if (!ours || !theirs || !language) throw new Error('usage: stand-in-width.ts OURS THEIRS LANGUAGE')
const texts = ['landing', 'form'].flatMap((namespace) => {
  const file = new URL(`../../libs/i18n/messages/${language}/${namespace}.json`, import.meta.url)
  return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
})
const [our, their] = await Promise.all([ours, theirs].map((file) => widthOf(readFileSync(file))))
// a space is drawn by the font of the script in one, by that of Latin in the other
const words = texts.flatMap((text) => text.match(/[^\s\d{}]+/g) ?? [])
const sum = (measure: (text: string) => number) => words.reduce((total, word) => total + measure(word), 0)
console.log(`size-adjust: ${((100 * sum(our!)) / sum(their!)).toFixed(1)}%`)

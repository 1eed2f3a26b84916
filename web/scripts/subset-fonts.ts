/**
 * Cuts the web fonts out of the @fontsource packages into src/fonts: only the characters, weights and optical sizes that the
 * screens use. Run by hand (`npm run fonts -w web`) when a font or a character set changes; the results are committed, so
 * that a build needs no font tools.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { cutFont } from '../vite/cut-font.ts'

const require = createRequire(import.meta.url)
const out = new URL('../src/fonts/', import.meta.url)

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const DIGITS = range(0x20, 0x40) + range(0x5b, 0x60) + range(0x7b, 0x7e) + range(0xa0, 0xbf) + '–—‘’“”…•·′″−×÷'
const LETTERS = range(0x41, 0x5a) + range(0x61, 0x7a)
const ACCENTS = range(0xc0, 0xff).replace(/[×÷]/g, '') + '™'
const LATIN_EXT = range(0x100, 0x17f) + range(0x1e00, 0x1e99) + '₹'
const JOINERS = '\u200c\u200d\u25cc।॥'
const INDIC = { devanagari: range(0x900, 0x97f), tamil: range(0xb80, 0xbff), telugu: range(0xc00, 0xc7f) }

/** What text needs: no fractions, superiors or alternates. The Indic ones are all required by their scripts. */
const FEATURES = [
  ...['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'clig', 'calt', 'rlig', 'lnum', 'tnum'],
  ...[
    'nukt',
    'akhn',
    'rphf',
    'pref',
    'half',
    'blwf',
    'abvf',
    'pstf',
    'vatu',
    'cjct',
    'rkrf',
    'init',
    'pres',
    'abvs',
    'blws',
    'psts',
    'haln',
  ],
  ...['dist', 'abvm', 'blwm'],
]

type Axes = Record<string, number | { min: number; max: number; default?: number }>

async function cut(name: string, source: string, text: string, variationAxes?: Axes): Promise<void> {
  const font = await subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(variationAxes ? { variationAxes } : {}),
  })
  writeFileSync(new URL(`${name}.woff2`, out), font)
  console.log(`${name}.woff2 ${(font.length / 1024).toFixed(1)} KB`)
}

mkdirSync(out, { recursive: true })

const anek = (script: string, part = script) => `@fontsource-variable/anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`
const noto = (script: string) => `@fontsource/noto-serif-${script}/files/noto-serif-${script}-${script}-400-normal.woff2`
const literata = (part: string) => `@fontsource-variable/literata/files/literata-${part}-opsz-normal.woff2`
const WORKING = { wght: { min: 400, max: 600 } }
/** Sizes from a note to the widest headline. */
const READING = { wght: 380, opsz: { min: 15, max: 60 } }

await cut('literata-latin', literata('latin'), DIGITS + LETTERS + ACCENTS, READING)
await cut('literata-latin-ext', literata('latin-ext'), LATIN_EXT, READING)
// beside Indic text, which has its own headline size
await cut('literata-letters', literata('latin'), LETTERS, { wght: 380, opsz: 16 })
await cut('literata-digits', literata('latin'), DIGITS, { wght: 380, opsz: 16 })
await cut('literata-wordmark', literata('latin'), 'Disha', { wght: 400, opsz: 24 })
await cut('anek-digits', anek('latin', 'latin'), DIGITS, WORKING)
await cut('anek-letters', anek('latin', 'latin'), LETTERS, WORKING)
await cut('anek-accents', anek('latin', 'latin'), ACCENTS, WORKING)
await cut('anek-latin-ext', anek('latin', 'latin-ext'), LATIN_EXT.replace('₹', ''), WORKING)
await cut('anek-rupee', anek('latin', 'latin-ext'), '₹', WORKING)
for (const [script, letters] of Object.entries(INDIC)) {
  await cut(`noto-serif-${script}`, noto(script), letters + JOINERS)
  // One weight for the two heavy scripts: the variable files are 206 and 118 KB.
  await cut(`anek-${script}`, anek(script), letters + JOINERS, script === 'tamil' ? WORKING : { wght: 470 })
}
// What stands on pages of every language, so that showing it does not load whole fonts: the names of the languages, our own
// name, the Hindi legal pages in the footer.
const NAMES = {
  devanagari: ['हिन्दी', 'दिशा', 'गोपनीयता नीति', 'उपयोग की शर्तें'],
  tamil: ['தமிழ்', 'திசை'],
  telugu: ['తెలుగు', 'దిశ'],
  latin: ['English', 'Disha'],
}
for (const [script, names] of Object.entries(NAMES)) {
  const font = await cutFont(readFileSync(require.resolve(anek(script))), names, { wght: 450 })
  writeFileSync(new URL(`names-${script}.woff2`, out), font)
  console.log(`names-${script}.woff2 ${(font.length / 1024).toFixed(1)} KB`)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@disha/contracts/language'
import { translatorFor } from '@disha/i18n/node/messages'
import type { FontVoice, ReportAssets, ReportFace } from '../fonts.ts'

const require = createRequire(import.meta.url)
/** Static instances of Literata and Anek, made by `npm run fonts`; Noto Serif comes static from its packages. */
const OWN_FONTS = new URL('../fonts/', import.meta.url)

const SCRIPTS = { hindi: 'devanagari', tamil: 'tamil', telugu: 'telugu' } as const
type Script = (typeof SCRIPTS)[keyof typeof SCRIPTS]
const NAMES: Record<Script | 'latin', string> = { latin: 'Latin', devanagari: 'Devanagari', tamil: 'Tamil', telugu: 'Telugu' }
const PACKAGES = {
  latin: '@fontsource/noto-serif-tamil',
  devanagari: '@fontsource/noto-serif-devanagari',
  tamil: '@fontsource/noto-serif-tamil',
  telugu: '@fontsource/noto-serif-telugu',
} as const

/** What Noto Serif's small Latin files really hold; the packages state a wider range, and ± or ′ would fall to a system font. */
const SERIF_LATIN =
  'U+0020-007E,U+00A0-00A1,U+00A9,U+00AB,U+00AE,U+00B0,U+00B7,U+00BB,U+00BF-00D6,U+00D8-00F6,U+00F8-00FF,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026'

const folderOf = (script: Script): string => path.dirname(require.resolve(`${PACKAGES[script]}/unicode.json`))

/** CSS unicode-range of a subset. The packages agree on latin and latin-ext. */
function rangeOf(script: Script | 'latin', subset: string): string {
  const ranges = JSON.parse(readFileSync(require.resolve(`${PACKAGES[script]}/unicode.json`), 'utf8')) as Record<string, string>
  const range = ranges[subset]
  if (range === undefined) throw new Error(`${PACKAGES[script]} has no subset ${subset}`)
  return range
}

const own = (voice: FontVoice, family: string, weight: 400 | 600, script: Script | 'latin', subset: string, file: string): ReportFace => ({
  voice,
  family,
  weight,
  unicodeRange: rangeOf(script, subset),
  base64: readFileSync(new URL(`${file}.woff2`, OWN_FONTS)).toString('base64'),
})

/** Latin letters, digits and signs; Literata's display cut only where headings are Latin. */
function latinFaces(withDisplay: boolean): ReportFace[] {
  return ['latin', 'latin-ext'].flatMap((subset) => [
    own('reading', 'Literata', 400, 'latin', subset, `literata-${subset}`),
    own('reading', 'Literata', 600, 'latin', subset, `literata-strong-${subset}`),
    ...(withDisplay ? [own('display', 'Literata Display', 400, 'latin', subset, `literata-display-${subset}`)] : []),
    own('work', 'Anek Latin', 400, 'latin', subset, `anek-${subset}-400`),
    own('work', 'Anek Latin', 600, 'latin', subset, `anek-${subset}-600`),
  ])
}

/** A script's own letters; where it is the language's own, also its serif's Latin letters and digits, drawn by the same hand. */
function scriptFaces(script: Script, withLatin: boolean): ReportFace[] {
  const subsets = withLatin ? [script, 'latin', 'latin-ext'] : [script]
  const serif = subsets.flatMap((subset) =>
    ([400, 600] as const).map((weight): ReportFace => ({
      voice: 'reading',
      family: `Noto Serif ${NAMES[script]}`,
      weight,
      unicodeRange: subset === 'latin' ? SERIF_LATIN : rangeOf(script, subset),
      base64: readFileSync(path.join(folderOf(script), 'files', `noto-serif-${script}-${subset}-${weight}-normal.woff2`)).toString(
        'base64',
      ),
    })),
  )
  const sans = ([400, 600] as const).map((weight) =>
    own('work', `Anek ${NAMES[script]}`, weight, script, script, `anek-${script}-${weight}`),
  )
  return [...serif, ...sans]
}

const loaded = new Map<Language, ReportAssets>()

/**
 * What reports in one language need beside the document, read once a process (about 1 MB of fonts). The language's own
 * family comes first; the other scripts follow, since a name or a quoted question may be written in any of them.
 */
export function loadReportAssets(language: Language): ReportAssets {
  let assets = loaded.get(language)
  if (assets === undefined) {
    const first = language === 'english' ? undefined : SCRIPTS[language]
    const others = Object.values(SCRIPTS).filter((script) => script !== first)
    assets = {
      language,
      faces: [
        ...(first === undefined ? [] : scriptFaces(first, true)),
        ...latinFaces(language === 'english'),
        ...others.flatMap((script) => scriptFaces(script, false)),
      ],
      translate: translatorFor(language),
    }
    loaded.set(language, assets)
  }
  return assets
}

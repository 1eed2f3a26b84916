import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@disha/contracts/language'
import { translatorFor } from '@disha/i18n/node/messages'
import type { ReportAssets, ReportFace } from '../fonts.ts'

const require = createRequire(import.meta.url)

/** The file of one script's faces in each voice; Noto's static weights, Anek and Literata as variable fonts. */
const SCRIPTS = { hindi: 'devanagari', tamil: 'tamil', telugu: 'telugu' } as const
type Script = (typeof SCRIPTS)[keyof typeof SCRIPTS]

const NAMES: Record<Script, string> = { devanagari: 'Devanagari', tamil: 'Tamil', telugu: 'Telugu' }

const packages = new Map<string, { folder: string; ranges: Record<string, string> }>()

function fontPackage(name: string) {
  let found = packages.get(name)
  if (found === undefined) {
    const file = require.resolve(`${name}/unicode.json`)
    found = { folder: path.join(path.dirname(file), 'files'), ranges: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string> }
    packages.set(name, found)
  }
  return found
}

function face(voice: ReportFace['voice'], family: string, weight: string, packageName: string, subset: string, file: string): ReportFace {
  const { folder, ranges } = fontPackage(packageName)
  const unicodeRange = ranges[subset]
  if (unicodeRange === undefined) throw new Error(`${packageName} has no subset ${subset}`)
  return { voice, family, weight, unicodeRange, base64: readFileSync(path.join(folder, file)).toString('base64') }
}

function latinFaces(): ReportFace[] {
  return ['latin', 'latin-ext'].flatMap((subset) => [
    face('reading', 'Literata', '200 900', '@fontsource-variable/literata', subset, `literata-${subset}-opsz-normal.woff2`),
    face('work', 'Anek Latin', '100 800', '@fontsource-variable/anek-latin', subset, `anek-latin-${subset}-wght-normal.woff2`),
  ])
}

/** A script's own letters, and where it is the language's own also its Latin, digits and signs, drawn by the same hand. */
function scriptFaces(script: Script, withLatin: boolean): ReportFace[] {
  const subsets = withLatin ? [script, 'latin', 'latin-ext'] : [script]
  const serif = `@fontsource/noto-serif-${script}`
  const sans = `@fontsource-variable/anek-${script}`
  return subsets.flatMap((subset) => [
    ...['400', '600'].map((weight) =>
      face('reading', `Noto Serif ${NAMES[script]}`, weight, serif, subset, `noto-serif-${script}-${subset}-${weight}-normal.woff2`),
    ),
    face('work', `Anek ${NAMES[script]}`, '100 800', sans, subset, `anek-${script}-${subset}-wght-normal.woff2`),
  ])
}

const loaded = new Map<Language, ReportAssets>()

/**
 * Fonts for reports in one language, read once a process (about 1.3 MB). The language's own family comes first; the other
 * scripts follow, since a name or a quoted question may be written in any of them.
 */
export function loadReportAssets(language: Language): ReportAssets {
  let assets = loaded.get(language)
  if (assets === undefined) {
    const own = language === 'english' ? undefined : SCRIPTS[language]
    const others = (Object.values(SCRIPTS) as Script[]).filter((script) => script !== own).flatMap((script) => scriptFaces(script, false))
    assets = { language, faces: [...(own === undefined ? [] : scriptFaces(own, true)), ...latinFaces(), ...others], translate: translatorFor(language) }
    loaded.set(language, assets)
  }
  return assets
}

/**
 * Writes the static fonts of the report to src/fonts, from the variable fonts on @fontsource (SIL Open Font License 1.1; the
 * licence texts are copied beside them). PDF has no variable fonts: Chromium would draw each instance as a Type 3 font, larger
 * and without hinting. Run after a font package changes: `npm run fonts`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const OUT = path.join(import.meta.dirname, '../src/fonts')

type Source = {
  packageName: string
  stem: string
  subset: string
  axis: 'wght' | 'opsz'
  out: string
  variationAxes: Record<string, number>
}

const ANEK = ['latin', 'devanagari', 'tamil', 'telugu']
const sources: Source[] = [
  // optical size 14 for text and 36 for what is set large; 380 keeps the display cut's thin strokes on paper
  ...['latin', 'latin-ext'].flatMap((subset) =>
    (
      [
        ['literata', { opsz: 14, wght: 400 }],
        ['literata-strong', { opsz: 14, wght: 560 }],
        ['literata-display', { opsz: 36, wght: 380 }],
      ] as const
    ).map(([out, variationAxes]): Source => ({
      packageName: '@fontsource-variable/literata',
      stem: 'literata',
      subset,
      axis: 'opsz',
      out: `${out}-${subset}`,
      variationAxes,
    })),
  ),
  ...ANEK.flatMap((script) =>
    [script, ...(script === 'latin' ? ['latin-ext'] : [])].flatMap((subset) =>
      (
        [
          ['400', 400],
          ['600', 560],
        ] as const
      ).map(([weight, wght]): Source => ({
        packageName: `@fontsource-variable/anek-${script}`,
        stem: `anek-${script}`,
        subset,
        axis: 'wght',
        out: `anek-${subset}-${weight}`,
        variationAxes: { wght },
      })),
    ),
  ),
]

function textOf(unicodeRange: string): string {
  let text = ''
  for (const part of unicodeRange.split(',')) {
    const [from, to] = part.trim().slice(2).split('-')
    const start = Number.parseInt(from ?? '', 16)
    const end = to === undefined ? start : Number.parseInt(to, 16)
    for (let code = start; code <= end; code += 1) if (code > 0x1f && (code < 0xd800 || code > 0xdfff)) text += String.fromCodePoint(code)
  }
  return text
}

await mkdir(OUT, { recursive: true })
const packages = new Set<string>()
for (const { packageName, stem, subset, axis, out, variationAxes } of sources) {
  const folder = path.dirname(require.resolve(`${packageName}/unicode.json`))
  const ranges = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const font = await readFile(path.join(folder, 'files', `${stem}-${subset}-${axis}-normal.woff2`))
  const text = textOf(ranges[subset] ?? '')
  await writeFile(path.join(OUT, `${out}.woff2`), await subsetFont(font, text, { targetFormat: 'woff2', variationAxes }))
  if (!packages.has(packageName)) await copyFile(path.join(folder, 'LICENSE'), path.join(OUT, `${stem}.LICENSE.txt`))
  packages.add(packageName)
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert as convertOne } from 'fontverter'
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs'

const require = createRequire(import.meta.url)

let turn: Promise<unknown> = Promise.resolve()

/** One after the other, and copied: the converter hands out a view of memory that its next run overwrites. */
function convert(font: Buffer, to: 'truetype' | 'woff2', from?: 'truetype'): Promise<Buffer> {
  const result = turn.then(async () => Buffer.from(await convertOne(font, to, from)))
  turn = result.catch(() => undefined)
  return result
}

/** hb-subset.h */
const MEMORY_WRITABLE = 2
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200

export type Axes = Readonly<Record<string, number | { min: number; max: number }>>

/**
 * The part of a font that draws exactly these texts, as WOFF2: each text is shaped, and every glyph that stands in it at any
 * step of the shaping is kept. Indic fonts hold hundreds of conjuncts, of which a page shows a few dozen; a plain cut by
 * characters keeps them all. Texts that were not given may be drawn wrongly, with letters side by side instead of joined.
 * `axes` narrows or pins the axes of a variable font.
 */
export async function cutFont(font: Buffer, texts: Iterable<string>, axes: Axes = {}): Promise<Buffer> {
  const plain = await convert(font, 'truetype')
  const { glyphs, characters } = glyphsOf(plain, texts)
  return convert(await subset(plain, characters, glyphs, axes), 'woff2', 'truetype')
}

/** Measures texts in the font, in em. */
export async function widthOf(font: Buffer): Promise<(text: string) => number> {
  const face = new Face(new Blob(await convert(font, 'truetype')))
  const sized = new Font(face)
  return (text) => {
    const run = runOf(text)
    shape(sized, run)
    return run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem
  }
}

function runOf(text: string): Run {
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  return run
}

function glyphsOf(plain: Buffer, texts: Iterable<string>): { glyphs: Set<number>; characters: Set<number> } {
  const face = new Face(new Blob(plain))
  const font = new Font(face)
  const covered = new Set(face.collectUnicodes())
  const glyphs = new Set<number>()
  const characters = new Set<number>()
  const words = new Set<string>()
  for (const text of texts) for (const word of text.split(/\s+/)) words.add(word)
  for (const word of words) {
    for (const character of word) if (covered.has(character.codePointAt(0)!)) characters.add(character.codePointAt(0)!)
    // a browser shapes what one font covers as one run
    for (const part of runs(word, covered)) {
      const run = runOf(part)
      run.setMessageFunc((now) => {
        for (const { codepoint } of now.getGlyphInfos()) glyphs.add(codepoint)
        return true
      })
      shape(font, run)
      for (const { codepoint } of run.getGlyphInfos()) glyphs.add(codepoint)
    }
  }
  return { glyphs, characters }
}

function runs(word: string, covered: ReadonlySet<number>): string[] {
  const found: string[] = []
  let part = ''
  for (const character of word) {
    if (covered.has(character.codePointAt(0)!)) part += character
    else if (part !== '') {
      found.push(part)
      part = ''
    }
  }
  return part === '' ? found : [...found, part]
}

type SubsetExports = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory; _initialize: () => void }
let loading: Promise<SubsetExports> | undefined

async function loadSubset(): Promise<SubsetExports> {
  const { instance } = await WebAssembly.instantiate(await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  const exports = instance.exports as unknown as SubsetExports
  exports._initialize()
  return exports
}

async function subset(font: Buffer, characters: Iterable<number>, glyphs: Iterable<number>, axes: Axes): Promise<Buffer> {
  const hb = await (loading ??= loadSubset())
  const call = (name: string, ...values: number[]): number => hb[name]!(...values)
  const input = call('hb_subset_input_create_or_fail')
  const address = call('malloc', font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, address)
  const blob = call('hb_blob_create', address, font.byteLength, MEMORY_WRITABLE, 0, 0)
  const face = call('hb_face_create', blob, 0)
  call('hb_blob_destroy', blob)
  // every feature of the font, but only as far as the kept glyphs need it
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  call('hb_subset_input_set_flags', input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const unicodes = call('hb_subset_input_unicode_set', input)
  for (const character of characters) call('hb_set_add', unicodes, character)
  const kept = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs) call('hb_set_add', kept, glyph)
  for (const [axis, place] of Object.entries(axes)) {
    const done =
      typeof place === 'number'
        ? call('hb_subset_input_pin_axis_location', input, face, tag(axis), place)
        : call('hb_subset_input_set_axis_range', input, face, tag(axis), place.min, place.max, Number.NaN)
    if (done === 0) throw new Error(`the font has no axis ${axis}`)
  }
  const cut = call('hb_subset_or_fail', face, input)
  call('hb_subset_input_destroy', input)
  if (cut === 0) throw new Error('the font could not be cut')
  const result = call('hb_face_reference_blob', cut)
  const start = call('hb_blob_get_data', result, 0)
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer).subarray(start, start + call('hb_blob_get_length', result)))
  for (const [destroy, pointer] of [
    ['hb_blob_destroy', result],
    ['hb_face_destroy', cut],
    ['hb_face_destroy', face],
    ['free', address],
  ] as const)
    call(destroy, pointer)
  return bytes
}

function tag(name: string): number {
  return [...name].reduce((sum, character) => (sum << 8) + character.charCodeAt(0), 0)
}

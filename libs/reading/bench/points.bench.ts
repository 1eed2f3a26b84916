/**
 * How well it is told what one part of a question is after, on parts that were not learnt from (`training/points/measure`): the share that is right
 * among all, and among those that are believed (`SURE`), file by file and by language; beside it what always telling the commonest point would reach.
 * Only a file that nobody looked at while something was mended is new.
 *   npm run bench -- points          (--wrong lists what is believed and wrong)
 */
import { pointOf } from '../src/understanding/point/point.ts'
import { SURE } from '../src/understanding/points-asked.ts'
import { partsOf } from './point-parts.ts'

const parts = partsOf('measure')
const found = parts.map((part) => ({ ...part, ...{ read: pointOf(part.part, part.told) } }))
const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`)
const counts = new Map<string, number>()
for (const { point } of partsOf('learn')) counts.set(point, (counts.get(point) ?? 0) + 1)
const [common] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['none']

for (const file of [...new Set(parts.map((part) => part.file))]) {
  const inFile = found.filter((one) => one.file === file)
  console.log(file)
  for (const language of ['all', 'en', 'hl', 'hi', 'tl', 'ta', 'ul', 'te']) {
    const own = inFile.filter((one) => language === 'all' || one.language === language)
    const sure = own.filter(({ read }) => read.likely >= SURE)
    const right = (list: typeof own): number => list.filter(({ read, point }) => read.point === point).length
    console.log(
      `  ${language.padEnd(4)} ${String(own.length).padStart(4)} parts: right ${percent(right(own), own.length)}; believed ${percent(sure.length, own.length)}, of these right ${percent(right(sure), sure.length)}`,
    )
  }
  console.log(`  baseline, always ${common}: ${percent(inFile.filter(({ point }) => point === common).length, inFile.length)}`)
}
if (process.argv.includes('--wrong'))
  for (const { file, told, part, point, read } of found.filter(({ read, point }) => read.point !== point))
    console.log(
      `${read.likely >= SURE ? 'BELIEVED' : '        '} ${read.likely.toFixed(2)} ${file} ${read.point} not ${point}: [${told}] ${part}`,
    )

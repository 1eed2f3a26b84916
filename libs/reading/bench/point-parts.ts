import { readFileSync, readdirSync } from 'node:fs'
import { POINT_SCHEME } from '../src/understanding/point/point.ts'
import { POINTS, type Point } from '../src/understanding/point/points.ts'
import { pointFeatures } from '../src/understanding/point/point-features.ts'
import type { Example } from './learn-linear.ts'

export type LabelledPart = { file: string; language: string; told: string; part: string; point: Point }

/** The labelled parts of a folder, with the name of the file that holds each: `language<TAB>told<TAB>part<TAB>point`. */
export function partsOf(folder: 'learn' | 'measure'): LabelledPart[] {
  const from = new URL(`../training/points/${folder}/`, import.meta.url)
  return readdirSync(from)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, from), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [language, told, part, point, ...more] = line.split('\t')
          const known = POINTS.find((one) => one === point)
          if (language === undefined || told === undefined || part === undefined || known === undefined || more.length > 0)
            throw new TypeError(`${name}: ${line}`)
          return { file: name.replace(/\.tsv$/u, ''), language, told, part, point: known }
        }),
    )
}

export function exampleOf({ told, part, point }: LabelledPart): Example {
  const labels = new Float32Array(POINT_SCHEME.count)
  labels[POINTS.indexOf(point)] = 1
  return { features: [...pointFeatures(part, told)], labels }
}

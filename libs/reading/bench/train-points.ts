/**
 * Makes src/understanding/point/point-model.data.ts: a linear classifier learnt from the labelled parts of `training/points/learn`. The same parts give
 * the same file.
 *   node --conditions=@disha/source libs/reading/bench/train-points.ts
 */
import { writeFileSync } from 'node:fs'
import { packModel } from '../src/understanding/linear-model.ts'
import { POINT_SCHEME } from '../src/understanding/point/point.ts'
import { learn, ORDERS } from './learn-linear.ts'
import { exampleOf, partsOf } from './point-parts.ts'

const WEIGHTS_KEPT = 160_000
/** Found on held-out quarters of the parts: many points have few lines each, and rare words tell them apart. */
const DECAY = 0.0015

const log = (line: string): void => void process.stdout.write(`${line}\n`)
const weights = learn(partsOf('learn').map(exampleOf), POINT_SCHEME, WEIGHTS_KEPT, log, DECAY, ORDERS)
const packed = packModel(weights)
writeFileSync(
  new URL('../src/understanding/point/point-model.data.ts', import.meta.url),
  `/** The weights of the classifier of parts, as \`linear-model.ts\` packs them. Made by bench/train-points.ts. */
export const MODEL =
  '${packed}'
`,
)
log(`${weights.features.length} features kept, ${Math.round(packed.length / 1024)} KB`)

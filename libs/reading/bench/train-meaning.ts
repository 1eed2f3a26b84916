/**
 * Makes src/understanding/meaning/model.data.ts: a linear classifier (logistic regression; softmax over each group) learnt from the labelled questions of
 * `training/learn` and of the word lists' own tests. The same questions give the same file.
 *   node --conditions=@disha/source libs/reading/bench/train-meaning.ts
 */
import { writeFileSync } from 'node:fs'
import { featuresOf, hashOf, WORTH } from '../src/understanding/meaning/features.ts'
import { FLAGS, GROUPS, LABELS, type Group } from '../src/understanding/meaning/labels.ts'
import { packModel, readerOf, SCALE, type Weights } from '../src/understanding/meaning/model.ts'
import { fixtureQuestions, questionsOf, type Labelled } from './meaning-questions.ts'

const EPOCHS = 14
/** Epochs on the weights that are kept. */
const EPOCHS_AFTER = 6
const RATE = 0.2
const DECAY = 0.01
/** A feature of one question alone teaches nothing. */
const LEAST_SEEN = 2
const WEIGHTS_KEPT = 200_000

const L = LABELS.length
const columns = (group: Group): number[] => GROUPS[group].map((choice) => LABELS.indexOf(`${group}:${choice}`))
const groups = (Object.keys(GROUPS) as Group[]).map((group) => columns(group))
const flags = FLAGS.map((flag) => LABELS.indexOf(flag))

/** Deterministic shuffling (Park and Miller 1988). */
function shuffler(seed: number): <T>(list: T[]) => void {
  let state = seed
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  return (list) => {
    for (let at = list.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[list[at], list[other]] = [list[other] as (typeof list)[number], list[at] as (typeof list)[number]]
    }
  }
}

type Row = { features: Int32Array; scale: number; labels: Float32Array }

export function train(questions: readonly Labelled[], log: (line: string) => void = () => undefined): Weights {
  const seen = new Map<string, number>()
  const found = questions.map(({ asked }) => [...featuresOf(asked)])
  for (const features of found) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  const names = [...seen].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name)
  const index = new Map(names.map((name, at) => [name, at]))
  const worth = Float32Array.from(names, (name) => WORTH[name[0] as keyof typeof WORTH])
  const rowOf = (features: Int32Array, labels: Float32Array): Row => {
    const square = features.reduce((sum, one) => sum + (worth[one] as number) ** 2, 0)
    return { features, scale: SCALE / Math.sqrt(square + 1), labels }
  }
  let rows = found.map((features, at) =>
    rowOf(Int32Array.from(features.flatMap((one) => index.get(one) ?? [])), (questions[at] as Labelled).labels),
  )
  const weights = new Float32Array(names.length * L)
  const bias = new Float32Array(L)
  const kept = new Uint8Array(names.length * L).fill(1)
  const shuffle = shuffler(20_261_122)
  const order = [...rows.keys()]
  const score = new Float64Array(L)
  const pass = (from: number, to: number): void => {
    shuffle(order)
    for (const [step, at] of order.entries()) {
      const rate = RATE * (from + ((to - from) * step) / order.length)
      const { features, scale, labels } = rows[at] as Row
      score.set(bias)
      for (const one of features) {
        const size = scale * (worth[one] as number)
        for (let label = 0, w = one * L; label < L; label++, w++) score[label] = (score[label] as number) + size * (weights[w] as number)
      }
      errorsIn(score, labels)
      for (const one of features) {
        const size = scale * (worth[one] as number)
        for (let label = 0, w = one * L; label < L; label++, w++)
          if (kept[w] === 1) weights[w] = (weights[w] as number) - rate * (size * (score[label] as number) + DECAY * (weights[w] as number))
      }
      for (let label = 0; label < L; label++) bias[label] = (bias[label] as number) - rate * (score[label] as number)
    }
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) pass(1 - epoch / EPOCHS, 1 - (epoch + 1) / EPOCHS)
  log(`${questions.length} questions, ${names.length} features`)
  const weight = (w: number): number => {
    const at = Math.floor(w / L)
    return Math.abs(weights[w] as number) * (worth[at] as number) * Math.sqrt(Math.min(30, seen.get(names[at] as string) as number))
  }
  const sizes = Float32Array.from(weights, (_, w) => weight(w))
  const least = sizes.toSorted()[Math.max(0, sizes.length - WEIGHTS_KEPT)] as number
  for (let w = 0; w < weights.length; w++)
    if ((sizes[w] as number) < least) {
      weights[w] = 0
      kept[w] = 0
    }
  const speaks = names.map((_, at) => kept.subarray(at * L, (at + 1) * L).includes(1))
  rows = rows.map(({ features, labels }) =>
    rowOf(
      features.filter((one) => speaks[one]),
      labels,
    ),
  )
  for (let epoch = 0; epoch < EPOCHS_AFTER; epoch++) pass(0.5 * (1 - epoch / EPOCHS_AFTER), 0.5 * (1 - (epoch + 1) / EPOCHS_AFTER))
  return {
    bias: [...bias],
    features: names.flatMap((name, at) => {
      const own: [number, number][] = []
      for (let label = 0; label < L; label++) if (kept[at * L + label] === 1) own.push([label, weights[at * L + label] as number])
      return own.length === 0 ? [] : [{ hash: hashOf(name), weights: own }]
    }),
  }
}

/** Scores become what is to be mended: the probability less the truth, nothing where nobody judged. */
function errorsIn(score: Float64Array, labels: Float32Array): void {
  for (const group of groups) {
    const most = Math.max(...group.map((label) => score[label] as number))
    let sum = 0
    for (const label of group) sum += score[label] = Math.exp((score[label] as number) - most)
    for (const label of group)
      score[label] = Number.isNaN(labels[label] as number) ? 0 : (score[label] as number) / sum - (labels[label] as number)
  }
  for (const label of flags)
    score[label] = Number.isNaN(labels[label] as number) ? 0 : 1 / (1 + Math.exp(-(score[label] as number))) - (labels[label] as number)
}

/** Parts of the questions that are held back in turn while the limits are found. */
const FOLDS = 4
/** Fewer questions than these set no limit. */
const LEAST_TOLD = 8
const LIMITS = Array.from({ length: 15 }, (_, step) => Math.round((0.3 + step * 0.045) * 1000) / 1000)
/** How much a wrong telling outweighs one that is missed: F-measure with this beta (van Rijsbergen 1979). */
const BETA = 0.6

/** From which probability each flag is to be believed, on questions that were held back from the learning. */
function limitsOf(questions: readonly Labelled[]): Record<string, number> {
  const scores = FLAGS.map((): [odds: number, holds: boolean][] => [])
  for (let fold = 0; fold < FOLDS; fold++) {
    const read = readerOf(packModel(train(questions.filter((_, at) => at % FOLDS !== fold))))
    for (const { asked, labels } of questions.filter((_, at) => at % FOLDS === fold)) {
      const found = read(asked)
      for (const [at, label] of flags.entries())
        if (!Number.isNaN(labels[label] as number)) scores[at]?.push([found[label] as number, labels[label] === 1])
    }
  }
  return Object.fromEntries(
    FLAGS.flatMap((flag, at) => {
      const own = scores[at] as [number, boolean][]
      if (own.filter(([, holds]) => holds).length < LEAST_TOLD) return []
      const worth = (limit: number): number => {
        const both = own.filter(([odds, holds]) => holds && odds >= limit).length
        const only = own.filter(([odds, holds]) => !holds && odds >= limit).length
        const missed = own.filter(([odds, holds]) => holds && odds < limit).length
        return ((1 + BETA ** 2) * both) / ((1 + BETA ** 2) * both + BETA ** 2 * missed + only || 1)
      }
      return [[flag, LIMITS.reduce((a, b) => (worth(b) > worth(a) ? b : a))]]
    }),
  )
}

if (import.meta.main) {
  const log = (line: string): void => void process.stdout.write(`${line}\n`)
  const questions = [...questionsOf('learn'), ...fixtureQuestions()]
  const weights = train(questions, log)
  const packed = packModel(weights)
  const limits = limitsOf(questions)
  writeFileSync(
    new URL('../src/understanding/meaning/model.data.ts', import.meta.url),
    `import type { Flag } from './labels.ts'

/** From which probability a flag is believed, as found on questions that were held back; none of those that too few questions tell. */
export const LIMITS: Readonly<Partial<Record<Flag, number>>> = {
${Object.entries(limits)
  .map(([flag, limit]) => `  ${/^\w+$/.test(flag) ? flag : `'${flag}'`}: ${limit},`)
  .join('\n')}
}

/** The weights of the classifier of typed questions, as \`model.ts\` packs them. Made by bench/train-meaning.ts. */
export const MODEL =
  '${packed}'
`,
  )
  log(`${weights.features.length} features kept, ${Math.round(packed.length / 1024)} KB`)
}

/** Learns the weights of a linear classifier (logistic regression; softmax over each group). */
import { hashOf, WORTH } from '../src/understanding/meaning/features.ts'
import { SCALE, type Scheme, type Weights } from '../src/understanding/linear-model.ts'

const EPOCHS = 14
/** Epochs on the weights that are kept. */
const EPOCHS_AFTER = 6
const RATE = 0.2
/** How much of a weight is lost each time its feature is seen, as a share of the step. */
const DECAY = 0.01
/** Seeds of orders in which the examples may be gone through: what is near a border turns by the order alone, and less so by the average of several. */
export const ORDERS = [20_261_122, 71_893, 1_618_033, 3_141_592, 2_718_281] as const
/** A feature of one question alone teaches nothing. */
const LEAST_SEEN = 2

/** A text by what it shows to the classifier, with its labels; one that nobody judged is NaN. */
export type Example = { features: readonly string[]; labels: Float32Array }

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

/**
 * Weights learnt from examples, the smallest left out. The same examples give the same weights.
 * @param weightsKept how many weights stay
 * @param decay the more, the less is made of what few examples show
 * @param orders the seeds of the orders whose average is learnt
 */
export function learn(
  examples: readonly Example[],
  scheme: Scheme,
  weightsKept: number,
  log: (line: string) => void = () => undefined,
  decay = DECAY,
  orders: readonly number[] = ORDERS.slice(0, 1),
): Weights {
  const L = scheme.count
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  const names = [...seen].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name)
  const index = new Map(names.map((name, at) => [name, at]))
  const worth = Float32Array.from(names, (name) => WORTH[name[0] as keyof typeof WORTH])
  const rowOf = (features: Int32Array, labels: Float32Array): Row => {
    const square = features.reduce((sum, one) => sum + (worth[one] as number) ** 2, 0)
    return { features, scale: SCALE / Math.sqrt(square + 1), labels }
  }
  let rows = examples.map(({ features, labels }) => rowOf(Int32Array.from(features.flatMap((one) => index.get(one) ?? [])), labels))
  const weights = new Float32Array(names.length * L)
  const bias = new Float32Array(L)
  const kept = new Uint8Array(names.length * L).fill(1)
  const score = new Float64Array(L)
  const pass = (order: readonly number[], from: number, to: number): void => {
    for (const [step, at] of order.entries()) {
      const rate = RATE * (from + ((to - from) * step) / order.length)
      const { features, scale, labels } = rows[at] as Row
      score.set(bias)
      for (const one of features) {
        const size = scale * (worth[one] as number)
        for (let label = 0, w = one * L; label < L; label++, w++) score[label] = (score[label] as number) + size * (weights[w] as number)
      }
      errorsIn(scheme, score, labels)
      for (const one of features) {
        const size = scale * (worth[one] as number)
        for (let label = 0, w = one * L; label < L; label++, w++)
          if (kept[w] === 1) weights[w] = (weights[w] as number) - rate * (size * (score[label] as number) + decay * (weights[w] as number))
      }
      for (let label = 0; label < L; label++) bias[label] = (bias[label] as number) - rate * (score[label] as number)
    }
  }
  const runs = orders.map((seed) => ({ shuffle: shuffler(seed), order: [...rows.keys()] }))
  /** Some epochs from where the weights stand, in each of several orders; what they come to on average stays. */
  const learnInOrders = (epochs: number, rate: number): void => {
    const start = { weights: weights.slice(), bias: bias.slice() }
    const sum = { weights: new Float64Array(weights.length), bias: new Float64Array(L) }
    for (const { shuffle, order } of runs) {
      weights.set(start.weights)
      bias.set(start.bias)
      for (let epoch = 0; epoch < epochs; epoch++) {
        shuffle(order)
        pass(order, rate * (1 - epoch / epochs), rate * (1 - (epoch + 1) / epochs))
      }
      for (const [w, one] of weights.entries()) sum.weights[w] = (sum.weights[w] as number) + one / orders.length
      for (const [label, one] of bias.entries()) sum.bias[label] = (sum.bias[label] as number) + one / orders.length
    }
    weights.set(sum.weights)
    bias.set(sum.bias)
  }
  learnInOrders(EPOCHS, 1)
  log(`${examples.length} texts, ${names.length} features`)
  const weight = (w: number): number => {
    const at = Math.floor(w / L)
    return Math.abs(weights[w] as number) * (worth[at] as number) * Math.sqrt(Math.min(30, seen.get(names[at] as string) as number))
  }
  const sizes = Float32Array.from(weights, (_, w) => weight(w))
  const least = sizes.toSorted()[Math.max(0, sizes.length - weightsKept)] as number
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
  learnInOrders(EPOCHS_AFTER, 0.5)
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
function errorsIn({ groups, flags }: Scheme, score: Float64Array, labels: Float32Array): void {
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

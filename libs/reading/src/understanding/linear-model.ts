import { hashOf, WORTH } from './meaning/features.ts'

/** A linear classifier over the features of a text: softmax over each group of labels, a logistic curve for each flag. */

/** How large the scaled features of one text are together. */
export const SCALE = 6

/** Which columns of a model belong together: of a group exactly one holds; each flag holds or not. */
export type Scheme = { count: number; groups: readonly (readonly number[])[]; flags: readonly number[] }

export type Weights = {
  bias: readonly number[]
  /** by the column of their label */
  features: readonly { hash: number; weights: readonly (readonly [number, number])[] }[]
}

const STEPS = 127
const BIAS_STEPS = 8000

/**
 * Weights as text (base64): the largest weight as a 32-bit float; for each label its bias (16 bits); then for each feature its hash (24 bits), how
 * many labels it speaks to, and for each the label and the weight as a signed byte of 127 steps.
 */
export function packModel({ bias, features }: Weights): string {
  const most = features.reduce((size, one) => Math.max(size, ...one.weights.map(([, weight]) => Math.abs(weight))), 0)
  const head = new DataView(new ArrayBuffer(4 + 2 * bias.length))
  head.setFloat32(0, most)
  for (const [at, one] of bias.entries()) head.setInt16(4 + 2 * at, Math.round(Math.max(-4, Math.min(4, one)) * BIAS_STEPS))
  const bytes = [...new Uint8Array(head.buffer)]
  for (const { hash, weights } of features) {
    const own = weights
      .map(([label, weight]) => [label, Math.round((weight / most) * STEPS)] as const)
      .filter(([, step]) => step !== 0)
      .slice(0, 255)
    if (own.length === 0) continue
    bytes.push(hash >> 16, (hash >> 8) & 255, hash & 255, own.length)
    for (const [label, step] of own) bytes.push(label, step & 255)
  }
  let text = ''
  for (let at = 0; at < bytes.length; at += 3000) text += btoa(String.fromCodePoint(...bytes.slice(at, at + 3000)))
  return text
}

type Model = { scheme: Scheme; bias: Float64Array; unit: number; bytes: Uint8Array; at: Map<number, number> }

function unpacked(text: string, scheme: Scheme): Model {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) as number)
  const view = new DataView(bytes.buffer)
  const bias = Float64Array.from({ length: scheme.count }, (_, at) => view.getInt16(4 + 2 * at) / BIAS_STEPS)
  const at = new Map<number, number>()
  for (let from = 4 + 2 * scheme.count; from < bytes.length; from += 4 + 2 * (bytes[from + 3] as number))
    at.set(view.getUint16(from) * 256 + (bytes[from + 2] as number), from + 3)
  return { scheme, bias, unit: view.getFloat32(0) / STEPS, bytes, at }
}

/** A packed model as a function: of the features of a text the probability of every label, in the order of the columns; over a group they sum to 1. */
export function readerOf(packed: string, scheme: Scheme): (features: Iterable<string>) => Float64Array {
  const model = unpacked(packed, scheme)
  return (features) => read(model, features)
}

function read({ scheme, bias, unit, bytes, at }: Model, features: Iterable<string>): Float64Array {
  const score = new Float64Array(scheme.count)
  let square = 1
  for (const feature of features) {
    const from = at.get(hashOf(feature))
    if (from === undefined) continue
    const worth = WORTH[feature[0] as keyof typeof WORTH]
    square += worth ** 2
    for (let pair = from + 1, end = from + 2 * (bytes[from] as number); pair <= end; pair += 2) {
      const label = bytes[pair] as number
      const step = bytes[pair + 1] as number
      score[label] = (score[label] as number) + worth * (step > 127 ? step - 256 : step)
    }
  }
  const size = (SCALE * unit) / Math.sqrt(square)
  for (const [label, one] of score.entries()) score[label] = one * size + (bias[label] as number)
  for (const group of scheme.groups) {
    const most = Math.max(...group.map((label) => score[label] as number))
    let sum = 0
    for (const label of group) sum += score[label] = Math.exp((score[label] as number) - most)
    for (const label of group) score[label] = (score[label] as number) / sum
  }
  for (const label of scheme.flags) score[label] = 1 / (1 + Math.exp(-(score[label] as number)))
  return score
}

/**
 * Makes src/understanding/meaning/model.data.ts: a linear classifier learnt from the labelled questions of `training/learn` and of the word lists'
 * own tests. The same questions give the same file.
 *   node --conditions=@disha/source libs/reading/bench/train-meaning.ts
 */
import { writeFileSync } from 'node:fs'
import { packModel, readerOf } from '../src/understanding/linear-model.ts'
import { featuresOf } from '../src/understanding/meaning/features.ts'
import { FLAGS } from '../src/understanding/meaning/labels.ts'
import { MEANING } from '../src/understanding/meaning/model.ts'
import { learn, type Example } from './learn-linear.ts'
import { fixtureQuestions, questionsOf } from './meaning-questions.ts'

const WEIGHTS_KEPT = 200_000
const { flags } = MEANING

/** Parts of the questions that are held back in turn while the limits are found. */
const FOLDS = 4
/** Fewer questions than these set no limit. */
const LEAST_TOLD = 8
const LIMITS = Array.from({ length: 15 }, (_, step) => Math.round((0.3 + step * 0.045) * 1000) / 1000)
/** How much a wrong telling outweighs one that is missed: F-measure with this beta (van Rijsbergen 1979). */
const BETA = 0.6

/** From which probability each flag is to be believed, on questions that were held back from the learning. */
function limitsOf(questions: readonly Example[]): Record<string, number> {
  const scores = FLAGS.map((): [odds: number, holds: boolean][] => [])
  for (let fold = 0; fold < FOLDS; fold++) {
    const read = readerOf(
      packModel(
        learn(
          questions.filter((_, at) => at % FOLDS !== fold),
          MEANING,
          WEIGHTS_KEPT,
        ),
      ),
      MEANING,
    )
    for (const { features, labels } of questions.filter((_, at) => at % FOLDS === fold)) {
      const found = read(features)
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
  const questions = [...questionsOf('learn'), ...fixtureQuestions()].map(({ asked, labels }) => ({
    features: [...featuresOf(asked)],
    labels,
  }))
  const weights = learn(questions, MEANING, WEIGHTS_KEPT, log)
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

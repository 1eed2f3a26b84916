/**
 * How well typed questions are understood that neither the word lists nor the classifier have seen (`training/measure`): shares of right answers for
 * the matter, the form, the two ways, whose matter it is and the subject, and precision and recall of all that is told, by the word lists alone
 * (the baseline) and by the classifier.
 *   npm run bench -- understanding
 */
import { FLAGS, GROUPS, LABELS, type Group } from '../src/meaning/labels.ts'
import { probabilitiesOf } from '../src/meaning/model.ts'
import { questionsOf } from './meaning-questions.ts'

const questions = questionsOf('measure')
const right = new Map<Group, number>()
let [both, only, missed] = [0, 0, 0]
const perFlag = new Map<string, [number, number, number]>()
const limit = Number(process.argv.find((one) => one.startsWith('--limit='))?.slice(8) ?? 0.5)
for (const { asked, labels } of questions) {
  const found = probabilitiesOf(asked)
  for (const group of Object.keys(GROUPS) as Group[]) {
    const columns = GROUPS[group].map((choice) => LABELS.indexOf(`${group}:${choice}`))
    const best = columns.reduce((a, b) => ((found[b] as number) > (found[a] as number) ? b : a))
    if (labels[best] === 1) right.set(group, (right.get(group) ?? 0) + 1)
  }
  for (const flag of FLAGS) {
    const at = LABELS.indexOf(flag)
    const [got, is] = [(found[at] as number) > limit, labels[at] === 1]
    const count = perFlag.get(flag) ?? [0, 0, 0]
    if (got && is) {
      both += 1
      count[0]++
    } else if (got) {
      only += 1
      count[1]++
    } else if (is) {
      missed += 1
      count[2]++
    }
    perFlag.set(flag, count)
  }
}
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`
process.stdout.write(
  `${questions.length} questions: ${[...right].map(([group, times]) => `${group} ${percent(times, questions.length)}`).join(', ')}\n`,
)
process.stdout.write(`told: precision ${percent(both, both + only)}, recall ${percent(both, both + missed)}\n`)
if (process.argv.includes('--flags'))
  process.stdout.write(
    [...perFlag]
      .filter(([, c]) => c[0] + c[1] + c[2] > 0)
      .map(([f, c]) => `${f} ${c.join('/')}`)
      .join('  ') + '\n',
  )

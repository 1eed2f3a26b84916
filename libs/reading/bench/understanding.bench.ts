/**
 * How well typed questions are understood that neither the word lists nor the classifier have learnt from (`training/measure`): by the lists alone
 * (the baseline) and by `understanding.ts`, of which each file is told too: only one that nobody looked at while something was mended is new. Shares of right answers for the matter, the form, the two ways and whose matter it is; precision and recall of
 * all else that is told; and the time a question takes.
 *   npm run bench -- understanding          (--flags for each flag: rightly told, wrongly told, missed)
 */
import * as askers from '../src/understanding/asker.ts'
import { meaningOf } from '../src/understanding/meaning/meaning.ts'
import * as questions from '../src/understanding/question.ts'
import * as subjects from '../src/understanding/subjects.ts'
import * as topics from '../src/understanding/topics.ts'
import * as understanding from '../src/understanding/understanding.ts'
import { FLAGS, GROUPS, LABELS, type Flag } from '../src/understanding/meaning/labels.ts'
import { filesOf, type Labelled } from './meaning-questions.ts'

type Reader = Pick<typeof understanding, 'questionOf' | 'askerOf' | 'asksShould' | 'holdsOffer' | 'hasComeBack'> & {
  matter: (concern: string) => string
}

/** The matter by the lists: the field that leads, or the shorter concern where it alone is named. */
function listedMatter(concern: string): string {
  const { lead } = topics.topicsOf({ concern })
  const [short] = subjects.shortConcernsOf(concern)
  if ((lead === 'career' || lead === 'love') && subjects.isShortOnly(concern, lead)) return short ?? lead
  if (lead !== 'general' && lead !== 'timing') return lead
  return short === undefined ? 'general' : short === 'job' || short === 'business' ? 'career' : short
}

const READERS: Readonly<Record<string, Reader>> = {
  'word lists': {
    ...questions,
    ...askers,
    matter: listedMatter,
  },
  understanding: { ...understanding, matter: (concern) => understanding.matterAsked(concern) ?? 'general' },
}

/** Labels that both readers can tell. */
const TOLD = FLAGS.filter(
  (flag) => !/^a:|^(?:lowMind|burntOut|distress|homemaker|single|awaiting|gone|offerWeigh|l:pilgrimage)$/.test(flag),
)

function told(reader: Reader, concern: string): Set<Flag> {
  const question = reader.questionOf(concern)
  const asker = reader.askerOf(concern, 30, '2026-01-01')
  return new Set(
    [
      asker.bond,
      asker.love === 'partner' && 'partner',
      asker.student && 'student',
      asker.trade === 'aspirant' && 'aspirant',
      asker.trade === 'post' && 'hasPost',
      asker.trade === 'business' && 'hasBusiness',
      asker.abroad && 'livesAbroad',
      reader.hasComeBack(concern) && 'cameBack',
      asker.children && 'hasChildren',
      asker.debt && 'debt',
      asker.pressed && 'moneyLost',
      ...asker.settled,
      reader.holdsOffer(concern) && 'offer',
      ...question.cares,
      ...question.declines.map((one) => `x:${one}`),
      ...question.extras,
      question.theirWedding && 'theirWedding',
      question.plea !== null && `l:${question.plea}`,
      question.childWish && 'x:childWish',
      reader.asksShould(concern) && 'should',
    ].filter((one): one is Flag => (TOLD as readonly unknown[]).includes(one)),
  )
}

const files = filesOf('measure')
const rows = files.flatMap(({ questions }) => questions)
const labelled = (labels: Float32Array, label: string): boolean => labels[LABELS.indexOf(label)] === 1
const chosen = (labels: Float32Array, group: keyof typeof GROUPS): string =>
  GROUPS[group].find((choice) => labelled(labels, `${group}:${choice}`)) ?? 'none'
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

type Counts = Map<Flag, [both: number, only: number, missed: number]>

/** What a reader makes of labelled questions, as one line, and each flag's counts. */
function measured(reader: Reader, questions: readonly Labelled[]): { line: string; counts: Counts } {
  const right = { matter: 0, form: 0, ways: 0, whose: 0 }
  let judged = 0
  const counts: Counts = new Map(TOLD.map((flag) => [flag, [0, 0, 0]]))
  for (const { asked, labels } of questions) {
    const question = reader.questionOf(asked)
    if (chosen(labels, 'm') !== 'none') {
      judged += 1
      if (reader.matter(asked) === chosen(labels, 'm')) right.matter += 1
    }
    if (question.form === chosen(labels, 'f')) right.form += 1
    if ((question.pair ?? 'none') === chosen(labels, 'w')) right.ways += 1
    const whose = chosen(labels, 'p')
    if ((question.person ?? 'none') === (whose === 'other' ? 'none' : whose)) right.whose += 1
    const got = told(reader, asked)
    for (const flag of TOLD) {
      const is = labelled(labels, flag)
      const count = counts.get(flag) as [number, number, number]
      if (got.has(flag) || is) count[got.has(flag) ? (is ? 0 : 1) : 2] += 1
    }
  }
  const [both, only, missed] = [0, 1, 2].map((at) => [...counts.values()].reduce((sum, count) => sum + (count[at] as number), 0)) as [
    number,
    number,
    number,
  ]
  const of = questions.length
  return {
    counts,
    line:
      `matter ${percent(right.matter, judged)}, form ${percent(right.form, of)}, two ways ${percent(right.ways, of)}, ` +
      `whose ${percent(right.whose, of)}; told: precision ${percent(both, both + only)}, recall ${percent(both, both + missed)}`,
  }
}

process.stdout.write(`${rows.length} questions that were not learnt from\n`)
for (const [name, reader] of Object.entries(READERS)) {
  const begun = performance.now()
  const { line, counts } = measured(reader, rows)
  process.stdout.write(`${name.padEnd(14)} ${line}; ${((performance.now() - begun) / rows.length).toFixed(2)} ms a question\n`)
  if (process.argv.includes('--flags'))
    process.stdout.write(
      `  ${[...counts]
        .filter(([, count]) => count.some(Boolean))
        .map(([flag, count]) => `${flag} ${count.join('/')}`)
        .join('  ')}\n`,
    )
}
process.stdout.write('understanding, file by file\n')
for (const { name, questions: own } of files)
  process.stdout.write(`  ${name} (${own.length}): ${measured(READERS['understanding'] as Reader, own).line}\n`)

const texts = rows.map(({ asked }) => asked)
for (const text of texts) meaningOf(text)
const begun = performance.now()
for (const text of texts) meaningOf(`${text} `)
process.stdout.write(`the classifier with its word lists: ${((performance.now() - begun) / texts.length).toFixed(2)} ms a question\n`)

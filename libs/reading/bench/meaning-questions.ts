import { readFileSync, readdirSync } from 'node:fs'
import type { TypedQuestion } from '../src/__fixtures__/questions.ts'
import * as fixtures from '../src/__fixtures__/questions.ts'
import { EXTRAS, CARES, DECLINES } from '../src/understanding/clauses.ts'
import { FLAGS, GROUPS, LABELS, type Group } from '../src/understanding/meaning/labels.ts'
import { PLEAS } from '../src/understanding/question.ts'

/** A question with what its author said of it; a label that nobody judged is NaN. */
export type Labelled = { asked: string; labels: Float32Array }

const COLUMN = new Map(LABELS.map((label, index) => [label, index]))
const columnOf = (label: string): number => {
  const at = COLUMN.get(label)
  if (at === undefined) throw new RangeError(`no label ${label}`)
  return at
}

/** The labelled questions of each file of a folder beside this package's sources: `language<TAB>question<TAB>labels`. */
export function filesOf(folder: 'learn' | 'measure'): { name: string; questions: Labelled[] }[] {
  const from = new URL(`../training/${folder}/`, import.meta.url)
  return readdirSync(from)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => ({
      name,
      questions: readFileSync(new URL(name, from), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => labelled(line, name)),
    }))
}

/** All labelled questions of a folder. */
export const questionsOf = (folder: 'learn' | 'measure'): Labelled[] => filesOf(folder).flatMap(({ questions }) => questions)

const UNSETTLED = ['x:childWish', 'l:vehicle']

function labelled(line: string, name: string): Labelled {
  const [language, asked, told, ...more] = line.split('\t')
  if (language === undefined || asked === undefined || told === undefined || more.length > 0) throw new TypeError(`${name}: ${line}`)
  const labels = new Float32Array(LABELS.length)
  const given = new Set(told.split(' '))
  for (const group of Object.keys(GROUPS) as Group[]) {
    const choice = GROUPS[group].find((one) => given.has(`${group}:${one}`)) ?? 'none'
    labels[columnOf(`${group}:${choice}`)] = 1
  }
  for (const label of given) if (COLUMN.has(label)) labels[columnOf(label)] = 1
  // a wish for a child and a vehicle lie in no matter: authors have put them under several
  if (UNSETTLED.some((one) => given.has(one))) for (const one of GROUPS.m) labels[columnOf(`m:${one}`)] = Number.NaN
  return { asked, labels }
}

/** The questions of the word lists' own tests, judged only for what they name. */
export const fixtureQuestions = (): Labelled[] =>
  Object.values(fixtures)
    .filter((one): one is readonly TypedQuestion[] => Array.isArray(one))
    .flat()
    .map((question) => ({ asked: question.asked, labels: labelsOf(question) }))

function labelsOf({
  form,
  lead,
  person,
  pair,
  plea,
  cares = [],
  declines = [],
  extras = [],
  childWish,
  distress,
}: TypedQuestion): Float32Array {
  const labels = new Float32Array(LABELS.length).fill(Number.NaN)
  const choose = (group: Group, choice: string): void => {
    for (const one of GROUPS[group]) labels[columnOf(`${group}:${one}`)] = one === choice ? 1 : 0
  }
  const judge = (label: string, holds: boolean): void => {
    if ((FLAGS as readonly string[]).includes(label)) labels[columnOf(label)] = holds ? 1 : 0
  }
  choose('f', form)
  choose('w', pair ?? 'none')
  choose('p', person ?? 'none')
  // of a field that leads it is not known whether its money, study or family is meant
  if (lead === 'abroad' || lead === 'wellbeing') choose('m', lead)
  // the lists' relief is told of debts and of harm as well
  for (const one of PLEAS) if (one !== 'relief') judge(`l:${one}`, plea === one)
  for (const one of CARES) judge(one, cares.includes(one))
  for (const one of DECLINES) judge(`x:${one}`, declines.includes(one))
  for (const one of EXTRAS) judge(one, extras.includes(one))
  judge('x:childWish', childWish === true)
  judge('distress', distress === true)
  return labels
}

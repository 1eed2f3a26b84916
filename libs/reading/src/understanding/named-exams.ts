import { plainText } from './topics.ts'

/** Examinations for a post by what they lead to; those of one kind are told apart by no chart. */
export const EXAM_KINDS = ['state', 'civil', 'staff', 'rail', 'bank', 'defence', 'teach', 'tech'] as const
export type ExamKind = (typeof EXAM_KINDS)[number]
export type NamedExam = { name: string; kind: ExamKind }

// prettier-ignore
const WORDS: Readonly<Record<ExamKind, RegExp>> = {
  state: /(?<= )(?:bpsc|jpsc|mpsc|mppsc|uppsc|uppcs|rpsc|kpsc|gpsc|hpsc|hppsc|jkpsc|opsc|wbpsc|wbcs|tnpsc|tspsc|tgpsc|appsc|cgpsc|ukpsc|ppsc|apsc|pcs|ras|kas|oas|state psc)(?= )/gu,
  civil: /(?<= )(?:upsc|ias|ips|irs|civil services?)(?= )/gu,
  staff: /(?<= )(?:ssc|cgl|chsl)(?= )/gu,
  rail: /(?<= )(?:rrb|ntpc|railways?)(?= )/gu,
  bank: /(?<= )(?:ibps|bank po|sbi po|sbi clerk|bank clerk|rbi|bank exams?|(?<=(?:do|doing|try|or|and|ya|aur|for|vs) )banking)(?= )/gu,
  defence: /(?<= )(?:nda|cds|afcat|capf)(?= )/gu,
  teach: /(?<= )(?:ctet|stet|tet|reet|ugc net|net jrf|tgt|pgt|kvs|dsc)(?= )/gu,
  tech: /(?<= )(?:gate|ese|psu)(?= )/gu,
}

/** Names that are no row of capitals. */
const WRITTEN: Readonly<Record<string, string>> = {
  'civil services': 'the civil services',
  'civil service': 'the civil services',
  railway: 'the railways',
  railways: 'the railways',
  'bank po': 'bank PO',
  'sbi clerk': 'SBI clerk',
  'bank clerk': 'bank clerk',
  'bank exam': 'the bank examinations',
  'bank exams': 'the bank examinations',
  banking: 'the bank examinations',
  'state psc': 'the state PSC',
}
/** One examination that is named twice: "SSC CGL", "UPSC civil services". */
const SAME: readonly ExamKind[] = ['staff', 'civil', 'rail']

/** The examinations that are named, each once, in the order in which they stand. */
export function namedExams(words: string): NamedExam[] {
  const text = plainText(words)
  const found = EXAM_KINDS.flatMap((kind) => {
    const hits = [...text.matchAll(WORDS[kind])].map(({ 0: word, index }) => ({
      kind,
      at: index,
      name: WRITTEN[word] ?? word.toUpperCase(),
    }))
    return SAME.includes(kind) ? hits.slice(0, 1) : hits
  })
  return found
    .toSorted((a, b) => a.at - b.at)
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map(({ name, kind }) => ({ name, kind }))
}

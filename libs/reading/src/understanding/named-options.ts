import { meantText } from './topics.ts'
import type { Field } from './work-words.ts'

/** Ways of study and work that are held against each other by a name of their own: a degree, an examination, a post, a trade. */
export const OPTIONS = [
  'gate',
  'masters',
  'mba',
  'service',
  'bank',
  'ca',
  'bca',
  'bcom',
  'bds',
  'mbbs',
  'bpt',
  'nursing',
  'pharmacy',
  'law',
  'btech',
  'bed',
  'hotel',
  'fashion',
  'job',
  'business',
] as const
export type Option = (typeof OPTIONS)[number]

/** What an option asks for first: a field of work, an examination, years of study, a post or a trade. */
type Read = { words: RegExp; field?: Field; asks: 'exam' | 'study' | 'post' | 'trade' | null }

// prettier-ignore
export const OPTION_READ: Readonly<Record<Option, Read>> = {
  gate: { words: / gate (?!pass|way)/u, asks: 'exam', field: 'engineering' },
  masters: { words: / (?:m tech|mtech|m sc|msc|masters?|ms (?:abroad|in)|higher stud(?:y|ies)|further stud(?:y|ies)|phd|ph d|pg) /u, asks: 'study' },
  mba: { words: / (?:mba|pgdm|एमबीए|எம்பிஏ|ఎంబీఏ) /u, asks: 'study', field: 'management' },
  service: { words: / (?:upsc|ias|ips|civil services?|[a-z]{1,3}psc|ssc|cgl|rrb|psu|(?:government|govt|sarkari) (?:jobs?|exams?|service|naukri)) /u, asks: 'exam', field: 'government' },
  bank: { words: / (?:bank po|ibps|sbi po|bank exams?|bank jobs?) /u, asks: 'exam', field: 'banking' },
  ca: { words: / (?:ca|cma|acca|chartered accountan\S*) /u, asks: 'exam', field: 'accounts' },
  bca: { words: / (?:bca|mca) /u, asks: null, field: 'software' },
  bcom: { words: / (?:b com|bcom|m com|mcom) /u, asks: null, field: 'accounts' },
  bds: { words: / bds /u, asks: null, field: 'medicine' },
  mbbs: { words: / (?:mbbs|neet) /u, asks: 'exam', field: 'medicine' },
  bpt: { words: / (?:bpt|physiotherapy) /u, asks: null, field: 'nursing' },
  nursing: { words: / (?:b sc nursing|bsc nursing|nursing|gnm) /u, asks: null, field: 'nursing' },
  pharmacy: { words: / (?:b pharm\S*|bpharm\S*|pharmacy|d pharm\S*) /u, asks: null, field: 'pharmacy' },
  law: { words: / (?:llb|clat|law degree|law college) /u, asks: null, field: 'law' },
  btech: { words: / (?:b tech|btech|jee) /u, asks: null, field: 'engineering' },
  bed: { words: / (?:b ed|d el ed|deled|bed(?= (?:and|or|ya|vs|course|degree|college|exam) )|(?<= (?:and|or|ya|vs) )bed) /u, asks: null, field: 'teaching' },
  hotel: { words: / hotel management /u, asks: null, field: 'hotels' },
  fashion: { words: / (?:fashion|nift) /u, asks: null, field: 'fashion' },
  job: { words: /(?<! government| govt| sarkari| bank| dream) (?:jobs?|placements?|campus placement|naukri|नौकरी|வேலை|ఉద్యోగం) /u, asks: 'post' },
  business: { words: / (?:business|start ?up) /u, asks: 'trade' },
}

/** Ways that are courses of their own field. */
const NO_COURSE: readonly Option[] = ['gate', 'masters', 'service', 'bank', 'job', 'business']

/** The courses that are held against each other, where nothing but courses is. */
export function coursesNamed(words: string): Option[] {
  const found = namedOptions(words)
  return found.some((option) => NO_COURSE.includes(option)) ? [] : found
}

/** A degree or an examination that is behind, or under way, is told and not chosen: "BTech 3rd year", "did B.Ed", "MBA student". */
const BEHIND_BEFORE = / (?:did|done|doing|completed|finished|cleared|pursuing|studying|have|after|my|in|from|since) $/u
const BEHIND_AFTER =
  /^ (?:(?:cse|ece|eee|it|mech|mechanical|civil|computer) )?(?:\d(?:st|nd|rd|th)? ?(?:year|yr|sem)?|first|second|third|final|last|mudi\S*|aipoy\S*|ayind\S*|kar liya|kiya|ki hai|graduate|student|degree|completed|done|passed|pass out|fresher|exam on|result)(?= )/u

/** The options that are held against each other, each once, in the order in which they stand. */
export function namedOptions(concern: string): Option[] {
  const text = meantText(concern)
  const found = OPTIONS.flatMap((option) => {
    const hit = OPTION_READ[option].words.exec(text)
    if (hit === null) return []
    const before = text.slice(0, hit.index + 1)
    const after = text.slice(hit.index + hit[0].trimEnd().length)
    const isBehind = option !== 'job' && option !== 'business' && (BEHIND_BEFORE.test(before) || BEHIND_AFTER.test(after))
    return isBehind ? [] : [{ option, at: hit.index }]
  })
  return found.toSorted((a, b) => a.at - b.at).map(({ option }) => option)
}

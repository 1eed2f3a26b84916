import { mattersIn, type NamedMatter } from './named-matters.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/**
 * One verb of asking over several matters ("when will business improve and debts get over"): each is a thing of its own that is asked, and is told with the
 * words of asking before it, as the visitor typed them.
 */

/** What asks for all that follows it. */
const HEAD =
  /^((?:(?:so|and|then|also|but|please|pls|sir|madam|tell me|kindly) )*(?:(?:(?:by|from|since|till) )?when|(?:in )?(?:which|what) (?:year|month|age)|how soon|after how (?:many|much) \S+) (?:will|can|do|does|is|are|would|shall|may|could)|^(?:will|when))\s+(.+)$/iu
/** Words that join two matters. */
const JOINT = /\s*,\s*(?:and|also|plus|aur)?\s*|\s+(?:and also|and then|and|also|plus|aur|n|und|और)\s+|\s*&\s*/giu

/** By which a step is taken, in the form that follows "will". */
const STEP =
  /^ (?:be |finally |also |have to |be able to |able to )*(?:get|buy|have|own|build|marry|settle|go|become|start|open|clear|close|pass|crack|find|earn|repay|pay|conceive|sell|finish|complete|recover|purchase|take|do|move|shift|receive|grow|plan|make|save|be|come out|get out) /
/** By which something comes, goes well or ends. */
const COMES =
  / (?:get|gets|come|comes|improve\S*|increase\S*|grow\S*|rise|rises|end|ends|finish\S*|clear\S*|close\S*|over|happen\S*|marry|married|settle\S*|go|goes|pick|recover\S*|reduce\S*|complete\S*|start\S*|be|become\S*|work|run|conceive|fix|fixed|sell|sold|resolve\S*|solve\S*|vanish|stop\S*|stabili[sz]e\S*|double\S*|return\S*|take|pass|find|buy|join|have|move|shift) /
/** Of two things that are held side by side nothing is asked apart. */
const TOGETHER = / (?:together|both|side by side|same time|simultaneously|balance|manage|alongside|between|or) /
/** A post or a home that is left for the next thing is one step with it. */
const LEAVES = / (?:leave|quit|resign|stop|give up|drop|sell) /
/** Who does what is asked. */
const SUBJECT =
  /^(?:(?:i|we|me)|(?:my|our|mera|meri) (?:(?:elder|younger|eldest|youngest|only|big|small|dear|first|second) )?[a-z]+)(?=\s)/iu
const KIN =
  / (son|daughter|husband|wife|brother|sister|father|mother|parents|child|beta|beti|bhai|behen|pati|patni|magan|magal|cousin|friend) /
/** By which something is had; what follows it may be another thing to have. */
const HAS = /^(?:be able to )?(?:get|have|find|receive|see|buy|own)(?=\s)/iu

const kinOf = (text: string): string => KIN.exec(text)?.[1] ?? ''

/** Work and study in another country are asked with the journey. */
const isOne = (before: readonly NamedMatter[], next: readonly NamedMatter[]): boolean =>
  before.includes('abroad') && next.every((one) => one === 'work' || one === 'study' || one === 'money')

/** A clause as it stands after the words of asking, once it has a matter of its own; null where it belongs to the one before it. */
function standing(clause: string, first: string): string | null {
  const text = plainText(clause)
  const subject = SUBJECT.exec(first)?.[0]
  if (STEP.test(text)) return subject === undefined ? null : `${subject} ${clause}`
  if (COMES.test(text)) return clause
  // another thing to have
  const has = subject === undefined ? undefined : HAS.exec(first.slice(subject.length).trim())?.[0]
  return subject === undefined || has === undefined || text.trim().split(' ').length > MOST_NAMED ? null : `${subject} ${has} ${clause}`
}
/** A thing that is only named takes so many words. */
const MOST_NAMED = 3

/** Steps at work that are told apart where one verb asks for two of them: each is decided by another desk. */
const WORK_STEPS = {
  promotion: / (?:promot\S*|next grade|higher post|pramotion|padonnati) |पदोन्नति|प्रमोशन|பதவி உயர்வு|ప్రమోషన్/u,
  transfer: / (?:transfer\S*|posting|posted|tabadla|badli) |तबादला|ट्रांसफर|இடமாற்றம்|బదిలీ/u,
  pay: / (?:hike|increments?|raise|salary|package|appraisal) /,
  post: / (?:(?:new|another|better|other|next) (?:job|company|post)|job change|switch) /,
  permanent: / (?:permanent|confirm\S*|regular\S*) /,
} as const
type WorkStep = keyof typeof WORK_STEPS
const stepsIn = (text: string): WorkStep[] => (Object.keys(WORK_STEPS) as WorkStep[]).filter((one) => WORK_STEPS[one].test(plainText(text)))
/** Pay goes with the rank or the post that it belongs to: joined by "and" it is no thing of its own. */
const PAID: readonly WorkStep[] = ['promotion', 'permanent']
const EITHER = /\s+(?:and\/or|or|and|ya|aur|और|या)\s+(?:when (?:will|can) (?:i )?(?:get )?)?|\s*\/\s*/iu

const ASKS_ITSELF = /^(?:should|shall|can|do|will|would|is it|better|go|look|try) /iu

/** Two steps at work under one verb of asking, by "or" as well ("when will I get promotion or transfer"): whichever comes is welcome, so each is asked. */
function stepsAtWork(head: string, body: string): readonly string[] {
  const clauses = body.split(EITHER)
  const [one = '', other = ''] = clauses
  const [[a, ...noA], [b, ...noB]] = [stepsIn(one), stepsIn(other)]
  // the other way of a choice asks by itself
  if (ASKS_ITSELF.test(other)) return []
  if (clauses.length !== 2 || a === undefined || b === undefined || a === b || noA.length > 0 || noB.length > 0) return []
  const [pay, rank] = a === 'pay' ? [a, b] : [b, a]
  if (pay === 'pay' && PAID.includes(rank)) return []
  // who has told of one in marriage or abroad asks of more than two steps
  if ([one, other].some((clause) => mattersIn(plainText(clause)).some((matter) => matter !== 'work'))) return []
  const subject = SUBJECT.exec(one)?.[0] ?? ''
  const has = HAS.exec(one.slice(subject.length).trim())?.[0] ?? ''
  const own =
    /^(?:i|my|me)\s/iu.test(other) || STEP.test(plainText(other)) ? other : [subject, has, other].filter((word) => word !== '').join(' ')
  return [`${head} ${one}`, `${head} ${STEP.test(plainText(own)) && subject !== '' ? `${subject} ${own}` : own}`]
}

/** Two things under one "when" of Hindi word order ("shaadi aur job kab hogi"). */
const VERB_LAST = /^((?:(?:meri|mera|mere|hamari|hamara|my) )?\S+(?: \S+)?) (?:aur|and|or|ya|&|और) ((?:\S+ ){1,2}?)((?:kab|कब) .+)$/iu

/** Two matters before one "kab", each with it; empty for anything else. */
export function beforeOneKab(sentence: string): readonly string[] {
  const [, one = '', other = '', rest = ''] = VERB_LAST.exec(sentence.trim()) ?? []
  const [a, b] = [mattersIn(plainText(one)), mattersIn(plainText(other))]
  // what is told after the question stays with the first of two steps at work
  if (areTwoSteps(one, other))
    return [`${one} ${rest}`, `${other.trim()} ${rest.split(/[,.]/u)[0] ?? rest}`.replace(/ (?:dono|both) /iu, ' ')]
  return a.length > 0 && b.length > 0 && a.every((matter) => !b.includes(matter)) ? [`${one} ${rest}`, `${other.trim()} ${rest}`] : []
}

/** True of two steps at work that are told apart. */
function areTwoSteps(one: string, other: string): boolean {
  const [[a, ...noA], [b, ...noB]] = [stepsIn(one), stepsIn(other)]
  return a !== undefined && b !== undefined && a !== b && noA.length === 0 && noB.length === 0 && a !== 'pay' && b !== 'pay'
}

/** A time at the end is named for all. */
const TIME_END = /\s(?:(?:in|by|before|during) )?(?:(?:this|next|coming) (?:year|month)|(?:end of )?20\d\d)$/iu

/** A part of a question in the matters that its verb of asking holds; the part alone where it holds one. */
export const sharedVerb = remembered((part): readonly string[] => {
  const typed = part.trim()
  // "when I will" asks as "when will I"
  const [, head = '', body = ''] = HEAD.exec(typed.replace(/^(when) (i|we) (will|can)(?= )/iu, '$1 $3 $2')) ?? []
  if (body === '') return [typed]
  const mark = /\?+\s*$/u.test(typed) ? '?' : ''
  const steps = stepsAtWork(head, body.replace(/[?\s.!]+$/u, ''))
  if (steps.length > 0) {
    const end = TIME_END.exec(steps.at(-1) ?? '')?.[0] ?? ''
    return steps.map((step) => `${step}${TIME_END.test(step) ? '' : end}${mark}`)
  }
  if (TOGETHER.test(plainText(body))) return [typed]
  const clauses = body.replace(/[?\s.!]+$/u, '').split(JOINT)
  const [first = '', ...more] = clauses
  if (more.length === 0 || LEAVES.test(plainText(first))) return [typed]
  // what comes is told of the last of several that are named before it
  const open = mattersIn(plainText(first)).length > 0 && !COMES.test(plainText(first)) && !STEP.test(plainText(first))
  const verb =
    open && more.length === 1
      ? /\s(?:(?:problems?|troubles?|tensions?|matters?) )?(?:happen|come|improve|be|get|start|end|finish|clear|settle|increase)\b.*$/iu.exec(
          more[0] ?? '',
        )?.[0]
      : undefined
  const parts: { text: string; matters: NamedMatter[]; kin: string }[] = []
  for (const [at, clause] of clauses.entries()) {
    const whole = at === 0 ? `${clause}${verb ?? ''}` : clause
    const text = plainText(whole)
    const [matters, kin] = [mattersIn(text), kinOf(text)]
    const before = parts.flatMap((one) => (one.kin === kin || kin === '' ? one.matters : []))
    const own =
      at === 0
        ? whole
        : matters.length === 0 || matters.some((one) => before.includes(one)) || isOne(before, matters)
          ? null
          : standing(whole, first)
    if (own === null || (at > 0 && parts[0]?.matters.length === 0)) {
      const one = parts.at(-1)
      if (one !== undefined) one.text = `${one.text} and ${clause}`
    } else parts.push({ text: own, matters, kin })
  }
  const time = TIME_END.exec(parts.at(-1)?.text ?? '')?.[0] ?? ''
  return parts.length < 2 ? [typed] : parts.map(({ text }) => `${head} ${text}${TIME_END.test(text) ? '' : time}${mark}`)
})

import { OF_AGE } from '../../understanding/ages.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { lordFinding, periodFinding, placeFinding, polarityOf } from '../../compose/parts.ts'
import { standing } from '../../compose/strength.ts'
import type { Graha } from '@disha/contracts/chart'
import type { Question } from '../../understanding/question.ts'
import { isPostingShared } from '../../understanding/posted-away.ts'
import { fieldFinding } from '../../rules/fields.ts'
import { groundPeriods, judge } from '../../rules/grounds.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isMainTopic, MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import type { Point } from '../../understanding/point/points.ts'
import { pointsAsked } from '../../understanding/points-asked.ts'
import { askedParts, SENTENCE_END } from '../../understanding/asked-parts.ts'
import { shortConcernsOf, type ShortConcern } from '../../understanding/subjects.ts'
import { meantText, plainText, topicsOf as namedTopics } from '../../understanding/topics.ts'
import { topicsOf, weighsTwoPosts } from '../../understanding/understanding.ts'
import { partnerFar } from '../abroad.ts'
import { leadOfPair } from './answer-choice.ts'
import { groundAloud, timeAloud } from './answer-gist.ts'
import { asksOtherState } from './answer-exam.ts'
import { optionLines } from './answer-options.ts'
import { asksNewLoan, newLoanItem } from './answer-settled.ts'
import { chosenStretches, spanOf, type Item } from './answer-stretches.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import { asksFunds, fundsLine, thinksOfAnotherField } from './answer-ways.ts'
import { readings } from '../cache.ts'
import { workMode } from '../career.ts'
import { meetLine } from '../love-match.ts'
import { areOfOneKind, namedWorkGist, namedWorkLines } from '../named-work.ts'
import { bestFor, pointerLine } from '../suggested-work.ts'
import { asksOfWork, workNamed } from '../work-told.ts'
import { undated } from '../undated.ts'
import { payLines, periodSpan, shortItems, shortLead } from '../short-concerns.ts'
import { asksPay } from '../short-matters.ts'

/** One more thing that a question asks beside its main form: what is said of it at once, and the item that it is read from. */
export type Half = {
  gist: Line[]
  item: Item
  /** asked before the main form, and so answered before it */
  first: boolean
  /** the sentence that it goes on from */
  after?: string
}

/** What has been answered already. */
type Core = { items: readonly Item[]; topic: MainTopic | null; told: readonly ShortConcern[]; gist?: readonly Line[] }

/** Which kind of work is asked, in whatever form the rest stands; another post is no other field. */
const WHICH_WORK =
  /(?<= )(?:(?:which|what|what kind of|what type of|what sort of|which kind of|kaun ?s[ai]|kons[ai]|kis|kaise|enda|endha|entha|enna|yentha) (?:kind of |type of |sort of )?(?:fields?|lines?|works?|business(?:es)?|professions?|trades?|domains?|industry|career|kaam|dhandha|dhanda|vyapar|kshetra|thozhil|thurai|vyaparam|rangam|rangamlo|pani)(?= )|(?:any other|another|some other|a different|other|dusr[ai]|doosr[ai]|vera|vere|vera edhavadhu) (?:fields?|lines?|kshetra|thurai|rangam)(?= )|ye (?:business|vyaparam|rangam|rangamlo|field|line) (?=\S*(?:set|baag|bag|suit|manch|kalis|chey|rani))|(?:कौन सा|कौन सी|किस|कौनसा|कौनसी) (?:काम|व्यवसाय|व्यापार|धंधा|क्षेत्र|लाइन|कारोबार)|(?:எந்த|என்ன) (?:தொழில்|துறை|வேலை செ)|(?:ఏ|ఎలాంటి) (?:రంగ|వ్యాపార|పని))/u
/** Words that ask when: what stands before them was asked first. */
const WHEN = / (?:when|by when|which year|kab|eppo|eppa|eppudu|epudu|kitne din) |कब|எப்போ|எப்பொழுது|ఎప్పు/u

/** Work of one's own that is meant for later, beside the post that is asked about. */
const OWN_LATER =
  / (?:(?:start|begin|open|run|launch|have|do|build|set up) (?:\S+ ){0,3}(?:own )?(?:consult(?:ing|ancy)|business|firm|start ?up|practice|company|agency|academy|clinic|venture|shop|something)(?: \S+){0,3}? (?:some ?day|one day|later|in (?:the )?future|eventually|at some point|after some (?:years|time))|(?:also|someday|later|eventually|one day|in future) (?:i )?(?:\S+ ){0,3}(?:own|my own) (?:consult(?:ing|ancy)|business|firm|start ?up|practice|company|agency|academy|clinic|venture|shop|thing)) /u

/** Where the one to come is from, or where the wedding will be. */
const WHERE_FROM =
  / (?:where (?:will|is|do|shall|can)|from where|which (?:city|place|town|state|side|direction|district)|kahan|kaha|kidhar|enga|engu|engirundhu|ekkada|ekkad\S*|near or far|far or near) |कहाँ|कहां|எங்கே|எங்கு|எங்க |ఎక్కడ/u

const LOAN = / (?:loans?|karz\S*|kadan|appu|lone|लोन|कर्ज|ऋण|கடன்\S*|లోన్|అప్పు\S*) /u

/** Words for everything. */
const ALL = / (?:everything|nothing|all|overall|sab|sab kuch|kuch bhi|ellam|ellame|anni|full) |सब कुछ|எல்லா|అన్ని/u

/** What a concern asks, part by part, each with what stands in its sentence; the whole of it where it asks for everything, or nothing. */
function askingParts(concern: string): readonly string[] {
  const { asked } = askedParts(concern)
  if (asked.length === 0 || ALL.test(plainText(concern))) return [concern]
  return asked.length > 1 ? asked : concern.split(SENTENCE_END).filter((sentence) => asked.some((part) => sentence.includes(part)))
}

/** So many further matters are named in the first sentences. */
const FURTHER = 2

/** A wedding asked about in so many words, whatever else the words speak of more. */
const ASKS_WEDDING =
  / (?:when|will) (?:will |do |can |shall )?i (?:\S+ )?(?:get )?(?:married|marry) | when (?:is |will )?(?:my )?(?:marriage|wedding) | (?:shaadi|shadi|kalyanam|pelli|vivah) (?:\S+ )?(?:kab|eppo|eppothu|eppudu) | kab (?:meri )?(?:shaadi|shadi|vivah) |(?:शादी|विवाह) (?:\S+ )?कब|(?:கல்யாணம்|திருமணம்) (?:\S+ )?எப்|పెళ్ల?ి (?:\S+ )?ఎప్ప/u
const LOVE_WORD = / (?:marri\S*|marry|wedding|love|shaadi|shadi|kalyanam|pelli|vivah|thirumanam) |शादी|विवाह|திருமண|கல்யாண|పెళ్|వివాహ/u
const ABROAD_WORD = / (?:abroad|foreign|visa|videsh|bahar|velinadu|videshalu|overseas|settle) |विदेश|வெளிநா|విదేశ/u
/** Work by a word of its own, where money alone would name the same field. */
const WORK_WORD =
  / (?:careers?|jobs?|work|naukri|nokri|business|promotion|profession|office|velai|thozhil|udyogam|vyaparam|dhandha) |करियर|नौकरी|कारोबार|काम |வேலை|தொழில்|உத்தியோக|ఉద్యోగ|వ్యాపార|కెరీర్/u
/** What is to be told before the rest. */
const TELL_FIRST = / (?:pehle|pahle|first|firstly|mudhalla|mudhala|modata|mundu) (.+)|पहले (.+)|முதல்ல (.+)|முதலில் (.+)|ముందు (.+)|మొదట (.+)/u
const FIRST_WORDS = 3

const WORD_OF: Readonly<Record<MainTopic, RegExp>> = { career: WORK_WORD, love: LOVE_WORD, abroad: ABROAD_WORD }

/** True where a field is named before the one that leads, or right after a word that puts it first. */
function isToldFirst(c: Composer, topic: MainTopic, lead: MainTopic | null): boolean {
  const text = plainText(c.input.concern)
  const [at, of] = [text.search(WORD_OF[topic]), lead === null ? -1 : text.search(WORD_OF[lead])]
  if (!TELL_FIRST.test(text)) return at >= 0 && of > at
  const after = TELL_FIRST.exec(plainText(c.input.concern))?.slice(1).find(Boolean)
  const words = after?.split(' ').slice(0, FIRST_WORDS).join(' ')
  return words !== undefined && namedTopics({ concern: words }).topics.includes(topic)
}

/** The next stretch of a field in few words; null where it has none. */
function nextLine(c: Composer, topic: MainTopic, noun: string): Line | null {
  const [first] = chosenStretches(c, topic)
  return first === undefined || undated(c, topic) ? null : c.line(first.ids, 'half.next', { noun, span: spanOf(c, first.parts[0]) })
}

/** So sure of its one matter, a question asks of no other that is told before it. */
const ONE_MATTER = 0.9
/** True where a single part is surely after another field, and its own words do not name this one: a post that is told beside "when is my marriage?". */
function isOnlyAskedOf(concern: string, topic: MainTopic | null, one: MainTopic): boolean {
  const [only, ...more] = pointsAsked(concern)
  if (only === undefined || more.length > 0 || only.likely < ONE_MATTER) return false
  const [kind = ''] = only.point.split('.')
  const field = kind === 'work' ? 'career' : kind
  return (
    isMainTopic(field) &&
    field !== one &&
    (topic === null || topic === field) &&
    !namedTopics({ concern: lastSentence(only.words) }).topics.includes(one)
  )
}
const lastSentence = (words: string): string => words.split(/[.!?\n]+/).findLast((part) => part.trim() !== '') ?? words

/** Fields of life asked about in the same breath as the one that leads, each with how it lies and its nearest time. */
function furtherTopics(c: Composer, { plea, person, form, pair }: Question, { topic, gist = [] }: Core, parts: readonly string[]): Half[] {
  if (person !== null || (topic === null && plea !== 'relief' && plea !== 'year') || pair === 'careerOrLove' || pair === 'studyOrJob')
    return []
  const { concern, topics: chosen } = c.input
  const { covered } = shortLead(c)
  const listed = MAIN_TOPICS.filter((one) => namedTopics({ concern }).topics.includes(one))
  const wedding = ASKS_WEDDING.test(plainText(concern)) ? listed.filter((one) => one === 'love') : []
  const spoken = topic === null ? listed : [...new Set([...topicsOf({ concern, topics: chosen }).topics, ...wedding])]
  const said = new Set(gist.flatMap(({ ids }) => ids))
  return (
    spoken
      .filter((one): one is MainTopic => isMainTopic(one) && one !== topic && (topic === null || !covered(one)))
      .filter((one) => one !== 'career' || topic !== null || WORK_WORD.test(meantText(concern)))
      .filter((one) => !(one === 'love' && (c.asker.age < OF_AGE || c.asker.love === 'bond' || c.asker.bond === 'widowed')))
      .filter((one) => parts.some((part) => namedTopics({ concern: part }).topics.includes(one)))
      .filter((one) => !isOnlyAskedOf(concern, topic, one))
      // a second way that the reply has dated is answered
      .filter((one) => !said.has(readings(c)[one].id))
      .map((one) => {
        const noun = nounOf(c, askedOf(c, one))
        // where no date is asked for, the nearest one is enough
        const time = topic === null || form !== 'when' ? nextLine(c, one, noun) : timeAloud(c, one, noun, true)
        const also = groundAloud(c, readings(c)[one], noun, 'also')
        // the same sentence for both would be told of one
        const named = time === null || form !== 'when' || gist.some(({ text }) => text === also.text)
        const ground = named ? groundAloud(c, readings(c)[one], noun) : also
        const lines = form === 'when' ? [time, topic === null && time !== null ? null : ground] : [ground, time]
        return { gist: lines.filter((line) => line !== null), item: [], first: pair === null && isToldFirst(c, one, topic) }
      })
  )
}

/** Money, a house, study and the like, asked about beside the matter that leads: what each comes to, with its nearest time. */
function furtherShorts(c: Composer, { person, plea }: Question, { told, topic }: Core, parts: readonly string[], beside: boolean): Half[] {
  if (person !== null) return []
  const { short } = shortLead(c)
  return (
    short
      .filter((one) => (plea === 'relief' || plea === 'year' ? true : !told.includes(one)))
      // a loan that is asked about has a sentence of its own
      .filter((one) => one !== 'money' || !asksNewLoan(c))
      // the whole field has told of the post
      .filter((one) => one !== 'job' || (topic !== 'career' && !beside))
      .filter((one) => one !== 'business' || !(weighsTwoPosts(c.input.concern) || workNamed(c).length > 0))
      .filter((one) => parts.some((part) => shortConcernsOf(part).includes(one)))
      .flatMap((one) => {
        const [head] = shortItems(c, one)[0] ?? []
        return head === undefined ? [] : [{ gist: [head], item: [], first: false }]
      })
  )
}

/** True where whoever lives abroad asks of papers, of those who are to follow, or of the way home alone: the work they do has brought them there. */
const isOfPapers = (c: Composer): boolean => pointsAsked(c.whole.input.concern).every(({ point }) => OF_PAPERS.has(point))
const OF_PAPERS: ReadonlySet<Point> = new Set(['abroad.settle', 'abroad.join', 'abroad.visa', 'abroad.back'])

/** Matters in which the work that is named weighs: work itself, a country to work or study in, money, a course. */
const ofWork = (c: Composer, { topic, items }: Core, { plea, person, cares }: Question): boolean => {
  if (person !== null || cares.length > 0 || workNamed(c).length === 0 || items.length === 0) return false
  if (c.asker.abroad && isOfPapers(c)) return false
  if (topic === 'love' || plea === 'dispute' || plea === 'relief' || plea === 'calling') return false
  return topic !== null || plea === 'retry' || ['money', 'study', 'business', 'job'].includes(shortLead(c).short[0] ?? '')
}

/** Of the work that is named so many sentences are told beside another reply: the chapter on work has the rest. */
const NAMED_LINES = 3

/** The work that is named, the verdict on the first field before the order of several. */
function byVerdict(c: Composer): Line[] {
  const lines = namedWorkLines(c)
  const [rank, verdict] = namedWorkGist(c)
  return workNamed(c).length > 1 && !areOfOneKind(workNamed(c)) && rank !== undefined && verdict !== undefined
    ? [verdict, ...lines.filter(({ text }) => text !== verdict.text)]
    : lines
}

/** Government service as a field of work beside the choice of a post in it: where the two part, both are said in one sentence. */
function stateLine(c: Composer, { pair }: Question): Line[] | null {
  const [first, second] = workNamed(c)
  if (pair !== 'publicOrPrivate' || asksOtherState(c) || first?.field !== 'government' || second !== undefined) return null
  const lead = leadOfPair(c, pair)
  const parts = (lead > 0 && first.carried === 'well') || (lead < 0 && first.carried === 'slow')
  return parts ? [c.line([fieldFinding(c, first.field)], `half.state.${first.carried === 'well' ? 'well' : 'slow'}`)] : null
}

/** The work that is named, where the answer has not weighed it: the finding of the chapter on work, in its words. */
function namedHalf(c: Composer, question: Question, core: Core): Half[] {
  if (!ofWork(c, core, question) || !asksOfWork(c) || (question.plea === 'retry' && asksOtherState(c))) return []
  // names of their own have been held against each other
  const weighed = new Set(optionLines(c).map(({ text }) => text))
  if ((core.gist ?? []).some(({ text }) => weighed.has(text))) return []
  const gist = namedWorkGist(c)
  const lines = byVerdict(c)
  const told = core.items.flat().map(({ text }) => text)
  const above = new Set((core.gist ?? []).map(({ text }) => text))
  const open = (stateLine(c, question) ?? gist).filter(({ text }) => !above.has(text))
  // somebody who asks of another country is told of the work below, and in the first sentences of what was asked
  const aside = core.topic === 'abroad' && question.pair === null && question.plea !== 'studyAbroad'
  const [head] = gist
  return [
    {
      gist: aside ? [] : open,
      item: lines.some(({ text }) => told.includes(text)) ? [] : lines.slice(0, NAMED_LINES),
      first: false,
      ...(head !== undefined && above.has(head.text) ? { after: head.text } : {}),
    },
  ]
}

/** True where a field of work is asked for, and no two are held against each other. */
export const asksField = (concern: string): boolean => {
  const text = meantText(concern)
  return WHICH_WORK.test(text) && !/ (?:or|ya|illa|leda|vs) | या |அல்லது|లేదా/u.test(text)
}

/** Which kind of work, asked in the same breath as something else. */
function whichHalf(c: Composer, { form, person, cares }: Question, { topic, items, told }: Core): Half[] {
  const text = meantText(c.input.concern)
  const at = text.search(WHICH_WORK)
  if (at < 0 || form === 'which' || person !== null || cares.length > 0 || topic === 'love' || thinksOfAnotherField(c)) return []
  if (topic === null && !told.includes('money') && !told.includes('job') && !told.includes('business')) return []
  const best = bestFor(c)
  if (items.some((item) => item.some((line) => line.text === best.text))) return [{ gist: [best], item: [], first: false }]
  const when = text.search(WHEN)
  return [{ gist: [best], item: [best, pointerLine(c)], first: when < 0 || at < when }]
}

const RIVALS_HOUSE = 6
/** Where many sit for few places: what stands in the house of competition and gets the better of it, as the chapters have it. */
function rivalHalf(c: Composer, { person, plea }: Question, { topic }: Core): Half[] {
  if (person !== null || !c.timed || (topic !== null && topic !== 'career')) return []
  const asked = topic === null ? null : askedOf(c, topic)
  const sits = plea === 'retry' || asked === 'exam' || asked === 'government' || (topic === null && c.asker.trade === 'aspirant')
  if (!sits) return []
  const helping = c.facts.main
    .occupants(RIVALS_HOUSE)
    .filter((graha) => polarityOf(`phal8.${graha}.${RIVALS_HOUSE}`) === 'support' && standing(c, graha) !== 'weak')
  if (helping.length === 0) return []
  const line = c.line(
    helping.map((graha) => placeFinding(c, graha).id),
    'half.rivals',
    { grahas: { list: helping.map((graha) => c.graha(graha)) }, count: helping.length },
  )
  return [{ gist: [line], item: [line], first: false }]
}

/** A posting for which others are named as well: who goes the firm decides. */
function listHalf(c: Composer, { person }: Question, { topic }: Core): Half[] {
  if (person !== null || topic !== 'abroad' || !c.asker.sent || !isPostingShared(c.input.concern)) return []
  const line = c.line([readings(c).abroad.id], 'half.list')
  return [{ gist: [line], item: [line], first: false }]
}

/** Work of one's own for later: the form of work that the chapter on work weighs, and whose sub-period brings it to the front. */
function laterHalf(c: Composer, { person, pair }: Question, { topic }: Core): Half[] {
  if (person !== null || topic !== 'career' || pair === 'jobOrBusiness') return []
  if (!OWN_LATER.test(meantText(c.input.concern)) || c.asker.trade === 'business') return []
  const { id, mode } = workMode(c)
  const period = groundPeriods(c, 'business').find((one) => periodTone(c, one) !== 'ill')
  const [verdict] = shortItems(c, 'business')[1] ?? []
  return [
    {
      gist: [c.line([id], `half.later.${mode}`)],
      item: [
        c.line([id], `half.later.${mode}`),
        ...(verdict === undefined ? [] : [verdict]),
        ...(period === undefined
          ? []
          : [
              c.line([periodFinding(c, period)], 'half.later.when', {
                antar: c.graha(period.lords[1] as Graha),
                span: periodSpan(c, period),
              }),
            ]),
      ],
      first: false,
    },
  ]
}

const PAY = / (?:pay|salary|hike|increment|raise|package|ctc|wages|tankhwah|tankha|vetan|sambalam|jeetham|jeetam) |वेतन|तनख्वाह|சம்பள|జీత/u

/** A rise in pay, asked about beside the post. */
function payHalf(c: Composer, { person }: Question, { topic, items }: Core): Half[] {
  if (person !== null || topic !== 'career' || !asksPay(c) || !PAY.test(meantText(c.input.concern))) return []
  const lines = payLines(c)
  const [head] = lines
  return head === undefined || items.some(([first]) => first?.text === head.text) ? [] : [{ gist: [head], item: lines, first: false }]
}

/** A loan for the course or the journey that is asked about. */
function loanHalf(c: Composer, { person }: Question, { topic, items }: Core): Half[] {
  if (person !== null || !(asksNewLoan(c) || (topic === 'abroad' && LOAN.test(plainText(c.input.concern))))) return []
  const [item] = newLoanItem(c)
  const [head] = item ?? []
  if (item === undefined || head === undefined || c.asker.debt) return []
  return [{ gist: [head], item: items.some(([first]) => first?.text === head.text) ? [] : item, first: false }]
}

/** Savings that are told as running down. */
const SAVINGS_END =
  / savings? (?:are |is |also |all |almost |nearly |getting )*(?:finish\S*|over|ending|running (?:out|down)|gone|exhausted|drying|khatam|khtm|ayipo\S*|theerndh\S*|theeru\S*) | (?:finish\S*|running out of|no) savings? |बचत (?:\S+ )?खत्म|சேமிப்பு (?:\S+ )?(?:தீர|கரை)|పొదుపు (?:\S+ )?(?:అయి|తగ్గ)/u

/** What the ground of money says to savings that run down, beside work. */
function savingsHalf(c: Composer, { person }: Question, { topic }: Core): Half[] {
  if (person !== null || topic !== 'career' || !SAVINGS_END.test(meantText(c.input.concern))) return []
  const { ids, state } = judge(c, 'money')
  return [{ gist: [c.line(ids, `half.savings.${state}`)], item: [], first: false }]
}

/** An investor who is thought of beside a post held against a venture. */
function fundsHalf(c: Composer, { person, pair }: Question, { topic }: Core): Half[] {
  if (person !== null || topic !== 'career' || pair !== 'jobOrBusiness' || !asksFunds(c)) return []
  const line = fundsLine(c)
  return [{ gist: [line], item: [line], first: false }]
}

/** Where the one to come is from: near or far by the chapter's own tie, and by which way one meets. */
function whereHalf(c: Composer, { person, declines }: Question, { topic }: Core): Half[] {
  if (person !== null || topic !== 'love' || c.asker.love !== 'open' || declines.includes('spouse')) return []
  const subject = askedOf(c, 'love')
  if ((subject !== 'marriage' && subject !== 'love') || !WHERE_FROM.test(meantText(c.input.concern))) return []
  const far = c.line([lordFinding(c, 7, 'love').id], partnerFar(c) !== null ? 'half.where.far' : 'half.where.near')
  const lines = [far, ...(c.timed ? [meetLine(c)] : [])]
  return [{ gist: lines.slice(0, 1), item: lines, first: false }]
}

/** The first sentences stay within so many letters. */
const LONGEST_GIST = 880

/**
 * What a question asks beside its main form, the weightiest first: each is answered in the first sentences as far as these stay short, by the judge of
 * the chapter that it belongs to, and told in full in an item of its own.
 */
export function halvesOf(c: Composer, question: Question, core: Core): Half[] {
  if (question.childWish || core.items.length === 0) return []
  const parts = askingParts(c.input.concern)
  const fields = furtherTopics(c, question, core, parts)
  const further = [...fields, ...furtherShorts(c, question, core, parts, fields.length > 0)].slice(0, FURTHER)
  return [
    ...whichHalf(c, question, core),
    ...laterHalf(c, question, core),
    ...namedHalf(c, question, core),
    ...further,
    ...payHalf(c, question, core),
    ...fundsHalf(c, question, core),
    ...savingsHalf(c, question, core),
    ...whereHalf(c, question, core),
    ...loanHalf(c, question, core),
    ...rivalHalf(c, question, core),
    ...listHalf(c, question, core),
  ]
}

/** True for sentences that are short enough to stand first. */
export const fits = (lines: readonly Line[]): boolean => lines.reduce((sum, { text }) => sum + text.length + 1, 0) <= LONGEST_GIST

/** The first sentences with those of the halves, as many as leave them short beside what stands around them. */
export function withHalves(gist: readonly Line[], halves: readonly Half[], around: readonly Line[]): Line[] {
  if (gist.length === 0) return []
  let before: Line[] = []
  let main: Line[] = [...gist]
  let after: Line[] = []
  const said = new Set(gist.map(({ text }) => text))
  for (const half of halves) {
    const lines = half.gist.filter(({ text }) => !said.has(text) && Boolean(said.add(text)))
    if (!fits([...around, ...main, ...before, ...after, ...lines])) continue
    const at = main.findIndex(({ text }) => text === half.after)
    if (at >= 0) main = [...main.slice(0, at + 1), ...lines, ...main.slice(at + 1)]
    else if (half.first) before = [...before, ...lines]
    else after = [...after, ...lines]
  }
  return [...before, ...main, ...after]
}

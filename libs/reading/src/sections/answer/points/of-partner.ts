import type { Composer, Line } from '../../../compose/composer.ts'
import type { House } from '../../../facts/houses.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { moneyTakenBy } from '../../../understanding/money-taken.ts'
import { plainText } from '../../../understanding/topics.ts'
import { workMode } from '../../career.ts'
import { groundFact, voiceLine } from '../../short-concerns.ts'
import { stateLine, type Writer } from './shared.ts'
import { timesFor, workTimes } from './times.ts'
import { unshownLines, weighsUnshown } from './of-unshown.ts'
import { weightiest } from './weightiest.ts'

/** A firm that is to be divided, or a partner who is to be left. */
const SPLIT =
  / (?:separat\S*|split\S*|divid\S*|division|part(?:ing)? (?:ways|from)|part or|apart|come out|coming out|go alone|do it alone|my own|take (?:out )?my share|alag|batwara|batwaara|hissa) |अलग|बंटवारा|பிரி|విడిపో/u

/** A trade that two are to begin, and one that they have. */
const BEGINS =
  / (?:want|wanting|plan|planning|thinking|like|wish|going|should i|can i) (?:to |of )?(?:\S+ ){0,2}(?:do|start|starting|open|opening|begin|beginning|join|launch|launching|partnership) /u
const RUNS =
  / (?:since|from) (?:\S+ ){0,2}(?:years?|yrs?|months?|saal|20\d\d) | (?:we|i) (?:are |am )?(?:run|running) | (?:my|our|business) partner (?:is|has|was|cheated|took|takes) /u

type Kin = 'elder' | 'sibling' | 'father' | 'mother'
/** Who of the family is in the firm; the first that is named in this order. */
const KIN: readonly (readonly [Kin, RegExp])[] = [
  [
    'elder',
    / (?:elder|eldest|older|big|bade|bada|badi) (?:brother|bhai|bhaiya|sister)s? (?!in law)| (?:annan|annayya|akka)\S* |बड़े भाई|அண்ண/u,
  ],
  [
    'sibling',
    / (?:(?:brother|sister|sibling|cousin)s?|bro|bhai|bhaiya|bhaiyo|behen|bahan|thambi|tammudu|chelli) (?!in law)|भाई|बहन|தம்பி|తమ్ము|అన్న/u,
  ],
  ['father', / (?:father|dad|daddy|papa|pitaji|pita|appa|nanna)s? (?!in law)|पापा|पिता|அப்பா|నాన్న/u],
  ['mother', / (?:mother|mom|mummy|amma)s? (?!in law)|माँ|मम्मी|அம்மா|అమ్మ/u],
]
/** Their houses (Phaladeepika and BPHS have the 3rd for the younger, the 11th for the elder, the 9th for the father, the 4th for the mother). */
const KIN_GROUND: Readonly<Record<Kin, Ground>> = { elder: 'elderSibling', sibling: 'sibling', father: 'father', mother: 'mother' }
const KIN_HOUSE: Readonly<Record<Kin, House>> = { elder: 11, sibling: 3, father: 9, mother: 4 }

const WEIGHT = { well: 1, mixed: 0, ill: -1 } as const

/**
 * A firm of the family: to stay together, to divide the accounts first, or to separate, by the relative's house and that of partners together (practice);
 * the heaviest voice of the side that decides, the form of work, and the time of the step.
 */
function familyLines(c: Composer, words: string, kin: Kin, said: readonly Line[]): Line[] {
  const theirs = judge(c, KIN_GROUND[kin])
  const shared = judge(c, 'tradePartner')
  const sum = WEIGHT[theirs.state] + WEIGHT[shared.state]
  const way = sum > 0 ? 'stay' : sum < 0 ? 'apart' : 'accounts'
  const slots = { kin: c.say(`split.kin.${kin}`), house: c.house(KIN_HOUSE[kin]) }
  const [helps] = theirs.for
  const [hinders] = theirs.against
  const voice = way === 'apart' ? (hinders ?? helps) : (helps ?? hinders)
  const { id, mode } = workMode(c)
  return [
    c.line([...theirs.ids, ...shared.ids], `split.${way}`, slots),
    c.line([...theirs.ids, ...shared.ids], `split.why.${theirs.state}.${shared.state}`, slots),
    ...(voice === undefined
      ? []
      : [
          c.line([voice.id], voice === hinders ? 'answer.person.hinders' : 'answer.person.helps', {
            fact: groundFact(c, theirs.ground, voice, false),
          }),
        ]),
    ...(way === 'stay' ? [] : [c.line([id], `point.partner.mode.${mode}`)]),
    ...timesFor(c, words, c.say(`split.noun.${way}`), said),
  ]
}

const PARTNERS: House = 7

/** To go on without a partner, or with another one. */
const ALONE =
  / (?:alone|solo|single handed\S*|independent\S*|without (?:a )?partner|(?:my|our|apna|apni) own|akel[aeiy]\S*|apne dam|(?:new|another|naya|dusra) partner\S*|partnership|thaniya\S*|ontari\S*) |अकेले|தனியாக|ఒంటరిగా/u

/**
 * Alone or with a partner, asked by one whom a partner has cheated: the side whose ground is the better, partners by the 7th, one's own trade by the 10th with
 * the 7th and 11th, and alone where both weigh the same; the two grounds, the heaviest voice of the side that wins, and the time of a small beginning.
 */
function aloneLines(c: Composer, said: readonly Line[]): Line[] {
  const shared = judge(c, 'tradePartner')
  const own = judge(c, 'business')
  const way = WEIGHT[shared.state] > WEIGHT[own.state] ? 'together' : 'alone'
  const { id, mode } = workMode(c)
  return [
    c.line([...shared.ids, ...own.ids], `point.alone.${way}`),
    c.line([...shared.ids, ...own.ids], `point.alone.why.${shared.state}.${own.state}`),
    // what the house of partners gives is no reason to do without one
    ...(way === 'together'
      ? weightiest(c, 'tradePartner')
      : voiceLine(
          c,
          'business',
          { ...own, for: own.for.filter(({ house }) => house !== PARTNERS) },
          own.state === 'ill' ? 'against' : 'for',
        )),
    ...(mode === 'service' ? [c.line([id], 'point.alone.service')] : []),
    ...workTimes(c, c.say('noun.business'), 'own', [id], said),
  ]
}

/** A partner in trade: of the family, the firm that is to be divided; of anybody, how shared work lies, which form of work carries, and when to part. */
export const partner: Writer = (c, { words, told }, said) => {
  const splits = SPLIT.test(plainText(words))
  const all = plainText(`${told} ${words}`)
  const [kin] = KIN.find(([, pattern]) => pattern.test(all)) ?? []
  if (splits && kin !== undefined) return familyLines(c, words, kin, said)
  if (ALONE.test(plainText(words)) && moneyTakenBy(c.whole.input.concern) !== null) return aloneLines(c, said)
  if (weighsUnshown(words, all, splits)) return unshownLines(c, all)
  const { id, mode } = workMode(c)
  const shared = judge(c, 'tradePartner')
  if (!splits && BEGINS.test(all) && !RUNS.test(all))
    return [
      c.line(shared.ids, `point.partner.begin.${shared.state}`),
      ...weightiest(c, 'tradePartner'),
      c.line([id], `point.partner.mode.${mode}`),
    ]
  return [
    stateLine(c, 'tradePartner', 'point.partner'),
    c.line([id], `point.partner.mode.${mode}`),
    ...(splits ? timesFor(c, words, c.say('split.noun.partner'), said) : []),
  ]
}

import type { Graha } from '@disha/contracts/chart'
import { housePaths } from '../compose/parts.ts'
import type { Composer } from '../compose/composer.ts'
import type { Field } from '../understanding/work-words.ts'
import { BRANCH_CUTS } from './branch-cuts.data.ts'
import { grahaWeight, tenthsOf } from './fields.ts'

/**
 * The branches of a profession, each by the graha that leads it and one beside it. `rule` is the checked verse that gives the leading graha such work;
 * where none does, it is practice. `words` names a branch in plain text.
 */
type Branch = { lead: Graha; beside: Graha; rule: string; words: RegExp }

const PRACTICE = 'practice.fieldOfWork'

export const BRANCHES = {
  medicine: {
    physician: {
      lead: 'sun',
      beside: 'jupiter',
      rule: 'bj10.2',
      words: / (?:general medicine|internal medicine|medicine|physician|md medicine) /u,
    },
    // weapons and bold acts are given to Mars
    surgery: { lead: 'mars', beside: 'ketu', rule: 'bj10.2.c', words: / (?:surgery|surgeon|ms surgery|general surgery) /u },
    children: { lead: 'jupiter', beside: 'moon', rule: 'phal15.16', words: / (?:paediatric\S*|pediatric\S*|peds) /u },
    women: { lead: 'moon', beside: 'venus', rule: 'phal5.3', words: / (?:obg|obgyn|gynae\S*|gynec\S*|obstetric\S*) /u },
    anaesthesia: {
      lead: 'saturn',
      beside: 'rahu',
      rule: PRACTICE,
      words: / (?:anaesth\S*|anesth\S*|critical care|intensive care|icu|emergency medicine) /u,
    },
    imaging: {
      lead: 'mercury',
      beside: 'rahu',
      rule: PRACTICE,
      words: / (?:radiology|radiodiagnosis|patholog\S*|microbiolog\S*|labs?|imaging) /u,
    },
    mind: { lead: 'moon', beside: 'mercury', rule: 'phal15.15', words: / (?:psychiatr\S*|psycholog\S*) /u },
    skin: { lead: 'mercury', beside: 'venus', rule: PRACTICE, words: / (?:dermatolog\S*|derma|skin) /u },
    eyes: { lead: 'sun', beside: 'venus', rule: PRACTICE, words: / (?:ophthal\S*|eyes?|ent) /u },
    bones: { lead: 'saturn', beside: 'mars', rule: PRACTICE, words: / (?:ortho\S*|bones) /u },
    community: { lead: 'saturn', beside: 'jupiter', rule: PRACTICE, words: / (?:community medicine|public health|psm|preventive) /u },
  },
  engineering: {
    mechanical: { lead: 'mars', beside: 'saturn', rule: 'bj10.2.c', words: / (?:mechanical|mech|automobile|production) /u },
    civil: { lead: 'saturn', beside: 'mars', rule: PRACTICE, words: / (?:civil(?! service| services)|structural|construction) /u },
    electrical: { lead: 'mars', beside: 'sun', rule: 'bj10.2.c', words: / (?:electrical|eee|power) /u },
    electronics: { lead: 'mercury', beside: 'rahu', rule: PRACTICE, words: / (?:electronics|ece|communication|vlsi|embedded) /u },
    computing: { lead: 'mercury', beside: 'mars', rule: PRACTICE, words: / (?:computers?|cse|cs|computer science|software|coding) /u },
    chemical: { lead: 'moon', beside: 'rahu', rule: PRACTICE, words: / (?:chemical|petroleum|biotech\S*) /u },
    aero: { lead: 'rahu', beside: 'mars', rule: PRACTICE, words: / (?:aero\S*|aviation|marine) /u },
    research: { lead: 'jupiter', beside: 'mercury', rule: 'phal15.16', words: / (?:research|r and d) /u },
  },
  software: {
    development: {
      lead: 'mercury',
      beside: 'mars',
      rule: 'bj10.2.d',
      words: / (?:development|developer|full stack|backend|java|coding|programming) /u,
    },
    data: {
      lead: 'mercury',
      beside: 'jupiter',
      rule: 'bj10.2.d',
      words: / (?:data|ai|ml|machine learning|analytics|artificial intelligence) /u,
    },
    quality: { lead: 'saturn', beside: 'mercury', rule: PRACTICE, words: / (?:testing|tester|qa|quality|automation) /u },
    security: { lead: 'ketu', beside: 'mars', rule: PRACTICE, words: / (?:cyber\S*|security) /u },
    systems: { lead: 'rahu', beside: 'saturn', rule: PRACTICE, words: / (?:cloud|devops|network\S*|infrastructure|sap|erp) /u },
    interface: { lead: 'venus', beside: 'mercury', rule: PRACTICE, words: / (?:ui|ux|front ?end|web design) /u },
    lead: { lead: 'sun', beside: 'saturn', rule: PRACTICE, words: / (?:product manage\S*|project manage\S*|team lead|management|scrum) /u },
    training: { lead: 'jupiter', beside: 'mercury', rule: 'phal15.16', words: / (?:training|trainer) /u },
  },
  law: {
    criminal: { lead: 'mars', beside: 'saturn', rule: 'bj10.2.c', words: / criminal /u },
    civil: { lead: 'saturn', beside: 'mars', rule: PRACTICE, words: / (?:civil|property law|land cases) /u },
    corporate: { lead: 'mercury', beside: 'jupiter', rule: PRACTICE, words: / (?:corporate|company law|contracts|ipr) /u },
    family: { lead: 'venus', beside: 'moon', rule: PRACTICE, words: / family (?:law|court|cases) /u },
    tax: { lead: 'mercury', beside: 'sun', rule: PRACTICE, words: / (?:tax|gst) /u },
    service: { lead: 'jupiter', beside: 'sun', rule: PRACTICE, words: / (?:constitutional|service matters|writ) /u },
    bench: { lead: 'sun', beside: 'saturn', rule: 'phal5.2', words: / (?:judiciary|judge|public prosecutor) /u },
  },
  teaching: {
    sciences: {
      lead: 'mercury',
      beside: 'saturn',
      rule: 'bj10.2.d',
      words: / (?:maths|mathematics|science|physics|chemistry|computers?) /u,
    },
    languages: {
      lead: 'mercury',
      beside: 'venus',
      rule: 'bj10.2.d',
      words: / (?:english|hindi|tamil|telugu|languages?|literature|sanskrit) /u,
    },
    society: {
      lead: 'jupiter',
      beside: 'saturn',
      rule: 'phal15.16',
      words: / (?:social science|history|political science|geography|economics) /u,
    },
    commerce: { lead: 'mercury', beside: 'jupiter', rule: 'bj10.2.d', words: / (?:commerce|accounts|accountancy) /u },
    arts: { lead: 'venus', beside: 'moon', rule: PRACTICE, words: / (?:arts?|music|dance|drawing) /u },
    small: { lead: 'moon', beside: 'jupiter', rule: PRACTICE, words: / (?:small children|primary|nursery|kindergarten|montessori) /u },
    sport: { lead: 'mars', beside: 'sun', rule: 'phal15.15', words: / (?:physical education|sports?|pt) /u },
    heading: { lead: 'sun', beside: 'jupiter', rule: PRACTICE, words: / (?:principal|administration|headmaster) /u },
  },
  accounts: {
    audit: { lead: 'saturn', beside: 'mercury', rule: PRACTICE, words: / (?:audit\S*|compliance) /u },
    tax: { lead: 'mercury', beside: 'sun', rule: 'bj10.2.d', words: / (?:tax\S*|gst) /u },
    costing: { lead: 'mercury', beside: 'mars', rule: 'bj10.2.d', words: / (?:cost\S*|management accounts|fp and a|planning) /u },
    banking: { lead: 'jupiter', beside: 'mercury', rule: PRACTICE, words: / (?:banking|credit|loans) /u },
    markets: { lead: 'mercury', beside: 'rahu', rule: PRACTICE, words: / (?:treasury|markets?|investment banking|equity|portfolio) /u },
    advice: { lead: 'jupiter', beside: 'sun', rule: PRACTICE, words: / (?:consult\S*|advisory|valuation) /u },
    systems: { lead: 'rahu', beside: 'mercury', rule: PRACTICE, words: / (?:sap|systems?|fintech|erp) /u },
  },
  management: {
    people: { lead: 'moon', beside: 'jupiter', rule: PRACTICE, words: / (?:hr|human resources?) /u },
    marketing: { lead: 'venus', beside: 'mercury', rule: PRACTICE, words: / (?:marketing|sales|brand) /u },
    finance: { lead: 'jupiter', beside: 'mercury', rule: PRACTICE, words: / (?:finance|banking) /u },
    operations: { lead: 'saturn', beside: 'mars', rule: PRACTICE, words: / (?:operations?|supply chain|logistics) /u },
    analytics: { lead: 'mercury', beside: 'rahu', rule: 'bj10.2.d', words: / (?:analytics|systems|business analyst) /u },
    strategy: { lead: 'sun', beside: 'jupiter', rule: PRACTICE, words: / (?:strategy|consulting|general management) /u },
  },
  government: {
    administration: {
      lead: 'sun',
      beside: 'jupiter',
      rule: 'phal5.2',
      words: / (?:ias|administration|collector|deputy collector|revenue officer|tehsildar) /u,
    },
    police: { lead: 'mars', beside: 'sun', rule: 'bj10.2.c', words: / (?:ips|police|si|constable|forest) /u },
    revenue: { lead: 'mercury', beside: 'sun', rule: PRACTICE, words: / (?:irs|income tax|customs|gst|excise) /u },
    foreign: { lead: 'rahu', beside: 'jupiter', rule: PRACTICE, words: / (?:ifs|foreign service) /u },
    works: { lead: 'saturn', beside: 'mars', rule: PRACTICE, words: / (?:railways?|pwd|electricity board) /u },
    accounts: { lead: 'mercury', beside: 'saturn', rule: 'bj10.2.d', words: / (?:audit|accounts|clerk|clerical|secretariat) /u },
    schools: { lead: 'jupiter', beside: 'mercury', rule: 'phal15.16', words: / (?:teacher|lecturer|school|education department) /u },
  },
  shop: {
    food: { lead: 'moon', beside: 'jupiter', rule: 'bj10.2.b', words: / (?:grocery|kirana|food|grain|dairy|vegetables?) /u },
    cloth: { lead: 'moon', beside: 'venus', rule: 'phal5.3', words: / (?:cloth\S*|garments?|textiles?|sarees?|dress\S*) /u },
    metal: { lead: 'mars', beside: 'saturn', rule: 'bj10.2.c', words: / (?:hardware|metal|iron|steel|tools|spare parts|electricals?) /u },
    paper: { lead: 'mercury', beside: 'jupiter', rule: 'bj10.2.d', words: / (?:stationery|books?|printing|xerox) /u },
    devices: { lead: 'rahu', beside: 'mercury', rule: PRACTICE, words: / (?:mobiles?|electronics|computers?) /u },
    beauty: { lead: 'venus', beside: 'moon', rule: 'bj10.3.b', words: / (?:cosmetics?|jewellery|gifts?|fancy) /u },
    medicines: { lead: 'sun', beside: 'mercury', rule: 'bj10.2', words: / (?:medicines?|medical shop|pharmacy) /u },
  },
} as const satisfies Partial<Record<Field, Record<string, Branch>>>

export type Profession = keyof typeof BRANCHES
/** A branch with its profession: `medicine.surgery`. */
export type BranchName = { [P in Profession]: `${P}.${keyof (typeof BRANCHES)[P] & string}` }[Profession]

export const isProfession = (field: Field): field is Profession => field in BRANCHES

/** What the graha beside the leading one counts for, as in a field. */
const BESIDE_SHARE = 0.6

/** Every branch of every profession, in the order of its table. */
export const ALL_BRANCHES: readonly (Branch & { name: BranchName; profession: Profession })[] = (
  Object.keys(BRANCHES) as Profession[]
).flatMap((profession) =>
  Object.entries<Branch>(BRANCHES[profession]).map(([key, branch]) => ({
    ...branch,
    profession,
    name: `${profession}.${key}` as BranchName,
  })),
)

/** The pair of grahas that a branch stands on: branches of two professions may share one. */
export const pairOf = ({ lead, beside }: Pick<Branch, 'lead' | 'beside'>): string => `${lead} ${beside}`

export const branchScore = (c: Composer, { lead, beside }: Pick<Branch, 'lead' | 'beside'>): number =>
  grahaWeight(c, lead) + grahaWeight(c, beside) * BESIDE_SHARE

export type WeighedBranch = { name: BranchName; tenths: number; id: () => string; words: RegExp }

/** The branches of a profession as this chart carries them, held against the sample births, the best first. */
export function weighedBranches(c: Composer, profession: Profession): WeighedBranch[] {
  return ALL_BRANCHES.filter((branch) => branch.profession === profession)
    .map((branch) => ({
      name: branch.name,
      words: branch.words,
      tenths: tenthsOf(
        branchScore(c, branch),
        (BRANCH_CUTS[pairOf(branch)] as (typeof BRANCH_CUTS)[string])[c.timed ? 'timed' : 'untimed'],
      ),
      id: () => branchFinding(c, branch),
    }))
    .toSorted((a, b) => b.tenths - a.tenths)
}

const branchFinding = (c: Composer, { name, lead, beside, rule }: Branch & { name: BranchName }): string =>
  c.find({
    id: `branch.${name}`,
    topic: 'career',
    rule,
    paths: [...new Set([...housePaths(c.facts.main, lead, beside), `D1.${lead}.sign`, `D1.${beside}.sign`])],
    why: { key: 'why.branchOfWork', slots: { branch: c.say(`work.branch.${name}`), graha: c.graha(lead), beside: c.graha(beside) } },
  })

/**
 * What the classifier tells of a typed question. Of a group exactly one holds (`none` where a question has none of them); each flag holds or not.
 * The training questions (`libs/reading/training`) are labelled with the same names.
 */
export const GROUPS = {
  /** the matter that an answer must be about */
  m: ['career', 'love', 'abroad', 'money', 'study', 'home', 'family', 'spirit', 'wellbeing', 'general'],
  /** the kind of answer that is wanted */
  f: ['when', 'choice', 'whether', 'course', 'what', 'which', 'why', 'open'],
  /** the two ways that are weighed */
  w: [
    'none',
    'stayOrMove',
    'jobOrBusiness',
    'publicOrPrivate',
    'studyOrJob',
    'studyHereOrAway',
    'homeOrAbroad',
    'postOrFamily',
    'wishOrSafe',
    'loveOrArranged',
    'stayOrPart',
    'careerOrLove',
    'loveOrAbroad',
    'careerOrAbroad',
  ],
  /** whose matter is asked about */
  p: ['none', 'child', 'spouse', 'mother', 'father', 'sibling', 'inLaws', 'other'],
  /** the narrower subject */
  s: [
    'none',
    'firstJob',
    'newJob',
    'boss',
    'promotion',
    'permanent',
    'government',
    'keepJob',
    'backToWork',
    'changeField',
    'startBusiness',
    'growBusiness',
    'workPartner',
    'exam',
    'result',
    'meet',
    'partnerWedding',
    'weddingSet',
    'bond',
    'exBack',
    'moveOn',
    'remarry',
    'divorce',
    'goAbroad',
    'workAbroad',
    'visa',
    'settle',
    'comeHome',
    'debt',
    'savings',
    'stuckMoney',
    'invest',
    'stream',
    'college',
    'marks',
    'buyHouse',
    'land',
    'share',
    'sell',
    'rent',
    'inLawsPeace',
    'parentsPeace',
    'siblingsPeace',
    'childTrouble',
  ],
} as const
export type Group = keyof typeof GROUPS
export type Choice<G extends Group> = (typeof GROUPS)[G][number]

// prettier-ignore
export const FLAGS = [
  // further matters that are asked
  'a:career', 'a:love', 'a:abroad', 'a:money', 'a:study', 'a:home', 'a:family', 'a:spirit', 'a:wellbeing', 'a:general',
  // special askings
  'l:transfer', 'l:together', 'l:relief', 'l:consent', 'l:residence', 'l:retry', 'l:saturn', 'l:lost', 'l:studyAbroad', 'l:dispute', 'l:vehicle', 'l:pilgrimage', 'l:year', 'l:calling', 'l:comeBack', 'l:ownHeart',
  'theirWedding', 'should', 'offerWeigh',
  // states that are told
  'married', 'parted', 'widowed', 'partner', 'single', 'student', 'aspirant', 'retired', 'hasPost', 'hasBusiness', 'homemaker', 'livesAbroad', 'cameBack', 'hasChildren', 'debt', 'moneyLost',
  'engaged', 'admission', 'visa', 'postLost', 'noPost', 'resigned', 'retiring', 'proposal', 'proposals', 'offer', 'awaiting', 'gone',
  // what weighs
  'cruelty', 'drink', 'affair', 'silence', 'cheated', 'lenders', 'grief', 'lonely', 'addictedChild', 'lowMind', 'burntOut', 'distress',
  // what is asked and no chart can tell
  'x:body', 'x:span', 'x:verdict', 'x:recovery', 'x:result', 'x:luck', 'x:magic', 'x:dosha', 'x:gem', 'x:name', 'x:fidelity', 'x:feelings', 'x:parting', 'x:match', 'x:country', 'x:spouse', 'x:stranger', 'x:childWish',
  // clauses
  'why', 'broken', 'mangal', 'farSpouse', 'pastLife', 'remedy',
] as const
export type Flag = (typeof FLAGS)[number]

/** All labels in the order of the model's columns. */
export const LABELS: readonly string[] = [
  ...(Object.keys(GROUPS) as Group[]).flatMap((group) => GROUPS[group].map((choice) => `${group}:${choice}`)),
  ...FLAGS,
]

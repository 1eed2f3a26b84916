import type { MessageKey } from '../phrasebook/phrasebook.ts'

/** What the texts of single placements say opposite things of, and what each side comes to. */
export type Theme =
  /** good work is seen by itself / only when it is pointed to */
  | 'seen'
  /** work is done among people / out of their sight */
  | 'company'
  /** money stays / goes out again */
  | 'keeping'
  /** affection comes by itself / is slow, or meets argument */
  | 'affection'
  /** luck is large / small, late, or to be worked for */
  | 'luck'
  /** a journey begins readily / late, seldom, by duty */
  | 'journeys'
  /** residence changes again / stays */
  | 'moving'
  /** a strange place is taken to at once / only slowly */
  | 'settling'
  /** the ground of home is firm / has shifted */
  | 'home'
  /** brothers, sisters and helpers stand by one / are late, or rivals */
  | 'siblings'
  /** command is for this person / skill comes before it */
  | 'command'
  /** work goes on for long / breaks and begins anew */
  | 'lasting'
  /** gain comes steadily / late */
  | 'gain'
  /** words come easily and please / hesitate, or hurt */
  | 'speech'
  /** papers and figures come easily / take long */
  | 'figures'
  /** earning comes easily / is built slowly */
  | 'earning'
  /** rivals and disputes are won / cost more than they bring */
  | 'contest'
  /** a home comes by effort / by inheritance */
  | 'inherited'

export type Side = 'for' | 'against'
export type Claim = `${Theme} ${Side}`

/** The side that a text takes in each theme; texts that leave a theme open are not here. */
export const CLAIMS = {
  'place.sun.10': ['seen for'],
  'place.sun.6': ['seen for', 'contest for'],
  'lord.1.in.5': ['seen for'],
  'lord.1.in.10': ['seen for'],
  'lord.3.in.10': ['seen for'],
  'lord.4.in.10': ['seen for'],
  'lord.11.in.10': ['seen for'],
  'career.dignity.exalted': ['seen for'],
  'career.sun.strong': ['seen for'],
  'place.sun.8': ['seen against'],
  'lord.3.in.8': ['seen against', 'company against'],
  'lord.10.in.12': ['seen against', 'company against'],
  'career.dignity.enemy': ['seen against'],
  'career.dignity.greatEnemy': ['seen against'],
  'career.sun.weak': ['seen against'],
  'career.amatya.hidden': ['seen against'],
  'career.amatya.hidden.business': ['seen against'],
  'career.amatya.hidden.study': ['seen against'],

  'career.sign.6': ['company for'],
  'career.sign.6.settled': ['company for'],
  'lord.10.in.7': ['company for'],
  'place.moon.10': ['company for'],
  'career.occ.moon': ['company for'],
  'career.asp.moon': ['company for'],
  'place.sun.12': ['company against'],
  'place.saturn.12': ['company against'],

  'lord.2.in.2': ['keeping for'],
  'sav.best.2': ['keeping for'],
  'sav.weak.2': ['keeping against'],
  'lord.11.in.2': ['keeping for'],
  'sav.gain.keep': ['keeping for'],
  'place.jupiter.3': ['keeping for'],
  'lord.1.in.12': ['keeping against'],
  'lord.2.in.8': ['keeping against'],
  'lord.2.in.12': ['keeping against'],
  'lord.6.in.5': ['keeping against'],
  'lord.9.in.12': ['keeping against'],
  'lord.11.in.12': ['keeping against'],
  'lord.12.in.1': ['keeping against'],
  'place.mars.2': ['keeping against'],
  'place.rahu.12': ['keeping against'],
  'place.ketu.12': ['keeping against'],
  'sav.gain.spend': ['keeping against'],
  'career.sav.leak': ['keeping against'],

  'love.venusStrength.strong': ['affection for'],
  'love.asp.venus': ['affection for'],
  'lord.5.in.3': ['affection against'],
  'sav.weak.5': ['affection against'],
  'lord.5.in.6': ['affection against'],
  'love.node.ketu': ['affection against'],

  'lord.9.in.1': ['luck for'],
  'lord.9.in.4': ['luck for', 'home for'],
  'lord.9.in.9': ['luck for'],
  'lord.9.in.10': ['luck for', 'command for'],
  'lord.9.in.11': ['luck for', 'gain for'],
  'lord.11.in.9': ['luck for'],
  'place.venus.9': ['luck for'],
  'sav.best.9': ['luck for'],
  'lord.9.in.6': ['luck against'],
  'lord.9.in.8': ['luck against', 'journeys against'],
  'place.saturn.9': ['luck against'],
  'sav.weak.9': ['luck against'],

  'abroad.sign9.movable': ['journeys for'],
  'abroad.sign12.movable': ['journeys for', 'moving for'],
  'abroad.occ9.mars': ['journeys for'],
  'abroad.asp.mars': ['journeys for'],
  'abroad.sign9.fixed': ['journeys against'],
  'abroad.occ9.saturn': ['journeys against'],
  'abroad.asp.saturn': ['journeys against'],

  'abroad.sign12.dual': ['moving for'],
  'abroad.verse12.far': ['moving for'],
  'abroad.sign12.fixed': ['moving against'],

  'lord.6.in.2': ['settling for'],
  'lord.6.in.10': ['settling for'],
  'abroad.moon.movable': ['settling for'],
  'abroad.moon.fixed': ['settling against'],

  'place.mars.6': ['contest for'],
  'place.rahu.6': ['contest for'],
  'lord.6.in.11': ['contest for'],
  'sav.best.6': ['contest for'],
  'sav.weak.6': ['contest against'],
  'lord.6.in.8': ['contest against'],
  'lord.6.in.12': ['contest against'],

  'lord.4.in.3': ['inherited for'],
  'lord.1.in.4': ['home for'],
  'lord.4.in.4': ['home for'],
  'place.jupiter.4': ['home for'],
  'place.venus.4': ['home for'],
  'sav.best.4': ['home for'],
  'lord.4.in.6': ['home against'],
  'lord.4.in.8': ['home against'],
  'lord.4.in.12': ['home against'],
  'lord.8.in.4': ['home against'],
  'place.mars.4': ['home against'],
  'place.rahu.4': ['home against'],
  'place.ketu.4': ['home against'],
  'abroad.rahu.4': ['home against'],
  'sav.weak.4': ['home against'],

  'lord.3.in.3': ['siblings for'],
  'lord.9.in.3': ['siblings for'],
  'lord.11.in.3': ['siblings for'],
  'place.moon.3': ['siblings for', 'keeping for'],
  'place.mercury.3': ['siblings for'],
  'sav.best.3': ['siblings for'],
  'lord.3.in.6': ['siblings against'],
  'lord.6.in.3': ['siblings against'],
  'lord.8.in.3': ['siblings against'],
  'place.mars.3': ['siblings against'],
  'place.rahu.3': ['siblings against'],

  'career.sign.4': ['command for'],
  'career.sign.4.settled': ['command for'],
  'career.occ.sun': ['command for'],
  'place.sun.11': ['command for'],
  'yoga.sasa': ['command for'],
  'yoga.kahala': ['command for'],
  'yoga.kahala.withTenthLord': ['command for'],
  'place.mars.10': ['command for'],
  'place.rahu.9': ['command for'],
  'place.ketu.6': ['command for'],
  'career.amatya.joins': ['command for'],
  'career.amatya.sees': ['command for'],
  'career.node.ketu': ['command against'],

  'place.saturn.10': ['lasting for'],
  'career.occ.saturn': ['lasting for'],
  'career.occ.saturn.settled': ['lasting for'],
  'career.sign.11': ['lasting against'],
  'lord.10.in.8': ['lasting against'],
  'lord.8.in.10': ['lasting against'],

  'lord.1.in.11': ['gain for'],
  'lord.11.in.11': ['gain for'],
  'sav.best.11': ['gain for'],
  'sav.weak.11': ['gain against'],
  'lord.11.in.8': ['gain against'],
  'lord.8.in.11': ['gain against'],

  'lord.1.in.9': ['speech for'],
  'yoga.bhadra': ['speech for'],
  'lord.9.in.2': ['speech for'],
  'place.moon.2': ['speech for'],
  'place.jupiter.2': ['speech for'],
  'place.venus.2': ['speech for'],
  'place.sun.2': ['speech against'],
  'place.jupiter.12': ['speech against'],
  'place.saturn.2': ['speech against'],
  'place.ketu.2': ['speech against'],

  'career.mercury.strong': ['figures for'],
  'career.mercury.strong.study': ['figures for'],
  'career.mercury.strong.service': ['figures for'],
  'career.occ.mercury': ['figures for'],
  'place.mercury.2': ['figures for'],
  'lord.5.in.2': ['figures for'],
  'lord.6.in.6': ['figures for'],
  'career.mercury.weak': ['figures against'],
  'career.mercury.weak.service': ['figures against'],

  'lord.2.in.9': ['earning for'],
  'lord.2.in.11': ['earning for'],
  'yoga.gada': ['earning for'],
} as const satisfies Partial<Record<MessageKey, readonly Claim[]>>

export type ClaimKey = keyof typeof CLAIMS

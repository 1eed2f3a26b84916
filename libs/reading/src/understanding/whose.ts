import type { Point } from './point/points.ts'
import type { AskedPoint } from './points-asked.ts'
import type { Question } from './question.ts'
import { plainText } from './topics.ts'

/** A relative of whose own work or wedding somebody may ask. */
export type AskedKin = 'spouse' | 'child' | 'sibling' | 'father' | 'mother'
type Word = NonNullable<Question['relative']> | 'son' | 'daughter' | 'father' | 'mother'

/** The words for each relative, by the one that the book uses. */
const WORDS: Readonly<Record<Word, string>> = {
  husband: 'husband|hubby|pati|kanavar|bharta',
  wife: 'wife|patni|biwi|manaivi|bharya',
  son: 'son|beta|bete',
  daughter: 'daughter|beti|bitiya',
  brother: 'brother|bhai|bhaiya|annan|thambi|tammudu',
  sister: 'sister|behen|bahan|behan|didi|akka|thangai|chelli',
  father: 'father|dad|daddy|papa|pita|pitaji|appa|nanna',
  mother: 'mother|mom|mummy|maa|amma',
}
const PERSON: Readonly<Record<Word, AskedKin>> = {
  husband: 'spouse',
  wife: 'spouse',
  son: 'child',
  daughter: 'child',
  brother: 'sibling',
  sister: 'sibling',
  father: 'father',
  mother: 'mother',
}
const ALL = Object.keys(WORDS) as Word[]
const WOMEN: readonly Word[] = ['wife', 'daughter', 'sister', 'mother']
const ANY_KIN = Object.values(WORDS).join('|')
const wordFor = (said: string): Word => ALL.find((word) => WORDS[word].split('|').includes(said)) as Word

/** One relative, and not the relative of one ("my sister's son", "my son in law"). */
const ONE = `(${ANY_KIN})s? (?!in law |(?:${ANY_KIN})s? )`
const ASIDE =
  '(?!(?:\\S+ ){0,2}(?:died|expired|dead|passed|no more|is ill|sick|bed ?ridden|wants?|worried|worries|says?|tells?|insists?|forc\\S*|refus\\S*) )'
const ADJECTIVE =
  '(?:(?:elder|younger|eldest|youngest|only|own|big|small|unmarried|married|first|second|chhot[aei]|chot[aei]|bad[aei]) ){0,2}'
const MINE = '(?:my|our|mera|mere|meri|hamara|hamare|hamari|en|naa|maa|ma)'

/** For whom somebody says that they ask. */
const ASKED_FOR = new RegExp(
  ` (?:asking|ask|question|query|doubt|reading|details|chart|kundli) (?:\\S+ ){0,2}?(?:for|about|of|regarding) (?:${MINE} )?${ADJECTIVE}${ONE}`,
)
/** The one of whom a part asks by name, and no one whom it only names for a time or a place. */
const SUBJECT = new RegExp(
  `(?:^| (?:will|would|can|does|do|is|has|should|when|how|about|of|for|kab|kya|and)) (?:will |would |can |is |kab )?(?:${MINE} )?${ADJECTIVE}${ONE}`,
)
/** A relative who has left work is not the first of whom one asks for work. */
const RETIRED = '(?!(?:\\S+ ){0,2}retired )'
const WORKS = new RegExp(` ${MINE} ${ADJECTIVE}${ONE}${ASIDE}${RETIRED}`, 'g')
const TOLD = new RegExp(` ${MINE} ${ADJECTIVE}${ONE}${ASIDE}`, 'g')
const TOLD_BARE = new RegExp(` ${ONE}${ASIDE}`, 'g')

const HE = / (?:he|his|him) /
const SHE = / (?:she|her) /
const THAT_ONE = / (?:uska|uski|uske|usko|use|unka|unki|unke|unko|unhe|wo|woh|vo) /

const toldIn = (told: string, words: RegExp, fits: (word: Word) => boolean): Word | undefined =>
  [...told.matchAll(words)].map(([, said]) => wordFor(said as string)).find(fits)

/**
 * The relative whom a part asks about: who is named as the one to whom it is to come, or whom its "he" or "she" stands for, which is the one for whom
 * somebody says to ask, else the first such relative of whom something was told; null where none is.
 * @param own the part, and `told` what stands before it, both as plain text
 */
export function whoIn(own: string, told: string): Word | null {
  const [, named] = SUBJECT.exec(own) ?? []
  if (named !== undefined) return wordFor(named)
  const [he, she] = [HE.test(own), SHE.test(own)]
  if (!he && !she && !THAT_ONE.test(own)) return null
  const fits = (word: Word): boolean => he === she || WOMEN.includes(word) === she
  const [, asked] = ASKED_FOR.exec(told) ?? []
  if (asked !== undefined && fits(wordFor(asked))) return wordFor(asked)
  return toldIn(told, WORKS, fits) ?? toldIn(told, TOLD, fits) ?? toldIn(told, TOLD_BARE, fits) ?? null
}

type Kind = 'work' | 'wedding'
const KIND: Readonly<Partial<Record<Point, Kind>>> = {
  'kin.spouseWork': 'work',
  'kin.childWork': 'work',
  'kin.work': 'work',
  'kin.childWed': 'wedding',
  'kin.wed': 'wedding',
}
const OWN_POINT: Readonly<Partial<Record<AskedKin, Readonly<Record<Kind, Point | null>>>>> = {
  spouse: { work: 'kin.spouseWork', wedding: null },
  child: { work: 'kin.childWork', wedding: 'kin.childWed' },
}

/** The work or the wedding of a relative, as the matter of that one. */
export function pointOfKin(word: Word, kind: Kind): Point | null {
  const own = OWN_POINT[PERSON[word]]
  return own === undefined ? (kind === 'work' ? 'kin.work' : 'kin.wed') : own[kind]
}

/** A wedding that reads like one's own until it is seen of whom was told. */
const OWN_WEDDING: ReadonlySet<Point> = new Set<Point>(['love.when', 'love.again'])
const OF_SELF = / (?:i|me|my|mine|we|our|us|mera|meri|mere|mujhe|main) /
const LOVED = / (?:boyfriend|girlfriend|bf|gf|lover|fianc\S*|love|crush|ex) /
const WEDDING = '(?:\\S+ ){0,2}(?:re)?(?:marriage|marry|wedding|shaadi|shadi|rishta|nikah|kalyanam|pelli) '

/** The relative of whose wedding was told, and whom a part takes up by "he" or "she" alone; null for any other. */
function wedsIn(own: string, told: string): Word | null {
  if (OF_SELF.test(own) || LOVED.test(`${told}${own}`)) return null
  const word = whoIn(own, told)
  return word !== null && new RegExp(` (?:${WORDS[word]})s? ${WEDDING}`).test(told) ? word : null
}

/** What was learnt says work or wedding of a relative; whose it is the words say. */
export function withOwner(point: Point, own: string, told: string): Point {
  if (OWN_WEDDING.has(point)) {
    const weds = wedsIn(own, told)
    return weds === null ? point : (pointOfKin(weds, 'wedding') ?? point)
  }
  const kind = KIND[point]
  const word = kind === undefined ? null : whoIn(own, told)
  return kind === undefined || word === null ? point : (pointOfKin(word, kind) ?? point)
}

/** Who a point is about by itself. */
const OF_POINT: Readonly<Partial<Record<Point, AskedKin>>> = {
  'kin.spouseWork': 'spouse',
  'kin.childWork': 'child',
  'kin.childWed': 'child',
}

/** The relative whose work, or whose wedding, is all that is asked; `word` is null where no word names them. */
export type WhollyAsked = { person: AskedKin; kind: Kind; word: Word | null }

/**
 * Whose matter a question is where every part is surely after the work, or after the wedding, of one and the same relative: decided once, so that no
 * other relative who is named beside it takes the question over. Null for any other question.
 * @param sure from which likelihood on a point is believed
 */
export function kinWhollyAsked(points: readonly AskedPoint[], sure: number): WhollyAsked | null {
  const kinds = new Set(points.map(({ point }) => KIND[point]))
  const [kind, ...others] = kinds
  if (kind === undefined || others.length > 0 || points.some(({ likely }) => likely < sure)) return null
  const words = points.flatMap(({ words: own, told }) => whoIn(plainText(own), plainText(told)) ?? [])
  const persons = new Set(points.map(({ point }) => OF_POINT[point]))
  const [ofPoint, ...more] = persons
  if (more.length > 0) return null
  const [first] = words
  const person = ofPoint ?? (first === undefined ? undefined : PERSON[first])
  return person === undefined ? null : { person, kind, word: words.find((word) => PERSON[word] === person) ?? null }
}

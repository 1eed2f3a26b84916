import type { Composer } from '../compose/composer.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import type { Person, Question } from '../understanding/question.ts'
import { BIRTH, kinOf, type KinGround, type RelativeField } from '../rules/grounds.ts'
import { askedParts } from '../understanding/asked-parts.ts'
import { plainText } from '../understanding/topics.ts'
import { childWishIn } from '../understanding/child-wish.ts'
import { isStudyAlone, questionOf, shortConcernsOf, topicsOf, wholeKin } from '../understanding/understanding.ts'
import { once } from './once.ts'

/** A daughter or a son as they are named, where nothing more is told of them. */
const DAUGHTER = / (?:daughter\S*|beti|bitiya|ponnu|magal\S*|kuthuru|kooturu|ammayi|bahu) |बेटी|बिटिया|पुत्री|மகள|மகளு|పொண்ணு|పொண்|కూతు|అమ్మాయి/u
const SON = / (?:son|sons|beta|bete|ladka|paiyan\S*|magan\S*|koduku|abbayi) |बेटा|बेटे|पुत्र |மகன|பையன|కొడుకు|అబ్బాయి/u
function childTold(c: Composer): 'son' | 'daughter' | null {
  const word = wholeKin(c.whole.input.concern)?.word
  if (word === 'son' || word === 'daughter') return word
  const text = plainText(c.input.concern)
  const [daughter, son] = [DAUGHTER.test(text), SON.test(text)]
  if (daughter !== son) return daughter ? 'daughter' : 'son'
  // of a son and a daughter who are told of, "he" or "she" says which is asked about
  const asked = plainText(askedParts(c.whole.input.concern).asked.join(' '))
  const [he, she] = [/ (?:he|his|him) /.test(asked), / (?:she|her) /.test(asked)]
  return !daughter || he === she ? null : she ? 'daughter' : 'son'
}

/**
 * What a question is read as, where one relative's matter is all that is asked: of a part, or of any other wording, as of the whole, so that nobody who
 * is only named in it takes it over.
 */
export function questionIn(c: Composer): Question {
  const read = questionOf(c.input.concern)
  const { concern } = c.whole.input
  if (c.input.concern === concern || read.person === null || wholeKin(concern) === null) return read
  const { person, relative, grownChild, matter, theirWedding } = questionOf(concern)
  return { ...read, person, relative, grownChild, matter, theirWedding }
}

type Kin = NonNullable<Question['grownChild']> | NonNullable<Question['relative']> | Person
/** A relative as the question names them: the word for a child where one is told, what they are called, and whose own chart would say more. */
export type Called = { word: Question['grownChild']; name: Kin; who: string; own: string }

export function calledKin(c: Composer, person: Person): Called {
  const { grownChild: grown, relative } = questionIn(c)
  // a child is called by the word that was told
  const word = (grown === 'child' || grown === null) && person === 'child' ? (childTold(c) ?? grown) : grown
  if (person === 'spouse' && (relative === null || relative === 'brother' || relative === 'sister')) return calledSpouse(c)
  const name = word ?? relative ?? person
  return { word, name, who: c.say(`who.${name}`), own: c.say(`who.own.${word ?? OWN_CHART[relative ?? person]}`) }
}

/** A husband or wife by the word that was told, else by the visitor's own gender. */
function calledSpouse(c: Composer): Called {
  const [, told] = / (husband|hubby|wife)s? /.exec(plainText(c.whole.input.concern)) ?? []
  const { gender } = c.input.person
  const name =
    told === 'wife' || (told === undefined && gender === 'male') ? 'wife' : told !== undefined || gender === 'female' ? 'husband' : 'spouse'
  return { word: null, name, who: c.say(`who.${name}`), own: c.say(`who.own.${OWN_CHART[name]}`) }
}

/** Whose own chart is meant, by who the person is. */
const OWN_CHART = {
  husband: 'son',
  brother: 'son',
  father: 'son',
  wife: 'daughter',
  sister: 'daughter',
  mother: 'daughter',
  child: 'child',
  spouse: 'child',
  sibling: 'child',
  inLaws: 'child',
} as const satisfies Record<Person | NonNullable<Question['relative']>, 'son' | 'daughter' | 'child'>

/** Blows or demands in the home into which a child or a sister has married. */
const HARM =
  / (?:beat|beats|beaten|beating|hits|hitting|slaps?|tortur\S*|dowry|dahej|harass\S*|(?:haath|hath) (?:bhi )?utha\S*|maar(?:ta|te|ti|pit|peet)\S*|mar peet|marpit|adi(?:kk|ch)\S*|kodtha\S*|kodut\S*|varadhat\S*|varadak\S*|katnam|(?:gaadi|gadi|car|cash|paise) mang\S*) |दहेज|मारत|मारपीट|मार पीट|हाथ उठा|அடிக்கிற|அடித்|வரதட்சணை|கொடுமை|కట్నం|కొడుతు|హింస/u

/** True where somebody dear is hurt in the home they married into: help comes before any time. */
export function isHarmed(c: Composer, person: Person | null): boolean {
  if (person !== 'child' && person !== 'sibling') return false
  const { cares } = questionOf(c.input.concern)
  return cares.includes('cruelty') || (THEIR_HOME.test(plainText(c.input.concern)) && HARM.test(plainText(c.input.concern)))
}
const THEIR_HOME =
  / (?:husband|in laws|inlaws|sasural\S*|pati|damad|son in law|mamiyar\S*|maamiyar\S*|alludu|atta\S*|atthag\S*) |ससुराल|दामाद|पति|மாமியார்|மருமக|கணவ|అత్త|అల్లుడు|భర్త/u

/** A relative's own matter that the question asks for; null where a relative is only named, is hurt or silent, or where the body is asked about. */
export const kinAsked = once((c): KinGround | null => {
  const { concern } = c.input
  const { person, plea, estranged, theirWedding, matter } = questionIn(c)
  if (person === null || person === 'inLaws' || plea !== null || estranged || isHarmed(c, person)) return null
  const { topics, distress } = topicsOf({ concern, topics: c.input.topics })
  if (distress) return null
  const field: RelativeField = theirWedding
    ? 'wedding'
    : matter === 'job' || matter === 'work'
      ? 'work'
      : matter === 'comesBack'
        ? 'back'
        : matter === 'abroad'
          ? 'far'
          : isStudyAlone(concern) || shortConcernsOf(concern).includes('study')
            ? 'study'
            : 'life'
  if (field === 'life' && topics.includes('wellbeing')) return null
  return `${person}.${field === 'wedding' && person === 'spouse' ? 'life' : field}`
})

/** What a text about a relative's matter is filled with; nothing for any other ground. */
export function kinSlots(c: Composer, ground: string): Slots {
  const kin = kinOf(ground)
  if (kin === null) return {}
  const { who, own } = calledKin(c, kin.person)
  if (ground === BIRTH) {
    const kind = childWishIn(c.whole.input.concern)?.kind ?? 'first'
    const course = courseOfWish(c)
    return { who, own, wish: c.say(`birth.wish.${kind}`), step: c.say(`birth.step.${course}`), small: c.say(`birth.small.${course}`), kind }
  }
  return { who, own, Who: who.charAt(0).toUpperCase() + who.slice(1) }
}

/** What the times of a relative's matter are good for: beside a post or a trade that is held no post is looked for. */
export const kinUse = (c: Composer, field: RelativeField): `kin.for.${RelativeField | 'held'}` =>
  field === 'work' && questionOf(c.whole.input.concern).matter === 'work' ? 'kin.for.held' : `kin.for.${field}`

/** What there is to do for a wish for a child, by what was told: grief first, adoption, a treatment, tests that are done, or a beginning. */
export function courseOfWish(c: Composer): 'lost' | 'awaited' | 'adopt' | 'both' | 'treated' | 'normal' | 'another' | 'open' {
  const wish = childWishIn(c.whole.input.concern)
  if (wish === null) return 'open'
  // a loss that lies behind the choice is no reason to be told of a next try
  if (wish.awaited === 'listed') return 'awaited'
  if (wish.awaited === 'chosen') return 'adopt'
  if (wish.lost) return 'lost'
  if (wish.kind === 'adopt') return wish.treated ? 'both' : 'adopt'
  if (wish.treated) return 'treated'
  if (wish.normal) return 'normal'
  return wish.kind === 'another' ? 'another' : 'open'
}

/** True where a parent, or somebody widowed, asks of another's matter: love in their own life is company, and nobody new is looked for. */
export const isOfCompany = (c: Composer): boolean => kinAsked(c) !== null && (c.asker.love === 'wide' || c.asker.love === 'widowed')

/** A life in the other country, beyond the journey itself. */
const SETTLES = / (?:settle\S*|pr|permanent\S*|citizenship|bas jay\S*|set ho\S*|live there|stay there) |बस जा|सेटल|குடியே|செட்டில்|స్థిరపడ|సెటిల్/u
/** Whether a relative stays in the other country is asked. Takes a plain text. */
export const asksIfSettles = (text: string): boolean => SETTLES.test(text)

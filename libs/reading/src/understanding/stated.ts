import type { Gender } from '@disha/contracts/api/intake'
import type { QuestionState } from '@disha/contracts/question'
import { ageOn } from '../facts/calendar.ts'
import type { ReadingInput } from '../input.ts'
import { ELDER } from './ages.ts'
import { isWithoutPost, type Asker } from './asker.ts'
import type { Settled } from './settled.ts'
import { askerOf } from './understanding.ts'

/** Two who live apart, or whose marriage is before a court: no longer married as others are. */
const isParted = ({ bond, apart }: Pick<Asker, 'bond' | 'apart'>): boolean => bond === 'married' && (apart === 'apart' || apart === 'case')

/** What the words tell of the visitor that turns a whole reading. */
export function stateOf({ bond, apart, love, retired, student, settled, trade, abroad }: Asker): QuestionState {
  return {
    bond: isParted({ bond, apart }) ? 'parted' : (bond ?? (love === 'partner' ? 'partner' : null)),
    work: retired ? 'retired' : student || trade === 'aspirant' ? 'studies' : isWithoutPost(settled) ? 'seeks' : trade,
    lives: abroad ? 'abroad' : null,
  }
}

/** The asker of an input: what they say of themselves beside their question counts before what the question was heard to tell. */
export function askerStated({ concern, readAs, birth, asOf }: Pick<ReadingInput, 'concern' | 'birth' | 'asOf' | 'readAs'>): Asker {
  const asker = askerOf(concern, ageOn(birth.birthLocal.slice(0, 10), asOf), asOf)
  return readAs === undefined ? asker : withState(asker, readAs.state)
}

function withState(asker: Asker, { bond, work, lives }: QuestionState): Asker {
  const told = stateOf(asker)
  return {
    ...asker,
    ...(bond === null || bond === told.bond ? {} : bondStated(asker, bond)),
    ...(work === null || work === told.work ? {} : workStated(asker, work)),
    ...(lives === null ? {} : { abroad: lives === 'abroad' }),
  }
}

const PROMISED: readonly Settled[] = ['engaged', 'proposal', 'proposals']

function bondStated({ age, love, settled }: Asker, bond: NonNullable<QuestionState['bond']>): Partial<Asker> {
  const free = love === 'wide' || age >= ELDER ? 'wide' : 'open'
  const isBond = bond === 'married'
  return {
    bond: bond === 'single' || bond === 'partner' ? null : bond,
    love: isBond ? 'bond' : bond === 'single' ? free : bond,
    marriedYears: null,
    apart: null,
    strain: null,
    settled: bond === 'partner' ? settled : settled.filter((one) => !PROMISED.includes(one)),
  }
}

const POSTLESS: readonly Settled[] = ['postLost', 'noPost', 'resigned']

function workStated({ settled }: Asker, work: NonNullable<QuestionState['work']>): Partial<Asker> {
  const held = settled.filter((one) => !POSTLESS.includes(one) && one !== 'retiring')
  return {
    student: work === 'studies',
    retired: work === 'retired',
    work: work === 'studies' ? 'study' : work === 'retired' ? 'service' : 'livelihood',
    trade: work === 'post' || work === 'business' ? work : null,
    freelance: false,
    firstPost: false,
    joins: false,
    sent: false,
    settled: work === 'seeks' ? [...held, 'noPost'] : held,
  }
}

// words by which the lists and the classifier hear each state; `withState` holds where they do not
const BOND: Readonly<Record<NonNullable<QuestionState['bond']>, (gender: Gender | undefined) => string>> = {
  single: () => 'I am not married yet.',
  partner: (gender) => `My ${gender === 'male' ? 'girlfriend' : 'boyfriend'} and I love each other.`,
  married: (gender) => `I am married to my ${gender === 'male' ? 'wife' : 'husband'}.`,
  parted: () => 'I am divorced.',
  widowed: (gender) => `My ${gender === 'male' ? 'wife' : 'husband'} passed away.`,
}
const WORK: Readonly<Record<NonNullable<QuestionState['work']>, string>> = {
  studies: 'I am a college student.',
  seeks: 'I am unemployed.',
  post: 'I am working in a company.',
  business: 'I run my own business.',
  retired: 'I am retired.',
}
const LIVES: Readonly<Record<NonNullable<QuestionState['lives']>, string>> = { india: 'I live in India.', abroad: 'I live abroad.' }

/** A state in plain sentences, as a visitor would type it; the parts that are null are left out. */
export const statements = ({ bond, work, lives }: QuestionState, gender: Gender | undefined): string =>
  [bond === null ? '' : BOND[bond](gender), work === null ? '' : WORK[work], lives === null ? '' : LIVES[lives]]
    .filter((one) => one !== '')
    .join(' ')

import type { Section } from '@disha/contracts/document'
import { ALL_BIRTH_NAMES, BIRTH_NAMES, BIRTHS, inputFor } from '../__fixtures__/births.ts'
import { sectionIn, sectionsUpTo, toldIn } from '../__fixtures__/section-text.ts'
import type { ReadingInput } from '../input.ts'

type Chapter = 'career' | 'love' | 'abroad' | 'askedMatter'

/** The chapter of a reading in sentences and headings; nothing after it is written. */
const textOf = (input: ReadingInput, id: Section['id']): string => toldIn(sectionIn(sectionsUpTo(input, id), id).blocks)

const BETWEEN_TWO = /Between the two of you/
const COURTSHIP = /arrange meetings|first talk|right person|introduction|long acquaintance|good meetings/
const TRADES = /medicine, |herbs, wool|defence, sport|editing, audit|labour and loads|silver, gems|metals, fire/
const LADDER = /quick steps up|envy|promotion|deadlines suit|change of post, prepare|night hours|A salary is no lack/
const LEAVING =
  /before departure|Before you go|before you leave|first winter|Of the usual reasons to go|A journey (?:is|takes)|For leaving,/

/** What each state asks of a chapter, and what belongs to another state. */
const STATES: readonly {
  who: string
  concern: string
  born: readonly [from: number, to: number]
  chapter: Chapter
  has: RegExp
  not: readonly RegExp[]
}[] = [
  {
    who: 'the married',
    concern: 'Married 5 years, mother in law troubles, husband works in Dubai. When will we live together?',
    born: [1965, 2002],
    chapter: 'love',
    has: BETWEEN_TWO,
    not: [COURTSHIP, /The Mangal question|manglik|If you already share/],
  },
  {
    who: 'those who love somebody',
    concern: 'I love a boy from another caste. Will my parents agree?',
    born: [1980, 2005],
    chapter: 'love',
    has: BETWEEN_TWO,
    not: [COURTSHIP, /If you already share/],
  },
  {
    who: 'the divorced',
    concern: 'I am divorced for three years. Will I find love again and when?',
    born: [1965, 2002],
    chapter: 'love',
    has: /You have had a marriage that ended/,
    not: [/be generous to the one you have|wants renewing|If you already share/, BETWEEN_TWO],
  },
  {
    who: 'the widowed',
    concern: 'My husband passed away last year. Should I move to my son in Australia or stay here?',
    born: [1925, 1985],
    chapter: 'love',
    has: /You have lost the person/,
    not: [COURTSHIP, BETWEEN_TWO, /The Mangal question|two of you|settle in plain words|keep courting/],
  },
  {
    who: 'parents of grown children',
    concern: 'When will my daughter get married? She is 31 and refuses everyone.',
    born: [1925, 1981],
    chapter: 'love',
    has: /partnership (?:here )?in the wide sense/,
    not: [COURTSHIP, /The Mangal question|manglik/, /For your child:/],
  },
  {
    who: 'parents of a pupil',
    concern: 'My husband is away for work, and my son is 12 and does not study.',
    born: [1975, 1995],
    chapter: 'love',
    has: /For your child: your 5th, the house of children/,
    not: [COURTSHIP],
  },
  {
    who: 'those whose proposals break',
    concern: 'manglik hu, rishte toot jate hain. kya karu, shaadi kab hogi',
    born: [1990, 2002],
    chapter: 'love',
    has: /The Mangal question/,
    not: [/full happiness in marriage|happiness in marriage for this/],
  },
  {
    who: 'a widower with children',
    concern: 'My wife died in covid. I have two children. Should I marry again?',
    born: [1965, 1990],
    chapter: 'love',
    has: /The short answer\nYou have lost the person[\s\S]*Your children have lost somebody too/,
    not: [/full happiness in marriage/],
  },
  {
    who: 'those for whom no question on love was asked',
    concern: 'Cab chalata hu, karza bahut hai. Gulf jana chahta hu, kab jaunga',
    born: [1967, 2002],
    chapter: 'love',
    has: /If you already share your life/,
    not: [/In a first talk|Why it has taken its time/],
  },
  {
    who: 'parents, where the 5th house is read',
    concern: 'When will my daughter get married? She is 31 and refuses everyone.',
    born: [1960, 1981],
    chapter: 'love',
    has: /partnership (?:here )?in the wide sense/,
    not: [/learning, creativity and affection/],
  },
  {
    who: 'those who run a business',
    concern: 'My startup has run for 4 years. Should I close it and take a job?',
    born: [1967, 2002],
    chapter: 'career',
    has: /How income grows/,
    not: [TRADES, LADDER, /Begin beside a steady income|whether you should resign/],
  },
  {
    who: 'those with a trade, who answer to nobody',
    concern: 'My textile business is in loss since 2 years. When will it improve?',
    born: [1967, 2002],
    chapter: 'career',
    has: /The Sun, for your good name/,
    not: [/those above you|those who decide|in writing, for the place|appraisal|your employer/],
  },
  {
    who: 'those who study',
    concern: 'NEET third attempt in May. Should I try again or take BSc?',
    born: [1988, 2008],
    chapter: 'career',
    has: /rules your work to come/,
    not: [/those above you|those who decide|who depend on you stay|promotion|customers/],
  },
  {
    who: 'those who keep a home and asked of it',
    concern: 'Daily quarrels with my mother in law, husband is silent. When will there be peace at home?',
    born: [1967, 2000],
    chapter: 'career',
    has: /what others decide about your work/,
    not: [
      /those above you|those who decide|before the title|keep asking|ask and apply|ask, apply or launch|should resign|who your employer/,
    ],
  },
  {
    who: 'those in debt',
    concern: 'My shop is in loss and I have loans. When will this bad time end?',
    born: [1967, 2002],
    chapter: 'askedMatter',
    has: /the largest payment|so go by small steps/,
    not: [TRADES, LADDER],
  },
  {
    who: 'those with a settled profession',
    concern: 'I am a teacher. When will I get transfer near home?',
    born: [1967, 2002],
    chapter: 'career',
    has: /Transfers and changes of duty|How income grows/,
    not: [TRADES, /If you study|quick steps up|Begin beside a steady income/],
  },
  {
    who: 'those who prepare for an examination',
    concern: 'UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?',
    born: [1988, 2005],
    chapter: 'career',
    has: /result of an examination/,
    not: [/staff or juniors|If you study|internships and campus|should resign|change of post, prepare|leave the office/],
  },
  {
    who: 'the retired',
    concern: 'Sani peyarchi and my retirement income',
    born: [1925, 1970],
    chapter: 'career',
    has: /Money and gains/,
    not: [TRADES, LADDER, /whether you should resign|leave the office/],
  },
  {
    who: 'those who live abroad',
    concern: 'I am in USA on H1B, layoffs everywhere. Will I get green card or come back to India?',
    born: [1960, 2005],
    chapter: 'abroad',
    has: /First question: staying, or coming back/,
    not: [LEAVING, /the language, the fees|pay or resign|for a living|one door at home open, and/],
  },
  {
    who: 'those past forty who told nothing of a bond',
    concern: 'My hardware shop is running but money does not stay. When will my condition improve?',
    born: [1967, 1986],
    chapter: 'love',
    has: /If you already share your life/,
    not: [COURTSHIP, /somebody new|first meeting|proposal|keep courting|let the promise|two of you|love match/],
  },
  {
    who: 'those near retirement who ask of the family',
    concern: 'I am 57. How will the next years be for health of mind, family and money after retirement?',
    born: [1960, 1980],
    chapter: 'love',
    has: /company where there is none|wide sense/,
    not: [COURTSHIP, /somebody new|first meeting|proposal|keep courting|let the promise|love match/],
  },
  {
    who: 'a divorced parent',
    concern: 'Divorced 2 years back with one son of 9. Will I find a good partner again?',
    born: [1967, 1995],
    chapter: 'love',
    has: /A child learns of somebody new late and slowly/,
    not: [/let families meet|introductions|have lost somebody too/],
  },
  {
    who: 'those with a trade at home',
    concern: 'My textile business is in loss since 2 years. Should I close it?',
    born: [1960, 2000],
    chapter: 'abroad',
    has: /Distance is read here for journeys[\s\S]*The road itself/,
    not: [/[Aa]pply|applications|Work there is read|study from|the language, the fees|pay or resign/],
  },
  {
    who: 'those who keep a home',
    concern: 'Daily quarrels with my mother in law, husband is silent. When will there be peace at home?',
    born: [1967, 2000],
    chapter: 'abroad',
    has: /The road itself/,
    not: [/[Aa]pply|applications|Work there is read|pay or resign|what would take you there/],
  },
  {
    who: 'those who go to study',
    concern: 'Should I go to UK for masters in 2027 or take the job offer in Hyderabad?',
    born: [1990, 2005],
    chapter: 'abroad',
    has: /First question: a journey/,
    not: [/pay or resign|applications be decided|more places than you think/],
  },
]

describe.each(STATES)('a chapter for $who', ({ concern, born: [from, to], chapter, has, not }) => {
  const names = ALL_BIRTH_NAMES.filter((name) => {
    const year = Number(BIRTHS[name]?.birthLocal.slice(0, 4))
    return year >= from && year <= to
  })
  const texts = names.map((name) => textOf(inputFor(name, { concern }), chapter))

  it('speaks to that state', () => {
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts) expect(text).toMatch(has)
  })

  it('has nothing of another state', () => {
    for (const text of texts) for (const phrase of not) expect(text).not.toMatch(phrase)
  })
})

describe('a chapter in one direction', () => {
  const all = BIRTH_NAMES.map((name) => {
    const document = sectionsUpTo(inputFor(name), 'remediesAndMantras')
    return (id: Section['id']): string => toldIn(sectionIn(document, id).blocks)
  })

  it('weighs home and distance once, by lords and points, and says the contrary nowhere', () => {
    for (const told of all) {
      const abroad = told('abroad')
      // where distance is read for journeys nobody is told of a life there
      const isOfJourneys = abroad.includes('Distance is read here for journeys')
      expect(abroad.match(/Weighed together, /g) ?? []).toHaveLength(isOfJourneys ? 0 : 1)
      expect(abroad).not.toMatch(/neither carries it alone|so keep a base there|living away is lighter|rather than of a new country/)
    }
  })

  it('names an adviser once a chapter under what to rely on, never the one of the short answer', () => {
    for (const told of all)
      for (const id of ['career', 'love', 'abroad'] as const) {
        const text = told(id)
        const [, first] = /The strongest point in favour comes from ([^:]+):/.exec(text) ?? []
        const [, second] = /rely on ([^:]+):/.exec(text) ?? []
        if (second !== undefined) expect(second).not.toBe(first)
      }
  })

  it('proposes no act twice among the remedies', () => {
    for (const told of all) {
      const acts = [...told('remediesAndMantras').matchAll(/^.*?for (?:your \d+\w\w house|the \d+\w\w from your Moon): (.+)$/gm)].map(
        ([, act]) => act,
      )
      expect(acts.length).toBeGreaterThan(1)
      expect(new Set(acts).size).toBe(acts.length)
    }
  })

  it('tells a loss of no card that came true in the last year', () => {
    const cards = textOf(inputFor('london', { concern: 'My husband passed away last year' }), 'tarotReading')
    expect(cards).not.toMatch(/last year or two|mood worth preparing|Keep the picture|what that memory wants/)
  })
})

describe('distance in words for the person', () => {
  it('says of no graha that it has no tie to it where the chapter ties it to distance', () => {
    let told = 0
    for (const name of BIRTH_NAMES) {
      const text = textOf(inputFor(name, { concern: 'Will I settle abroad?' }), 'abroad')
      const tied = [
        ...text.matchAll(/(?:The road is opened by|Tied to distance and to home alike:) ([^.]+)\./g),
        ...text.matchAll(/leans most to long journeys[^:]*, (\w[\w ]*) under/g),
      ].map(([, names]) => names ?? '')
      for (const [, graha] of text.matchAll(/that of (?:the )?(\w+), has no tie to it/g)) {
        told++
        for (const names of tied) expect(names).not.toContain(graha)
      }
    }
    expect(told).toBeGreaterThan(0)
  })
})

describe('remedies for the person', () => {
  const concern = 'My husband is away for work, and my son is 12 and does not study.'
  const besides = ALL_BIRTH_NAMES.filter((name) => /^19[789]/.test(BIRTHS[name]?.birthLocal ?? '')).map((name) =>
    [...textOf(inputFor(name, { concern }), 'remediesAndMantras').matchAll(/^Beside it, for [^,]+, (.+)$/gm)]
      .map(([, act]) => act)
      .toSorted()
      .join('\n'),
  )

  it('asks nobody to pay for anything or to have servants', () => {
    for (const acts of besides) expect(acts).not.toMatch(/\b(?:pay|buy|donate|fee|priest|those who work for you)\b/i)
  })

  it('has few readers with the very same acts', () => {
    expect(besides.length).toBeGreaterThan(5)
    expect(new Set(besides).size).toBeGreaterThan(besides.length / 2)
  })
})

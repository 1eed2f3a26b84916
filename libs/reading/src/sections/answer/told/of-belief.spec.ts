import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import type { OF_BELIEF } from '../../../understanding/told-facts/belief.ts'
import { toldFacts } from '../../../understanding/told-facts/told-facts.ts'
import { addDays } from '../../../facts/calendar.ts'
import { saturnAround } from '../../season.ts'
import { shortAnswer } from '../answer-parts.ts'
import { useOf } from '../../stretch-use.ts'
import { spokenTimes } from '../answer-gist.ts'
import { toldWeighed } from '../told-weighed.ts'

type Kind = keyof typeof OF_BELIEF

const composer = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const kindsOf = (told: string): readonly string[] => toldFacts(`${told} When will I get a job?`).map(({ kind }) => kind)

const HEARD: Readonly<Record<Kind, readonly string[]>> = {
  saidSadeSati: [
    'Everyone says it is sade sati on me.',
    'Pandit bola sade saati chal rahi hai 2025 se.',
    'One josiyar said ashtama sani.',
    'Ezharai nadakudhu nu solranga.',
    'Elinati shani ani chepparu.',
    'सब कहते हैं साढ़ेसाती चल रही है।',
    'ஏழரை சனி நடக்குதுன்னு சொன்னார்.',
    'ఏలినాటి శని నడుస్తోంది అన్నారు.',
  ],
  saidDosha: [
    'One pandit told I have kaal sarp dosh.',
    'Temple priest says pitru dosham is there.',
    'My kundli has pitra dosh and we did one puja in Trimbak.',
    'They say I am manglik.',
    'Guru chandal yog bataya hai kundli me.',
    'Naga dosham nu solranga.',
    'पंडित ने कहा पितृ दोष है।',
    'எனக்கு செவ்வாய் தோஷம் இருக்குன்னு சொன்னார்.',
    'నాకు కుజ దోషం ఉందని చెప్పారు.',
  ],
  saidTime: [
    'An astrologer said my marriage will be in 2027 only.',
    'Our pandit told after 32 it will happen.',
    'Pandit ji ne kaha 30 ke baad naukri lagegi.',
    'Josiyar sonnar 2028 la nadakum.',
    'It will come next year the pandit says.',
    'ज्योतिषी ने कहा 2028 में होगा।',
  ],
  wearsStone: [
    'I wear an emerald since two years.',
    'Astrologer told to wear pukhraj and jeweller asks 40000.',
    'Neelam pehna hai 2 mahine se.',
    'Pavazham mothiram pottiruken.',
    'नीलम पहना था।',
    'புஷ்பராகம் போட சொல்லி சொல்றார்.',
    'నేను పగడం పెట్టుకున్నాను.',
  ],
  didPuja: [
    'I did all 16 somvar vrat and still nothing.',
    'Mother has done mangal shanti puja in Ujjain.',
    'Havan bhi karwaya par kuch nahi hua, pooja bhi karwayi.',
    'I keep all fasts.',
    'Pariharam ellam panniyachu.',
    'हमने दो बार पूजा करवाई।',
    'பரிகாரம் எல்லாம் செஞ்சாச்சு.',
    'పూజ కూడా చేయించాము.',
  ],
  askedRite: [
    'In-laws are asking us to do naga pooja at Kukke.',
    'My mother in law says to go to Rameswaram first.',
    'Pandit told us to perform sarpa samskara.',
    'We were told to do ashlesha bali.',
    'Saas naag puja karwane ko bol rahi hai.',
    'Amma pariharam panna solranga.',
    'सास नाग पूजा करवाने को कह रही हैं।',
    'மாமியார் நாக பூஜை செய்ய சொல்றாங்க.',
    'అత్తగారు నాగ పూజ చేయించమని అంటున్నారు.',
  ],
}

const NEAR: Readonly<Record<Kind, readonly string[]>> = {
  saidSadeSati: [
    'My husband has sade sati.',
    'Kya sade sati hai.',
    'Running shani mahadasha as per some astrologer.',
    'I go to shani temple on Saturdays.',
    'Shani is my colleague.',
  ],
  saidDosha: [
    'I am not manglik.',
    'He is manglik.',
    'There is no dosha in my kundli.',
    'The boy is non manglik.',
    'I did kaal sarp puja in Ujjain.',
  ],
  saidTime: [
    'Pandit says 2026 is dangerous for me.',
    'Astrologer said rahu dasha is bad till 2029.',
    'Astrologer said I die at 47.',
    'My manager said promotion in 2027.',
    'Respected pandit ji, I passed BA in 2023.',
  ],
  wearsStone: [
    'I work in a diamond polishing company.',
    'My husband wears neelam.',
    'My mother sold her gold ring.',
    'Which stone should I wear, pukhraj or neelam.',
    'Kidney stone came third time.',
  ],
  didPuja: [
    'Pandit is asking 21000 for a puja.',
    'I want to do a puja at home.',
    'I like one girl Pooja in my office.',
    'I did not do any puja till now.',
    'We did the griha pravesh puja of the new house.',
  ],
  askedRite: [
    'In-laws told us to do naga pooja and we already did.',
    'My husband works in Rameswaram.',
    'My mother wants Pooja for my brother.',
    'Family wants to do griha pravesh puja in May.',
    'I want to do a puja at home.',
  ],
}

/** A story for each kind, with a question to which it matters. */
const STORY: Readonly<Record<Kind, string>> = {
  saidSadeSati: 'Everyone says it is sade sati on me. When will I get a job?',
  saidDosha: 'One pandit told I have kaal sarp dosh. When will I get married?',
  saidTime: 'An astrologer said my marriage will be in 2028 only. When will I get married?',
  wearsStone: 'I wear an emerald since two years. When will I get a job?',
  didPuja: 'Mother has done one puja in Ujjain for me. When will I get married?',
  askedRite: 'In-laws are asking us to do naga pooja at Kukke. IUI failed once. When will we have a child?',
}
const KINDS = Object.keys(STORY) as Kind[]

const textsOf = (name: string, concern: string): string[] => {
  const c = composer(name, concern)
  const said = shortAnswer(c).flatMap((part) => part.lines.map(({ text }) => text))
  return toldWeighed(c).flatMap(({ lines }) =>
    lines.map(({ text, ids }) => {
      expect(said).not.toContain(text)
      expect([name, text, ids.length > 0]).toEqual([name, text, true])
      for (const id of ids) expect(c.findings.has(id)).toBe(true)
      return text
    }),
  )
}

describe('what others have said of a chart', () => {
  it.each(KINDS.flatMap((kind) => HEARD[kind].map((told) => [kind, told] as const)))('hears %s in “%s”', (kind, told) => {
    expect(kindsOf(told)).toContain(kind)
  })

  it.each(KINDS.flatMap((kind) => NEAR[kind].map((told) => [kind, told] as const)))('hears no %s in “%s”', (kind, told) => {
    expect(kindsOf(told)).not.toContain(kind)
  })

  it.each(KINDS)('advises on %s by the chart', (kind) => {
    const all = BIRTH_NAMES.map((name) => textsOf(name, STORY[kind]).join(' '))
    expect(new Set(all.filter((text) => text !== '')).size).toBeGreaterThan(1)
  })

  it('says of sade sati what the sky has of it', () => {
    for (const name of BIRTH_NAMES) {
      const c = composer(name, STORY.saidSadeSati)
      const around = saturnAround(c)
      const text = textsOf(name, STORY.saidSadeSati).join(' ')
      if (text === '') continue
      expect([name, text.includes('has been passing around your Moon')]).toEqual([
        name,
        around !== null && around.phase === 'sadeSati' && around.from <= c.input.asOf,
      ])
    }
  })

  it('does not take one passage of Saturn for another', () => {
    for (const name of BIRTH_NAMES) {
      const text = textsOf(name, 'Josiyar said ashtama sani is there. When will I get a job?').join(' ')
      const phase = saturnAround(composer(name, STORY.saidSadeSati))?.phase
      if (text.startsWith('So it is')) expect([name, phase]).not.toEqual([name, 'sadeSati'])
    }
  })

  it.each(['pitru dosham', 'guru chandal yog', 'naga dosham', 'rahu ketu dosham', 'manglik'])('has a word on %s', (mark) => {
    const all = BIRTH_NAMES.map((name) => textsOf(name, `They said ${mark} is in my kundli. When will I get married?`).join(' '))
    expect(new Set(all.filter((text) => text !== '')).size).toBeGreaterThan(0)
  })

  it('sends nobody past a time that comes sooner than an age which was named', () => {
    for (const name of BIRTH_NAMES) {
      const concern = 'An astrologer said marriage after 35 only. When will I get married?'
      const c = composer(name, concern)
      const spoken = spokenTimes(c, 'love')
      const nearest = spoken?.before ?? spoken?.aim
      const of35 = `${Number(c.input.birth.birthLocal.slice(0, 4)) + 35}${c.input.birth.birthLocal.slice(4, 10)}`
      const text = textsOf(name, concern).join(' ')
      if (nearest === undefined || text === '' || useOf(c, nearest) === 'prepare') continue
      if (of35 > c.input.asOf && addDays(nearest.from, 90) < of35)
        expect([name, text]).toEqual([name, expect.stringContaining('no reason to wait')])
    }
  })

  it.each([
    ['where it is asked whether it runs', 'Everyone says it is sade sati. Is sade sati on me now?'],
    ['where a relative’s wedding is asked about', 'My sister is 36 and they said naga dosham is there. When will my sister get married?'],
    ['where the mark is asked about', 'I am told I have kaal sarp dosh. Do I have kaal sarp dosh?'],
  ])('is silent %s', (_why, concern) => {
    for (const name of BIRTH_NAMES) expect(toldWeighed(composer(name, concern))).toEqual([])
  })

  it('says of a rite that others ask for beside the wish for a child what the chart has for it, and that no treatment waits', () => {
    for (const name of BIRTH_NAMES) {
      const concern = 'My mother in law says to do sarpa samskara in Kukke. Doctor told IVF. When will I have a baby?'
      const c = composer(name, concern)
      const text = textsOf(name, concern).join(' ')
      expect([name, text]).toEqual([name, expect.stringContaining('No treatment waits for it')])
      if (!c.timed) continue
      const inFifth = (['rahu', 'ketu'] as const).some((node) => c.facts.main.houseOf(node) === 5)
      expect([name, text.includes('and in your chart it is so')]).toEqual([name, inFifth])
    }
  })
})

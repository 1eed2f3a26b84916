import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import type { OF_MATCH } from '../../../understanding/told-facts/match.ts'
import { toldFacts } from '../../../understanding/told-facts/told-facts.ts'
import { shortAnswer } from '../answer-parts.ts'
import { toldWeighed } from '../told-weighed.ts'

type Kind = keyof typeof OF_MATCH

const ASKS = 'When will I get married?'
const composer = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['love'] }))
const kindsOf = (told: string): readonly string[] => toldFacts(`${told} ${ASKS}`).map(({ kind }) => kind)

const HEARD: Readonly<Record<Kind, readonly string[]>> = {
  matchFails: [
    'They liked me but kundli is not matching.',
    'Only 14 gunas match as per their pandit.',
    'Ladke walon ne kaha kundli nahi mil rahi.',
    'Four good rishtas went back because I am manglik.',
    'Nakshatra porutham illa nu solranga.',
    'Jathakam kalavaledu antunnaru.',
    'पंडित जी ने कहा गुण नहीं मिल रहे।',
    'ஜாதகம் பொருந்தல என்று சொல்கிறார்கள்.',
    'జాతకాలు కలవలేదు అన్నారు.',
  ],
  refusedOften: [
    'Nearly 20 boys came and all refused.',
    'Every proposal breaks at last moment.',
    'Parents are searching boy since 5 years.',
    'Teen rishte pakke hoke toot gaye.',
    'I refused many proposals.',
    'Niraya varan vandhu thatti poguthu.',
    'Chala sambandhalu cancel ayyayi.',
    'सब रिश्ते टूट जाते हैं।',
    'நிறைய வரன் வந்து தட்டிப் போகுது.',
    'చాలా సంబంధాలు కుదరలేదు.',
  ],
  theirChild: [
    'He is a divorcee with one daughter.',
    'A widower with two kids has asked for me.',
    'One widow lady with a boy of six is ready, my mother is not.',
    'She has a son from her first marriage.',
    'Uski ek beti bhi hai.',
    'Vallaki kuda oka koduku unnadu.',
    'उनका एक बेटा है।',
    'அவருக்கு ஒரு குழந்தை இருக்கு.',
  ],
  wasMarried: [
    'The boy is divorced since 2021.',
    'One widower from our samaj has asked about me.',
    'He was married before for one year.',
    'Ek talaqshuda aadmi ka rishta aaya hai.',
    'लड़का तलाकशुदा है।',
    'அவர் விவாகரத்து ஆனவர்.',
  ],
  knownOne: [
    'One proposal came from Nashik, he is in a bank.',
    'My parents have found a boy from our town.',
    'Ek rishta aaya hai Lucknow se.',
    'Matrimony la oru varan vandhuruku.',
    'Ippudu oka sambandham vachindi.',
    'एक रिश्ता भोपाल से आया है।',
    'ஒரு வரன் கோவையில் இருந்து வந்திருக்கு.',
    'ఒక సంబంధం గుంటూరు నుంచి వచ్చింది.',
  ],
  farBond: [
    'We are in a long distance relation since two years.',
    'My boyfriend is in Pune and I am in Indore for job.',
    'I am in Kochi and she is in Delhi for her job.',
    'We talk on phone only.',
    'She and I live in different cities.',
    'Phone pe baat hoti hai bas.',
    'हमारी फोन पर ही बात होती है।',
    'போன்ல தான் பேசுறோம்.',
  ],
}

const NEAR: Readonly<Record<Kind, readonly string[]>> = {
  matchFails: [
    'Kundli matched and both houses are happy.',
    'My sister’s kundli is not matching with anybody.',
    'What if the kundli does not match.',
    'My phone number is not matching in the form.',
    'He is manglik so my parents refused.',
  ],
  refusedOften: [
    'Two business proposals were rejected by the bank.',
    'My brother saw 20 girls and all refused.',
    'Three girls said no to him.',
    'Teen saal me teen naukri gayi.',
    'Many boys in my class failed.',
    'A lady with 6 yr old boy is ready but my mother says no.',
  ],
  theirChild: [
    'I am a divorced woman with a son.',
    'He is divorced with no kids.',
    'My brother has a daughter.',
    'We have two kids.',
    'My husband has a son from first marriage.',
  ],
  wasMarried: [
    'I am divorced since 2020.',
    'He is not divorced yet.',
    'She will take divorce next year.',
    'My mother is widow.',
    'My sister is divorced and lives with us.',
  ],
  knownOne: [
    'No proposal came till now.',
    'One proposal broke in 2022.',
    'Two proposals came this month.',
    'One proposal came for my daughter.',
    'My business proposal has come back from the bank.',
  ],
  farBond: [
    'My father is in Pune and I am in Indore.',
    'He is in TCS and I am in Infosys, both in Pune.',
    'He blocked me, we do not talk on phone.',
    'My husband works in a different city.',
    'I talk to clients on phone only.',
  ],
}

/** A story for each kind, with a question to which it matters. */
const STORY: Readonly<Record<Kind, string>> = {
  matchFails: `They liked me but kundli is not matching. ${ASKS}`,
  refusedOften: `Nearly 20 boys came and all refused. ${ASKS}`,
  theirChild: 'I am in love with a man, he has a daughter of six. Will I marry him?',
  wasMarried: 'One widower from our samaj has asked about me. Should I say yes to this match?',
  knownOne: 'One proposal came from Nashik, he is in a bank. Should I say yes to this match?',
  farBond: 'My boyfriend is in Pune and I am in Indore for job. When will we get married?',
}
const KINDS = Object.keys(STORY) as Kind[]

const written = (name: string, kind: Kind): string[] => {
  const concern = STORY[kind]
  const c = composer(name, concern)
  const words = toldFacts(concern).find((one) => one.kind === kind)?.words
  const lines = toldWeighed(c).find((one) => one.words === words)?.lines ?? []
  const said = shortAnswer(c).flatMap((part) => part.lines.map(({ text }) => text))
  for (const { text, ids } of lines) {
    expect(said).not.toContain(text)
    expect([name, kind, ids.length > 0]).toEqual([name, kind, true])
    for (const id of ids) expect(c.findings.has(id)).toBe(true)
  }
  return lines.map(({ text }) => text)
}

describe('what is told of matches', () => {
  it.each(KINDS.flatMap((kind) => HEARD[kind].map((told) => [kind, told] as const)))('hears %s in “%s”', (kind, told) => {
    expect(kindsOf(told)).toContain(kind)
  })

  it.each(KINDS.flatMap((kind) => NEAR[kind].map((told) => [kind, told] as const)))('hears no %s in “%s”', (kind, told) => {
    expect(kindsOf(told)).not.toContain(kind)
  })

  it.each(KINDS)('advises on %s by the chart', (kind) => {
    const all = BIRTH_NAMES.map((name) => written(name, kind))
    expect(new Set(all.filter((lines) => lines.length > 0).map((lines) => lines.join(' '))).size).toBeGreaterThan(1)
  })

  it.each([
    ['where the marriage is there', `Kundli was not matching. I am married since 2015. Will my marriage be good?`],
    ['where work is asked about', 'Nearly 20 boys came and all refused. When will I get a job?'],
  ])('is silent %s', (_why, concern) => {
    for (const name of BIRTH_NAMES) expect(toldWeighed(composer(name, concern))).toEqual([])
  })

  it('sends nobody into days that are for getting ready', () => {
    for (const name of BIRTH_NAMES) expect(written(name, 'knownOne').join(' ')).not.toMatch(/better for .* than for what is final/)
  })
})

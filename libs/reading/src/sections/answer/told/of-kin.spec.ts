import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { toldFacts, type ToldKind } from '../../../understanding/told-facts/told-facts.ts'
import { toldWeighed } from '../told-weighed.ts'

const kindsIn = (concern: string): ToldKind[] => toldFacts(concern).map(({ kind }) => kind)

const of = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))

/** What a kind says over the births to one story, as texts without what names a graha. */
const adviceOver = (concern: string): Set<string> =>
  new Set(BIRTH_NAMES.map((name) => toldWeighed(of(name, concern))[0]?.lines[0]?.text ?? ''))

type Case = { kind: ToldKind; heard: readonly string[]; not: readonly string[]; story: string }

const CASES: readonly Case[] = [
  {
    kind: 'sayNo',
    heard: [
      'My wife is against it. Should I start my own shop?',
      'My parents do not agree for this. Should I resign from my job?',
      'Mother in law says no to my job. Should I go back to work?',
      'Papa mana kar rahe hain, bolte hain naukri karo. Kya mai dukaan shuru karu?',
      'मम्मी मना करती हैं। क्या मुझे विदेश जाना चाहिए?',
      'மனைவி போக வேண்டாம்னு சொல்றா. நான் துபாய் போகலாமா?',
      'ఇంట్లో వద్దంటున్నారు. నేను ఉద్యోగం మారాలా?',
    ],
    not: [
      'Will my wife be against it? I want to open a shop.',
      'Her father says no because of caste. Should I change my job?',
      'My wife is not against it. Should I open a shop?',
      'My father filed case against my uncle. Should I sell the house?',
      'My parents say no because he is from other caste. When will I get a job?',
      'My father says no one in our family failed. Should I start own business?',
    ],
    story: 'My wife is against it. Should I start my own business?',
  },
  {
    kind: 'elderNeeds',
    heard: [
      'My parents are old. Should I go abroad?',
      'Mother stays alone in Vizag after father expired. Should I go abroad?',
      'Father is 74. Should I take a job in Canada or stay in India?',
      'Maa gaon me akeli hai. Kya mujhe Dubai jana chahiye?',
      'मां बाप अकेले हैं भोपाल में। क्या मुझे विदेश जाना चाहिए?',
      'அம்மா ஊர்ல தனியா இருக்காங்க. நான் வெளிநாடு போகலாமா?',
      'అమ్మ ఒక్కతే ఉంటోంది. నేను విదేశాలకు వెళ్ళాలా?',
    ],
    not: [
      'My parents are old fashioned. Should I go abroad?',
      'His mother is alone. Should I go abroad?',
      'My mother alone raised us. Should I go abroad?',
      'My parents are not old. Should I go abroad?',
      'We put amma in a good old age home. Should I go abroad?',
      'My father is sick of my job. Should I go abroad?',
    ],
    story: 'My mother is old and alone. Should I go abroad or stay in India?',
  },
  {
    kind: 'childExam',
    heard: [
      'My son is in 10th this year. Should I move to Pune or stay in this city?',
      'Daughter is in class 12. Should we come back to India?',
      'Beta 12th mein hai. Kya mujhe transfer lena chahiye?',
      "My daughter's board exam is in March. Should we buy a flat now?",
      'बेटा बारहवीं में है। क्या हमें घर बदलना चाहिए?',
      'பையன் இந்த வருஷம் பத்தாவது. நாங்க வீடு மாறலாமா?',
      'బాబు పదో తరగతి. మేము ఊరు మారాలా?',
    ],
    not: [
      'My son finished 12th. Should I move to Pune or stay in this city?',
      'Will my son clear JEE? Should I move to Pune?',
      'I am in 12th now. Should I move to Pune?',
      'My nephew is in 10th. Should I move to Pune?',
      'My daughter wrote NEET. Should I move to Pune?',
      'Son goes to 10th next year. Should I move to Pune?',
    ],
    story: 'My son is in 10th this year. Should I move to Pune or stay in this city?',
  },
  {
    kind: 'smallChild',
    heard: [
      'My baby is 8 months old. Should I go back to work now?',
      'I have a 2 year old daughter. Should I go abroad?',
      'Two small kids at home. Should I take a new job?',
      'Beti 2 saal ki hai. Kya mujhe wapas naukri karni chahiye?',
      'दो छोटे बच्चे हैं। क्या मुझे नौकरी बदलनी चाहिए?',
      'சின்ன குழந்தை இருக்கு. நான் வேலைக்கு போகலாமா?',
      'చిన్న బాబు ఉన్నాడు. నేను ఉద్యోగం చేయాలా?',
    ],
    not: [
      'We are trying for baby. Should I change my job?',
      'We lost our baby in 2023. Should I change my job?',
      'My brother has a small child. Should I change my job?',
      'I take small kids classes at home. Should I change my job?',
      'I left work before my baby was born. Should I change my job?',
      'No baby till now. Should I change my job?',
    ],
    story: 'My baby is 8 months old. Should I go back to work now?',
  },
  {
    kind: 'kinHelps',
    heard: [
      'My uncle promised to lend 5 lakh. Should I start my own business?',
      'My cousin is calling me to Muscat. Should I go abroad?',
      'My brother is offering a shop in Kozhikode. Should I come back to India?',
      'My friend will refer me in his company. Should I change my job?',
      'Mera dost 2 lakh dega bola hai. Kya mai apni dukaan shuru karu?',
      'दुबई में भाई बुला रहा है। क्या मुझे विदेश जाना चाहिए?',
      'மாமா பணம் தர்றேன்னு சொல்றார். நான் கடை வைக்கலாமா?',
    ],
    not: [
      'Will my uncle lend me 5 lakh? I want to start my own business.',
      'My friend cheated me, he said he will give 5 lakh. Should I start my own business?',
      'My brother does not help. Should I start my own business?',
      'I gave 6 lakh to a cousin for his shop. Should I start my own business?',
      'My cousin will marry in May. Should I start my own business?',
    ],
    story: 'My uncle promised to lend 5 lakh. Should I start my own business?',
  },
  {
    kind: 'earnsForAll',
    heard: [
      'I am only earning member in the house. Should I resign from my job?',
      'Whole family depends on me. Should I leave my job and study?',
      'Father expired and I have to support all. Should I change my job?',
      'Papa retire ho gaye, ghar ki zimmedari mujh par hai. Kya mai job chhod du?',
      'घर मेरी सैलरी से चलता है। क्या मुझे नौकरी छोड़नी चाहिए?',
      'குடும்பம் என்னை நம்பி இருக்கு. நான் வேலையை விடலாமா?',
      'నేను ఒక్కడినే సంపాదిస్తున్నా. నేను ఉద్యోగం మారాలా?',
    ],
    not: [
      'My husband is the only earning member. Should I change my job?',
      'My family does not depend on me. Should I change my job?',
      'Father is only earning member. Should I change my job?',
      'Everything depends on luck. Should I change my job?',
      'I support Mumbai team. Should I change my job?',
    ],
    story: 'I am only earning member in the house. Should I resign and change my job?',
  },
  {
    kind: 'youngerWaits',
    heard: [
      'My younger sister is waiting because of me. When will I get married?',
      'Younger brother marriage is also pending. When will I get married?',
      'Chhoti behen ki shadi meri wajah se ruki hai. Meri shadi kab hogi?',
      'My younger sister is 27, she asks how she can marry before me. When will I get married?',
      'छोटी बहन की शादी मेरी वजह से रुकी है। मेरी शादी कब होगी?',
      'தங்கச்சி எனக்காக காத்திருக்கா. எனக்கு கல்யாணம் எப்போ?',
    ],
    not: [
      "My younger brother's visa is pending. When will I get married?",
      'My younger sister is already married. When will I get married?',
      'My younger brother is not interested in marriage. When will I get married?',
      'Younger brother is still single and I wait for him. When will I get married?',
      'Partition case against younger brother is pending. When will I get married?',
    ],
    story: 'My younger sister is waiting because of me. When will I get married?',
  },
]

describe.each(CASES)('$kind', ({ kind, heard, not, story }) => {
  it.each(heard.map((concern) => [concern]))('is heard in: %s', (concern) => {
    expect(kindsIn(concern)).toContain(kind)
  })

  it.each(not.map((concern) => [concern]))('is not heard in: %s', (concern) => {
    expect(kindsIn(concern)).not.toContain(kind)
  })

  it('stands on findings for every birth, and advises unlike charts otherwise', () => {
    for (const name of BIRTH_NAMES) {
      const c = of(name, story)
      for (const { lines } of toldWeighed(c))
        for (const { ids } of lines) {
          expect(ids.length).toBeGreaterThan(0)
          for (const id of ids) expect(c.findings.has(id)).toBe(true)
        }
    }
    expect([...adviceOver(story)].filter((text) => text !== '').length).toBeGreaterThan(1)
  })
})

describe('what was told of those around', () => {
  it.each([
    ['a no where a match is asked about', 'My parents are against it. Will I marry him?'],
    ['an offer that is itself asked about', 'My uncle offered me partnership in his shop. Should I become partner with my uncle?'],
    ['a parent who is asked about', 'My mother is alone. Should I bring my mother to live with me?'],
    ['a small child where a bond is asked about', 'We have a 2 year old son. Will my husband come back to me?'],
    ['an illness that was met already', 'My mother is ill and alone. Should I go abroad?'],
    ['one salary where no salary is at risk', 'Whole family depends on me. When will I get married?'],
  ])('passes over %s', (_what, concern) => {
    for (const name of ['delhi', 'chennai', 'young']) expect(toldWeighed(of(name, concern))).toEqual([])
  })

  it('packs for nobody who asks to be posted nearer to a parent', () => {
    for (const name of BIRTH_NAMES) {
      const [told] = toldWeighed(
        of(name, 'Posted in Ballia since 2019, my parents are old in Meerut. When will my transfer to home district happen?'),
      )
      expect(told?.lines[0]?.text).toMatch(/request/)
    }
  })

  it('takes an offer that moves the house for a step away', () => {
    const concern =
      'Company wants me to shift to Pune. My son is in 10th. My mother stays alone in Salem. Which offer should I take, Pune offer or stay offer?'
    for (const name of BIRTH_NAMES)
      expect(toldWeighed(of(name, concern)).map(({ words }) => words)).toEqual(['My mother stays alone in Salem', 'My son is in 10th'])
  })

  it.each([
    ['husband', 'maa ayana oppukovatledu. Should I start my own business?'],
    ['wife', 'पत्नी मना कर रही है। Should I start my own business?'],
    ['in-laws', 'Mother in law says no to it. Should I start my own business?'],
  ])('names the one who says no: %s', (who, concern) => {
    expect(toldWeighed(of('delhi', concern))[0]?.lines[0]?.text).toContain(`your ${who}`)
  })

  it('keeps the larger step of a house for the days after the papers', () => {
    const texts = BIRTH_NAMES.map((name) => toldWeighed(of(name, CASES[2]?.story ?? ''))[0]?.lines[0]?.text ?? '')
    for (const text of texts) expect(text).toMatch(/papers of March 2027/)
    expect(new Set(texts).size).toBeGreaterThan(2)
  })
})

import { isDistress, topicsOf } from './topics.ts'
import { subjectOf } from './subjects.ts'

describe('topics of a concern', () => {
  it.each([
    ['Will I get a promotion this year?', 'career'],
    ['my boss is terrible and I want to resign', 'career'],
    ['When will I get married?', 'love'],
    ['My girlfriend left me. Will she return?', 'love'],
    ['Should I settle in Canada?', 'abroad'],
    ['visa rejected twice', 'abroad'],
    ['I cannot sleep and feel anxious', 'wellbeing'],
    ['what is my purpose', 'general'],
    ['', 'general'],
    ['मेरी नौकरी कब लगेगी?', 'career'],
    ['शादी कब होगी', 'love'],
    ['क्या मैं विदेश जा पाऊँगा', 'abroad'],
    ['तनाव बहुत है, नींद नहीं आती', 'wellbeing'],
    ['meri shaadi kab hogi', 'love'],
    ['எனக்கு எப்போது திருமணம் நடக்கும்?', 'love'],
    ['வேலை கிடைக்குமா', 'career'],
    ['வெளிநாடு செல்ல முடியுமா', 'abroad'],
    ['நிம்மதி இல்லை, கவலை', 'wellbeing'],
    ['నా పెళ్లి ఎప్పుడు?', 'love'],
    ['ఉద్యోగం వస్తుందా', 'career'],
    ['విదేశాలకు వెళ్తానా', 'abroad'],
    ['ఒత్తిడి ఎక్కువగా ఉంది', 'wellbeing'],
  ])('%s is about %s', (concern, lead) => {
    expect(topicsOf({ concern }).lead).toBe(lead)
  })

  it('puts what was chosen before what was written, and what was written before the area', () => {
    expect(topicsOf({ concern: 'When will I marry?', topics: ['abroad'] }).topics.slice(0, 2)).toEqual(['abroad', 'love'])
    expect(topicsOf({ concern: 'When will I marry?', concerns: ['swasthya', 'naukri'] }).topics).toEqual([
      'wellbeing',
      'career',
      'love',
      'timing',
    ])
    expect(topicsOf({ concern: 'help me decide', clarityArea: 'prema' })).toMatchObject({ lead: 'love', clarityArea: 'prema' })
    expect(topicsOf({ concern: 'When will things improve?', clarityArea: 'samaya' }).lead).toBe('timing')
  })

  it('lets the subject that is spoken of first lead among equals', () => {
    expect(topicsOf({ concern: 'My husband and I fight a lot about money' }).topics).toEqual(['love', 'career'])
    expect(topicsOf({ concern: 'Money is short and my husband is angry' }).topics).toEqual(['career', 'love'])
  })

  it('derives the area from the leading topic where none was chosen', () => {
    expect(topicsOf({ concern: 'job' }).clarityArea).toBe('dharma')
    expect(topicsOf({ concern: 'visa' }).clarityArea).toBe('samaya')
  })

  it('matches whole words where a stem would mislead', () => {
    expect(topicsOf({ concern: 'my next example' }).topics).toEqual(['general'])
    expect(topicsOf({ concern: 'extra patience' }).lead).toBe('general')
  })
})

describe('distress', () => {
  it.each([
    'I want to end my life',
    "I don't want to live anymore",
    'I dont want to live',
    'thinking about suicide every day',
    'I feel hopeless',
    'my husband beats me',
    'मैं जीना नहीं चाहता, आत्महत्या के विचार आते हैं',
    'main marna chahta hoon',
    'தற்கொலை எண்ணம் வருகிறது',
    'నాకు చనిపోవాలని ఉంది',
  ])('is heard in: %s', (concern) => expect(isDistress(concern)).toBe(true))

  it.each([
    'Will my business survive?',
    'I am hopelessly in love with her',
    'deadline at work',
    'I want to live abroad',
    'नौकरी नहीं मिल रही',
    '',
  ])('is not heard in: %s', (concern) => expect(isDistress(concern)).toBe(false))
})

describe('the narrower subject', () => {
  it.each([
    ['Should I change my job or wait?', 'career', 'jobChange'],
    ['my boss hates me', 'career', 'boss'],
    ['start my own business', 'career', 'business'],
    ['will my exam go well', 'career', 'study'],
    ['when will I get married', 'love', 'marriage'],
    ['divorce', 'love', 'breakup'],
    ['my visa', 'abroad', 'visa'],
    ['hello', 'career', null],
  ] as const)('of "%s" in %s is %s', (concern, topic, subject) => expect(subjectOf(concern, topic)).toBe(subject))
})

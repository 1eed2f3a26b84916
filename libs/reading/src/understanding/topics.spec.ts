import { isDistress, topicsOf } from './topics.ts'
import { isMarried } from './asker.ts'
import { isShortOnly, shortConcernsOf, subjectOf } from './subjects.ts'

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

  it.each([
    ['shaadi kab hogi', 'love'],
    ['job kab milegi', 'career'],
    ['velai eppo kidaikum', 'career'],
    ['pelli eppudu', 'love'],
    ['naku pelli eppudu avuthundi', 'love'],
    ['enaku kalyanam eppo nadakum', 'love'],
    ['mujhe videsh jana hai', 'abroad'],
    ['foreign povalama', 'abroad'],
    ['govt job chance iruka', 'career'],
    ['sarkari naukri milegi kya', 'career'],
    ['udyogam eppudu vastundi', 'career'],
    ['mera breakup ho gaya', 'love'],
    ['wen wil i get maried', 'love'],
    ['carrer growth', 'career'],
    ['promtion kab hoga', 'career'],
    ['i hate my jobb', 'career'],
    ['relashionship problem', 'love'],
    ['will i go to forein', 'abroad'],
    ['visa aur shaadi dono', 'abroad'],
    ['love marrage or aranged', 'love'],
    ['paisa nahi tikta', 'career'],
    ['ghar mein jhagda hota hai', 'love'],
    ['not about marriage, only about my job', 'career'],
    ['I do not want to marry, I want a job', 'career'],
    ['stress aur tension bahut hai', 'wellbeing'],
    ['neend nahi aati', 'wellbeing'],
    ['thookam varala', 'wellbeing'],
    ['nidra pattadam ledu', 'wellbeing'],
    ['en manaivi sandai', 'love'],
    ['naa bharta tho godavalu', 'love'],
    ['canada PR', 'abroad'],
    ['us lo settle avvacha', 'abroad'],
    ['america la settle aaga mudiyuma', 'abroad'],
    ['business start panalama', 'career'],
    ['dukan kholni hai', 'career'],
    ['exam la pass aavena', 'career'],
    ['<b>job</b>&nbsp;kab', 'career'],
    ['f*** you', 'general'],
    ['asdfgh', 'general'],
    ['???!!!', 'general'],
    ['మా అమ్మ ఆరోగ్యం', 'wellbeing'],
    ['என் காதலி திரும்ப வருவாளா', 'love'],
    ['मेरा बॉस परेशान करता है', 'career'],
    ['when will my life settle', 'timing'],
    ['enna pannalam life la', 'general'],
  ])('%s, as people type it, is about %s', (concern, lead) => expect(topicsOf({ concern }).lead).toBe(lead))

  it('hears what is meant and not what is set aside, unless nothing else is named', () => {
    expect(topicsOf({ concern: 'not about marriage, only about my job' }).topics).toEqual(['career'])
    expect(topicsOf({ concern: 'शादी के बारे में नहीं, नौकरी के बारे में' }).lead).toBe('career')
    expect(topicsOf({ concern: 'I do not want to marry' }).lead).toBe('love')
  })

  it('answers every subject of a mixed question, in its order', () => {
    expect(topicsOf({ concern: 'visa aur shaadi aur naukri' }).topics).toEqual(['abroad', 'love', 'career'])
  })

  it('takes five thousand letters, markup and noise', () => {
    expect(topicsOf({ concern: `${'why '.repeat(1240)} visa` }).lead).toBe('abroad')
    expect(topicsOf({ concern: '<script>alert("visa")</script>' }).lead).toBe('abroad')
    expect(topicsOf({ concern: '🙏🙏 ... ???' }).topics).toEqual(['general'])
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

it.each([
  ['pati sharab pita hai aur marta hai, 2 bacche hai', true],
  ['my husband drinks daily and beats, i have 2 kids', true],
  ['என் கணவர் தினமும் அடிக்கிறார்', true],
  ['saas roz tana marti hai', false],
  ['सास ताने मारती है', false],
  ['wo mujh par marta hai', false],
])('hears blows at home, and no taunts: %s', (concern, distress) => expect(topicsOf({ concern }).distress).toBe(distress))

describe('distress as it is typed', () => {
  it.each([
    'mujhe marna hai',
    'jeene ka mann nahi karta',
    'main mar jana chahta hu',
    'zindagi se thak gaya hoon',
    'khud ko khatam karna chahta hu',
    'naan saaga poren',
    'vaazhka vendam',
    'uyirai vida poren',
    'enaku vaazhave pidikala',
    'naaku chavalani undi',
    'brathakalani ledu',
    'chanipovalani undi',
    'i wanna end it',
    'kill my self',
    'i am going to kill myslef',
    'no point living',
    'life is not worth it',
    'I want to disappear forever',
    'cant live anymore',
    'tired of living',
    'suicidel',
    'उसके बिना जी नहीं सकता, मर जाऊंगा',
    'मुझे मरना है',
    'ज़िंदगी खत्म कर लूँ',
    'जीना नहीं चाहती',
    'சாகப் போகிறேன்',
    'வாழ்க்கையே வேண்டாம்',
    'உயிர் வாழ பிடிக்கல',
    'చావాలని ఉంది',
    'బతకడం ఇష్టం లేదు',
    'నాకు బతకాలని లేదు',
    'my husband hits me',
    'pati maarta hai',
    'sasural wale maarte hain',
    'I feel like dying',
    'wish I was never born',
    'self-harm',
    "I don't want to live in this world",
  ])('is heard in: %s', (concern) => expect(isDistress(concern)).toBe(true))

  it.each([
    'dying to know my future',
    'deadline kills me',
    'killing it at work',
    'I would die for her love',
    'how to kill time',
    'my grandfather died last year',
    'death of my father, property dispute',
    'marne ke baad property',
    'business is dying',
    'worthless shares in my portfolio',
    'is it hopeless to wait for the visa',
    'cut myself a slice',
    'मरना नहीं चाहता, जीना चाहता हूं',
    'end my job',
    'I don’t want to live in India',
    'want to live with parents',
    'सास मारती नहीं',
  ])('is not heard in: %s', (concern) => expect(isDistress(concern)).toBe(false))
})

describe('the shorter concerns', () => {
  it.each([
    ['पैसा, परिवार', ['money', 'family']],
    ['शिक्षा, व्यवसाय, अध्यात्म', ['study', 'business', 'spirit']],
    ['నా చదువు, డబ్బు', ['study', 'money']],
    ['குடும்பம், கல்வி, ஆன்மிகம்', ['family', 'study', 'spirit']],
    ['naukri kab lagegi', ['job']],
    ['hello', []],
  ] as const)('of "%s" are %s', (concern, shorts) => expect(shortConcernsOf(concern)).toEqual(shorts))

  it('takes boxes that were chosen beside a written question, each once', () => {
    expect(shortConcernsOf('When will my money troubles end?', ['paisa', 'prem', 'parivar', 'swasthya', 'adhyatm'])).toEqual([
      'money',
      'family',
      'spirit',
    ])
  })
})

describe('what the whole of a field would not answer', () => {
  it.each([
    ['my son and his studies, will our family be at peace?', 'career', true],
    ['will our family be at peace?', 'love', true],
    ['will I pay my loan when I change my job?', 'career', false],
    ['my career and my money', 'career', false],
    ['family and love', 'love', false],
    ['when will I go to Canada?', 'abroad', false],
  ] as const)('"%s" in %s: %s', (concern, field, answer) => expect(isShortOnly(concern, field)).toBe(answer))

  it('goes by the boxes where the words name nothing', () => {
    expect(isShortOnly('', 'career', ['paisa'])).toBe(true)
    expect(isShortOnly('', 'career', ['paisa', 'naukri'])).toBe(false)
    expect(isShortOnly('', 'love', [])).toBe(false)
  })
})

describe('a marriage that exists', () => {
  it.each([
    ['I have been married for 18 years. Will love come back between my wife and me?', true],
    ['Will my marriage get better?', true],
    ['मेरे पति मुझसे बात नहीं करते', true],
    ['When will I get married?', false],
    ['shaadi kab hogi', false],
  ] as const)('"%s": %s', (concern, answer) => expect(isMarried(concern)).toBe(answer))

  it('is asked about as a relationship, and not as a wedding', () => {
    expect(subjectOf('Will my marriage get better?', 'love')).toBe('relationship')
    expect(subjectOf('When will I get married?', 'love')).toBe('marriage')
  })
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

import { weighsTwoPosts } from './asker.ts'
import { awaitsResult } from './exam-attempt.ts'
import { questionOf, wishesGovernment, wishesPermanence } from './question.ts'
import { fearsLoss, subjectOf } from './subjects.ts'
import { topicsOf } from './topics.ts'

describe('the form of a question', () => {
  // concern, form, leading topic, narrower subject within it
  it.each([
    ['I am 29 and my parents ask every day. When will I get married?', 'when', 'love', 'marriage'],
    ['When will I get a job?', 'when', 'career', 'jobChange'],
    ['I am a software engineer and want to move to Canada. Will I get PR and when can I go?', 'when', 'abroad', 'visa'],
    ['shaadi kab hogi', 'when', 'love', 'marriage'],
    ['job kab milegi', 'when', 'career', 'jobChange'],
    ['paisa kab aayega', 'when', 'career', 'money'],
    ['पदोन्नति कब होगी', 'when', 'career', 'promotion'],
    ['எனக்கு எப்போது திருமணம் நடக்கும்?', 'when', 'love', 'marriage'],
    ['velai eppo kidaikum', 'when', 'career', 'jobChange'],
    ['నా పెళ్లి ఎప్పుడు?', 'when', 'love', 'marriage'],
    ['pelli eppudu', 'when', 'love', 'marriage'],
    ['which year will I go abroad', 'when', 'abroad', 'settle'],
    ['Is this the right time to start a business?', 'when', 'career', 'business'],
    ['how long will my loan last', 'when', 'career', 'money'],
    ['I am in third year BTech. Should I write GATE or look for a job?', 'choice', 'career', 'study'],
    ['Should I leave my job and start a business?', 'choice', 'career', 'jobChange'],
    ['Will my marriage get better, or should I think of going abroad to my sister?', 'choice', 'love', 'relationship'],
    ['Should I change my job or wait?', 'choice', 'career', 'jobChange'],
    ['Should I resign?', 'choice', 'career', 'jobChange'],
    ['government job or private job, which is better', 'choice', 'career', null],
    ['love marrage or aranged', 'choice', 'love', 'marriage'],
    ['Should I stay in Canada or return to India?', 'choice', 'abroad', null],
    ['career or marriage first?', 'choice', 'career', null],
    ['naukri karu ya business', 'choice', 'career', 'business'],
    ['सरकारी नौकरी या प्राइवेट?', 'choice', 'career', null],
    ['வேலை அல்லது வியாபாரம்?', 'choice', 'career', 'business'],
    ['ఉద్యోగం లేదా వ్యాపారం', 'choice', 'career', 'business'],
    ['Should I buy the red car or the blue car?', 'choice', 'general', null],
    ['Will I get a promotion this year?', 'whether', 'career', 'promotion'],
    ['Will I get a visa?', 'whether', 'abroad', 'visa'],
    ['Can I settle in Germany?', 'whether', 'abroad', 'settle'],
    ['sarkari naukri milegi kya', 'whether', 'career', 'jobChange'],
    ['क्या मैं विदेश जा पाऊँगा', 'whether', 'abroad', 'settle'],
    ['வேலை கிடைக்குமா', 'whether', 'career', 'jobChange'],
    ['வெளிநாடு செல்ல முடியுமா', 'whether', 'abroad', 'settle'],
    ['ఉద్యోగం వస్తుందా', 'whether', 'career', 'jobChange'],
    ['us lo settle avvacha', 'whether', 'abroad', 'settle'],
    ['will I pass my exam', 'whether', 'career', 'study'],
    ['I have been married for 18 years. Will love come back between my wife and me?', 'course', 'love', 'relationship'],
    ['Will my marriage get better?', 'course', 'love', 'relationship'],
    ['How will the coming dasha treat my profession?', 'course', 'career', null],
    ['How will my health be?', 'course', 'wellbeing', null],
    ['my boss is terrible', 'course', 'career', 'boss'],
    ['en manaivi sandai', 'course', 'love', 'relationship'],
    ['naa bharta tho godavalu', 'course', 'love', 'relationship'],
    ['ghar mein jhagda hota hai', 'course', 'love', null],
    ['paisa nahi tikta', 'course', 'career', 'money'],
    ['मेरा बॉस परेशान करता है', 'course', 'career', 'boss'],
    ['என் வேலை எப்படி இருக்கும்', 'course', 'career', null],
    ['నా ఉద్యోగం ఎలా ఉంటుంది', 'course', 'career', null],
    ['parivar me shanti', 'course', 'love', 'family'],
    ['I retired ten years ago. What should I do with the years I have?', 'what', 'general', null],
    ['What should I do about my job?', 'what', 'career', null],
    ['enna pannalam life la', 'what', 'general', null],
    ['मुझे क्या करना चाहिए', 'what', 'general', null],
    ['Which career suits me?', 'which', 'career', null],
    ['what kind of work am I meant to do', 'which', 'general', null],
    ['कौन सा व्यवसाय करूँ', 'which', 'career', 'business'],
    ['', 'open', 'general', null],
    ['hello', 'open', 'general', null],
    ['love', 'open', 'love', null],
    ['marriage', 'open', 'love', 'marriage'],
    ['you are a fraud, f*** off!!!', 'open', 'general', null],
    ['🙏🙏', 'open', 'general', null],
  ] as const)('"%s": %s on %s (%s)', (concern, form, topic, subject) => {
    const { lead } = topicsOf({ concern })
    expect([questionOf(concern).form, lead]).toEqual([form, topic])
    if (lead === 'career' || lead === 'love' || lead === 'abroad') expect(subjectOf(concern, lead)).toBe(subject)
  })

  it.each([
    ['Should I leave my job and start a business?', 'jobOrBusiness'],
    ['GATE or job?', 'studyOrJob'],
    ['Should I stay or leave?', 'stayOrMove'],
    ['government or private', 'publicOrPrivate'],
    ['love marriage or arranged marriage', 'loveOrArranged'],
    ['marriage or abroad', 'loveOrAbroad'],
    ['stay in the US or go back home', 'homeOrAbroad'],
    ['job or marriage', 'careerOrLove'],
    ['Should I buy the red car or the blue car?', null],
  ] as const)('the two ways of "%s" are %s', (concern, pair) => expect(questionOf(concern).pair).toBe(pair))
})

describe('whom a question is about', () => {
  it.each([
    ['I am worried about my son, he does not talk to me and his studies are suffering. Will our family be at peace?', 'child'],
    ['When will my daughter get married?', 'child'],
    ['bachcho ki shiksha', 'child'],
    ['என் மகள் திருமணம் எப்போது', 'child'],
    ['Will my husband get a job?', 'spouse'],
    ['Will my husband and I be happy?', null],
    ['I have been married for 18 years. Will love come back between my wife and me?', null],
    ['how is the health of my mother', 'mother'],
    ['మా అమ్మ ఆరోగ్యం', 'mother'],
    ['मेरे पिता का स्वास्थ्य', 'father'],
    ['will my brother marry', 'sibling'],
    ['should I think of going abroad to my sister?', null],
    ['my in laws fight with me', 'inLaws'],
    ['meri saas se jhagda', 'inLaws'],
    ['my mother in law fights with me every day', 'inLaws'],
    ['my parents ask every day, when will I marry', null],
    ['When will I marry?', null],
  ] as const)('"%s": %s', (concern, person) => expect(questionOf(concern).person).toBe(person))

  it('knows the wish for a child from a child', () => {
    expect(questionOf('When will we have a baby?')).toMatchObject({ childWish: true, person: null })
    expect(questionOf('my son is ill')).toMatchObject({ childWish: false, person: 'child' })
  })
})

describe('what a question pleads for', () => {
  it.each([
    ['Married 5 years, mother in law troubles, husband works in Dubai. When will we live together?', 'together'],
    ['When will I get transfer near home and build my own house?', 'transfer'],
    ['mera tabadla kab hoga', 'transfer'],
    ['My shop is in loss and I have loans. When will this bad time end?', 'relief'],
    ['acche din kab aayenge', 'relief'],
    ['I love a boy from another caste. Will my parents agree?', 'consent'],
    ['I am in USA on H1B, layoffs everywhere. Will I get green card or come back to India?', 'residence'],
    ['UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?', 'retry'],
    ['Sani peyarchi and my retirement income', 'saturn'],
    ['శని దశ ఎప్పుడు ముగుస్తుంది', 'saturn'],
    ['confused about everything', 'lost'],
    ['When will I get married?', null],
    ['My husband works in Dubai. Will he get a promotion?', null],
    ['Should I move to Canada?', null],
    ['My business will fail, should I take a job?', null],
    ['When will my daughter settle after a bad time?', null],
  ])('%s', (concern, plea) => expect(questionOf(concern).plea).toBe(plea))

  it('of a grown child or of a pupil', () => {
    expect(questionOf('When will my daughter get married? She is 31').grownChild).toBe('daughter')
    expect(questionOf('will my son get a job').grownChild).toBe('son')
    expect(questionOf('my son is 12 and does not study').grownChild).toBeNull()
  })
})

describe('what a question about work tells beside its form', () => {
  const told = { awaitsResult, wishesPermanence, wishesGovernment, weighsTwoPosts, fearsLoss }
  it.each([
    ['UPSC mains given, result awaited', ['awaitsResult']],
    ['delhi police constable physical ho gaya, likhit bhi. final me hoga ya nahi', ['awaitsResult']],
    ['గ్రూప్ 2 మెయిన్స్ రాసాను, ఉద్యోగం వస్తుందా?', ['awaitsResult']],
    ['UPSC mains given two times, not cleared. Should I try again?', []],
    ['Company interview given yesterday, will they call', []],
    ['contract lecturer for 9 yrs, will I become permanent', ['wishesPermanence']],
    ['ITI fitter hu, contract par. permanent kab hounga', ['wishesPermanence']],
    ['ஒப்பந்த வேலை. நிரந்தரம் ஆகுமா?', ['wishesPermanence']],
    ['Will I get permanent residency in Canada', []],
    ['private school teacher hu, kya sarkari teacher ban paungi', ['wishesGovernment']],
    ['மெயின்ஸ் எழுதினேன், அரசு வேலை கிடைக்குமா?', ['wishesGovernment']],
    ['my govt job is boring', []],
    ['2 offer hai, ek pune me ek indore me. kaunsa lu', ['weighsTwoPosts']],
    ['Got US company remote job and also Bangalore startup with equity. Which one to choose', ['weighsTwoPosts']],
    ['I changed two jobs in last year', []],
    ['heard layoffs in my company, will i lose my job', ['fearsLoss']],
    ['ఉద్యోగం పోతుందా?', ['fearsLoss']],
    ['I lost my job in May', []],
  ] as const)('"%s": %s', (concern, expected) =>
    expect(Object.entries(told).flatMap(([name, tells]) => (tells(concern) ? [name] : []))).toEqual(expected),
  )
})

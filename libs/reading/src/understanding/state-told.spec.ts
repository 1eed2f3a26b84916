import { askerOf } from './understanding.ts'
import { stateOf } from './stated.ts'

/** Strangers’ wordings with the state that each tells: bond, work, and where they live. */
const TOLD: readonly (readonly [concern: string, bond: string | null, work: string | null, lives: string | null])[] = [
  ['Working as nurse in Apollo Chennai, night shift killing me. when will I find better hospital', null, 'post', null],
  ['I am in Doha with wife, working for a construction company. When will we build house in Kerala', 'married', 'post', 'abroad'],
  ['preparing for UPSC since 3 years in Mukherjee Nagar. When will I clear', null, 'studies', null],
  ['mera juice ka thela hai station ke paas, nagar nigam wale hata rahe hai. kya karu', null, 'business', null],
  ['I have a small tiffin centre at Guntur. Shall I take bank loan', null, 'business', null],
  ['Clerk in cooperative bank, 41 yrs, not married till now. will it happen', null, 'post', null],
  ['Husband expired 2 yrs before in accident. Insurance money when will come', 'widowed', null, null],
  ['my friend husband died and she is alone. Will she remarry', null, null, null],
  ["husband's brother is not giving share. When will case finish", 'married', null, null],
  ["sister's mother in law tortures her daily. What she can do", null, null, null],
  ['Got divorce in 2019, one son with me. When will I get good partner', 'parted', null, null],
  ['Bhabhi ne bhai pe 498a lagaya hai, bhai jail gaya. kab chhutega', null, null, null],
  ['saas bahu ki ladai roz hoti hai, pati chup. kab shanti milegi', 'married', null, null],
  ["I'm a gym trainer in Cult Fit. Should I start my own gym", null, 'post', null],
  ['zomato me delivery boy hu, apna ghar kab hoga', null, 'post', null],
  ['ASHA worker hu, mandey bahut kam hai kab badhega', null, 'post', null],
  ['मैं दिल्ली मेट्रो में काम करती हूँ, शादी कब होगी', null, 'post', null],
  ['நான் ஐடி கம்பெனியில் வேலை பார்க்கிறேன், திருமணம் எப்போது', null, 'post', null],
  ['నేను బ్యాంకులో పనిచేస్తున్నాను, ఇల్లు ఎప్పుడు కొంటాను', null, 'post', null],
  ['நான் மளிகை கடை வைத்திருக்கிறேன், வியாபாரம் எப்போது நன்றாக நடக்கும்', null, 'business', null],
  ['నేను టైలర్ షాపు నడుపుతున్నాను, ఎప్పుడు బాగుంటుంది', null, 'business', null],
  ['Chartered accountant with own practice in Surat, clients are reducing. what to do', null, 'business', null],
  ['I am advocate practicing in high court 10 years, no growth. when will name come', null, 'business', null],
  ['Own beauty parlour since 2018, staff left. Should I continue', null, 'business', null],
  ['My husband left his job and sits at home. when will he work again', 'married', null, null],
  ['Appa has rice shop in Tiruppur, loss only. When will his business improve', null, null, null],
  ['mummy school me teacher hai, unka transfer kab hoga', null, null, null],
  ['doing CA articleship, final group pending. when will I clear', null, 'studies', null],
  ["laid off from Byju's in march, no interview calls. When will I get job", null, 'seeks', null],
  ['I left my teaching job last year for my mother. Now want to join again. When will it happen', null, 'seeks', null],
  ['I am in Sydney on student visa. When will I get PR', null, null, 'abroad'],
  ['Shifted to Leeds last year. Mummy is alone in Ludhiana. when can I bring her', null, null, 'abroad'],
  ['daughter is in Canada and not calling us. When will she come home', null, null, null],
  ['came to Texas on H4 after wedding. When will I get work permit', 'married', null, 'abroad'],
  ['Got PR of Australia but not gone. Should I go?', null, null, null],
  ["My gf's father is against us. When will he agree", 'partner', null, null],
  ["My ex boyfriend got married. I can't forget him", null, null, null],
  ['one side love with my classmate, she does not know. will she accept', null, null, null],
  ['Railway me trackman hu, jhansi posting. ghar ke paas kab aaunga', null, 'post', null],
  [
    'Asst professor in pvt engg college Salem, salary pending 4 months, 2 kids and wife to feed. when will things improve',
    'married',
    'post',
    null,
  ],
  ['auto chalata hu khud ka, EMI bhari hai. kab utrega', null, 'business', null],
  ['truck driver hu seth ke paas. apni gaadi kab hogi', null, 'post', null],
  ['Dairy farm of 12 buffaloes, milk rate is low. continue or sell', null, 'business', null],
  ["Dad's business is closing. Should he sell the godown?", null, null, null],
  ['pregnant 5 months, husband in merchant navy. will he be here for delivery', 'married', null, null],
  ['merchant navy 2nd officer, 30. when marriage', null, 'post', null],
  ['Posted as BDO in Jharkhand, want transfer to home district. when', null, 'post', null],
  ['Marriage done in Feb, husband went to Pune for job. When will he take me', 'married', null, null],
  ['My bhaiya is contractor and his bill is stuck. When will payment come', null, null, null],
  ['Having one stationary shop near college, after online classes zero sale. continue?', null, 'business', null],
  ['Software tester 6 yrs exp, stuck in same company. Should I switch', null, 'post', null],
  ['I resigned from HDFC in August without offer. When will I get next job', null, 'seeks', null],
  ['नर्सिंग थर्ड ईयर में हूँ, विदेश में नौकरी लगेगी क्या', null, 'studies', null],
  ['రైల్వేలో ట్రాక్‌మన్‌గా పనిచేస్తున్నాను, ట్రాన్స్‌ఫర్ ఎప్పుడు', null, 'post', null],
  ['நான் போக்குவரத்து கழகத்தில் நடத்துனராக பணிபுரிகிறேன், வீடு எப்போது கட்டுவேன்', null, 'post', null],
  ['Husband and I are nurses in Galway. When will we buy house in Ireland', 'married', 'post', 'abroad'],
  ['my niece wants to go UK for masters, will she get visa', null, null, null],
  ["wife's parents interfere daily. When will peace come", 'married', null, null],
  ['Sister in law took all gold of mother. Will we get it back', null, null, null],
  ['Boss of my father cheated him. When will dues come', null, null, null],
  ['bank of baroda me clerk hu, officer promotion exam diya hai, hoga kya', null, 'post', null],
  ['me and my wife run small mess for students in Kota, admissions are down. how will next year be', 'married', 'business', null],
  ["Son's wife is not letting us meet grandson. When will we see him", null, null, null],
]

it.each(TOLD)('the state of who asks: %s', (concern, bond, work, lives) => {
  expect(stateOf(askerOf(concern, 32, '2026-11-23'))).toEqual({ bond, work, lives })
})

describe('whose life a state is told of', () => {
  const of = (concern: string, age = 45) => askerOf(concern, age, '2026-11-23')

  it('retirement that is told of husband or wife alone is none of the visitor’s', () => {
    for (const told of [
      'Husband is a lecturer, retiring in June 2028.',
      'My wife is a teacher, retires next year.',
      'Papa retired from LIC.',
    ])
      expect([told, of(`${told} Myself anaesthetist in Hubli. When will we get the flat?`, 52).retired]).toEqual([told, false])
    expect(of('I retired from BSNL in 2024. When will we get the flat?', 58).retired).toBe(true)
  })

  it('whoever teaches in a college at an age past it studies nothing', () => {
    expect(of('One colleague in my college talks to me. I am 34, assistant prof at Jorhat. Is he serious?', 34).student).toBe(false)
    expect(of('I am in college, final year. Will I get a job?', 22).student).toBe(true)
  })

  it('a child who is told of beside one’s own work is not asked about, and asks for no introduction', () => {
    for (const concern of [
      'Left in 2022 for delivery, my daughter started LKG this June. Will I get back in IT?',
      'I left my job for delivery. When will I get a job?',
    ])
      expect([concern, of(concern, 33).parent, of(concern, 33).love]).toEqual([concern, false, 'wide'])
    expect(of('My daughter is in class 10. Will she pass?', 45).parent).toBe(true)
    expect(of('I have one daughter of 5 years. When will I marry again?', 38).love).not.toBe('wide')
  })
})

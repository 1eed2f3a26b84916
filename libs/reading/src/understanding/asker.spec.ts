import { askerOf, holdsOffer, wishesChild } from './asker.ts'

const of = (concern: string, age = 35) => askerOf(concern, age, '2026-11-21')

describe('what a visitor says of themselves', () => {
  it.each([
    ['I have been married for 18 years. Will love come back between my wife and me?', 'married', 18],
    ['We are married since 2010 and fight daily', 'married', 16],
    ['after ten years of marriage he is distant', 'married', 10],
    ['Will my marriage get better, or should I go abroad?', 'married', null],
    ['mere pati mujhse baat nahi karte', 'married', null],
    ['meri shaadi ko 7 saal ho gaye', 'married', 7],
    ['हमारी शादी को 12 साल हुए', 'married', 12],
    ['मेरी पत्नी नाराज़ रहती है', 'married', null],
    ['en manaivi sandai', 'married', null],
    ['என் கணவர் பேசுவதில்லை', 'married', null],
    ['naa bharta tho godavalu', 'married', null],
    ['నా భార్య నాతో మాట్లాడదు', 'married', null],
    ['should I divorce my husband?', 'married', null],
    ['I am divorced. Will I find love again?', 'parted', null],
    ['my ex husband wants to come back', 'parted', null],
    ['mera talaq ho gaya, dusri shaadi kab', 'parted', null],
    ['Separated from my husband since 2023, one daughter 9 years. Will I find a partner again?', 'parted', null],
    ['We live separately since a year, me and my husband. Will we be together again?', 'married', null],
    ['I am a widow of 52, how will my years be?', 'widowed', null],
    ['My husband passed away. What now?', 'widowed', null],
    ['पति नहीं रहे, आगे क्या होगा', 'widowed', null],
    ['When will I get married?', null, null],
    ['I am not married yet', null, null],
    ['I am unmarried', null, null],
    ['How will my husband be?', null, null],
    ['when will I meet my wife', null, null],
    ['my marriage is getting delayed', null, null],
    ['shaadi kab hogi', null, null],
    ['अविवाहित हूँ, शादी कब होगी', null, null],
    ['', null, null],
  ] as const)('of a bond in "%s": %s', (concern, bond, years) => expect(of(concern)).toMatchObject({ bond, marriedYears: years }))

  it.each([
    ['I am in third year BTech. Should I write GATE?', 20, 'study'],
    ['main padhai kar raha hoon', 19, 'study'],
    ['பன்னிரண்டாம் வகுப்பு படிக்கிறேன்', 17, 'study'],
    ['నేను చదువుతున్నాను', 21, 'study'],
    ['my son is studying, will he pass?', 45, 'livelihood'],
    ['hello', 16, 'study'],
    ['hello', 35, 'livelihood'],
    ['I retired ten years ago', 70, 'service'],
    ['मैं रिटायर हो गया हूँ', 58, 'service'],
    ['my father is retired, will I get a job?', 27, 'livelihood'],
    ['hello', 66, 'service'],
    ['will my business grow?', 66, 'livelihood'],
    ['my shop and my business', 63, 'livelihood'],
  ] as const)('of work in "%s" at %i: %s', (concern, age, work) => expect(of(concern, age).work).toBe(work))

  it.each([
    ['I am worried about my son', true],
    ['bachcho ki shiksha', true],
    ['मेरी बेटी की शादी', true],
    ['என் மகன் படிப்பு', true],
    ['మా అబ్బాయి ఉద్యోగం', true],
    ['When will we have a child?', false],
    ['santan kab hogi', false],
    ['my friend', false],
  ])('of a child in "%s": %s', (concern, parent) => expect(of(concern).parent).toBe(parent))

  it.each([
    [
      'Married 5 years, mother in law troubles, husband works in Dubai. When will we live together?',
      26,
      { bond: 'married', marriedYears: 5, love: 'bond', abroad: false },
    ],
    ['my sister married 5 years ago, when will I?', 26, { bond: null, love: 'open' }],
    ['my sisters husband is in Dubai', 26, { bond: null }],
    ['I love a boy from another caste. Will my parents agree? Love marriage or arranged?', 27, { bond: null, love: 'partner' }],
    ['my girlfriend left me. Will she return?', 27, { love: 'open' }],
    ['I love my job', 27, { love: 'open', trade: 'post' }],
    ['When will my daughter get married? She is 31 and refuses everyone.', 56, { parent: true, love: 'wide' }],
    ['When will my daughter get married?', 44, { parent: true, love: 'open' }],
    ['I am divorced for three years. Will I find love again and when?', 38, { bond: 'parted', love: 'parted' }],
    ['My husband passed away last year. Should I move to my son in Australia or stay here?', 68, { love: 'widowed', abroad: false }],
    ['My startup has run for 4 years. Should I close it and take a job?', 39, { trade: 'business', work: 'livelihood' }],
    ['should I start my own business', 39, { trade: null }],
    ['My shop is in loss and I have loans. When will this bad time end?', 47, { trade: 'business', debt: true }],
    ['will I get a home loan', 30, { debt: false }],
    ['I am a teacher. When will I get transfer near home and build my own house?', 42, { trade: 'post' }],
    ['UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?', 26, { trade: 'aspirant', work: 'study' }],
    ['my son is preparing for upsc', 50, { trade: null, work: 'livelihood' }],
    ['I am in USA on H1B, layoffs everywhere. Will I get green card or come back to India?', 34, { abroad: true, trade: 'post' }],
    ['should I settle in Canada', 34, { abroad: false }],
    ['main dubai me rehta hu', 34, { abroad: true }],
    ['Sani peyarchi and my retirement income', 61, { work: 'service', love: 'wide' }],
    ['मेरी दुकान नहीं चल रही, कर्ज है', 40, { trade: 'business', debt: true }],
    ['நான் ஒரு பையனை காதலிக்கிறேன்', 25, { love: 'partner' }],
    ['నేను ఒక అబ్బాయిని ప్రేమిస్తున్నాను', 25, { love: 'partner' }],
  ] as const)('the state in "%s"', (concern, age, state) => expect(of(concern, age)).toMatchObject(state))

  it('hears the wish for a child, which is not foretold', () => {
    for (const concern of ['When will we have a baby?', 'संतान कब होगी', 'குழந்தை பாக்கியம் எப்போது', 'santaan sukh', 'will I conceive'])
      expect(wishesChild(concern)).toBe(true)
    expect(wishesChild('my son does not study')).toBe(false)
  })
})

it.each([
  ['I have an offer from Singapore. Should I go?', true],
  ['Offer from Amazon Seattle vs my own boutique business', true],
  ['Got a job offer in Dubai, wife does not want', true],
  ['Infosys se offer mila hai, jau ya nahi', true],
  ['मुझे दुबई से ऑफर आया है, जाऊँ?', true],
  ['When will I get a job offer?', false],
  ['No offer after 20 interviews', false],
  ['offer kab milega', false],
  ['Will I get an offer from a big company', false],
  ['what puja can I offer to Shani', false],
])('hears whether an offer is held: %s', (concern, held) => {
  expect(holdsOffer(concern)).toBe(held)
})

it.each([
  ['divorcee with 6 yr old daughter, one person is ready to marry me', { bond: 'parted', parent: false, children: true }],
  ['meri dusri shaadi hogi kya? 5 saal ka beta hai mere paas', { bond: 'parted', parent: false, children: true }],
  ['elder son divorced last year. will he marry again', { bond: null, parent: true, love: 'wide' }],
  ['now everybody tells adjust with any divorcee', { bond: null, love: 'open' }],
  ['parents fixed my marriage but I like my senior', { bond: null, love: 'partner' }],
  ['pati chhod ke chala gaya 3 saal se', { bond: 'parted' }],
  ['पति की मृत्यु को दो साल हुए', { bond: 'widowed' }],
  ['கணவர் துபாயில், நானும் குழந்தையும் மதுரையில்', { bond: 'married', abroad: false, parent: true }],
  ['love marriage hui thi 2 saal pehle', { bond: 'married' }],
  ['meri abhi tak shaadi nahi hui', { bond: null }],
  ['Live in relation since 4 years', { love: 'partner' }],
  ['he is doing MS in Germany and I am in Hyderabad. long distance', { abroad: false, love: 'partner' }],
  ['children settled in US, I am alone here', { abroad: false }],
  ['one proposal is software engineer in US and other is here', { abroad: false }],
  ['gulf job in Qatar. Is it good to go', { abroad: false }],
  ['husband is on L1, I am on L2 in Texas', { abroad: true }],
  ['Stay in Singapore or go back to Chennai', { abroad: true }],
  ['Green card is stuck since 9 yrs', { abroad: true }],
  ['अमेरिका में रहता हूँ', { abroad: true }],
  ['ஆஸ்திரேலியாவில் இருக்கிறேன்', { abroad: true }],
  ['గల్ఫ్ లో పని చేస్తున్నాను', { abroad: true }],
])('a state as it is told: %s', (concern, told) => expect(of(concern, 50)).toMatchObject(told))

it('knows a unit, a mill or a workshop as a trade that runs, and one that a post was left for', () => {
  for (const words of [
    'I have a diamond polishing unit, market is down',
    'we run a small rice mill',
    'I own two trucks',
    'I have a bakery in Pune',
    'I left my bank job to start a bakery',
    'I quit my IT job and started a cloud kitchen',
  ])
    expect([words, of(words).trade]).toEqual([words, 'business'])
  for (const words of [
    'I have a job in hotel',
    'I have a friend in a workshop',
    'Should I leave my job to start a bakery?',
    'I work in a rice mill',
  ])
    expect([words, of(words).trade === 'business']).toEqual([words, false])
})

it('takes abuse of this service for no loss', () => {
  for (const [asked, pressed] of [
    ['You are fraud idiots', false],
    ['you guys are all scammers', false],
    ['My partner did fraud with me, what to do?', true],
  ] as const)
    expect([asked, askerOf(asked, 30, '2026-11-22').pressed]).toEqual([asked, pressed])
})

it('takes a widower who is the match for nobody’s own loss', () => {
  for (const [words, widowed] of [
    ['Divorced in 2020 with no kids. I am dating a widower with a daughter of 9. Will I marry again?', false],
    ['I am unmarried, 36. A widower with two children has sent a proposal. Should I say yes?', false],
    ['Should I marry a widower of 42?', false],
    ['I know a widow since college. Will our marriage happen?', false],
    ['My cousin brought the proposal of a young widower. Is it good for me?', false],
    ['I am a widow since 2015. Will I marry again?', true],
    ['I am a widower with two kids, one proposal came. Should I marry?', true],
    ['I became a widow in 2019 and met a widower. Will we marry?', true],
    ['Being a widow with one son, will I get a good proposal?', true],
  ] as const)
    expect([words, askerOf(words, 36, '2026-11-22').bond === 'widowed']).toEqual([words, widowed])
})

it.each([
  ['I like one boy from my college since 3 years, he is of other caste. Will my parents agree?', 'partner'],
  ['I am loving one girl in my office. Will marriage happen with her?', 'partner'],
  ['ek ladki ko pasand karta hu 2 saal se, shaadi hogi kya', 'partner'],
  ['I love this guy since school, home not agree. Will it happen?', 'partner'],
  ['oka ammayini ishtapaduthunnanu, pelli avthunda', 'partner'],
  ['I like one boy but he does not know. Will I get married to him?', 'open'],
  ['I like one job in Pune. When will I get married?', 'open'],
] as const)('hears one who is liked already: %s', (concern, love) => {
  expect(of(concern, 24).love).toBe(love)
})

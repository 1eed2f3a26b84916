import { askedParts } from './asked-parts.ts'

/** Questions as typed, and what they ask, part by part. */
const PARTED: readonly (readonly [string, readonly string[]])[] = [
  ['When will I get married? Will it be love or arranged?', ['When will I get married?', 'Will it be love or arranged?']],
  [
    'Should I wait or change company? Also want to start own shop someday.',
    ['Should I wait or change company?', 'Also want to start own shop someday.'],
  ],
  ['We are in love. Will they agree, and when can we marry?', ['Will they agree', 'when can we marry?']],
  ['Divorced, a 5 year old son. Will I marry again and will he accept my child?', ['Will I marry again', 'will he accept my child?']],
  ['Shop in loss. When will it recover, should I close it and do job?', ['When will it recover', 'should I close it and do job?']],
  ['When will I get job, same field or should I do something else', ['When will I get job', 'same field or should I do something else']],
  ['shaadi kab hogi aur itni der kyu', ['shaadi kab hogi', 'itni der kyu']],
  ['How will my life be? career, marriage, money everything', ['How will my life be?', 'career', 'marriage', 'money everything']],
  ['job and marriage', ['job', 'marriage']],
  ['alag ghar kab hoga, rishta theek hoga ya nahi', ['alag ghar kab hoga', 'rishta theek hoga ya nahi']],
  ['karza kab utrega aur apna ghar kab banega', ['karza kab utrega', 'apna ghar kab banega']],
  ['अपना घर कब होगा और क्या विदेश जाने का भी योग है', ['अपना घर कब होगा', 'क्या विदेश जाने का भी योग है']],
  ['எனக்கு வேலை எப்போது கிடைக்கும், திருமணம் எப்போது நடக்கும்', ['எனக்கு வேலை எப்போது கிடைக்கும்', 'திருமணம் எப்போது நடக்கும்']],
  ['నాకు ఉద్యోగం ఎప్పుడు వస్తుంది, పెళ్లి ఎప్పుడు అవుతుంది', ['నాకు ఉద్యోగం ఎప్పుడు వస్తుంది', 'పెళ్లి ఎప్పుడు అవుతుంది']],
]

/** Stories in which others say and ask, and clauses look like questions and ask nothing. */
const BESIDE_A_STORY: readonly (readonly [string, readonly string[]])[] = [
  [
    'My nani stays with us, which nobody in the house minds. When I joined this firm my manager was kind. When will my increment come?',
    ['When will my increment come?'],
  ],
  ['Chachi says why are you sitting idle, what is left in this line. Will I find work in Indore?', ['Will I find work in Indore?']],
  [
    'My landlord keeps asking when will you vacate. I do not want to buy a flat on loan now. Should I move to my village?',
    ['Should I move to my village?'],
  ],
  ['His sister asks how we can marry before her. When will our wedding be?', ['When will our wedding be?']],
  ['After which he stopped my pocket money. do it yourself, he says. Can I become a pilot?', ['Can I become a pilot?']],
  ['I want peace but how in such a house. Will my in laws change?', ['Will my in laws change?']],
  ['Night duty or day duty, which suits me more?', ['Night duty or day duty, which suits me more?']],
  ['Bhai se jhagda kab khatam hoga? Papa ki pension 2030 me hogi.', ['Bhai se jhagda kab khatam hoga?']],
  ['Makaan kab banega? Loan 3 saal me khatam hoga.', ['Makaan kab banega?']],
  ['I am in my apprentice, will finish in feb. When will I get a permanent job?', ['When will I get a permanent job?']],
  [
    'Is second marriage good in my chart and which month will be right?',
    ['Is second marriage good in my chart and which month will be right?'],
  ],
  ['Main teacher hoon. Naukri 2028 me pakki hogi.', ['Naukri 2028 me pakki hogi.']],
]

/** Questions that run on without a mark, and what is told before one. */
const RUN_ON: readonly (readonly [string, string, readonly string[]])[] = [
  ['will i get any job will the court give maintenance', '', ['will i get any job', 'will the court give maintenance']],
  ['I am 28 working in tcs will i get promotion', 'I am 28 working in tcs', ['will i get promotion']],
  ['When will i get married how will be my husband', '', ['When will i get married', 'how will be my husband']],
  [
    'my shop is closed since covid what should i do will it recover',
    'my shop is closed since covid',
    ['what should i do', 'will it recover'],
  ],
  ['Will I clear SSC this time, if not should i give again', '', ['Will I clear SSC this time', 'if not should i give again']],
  ['will i clear bank po if not should i try again', '', ['will i clear bank po', 'if not should i try again']],
  ['how much should i invest where should i invest', '', ['how much should i invest', 'where should i invest']],
  ['is it right time to start business should i take partner', '', ['is it right time to start business', 'should i take partner']],
  ['I want to know will i get govt job and when will i marry', '', ['I want to know will i get govt job', 'when will i marry']],
  ['naukri kab lagegi shadi kab hogi', '', ['naukri kab lagegi', 'shadi kab hogi']],
  ['patni kyu naraz hai wo wapas kab aayegi', '', ['patni kyu naraz hai', 'wo wapas kab aayegi']],
  ['नौकरी कब लगेगी शादी कब होगी', '', ['नौकरी कब लगेगी', 'शादी कब होगी']],
  ['velai eppo kidaikum kalyanam eppo nadakum', '', ['velai eppo kidaikum', 'kalyanam eppo nadakum']],
  ['velai kidaikuma kalyanam nadakuma', '', ['velai kidaikuma', 'kalyanam nadakuma']],
  ['udyogam eppudu vastundi pelli eppudu avutundi', '', ['udyogam eppudu vastundi', 'pelli eppudu avutundi']],
  ['வேலை எப்போது கிடைக்கும் திருமணம் எப்போது நடக்கும்', '', ['வேலை எப்போது கிடைக்கும்', 'திருமணம் எப்போது நடக்கும்']],
  ['ఉద్యోగం ఎప్పుడు వస్తుంది పెళ్లి ఎప్పుడు అవుతుంది', '', ['ఉద్యోగం ఎప్పుడు వస్తుంది', 'పెళ్లి ఎప్పుడు అవుతుంది']],
  ['upsc 3 attempt ho gaye, ek baar aur du kya', 'upsc 3 attempt ho gaye', ['ek baar aur du kya']],
  ['umar 30 saal aur shadi kab hogi', 'umar 30 saal', ['shadi kab hogi']],
  ['shadi kab hogi aur kitne bachche honge', '', ['shadi kab hogi', 'kitne bachche honge']],
  [
    'police bharti me 2 baar fail hua, teesri baar try karu ya company me lag jau',
    'police bharti me 2 baar fail hua',
    ['teesri baar try karu ya company me lag jau'],
  ],
  ['ssc diya hai, sarkari lagegi ya private dekhu shadi kab hogi', 'ssc diya hai', ['sarkari lagegi ya private dekhu', 'shadi kab hogi']],
  ['jee diya hai, iit milega ya nit', 'jee diya hai', ['iit milega ya nit']],
  ['offer aaya hai, le lu', 'offer aaya hai', ['le lu']],
  ['पक्की नौकरी है, पर वेतन कम, बदल लूँ', 'पक्की नौकरी है, पर वेतन कम', ['बदल लूँ']],
  ['పెళ్లి కుదిరింది, ఎలాంటి భర్త వస్తాడు', 'పెళ్లి కుదిరింది', ['ఎలాంటి భర్త వస్తాడు']],
  ['விவசாயம் செய்கிறேன், கடன் அதிகம். எப்போது தீரும்?', 'விவசாயம் செய்கிறேன், கடன் அதிகம்', ['எப்போது தீரும்?']],
]

/** A complaint on another matter than what is asked beside it is a part of its own. */
const COMPLAINTS: readonly (readonly [string, readonly string[]])[] = [
  ['my salary is stuck. when will i get married', ['my salary is stuck.', 'when will i get married']],
  ['salary 4 saal se wahi hai, aur shadi kab hogi meri', ['salary 4 saal se wahi hai', 'shadi kab hogi meri']],
  [
    "builder's money is stuck for 3 years. Will my daughter get married this year?",
    ["builder's money is stuck for 3 years.", 'Will my daughter get married this year?'],
  ],
  ['pf ka paisa nahi mil raha, beti ki shadi kab hogi', ['pf ka paisa nahi mil raha', 'beti ki shadi kab hogi']],
  ['வேலை கிடைக்கல, கல்யாணம் எப்போ நடக்கும்', ['வேலை கிடைக்கல', 'கல்யாணம் எப்போ நடக்கும்']],
  ['udyogam raledu, pelli eppudu', ['udyogam raledu', 'pelli eppudu']],
]

/** A complaint that is what the question is about, or no complaint. */
const TOLD_ONLY: readonly string[] = [
  'my salary is stuck. when will it increase',
  'my marriage is stuck. When will I get married',
  'promotion 4 saal se ruka hua hai. kab milega',
  'Dependent visa is pending from 7 months. when will she come',
  'paisa fasa hua hai party ke paas. kab niklega',
  'pf amount is stuck. how long more',
  'I work in a bank. when will I get married',
  'घर में हम भाई बहन दीवाली पर भी नहीं मिलते। शादी कब होगी',
]

/** What asks one thing, however many clauses it has. */
const WHOLE: readonly string[] = [
  'Will I get govt mbbs seat or should I take BDS or BPT',
  'sarkari naukri lagegi ya private dekhu?',
  'my permit ends in May, will I get PR or have to come back to India?',
  'gave 6 lakh to cousin, 3 yrs over and now he says which money. will it come back',
  'married 11 years, husband and I hardly talk. Will our relation become good or should I think of separating',
  'home loan 48k emi, interviews going but no offer. When will I get a job',
  'रिश्ता कब तय होगा',
  'job change',
  'I am tired, stressed and worried',
  'MBA finance fresher 7 months no offer',
  'ek aur lu kya',
  'kisi aur se shadi hogi kya',
  'usne dhokha diya, koi aur milega kya',
  '2 saal aur wait karu kya',
  'एक और बच्चा होगा क्या',
  'shadi ke liye aur kitna wait karna padega',
  'job raavadaniki inka entha time padutundi',
  'naukri lagegi kya mujhe batao',
  'kya meri shadi hogi kab hogi',
  'plot bikega kab tak',
  'which college should I pick, VIT Vellore or NIT Silchar',
  'how long will it take to get job',
  'in which country should i go',
  'should i take loan or should i wait',
  'when will i have my own house',
  'can you please tell me when will i get job',
  'Will he accept me if i tell him the truth',
  'will my husband who will be from other caste treat me well',
  'Should I marry the boy who is my colleague',
  'ek bech du ya aur rakhu, kya theek rahega',
  'inga irukalama velinadu pogalama',
  'cheyala leka vadileyala',
]

/** What asks nothing. */
const STATED: readonly string[] = [
  'my mother asks when will i marry',
  'papa bolte hai shadi karega ya ghar chhodega',
  'விவசாயம் செய்கிறேன், கடன் அதிகம்',
  'enti baadha, entha chesina labham ledu',
  'எவ்வளவு உழைத்தாலும் பணம் நிற்பதில்லை',
  'merit list tomorrow for DU',
  'main teacher hu ya kaho guru',
]

describe('a question is taken apart', () => {
  it.each(PARTED)('where it asks several things: %s', (concern, parts) => {
    expect(askedParts(concern).asked).toEqual(parts)
  })

  it.each(WHOLE)('and not where it asks one: %s', (concern) => {
    expect(askedParts(concern).asked.length).toBeLessThan(2)
  })

  it.each(RUN_ON)('where nothing parts it: %s', (concern, told, parts) => {
    expect(askedParts(concern)).toEqual({ told, asked: parts })
  })

  it.each(COMPLAINTS)('with a complaint on another matter: %s', (concern, parts) => {
    expect(askedParts(concern).asked).toEqual(parts)
  })

  it.each(TOLD_ONLY)('and without what the question is about: %s', (concern) => {
    expect(askedParts(concern).asked).toHaveLength(1)
  })

  it.each(STATED)('and what only tells asks nothing: %s', (concern) => {
    expect(askedParts(concern).asked).toEqual([])
  })

  it.each(BESIDE_A_STORY)('and not what others say, or what a clause tells of: %s', (concern, asked) => {
    expect(askedParts(concern).asked).toEqual(asked)
  })

  it('a long sentence that waits for something is told', () => {
    const waits = 'The builder took the booking amount in 2021, the tower is at the seventh floor and the work is stuck since then.'
    expect(askedParts(`${waits} When will my sister marry?`).asked).toEqual(['When will my sister marry?'])
  })

  it('and nothing that was typed is lost', () => {
    const others = [...RUN_ON, ...COMPLAINTS].map(([text]) => text)
    for (const concern of [...PARTED.map(([text]) => text), ...WHOLE, ...others, ...TOLD_ONLY, ...STATED]) {
      const { told, asked } = askedParts(concern)
      const words = new Set(`${told} ${asked.join(' ')}`.match(/[\p{L}\p{M}\p{N}]+/gu))
      for (const word of concern.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
        if (!/^(?:and|also|aur|और)$/u.test(word)) expect(words).toContain(word)
    }
  })

  it('more than four things stay together with the fourth', () => {
    const { asked } = askedParts(
      'When will I get a job? When will I marry? When will I buy a house? When will I go abroad? Will I be rich?',
    )
    expect(asked).toHaveLength(4)
    expect(asked[3]).toBe('When will I go abroad? Will I be rich?')
  })
})

describe('what a relative will do, told beside a question with its mark', () => {
  it.each([
    'Is time good for expansion or should I wait? Son is doing diploma mechanical, will finish 2028.',
    'When will my transfer come? My daughter is in final year B.Com, will complete in May.',
    'Should I change job? Wife is on maternity leave, will rejoin in March.',
    'Will I get promotion this year? My father is in Army, will retire 2027.',
    'Is it good to sell the land? Younger brother has gone to Pune, will come for Diwali.',
    'Can I buy a flat? Elder son works in Infosys and will help with the EMI.',
  ])('is told: %s', (concern) => {
    const { asked } = askedParts(concern)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(/\?$/)
  })

  it.each([
    ['When will my transfer come? My son is 27, will he get married this year?', 'will he get married this year?'],
    ['Will I get job? My marriage is delayed, will happen or not?', 'will happen or not?'],
  ])('is asked where it asks: %s', (concern, part) => {
    expect(askedParts(concern).asked.join(' ')).toContain(part)
  })
})

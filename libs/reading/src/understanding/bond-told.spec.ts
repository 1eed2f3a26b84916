import { inputFor } from '../__fixtures__/births.ts'
import { askerStated, stateOf } from './stated.ts'

const bondOf = (concern: string): string | null => stateOf(askerStated(inputFor('delhi', { concern }))).bond

describe('a husband or wife who has died', () => {
  it.each([
    'en purushan irandhu 4 varusham aachu, rendu pasanga. periyavanukku padippula aarvame illa, avan 10th la pass pannuvana',
    'en kanavar thavari 2 varusham aachu. naan epdi kudumbatha nadathuven',
    'என் கணவர் இறந்து மூன்று வருடம் ஆகிறது. மகன் படிப்பு எப்படி இருக்கும்',
    'என் கணவர் காலமாகி இரண்டு வருடங்கள் ஆகின்றன. எனக்கு வேலை கிடைக்குமா',
    'naa bharta chanipoyi 3 years ayindi, iddaru pillalu. naaku job eppudu vastundi',
    'మా ఆయన చనిపోయి రెండేళ్లు అయింది. నా కొడుకు బాగా చదువుతాడా',
    'mere husband ko guzre 3 saal ho gaye, do bachche hai. mera guzara kaise hoga',
    'pati ko expire hue 2 saal hue. pension kab milegi',
    'मेरे पति को गुजरे चार साल हो गए, बेटी की शादी कब होगी',
    'पति का स्वर्गवास हो गया कोरोना में, अब घर कैसे चलेगा',
    'Husband is not alive since 2019. I have a small daughter. Will I marry again?',
    'My husband left this world 5 years back. I am alone with one son. Will I get peace',
    "after my husband's demise I am staying with parents. Shall I take up a job?",
    'my wife passed in covid, 2 small children. should I marry again',
    'I lost my wife to cancer last year. When will I feel ok',
    'en manaivi irandhutanga 1 varusham munnadi. thirumba kalyanam pannalama',
    'en veetukarar poi serndhu 5 varusham aachu, sothu kadan ellam en thalaila. eppo theerum',
  ])('is heard by the verb after them: %s', (concern) => {
    expect(bondOf(concern)).toBe('widowed')
  })

  it.each([
    'My sister’s husband died last year. Will she marry again?',
    'My husband’s visa expired in March. Will it be renewed?',
    'मेरे पति गुजरात में काम करते हैं, कब लौटेंगे?',
    'en kanavar irandu varushama dubai la irukar. eppo varuvar',
    'Husband lost his job last year. When will he get work?',
    'Pandit says I am manglik and husband will die. Is it true?',
  ])('is none of these: %s', (concern) => {
    expect(bondOf(concern)).not.toBe('widowed')
  })
})

it.each([
  'छोटी बहन का तलाक का केस चल रहा है, ससुराल वाले सामान भी नहीं लौटा रहे। फैसला कब तक होगा',
  "My sister's divorce case is going on since 2 years. Her in laws are not returning jewellery. When will it finish",
  'didi ka talaq ka case chal raha hai, uske sasural wale paise maang rahe hai. kab khatam hoga',
  'my brother and his wife are separated, she filed 498a on our family. When will case end?',
  'Daughter is back home from sasural since 6 months, husband is not calling her. Will their marriage be saved',
  'भाई की पत्नी ने केस कर दिया है, पूरे परिवार पर 498ए लगा है। कब खत्म होगा',
  'akka oda divorce case nadakkuthu, avanga mamiyar veetla nagai thara maatenguranga. eppo mudiyum',
  'மகளின் விவாகரத்து வழக்கு நடக்கிறது, கணவர் வீட்டார் நகைகளை தரவில்லை. எப்போது முடியும்',
  'మా చెల్లి విడాకుల కేసు నడుస్తోంది, అత్తవారు సామాన్లు ఇవ్వడం లేదు. ఎప్పుడు అయిపోతుంది',
  'My cousin is getting divorced, her husband is asking for the child. who will get custody',
  'bahan ki sasural wale use maarte hai, wo mayke aa gayi hai. kya uska ghar basega',
])('takes the marriage of a relative for none of one’s own: %s', (concern) => {
  expect(bondOf(concern)).toBeNull()
})

it.each([
  'My sister is getting divorced and my husband does not let me meet her. What should I do?',
  'bhai ki biwi meri saas se ladti hai, mere pati chup rehte hai. kab shanti hogi',
  'My son does not study, husband is in Dubai. What should I do?',
  'My brother in law took money from my husband. Will he return it?',
])('hears one’s own marriage beside it: %s', (concern) => {
  expect(bondOf(concern)).toBe('married')
})

it.each([
  'I run a boutique in Jaipur with my cousin as 50-50. Now she is not showing accounts properly. Should I go on with her or separate and do alone?',
  'My brother and I have a hardware shop together. He takes more money. Should we separate or continue?',
  'I and my friend have a cafe in Pune, he is not giving time. Shall I separate from him and run alone',
  'bhai ke saath dukan hai, hisaab me gadbad karta hai. alag ho jau kya ya saath rahu',
  'We are two partners in a textile firm in Surat, partner is taking money out. Will I do well if I separate?',
  'my sister and me are running tuition centre. she wants to separate and take half students. what should I do',
  'anna thambi renduperum sernthu kadai nadathurom, pirinju thaniya pannalama',
  'My father and uncle are separating the joint property. Will we get good share?',
  'मैं और मेरा दोस्त मिलकर दुकान चलाते हैं, वो हिसाब नहीं देता। अलग हो जाऊँ क्या',
])('takes a parting in trade for none of two: %s', (concern) => {
  expect(bondOf(concern)).toBeNull()
})

it.each([
  'Separated since 8 months, she took our son and filed 498a on my full family. Will she return to me or it will end in court only',
  'Separated from husband since 3 years, no divorce yet. Will he come back?',
  'Living separately from my wife since 2022. Will we unite or divorce?',
  'divorce case is running since 4 years in family court Nashik. when will I get freedom',
  'hum 2 saal se alag reh rahe hai, talaq nahi hua. kya fir se ghar basega',
  'husband and me are staying separate from last 1 year due to fights. will we live together again?',
  'mutual divorce petition filed, second motion in January. will it be over',
  'கணவரை விட்டு பிரிந்து இரண்டு வருடமாக அம்மா வீட்டில் இருக்கிறேன். மீண்டும் சேர்வோமா',
  'పెళ్ళై 4 ఏళ్ళు, భర్త నుండి విడిగా ఉంటున్నాను. మళ్ళీ కలుస్తామా',
])('two who live apart, or are before a court, are no longer married as others are: %s', (concern) => {
  expect(bondOf(concern)).toBe('parted')
})

it.each([
  'my husband works in Muscat and I live in Kerala with in laws. when will we be together',
  "wife went to her mother's house after fight 2 months back, not lifting phone. will she come",
  'husband says he wants divorce. what to do',
  'We want separate house from in laws. When will husband agree?',
])('a marriage that work or a quarrel troubles is one: %s', (concern) => {
  expect(bondOf(concern)).toBe('married')
})

it.each([
  'Family has seen one boy who works in Dubai, he will take me there after marriage. Is foreign life good for me',
  "They will keep me well after marriage or not? boy's family is from Nagpur",
  'does money come after marriage for me? unmarried 29 female',
  'Will my career grow after marriage?',
  'I am single, 34. How will be in laws after marriage',
  'शादी के बाद किस्मत खुलेगी क्या मेरी',
  'शादी के बाद विदेश जाऊँगी क्या',
  'shaadi ke baad sasural wale job karne denge kya',
  'kalyanathukku apram velaiku poga viduvangala',
  'pati amir hoga?',
  'sasural door hoga ya paas',
  'pelli tarvata naa life ela untundi',
  'திருமணத்திற்கு பிறகு வெளிநாடு போவேனா',
])('a wedding that is still to come makes nobody married: %s', (concern) => {
  expect(bondOf(concern)).not.toBe('married')
})

it.each([
  'shaadi ke baad naukri chhod di thi, ab bachche bade ho gaye. wapas school me padhana chahti hu, mauka milega?',
  'शादी के बाद जॉब छूट गई थी, अब दोबारा कब शुरू होगी',
  'After marriage my husband changed totally. Will he be normal?',
  'shaadi ke baad naukri chodu ya karu, sasural wale mana karte',
  'in laws asking for car after marriage also. what should i do',
  'My husband said he will take me to Dubai after marriage but 2 years over. When will I go',
])('a marriage that is there stays one: %s', (concern) => {
  expect(bondOf(concern)).toBe('married')
})

it.each([
  'For what I am born? 45 yrs, good job, wife, two kids, everything is there but inside empty only.',
  'Housewife since 12 years, was a maths teacher before marriage. kids are big now and I am applying to schools but gap is a problem. Will i get chance to teach again',
  'House, car, husband, one son, still no peace. When will I be happy',
  '40, wife and two daughters, private job. When will my own house come',
  'I am a homemaker from Salem. Can I start tailoring at home?',
  'I was in HR before my marriage, now 5 yrs gap. Will I get job',
  'biwi, do bachche, 25 hazar tankhwah. ghar kab banega',
  'गृहिणी हूँ, घर से कुछ काम करना चाहती हूँ, कब शुरू करूँ',
  'நான் இல்லத்தரசி, வீட்டிலிருந்தே தொழில் செய்யலாமா',
  'నేను గృహిణిని, ఇంట్లో ఉండి వ్యాపారం చేయొచ్చా',
  'wife, kids and old parents all depend on me, salary not enough. when will income grow',
  'with wife and kids in Pune on rent. when own flat',
])('a husband or wife, or a wedding that has been, is heard in passing: %s', (concern) => {
  expect(bondOf(concern)).toBe('married')
})

it.each([
  "I don't want housewife girl, want working one. When marriage?",
  'Before marriage I want a good job. When will it come?',
  'good job, good wife, kids - when will all these come to me?',
  'My mother is a housewife. When will I get job?',
])('a husband or wife who is only sought, or another’s house, is none: %s', (concern) => {
  expect(bondOf(concern)).toBeNull()
})

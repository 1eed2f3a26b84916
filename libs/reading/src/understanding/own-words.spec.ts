import { inputFor } from '../__fixtures__/births.ts'
import { askerStated, stateOf } from './stated.ts'

const workOf = (concern: string): string | null => stateOf(askerStated(inputFor('delhi', { concern }))).work

describe('the work of a relative', () => {
  it.each([
    'Father is a retired teacher, mother a nurse. Where will I get married?',
    'Boy is software engineer in Bangalore, family good. Should I say yes?',
    'My brother is driver in Dubai. When will he come home?',
    'My husband is in army, posted far. When will he get transfer near us?',
    'husband works in a bank at Pune, I am alone with kids. When will we stay together',
    'mere pati factory me kaam karte hai, unki naukri kab pakki hogi',
    'beta ek company me kaam karta hai, uski shadi kab hogi',
    'chhota bhai police me hai, uska transfer ghar ke paas kab hoga',
    'en thambi singapore la welder ah velai paakuran. avanukku kalyanam eppo',
    'naa thammudu bank lo job chestunnadu, pelli eppudu avutundi',
    'என் கணவர் தனியார் பள்ளி ஆசிரியர். அவருக்கு அரசு வேலை எப்போது கிடைக்கும்',
    'मेरा भाई फौज में है, उसका प्रमोशन कब होगा',
    'I want to become a teacher or banker, which line suits me?',
    'Doctor or engineer, which is written for me?',
    'Wife is a school teacher in Kota, when will she get transfer to Jaipur',
    'pati ka kaam bilkul band pada hai, tempo chalate the, ab kist bhi nahi bhar pa rahe. unka kaam kab chalega aur karza kab utrega',
    'My husband runs a mobile shop, sales are very low. When will it improve',
    'husband ki kirana dukan hai, ghate me chal rahi hai. kab theek hoga',
    'mere pati ka dhandha band ho gaya, udhari bahut hai. kab din badlenge',
    'papa ki dukan nahi chal rahi, ghar me paise ki tangi hai. kab theek hoga',
    'en kanavar kadai nadathurar, romba nashtam. eppo nalla nadakkum',
    'నా భర్త హోటల్ నడుపుతున్నారు, నష్టాలు వస్తున్నాయి. ఎప్పుడు బాగుపడుతుంది',
    'पति ऑटो चलाते हैं, कमाई नहीं होती। कब सुधरेगा',
    "my wife's boutique is not running, we put 5 lakh. Will it do well",
    'My brother has a medical shop and it is in loss. when will he come up',
    'My brother is giving UPSC mains third time, will he clear?',
    'chhoti behen ssc ki taiyari kar rahi hai, uska hoga kya is baar',
  ])('is none of one’s own: %s', (concern) => {
    expect(workOf(concern)).toBeNull()
  })
  it.each([
    ['I got laid off in November from a fintech, home loan running, wife is not working. When will I get something?', 'seeks'],
    ['My wife is a nurse with night shifts, I am an engineer in a company. When can we buy a small house?', 'post'],
    ['husband got transfer to Bhuj, my coaching classes are running well in Ajmer. Should I close it and go with him?', 'business'],
    ['main private company me job karta hu aur patni teacher hai. ghar kab banega', 'post'],
    ['पत्नी पुलिस में है, मेरी दुकान है, समय न मिलने से दूरियाँ बढ़ गई हैं। रिश्ता सँभलेगा?', 'business'],
    ['என் கணவர் ஆசிரியர், நான் வங்கியில் வேலை செய்கிறேன். எனக்கு இடமாற்றம் எப்போது', 'post'],
  ] as const)('leaves one’s own beside it: %s', (concern, work) => {
    expect(workOf(concern)).toBe(work)
  })
})

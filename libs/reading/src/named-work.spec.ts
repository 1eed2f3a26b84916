import { namedWorkIn } from './named-work.ts'

const told = (concern: string): string =>
  namedWorkIn(concern)
    .map(({ field, tie }) => `${field}:${tie}`)
    .join(' ')

describe('the work that a visitor names', () => {
  it.each([
    ['I want to be a film director. Family says take a job. Which career suits me?', 'film:wish'],
    ['I am a nurse. When will I get a chance to go to Germany or UK?', 'nursing:does'],
    ['Working in TCS 4 years, no promotion, salary less. Should I change company?', 'software:does'],
    ['Bank officer, posted far from husband. Want to leave job for family. Is it right?', 'banking:named'],
    ['I am a teacher. When will I get transfer near home and build my own house?', 'teaching:does'],
    ['UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?', 'government:named'],
    ['My shop is in loss and I have loans. When will this bad time end?', 'shop:does'],
    ['When will I clear CA final?', 'accounts:wish'],
    ['Medical or engineering, which is better for me?', 'medicine:named engineering:named'],
    ['I sing well. Can I become a singer?', 'music:wish'],
    ['Is stock market good for me?', 'markets:named'],
    ['I want to open my own restaurant', 'kitchen:wish'],
    ['I want to close my restaurant', 'kitchen:does'],
    ['Should I leave my IT job?', 'software:does'],
    ['Will my YouTube channel be a success?', 'media:does'],
    ['Real estate business suits me or not?', 'property:named'],
    ['Will I join the Indian Army?', 'army:wish'],
    ['I am preparing for police constable exam', 'police:wish'],
    ['I am a lawyer, practice is slow', 'law:does'],
    ['Should I leave job and do farming?', 'farming:wish'],
    ['Can I enter politics?', 'politics:wish'],
    ['I want to start import export business', 'importExport:wish'],
    ['Will I get an IT job?', 'software:wish'],
    ['I am a temple priest, income is low', 'priest:does'],
    ['Can I become an astrologer?', 'astrology:wish'],
    ['I run a beauty parlour at home', 'beauty:does'],
    ['I want to open a medical shop', 'pharmacy:wish'],
    ['Will I become a pilot?', 'aviation:wish'],
    ['Is data science good for me?', 'software:named'],
    ['I am a content writer, want to grow', 'writing:does'],
    ['IT or bank job which is better', 'software:named banking:named'],
    ['Should I do MBA or stay in my software job?', 'management:wish software:does'],
    ['My son is an engineer. I want to open a boutique.', 'fashion:wish'],
    ['My father wants me to become a doctor', 'medicine:wish'],
    ['mujhe singer banna hai', 'music:wish'],
    ['main doctor banna chahta hu', 'medicine:wish'],
    ['main ek teacher hu, promotion kab', 'teaching:does'],
    ['Dukan kholna chahta hu kya chalegi', 'shop:wish'],
    ['cinema field la director aaganum', 'film:wish'],
    ['naan oru nurse, foreign velai kidaikuma', 'nursing:does'],
    ['nenu software lo pani chestunnanu', 'software:does'],
    ['sarkari naukri kab milegi', 'government:named'],
    ['मैं फिल्म निर्देशक बनना चाहता हूँ', 'film:wish'],
    ['मैं वकील हूँ, काम नहीं चल रहा', 'law:does'],
    ['क्या मुझे खेती करनी चाहिए या नौकरी', 'farming:named'],
    ['நான் செவிலியராக வேலை செய்கிறேன்', 'nursing:does'],
    ['சினிமா துறையில் இயக்குநர் ஆக வேண்டும்', 'film:wish'],
    ['அரசு வேலை எப்போது கிடைக்கும்?', 'government:named'],
    ['నేను డాక్టర్ అవ్వాలని ఉంది', 'medicine:wish'],
    ['నాకు ప్రభుత్వ ఉద్యోగం వస్తుందా?', 'government:named'],
    ['రెస్టారెంట్ పెట్టాలని ఉంది', 'kitchen:wish'],
  ])('%s', (concern, expected) => {
    expect(told(concern)).toBe(expected)
  })

  it.each([
    'I was watching film when he called me',
    'We met at a movie. Will he marry me?',
    'My doctor said rest. Will my health improve?',
    'My husband is in the army. When will he come home?',
    'My boyfriend is a police officer and avoids me',
    'I want to marry a doctor',
    'Will I marry a software engineer?',
    'My mother in law troubles me at home',
    'There is a court case on our land. When will it end?',
    'Bank loan not approved, what to do',
    'I lost money in share market loss',
    'When will construction of my house finish?',
    'My son is doing MBBS, will he pass?',
    'He is acting cold with me, will he come back?',
    'Office politics is killing me, should I leave?',
    'mere pati police me hai',
    'en kanavar bank la velai',
    'मेरे पति पुलिस में हैं, कब आएंगे',
    'என் கணவர் வங்கியில் வேலை செய்கிறார்',
    'నా భర్త ఆర్మీలో ఉన్నారు',
    'confused about everything',
    'When will I get married?',
    'Will I get a job?',
    'which career suits me',
  ])('no work of their own: %s', (concern) => {
    expect(told(concern)).toBe('')
  })
})

import { askerOf, wishesChild } from './asker.ts'

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

  it('hears the wish for a child, which is not foretold', () => {
    for (const concern of ['When will we have a baby?', 'संतान कब होगी', 'குழந்தை பாக்கியம் எப்போது', 'santaan sukh', 'will I conceive'])
      expect(wishesChild(concern)).toBe(true)
    expect(wishesChild('my son does not study')).toBe(false)
  })
})

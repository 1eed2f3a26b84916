import { pointsAsked } from './points-asked.ts'

/** A part that goes on from another, or stands beside it, and what it is after. */
const BESIDE: readonly (readonly [string, readonly string[]])[] = [
  ['When will we have a child? is there any dosha in my chart', ['kin.childBirth', 'love.dosha']],
  ['సంతానం ఎప్పుడు కలుగుతుంది? నా జాతకంలో ఏమైనా దోషం ఉందా', ['kin.childBirth', 'love.dosha']],
  ['bachcha kab hoga, meri kundli me koi dosh hai kya', ['kin.childBirth', 'love.dosha']],
  ['kuzhandhai eppo pirakkum, jathagathula edhavadhu dosham irukka', ['kin.childBirth', 'love.dosha']],
  ['Will I get NEET seat, if not what to study', ['study.admission', 'study.course']],
  ['NEET me seat milegi kya, nahi to kya padhu', ['study.admission', 'study.course']],
  ['NEET la seat kidaikuma, illana enna padikkalam', ['study.admission', 'study.course']],
  ['నీట్‌లో సీటు వస్తుందా, రాకపోతే ఏం చదవాలి', ['study.admission', 'study.course']],
  ['Will she come back to me?? if not how to come out of this', ['love.back', 'love.forget']],
  ['breakup ho gaya, wo wapas aayegi kya, nahi to kaise nikalu is dard se', ['love.back', 'love.forget']],
  ['Will my ex return? otherwise how to move on from him', ['love.back', 'love.forget']],
  [
    'I am 58, company is offering VRS. Take VRS now or sit till 60? And my knee pain and BP will it come down',
    ['work.retire', 'self.health'],
  ],
  ['When will I get job and my sugar level when will it come down', ['work.post', 'self.health']],
  ['business kab chalega aur mere ghutne ka dard kab kam hoga', ['work.trade', 'self.health']],
  ['When will my debt get over. I only want some peace in mind, will I get', ['money.debt', 'self.health']],
  ['loan kab khatam hoga, mujhe bas man ki shanti chahiye, milegi kya', ['money.debt', 'self.health']],
  ['when all this loan will be over, I am not understanding what to do', ['money.debt', 'self.do']],
  ['naukri kab lagegi, samajh nahi aa raha kya karu', ['work.post', 'self.do']],
  ['eppo velai kidaikum, IT enaku set aaguma', ['work.post', 'work.field']],
  ['job eppudu vastundi, IT naku set avutunda', ['work.post', 'work.field']],
  ['Will I get my degree at all and after that asst professor post in any central univ', ['study.result', 'work.government']],
  ['Will I finish PhD and after that a job in a company', ['study.result', 'work.post']],
  [
    'My manager gives me low rating. Will this harassment stop, will they upgrade me this april, or better I put papers',
    ['work.boss', 'work.promotion', 'work.change'],
  ],
  ['kya wo wapas aayega, nahi to main aage badhu kya', ['love.back', 'love.forget']],
  ['प्रमोशन कब मिलेगा और ट्रांसफर का योग है क्या', ['work.promotion', 'work.transfer']],
  ['I want UPSC but father says do banking. For which one I should study?', ['work.examWhich']],
  ['When will I get married and any pooja to be done', ['love.when', 'self.remedy']],
]

describe('a part beside another', () => {
  it.each(BESIDE)('%s', (concern, points) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(points)
  })

  it('is heard once where it only says when', () => {
    for (const concern of [
      'I gave 6 lakhs to a friend and he is not picking my phone. Will he return it and by when',
      'married 7 years, two IVF failed. Will we have our own baby and in which year',
      'paisa milega kya aur kitne din me',
    ])
      expect(pointsAsked(concern)).toHaveLength(1)
  })
})

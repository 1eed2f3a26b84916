import { askedParts } from './asked-parts.ts'

/** What a second clause asks with words left out, and the parts it is heard as. */
const ONE_MORE: readonly (readonly [string, readonly string[]])[] = [
  // something that is to be possible, or to be there
  ['Will I clear it and is Ireland job possible after that', ['Will I clear it', 'is Ireland job possible after that']],
  [
    'When will I get married and is foreign settlement there in my chart',
    ['When will I get married', 'is foreign settlement there in my chart'],
  ],
  ['Will my loan get over and is own house possible for me', ['Will my loan get over', 'is own house possible for me']],
  ['will I pass CA final and are chances of Big4 job good', ['will I pass CA final', 'are chances of Big4 job good']],
  ['Should I leave this job, is business good for me', ['Should I leave this job', 'is business good for me']],
  ['meri naukri kab lagegi aur videsh ka yog hai', ['meri naukri kab lagegi', 'videsh ka yog hai']],
  ['Will he marry me. is love marriage there in my kundli', ['Will he marry me.', 'is love marriage there in my kundli']],
  ['pelli eppudu avutundi, foreign yogam unda', ['pelli eppudu avutundi', 'foreign yogam unda']],
  // one of a kind, and what is to be done about it
  ['When will my marriage get fixed and any pooja to be done', ['When will my marriage get fixed', 'any pooja to be done']],
  ['When will I get job and any remedy', ['When will I get job', 'any remedy']],
  ['Will my business pick up and some remedies for that', ['Will my business pick up', 'some remedies for that']],
  ['When will I get child. Any parihara to be done', ['When will I get child.', 'Any parihara to be done']],
  ['shaadi kab hogi aur koi upay', ['shaadi kab hogi', 'koi upay']],
  ['kalyanam eppo nadakkum, edhavadhu parigaram', ['kalyanam eppo nadakkum', 'edhavadhu parigaram']],
  ['ఉద్యోగం ఎప్పుడు వస్తుంది, ఏదైనా పరిహారం', ['ఉద్యోగం ఎప్పుడు వస్తుంది', 'ఏదైనా పరిహారం']],
  ['नौकरी कब लगेगी और कोई उपाय', ['नौकरी कब लगेगी', 'कोई उपाय']],
  // what comes next
  [
    'Will I get my degree at all and after that asst professor post in any central univ',
    ['Will I get my degree at all', 'after that asst professor post in any central univ'],
  ],
  ['When will I get promotion and then transfer to home town', ['When will I get promotion', 'then transfer to home town']],
  ['naukri kab lagegi aur uske baad shaadi', ['naukri kab lagegi', 'uske baad shaadi']],
  ['नौकरी कब लगेगी, उसके बाद शादी', ['नौकरी कब लगेगी', 'उसके बाद शादी']],
  // if not
  ['Will she come back to me?? if not how to come out of this', ['Will she come back to me??', 'if not how to come out of this']],
  ['Will I get visa? otherwise what to do here', ['Will I get visa?', 'otherwise what to do here']],
  ['will my boss promote me, else where to apply', ['will my boss promote me', 'else where to apply']],
  ['Will I become CA? if not what else can I do', ['Will I become CA?', 'if not what else can I do']],
  // the last of several, by "or"
  [
    'Will this harassment stop, will they upgrade me this april, or better I put papers',
    ['Will this harassment stop', 'will they upgrade me this april', 'or better I put papers'],
  ],
  [
    'Will orders come, will the bank give loan, or should I shut the unit',
    ['Will orders come', 'will the bank give loan', 'or should I shut the unit'],
  ],
  // this or that, as Hindi states it
  [
    'Is baar niklega kya? sarkari likha hai ya private hi karna padega',
    ['Is baar niklega kya?', 'sarkari likha hai ya private hi karna padega'],
  ],
  [
    'kya meri shadi usi se hogi? wo sach me pyar karti hai ya time pass',
    ['kya meri shadi usi se hogi?', 'wo sach me pyar karti hai ya time pass'],
  ],
  ['promotion kab hoga, boss mere saath hai ya khilaf', ['promotion kab hoga', 'boss mere saath hai ya khilaf']],
  ['नौकरी कब लगेगी। मेरी किस्मत नौकरी में है या व्यापार में', ['नौकरी कब लगेगी।', 'मेरी किस्मत नौकरी में है या व्यापार में']],
  ['khud ka parlour kab kholu. dusri shadi ka bhi koi yog hai', ['khud ka parlour kab kholu.', 'dusri shadi ka bhi koi yog hai']],
  ['karza kab utrega, videsh jaane ka koi chance hai', ['karza kab utrega', 'videsh jaane ka koi chance hai']],
  ['job kab lagegi aur kis sheher me lagegi', ['job kab lagegi', 'kis sheher me lagegi']],
  // words of asking with an ending, and the step that a Telugu verb weighs
  ['எப்போது திருமணம் நடக்கும், கணவர் எப்படிப்பட்டவராக இருப்பார்?', ['எப்போது திருமணம் நடக்கும்', 'கணவர் எப்படிப்பட்டவராக இருப்பார்?']],
  ['வேலை எப்போது கிடைக்கும், சம்பளம் எவ்வளவாக இருக்கும்', ['வேலை எப்போது கிடைக்கும்', 'சம்பளம் எவ்வளவாக இருக்கும்']],
  ['velai epo kidaikum, epo kalyanam nadakum', ['velai epo kidaikum', 'epo kalyanam nadakum']],
  ['పెళ్లి ఎప్పటికి అవుతుంది, భార్య ఎలాంటిది వస్తుంది', ['పెళ్లి ఎప్పటికి అవుతుంది', 'భార్య ఎలాంటిది వస్తుంది']],
  ['idi vadileyala, inka em business naku kalisi vastundi', ['idi vadileyala', 'inka em business naku kalisi vastundi']],
  ['shop ammeyala, em vyaparam cheyali', ['shop ammeyala', 'em vyaparam cheyali']],
  // a subject before what is asked of it
  [
    'Take VRS now or sit till 60? And my knee pain and BP will it come down',
    ['Take VRS now or sit till 60?', 'And my knee pain and BP will it come down'],
  ],
  [
    'When will I get promotion. my daughter’s marriage will it happen this year',
    ['When will I get promotion.', 'my daughter’s marriage will it happen this year'],
  ],
  ['Will I get job and my loan when will it be over', ['Will I get job', 'my loan when will it be over']],
  ['When will I marry? also my visa will it come', ['When will I marry?', 'also my visa will it come']],
  ['will he be ok and my exam will I pass', ['will he be ok', 'my exam will I pass']],
  ['Will I get selected in SBI PO and is posting near home possible', ['Will I get selected in SBI PO', 'is posting near home possible']],
  ['kadan eppo theerum, veedu kattuven ah', ['kadan eppo theerum', 'veedu kattuven ah']],
  [
    'Job in MNC or own practice which is good and income how it will be',
    ['Job in MNC or own practice which is good', 'income how it will be'],
  ],
  ['Will I win the case and after that can I sell the plot', ['Will I win the case', 'after that can I sell the plot']],
  ['will it go well and any dosha matching to be done', ['will it go well', 'any dosha matching to be done']],
  ['dukan band kar du ya chalau, koi upay batao', ['dukan band kar du ya chalau', 'koi upay batao']],
  ['promotion hoga ki nahi, transfer kab hoga', ['promotion hoga ki nahi', 'transfer kab hoga']],
  // peace with those one lives with, or a roof of one's own
  [
    'Will there ever be shanti in my sasural or should we take separate house',
    ['Will there ever be shanti in my sasural', 'or should we take separate house'],
  ],
  [
    'Will my mother in law change or should we move to a rented flat',
    ['Will my mother in law change', 'or should we move to a rented flat'],
  ],
  ['kya saas ka vyavhar badlega ya alag ghar le le', ['kya saas ka vyavhar badlega', 'ya alag ghar le le']],
  // a wish, and whether it comes to be
  [
    'should I stay alone? I only want some peace in mind, will I get',
    ['should I stay alone?', 'I only want some peace in mind, will I get'],
  ],
  [
    'When will I get job? need 8 lakh for the wedding also, will it come',
    ['When will I get job?', 'need 8 lakh for the wedding also, will it come'],
  ],
  ['Australia or Germany? Education loan also has to come, will it', ['Australia or Germany?', 'Education loan also has to come, will it']],
  [
    'khud ka parlour kholna chahti hu, kab kholu. dusri shadi ka bhi koi yog hai',
    ['khud ka parlour kholna chahti hu, kab kholu.', 'dusri shadi ka bhi koi yog hai'],
  ],
  ['promotion kab hoga. apna ghar lena chahta hu, ho payega kya', ['promotion kab hoga.', 'apna ghar lena chahta hu, ho payega kya']],
]

/** A time alone goes with what was asked before it, and two ways stay one. */
const ONE: readonly string[] = [
  'Will he return it and by when',
  'Will we have our own baby and in which year',
  'will I get the money back and when',
  'Will my loan be sanctioned? If yes when?',
  'Can I go abroad and how soon',
  'kya meri shaadi hogi aur kab tak',
  'paisa milega kya aur kitne din me',
  'क्या मेरी नौकरी लगेगी और कब',
  'எனக்கு வேலை கிடைக்குமா, எப்போது',
  'నాకు పెళ్లి అవుతుందా, ఏ సంవత్సరంలో',
  'எனக்கு அரசு வேலை கிடைக்குமா, எப்போது கிடைக்கும்',
  'కెనడా వీసా వస్తుందా, ఎప్పుడు వస్తుంది',
  'velai kidaikuma, eppo kidaikum',
  'naukri lagegi kya, kab lagegi batao',
  'Will I get increment, if yes how much and when',
  'kya mera transfer hoga, hoga to kab',
  'abroad vellagalana, leka ikkade untana',
  'Should I join TCS, or better I wait for Infosys',
  'chhod du ya aur ek baar try karu',
  'apeyala inka oka year chudala',
  'Planning to change my job, is 2027 good?',
  'which is stronger now, wedding yog or foreign yog',
  'Will my husband change or should I leave him',
  'will the fights with my wife stop or should I file divorce',
  'Will the builder give my flat or should we take another house',
]

/** What only tells. */
const TELLS: readonly (readonly [string, string])[] = [
  ['Mom lives with my brother and is unhappy there. should i bring her', 'should i bring her'],
  ['எந்த முயற்சியும் கை கூடல. எப்போது மாறும்', 'எப்போது மாறும்'],
  ['hike ledu em ledu. switch avvadam manchidena, eppudu', 'switch avvadam manchidena, eppudu'],
  ['ma nanna tho eppudu godave. intlo nunchi vellipovala', 'intlo nunchi vellipovala'],
  ['what if I fail at work, I think daily. when will I be calm', 'when will I be calm'],
  ['My matrimony profile is there since 2 yrs, when will rishta come', 'when will rishta come'],
  ['My husband shouts at small things. will he change', 'will he change'],
  ['He is with someone else now how can I move on', 'now how can I move on'],
]

describe('what a clause asks with words left out', () => {
  it.each(ONE_MORE)('%s', (concern, parts) => {
    expect(askedParts(concern).asked).toEqual(parts)
  })

  it.each(ONE)('and stays with what it goes with: %s', (concern) => {
    expect(askedParts(concern).asked.length).toBeLessThan(2)
  })

  it.each(TELLS)('and not what only tells: %s', (concern, part) => {
    expect(askedParts(concern).asked).toEqual([part])
  })
})

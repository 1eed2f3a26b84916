import { pointsAsked, SURE } from './points-asked.ts'
import type { Point } from './point/points.ts'

/** Wordings that no line of `training/points/learn` holds, by the point of their last part. */
const HEARD: readonly (readonly [Point, readonly string[]])[] = [
  [
    'work.success',
    [
      'Junior doctor in Patna, 28. How far can I rise as a doctor',
      'I am a lawyer at Kochi. What heights will I reach in my profession',
      'Main police me constable hu. Apni line me kitna upar tak jaunga',
      'नगर निगम में इंजीनियर हूँ। अपने पेशे में कितना ऊपर जाऊँगा',
      'nenu CA ni. naa profession lo entha paiki veltanu',
    ],
  ],
  [
    'work.permanent',
    [
      'Guest faculty in polytechnic for 8 years. File has gone to finance. When will our order be out',
      'Contract pharmacist since 2014, govt announced regularisation. When will the order reach us',
      'Samvida shikshak hu 7 saal se, file mantralay me hai. Order kab milega',
      'संविदा लिपिक हूँ, नियमितीकरण की फाइल वित्त में अटकी है। आदेश कब आएगा',
      'contract nurse ga 9 yrs, regularise file secretariat lo undi. order eppudu istaru',
    ],
  ],
  [
    'home.sell',
    [
      'Farmer from Beed with 7 acres. I want to give one acre on the state road, brokers only waste time. When will it go at a fair price',
      'We have 4 acre near the toll plaza kept for giving away. When will a good party come',
      'किसान हूँ, सड़क किनारे की ज़मीन निकालनी है। अच्छे दाम पर कब निकलेगी',
    ],
  ],
  [
    'study.result',
    [
      'PhD in botany at Osmania, seventh year, guide sits on my chapters. Will I get the degree',
      'Research scholar in Jadavpur, supervisor not clearing my thesis. Will the PhD be awarded to me at all',
      'PhD ka chhatha saal, guide sign nahi karta. Degree milegi ya nahi',
      'PhD aaravadhu varusham, guide chapter ok pannala. degree kedaikuma',
    ],
  ],
  [
    'work.back',
    [
      'I was a chemistry teacher before marriage, now at home for 10 years, kids are in high school. Can I teach again',
      'Staff nurse earlier, gap of 8 years for children. Will any hospital take me back',
      'Shaadi se pehle bank me thi, 9 saal se ghar par hu. Phir se naukri kar paungi kya',
      'पहले स्कूल में पढ़ाती थी, दस साल से घर पर हूँ। फिर से पढ़ाने का मौका मिलेगा क्या',
    ],
  ],
  [
    'work.trade',
    [
      'I have a small die casting unit in Rajkot. How will the orders be this year',
      'Own a garment unit at Tiruppur. Will bank give the limit and how will my orders be next year',
      'Chhoti press hai Kanpur me. Is saal order kaise rahenge',
      'nenu chinna packing unit nadupthunna. ee year orders ela untayi',
    ],
  ],
  [
    'kin.wed',
    [
      'My brother is 39, no marriage till now and takes drinks. Mother is tensed always. Will any girl come for him',
      'My elder brother is 41, single, runs an auto. Will some girl agree for him',
      'Bhaiya 36 ke ho gaye, maa pareshan hai. Unke liye koi ladki milegi kya',
      'भाई 37 का है, शराब पीता है, माँ परेशान है। उसको कोई लड़की मिलेगी क्या',
      'en thambiku 35 vayasu, amma kavalai padranga. avanukku ponnu kidaikuma',
    ],
  ],
  [
    'kin.childWed',
    [
      'en ponnukku 32 vayasu, naagadosham nu varan thalli pogudhu. eppo kalyanam nadakkum',
      'en paiyanukku 34 vayasu aachu, varan edhuvum amaiyala. kalyanam eppo nadakkum',
      'எங்கள் பெண்ணுக்கு 31 வயது, செவ்வாய் என்று தள்ளிப் போகிறது. கல்யாணம் எப்போது நடக்கும்',
      'maa ammayi ki 30 vachayi, kuja dosham antunnaru. pelli eppudu avutundi',
    ],
  ],
  [
    'love.when',
    [
      'enakku 31 vayasu, naagadosham nu varan thalli pogudhu. eppo kalyanam nadakkum',
      'naan 29 vayasu, veetla ponnu paakranga. kalyanam eppo nadakkum',
    ],
  ],
  [
    'love.reunite',
    [
      'Wife went away with our daughter and put 498a on my mother also. Will she come back or will it finish in court',
      'biwi bacche ko lekar chali gayi aur case kar diya. wapas aayegi ya court me khatam hoga',
      'manaivi pasanga kooda poitaa, case potrukka. thirumbi varuvala illa court la mudiyuma',
    ],
  ],
  [
    'abroad.join',
    [
      'My husband is in Calgary since 2022, spouse visa file is pending. When will it come and how long do we have to live apart like this',
      'Wife is a nurse in Dublin, my file is delayed. How long must we live away from each other',
      'pati Australia me, mera spouse visa atka hai. kab tak aise alag rehna padega',
    ],
  ],
  [
    'kin.other',
    [
      'My younger sister has a divorce case in Nagpur court, they keep her gold. When will the verdict come',
      'बहन का तलाक का मुकदमा चल रहा है, सामान नहीं दे रहे। फैसला कब होगा',
      'didi ka divorce case chal raha hai, gehne bhi nahi de rahe. faisla kab aayega',
    ],
  ],
  [
    'abroad.back',
    [
      'I am 68 with green card in Chicago, my wife passed away. Kids want me in Dallas, I wish for Nashik. Which is better for me',
      'Citizen in Canada, 70, widow. Son says come to Calgary and my heart says Jalandhar. What is better for me',
    ],
  ],
  [
    'work.own',
    [
      'beauty parlour me naukri karti hu, apna parlour kholna hai. kab kholu',
      'I work in a salon, divorced, want to open my own salon. When should I open it',
      'दूसरे के पार्लर में काम करती हूँ, अपना खोलना चाहती हूँ। कब खोलूँ',
    ],
  ],
  ['work.named', ['software line enaku othu varuma']],
  [
    'work.examWhich',
    [
      'MA sociology, 25. I want UPSC but mother says do banking. For which one should I study',
      'mera man UPSC ka hai, papa SSC bolte hai. kiske liye padhu',
    ],
  ],
  [
    'money.arrange',
    [
      'Ireland or UK for masters? Admit is there from both. Study loan also has to come, will it',
      'Got admit in Germany. Education loan has to be passed by Canara Bank. Will it be',
    ],
  ],
  [
    'work.studyJob',
    [
      'बीकॉम आखिरी साल है, घर में तंगी है। आगे बीएड करूँ या कहीं काम पकड़ लूँ',
      'BA final hu, paise ki dikkat hai. BEd karu ya naukri pakad lu',
      'BSc final year, intlo ibbandi. BEd cheyyala leka job chuskovala',
    ],
  ],
  [
    'study.course',
    [
      'నేను బైపీసీ చదువుతున్నాను. మెడికల్ సీటు వస్తుందా, రాకపోతే ఏం చదవాలి',
      'plus two padikiren. NEET la seat kidaikuma, illana enna padikanum',
      '12vi me hu, NEET de raha hu. seat milegi kya, nahi mili to kya padhu',
    ],
  ],
  [
    'kin.childStudy',
    [
      'maa ammayi btech ayipoyindi. ms ki UK pampala leka ikkade job cheyyamantara',
      'Son finished BE. Send him to Canada for masters or let him do a job here',
    ],
  ],
  [
    'kin.childTrouble',
    [
      'I am 69, both my sons are in Canada and we two are alone in Indore. Will any son come back to live with us',
      'rendu pasangalum US la, naanga thaniya irukom. yaaravadhu thirumbi vandhu enga kooda irupangala',
    ],
  ],
]

describe('what strangers ask in words of their own', () => {
  test.each(HEARD.flatMap(([point, wordings]) => wordings.map((concern) => [concern, point] as const)))('%s: %s', (concern, point) => {
    const last = pointsAsked(concern).at(-1)
    expect(last?.point).toBe(point)
    expect(last?.likely).toBeGreaterThanOrEqual(SURE)
  })
})

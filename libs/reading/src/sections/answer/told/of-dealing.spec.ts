import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { describeTold } from '../../../__fixtures__/told-cases.ts'
import { Composer } from '../../../compose/composer.ts'
import { DEALING_WRITERS } from './of-dealing.ts'

describeTold(DEALING_WRITERS, {
  salesFell: {
    asks: 'When will my business grow?',
    points: ['work.trade'],
    heard: [
      'I run a kirana shop in Gaya. After dmart opened sales are down by half.',
      'I have a hardware shop and customers reduced to half.',
      'Pichhle do season se grahak kam hai.',
      'Now sale is very dull.',
      'Orders are less since last year.',
      'ग्राहक बहुत कम हो गए हैं।',
      'வியாபாரம் ரொம்ப குறைஞ்சு போச்சு.',
      'వ్యాపారం బాగా తగ్గిపోయింది.',
    ],
    missed: [
      'My father shop sales are down.',
      'Sales are growing well.',
      'I want to start a small business.',
      'It was slow in covid but sales are good now.',
      'His business is down.',
    ],
  },
  bankLimit: {
    asks: 'When will my business grow?',
    points: ['work.trade'],
    heard: [
      'CC limit of the bank is full.',
      'My bank limit is full now.',
      'CC limit 25 lakh ki hai, puri use me hai.',
      'I have an OD account of 10 lakhs.',
      'We took 40 lakh cash credit limit.',
      'सीसी लिमिट पूरी भर गई है।',
    ],
    missed: [
      'Bank closed my CC limit.',
      'I have credit card limit full.',
      'CCTV is there in shop.',
      'My brother has CC limit of 20 lakh.',
      'When will bank sanction CC limit of 10 lakh.',
    ],
  },
  dearLoan: {
    asks: 'When will I be debt free?',
    points: ['money.debt'],
    heard: [
      'I took 12 lakh from private finance at 2.5 percent.',
      'Market se 3 percent byaj pe paisa liya hai.',
      'Now 18 lac is from private people at 2 rupees interest.',
      'Private moneylender takes 3 percent monthly.',
      'Total 22 lakhs debt including private finance.',
      'ब्याज पर पैसा लिया था।',
      'వడ్డీకి తీసుకున్నాను అయిదు లక్షలు.',
    ],
    missed: [
      'I gave him 5 lakh at 2 percent interest.',
      'My brother dairy is in loss, he has taken loan from private people.',
      'I invested 3 lakh at 2 percent monthly returns.',
      'I got 80 percent marks.',
      'I have no loan from private people, no interest.',
    ],
  },
  kinInTrade: {
    asks: 'Should I close my business?',
    points: ['work.close'],
    heard: [
      'I have two buses. My elder son drives one bus himself.',
      'I have a shop. My wife also sits in the shop.',
      'Me and my husband are running a tiffin service.',
      'Mera bhai bhi dukaan sambhalta hai mere saath.',
      'I run a bakery. My son manages the accounts full time.',
      'मेरी पत्नी दुकान पर बैठती है मेरे साथ।',
    ],
    missed: [
      'My son works in a school.',
      'My brother does not sit in the shop.',
      'My wife wants to run a boutique.',
      'My mother manages the house.',
      'My husband drives to office.',
    ],
  },
  ownPremises: {
    asks: 'When will my business grow?',
    points: ['work.trade'],
    heard: [
      'Dukan khud ki hai Gondal road pe.',
      'The shop is my own, near the stand.',
      'Factory is in our own building at Rajkot.',
      'My shop is on own place in bazar.',
      'दुकान अपनी है।',
      'சொந்த இடம் தான், வாடகை இல்ல.',
    ],
    missed: [
      'I want to open my own shop.',
      'He has own clinic in Amravati.',
      'The shop is on rent.',
      'I am a dentist with own clinic at Hubli.',
      'I left my own shop in 2019.',
      'Should I buy own place for the shop.',
    ],
  },
  hiddenLoss: {
    asks: 'Will I recover my loss?',
    points: ['money.loss'],
    heard: [
      'I lost 18 lacs in option trading, wife does not know.',
      'Lost 9 lakhs in shares. Family doesn’t know till now.',
      'I have not told at home about the loss.',
      'Trading me 6 lakh gaya, ghar me nahi pata.',
      'Options lo 14 lakhs poyayi, bharya ki teliyadu.',
      'पांच लाख डूब गए, घर में किसी को नहीं पता।',
    ],
    missed: [
      'My wife does not know how to cook.',
      'Wife knows everything about the loss.',
      'Family does not know about our love.',
      'My parents told me to stop trading.',
      'My wife does not know English.',
    ],
  },
})

it('dear money is told by what it costs in a year', () => {
  for (const name of BIRTH_NAMES) {
    const told = 'I took 12 lakh from private finance at 2.5 percent'
    const c = new Composer(inputFor(name, { concern: `${told}. When will I be debt free?`, topics: [] }))
    expect(DEALING_WRITERS.dearLoan(c, told, ['money.debt'])[0]?.text).toContain('30 in the hundred a year')
  }
})

import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { describeTold } from '../../../__fixtures__/told-cases.ts'
import { Composer } from '../../../compose/composer.ts'
import { AWAY_WRITERS } from './of-away.ts'

describeTold(AWAY_WRITERS, {
  permitEnds: {
    asks: 'Should I come back to India?',
    points: ['abroad.back'],
    heard: [
      'I am in Melbourne, my 485 visa ends in March 2028.',
      'My work permit is expiring on 30 March 2027.',
      'I am in Canada and PGWP is expiring in July 2027.',
      'Working in Singapore, S pass till October 2027.',
      'I am on STEM OPT till February.',
    ],
    missed: [
      'Her work permit is expiring in May.',
      'My permit renewal for the bus is in March.',
      'My visa is approved.',
      'My visitor visa is valid till March.',
      'My priority date is March 2019.',
    ],
  },
  greenCard: {
    asks: 'Should I come back to India?',
    points: ['abroad.back'],
    heard: [
      'My I-140 is approved.',
      'Priority date is 2017 EB2.',
      'I am on H1B with approved I-140.',
      'I140 approved undi.',
      'Green card priority date 2019.',
    ],
    missed: [
      'Husband I-140 is approved.',
      'My I-140 was denied.',
      'My brother has green card.',
      'I want green card.',
      'Her I-140 got approved in 2018.',
    ],
  },
  houseThere: {
    asks: 'Should I come back to India?',
    points: ['abroad.back'],
    heard: [
      'We bought a house in Edison in 2023.',
      'We purchased house in Frisco in 2022.',
      'Our mortgage is 3400 dollars.',
      'We bought a townhouse in 2021.',
      'I own a flat in Toronto.',
    ],
    missed: [
      'We bought a flat in Pune in 2021.',
      'I want to buy a house in Sydney.',
      'My brother bought a house in Dallas.',
      'We sold our house in London.',
      'We live in a rented house in Dubai.',
    ],
  },
  yearsAway: {
    asks: 'Should I come back to India?',
    points: ['abroad.back'],
    heard: [
      'I am in Muscat since 2012 as safety officer.',
      'I am nurse in Riyadh 8 years.',
      'We are in Dallas since 2018.',
      'I came to Melbourne in 2019 for study.',
      'Kuwait la 12 yrs ah velai pakkaren.',
      '9 saal se Sharjah me kaam karti hu.',
    ],
    missed: [
      'My brother is in Kuwait since 11 years.',
      'My husband is in Dubai, I am in Kerala with kids since 4 years.',
      'I was in Dubai for 6 years.',
      'I returned from Qatar in 2019.',
      'My son is in Seattle since 2014.',
      'I want to settle in Canada for 5 years.',
    ],
  },
})

it('a permit sends nobody past its end', () => {
  for (const name of BIRTH_NAMES) {
    const told = 'My work permit is expiring on 30 March 2027'
    const c = new Composer(inputFor(name, { concern: `I am in Canada. ${told}. Should I settle here?`, topics: ['abroad'] }))
    const text = AWAY_WRITERS.permitEnds(c, told, ['abroad.settle'])[0]?.text ?? ''
    expect(text).toMatch(/^(?:Before the permit ends|A time for it runs now|No time that the chart marks lies before 30 March 2027)/u)
  }
})

import { moonNames } from './moon-names.ts'

const t = (key: string): string => key.split('.').at(-1) as string
const moon = { graha: 'moon', sign: 3, degree: 22, retrograde: false }
const timed = { lagnaSign: 8, lagnaDegree: 1, moonNakshatra: 7, moonPada: 1, grahas: [moon] }

describe('the names of the Moon', () => {
  it('are one sign and one star where the hour is known', () => {
    expect(moonNames(t, 'english', timed)).toEqual({ moon: '3', nakshatra: '7' })
  })

  it('are all that an unknown hour leaves open, joined as the language does', () => {
    const open = { ...timed, lagnaSign: null, moonNakshatra: null, moonPada: null, moonSigns: [3, 4], moonNakshatras: [6, 7, 8] }
    expect(moonNames(t, 'english', open)).toEqual({ moon: '3 or 4', nakshatra: '6, 7 or 8' })
    expect(moonNames(t, 'hindi', open).moon).toBe('3 या 4')
    expect(moonNames(t, 'tamil', open).moon).toBe('3 அல்லது 4')
    expect(moonNames(t, 'telugu', open).moon).toBe('3 లేదా 4')
  })
})

import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { FESTIVALS, festivalOf, nextFestival, type Festival } from './festivals.ts'

const ephemeris = loadEphemeris()

/** As almanacs of India print them; 2023 and 2026 had an added month, 2026 an Ugadi whose tithi runs at no sunrise. */
const PRINTED: Readonly<Partial<Record<Festival, readonly string[]>>> = {
  sankranti: ['2023-01-15', '2024-01-15', '2025-01-14', '2026-01-14', '2027-01-15', '2028-01-15'],
  holi: ['2019-03-21', '2021-03-29', '2022-03-18', '2023-03-08', '2024-03-25', '2025-03-14', '2026-03-04', '2027-03-22', '2028-03-11'],
  ugadi: ['2021-04-13', '2022-04-02', '2023-03-22', '2024-04-09', '2025-03-30', '2026-03-19', '2027-04-07', '2028-03-27'],
  akshayaTritiya: ['2021-05-14', '2022-05-03', '2023-04-22', '2024-05-10', '2025-04-30', '2027-05-09', '2028-04-27'],
  rakshaBandhan: ['2021-08-22', '2022-08-11', '2023-08-30', '2024-08-19', '2025-08-09', '2026-08-28', '2027-08-17', '2028-08-05'],
  dussehra: ['2021-10-15', '2022-10-05', '2023-10-24', '2024-10-12', '2025-10-02', '2026-10-20', '2027-10-09', '2028-09-27'],
  diwali: ['2020-11-14', '2021-11-04', '2022-10-24', '2023-11-12', '2024-10-31', '2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17'],
}

describe('days of festivals', () => {
  it.each(Object.entries(PRINTED))('%s as almanacs print it', (festival, days) => {
    expect(days.map((day) => festivalOf(ephemeris, festival as Festival, Number(day.slice(0, 4))))).toEqual(days)
  })

  it('finds the next of each from a day on, that day itself among them', () => {
    expect(nextFestival(ephemeris, 'diwali', '2026-11-23')).toBe('2027-10-29')
    expect(nextFestival(ephemeris, 'diwali', '2026-11-08')).toBe('2026-11-08')
    expect(nextFestival(ephemeris, 'christmas', '2026-11-23')).toBe('2026-12-25')
    for (const festival of FESTIVALS) expect(nextFestival(ephemeris, festival, '2026-11-23') >= '2026-11-23').toBe(true)
  })
})

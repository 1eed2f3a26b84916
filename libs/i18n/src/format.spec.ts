import { LANGUAGES } from '@disha/contracts/language'
import { formatClockTime } from './format.ts'

describe('formatClockTime', () => {
  it.each([
    ['english', '06:30', /^6:30\sam$/],
    ['english', '18:20:00', /^6:20\spm$/],
    ['hindi', '06:30', /^सुबह 6:30$/],
    ['hindi', '00:20', /^रात 12:20$/],
    ['tamil', '03:05', /^இரவு 3:05$/],
    ['tamil', '05:05', /^அதிகாலை 5:05$/],
    ['telugu', '13:00', /^మధ్యాహ్నం 1:00$/],
    ['telugu', '17:20', /^సాయంత్రం 5:20$/],
  ] as const)('%s: %s', (language, time, text) => {
    expect(formatClockTime(language, time)).toMatch(text)
  })

  it('tells every hour of the day from every other, without Latin letters in Indian languages', () => {
    for (const language of LANGUAGES) {
      const hours = Array.from({ length: 24 }, (_, hour) => formatClockTime(language, `${String(hour).padStart(2, '0')}:00`))
      expect(new Set(hours).size).toBe(24)
      if (language !== 'english') expect(hours.join('')).not.toMatch(/[a-z]/i)
    }
  })
})

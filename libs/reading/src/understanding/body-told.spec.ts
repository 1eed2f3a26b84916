import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { tellsOfBody } from './body-told.ts'
import { pointsAsked } from './points-asked.ts'

describe('an illness of the body', () => {
  it.each([
    'I have psoriasis on hands since 2 years, changed three doctors. When will it go?',
    'I have kidney stones again and again, pain comes at night. When will I get relief?',
    'Eczema since childhood, winter becomes worse. When will I be free from it?',
    'tb treatment going 6 months, when full recovery',
    'Hair fall is too much since 3 years, tried all treatments. Will it stop?',
    'mujhe 2 saal se fistula hai, do operation ho gaye. kab theek hoga',
    'en kaluthu vali 1 varusham irukku, marundhu saptum pogala. eppo sari aagum',
    'I am having skin allergy on face, doctor changed medicine 4 times. When will it be cured?',
  ])('stays one of the body where no word of the mind is said: %s', (concern) => {
    expect(tellsOfBody(concern)).toBe(true)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['self.health'])
    for (const birth of ['delhi', 'chennai'] as const) {
      const page = shortAnswer(new Composer(inputFor(birth, { concern, topics: [] })))
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' ')
      expect(page).toContain('For your strength the season')
      expect(page).not.toMatch(/steadiness of mind|your mood|your work/)
    }
  })

  it.each([
    'I have rheumatoid arthritis and anxiety both. When will I be ok?',
    'I overthink a lot and cannot sleep. When will it stop?',
    'My mother has knee pain. When will she be fine?',
    'My tubes are blocked and doctor is telling IVF in January. Will it be successful first time?',
    'When will my business recover?',
    'papa ka operation hai 2 december ko sab thik hoga na',
    'I am a doctor preparing for NEET PG second time. Will I clear in 2027 and which field is good?',
    '45 and diabetic, lost interest in everything after wife’s death when will I feel ok',
  ])('is not heard where the mind, a child or somebody else is told of: %s', (concern) => {
    expect(tellsOfBody(concern)).toBe(false)
  })
})

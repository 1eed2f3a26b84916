import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { shortAnswer } from '../answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')
const page = (name: string, concern: string): string =>
  shortAnswer(new Composer(inputFor(name, { concern, topics: ['love'] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(GROWN)('what is asked of two, for %s', (name) => {
  it.each(['My girlfriend is manglik and I am not. Can we marry or there will be problem?', 'my bf is mangalik, can i marry him'])(
    'tells the rule on Mars, and then the time: %s',
    (concern) => {
      const text = page(name, concern)
      expect(text).toMatch(/no verse that we found forbids such a marriage\. About \d charts in ten/)
      expect(text).toMatch(/let one person read both charts/)
      expect(text.indexOf('both charts')).toBeLessThan(text.search(/20\d\d/))
    },
  )

  it.each([
    "A boy's family liked me but horoscope is not matching as per their pandit. Should we go ahead with it?",
    'Kundli does not match with the boy, should i say yes to this rishta',
  ])('tells what a count of points is worth: %s', (concern) => {
    expect(page(name, concern)).toMatch(/It needs both charts, .*second reader/)
  })

  it.each([
    'We are in relationship since college, 5 years now, but he wants to settle his career first. Will our marriage happen and when?',
  ])('answers one who wants to settle first with two days, and names no time that has run: %s', (concern) => {
    const text = page(name, concern)
    expect(text).toMatch(/is no refusal, as long as it has a month\. Agree with him by .*20\d\d .* if there is no month by .*20\d\d/)
    expect(text).not.toMatch(/which you name/)
  })

  it('adds the time of the one who comes where it is asked, and not elsewhere', () => {
    expect(page(name, 'How will my future husband look and when will I meet him?')).toMatch(/20\d\d|no dates? /)
    expect(page(name, 'What kind of person will I marry?')).not.toMatch(/For a marriage the time/)
  })
})

describe('nobody else', () => {
  it.each([
    'Am I manglik? When will I marry?',
    'When will I get married?',
    'My horoscope says I will get a job, is it so?',
    'he wants to marry me this year, will it happen',
  ])('is told of it: %s', (concern) => {
    expect(page(GROWN[0] ?? '', concern)).not.toMatch(/no verse that we found forbids|second reader|is no refusal/)
  })
})

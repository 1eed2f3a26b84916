import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { Composer } from '../../../compose/composer.ts'
import { addDays, addMonths } from '../../../facts/calendar.ts'
import { mayBegin } from '../../stretch-use.ts'
import { answerItems } from '../answer-items.ts'
import { leadOfPair } from '../answer-choice.ts'
import { shortAnswer } from '../answer-parts.ts'
import { chosenStretches } from '../answer-stretches.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

describe.each(GROWN)('whether %s looks for another employer', (name) => {
  it('is told yes or no first, with the time to sign in, and then whether to stay or to go', () => {
    const { c, text } = writtenOf(name, 'work.change', { words: 'Should I look outside now?', told: 'There will be layoffs in my company' })
    const lead = leadOfPair(c, 'stayOrMove')
    expect(text).toMatch(/^Yes: look and apply now/)
    expect(text).toContain(c.say(`point.look.${lead > 0 ? 'move' : lead < 0 ? 'stay' : 'even'}`))
    const near = chosenStretches(c, 'career').some(
      (one) => mayBegin(c, one) && one.from <= addMonths(c.input.asOf, 12) && one.parts[0].to >= addDays(c.input.asOf, 30),
    )
    expect(/^Yes: look and apply now, and sign /.test(text)).toBe(near)
  })

  it('is told no only where nothing is feared, the chart speaks for staying and no time is near', () => {
    const { c, text } = writtenOf(name, 'work.change', { words: 'Should I look for another company?', told: 'I work in a private bank' })
    const soon = chosenStretches(c, 'career').some(({ from }) => from <= addMonths(c.input.asOf, 12))
    expect(text).toMatch(/^(?:Yes|No)[:,]/)
    if (text.startsWith('No')) {
      expect(soon).toBe(false)
      expect(leadOfPair(c, 'stayOrMove')).toBe(-1)
    }
  })
})

describe('page 1 of whoever fears for the post beside the shop of a relative', () => {
  it.each([
    'Husband runs a small shop, home loan 45000 per month. I am team lead in IT, heard there will be layoffs in March. Is my job safe and should I look outside now?',
    'My wife has a boutique shop. I work in a bank, rumours of layoffs. Should I start applying elsewhere?',
    'Father has a hardware shop. I am working in a company with layoffs. Is my job safe or should I search outside?',
    'My brother has a medical shop. There is cost cutting in my company. Is my job safe and should I try outside?',
    'Mere pati ki dukan hai, ghar ka loan hai. Meri naukri safe hai kya, kya bahar dekhu?',
    'मेरे पति की छोटी दुकान है। कंपनी में छंटनी की बात है। क्या मेरी नौकरी सुरक्षित है और क्या मैं बाहर देखूं?',
    'என் கணவர் சிறிய கடை நடத்துகிறார். ஐடியில் வேலை செய்கிறேன், மார்ச்சில் லேஆஃப். என் வேலை பாதுகாப்பானதா, வெளியே தேடலாமா?',
    'మా ఆయన చిన్న షాపు నడుపుతారు. ఐటీలో పని చేస్తున్నాను, లేఆఫ్స్ ఉంటాయట. నా ఉద్యోగం సేఫా, బయట చూడాలా?',
  ])('weighs no business and asks for no leave: %s', (concern) => {
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      const text = [...shortAnswer(c).flatMap(({ lines }) => lines), ...answerItems(c).flat()].map((line) => line.text).join(' ')
      expect(text).toMatch(/Yes: look and apply now/)
      expect(text).not.toMatch(/business of your own|without pay|the shop/)
    }
  })
})

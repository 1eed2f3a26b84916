import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { wellPlaced } from '../../compose/parts.ts'
import { MAIN_TOPICS } from '../../rules/witnesses.ts'
import { unwillingParent } from '../love-ahead.ts'
import { careerSection } from '../career.ts'
import { monthsAhead, nearMonths } from '../months.ts'
import { isGoodPlace } from '../../facts/gochara.ts'
import { adviceWords, isFullFar } from '../window-lines.ts'
import { windows } from '../cache.ts'

const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))

describe('what two places say of one matter', () => {
  it('keeps nothing back for a full stretch that does not come within three years', () => {
    let far = 0
    for (const name of BIRTH_NAMES) {
      const c = composerFor(name, 'When will I get a new job?')
      for (const topic of ['career', 'abroad'] as const)
        for (const window of windows(c)[topic]) {
          const words = adviceWords(c, window)
          if (!words.startsWith('plan.lighter')) continue
          expect(words === 'plan.lighter.far').toBe(isFullFar(c, topic))
          if (words === 'plan.lighter.far') far++
        }
    }
    expect(far).toBeGreaterThan(0)
  })

  it('offers no month for a single step that is closed to the Sun while an open one is there', () => {
    let open = 0
    for (const name of BIRTH_NAMES) {
      const c = composerFor(name, 'When will I get a new job?')
      for (const topic of MAIN_TOPICS) {
        const months = nearMonths(c, topic, '2999-01-01')
        const ofStep = months.filter(({ why }) => why === 'step')
        if (months.some(({ why }) => why === 'open')) {
          open++
          expect(ofStep).toEqual([])
        }
        for (const { label, why } of months) {
          const month = monthsAhead(c).find((one) => one.label === label)
          if (why === 'open') expect(month !== undefined && month.tone === 'good' && isGoodPlace('sun', month.sunPlace)).toBe(true)
        }
      }
    }
    expect(open).toBeGreaterThan(0)
  })

  it('says that all who give authority stand well only where each is well placed', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerFor(name, 'When will I get a new job?')
      const text = sectionText(careerSection(c))
      if (!/all stand well|Both [^.]*authority in your chart, stand well/.test(text)) continue
      expect(wellPlaced(c, 'sun') && wellPlaced(c, c.facts.main.lordOf(10))).toBe(true)
    }
  })

  it.each([
    ['his parents ok but my father not even listening. will he agree?', 'father'],
    ['mere papa nahi maan rahe, kya karu', 'father'],
    ['My mother is against him. Will she agree?', 'mother'],
    ['என் அப்பா ஒப்புக்கொள்ளவில்லை', 'father'],
    ['my father and my mother say no', 'consent'],
    ['My girlfriend’s father wants govt job only', 'consent'],
    ['Will my parents agree?', 'consent'],
    ['Uske ghar wale maan gaye hai but mere papa nahi maan rahe. Mummy thoda support me hai.', 'father'],
    ['My parents are not agreeing, only my mother is with me. Will they agree?', 'father'],
    ['Appa is okay with him but amma says no, other caste', 'mother'],
    ['My family says no. Mom is not okay and dad is not talking.', 'consent'],
    ['Ghar wale nahi maan rahe, mummy support nahi kar rahi', 'consent'],
    ['My father is fine with this and mother is fine also, only relatives talk', 'consent'],
    ['His mother is okay but my father and mother refuse', 'consent'],
  ])('%s is read for the %s', (concern, parent) => {
    expect(unwillingParent(concern)).toBe(parent)
  })
})

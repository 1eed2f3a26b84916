import { translatorFor } from '@disha/i18n/node/messages'
import { INDIAN_STATES, placeLabel, stateKey } from './place-text.ts'

const place = (name: string, admin2: string, admin1: string, country = 'IN') => ({ name, admin2, admin1, country })
const SCRIPTS = { hindi: /^[\p{Script=Devanagari}\s-]+$/u, tamil: /^[\p{Script=Tamil}\s,]+$/u, telugu: /^[\p{Script=Telugu}\u200c\s,]+$/u }

describe('the name of a place', () => {
  const label = (language: 'english' | 'hindi' | 'tamil' | 'telugu', ...parts: Parameters<typeof place>) =>
    placeLabel(place(...parts), language, translatorFor(language))

  it('has state and country in the language of the page', () => {
    expect(label('english', 'Thanjavur', 'Thanjavur', 'Tamil Nadu')).toBe('Thanjavur, Tamil Nadu, India')
    expect(label('hindi', 'Thanjavur', 'Thanjavur', 'Tamil Nadu')).toBe('Thanjavur, तमिलनाडु, भारत')
    expect(label('tamil', 'Varanasi', '', 'Uttar Pradesh')).toBe('Varanasi, உத்தரப் பிரதேசம், இந்தியா')
    expect(label('telugu', 'Hyderabad', 'Hyderabad District', 'Sindh', 'PK')).toBe('Hyderabad, Hyderabad District, Sindh, పాకిస్తాన్')
  })

  it('says a city that is named as its state once, in the language of the page', () => {
    expect(label('hindi', 'Delhi', 'Delhi', 'Delhi')).toBe('दिल्ली, भारत')
    expect(label('english', 'Singapore', '', 'Singapore', 'SG')).toBe('Singapore')
  })

  it.each(Object.entries(SCRIPTS))('has every state of India in the script of %s', (language, script) => {
    const t = translatorFor(language as keyof typeof SCRIPTS)
    for (const state of INDIAN_STATES) expect([state, t(stateKey(state))]).toEqual([state, expect.stringMatching(script)])
  })
})

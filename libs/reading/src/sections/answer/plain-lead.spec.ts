import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { judge } from '../../rules/grounds.ts'
import { matterTimes } from '../asked-matter.ts'
import { lookAndSign } from '../short-concerns.ts'
import { answerItems } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'
import { spanOf } from './answer-stretches.ts'

const EPHEMERIS = loadEphemeris()
const BIRTHS = sampleBirths(40, 'plain lead').map((birth) => ({ birth, chart: computeChart(birth, EPHEMERIS) }))

const composers = (concern: string): Composer[] =>
  BIRTHS.map(({ birth, chart }) => new Composer({ ...inputFor('delhi', { concern, topics: [] }), birth, chart }))

/** Words that only somebody who reads charts knows, or that count voices. */
const JARGON =
  /witness|\blords?\b|moolatrikona|navamsa|dasamsa|ashtakavarga|exalted|debilitated|\b\d+(?:st|nd|rd|th) house|\b(?:your|the) \d+(?:st|nd|rd|th)\b(?! of)/

describe('the first sentence of an answer', () => {
  it.each([
    'Will I get a new job?',
    'Will I get a job abroad?',
    'Should I change my job?',
    'Should I continue my shop or close it?',
    'Love marriage or arranged marriage?',
    'Will my marriage last?',
    'Is this a good time to buy a house?',
    'Is it good to start a business now?',
  ])('"%s" is a lean in plain words', (concern) => {
    const off = composers(concern)
      .map((c) => shortAnswer(c)[0]?.lines[0]?.text ?? '')
      .map((text) => text.split(/(?<=[.?!]) /)[0] ?? '')
      .filter((text) => JARGON.test(text))
    expect(off).toEqual([])
  })
})

describe('pay after a change of post', () => {
  it('is that of the new post, asked for in the talks about the offer, and no rise in the one that is left', () => {
    for (const c of composers('Planning to change my job, is 2027 good? Will I get better salary?').slice(0, 20)) {
      const part = shortAnswer(c).at(-1)
      expect(part?.lines[0]?.text).toBe(c.say(`point.pay.change.${judge(c, 'money').state}`))
      const page = [...(part?.lines ?? []), ...answerItems(c).flat()].map(({ text }) => text).join(' ')
      expect(page).toContain('in the talks about')
      expect(page).not.toMatch(/rise in pay/)
    }
  })
})

describe('a house', () => {
  it('is looked for and signed for in the times that its chapter has, in one sentence', () => {
    let both = 0
    for (const c of composers('When will I buy my own house? I am under loan pressure.')) {
      const times = lookAndSign(c, 'home')
      const text = shortAnswer(c).flatMap(({ lines }) => lines.map((line) => line.text))
      expect(text.join(' ')).toMatch(/second loan/)
      if (times === null) continue
      const [first = ''] = text
      const spans = matterTimes(c).flatMap((time) => time.spans)
      for (const one of [times.look, times.sign]) {
        if (one === null) continue
        expect(first).toContain(spanOf(c, one))
        expect(spans.some(({ to }) => to === one.to)).toBe(true)
      }
      if (times.sign !== null) {
        both += 1
        expect(times.sign.from >= times.look.to).toBe(true)
      }
    }
    expect(both).toBeGreaterThan(10)
  })
})

import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { weighsSeatOrResult } from '../../../understanding/seat-or-result.ts'
import { shortAnswer } from '../answer-parts.ts'

/** A seat by the day or by contract, and a result that is awaited. */
const SEATS = [
  'sir i done ITI electrician and 1 year apprentice in Nagarnar steel plant, it was over in september. now contractor is keeping us on 480 per day only, permanent vacancy not coming. i also gave railway technician exam, result pending. when i will get permanent job and is it in railway or plant',
  'I am daily wage helper in forest department 6 years, gave written exam of patwari, result not come. When will I be permanent and will it be in forest or revenue?',
  'ITI fitter, in NTPC on contractor pay 520 per day. Gave RRB ALP exam, waiting for result. Permanent naukri kab lagegi, railway me ya plant me?',
  'I am guest teacher in govt school, gave TET and teacher recruitment exam, result is pending. When permanent job, in this school or through exam?',
  'working in bank as daily wage peon. Clerk exam written in October. When I will be permanent, is it in this bank or through exam?',
  'main bijli vibhag me thekedar ke under lineman hu 9000 milta hai. vidyut vibhag ki bharti ka paper diya hai, result nahi aaya. pakki naukri kab aur kaha milegi, yahi ya paper se',
] as const
/** No result is awaited, or no seat is held. */
const OTHERS = [
  'I am on contract in a steel plant for 4 years. When will I become permanent?',
  'I gave railway exam, result pending. When will I get a government job?',
  'I am permanent in a bank. Should I change to another bank or stay?',
] as const

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young').slice(0, 4)
const told = (name: string, concern: string): string[] =>
  shortAnswer(new Composer(inputFor(name, { concern, topics: ['career'] }))).flatMap(({ lines }) => lines.map(({ text }) => text))

it.each(SEATS)('is one question: %s', (concern) => {
  expect(weighsSeatOrResult(concern)).toBe(true)
  expect(pointsAsked(concern)).toMatchObject([{ point: 'work.permanent' }])
})
it.each(OTHERS)('and not taken from %s', (concern) => expect(weighsSeatOrResult(concern)).toBe(false))

describe.each(GROWN)('the seat that is held or the one that a result opens, for %s', (name) => {
  it.each(SEATS)('leans to one by its field and its ground, and names near months before far years: %s', (concern) => {
    const lines = told(name, concern)
    expect(lines[0]).toMatch(/^This chart leans (?:clearly|a little) more to .+ than to |^Between .+ and .+ this chart takes neither side/u)
    const text = lines.join(' ')
    expect(text).toContain('the result is what is left')
    expect(text).not.toMatch(/The first marked time is \w+ 20[34]\d/u)
    const far = lines.findIndex((line) => line.startsWith('A longer marked time'))
    if (far >= 0) expect(far).toBe(lines.findLastIndex((line) => !line.startsWith('All this holds')))
  })
})

it('leans not every chart the same way', () => {
  const heads = new Set(BIRTH_NAMES.map((name) => told(name, SEATS[0])[0]?.replace(/:.*/u, '')))
  expect(heads.size).toBeGreaterThan(1)
})

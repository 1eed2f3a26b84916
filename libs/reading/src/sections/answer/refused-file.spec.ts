import { composer, GROWN, textOf } from '../../__fixtures__/short-answers.ts'
import { filesAgain } from '../refused.ts'

const REFUSED = [
  'I applied for Canada PR two times and refused. Should I try again or settle in India with my shop?',
  'UK visa refused twice. Should I try again or continue my business in Surat?',
  'My Australia PR was rejected. Should I apply again or do job here?',
]

/** A file that an office turned down is named on page 1, and no word takes it for an examination or for a life that was led there. */
describe.each(GROWN)('a refused file of %s', (name) => {
  it.each(REFUSED)('%s', (concern) => {
    const c = composer(name, concern)
    const text = textOf(c)
    expect(filesAgain(c)).toBe(true)
    expect(text).toMatch(/refus|another file|not with the same file/i)
    expect(text).not.toMatch(/examination|come back to a life|pay after rent|a post comes before it/)
  })
})

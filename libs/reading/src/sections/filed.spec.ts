import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { writeReading } from '../write-reading.ts'

/** What is done before a file is handed in, or by handing it in. */
const BEFORE_IT =
  /language test|entrance test|sit a test|sit the tests|course in the language|language, papers|language and papers|the form for the visa|file it\b|file what|and file in it|when to file|is filed for|handed in|gets its number|asking and applying|ask and apply|apply to more|more courses than|send one application|send the form|applications be decided|savings ready by|main time to apply/i
/** Chapters on other fields than the one that was asked about. */
const OTHERS: readonly string[] = ['career', 'love', 'sources', 'tarot']

/** Of every sentence of a reading outside the chapters on other fields those that ask for what lies before a file; a row on work is of work. */
const asked = (name: string, concern: string): string[] =>
  writeReading(inputFor(name, { concern, topics: [] }))
    .sections.filter(({ id }) => !OTHERS.includes(id))
    .flatMap((section) => sectionText(section).split('\n'))
    .filter((line) => !/^(?:Useful )?work · /i.test(line))
    .flatMap((line) => line.split(/(?<=[.!?;])\s+/))
    .filter((sentence) => BEFORE_IT.test(sentence))

describe('whoever has told the file for another country as handed in', () => {
  it.each([
    'My study visa file for Canada is submitted in October. When will I get my visa?',
    'I gave biometrics for UK work visa and waiting for passport. Will my visa get approved?',
    'My Canada PR file is in process since 8 months. When will I get PR?',
    'visa file lagayi hai australia ki, kab aayega visa',
    'My wife is in USA, my H4 visa is filed and interview is over. When will I join her?',
    'I have submitted spouse visa file for Canada in August, no reply till now. How much more time?',
    'Medical done, biometrics done, only passport request pending for Canada. When will I fly?',
  ])('is asked on no page for what lies before it: %s', (concern) => {
    for (const name of BIRTH_NAMES) expect([name, asked(name, concern)]).toEqual([name, []])
  })

  it('is told of it where nothing is filed', () => {
    for (const name of BIRTH_NAMES) expect(asked(name, 'When will I get my study visa for Canada?')).not.toEqual([])
  })
})

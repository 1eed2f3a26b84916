import { ReadingDocument, sectionText } from '@disha/contracts/document'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { BIRTH_NAMES, BIRTHS, inputFor } from './__fixtures__/births.ts'
import { checkFindings, groundless } from './checks/check-findings.ts'
import { fearIn, ownSentences, proseOf, slipsIn, smallStartsIn } from './checks/check-prose.ts'
import { citation, yogaVerse } from './rules/citations.ts'
import { writeReading } from './write-reading.ts'

const documents = new Map(BIRTH_NAMES.map((name) => [name, writeReading(inputFor(name))]))
const all = BIRTH_NAMES.map((name): [string, ReadingDocument] => [name, documents.get(name) as ReadingDocument])
const ephemeris = loadEphemeris()

describe.each(all)('the reading of %s', (name, document) => {
  it('meets its contract', () => {
    expect(() => ReadingDocument.parse(document)).not.toThrow()
    expect(JSON.stringify(document)).not.toMatch(/[\ue000-\uf8ff]/)
  })

  it('has no paragraph without a finding, and no finding that its chart does not bear out', () => {
    expect(groundless(document)).toEqual([])
    expect(checkFindings(document, inputFor(name).chart, ephemeris)).toEqual([])
  })

  it('prints no suppressed rule, none from memory, and a verse only where the text was seen', () => {
    for (const { source } of document.findings) {
      // the verses behind yogas are those that the engine has read
      const verse = yogaVerse(source.ruleId)
      if (verse !== null) {
        expect(source).toEqual({ kind: 'text', ruleId: source.ruleId, ...verse })
        continue
      }
      const rule = citation(source.ruleId)
      if (source.kind === 'text') expect(rule?.use).not.toBe('suppress')
      if (source.kind === 'text' && source.verse !== undefined) expect(rule?.verified).toBe('seen')
    }
  })

  it('frightens nobody and makes no slip of the pen', () => {
    const prose = proseOf(document)
    expect(fearIn(prose)).toEqual([])
    expect(slipsIn(prose)).toEqual([])
    expect(smallStartsIn(document)).toEqual([])
  })

  it('never says a sentence twice, but for table rows and margin notes', () => {
    const said = document.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'paragraph' ? maskedSentencesOf(block.runs) : [])),
    )
    const twice = [...new Set(said.filter((sentence, index) => said.indexOf(sentence) !== index))]
    expect(twice.length / said.length).toBeLessThan(0.04)
  })

  it('keeps every window inside its dasha, from the day of the reading on', () => {
    const byId = new Map(document.findings.map((finding) => [finding.id, finding]))
    for (const finding of document.findings.filter(({ id }) => id.startsWith('window.'))) {
      const { from, to } = finding.window as { from: string; to: string }
      expect(from >= document.asOf && from < to).toBe(true)
      const run = document.sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'paragraph' ? block.runs : []))
        // a run that speaks of this stretch alone, and not of the wait for it
        .filter(({ text }) => !/^ ?(?:The wait has a reason|Use the next)/.test(text))
        .find(({ findingIds = [] }) => findingIds.includes(finding.id) && findingIds.filter((id) => id.startsWith('window.')).length === 1)
      for (const kind of [/^dasha\./, /^gochara\.jupiter\./]) {
        const holders = (run?.findingIds ?? []).flatMap((id) => (kind.test(id) ? (byId.get(id)?.window ?? []) : []))
        if (holders.length === 0) continue
        const begins = holders.map((holder) => holder.from).toSorted()[0]
        expect(begins <= from || from === document.asOf).toBe(true)
        expect(
          (holders
            .map((holder) => holder.to)
            .toSorted()
            .at(-1) as string) >= to,
        ).toBe(true)
        for (const holder of holders) expect(holder.from < to && holder.to > from).toBe(true)
      }
    }
  })

  it('says nothing that hangs on the lagna when the birth time is unknown', () => {
    if (BIRTHS[name].precision.kind !== 'unknown') return
    for (const { facts } of document.findings) for (const { path } of facts) expect(path).not.toMatch(/lagna|\.house$/)
    expect(document.headline).not.toMatch(/lagna/)
  })
})

const maskedSentencesOf = (runs: readonly { text: string }[]): string[] =>
  runs
    .map(({ text }) => text.trim())
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.split(' ').length > 5)

describe('any reading', () => {
  it('is the same, byte for byte, for the same input', () => {
    expect(JSON.stringify(writeReading(inputFor('delhi')))).toBe(JSON.stringify(documents.get('delhi')))
  })

  it('fails when it is held against another chart', () => {
    for (const [name, document] of all.slice(0, 4)) {
      const other = BIRTH_NAMES[(BIRTH_NAMES.indexOf(name) + 1) % BIRTH_NAMES.length]
      expect(checkFindings(document, inputFor(other).chart, ephemeris).length).toBeGreaterThan(document.findings.length / 4)
    }
  })

  it('shares few sentences with the reading of another chart', () => {
    const sets = all.map(([, document]) => ownSentences(document))
    const shares = sets.flatMap((a, i) =>
      sets.slice(i + 1).map((b) => (2 * [...a].filter((sentence) => b.has(sentence)).length) / (a.size + b.size)),
    )
    const median = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]
    expect(median).toBeLessThan(0.22)
  })

  it('is written in English, and says so, for a language whose phrasebook is not complete', () => {
    const document = writeReading(inputFor('chennai', { language: 'tamil' }))
    expect(document.language).toBe('english')
    expect(document.disclaimer).toMatch(/own edition is still being prepared/)
  })

  it.each([
    ['nothing', ''],
    ['another script', 'எனக்கு எப்போது திருமணம் நடக்கும்? वीज़ा मिलेगा?'],
    ['markup', '<script>alert(1)</script> & {name} <b>when?</b> {count, plural,'],
    ['five thousand signs', 'why '.repeat(1250)],
    ['abuse', 'you are a fraud, f*** off!!!'],
    ['control and direction signs', 'when\u202e\u0000 will\n\nI\tmove?'],
  ])('takes %s as a concern', (_, concern) => {
    const document = writeReading(inputFor('sydney', { concern }))
    expect(ReadingDocument.parse(document).sections[0].id).toBe('yourQuestion')
    expect(groundless(document)).toEqual([])
    expect(slipsIn(proseOf(document))).toEqual([])
    const quotes = document.sections[0].blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.runs.filter(({ mark }) => mark === 'quote') : [],
    )
    // the whole first, and each thing that it asks before its answer
    expect(quotes.length > 0).toBe(concern !== '')
    for (const { text } of quotes.slice(1)) expect(quotes[0]?.text).toContain(text)
    for (const { text } of quotes) expect(text).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/)
  })

  it('meets distress with kindness and a help line before anything else', () => {
    const document = writeReading(inputFor('london', { concern: 'I feel hopeless and want to end it all' }))
    expect(document.sections[0].lead[0].text).toMatch(/14416/)
    expect(JSON.stringify(document)).not.toMatch(/end it all/)
    expect(writeReading(inputFor('london')).sections[0].lead).toEqual([])
  })
})

describe('the question that was asked', () => {
  const answerTo = (concern: string): string => {
    const section = writeReading(inputFor('delhi', { concern })).sections.find(({ id }) => id === 'yourQuestion')
    return section === undefined ? '' : sectionText(section)
  }

  it.each([
    ['Will my son pass his exams, and will our family be at peace?', /employer|marriage takes place|witnesses speak/],
    ['I have been married for 18 years. Will love come back between my wife and me?', /introductions|marriage takes place|elders help/],
    ['How will my health be in old age?', /employer|marriage takes place|visa/],
  ])('"%s" gets nothing that does not fit the person', (concern, foreign) => expect(answerTo(concern)).not.toMatch(foreign))

  it('of a parent is not answered as if the chart were the child’s', () =>
    expect(answerTo('Will my son pass his exams?')).toMatch(/In your own chart the place of your son .*his own chart/s))
})

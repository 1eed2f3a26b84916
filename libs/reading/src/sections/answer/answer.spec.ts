import { groundWindows } from '../../rules/ground-windows.ts'
import type { ReadingDocument, Section } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { BIRTH_NAMES, BIRTHS, inputFor } from '../../__fixtures__/births.ts'
import { groundless } from '../../checks/check-findings.ts'
import { fearIn, proseOf, slipsIn } from '../../checks/check-prose.ts'
import { Composer } from '../../compose/composer.ts'
import { writeReading } from '../../write-reading.ts'
import { abroadSection } from '../abroad.ts'
import { answerOf } from './answer.ts'
import { questionSection } from '../your-question.ts'
import { readings, windows } from '../cache.ts'
import { isPastAge } from '../exam-year.ts'
import { loveSection } from '../love.ts'
import { MAIN_TOPICS } from '../../rules/witnesses.ts'
import { verdictLines } from '../verdict.ts'

const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const linesOf = (name: string, concern: string): string[] =>
  answerOf(composerFor(name, concern)).items.map((item) => item.map(({ text }) => text).join(' '))
const textOf = (document: ReadingDocument, id: string): string => {
  const section = document.sections.find((one) => one.id === id)
  return proseOf({ ...document, sections: section === undefined ? [] : [section], notes: {} }).join('\n')
}
const pageOf = (section: Section): string =>
  JSON.stringify(section.blocks.map((block) => ('runs' in block ? block.runs.map(({ text }) => text).join('') : block)))
/** Rashi names are glossed at their first mention in a section, which is nothing of the answer's own. */
const bare = (text: string): string => text.replace(/[\ue000-\uf8ff]/g, '').replace(/ \((?:[A-Z][a-z]+)\)|, [A-Z][a-z]+(?=\))/g, '')

const TOGETHER = 'Married 5 years, mother in law troubles, husband works in Dubai. When will we live together?'

/** The one sub-period of these years that leans to home, Ketu's, has a verse that speaks of a journey. */
const KETU_BIRTH = {
  ...BIRTHS.delhi,
  birthLocal: '1992-01-17T15:05:00',
  utc: '1992-01-17T09:35:00.000Z',
  latitude: 16.5062,
  longitude: 80.648,
}
const KETU_CALLS_BACK = { birth: KETU_BIRTH, chart: computeChart(KETU_BIRTH, loadEphemeris()) }

const OF_FIELD = {
  career: ['When will my career move?', 'Will my career succeed?', 'How will my career be?', 'career'],
  love: ['When will I find love?', 'Will I find love?', 'How will my love life be?', 'love'],
  abroad: ['When can I go abroad?', 'Will I go abroad?', 'How will going abroad turn out?', 'abroad'],
} as const

describe.each(BIRTH_NAMES)('the short answer to %s', (name) => {
  it('says of every field what its chapter says', () => {
    for (const topic of MAIN_TOPICS)
      for (const concern of OF_FIELD[topic]) {
        const c = composerFor(name, concern)
        const { verdict, step } = readings(c)[topic]
        const answer = answerOf(c)
          .items.flat()
          .map(({ text }) => text)
        const [lean, count] = verdictLines(c, readings(c)[topic]).map(({ text }) => text)
        const sides = [/\byes: |^Yes,|More yes than no/, /^Neither yes nor no/, /^Not /, /^The chart is quiet/]
        const reply = answer[0] as string
        const allowed = { support: 0, even: 1, oppose: 2, silent: 3 }[step === null ? 'silent' : verdict]
        sides.forEach((side, index) => (index === allowed ? undefined : expect(reply).not.toMatch(side)))
        expect(answer.includes(lean as string) || answer.includes(count as string) || /^At \d+ no date/.test(reply)).toBe(true)
      }
  })

  it('and the chapter itself have one verdict on one page and the other', () => {
    const document = writeReading(inputFor(name, { concern: 'How will my career be?', topics: [] }))
    const c = composerFor(name, 'How will my career be?')
    const [lean] = verdictLines(c, readings(c).career)
    expect(textOf(document, 'yourQuestion')).toContain(lean?.text)
    expect(textOf(document, 'career')).toContain(lean?.text)
  })

  it('dates what it dates by findings, and never has one graha serve and struggle at once', () => {
    for (const concern of ['When will I marry?', 'How will my work go?', 'Should I stay or change my job?', 'When will my bad time end?']) {
      const c = composerFor(name, concern)
      const { items } = answerOf(c)
      for (const item of items)
        for (const { text, ids } of item)
          if (/\d{4}/.test(text)) expect(ids.some((id) => c.findings.get(id)?.window !== undefined || id === 'age')).toBe(true)
      const all = items.flat().map(({ text }) => text)
      for (const served of all.join(' ').matchAll(/(\w+), lord of the running period, serves it/g))
        expect(all.join(' ')).not.toContain(`${served[1]}, lord of the running period, makes it a demanding time`)
    }
  })

  it.each([
    'Should I leave my job and start a business?',
    'GATE or job?',
    'government or private job?',
    'love marriage or arranged marriage?',
    'Should I settle abroad or return to India?',
    'Will my marriage get better, or should I go abroad?',
    'career or marriage?',
    'When will I get PR in Canada?',
    'Which career suits me?',
    'I am worried about my son, his studies suffer. Will our family be at peace?',
    'how is the health of my mother',
    'When will we have a baby?',
    'I retired. What should I do with the years I have, and how will my health be?',
    'paisa kab aayega, parivar me shanti, bachcho ki shiksha aur swasthya kaisa rahega',
    'When will I buy a house?',
    'I am divorced. Will I find love again?',
    'Married 5 years, mother in law troubles, husband works in Dubai. When will we live together?',
    'I am a teacher. When will I get transfer near home and build my own house?',
    'My startup has run for 4 years. Should I close it and take a job?',
    'My shop is in loss and I have loans. When will this bad time end?',
    'I love a boy from another caste. Will my parents agree? Love marriage or arranged?',
    'I am in USA on H1B, layoffs everywhere. Will I get green card or come back to India?',
    'When will my daughter get married? She is 31 and refuses everyone.',
    'UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?',
    'Sani peyarchi and my retirement income',
    'My husband passed away last year. Should I move to my son in Australia or stay here?',
    'confused about everything',
    'bura samay kab khatam hoga',
    'elinati sani',
    'you are a fraud',
    'job',
    '',
  ])('"%s" is well written and stands on findings', (concern) => {
    const input = inputFor(name, { concern, topics: [] })
    const c = new Composer(input)
    const { items } = answerOf(c)
    expect(items.length).toBeGreaterThanOrEqual(2)
    const texts = items.map((item) => bare(item.map(({ text }) => text).join(' ')))
    expect(fearIn(texts)).toEqual([])
    expect(slipsIn(texts)).toEqual([])
    expect(texts.filter((text) => /^\p{Ll}/u.test(text))).toEqual([])
    for (const item of items) for (const { ids } of item) for (const id of ids) expect(c.findings.has(id)).toBe(true)
    for (const item of items) expect(item.every(({ ids }) => ids.length > 0)).toBe(true)
  })
})

describe('an answer fits its question', () => {
  it('of when with dates, nearest first, or says that none stands out', () => {
    for (const name of BIRTH_NAMES) {
      const [first] = linesOf(name, 'When will I get a promotion?')
      const years = [...(first as string).split('. ')[0].matchAll(/20\d\d/g)].map(([year]) => Number(year))
      if (years.length === 0) expect(first).toMatch(/no single stretch/)
      else expect(years).toEqual(years.toSorted((a, b) => a - b))
    }
  })

  it('of two ways by naming both', () => {
    expect(linesOf('delhi', 'Should I leave my job and start a business?')[0]).toMatch(/^Between a job and a business of your own/)
    expect(linesOf('delhi', 'GATE or job?')[0]).toMatch(/^Between study and a job/)
    expect(linesOf('delhi', 'Will my marriage get better, or should I go abroad?')[0]).toMatch(/^Between your marriage and life abroad/)
  })

  it('of two ways as the chapter on work weighs them', () => {
    for (const name of BIRTH_NAMES) {
      const concern = 'Should I leave my job and start a business?'
      const [reply] = linesOf(name, concern)
      const chapter = textOf(writeReading(inputFor(name, { concern, topics: [] })), 'career')
      if (/leans to a post in a larger body/.test(chapter)) expect(reply).toMatch(/more support to a job/)
      if (/leans to dealing on your own account/.test(chapter)) expect(reply).toMatch(/more support to a business/)
      if (/your chart does not choose\. A post/.test(chapter)) expect(reply).toMatch(/does not choose/)
    }
  })

  it('of somebody else from the house that stands for them, and leaves them their own chart', () => {
    const answer = linesOf('chennai', 'When will my daughter get married?').join('\n')
    expect(answer).toMatch(/^You ask because you love your daughter.*\nNo date for the wedding of your daughter stands in your chart/)
    expect(answer).toMatch(/place of your daughter/)
    expect(answer).toMatch(/her own chart/)
    expect(answer).not.toMatch(/For a marriage|lesson|how a child learns/)
  })

  it('of the married without a word of meeting or of a wedding', () => {
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young')) {
      const document = writeReading(inputFor(name, { concern: 'I have been married for 18 years. Will love come back?', topics: ['love'] }))
      expect(textOf(document, 'yourQuestion')).not.toMatch(/introductions|wedding|those who look for you/)
    }
  })

  it('of the retired without posts, promotions and interviews', () => {
    const document = writeReading(inputFor('london', { concern: 'I retired. What should I do with the years I have?', topics: [] }))
    expect(textOf(document, 'yourQuestion')).not.toMatch(/employer|promotion|interview|salary|applications/)
  })

  it('of a child that is hoped for by foretelling nothing', () => {
    const { gist = [], topic } = answerOf(new Composer(inputFor('sydney', { concern: 'When will we have a baby?', topics: [] })))
    const text = gist.map((line) => line.text).join(' ')
    expect(topic).toBeNull()
    expect(text).toMatch(/No chart gives the day of a conception or a birth/)
    expect(text).not.toMatch(/you will (?:have|conceive|become)/i)
  })

  it('of a minor without a wedding date', () => {
    const c = new Composer(inputFor('young', { concern: 'When will I get married?', topics: [], asOf: '2025-11-21' }))
    expect(answerOf(c).items[0]?.[0]?.text).toMatch(/^At 17 no date/)
  })

  it('with the last return of a passage, not with its first end', () => {
    const told = BIRTH_NAMES.flatMap((name) => linesOf(name, 'How will my work go?')).filter((line) =>
      /Saturn is in one of its good places/.test(line),
    )
    expect(told.length).toBeGreaterThan(0)
    for (const line of told)
      expect(line).toMatch(/good places from your Moon until 3 June 2027 \(and again 20 October 2027 to 23 February 2028\)/)
  })

  it('stands on findings in the whole document', () => {
    for (const concern of ['', 'When will my daughter get married?', 'GATE or job?'])
      expect(groundless(writeReading(inputFor('hyderabad', { concern, topics: [] })))).toEqual([])
  })

  const allOf = (name: string, concern: string): string => linesOf(name, concern).join('\n')

  it('of two under one roof by dates or by saying that none stands out, and of the mother-in-law by a named rule', () => {
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young')) {
      const [kind, ...answer] = linesOf(
        name,
        'Married 5 years, mother in law troubles, husband works in Dubai. When will we live together?',
      )
      expect(kind).toMatch(/^To be married and to live apart is hard/)
      expect(answer[0]).toMatch(/living together/)
      expect(answer[0]).toMatch(/20\d\d|no single stretch/)
      expect(answer[0]).toMatch(/distance/)
      expect(answer.join(' ')).toMatch(/4th from the 7th/)
      expect(answer.join(' ')).not.toMatch(/your in-laws feels|new bond|introductions/)
    }
  })

  it('of a transfer and of a house, each with a date or an honest none', () => {
    for (const name of BIRTH_NAMES) {
      const answer = allOf(name, 'I am a teacher. When will I get transfer near home and build my own house?')
      expect(answer).toMatch(/transfer order/)
      expect(answer).not.toMatch(/interview/)
      expect(answer).toMatch(
        /(?:A home of your own (?:is within reach|comes step by step|asks for patience)|A house of your own (?:can be built|is built step by step)|Building asks for patience).*(?:20\d\d|sub-period)/,
      )
    }
  })

  it('of a business that runs without testing it beside an income, and of debt without easy money', () => {
    for (const name of BIRTH_NAMES)
      for (const concern of [
        'My startup has run for 4 years. Should I close it and take a job?',
        'My shop is in loss and I have loans. When will this bad time end?',
      ]) {
        const answer = pageOf(questionSection(composerFor(name, concern)))
        expect(answer).not.toMatch(/test it|Income finds you|income finds you|sold within three months|it comes to those who keep it/)
      }
  })

  it('of the end of a hard time by Saturn, a sub-period or a month, and of the loans', () => {
    for (const name of BIRTH_NAMES) {
      const answer = allOf(name, 'My shop is in loss and I have loans. When will this bad time end?')
      expect(answer).toMatch(/^(?:The pressure has an end|The turn comes|No turn can be dated|What you are going through weighs more)/)
      expect(answer).toMatch(/The (?:best|easiest) month of the coming year is/)
      expect(answer).toMatch(/the 6th, of debts/)
    }
  })

  it('of the end of a debt by no turn beside a sub-period in which nothing opens, and by no last day', () => {
    for (const name of BIRTH_NAMES) {
      const answer = allOf(name, 'When will my financial problems end? I have lot of debt.')
      expect(answer).toMatch(
        /^(?:The pressure has an end|The turn comes|No turn can be dated|No sade sati|Overhead|What you are going through weighs more)/,
      )
      const opens = groundWindows(composerFor(name, 'When will my financial problems end? I have lot of debt.'), 'money', 10).length > 0
      if (!opens) expect(answer).not.toContain('The turn comes')
      expect(answer).toContain('the day of the last instalment')
    }
  })

  it('of the parents by their own houses, and of a partner who is there without looking for one', () => {
    for (const name of BIRTH_NAMES) {
      const answer = allOf(name, 'I love a boy from another caste. Will my parents agree? Love marriage or arranged?')
      expect(answer).toMatch(/^To stand between somebody you love.*\nThe parents’ side/)
      expect(answer).not.toMatch(/those who look for you|who the other person is|widen your circle/)
      const c = composerFor(name, 'I love a boy')
      expect(answer).toContain(verdictLines(c, readings(c).love)[1]?.text)
    }
  })

  it('of a country where one lives already by the chapter’s own finding and both ways', () => {
    for (const name of BIRTH_NAMES) {
      const concern = 'I am in USA on H1B, layoffs everywhere. Will I get green card or come back to India?'
      const [first, ways, ...rest] = linesOf(name, concern)
      expect(bare(pageOf(abroadSection(composerFor(name, concern))))).toContain(bare(first as string).slice(-60))
      expect(ways).toMatch(
        /^(?:For staying on, .+clearest sub-period|Of the sub-periods between .+none both leans|For staying on and for returning alike)/,
      )
      // the way home has its own times, each with what it is for
      expect(rest[0]).toMatch(/coming home/i)
      expect(rest.join(' ')).not.toMatch(/going abroad|departure|go for a season/)
    }
  })

  it('of an examination as of an examination', () => {
    for (const name of BIRTH_NAMES)
      expect(linesOf(name, 'UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?')[0]).toMatch(
        // past the age for it nobody is told of another attempt
        isPastAge(composerFor(name, 'UPSC do baar fail ho gaya. Sarkari naukri milegi ya private karu?'))
          ? /^For the UPSC examination the ground/
          : /^Another attempt/,
      )
  })

  it('of Saturn by his passage now and next', () => {
    for (const name of BIRTH_NAMES)
      expect(linesOf(name, 'Sani peyarchi and my retirement income')[0]).toMatch(
        /^Saturn is in .+ until 3 June 2027.+On 3 June 2027 it enters .+Thirukanitham/s,
      )
  })

  it('of the widowed who choose a home without a word of a new bond', () => {
    for (const name of BIRTH_NAMES) {
      const concern = 'My husband passed away last year. Should I move to my son in Australia or stay here?'
      const text = pageOf(questionSection(composerFor(name, concern)))
      expect(text).toMatch(/Between home and life abroad/)
      expect(text).not.toMatch(/new bond|who comes|What else you asked about|spend a season/)
      expect(pageOf(loveSection(composerFor(name, concern)))).not.toMatch(/stretch/)
      const asked = new Composer(inputFor(name, { concern, topics: ['love'] }))
      if (windows(asked).love.length > 0) expect(pageOf(loveSection(asked))).toMatch(/stretch/)
    }
  })

  it('of those who go to somebody by that somebody, whatever else is tied to distance', () => {
    for (const name of BIRTH_NAMES) {
      const text = pageOf(abroadSection(composerFor(name, TOGETHER)))
      expect(text).toMatch(/the person who lives there/)
      expect(text).not.toMatch(/single reason|usual reasons/)
    }
  })

  it('says that no sub-period leans a way only where the table has none', () => {
    const residence = 'I am in USA on H1B. Will I get green card or come back to India?'
    const births = BIRTH_NAMES.map((name) => ({ name, more: {} }))
    for (const { name, more } of [...births, { name: 'delhi', more: KETU_CALLS_BACK }])
      for (const concern of [TOGETHER, residence]) {
        const c = new Composer(inputFor(name, { ...more, concern, topics: [] }))
        const section = abroadSection(c)
        const text = pageOf(section)
        const before = Number(c.input.asOf.slice(0, 4)) + 12
        const leaning = (way: RegExp): boolean =>
          section.blocks.some(
            (block) =>
              block.kind === 'table' &&
              block.columns.at(-1)?.label === 'Leans' &&
              block.rows.some((row) => way.test(row.at(-1) ?? '') && Number(/\d{4}/.exec(row[0] ?? '')?.[0]) < before),
          )
        if (/leans to home alone/.test(text)) expect(leaning(/^to (?:stay or return|come back)$/)).toBe(false)
        if (/leans to (?:leaving|distance) alone/.test(text)) expect(leaning(/^to (?:leave|stay there)$/)).toBe(false)
        expect(text).not.toMatch(/what Rahu stands for[^.]*calls you back/)
      }
  })

  it('of everything at once by the season and the best supported field, and asks for no narrower question', () => {
    for (const name of BIRTH_NAMES) {
      const answer = allOf(name, 'confused about everything')
      expect(answer).not.toMatch(/narrower/)
      expect(answer).toMatch(/One thing to do by .*\d{4}/)
    }
  })

  it('carries the count of the chapter beside a choice', () => {
    for (const name of BIRTH_NAMES)
      for (const [concern, topic] of [
        ['Should I leave my job and start a business?', 'career'],
        ['government or private job?', 'career'],
        ['love marriage or arranged marriage?', 'love'],
        ['Should I settle abroad or return to India?', 'abroad'],
      ] as const) {
        const c = composerFor(name, concern)
        expect(allOf(name, concern)).toContain(verdictLines(c, readings(c)[topic])[1]?.text)
      }
  })
})

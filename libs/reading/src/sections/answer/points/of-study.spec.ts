import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { judge } from '../../../rules/grounds.ts'
import { examName, isPastAge } from '../../exam-year.ts'
import { weighField } from '../../../rules/fields.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { authorityOf } from '../../../rules/authority.ts'
import { streamWorth } from '../../work-streams.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { openKey, sitLine } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { useClause } from '../../stretch-use.ts'
import { nearOrFar } from './shared.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

describe.each(GROWN)('examinations and study, for %s', (name) => {
  it('two examinations that were told before are held against each other by rank and distance', () => {
    const { c, text } = writtenOf(name, 'work.examWhich', {
      words: 'Which one is more for me?',
      told: 'I am preparing for BPSC and SSC since 2023',
    })
    const { kind } = authorityOf(c)
    const { state } = judge(c, 'job')
    const { side } = nearOrFar(c)
    const rank = { high: 0.6, some: 0, low: -0.6 }[kind]
    const desk = { well: 0.6, mixed: 0, ill: -0.6 }[state]
    const near = side === 'near' ? 0.6 : side === 'far' ? -0.6 : null
    const [bpsc, ssc] = near === null ? [rank, desk] : [(rank + near) / 2, (desk - near) / 2]
    const lead = Math.abs(bpsc - ssc) < 0.1 ? 'does not choose' : bpsc > ssc ? /(?:to|against) BPSC: / : /(?:to|against) SSC: /
    expect(text).toMatch(lead)
    expect(text).toContain(c.say(`exams.rank.command.${kind}`))
    expect(text).toContain(c.say(`exams.rank.desk.${state}`))
    expect(text).not.toContain('government service')
    const sit = sitLine(c)
    if (sit !== null) expect(text).toContain(sit.text)
  })

  it('examinations for the same kind of post are said to be the same', () => {
    const { text } = writtenOf(name, 'work.examWhich', { words: 'BPSC or UPPSC, which one?' })
    expect(text).toMatch(/^A chart knows no difference between BPSC and UPPSC/)
  })

  it('of two kinds the field is weighed too', () => {
    const { c, text } = writtenOf(name, 'work.examWhich', { words: 'UPSC or bank PO, which exam?' })
    expect(text).toContain(c.say(`options.field.${weighField(c, 'banking').carried}`, { field: c.say('work.name.banking') }))
    expect(text).toContain(c.say(`options.field.${weighField(c, 'government').carried}`, { field: c.say('work.name.government') }))
  })

  it('an examination: its ground by the judge, the time to sit it, and the time of the post', () => {
    const { c, text } = writtenOf(name, 'work.exam', { words: 'Will I clear SSC?', told: 'I am preparing for SSC' })
    expect(text.startsWith(c.say(`plea.sit.${judge(c, 'exam').state}`, { exam: examName(c) }))).toBe(true)
    const [first] = chosenStretches(c, 'career')
    const noun = c.say(isPastAge(c) ? 'noun.otherPost' : 'noun.firstPost')
    if (first !== undefined && c.timed) {
      const [{ from, to, toErrorDays }] = first.parts
      expect(text).toContain(
        from > c.input.asOf
          ? `For ${noun} the nearest time is ${spanAloud(c, first.parts[0])}`
          : c.say(openKey(c, first), { noun, to: c.date(to, toErrorDays), use: useClause(c, first) }),
      )
    }
    // one sitting that is named is no question of a post
    const named = writtenOf(name, 'work.exam', { words: 'Will I clear in May 2027?', told: 'I am doing CA final' }).text
    expect(named).toMatch(/May 2027 lies (?:in a time that helps|outside the times that help) examinations/)
    // but as the second way that is kept beside the attempts
    expect(named.replace(/Keep a second way [^.]*\./u, '')).not.toMatch(/a post/)
  })

  it('marks and backlogs have no time of a post', () => {
    const { c, text } = writtenOf(name, 'study.result', { words: 'Will I pass my semester exams?' })
    expect(text.startsWith(c.say(`plea.sit.${judge(c, 'exam').state}`, { exam: examName(c) }))).toBe(true)
    expect(text).not.toMatch(/time for a post/)
    expect(text).toContain('no chart gives')
    const above = c.line([], 'decline.result')
    expect(writtenOf(name, 'study.result', { words: 'Will I pass my semester exams?', said: [above] }).text).not.toContain('no chart gives')
  })

  it('streams that are named are told by how they are carried', () => {
    const { c, text } = writtenOf(name, 'study.course', { words: 'Which course should I take, commerce or arts?' })
    const better = streamWorth(c, 'commerce') >= streamWorth(c, 'humanities') ? 'commerce' : 'humanities'
    const [first] = text.split(/(?: \(about|on the one side)/)
    expect(first).toContain(c.say(`work.stream.${better}`))
  })

  it('the day after which no attempt is made stands against the time for sitting', () => {
    const { c, text } = writtenOf(name, 'work.attempts', { words: 'Till when should I keep trying?', told: 'I am preparing for SSC' })
    // past the age for it nobody is told to give it one more
    expect(text.startsWith(isPastAge(c) ? 'By the usual age limit' : c.say(`point.attempts.${judge(c, 'exam').state}`))).toBe(true)
  })

  it('one more attempt or a post: one more or not in the first sentence, which sitting of the named examination, and the post beside it', () => {
    const { c, text } = writtenOf(name, 'work.attempts', {
      words: 'Should I give one more or take a private job?',
      told: 'Preparing for UPSC, gave two attempts',
    })
    if (isPastAge(c)) {
      expect(text).toMatch(/^By the usual age limit of 32 no further attempt/)
      expect(text).not.toMatch(/one more|\(May to June|prelim/)
      return
    }
    // no count of attempts is told before the attempts that the age leaves
    const { state } = judge(c, 'exam')
    expect(text.startsWith(c.say(state === 'mixed' ? 'point.attempts.beside.mixed.named' : `point.attempts.beside.${state}`))).toBe(true)
    expect(text).not.toContain('One more and no further')
    // the preliminary examination is sat in May and June
    expect(text).toMatch(/May to June 20(?:2[7-9]|3\d)/)
    expect(text).toMatch(/has the most help: |helps none of them above the others/)
    expect(text).toMatch(/The limit is the attempt of|put the other way first|the last as well/)
    // the post that is weighed beside it is the second way, or one is named
    expect(text).toMatch(/^(?:Yes, with a post beside it|Rather take the post now)|Keep a second way beside it/)
    expect(text).not.toContain('Set the limit')
    expect(text).not.toContain('charts in 10')
  })

  it('a course that was told and is weighed with "should I do it" is answered by the ground of study, and by no other field', () => {
    const { c, text } = writtenOf(name, 'study.course', {
      words: 'Should I do it?',
      told: 'I want to go for a second degree in psychology',
    })
    expect(text.startsWith(c.say(`point.course.${judge(c, 'study').state}`))).toBe(true)
    expect(text).toContain('psychology')
    expect(text).not.toContain('fields weighed one by one')
  })

  it('a child’s stream is not read from the parent’s own fields', () => {
    const { text } = writtenOf(name, 'study.course', { words: 'Which stream should he take?', told: 'My son is in 10th' })
    expect(text).toMatch(/^Which stream is a child’s by nature/)
    expect(text).not.toContain('Your chart carries')
  })
})

it('a bare "which one" after two examinations chooses between them', () => {
  expect(pointsAsked('I am preparing for BPSC and SSC since 2023. Which one is more for me?').at(-1)?.point).toBe('work.examWhich')
  expect(pointsAsked('My sister has a new dress. Which one is better?').at(-1)?.point).not.toBe('work.examWhich')
})

import { sectionText } from '@disha/contracts/document'
import { judge } from '../../../rules/grounds.ts'
import { daysBetween, earlierOf, laterOf } from '../../../facts/calendar.ts'
import { matterSection, matterTimes } from '../../asked-matter.ts'
import { strainedPeriods } from '../../matter-hard.ts'
import { monthsAhead } from '../../months.ts'
import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { soonOpenings } from '../../short-concerns.ts'
import { spanOf } from '../answer-stretches.ts'

describe.each(GROWN)('what %s asks of a child and of parents', (name) => {
  it.each([
    ['My son completed BTech, no job since 1 year. When will he get job?', 'child.work'],
    ['My daughter is in 12th. Will she get a good college?', 'child.study'],
  ] as const)('%s', (concern, ground) => {
    const c = composer(name, concern)
    const text = textOf(c)
    expect(text.match(/(?:his|her) own chart/g)).toHaveLength(1)
    const openings = soonOpenings(c, ground)
    const [first] = openings
    if (first !== undefined) expect(text).toContain(spanOf(c, first.parts[0]!))
    // not more than two of them
    const told = openings.filter(({ parts: [part] }) => text.includes(spanOf(c, part!)))
    expect(told.length).toBeLessThanOrEqual(2)
  })

  it('a grown child who has fallen silent: a time for a talk beside the kind word', () => {
    const text = textOf(composer(name, 'My son 26 is not talking to me after I scolded him about his job. When will he talk?'))
    expect(text).toMatch(/^To hear nothing from a child/)
    expect(text).toMatch(/For a long talk with your son|The best time for a longer talk/)
  })

  it('a son’s wife is no family of a partner', () => {
    expect(textOf(composer(name, 'Son’s wife does not allow him to meet us. When will peace come in our family?'))).not.toContain(
      'your partner’s family',
    )
  })

  it('parents who need somebody near are no matter of a post', () => {
    const text = textOf(composer(name, 'My father is weak. I am in Mumbai, they are in the village. Should I shift back?'))
    expect(text).not.toMatch(/the post decides|for your work|coming home/)
  })
})

describe.each(GROWN)('words that were once taken for another matter (%s)', (name) => {
  it.each([
    ['How to improve relationship with my father', /^What your father feels only your father can say/, /a marriage|for love/],
    ['my relation with my brother is bad. will it improve', /feels only your brother/, /post is looked for/],
    ['My father and I dont talk. When will it be ok?', /^What your father feels/, /^What you are going through/],
    ['I am not happy in marriage but have 2 kids', /your marriage/, /comes this reading does not foretell/],
    ['I am suffering from loss in share market', /What a market has taken no chart brings back/, /^Yes, by fixed parts/],
    ['Can I do business with my brother', /[Ss]hared work|a partner|share/, /post is looked for/],
    ['How will be my life after marriage', /^(?:Your words leave open .*)?Life in a marriage/, /timing and preparation decide/],
    ['My wife and my mother fight everyday', /Your mother’s place|your mother/, /you can help your mother/],
  ] as const)('%s', (concern, right, wrong) => {
    const text = textOf(composer(name, concern))
    expect(text).toMatch(right)
    expect(text).not.toMatch(wrong)
  })
})

describe.each(GROWN)('a child whom %s thinks of taking into the trade', (name) => {
  it.each([
    'I run a hardware shop. My son is 21, BCom completed. Should I put him in this business or let him do another line?',
    'Mera hardware ka dukan hai. Beta 21 ka hai. Bete ko isi dhandhe me lagau ya alag line karwau?',
    'I have a saree shop in Erode. Should I bring my daughter into our shop or send her for a job?',
  ])('%s', (concern) => {
    const c = composer(name, concern)
    const { state, ids } = judge(c, 'tradeChild')
    const text = textOf(c)
    expect(text).toMatch(/theirs to decide/)
    expect(text).toMatch(/orking under one roof with your (?:son|daughter)/)
    expect(text).toContain({ well: 'good ground', mixed: 'two sides', ill: 'asks more of you both' }[state])
    for (const id of ids) expect(c.findings.has(id)).toBe(true)
    expect(text).not.toContain('marks')
  })
})

it('heavier months in which a time for a talk lies do not forbid it', () => {
  let met = 0
  for (const name of GROWN) {
    const c = composer(name, 'My son completed BTech, no job since 1 year. When will he get job?')
    const heavy = monthsAhead(c).filter(({ tone }) => tone === 'hard')
    const held = heavy.filter(({ from, to }) =>
      matterTimes(c).some(
        ({ kind, spans }) => kind !== 'period' && spans.some((span) => daysBetween(laterOf(span.from, from), earlierOf(span.to, to)) >= 8),
      ),
    )
    const chapter = matterSection(c)
    if (chapter === null) continue
    const text = sectionText(chapter)
    if (held.length === 0) expect(text.includes('say little of it, press nothing')).toBe(heavy.length > 0)
    if (held.length === heavy.length) expect(text).not.toContain('say little of it, press nothing')
    if (text.includes('one short talk of it')) met++
    else expect(held.length === 0 || strainedPeriods(c, 'child.work').length > 0).toBe(true)
  }
  expect(met).toBeGreaterThan(0)
})

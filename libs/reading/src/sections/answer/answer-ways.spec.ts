import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { answerOf } from './answer.ts'
import { yearsBlocks } from './answer-years.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const answered = (name: string, concern: string): { gist: string; items: string[]; text: string } => {
  const { items, gist = [] } = answerOf(new Composer(inputFor(name, { concern, topics: [] })))
  const told = items.map((item) => item.map(({ text }) => text).join(' '))
  return { gist: gist.map(({ text }) => text).join(' '), items: told, text: told.join('\n') }
}

/** A choice for which no pair of fields stands, and how its first paragraph takes up both ways. */
const CHOICES: readonly (readonly [string, RegExp])[] = [
  [
    'I love a girl who is in another city for two years. Should I continue this long distance relationship or end it?',
    /Between going on with this bond and ending it/,
  ],
  [
    'My office offers me the team lead role with more load and same pay. Should I accept or refuse the role?',
    /Between taking what is offered and letting it go/,
  ],
  ['I am married. Should we stay in joint family or shift to a separate house?', /Between the joint family and a roof of your own/],
  ['I have 6 lakh savings. Should I put the money in land or in FD?', /Between land and the bank/],
  ['I have savings. Should I put money in mutual funds or gold?', /Which of the two earns more no chart says/],
  ['I love a boy. Should I wait for him or marry the boy my family found?', /a match of your own choosing and a match through the family/i],
  [
    'Laid off from my job in July. When will I get a job, same field or should I do something else?',
    /Of the same field and something else/,
  ],
]

describe.each(GROWN)('a choice for %s', (name) => {
  it.each(CHOICES)('is taken up with both its ways at once: %s', (concern, ways) => {
    expect(answered(name, concern).gist).toMatch(ways)
  })

  it('of staying or parting has a kind word, the season, a time to speak and what then', () => {
    const { gist } = answered(name, 'Married 11 years, husband and I hardly talk. Should I stay with him or think of separating?')
    expect(gist).toMatch(/lonely|wears a person out|hurts/)
    expect(gist).toMatch(/no chart says|never says/)
    expect(gist).toMatch(/counsellor/)
    expect(gist).not.toMatch(/it moves as far as you move it/)
  })

  it('says now or the later year by the date of the nearest time', () => {
    const { text } = answered(name, 'When will I buy own house? Now is good or wait till 2034')
    const [, rather] = /rather for (\d{4})/.exec(text) ?? []
    if (rather !== undefined) expect(Number(rather)).toBeLessThan(2034)
    expect(text).toMatch(/Of now and 2034 the chart speaks|no date|nearest|comes/)
  })
})

describe.each(GROWN)('somebody dear, for %s', (name) => {
  it('who is beaten is met with help and never with a date or a silence', () => {
    const { gist, text } = answered(name, 'My daughter is beaten by her husband, her in-laws demand dowry. What should she do?')
    expect(gist).toMatch(/181/)
    expect(text).toMatch(/your daughter/)
    expect(text).not.toMatch(/propose nothing|nearest time to take the matter up|no lesson in it/)
  })

  it('whose field is asked about has a chart of their own, by the word told', () => {
    const { gist } = answered(name, 'Which field of work is good for my son who is 21?')
    expect(gist).toMatch(/^Which field suits your son stands in his own chart/)
  })
})

describe.each(GROWN)('a matter with words of its own, for %s', (name) => {
  it('tells an enquiry, a divorce by consent and a share apart', () => {
    const enquiry = answered(name, 'I am suspended, a departmental enquiry is going on. When will I be reinstated?')
    expect(enquiry.gist).toMatch(/enquiry/)
    expect(enquiry.text).not.toMatch(/settlement|the other side/)
    expect(enquiry.text).toMatch(/return to your post/)
    const mutual = answered(name, 'We filed a mutual consent divorce petition in court. When will it be over?')
    expect(mutual.text).toMatch(/parting by consent/)
    expect(mutual.text).not.toMatch(/In the dispute/)
  })

  it('tells an old loss from a fresh one, and the years by what was told', () => {
    const concern = 'Nothing is moving. job is same, no marriage, father expired in 2023. How will next 5 years be?'
    expect(answered(name, concern).gist).not.toMatch(/You are mourning/)
    const c = new Composer(inputFor(name, { concern, topics: ['general'] }))
    expect(JSON.stringify(yearsBlocks(c))).not.toContain('going abroad')
    expect(answered(name, 'My father died last month. When will things get better?').gist).not.toMatch(/the years since/)
  })

  it('says of the family of somebody who goes what a chart can say', () => {
    const { gist } = answered(name, 'Applied for UK. When will I go and will my husband and kid be able to join?')
    expect(gist).toMatch(/in the rules of the visa and in no chart/)
  })

  it('answers whether a post lasts, and work that is not seen', () => {
    expect(answered(name, 'Layoffs in my company. I work there 8 years. Is my job safe?').gist).not.toMatch(/^Neither yes nor no/)
  })
})

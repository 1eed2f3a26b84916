import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { judge } from '../../../rules/grounds.ts'
import { answerItems } from '../answer-items.ts'
import { shortAnswer } from '../answer-parts.ts'

const itemsOf = (c: Parameters<typeof answerItems>[0]): string =>
  answerItems(c)
    .flat()
    .map(({ text }) => text)
    .join(' ')

describe.each(GROWN)('the last day of a permit (%s)', (name) => {
  it.each([
    [
      'Laid off on Nov 4 in Dallas, on H1B so only till first week of Jan to find a sponsor. Will I get a job before the grace period is over, or is it better we pack up and move back to Chennai?',
    ],
    [
      'I lost my job in Toronto and my work permit is valid till 20 February 2027. Will I find a new job before that or should I go back to India?',
    ],
    ['My company in Dubai terminated me, visa expires on 10 January 2027. Will I get another job here before that or return to Kerala?'],
  ])('comes first, then the choice, what to do until it, and what comes after: %s', (concern) => {
    const text = textOf(composer(name, concern))
    expect(text).toMatch(/^Whether an offer comes before [^.]*(?:January|February)/)
    expect(text).toMatch(/So (?:look for the post there first|let the way home be the first plan|let [^.]* decide: stay with an offer)/)
    expect(text).toContain('ask a lawyer there this week')
    expect(text).not.toMatch(/By the calendar|a year of it on paper/)
    const items = itemsOf(composer(name, concern))
    expect(items).not.toMatch(/than holding still|The place is in your hand/)
    expect(items).toContain('You ask about coming back')
    expect(items).toContain('One thing to do this week: ask every employer')
  })
})

describe.each(GROWN)('a marriage far from home (%s)', (name) => {
  it.each([
    'We live in Sharjah, husband sleeps in other room since a year. Will things become normal between us or I should take the girls and come back to Lucknow',
    'My wife and I are in New Jersey, she is cold since last year. Will our marriage become normal or should I move back to Pune with kids?',
  ])('is weighed against the way home, with a day and a time: %s', (concern) => {
    const text = textOf(composer(name, concern))
    expect(text).toMatch(
      /Whether to stay or to go home with the children|Of the two, (?:staying where you are|home) has more of your chart/,
    )
    expect(text).toContain('look at it again: ')
    expect(text).toMatch(/For a move home with the children/)
    expect(text).toContain('consent of their other parent in writing')
  })
})

describe.each(GROWN)('a place abroad that is asked for (%s)', (name) => {
  const c = composer(name, 'will i get admission + visa for germany bachelors next yr?? dad says do engg here only')

  it('has the months to apply, the ground of both courses, and no word of a place in hand', () => {
    const text = textOf(c)
    expect(text).toMatch(/For the admission: for courses that begin in October \d{4} most apply from May \d{4} to July \d{4}/)
    const [away, here] = [judge(c, 'studyAway').state, judge(c, 'study').state]
    const worth = ['ill', 'mixed', 'well']
    const lead = Math.sign(worth.indexOf(away) - worth.indexOf(here))
    expect(text).toContain(
      ['Of the two, a course here', 'Between study abroad and a course here', 'Of the two, study abroad'][lead + 1] as string,
    )
    expect(itemsOf(c)).not.toContain('The place is in your hand')
  })
})

describe.each(GROWN)('papers and those who follow (%s)', (name) => {
  const c = composer(
    name,
    'I am a staff nurse in Brampton, came in 2021. Applied PR in Feb this year, no update. My work permit is expiring on 30 March 2027. When will my PR come, and will my husband be able to join me, he is in Pala from last 2 yrs.',
  )

  it('are both answered, and no work that was not asked about stands among the grounds', () => {
    const parts = shortAnswer(c).filter(({ words }) => words.length > 0)
    expect(parts).toHaveLength(2)
    expect(parts[1]?.lines[0]?.text).toMatch(/^Whether their papers are granted/)
    expect(itemsOf(c)).not.toMatch(/nursing|medicine|A business of your own/)
  })
})

import { composer, GROWN, textOf } from '../../__fixtures__/short-answers.ts'
import { childChoice } from '../../understanding/child-choice.ts'

const ASKED = [
  ['Is it ok to put my son in boarding school in class 6 or keep him with us?', 'board', 'A school away from home|school away from home'],
  ['Beti ko hostel bheje ya ghar pe rakhe, class 8 me hai?', 'board', 'school away from home'],
  ['Beti ke liye ladka accha hai par ghar door hai 900 km. haa karu ya nahi?', 'match', 'this match is the right one'],
  ['Ghar me roz jhagda hota hai bahu aur wife me. Bete ko alag kar du kya?', 'apart', 'two kitchens under one roof'],
] as const

describe.each(GROWN)('two ways for a child that are none of work or study, for %s', (name) => {
  it.each(ASKED)('are told as what they are, and by nobody who does that work: %s', (concern, kind, words) => {
    expect(childChoice(concern)).toBe(kind)
    const page = textOf(composer(name, concern))
    expect(page).toMatch(new RegExp(words))
    expect(page).not.toMatch(/where the work will be done|two people who do that work|How your (?:son|child|daughter) changes/)
  })
})

it('leaves a choice of courses what it is', () => {
  expect(childChoice('My son should take commerce or science after 10th?')).toBe('choice')
})

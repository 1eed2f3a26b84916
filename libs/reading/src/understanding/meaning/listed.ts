import { askerOfAnyAge, hasComeBack, holdsOffer, weighsTwoPosts } from '../asker.ts'
import { asksShould, questionOf } from '../question.ts'
import { fearsLoss, shortConcernsOf, subjectOf } from '../subjects.ts'
import { topicsOf } from '../topics.ts'
import { namedWorkIn } from '../named-work.ts'

/** What the word lists tell of a text, as features of the classifier. */
export function listed(concern: string): string[] {
  const question = questionOf(concern)
  const asker = askerOfAnyAge(concern)
  const { lead, topics, distress } = topicsOf({ concern })
  const told = (name: string, value: unknown): string[] =>
    Array.isArray(value)
      ? value.map((one) => `${name}:${String(one)}`)
      : value === null || value === false
        ? []
        : [`${name}:${String(value)}`]
  return [
    ...Object.entries(question).flatMap(([name, value]) => told(name, value)),
    ...Object.entries(asker)
      .filter(([name]) => name !== 'age' && name !== 'marriedYears')
      .flatMap(([name, value]) => told(name, value)),
    `lead:${lead}`,
    ...told('topic', topics),
    ...told('topicOne', topics.length === 1 ? lead : null),
    ...told('short', shortConcernsOf(concern)),
    ...(['career', 'love', 'abroad'] as const).flatMap((topic) => told(`subject.${topic}`, subjectOf(concern, topic))),
    ...told('distress', distress),
    ...told('should', asksShould(concern)),
    ...told('fears', fearsLoss(concern)),
    ...told('back', hasComeBack(concern)),
    ...told('offer', holdsOffer(concern)),
    ...told('twoPosts', weighsTwoPosts(concern)),
    ...told('work', namedWorkIn(concern).length > 0),
    ...namedWorkIn(concern).map(({ tie }) => `tie:${tie}`),
    `joint:${lead}.${question.form}`,
    `jointS:${shortConcernsOf(concern)[0] ?? ''}.${lead}`,
  ]
}

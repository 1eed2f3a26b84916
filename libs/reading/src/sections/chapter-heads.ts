import type { Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { chosenStretches, spanOf } from './answer/answer-stretches.ts'
import { withAsked } from './asked-work.ts'
import { tieToAsked } from './brief-tie.ts'
import { askedTopics } from './cache.ts'
import { ledMatter } from './led-matter.ts'
import { ledBy, partMatters, pointNoun } from './part-matters.ts'
import { waysIn } from './two-ways.ts'
import { undated } from './undated.ts'
import { methodFinding } from './verdict.ts'
import { calledOf, mattersOf } from './year-matters.ts'

/** Of a question that asks several things, those that a field has the ground for, each by its noun, what its stretches date first. */
function nounsIn(c: Composer, topic: MainTopic): string[] {
  const parts = partMatters(c)
  if (parts.length < 2) return []
  const matter = mattersOf(c).find((one) => one.topic === topic)
  const nouns = parts
    .filter(({ field }) => field === topic)
    .map(({ point, by }) => pointNoun(c, point) ?? matter?.noun ?? calledOf(by, topic))
  const dated = matter === undefined ? [] : [matter.noun, ...matter.also.map(({ noun }) => noun)]
  return [...new Set([...dated, ...nouns])]
}

/** A chapter on a field that nobody asked about ends its short answer with how the field touches what was asked. */
function withTie(c: Composer, topic: MainTopic, section: Section | null): Section | null {
  if (section === null || askedTopics(c).has(topic)) return section
  const tie = tieToAsked(c, topic)
  const at = section.blocks.findIndex(({ kind }) => kind === 'paragraph')
  const [answer] = section.blocks.slice(at)
  if (tie.length === 0 || answer?.kind !== 'paragraph') return section
  const runs = [...answer.runs, { text: ' ' }, ...c.runs(tie)]
  const findingIds = [...new Set([...answer.findingIds, ...tie.flatMap(({ ids }) => ids)])]
  return { ...section, blocks: section.blocks.with(at, { ...answer, runs, findingIds }) }
}

/** The chapter of a field that begins with what of the question it answers, and the nearest time for it. */
export const answering =
  (of: (c: Composer) => Section | null, topic: MainTopic) =>
  (c: Composer): Section | null => {
    const plain = withTie(c, topic, of(c))
    const asked = plain === null || topic !== 'career' || !askedTopics(c).has(topic) ? plain : withAsked(c, plain)
    const ways = askedTopics(c).has(topic) && ledMatter(ledBy(c)) === null ? waysIn(c, topic) : []
    const section = asked === null || ways.length === 0 ? asked : { ...asked, lead: [...asked.lead, { text: ' ' }, ...c.runs(ways)] }
    const nouns = section === null || !askedTopics(c).has(topic) ? [] : nounsIn(c, topic)
    if (section === null || nouns.length === 0) return section
    const dated = mattersOf(c).some((matter) => matter.topic === topic) && !undated(c, topic)
    const [next] = dated ? chosenStretches(c, topic) : []
    const line = c.line([...(next?.ids ?? []), methodFinding(c, 'question', 'bphs24.145-148')], 'chapter.answers', {
      nouns: { list: nouns },
      time:
        next === undefined
          ? ''
          : c.say('chapter.answers.time', {
              noun: nouns.length === 1 ? c.say('chapter.answers.it') : (nouns[0] as string),
              span: spanOf(c, next.parts[0]),
            }),
    })
    return { ...section, lead: [...c.runs([line]), { text: ' ' }, ...section.lead] }
  }

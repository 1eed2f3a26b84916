import { Composer } from '../compose/composer.ts'
import type { ToldWriters } from '../sections/answer/told/told-writer.ts'
import type { Point } from '../understanding/point/points.ts'
import { toldFacts, type ToldKind } from '../understanding/told-facts/told-facts.ts'
import { BIRTH_NAMES, inputFor } from './births.ts'

/** One kind of told thing: a question it bears on, wordings in which it is heard, and those that only look like it. */
export type ToldCase = { asks: string; points: Point[]; heard: string[]; missed: string[] }

const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['career'] }))

/** Holds each kind of a group against its wordings and against all births. */
export function describeTold<Kind extends ToldKind>(writers: ToldWriters<Kind>, cases: Readonly<Record<Kind, ToldCase>>): void {
  const kindsIn = (concern: string): ToldKind[] => toldFacts(concern).map(({ kind }) => kind)
  const wordsOf = (kind: Kind, concern: string): string => toldFacts(concern).find((one) => one.kind === kind)?.words ?? ''

  describe.each(Object.entries(cases) as [Kind, ToldCase][])('what is told: %s', (kind, one) => {
    it.each(one.heard)('is heard: %s', (told) => {
      expect(kindsIn(`${told} ${one.asks}`)).toContain(kind)
    })

    it.each(one.missed)('is not heard: %s', (told) => {
      expect(kindsIn(`${told} ${one.asks}`)).not.toContain(kind)
    })

    it('stands on findings, and its advice goes by the chart', () => {
      const [first] = one.heard as [string]
      const concern = `${first} ${one.asks}`
      const advices = new Set<string>()
      for (const name of BIRTH_NAMES) {
        const c = composerOf(name, concern)
        const lines = writers[kind](c, wordsOf(kind, concern), one.points)
        for (const { ids } of lines) {
          expect(ids.length).toBeGreaterThan(0)
          for (const id of ids) expect(c.findings.has(id)).toBe(true)
        }
        if (lines.length > 0) advices.add(lines.map(({ text }) => text.replace(/\d+/gu, '')).join(' '))
      }
      expect(advices.size).toBeGreaterThan(1)
    })

    it('is silent where it has no bearing on what is asked', () => {
      const [first] = one.heard as [string]
      const concern = `${first} When will I marry?`
      for (const name of BIRTH_NAMES)
        expect(writers[kind](composerOf(name, concern), wordsOf(kind, `${first} ${one.asks}`), ['love.when'])).toEqual([])
    })
  })
}

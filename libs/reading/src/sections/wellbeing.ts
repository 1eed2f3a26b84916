import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { dignityFinding, gocharaFinding } from '../compose/parts.ts'
import { supported } from '../compose/strength.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import { topicsOf } from '../understanding/understanding.ts'
import { passageTone, passageWord } from '../rules/passages.ts'
import { asksHealth, bodyLine, habitLine, healthEnd, mindTable, softLines } from './health.ts'
import { methodFinding } from './verdict.ts'
import { joinedMonths, monthsAhead, quickFinding, spanLabel, type Month } from './months.ts'

/** Of the lighter months the first page names so many. */
const MOST_LIGHT = 2

type Kind = 'light' | 'heavy'

/** Such months as spans, at most so many. */
function monthsTold(c: Composer, kind: Kind, near: boolean, months: readonly Month[], most: number): Line[] {
  const runs = joinedMonths(months).slice(0, near ? most : months.length)
  return runs.length === 0
    ? []
    : [
        c.line(
          runs.flatMap((run) => run.months.map(({ sun }) => quickFinding(c, sun).id)),
          near && kind === 'light' ? 'wellbeing.lightNear' : `wellbeing.${kind}`,
          { months: { list: runs.map(({ from, to }) => spanLabel(c, from, to)) }, count: runs.length },
        ),
      ]
}

/** The lighter months of the coming year; on the first page only those that come next. */
export const lightMonths = (c: Composer, near = false): Line[] =>
  monthsTold(
    c,
    'light',
    near,
    // a month that only its points open is open for tasks, and its Sun still tires
    monthsAhead(c).filter(({ tone, sunPlace }) => tone === 'good' && isGoodPlace('sun', sunPlace)),
    MOST_LIGHT,
  )

/** The lighter and the heavier months of the coming year; on the first page only those that come next. */
export const monthLines = (c: Composer, near = false): Line[] => [
  ...lightMonths(c, near),
  ...monthsTold(
    c,
    'heavy',
    near,
    monthsAhead(c).filter(({ tone }) => tone === 'hard'),
    1,
  ),
]

/** What softens a part of Saturn’s long passage, below the table of the seasons. */
function softBlock(c: Composer): Block[] {
  const lines = softLines(c, healthEnd(c))
  return lines.length === 0 ? [] : [c.paragraph(...lines)]
}

/** Only for those who asked: what steadies, and which seasons are lighter. Nothing medical. */
export function wellbeingSection(c: Composer): Section | null {
  const { topics } = topicsOf({ concern: c.input.concern, topics: c.input.topics })
  if (!topics.includes('wellbeing')) return null
  const method = methodFinding(c, 'wellbeing', 'phal26.50')
  const moon = dignityFinding(c, 'moon', 'wellbeing')
  const strength = supported(c, 'moon') ? 'strong' : 'weak'
  const stay = stayNow(c, 'jupiter')
  const { id } = gocharaFinding(c, stay)
  const ofHealth = asksHealth(c)
  const blocks: Block[] = [
    c.heading('wellbeing.headGround'),
    // page 1 has told what the Moon and the practice are to whoever asks of the mind alone
    c.paragraph(
      ofHealth && bodyLine(c, c.input.concern),
      !ofHealth && c.line([moon], `wellbeing.moon.${strength}`),
      c.line([moon], 'wellbeing.practice'),
      ...(ofHealth ? habitLine(c) : []),
    ),
    c.heading('wellbeing.headSeason'),
    c.paragraph(c.line([id], `wellbeing.jupiter.${passageTone(c, stay)}`, { word: passageWord(c, stay) }), ...monthLines(c)),
    ...(ofHealth ? [c.heading('wellbeing.headYears'), mindTable(c), ...softBlock(c)] : []),
  ]
  return { id: 'wellbeing', title: c.say('title.wellbeing'), lead: c.runs([c.line([method], 'wellbeing.lead')]), blocks }
}

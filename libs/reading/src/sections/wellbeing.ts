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
import { joinedMonths, monthsAhead, quickFinding, spanLabel } from './months.ts'

/** Of the lighter months the first page names so many. */
const MOST_LIGHT = 2

/** The lighter and the heavier months of the coming year; on the first page only those that come next. */
export function monthLines(c: Composer, near = false): Line[] {
  const months = monthsAhead(c)
  // a month that only its points open is open for tasks, and its Sun still tires
  const light = months.filter(({ tone, sunPlace }) => tone === 'good' && isGoodPlace('sun', sunPlace))
  const heavy = months.filter(({ tone }) => tone === 'hard')
  const told = (kind: 'light' | 'heavy', list: typeof months, most: number): Line[] => {
    const runs = joinedMonths(list).slice(0, most)
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
  return [...told('light', light, near ? MOST_LIGHT : months.length), ...told('heavy', heavy, near ? 1 : months.length)]
}

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

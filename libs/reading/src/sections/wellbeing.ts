import type { Block, Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { dignityFinding, gocharaFinding } from '../compose/parts.ts'
import { topicsOf } from '../topics.ts'
import { methodFinding } from './verdict.ts'
import { monthsAhead, quickFinding } from './year.ts'

/** Only for those who asked: what steadies, and which seasons are lighter. Nothing medical. */
export function wellbeingSection(c: Composer): Section | null {
  const { topics } = topicsOf({ concern: c.input.concern, topics: c.input.topics })
  if (!topics.includes('wellbeing')) return null
  const method = methodFinding(c, 'wellbeing', 'phal26.50')
  const moon = dignityFinding(c, 'moon', 'wellbeing')
  const strength = c.facts.strength('moon') >= 1 ? 'strong' : 'weak'
  const { id, place } = gocharaFinding(c, stayNow(c, 'jupiter'))
  const months = monthsAhead(c)
  const light = months.filter(({ sunPlace }) => [3, 6, 10, 11].includes(sunPlace))
  const heavy = months.filter(({ sunPlace }) => [4, 8, 12].includes(sunPlace))
  const blocks: Block[] = [
    c.heading('wellbeing.headGround'),
    c.paragraph(c.line([moon], `wellbeing.moon.${strength}`), c.line([moon], 'wellbeing.practice', { text: c.say('remedy.moon.conduct') })),
    c.heading('wellbeing.headSeason'),
    c.paragraph(
      c.line([id], `wellbeing.jupiter.${[2, 5, 7, 9, 11].includes(place) ? 'good' : 'hard'}`),
      c.line(
        [...light, ...heavy].map(({ sun }) => quickFinding(c, sun).id),
        'wellbeing.months',
        { light: { list: light.map(({ label }) => label) }, heavy: { list: heavy.map(({ label }) => label) } },
      ),
    ),
  ]
  return { id: 'wellbeing', title: c.say('title.wellbeing'), lead: c.runs([c.line([method], 'wellbeing.lead')]), blocks }
}

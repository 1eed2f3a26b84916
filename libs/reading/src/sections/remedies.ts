import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { bestAndWeakest, stayNow } from '../compose/current.ts'
import { dignityFinding, gocharaFinding, lordFinding, periodFinding } from '../compose/parts.ts'
import { houseOfSign } from '../facts/houses.ts'
import { methodFinding } from './verdict.ts'

const KINDS = [
  ['conduct', 'phal26.50'],
  ['service', 'phal26.49'],
  ['mantra', 'bphs84.17-20'],
  ['gift', 'bphs84.15-16'],
] as const
const MOST = 4

/** Conduct, service, mantra and gifts for the few grahas that matter now; nothing to buy. */
export function remediesSection(c: Composer): Section {
  const chosen = choose(c)
  const blocks: Block[] = [c.heading('remedies.headWho'), c.list(chosen.map(({ why }) => [why]))]
  for (const { graha, why } of chosen) {
    blocks.push(c.heading('remedies.head', { graha: c.grahaStart(graha) }))
    blocks.push(
      c.list(
        KINDS.map(([kind, rule]) => {
          const id = c.find({
            id: `remedy.${graha}.${kind}`,
            topic: 'wellbeing',
            rule,
            paths: [`D1.${graha}.sign`],
            why: { key: 'why.remedy', slots: { graha: c.grahaStart(graha), sign: c.sign(c.facts.sign(graha)) } },
          })
          return [
            { text: `${c.say(`remedies.${kind}`)}.`, ids: [...why.ids], mark: 'strong' as const },
            c.line([id], `remedy.${graha}.${kind}`),
          ]
        }),
      ),
    )
  }
  blocks.push(
    c.paragraph(
      c.line([methodFinding(c, 'gems', 'none.p')], 'remedies.gems'),
      c.line([methodFinding(c, 'conduct', 'phal26.50')], 'remedies.works'),
    ),
  )
  return {
    id: 'remediesAndMantras',
    title: c.say('title.remediesAndMantras'),
    lead: c.runs([c.line([methodFinding(c, 'conduct', 'phal26.50')], 'remedies.lead')]),
    blocks,
  }
}

/** Lords of the running periods, the weakest graha, Saturn where he is demanding, the lagna's lord: at most four. */
function choose(c: Composer): { graha: Graha; why: Line }[] {
  const chosen = new Map<Graha, Line>()
  const add = (graha: Graha, why: () => Line): void => {
    if (!chosen.has(graha) && chosen.size < MOST) chosen.set(graha, why())
  }
  const { running, grain } = c.dashas
  if (running !== null && grain !== 'none') {
    const maha = running.maha.lords[0]
    add(maha, () =>
      c.line([periodFinding(c, running.maha)], 'remedies.why.period', { graha: c.grahaStart(maha), level: c.say('remedies.level.maha') }),
    )
    const antar = running.antar.lords[1]
    if (grain !== 'maha')
      add(antar, () =>
        c.line([periodFinding(c, running.antar)], 'remedies.why.period', {
          graha: c.grahaStart(antar),
          level: c.say('remedies.level.antar'),
        }),
      )
  }
  const saturn = stayNow(c, 'saturn')
  if ([12, 1, 2, 4, 8].includes(houseOfSign(saturn.sign, c.facts.sign('moon'))))
    add('saturn', () => c.line([gocharaFinding(c, saturn).id], 'remedies.why.saturn'))
  const { weakest } = bestAndWeakest(c)
  if (c.facts.strength(weakest) <= -1)
    add(weakest, () =>
      c.line([dignityFinding(c, weakest)], 'remedies.why.weak', {
        graha: c.grahaStart(weakest),
        dignity: { term: `dignity.${c.facts.dignity(weakest)}` },
      }),
    )
  if (c.timed) {
    const { id, graha } = lordFinding(c, 1, 'general')
    add(graha, () => c.line([id], 'remedies.why.lagna', { graha: c.grahaStart(graha) }))
  }
  return [...chosen].map(([graha, why]) => ({ graha, why }))
}

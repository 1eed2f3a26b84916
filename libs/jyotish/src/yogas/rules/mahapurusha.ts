import { rule, type YogaRule } from '../yoga-rule.ts'

const MAHAPURUSHAS = { ruchaka: 'mars', bhadra: 'mercury', hamsa: 'jupiter', malavya: 'venus', sasa: 'saturn' } as const

export const MAHAPURUSHA: readonly YogaRule[] = Object.entries(MAHAPURUSHAS).map(([id, graha]) =>
  rule(
    id,
    'BPHS 75.1-2',
    () => [graha],
    { dignified: (c) => c.dignified(graha), inKendra: (c) => c.inKendra(graha) },
    { cancellations: { combust: (c) => c.combust(graha) } },
  ),
)

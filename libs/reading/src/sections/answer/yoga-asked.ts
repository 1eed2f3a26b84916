import { doshas } from '@disha/jyotish/doshas'
import { SEVEN_GRAHAS } from '@disha/jyotish/dignities'
import { MAHAPURUSHA } from '@disha/jyotish/yogas/rules/mahapurusha'
import { RAJA, ROYAL } from '@disha/jyotish/yogas/rules/raja'
import { WEALTH } from '@disha/jyotish/yogas/rules/wealth-and-want'
import type { Composer, Line } from '../../compose/composer.ts'
import { placesFinding, shareText } from '../../compose/parts.ts'
import { yogaFinding, yogasOf, type ToldYoga } from '../../rules/yogas.ts'
import { plainText } from '../../understanding/topics.ts'
import { methodFinding } from '../verdict.ts'

/** Yogas as formations of the chart; "a yog for a job" asks whether a job comes, and a yoga class is none. */
const ASKS_YOGA =
  / (?:raj|raja|rajyog\S*|rajayog\S*|dhan|dhana|gaj ?kesari|kesari|vip[ae]r?[ei]+t\S*|neech\S*|bhanga?|budh\S*|aditya|lakshmi|mahapurush\S*|any|which|what|good|special|strong|rare|wealth|koi|kaun ?s[ai]|kons[ai]) (?:(?:raj|raja|dhan|dhana|good|special) )?yog(?:a|as|am|s)?(?= )| (?:rajyog|rajyoga|rajayoga|raajyog|gajkesari|gajakesari|dhanyog|dhanayoga)(?= )| yogas? (?:in|of) (?:my|mine) |(?:राज|धन|कोई|कौन सा|गजकेसरी) ?योग|(?:ராஜ|தன) ?யோக|(?:రాజ|ధన) ?యోగ/u
const NO_FORMATION = / yoga (?:teacher|class|classes|studio|instructor|training|cent\S+|course|practice|day|business) /u
const OF_RANK = / (?:raj|raja|rajyog\S*|rajayog\S*|raajyog|mahapurush\S*)(?= )|राज|ராஜ|రాజ/u
const OF_WEALTH = / (?:dhan|dhana|dhanyog|dhanayoga|wealth|money|rich|lakshmi)(?= )|धन|தன|ధన/u

const idsOf = (rules: readonly { id: string }[]): ReadonlySet<string> => new Set(rules.map(({ id }) => id))
const RANK = idsOf([...RAJA, ...ROYAL, ...MAHAPURUSHA])
const MEANS = idsOf(WEALTH)
const MOST_NAMED = 3
/** Yogas that are asked for by their name, each with what the texts call so. */
const BY_NAME: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ gaj\S* ?kes[ah]?ri/, ['gajakesari']],
  [/ budh\S* ?adit/, ['budhaAditya']],
  [/ neech\S* ?bhang/, ['neechaBhanga', 'neechaBhangaOfPractice']],
  [/ vip[ae]r?[ei]+t/, ['harsha', 'sarala', 'vimala']],
  [/ (?:panch\S* )?mahapurush/, MAHAPURUSHA.map(({ id }) => id)],
  [/ lakshmi ?yog/, ['lakshmi']],
]

/**
 * Whoever asks which yogas are in the chart: those that its texts' conditions form, the rarest first, each with how many charts have it, and that a yoga is
 * what can be used and no date. Nothing for any other question.
 */
export function yogaAnswer(c: Composer, words: string): Line[] {
  const text = plainText(words)
  if (!ASKS_YOGA.test(text) || NO_FORMATION.test(text)) return []
  const kind = OF_RANK.test(text) ? 'rank' : OF_WEALTH.test(text) ? 'means' : 'any'
  const formed = yogasOf(c).filter(({ status, nature }) => status === 'formed' && nature !== 'hard')
  const [, called] = BY_NAME.find(([name]) => name.test(text)) ?? []
  const asked = formed.filter(({ id }) =>
    called !== undefined ? called.includes(id) : kind === 'rank' ? RANK.has(id) : kind === 'means' ? MEANS.has(id) : true,
  )
  const named = (yogas: readonly ToldYoga[]): string[] =>
    yogas.slice(0, MOST_NAMED).map((yoga) => c.say('yoga.commonOne', { name: yoga.name, share: shareText(c, yoga.rate) }))
  const told = asked.length > 0 ? asked : formed
  const ids = told.slice(0, MOST_NAMED).map((yoga) => yogaFinding(c, yoga))
  const method = methodFinding(c, 'yogas', 'practice.baseRate')
  return [
    ...(asked.length > 0
      ? [
          c.line(ids, called === undefined && kind === 'any' ? 'point.yoga.any' : 'point.yoga.yes', {
            list: { list: named(asked) },
            count: Math.min(asked.length, MOST_NAMED),
          }),
        ]
      : [c.line([method], `point.yoga.no.${called === undefined ? kind : 'called'}`)]),
    ...(asked.length === 0 && formed.length > 0 ? [c.line(ids, 'point.yoga.instead', { list: { list: named(formed) } })] : []),
    c.line([method], 'point.yoga.use'),
  ]
}

const KAAL_SARP = / (?:ka+l|kala) ?sarp\S* |काल ?सर्प|கால ?சர்ப்ப|కాల ?సర్ప/u

/** Kaal Sarp by the custom that has the word: whether all seven stand on one side of the nodes. */
export function kaalSarpLines(c: Composer): Line[] {
  if (!KAAL_SARP.test(plainText(c.input.concern))) return []
  const found = doshas(c.chart).find(({ id }) => id === 'kaalSarp')
  const id = placesFinding(c, 'point.kaalSarp', 'practice.yoga', 'love', [...SEVEN_GRAHAS, 'rahu', 'ketu'])
  return [c.line([id], found?.status === 'formed' || found?.status === 'cancelled' ? 'point.kaalSarp.counted' : 'point.kaalSarp.free')]
}

import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays } from '../../../facts/calendar.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { NUMBER_WORDS } from '../../../understanding/number-words.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { OF_DEALING } from '../../../understanding/told-facts/dealing.ts'
import { plainText } from '../../../understanding/topics.ts'
import { byVoices, carriage } from './by-voices.ts'
import { isOwn, type ToldWriter, type ToldWriters } from './told-writer.ts'

/** A trade that runs. */
const TRADES: readonly Point[] = ['work.trade', 'work.close', 'work.partner', 'work.funds', 'work.own', 'work.jobBusiness', 'money.grow']
/** The same, with what weighs on it or goes on after it. */
const TRADES_AND_DUES: readonly Point[] = [...TRADES, 'money.debt', 'money.stuck', 'money.arrange', 'kin.childWork']
const DEBTS: readonly Point[] = ['money.debt', 'money.arrange', ...TRADES, 'work.change', 'abroad.should', 'abroad.back']
const LOSSES: readonly Point[] = ['money.loss', 'money.debt', 'money.stuck']

const asks = (asked: readonly Point[], points: readonly Point[]): boolean => asked.some((point) => points.includes(point))
/** Three texts of one kind by how far a ground may be leaned on. */
const byCarriage = (c: Composer, ground: Ground, key: 'salesFell' | 'bankLimit' | 'ownPremises'): Line[] =>
  byVoices(c, ground, { well: `told.${key}.well`, mixed: `told.${key}.mixed`, ill: `told.${key}.ill` })

const RATE = / (?<n>\d|one|two|three|four|five|ek|do|teen|rendu|moodu|moonu)(?<half> 5)? ?(?:percent|pc|per cent|rupees?|rs|rupaye|taka) /u
const MONTHS = 12

/** What a monthly rate comes to in a year, where one is told. */
function rateLine(c: Composer, told: string, ids: readonly string[]): Line[] {
  const { n = '', half } = RATE.exec(plainText(told))?.groups ?? {}
  const whole = NUMBER_WORDS[n] ?? Number(n)
  if (!Number.isFinite(whole) || whole === 0) return []
  const rate = whole + (half === undefined ? 0 : 0.5)
  return [c.line(ids, 'told.dearLoan.rate', { rate: String(rate), year: String(rate * MONTHS) })]
}

/** Dear money: what it costs in a year, and how to get out of it by how talks go. */
const dearLoan: ToldWriter = (c, told, asked) => {
  if (!isOwn(c, asked) || !asks(asked, DEBTS)) return []
  const { ids } = judge(c, 'terms')
  return [...rateLine(c, told, ids), c.line(ids, `told.dearLoan.${carriage(c, 'terms')}`)]
}

type Who = 'son' | 'daughter' | 'child' | 'wife' | 'husband' | 'brother' | 'father'
const HANDS: readonly (readonly [Who, Ground, RegExp])[] = [
  ['son', 'tradeChild', / (?:son|beta) |बेटा/u],
  ['daughter', 'tradeChild', / daughter /u],
  ['wife', 'spouse', / (?:wife|patni|biwi) |पत्नी/u],
  ['husband', 'spouse', / (?:husband|pati) |पति/u],
  ['brother', 'sibling', / (?:brother|bhai) (?!in law)|भाई/u],
  ['father', 'father', / (?:father|papa) /u],
]

/** A relative who works in the trade: by the ground of shared work, or of that relative. */
const kinInTrade: ToldWriter = (c, told, asked) => {
  const text = plainText(told)
  const [who, ground] = HANDS.find(([, , said]) => said.test(text)) ?? []
  if (who === undefined || ground === undefined || !asks(asked, TRADES)) return []
  return byVoices(
    c,
    ground,
    { well: 'told.kinInTrade.well', mixed: 'told.kinInTrade.mixed', ill: 'told.kinInTrade.ill' },
    { who: c.say(`who.${who}`) },
  )
}

/** What is kept from those at home is told within so many days. */
const TELL_DAYS = 21
const LOST = / (?:lost|loss|losses|doob\S*|dub|gawa\S*|poy\S*|pogottu\S*) |डूब|गंवा|गँवा|இழந்|పోగొట్టు|పోయా/u
const OF_SPOUSE = / (?:wife|husband|bharya|bharta|patni|pati|biwi|hubby) |पत्नी|पति|மனைவி|கணவர்|భార్య|భర్త/u

/** A loss that nobody at home knows of: how it is told, by the tie with those who do not know. */
const hiddenLoss: ToldWriter = (c, told, asked) => {
  const isLoss = asks(asked, LOSSES) || (asked.includes('money.invest') && LOST.test(plainText(c.whole.input.concern)))
  if (!isOwn(c, asked) || !isLoss) return []
  const ground = OF_SPOUSE.test(plainText(told)) ? 'spouse' : 'family'
  const day = c.date(addDays(c.input.asOf, TELL_DAYS))
  return [c.line(judge(c, ground).ids, `told.hiddenLoss.${ground}.${carriage(c, ground)}`, { day })]
}

/** What is told of a trade that runs and of money that is owed, held against trade, debts, house and the tie with those beside it. */
export const DEALING_WRITERS: ToldWriters<keyof typeof OF_DEALING> = {
  salesFell: (c, _told, asked) => (isOwn(c, asked) && asks(asked, TRADES) ? byCarriage(c, 'business', 'salesFell') : []),
  bankLimit: (c, _told, asked) => (isOwn(c, asked) && asks(asked, TRADES_AND_DUES) ? byCarriage(c, 'debt', 'bankLimit') : []),
  dearLoan,
  kinInTrade,
  ownPremises: (c, _told, asked) => (isOwn(c, asked) && asks(asked, TRADES_AND_DUES) ? byCarriage(c, 'home', 'ownPremises') : []),
  hiddenLoss,
}

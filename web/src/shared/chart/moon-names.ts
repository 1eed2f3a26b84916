import { LOCALES, type Language } from '@disha/contracts/language'
import type { InsightsEvidence } from '@disha/contracts/insights'
import type { Translate } from '@disha/i18n/translate'

/** The Moon's sign and star by name: one of each, or those between which an unknown hour leaves it open ("Mithuna or Karka"). */
export function moonNames(t: Translate, language: Language, chart: InsightsEvidence['chart']): { moon: string; nakshatra: string } {
  const either = (names: string[]): string => new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names)
  const sign = chart.grahas.find(({ graha }) => graha === 'moon')?.sign
  const signs = chart.moonSigns ?? (sign === undefined ? [] : [sign])
  const stars = chart.moonNakshatras ?? (chart.moonNakshatra === null ? [] : [chart.moonNakshatra])
  return {
    moon: either(signs.map((one) => t(`chart.rashi.${one}`))),
    nakshatra: either(stars.map((one) => t(`insights.nakshatra.${one}`))),
  }
}

import { addYears } from '../facts/calendar.ts'
import { namedPeriods, type NamedPeriod } from './named-dates.ts'

/** Words by which a permit, a notice or a contract ends at a time that is named. */
const ENDS =
  / (?:expir\S*|end|ends|ending|get(?:s|ting)? over|finish\S*|due|lapses?|runs? out|(?:valid|visa|permit|pass|only|curtailed|time|have) (?:till|until|upto|up to)|curtailed|last (?:date|day)|deadline|khatam|khatm|samapt\S*|mudiy\S*|mudinj\S*|mugiy\S*|aipo\S*|ayipo\S*) |समाप्त|खत्म|ख़त्म|முடி|முடிய|ముగు|ముగియ|అయిపో/u
/** What has such an end. */
const HAS_END =
  / (?:permit|visa|pass|residence|residency|h1b|h 1b|renewal|opt|stem|status|contract|notice|lease|iqama|licen[cs]e|stay|offer|bond|probation|grace|ep|sponsorship) |परमिट|वीज़ा|वीजा|विसा|அனுமதி|விசா|వీసా|పర్మిట్/u
/** What lets somebody live in another country. */
const PERMIT =
  / (?:permit|visa|pass|residence|residency|h1b|h 1b|opt|stem|status|iqama|stay|ep|grace|sponsorship) |परमिट|वीज़ा|वीजा|विसा|அனுமதி|விசா|వీసా|పర్మిట్/u
const TERM_YEARS = 2

/** The day or month by which a permit, a notice or an offer ends, as the words tell it, within two years; null where they tell none. */
export function termTold(concern: string, asOf: string): NamedPeriod | null {
  const limit = addYears(asOf, TERM_YEARS)
  return (
    namedPeriods(concern, asOf).find(
      ({ from, grain, clause = '' }) =>
        from > asOf && from < limit && (grain === 'day' || grain === 'month') && ENDS.test(clause) && HAS_END.test(clause),
    ) ?? null
  )
}

/** True where what ends is the permit to live in another country. */
export const tellsPermitEnd = (concern: string, asOf: string): boolean => PERMIT.test(termTold(concern, asOf)?.clause ?? '')

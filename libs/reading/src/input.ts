import type { Gender, HindiConcern } from '@disha/contracts/api/intake'
import type { BirthInput } from '@disha/contracts/birth'
import type { Chart } from '@disha/contracts/chart'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import type { ReadAs } from '@disha/contracts/question'
import type { Ephemeris } from '@disha/jyotish/ephemeris'

/** Everything a reading is a function of. No clock is read: `asOf` is the day it is written for. */
export type ReadingInput = {
  birth: BirthInput
  chart: Chart
  ephemeris: Ephemeris
  person: { name: string; gender?: Gender }
  /** the visitor's own words, up to 5,000 characters, any script */
  concern: string
  /** what was added beside the question: told, before it asks */
  details?: string
  /** what the visitor says the question is to be read as, where it was read wrongly */
  readAs?: ReadAs
  /** the question as it was typed, where `concern` is how it is read (`asRead`) */
  typed?: string
  /** topics asked for, leading one first; may be empty */
  topics: Topic[]
  /** boxes chosen beside the words; each of the shorter ones is answered on half a page */
  concerns?: readonly HindiConcern[]
  language: Language
  /** chooses among equal wordings and draws the cards */
  seed: string
  /** `YYYY-MM-DD`, a calendar date in `displayTimeZone` */
  asOf: string
  /** IANA zone of every date in the text */
  displayTimeZone: string
}

import { fold, skeleton } from './fold.ts'
import { hasIndicLetters, romanise } from './romanise.ts'

/** No place name is longer; what follows is cut. */
const MAX_LETTERS = 120
const MAX_PARTS = 4
/** Devanagari gives two spellings of a word; this bounds the work on strange input. */
const MAX_SPELLINGS = 3

/** One name as typed: how it is spelt in folded Latin, how it sounds, and whether it was written in an Indic script. */
export type Spelt = { spellings: string[]; sounds: string[]; letters: number; indic: boolean }

/** A query taken apart: the place, then what narrows it ("Aurangabad, Maharashtra"). */
export type ParsedQuery = { parts: string[] }

const SEPARATORS = /[,;/|(){}[\]–—،、\n\r\t]+/
const PIN_CODE = /\b[1-9]\d{2}\s?\d{3}\b/g
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu
const JOINERS = /[\u200c\u200d]/g

/** Parts of the query between commas and the like, without PIN codes and control characters; none when nothing is left. */
export function parseQuery(query: string): ParsedQuery {
  const text = query
    .slice(0, 4 * MAX_LETTERS)
    .normalize('NFC')
    .replace(JOINERS, '')
    .replace(/[\n\r\t]/g, ',')
    .replace(CONTROL, '')
    .replace(PIN_CODE, ' ')
  const parts = text
    .split(SEPARATORS)
    .map((part) => part.replace(/\s+/g, ' ').trim().slice(0, MAX_LETTERS))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  return { parts: parts.slice(0, MAX_PARTS) }
}

/** Spellings and sounds of one part; empty lists when it holds no letter that can be read. */
export function spell(part: string): Spelt {
  const indic = hasIndicLetters(part)
  const spellings = [...new Set(romanise(part).map(fold))].filter((text) => text !== '').slice(0, MAX_SPELLINGS)
  const sounds = [...new Set(spellings.map(skeleton))].filter((text) => text !== '')
  return { spellings, sounds, letters: Math.min(...spellings.map((text) => text.length), MAX_LETTERS), indic }
}

/** Words for 'district', 'town', 'village' and the like, as they follow a name. */
const KIND =
  /\s+(?:district|dist\.?|distt\.?|city|town|village|taluk|taluka|tehsil|tahsil|mandal|जिला|ज़िला|जिल्हा|शहर|नगर निगम|तहसील|तालुका|मंडल|मण्डल|गाँव|गांव|ग्राम|மாவட்டம்|நகரம்|வட்டம்|கிராமம்|జిల్లా|నగరం|మండలం|పట్టణం|గ్రామం)$/iu

/** The name without such a last word ("Guntur district", "పాలకొల్లు మండలం"); the name itself when it has none. */
export function withoutKind(name: string): string {
  return name.replace(KIND, '')
}

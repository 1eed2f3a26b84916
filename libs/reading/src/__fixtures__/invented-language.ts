import { parse, type Token } from '@messageformat/parser'
import { ENGLISH, type MessageKey } from '../phrasebook/english/english.ts'
import { ENGLISH_TERMS, type TermKey } from '../phrasebook/english/terms.ts'
import { baseOf, type Forms } from '../phrasebook/forms.ts'
import { makePhrasebook, type Phrasebook } from '../phrasebook/phrasebook.ts'

/** A letter of another script for each of a to z. */
const LETTERS = 'अबचडएफगहइजकलमनओपखरसटउवणशयझ'

/** A text in the invented language: the same words in another script, which has no capitals and another sign at the end of a sentence. */
export const invented = (text: string): string =>
  text.replace(/[a-z]/giu, (letter) => LETTERS.charAt(letter.toLowerCase().charCodeAt(0) - 97)).replace(/\.(?= |$)/gu, '।')

const written = (tokens: readonly Token[]): string =>
  tokens
    .map((token): string => {
      if (token.type === 'content') return invented(token.value)
      if (token.type === 'octothorpe') return '#'
      if (token.type === 'argument') return `{${token.arg}}`
      if (token.type === 'function') return `{${token.arg}, ${token.key}}`
      const cases = token.cases.map(({ key, tokens: own }) => `${/^\d+$/u.test(key) ? `=${key}` : key} {${written(own)}}`)
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`
    })
    .join('')

const ofTerm = ([key, term]: [string, Forms]): [string, string] => [key, key.startsWith('signWestern.') ? '' : invented(baseOf(term))]

/**
 * A phrasebook in a language that nobody speaks, made of the English one. What code still reads or writes in English shows beside it: words in Latin
 * letters, and a document of another shape. `own`: texts of a language with forms, in place of the made ones.
 */
export const inventedBook = (own: Partial<Record<MessageKey, Forms>> = {}, terms: Partial<Record<TermKey, Forms>> = {}): Phrasebook =>
  makePhrasebook(
    'hindi',
    {
      ...(Object.fromEntries(Object.entries(ENGLISH).map(([key, source]) => [key, written(parse(source))])) as Record<MessageKey, string>),
      ...own,
    },
    { ...(Object.fromEntries(Object.entries(ENGLISH_TERMS).map(ofTerm)) as Record<TermKey, string>), ...terms },
    {
      ofMonth: [/(?!)/gu, ''],
      stop: '।',
      turn: new RegExp(`[:;]|, (?:${['and', 'so', 'but'].map(invented).join('|')}) `, 'gu'),
      wordEnd: /^/u,
    },
  )

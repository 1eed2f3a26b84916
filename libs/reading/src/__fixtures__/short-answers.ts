import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { BIRTH_NAMES, inputFor } from './births.ts'

/** Births of an age at which work, a bond and a way abroad are asked about. */
export const GROWN = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')

export const composer = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))

/** The short answer in one piece. */
export const textOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

import type { Language } from '../language/languages.ts'

export type FrameStyle = 'north' | 'south'

/** North Indian frame for English and Hindi, South Indian for Tamil and Telugu. */
export const frameStyleOf = (language: Language): FrameStyle => (language === 'tamil' || language === 'telugu' ? 'south' : 'north')

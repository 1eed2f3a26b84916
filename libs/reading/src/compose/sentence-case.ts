/** A text as the beginning of a sentence; scripts without capitals are left as they are. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

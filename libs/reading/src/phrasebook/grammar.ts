/** What must be known of a language to cut its sentences short and to find its words. */
export type Grammar = {
  /** what ends a sentence */
  stop: string
  /** where a sentence passes from what it says to why, when or what follows; with the flags `g` and `u` */
  turn: RegExp
  /** what stands before a day and not before a month, where a date is known by its month alone, and what stands there instead; with the flag `g` */
  ofMonth: readonly [RegExp, string]
  /** what the two signs after a word of the glossary may be where it stands alone or in another form */
  wordEnd: RegExp
}

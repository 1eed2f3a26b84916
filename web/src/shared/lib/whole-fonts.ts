/** Paths whose texts the cut fonts of prerendered pages hold (web/vite/page-fonts-plugin.ts). */
const CUT_FOR = /^\/(|form(-hindi|-tamil|-telugu)?|(privacy-policy|terms-of-use)(-hindi)?)$/

/** A letter of each script, to ask for its fonts by. */
const LETTERS: Record<string, string> = { hi: 'अ', ta: 'அ', te: 'అ' }

/**
 * Prerendered pages come with fonts that hold only their own words. Somebody who types needs every letter: the whole fonts are
 * downloaded, and then take over without a visible change.
 */
export async function showWholeFonts(): Promise<void> {
  const root = document.documentElement
  const letter = LETTERS[root.lang]
  if (root.dataset.fonts === undefined || letter === undefined) return
  await Promise.allSettled(['Anek', 'Noto Serif Indic'].map((family) => document.fonts.load(`1em "${family}"`, letter)))
  delete root.dataset.fonts
}

/** Going on to a screen with other words: at once, a wrongly joined letter is worse than a short wait in a system font. */
export function leaveCutFonts(path: string): void {
  if (!CUT_FOR.test(path)) delete document.documentElement.dataset.fonts
}

/** Matters of life that a clause names, told apart as whoever asks of two of them would. */

/** Matters that are told apart, by what a clause names. */
const MATTERS = {
  work: / (?:jobs?|post|posting|promotions?|promoted|salary|package|increments?|hike|career|placement|placed|transfer|transferred|naukri|employment|employed) /,
  trade: / (?:business|shop|sales|trade|start ?up|factory|clients|dukan|dukaan|vyapar|dhandha) /,
  debt: / (?:debts?|loans?|emis?|karza?|karz|karja|udhar|dues|kadan|appu|debt free) /,
  money: / (?:money|income|savings|paisa|paise|rich|financial\S*|finances?|wealth) /,
  love: / (?:marry|married|marriage|wedding|weddings|shaadi|shadi|engaged|engagement|love|life partner|girlfriend|boyfriend) /,
  divorce: / (?:divorce|divorced|separation|talaq) /,
  child: / (?:baby|babies|pregnant|pregnancy|conceive|(?:have|get|plan) (?:an? |the |our )?(?:child|kids?|children)) /,
  home: / (?:house|flat|plot|own home|new home|dream home|land|property|makan|ghar) /,
  vehicle: / (?:car|bike|scooter|vehicle|gaadi|gadi) /,
  abroad: / (?:abroad|foreign|visa|green card|pr|overseas|canada|usa|us|uk|germany|australia|dubai|gulf|videsh|singapore|ireland|europe) /,
  study: / (?:exams?|degree|course|admission|studies|study|seat|neet|jee|upsc|ssc|gate|masters?|phd|mba) /,
  health: / (?:health|illness|disease|sehat|tabiyat|pcod|pcos|thyroid|depression|anxiety) /,
  court: / (?:court|cases?|dispute|litigation|mukadma) /,
  relief: / (?:problems?|troubles?|struggles?|tensions?|sufferings?|(?:bad|hard|tough|difficult) (?:time|times|days|phase)) /,
} as const
export type NamedMatter = keyof typeof MATTERS

/** No house of one's own. */
const THEIR_HOUSE = / (?:in laws|parents?|mothers?|fathers?|his|her|their|come|go|at|back|mayke) (?:house|home|ghar) /

/** Every matter that a plain text names. */
export function mattersIn(text: string): NamedMatter[] {
  const all = (Object.keys(MATTERS) as NamedMatter[]).filter(
    (one) => MATTERS[one].test(text) && (one !== 'home' || !THEIR_HOUSE.test(text)),
  )
  // a trouble with a name is one of that
  return all.length > 1 ? all.filter((one) => one !== 'relief') : all
}

/** What operators search in, as one text; the index `users_search` is made of exactly this. A line end keeps a match inside one field. */
export const SEARCHED_TEXT =
  "(u.full_name || E'\\n' || u.email || E'\\n' || coalesce(u.delivery_email, '') || E'\\n' || u.place_of_birth || E'\\n' || u.concern)"

/** A LIKE pattern that finds `text` anywhere, its own signs taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

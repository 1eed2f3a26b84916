/** So many texts are remembered: the concern, and its parts with and without what was told. */
const MOST_REMEMBERED = 16

/** A value of a text, made once while the text is being read: every chapter asks for the same one again. */
export function remembered<T>(make: (concern: string) => T): (concern: string) => T {
  const made = new Map<string, T>()
  return (concern) => {
    if (!made.has(concern)) {
      if (made.size >= MOST_REMEMBERED) made.clear()
      made.set(concern, make(concern))
    }
    return made.get(concern) as T
  }
}

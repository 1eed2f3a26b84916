/** So many texts are remembered: the concern, its parts with and without what was told, and the plain questions that any reading may ask for them. */
const MOST_REMEMBERED = 256

/** A value of a text, made once while the text is being read: every chapter asks for the same one again. The oldest text is forgotten first. */
export function remembered<T>(make: (concern: string) => T): (concern: string) => T {
  const made = new Map<string, T>()
  return (concern) => {
    if (!made.has(concern)) {
      if (made.size >= MOST_REMEMBERED) made.delete(made.keys().next().value as string)
      made.set(concern, make(concern))
    }
    return made.get(concern) as T
  }
}

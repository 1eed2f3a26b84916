import type { Composer } from '../compose/composer.ts'

/** A value of a reading, made when it is first asked for. */
export function once<T>(make: (c: Composer) => T): (c: Composer) => T {
  const made = new WeakMap<Composer, T>()
  return (c) => {
    let value = made.get(c)
    if (value === undefined) made.set(c, (value = make(c)))
    return value
  }
}

/** A value that stands on the chart and the person alone, whatever is asked: one for all parts of a question. */
export const onceForChart = <T>(make: (c: Composer) => T): ((c: Composer) => T) => {
  const made = once(make)
  return (c) => made(c.whole)
}

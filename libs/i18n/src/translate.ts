/** Values that a message's arguments take. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A compiled ICU message: values in, text out. */
export type CompiledMessage = (values: MessageValues) => string

/** Compiled messages by full key (`form.fullName.label`). */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

export type Translate = (key: string, values?: MessageValues) => string

const NO_VALUES: MessageValues = {}

/**
 * The one look-up behind every text of web, mail and reading. A missing key shows the key itself (product.md §8) and is
 * reported to `onMissing`; tests make that an error.
 */
export function createTranslate(catalogue: Catalogue, onMissing?: (key: string) => void): Translate {
  return (key, values = NO_VALUES) => {
    const message = catalogue[key]
    if (message !== undefined) return message(values)
    onMissing?.(key)
    return key
  }
}

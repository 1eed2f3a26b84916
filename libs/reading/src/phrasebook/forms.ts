/**
 * A word or a phrase as a language's grammar needs it: one form, or a base form with others by name (`gen`, `obl`, `gender`, ...).
 * A message that names `{noun_obl}` gets that form of what stands in the slot `noun`, and the base form where it has none.
 */
export type Forms = string | (Readonly<Record<string, string>> & { readonly base: string })

/**
 * A phrase that is said and then put into another message carries its other forms with it, unseen, between signs of private use: open, then
 * name, is, text for each form, close. English has none; what is printed never has (`withoutForms`).
 */
const [OPEN, IS, CLOSE] = ['\ue010', '\ue011', '\ue012']
const CARRIED = /\ue010([a-z]+)\ue011([^\ue010-\ue012]*)\ue012/g

export const baseOf = (forms: Forms): string => (typeof forms === 'string' ? forms : forms.base)

/** The base form with the others behind it. */
export const carrying = (base: string, others: Readonly<Record<string, string>>): string =>
  base +
  Object.entries(others)
    .map(([form, text]) => `${OPEN}${form}${IS}${withoutForms(text)}${CLOSE}`)
    .join('')

/** What a reader sees of a text. */
export const withoutForms = (text: string): string => (text.includes(OPEN) ? text.replace(CARRIED, '') : text)

/** The forms that a phrase carries. */
export function formsIn(text: string): Forms {
  if (!text.includes(OPEN)) return text
  return { ...Object.fromEntries([...text.matchAll(CARRIED)].map(([, form, own]) => [form, own])), base: withoutForms(text) }
}

/** The slots of which a message names a form: `{noun_obl}` gives `noun_obl` of `noun`. */
export const namedForms = (source: string): readonly (readonly [name: string, slot: string])[] =>
  [...new Set([...source.matchAll(/\{\s*(\w+_[a-z]+)\b/g)].map(([, name]) => name as string))].map((name) => [
    name,
    name.slice(0, name.lastIndexOf('_')),
  ])

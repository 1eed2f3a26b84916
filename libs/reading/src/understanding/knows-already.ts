import { remembered } from './remembered.ts'

const WHO = {
  sister: '(?:sisters?|didi|behen|bahan|behan|akka)',
  brother: '(?:brothers?|bhai|bhaiya|anna|annan)',
}
const ANY = `(?:${WHO.sister}|${WHO.brother})`
const MY =
  '(?:(?:my|meri|mere|mera|apni|apne) )?(?:(?:own|elder|older|big|younger|little|cousin|badi|bade|choti|chote|chhoti|chhote|chachi|married) )*'
/** One of the own generation who was told of a love, where the others at home were not. */
const KNOWS = new RegExp(
  [
    `(?<=^|\\s)(?:told|shared|confided|disclosed)(?: (?:this|it|about (?:it|this|him|her|us)))? (?:only|just) (?:to |with |in )?${MY}${ANY}(?=[\\s.,;!?]|$)`,
    `(?<=^|\\s)(?:told|shared|confided|disclosed)(?: (?:this|it|about (?:it|this|him|her|us)))? (?:to |with |in )?${MY}${ANY} (?:only|alone)(?=[\\s.,;!?]|$)`,
    `(?<=^|\\s)only ${MY}${ANY} knows?(?: about (?:it|this|him|her|us))?(?=[\\s.,;!?]|$)`,
    `(?<=^|\\s)${MY}${ANY} (?:(?:only|alone|already) knows?|knows about (?:it|him|her|us)|is aware of (?:it|him|her|us))(?=[\\s.,;!?]|$)`,
    `(?<=^|\\s)(?:sirf|bas|keval|only) ${MY}${ANY} (?:ko )?(?:(?:hi|sab|iska|iske|is|baare|bare|me|mein|baat) )*(?:pata|bataya|batayi|batai|maloom|malum|jaant[ai]|janta|janti)(?=[\\s.,;!?]|$)`,
  ].join('|'),
  'giu',
)

/** A concern without whoever was only told of it: they are nobody who is asked about. */
export const withoutConfidant = remembered((concern): string => concern.replace(KNOWS, 'told'))

/** The sister or brother who knows of it already; null where nobody does, or both do. */
export const knowsAlready = remembered((concern): keyof typeof WHO | null => {
  const told = (concern.match(KNOWS) ?? []).join(' ')
  const found = (['sister', 'brother'] as const).filter((who) => new RegExp(`(?:^|\\s)${WHO[who]}(?=\\s|$)`, 'iu').test(told))
  return found.length === 1 ? (found[0] ?? null) : null
})

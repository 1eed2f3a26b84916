import type { PaymentIntent } from './objects.ts'
import { invalidRequest } from './stripe-error.ts'

const CLAUSE =
  /^\s*(?:metadata\[(["'])(?<key>.+?)\1\]|(?<field>[a-z_]+))\s*(?<operator>:|>=|<=|>|<)\s*(?:(["'])(?<quoted>.*?)\5|(?<bare>[\w.@+-]+))\s*/

const FIELDS: Record<string, (intent: PaymentIntent) => string | number> = {
  amount: (intent) => intent.amount,
  created: (intent) => intent.created,
  currency: (intent) => intent.currency,
  customer: (intent) => intent.customer ?? '',
  status: (intent) => intent.status,
}

const NUMERIC = ['amount', 'created']

/**
 * A test for one query of Stripe's search language: `metadata["sessionId"]:"abc" AND status:"succeeded" AND created>170`.
 * Clauses are joined by AND. @throws StripeProblem on what it cannot read.
 */
export function searchTest(query: string): (intent: PaymentIntent) => boolean {
  const tests: ((intent: PaymentIntent) => boolean)[] = []
  let rest = query
  while (rest !== '') {
    const match = CLAUSE.exec(rest)
    if (!match?.groups) throw invalidRequest(`We were unable to parse your search query: ${query}`, { param: 'query' })
    const { key, field, operator, quoted, bare } = match.groups
    const wanted = quoted ?? bare ?? ''
    const read = key !== undefined ? (intent: PaymentIntent) => intent.metadata[key] ?? '' : FIELDS[field ?? '']
    if (!read)
      throw invalidRequest(`Field \`${field ?? ''}\` is an unsupported search field for resource \`payment_intents\`.`, { param: 'query' })
    if (operator !== ':' && !NUMERIC.includes(field ?? '')) {
      throw invalidRequest(`Operator \`${operator ?? ''}\` is not supported for this field.`, { param: 'query' })
    }
    tests.push((intent) => {
      const value = read(intent)
      if (operator === ':') return String(value).toLowerCase() === wanted.toLowerCase()
      const [left, right] = [Number(value), Number(wanted)]
      return operator === '>' ? left > right : operator === '<' ? left < right : operator === '>=' ? left >= right : left <= right
    })
    rest = rest.slice(match[0].length)
    if (rest !== '') {
      if (!/^AND\s/.test(rest)) throw invalidRequest(`We were unable to parse your search query: ${query}`, { param: 'query' })
      rest = rest.slice(3)
    }
  }
  return (intent) => tests.every((test) => test(intent))
}

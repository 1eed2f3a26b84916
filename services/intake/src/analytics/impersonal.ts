import { isIPv4, isIPv6 } from 'node:net'

type Data = Record<string, string | number | boolean | null>

/** What our own pages send; anything else is dropped. */
const KNOWN = new Set([
  'amount',
  'area',
  'code',
  'currency',
  'durationMs',
  'from',
  'language',
  'newLanguage',
  'oldLanguage',
  'page',
  'product',
  'productId',
  'screen',
  'section',
  'stage',
  'status',
  'step',
  'to',
  'topic',
])
/** Words, codes and paths; never a sentence, an address or a number of a person. */
const HARMLESS = /^[\p{L}\p{M}\d_./ -]{1,60}$/u
const MANY_DIGITS = /(\d[ .-]?){7,}/
/** a session's id, or a path that holds one */
const LONG_TOKEN = /[A-Za-z0-9_-]{21,}/

/** The known, harmless part of an event's data; null when nothing is left. */
export function impersonal(data: Data | undefined): Data | null {
  const kept = Object.entries(data ?? {}).filter(
    ([key, value]) =>
      KNOWN.has(key) && (typeof value !== 'string' || (HARMLESS.test(value) && !MANY_DIGITS.test(value) && !LONG_TOKEN.test(value))),
  )
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

/** An address cut to its /24 (IPv4) or /48 (IPv6) network. */
export function cutAddress(address: string | undefined): string | null {
  if (address === undefined) return null
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0/24')
  if (!isIPv6(plain)) return null
  const [head = '', tail] = plain.split('::')
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '')
  const before = groups(head)
  const after = groups(tail ?? '')
  const all = tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`
}

/** In the order in which one claims to be another: Edge says Chrome, Chrome says Safari. */
const FAMILIES: [RegExp, string][] = [
  [/bot|crawl|spider|slurp|preview|headless/i, 'Bot'],
  [/UCBrowser|UCWEB/, 'UC Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera|OPiOS/, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/MiuiBrowser/, 'Mi Browser'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** The browser's family, without version or device. */
export function familyOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null
  return FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other'
}

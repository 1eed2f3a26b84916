import { meantText } from '../understanding/topics.ts'
import type { Field } from '../understanding/work-words.ts'
import { workNamed } from './work-told.ts'
import { once } from './once.ts'

/** Work whose rules forbid a trade beside it, set pay by scale and retire people at an age. */
const RULED: ReadonlySet<Field> = new Set(['government', 'banking', 'police', 'army'])
const RULED_WORDS =
  / (?:railways?|psu|public sector|defence|military|air force|navy|army|police|central govt|state govt|govt|government|sarkari|municipal\S*|collectorate|revenue department|post office) (?:\S+ ){0,3}(?:job|employee|servant|officer|clerk|service|department|teacher|posting|posted|work|working|working as|engineer|naukri) |सरकारी (?:नौकरी|कर्मचारी|अधिकारी)|அரசு (?:வேலை|ஊழிய)|ప్రభుత్వ (?:ఉద్యోగ|ఉద్యోగి)/u

/** True for those who hold a post in government, a bank, the police, the forces or the railways. */
export const servesByRules = once(
  (c): boolean =>
    c.asker.work === 'livelihood' &&
    c.asker.trade === 'post' &&
    (workNamed(c).some(({ field, tie }) => tie === 'does' && RULED.has(field)) || RULED_WORDS.test(meantText(c.input.concern))),
)

import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { meantText } from '../understanding/topics.ts'
import type { Field } from '../understanding/work-words.ts'

/** What people call their own part of a field: whoever sells sarees is not told of fashion. The first that is found stands. */
const OWN_NAMES = {
  fashion: {
    sarees: / (?:sarees?|saris?|sadi|selai) |साड़ी|சேலை|చీర/u,
    textiles: / (?:textiles?|fabrics?|power ?looms?|weaving|cotton mill|spinning|javuli) |ஜவுளி/u,
    garments: / (?:garments?|readymade\S*|clothes?|clothing|kapd\S*) |कपड़|బట్టల/u,
    tailoring: / (?:tailor\S*|silai|stitch\S*|blouses?) |सिलाई|दर्जी|தையல்|టైలర్/u,
    boutique: / boutique |बुटीक|பொட்டிக்|బొటిక్/u,
  },
  shop: {
    grocery: / (?:grocery|kirana|provision|supermarket) |किराना|மளிகை|కిరాణా/u,
    mobiles: / (?:mobiles?|phone) (?:\S+ )?(?:shop|store|repair\S*|business) /u,
    hardware: / hardware (?:shop|store|business) /u,
    stationery: / (?:stationery|book) (?:shop|store|business) /u,
  },
  kitchen: {
    baking: / (?:bakery|baker|baking|cakes?) /u,
    restaurant: / (?:restaurant|dhaba|cafe|mess|food truck) /u,
    catering: / (?:catering|caterer|cloud kitchen|tiffin) /u,
  },
  farming: { dairy: / (?:dairy|milk) |डेयरी/u, poultry: / poultry /u },
  banking: { insurance: / (?:insurance|lic) /u },
  medicine: { dentistry: / (?:dentist\S*|dental|bds) /u, physiotherapy: / physiotherap\S* /u },
  software: {
    software: / (?:software|developer|programmer) |सॉफ्टवेयर|மென்பொருள்|సాఫ్ట్‌వేర్/u,
    it: / (?:in|an|my|into) it(?= (?:with|for|since|company|field|sector|job|and|as|at|from|industry)) | it (?:company|job|jobs|field|sector|industry|engineer|professional|line) /u,
    coding: / (?:coding|programming) /u,
  },
  science: { science: /^(?!.* (?:research|phd|scientist)).* (?<!computer |data |home |political |social )science /u },
  design: { architecture: / architect\S* /u, photography: / photograph\S* /u },
  beauty: { salon: / (?:salon|saloon|parlou?r) |पार्लर/u },
} as const satisfies Partial<Record<Field, Record<string, RegExp>>>

/** A field of work as it is named: by the visitor's own word where there is one. */
export function nameOf(c: Composer, field: Field): string {
  if (field in OWN_NAMES) {
    const told = meantText(c.whole.input.concern)
    const own = Object.entries<RegExp>(OWN_NAMES[field as keyof typeof OWN_NAMES]).find(([, words]) => words.test(told))
    if (own !== undefined) return c.say(`work.name.${field}.${own[0]}` as MessageKey)
  }
  return c.say(`work.name.${field}`)
}

/** A field as it is offered to whoever looks for one: in the names of posts of today, where the old one would sound like another life. */
export function offered(c: Composer, field: Field): string {
  const today = `work.offer.${field}`
  return c.book.has(today) ? c.say(today) : nameOf(c, field)
}

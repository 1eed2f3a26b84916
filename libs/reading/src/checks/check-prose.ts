import type { ReadingDocument } from '@disha/contracts/document'

/** Words that have no place in a reading, as stems: fear, fate, bodies, other people's character, sums of certainty. */
// prettier-ignore
const FEAR: readonly RegExp[] = [
  /\b(death|die|dies|died|dying|dead|deadly|fatal|kill\w*|suicide\w*|murder\w*|widow\w*|longevity|life ?span|short-lived|funeral)\b/i,
  /\b(illness\w*|disease\w*|sickness|cancer (?:cell|patient|treatment)|tumou?r\w*|surgery for|infertil\w*|barren|childless\w*|miscarriage\w*|pregnan\w*|abortion\w*|disab\w+)\b/i,
  /\b(accident\w*|disaster\w*|catastroph\w*|doom\w*|curse\w*|cursed|evil|sinful|sinner\w*|black magic|hell|demon\w*|inauspicious)\b/i,
  /\b(divorce\w*|adulter\w*|unfaithful\w*|infidel\w*|affair with|mistress|promiscu\w*|prostitut\w*|caste|untouchable\w*)\b/i,
  /\b(bankrupt\w*|ruin\w*|prison\w*|jail\w*|lotter\w*|jackpot\w*|lawsuit\w*|gambl\w+ wins?)\b/i,
  /\b(100 ?%|guarantee[ds]?|certainly will|will definitely|without fail|scientific(?:ally)?|5,?000 years|miracle\w*)\b/i,
]

/** Sentences said about certainty on purpose, and names that hold such a word. */
const ALLOWED: readonly RegExp[] = [
  /every verse that speaks of longevity/i,
  /nothing in it is certain/i,
  /no guarantees for others/i,
  /^a caste stands in no chart/i,
]

/** Everything of a document that a reader reads, without the visitor's own words and names. */
export function proseOf(document: ReadingDocument): string[] {
  const texts: string[] = [document.title, document.headline, document.disclaimer]
  const runs = (list: readonly { text: string; mark?: string | undefined }[]): string =>
    list
      .filter(({ mark }) => mark !== 'quote')
      .map(({ text }) => text)
      .join('')
  for (const section of document.sections) {
    texts.push(section.title, runs(section.lead))
    for (const block of section.blocks) {
      if (block.kind === 'heading') texts.push(block.text)
      else if (block.kind === 'paragraph') texts.push(runs(block.runs))
      else if (block.kind === 'list') texts.push(...block.items.map((item) => runs(item.runs)))
      else if (block.kind === 'table') texts.push(block.caption, ...block.columns.map(({ label }) => label), ...block.rows.flat())
      else texts.push(block.alternative)
    }
  }
  for (const note of Object.values(document.notes)) texts.push(note.fact, note.citation, note.holds)
  return texts.filter((text) => text !== '')
}

/** Fearful or forbidden words in texts. */
export function fearIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const cleaned = ALLOWED.reduce((left, pattern) => left.replace(pattern, ''), text)
    return FEAR.flatMap((pattern) => {
      const hit = pattern.exec(cleaned)
      return hit === null ? [] : [`${hit[0]}: ${text.slice(Math.max(0, hit.index - 40), hit.index + 60)}`]
    })
  })
}

/** Slips of the pen: doubled words, unfilled slots, a/an, spacing, sentence starts. English only. */
export function slipsIn(texts: readonly string[]): string[] {
  const rules: readonly [string, RegExp][] = [
    ['doubled word', /\b(?!had\b|that\b)(\p{L}{2,}) \1\b/iu],
    ['unfilled slot', /[{}]|undefined|NaN|\[object|\bnull\b/],
    ['message key', /\b(?:why|table|topic|window|graha|sign|house|verdict|birth)\.[a-zA-Z]+\.[a-zA-Z0-9.]+/],
    ['a before a vowel', /\ba (?=[aeio])(?!one|once|eu)\w+/i],
    ['an before a consonant', /\ban (?=[bcdfgjklmnpqrstvwyz])\w+/i],
    ['two spaces', / {2}/],
    ['space before a mark', / [,.;:!?](?:\s|$)/],
    ['doubled mark', /[,;:]{2}|\.\.(?!\.)|[.,;:] ?[,;:.](?!\.)(?=\s|$)/],
    ['missing space', /[\p{Ll}][.;:!?](?=\p{Lu})/u],
    ['lower-case start', /[.!?] (?!e\.g|i\.e)\p{Ll}/u],
    ['straight quote', /['"]/],
    ['the the', /\bthe (?:your|a|an)\b/i],
    ['a graha without its article', /\b(?:against|easy with) (?:Sun|Moon)\b/],
    ['a list left out', /\b(?:the nearest first|the nearest)\.$/],
    ['one of two, untold', /\b(?:lacks either|or kind grahas|what stands in [^.,]+, or looks at it)\b/],
    ['brackets side by side', /\) \(±|\) \(the (?:beginning|end) ±/],
    ['an opaque turn', /\bbegins, to \d|\bfirst come now\b|\bin parts, to\b|\bis else for\b|; easy to ask in (?:is|are)\b/],
    ['1 in a plural', /(?<![.\d])\b1 (?:days|years|minutes|witnesses|months)\b/],
  ]
  return texts.flatMap((text) =>
    rules.flatMap(([name, pattern]) => {
      const hit = pattern.exec(text)
      return hit === null ? [] : [`${name}: …${text.slice(Math.max(0, hit.index - 40), hit.index + 40)}…`]
    }),
  )
}

/** Paragraphs and items of a list that begin with a small letter, the visitor's own words apart. English only. */
export function smallStartsIn(document: ReadingDocument): string[] {
  return document.sections
    .flatMap(({ lead, blocks }) => [
      lead,
      ...blocks.flatMap((block) =>
        block.kind === 'paragraph' ? [block.runs] : block.kind === 'list' ? block.items.map(({ runs }) => runs) : [],
      ),
    ])
    .map((runs) =>
      runs
        .filter(({ mark }) => mark !== 'quote')
        .map(({ text }) => text)
        .join('')
        .trimStart(),
    )
    .concat(Object.values(document.notes).map(({ fact }) => fact))
    .filter((text) => /^\p{Ll}/u.test(text))
    .map((text) => `small letter at the start: ${text.slice(0, 60)}…`)
}

const MONTHS = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g

/** Western names of rashis, which stand beside the first mention only and so would part like sentences. */
const WESTERN = /(?: \(|, )(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\)?/g

/** Sentences of a text, with digits and months masked: what two readings are compared by. */
export function maskedSentences(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) =>
      sentence
        .replace(WESTERN, '')
        .replace(MONTHS, '#')
        .replace(/\d+(?:st|nd|rd|th)?/g, '#')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length >= 4)
}

// prettier-ignore
const NAMES = /\b(?:(?:the )?(?:Sun|Moon)|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Mesha|Vrishabha|Mithuna|Karka|Simha|Kanya|Tula|Vrishchika|Dhanu|Makara|Kumbha|Mina)\b(?: \([A-Z][a-z]+\))?/gi

/** A masked sentence with the names of grahas and rashis masked as well: the harder measure of likeness. English only. */
export const maskedNames = (sentence: string): string => sentence.replace(NAMES, '@')

/** Masked sentences that say what this chart says: lines that rest on method or the card draw alone are left out. */
export function ownSentences(document: ReadingDocument): Set<string> {
  const texts = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const parts = block.kind === 'paragraph' ? [block] : block.kind === 'list' ? block.items : []
      // a label and what follows it are one sentence, so runs are joined before sentences are parted
      return parts.map(({ runs }) =>
        runs
          .filter(({ findingIds }) => !(findingIds ?? []).every((id) => id.startsWith('method.') || id.startsWith('tarot.')))
          .map(({ text }) => text.trim())
          .join(' '),
      )
    }),
  )
  return new Set(maskedSentences(texts))
}

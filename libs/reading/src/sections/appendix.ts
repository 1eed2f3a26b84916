import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { SEVEN_GRAHAS } from '@disha/jyotish/dignities'
import { VARGAS } from '@disha/jyotish/vargas'
import type { Composer } from '../compose/composer.ts'
import { dateIn } from '../facts/calendar.ts'
import { derivedOf } from '../facts/derived.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
const GLOSSARY = [
  'antardasha',
  'arudha',
  'ashtakavarga',
  'atmakaraka',
  'bhava',
  'chalit',
  'dasamsa',
  'dhaiya',
  'gochara',
  'graha',
  'karaka',
  'lagna',
  'mahadasha',
  'nakshatra',
  'navamsa',
  'pada',
  'rashi',
  'sadeSati',
  'shadbala',
  'tara',
  'upapada',
  'varga',
  'vargottama',
  'vedha',
  'virupa',
  'yogakaraka',
] as const

const column = (label: string, align: 'start' | 'end' = 'start') => ({ label, align })
const signShort = (c: Composer, sign: number): string => c.book.term(`signShort.${sign}` as 'signShort.0')
const grahaShort = (c: Composer, graha: Graha): string => c.book.term(`grahaShort.${graha}`)

/** Every table behind the reading, and the words used in it. */
export function appendixBlocks(c: Composer): Block[] {
  return [
    c.heading('appendix.head'),
    vargaTable(c),
    ...(c.dashas.grain === 'none' ? [] : [dashaTable(c)]),
    ...(c.timed ? [shadbalaTable(c), ashtakavargaTable(c)] : []),
    c.heading('appendix.headGlossary'),
    glossary(c),
  ]
}

/** Divisions finer than this move with a few minutes of the clock. */
const FINE_DIVISION = 12
const FINE_MINUTES = 5

/** Signs of the sixteen vargas (BPHS 6), the lagna first; the fine ones only where the clock bears them. */
function vargaTable(c: Composer): Block {
  const fine = c.timed && c.clockMinutes <= FINE_MINUTES
  const shown = VARGAS.filter((varga) => fine || Number(varga.slice(1)) <= FINE_DIVISION)
  return {
    kind: 'table',
    caption: c.say(fine ? 'appendix.vargas' : c.timed ? 'appendix.vargasRough' : 'appendix.vargasNoon'),
    columns: [
      column(c.say('table.varga')),
      ...(c.timed ? [column(c.book.term('lagnaShort'))] : []),
      ...GRAHAS.map((graha) => column(grahaShort(c, graha))),
    ],
    rows: shown.map((varga) => {
      const { lagna } = c.chart[varga]
      return [
        varga,
        ...(c.timed ? [lagna === null ? '' : signShort(c, lagna.sign)] : []),
        ...GRAHAS.map((graha) => signShort(c, c.chart[varga][graha].sign)),
      ]
    }),
  }
}

/** Mahadashas from the birth on, each with the months in which its antardashas begin where the birth time bears them. */
function dashaTable(c: Composer): Block {
  const { periods } = c.chart.vimshottari
  const { grain } = c.dashas
  const zone = c.input.displayTimeZone
  const born = c.input.birth.utc
  const month = (at: string): string => {
    const date = dateIn(zone, at)
    return `${date.slice(5, 7)}/${date.slice(0, 4)}`
  }
  const fine = grain !== 'maha'
  return {
    kind: 'table',
    caption: c.say('appendix.dashas', { days: c.dashas.errorDays }),
    columns: [
      column(c.say('table.maha')),
      column(c.say('table.from')),
      column(c.say('table.to')),
      ...(fine ? [column(c.say('table.antars'))] : []),
    ],
    rows: periods
      .filter(({ lords, endAt }) => lords.length === 1 && endAt > born)
      .map(({ lords, startAt, endAt }) => [
        c.book.term(`grahaBare.${lords[0]}`),
        month(startAt < born ? born : startAt),
        month(endAt),
        ...(fine
          ? [
              periods
                .filter((period) => period.lords.length === 2 && period.startAt >= startAt && period.startAt < endAt && period.endAt > born)
                .map((period) => `${grahaShort(c, period.lords[1] as Graha)} ${month(period.startAt < born ? born : period.startAt)}`)
                .join(', '),
            ]
          : []),
      ]),
  }
}

const sum = (parts: object): number => Object.values(parts).reduce((all: number, part: number) => all + part, 0)

/** The six strengths in virupas (BPHS 27). */
function shadbalaTable(c: Composer): Block {
  const balas = derivedOf(c.chart, c.input.ephemeris).shadbala
  return {
    kind: 'table',
    caption: c.say('appendix.shadbala'),
    columns: [
      column(c.say('table.graha')),
      ...(['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik', 'total', 'required'] as const).map((part) =>
        column(c.say(`table.bala.${part}`), 'end'),
      ),
    ],
    rows:
      balas === null
        ? []
        : SEVEN_GRAHAS.map((graha) => {
            const { sthana, dig, kala, cheshta, naisargika, drik, total, required } = balas[graha]
            const values = [sum(sthana), dig, sum(kala), cheshta, naisargika, drik, total, required]
            return [c.book.term(`grahaBare.${graha}`), ...values.map((value) => String(Math.round(value)).replace('-', '−'))]
          }),
  }
}

/** The eight rows of points by rashi and their sum over the seven (BPHS 66). */
function ashtakavargaTable(c: Composer): Block {
  const points = derivedOf(c.chart, c.input.ephemeris).ashtakavarga
  return {
    kind: 'table',
    caption: c.say('appendix.ashtakavarga'),
    columns: [
      column(c.say('table.of')),
      ...SIGNS.map((sign) => column(signShort(c, sign), 'end')),
      column(c.say('table.bala.total'), 'end'),
    ],
    rows:
      points === null
        ? []
        : [
            ...SEVEN_GRAHAS.map((graha) => row(c.book.term(`grahaBare.${graha}`), points.bav[graha])),
            row(c.say('table.lagna'), points.bav.ascendant),
            row(c.say('table.sav'), points.sav),
          ],
  }
}

const row = (label: string, values: readonly number[]): string[] => [
  label,
  ...values.map(String),
  String(values.reduce((all, value) => all + value, 0)),
]

/** Whether a lowercased text has a word, alone or in another form; `goesOn`: what the two signs after it may be. */
function hasWord(text: string, word: string, goesOn: RegExp): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if (!/[\p{L}\p{M}]/u.test(text.charAt(at - 1)) && goesOn.test(text.slice(end, end + 2))) return true
  }
  return false
}

/** The sections with a glossary of those words only that they or the explanations of such words use. */
export function withUsedWords(c: Composer, sections: readonly Section[]): Section[] {
  const caption = c.say('appendix.glossary')
  const isGlossary = (block: Block): boolean => block.kind === 'table' && block.caption === caption
  const others = sections.map((section) => ({ ...section, blocks: section.blocks.filter((block) => !isGlossary(block)) }))
  const heads = others.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (block.kind === 'table' ? block.columns.map(({ label }) => label) : [])),
  ])
  const notes = Object.values(c.notes).flatMap(({ fact, citation }) => [fact, citation])
  const text = [...heads, ...others.map(sectionText), ...notes].join(' ').toLowerCase()
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.kind !== 'table' || !isGlossary(block)) return block
      const isUsed = (words: string, [word]: string[]): boolean =>
        hasWord(words, word.replace(/ \(.*/, '').toLowerCase(), c.book.grammar.wordEnd)
      const used = new Set(block.rows.filter((entry) => isUsed(text, entry)))
      const meanings = [...used].map(([, meaning]) => meaning.toLowerCase()).join(' ')
      return { ...block, rows: block.rows.filter((entry) => used.has(entry) || isUsed(meanings, entry)) }
    }),
  }))
}

function glossary(c: Composer): Block {
  return {
    kind: 'table',
    caption: c.say('appendix.glossary'),
    columns: [column(c.say('table.word')), column(c.say('table.meaning'))],
    rows: GLOSSARY.map((word) => [c.say(`glossary.${word}.word` as MessageKey), c.say(`glossary.${word}` as MessageKey)]),
  }
}

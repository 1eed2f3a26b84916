import type { Composer, Line } from '../compose/composer.ts'
import { fieldFinding, weighField } from '../rules/fields.ts'
import { meantText } from '../understanding/topics.ts'
import type { Field } from '../understanding/work-words.ts'
import { APART_TENTHS, asksOther, lessOf, workAside } from './work-told.ts'

/** Streams of study and the fields that they lead to. */
const STREAMS = {
  science: ['science'],
  engineering: ['engineering', 'software'],
  medicine: ['medicine', 'nursing', 'pharmacy'],
  commerce: ['accounts', 'banking', 'management'],
  humanities: ['writing', 'teaching', 'counselling'],
  law: ['law'],
  arts: ['design', 'film', 'music'],
} satisfies Record<string, readonly Field[]>
type Stream = keyof typeof STREAMS

const USEFUL = [
  'teaching',
  'social',
  'priest',
  'writing',
  'farming',
  'music',
  'accounts',
  'law',
  'counselling',
  'kitchen',
] as const satisfies readonly Field[]

/** How a stream is carried: the mean of its fields, in tenths of the sample births. */
export function streamWorth(c: Composer, stream: Stream): number {
  const fields: readonly Field[] = STREAMS[stream]
  return fields.reduce((sum, field) => sum + weighField(c, field).tenths, 0) / fields.length
}

// prettier-ignore
const STREAM_WORDS: Readonly<Partial<Record<Stream, RegExp>>> = {
  engineering: / (?:engineering|computers?|computer science|maths|non medical|pcm|mpc) /u,
  medicine: / (?:medical|medicine|biology|pcb|bipc) /u,
  science: / (?:pure )?science(?! or | and | stream) /u,
  commerce: / (?:commerce|accounts|b com|bcom|cec|mec) /u,
  humanities: / (?:arts|humanities|psychology|languages|history|hec) /u,
  law: / (?:law|llb) /u,
  arts: / (?:design|fine arts|animation|fashion|music|dance) /u,
}

const SCIENCE_OR = / science (?:or|ya|vs) | (?:or|ya|vs) science /u

/** The streams that are named beside each other. */
export function streamsNamed(words: string): Stream[] {
  const text = meantText(words)
  const named = (Object.keys(STREAM_WORDS) as Stream[]).filter((stream) => STREAM_WORDS[stream]?.test(text))
  // science held against another stream is the stream, which else only says of which kind a subject is
  return named.length === 1 && SCIENCE_OR.test(text) ? ['science', ...named] : named
}

/** Streams that are named, the best carried first, with how far apart they are. */
export function streamsLine(c: Composer, streams: readonly Stream[]): Line {
  const [first, second, ...more] = streams.toSorted((a, b) => streamWorth(c, b) - streamWorth(c, a)) as [Stream, Stream, ...Stream[]]
  const apart = streamWorth(c, first) - streamWorth(c, second) >= APART_TENTHS
  return c.line(
    streams.flatMap((stream) => STREAMS[stream].map((field) => fieldFinding(c, field))),
    apart ? 'work.streams.named' : 'work.streams.alike',
    {
      first: c.say(`work.stream.${first}`),
      second: c.say(`work.stream.${second}`),
      less: lessOf(streamWorth(c, first)),
      others: { list: [second, ...more].map((stream) => c.say(`work.stream.${stream}`)) },
    },
  )
}

/** The streams of study that this chart carries best and least. */
export function streamLine(c: Composer): Line {
  const aside = new Set(asksOther(c) ? workAside(c).map(({ field }) => field) : [])
  const ordered = (Object.keys(STREAMS) as Stream[])
    .filter((stream) => !STREAMS[stream].some((field) => aside.has(field)))
    .toSorted((a, b) => streamWorth(c, b) - streamWorth(c, a))
  const [first, second, last] = [ordered[0], ordered[1], ordered.at(-1)] as [Stream, Stream, Stream]
  const name = (stream: Stream): string => c.say(`work.stream.${stream}`)
  return c.line(
    [first, second, last].flatMap((stream) => STREAMS[stream].map((field) => fieldFinding(c, field))),
    'work.streams',
    { first: name(first), second: name(second), last: name(last) },
  )
}

/** What useful days after a working life this chart carries best. */
export function usefulLine(c: Composer): Line {
  const [first, second] = USEFUL.toSorted((a, b) => weighField(c, b).tenths - weighField(c, a).tenths) as [
    (typeof USEFUL)[number],
    (typeof USEFUL)[number],
  ]
  return c.line([fieldFinding(c, first), fieldFinding(c, second)], 'work.useful', {
    first: c.say(`work.useful.${first}`),
    second: c.say(`work.useful.${second}`),
  })
}

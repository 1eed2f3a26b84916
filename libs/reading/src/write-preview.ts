import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { WhyNote } from '@disha/contracts/document'
import type { Insights, InsightsEvidence } from '@disha/contracts/insights'
import { Composer, type Line } from './compose/composer.ts'
import { bestAndWeakest, stayNow, staysAhead } from './compose/current.ts'
import { dignityFinding, gocharaFinding, gocharaText, periodFinding, placeFinding, spanText, wellPlaced } from './compose/parts.ts'
import { colourLine } from './compose/period-words.ts'
import { moonLines, moonStar, nodesLines, risingLines } from './compose/portrait.ts'
import { quoted } from './compose/quote.ts'
import { askedParts } from './understanding/asked-parts.ts'
import { firstMentions, withoutMarks } from './compose/rashi-names.ts'
import { houseOfSign, signLord } from './facts/houses.ts'
import { possibleMahas } from './facts/possible-dashas.ts'
import type { Stay } from './facts/sky.ts'
import { untilOf } from './rules/passages.ts'
import { MAIN_TOPICS, type MainTopic } from './rules/witnesses.ts'
import { answerOf } from './sections/answer/answer.ts'
import { openingLines } from './sections/answer/answer-opening.ts'
import { matterTimes, matterTitle } from './sections/asked-matter.ts'
import { isLighter } from './rules/windows.ts'
import { windows } from './sections/cache.ts'
import { shortLead } from './sections/short-concerns.ts'
import type { ReadingInput } from './input.ts'
import { asRead, questionRead } from './read-as.ts'
import { sentenceCase } from './compose/sentence-case.ts'
import { drawCards, suitOf } from './tarot/draw.ts'
import type { MessageKey, Phrasebook } from './phrasebook/phrasebook.ts'
import { distressOf, isDistress, topicsOf } from './understanding/understanding.ts'

const PREVIEW_TEXTS = ['karmicPause', 'emotionalClimate', 'cosmicTeaser'] as const

/**
 * The free preview: texts of the visitor's own chart, and what the screen shows beside them. A pure function, a few milliseconds; the same
 * input gives the same bytes. `book`: as for the composer.
 */
export function writePreview(input: ReadingInput, book?: Phrasebook): { insights: Insights; evidence: InsightsEvidence } {
  const c = new Composer(asRead(input), book)
  const texts = { karmicPause: karmicPause(c), emotionalClimate: emotionalClimate(c), cosmicTeaser: cosmicTeaser(c) }
  const [past, present, future] = drawCards(input.seed)
  const name = (card: number): string => c.say(`card.${card}.name` as MessageKey)
  const meaning = (card: number): string => sentenceCase(c.say(`card.${card}.meaning` as MessageKey))
  const why: Record<string, WhyNote[]> = {}
  for (const text of PREVIEW_TEXTS) {
    why[text] = [...new Set(texts[text].flat().flatMap(({ ids }) => ids))].map((id) => withoutMarks(c.notes[id] as WhyNote))
  }
  const asText = (paragraphs: Line[][]): string =>
    firstMentions(c.book)(paragraphs.map((lines) => lines.map(({ text }) => text).join(' ')).join('\n\n'))
  return {
    insights: {
      karmicPause: asText(texts.karmicPause),
      emotionalClimate: asText(texts.emotionalClimate),
      cosmicTeaser: asText(texts.cosmicTeaser),
      tarotInsight: {
        pastCard: name(past),
        pastMeaning: c.say('preview.card.past', { meaning: meaning(past) }),
        presentCard: name(present),
        presentMeaning: c.say('preview.card.present', { meaning: meaning(present) }),
        futureTeaser: c.vary('tarot.futureTeaser', { suit: c.say(`tarot.suit.${suitOf(future)}`) }),
      },
    },
    evidence: {
      chart: {
        lagnaSign: c.chart.D1.lagna?.sign ?? null,
        lagnaDegree: c.chart.D1.lagna?.degree ?? null,
        ...moonOf(c),
        grahas: GRAHAS.map((graha) => {
          const { sign, degree, retrograde } = c.chart.D1[graha]
          return { graha, sign, degree, retrograde }
        }),
      },
      why,
      question: questionRead(c.input),
    },
  }
}

/** The Moon's star and pada as far as the birth time bears them, and the signs and stars it may be in. */
function moonOf(c: Composer): Omit<InsightsEvidence['chart'], 'lagnaSign' | 'lagnaDegree' | 'grahas'> {
  const { nakshatra, pada } = c.chart.D1.moon
  const passed = (fact: string): number[] => {
    if (c.timed) return []
    const turns = c.changes().filter((change) => change.fact === fact)
    return turns.flatMap(({ before, after }, index) => (index === 0 ? [Number(before), Number(after)] : [Number(after)]))
  }
  const [signs, stars] = [passed('D1.moon.sign'), passed('D1.moon.nakshatra')]
  return {
    moonNakshatra: stars.length === 0 ? nakshatra : null,
    moonPada: c.timed || c.sure('D1.moon.nakshatra', 'D1.moon.pada') ? pada : null,
    ...(signs.length > 0 && { moonSigns: signs }),
    ...(stars.length > 0 && { moonNakshatras: stars }),
  }
}

/** The field of the question, or the first one asked for; undefined where neither names one. */
const leadOf = (c: Composer): MainTopic | undefined =>
  topicsOf({ concern: c.input.concern, topics: c.input.topics }).topics.find(
    (topic): topic is MainTopic => (MAIN_TOPICS as readonly string[]).includes(topic) && !shortLead(c).covered(topic as MainTopic),
  )

const MOST_QUOTED = 240

/** The words of the question; of a long story what is asked in it, since a quote that ends before the question would look unread. */
function questionQuoted(typed: string): string {
  const whole = quoted(typed, MOST_QUOTED)
  const [asked] = askedParts(typed).asked
  const from = asked === undefined ? -1 : typed.indexOf(asked)
  const isCut = asked !== undefined && from > 0 && whole.endsWith('…') && !whole.includes(quoted(asked, MOST_QUOTED))
  return isCut ? `… ${quoted(typed.slice(from), MOST_QUOTED)}` : whole
}

function karmicPause(c: Composer): Line[][] {
  const { name } = c.input.person
  const paragraphs: Line[][] = []
  const concern = questionQuoted(c.input.typed ?? c.input.concern)
  if (isDistress(c.input.concern)) paragraphs.push([{ text: c.say(`preview.distress.${distressOf(c.input.concern)}`, { name }), ids: [] }])
  else if (concern !== '') paragraphs.push([{ text: c.say('preview.quote', { concern }), ids: [] }])
  paragraphs.push([
    { text: c.say(c.timed ? 'preview.hello' : 'preview.helloMoon', { name }), ids: [] },
    ...(c.timed ? risingLines(c) : [sunLine(c)]),
  ])
  // the question itself gets its first words of answer here
  if (concern !== '' && !isDistress(c.input.concern)) paragraphs.push(openingLines(c))
  paragraphs.push(...nowParagraphs(c))
  paragraphs.push(nodesLines(c))
  const { best, weakest } = bestAndWeakest(c)
  const about = (graha: typeof best) => ({
    graha: c.graha(graha),
    dignity: { term: `dignity.${c.facts.dignity(graha)}` } as const,
    sign: c.sign(c.facts.sign(graha)),
    theme: { term: `theme.${graha}` } as const,
  })
  paragraphs.push([
    ...(c.facts.strength(best) >= 1 ? [c.line([dignityFinding(c, best)], 'preview.strongest', about(best))] : []),
    ...(c.facts.strength(weakest) <= -1 ? [c.line([dignityFinding(c, weakest)], 'preview.gentle', about(weakest))] : []),
    { text: c.vary('preview.pauseEnd'), ids: [] },
  ])
  return paragraphs
}

function nowParagraphs(c: Composer): Line[][] {
  const { running, grain, errorDays } = c.dashas
  if (running === null || grain === 'none') return [[mahaOfDayLine(c)]]
  const { maha, antar } = running
  const [mahaLord] = maha.lords as [(typeof maha.lords)[number]]
  const first: Line[] = [
    c.line([periodFinding(c, maha)], 'preview.now', {
      maha: { term: `grahaBare.${mahaLord}` },
      from: c.date(maha.from, errorDays),
      to: c.date(maha.to, errorDays),
      text: c.say(`maha.${mahaLord}`),
    }),
    colourLine(c, maha, false),
  ]
  if (grain === 'maha') return [first]
  const antarLord = antar.lords[1] as typeof mahaLord
  const same = antarLord === mahaLord
  const slots = { antar: c.graha(antarLord), to: c.date(antar.to, errorDays), text: c.say(`antar.${antarLord}`) }
  const second = [c.line([periodFinding(c, antar)], 'preview.nowSub', slots), ...(same ? [] : [colourLine(c, antar, false)])]
  return [first, second]
}

/** What the day of birth alone says of the mahadasha that runs today. */
function mahaOfDayLine(c: Composer): Line {
  const lords = possibleMahas(c.input.birth, c.input.ephemeris, c.input.asOf)
  const { paths, why } = moonStar(c)
  const id = c.find({ id: 'dasha.ofDay', topic: 'timing', rule: 'bphs46.12-16', paths, why })
  const span = spanText(c, c.dashas.errorDays)
  const [first] = lords as [Graha]
  const last = lords.at(-1) as Graha
  if (lords.length === 1)
    return c.line([id], 'preview.mahaOne', { span, maha: { term: `grahaBare.${first}` }, text: c.say(`maha.${first}`) })
  return c.line([id], 'preview.mahaTwo', {
    span,
    first: { term: `grahaBare.${first}` },
    last: { term: `grahaBare.${last}` },
    firstTheme: { term: `theme.${first}` },
    lastTheme: { term: `theme.${last}` },
  })
}

/** The Sun by sign and by place from the Moon: what holds on the whole day of birth, said where there is no lagna. */
function sunLine(c: Composer): Line {
  const sign = c.facts.sign('sun')
  const place = houseOfSign(sign, c.facts.sign('moon'))
  const id = c.find({
    id: 'sunSign',
    rule: 'practice.chandraLagna',
    paths: ['D1.sun.sign', 'D1.moon.sign'],
    why: { key: 'why.placeMoon', slots: { graha: c.grahaStart('sun'), house: c.house(place), sign: c.sign(sign) } },
  })
  return c.line([id], 'preview.sun', {
    sign: c.sign(sign),
    place: c.house(place),
    text: c.say(`sunSign.${sign as 0}`),
    area: { term: `field.${place}` },
  })
}

function emotionalClimate(c: Composer): Line[][] {
  const { moon } = c.chart.D1
  const first = moonLines(c)
  const second: Line[] = []
  if (c.timed) {
    const { id, house } = placeFinding(c, 'moon')
    second.push(c.line([id], 'preview.climate.moonPlace', { house: c.house(house), area: { term: `area.${house}` } }))
    second.push(c.line([id], `place.moon.${house}`))
  }
  const host = signLord(moon.sign)
  if (host !== 'moon') {
    const hint = wellPlaced(c, host)
      ? c.say('preview.climate.hint.well', { theme: { term: `theme.${host}` } })
      : c.say('preview.climate.hint.ill')
    second.push(
      c.line([dignityFinding(c, host)], 'preview.climate.dispositor', {
        graha: c.graha(host),
        dignity: { term: `dignity.${c.facts.dignity(host)}` },
        hint,
      }),
    )
  }
  const saturn = stayNow(c, 'saturn')
  const { id, place } = gocharaFinding(c, saturn)
  const third = [c.line([id], 'preview.climate.saturn', { text: gocharaText(c, 'saturn', place, saturn.sign), to: untilOf(c, saturn) })]
  const jupiter = stayNow(c, 'jupiter')
  const helper = gocharaFinding(c, jupiter)
  const fourth = [
    c.line([helper.id], 'preview.jupiter', { text: gocharaText(c, 'jupiter', helper.place, jupiter.sign), to: untilOf(c, jupiter) }),
  ]
  return [first, second, third, ...(c.timed ? [] : [fourth])].filter((lines) => lines.length > 0)
}

/** True when a graha that moves forward by nature re-enters the sign it came from. */
function goesBack(c: Composer, stay: Stay): boolean {
  if (stay.graha === 'rahu') return false
  const before = c.sky[stay.graha as 'saturn' | 'jupiter'].find(({ endAt }) => endAt === stay.startAt)
  return before !== undefined && before.sign === (stay.sign + 1) % 12
}

/** The next move of a slow graha, soonest first; one that matters by Phaladeepika's good and hard places before a plain one. */
function cosmicTeaser(c: Composer): Line[][] {
  const next = (['saturn', 'jupiter', 'rahu'] as const)
    .flatMap((graha) => staysAhead(c, graha).slice(0, 1))
    .toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1))
  const paragraphs: Line[][] = next.slice(0, 2).map((stay) => {
    const { id, place, from } = gocharaFinding(c, stay)
    return [
      c.line([id], goesBack(c, stay) ? 'preview.teaser.back' : 'preview.teaser.ingress', {
        date: c.date(from),
        graha: c.graha(stay.graha),
        sign: c.sign(stay.sign),
        text: gocharaText(c, stay.graha as 'saturn', place, stay.sign),
      }),
    ]
  })
  const { running, grain, errorDays, antars } = c.dashas
  if (running !== null && (grain === 'antar' || grain === 'pratyantar')) {
    const following = antars.find(({ from }) => from >= running.antar.to)
    const lord = following?.lords[1]
    const current = running.antar.lords[1]
    if (following !== undefined && lord !== undefined && current !== undefined) {
      paragraphs.push([
        c.line([periodFinding(c, following)], 'preview.teaser.dasha', {
          date: c.date(following.from, errorDays),
          from: c.graha(current),
          next: c.graha(lord),
          text: c.say(`antar.${lord}`),
        }),
      ])
    }
  }
  if (!isDistress(c.input.concern)) paragraphs.push(promiseOf(c))
  paragraphs.push([{ text: c.say('preview.teaser.end'), ids: [] }])
  return paragraphs
}

/** What the full reading holds for this very question: a chapter of its own, the chapter of its field, or its answer alone. */
function promiseOf(c: Composer): Line[] {
  const title = matterTitle(c)
  if (title !== null) return matterPromise(c, title)
  const { topic } = answerOf(c)
  const lead = topic ?? (c.input.concern.trim() === '' ? leadOf(c) : undefined)
  if (lead !== undefined) return promiseLines(c, lead)
  return c.input.concern.trim() === '' ? [] : [{ text: c.say('preview.teaser.answer'), ids: [] }]
}

/** The chapter that the question gets to itself, and the times of the years ahead that it dates. */
function matterPromise(c: Composer, title: string): Line[] {
  const [first, ...more] = matterTimes(c)
  if (first === undefined) return [{ text: c.say('preview.teaser.matter', { title }), ids: [] }]
  const [{ from, to, fromErrorDays, toErrorDays }] = first.spans
  const open = from <= c.input.asOf
  return [
    c.line([...first.ids], open ? 'preview.teaser.matterOpen' : 'preview.teaser.matterNext', {
      title,
      count: more.length + 1,
      date: open ? c.date(to, toErrorDays) : c.date(from, fromErrorDays),
    }),
  ]
}

/** What the full reading holds for the field that was asked about: its windows, as they stand there. */
function promiseLines(c: Composer, topic: MainTopic): Line[] {
  const found = windows(c)[topic]
  const [first] = found
  if (first === undefined) return [{ text: c.say('preview.teaser.noWindow', { topic: { term: `topic.${topic}` } }), ids: [] }]
  const open = first.from <= c.input.asOf
  return [
    c.line([...first.ids], open ? 'preview.teaser.windowOpen' : 'preview.teaser.windowNext', {
      topic: { term: `topic.${topic}` },
      count: found.length,
      lighter: isLighter(first) ? c.say('preview.teaser.lighter') : '',
      date: open ? c.date(first.parts[0].to, first.parts[0].toErrorDays) : c.date(first.from, first.fromErrorDays),
    }),
  ]
}

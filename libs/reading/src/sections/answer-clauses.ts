import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { bestAndWeakest, stayNow } from '../compose/current.ts'
import { dignityFinding, gocharaFinding, lordFinding, periodFinding, placesFinding } from '../compose/parts.ts'
import { nodesLines } from '../compose/portrait.ts'
import { addMonths, addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { saturnSeasons } from '../facts/gochara.ts'
import type { Extra } from '../clauses.ts'
import type { Question } from '../question.ts'
import { isTiedTo, judge } from '../rules/grounds.ts'
import { periodTone } from '../rules/period-colour.ts'
import { periodTie, TIED } from '../rules/periods.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import type { ShortConcern } from '../subjects.ts'
import { isFar } from './abroad.ts'
import { groundItem, groundTimes } from './answer-ground.ts'
import { type Item, chosenStretches, isDated, isOpen, spanOf } from './answer-stretches.ts'
import { ELDER, askedOf, nounOf } from './answer-subject.ts'
import { readings } from './cache.ts'
import { mangalParts, matchKind } from './love.ts'
import { groundFact } from './short-concerns.ts'
import { methodFinding, witnessFact } from './verdict.ts'

const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

const MOST_CARES = 2
const MOST_DECLINES = 2

/** The kind word first, then what no chart may answer. */
export function leadItems(c: Composer, { cares, declines, person }: Question): Item[] {
  const care = cares
    .slice(0, MOST_CARES)
    .flatMap((one) => [
      c.line(
        [method(c)],
        one === 'lonely' && c.asker.age >= ELDER
          ? 'care.lonelyElder'
          : one === 'grief' && c.asker.bond === 'widowed'
            ? 'care.griefSpouse'
            : one === 'silence' && person === 'child'
              ? 'care.silenceChild'
              : `care.${one}`,
      ),
      ...(one === 'drink' && c.asker.love === 'bond' ? [c.line([method(c)], 'care.safe')] : []),
    ])
  const declined = declines.slice(0, MOST_DECLINES).map((one) => c.line([method(c)], `decline.${one}`))
  const meeting =
    declines.includes('spouse') && person === null
      ? (() => {
          const { id, kind } = matchKind(c)
          const sign = placesFinding(c, 'answer.seventh', 'practice.signStyle', 'love', [c.facts.main.lordOf(7)])
          return [
            c.line([id], `answer.spouse.${kind}`),
            ...(c.timed ? [c.line([sign], 'answer.spouse.suits'), c.line([sign], `love.sign.${c.facts.main.signOf(7) as 0}`)] : []),
          ]
        })()
      : []
  return [care, [...declined, ...meeting]].filter((item) => item.length > 0)
}

/** How far back the reason for a delay is looked for, and from which age on. */
const YEARS_BACK = 8
const FROM_AGE = 20
const MOST_PERIODS = 3
/** A passage of Saturn that left the years looked at within so many of them is not told. */
const PASSAGE_YEARS = 2
/** A passage of Saturn that comes back within so many days is one passage. */
const RETURN_DAYS = 400

type WhyField = MainTopic | ShortConcern | 'life'
const isMain = (field: WhyField): field is MainTopic => (MAIN_TOPICS as readonly string[]).includes(field)

const listedPeriods = (c: Composer, periods: readonly DashaDates[]) => {
  const told = periods.slice(-MOST_PERIODS)
  // years are enough for what is over
  const years = ({ from, to }: DashaDates): string => {
    const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
    return first === last ? first : c.say('answer.span', { from: first, to: last })
  }
  return {
    count: told.length,
    list: { list: told.map((period) => c.say('short.time', { antar: c.graha(period.lords[1] as Graha), span: years(period) })) },
  }
}

/** Why something has been slow: what weighs against it in the birth chart, what the years behind were like for it, and what is different. No blame. */
export function whyItem(c: Composer, field: WhyField): Item {
  const past = pastLines(c, field)
  return [...weightLines(c, field, past.length > 0), ...past, ...differentLines(c, field), c.line([method(c)], 'answer.why.blame')]
}

function weightLines(c: Composer, field: WhyField, dated: boolean): Line[] {
  const none = dated ? 'answer.why.noWeight' : 'answer.why.noWeightAlone'
  if (field === 'life') return [c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'answer.why.life')]
  if (!isMain(field)) {
    const found = judge(c, field)
    const [first] = found.against
    if (first === undefined) return [c.line(found.ids, none, { noun: c.say(`noun.${field}`) })]
    return [
      c.line([first.id], 'answer.why.weight', { meaning: c.say(`means.${field}.${first.role}.against`) }),
      { ids: [first.id], text: `${groundFact(c, field, first)}.` },
    ]
  }
  const reading = readings(c)[field]
  const [first, second] = reading.against
  if (first === undefined) return [c.line([reading.id], none, { noun: nounOf(c, askedOf(c, field)) })]
  return [
    c.line(first.ids, 'answer.why.weight', { meaning: c.say(`means.${field}.${first.name}.against`) }),
    // the arudhas are a picture that needs the chapter beside it
    ...(first.name === 'jaimini' ? [] : [{ ids: first.ids, text: `${witnessFact(c, field, first)}.` }]),
    ...(second === undefined
      ? []
      : [c.line(second.ids, 'answer.why.weightToo', { meaning: c.say(`means.${field}.${second.name}.against`) })]),
  ]
}

/** The colour of a period for a matter: a lord that is a voice against the matter is not blamed here and promised there. */
function toneFor(c: Composer, field: WhyField, period: DashaDates): 'well' | 'mixed' | 'ill' {
  const tone = periodTone(c, period)
  const lord = period.lords[1] as Graha
  const blamed = isMain(field)
    ? readings(c)[field].against.some(({ carriers }) => carriers.includes(lord))
    : field !== 'life' && judge(c, field).against.some(({ graha }) => graha === lord)
  return blamed && tone === 'well' ? 'mixed' : tone
}

const lordOf = ({ lords }: DashaDates): Graha => lords[1] as Graha

const tiedTo = (c: Composer, field: WhyField, period: DashaDates): boolean =>
  field === 'life' || (isMain(field) ? periodTie(c, period, field) >= TIED : isTiedTo(c, lordOf(period), field))

/** The sub-periods behind the person: without a tie, with one and struggling, with one and well; and Saturn on the Moon in the same years. */
function pastLines(c: Composer, field: WhyField): Line[] {
  const { asOf } = c.input
  const since = laterOf(addYears(asOf, -YEARS_BACK), addYears(c.input.birth.birthLocal.slice(0, 10), FROM_AGE))
  const past = isDated(c) ? c.dashas.antars.filter(({ to }) => to > since && to <= asOf) : []
  const tied = past.filter((period) => tiedTo(c, field, period))
  const quiet = past.filter((period) => !tied.includes(period))
  const of = (tone: 'well' | 'mixed' | 'ill'): DashaDates[] => tied.filter((period) => toneFor(c, field, period) === tone)
  const told = (key: 'quiet' | 'hard' | 'hardLife' | 'halfway' | 'open', periods: readonly DashaDates[]): Line[] =>
    periods.length === 0
      ? []
      : [
          c.line(
            periods.slice(-MOST_PERIODS).map((period) => periodFinding(c, period)),
            `answer.why.${key}`,
            listedPeriods(c, periods),
          ),
        ]
  return [
    ...told('quiet', quiet),
    ...told(field === 'life' ? 'hardLife' : 'hard', of('ill')),
    ...(field === 'life' ? [] : told('halfway', of('mixed'))),
    // one door is told, the latest
    ...(field === 'life' ? [] : told('open', of('well').slice(-1))),
    ...saturnLines(c, since),
  ]
}

function saturnLines(c: Composer, since: string): Line[] {
  const { asOf } = c.input
  const merged: { phase: 'sadeSati' | 'dhaiya4' | 'dhaiya8'; from: string; to: string }[] = []
  for (const { phase, from, to } of saturnSeasons(c.sky, c.facts.sign('moon'), c.input.displayTimeZone)) {
    const last = merged.findLast((one) => one.phase === phase)
    if (last !== undefined && daysBetween(last.to, from) < RETURN_DAYS) last.to = to
    else merged.push({ phase, from, to })
  }
  const behind = merged.filter(({ from, to }) => to > addYears(since, PASSAGE_YEARS) && from < asOf)
  if (behind.length === 0) return []
  const list = behind.map(({ phase, from, to }) =>
    c.say(to > asOf ? 'answer.why.passageNow' : 'answer.why.passage', {
      passage: c.say(`now.saturn.${phase}`),
      from: c.date(from),
      to: c.date(to),
    }),
  )
  return [c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'answer.why.saturn', { list: list.join('; ') })]
}

/** The period that is tied to the matter now, or the next one. */
function differentLines(c: Composer, field: WhyField): Line[] {
  const { running, antars, errorDays } = c.dashas
  if (running === null || !isDated(c)) return []
  const lordNow = running.antar.lords[1] as Graha
  const life = field === 'life'
  if (tiedTo(c, field, running.antar) && toneFor(c, field, running.antar) === 'well')
    return [
      c.line([periodFinding(c, running.antar)], life ? 'answer.why.nowLife' : 'answer.why.now', {
        graha: c.graha(lordNow),
        to: c.date(running.antar.to, errorDays),
      }),
    ]
  const next = antars.find(
    (period) => period.from > c.input.asOf && tiedTo(c, field, period) && (!life || periodTone(c, period) === 'well'),
  )
  if (next === undefined) return []
  const lord = next.lords[1] as Graha
  return [
    c.line([periodFinding(c, next)], life ? 'answer.why.aheadLife' : 'answer.why.ahead', {
      graha: c.graha(lord),
      from: c.date(next.from, errorDays),
      well: toneFor(c, field, next) === 'well' ? c.say('answer.why.aheadWell') : '',
    }),
  ]
}

/** How long the wait for somebody who has gone makes sense, in months, at most. */
const LONGEST_WAIT_MONTHS = 8

/** Somebody who has gone: nothing of their choice is foretold; the waiting gets an end, and what comes after it is told. */
export function backItems(c: Composer): Item[] {
  const chosen = chosenStretches(c, 'love')
  const limit = addMonths(c.input.asOf, LONGEST_WAIT_MONTHS)
  const open = chosen.find((stretch) => isOpen(c, stretch) && stretch.to <= limit)
  const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
  const wait =
    open !== undefined
      ? c.line(open.ids, 'answer.back.open', { to: c.date(open.to, open.toErrorDays) })
      : jupiter.to <= limit
        ? c.line([jupiter.id], 'answer.back.jupiter', { to: c.date(jupiter.to) })
        : c.line([method(c)], 'answer.back.short')
  const until = open?.to ?? (jupiter.to <= limit ? jupiter.to : addMonths(c.input.asOf, 3))
  const later = chosen.filter(({ to, from }) => from >= until || (to > until && from > c.input.asOf))
  return [
    [c.line([method(c)], 'answer.back')],
    [
      wait,
      later.length === 0
        ? c.line([readings(c).love.id], 'answer.back.thenNone')
        : c.line(
            later.flatMap(({ ids }) => ids),
            'answer.back.then',
            { spans: { list: later.map((stretch) => spanOf(c, stretch)) } },
          ),
    ],
  ]
}

/** A clause beside the reply as a paragraph of its own; the reason (`why`) is told by `whyItem`. */
export function extraItem(c: Composer, extra: Exclude<Extra, 'why'>): Item {
  switch (extra) {
    case 'mangal':
      return mangalParts(c).first.flatMap((block): Line[] =>
        block.kind === 'paragraph' ? [{ text: block.runs.map(({ text }) => text).join(''), ids: block.findingIds }] : [],
      )
    case 'broken':
      return [c.line([method(c)], 'answer.broken'), ...whyItem(c, 'love')]
    case 'farSpouse':
      return [c.line([lordFinding(c, 7, 'love').id], isFar(c, 7) ? 'answer.farSpouse.yes' : 'answer.farSpouse.no')]
    case 'pilgrimage':
      return [...groundItem(c, 'pilgrimage'), ...groundTimes(c, 'pilgrimage')]
    case 'pastLife':
      return [c.line([method(c)], 'answer.pastLife'), ...nodesLines(c)]
    case 'remedy': {
      const { weakest } = bestAndWeakest(c)
      return [c.line([dignityFinding(c, weakest)], 'answer.remedy', { graha: c.graha(weakest), theme: { term: `theme.${weakest}` } })]
    }
  }
}

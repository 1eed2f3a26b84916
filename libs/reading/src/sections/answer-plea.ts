import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { gocharaFinding, gocharaText, periodFinding, placesFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'
import type { Plea, Question } from '../question.ts'
import { groundPeriods, GROUNDS, judge, isTiedTo } from '../rules/grounds.ts'
import { untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import type { Window } from '../rules/windows.ts'
import { homeAndDistance, type MainTopic } from '../rules/witnesses.ts'
import type { ShortConcern } from '../subjects.ts'
import { countHits, plainText } from '../topics.ts'
import { wayLines, weighLine } from './abroad.ts'
import { choiceItems, partsLines } from './answer-choice.ts'
import { generalItems, isDated, personItems } from './answer-life.ts'
import { type Item, chosenStretches, nextItem, spanOf, whenItem } from './answer-stretches.ts'
import { allWindows, readings } from './cache.ts'
import { changesAhead } from './career.ts'
import { courseLines, nextGoodPeriod, saturnAround, seasonOf } from './season.ts'
import { groundFact, periodSpan, shortCannot, shortLines } from './short-concerns.ts'
import { methodFinding, verdictLines } from './verdict.ts'
import { byWorth, monthsAhead, quickFinding } from './year.ts'

type Answered = { items: Item[]; topic: MainTopic | null; told: ShortConcern[] }

/** Two stretches that share fewer days than this do not meet. */
const SHORTEST_MEETING_DAYS = 25
const MOST_TOLD = 2
/** A date for a first step is looked for within so many years. */
const STEP_YEARS = 3

const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

/** What a ground comes to, from which houses, and the heaviest voice on each side. */
function groundItem(c: Composer, ground: 'together' | 'transfer' | 'consent' | 'debt' | 'exam'): Item {
  const found = judge(c, ground)
  const lords = GROUNDS[ground].houses.map((house) => c.facts.main.lordOf(house))
  const [helping, hindering] = [found.for[0], found.against[0]]
  return [
    c.line(found.ids, `plea.${ground}.${found.state}`),
    c.line(found.ids, `plea.${ground}.read`, { lords: { list: [...new Set(lords)].map((graha) => c.graha(graha)) } }),
    c.line([helping?.id ?? found.ids[0]], helping === undefined ? 'plea.noneFor' : 'answer.person.helps', {
      fact: helping === undefined ? '' : groundFact(c, ground, helping, false),
    }),
    c.line([hindering?.id ?? found.ids[0]], hindering === undefined ? 'plea.noneAgainst' : 'answer.person.hinders', {
      fact: hindering === undefined ? '' : groundFact(c, ground, hindering, false),
    }),
  ]
}

/** The first day by which a step can be set: the next stretch of a field, else the next turn of a sub-period, else Jupiter's change of sign. */
function stepDate(c: Composer, topic: MainTopic): { ids: string[]; date: string; errorDays: number } {
  const end = addYears(c.input.asOf, STEP_YEARS)
  const ahead = chosenStretches(c, topic).find(({ from }) => from > c.input.asOf && from < end)
  if (ahead !== undefined) return { ids: ahead.ids, date: ahead.from, errorDays: ahead.fromErrorDays }
  const turn = isDated(c) ? c.dashas.antars.find(({ from }) => from > c.input.asOf && from < end) : undefined
  if (turn !== undefined) return { ids: [periodFinding(c, turn)], date: turn.from, errorDays: c.dashas.errorDays }
  const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
  return { ids: [jupiter.id], date: jupiter.to, errorDays: 0 }
}

type StepKey = `plea.do.${'together' | 'transfer' | 'relief' | 'reliefTrade' | 'consent' | 'residence' | 'retry' | 'saturn'}`
function stepItem(c: Composer, key: StepKey, topic: MainTopic): Item {
  const { ids, date, errorDays } = stepDate(c, topic)
  return [c.line(ids, key, { date: c.date(date, errorDays) })]
}

/** The next passage of Jupiter in or over a house: told where no sub-period dates a matter. */
function jupiterOver(c: Composer, house: House): Stay | undefined {
  const target = c.facts.main.signOf(house)
  return [stayNow(c, 'jupiter'), ...staysAhead(c, 'jupiter')].find(({ sign }) => sign === target || aspectsSign('jupiter', sign, target))
}

/** Jupiter's next passage over a house as a dated line; nothing where the known sky has none. */
function jupiterLine(c: Composer, house: House): Line[] {
  const stay = jupiterOver(c, house)
  if (stay === undefined) return []
  const { id, from, to } = gocharaFinding(c, stay)
  return [
    c.line([id], 'plea.jupiterOver', {
      house: c.timed ? c.say('plea.house', { house: c.house(house) }) : c.houseName(house),
      span:
        from <= c.input.asOf ? c.say('answer.spanNow', { to: c.date(to) }) : c.say('answer.span', { from: c.date(from), to: c.date(to) }),
    }),
  ]
}

/** Where stretches of two fields share their days. */
function meetings(c: Composer): (Pick<Window, 'from' | 'to' | 'fromErrorDays' | 'toErrorDays'> & { ids: string[] })[] {
  const end = addYears(c.input.asOf, 12)
  const near = (topic: MainTopic): Window[] => allWindows(c)[topic].filter(({ from }) => from < end)
  return near('love')
    .flatMap((bond) =>
      near('abroad').map((road) => ({
        from: laterOf(bond.from, road.from),
        to: earlierOf(bond.to, road.to),
        fromErrorDays: bond.from > road.from ? bond.fromErrorDays : road.fromErrorDays,
        toErrorDays: bond.to < road.to ? bond.toErrorDays : road.toErrorDays,
        ids: [...bond.ids, ...road.ids],
      })),
    )
    .filter(({ from, to }) => from < to && daysBetween(from, to) >= SHORTEST_MEETING_DAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function togetherItems(c: Composer, { person }: Question): Item[] {
  const bond = whenItem(c, readings(c).love, c.say('noun.together'))
  const [meeting] = meetings(c)
  const road = chosenStretches(c, 'abroad').slice(0, MOST_TOLD)
  const distance =
    meeting !== undefined
      ? [c.line(meeting.ids, 'plea.together.meet', { span: spanOf(c, meeting) })]
      : road.length > 0
        ? [
            c.line(
              road.flatMap(({ ids }) => ids),
              'plea.together.road',
              { spans: { list: road.map((stretch) => spanOf(c, stretch)) } },
            ),
          ]
        : [c.line([readings(c).abroad.id], 'plea.together.noRoad')]
  return [
    [...bond.slice(0, 1), ...distance, ...bond.slice(1)],
    groundItem(c, 'together'),
    verdictLines(c, readings(c).love).slice(0, 2),
    ...(person === 'inLaws' ? [inLawsItem(c)] : []),
    stepItem(c, 'plea.do.together', 'love'),
    [c.line([method(c)], 'plea.cannot.together')],
  ]
}

/** The partner's mother, from the 4th of the 7th. */
const inLawsItem = (c: Composer): Item =>
  (personItems(c, { person: 'inLaws', between: [], ofHealth: false, form: 'course', grown: null, wedding: false })[0] ?? []).slice(0, 5)

/** A posting near home: sub-periods that a verse ties to a change of post, those of home and short distances, and the stretches of work. */
function transferItems(c: Composer): Item[] {
  const changes = changesAhead(c).slice(0, MOST_TOLD)
  const homeward = changes.find(({ lords }) => isTiedTo(c, lords[1] as Graha, 'transfer'))
  const [home] = groundPeriods(c, 'transfer')
  const lines: Line[] = []
  const listed = (periods: typeof changes) => ({
    list: periods.map((period) => c.say('short.time', { antar: c.graha(period.lords[1] as Graha), span: periodSpan(c, period) })),
  })
  if (!isDated(c)) lines.push(c.line([method(c)], 'plea.transfer.undated'))
  else if (changes.length === 0) lines.push(c.line([readings(c).career.id], 'plea.transfer.noChange'))
  else
    lines.push(
      c.line(
        changes.map((period) => periodFinding(c, period)),
        'plea.transfer.changes',
        { list: listed(changes) },
      ),
    )
  const asksHouse = countHits(plainText(c.input.concern), HOUSE_WORDS) > 0
  const towards = homeward ?? home
  if (towards !== undefined)
    lines.push(
      c.line([periodFinding(c, towards)], homeward === undefined ? 'plea.transfer.home' : 'plea.transfer.both', {
        antar: c.graha(towards.lords[1] as Graha),
        span: periodSpan(c, towards),
      }),
    )
  else if (!asksHouse) lines.push(...jupiterLine(c, 4))
  return [
    [...(isDated(c) ? [] : whenItem(c, readings(c).career, c.say('noun.transfer')).slice(0, 1)), ...lines],
    groundItem(c, 'transfer'),
    isDated(c) ? nextItem(c, readings(c).career, c.say('noun.transfer')) : verdictLines(c, readings(c).career).slice(0, 2),
    ...(asksHouse ? [houseItem(c)] : []),
    stepItem(c, 'plea.do.transfer', 'career'),
    [c.line([method(c)], 'plea.cannot.transfer'), ...(asksHouse ? [shortCannot(c, 'home')] : [])],
  ]
}

// prettier-ignore
const HOUSE_WORDS: readonly string[] = ['own house', 'own home', 'build a house', 'build house', 'buy a house', 'buy house', 'my house', 'new house', 'flat$', 'ghar', 'makan', 'makaan', 'veedu', 'illu', 'घर', 'मकान', 'வீடு', 'ఇల్లు']

/** A house of one's own by its sub-periods; where none is dated, by Jupiter over the 4th. */
function houseItem(c: Composer): Item {
  const lines = shortLines(c, 'home', true)
  return groundPeriods(c, 'home').length > 0 ? lines : [...lines.slice(0, 1), ...jupiterLine(c, 4), ...lines.slice(1)]
}

/** When a hard time ends: Saturn's passage with its end, what strains now, the next lord that stands well, and the best month. */
function reliefItems(c: Composer, short: readonly ShortConcern[]): Item[] {
  const { debt } = c.asker
  const trade = c.asker.trade === 'business'
  const around = saturnAround(c)
  const runs = around !== null && around.from <= c.input.asOf
  const good = nextGoodPeriod(c, 12)
  const months = monthsAhead(c)
  const [best] = byWorth(c, months)
  const { errorDays } = c.dashas
  const lines: Line[] = []
  if (runs) lines.push(c.line([around.id], 'plea.relief.saturn', { passage: c.say(`now.saturn.${around.phase}`), to: c.date(around.to) }))
  else if (good !== undefined)
    lines.push(
      c.line([periodFinding(c, good)], 'plea.relief.turn', {
        antar: c.graha(good.lords[1] as Graha),
        from: c.date(good.from, errorDays),
      }),
    )
  else lines.push(c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'plea.relief.none'))
  if (!runs) lines.push(c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'plea.relief.noSaturn'))
  if (around !== null && !runs)
    lines.push(
      c.line([around.id], 'now.saturn.begins', {
        passage: c.say(`now.saturn.${around.phase}`),
        from: c.date(around.from),
        to: c.date(around.to),
      }),
    )
  if (runs && good !== undefined)
    lines.push(
      c.line([periodFinding(c, good)], 'now.good', {
        antar: c.graha(good.lords[1] as Graha),
        from: c.date(good.from, errorDays),
        to: c.date(good.to, errorDays),
      }),
    )
  if (best !== undefined) lines.push(c.line([quickFinding(c, best.sun).id], 'plea.relief.month', { month: best.label }))
  const fields = [...new Set<ShortConcern>([...(trade ? (['business'] as const) : []), ...short])].filter(
    (one) => !(debt && one === 'money'),
  )
  return [
    lines,
    // the strains and the easing of Saturn and of the period's lord, after the dates
    courseLines(c, seasonOf(c, 'life')).slice(0, 2),
    ...fields.slice(0, MOST_TOLD).map((one) => shortLines(c, one)),
    ...(debt ? [groundItem(c, 'debt'), shortLines(c, 'money').slice(0, -1)] : []),
    stepItem(c, trade ? 'plea.do.reliefTrade' : 'plea.do.relief', 'career'),
    [c.line([method(c)], 'plea.cannot.relief'), ...fields.slice(0, 1).map((one) => shortCannot(c, one))],
  ]
}

/** The parents' side: their lords, and whether these are tied to those of affection and marriage. */
function consentItems(c: Composer, { pair }: Question): Item[] {
  const view = c.facts.main
  const elders = [...new Set(([2, 4, 9] as const).map((house) => view.lordOf(house)))]
  const bond = [...new Set(([5, 7] as const).map((house) => view.lordOf(house)))]
  const tied = elders.filter((one) => bond.some((other) => isTiedByPlace(c, one, other)))
  const id = placesFinding(c, 'plea.consent.tie', 'practice.periodTie', 'love', [...new Set([...elders, ...bond])])
  return [
    [
      ...groundItem(c, 'consent'),
      c.line([id], tied.length === 0 ? 'plea.consent.noTie' : 'plea.consent.tie', {
        lords: { list: tied.map((graha) => c.graha(graha)) },
        count: tied.length,
      }),
    ],
    ...choiceItems(c, pair ?? 'loveOrArranged', 'love'),
    verdictLines(c, readings(c).love).slice(0, 2),
    nextItem(c, readings(c).love, c.say('noun.marriage')),
    stepItem(c, 'plea.do.consent', 'love'),
    [c.line([method(c)], 'plea.cannot.consent')],
  ]
}

/** One sign, one in the other's sight, or one and the same graha. */
const isTiedByPlace = (c: Composer, one: Graha, other: Graha): boolean =>
  one === other ||
  c.facts.sign(one) === c.facts.sign(other) ||
  aspectsSign(one, c.facts.sign(one), c.facts.sign(other)) ||
  aspectsSign(other, c.facts.sign(other), c.facts.sign(one))

/** A stay in a country where one lives already: how home and distance weigh, and a window for each way. */
function residenceItems(c: Composer): Item[] {
  const { home, distance, id } = homeAndDistance(c)
  const side = distance - home >= 1 ? 'releases' : home - distance >= 1 ? 'holds' : 'even'
  const ways = wayLines(c)
  return [
    [weighLine(c, side, id)],
    ways.length > 0 ? ways : [c.line([method(c)], 'plea.residence.undated')],
    [c.line([method(c)], 'answer.visa'), ...partsLines(c).slice(0, 1)],
    nextItem(c, readings(c).abroad, c.say('noun.residence')),
    verdictLines(c, readings(c).abroad).slice(0, 2),
    stepItem(c, 'plea.do.residence', 'abroad'),
    [c.line([method(c)], 'plea.cannot.residence')],
  ]
}

/** An examination after a failure: whether another attempt has ground, when, and what comes first of the ways named. */
function retryItems(c: Composer, { pair }: Question): Item[] {
  const choice = pair === 'publicOrPrivate' || pair === 'studyOrJob' ? choiceItems(c, pair, 'career') : []
  const [period] = groundPeriods(c, 'exam')
  const lines: Line[] =
    period === undefined
      ? jupiterLine(c, 5)
      : [
          c.line([periodFinding(c, period)], 'plea.exam.when', {
            antar: c.graha(period.lords[1] as Graha),
            span: periodSpan(c, period),
            well: c.say(`plea.exam.lord.${periodTone(c, period)}`),
          }),
        ]
  return [
    [...groundItem(c, 'exam'), ...lines],
    ...choice,
    ...(choice.length === 0 ? [] : [[c.line([method(c)], 'plea.exam.join')]]),
    nextItem(c, readings(c).career, c.say('noun.firstPost')),
    verdictLines(c, readings(c).career).slice(0, 2),
    stepItem(c, 'plea.do.retry', 'career'),
    [c.line([method(c)], 'answer.cannot.training')],
  ]
}

// prettier-ignore
const PEYARCHI_WORDS: readonly string[] = ['sani', 'peyarchi', 'சனி', 'பெயர்ச்சி', 'ezharai', 'elarai']

/** Saturn from the Moon, now and next, with the houses he works in; then the money or work that was named with him. */
function saturnItems(c: Composer, short: readonly ShortConcern[]): Item[] {
  const now = stayNow(c, 'saturn')
  const here = gocharaFinding(c, now)
  const next = staysAhead(c, 'saturn').find(({ sign }) => sign !== now.sign)
  const around = saturnAround(c)
  const told = (stay: Stay, place: House) => ({ sign: c.sign(stay.sign), text: gocharaText(c, 'saturn', place, stay.sign) })
  const ahead = next === undefined ? null : gocharaFinding(c, next)
  const southern = countHits(plainText(c.input.concern), PEYARCHI_WORDS) > 0 || c.input.language === 'tamil'
  return [
    [
      c.line([here.id], 'plea.saturn.now', { ...told(now, here.place), until: untilOf(c, now) }),
      ...(next === undefined || ahead === null
        ? []
        : [c.line([ahead.id], 'plea.saturn.next', { ...told(next, ahead.place), from: c.date(ahead.from) })]),
      around === null
        ? c.line([here.id], 'plea.saturn.free')
        : c.line([around.id], around.from <= c.input.asOf ? 'now.saturn.runs' : 'now.saturn.begins', {
            passage: c.say(`now.saturn.${around.phase}`),
            from: c.date(around.from),
            to: c.date(around.to),
          }),
      ...(southern ? [c.line([method(c)], 'plea.saturn.almanacs')] : []),
    ],
    ...short.slice(0, MOST_TOLD).map((one) => shortLines(c, one, true)),
    stepItem(c, 'plea.do.saturn', 'career'),
    [c.line([method(c)], 'plea.cannot.saturn'), ...short.slice(0, 1).map((one) => shortCannot(c, one))],
  ]
}

/** The answer to a question that the three fields do not bear by themselves; null where another way of answering fits. */
export function pleaAnswer(
  c: Composer,
  plea: Plea,
  question: Question,
  short: readonly ShortConcern[],
  lead: MainTopic | null,
): Answered | null {
  switch (plea) {
    case 'together':
      return { items: togetherItems(c, question), topic: 'love', told: ['family', 'job', 'home'] }
    case 'transfer':
      return { items: transferItems(c), topic: 'career', told: ['job', 'home', 'study'] }
    case 'relief':
      return {
        items: reliefItems(
          c,
          short.filter((one) => one !== 'business' || c.asker.trade === 'business'),
        ),
        topic: null,
        told: [...short],
      }
    case 'consent':
      return { items: consentItems(c, question), topic: 'love', told: ['family'] }
    case 'residence':
      return { items: residenceItems(c), topic: 'abroad', told: ['job'] }
    case 'retry':
      return { items: retryItems(c, question), topic: 'career', told: ['study', 'job'] }
    case 'saturn':
      return { items: saturnItems(c, saturnAsks(c, short, lead)), topic: null, told: [...short] }
    case 'lost':
      return lead === null ? { items: generalItems(c, 'course'), topic: null, told: [] } : null
  }
}

/** What was named with Saturn; where only a field was chosen, money or a post. */
const saturnAsks = (c: Composer, short: readonly ShortConcern[], lead: MainTopic | null): ShortConcern[] =>
  short.length > 0 ? [...short] : lead === 'career' ? [c.asker.work === 'service' ? 'money' : 'job'] : []

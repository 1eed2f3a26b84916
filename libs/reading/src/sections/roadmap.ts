import type { Block, Section } from '@disha/contracts/document'
import type { Graha } from '@disha/contracts/chart'
import { ELDER } from '../understanding/ages.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { ageAt, gocharaFinding, periodFinding, periodHouse, placeFinding } from '../compose/parts.ts'
import { colourLine, colourTags, isOneSided, matterOf, sideMatters, stepOf } from '../compose/period-words.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { House } from '../facts/houses.ts'
import { pairLines, pairsHold } from '../rules/dasha-pairs.ts'
import { isKinGround, isTiedTo } from '../rules/grounds.ts'
import { LONGEST_RETREAT_DAYS, passageTone, passageWord, PRESSING } from '../rules/passages.ts'
import { periodJudgment, periodTone } from '../rules/period-colour.ts'
import { periodTie, TIED } from '../rules/periods.ts'
import { isLighter, SIGHT_YEARS, strongestOf, windowYears, type Part, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { openingFor } from './exam-year.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { allWindows, askedTopics, further, windows } from './cache.ts'
import { bearsMove } from './coming-home.ts'
import { isToldAhead } from './now.ts'
import { YEARS_TOLD } from './transits.ts'
import { isOfCompany } from './kin-asked.ts'
import { ledMatter } from './led-matter.ts'
import { KIN_YEARS, YEARS } from './matter-times.ts'
import { clipped, joinedSpans, lanesInWords, periodSpans, SADE_SATI, SLOW, staysUntil, TONES, type DatedStay, type Span } from './lanes.ts'
import { isPassedUnder } from './passed-lines.ts'
import { undated } from './undated.ts'
import { kindsTold } from './love-ahead.ts'
import { bestOpening, nearestTime, shortNoun } from './short-concerns.ts'
import { besideLine, clauseIn, periodLines, recommended, type Ways } from './joined-lines.ts'
import { captionName, fieldName, methodFinding, tieNames } from './verdict.ts'
import { useWords } from './stretch-use.ts'
import { otherWayLines } from './two-ways.ts'
import { betterPeriods, edgesText } from './window-lines.ts'
import { mattersOf, openingGroups, shortOpenings, stretchName } from './year-matters.ts'

/** No age above this is named. */
const LAST_AGE = 85
/** Sub-periods told one by one after the running one, so that no lord's sentence comes twice. */
const TOLD = 6

/** The years ahead: periods with the topics they touch, slow transits, sade sati, and one picture of it all. */
export function roadmapSection(c: Composer): Section {
  const end = addYears(c.input.asOf, windowYears(c))
  const { grain } = c.dashas
  const told = grain !== 'none'
  const method = methodFinding(c, 'roadmap', told ? 'bphs46.12-16' : 'phal26.1')
  const blocks: Block[] = [timeline(c, end), ...glanceTable(c)]
  if (told) blocks.push(...mahaBlocks(c, end))
  if (grain === 'antar' || grain === 'pratyantar') {
    const near = ahead(c, c.dashas.antars, addYears(c.input.asOf, SIGHT_YEARS)).slice(0, TOLD + 1)
    blocks.push(periodTable(c, end), c.heading('roadmap.headNear', { days: c.dashas.errorDays }), ...nearBlocks(c, near))
  }
  blocks.push(...slowBlocks(c, end))
  return {
    id: 'roadmap',
    title: c.say('title.roadmap'),
    lead: c.runs([
      c.line([method], told ? 'roadmap.lead' : c.wholeDay ? 'roadmap.leadNone' : 'roadmap.leadRough', { years: windowYears(c) }),
      ...otherWayLines(c, 'ways.roadmap'),
    ]),
    blocks,
  }
}

const ahead = (c: Composer, periods: DashaDates[], end: string): DashaDates[] =>
  periods.filter(({ from, to }) => to > c.input.asOf && from < end)

/** The mahadashas still to begin; the running one stands at the head of the reading. */
function mahaBlocks(c: Composer, end: string): Block[] {
  const { errorDays, mahas } = c.dashas
  return ahead(c, mahas, end)
    .filter(({ from }) => from > c.input.asOf)
    .flatMap((period) => {
      const lord = period.lords[0]
      // beyond the years in sight one sentence is enough
      const isFar = period.from >= addYears(c.input.asOf, SIGHT_YEARS)
      const heading = {
        maha: { term: `grahaBare.${lord}` } as const,
        from: period.from.slice(0, 4),
        to: period.to.slice(0, 4),
        age: ageAt(c, period.from),
        until: ageAt(c, period.to),
      }
      const id = periodFinding(c, period)
      return [
        c.heading(heading.until > LAST_AGE ? 'roadmap.headMaha' : 'roadmap.headMahaAge', heading),
        c.paragraph(
          ...(isFar ? [] : c.fresh(c.line([id], `maha.${lord}`))),
          colourLine(c, period),
          errorDays > 120 ? c.line([id], 'roadmap.error', { days: errorDays }) : null,
        ),
      ]
    })
}

/** Ages are counted up to a great one and no further. */
function ageText(c: Composer, date: string): string {
  const age = Math.max(0, ageAt(c, date))
  return age > LAST_AGE ? '' : String(age)
}

/** A field in a cell of a table. */
function plainName(c: Composer, topic: MainTopic): string {
  const name = captionName(c, topic)
  return typeof name === 'string' ? name : c.book.term(`topic.${topic}` as 'topic.love')
}

/** True where the chapter of a field names a sub-period as a favourable one that is tied to it. */
const isNamedFor = (c: Composer, period: DashaDates, topic: MainTopic): boolean =>
  [...betterPeriods(c, topic), ...(topic === 'love' ? kindsTold(c) : [])].some(({ from }) => from === period.from)

/** The fields that a period is tied to most closely, those that verses name in it, and of the years in sight those of which a stretch lies in it. */
function touched(c: Composer, period: DashaDates): string {
  const led = ledMatter(c)
  // a relative's matter is one of the years at hand
  // nor does anybody plan for debts beyond the years of their chapter
  const years = led === null || isKinGround(led) ? KIN_YEARS : led === 'money' ? YEARS : null
  const isOfLed = led !== null && (years === null || period.from < addYears(c.input.asOf, years))
  const own = isOfLed && isTiedTo(c, period.lords[1] as Graha, led) ? [shortNoun(c, led)] : []
  const closest = Math.max(TIED, ...MAIN_TOPICS.map((topic) => periodTie(c, period, topic)))
  const tied = MAIN_TOPICS.filter((topic) => {
    const opens = windows(c)[topic].some((window) => window.period?.from === period.from && window.clock !== 'jupiter')
    return opens || isNamedFor(c, period, topic) || pairsHold(c, period, topic) || periodTie(c, period, topic) >= closest
  })
  const topics = [
    ...own,
    ...tied.map((topic) => (ageAt(c, period.from) >= ELDER ? c.say(`roadmap.touch.elder.${topic}`) : plainName(c, topic))),
  ]
  const { house } = periodHouse(c, period.lords[1])
  return topics.length > 0 ? topics.join(', ') : c.book.term(`area.${house}`)
}

/** What the lord rules, where it stands, and the heaviest reason on each side of its colour. */
function ruleAndSeat(c: Composer, period: DashaDates): string {
  const antar = period.lords[1]
  const seat = c.book.term(`house.${c.facts.main.houseOf(antar)}`)
  const { by } = periodHouse(c, antar)
  const tags = colourTags(c, period)
  const joined = (texts: readonly string[], key: 'roadmap.tags' | 'roadmap.lordTags'): string =>
    texts.length === 0 ? '' : c.say(key, { tags: texts.join(c.say('roadmap.but')) })
  const slots = { seat, tags: joined(tags.own, 'roadmap.tags') }
  if (by !== antar)
    return c.say('roadmap.nodeSeat', {
      ...slots,
      by: c.book.term(`grahaBare.${by}`),
      lordTags: joined(tags.ofSignLord, 'roadmap.lordTags'),
    })
  return c.say('roadmap.ruleAndSeat', {
    ...slots,
    owns: c.facts.main
      .ruledBy(antar)
      .map((house) => c.book.term(`house.${house}`))
      .join(', '),
  })
}

function periodTable(c: Composer, end: string): Block {
  const { errorDays, antars } = c.dashas
  const grain = errorDays > 12 ? 'month' : 'day'
  return {
    kind: 'table',
    caption: c.say('roadmap.table', { year: end.slice(0, 4), days: errorDays }),
    columns: [
      { label: c.say('table.from'), align: 'start' },
      { label: c.say('table.period'), align: 'start' },
      { label: c.say('table.age'), align: 'end' },
      { label: c.say('table.ruleAndSeat'), align: 'start' },
      { label: c.say('roadmap.touches'), align: 'start' },
      { label: c.say('table.tone'), align: 'start' },
    ],
    rows: ahead(c, antars, end).map((period) => {
      const [maha, antar] = period.lords
      return [
        c.book.date(period.from, grain),
        `${c.book.term(`grahaBare.${maha}`)} / ${c.book.term(`grahaBare.${antar}`)}`,
        ageText(c, period.from),
        ruleAndSeat(c, period),
        touched(c, period),
        c.say(`tone.${periodTone(c, period)}`),
      ]
    }),
  }
}

/** True of the first sub-period of a mahadasha still to begin, where the two are told in the same words. */
const opensSeason = (c: Composer, period: DashaDates): boolean => {
  const season = c.dashas.mahas.find(({ from }) => from === period.from)
  return season !== undefined && season.from > c.input.asOf && colourLine(c, season).text === colourLine(c, period).text
}

/** What the lord of a period rules and where it stands, as a clause; of a node the sign's lord, and without a lagna the seat alone. */
function lordClause(c: Composer, period: DashaDates): string {
  const antar = period.lords[1]
  const { by } = periodHouse(c, antar)
  const placed = c.facts.main.houseOf(antar)
  const ruled = c.facts.main.ruledBy(by)
  const own = ruled.length === 1 && ruled[0] === placed
  return c.say(`roadmap.near.${by !== antar ? 'node' : !c.timed ? 'seat' : own ? 'own' : 'lord'}`, {
    antar: c.grahaStart(antar),
    seat: c.houseName(placed),
    by: c.graha(by),
    houses: { list: ruled.map((house) => c.house(house)) },
  })
}

/** What a sub-period is for where its colour has been told with its reasons before: in few words, by what its lord rules and where it stands. */
function shortLine(c: Composer, period: DashaDates, maha: Graha | null): Line {
  const { tone } = periodJudgment(c, period)
  const kind = tone === 'mixed' && isOneSided(c, period.lords[1]) ? 'oneSided' : tone
  const slots = { lord: lordClause(c, period), ...sideMatters(c, period) }
  const ids = [periodFinding(c, period), placeFinding(c, period.lords[1]).id]
  const text = c.say(`roadmap.near.for.${kind}`, slots)
  return maha === null
    ? c.line(ids, 'roadmap.near.told', { text })
    : c.line(ids, 'roadmap.near.season', { text, maha: { term: `grahaBare.${maha}` } })
}

/** Years in which a sub-period that is tied to what was asked and holds no stretch of it says why. */
const TIES_YEARS = 5
/** Days of a stretch that make it one of a period. */
const FEWEST_HELD_DAYS = 14

const heldIn = (parts: readonly Part[], period: { from: string; to: string }): Part[] =>
  parts.filter(({ from, to }) => daysBetween(laterOf(from, period.from), earlierOf(to, period.to)) >= FEWEST_HELD_DAYS)

type Held = { window: Window; part: Part }

/** What is said of a stretch in brackets. */
const markOf = (c: Composer, window: Window, best: Window | undefined): string =>
  window === best ? c.say('roadmap.near.best') : isLighter(window) ? c.say('window.lighter') : ''

/** Stretches of one weight that follow each other without a gap as one; the strongest stands for itself. */
function withoutGaps(held: readonly Held[], best: Window | undefined): Held[] {
  const out: Held[] = []
  for (const one of held) {
    const last = out.at(-1)
    const alike = last !== undefined && last.window !== best && one.window !== best && isLighter(last.window) === isLighter(one.window)
    if (alike && last.part.to >= one.part.from)
      out[out.length - 1] = { window: one.window, part: { ...last.part, to: one.part.to, toErrorDays: one.part.toErrorDays } }
    else out.push(one)
  }
  return out
}

/** A clause as the end of a sentence, where it has not been said yet; a second sub-period under the same strain needs it no more. */
function onceIn(c: Composer, period: DashaDates, clause: string, ways: Ways): string {
  if (clause === '' || ways.has(clause)) return ''
  ways.set(clause, period.from)
  return c.say('joined.after', { clause })
}

/** What a sub-period holds of the times of page 1, by its dates; else the tie of its lord to the first matter, else nothing. */
function askedLines(c: Composer, period: DashaDates, said: Set<string>, ways: Ways): Line[] {
  const times = recommended(c)
  const [first] = mattersOf(c)
  const topics = new Set([...(first === undefined ? [] : [first.topic]), ...times.flatMap(({ window }) => window?.topic ?? [])])
  // where nothing was asked a sub-period under strain alone has to say how it goes with a stretch
  const isAsked = first !== undefined || shortOpenings(c).length > 0 || periodTone(c, period) === 'ill'
  const named = [
    ...(isAsked ? [...topics].flatMap((topic) => heldLines(c, period, topic, topic === first?.topic, said, ways)) : []),
    ...openingLines(c, period, ways),
  ]
  return [...named, ...periodLines(c, period, new Set(named.flatMap(({ ids }) => ids)), ways)]
}

/** An opening that reaches beyond a sub-period says so, so that its dates do not contradict those of the sub-period. */
function overMark(c: Composer, period: DashaDates, { from, to }: Part, mark: string): string {
  const [began, goesOn] = [daysBetween(from, period.from) >= FEWEST_HELD_DAYS, daysBetween(period.to, to) >= FEWEST_HELD_DAYS]
  if (!began && !goesOn) return mark
  const over = c.say(`roadmap.near.${began && goesOn ? 'through' : began ? 'began' : 'goesOn'}`)
  return mark === '' ? over : c.say('roadmap.near.marks', { mark, over })
}

/** What a sub-period holds of openings that page 1 answers by, each matter by itself; the way home stands beside the stretches for staying. */
const openingLines = (c: Composer, period: DashaDates, ways: Ways): Line[] =>
  openingGroups(c).flatMap((group): Line[] => {
    const [first] = group
    const parts = group.flatMap((one) =>
      heldIn(one.parts, period).map((part) => ({
        ...part,
        mark: overMark(c, period, part, one.isFull ? '' : c.say('opening.light')),
      })),
    )
    if (parts.length === 0) return []
    const spans = parts.map((part) => spanOf(c, part, part.mark))
    const ids = [...new Set(group.flatMap((one) => one.ids))]
    const time = recommended(c).find((one) => one.window === null && one.noun === first.noun && heldIn(one.parts, period).length > 0)
    return [
      c.line(ids, 'roadmap.near.holds', {
        noun: first.noun,
        spans: { list: spans },
        clause: time === undefined ? '' : onceIn(c, period, clauseIn(c, period, time) ?? '', ways),
      }),
    ]
  })

/** The same of one field: its stretches in the sub-period, with how the two hold together; of the first also the tie alone. */
function heldLines(c: Composer, period: DashaDates, topic: MainTopic, isFirst: boolean, said: Set<string>, ways: Ways): Line[] {
  const antar = period.lords[1]
  const times = recommended(c).filter(({ window }) => window?.topic === topic)
  const stretches = times.flatMap(({ window }) => window ?? [])
  const noun = times[0]?.noun ?? stretchName(c, topic)
  const best = strongestOf(allWindows(c)[topic])
  const held = stretches
    .flatMap((window) => heldIn(window.parts, period).map((part) => ({ window, part })))
    .toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
  // what fits some of them alone is told of these
  const clauses = new Map(times.map((time) => [time.window, clauseIn(c, period, time)]))
  const alike = [...new Set(held.map(({ window }) => clauses.get(window) ?? ''))]
  if (held.length > 0)
    return alike.map((clause) => {
      const own = held.filter(({ window }) => (clauses.get(window) ?? '') === clause)
      return c.line([...new Set(own.flatMap(({ window }) => window.ids))], 'roadmap.near.holds', {
        noun: times.find(({ window }) => window === own[0]?.window)?.noun ?? noun,
        clause: onceIn(c, period, clause, ways),
        // the parts of one stretch are marked with the last of them, and what goes on without a gap is one
        spans: {
          list: withoutGaps(own, best).map(({ window, part }, index, all) =>
            spanOf(c, part, window === all[index + 1]?.window ? '' : markOf(c, window, best)),
          ),
        },
      })
    })
  if (!isFirst || periodTie(c, period, topic) < TIED) return []
  // that a tied sub-period opens nothing is news in the years at hand alone, and its reason once
  const some = allWindows(c)[topic].some(({ parts }) => heldIn(parts, period).length > 0)
  const key = isPassedUnder(c, topic, period) ? 'roadmap.near.passed' : 'roadmap.near.tiedOnly'
  if (some || undated(c, topic) || period.from > addYears(c.input.asOf, TIES_YEARS) || said.has(key)) return []
  said.add(key)
  return [c.line([periodFinding(c, period)], key, { noun, tie: { list: tieNames(c, antar, topic) } })]
}

/** The next sub-periods: what each moves against the one before, what it is for and why, what it holds of what was asked, and the verses it meets. */
function nearBlocks(c: Composer, periods: readonly DashaDates[]): Block[] {
  const { errorDays } = c.dashas
  const said = new Set<string>()
  const ways: Ways = new Map()
  return periods.flatMap((period, index, all) => {
    // the running one stands at the head of the reading
    const before = all[index - 1]
    if (before === undefined) return []
    const step = stepOf(c, before, period)
    const same = matterOf(c, before) === matterOf(c, period)
    const age = ageText(c, period.from)
    const slots = {
      from: c.date(period.from, errorDays),
      to: c.date(period.to, errorDays),
      antar: c.graha(period.lords[1]),
      antarStart: c.grahaStart(period.lords[1]),
      prev: c.graha(before.lords[1]),
      age: age === '' ? '' : c.say('roadmap.near.age', { age }),
    }
    return [
      c.paragraph(
        c.varied([periodFinding(c, period)], `roadmap.near.${step !== 'same' ? step : same ? 'stays' : 'turns'}`, slots),
        // what follows next has been told with its reasons at the head of the reading, and a season with its years above
        index === 1 && isToldAhead(c, period)
          ? shortLine(c, period, null)
          : opensSeason(c, period)
            ? shortLine(c, period, period.lords[0])
            : colourLine(c, period),
        ...askedLines(c, period, said, ways),
        ...pairLines(c, period, said, (topic, kind) => tellsVerse(c, topic, kind)),
      ),
    ]
  })
}

/** Verses on a field that was asked about, and the kind ones; beside a matter of its own none of marriage or journeys, and of marriage none to whoever has a bond. */
function tellsVerse(c: Composer, topic: MainTopic, kind: boolean): boolean {
  if (ledMatter(c) !== null) return topic === 'career' && kind
  if (topic === 'love' && c.asker.bond === 'married') return false
  if (askedTopics(c).has(topic)) return true
  return kind && !(topic === 'love' && (c.asker.bond === 'married' || c.asker.parent || c.asker.children))
}

/** A field as it fits the person, for a row or a lane. */
function laneName(c: Composer, topic: MainTopic): string {
  const name = fieldName(c, topic)
  return sentenceCase(typeof name === 'string' ? name : c.book.term(`topic.${topic}` as 'topic.love'))
}

/** A far stretch with the age at which it falls, and from sixty on what it means then. */
function agedSpan(c: Composer, window: Window): string {
  const age = ageAt(c, window.from)
  const span = edgesText(c, window)
  const manner = age < ELDER || ageAt(c, c.input.asOf) >= ELDER ? '' : c.say(`roadmap.glance.elder.${window.topic}`)
  return age > LAST_AGE ? span : c.say('roadmap.glance.aged', { span, age, manner })
}

/** The next stretch of each of the three fields, what to do with it, the strongest in sight, and the strongest of the years beyond. */
function glanceTable(c: Composer): Block[] {
  const daysOf = (window: Window): string => edgesText(c, window)
  const beyond = MAIN_TOPICS.some((topic) => further(c)[topic] !== undefined)
  const rows = MAIN_TOPICS.filter((topic) => !(topic === 'love' && isOfCompany(c))).flatMap((topic) => {
    const [next] = windows(c)[topic]
    const ranked = allWindows(c)[topic]
    const best = strongestOf(ranked)
    if (next === undefined) return []
    const full = windows(c)[topic].find((window) => !isLighter(window))
    const last = further(c)[topic]
    return [
      [
        laneName(c, topic),
        full === undefined || full === next || full === best
          ? daysOf(next)
          : c.say('roadmap.glance.full', { next: daysOf(next), full: daysOf(full) }),
        useWords(c, next),
        best === undefined ? '–' : best === next ? c.say('roadmap.glance.next') : daysOf(best),
        ...(beyond ? [last === undefined ? '–' : agedSpan(c, last)] : []),
      ],
    ]
  })
  // what page 1 answers by openings of its own comes first
  for (const openings of openingGroups(c).toReversed()) {
    const [opening] = openings
    const partText = ({ from, to, fromErrorDays, toErrorDays }: Part): string =>
      c.say('until.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })
    const [next] = openings.flatMap((one) => one.parts) as [Part]
    const { concern } = opening
    const near = concern === 'exam' ? null : nearestTime(c, concern)
    const counted = concern === 'exam' ? undefined : bestOpening(c, concern)
    const full = openings.find(({ isFull }) => isFull)?.parts[0]
    const best = counted ?? full
    const isBest = best?.from === next.from
    rows.unshift([
      sentenceCase(opening.noun),
      !opening.isFull
        ? full === undefined
          ? // a light time with the days on which it comes back
            c.say('roadmap.opening.light', { near: { list: opening.parts.map(partText) } })
          : c.say('roadmap.opening.before', { near: partText(next), next: partText(full) })
        : near === null || near.from >= next.from
          ? partText(next)
          : c.say('roadmap.opening.before', {
              near: partText({ ...near, from: laterOf(near.from, c.input.asOf) }),
              next: partText(next),
            }),
      c.say(`roadmap.${bearsMove(c, opening) ? 'opening' : 'lightOpening'}.${openingFor(c, opening.ground)}`),
      isBest && (near === null || near.from >= next.from)
        ? c.say('roadmap.glance.next')
        : best === undefined
          ? '–'
          : counted === undefined
            ? c.say('roadmap.opening.full')
            : c.say('roadmap.opening.best', { span: partText(best) }),
      ...(beyond ? ['–'] : []),
    ])
  }
  if (rows.length === 0) return []
  const days = Math.max(...MAIN_TOPICS.flatMap((topic) => windows(c)[topic].map(({ errorDays }) => errorDays)))
  return [
    {
      kind: 'table',
      caption: c.say('roadmap.glance', { error: days === 0 ? '' : c.say('window.tableError', { days }) }),
      columns: [
        { label: c.say('table.fieldOf'), align: 'start' },
        { label: c.say('table.next'), align: 'start' },
        { label: c.say('table.useIt'), align: 'start' },
        { label: c.say('table.strongest', { years: SIGHT_YEARS }), align: 'start' as const },
        ...(beyond ? [{ label: c.say('table.strongestAfter', { years: windowYears(c) }), align: 'start' as const }] : []),
      ],
      rows,
    },
  ]
}

/** Saturn by sign, every return in one row; where no sub-periods can be listed, the years are first told by his places and Jupiter's. */
function slowBlocks(c: Composer, end: string): Block[] {
  const { grain } = c.dashas
  const dated = grain === 'antar' || grain === 'pratyantar'
  const told = addYears(c.input.asOf, YEARS_TOLD.saturn)
  const far = addYears(c.input.asOf, SIGHT_YEARS)
  const rows = returnsJoined(staysUntil(c, 'saturn', end))
    .map((passes) => ({ graha: 'saturn' as const, passes, ...passes[0] }))
    // the nearer ones are told in words in the chapter on transits
    .filter(({ from }) => !dated || from >= told)
  if (rows.length === 0) return []
  const table: Block = {
    kind: 'table',
    caption: c.say(dated ? 'roadmap.saturnLater' : 'roadmap.slowTable'),
    columns: [
      { label: c.say('table.graha'), align: 'start' },
      { label: c.say('table.sign'), align: 'start' },
      { label: c.say('table.when'), align: 'start' },
      { label: c.say('table.place'), align: 'end' },
      { label: c.say('table.tone'), align: 'start' },
    ],
    rows: rows.map(({ graha, stay, place, passes }) => [
      c.book.term(`grahaBare.${graha}`),
      c.book.term(`sign.${stay.sign}` as 'sign.0'),
      // far ahead the whole passage in months, its retreats with it
      passes[0].from >= far
        ? c.say('until.span', { from: c.book.date(passes[0].from, 'month'), to: c.book.date((passes.at(-1) as DatedStay).to, 'month') })
        : passes.map(({ from, to }) => c.say('until.span', { from: c.book.date(from), to: c.book.date(to) })).join('; '),
      c.book.term(`house.${place}`),
      c.say(`passage.${passageWord(c, stay)}`),
    ]),
  }
  return dated ? [c.heading('roadmap.headSlow'), table] : [c.heading('roadmap.headYears'), ...yearsBlocks(c, end), table]
}

/** Jupiter's good places from the Moon (Phaladeepika 26). */
const JUPITER_GIVES: readonly House[] = [2, 5, 7, 9, 11]
/** The places of Saturn in which he neither gives nor presses. */
const SATURN_BETWEEN = [5, 7, 9, 10] as const
/** Months in which both give are told from this many days on, the nearest first, and this many of them. */
const SHORTEST_BOTH_DAYS = 120
const MOST_BOTH = 3

/** Without dashas: the years by what Saturn and Jupiter do in them from the Moon, and what each is for. */
function yearsBlocks(c: Composer, end: string): Block[] {
  const stays = { saturn: staysUntil(c, 'saturn', end), jupiter: staysUntil(c, 'jupiter', end) }
  const saturn = returnsJoined(stays.saturn)
  const idsOf = (groups: readonly DatedStay[][]): string[] => groups.map(([{ stay }]) => gocharaFinding(c, stay).id)
  const at = (places: readonly House[]): DatedStay[][] => saturn.filter(([{ place }]) => places.includes(place))
  const span = (from: string, to: string): string => {
    const isOneYear = from.slice(0, 4) === to.slice(0, 4)
    const slots = { from: c.book.date(from, isOneYear ? 'monthName' : 'month'), to: c.book.date(to, 'month') }
    return c.say(from <= c.input.asOf ? 'roadmap.years.until' : 'roadmap.years.from', slots)
  }
  const told = (groups: readonly DatedStay[][]) => ({
    list: groups.map((passes) =>
      c.say('roadmap.years.one', {
        // the months of a retreat belong to the place before
        spans: { list: passes.filter(({ to }) => to > c.input.asOf).map(({ from, to }) => span(from, to)) },
        text: c.say(`roadmap.saturn.${passes[0].place as 3}`),
      }),
    ),
  })
  const gives = at([3, 6, 11])
  const both = stays.saturn
    .filter(({ stay }) => passageTone(c, stay) === 'good')
    .flatMap((one) =>
      stays.jupiter
        .filter(({ stay }) => passageTone(c, stay) === 'good')
        .map((other) => ({ from: laterOf(laterOf(one.from, other.from), c.input.asOf), to: earlierOf(one.to, other.to), one, other })),
    )
    .filter(({ from, to }) => from < to && daysBetween(from, to) >= SHORTEST_BOTH_DAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, MOST_BOTH)
  const years = (passes: readonly DatedStay[]): string => {
    const [from, to] = [laterOf(passes[0].from, c.input.asOf), (passes.at(-1) as DatedStay).to].map((date) => date.slice(0, 4))
    return from === to ? from : c.say('until.span', { from, to })
  }
  const opened = JUPITER_GIVES.map((place) => ({
    place,
    groups: returnsJoined(stays.jupiter).filter(([one]) => one.place === place),
  })).filter(({ groups }) => groups.length > 0)
  const sadeSati = at(SADE_SATI)
  const round = roundsOf(sadeSati)
  const alone = at([4, 8])
  const between = at(SATURN_BETWEEN)
  return [
    c.paragraph(
      gives.length > 0 && c.line(idsOf(gives), 'roadmap.years.good', { list: told(gives) }),
      both.length > 0 &&
        c.line(
          both.flatMap(({ one, other }) => [gocharaFinding(c, one.stay).id, gocharaFinding(c, other.stay).id]),
          'roadmap.years.both',
          { list: { list: both.map(({ from, to }) => span(from, to)) } },
        ),
    ),
    c.paragraph(
      opened.length > 0 &&
        c.line(idsOf(opened.flatMap(({ groups }) => groups)), 'roadmap.years.jupiter', {
          list: opened
            .map(({ place, groups }) =>
              c.say('roadmap.years.matter', { text: c.say(`roadmap.jupiter.${place as 2}`), years: { list: groups.map(years) } }),
            )
            .join('; '),
        }),
    ),
    c.paragraph(
      sadeSati.length > 0 &&
        c.line(idsOf(sadeSati), 'roadmap.years.sadeSati', {
          list: { list: round.map(({ from, to }) => span(from, to)) },
        }),
      alone.length > 0 &&
        c.line(idsOf(alone), 'roadmap.years.hard', { also: sadeSati.length > 0 ? c.say('roadmap.years.also') : '', list: told(alone) }),
      besideLine(c, 'roadmap.years.beside', [...sadeSati, ...alone].flat()),
      between.length > 0 && c.line(idsOf(between), 'roadmap.years.between', { list: told(between) }),
    ),
  ]
}

/** Each sade sati from its first day to its last. */
function roundsOf(groups: readonly DatedStay[][]): { from: string; to: string }[] {
  const out: { from: string; to: string }[] = []
  for (const { from, to } of groups.flat().toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    if (last !== undefined && daysBetween(last.to, from) <= 2 * LONGEST_RETREAT_DAYS) last.to = laterOf(last.to, to)
    else out.push({ from, to })
  }
  return out
}

/** The passes of one sign after a retreat beside each other; a later round of the zodiac stands apart. */
function returnsJoined(stays: readonly DatedStay[]): DatedStay[][] {
  const out: DatedStay[][] = []
  for (const stay of stays) {
    const before = out.findLast(([first]) => first.stay.sign === stay.stay.sign)
    const last = before?.at(-1)
    if (before !== undefined && last !== undefined && daysBetween(last.to, stay.from) <= LONGEST_RETREAT_DAYS) before.push(stay)
    else out.push([stay])
  }
  return out
}

/**
 * Lanes of the picture: main periods, sub-periods, the windows of the three topics, Saturn, Jupiter and Rahu by rashi with every return
 * after retrogression, and sade sati.
 */
function timeline(c: Composer, end: string): Block {
  const from = c.input.asOf
  const clip = (span: Span): Span => clipped(c, span, end)
  const { grain, mahas, antars } = c.dashas
  const slow = (graha: 'saturn' | 'jupiter' | 'rahu'): Span[] =>
    staysUntil(c, graha, end).map(({ stay, place, ...dates }) =>
      clip({
        ...dates,
        label: c.book.term(`sign.${stay.sign}` as 'sign.0'),
        tone: graha === 'saturn' && PRESSING.includes(place) ? 'caution' : 'plain',
      }),
    )
  const sadeSati = joinedSpans(
    staysUntil(c, 'saturn', end)
      .filter(({ place }) => SADE_SATI.includes(place))
      .map(({ from: begins, to }) => clip({ from: begins, to, label: '', tone: 'caution' })),
  )
  const lanes = [
    ...(grain === 'none' ? [] : [{ label: c.say('roadmap.lane.maha'), spans: periodSpans(c, mahas, 0, end) }]),
    ...(grain === 'antar' || grain === 'pratyantar' ? [{ label: c.say('roadmap.lane.antar'), spans: periodSpans(c, antars, 1, end) }] : []),
    ...MAIN_TOPICS.map((topic) => ({
      label: laneName(c, topic),
      spans: [...windows(c)[topic], further(c)[topic] ?? []]
        .flat()
        .flatMap(({ parts }) => parts.map((part) => clip({ from: part.from, to: part.to, label: '', tone: TONES[topic] }))),
    })),
    // what was asked about beside the three fields has its lane as it has its rows
    ...openingGroups(c).map((group) => ({
      label: sentenceCase(group[0].noun),
      spans: group.flatMap(({ parts }) =>
        parts
          .filter((part) => part.to > from && part.from < end)
          .map((part) => clip({ from: part.from, to: part.to, label: '', tone: 'work' })),
      ),
    })),
    ...SLOW.map((graha) => ({ label: c.book.term(`grahaBare.${graha}`), spans: slow(graha) })),
    { label: c.say('roadmap.sadesati'), spans: sadeSati },
  ].filter(({ spans }) => spans.length > 0)
  return {
    kind: 'timeline',
    caption: c.say('roadmap.timeline', { from: from.slice(0, 4), to: end.slice(0, 4) }),
    from,
    to: end,
    today: from,
    lanes,
    alternative: lanesInWords(c, lanes),
  }
}

import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { dignityFinding, isCountedFrom, lordFinding, lordLine, standingFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { House } from '../facts/houses.ts'
import { siblingOpposed } from '../understanding/told-case.ts'
import { questionOf } from '../understanding/question.ts'
import {
  BIRTH,
  GROUNDS,
  isKinGround,
  judge,
  judgeOwed,
  kinOf,
  scoreOf,
  type Ground,
  type GroundVoice,
  type Judged,
  type KinGround,
} from '../rules/grounds.ts'
import type { Part } from '../rules/windows.ts'
import { savFinding, savOf } from '../rules/witnesses.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { refundTimes } from './handover.ts'
import { longPassageLines, strainLines } from './joined-lines.ts'
import { kindToWish } from './child-kind.ts'
import { householdAsked, householdLines } from './household.ts'
import { overFifthBlocks } from './child-wish.ts'
import { caseBegan, caseHolds, caseKin, caseLeanLine, casePhases, caseTimes } from './case-course.ts'
import { caseInFull, caseOf } from './told-case.ts'
import { ledMatter, type LedMatter } from './led-matter.ts'
import { courseOfMoney, phasesOf } from './debt-course.ts'
import { lordOf, timesOf, YEARS, yearsOf, type Days, type Time } from './matter-times.ts'
import { elderOf } from './elder-beside.ts'
import { courseLines, seasonOf } from './season.ts'
import { groundFact, meaningOf, NEAR_YEARS, shortCannot, shortNoun, shortVerdict, voiceLine } from './short-concerns.ts'
import { matterOf } from './short-matters.ts'
import { waysOfMatter } from './two-ways.ts'
import { firmnessOf, methodFinding, sourcesOf } from './verdict.ts'
import { heavySpans, hardBlocks, strainedPeriods } from './matter-hard.ts'
import { key, KIN, ledSlots, ownOr, type Matters, type OwnMatter } from './matter-words.ts'

/** A part of a matter: a house with its lord and points, or somebody with a ground of their own. */
type Facet = { name: string; house: House } | { name: string; ground: Ground }

const part = (name: string, house: House): Facet => ({ name, house })
const who = (ground: Ground): Facet => ({ name: ground, ground })

/** A brother or sister who stands on the other side. */
const OPPONENT: Facet = { name: 'opponentKin', ground: 'sibling' }
const MONEY_PARTS: readonly Facet[] = [part('income', 11), part('keeping', 2), part('spending', 12), who('debt')]
/** What each matter is made of (houses by BPHS 11.3-13; papers in the 3rd are practice). */
const FACETS: Readonly<Record<OwnMatter, readonly Facet[]>> = {
  money: MONEY_PARTS,
  owed: [who('debt'), part('income', 11), part('spending', 12), part('keeping', 2)],
  dues: [part('income', 11), part('buyers', 7), part('proof', 3), part('keeping', 2)],
  pressed: [part('income', 11), part('keeping', 2), part('associates', 7), part('spending', 12)],
  home: [part('place', 4), part('keeping', 2), who('debt'), part('papers', 3)],
  build: [part('site', 4), part('keeping', 2), who('debt'), part('papers', 3)],
  land: [part('place', 4), part('papers', 3), part('keeping', 2), who('debt')],
  share: [part('familyGoods', 2), part('place', 4), who('sibling'), who('dispute')],
  sale: [part('place', 4), part('buyers', 7), part('papers', 3), part('income', 11)],
  swap: [part('buyers', 7), part('place', 4), part('keeping', 2), part('papers', 3)],
  handover: [part('place', 4), part('income', 11), who('dispute'), part('proof', 3)],
  joined: [part('place', 4), who('child'), part('keeping', 2)],
  dispute: [who('dispute'), who('terms'), part('proof', 3), part('cost', 12)],
  study: [part('learning', 5), part('schooling', 4), part('rivals', 6), part('teachers', 9)],
  pupil: [who('child'), part('schooling', 4), part('teachers', 9)],
  family: [part('words', 2), who('mother'), who('father'), who('sibling')],
}

/** Of a child that is hoped for: the house of children, the growth of the family, hopes that are met, the home and the two of a couple (practice but the first). */
const BIRTH_PARTS: readonly Facet[] = [
  part('birthFifth', 5),
  part('birthFamily', 2),
  part('birthHope', 11),
  part('birthHome', 4),
  part('birthTwo', 7),
]

const STATES = ['ill', 'mixed', 'well'] as const
type State = (typeof STATES)[number]
const stateOf = (score: number): State => STATES[Math.sign(score) + 1] as State

/** The facets of a family that is spoken of: a partner and their people only where a marriage is told, children where they are. */
function facetsOf(c: Composer, matter: Matters): readonly Facet[] {
  const led = ledMatter(c)
  if (led !== null && isKinGround(led)) return kinFacets(led)
  if (led === 'dispute') return caseFacets(c)
  const all = FACETS[matter as keyof typeof FACETS].map((facet) =>
    // nobody is told to lean on the one who keeps back a share
    matter === 'share' && facet.name === 'sibling' && siblingOpposed(c.whole.input.concern) !== null ? OPPONENT : facet,
  )
  if (matter !== 'family') return all
  // whose quarrel is with a partner's people has not asked about parents, brothers and sisters
  const { person } = questionOf(c.input.concern)
  if (person === 'inLaws' || person === 'spouse')
    return [part('words', 2), who('inLaws'), who('spouse'), ...(c.asker.parent || c.asker.children ? [who('child')] : [])]
  if (c.asker.bond === 'married') all.push(who('spouse'), who('inLaws'))
  if (c.asker.parent || c.asker.children) all.push(who('child'))
  return all
}

/** Of a case: its own ground, terms with the other side, papers, and whom or what it is about, else what it costs. */
function caseFacets(c: Composer): Facet[] {
  const { other, about } = caseOf(c) ?? {}
  return [
    { name: 'contest', ground: 'dispute' },
    who('terms'),
    part('proof', 3),
    // whom one is in a case with is no one to lean on
    ...(other === 'brother' || other === 'sister' ? [OPPONENT] : []),
    about === 'property' ? { name: 'heldLand', ground: 'home' } : part('cost', 12),
  ]
}

/** Of a relative's matter: their own house, the house of the matter counted from it, and the home and the means that stand behind both. */
function kinFacets(led: KinGround): readonly Facet[] {
  if (led === BIRTH) return BIRTH_PARTS
  const { houses } = GROUNDS[led]
  const [own, derived] = houses
  const home: readonly Facet[] = [part('kinHome', 4), part('kinMeans', 2)]
  return [
    part('kinSelf', own),
    ...(derived === undefined ? [] : [part(`kin.${kinOf(led)?.field}`, derived)]),
    ...home.filter((facet) => 'house' in facet && facet.house !== own && facet.house !== derived),
  ]
}

type Weighed = { name: string; score: number; read: string; ids: string[] }

function weighFacet(c: Composer, facet: Facet): Weighed {
  const house = 'house' in facet ? facet.house : GROUNDS[facet.ground].houses[0]
  const { id, graha } = lordFinding(c, house, 'general')
  const points = savOf(c)?.(house)
  const seat = (one: Graha): string =>
    c.say(isCountedFrom(c, one) ? 'matter.read.moon' : 'matter.read.seat', {
      graha: c.graha(one),
      placed: c.house(c.facts.main.houseOf(one)),
      sign: c.sign(c.facts.sign(one)),
    })
  const shown = points === undefined ? '' : c.say('matter.read.points', { points })
  if ('house' in facet) {
    const tilt = points === undefined ? 0 : points > 30 ? 1 : points < 25 ? -1 : 0
    return {
      name: facet.name,
      score: scoreOf(c, graha) + tilt,
      read: c.say('matter.read.house', { house: c.houseName(house), lord: seat(graha), points: shown }),
      ids: [id, ...(points === undefined ? [] : [savFinding(c, house, 'general')])],
    }
  }
  const { state, ids } = judge(c, facet.ground)
  const others = GROUNDS[facet.ground].pointers.filter((one) => one !== graha)
  return {
    name: facet.name,
    score: STATES.indexOf(state) - 1,
    read: c.say('matter.read.house', {
      house: c.houseName(house),
      lord: c.say('matter.read.both', { list: { list: [graha, ...others].map(seat) } }),
      points: shown,
    }),
    ids: [...new Set([id, ...ids])],
  }
}

/** A part that says otherwise than the verdict on debts, or than the points of gains, says so itself. */
function beside(c: Composer, { name, score }: Weighed): '' | '.though' {
  const state = stateOf(score)
  if (name === 'debt') {
    const verdict = judgeOwed(c).state
    return state !== 'mixed' && verdict !== 'mixed' && verdict !== state ? '.though' : ''
  }
  const points = name === 'spending' && state === 'well' ? savOf(c) : null
  return points !== null && points(12) > points(11) ? '.though' : ''
}

/** What the named matter is made of in this chart, part by part, and which part to lean on and which to guard. */
function facetBlocks(c: Composer, matter: Matters): Block[] {
  const facets = facetsOf(c, matter).map((facet) => weighFacet(c, facet))
  const ordered = facets.toSorted((a, b) => b.score - a.score)
  const [best, worst] = [ordered[0], ordered.at(-1)] as [Weighed, Weighed]
  const slots = ledSlots(c)
  // the house of the in-laws is that of the partner's mother (the 4th from the 7th)
  const nameOf = ({ name }: Weighed): string =>
    name === 'inLaws' && elderOf(c) === 'inLaw' ? c.say('facet.motherInLaw') : c.say(key(`facet.${name}`), slots)
  return [
    {
      kind: 'table',
      caption: c.say('matter.facets'),
      columns: (['matter.col.part', 'matter.col.read', 'matter.col.says', 'table.sourceShort'] as const).map((label) => ({
        label: c.say(label),
        align: 'start' as const,
      })),
      rows: facets.map((facet) => [
        sentenceCase(nameOf(facet)),
        facet.read,
        c.say(key(`facet.${facet.name}.${stateOf(facet.score)}${beside(c, facet)}`), slots),
        sourcesOf(c, facet.ids.slice(0, 3)),
      ]),
    },
    c.paragraph(
      best.score === worst.score
        ? c.line([...new Set(facets.flatMap(({ ids }) => ids))], `matter.lean.${stateOf(best.score)}`)
        : c.line(
            [...new Set([...best.ids, ...worst.ids])],
            matter === 'family'
              ? 'matter.lean.family'
              : matter === 'dispute'
                ? 'matter.lean.dispute'
                : KIN[matter] === 'money'
                  ? 'matter.lean.money'
                  : 'matter.lean',
            {
              best: nameOf(best),
              worst: nameOf(worst),
            },
          ),
      worst.score < 0 && c.line(worst.ids, key(`facet.${worst.name}.do`), slots),
    ),
  ]
}

/** What the chapter calls its matter. */
const matterName = (c: Composer): string => {
  const led = ledMatter(c) as LedMatter
  const own = `matter.noun.${matterOf(c, led)}`
  return !isKinGround(led) && c.book.has(own) ? c.say(own) : shortNoun(c, led)
}

/** Findings behind a voice: who speaks, and what makes it speak so. */
const idsOf = (c: Composer, { graha, id, role }: GroundVoice): string[] =>
  graha === null || role === 'seat' ? [id] : [...new Set([id, dignityFinding(c, graha), standingFinding(c, graha)])]

/** The voices that take a side, each with its fact, meaning, source and firmness. */
const voiceTable = (c: Composer, led: LedMatter, { for: helping, against }: Judged): Block => ({
  kind: 'table',
  caption: c.say('matter.voices', { noun: matterName(c) }),
  columns: (['matter.col.side', 'table.says', 'matter.col.means', 'table.sourceShort', 'table.holds'] as const).map((label) => ({
    label: c.say(label),
    align: 'start' as const,
  })),
  rows: [...helping, ...against].map((voice) => {
    const ids = idsOf(c, voice)
    const side = voice.score > 0 ? ('for' as const) : ('against' as const)
    return [
      c.say(`matter.side.${side}`),
      groundFact(c, led, voice),
      meaningOf(c, led, side, voice.role),
      sourcesOf(c, ids),
      firmnessOf(c, ids),
    ]
  }),
})

/** Every voice that was heard on the matter, with its side, fact, meaning, source and firmness: the same that page 1 sums up. */
function voiceBlocks(c: Composer, led: LedMatter, found: Judged): Block[] {
  const { voices, for: helping, against } = found
  const word = (n: number): string => c.say('number', { n })
  const [house] = GROUNDS[led].houses
  const { id, graha, placed, polarity } = lordFinding(c, house, 'general')
  const verse = lordLine(c, house, 'general')
  // told here even if another chapter had it; the chapters that follow leave it out
  if (!isCountedFrom(c, graha)) c.fresh(verse)
  const score = voices.find((voice) => voice.graha === graha)?.score ?? 0
  const though = score > 0 && polarity === 'oppose' ? 'for' : score < 0 && polarity === 'support' ? 'against' : null
  return [
    c.heading('matter.headVoices'),
    c.paragraph(
      c.line(found.ids, 'matter.count', {
        heard: word(voices.length),
        for: word(helping.length),
        forN: helping.length,
        against: word(against.length),
        againstN: against.length,
        quiet: voices.length - helping.length - against.length,
        even: helping.length !== against.length ? 'no' : helping.length === 0 ? 'none' : 'yes',
      }),
    ),
    ...(helping.length + against.length === 0 ? [] : [voiceTable(c, led, found)]),
    // the verse on a house's lord speaks of one's own life
    ...(isCountedFrom(c, graha) || isKinGround(led)
      ? []
      : [
          c.paragraph(
            c.line([id], 'matter.lord', {
              graha: c.grahaStart(graha),
              house: c.houseName(house),
              area: { term: `area.${house}` as 'area.4' },
              placed: c.house(placed),
            }),
            verse,
            though !== null && c.line([id, standingFinding(c, graha)], `matter.though.${though}`),
          ),
        ]),
  ]
}

/** So many wordings of what a time is good for; later ones take the last two by turns. */
const USES = 3
const wordingOf = (at: number, matter: Matters): number =>
  at < USES ? at + 1 : KIN[matter] === 'kin' || KIN[matter] === 'birth' ? USES : 2 + ((at - USES) % 2)

/** Of an opening so many days must lie after the heavier weeks for the last step. */
const FEWEST_DAYS = 8

/** Every time of the chapter's matter, soonest first. */
export const matterTimes = (c: Composer): Time[] => {
  const led = ledMatter(c)
  return led === null ? [] : timesOf(c, led)
}

/** What an opening is good for where heavier months of the year ahead lie in it: all but the last step. */
function heldBack(c: Composer, use: string, { spans: [span] }: Time): string {
  const heavy = heavySpans(c).filter(({ from, to }) => from < span.to && to > laterOf(span.from, c.input.asOf))
  const last = heavy.at(-1)
  if (last === undefined) return use
  const rest = daysBetween(last.to, span.to)
  const before = daysBetween(laterOf(span.from, c.input.asOf), heavy[0]?.from ?? last.from)
  if (rest >= FEWEST_DAYS) return before >= FEWEST_DAYS ? use : c.say('matter.use.after', { use, date: c.date(last.to) })
  return before >= FEWEST_DAYS ? use : c.say('matter.use.heavy', { use })
}

/** Of a light time fewer days than these are no time of their own before or after a harder one. */
const APART_DAYS = 60

/** What a light time is good for where a sub-period of the harder times lies over it: there only what is begun already. */
function strainedUse(c: Composer, use: string, { spans }: Time): string {
  const led = ledMatter(c) as LedMatter
  const hard = strainedPeriods(c, led).find((period) => spans.some((span) => sharedDays(period, span) >= FEWEST_DAYS))
  if (hard === undefined) return use
  const daysOf = (days: Days): number => spans.reduce((sum, span) => sum + sharedDays(days, span), 0)
  const slots = { use, antar: c.graha(lordOf(hard)) }
  const { errorDays } = c.dashas
  const first = laterOf(spans[0].from, c.input.asOf)
  if (daysOf({ from: hard.to, to: addYears(hard.to, YEARS) }) >= APART_DAYS)
    return c.say('matter.use.strainedFirst', { ...slots, date: c.date(hard.to, errorDays) })
  if (first < hard.from && daysOf({ from: first, to: hard.from }) >= APART_DAYS)
    return c.say('matter.use.strainedLast', { ...slots, date: c.date(hard.from, errorDays) })
  return c.say('matter.use.strained', slots)
}

const sharedDays = (one: Days, other: Days): number => Math.max(0, daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to)))

function spanCell(c: Composer, { from, to, fromErrorDays, toErrorDays }: Part): string {
  const end = c.date(to, toErrorDays)
  return from <= c.input.asOf ? c.say('answer.spanNow', { to: end }) : c.say('answer.span', { from: c.date(from, fromErrorDays), to: end })
}

/** Every time with what makes it, how full it is and what it is good for. */
function timeBlocks(c: Composer, matter: Matters): Block[] {
  const times = matterTimes(c)
  const years = yearsOf(ledMatter(c) as LedMatter)
  const method = methodFinding(c, 'weighing', 'bphs24.145-148')
  const heading = c.heading(years === YEARS ? 'matter.headTimes' : 'matter.headTimesNear')
  if (times.length === 0) return [heading, c.paragraph(c.line([method], 'matter.times.none'))]
  const full = times.filter(({ kind }) => kind === 'full' || kind === 'half')
  // what lies before a first full one that is years away is for looking, so that one is for the step itself
  const looked = full[0] !== undefined && full[0].spans[0].from >= addYears(c.input.asOf, NEAR_YEARS)
  const used = { opening: looked ? 1 : 0, period: 0, light: 0 }
  const useOf = (time: Time): string => {
    if (time.kind === 'period') return ownOr(c, 'use', matter, `period.${Math.min(used.period++, 1) + 1}`)
    if (time.kind === 'light') return strainedUse(c, ownOr(c, 'use', matter, `light.${wordingOf(used.light++, matter)}`), time)
    return heldBack(c, ownOr(c, 'use', matter, String(wordingOf(used.opening++, matter))), time)
  }
  return [
    heading,
    c.paragraph(
      c.line([...new Set((full.length > 0 ? full : times).flatMap(({ ids }) => ids))], c.timed ? 'matter.times' : 'matter.times.moon', {
        count: full.length,
        n: c.say('number', { n: full.length }),
        years: c.say('number', { n: years }),
      }),
      c.timed && c.line([method], 'matter.times.how'),
    ),
    {
      kind: 'table',
      caption: c.say('matter.timesTable', { noun: matterName(c), years: c.say('number', { n: years }) }),
      columns: (['table.when', 'matter.col.what', 'matter.col.kind', 'matter.col.use'] as const).map((label) => ({
        label: c.say(label),
        align: 'start' as const,
      })),
      rows: times.map((time) => [
        sentenceCase(time.spans.map((span) => spanCell(c, span)).join('; ')),
        time.what,
        c.say(`matter.kind.${time.kind}`, { best: time.best ? 'yes' : 'no' }),
        useOf(time),
      ]),
    },
  ]
}

/** How far the answer may be trusted, and what no chart says of the matter. */
function sureBlocks(c: Composer, led: LedMatter, matter: Matters, found: Judged): Block[] {
  const margin = Math.abs(found.for.length - found.against.length)
  const method = methodFinding(c, 'shortConcern', 'bphs11.14-16')
  const { errorDays } = c.dashas
  const cannot = shortCannot(c, led)
  const lines: Line[] = [
    c.line(
      found.ids,
      `matter.sure.${margin === 0 ? 'even' : margin === 1 ? 'one' : found.for.length === 0 || found.against.length === 0 ? 'all' : 'more'}`,
      { n: c.say('number', { n: margin }) },
    ),
    c.line([method], c.timed ? (errorDays > 0 ? 'matter.sure.days' : 'matter.sure.timed') : 'matter.sure.moon', {
      days: errorDays,
      minutes: c.clockMinutes,
    }),
  ]
  return [
    c.heading('matter.headSure'),
    c.paragraph(...lines),
    c.paragraph(cannot, c.line([method], key(`cannot.${KIN[matter] === 'kin' ? 'kin' : matter}`), ledSlots(c))),
  ]
}

/** The title of the chapter that the question gets to itself, as the preview names it too; null where it gets none. */
export function matterTitle(c: Composer): string | null {
  const led = ledMatter(c)
  return led === null ? null : c.say(key(`title.matter.${matterOf(c, led) as Matters}`), ledSlots(c))
}

/** Of a case: whether to go on or to settle, how an agreement lies, what stands behind it, the times for it, and when nothing final is signed. */
function settleBlocks(c: Composer): Block[] {
  const found = judge(c, 'terms')
  return [
    c.heading('case.headSettle'),
    c.paragraph(caseLeanLine(c), ...voiceLine(c, 'terms', found, 'for'), ...voiceLine(c, 'terms', found, 'against')),
    c.paragraph(...caseTimes(c, true), ...caseHolds(c)),
    c.paragraph(...caseBegan(c), ...caseKin(c)),
  ]
}

/** The chapter on a shorter concern that leads the question; none where a field leads it, or nothing does. */
export function matterSection(c: Composer): Section | null {
  const led = ledMatter(c)
  if (led === null) return null
  const matter = matterOf(c, led) as Matters
  const found = judge(c, led)
  const season = seasonOf(c, led)
  const course = courseLines(c, season)
  const easesAt = season.eases.length > 0 && course.length > 1 ? course.length - 1 : course.length
  const [pressing, easing] = [course.slice(0, easesAt), course.slice(easesAt)]
  const strains = season.strains.flatMap(({ ids }) => ids)
  const care = led === 'money' || led === 'dispute' ? phasesOf(c).care : null
  const isOpenNow = matterTimes(c).some(({ spans }) => spans.some(({ from }) => from <= c.input.asOf))
  return {
    id: 'askedMatter',
    title: matterTitle(c) ?? '',
    lead: c.runs([
      c.line(
        [methodFinding(c, 'weighing', 'bphs24.145-148')],
        led === BIRTH ? 'matter.lead.birth' : isKinGround(led) ? 'matter.lead.kin' : 'matter.lead',
        {
          ...ledSlots(c),
          noun: led === 'dispute' ? caseInFull(c) : matterName(c),
        },
      ),
      ...(isKinGround(led) ? [] : waysOfMatter(c)),
    ]),
    blocks: [
      c.heading('topic.headAnswer'),
      c.paragraph(
        led === BIRTH && kindToWish(c),
        ...shortVerdict(c, led).slice(0, 1),
        { ids: found.ids, text: ownOr(c, 'matter.tells', matter, found.state) },
        // the table below has the times themselves
        ...(matter === 'handover' ? refundTimes(c) : []),
        ...(led === 'money' ? courseOfMoney(c, false) : led === 'dispute' ? casePhases(c) : []),
        // how the years lie has been told with what presses
        ...(led === 'dispute' ? [] : pressing),
        // a time that lies in what presses is told before what eases it
        ...strainLines(c, strains),
        ...(care === null || care.ids.some((id) => strains.includes(id)) ? [] : longPassageLines(c, care.stays)),
        ...(led === 'dispute' ? [] : easing),
        season.helps.length > 0 &&
          !isOpenNow &&
          c.line(
            season.helps.flatMap(({ ids }) => ids),
            'matter.aside',
            { noun: matterName(c) },
          ),
      ),
      ...(householdAsked(c) && led !== 'money' ? [c.heading('household.head'), c.paragraph(...householdLines(c))] : []),
      ...(led === 'dispute' ? settleBlocks(c) : []),
      ...voiceBlocks(c, led, found),
      ...(led === BIRTH ? overFifthBlocks(c) : []),
      ...facetBlocks(c, matter),
      ...timeBlocks(c, matter),
      ...hardBlocks(c, led, matter),
      ...sureBlocks(c, led, matter, found),
    ],
  }
}

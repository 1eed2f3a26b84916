import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import type { Slot } from '../phrasebook/phrasebook.ts'
import {
  aboutGraha,
  housePaths,
  isNode,
  lordFinding,
  periodFinding,
  placedOf,
  placeFinding,
  placesFinding,
  signFinding,
  seatOf,
  standingFinding,
  wellPlaced,
  seatAt,
} from '../compose/parts.ts'
import { standing, strengthOrder, supported } from '../compose/strength.ts'
import { addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { signLord, type House } from '../facts/houses.ts'
import { pairsHold } from '../rules/dasha-pairs.ts'
import { windowYears } from '../rules/windows.ts'
import { judge, scoreOf } from '../rules/grounds.ts'
import { homeAndDistance, type Claim, type Lean } from '../rules/home-distance.ts'
import { periodTie, TIED as TIED_PERIOD } from '../rules/periods.ts'
import { savFinding, savOf, shadbalaFinding } from '../rules/witnesses.ts'
import {
  answerBlocks,
  balanceBlocks,
  closingBlocks,
  confirmationBlocks,
  leadRuns,
  otherLordBlocks,
  ownLordBlocks,
  seatBlocks,
  whenBlocks,
} from './topic.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { meantText } from '../understanding/topics.ts'
import { kinAsked } from './kin-asked.ts'
import { goesToSomebody, joinsThem } from './joins-them.ts'
import { modeKey, modesLine, skyBlocks } from './abroad-sky.ts'
import { homecomingBlocks } from './coming-home.ts'
import { homeVoices, onwardLines, onwardOf } from './onward.ts'
import { stayLean } from './stay-lean.ts'
import { studyBlocks } from './study-away.ts'
import { asksReturn } from './short-concerns.ts'
import { allWindows, askedTopics, inFull, windows, readings } from './cache.ts'
import { farIsVisit, farKind, readsOfJourneys, readsOfRoadAlone } from './stretch-kind.ts'
import { stepLines } from './window-lines.ts'
import { farVerse } from '../rules/far-verse.ts'
import { methodFinding } from './verdict.ts'
import { visitChapter } from './visit.ts'
import { visitOf } from './visit-asked.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'

const MODES = ['movable', 'fixed', 'dual'] as const
const modeOf = (sign: number): (typeof MODES)[number] => MODES[sign % 3]

/** Houses that lead away and houses that hold, with their weights: the 9th and 12th before the 3rd and 7th, the 4th before the 2nd (practice). */
const FAR: Readonly<Partial<Record<House, number>>> = { 9: 2, 12: 2, 3: 1, 7: 1 }
const NEAR: Readonly<Partial<Record<House, number>>> = { 4: 2, 2: 1 }
/** From this weight on a graha is said to open the road or to call back. */
const TIED = 2
const MOST_GRAHAS = 3
/** Of what ties a graha to distance or home so much is told. */
const MOST_TIES = 2
const YEARS_AHEAD = 12
/** Papers for a stay are not put off for longer. */
const STAY_YEARS = 6
/** A sub-period that has fewer days left is not named for either way. */
const SHORTEST_DAYS = 60
/** A sub-period loses this much of its weight with each year of distance. */
const FADE_A_YEAR = 0.15

export function abroadSection(c: Composer): Section {
  const ninth = signFinding(c, 9, 'abroad', 'practice.houseSign')
  const twelfth = signFinding(c, 12, 'abroad', 'none.h')
  const moonId = c.find({
    id: 'moonMode',
    topic: 'abroad',
    rule: 'practice.moonSign',
    paths: ['D1.moon.sign'],
    why: { key: 'why.moonSign', slots: { sign: c.sign(c.facts.sign('moon')) } },
  })
  const { sum, id: homeId } = homeAndDistance(c)
  const there = c.asker.abroad
  // asked or lived, the question has its whole chapter; else what answers for each of its three parts
  const full = there || inFull(c, 'abroad')
  const visits = readsOfJourneys(c)
  const lean = readsOfRoadAlone(c)
  const journey = (): Block[] => [
    c.heading(there ? 'abroad.headRoadsThere' : lean ? 'abroad.headRoad' : 'abroad.headJourney'),
    c.paragraph(
      !there && journeyLine(c),
      c.line([ninth.id], modeKey(c) === 'fixed.quick' ? 'abroad.sign9.movable.short' : `abroad.sign9.${modeOf(ninth.sign)}`, {
        sign: c.sign(ninth.sign),
      }),
      !there && c.line([moonId], `abroad.moon.${modeOf(c.facts.sign('moon'))}`, { sign: c.sign(c.facts.sign('moon')) }),
    ),
    ...ownLordBlocks(c, 'abroad'),
    ...seatBlocks(
      c,
      9,
      'abroad',
      (graha) => `abroad.occ9.${graha}`,
      (graha) => `abroad.asp.${graha as 'sun'}`,
    ),
    ...(there ? [] : otherLordBlocks(c, 3, 'abroad')),
    ...confirmationBlocks(c, 'abroad'),
  ]
  const work = (): Block[] => [
    c.heading(workHeading(c, there, lean)),
    workBlock(c),
    // whoever goes to study reads of the course in place of the post
    ...(full && c.timed && !there && farKind(c) === 'abroad.study' ? studyBlocks(c) : lean ? [] : otherLordBlocks(c, 10, 'abroad')),
    rahuBlock(c),
  ]
  const roads = (): Block[] => [
    c.heading(lean ? 'abroad.headRoadOpener' : 'abroad.headRoadsOpen'),
    c.paragraph(...giverLines(c, 'roads'), guardLine(c)),
    ...roadBlocks(c),
    c.paragraph(modesLine(c), ...wayLine(c, 'leave')),
    ...otherLordBlocks(c, 12, 'abroad'),
  ]
  const stay = (): Block[] => [
    c.heading(there ? 'abroad.headStay' : 'abroad.headSettle'),
    c.paragraph(claimsLine(c), c.line([twelfth.id], `abroad.sign12.${modeOf(twelfth.sign)}`, { sign: c.sign(twelfth.sign) })),
    ...otherLordBlocks(c, 12, 'abroad'),
    ...otherLordBlocks(c, 4, 'abroad'),
    ...c.facts.main
      .occupants(12)
      .map((graha) => c.paragraph(c.line([placeFinding(c, graha, 'abroad').id], `abroad.occ12.${graha}`, { state: seatOf(c, graha) }))),
    ...verseBlock(c),
    ...(full ? settlingBlock(c) : []),
    ...rajjuBlock(c),
    ...pointsBlocks(c),
    c.paragraph(...(onwardOf(c) === null ? [weighLine(c)] : onwardLines(c))),
  ]
  const blocks: Block[] = [
    ...visitBlocks(c),
    ...answerBlocks(c, 'abroad'),
    ...(there ? [...stay(), ...work(), ...journey()] : [...journey(), ...work(), ...(visits ? roads() : stay())]),
    ...(!visits ? [c.heading(there ? 'abroad.headGivesThere' : 'abroad.headGives'), c.paragraph(...giverLines(c))] : []),
    ...(!visits ? directionBlocks(c) : []),
    ...(asksReturn(c) ? homecomingBlocks(c) : []),
    ...(full ? mahaBlocks(c) : []),
    // journeys have no chapter of settling: the sky over their houses tells the years in which the road is open or costs more
    ...(c.timed && !visits ? [] : skyBlocks(c)),
    ...balanceBlocks(c, 'abroad'),
    ...whenBlocks(c, 'abroad', (period) => leanText(c, period)),
    ...closingBlocks(c, 'abroad', advice(c, homeId, twelfth.id, sum)),
  ]
  return {
    id: 'abroad',
    title: c.say('title.abroad'),
    lead: there ? c.runs([c.line([methodFinding(c, 'abroadHouses', 'none.h')], 'abroad.leadThere')]) : leadRuns(c, 'abroad', 'none.h'),
    blocks,
  }
}

/** The visit that was asked about comes before the longer roads, by its weeks. */
const visitBlocks = (c: Composer): Block[] => (visitOf(c) === null ? [] : [c.heading('abroad.headVisit'), c.paragraph(...visitChapter(c))])

/** One direction out of the chapter: what the lords say, what the points say, and what the two come to. */
export function weighLine(c: Composer, told: 'all' | 'sum' = 'all'): Line {
  const { byLords, byPoints, points, sum, id } = homeAndDistance(c)
  const { verdict, step } = readings(c).abroad
  // of one who lives abroad already the witnesses are heard with it, so that no two sentences decide it
  const heard = step === null || verdict === 'silent' ? 'even' : verdict
  // where lords and points contradict one another the ground is named, and not called even
  if (c.asker.abroad && sum === 'even' && byLords !== 'even')
    return c.line([id, savFinding(c, 12, 'abroad'), savFinding(c, 4, 'abroad'), readings(c).abroad.id], `abroad.weigh.split.${heard}`, {
      why: homeVoices(c),
    })
  const words = {
    lords: c.say(`abroad.weigh.${byLords}`),
    sum: c.say(
      c.asker.abroad ? `abroad.there.${sum}.${heard}` : sum === 'even' && farIsVisit(c) ? 'abroad.sum.even.visit' : `abroad.sum.${sum}`,
    ),
  }
  if (told === 'sum') return c.line([id], 'abroad.weigh.alone', { sum: words.sum })
  if (points === null || byPoints === null) return c.line([id], 'abroad.weigh.noPoints', words)
  const ids = [id, savFinding(c, 12, 'abroad'), savFinding(c, 4, 'abroad')]
  if (byPoints === byLords) return c.line(ids, 'abroad.weigh.same', words)
  return c.line(ids, 'abroad.weigh', { ...words, points: c.say(`abroad.weigh.${byPoints}`) })
}

/** A graha that is harsh for a reason of this chart alone is named with that reason (BPHS 3.11). */
const namedAs = (c: Composer, graha: Graha, kind: string): Slot =>
  kind === 'harsh' && (graha === 'moon' || graha === 'mercury') ? c.say(`claim.harsh.${graha}`) : c.graha(graha)

/** What speaks for home, or what for distance, each lord with all that counts of it. */
export function claimsFor(c: Composer, side: Claim['for']): string[] {
  const mine = homeAndDistance(c).claims.filter((claim) => claim.for === side)
  return mine.flatMap(({ of, grahas, facts }) => {
    if (of === null)
      return facts.map(({ kind }) =>
        c.say(`claim.${kind as 'guest'}`, { count: grahas.length, grahas: { list: grahas.map((graha) => namedAs(c, graha, kind)) } }),
      )
    const list = facts.map(({ kind, house }) =>
      kind === 'seat' ? c.say('claim.seat', { house: c.house(house) }) : c.say(`claim.${kind as 'war'}`),
    )
    return [c.say('claim.lord', { graha: c.graha(grahas[0]), of: c.house(of), states: { list } })]
  })
}

/** What speaks for home and what for distance: the sum that the weighing goes by. */
function claimsLine(c: Composer): Line {
  const { byLords, home, distance, id } = homeAndDistance(c)
  const told = (side: Claim['for']): string => claimsFor(c, side).join('; ')
  return c.line([id], `abroad.home.${byLords}`, { homes: home, fars: distance, home: told('home'), far: told('far') })
}

/** How open the road is: the lords of the 3rd and the 9th (BPHS 11.4, 11.10). */
export function journeyKind(c: Composer): { kind: 'open' | 'mid' | 'slow'; id: string } {
  const lords = [c.facts.main.lordOf(3), c.facts.main.lordOf(9)]
  const good = lords.filter((lord) => scoreOf(c, lord) === 1).length
  return { kind: good === 2 ? 'open' : good === 1 ? 'mid' : 'slow', id: placesFinding(c, 'abroad.journey', 'bphs11.10', 'abroad', lords) }
}

/** First question, a journey. */
function journeyLine(c: Composer): Line {
  const [lord3, lord9] = [c.facts.main.lordOf(3), c.facts.main.lordOf(9)]
  const { kind, id } = journeyKind(c)
  const { verdict, step } = readings(c).abroad
  // what the count does not say as well is said of the lords alone
  const agrees = step !== null && verdict === (kind === 'slow' ? 'oppose' : 'support')
  return c.line([id], `abroad.q.journey.${kind === 'mid' ? (scoreOf(c, lord3) === 1 ? 'near' : 'far') : kind}`, {
    alone: agrees ? 'no' : 'yes',
    lord3: c.graha(lord3),
    state3: placedOf(c, lord3),
    lord9: c.graha(lord9),
    state9: placedOf(c, lord9),
  })
}

/** True when a house is tied to distance, by whatever tie. */
export const isFar = (c: Composer, house: 10 | 5 | 7): boolean => farTie(c, house) !== null

/**
 * Why the one to marry is likelier from another place, as a clause; null where nothing says so: the ties of the 7th, and Rahu in it or with its
 * lord. A 7th lord in the 3rd, of short roads, stays near.
 */
export function partnerFar(c: Composer): string | null {
  const view = c.facts.main
  const lord = view.lordOf(7)
  const tie = lordTie(c, 7)
  if (tie !== null) return tie.why
  if (view.houseOf('rahu') === 7) return c.say('point.where.rahu', { house: c.house(7) })
  return c.facts.sign('rahu') === c.facts.sign(lord) ? c.say('point.where.rahuLord', { lord: c.graha(lord), house: c.house(7) }) : null
}

type Tie = { why: string; weight: 1 | 2 | 3 }

/**
 * Why a house is tied to distance, and how firmly: its lord in the 9th or 12th, or one lord for both, before the lord of distance as its
 * guest and company, and those before the 3rd and mutual sight; null where it is not.
 */
function farTie(c: Composer, house: 10 | 5 | 7): Tie | null {
  const isOnRoads = c.facts.main.houseOf(c.facts.main.lordOf(house)) === 3
  return lordTie(c, house) ?? (isOnRoads ? { why: standsClause(c, house), weight: 1 } : null)
}

/** In which house the lord of another stands, as a clause. */
function standsClause(c: Composer, house: House): string {
  const lord = c.facts.main.lordOf(house)
  return c.say('abroad.purpose.lord', { lord: c.graha(lord), house: c.house(house), placed: c.house(c.facts.main.houseOf(lord)) })
}

/** The firmest tie of the lord of a house to the 9th and the 12th. */
function lordTie(c: Composer, house: 10 | 5 | 7): Tie | null {
  const view = c.facts.main
  const lord = view.lordOf(house)
  const placed = view.houseOf(lord)
  if (placed === 9 || placed === 12) return { why: standsClause(c, house), weight: 3 }
  const ties = ([9, 12] as const).flatMap((far): Tie[] => {
    const other = view.lordOf(far)
    const slots = { lord: c.graha(lord), house: c.house(house), other: c.graha(other), far: c.house(far) }
    if (other === lord) return [{ why: c.say('abroad.purpose.rules', slots), weight: 3 }]
    if (view.houseOf(other) === house) return [{ why: c.say('abroad.purpose.guest', { ...slots, lord: c.graha(other) }), weight: 2 }]
    if (c.facts.company(lord).includes(other)) return [{ why: c.say('abroad.purpose.with', slots), weight: 2 }]
    return c.facts.seenBy(lord).includes(other) && c.facts.seenBy(other).includes(lord)
      ? [{ why: c.say('abroad.purpose.sight', slots), weight: 1 }]
      : []
  })
  const [first] = ties.toSorted((one, other) => other.weight - one.weight)
  return first ?? null
}

/** The reason to go that is tied to distance most firmly; of equals none stands first. */
function purposeOf(c: Composer): { house: 10 | 5 | 7; why: string } | 'level' | null {
  // study is a reason for the young, the young of a family one for the old, and a post for those of working age
  const open = ([10, 5, 7] as const).filter((house) =>
    house === 5
      ? !goesToWork(c) && (farIsVisit(c) || c.asker.age < STUDY_UNTIL || c.asker.student)
      : house !== 10 || c.asker.work !== 'service',
  )
  const [first, second] = open
    .flatMap((house) => {
      const tie = farTie(c, house)
      return tie === null ? [] : [{ house, ...tie }]
    })
    .toSorted((one, other) => other.weight - one.weight)
  if (first === undefined) return null
  return second !== undefined && second.weight === first.weight ? 'level' : first
}

/** A post there that is asked for. */
const POST_THERE = / (?:for|get|find|got|job|work|working) (?:an? |the |my )?(?:job|work|working|post|abroad)(?= )/u
const goesToWork = (c: Composer): boolean =>
  askedTopics(c).has('abroad') && farKind(c) === 'abroad' && !c.asker.student && POST_THERE.test(meantText(c.input.concern))

/** Up to this age study counts among the usual reasons to go. */
const STUDY_UNTIL = 35

/** The heading over what a way leads to: work there, a visit, or, of those with no wish to travel, what a journey would be for. */
function workHeading(c: Composer, there: boolean, lean: boolean): MessageKey {
  if (there) return 'abroad.headWorkThere'
  if (lean) return 'abroad.headRoadReason'
  return farIsVisit(c) ? 'abroad.headWorkVisit' : 'abroad.headWork'
}

/** Second question, work or study there: whose lord is tied to the houses of distance. */
function workBlock(c: Composer): Block {
  const view = c.facts.main
  const there = c.asker.abroad
  const visit = farIsVisit(c)
  const houses = [10, 5, 7] as const
  const tied = houses.filter((house) => isFar(c, house) && !(there && house === 5))
  const purpose = purposeOf(c)
  // by practice Rahu in one of the three houses is itself a reason to go, which the next paragraph tells
  const rahuCalls = ([5, 7, 10] as readonly House[]).includes(view.houseOf('rahu'))
  const named =
    purpose === null || purpose === 'level' ? 'journey' : purpose.house === 10 ? 'work' : purpose.house === 5 ? 'study' : 'partner'
  const lords = { 5: view.lordOf(5), 7: view.lordOf(7), 10: view.lordOf(10) }
  const id = placesFinding(c, `purpose.${named}`, 'practice.purposeAbroad', 'abroad', [
    lords[10],
    lords[7],
    lords[5],
    view.lordOf(9),
    view.lordOf(12),
  ])
  return c.paragraph(
    c.line([id], there ? 'abroad.q.workThere' : visit ? 'abroad.q.workVisit' : 'abroad.q.work', {
      lord10: c.graha(lords[10]),
      placed10: seatAt(c, lords[10]),
      lord7: c.graha(lords[7]),
      placed7: seatAt(c, lords[7]),
      lord5: c.graha(lords[5]),
      placed5: seatAt(c, lords[5]),
      count: tied.length,
      tied: { list: tied.map((house) => c.house(house)) },
    }),
    !there &&
      (goesToSomebody(c)
        ? c.line([id], 'abroad.purpose.person')
        : purpose === 'level' || (purpose === null && (tied.length > 0 || rahuCalls))
          ? null
          : named === 'journey' && farKind(c) === 'abroad.study' && judge(c, 'studyAway').state === 'well'
            ? c.line([id, ...judge(c, 'studyAway').ids], 'abroad.purpose.journey.study')
            : c.line([id], visit ? `abroad.purpose.${named}Visit` : `abroad.purpose.${named}`, {
                why: purpose === null ? '' : purpose.why,
              })),
  )
}

function rahuBlock(c: Composer): Block {
  const { id, house } = placeFinding(c, 'rahu', 'abroad')
  // the place of a posting has been read above from the lords of its houses, and both are said
  const isOfHome =
    house === 4 && pointsAsked(c.whole.input.concern).some(({ point, likely }) => point === 'work.transfer' && likely >= SURE)
  return c.paragraph(c.line([id], isOfHome ? 'abroad.rahu.4.posting' : `abroad.rahu.${house}`))
}

/** BPHS 23.11-12: malefics or benefics with both the 12th and its lord. */
function verseBlock(c: Composer): Block[] {
  const view = c.facts.main
  const lord = view.lordOf(12)
  const { kind, on12, withLord } = farVerse(c)
  if (kind === null) return []
  const id = c.find({
    id: `abroad.verse12.${kind}`,
    topic: 'abroad',
    rule: kind === 'far' ? 'bphs23.11' : 'bphs23.12',
    paths: [...new Set([...housePaths(view, lord, ...on12), ...withLord.map((graha) => `D1.${graha}.sign`)])],
    why: { key: 'why.joinedOrSeen', slots: { graha: c.grahaStart(lord), others: { list: withLord.map((graha) => c.graha(graha)) } } },
    polarity: 'mixed',
  })
  return [c.paragraph(c.line([id], `abroad.verse12.${kind}`, { lord: c.grahaStart(lord) }))]
}

/** Help on the way (Jupiter); null where it was told of the 9th house. */
function guardLine(c: Composer): Line | null {
  // that he helps from the 9th or by his look at it is told above
  const guards = c.facts.main.houseOf('jupiter') === 9 || c.facts.main.aspecting(9).includes('jupiter')
  if (guards && !supported(c, 'jupiter')) return null
  return c.line(
    [standingFinding(c, 'jupiter', 'abroad')],
    `abroad.guard.${supported(c, 'jupiter') ? 'good' : 'hard'}`,
    aboutGraha(c, 'jupiter'),
  )
}

/** Points of the 9th and shadbala of its lord: the road alone, for whoever travels and comes home. */
function roadBlocks(c: Composer): Block[] {
  const sav = savOf(c)
  if (sav === null) return []
  const { main } = c.facts
  const lord = main.lordOf(9)
  const { id, percent } = shadbalaFinding(c, lord, 'abroad')
  return [
    c.paragraph(
      c.line([savFinding(c, 9, 'abroad')], 'abroad.sav.road', { sign: c.sign(main.signOf(9)), n: sav(9) }),
      c.line([id], `abroad.bala.visit.${percent >= 100 ? 'road' : 'none'}`, { graha: c.grahaStart(lord), percent }),
    ),
  ]
}

/** Language and papers (Mercury), feeling at home (Moon), protection on the way (Jupiter). */
function settlingBlock(c: Composer): Block[] {
  // whoever lives there has the language and knows the place, and whoever asks for a relative takes neither course
  const settles = farKind(c) !== 'abroad.there' && kinAsked(c) === null
  const guard = guardLine(c)
  if (!settles) return guard === null ? [] : [c.paragraph(guard)]
  return [
    c.paragraph(
      c.line([standingFinding(c, 'mercury', 'abroad')], `abroad.mercury.${standing(c, 'mercury')}`, aboutGraha(c, 'mercury')),
      c.line([standingFinding(c, 'moon', 'abroad')], `abroad.settle.${standing(c, 'moon')}`, aboutGraha(c, 'moon')),
      guard,
    ),
  ]
}

function rajjuBlock(c: Composer): Block[] {
  const seven = GRAHAS.slice(0, 7)
  if (!seven.every((graha) => c.facts.sign(graha) % 3 === 0)) return []
  const id = c.find({
    id: 'rajju',
    topic: 'abroad',
    rule: 'bphs35.18',
    paths: seven.map((graha) => `D1.${graha}.sign`),
    why: { key: 'why.movableAll' },
    polarity: 'support',
    strength: 'strong',
  })
  return [c.paragraph(c.line([id], 'abroad.rajju'))]
}

/** Points of the 9th, 12th and 4th, and shadbala of the lords of the 9th and the 12th. */
function pointsBlocks(c: Composer): Block[] {
  const sav = savOf(c)
  if (sav === null) return []
  const view = c.facts.main
  const ids = ([9, 12, 4] as const).map((house) => savFinding(c, house, 'abroad'))
  const [lord9, lord12] = [view.lordOf(9), view.lordOf(12)]
  const road = shadbalaFinding(c, lord9, 'abroad')
  const stay = shadbalaFinding(c, lord12, 'abroad')
  const [roadStrong, stayStrong] = [road, stay].map(({ percent }) => percent >= 100)
  const effect = c.say(`abroad.bala.${roadStrong && stayStrong ? 'both' : roadStrong ? 'road' : stayStrong ? 'stay' : 'none'}`)
  return [
    c.paragraph(
      c.line(ids, 'abroad.sav', {
        sign9: c.sign(view.signOf(9)),
        n9: sav(9),
        sign12: c.sign(view.signOf(12)),
        n12: sav(12),
        sign4: c.sign(view.signOf(4)),
        n4: sav(4),
        effect: c.say(`abroad.sav.${homeAndDistance(c).byPoints ?? 'even'}`),
      }),
      lord9 === lord12
        ? c.line([road.id], 'abroad.bala.same', { graha: c.grahaStart(lord9), percent: road.percent, effect })
        : c.line([road.id, stay.id], 'abroad.bala', {
            graha: c.grahaStart(lord9),
            percent: road.percent,
            graha3: c.graha(lord12),
            percent3: stay.percent,
            effect,
          }),
    ),
  ]
}

/** How a graha is tied to some houses: by rule, by place, or (a node) for the lord of its sign. */
function tiesTo(c: Composer, graha: Graha, houses: Readonly<Partial<Record<House, number>>>): { weight: number; words: string[] } {
  const view = c.facts.main
  const weightOf = (house: House): number => houses[house] ?? 0
  const words: string[] = []
  let weight = 0
  const ruled = view.ruledBy(graha).filter((house) => weightOf(house) > 0)
  if (ruled.length > 0) words.push(c.say('tie.rules', { house: { list: ruled.map((house) => c.house(house)) } }))
  for (const house of ruled) weight += weightOf(house)
  const placed = view.houseOf(graha)
  if (weightOf(placed) > 0) {
    words.push(c.say('tie.stands', { house: c.house(placed) }))
    weight += weightOf(placed)
  }
  if (isNode(graha)) {
    const lord = signLord(c.facts.sign(graha))
    const [acted] = view
      .ruledBy(lord)
      .filter((house) => weightOf(house) > 0)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
    if (acted !== undefined) {
      words.push(c.say('tie.acts', { lord: c.graha(lord), house: c.house(acted) }))
      weight += weightOf(acted)
    }
  }
  // Rahu is the pointer to the foreign, also where his place is a house of home
  if (graha === 'rahu' && houses === FAR) {
    words.push(c.say('window.tie.karaka.abroad'))
    weight += 1
  }
  return { weight, words }
}

type Direction = 'leave' | 'return' | 'both'

function directionOf(c: Composer, graha: Graha): { direction: Direction | null; far: number; near: number; words: string[] } {
  const far = tiesTo(c, graha, FAR)
  const near = tiesTo(c, graha, NEAR)
  // Ketu in the 4th loosens the tie to home (Phaladeepika 8)
  const loosens = graha === 'ketu' && c.facts.main.houseOf(graha) === 4
  const [opens, calls] = [far.weight >= TIED, near.weight >= TIED && !loosens]
  // the pointer to the foreign never calls back alone
  const direction = calls && (opens || graha === 'rahu') ? 'both' : opens ? 'leave' : calls ? 'return' : null
  const words =
    direction === 'both'
      ? [...far.words.slice(0, 1), ...near.words.slice(0, 1)]
      : (direction === 'return' ? near.words : far.words).slice(0, MOST_TIES)
  return { direction, far: far.weight, near: near.weight, words }
}

function directionFinding(c: Composer, graha: Graha): string {
  return placesFinding(
    c,
    `direction.${graha}`,
    'practice.farAndNear',
    'abroad',
    isNode(graha) ? [graha, signLord(c.facts.sign(graha))] : [graha],
  )
}

/** The grahas tied to distance, to home, and to both, the strongest first. */
function giverLines(c: Composer, which: 'all' | 'roads' = 'all'): Line[] {
  const all = GRAHAS.map((graha) => ({ graha, ...directionOf(c, graha) }))
  const of = (direction: Direction): typeof all =>
    all.filter((one) => one.direction === direction).toSorted((a, b) => b.far + b.near - a.far - a.near)
  const told = (
    list: typeof all,
    key: 'abroad.gives' | 'abroad.givesThere' | 'abroad.givesBoth' | 'abroad.takes' | 'abroad.takes.uncounted',
  ): Line[] => {
    const some = list.slice(0, MOST_GRAHAS)
    if (some.length === 0) return []
    const givers = some.map(({ graha, words }) => c.say('abroad.giver', { graha: c.graha(graha), ties: { list: words } }))
    return [
      c.line(
        some.map(({ graha }) => directionFinding(c, graha)),
        key,
        { givers: { list: givers } },
      ),
    ]
  }
  const [leave, back] = [of('leave'), of('return')]
  const method = methodFinding(c, 'farAndNear', 'none.h')
  return [
    ...told(leave, c.asker.abroad ? 'abroad.givesThere' : 'abroad.gives'),
    ...(leave.length === 0 ? [c.line([method], 'abroad.givesNone')] : []),
    ...told(of('both'), 'abroad.givesBoth'),
    ...(which === 'roads'
      ? []
      : [
          ...told(back, isCounted(c, back) ? 'abroad.takes' : 'abroad.takes.uncounted'),
          ...(back.length === 0 ? [noneBack(c, method)] : []),
        ]),
  ]
}

/** True where the count of home and distance has heard one of them for home: a tie to home is not yet a strength of it. */
const isCounted = (c: Composer, back: readonly { graha: Graha }[]): boolean =>
  homeAndDistance(c).claims.some((claim) => claim.for === 'home' && back.some(({ graha }) => claim.grahas.includes(graha)))

/** That no graha calls home alone; where the weighing leans to the way back with the ground of that. */
const noneBack = (c: Composer, method: string): Line =>
  c.asker.abroad && stayLean(c) === 'back'
    ? c.line([method, homeAndDistance(c).id], 'abroad.takesNone.back', { why: homeVoices(c) })
    : c.line([method], 'abroad.takesNone')

/** Both ways; whoever asks of coming home has the times for it by themselves, each with its use. */
const wayLines = (c: Composer): Line[] => [...wayLine(c, 'leave'), ...(asksReturn(c) ? [] : wayLine(c, 'return'))]

/** A sub-period that is tied to journeys by the judge of stretches never leans to home alone, whatever its own lord does. */
const leanOf = (c: Composer, period: DashaDates, own: Direction | null): Direction | null =>
  own === 'return' && periodTie(c, period, 'abroad') >= TIED_PERIOD ? 'both' : own

/** The clearest sub-period of the next years for one way, or that there is none; nothing where no sub-period is dated. */
export function wayLine(c: Composer, way: 'leave' | 'return', key?: 'point.follow.years' | 'point.stay.pull' | 'point.stay.home'): Line[] {
  const { grain, antars, errorDays } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const there = c.asker.abroad
  const end = addYears(c.input.asOf, there && way === 'leave' ? STAY_YEARS : YEARS_AHEAD)
  const periods = antars
    .filter(({ from, to }) => to > c.input.asOf && from < end)
    .flatMap((period) => {
      const antar = period.lords[1] as Graha
      const { direction: own, ...rest } = directionOf(c, antar)
      const direction = leanOf(c, period, own)
      // what is too slightly tied to journeys leans to none
      const isLoose = direction !== 'return' && periodTie(c, period, 'abroad') < TIED_PERIOD
      return direction === null || isLoose ? [] : [{ period, antar, direction, ...rest }]
    })
  const ofJourney = (period: DashaDates): boolean => pairsHold(c, period, 'abroad')
  const best = (direction: Direction): (typeof periods)[number] | undefined => {
    const leaning = periods.filter((one) => one.direction === direction)
    // a sub-period whose own verse speaks of a journey comes last among those for a return
    const plain = direction === 'return' ? leaning.filter(({ period }) => !ofJourney(period)) : leaning
    const all = plain.length > 0 ? plain : leaning
    // the last days of a sub-period are too few to plan by
    const lasting = all.filter(({ period }) => daysBetween(laterOf(c.input.asOf, period.from), period.to) >= SHORTEST_DAYS)
    // a stay is settled on a day: of those that lean to it only one in which a stretch lies has such days
    const dated = there && direction === 'leave' ? lasting.filter(({ period }) => holdsStretch(c, period)) : lasting
    return (dated.length > 0 || lasting.length > 0 ? dated : all)
      .map((one) => ({
        one,
        rank: one.far + one.near - (FADE_A_YEAR * Math.max(0, daysBetween(c.input.asOf, one.period.from))) / 365,
      }))
      .toSorted((a, b) => b.rank - a.rank)[0]?.one
  }
  const line = (direction: 'leave' | 'return'): Line => {
    const found = best(direction)
    if (found === undefined)
      return c.line(
        [methodFinding(c, 'farAndNear', 'none.h')],
        there && direction === 'leave' ? 'abroad.leaveNoneThere' : `abroad.${direction}None`,
        {
          from: c.date(c.input.asOf),
          to: c.date(end),
        },
      )
    return c.line(
      [directionFinding(c, found.antar), periodFinding(c, found.period)],
      key ?? (there ? `abroad.${direction}There` : `abroad.${direction}`),
      {
        // the day of the reading begins no sub-period
        from: key !== undefined && found.period.from <= c.input.asOf ? c.date(c.input.asOf) : c.date(found.period.from, errorDays),
        to: c.date(found.period.to, errorDays),
        maha: c.graha(found.period.lords[0] as Graha),
        antar: c.graha(found.antar),
        ties: { list: found.words },
      },
    )
  }
  const back = way === 'return' ? best('return') : undefined
  return [
    line(way),
    ...(back !== undefined && ofJourney(back.period) ? [c.line([periodFinding(c, back.period)], 'abroad.returnVerse')] : []),
  ]
}

/** True of a sub-period in which days of a stretch lie. */
const holdsStretch = (c: Composer, { from, to }: DashaDates): boolean =>
  allWindows(c).abroad.some(({ parts }) => parts.some((part) => part.from < to && from < part.to))

function directionBlocks(c: Composer): Block[] {
  const lines = wayLines(c)
  return lines.length === 0
    ? []
    : [c.heading(c.asker.abroad ? 'abroad.headWindowsThere' : 'abroad.headWindows'), c.paragraph(...lines, orderLine(c, lines))]
}

/** How these sub-periods and the stretches of the chapter go together; nothing where no stretch is told. */
function orderLine(c: Composer, [leave, back]: readonly Line[]): Line | null {
  const { sum } = homeAndDistance(c)
  const [next] = windows(c).abroad
  const none = methodFinding(c, 'farAndNear', 'none.h')
  // the way that is weighed down is spoken of only where a time for it was named
  const named = (line: Line | undefined): boolean => line !== undefined && !line.ids.includes(none)
  const told = !c.asker.abroad && (sum === 'far' || named(leave)) && (sum === 'home' || named(back))
  return next === undefined ? null : c.line(next.ids, told ? `abroad.order.${sum}` : 'abroad.order.there')
}

/** Which way a sub-period leans, for the table of periods. */
function leanText(c: Composer, period: DashaDates): string {
  const direction = leanOf(c, period, directionOf(c, period.lords[1] as Graha).direction)
  return direction === null ? '–' : c.say(c.asker.abroad ? `abroad.lean.${direction}There` : `abroad.lean.${direction}`)
}

/** A mahadasha that began longer ago is told of by the years themselves. */
const RECENT_YEARS = 2

/** Mahadashas whose own verse speaks of other lands: BPHS 47.27-32, 34-39, 66-70, 72-77. */
function mahaBlocks(c: Composer): Block[] {
  const { grain, mahas, errorDays } = c.dashas
  if (grain === 'none') return []
  const end = addYears(c.input.asOf, windowYears(c))
  const meets = (graha: Graha): boolean =>
    graha === 'mercury'
      ? c.facts.company('mercury').some((other) => ['mars', 'saturn', 'rahu', 'ketu', 'sun'].includes(other)) && !c.facts.benefic('mercury')
      : wellPlaced(c, graha)
  const rules = { mars: 'bphs47.27-32', rahu: 'bphs47.34-39', ketu: 'bphs47.72-77', mercury: 'bphs47.66-70' } as const
  const line = (period: DashaDates): Line | null => {
    const graha = period.lords[0] as Graha
    if (!(graha in rules) || !meets(graha)) return null
    const key = graha as keyof typeof rules
    const id = c.find({
      id: `abroad.maha.${graha}`,
      topic: 'abroad',
      rule: rules[key],
      paths: [`vimshottari.periods.${period.index}.startAt`, ...housePaths(c.facts.main, graha)],
      why: {
        key: 'why.maha',
        slots: { maha: c.grahaStart(graha), from: c.date(period.from, errorDays), to: c.date(period.to, errorDays) },
      },
      polarity: key === 'mercury' ? 'mixed' : 'support',
      window: { from: period.from, to: period.to, errorDays },
    })
    return c.line([id], `abroad.maha.${key}`, {
      from: c.date(period.from, errorDays),
      to: c.date(period.to, errorDays),
    })
  }
  // what has run for years is known by now, and its verse foretells nothing
  const lines = mahas
    .filter(({ from }) => from > addYears(c.input.asOf, -RECENT_YEARS) && from < end)
    .flatMap((period) => line(period) ?? [])
  return lines.length === 0 ? [] : [c.paragraph(...lines)]
}

/** Words of a return. */
const COMING_BACK =
  /\b(?:come|coming|go|going|move|moving|return|returning)\b[^.?!]{0,12}\b(?:back|home)\b|\breturn\b|wapas|vapas|वापस|திரும்ப|తిరిగి/iu

const cardKey = (kind: ReturnType<typeof farKind>) =>
  kind === 'abroad.there'
    ? ('abroad.do.cardThere' as const)
    : kind === 'abroad.elder' || kind === 'abroad.visit'
      ? ('abroad.do.cardVisit' as const)
      : ('abroad.do.card' as const)

function advice(c: Composer, homeId: string, twelfthId: string, sum: Lean): Line[] {
  const view = c.facts.main
  const { id, graha } = lordFinding(c, 9, 'abroad')
  const [lord4, lord12] = [view.lordOf(4), view.lordOf(12)]
  const costly = !supported(c, lord12) || view.occupants(12).some((one) => one !== lord12 && !c.facts.benefic(one))
  const all = GRAHAS.map((one) => ({ graha: one, ...directionOf(c, one) })).toSorted((a, b) => b.far + b.near - a.far - a.near)
  // of those that open the road the strongest by the one order; a node, which has no measure, where it is alone
  const openers = all.filter(({ direction }) => direction === 'leave')
  const order: readonly Graha[] = strengthOrder(c)
  // those that the chapter names
  const named = openers.slice(0, MOST_GRAHAS)
  const ally = named.toSorted((one, other) => ((order.indexOf(one.graha) + 9) % 9) - ((order.indexOf(other.graha) + 9) % 9))[0]
  // what speaks loudest for going is not named as what calls back
  const [loudest] = readings(c).abroad.for
  const card = all.find((one) => one.direction === 'return' && loudest?.carriers.includes(one.graha) !== true)
  const full = c.asker.abroad || inFull(c, 'abroad')
  const kind = farKind(c)
  const words = kind === 'abroad.there' ? '.there' : kind === 'abroad.study' ? '.study' : kind === 'abroad' ? '' : ('.visit' as const)
  return [
    c.line([id], `abroad.do.${graha as 'sun'}${words}`, {
      state: placedOf(c, graha),
      start: c.say(
        joinsThem(c)
          ? 'abroad.start.join'
          : goesToWork(c) && c.facts.main.houseOf(graha) === 5
            ? 'abroad.start.5.work'
            : `abroad.start.${c.facts.main.houseOf(graha)}`,
      ),
    }),
    ...stepLines(c, 'abroad'),
    // whoever lives there needs nobody who has gone before
    ...(ally === undefined || !full || c.asker.abroad
      ? []
      : [
          c.line([directionFinding(c, ally.graha)], 'abroad.do.ally', {
            graha: c.graha(ally.graha),
            whom: c.say(`abroad.ally.${ally.graha}`),
          }),
        ]),
    // nobody who studies has a house to hand over before a journey that was not asked about
    ...(card === undefined || readsOfJourneys(c) || (c.asker.work === 'study' && !full)
      ? []
      : [
          c.line([directionFinding(c, card.graha)], kind !== 'abroad.there' && sum === 'far' ? 'abroad.do.cardFar' : cardKey(kind), {
            graha: c.graha(card.graha),
            what: c.say(`abroad.card.${card.graha}`),
          }),
        ]),
    ...(costly && full && !readsOfJourneys(c) ? [c.line([twelfthId], 'abroad.do.reserve', { lord: c.graha(lord12) })] : []),
    // whoever lives there and speaks of coming back has that reason already
    ...(sum === 'far' || !full || readsOfJourneys(c) || (c.asker.abroad && COMING_BACK.test(c.input.concern))
      ? []
      : [c.line([homeId], 'abroad.do.return', { lord: c.graha(lord4) })]),
  ]
}

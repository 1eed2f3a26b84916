import { MAY_BE_MARRIED } from '../understanding/ages.ts'
import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import {
  aboutGraha,
  dignityFinding,
  gocharaFinding,
  housePaths,
  lordFinding,
  periodFinding,
  placedOf,
  placeFinding,
  placesFinding,
  fullSeat,
  isNode,
  signFinding,
  standingFinding,
  isCountedFrom,
} from '../compose/parts.ts'
import { bestAndWeakest } from '../compose/current.ts'
import { standing, STANDING_SCORE, standingPaths, strongerThan, supported } from '../compose/strength.ts'
import { arudhaPadas } from '@disha/jyotish/arudha'
import { addDays, addYears, daysBetween } from '../facts/calendar.ts'
import { derivedOf } from '../facts/derived.ts'
import { aspectsSign, DIGNITY_SCORE, houseOfSign, signLord, type House } from '../facts/houses.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { MANGAL_RATES } from '../rules/base-rates.data.ts'
import {
  arudhaAmity,
  charaFinding,
  MANY_POINTS,
  savFinding,
  savOf,
  shadbalaFinding,
  tieTo,
  upapadaSecond,
  venusPointsFinding,
} from '../rules/witnesses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import {
  answerBlocks,
  balanceBlocks,
  childLine,
  closingBlocks,
  companyLine,
  confirmationBlocks,
  hasBrokenMatch,
  hasPupil,
  leadRuns,
  otherLordBlocks,
  ownLordBlocks,
  seatBlocks,
  whenBlocks,
} from './topic.ts'
import { questionOf, subjectOf } from '../understanding/understanding.ts'
import { blockOf, FEWEST_SHARED } from './months.ts'
import { passageTone, placeFromMoon, untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { acceptItem, aheadLines, childLines, childrenAdvice, isOwnHouse, parentsPlan, unwillingParent } from './love-ahead.ts'
import { smallerOpenings } from './answer/answer-stretches.ts'
import { undated } from './undated.ts'
import { isUnsaid, kindOf, seeksAgain } from './stretch-kind.ts'
import { stepLines } from './window-lines.ts'
import { askedTopics, inFull, readings, windows } from './cache.ts'
import { isOfCompany, kinAsked, kinSlots } from './kin-asked.ts'
import { methodFinding, sideOf, tieNames } from './verdict.ts'

/** Houses of Mars that regional custom counts, from the lagna, the Moon and Venus. */
const MANGAL_NORTH: readonly number[] = [1, 4, 7, 8, 12]
const MANGAL_SOUTH: readonly number[] = [2, 4, 7, 8, 12]
const AROUND = [2, 4, 8, 12] as const
const YEARS_MARRIED = 10
/** A kinder stretch loses this much with each year of distance. */
const FADE_A_YEAR = 0.4
/** Shorter passages of Saturn are the edges of longer ones. */
const SHORTEST_SATURN_DAYS = 120
/** The sky holds a little more than a year of Venus. */
const VENUS_DAYS = 365
const MOST_STAYS = 3
const VRISHCHIKA = 7
/** From this age on nothing is assumed of a partner who was not named. */
const LATE = 70
/** From this age on the choice of a partner by horoscope is not assumed to be asked. */
const MATCHED = 45

/** Of somebody who asks of a relative: how their own company stands, in short and without a date, since no meeting is looked for. */
function companySection(c: Composer): Section {
  const venus = dignityFinding(c, 'venus', 'love')
  const kin = kinAsked(c) ?? ''
  return {
    id: 'love',
    title: c.say('title.company'),
    lead: c.runs([c.line([methodFinding(c, 'loveHouses', 'bphs11.8')], 'love.leadCompany', kinSlots(c, kin))]),
    blocks: [
      ...answerBlocks(c, 'love'),
      ...seatBlocks(
        c,
        7,
        'love',
        (graha) => `love.occ.${graha}.wide`,
        (graha) => `love.asp.${graha as 'sun'}.wide`,
      ),
      c.heading('love.headVenus'),
      c.paragraph(
        c.line([venus], `love.venus.${c.facts.sign('venus') as 0}`),
        c.line([standingFinding(c, 'venus', 'love')], `love.venusStrength.${venusKey(c)}`, aboutGraha(c, 'venus')),
      ),
      c.heading('love.headHeart'),
      ...otherLordBlocks(c, 5, 'love'),
      ...otherLordBlocks(c, 4, 'love'),
      ...balanceBlocks(c, 'love'),
      ...closingBlocks(c, 'love', undatedAdvice(c), cannotOf(c)),
    ],
  }
}

/** What is advised whatever the time. */
function undatedAdvice(c: Composer): Line[] {
  const dated = stepLines(c, 'love').map(({ text }) => text)
  return advice(c).filter(({ text }) => !dated.includes(text))
}

export function loveSection(c: Composer): Section {
  if (isOfCompany(c)) return companySection(c)
  const { id, sign } = signFinding(c, 7, 'love', 'practice.houseSign')
  const venus = dignityFinding(c, 'venus', 'love')
  const { love } = c.asker
  // whoever says that they share their life, or mean to, with somebody reads of that first
  const two = love === 'bond' || love === 'partner'
  const choosing = love === 'open' || love === 'partner'
  const asked = inFull(c, 'love')
  // of somebody widowed, or of whom courtship is not assumed, the house is read for company
  const alone = love === 'widowed' || love === 'wide'
  const blocks: Block[] = [
    ...answerBlocks(c, 'love'),
    ...(two ? marriedBlocks(c) : []),
    ...lateBlocks(c),
    ...matchBlocks(c),
    c.heading('topic.headHouse'),
    // what makes a bond easy is not told to one whose bond is hard
    ...(c.asker.strain === null ? [c.paragraph(c.line([id], `love.sign.${sign as 0}`))] : []),
    ...ownLordBlocks(c, 'love'),
    ...seatBlocks(
      c,
      7,
      'love',
      (graha) => (alone ? `love.occ.${graha}.wide` : `love.occ.${graha}`),
      (graha) => (alone ? `love.asp.${graha as 'sun'}.wide` : `love.asp.${graha as 'sun'}`),
    ),
    ...confirmationBlocks(c, 'love'),
    c.heading('love.headVenus'),
    c.paragraph(
      c.line([venus], `love.venus.${c.facts.sign('venus') as 0}`),
      c.line([standingFinding(c, 'venus', 'love')], `love.venusStrength.${venusKey(c)}`, aboutGraha(c, 'venus')),
      ...c.fresh(c.facts.main.lordOf(7) === 'venus' ? null : companyLine(c, 'venus')),
    ),
    ...darakarakaBlocks(c),
    ...(asked ? [c.heading('love.headNeeds'), c.paragraph(needsLine(c))] : []),
    c.heading('love.headHeart'),
    ...otherLordBlocks(c, 5, 'love'),
    ...(choosing && !unsaid(c) ? c.fresh(choiceLine(c)).map((line) => c.paragraph(line)) : []),
    ...childBlocks(c),
    ...otherLordBlocks(c, 4, 'love'),
    // what two people settle between them is not told to one who is left, nor to one of whom no partner is known
    ...(love === 'widowed' || !asked ? [] : [c.heading('love.headAround'), aroundBlock(c)]),
    ...(love === 'widowed' || love === 'wide' ? [] : arudhaBlocks(c)),
    ...pointsBlocks(c),
    ...marsBlocks(c),
    ...(mayBeBound(c) ? marriedBlocks(c) : []),
    ...balanceBlocks(c, 'love'),
    ...(undated(c, 'love') ? [] : whenBlocks(c, 'love')),
    ...aheadBlocks(c),
    ...hourBlocks(c),
    ...closingBlocks(c, 'love', advice(c), cannotOf(c)),
  ]
  return {
    id: 'love',
    title: c.say('title.love'),
    lead: leadRuns(c, 'love', 'bphs11.8'),
    blocks,
  }
}

/** How Venus is told: by its measure, and where the tables hear it on the other side by its sign, by both. */
function venusKey(c: Composer): 'strong' | 'plain' | 'weak' | 'strongBut' | 'weakBut' {
  const word = standing(c, 'venus')
  const side = sideOf(readings(c).love, 'karaka')
  if (word === 'strong' && side === 'against') return 'strongBut'
  return word === 'weak' && side === 'for' ? 'weakBut' : word
}

/** What comes where no stretch stands for years, to those who asked. */
function aheadBlocks(c: Composer): Block[] {
  const lines = askedTopics(c).has('love') ? aheadLines(c, windows(c).love, 'chapter') : []
  return lines.length === 0 ? [] : [c.paragraph(...lines)]
}

/** The unwilling side of the parents where two are refused: whom to speak to first stands in the chapter as on the first page. */
function parentsLines(c: Composer): Line[] {
  if (c.asker.love !== 'partner' || questionOf(c.input.concern).plea !== 'consent' || !isOwnHouse(c.input.concern)) return []
  return parentsPlan(c, unwillingParent(c.input.concern), smallerOpenings(c, 'love'))
}

/** What the chart has on the children of one who is parted, to whoever asks about a new bond and has not read it on the first page. */
function childBlocks(c: Composer): Block[] {
  const lines = askedTopics(c).has('love') && c.asker.love === 'parted' && acceptItem(c).length === 0 ? childLines(c) : []
  return lines.length === 0 ? [] : [c.heading('love.headChild'), c.paragraph(...lines)]
}

/** From this age on a question about marriage is answered with why it has taken its time. */
const LATE_FROM = 30
/** Fewer points on the 7th than this ask for care (BPHS 72). */
const FEW_POINTS = 25

/** To those who ask for a marriage after thirty: what in the chart tradition reads as late, and what the search asks at their age. */
function isToldLate(c: Composer): boolean {
  const { age, love } = c.asker
  return love === 'open' && age >= LATE_FROM && subjectOf(c.input.concern, 'love') === 'marriage' && asksOfDelay(c)
}

function lateBlocks(c: Composer): Block[] {
  const { age } = c.asker
  if (!isToldLate(c)) return []
  const { id, found } = lateReasons(c)
  const { form, extras } = questionOf(c.input.concern)
  const onPageOne = form === 'why' || extras.includes('why') || extras.includes('broken')
  return [
    c.heading('love.headLate'),
    c.paragraph(
      found.length > 0 && onPageOne
        ? c.line([id], 'love.late.told')
        : c.line([id], found.length === 0 ? 'love.late.none' : 'love.late', { reasons: found.join('; '), count: found.length, age }),
      c.line([id], age >= LATE_FROM + 5 ? 'love.late.grown' : 'love.late.thirty', { age }),
    ),
  ]
}

/** What tradition reads as late, the plainest first, each as a clause. */
export function lateReasons(c: Composer): { id: string; found: string[] } {
  const view = c.facts.main
  const lord = view.lordOf(7)
  const hidden = (graha: Graha): boolean => [6, 8, 12].includes(view.houseOf(graha))
  const saturnSees = view.houseOf('saturn') === 7 || view.aspecting(7).includes('saturn')
  const saturnHolds = lord === 'saturn' || c.facts.company(lord).includes('saturn') || c.facts.seenBy(lord).includes('saturn')
  const points = savOf(c)?.(7) ?? FEW_POINTS
  const reasons: [boolean, () => string][] = [
    [saturnSees, () => c.say('love.late.saturn', { sits: view.houseOf('saturn') === 7 ? 1 : 0 })],
    [
      !saturnSees && saturnHolds,
      () => c.say(lord === 'saturn' ? 'love.late.saturnRules' : 'love.late.saturnLord', { lord: c.graha(lord) }),
    ],
    [hidden(lord), () => c.say('love.late.hidden', { lord: c.graha(lord), house: c.house(view.houseOf(lord)) })],
    [lord !== 'venus' && hidden('venus'), () => c.say('love.late.venus', { house: c.house(view.houseOf('venus')) })],
    [view.occupants(7).some(isNode), () => c.say('love.late.node', { node: c.graha(view.occupants(7).find(isNode) ?? 'rahu') })],
    [points < FEW_POINTS, () => c.say('love.late.points', { points })],
  ]
  const found = reasons
    .filter(([holds]) => holds)
    .slice(0, MOST_REASONS)
    .map(([, say]) => say())
  return { id: placesFinding(c, 'love.late', 'practice.housesOfMarriage', 'love', [lord, 'venus', 'saturn']), found }
}

/** Between these ages it is told of a match by whom it comes, how soon, and where: to whoever asks for one, and to the young who asked of other things. */
const ASKING_FROM = 18
const ASKING_TO = 36

/** True for those of whom a match is told in plain questions: who ask for a marriage, or again for one, and the young who asked of other things. */
function asksOfMatch(c: Composer): boolean {
  const { age, love } = c.asker
  if (!c.timed || age < ASKING_FROM) return false
  if (askedTopics(c).has('love'))
    return age < MATCHED && !unsaid(c) && (love === 'parted' || (love === 'open' && subjectOf(c.input.concern, 'love') === 'marriage'))
  return love === 'open' && age <= ASKING_TO
}

/** Where somebody is met by practice: the seat of the 7th lord. */
export function meetPlace(c: Composer): { id: string; place: string } {
  const graha = c.facts.main.lordOf(7)
  return {
    id: placesFinding(c, 'love.meet', 'practice.housesOfMarriage', 'love', [graha]),
    place: c.timed ? c.say(`love.meet.at.${c.facts.main.houseOf(graha)}`, { graha: c.graha(graha) }) : c.say('love.meet.open'),
  }
}

function matchBlocks(c: Composer): Block[] {
  if (!asksOfMatch(c)) return []
  const { id: late, found } = lateReasons(c)
  const ask = (key: MessageKey, line: Line) => [{ text: c.say(key), ids: line.ids, mark: 'strong' as const }, line]
  // told here, and then no more under what the 5th house says
  const choice = choiceLine(c)
  c.fresh(choice)
  // a second marriage is neither early nor late, and whoever reads why it has taken its time has been told
  const soon = c.asker.love === 'parted' || isToldLate(c)
  return [
    c.heading(mayBeBound(c) ? 'love.headMatchMaybe' : 'love.headMatch'),
    c.list([
      ask('love.ask.choice', choice),
      ...(soon
        ? []
        : [
            ask(
              'love.ask.soon',
              c.line([late], found.length === 0 ? 'love.soon.free' : 'love.soon.late', {
                reasons: found.slice(0, 2).join('; '),
                count: Math.min(2, found.length),
              }),
            ),
          ]),
      ask('love.ask.where', meetLine(c)),
    ]),
  ]
}

/** By which way one meets, from the seat of the 7th lord. */
export function meetLine(c: Composer): Line {
  const graha = c.facts.main.lordOf(7)
  const placed = c.facts.main.houseOf(graha)
  const id = placesFinding(c, 'love.meet', 'practice.housesOfMarriage', 'love', [graha])
  return c.line([id], 'love.meet', { graha: c.graha(graha), house: c.house(placed), place: c.say(`love.meet.${placed}`) })
}

const MOST_REASONS = 3

/** Words of waiting; whoever asks when or why is waiting too. */
const WAITING = /delay|\blate\b|not married|unmarried|still single|der\b|deri|thadai|thaamat|देर|अविवाहित|தாமத|தடை|ఆలస్య/iu

/** A marriage is called late only where the person speaks of waiting for it, and not where others press for it. */
function asksOfDelay(c: Composer): boolean {
  const { form } = questionOf(c.input.concern)
  return form === 'when' || form === 'why' || questionOf(c.input.concern).extras.includes('why') || WAITING.test(c.input.concern)
}

/** True for those who have not said how they live: not for the married, who read of it first, nor for those who ask when they will marry. */
const mayBeBound = (c: Composer): boolean =>
  (c.asker.love === 'open' && !hasBrokenMatch(c) && c.asker.age >= MAY_BE_MARRIED && subjectOf(c.input.concern, 'love') !== 'marriage') ||
  (c.asker.love === 'wide' && c.asker.age < LATE)

/** True for those who may be bound and did not ask about love: what is told has to be true of both states, and is kept short. */
const unsaid = (c: Composer): boolean => mayBeBound(c) && isUnsaid(c)

/** True from midlife on for those who may be bound: nothing is told as to one who looks for somebody. */
const atHome = (c: Composer): boolean => kindOf(c, 'love') === 'love.home'

/** True for those whose weeks under Venus are told as weeks to meet somebody. */
const seeksOne = (c: Composer): boolean => (c.asker.love === 'open' && !atHome(c)) || c.asker.love === 'parted'

/** Without a lagna: what an hour of birth would add to this chapter, and how to come by one. */
function hourBlocks(c: Composer): Block[] {
  if (c.timed) return []
  const { love } = c.asker
  const method = methodFinding(c, 'love.hour', 'practice.sensitivity')
  return [
    c.heading('love.headHour'),
    c.paragraph(
      c.line(
        [method],
        (love === 'open' && !atHome(c)) || love === 'partner' || love === 'parted' ? 'love.hour.choosing' : 'love.hour.settled',
      ),
      c.line([method], 'love.hour.how'),
    ),
  ]
}

function cannotOf(c: Composer): MessageKey {
  const { love } = c.asker
  if (love === 'bond') return 'love.cannotBond'
  if (love === 'partner') return c.asker.settled.includes('engaged') ? 'love.cannotWed' : 'love.cannotPartner'
  if (love === 'widowed' && seeksAgain(c)) return 'love.cannotOpen'
  if (love === 'widowed' || love === 'wide') return 'love.cannotWide'
  if (atHome(c)) return 'love.cannotHome'
  return mayBeBound(c) ? 'love.cannot' : 'love.cannotOpen'
}

function navamsaVenusLine(c: Composer): Line {
  const { sign } = c.chart.D9.venus
  const id = c.find({
    id: 'd9.venus',
    topic: 'love',
    rule: 'practice.vargaConfirmation',
    paths: ['D9.venus.sign'],
    why: { key: 'why.d9Venus', slots: { sign: c.sign(sign) } },
  })
  return c.line([id], `love.d9venus.${sign as 0}`)
}

/** What soothes against what attracts: Venus counted from the Moon. */
function needsLine(c: Composer): Line {
  const apart = houseOfSign(c.facts.sign('venus'), c.facts.sign('moon'))
  const id = c.find({
    id: 'moonVenus',
    topic: 'love',
    rule: 'practice.mutualPlace',
    paths: ['D1.moon.sign', 'D1.venus.sign'],
    why: { key: 'why.moonVenus', slots: { house: c.house(apart) } },
  })
  const kind = apart === 1 ? 'same' : [5, 9, 3, 11].includes(apart) ? 'easy' : [4, 7, 10].includes(apart) ? 'square' : 'awkward'
  return c.line([id], `love.needs.${kind}`, {
    moon: c.sign(c.facts.sign('moon')),
    venus: c.sign(c.facts.sign('venus')),
    house: c.house(apart),
  })
}

/** Arudha lagna against darapada, and the second from upapada with its lord: BPHS 29.30-37 and 30.1-15. */
function arudhaBlocks(c: Composer): Block[] {
  if (c.facts.lagna === null) return []
  const { id, kind, a1, a7 } = arudhaAmity(c)
  const second = upapadaSecond(c)
  const apart = houseOfSign(a7, a1)
  const open = kind === 'strain' && c.asker.love !== 'bond' && c.asker.love !== 'partner'
  const lord = signLord(second.upapada)
  const lordId = c.find({
    id: 'arudha.upapadaLord',
    topic: 'love',
    rule: 'bphs30.13-15',
    paths: ['arudha.12', ...standingPaths(c, lord)],
    why: { key: 'why.dignity', slots: { graha: c.grahaStart(lord), seat: fullSeat(c, lord) } },
  })
  return [
    c.heading('love.headArudha'),
    c.paragraph(
      c.line([id], open ? 'love.arudha.strainOpen' : `love.arudha.${kind}`, {
        a1: c.sign(a1),
        a7: c.sign(a7),
        house: c.house(apart),
        effect: open ? c.say(`love.arudha.strainOpen.${apart as 2}`) : '',
      }),
      coLordLine(c, [1, 7, 12], id),
    ),
    c.paragraph(
      c.line([second.id], `love.upapada.${second.state}`, {
        ul: c.sign(second.upapada),
        second: c.sign((second.upapada + 1) % 12),
        grahas: { list: second.there.map((graha) => c.graha(graha)) },
        count: second.there.length,
      }),
      c.line([lordId], 'love.upapada.lord', {
        ...aboutGraha(c, lord),
        graha: c.graha(lord),
        effect: c.say(`love.upapada.lord.${standing(c, lord)}`, { area: { term: `short.${c.facts.main.houseOf(lord)}` } }),
      }),
    ),
  ]
}

/** Where an arudha goes by the node that shares Vrishchika or Kumbha with Mars or Saturn, readers who know one lord only are told why. */
function coLordLine(c: Composer, houses: readonly House[], id: string): Line | null {
  const sole = arudhaPadas(c.chart, 'sole')
  const house = houses.find((one) => c.facts.arudha(one) !== sole[one - 1])
  if (house === undefined) return null
  const sign = c.facts.main.signOf(house)
  return c.line([id], 'love.arudha.coLord', {
    house: c.house(house),
    sign: c.sign(sign),
    node: c.graha(sign === VRISHCHIKA ? 'ketu' : 'rahu'),
    lord: c.graha(signLord(sign)),
    other: c.sign(sole[house - 1] as number),
  })
}

/** The pointer to partnership by degree, and Venus in the navamsa: each only where the birth time leaves it in one place. */
function darakarakaBlocks(c: Composer): Block[] {
  const found = charaFinding(c, 'love', 'dara')
  const lines = [
    found !== null && c.line([found.id], `love.dara.${found.graha as 'sun'}`, aboutGraha(c, found.graha)),
    found !== null && found.tie !== null && c.line([found.id], `love.dara.${found.tie}`, { lord: c.graha(c.facts.main.lordOf(7)) }),
    c.sure('D9.venus.sign') && navamsaVenusLine(c),
  ].filter((line): line is Line => line !== false)
  return lines.length === 0 ? [] : [c.paragraph(...lines)]
}

/** Love match or introduction: how the lords of the 5th and the 7th stand to one another (practice). */
export function matchKind(c: Composer): { kind: 'own' | 'family' | 'open'; how: string; id: string } {
  const view = c.facts.main
  const [lord5, lord7] = [view.lordOf(5), view.lordOf(7)]
  const [sign5, sign7] = [c.facts.sign(lord5), c.facts.sign(lord7)]
  const id = placesFinding(c, 'love.choice', 'practice.fifthAndSeventh', 'love', [lord5, lord7])
  const how =
    sign5 === sign7
      ? c.say('love.choice.join', { sign: c.sign(sign5) })
      : aspectsSign(lord5, sign5, sign7) || aspectsSign(lord7, sign7, sign5)
        ? c.say('love.choice.see', { sign5: c.sign(sign5), sign7: c.sign(sign7) })
        : view.houseOf(lord5) === 7 || view.houseOf(lord7) === 5
          ? c.say('love.choice.seat')
          : aspectsSign(lord5, sign5, view.signOf(7))
            ? c.say('love.choice.sees7', { sign5: c.sign(sign5), lord5: c.graha(lord5) })
            : null
  if (how !== null) return { kind: 'own', how, id }
  return { kind: [2, 4, 9, 10, 11].includes(view.houseOf(lord7)) ? 'family' : 'open', how: '', id }
}

function choiceLine(c: Composer): Line {
  const view = c.facts.main
  const [lord5, lord7] = [view.lordOf(5), view.lordOf(7)]
  const { kind, how, id } = matchKind(c)
  if (kind === 'own') return c.line([id], 'love.choice.own', { lord5: c.grahaStart(lord5), lord7: c.graha(lord7), how })
  const placed7 = view.houseOf(lord7)
  const loved = c.asker.love === 'partner'
  if (kind === 'family')
    return c.line([id], loved ? 'love.choice.familyPartner' : 'love.choice.family', {
      lord5: c.graha(lord5),
      lord7: c.grahaStart(lord7),
      houses: c.house(placed7),
    })
  if (isCountedFrom(c, lord5) || isCountedFrom(c, lord7))
    return c.line([id], 'love.choice.openMoon', { lord5: c.grahaStart(lord5), lord7: c.graha(lord7) })
  return c.line([id], loved ? 'love.choice.openPartner' : 'love.choice.open', {
    lord5: c.grahaStart(lord5),
    lord7: c.graha(lord7),
    placed5: c.house(view.houseOf(lord5)),
    placed7: c.house(placed7),
  })
}

/** The 2nd, 4th, 8th and 12th with their lords: the strongest and the one to tend. */
function aroundBlock(c: Composer): Block {
  const lords = AROUND.map((house) => ({ house: house as House, lord: c.facts.main.lordOf(house) }))
  const id = placesFinding(
    c,
    'love.around',
    'practice.housesOfMarriage',
    'love',
    lords.map(({ lord }) => lord),
  )
  const { best, weakest } = aroundExtremes(c)
  const about = (house: House) => {
    const lord = c.facts.main.lordOf(house)
    return {
      lord: c.graha(lord),
      state: placedOf(c, lord),
      head: c.say(DIGNITY_SCORE[c.facts.dignity(lord)] > 0 || supported(c, lord) ? 'love.around.least' : 'love.around.tend'),
    }
  }
  return c.paragraph(
    c.line([id], `love.around.best.${best as 2}`, about(best)),
    weakest !== best && c.asker.love !== 'wide' && c.line([id], `love.around.care.${weakest as 2}`, about(weakest)),
  )
}

function aroundExtremes(c: Composer): { best: House; weakest: House } {
  const lord = (house: House): Graha => c.facts.main.lordOf(house)
  const ordered = AROUND.toSorted((a, b) => strongerThan(c, lord(b), lord(a)))
  return { best: ordered[0], weakest: ordered[ordered.length - 1] }
}

/** Points of the 7th, Venus' own points with its passages of the coming year (BPHS 70.34-36), and shadbala of the 7th lord and Venus. */
function pointsBlocks(c: Composer): Block[] {
  const sav = savOf(c)
  const { ashtakavarga } = derivedOf(c.chart, c.input.ephemeris)
  if (sav === null || ashtakavarga === null) return []
  const view = c.facts.main
  const seventh = view.signOf(7)
  const points = sav(7)
  const own = ashtakavarga.bav.venus
  const most = Math.max(...own)
  const richest = own.flatMap((count, sign) => (count === most ? [sign] : []))
  const ids = [savFinding(c, 7, 'love')]
  const bav = venusPointsFinding(c, 7)
  const lord = view.lordOf(7)
  const seven = shadbalaFinding(c, lord, 'love')
  const venus = shadbalaFinding(c, 'venus', 'love')
  const [lordStrong, venusStrong] = [seven, venus].map(({ percent }) => percent >= 100)
  const both = lord === 'venus' ? 'both.same' : seven.percent >= venus.percent ? 'both.lord' : 'both.venus'
  const effect = c.say(`love.bala.${lordStrong && venusStrong ? both : lordStrong ? 'lord' : venusStrong ? 'venus' : 'none'}`)
  return [
    c.heading('love.headPoints'),
    c.paragraph(
      c.line(ids, `love.sav.${points > 30 ? 'good' : points < 25 ? 'hard' : 'mid'}`, { sign: c.sign(seventh), points }),
      c.line([bav], 'love.bav', {
        own: own[seventh],
        sign: c.sign(seventh),
        richest: { list: richest.map((sign) => c.sign(sign)) },
        most,
      }),
      inFull(c, 'love') && venusTransitLine(c, own),
    ),
    c.paragraph(
      lord === 'venus'
        ? c.line([venus.id], 'love.bala.same', { percent: venus.percent, effect })
        : c.line([seven.id, venus.id], 'love.bala', {
            graha: c.grahaStart(lord),
            percent: seven.percent,
            percentV: venus.percent,
            effect,
          }),
    ),
  ]
}

/** The days of a passage that the months leave free: without those that a graha blocks at its beginning or end (vedha). */
function freeDays(c: Composer, stay: Stay): { from: string; to: string } {
  const { from, to } = stayDates(stay, c.input.displayTimeZone)
  const block = isGoodPlace('venus', placeFromMoon(c, stay)) ? blockOf(c, stay) : null
  if (block === null || block.how === 'between') return { from, to }
  return block.how === 'from' ? { from, to: block.from } : { from: block.to, to }
}

/** Passages of Venus in the coming year through signs where its own ashtakavarga has many points, the richest first, told by time. */
function venusTransitLine(c: Composer, own: readonly number[]): Line {
  const end = addDays(c.input.asOf, VENUS_DAYS)
  const stays = c.sky.venus
    .map((stay) => ({ sign: stay.sign, ...freeDays(c, stay) }))
    .filter(({ sign, from, to }) => daysBetween(from, to) >= FEWEST_SHARED && own[sign] >= MANY_POINTS && to > c.input.asOf && from < end)
    .toSorted((a, b) => own[b.sign] - own[a.sign] || (a.from < b.from ? -1 : 1))
    .slice(0, MOST_STAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (stays.length === 0)
    return c.line([venusPointsFinding(c, 7)], seeksOne(c) ? 'love.bav.none' : 'love.bav.noneBond', {
      from: c.date(c.input.asOf),
      to: c.date(end),
    })
  const id = c.find({
    id: 'bav.venus.year',
    topic: 'love',
    rule: 'bphs70.34-36',
    paths: ['D1.lagna.sign', ...new Set(stays.map(({ sign }) => `bav.venus.${sign}`))],
    why: { key: 'why.bavYear', slots: { signs: { list: stays.map(({ sign }) => c.sign(sign)) } } },
    polarity: 'support',
  })
  return c.line([id], seeksOne(c) ? 'love.bav.transit' : 'love.bav.transitBond', {
    stays: {
      list: stays.map(({ sign, from, to }) =>
        c.say('love.bav.stay', { sign: c.sign(sign), points: own[sign], from: c.date(from), to: c.date(to) }),
      ),
    },
  })
}

/** Harmony and strain for those who already share their life: the kindest tied sub-period, Saturn on the axis, and the temper of Mars. */
function marriedBlocks(c: Composer): Block[] {
  const view = c.facts.main
  const lines: Line[] = []
  const { grain, errorDays, antars } = c.dashas
  const end = addYears(c.input.asOf, YEARS_MARRIED)
  if (grain === 'antar' || grain === 'pratyantar') {
    // what is called kinder may not be a voice against in the same chapter
    const against = new Set(readings(c).love.against.flatMap(({ carriers }) => carriers))
    const kind = antars
      .filter((period) => period.from > c.input.asOf && period.from < end && periodTone(c, period) === 'well')
      .map((period) => {
        const antar = period.lords[1] as Graha
        const away = Math.max(0, daysBetween(c.input.asOf, period.from)) / 365
        return { period, antar, score: tieTo(c, antar, 'love') + STANDING_SCORE[standing(c, antar)] - away * FADE_A_YEAR }
      })
      .filter(({ antar }) => tieTo(c, antar, 'love') >= 2 && !against.has(antar))
      .toSorted((a, b) => b.score - a.score)[0]
    if (kind !== undefined)
      lines.push(
        c.line([periodFinding(c, kind.period)], kind.period.from <= c.input.asOf ? 'love.married.kindNow' : 'love.married.kind', {
          maha: c.graha(kind.period.lords[0] as Graha),
          antar: c.graha(kind.antar),
          from: c.date(kind.period.from, errorDays),
          to: c.date(kind.period.to, errorDays),
          tie: { list: tieNames(c, kind.antar, 'love') },
        }),
      )
  }
  const saturn = c.sky.saturn.find((stay) => {
    const { from, to } = stayDates(stay, c.input.displayTimeZone)
    return (
      to > c.input.asOf &&
      from < end &&
      daysBetween(from, to) >= SHORTEST_SATURN_DAYS &&
      // where it is no demanding place a stretch may count Saturn on the house for it
      passageTone(c, stay) === 'hard' &&
      [view.signOf(7), view.signOf(1)].includes(stay.sign)
    )
  })
  if (saturn !== undefined) {
    const { id, from } = gocharaFinding(c, saturn)
    lines.push(
      c.line([id], c.asker.strain === null ? 'love.married.strain' : 'love.married.strainHeavy', {
        sign: c.sign(saturn.sign),
        where: c.say(saturn.sign === view.signOf(7) ? 'love.married.seventh' : 'love.married.first'),
        care: c.say(saturn.sign === view.signOf(7) ? 'love.married.seventh.care' : 'love.married.first.care'),
        from: c.date(from),
        to: untilOf(c, saturn),
      }),
    )
  }
  const house = view.houseOf('mars')
  // a temper is not spoken of to one who bears another's
  if (c.asker.strain === null)
    lines.push(
      c.line([placeFinding(c, 'mars', 'love').id], 'love.married.mars', {
        sign: c.sign(c.facts.sign('mars')),
        house: c.house(house),
        temper: c.say(`love.temper.${house}`),
      }),
    )
  return [
    c.heading(
      c.asker.love === 'bond' || c.asker.love === 'partner' ? 'love.headBond' : c.asker.parent ? 'love.headHome' : 'love.headMarried',
    ),
    c.paragraph(...lines),
  ]
}

const ASKS_MANGAL = /mang(?:al|lik)|kuja|manglik|chevvai|sevvai|मंगल|मांगलिक|செவ்வாய்|కుజ|మంగళ/iu

/** Mangal dosha told straight: at length to those whom a match by horoscope may still concern, in a sentence to the others, and to no marriage that is or was. */
function marsBlocks(c: Composer): Block[] {
  const { love, age } = c.asker
  const asked = age < MATCHED && love !== 'bond' && love !== 'widowed' && love !== 'wide' && !unsaid(c)
  if (!asked && !ASKS_MANGAL.test(c.input.concern))
    return c.timed && love !== 'bond' && love !== 'widowed' ? [c.paragraph(mangalLine(c))] : []
  const { first, told, rest } = mangalParts(c)
  // of a mark that is not there nobody who did not ask wants the custom as well
  if (!isMarked(c) && c.timed && !ASKS_MANGAL.test(c.input.concern)) return [c.heading('love.headMars'), ...first]
  // who asked has the answer on the first page and reads it here in a line
  const opening = told !== null && questionOf(c.input.concern).extras.includes('mangal') ? [c.paragraph(told)] : first
  return [c.heading('love.headMars'), ...opening, ...rest]
}

/** True where Mars stands, from the lagna, in a house that the custom of North or South counts. */
export const isMarked = (c: Composer): boolean => [...MANGAL_NORTH, ...MANGAL_SOUTH].includes(c.facts.lagna?.houseOf('mars') ?? 0)

/** Benefics that join Mars or look at it: by the verse they undo the dosha. */
const mangalHelpers = (c: Composer): Graha[] =>
  [...c.facts.company('mars'), ...c.facts.seenBy('mars')].filter((graha) => c.facts.benefic(graha))

/** The finding that a benefic joins or sees Mars. */
const mangalCancelled = (c: Composer, helpers: readonly Graha[]): string =>
  c.find({
    id: 'mars.cancelled',
    topic: 'love',
    rule: 'bphs80.47.b',
    paths: housePaths(c.facts.main, 'mars', ...helpers),
    why: { key: 'why.joinedOrSeen', slots: { graha: c.grahaStart('mars'), others: { list: helpers.map((graha) => c.graha(graha)) } } },
    polarity: 'support',
  })

/** The finding of the house in which Mars stands, by the verses on it. */
const mangalPlace = (c: Composer, id: 'mars.second' | 'mars.match', house: House): string =>
  c.find({
    id,
    topic: 'love',
    rule: 'bphs80.48-49',
    paths: ['D1.mars.house'],
    why: { key: 'why.place', slots: { graha: c.grahaStart('mars'), house: c.house(house), sign: c.sign(c.facts.sign('mars')) } },
    polarity: 'mixed',
  })

/** Whether there is Mangal dosha from the lagna, and whether the verse cancels it, in one sentence. */
function mangalLine(c: Composer): Line {
  const house = c.facts.main.houseOf('mars')
  const slots = { house: c.house(house), area: { term: `short.${house}` } as const }
  if (house === 2) return c.line([mangalPlace(c, 'mars.second', house)], 'love.mangal.brief.second', slots)
  if (!MANGAL_NORTH.includes(house)) return c.line([mangalPlace(c, 'mars.match', house)], 'love.mangal.brief.none', slots)
  const helpers = mangalHelpers(c)
  if (helpers.length === 0)
    return c.line([mangalPlace(c, 'mars.match', house)], 'love.mangal.brief.match', {
      ...slots,
      tenths: Math.round(10 * MANGAL_RATES.north.lagna),
    })
  const by = { list: helpers.map((graha) => c.graha(graha)) }
  return c.line([mangalCancelled(c, helpers)], 'love.mangal.brief.closed', { ...slots, by, count: helpers.length })
}

/** The finding of the houses of Mars that custom looks at: from the lagna, the Moon and Venus. */
function mangalCustom(c: Composer): string {
  const [mars, house] = [c.facts.sign('mars'), c.facts.lagna?.houseOf('mars') ?? null]
  const [moon, venus] = [c.house(houseOfSign(mars, c.facts.sign('moon'))), c.house(houseOfSign(mars, c.facts.sign('venus')))]
  return c.find({
    id: 'mars.custom',
    topic: 'love',
    rule: 'none.b',
    paths: [...(house === null ? [] : ['D1.mars.house']), 'D1.mars.sign', 'D1.moon.sign', 'D1.venus.sign'],
    why:
      house === null ? { key: 'why.marsMoon', slots: { moon, venus } } : { key: 'why.mars', slots: { lagna: c.house(house), moon, venus } },
  })
}

/** Whether somebody is manglik, as it is asked: yes or no by custom from the lagna, then what the verses (BPHS 80.47-49) say against it. */
export function mangalAnswer(c: Composer): Line {
  const house = c.facts.lagna?.houseOf('mars') ?? null
  const custom = mangalCustom(c)
  if (house === null) return c.line([custom], 'point.dosha.open')
  const slots = { house: c.house(house) }
  const [north, south] = [MANGAL_NORTH.includes(house), MANGAL_SOUTH.includes(house)]
  if (!north && !south) return c.line([custom], 'point.dosha.no', slots)
  if (house === 2) return c.line([mangalPlace(c, 'mars.second', house)], 'point.dosha.second', slots)
  const list = c.say(`love.mangal.${south ? 'both' : 'north'}`)
  const helpers = mangalHelpers(c)
  return helpers.length === 0
    ? c.line([mangalPlace(c, 'mars.match', house)], 'point.dosha.match', { ...slots, list })
    : c.line([mangalCancelled(c, helpers)], 'point.dosha.closed', {
        ...slots,
        list,
        by: { list: helpers.map((graha) => c.graha(graha)) },
        count: helpers.length,
      })
}

/** Mars by custom and by the verse: a plain yes or no from the lagna with what releases it, and then how common it is and what it shows. */
export function mangalParts(c: Composer): { first: Block[]; told: Line | null; rest: Block[] } {
  const mars = c.facts.sign('mars')
  const fromMoon = houseOfSign(mars, c.facts.sign('moon'))
  const fromVenus = houseOfSign(mars, c.facts.sign('venus'))
  const helpers = mangalHelpers(c)
  const house = c.facts.lagna?.houseOf('mars') ?? null
  const sign = c.sign(mars)
  const place = mangalCustom(c)
  const heart = c.line([place], 'love.mangal.heart', {
    sign,
    area: { term: `field.${c.facts.main.houseOf('mars')}` },
  })
  const [north, south] = [MANGAL_NORTH, MANGAL_SOUTH].map((list) => house !== null && list.includes(house)) as [boolean, boolean]
  const counts = (at: number): boolean => MANGAL_NORTH.includes(at) || MANGAL_SOUTH.includes(at)
  const counted = [fromMoon, fromVenus].filter(counts).length
  const others =
    counted === 0
      ? c.line([place], house === null ? 'love.mangal.moonNoneOpen' : 'love.mangal.moonNone', {
          moon: c.house(fromMoon),
          venus: c.house(fromVenus),
        })
      : c.line([place], 'love.mangal.moon', {
          moon: c.house(fromMoon),
          venus: c.house(fromVenus),
          byMoon: c.say(`love.mangal.${counts(fromMoon) ? 'yes' : 'no'}`),
          byVenus: c.say(`love.mangal.${counts(fromVenus) ? 'yes' : 'no'}`),
          counted,
        })
  if (house === null)
    return { first: [c.paragraph(c.line([place], 'love.mangal.unknown'), others)], told: null, rest: [c.paragraph(heart)] }
  const tenths = (share: number): string => c.say('love.mangal.shareHas', { tenths: Math.round(10 * share) })
  const rates = MANGAL_RATES[south && !north ? 'south' : 'north']
  const custom = c.line([methodFinding(c, 'mangal', 'none.a')], 'love.mangal.custom', {
    share: tenths(rates.lagna),
    wide: tenths(rates.any),
  })
  if (!north && !south)
    return {
      first: [c.paragraph(c.line([place], 'love.mangal.none', { house: c.house(house) }), others)],
      told: c.line([place], 'love.mangal.told.no'),
      rest: [c.paragraph(custom, heart)],
    }
  const list = c.say(`love.mangal.${north && south ? 'both' : north ? 'north' : 'south'}`)
  const first = [c.paragraph(c.line([place], 'love.mangal.intro', { house: c.house(house), sign, list }))]
  const rest = [c.paragraph(custom, others, heart)]
  if (house === 2) {
    const id = mangalPlace(c, 'mars.second', house)
    first.push(c.paragraph(c.line([id], 'love.mangal.second', { sign })))
    return { first, told: c.line([id], 'love.mangal.told.second'), rest }
  }
  if (helpers.length > 0) {
    const by = { list: helpers.map((graha) => c.graha(graha)) }
    const id = mangalCancelled(c, helpers)
    const signs = { list: [...new Set(helpers.map((graha) => c.facts.sign(graha)))].map((at) => c.sign(at)) }
    first.push(c.paragraph(c.line([id], 'love.mangal.cancelled', { by, count: helpers.length, signs })))
    return { first, told: c.line([id], 'love.mangal.told.closed', { by, count: helpers.length }), rest }
  }
  const id = mangalPlace(c, 'mars.match', house)
  first.push(c.paragraph(c.line([id], 'love.mangal.match', { sign })))
  return { first, told: c.line([id], 'love.mangal.told.match'), rest }
}

/** To somebody whose partner drinks, strikes or has fallen silent: what is theirs to do and what is not; who helps stands in the answer. Never more patience. */
function strainLines(c: Composer, strain: NonNullable<Composer['asker']['strain']>): Line[] {
  const { id } = lordFinding(c, 7, 'love')
  const { best } = bestAndWeakest(c)
  return [
    c.line([id], `love.do.strain.${strain}`),
    c.line([standingFinding(c, best)], 'love.do.strain.self', {
      graha: c.graha(best),
      state: placedOf(c, best),
      gift: c.say(`gift.${best}`),
    }),
    ...(strain === 'harm' ? [] : stepLines(c, 'love')),
  ]
}

/** Children of one who is left or parted, as told in their own words. */
const CHILDREN = /\b(?:children|kids|child|daughters?|sons?)\b|bachch|बच्च|குழந்தை|பிள்ளை|పిల్లల/iu

function advice(c: Composer): Line[] {
  const { love, strain } = c.asker
  const pupil = hasPupil(c) && love !== 'widowed'
  if (strain !== null) return pupil ? [...strainLines(c, strain), childLine(c, 'love')] : strainLines(c, strain)
  const alone = love === 'widowed' || love === 'wide' || atHome(c)
  const { id, graha } = lordFinding(c, 7, 'love')
  // to whoever is known to have nobody yet nothing is said of two who live together
  const free = (love === 'open' || love === 'parted') && !mayBeBound(c)
  const kind = alone ? '.wide' : free ? '.free' : ''
  const lines = [c.line([id], `love.do.${graha as 'sun'}${kind}`, { state: placedOf(c, graha) })]
  const word = standing(c, 'venus')
  const key =
    word === 'weak'
      ? 'love.do.weak'
      : alone && c.asker.bond !== 'married' && !c.asker.parent
        ? 'love.do.strongWide'
        : alone || love === 'bond' || love === 'partner' || unsaid(c)
          ? 'love.do.strongBond'
          : 'love.do.strong'
  if (word !== 'plain' && !(word === 'strong' && c.facts.strength('venus') < 0))
    lines.push(c.line([standingFinding(c, 'venus', 'love')], key, aboutGraha(c, 'venus')))
  const plan = parentsLines(c)
  lines.push(...plan, ...stepLines(c, 'love', plan.length === 0))
  const dara = charaFinding(c, 'love', 'dara')
  if (dara !== null && !alone && !unsaid(c))
    lines.push(
      c.line([dara.id], love === 'bond' || love === 'partner' ? 'love.do.daraBond' : 'love.do.dara', {
        graha: c.graha(dara.graha),
        act: c.say(`${love === 'bond' || love === 'partner' ? 'love.dara.keep' : 'love.dara.notice'}.${dara.graha as 'sun'}`),
      }),
    )
  const children = childrenAdvice(c, id)
  if (children !== null) lines.splice(1, 0, children)
  else if (love === 'widowed' && CHILDREN.test(c.input.concern))
    lines.splice(1, 0, c.line([id], `love.do.children${seeksAgain(c) ? '' : 'Mourn'}`))
  return pupil ? [...lines, childLine(c, 'love')] : lines
}

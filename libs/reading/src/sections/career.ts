import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import { isSeven, naturalRelation, type SevenGraha } from '@disha/jyotish/dignities'
import { LATE } from '../understanding/ages.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import { meantText } from '../understanding/topics.ts'
import type { Composer, Line } from '../compose/composer.ts'
import {
  aboutGraha,
  housePaths,
  lordFinding,
  periodFinding,
  placeFinding,
  placedOf,
  placesFinding,
  signFinding,
  standingFinding,
} from '../compose/parts.ts'
import { standing, STANDING_SCORE, standingPaths, strongerThan } from '../compose/strength.ts'
import { addMonths, addYears, daysBetween } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { fieldFinding, livelihood } from '../rules/fields.ts'
import { judge } from '../rules/grounds.ts'
import { lordJudgment } from '../rules/period-colour.ts'
import { charaFinding, savFinding, savOf, savOrderFinding, shadbalaFinding } from '../rules/witnesses.ts'
import {
  answerBlocks,
  atHomeKey,
  balanceBlocks,
  closingBlocks,
  confirmationBlocks,
  leadRuns,
  otherLordBlocks,
  ownLordBlocks,
  seatBlocks,
  whenBlocks,
} from './topic.ts'
import { isHeldBeside, runsAlready } from './held-beside.ts'
import { isHurt, seeksToLeave } from './leaving.ts'
import { authorityOf, lackOf } from '../rules/authority.ts'
import { servesByRules } from './ruled-service.ts'
import { namedWorkBlocks } from './named-work.ts'
import { bestBeside, bestFor, fieldTable, pointerLine } from './suggested-work.ts'
import { asksField, asksOther, seeksPost, STREAM_AGE, studiesField, workNamed } from './work-told.ts'
import { isWorkUnsaid, keepsNoPost, searches } from './stretch-kind.ts'
import { asksOfMoneyToo } from './short-matters.ts'
import { tradeCourse } from './trade-course.ts'
import { transferGround } from './transfer.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { bearsBefore } from './stretch-use.ts'
import { stepLines } from './window-lines.ts'
import { askedTopics, inFull, readings, windows } from './cache.ts'
import { methodFinding, sideOf } from './verdict.ts'

/** Pay that is told as low. */
const LOW_PAY =
  / (?:salary|pay|income|package|ctc|tankhwah|sambalam|jeetham) (?:\S+ ){0,3}(?:low|less|poor|kam|kammi|takkuva|not enough|not increas\S*) | (?:low|less|poor|kam) (?:salary|pay|income|package) /u
const POINTERS = ['sun', 'saturn', 'mercury'] as const
const MONEY_HOUSES = [2, 11] as const
/** Nobody prepares for a change of post that is further off. */
const CHANGE_YEARS = 6
const MOST_CHANGES = 4
/** Nobody waits longer for a sub-period to change a post in. */
const WAIT_YEARS = 3
/** What begins sooner leaves no time to prepare for. */
const PREPARE_DAYS = 60
/** Percent of the measure by which Jupiter or Saturn has to lead. */
const GROWTH_PERCENT = 10

export function careerSection(c: Composer): Section {
  const { id, sign } = signFinding(c, 10, 'career', 'sar33.3-6')
  // of work that nobody asked about stands what is most particular to the chart
  const full = inFull(c, 'career')
  // debts that are asked about beside the work have a chapter of their own
  const owes = asksOfMoneyToo(c)
  const marked = MONEY_HOUSES.toSorted((a, b) => lordMark(c, b) - lordMark(c, a))
  // of those whose days no post fills, unasked, work is told as useful days, and means in full
  const lean = keepsNoPost(c) && !askedTopics(c).has('career')
  const lords = (full || lean || c.asker.debt ? MONEY_HOUSES : marked.slice(0, 1)).flatMap((house) => otherLordBlocks(c, house, 'career'))
  const money: Block[] = owes ? [] : [c.heading('career.headMoney'), ...lords, ...(c.asker.debt ? [debtBlock(c)] : [])]
  const service = c.asker.work === 'service'
  const moneyFirst = service || c.asker.debt
  const sources = (): Block[] => [c.heading(inField(c) ? 'career.headSourceSettled' : 'career.headSource'), ...sourceBlocks(c)]
  const mode = (): Block[] => [
    c.heading(service || lean ? 'career.headModeService' : 'career.headMode'),
    ...(service || lean ? kindBlocks(c) : []),
    modeBlock(c),
  ]
  const blocks: Block[] = [
    ...answerBlocks(c, 'career'),
    ...namedWorkBlocks(c),
    // whoever has left work, or has loans, reads of money first, and whoever studies of that
    ...(moneyFirst ? money : []),
    ...(c.asker.work === 'study' ? learningBlocks(c) : []),
    c.heading('topic.headHouse'),
    c.paragraph(c.line([id], inField(c) || keepsNoPost(c) ? `career.sign.${sign as 0}.settled` : `career.sign.${sign as 0}`)),
    ...ownLordBlocks(c, 'career'),
    ...seatBlocks(
      c,
      10,
      'career',
      (graha) => (inField(c) || keepsNoPost(c) ? settledKey(c, `career.occ.${graha}`) : `career.occ.${graha}`),
      (graha) => `career.asp.${graha as 'sun'}`,
    ),
    ...confirmationBlocks(c, 'career'),
    c.heading('topic.headPointers'),
    pointersBlock(c),
    // after a working life nobody is told where an income comes from
    ...(service || lean ? [] : sources()),
    ...mode(),
    ...(full && !owes ? otherLordBlocks(c, 6, 'career') : []),
    ...(owes ? [] : [c.heading('career.headAuthority'), ...amatyaBlocks(c), authorityBlock(c)]),
    ...(moneyFirst ? [] : money),
    ...pointsBlocks(c),
    ...(c.asker.work === 'study' || !full || owes ? [] : learningBlocks(c)),
    ...(full && !owes ? changeBlocks(c) : []),
    ...transferBlocks(c),
    ...balanceBlocks(c, 'career'),
    ...whenBlocks(c, 'career'),
    ...hourBlocks(c),
    ...closingBlocks(c, 'career', advice(c), cannotOf(c)),
  ]
  return {
    id: 'career',
    title: c.say('title.career'),
    lead: leadRuns(c, 'career', 'bphs11.11'),
    blocks,
  }
}

/** How far the lord of a house stands from the ordinary, whichever way. */
const lordMark = (c: Composer, house: House): number => Math.abs(STANDING_SCORE[standing(c, c.facts.main.lordOf(house))])

/** What a birth time would add; how an hour may be found is told in the chapter on love. */
function hourBlocks(c: Composer): Block[] {
  if (c.timed) return []
  const method = methodFinding(c, 'career.hour', 'practice.sensitivity')
  return [c.heading('love.headHour'), c.paragraph(c.line([method], 'career.hour'), c.line([method], 'career.hour.how'))]
}

/** True for those who have their work, or have had it, also by their age where it was not asked about: they are not told of other trades. */
const settled = (c: Composer): boolean =>
  c.asker.trade === 'business' ||
  c.asker.trade === 'post' ||
  c.asker.work === 'service' ||
  (c.asker.age >= LATE && !askedTopics(c).has('career'))

/** The same of those who have a field already, by work or by a degree that has been begun. */
const inField = (c: Composer): boolean => settled(c) || studiesField(c)

const settledKey = (c: Composer, key: MessageKey): MessageKey => {
  const own = `${key}.settled`
  return c.book.has(own) ? own : key
}

function cannotOf(c: Composer): MessageKey {
  if (c.asker.work === 'service') return 'career.cannotService'
  if (c.asker.work === 'study') return 'career.cannotStudy'
  if (isWithoutPost(c.asker.settled) || seeksPost(c)) return 'career.cannotWithout'
  if (isWorkUnsaid(c)) return 'career.cannotUnsaid'
  if (isHeldBeside(c)) return 'career.cannotBusiness'
  if (servesByRules(c)) return 'career.cannotRules'
  if (c.asker.trade === null) return 'career.cannotOpen'
  return c.asker.trade === 'business' ? 'career.cannotBusiness' : 'career.cannot'
}

/** A text in the words of somebody's state, where it has such: nobody who answers to no superior, or who studies, is told of one. */
function ofState(c: Composer, key: MessageKey): MessageKey {
  const state = isWorkUnsaid(c) ? 'unsaid' : stateOf(c)
  // what is told of useful days fits those of whom no work is known, and the other way round
  const alike = state === 'unsaid' ? 'service' : state === 'service' ? 'unsaid' : null
  const states = [state === 'aspirant' ? 'study' : state, alike].filter((one) => one !== null)
  const own = states.map((one) => `${key}.${one}`).find((one) => c.book.has(one))
  return own === undefined ? key : (own as MessageKey)
}

/** In whose words work is told: of those who serve after a working life, of those who study, or of what somebody lives by or looks for. */
const stateOf = (c: Composer): 'service' | 'study' | 'aspirant' | 'business' | 'post' | 'without' | null =>
  c.asker.work === 'service'
    ? 'service'
    : c.asker.work === 'study'
      ? c.asker.trade === 'aspirant'
        ? 'aspirant'
        : 'study'
      : c.asker.trade === 'business' || c.asker.trade === 'post'
        ? c.asker.trade
        : workNamed(c).some(({ field, tie }) => field === 'government' && tie !== 'does')
          ? 'aspirant'
          : searches(c)
            ? 'without'
            : null

/** The natural pointers but for one whose voice is the loudest on the other side of what its measure says: that one is left to the table. */
function heardPointers(c: Composer): (typeof POINTERS)[number][] {
  const reading = readings(c).career
  const denied = { strong: reading.against[0], weak: reading.for[0], plain: undefined }
  return POINTERS.filter((graha) => !denied[standing(c, graha)]?.carriers.includes(graha))
}

/** The natural pointers by their measure. */
function pointersBlock(c: Composer): Block {
  const heard = heardPointers(c)
  const marked = heard.filter((graha) => standing(c, graha) !== 'plain')
  const told = inFull(c, 'career') || marked.length === 0 ? heard : marked
  return c.paragraph(
    ...told.map((graha) =>
      graha === 'mercury' && isWornInTrade(c)
        ? c.line([standingFinding(c, graha, 'career'), placeFinding(c, graha, 'career').id], 'career.mercury.worn', {
            sign: c.sign(c.facts.sign(graha)),
            placed: c.house(c.facts.main.houseOf(graha)),
          })
        : c.line(
            [standingFinding(c, graha, 'career')],
            graha === 'sun' && isHurt(c) ? `career.sun.${standing(c, graha)}.hurt` : ofState(c, `career.${graha}.${standing(c, graha)}`),
            aboutGraha(c, graha),
          ),
    ),
    lowSignsLine(c),
  )
}

/** Mercury that is strong by measure and counts against trade by its place: whoever has a trade reads of both. */
const isWornInTrade = (c: Composer): boolean =>
  c.asker.trade === 'business' &&
  standing(c, 'mercury') === 'strong' &&
  judge(c, 'business').against.some(({ graha }) => graha === 'mercury')

/** Where the pointers count against work by their signs while one of them is strong by measure: both are said. */
function lowSignsLine(c: Composer): Line | null {
  const reading = readings(c).career
  if (sideOf(reading, 'karaka') !== 'against' || !POINTERS.some((graha) => standing(c, graha) === 'strong')) return null
  return c.line(reading.against.find(({ name }) => name === 'karaka')?.ids ?? [reading.id], 'career.pointers.against')
}

/** Loans are read from the 6th, what is spent from the 12th. */
function debtBlock(c: Composer): Block {
  const [lord6, lord12] = [c.facts.main.lordOf(6), c.facts.main.lordOf(12)]
  return c.paragraph(
    c.line([placesFinding(c, 'career.debt', 'practice.housesOfDebt', 'career', [lord6, lord12])], 'career.debt', {
      lord6: c.graha(lord6),
      state6: placedOf(c, lord6),
      lord12: c.graha(lord12),
      state12: placedOf(c, lord12),
    }),
  )
}

/** Source of income: the navamsa of the 10th lord from the lagna and from the Moon, and who stands in the 10th (Brihat Jataka 10.1-3). */
function livelihoodBlock(c: Composer): Block {
  const first = livelihood(c)
  const inside = inField(c)
  const theme = (host: SevenGraha): string => c.say(`career.income.${host}`)
  const own = { lord: c.grahaStart(first.lord), sign: c.sign(first.sign) }
  const lines: Line[] = [
    inside
      ? c.line([first.id], 'career.livelihood.settled', {
          ...own,
          host: c.graha(first.host),
          theme: theme(first.host),
        })
      : c.line([first.id], `career.livelihood.${first.host}`, own),
  ]
  if (c.timed) {
    const second = livelihood(c, c.facts.moon)
    const slots = { lord: c.graha(second.lord), sign: c.sign(second.sign), host: c.graha(second.host) }
    if (second.lord !== first.lord)
      lines.push(
        second.host === first.host
          ? c.line([second.id], 'career.livelihood.both', slots)
          : inside
            ? c.line([second.id], 'career.livelihood.settledMoon', { ...slots, theme: theme(second.host) })
            : c.line([second.id], 'career.livelihood.moonToo', { ...slots, trade: c.say(`career.trade.${second.host}`) }),
      )
  }
  // from whom income comes is no news to those who have it
  return c.paragraph(...lines, ...(inside ? [] : earningLines(c)))
}

/** Where income comes from and which work that names; to who did not ask the pointers together are enough, the source among them. */
function sourceBlocks(c: Composer): Block[] {
  const kinds = kindBlocks(c)
  return inFull(c, 'career') || kinds.length === 0 ? [livelihoodBlock(c), ...kinds] : kinds
}

/** What the pointers name and what comes out best, for those who still choose; of a table of fields only who chooses among trades. */
function kindBlocks(c: Composer): Block[] {
  const choosing = asksField(c) || workNamed(c).some(({ tie }) => tie === 'wish')
  // whoever studies a field reads of its sides above
  // ... and who asks for another field has read of it
  if (studiesField(c) || asksOther(c)) return []
  if (settled(c) && c.asker.work !== 'service' && !choosing) return []
  const lines = c.fresh(!keepsNoPost(c) && pointerLine(c), bestFor(c), ...bestBeside(c))
  const isWeighed =
    (c.asker.work === 'livelihood' && (inFull(c, 'career') || workNamed(c).length > 0)) ||
    (c.asker.work === 'study' && c.asker.age > STREAM_AGE && asksField(c))
  return [...(lines.length === 0 ? [] : [c.paragraph(...lines)]), ...(isWeighed ? fieldTable(c) : [])]
}

/** Brihat Jataka 10.1: the graha in the 10th from the lagna or the Moon shows from whom income comes. */
function earningLines(c: Composer): Line[] {
  const views = c.facts.lagna === null ? [c.facts.moon] : [c.facts.lagna, c.facts.moon]
  for (const view of views) {
    const [graha] = view.occupants(10).filter(isSeven)
    if (graha === undefined) continue
    const id = c.find({
      id: `earning.${graha}.${view.reference}`,
      topic: 'career',
      rule: 'bj10.1',
      paths: housePaths(view, graha),
      why: {
        key: view.reference === 'lagna' ? 'why.place' : 'why.placeMoon',
        slots: { graha: c.grahaStart(graha), house: c.house(10), sign: c.sign(c.facts.sign(graha)) },
      },
    })
    return [
      c.line([id], 'career.earning', {
        graha: c.graha(graha),
        point: c.say(`career.point.${view.reference}`),
        from: c.say(`career.from.${graha}`),
      }),
    ]
  }
  return []
}

/** Amatyakaraka: BPHS 40.1, 40.4, 40.6. */
function amatyaBlocks(c: Composer): Block[] {
  const found = charaFinding(c, 'career', 'amatya')
  if (found === null) return []
  const { id, graha, tie } = found
  const about = { ...aboutGraha(c, graha), graha: c.graha(graha) }
  const lord = c.facts.main.lordOf(10)
  const house = c.facts.main.houseOf(graha)
  const own = c.facts.strength(graha) >= 2
  const angle = [1, 4, 5, 7, 9, 10].includes(house)
  const lines = [c.line([id], ofState(c, 'career.amatya'), about)]
  if (graha === lord) lines.push(c.line([id, lordFinding(c, 10, 'career').id], 'career.amatya.ruler'))
  if (tie !== null) lines.push(c.line([id], ofState(c, `career.amatya.${tie}`), { lord: c.graha(lord), sign: about.sign }))
  if (own) lines.push(c.line([id], 'career.amatya.own', about))
  if (c.timed && angle) lines.push(c.line([id], 'career.amatya.placed', about))
  else if (c.timed && [6, 8, 12].includes(house)) lines.push(c.line([id], ofState(c, 'career.amatya.hidden'), about))
  else if (c.timed && tie === null && !own && graha !== lord) {
    const isSeen = aspectsSign(lord, c.facts.sign(lord), c.facts.sign(graha))
    lines.push(c.line([id], isSeen ? 'career.amatya.seen' : 'career.amatya.apart', { ...about, lord: c.grahaStart(lord) }))
  }
  return [c.paragraph(...lines)]
}

/** Rank (the Sun), office (the 10th lord) and counsel (the amatyakaraka) taken together; one graha may hold several of these. */
function authorityBlock(c: Composer): Block {
  const { kind, grahas, good } = authorityOf(c)
  const id = placesFinding(c, 'career.authority', 'practice.authority', 'career', grahas)
  const all = { list: grahas.map((graha) => c.graha(graha)) }
  // those that stand well by name, so that no other is taken for one of them
  const well = c.say('career.authority.good', {
    good: good.length === grahas.length ? c.say('career.authority.all', { count: good.length }) : { list: good.map((one) => c.graha(one)) },
    count: good.length,
  })
  const sun = c.grahaStart('sun')
  const alone = kind === 'low' && grahas.length === 1
  return c.paragraph(
    c.line([id], keepsNoPost(c) ? `career.authority.${kind}.service` : alone ? 'career.authority.low.alone' : `career.authority.${kind}`, {
      grahas: all,
      sun,
      lack: c.say(`career.authority.lack.${lackOf(c, 'sun')}`),
      count: grahas.length,
      good: well,
      who: grahas.length === 1 ? c.say('career.authority.sun', { graha: sun }) : c.say('career.authority.of', { grahas: all, good: well }),
    }),
  )
}

/** Ashtakavarga of 10, 11 and 12 (BPHS 72.3-8), and shadbala of the lords of the 10th and the lagna. */
function pointsBlocks(c: Composer): Block[] {
  const sav = savOf(c)
  if (sav === null) return []
  const view = c.facts.main
  const ids = ([10, 11, 12] as const).map((house) => savFinding(c, house, 'career'))
  const slots = { n10: sav(10), n11: sav(11), n12: sav(12) }
  const order = sav(11) > sav(10) && sav(12) < sav(11)
  const kind = order ? 'order' : sav(12) > sav(11) ? 'leak' : sav(11) > sav(10) ? 'gain' : sav(11) === sav(10) ? 'even' : 'work'
  // whether money stays is judged once, by its lords
  const kept = !c.asker.debt && !c.asker.pressed && judge(c, 'money').state === 'well'
  const told =
    kind === 'leak'
      ? c.asker.debt
        ? 'leakDebt'
        : searches(c)
          ? 'leakWithout'
          : kind
      : kind !== 'order'
        ? kind
        : LOW_PAY.test(meantText(c.input.concern))
          ? 'orderLow'
          : kept
            ? kind
            : c.asker.debt
              ? 'orderOwed'
              : 'orderBut'
  const orderId = savOrderFinding(c, order)
  const counted = [
    c.heading('career.headPoints'),
    c.paragraph(c.line(ids, 'career.sav', slots), c.line([orderId], atHomeKey(c, `career.sav.${told}`), slots)),
  ]
  if (!inFull(c, 'career')) return counted
  const [lord, self] = [view.lordOf(10), view.lordOf(1)]
  const tenth = shadbalaFinding(c, lord, 'career')
  const lagna = shadbalaFinding(c, self, 'career')
  const [post, own] = [tenth, lagna].map(({ percent }) => percent >= 100) as [boolean, boolean]
  const side = post && own ? 'both' : post ? 'post' : own ? 'self' : 'none'
  const effect = c.say(`career.bala.${side}`)
  return [
    ...counted,
    c.paragraph(
      lord === self
        ? c.line([tenth.id], `career.bala.same.${post ? 'enough' : 'less'}`, { graha: c.grahaStart(lord), effect })
        : c.line([tenth.id, lagna.id], `career.bala.pair.${side}`, {
            graha: side === 'self' ? c.graha(lord) : c.grahaStart(lord),
            graha3: side === 'self' ? c.grahaStart(self) : c.graha(self),
            effect,
          }),
    ),
  ]
}

/** Growth and study. The verse on the lord of the 5th speaks of affection as much as of learning: it stands in the chapter on love. */
const learningBlocks = (c: Composer): Block[] => [
  c.heading(c.asker.work === 'study' ? 'career.headStudy' : 'career.headLearning'),
  growthBlock(c),
]

/** The ground of study by its lord's measure, no harder and no kinder than the lord's own periods are told. */
function learningOf(c: Composer, graha: Graha): 'strong' | 'plain' | 'weak' {
  const word = standing(c, graha)
  const { tone } = lordJudgment(c, graha)
  return (word === 'weak' && tone !== 'ill') || (word === 'strong' && tone === 'ill') ? 'plain' : word
}

/** The same in words: where the ground of study as a whole says another thing than its lord, both are said. */
function learningKey(c: Composer, graha: Graha): MessageKey {
  const own = learningOf(c, graha)
  if (c.asker.work === 'service') return `career.learning.${own}.service`
  const { state } = judge(c, 'study')
  if (state === 'well' && own !== 'strong') return `career.learning.${own}.well`
  return state === 'ill' && own === 'strong' ? 'career.learning.strong.ill' : `career.learning.${own}`
}

/** A rank that is asked for: nobody who waits for one is told that growth comes easily. */
const asksOfRise = (c: Composer): boolean =>
  pointsAsked(c.whole.input.concern).some(({ point, likely }) => point === 'work.promotion' && likely >= SURE)

/** Jupiter against Saturn for growth and stability, and the 5th lord for study. */
function growthBlock(c: Composer): Block {
  // of measured strength ten parts in a hundred, of dignity one step
  const difference = strongerThan(c, 'jupiter', 'saturn') / (c.timed ? GROWTH_PERCENT : 1)
  const lead = difference >= 1 ? 'jupiter' : difference <= -1 ? 'saturn' : 'even'
  const id = c.find({
    id: 'career.growth',
    topic: 'career',
    rule: 'phal15.16',
    paths: [...standingPaths(c, 'jupiter'), ...standingPaths(c, 'saturn'), 'D1.jupiter.retrograde', 'D1.saturn.retrograde'],
    why: {
      key: 'why.twoGrahas',
      slots: {
        a: c.grahaStart('jupiter'),
        signA: c.sign(c.facts.sign('jupiter')),
        b: c.graha('saturn'),
        signB: c.sign(c.facts.sign('saturn')),
      },
    },
  })
  const { id: lordId, graha } = lordFinding(c, 5, 'career')
  return c.paragraph(
    c.line(
      [id],
      c.asker.work === 'study' || c.asker.trade === 'business'
        ? `career.growth.${lead}.${c.asker.work === 'study' ? 'study' : 'business'}`
        : lead === 'jupiter' && asksOfRise(c)
          ? 'career.growth.jupiter.rise'
          : `career.growth.${lead}`,
      lead === 'even' ? {} : { area: aboutGraha(c, lead).area },
    ),
    // no further training is weighed for those whose working life is well behind its middle
    (c.asker.work === 'study' || c.asker.age < LATE) &&
      c.line([lordId, standingFinding(c, graha, 'career')], learningKey(c, graha), {
        lord: c.graha(graha),
        area: aboutGraha(c, graha).area,
      }),
  )
}

/** Whether the houses of post, business or profession are best supported (practice). */
export function workMode(c: Composer): { mode: 'service' | 'business' | 'profession' | 'even'; id: string } {
  const view = c.facts.main
  const score = (house: House): number => {
    const lord = view.lordOf(house)
    const placed = [1, 2, 4, 5, 7, 9, 10, 11].includes(view.houseOf(lord)) ? 1 : 0
    return (
      STANDING_SCORE[standing(c, lord)] + placed + view.occupants(house).filter((graha) => c.facts.benefic(graha) || house === 6).length
    )
  }
  const scores = { service: score(6), business: score(7), profession: score(10) }
  const ordered = (Object.entries(scores) as [keyof typeof scores, number][]).toSorted((a, b) => b[1] - a[1])
  const mode = ordered[0][1] - ordered[1][1] >= 1 ? ordered[0][0] : 'even'
  const [lord6, lord7, lord10] = [view.lordOf(6), view.lordOf(7), view.lordOf(10)]
  const id = c.find({
    id: 'career.mode',
    topic: 'career',
    rule: 'practice.workMode',
    paths: housePaths(view, ...new Set([lord6, lord7, lord10])),
    why: {
      key: c.timed ? 'why.modeLords' : 'why.modeLordsMoon',
      slots: { lord6: c.graha(lord6), lord7: c.graha(lord7), lord10: c.graha(lord10) },
    },
    polarity: 'neutral',
  })
  return { mode, id }
}

function modeBlock(c: Composer): Block {
  const view = c.facts.main
  const { mode, id } = workMode(c)
  const [lord6, lord7, lord10] = [view.lordOf(6), view.lordOf(7), view.lordOf(10)]
  const leading = { service: lord6, business: lord7, profession: lord10, even: lord10 }[mode]
  return c.paragraph(
    c.line([id, ...(slowUnderState(c, mode) ? [fieldFinding(c, 'government')] : [])], modeKey(c, mode), {
      lord: c.graha(leading),
      theme: { term: `theme.${leading}` },
    }),
    courseLine(c),
    dissentLine(c, mode),
  )
}

type Mode = ReturnType<typeof workMode>['mode']

/** A leaning to a post in a larger body, where one under the state is named and takes the slower way: one sentence says both. */
const slowUnderState = (c: Composer, mode: Mode): boolean =>
  mode === 'service' &&
  ['aspirant', 'post', 'without', null].includes(stateOf(c)) &&
  workNamed(c).some(({ field, carried, tie }) => field === 'government' && carried === 'slow' && tie !== 'does')

/** The form of work in the words of somebody's state; where a service has rules against it, no trade beside it is named. */
function modeKey(c: Composer, mode: Mode): MessageKey {
  if (runsAlready(c)) return 'career.mode.running'
  if (slowUnderState(c, mode)) return 'career.mode.service.slow'
  const state = stateOf(c)
  if (state === 'post' && servesByRules(c) && !isHeldBeside(c) && (mode === 'business' || mode === 'even'))
    return `career.mode.${mode}.post.rules`
  if (state === null) return isWorkUnsaid(c) ? `career.mode.${mode}.service` : `career.mode.${mode}`
  return `career.mode.${mode}.${state}`
}

/** Of a business that runs, which way its size goes. */
function courseLine(c: Composer): Line | null {
  if (c.asker.work !== 'livelihood' || c.asker.trade !== 'business') return null
  const { course, ids } = tradeCourse(c)
  return c.line(ids, `career.course.${course}`)
}

const MODE_HOUSE = { service: 6, business: 7, profession: 10 } as const
/** By so many points another house of work has to lead before it is named against the lords. */
const DISSENT_POINTS = 3

/** Where the points of the 6th, 7th and 10th say another thing than their lords, both are said and one is followed. */
function dissentLine(c: Composer, mode: 'service' | 'business' | 'profession' | 'even'): Line | null {
  const sav = savOf(c)
  if (sav === null || mode === 'even' || runsAlready(c) || c.asker.work === 'service' || servesByRules(c)) return null
  const [rich] = (Object.keys(MODE_HOUSE) as (keyof typeof MODE_HOUSE)[]).toSorted((a, b) => sav(MODE_HOUSE[b]) - sav(MODE_HOUSE[a]))
  if (rich === undefined || rich === mode || sav(MODE_HOUSE[rich]) - sav(MODE_HOUSE[mode]) < DISSENT_POINTS) return null
  const house = MODE_HOUSE[rich]
  return c.line([savFinding(c, house, 'career')], 'career.mode.dissent', {
    field: c.say(`career.mode.field.${rich}`),
  })
}

/** Sub-periods that Phaladeepika 20.28 ties to a change of post: the lord stands in the 6th, or is an enemy of the main lord. */
export function changesAhead(c: Composer): DashaDates[] {
  const { grain, antars } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const end = addYears(c.input.asOf, CHANGE_YEARS)
  return antars.filter(({ from, to, lords: [maha, antar] }) => {
    if (to <= c.input.asOf || from >= end || antar === undefined) return false
    const hostile = isSeven(maha) && isSeven(antar) && naturalRelation(maha, antar) === 'enemy'
    return hostile || c.facts.main.houseOf(antar) === 6
  })
}

/** What ties these sub-periods to a change. */
const changeFinding = (c: Composer, changes: readonly DashaDates[]): string =>
  c.find({
    id: 'career.change',
    topic: 'career',
    rule: 'phal20.28',
    paths: [
      c.timed ? 'D1.lagna.sign' : 'D1.moon.sign',
      ...new Set(changes.flatMap(({ index }) => [`vimshottari.periods.${index}.startAt`, `vimshottari.periods.${index}.lords.1`])),
    ],
    why: {
      key: 'why.change',
      slots: { grahas: { list: [...new Set(changes.map(({ lords }) => lords[1] as Graha))].map((graha) => c.graha(graha)) } },
    },
    polarity: 'mixed',
  })

/** A day for a choice is no further off than this. */
const DECIDE_MONTHS = 18
/** Admissions close for the summer from here on, and a choice takes so many months. */
const INTAKE = '-05-31'
const CHOOSE_MONTHS = 2
const FIRST_YEAR = / (?:first|1st|1) (?:year|yr|sem|semester) /u

/** By which day the field is settled: by whoever studies in the sub-period tied to a change of course, else before the next admissions; by whoever works in the first alone. */
export function decideLines(c: Composer): Line[] {
  const studies = c.asker.work === 'study' && c.asker.trade === null
  if (!(studies ? asksField(c.whole) : asksOther(c))) return []
  const { asOf } = c.input
  const changes = changesAhead(c).slice(0, MOST_CHANGES)
  const [next] = changes
  const year = Number(asOf.slice(0, 4))
  const summer = `${year}${INTAKE}` > addMonths(asOf, CHOOSE_MONTHS) ? year : year + 1
  const method = methodFinding(c, 'calendar', 'practice.calendar')
  const inReach = next !== undefined && next.to <= addMonths(asOf, DECIDE_MONTHS)
  return [
    inReach
      ? c.line(
          [changeFinding(c, changes), periodFinding(c, next)],
          `work.decide.${next.from <= asOf ? 'now' : 'change'}${studies ? '' : '.does'}`,
          {
            graha: c.graha(next.lords[1] as Graha),
            from: c.date(next.from, c.dashas.errorDays),
            to: c.date(next.to, c.dashas.errorDays),
          },
        )
      : studies
        ? c.line([method], 'work.decide.intake', { day: c.book.date(`${summer}${INTAKE}`, 'day') })
        : null,
    ...(studies && FIRST_YEAR.test(meantText(c.whole.input.concern)) ? [c.line([method], 'work.decide.branch')] : []),
  ].filter((line) => line !== null)
}

function changeBlocks(c: Composer): Block[] {
  const { grain, errorDays } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const changes = changesAhead(c).slice(0, MOST_CHANGES)
  if (changes.length === 0) return []
  const id = changeFinding(c, changes)
  const state = stateOf(c)
  const changeState =
    state === 'aspirant'
      ? 'study'
      : isWorkUnsaid(c)
        ? 'unsaid'
        : state === null && c.asker.work === 'livelihood' && isWithoutPost(c.asker.settled)
          ? 'without'
          : state === 'post' && servesByRules(c)
            ? 'post.rules'
            : state
  const line = c.line(
    [id, ...changes.map((period) => periodFinding(c, period))],
    changeState === null ? 'career.change' : `career.change.${changeState}`,
    {
      periods: {
        list: changes.map((period) =>
          c.say(period.from <= c.input.asOf ? 'career.change.itemNow' : 'career.change.item', {
            maha: c.graha(period.lords[0] as Graha),
            antar: c.graha(period.lords[1] as Graha),
            from: c.date(period.from, errorDays),
            to: c.date(period.to, errorDays),
          }),
        ),
      },
    },
  )
  return [
    c.heading(
      changeState === 'service'
        ? 'career.headChangeService'
        : changeState === 'study'
          ? 'career.headChangeStudy'
          : changeState === 'business'
            ? 'career.headChangeBusiness'
            : changeState === 'post' || changeState === 'post.rules'
              ? 'career.headChangePost'
              : 'career.headChange',
    ),
    c.paragraph(line),
  ]
}

/** A transfer that is asked about: whether one comes by itself, where it leads, and when to ask. */
function transferBlocks(c: Composer): Block[] {
  if (!pointsAsked(c.input.concern).some(({ point, likely }) => point === 'work.transfer' && likely >= SURE)) return []
  const { grain } = c.dashas
  const { where, homeward } = transferGround(c)
  const { ids } = judge(c, 'transfer')
  const isDated = grain === 'antar' || grain === 'pratyantar'
  return [
    c.heading('career.headTransfer'),
    c.paragraph(
      isDated && changesAhead(c).length === 0 ? c.line(ids, 'career.transfer.none') : null,
      ...where,
      ...homeward,
      windows(c).career.length > 0 ? c.line(ids, 'career.transfer.when') : null,
    ),
  ]
}

function advice(c: Composer): Line[] {
  const { id, graha } = lordFinding(c, 10, 'career')
  const service = c.asker.work === 'service'
  const leaves = seeksToLeave(c)
  const ruled = `career.do.${graha as 'sun'}` as const
  const lines = [c.line([id], leaves && c.book.has(`${ruled}.without`) ? (`${ruled}.without` as MessageKey) : ofState(c, ruled))]
  const pointers = heardPointers(c)
  for (const pointer of pointers)
    // records and routines are for those who have a post
    if (standing(c, pointer) === 'weak' && (!service || pointer === 'mercury'))
      lines.push(
        c.line(
          [standingFinding(c, pointer, 'career')],
          c.asker.work === 'study' ? `career.do.weak.${pointer}.study` : `career.do.weak.${pointer}`,
        ),
      )
  // a graha that its sign lets down is not praised by its measure: reason and advice have to fit
  const [strong] = pointers
    .filter(
      (pointer) =>
        standing(c, pointer) === 'strong' &&
        c.facts.strength(pointer) >= 0 &&
        !c.facts.relieved(pointer) &&
        !(pointer === 'mercury' && isWornInTrade(c)),
    )
    .toSorted((a, b) => strongerThan(c, b, a))
  if (strong !== undefined) {
    const state = leaves ? 'without' : (stateOf(c) ?? (seeksPost(c) ? 'without' : null))
    const stage = state === 'aspirant' ? '.study' : state === null || state === 'post' ? '' : (`.${state}` as const)
    const key = isWorkUnsaid(c) ? ofState(c, `career.do.best.${strong as 'sun'}`) : (`career.do.best.${strong as 'sun'}${stage}` as const)
    lines.push(c.line([standingFinding(c, strong, 'career')], key, { area: aboutGraha(c, strong).area }))
  }
  const steps = stepLines(c, 'career')
  const [change] = changesAhead(c)
  // the nearest change alone, and none to one who has no post to leave
  if (
    change === undefined ||
    change.from <= c.input.asOf ||
    // the change that page 1 dates by a stretch is not sent to a later day, nor anybody to one that is years away
    bearsBefore(c, change.from) ||
    change.from > addYears(c.input.asOf, WAIT_YEARS) ||
    c.asker.work !== 'livelihood' ||
    c.asker.trade === 'business' ||
    isWithoutPost(c.asker.settled) ||
    seeksPost(c) ||
    isHeldBeside(c) ||
    isWorkUnsaid(c)
  )
    return [...lines, ...steps]
  const near = daysBetween(c.input.asOf, change.from) < PREPARE_DAYS
  const line = c.line([periodFinding(c, change)], near ? 'career.do.changeNow' : 'career.do.change', {
    date: c.date(change.from, c.dashas.errorDays),
    antar: c.graha(change.lords[1] as Graha),
  })
  const [next] = windows(c).career
  // in the order of the days
  return next !== undefined && next.from < change.from ? [...lines, ...steps, line] : [...lines, line, ...steps]
}

import type { Graha } from '@disha/contracts/chart'
import { SEVEN_GRAHAS } from '@disha/jyotish/dignities'
import { doshas } from '@disha/jyotish/doshas'
import type { Composer, Line } from '../../../compose/composer.ts'
import { stayNow } from '../../../compose/current.ts'
import { gocharaFinding, isNode, placesFinding, signedPlace, standingFinding } from '../../../compose/parts.ts'
import { standing } from '../../../compose/strength.ts'
import { addDays, addYears, daysBetween } from '../../../facts/calendar.ts'
import { saturnSeasons } from '../../../facts/gochara.ts'
import { MANGAL_RATES } from '../../../rules/base-rates.data.ts'
import { judge } from '../../../rules/grounds.ts'
import { passageWord, PRESSING } from '../../../rules/passages.ts'
import { topicOfPoint } from '../../../rules/point-fields.ts'
import type { Part, Window } from '../../../rules/windows.ts'
import type { MainTopic } from '../../../rules/witnesses.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { childWishIn } from '../../../understanding/child-wish.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { DOSHAS, OF_BELIEF, SERPENTS, STONES } from '../../../understanding/told-facts/belief.ts'
import { toldFacts } from '../../../understanding/told-facts/told-facts.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { allWindows } from '../../cache.ts'
import { kinAsked } from '../../kin-asked.ts'
import { lateReasons } from '../../love-match.ts'
import { mangalState } from '../../love-mars.ts'
import { firstRemedy } from '../../remedies.ts'
import { aroundEnd, saturnAround, seasonOf, type Around } from '../../season.ts'
import { foremost, mayBegin, useClause, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { spokenTimes } from '../answer-gist.ts'
import { labelOf, meets, within } from '../answer-named.ts'
import { isOpen, NEAR_YEARS } from '../answer-stretches.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { method, spanNear } from '../points/shared.ts'
import { spanAloud } from '../span-aloud.ts'
import { isSaid, SAYS_MANGAL } from './of-match.ts'
import type { ToldWriter, ToldWriters } from './told-writer.ts'

/** The first of the three fields that is asked about; null where another matter is. */
const fieldAsked = (asked: readonly Point[]): MainTopic | null => asked.map(topicOfPoint).find((topic) => topic !== null) ?? null

/** True where a part of the question itself names a thing, which is answered there. */
const isAsked = (c: Composer, named: RegExp): boolean => pointsAsked(c.input.concern).some(({ words }) => named.test(plainText(words)))

/** A passage that comes back within so many days is one passage. */
const RETURN_DAYS = 400

/** The first day of a passage that runs, through the signs before this one. */
const beganOn = (c: Composer, { phase, from }: Around): string =>
  saturnSeasons(c.sky, c.facts.sign('moon'), c.input.displayTimeZone)
    .filter((one) => one.phase === phase && one.from < from)
    .toReversed()
    .reduce((begin, one) => (daysBetween(one.to, begin) < RETURN_DAYS ? one.from : begin), from)

/** Saturn's weight on the times of what is asked: counted in them already, none, or over by then; nothing of a far time. */
function weightOnTimes(c: Composer, asked: readonly Point[], { id, to: end }: Around): Line[] {
  const topic = fieldAsked(asked)
  const aim = topic === null ? undefined : spokenTimes(c, topic)?.aim
  if (topic === null || aim === undefined || aim.from > addYears(c.input.asOf, NEAR_YEARS)) return []
  const [part] = aim.parts
  const counts = [...aim.notes, ...aim.beside].some(({ kind }) => kind === 'saturn')
  const how = part.from >= end ? 'after' : `${counts ? ('counted' as const) : ('free' as const)}${isOpen(c, aim) ? ('Now' as const) : ''}`
  return [
    c.line([id, ...aim.ids], `told.sadeSati.${how as 'after'}`, {
      noun: nounOf(c, askedOf(c, topic)),
      span: spanAloud(c, part),
      to: c.date(part.to, part.toErrorDays),
    }),
  ]
}

/** What presses at present by another name, where it is not sade sati. */
function otherStrain(c: Composer): Line[] {
  const [strain] = seasonOf(c, 'life').strains
  return strain === undefined || strain.ids.some((id) => isSaid(c, id))
    ? []
    : [c.line(strain.ids, 'told.sadeSati.instead', { text: strain.text })]
}

/** A dhaiya by one of its names, in place of sade sati. */
const SMALLER = / (?:dhaiyy?a|asht?ama\S*|ardh?asht?ama) |ढैय्या|அஷ்டம|అష్టమ/u

/** Whether it runs for this Moon, from which day to which, what it does to the times that are asked about, and what it asks for. */
function sadeSati(c: Composer, told: string, asked: readonly Point[]): Line[] {
  if (isAsked(c, OF_BELIEF.saidSadeSati.hears) || !(c.timed || c.sure('D1.moon.sign'))) return []
  const around = saturnAround(c)
  const here = gocharaFinding(c, stayNow(c, 'saturn'))
  if (around === null) {
    const strain = otherStrain(c)
    return [
      c.line([here.id], 'told.sadeSati.no', { place: c.house(here.place) }),
      ...(strain.length > 0 ? strain : [c.line([here.id], 'told.sadeSati.no.so')]),
    ]
  }
  const runs = around.from <= c.input.asOf
  const slots = {
    place: c.house(here.place),
    from: c.date(runs ? beganOn(c, around) : around.from),
    to: aroundEnd(c, around),
    word: c.say(`passage.a.${passageWord(c, stayNow(c, 'saturn'))}`),
  }
  const kind = around.phase === 'sadeSati' ? 'full' : 'lesser'
  if (!runs) return [c.line([around.id], `told.sadeSati.soon.${kind}`, slots), ...weightOnTimes(c, asked, around)]
  const act = PRESSING.includes(here.place) ? [c.line([here.id], `told.sadeSati.do.${here.place as 1}`)] : []
  const isSo = SMALLER.test(plainText(told)) === (kind === 'lesser')
  return [c.line([around.id], `told.sadeSati.runs.${kind}${isSo ? '' : '.other'}`, slots), ...weightOnTimes(c, asked, around), ...act]
}

/** What the chart has in the place of a mark that no old text knows: what slows a marriage, or what presses now. */
function insteadOf(c: Composer, asked: readonly Point[]): Line[] {
  if (fieldAsked(asked) === 'love' && c.asker.bond !== 'married' && c.asker.love !== 'bond') {
    const { id, found } = lateReasons(c)
    const [reason] = found
    if (reason === undefined) return [c.line([id], 'told.dosha.instead.free')]
    return isSaid(c, 'love.late') ? [] : [c.line([id], 'told.dosha.instead.late', { reason })]
  }
  const { strains } = seasonOf(c, 'life')
  const [strain] = strains
  return strain === undefined ? [] : [c.line(strain.ids, 'told.dosha.instead.strain', { text: strain.text })]
}

/** Mangal dosha that was named, where no matching is told of and a match is still to come. */
function namedMars(c: Composer, asked: readonly Point[]): Line[] {
  const isMatched = toldFacts(c.input.concern).some(({ kind }) => kind === 'matchFails')
  if (fieldAsked(asked) !== 'love' || c.asker.bond === 'married' || c.asker.love === 'bond' || isMatched || isSaid(c, SAYS_MANGAL))
    return []
  const { state, house, helpers, id } = mangalState(c)
  if (house === null) return [c.line([id], 'told.dosha.mangal.open')]
  // that custom counts it may stand above already
  const said = isSaid(c, 'mars.lagna') && (state === 'closed' || state === 'match') ? (`${state}.said` as const) : null
  return [
    c.line([id], `told.dosha.mangal.${said ?? (state as Exclude<typeof state, 'open'>)}`, {
      house: c.house(house),
      tenths: Math.round(10 * MANGAL_RATES.north.lagna),
      by: { list: helpers.map((graha) => c.graha(graha)) },
      count: helpers.length,
    }),
  ]
}

/** Houses in which southern custom counts Rahu or Ketu. */
const OF_NODES: readonly number[] = [1, 2, 5, 7, 8]

/** Rahu and Ketu by the list of custom; a node in the 7th is what tradition does read as late. */
function nodes(c: Composer, asked: readonly Point[]): Line[] {
  if (!c.timed) return []
  const [rahu, ketu] = [c.facts.main.houseOf('rahu'), c.facts.main.houseOf('ketu')]
  const id = placesFinding(c, 'told.nodes', 'practice.yoga', 'general', ['rahu', 'ketu'])
  const slots = { rahu: c.house(rahu), ketu: c.house(ketu) }
  if (fieldAsked(asked) === 'love' && (rahu === 7 || ketu === 7)) return [c.line([id], 'told.dosha.nodes.seventh', slots)]
  const counts = OF_NODES.includes(rahu) || OF_NODES.includes(ketu)
  return [c.line([id], `told.dosha.nodes.${counts ? 'counted' : 'free'}`, slots), ...insteadOf(c, asked)]
}

function kaalSarp(c: Composer): Line[] {
  const found = doshas(c.chart).find(({ id }) => id === 'kaalSarp')
  const id = placesFinding(c, 'told.kaalSarp', 'practice.yoga', 'general', [...SEVEN_GRAHAS, 'rahu', 'ketu'])
  const counts = found?.status === 'formed' || found?.status === 'cancelled'
  return [c.line([id], `told.dosha.kaalSarp.${counts ? 'counted' : 'free'}`)]
}

function guruChandal(c: Composer): Line[] {
  const found = doshas(c.chart).find(({ id }) => id === 'guruChandala')
  const id = placesFinding(c, 'told.chandal', 'practice.yoga', 'general', ['jupiter', 'rahu'])
  const forms = found?.status === 'formed' || found?.status === 'cancelled'
  const word = standing(c, 'jupiter') === 'weak' ? 'weak' : 'able'
  return [
    c.line(forms ? [id, standingFinding(c, 'jupiter')] : [id], forms ? `told.dosha.chandal.${word}` : 'told.dosha.chandal.free', {
      state: signedPlace(c, 'jupiter'),
    }),
  ]
}

/** The mark that was named, whether an old text has it, and what the chart has of it or in its place. */
function namedDosha(c: Composer, told: string, asked: readonly Point[]): Line[] {
  const text = plainText(told)
  if (asked.includes('love.dosha') || isAsked(c, OF_BELIEF.saidDosha.hears)) return []
  if (DOSHAS.kaalSarp.test(text)) return isSaid(c, 'point.kaalSarp') ? [] : [...kaalSarp(c), ...insteadOf(c, asked)]
  if (DOSHAS.pitra.test(text)) {
    const { ids, state } = judge(c, 'father')
    // what page 1 declines in general is not said again
    const isDeclined = questionOf(c.input.concern).declines.includes('dosha')
    return [...(isDeclined ? [] : [c.line(ids, 'told.dosha.pitra')]), c.line(ids, `told.dosha.pitra.${state}`)]
  }
  if (DOSHAS.chandal.test(text)) return guruChandal(c)
  if (DOSHAS.nodes.test(text)) return nodes(c, asked)
  return namedMars(c, asked)
}

/** A time that somebody else named for the matter: its days, whether it only says "after" or "before", and what it is called. */
type SaidTime = { from: string; to: string; side: 'in' | 'after' | 'before'; label: string }

const AN_AGE =
  / (after|before|at|by|in|till)? ?(?:the )?(?:age )?(?:of )?([2-5]\d)(?: (ke baad|ke bad|के बाद))?(?= (?!lakhs?|lacs?|k |percent|girls?|boys?|crores?))/u
const PAST_YEAR = / (20[0-4]\d) /

/** That time, where one is to be read; the days of an age begin with the birthday. */
function saidTime(c: Composer, told: string): SaidTime | null {
  const text = plainText(told)
  const { asOf } = c.input
  const isAfter = / (?:after|ke baad|ke bad) | के बाद|பிறகு|தர்வாத|తర్వాత/u.test(text)
  const isBefore = !isAfter && / before | se pehle /.test(text)
  const side = isAfter ? ('after' as const) : isBefore ? ('before' as const) : ('in' as const)
  const [named] = namedPeriods(told, asOf).filter(({ grain }) => grain === 'year' || grain === 'part' || grain === 'month')
  if (named !== undefined) return { from: named.from, to: named.to, side, label: labelOf(c, named) }
  const [, year] = PAST_YEAR.exec(text) ?? []
  if (year !== undefined) return Number(year) < Number(asOf.slice(0, 4)) ? pastYear(year) : null
  const [, , age] = AN_AGE.exec(text) ?? []
  if (age === undefined) return null
  const from = addYears(c.input.birth.birthLocal.slice(0, 10), Number(age))
  return { from, to: addYears(from, 1), side, label: c.say('told.saidTime.age', { age: Number(age) }) }
}

const pastYear = (year: string): SaidTime => ({ from: `${year}-01-01`, to: `${Number(year) + 1}-01-01`, side: 'in', label: year })

/** A time that begins so many days before another is sooner. */
const SOONER_DAYS = 90

/** Whether the time that was named is one of this chart: inside its stretches, beside them, or over. */
function heldAgainst(c: Composer, told: string, asked: readonly Point[]): Line[] {
  const topic = fieldAsked(asked)
  const said = saidTime(c, told)
  if (topic === null || said === null || undated(c, topic)) return []
  const { asOf } = c.input
  const noun = nounOf(c, askedOf(c, topic))
  const all = allWindows(c)[topic].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const spoken = spokenTimes(c, topic)
  const nearest = spoken?.before ?? spoken?.aim
  if (nearest === undefined) return []
  const line = (key: Parameters<typeof c.line>[1], stretch: Window, part: Part = stretch.parts[0]): Line[] => [
    c.line(stretch.ids, key, {
      label: said.label,
      noun,
      span: spanNear(c, part),
      to: c.date(part.to, part.toErrorDays),
      use: useClause(c, stretch),
    }),
  ]
  if (said.side === 'in' ? said.to <= asOf : said.from <= asOf) return line('told.saidTime.over', nearest)
  if (said.side === 'after') {
    const sooner = all.filter((one) => addDays(one.from, SOONER_DAYS) < said.from && useOf(c, one) !== 'prepare')
    const first = sooner.includes(nearest) ? nearest : foremost(c, sooner)
    if (first !== undefined) return line('told.saidTime.sooner', first)
    const then = all.find(({ from }) => from >= said.from)
    return then === undefined ? [] : line('told.saidTime.after', then)
  }
  const days = said.side === 'before' ? { from: asOf, to: said.from } : said
  const met = all
    .flatMap((stretch) => stretch.parts.filter((part) => meets(part, days)).map((part) => ({ stretch, part: within(part, days) })))
    .toSorted((a, b) => daysBetween(b.part.from, b.part.to) - daysBetween(a.part.from, a.part.to))
  const best = foremost(
    c,
    met.map(({ stretch }) => stretch),
  )
  const isFar = nearest.from > addYears(asOf, NEAR_YEARS)
  if (best === undefined)
    return line(`told.saidTime.outside${isOpen(c, nearest) ? ('Now' as const) : isFar ? ('Far' as const) : ''}`, nearest)
  return line(mayBegin(c, best) ? 'told.saidTime.inside' : 'told.saidTime.partly', best, met.find(({ stretch }) => stretch === best)?.part)
}

/** The graha whose stone custom calls it. */
const stoneOf = (text: string): Graha | null =>
  (Object.entries(STONES) as [Graha, RegExp][]).find(([, named]) => named.test(text))?.[0] ?? null

/** A stone that is on the finger already. */
const IS_WORN =
  / (?:i wear|wearing|wore|worn|pehna|pehni|pehne|pehen (?:li|liya|rakh\S*)|pahna|pahan (?:li|liya|rakh\S*)|potiruk\S*|pottiruk\S*|pottirukk\S*|pettukunn\S*|since) |पहना|पहनी|पहन रख|போட்டிருக்|அணிந்திருக்|పెట్టుకున్న|ధరించా/u

/** Whose stone it is by later custom, how that graha stands for this chart, and that nothing is to be bought or taken off for it. */
function stone(c: Composer, told: string): Line[] {
  const text = plainText(told)
  const graha = stoneOf(text)
  if (graha === null || (!c.timed && graha === 'moon')) return []
  const word = standing(c, graha)
  const ids = [standingFinding(c, graha)]
  const slots = {
    graha: c.graha(graha),
    areas: { list: c.facts.main.ruledBy(graha).map((house) => ({ term: `short.${house}` }) as const) },
    state: signedPlace(c, graha),
    theme: { term: `theme.${graha}` } as const,
    when: c.say(`remedy.${graha}.when`),
    gift: c.say(`remedy.${graha}.gift`),
  }
  const rules = c.timed && !isNode(graha)
  return [
    c.line(ids, rules ? 'told.stone.rules' : 'told.stone.node', slots),
    c.line(ids, `told.stone.${word}`, slots),
    c.line(ids, IS_WORN.test(text) ? 'told.stone.worn' : 'told.stone.advised'),
  ]
}

/** A fast or a mantra that goes on, and no rite that is over. */
const GOES_ON =
  / (?:keep|keeping|observ\S*|doing|chanting|reciting) (?:\S+ ){0,3}?(?:fasts?|fasting|mantras?|jaap|chalisa|vrat\S*) | i fast on /

/** Rites that were done: that none is to be done over again, and the graha with whose gift and act the chapter on remedies begins. */
function riteDone(c: Composer, told: string, asked: readonly Point[]): Line[] {
  const head = c.line([method(c)], GOES_ON.test(plainText(told)) ? 'told.rite.kept' : 'told.rite.once')
  const first = asked.includes('self.remedy') ? null : firstRemedy(c)
  if (first === null) return [head]
  const { graha, id } = first
  return [
    head,
    c.line([id, standingFinding(c, graha)], `told.rite.${standing(c, graha) === 'strong' ? 'strong' : 'weak'}`, {
      graha: c.graha(graha),
      when: c.say(`remedy.${graha}.when`),
      gift: c.say(`remedy.${graha}.gift`),
      theme: { term: `theme.${graha}` },
    }),
  ]
}

/** Rahu, Ketu and the house of children: whether one of them stands in it or with its lord. */
function nodesOfFifth(c: Composer): Line[] {
  if (!c.timed) return []
  const { main } = c.facts
  const lord = main.lordOf(5)
  const [rahu, ketu, ofLord] = [main.houseOf('rahu'), main.houseOf('ketu'), main.houseOf(lord)]
  const touch = rahu === 5 || ketu === 5 ? 'seat' : rahu === ofLord || ketu === ofLord ? 'lord' : 'free'
  const id = placesFinding(c, 'told.serpents', 'practice.yoga', 'general', ['rahu', 'ketu', lord])
  return [c.line([id], `told.asked.fifth.${touch}`, { rahu: c.house(rahu), ketu: c.house(ketu), lord: c.graha(lord) })]
}

/** A rite that others ask for: what the chart has of that for which custom asks it, and that no step waits for it. */
function riteAsked(c: Composer, told: string, asked: readonly Point[]): Line[] {
  if (asked.includes('self.remedy')) return []
  const wish = childWishIn(c.input.concern)
  const isOfSerpents = SERPENTS.test(plainText(told))
  return [
    ...(isOfSerpents ? (wish === null ? nodes(c, asked) : nodesOfFifth(c)) : []),
    c.line([method(c)], wish === null ? 'told.asked.so' : wish.treated ? 'told.asked.treated' : 'told.asked.child'),
  ]
}

/** A relative's matter is read in no mark of one's own chart. */
const isOfSelf = (c: Composer, asked: readonly Point[]): boolean =>
  kinAsked(c) === null && (asked.length === 0 || asked.some((point) => !point.startsWith('kin.')))

const ofSelf =
  (write: ToldWriter): ToldWriter =>
  (c, told, asked) =>
    isOfSelf(c, asked) ? write(c, told, asked) : []

/** The wish for a child counts among the family's matters, and is one's own all the same. */
const ofSelfOrWish =
  (write: ToldWriter): ToldWriter =>
  (c, told, asked) =>
    isOfSelf(c, asked) || (kinAsked(c) === null && childWishIn(c.input.concern) !== null) ? write(c, told, asked) : []

/** What others have said of a chart, and what was done for it, held against the chart. */
export const BELIEF_WRITERS: ToldWriters<keyof typeof OF_BELIEF> = {
  saidSadeSati: ofSelf(sadeSati),
  saidDosha: ofSelf(namedDosha),
  saidTime: ofSelf(heldAgainst),
  wearsStone: ofSelf((c, told, asked) => (asked.includes('self.remedy') ? [] : stone(c, told))),
  didPuja: ofSelf(riteDone),
  askedRite: ofSelfOrWish(riteAsked),
}

import type { Graha } from '@disha/contracts/chart'
import { asGist, headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { isDated, stayNow, staysAhead } from '../../compose/current.ts'
import { gocharaFinding, gocharaText, isNode, lordFinding, periodFinding, placesFinding, wellPlaced } from '../../compose/parts.ts'
import { addYears } from '../../facts/calendar.ts'
import { signLord, type House } from '../../facts/houses.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import type { Stay } from '../../facts/sky.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { asksOwnRoof, dashaAsked, likesTheSame, type Plea, type Question } from '../../understanding/question.ts'
import { fieldFinding, weighField } from '../../rules/fields.ts'
import { GROUNDS, groundPeriods, isTiedTo, judge } from '../../rules/grounds.ts'
import { untilOf } from '../../rules/passages.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { homeAndDistance } from '../../rules/home-distance.ts'
import type { Part } from '../../rules/windows.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { countHits, meantText, plainText } from '../../understanding/topics.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { wayLine, weighLine } from '../abroad.ts'
import { namedWorkGist, namedWorkLines } from '../named-work.ts'
import { stayLean } from '../stay-lean.ts'
import { bestFor } from '../suggested-work.ts'
import { nameOf } from '../../rules/field-names.ts'
import { workNamed } from '../work-told.ts'
import { choiceItems, favoured, leadOfPair, partsLines, whichItems } from './answer-choice.ts'
import { careStep, groundItem, groundTimes, jupiterLine, stepItem } from './answer-ground.ts'
import { meetings } from './answer-meetings.ts'
import { callingItems, yearItems } from './answer-broad.ts'
import { timeAloud } from './answer-gist.ts'
import { isAmongTold } from './answer-named.ts'
import { generalItems, personItems } from './answer-life.ts'
import { admissionCannot, asksNewLoan, newLoanItem, settledStep } from './answer-settled.ts'
import { examNoun, leadsToSeat } from './answer-subject.ts'
import { type Item, chosenStretches, nextItem, openingsLine, smallerOpenings, spanOf, whenItem } from './answer-stretches.ts'
import { filesAgain } from '../refused.ts'
import { readings } from '../cache.ts'
import { firstElder, isOwnHouse, isTiedByPlace, parentsPlan, unwillingParent } from '../love-ahead.ts'
import { homecomingGist, homecomingLines, meansOwnAtHome, moveTime } from '../coming-home.ts'
import { changesAhead } from '../career.ts'
import { aroundEnd, courseLines, nextGoodPeriod, saturnAround, saturnAroundLine, seasonIds, seasonOf } from '../season.ts'
import { groundWindows } from '../../rules/ground-windows.ts'
import { asksReturn, FULL_YEARS, periodSpan, shortCannot, shortLines, shortList, shortStep, shortVerdict } from '../short-concerns.ts'
import { matterOf } from '../short-matters.ts'
import { methodFinding, verdictLines } from '../verdict.ts'
import { monthsByWorth, quickFinding } from '../months.ts'
import { onwardLines, onwardOf, residenceNoun } from '../onward.ts'
import { studyAwayLine } from '../study-away.ts'

type Answered = { items: Item[]; topic: MainTopic | null; told: ShortConcern[]; gist?: Line[] }

const MOST_TOLD = 2
const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

function togetherItems(c: Composer, { person }: Question): Item[] {
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
    // nobody who lives apart waits for the strongest of twelve years
    [...distance, ...nextItem(c, readings(c).love, c.say('noun.together'), 'next')],
    groundItem(c, 'together'),
    verdictLines(c, readings(c).love).slice(0, 2),
    ...(person === 'inLaws' ? [inLawsItem(c)] : []),
    stepItem(c, 'plea.do.together', 'love'),
    [c.line([method(c)], 'plea.cannot.together')],
  ]
}

/** The partner's mother, from the 4th of the 7th. */
const inLawsItem = (c: Composer): Item => [
  ...(
    personItems(c, {
      person: 'inLaws',
      between: [],
      ofHealth: false,
      form: 'course',
      grown: null,
      kin: null,
      matter: null,
      wedding: false,
      estranged: false,
    })[0] ?? []
  ).slice(0, 3),
  c.line([lordFinding(c, 7, 'love').id], 'answer.person.inLawsMeanwhile'),
]

/** A house that only says where the post should be. */
const NEAR_HOUSE =
  / (?:near|close to|to) my (?:house|home|native) | ghar (?:ke (?:pas|paas|nazdik|nazdeek|kareeb)|pe|par|se|me|mein|wale|wapas) | घर (?:से|पर|में|वाले|वापस) | (?:வீட்டில்|வீட்டிலிருந்து|ఇంటికి|ఇంట్లో|veetla|intlo) | घर के (?:पास|नज़दीक|नजदीक) /g

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
        { list: listed(changes), count: changes.length },
      ),
    )
  const asksHouse = countHits(plainText(c.input.concern).replace(NEAR_HOUSE, ' '), HOUSE_WORDS) > 0
  const towards = homeward ?? home
  if (towards !== undefined)
    lines.push(
      c.line([periodFinding(c, towards)], homeward === undefined ? 'plea.transfer.home' : 'plea.transfer.both', {
        tie: c.say(`plea.transfer.tie.${homeTie(c, towards.lords[1] as Graha)}`),
        antar: c.graha(towards.lords[1] as Graha),
        span: periodSpan(c, towards),
      }),
    )
  else if (!asksHouse) lines.push(...jupiterLine(c, 4))
  const asked = isPending(c) ? 'plea.do.transferPending' : 'plea.do.transfer'
  return [
    // what is near before what is far
    ...(isDated(c)
      ? [nextItem(c, readings(c).career, c.say('noun.transfer')), groundItem(c, 'transfer'), lines]
      : [
          [...whenItem(c, readings(c).career, c.say('noun.transfer')).slice(0, 1), ...openingsLine(c, 'career'), ...lines],
          groundItem(c, 'transfer'),
          verdictLines(c, readings(c).career).slice(0, 2),
        ]),
    ...(asksHouse ? [headAsGist(shortLines(c, 'home'))] : []),
    ...(asksNewLoan(c) ? newLoanItem(c, false) : []),
    stepItem(c, asked, 'career'),
    [c.line([method(c)], 'plea.cannot.transfer'), ...(asksHouse ? [shortCannot(c, 'home')] : [])],
  ]
}

/** A request that has been filed and waits. */
const PENDING =
  / (?:transfer|posting|tabadla|badli|idamaatram|maatral|badili) (?:\S+ ){0,4}(?:pending|stuck|applied|rejected|ruka|atka|ruki|atki|since|not yet|nahi (?:ho|mil)) | (?:applied|waiting|asked|trying|request\S*|pending) (?:\S+ ){0,3}(?:transfer|posting|tabadla|badli) /
const isPending = (c: Composer): boolean => PENDING.test(plainText(c.input.concern))

/** The nearest month and stretch, how the ground lies, and the sub-periods of a change, in this order. */
function transferGist(c: Composer): Line[] | undefined {
  if (!isDated(c)) return undefined
  const changes = changesAhead(c).slice(0, MOST_TOLD)
  const time = timeAloud(c, 'career', c.say('noun.transfer'))
  const [ground] = groundItem(c, 'transfer')
  const [first] = changes
  if (time === null || ground === undefined) return undefined
  return [
    time,
    ground,
    ...(first === undefined
      ? []
      : [
          c.line(
            changes.map((period) => periodFinding(c, period)),
            'plea.transfer.changes',
            {
              list: {
                list: changes.map((period) =>
                  c.say('short.time', { antar: c.graha(period.lords[1] as Graha), span: periodSpan(c, period) }),
                ),
              },
              count: changes.length,
            },
          ),
        ]),
  ]
}

/** Which of the three houses ties a sub-period's lord to a posting near home. */
function homeTie(c: Composer, graha: Graha): 4 | 3 | 10 {
  const acts = isNode(graha) ? signLord(c.facts.sign(graha)) : graha
  return ([4, 3, 10] as const).find((house) => c.facts.main.lordOf(house) === acts || c.facts.main.houseOf(graha) === house) ?? 10
}

// prettier-ignore
const HOUSE_WORDS: readonly string[] = ['own house', 'own home', 'build a house', 'build house', 'buy a house', 'buy house', 'my house', 'new house', 'flat$', 'ghar', 'makan', 'makaan', 'veedu', 'illu', 'घर', 'मकान', 'வீடு', 'ఇల్లు']

/** A partner in trade: the 7th, and never the heart. */
function associateItem(c: Composer): Item {
  const { id, graha } = lordFinding(c, 7, 'career')
  return [c.line([id], wellPlaced(c, graha) ? 'plea.associate.well' : 'plea.associate.ill', { lord: c.graha(graha) })]
}

/** A turn, or the end of a dispute, is dated within so many years. */
const TURN_YEARS = 5

/** A favourable sub-period is the turn of a want of money only where a full opening for money lies in it. */
const opensMoney = (c: Composer, { from, to }: DashaDates): boolean =>
  groundWindows(c, 'money', FULL_YEARS).some(({ parts }) => parts.some((part) => part.from < to && part.to > from))

/** From which houses a debt is read. */
const debtRead = (c: Composer): Line =>
  c.line(judge(c, 'money').ids, 'plea.debt.read', { lord: c.graha(c.facts.main.lordOf(GROUNDS.debt.houses[0])) })

/** When a hard time ends: Saturn's passage with its end, what strains now, the next lord that stands well, and the best month. */
function reliefItems(c: Composer, short: readonly ShortConcern[]): Item[] {
  const { debt } = c.asker
  const trade = c.asker.trade === 'business'
  const around = saturnAround(c)
  const runs = around !== null && around.from <= c.input.asOf
  const good = nextGoodPeriod(c, TURN_YEARS)
  const carried = isDated(c) && c.dashas.running !== null && periodTone(c, c.dashas.running.antar) === 'well'
  const [best] = monthsByWorth(c)
  const { errorDays } = c.dashas
  const lines: Line[] = []
  if (runs)
    lines.push(c.line([around.id], 'plea.relief.saturn', { passage: c.say(`now.saturn.${around.phase}`), to: aroundEnd(c, around) }))
  // where the running period stands well there is nothing to turn
  else if (carried) lines.push(c.line(seasonIds(c, seasonOf(c, 'life')), 'answer.course.trouble'))
  else if (good !== undefined && (trade || !(debt || short.includes('money')) || opensMoney(c, good)))
    lines.push(
      c.line([periodFinding(c, good)], 'plea.relief.turn', {
        antar: c.graha(good.lords[1] as Graha),
        from: c.date(good.from, errorDays),
      }),
    )
  else if (good === undefined) lines.push(c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'plea.relief.none'))
  // one that is about to begin is told by its dates
  if (around === null) lines.push(c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'plea.relief.noSaturn'))
  if (around !== null && !runs) lines.push(saturnAroundLine(c, around))
  if (runs && good !== undefined)
    lines.push(
      ...asGist([
        c.line([periodFinding(c, good)], 'now.good', {
          antar: c.graha(good.lords[1] as Graha),
          from: c.date(good.from, errorDays),
          to: c.date(good.to, errorDays),
        }),
      ]),
    )
  if (best !== undefined) lines.push(...asGist([c.line([quickFinding(c, best.sun).id], 'plea.relief.month', { month: best.label })]))
  // what somebody cheated of money asks about is the money, and the business after it
  const cheated = questionOf(c.input.concern).cares.includes('cheated')
  const associate = cheated && meantText(c.input.concern).includes(' associate ')
  const moneyFirst = short.includes('money') && c.asker.debt === false
  const roof = c.asker.love === 'bond' && asksOwnRoof(c.input.concern)
  const fields = [
    ...new Set<ShortConcern>([...(trade ? (['business'] as const) : []), ...(roof ? (['home'] as const) : []), ...short]),
  ].filter((one) => !((debt || moneyFirst) && one === 'money') && !(cheated && one === 'business'))
  const named = dashaLines(c)
  return [
    ...(moneyFirst ? [shortLines(c, 'money'), headAsGist(lines)] : [lines]),
    ...(named.length > 0 ? [named] : []),
    ...(associate ? [associateItem(c)] : []),
    // the strains and the easing of Saturn and of the period's lord, after the dates
    courseLines(c, seasonOf(c, 'life')).slice(0, 2),
    ...shortList(c, fields.slice(0, MOST_TOLD)),
    ...(debt ? [[...shortLines(c, 'money'), debtRead(c)]] : []),
    stepItem(c, trade ? 'plea.do.reliefTrade' : 'plea.do.relief', null),
    [
      c.line(
        [method(c)],
        cheated
          ? 'plea.cannot.cheated'
          : debt && !trade
            ? 'plea.cannot.reliefDebt'
            : debt || trade
              ? 'plea.cannot.relief'
              : 'plea.cannot.reliefPlain',
      ),
      ...fields.slice(0, 1).map((one) => shortCannot(c, one)),
    ],
  ]
}

/** The parents' side: their lords, and whether these are tied to those of affection and marriage. */
/** The first talk as the one step, in the month that the plan names for it; where none is marked, by the next turn. */
function consentStep(c: Composer, who: string): Item {
  const [month] = smallerOpenings(c, 'love')
  const care = careStep(c)
  if (care !== null || month === undefined) return care ?? stepItem(c, 'plea.do.consentOwn', 'love', { who }).slice(0, 1)
  return [
    c.line([month.id], 'plea.do.consentOwn.month', {
      who,
      month: month.label,
      why: c.say(`point.tell.why.${month.why === 'ask' || month.why === 'open' ? month.why : 'own'}`),
    }),
  ]
}

function consentItems(c: Composer, { pair }: Question): Item[] {
  const view = c.facts.main
  const ground = unwillingParent(c.input.concern)
  const own = isOwnHouse(c.input.concern)
  const elders = [...new Set(GROUNDS[ground].houses.map((house) => view.lordOf(house)))]
  const bond = [...new Set(([5, 7] as const).map((house) => view.lordOf(house)))]
  const tied = elders.filter((one) => bond.some((other) => isTiedByPlace(c, one, other)))
  const id = placesFinding(c, 'plea.consent.tie', 'practice.periodTie', 'love', [...new Set([...elders, ...bond])])
  return [
    [
      ...groundItem(c, ground),
      c.line([id], tied.length === 0 ? 'plea.consent.noTie' : 'plea.consent.tie', {
        lords: { list: tied.map((graha) => c.graha(graha)) },
        count: tied.length,
      }),
    ],
    ...(own ? [parentsPlan(c, ground, smallerOpenings(c, 'love'))] : []),
    // whoever loves somebody has chosen: of two ways only those of the heart that were named belong here
    ...(pair !== null && pair.startsWith('love') ? choiceItems(c, pair, 'love') : []),
    verdictLines(c, readings(c).love).slice(0, 2),
    nextItem(c, readings(c).love, c.say('noun.marriage')),
    own ? consentStep(c, firstElder(c, ground)) : stepItem(c, 'plea.do.consent', 'love'),
    [c.line([method(c)], 'plea.cannot.consent')],
  ]
}

/** The step for the way home, with the time that it makes ready. */
function homeStep(c: Composer, key: 'plea.do.comeBack' | 'plea.do.comeBackTrade'): Item {
  const move = moveTime(c)
  return stepItem(c, key, null, {}, { time: move === undefined ? undefined : { ...(move.parts[0] as Part), ids: move.ids } })
}

/** A stay in a country where one lives already: how home and distance weigh, and a window for each way. */
function residenceItems(c: Composer): Item[] {
  const ways = [...wayLine(c, 'leave'), ...(asksReturn(c) ? [] : wayLine(c, 'return'))]
  return [
    onwardOf(c) === null ? [weighLine(c)] : onwardLines(c),
    ways.length > 0 ? ways : [c.line([method(c)], 'plea.residence.undated')],
    ...(asksReturn(c) ? [homecomingLines(c)] : []),
    [c.line([method(c)], 'answer.visa'), ...partsLines(c).slice(0, 1)],
    nextItem(c, readings(c).abroad, c.asker.abroad ? residenceNoun(c) : c.say('noun.abroad')),
    verdictLines(c, readings(c).abroad).slice(0, 2),
    // the step belongs to the way that leads
    asksReturn(c) && meansOwnAtHome(c) && stayLean(c) !== 'stay'
      ? homeStep(c, 'plea.do.comeBackTrade')
      : asksReturn(c) && stayLean(c) === 'back'
        ? homeStep(c, 'plea.do.comeBack')
        : stepItem(c, 'plea.do.residence', 'abroad'),
    [c.line([method(c)], 'plea.cannot.residence')],
  ]
}

/** Staying or going back in three sentences: home held against distance, with what the witnesses say of a life abroad; and when for each. */
function residenceGist(c: Composer): Line[] {
  const time = timeAloud(c, 'abroad', residenceNoun(c))
  // a further country has its own weighing against the way home
  return [
    ...(onwardOf(c) === null ? [weighLine(c, 'sum')] : onwardLines(c)),
    // whoever asks of coming home hears of that before the road
    ...(asksReturn(c) ? homecomingGist(c) : wayLine(c, 'leave')),
    ...(time === null ? [] : [time]),
  ]
}

/** What somebody means to do at home, where it is named. */
const WORK_AT_HOME =
  / (?:what (?:to|can i|shall i|should i|will i) do|kya karu\S*|enna (?:pann\S*|seiy\S*)|emi ch\S*|business|start something|own thing|shop|startup|start up|farming|hotel|dhandha|dhanda|thozhil|vyaparam|velai|naukri|job|work|udyogam|nothing to do) /

/** A purse that is told to be empty. */
const NO_SAVINGS =
  / (?:no|without|not (?:much|enough|any)|zero|nil|little) (?:\S+ )?(?:savings?|money|saved) | (?:savings?|paisa|paise|panam|dabbu) (?:nahi|nahin|illa|illai|ledu|levu|zero) |बचत नहीं|சேமிப்பு இல்ல|పొదుపు లేదు/u

/** The way back: what home and distance weigh, when it is open, what waits there, and the work on arrival. */
function comeBackItems(c: Composer): Item[] {
  const { sum, id } = homeAndDistance(c)
  const text = meantText(c.input.concern)
  const trade =
    countHits(text, [
      'business',
      'startup',
      'start up',
      'start something',
      'own thing',
      'shop$',
      'dhandha',
      'dhanda',
      'thozhil',
      'vyaparam',
    ]) > 0
  return [
    [c.line([id], `plea.comeBack.${sum}`), ...(asksReturn(c) ? [] : wayLine(c, 'return')), ...homecomingLines(c)],
    [weighLine(c), ...wayLine(c, 'leave')],
    shortVerdict(c, 'family'),
    ...(trade
      ? [headAsGist([...shortVerdict(c, 'business'), ...nextItem(c, readings(c).career, c.say('noun.business'))])]
      : WORK_AT_HOME.test(text)
        ? [
            workNamed(c).length > 0
              ? headAsGist(namedWorkLines(c))
              : [...asGist([c.line([readings(c).career.id], 'plea.comeBack.work')]), bestFor(c)],
            nextItem(c, readings(c).career, c.say('noun.jobChange')),
          ]
        : []),
    ...(NO_SAVINGS.test(text) ? [[...asGist([c.line(judge(c, 'money').ids, 'plea.comeBack.savings')]), ...shortVerdict(c, 'money')]] : []),
    homeStep(c, trade ? 'plea.do.comeBackTrade' : 'plea.do.comeBack'),
    [c.line([method(c)], 'plea.cannot.comeBack')],
  ]
}

/** A heart that others would have otherwise: nobody is told of introductions; affection, the peace at home and one sentence to say. */
function ownHeartItems(c: Composer): Item[] {
  const same = likesTheSame(c.input.concern)
  const season = seasonOf(c, 'love')
  const noun = c.say('noun.love')
  return [
    [
      c.line([method(c)], same ? 'plea.ownHeart.same' : 'plea.ownHeart.free'),
      ...(same ? [c.line([method(c)], 'plea.ownHeart.listens')] : []),
    ],
    [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun }), ...courseLines(c, season)],
    ...(same
      ? [nextItem(c, readings(c).love, noun)]
      : [[c.line([readings(c).love.id], 'plea.ownHeart.later'), ...nextItem(c, readings(c).love, noun).slice(0, 1)]]),
    shortLines(c, 'family'),
    stepItem(c, same ? 'plea.do.ownHeart' : 'plea.do.ownHeartFree', null),
    [c.line([method(c)], same ? 'plea.cannot.ownHeart' : 'plea.cannot.ownHeartFree')],
  ]
}

/** A shop or trade of the parents', named beside an examination: the other road. */
const FAMILY_TRADE =
  / (?:family (?:business|shop|trade|firm)|(?:papa|father|fathers|dad|dads|pitaji|parents|family|mummy|appa|nanna|बाप|पापा|पिता|पिताजी) (?:\S+ ){0,5}(?:shop|dukan|dukaan|business|factory|showroom|firm|karobar|vyapar|दुकान|कारोबार)) /u

/** What the chart carries of the family's trade, beside an examination. */
function familyTradeItem(c: Composer): Item {
  const [verdict, ...rest] = shortVerdict(c, 'business')
  return [...asGist([c.line([judge(c, 'business').ids[0]], 'plea.exam.trade', { verdict: verdict?.text ?? '' })]), ...rest]
}

/** Examinations by name, each way of writing one apart. */
// prettier-ignore
const EXAMS: readonly RegExp[] = [/ (?:upsc|ias|civil services?|यूपीएससी) /u, / (?:state )?(?:\S*pcs|psc|tnpsc|appsc|tspsc|kpsc|mpsc|uppsc|bpsc|पीसीएस|டிஎன்பிஎஸ்சி|గ్రూప్) /u, / (?:ssc|cgl|chsl|एसएससी) /u, / (?:rrb|railway|ntpc|रेलवे) /u, / (?:ibps|bank po|sbi po|bank exam) /u, / (?:nda|cds|afcat) /u, / gate /u, / (?:cat|xat) exam | cat /u, / (?:net|jrf|ugc) /u, / (?:tet|ctet) /u, / (?:neet|नीट|நீட்|నీట్) /u, / (?:jee|जेईई) /u, / cuet /u]

/** Where a second examination is named beside the first: the chart has one place for both. */
export function secondExamLines(c: Composer): Line[] {
  const text = plainText(c.input.concern)
  return EXAMS.filter((exam) => exam.test(text)).length < 2 ? [] : [c.line(judge(c, 'exam').ids, 'plea.exam.second')]
}

/** Another post under the state, and no private one, is what the first is held against. */
const OTHER_STATE = / (?:other|another|different|any|some|lower|state) (?:\S+ )?(?:government|govt|gov|sarkari) /
export const asksOtherState = (c: Composer): boolean =>
  OTHER_STATE.test(plainText(c.input.concern)) && !/ private /.test(plainText(c.input.concern))

/** Other posts under the state by what the chart on work says of service, with a private one in a clause where that has more support. */
function otherState(c: Composer): Item {
  const { carried } = weighField(c, 'government')
  const isPrivate = leadOfPair(c, 'publicOrPrivate') > 0
  return [
    c.line([fieldFinding(c, 'government'), ...judge(c, 'government').ids], `plea.exam.state.${carried}`, {
      also: isPrivate ? c.say('plea.exam.state.private') : '',
    }),
  ]
}

/** An examination after a failure: whether another attempt has ground, when, and what comes first of the ways named. */
function retryItems(c: Composer, { pair }: Question): Item[] {
  const [work, first] = [pair === 'publicOrPrivate' || pair === 'studyOrJob', pair === 'careerOrLove' || pair === 'careerOrAbroad']
  const choice = asksOtherState(c) ? [otherState(c)] : work || first ? choiceItems(c, pair, 'career') : []
  // whoever has a post already looks for no first one
  const posted = c.asker.trade === 'post' || c.asker.trade === 'business'
  // whoever leaves school looks for a course and not for a post
  const admission = !posted && leadsToSeat(c)
  const heir = choice.length === 0 && FAMILY_TRADE.test(plainText(c.input.concern))
  const next = nextItem(c, readings(c).career, examNoun(c))
  // the dates of a stretch in which a named time lies stand right above
  const toldByName = choice.length === 0 && !heir && workNamed(c).length < 2 && next.length > 1 && isAmongTold(c, 'career')
  const [period] = groundPeriods(c, 'exam')
  const lines: Line[] =
    period === undefined
      ? jupiterLine(c, 5)
      : [
          ...(period.from > addYears(c.input.asOf, 1) ? jupiterLine(c, 5) : []),
          c.line([periodFinding(c, period)], 'plea.exam.when', {
            antar: c.graha(period.lords[1] as Graha),
            span: periodSpan(c, period),
            well: c.say(`plea.exam.lord.${periodTone(c, period)}`),
          }),
        ]
  return [
    ...(first ? choice : []),
    [...groundItem(c, 'exam'), ...secondExamLines(c), ...lines],
    ...(first ? [] : choice.map(headAsGist)),
    ...(heir ? [familyTradeItem(c)] : []),
    ...(choice.length === 0 && workNamed(c).length > 1 ? [namedWorkLines(c)] : []),
    ...(choice.length === 0 || first ? [] : [[c.line([method(c)], 'plea.exam.join')]]),
    ...(pair === 'careerOrLove' && favoured(c, pair) === 'love'
      ? [nextItem(c, readings(c).love, c.say('noun.marriage'))]
      : [
          toldByName ? next.slice(1) : next,
          // two ways and a field that are weighed one by one say more than the count of all of work
          ...(work && workNamed(c).length > 0 ? [] : [verdictLines(c, readings(c).career).slice(0, 2)]),
        ]),
    stepItem(
      c,
      heir ? 'plea.do.retryHeir' : posted ? 'plea.do.retryPosted' : admission ? 'plea.do.retryCourse' : 'plea.do.retry',
      'career',
    ),
    [c.line([method(c)], 'answer.cannot.training')],
  ]
}

/** A posting near home is looked for within so many years. */
const HOMEWARD_YEARS = 5

/** Whom a post keeps somebody from. */
const APART = / (?:far|away) from (?:my )?(husband|wife|family|kids|children|home) /

/** A post, or the years at home: both weighed, the third way of a posting near home first, and what the home itself needs. */
function postOrFamilyItems(c: Composer): Item[] {
  const end = addYears(c.input.asOf, HOMEWARD_YEARS)
  const home = groundPeriods(c, 'transfer').find(({ from }) => from < end)
  const [, apart] = APART.exec(meantText(c.input.concern)) ?? []
  return [
    ...(apart === undefined
      ? []
      : [
          [
            c.line([method(c)], 'plea.home.apart', {
              who: c.say(`plea.home.who.${apart === 'husband' || apart === 'wife' ? apart : 'family'}`),
            }),
          ],
        ]),
    ...choiceItems(c, 'postOrFamily', 'career'),
    [
      c.line([method(c)], 'plea.home.third'),
      ...groundItem(c, 'transfer').slice(0, 1),
      ...(home === undefined
        ? jupiterLine(c, 4)
        : // the chapter's own sub-period for a return, so that the two pages name one
          wayLine(c, 'return')),
    ],
    [
      ...shortLines(c, 'family').slice(0, 1),
      apart === undefined
        ? shortStep(c, 'family')
        : c.line(judge(c, 'family').ids.slice(0, 1), 'plea.home.meanwhile', {
            who: c.say(`plea.home.who.${apart === 'husband' || apart === 'wife' ? apart : 'family'}`),
          }),
    ],
    stepItem(c, 'plea.home.do', 'career'),
    [c.line([method(c)], 'plea.home.cannot')],
  ]
}

/** A wish of one's own against the family's advice: both weighed, the kinds of work the chart points to, and the next stretch for work. */
function ownWishItems(c: Composer): Item[] {
  return [
    // two fields that are named are held against each other by themselves
    ...(workNamed(c).length > 1 ? [] : choiceItems(c, 'wishOrSafe', 'career')),
    ...whichItems(c),
    nextItem(c, readings(c).career, c.say('noun.career')),
    verdictLines(c, readings(c).career).slice(0, 2),
    stepItem(c, 'plea.wish.do', 'career'),
    [c.line([method(c)], 'plea.wish.cannot')],
  ]
}

/** The same in short: the two ways, how the wished work is carried, how to try it, and when. */
function ownWishGist(c: Composer): Line[] {
  const all = workNamed(c)
  const wished = all.find(({ tie }) => tie !== 'does') ?? all[0]
  const [choice = []] = all.length > 1 ? [] : choiceItems(c, 'wishOrSafe', 'career')
  const way = isWithoutPost(c.asker.settled) ? 'without' : 'beside'
  const lines = [
    ...choice.slice(0, 1),
    ...(all.length > 0 ? namedWorkGist(c) : [bestFor(c)]),
    wished === undefined
      ? null
      : c.line([fieldFinding(c, wished.field)], `gist.trial.${way}.${wished.carried}`, { field: nameOf(c, wished.field) }),
    timeAloud(c, 'career', c.say('noun.career')),
  ]
  return lines.filter((line): line is Line => line !== null)
}

/** Study in another country: its own houses, held against study here where both are named, with the stretches for going there. */
function studyAbroadItems(c: Composer, { pair }: Question): Item[] {
  const noun = c.say(filesAgain(c) ? 'noun.filing' : 'noun.studyAway')
  const times = nextItem(c, readings(c).abroad, noun)
  const [, ...read] = groundItem(c, 'studyAway')
  const well = studyAwayLine(c)
  const held = c.asker.settled.includes('admission')
  return [
    ...(pair === 'homeOrAbroad'
      ? choiceItems(c, 'studyHereOrAway', null)
      : [[well, ...(held ? [c.line([method(c)], 'settled.admission')] : []), ...read] as Item]),
    ...newLoanItem(c),
    pair === 'homeOrAbroad' ? [...times, ...read.slice(0, 1)] : times,
    // a field that takes no side adds nothing to a course of study
    ...(readings(c).abroad.step === null ? [] : [verdictLines(c, readings(c).abroad).slice(0, 2)]),
    (held ? settledStep(c, 'abroad') : null) ??
      stepItem(c, filesAgain(c) ? 'plea.studyAway.do.again' : 'plea.studyAway.do', 'abroad', {}, { called: noun }),
    held ? admissionCannot(c) : [c.line([method(c)], 'plea.studyAway.cannot')],
  ]
}

const MARRIES_AGAIN =
  / (?:second|2nd|another) marriage | remarr| marry again | (?:dusri|doosri) (?:shaadi|shadi) |दूसरी शादी|இரண்டாவது (?:திருமண|கல்யாண)|రెండో పెళ్లి/u

const ENQUIRY =
  / (?:suspend\S*|suspension|enquiry|inquiry|vigilance|charge ?sheet\S*|departmental|reinstat\S*|nilambit|nilambana|idaineek\S*) |निलंबि|निलम्बि|विभागीय जाँच|विभागीय जांच|இடைநீக்க|துறை விசாரணை|సస్పెం|శాఖాపరమైన/u
const MUTUAL = / (?:mutual (?:consent|divorce|petition)|mutually|aapsi sehmati|apsi sahmati|parasparam) |आपसी सहमति|பரஸ்பர|పరస్పర/u

/** What a dispute is about, as told: an enquiry at the post, a marriage that ends by consent, a share in property, or any other. */
const disputeKind = (c: Composer, short: readonly ShortConcern[]): 'enquiry' | 'mutual' | 'share' | 'dispute' => {
  const text = meantText(c.input.concern)
  if (ENQUIRY.test(text)) return 'enquiry'
  if (MUTUAL.test(text)) return 'mutual'
  return short.includes('home') && matterOf(c, 'home') === 'share' ? 'share' : 'dispute'
}

/** A dispute at law: how one stands in it, when it presses, and when it loses its hold; never who wins. */
function disputeItems(c: Composer, short: readonly ShortConcern[]): Item[] {
  const good = nextGoodPeriod(c, TURN_YEARS)
  const around = saturnAround(c)
  const runs = around !== null && around.from <= c.input.asOf
  const kind = disputeKind(c, short)
  return [
    ...(kind === 'enquiry' || kind === 'mutual' ? [[c.line([method(c)], `care.${kind}`)]] : []),
    groundItem(c, 'dispute', kind),
    // where kin divide what they hold, the property has a side of its own
    ...(kind === 'share' ? [shortLines(c, 'home')] : []),
    ...(kind === 'enquiry' ? [nextItem(c, readings(c).career, c.say('noun.reinstated'))] : []),
    // a second marriage that is asked about beside the suit
    ...(MARRIES_AGAIN.test(meantText(c.input.concern)) ? [nextItem(c, readings(c).love, c.say('noun.again'))] : []),
    headAsGist([
      ...groundTimes(c, 'dispute'),
      good === undefined
        ? c.line([method(c)], 'plea.dispute.noEase')
        : c.line([periodFinding(c, good)], 'plea.dispute.ease', {
            antar: c.graha(good.lords[1] as Graha),
            from: c.date(good.from, c.dashas.errorDays),
          }),
      ...(runs
        ? [c.line([around.id], 'plea.relief.saturn', { passage: c.say(`now.saturn.${around.phase}`), to: aroundEnd(c, around) })]
        : []),
    ]),
    stepItem(c, `plea.${kind}.do`, null),
    [c.line([method(c)], kind === 'share' ? 'plea.dispute.cannot' : `plea.${kind}.cannot`)],
  ]
}

/** A matter with a ground of its own: what it comes to, its dates, one step, and what stays open. */
const plainItems = (c: Composer, ground: 'vehicle' | 'pilgrimage'): Item[] => [
  groundItem(c, ground),
  headAsGist(groundTimes(c, ground)),
  stepItem(c, `plea.${ground}.do`, null),
  [c.line([method(c)], `plea.${ground}.cannot`)],
]

// prettier-ignore
const PEYARCHI_WORDS: readonly string[] = ['sani', 'peyarchi', 'சனி', 'பெயர்ச்சி', 'ezharai', 'elarai']

/** A great period that is asked about by its lord: whether it runs, begins next or is far, and what its lord is worth. */
function dashaLines(c: Composer): Line[] {
  const { running, nextMaha, errorDays, grain } = c.dashas
  const graha = dashaAsked(c.input.concern)
  if (graha === null || running === null || grain === 'none') return []
  const { maha, antar } = running
  const slots = { graha: c.graha(graha), now: c.graha(maha.lords[0] as Graha) }
  const tone = (period: DashaDates): Line =>
    c.line([periodFinding(c, period)], `plea.dasha.${periodTone(c, period)}`, { graha: c.grahaStart(graha) })
  if (maha.lords[0] === graha)
    return [c.line([periodFinding(c, maha)], 'plea.dasha.runs', { ...slots, to: c.date(maha.to, errorDays) }), tone(maha)]
  if (grain !== 'maha' && antar.lords[1] === graha)
    return [c.line([periodFinding(c, antar)], 'plea.dasha.sub', { ...slots, to: c.date(antar.to, errorDays) }), tone(antar)]
  if (nextMaha === null) return []
  return nextMaha.lords[0] === graha
    ? [c.line([periodFinding(c, nextMaha)], 'plea.dasha.ahead', { ...slots, from: c.date(nextMaha.from, errorDays) }), tone(nextMaha)]
    : [
        c.line([periodFinding(c, maha), periodFinding(c, nextMaha)], 'plea.dasha.far', {
          ...slots,
          to: c.date(maha.to, errorDays),
          next: c.graha(nextMaha.lords[0] as Graha),
        }),
      ]
}

/** The answer to a great period of another lord than Saturn: its own dates and worth, then the season that one is in. */
function dashaItems(c: Composer): Item[] {
  const season = seasonOf(c, 'life')
  return [
    dashaLines(c),
    [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.life') }), ...courseLines(c, season)],
    stepItem(c, 'plea.do.relief', null),
    [c.line([method(c)], 'plea.cannot.dasha')],
  ]
}

/** Saturn from the Moon, now and next, with the houses he works in; then the money or work that was named with him. */
function saturnItems(c: Composer, short: readonly ShortConcern[], form: Question['form']): Item[] {
  const now = stayNow(c, 'saturn')
  const here = gocharaFinding(c, now)
  const next = staysAhead(c, 'saturn').find(({ sign }) => sign !== now.sign)
  const around = saturnAround(c)
  const told = (stay: Stay, place: House) => ({ sign: c.sign(stay.sign), text: gocharaText(c, 'saturn', place, stay.sign) })
  const ahead = next === undefined ? null : gocharaFinding(c, next)
  const southern = countHits(plainText(c.input.concern), PEYARCHI_WORDS) > 0 || c.input.language === 'tamil'
  const ends = form === 'when' && around !== null && around.from <= c.input.asOf
  const own = dashaLines(c)
  return [
    ...(own.length > 0 ? [own] : []),
    ...(ends
      ? [[c.line([around.id], 'plea.relief.saturn', { passage: c.say(`now.saturn.${around.phase}`), to: aroundEnd(c, around) })]]
      : []),
    [
      c.line([here.id], 'plea.saturn.now', { ...told(now, here.place), until: untilOf(c, now) }),
      ...(next === undefined || ahead === null
        ? []
        : [c.line([ahead.id], 'plea.saturn.next', { ...told(next, ahead.place), from: c.date(ahead.from) })]),
      around === null ? c.line([here.id], 'plea.saturn.free') : saturnAroundLine(c, around),
      ...(southern ? [c.line([method(c)], 'plea.saturn.almanacs')] : []),
    ],
    ...shortList(c, short.slice(0, MOST_TOLD)),
    stepItem(c, c.asker.work === 'service' || c.asker.retired ? 'plea.do.saturn' : 'plea.do.saturnYoung', null),
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
      return { items: transferItems(c), topic: 'career', told: ['job', 'home', 'study'], gist: transferGist(c) }
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
    case 'comeBack': {
      const items = comeBackItems(c)
      // the way back has dates of its own, and not those of a life abroad
      return {
        items,
        topic: 'abroad',
        told: [...short],
        gist: [...(question.form === 'when' ? [] : (items[0] ?? []).slice(0, 1)), ...homecomingGist(c)],
      }
    }
    case 'ownHeart':
      return { items: ownHeartItems(c), topic: null, told: ['family'] }
    case 'residence':
      return { items: residenceItems(c), topic: 'abroad', told: ['job'], gist: residenceGist(c) }
    case 'retry':
      return {
        items: retryItems(c, question),
        topic: 'career',
        told: ['study', 'job', ...(FAMILY_TRADE.test(plainText(c.input.concern)) ? (['business'] as const) : [])],
      }
    case 'saturn':
      if ((dashaAsked(c.input.concern) ?? 'saturn') !== 'saturn' && dashaLines(c).length > 0)
        return { items: dashaItems(c), topic: null, told: [] }
      return { items: saturnItems(c, saturnAsks(c, short, lead), question.form), topic: null, told: [...short] }
    case 'postOrFamily':
      return { items: postOrFamilyItems(c), topic: null, told: [...short] }
    case 'ownWish':
      return { items: ownWishItems(c), topic: null, told: [...short], gist: ownWishGist(c) }
    case 'studyAbroad':
      return { items: studyAbroadItems(c, question), topic: 'abroad', told: ['study', 'job'] }
    case 'dispute':
      return { items: disputeItems(c, short), topic: null, told: [...short] }
    case 'vehicle':
    case 'pilgrimage':
      return { items: plainItems(c, plea), topic: null, told: [...short] }
    case 'year':
      return lead !== null && lead !== 'career' && question.form === 'whether'
        ? null
        : { items: yearItems(c, lead), topic: null, told: [...short] }
    case 'calling':
      return { items: callingItems(c), topic: null, told: [...short] }
    case 'lost':
      return lead === null ? { items: generalItems(c, 'course'), topic: null, told: [] } : null
  }
}

/** What was named with Saturn; where only a field was chosen, money or a post. */
const saturnAsks = (c: Composer, short: readonly ShortConcern[], lead: MainTopic | null): ShortConcern[] =>
  short.length > 0 ? [...short] : lead === 'career' ? [c.asker.work === 'service' ? 'money' : 'job'] : []

import type { Graha } from '@disha/contracts/chart'
import { headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { isNode, periodFinding } from '../../compose/parts.ts'
import { addMonths, addYears } from '../../facts/calendar.ts'
import { signLord } from '../../facts/houses.ts'
import { groundPeriods, isTiedTo, judge } from '../../rules/grounds.ts'
import { fearsForPost } from '../../understanding/another-employer.ts'
import { countHits, meantText, plainText } from '../../understanding/topics.ts'
import { wayLine } from '../abroad.ts'
import { choiceItems } from './answer-choice.ts'
import { groundItem, jupiterLine, stepItem, MOST_TOLD, STEP_MONTHS } from './answer-ground.ts'
import { timeAloud } from './answer-gist.ts'
import { asksNewLoan, newLoanItem } from './answer-settled.ts'
import { chosenStretches, isOpen, type Item, nextItem, openingsLine, whenItem } from './answer-stretches.ts'
import { readings, windows } from '../cache.ts'
import { changesAhead } from '../career.ts'
import { weeksOf } from '../months.ts'
import { transferNoun } from '../step-noun.ts'
import { periodSpan, shortCannot, shortLines, shortStep } from '../short-concerns.ts'
import { verdictLines, questionMethod } from '../verdict.ts'

/** A house that only says where the post should be. */
const NEAR_HOUSE =
  / (?:near|close to|to) my (?:house|home|native) | ghar (?:ke (?:pas|paas|nazdik|nazdeek|kareeb)|pe|par|se|me|mein|wale|wapas) | घर (?:से|पर|में|वाले|वापस) | (?:வீட்டில்|வீட்டிலிருந்து|ఇంటికి|ఇంట్లో|veetla|intlo) | घर के (?:पास|नज़दीक|नजदीक) /g

/** A posting near home: sub-periods that a verse ties to a change of post, those of home and short distances, and the stretches of work. */
export function transferItems(c: Composer): Item[] {
  const changes = changesAhead(c).slice(0, MOST_TOLD)
  const homeward = changes.find(({ lords }) => isTiedTo(c, lords[1] as Graha, 'transfer'))
  const [home] = groundPeriods(c, 'transfer')
  const lines: Line[] = []
  const listed = (periods: typeof changes) => ({
    list: periods.map((period) => c.say('short.time', { antar: c.graha(period.lords[1] as Graha), span: periodSpan(c, period) })),
  })
  if (!isDated(c)) lines.push(c.line([questionMethod(c)], 'plea.transfer.undated'))
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
  return [
    // what is near before what is far
    ...(isDated(c)
      ? [nextItem(c, readings(c).career, transferNoun(c)), groundItem(c, 'transfer'), lines]
      : [
          [...whenItem(c, readings(c).career, transferNoun(c)).slice(0, 1), ...openingsLine(c, 'career'), ...lines],
          groundItem(c, 'transfer'),
          verdictLines(c, readings(c).career).slice(0, 2),
        ]),
    ...(asksHouse ? [headAsGist(shortLines(c, 'home'))] : []),
    ...(asksNewLoan(c) ? newLoanItem(c, false) : []),
    requestItem(c),
    [c.line([questionMethod(c)], 'plea.cannot.transfer'), ...(asksHouse ? [shortCannot(c, 'home')] : [])],
  ]
}

/** The request: what waits is reminded of, what is not filed is made ready before the stretch that bears it and handed in in its weeks, as the months have it. */
function requestItem(c: Composer): Item {
  if (isPending(c)) return stepItem(c, 'plea.do.transferPending', 'career')
  const stretches = chosenStretches(c, 'career')
  const ahead = stretches.some((one) => isOpen(c, one)) ? undefined : stretches.find(({ from }) => from > c.input.asOf)
  if (ahead === undefined || ahead.from > addMonths(c.input.asOf, STEP_MONTHS))
    return stepItem(c, 'plea.do.transfer', 'career', { noun: transferNoun(c) })
  const all = [...new Set([...stretches, ...windows(c).career])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const weeks = weeksOf(c, 'career', ahead, all)
  return stepItem(c, 'plea.do.transferAhead', 'career', {
    noun: transferNoun(c),
    when: weeks === null ? c.say('plea.do.transferThen') : c.say('plea.do.transferWeeks', { month: weeks.weeks.label }),
  })
}

/** A request that has been filed and waits. */
const PENDING =
  / (?:transfer|posting|tabadla|badli|idamaatram|maatral|badili) (?:\S+ ){0,4}(?:pending|stuck|applied|rejected|ruka|atka|ruki|atki|since|not yet|nahi (?:ho|mil)) | (?:applied|waiting|asked|trying|request\S*|pending) (?:\S+ ){0,3}(?:transfer|posting|tabadla|badli) /
const isPending = (c: Composer): boolean => PENDING.test(plainText(c.input.concern))

/** The nearest month and stretch, how the ground lies, and the sub-periods of a change, in this order. */
export function transferGist(c: Composer): Line[] | undefined {
  if (!isDated(c)) return undefined
  const changes = changesAhead(c).slice(0, MOST_TOLD)
  const time = timeAloud(c, 'career', transferNoun(c))
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

/** A posting near home is looked for within so many years. */
const HOMEWARD_YEARS = 5

/** Whom a post keeps somebody from. */
const APART = / (?:far|away) from (?:my )?(husband|wife|family|kids|children|home) /

/** A post, or the years at home: both weighed, the third way of a posting near home first, and what the home itself needs. */
export function postOrFamilyItems(c: Composer): Item[] {
  const end = addYears(c.input.asOf, HOMEWARD_YEARS)
  const home = groundPeriods(c, 'transfer').find(({ from }) => from < end)
  const [, apart] = APART.exec(meantText(c.input.concern)) ?? []
  return [
    ...(apart === undefined
      ? []
      : [
          [
            c.line([questionMethod(c)], 'plea.home.apart', {
              who: c.say(`plea.home.who.${apart === 'husband' || apart === 'wife' ? apart : 'family'}`),
            }),
          ],
        ]),
    ...choiceItems(c, 'postOrFamily', 'career'),
    [
      c.line([questionMethod(c)], 'plea.home.third'),
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
    // whoever fears for the post asks for no leave from it
    stepItem(c, fearsForPost(c.whole.input.concern) ? 'plea.home.do.fears' : 'plea.home.do', 'career'),
    [c.line([questionMethod(c)], 'plea.home.cannot')],
  ]
}

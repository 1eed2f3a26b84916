import { childChoice } from '../../understanding/child-choice.ts'
import type { Graha } from '@disha/contracts/chart'
import { ELDER, OF_AGE } from '../../understanding/ages.ts'
import { asGist, type Composer, type Line } from '../../compose/composer.ts'
import { bestAndWeakest } from '../../compose/current.ts'
import { dignityFinding, lordFinding, periodFinding, placeFinding } from '../../compose/parts.ts'
import { matterOf, sideMatters } from '../../compose/period-words.ts'
import { addYears, daysBetween } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { supported } from '../../compose/strength.ts'
import type { Person, Question } from '../../understanding/question.ts'
import { passagesOver } from '../../rules/ground-windows.ts'
import { groundPeriods, GROUNDS, isTiedTo, judge, kinOf, type KinGround, type RelativeField } from '../../rules/grounds.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isLighter, strongestOf, type Window } from '../../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { meantText } from '../../understanding/topics.ts'
import { allWindows, readings } from '../cache.ts'
import { courseLines, jupiterEnds, seasonIds, seasonOf } from '../season.ts'
import { asksIfSettles, calledKin, isHarmed, kinSlots, kinUse } from '../kin-asked.ts'
import { talkBy } from '../kin-talk.ts'
import { groundFact, periodSpan, shortLines, shortNoun, soonOpenings } from '../short-concerns.ts'
import { methodFinding } from '../verdict.ts'
import { monthLines } from '../wellbeing.ts'
import { monthsByWorth, quickFinding } from '../months.ts'
import { careStep, isFar, jupiterLine } from './answer-ground.ts'
import { chosenStretches, isOpen, spanOf, type Item } from './answer-stretches.ts'
import { askedOf, isTender, nounOf } from './answer-subject.ts'

/** Somebody else is asked about: read from the house and the pointer that stand for them in the visitor's own chart. */
export function personItems(
  c: Composer,
  asked: {
    person: Person
    kin: KinGround | null
    between: readonly Item[]
    ofHealth: boolean
    form: Question['form']
    grown: Question['grownChild']
    matter: Question['matter']
    wedding: boolean
    estranged: boolean
  },
): Item[] {
  const { person, kin, between, ofHealth, form, grown, matter, wedding, estranged } = asked
  const { word, who, own } = calledKin(c, person)
  const found = judge(c, kin ?? person)
  const child = word ?? 'child'
  const dates = c.line(
    found.ids.slice(0, 1),
    !wedding ? 'answer.person.dates' : person === 'child' ? 'answer.person.wedding' : 'answer.person.weddingOf',
    { who, own },
  )
  const harmed = isHarmed(c, person)
  const care = harmed ? [c.line(found.ids.slice(0, 1), 'care.do.crueltyOf', { who })] : careStep(c)
  // of a field or of two ways somebody else's chart knows nothing
  const asksField = person === 'child' && (matter === null || matter === 'work') && !wedding && (form === 'which' || form === 'choice')
  const theirs = !asksField ? null : form === 'which' ? 'which' : childChoice(c.input.concern)
  const { houses, pointers } = GROUNDS[person]
  const lord = c.facts.main.lordOf(houses[0])
  const slots = {
    who,
    house: c.timed ? c.say('answer.person.house', { house: c.house(houses[0]) }) : c.houseName(houses[0]),
    lord: c.graha(lord),
    pointer: { list: pointers.map((graha) => c.graha(graha)) },
  }
  const [helping] = found.for
  const [hindering] = found.against
  const jupiter = jupiterEnds(c)
  const family = judge(c, 'family')
  const goesFar = kin !== null && kinOf(kin)?.field === 'far'
  return [
    ...(estranged
      ? [
          [
            c.line([...family.ids, ...found.ids], `answer.estranged.${family.state}`, { who }),
            ...jupiterLine(c, 5, 'answer.estranged.when', { who }),
            c.line(found.ids.slice(0, 1), 'answer.estranged.cannot', { who }),
          ],
        ]
      : []),
    [
      ...(harmed ? [c.line(found.ids.slice(0, 1), 'answer.person.harmed', { who })] : []),
      ...(theirs === null ? [] : [c.line(found.ids.slice(0, 1), `answer.person.${theirs}`, { who, own })]),
      ...(form === 'why' && person !== 'inLaws' ? [c.line(found.ids.slice(0, 1), 'answer.person.why', { who, own })] : []),
      ...((form === 'when' && person !== 'inLaws') || wedding ? [dates] : []),
      ...(goesFar && asksIfSettles(meantText(c.input.concern))
        ? [c.line(found.ids.slice(0, 1), 'kin.far.settles', { ...kinSlots(c, kin), own })]
        : []),
      goesFar
        ? c.line(found.ids, `kin.far.${found.state}`, kinSlots(c, kin))
        : c.line(
            found.ids,
            person === 'inLaws' && found.state === 'well' && c.asker.love === 'bond'
              ? 'answer.person.inLawsWell'
              : `answer.person.${found.state}`,
            {
              who,
            },
          ),
      c.line(
        found.ids,
        person === 'inLaws' ? 'answer.person.readInLaws' : pointers.includes(lord) ? 'answer.person.readOne' : 'answer.person.read',
        slots,
      ),
      ...(kin === null ? [] : derivedLines(c, kin)),
      ...(helping === undefined
        ? []
        : [c.line([helping.id], 'answer.person.helps', { fact: groundFact(c, kin ?? person, helping, false) })]),
      ...(hindering === undefined
        ? [c.line(found.ids, 'answer.person.noneHinders', { heard: c.say('number', { n: found.voices.length }) })]
        : [c.line([hindering.id], 'answer.person.hinders', { fact: groundFact(c, kin ?? person, hindering, false) })]),
    ],
    kinTimes(c, kin) ?? [
      ...asGist(
        wedding && person === 'child'
          ? jupiterLine(c, 5, 'answer.person.talk', { who })
          : estranged || harmed
            ? []
            : jupiterLine(c, houses[0], matter === null ? 'answer.person.near' : `answer.person.near.${matter}`, { who }),
      ),
      ...personTimes(c, person, who),
    ],
    ...between,
    (estranged ? [c.line(found.ids.slice(0, 1), 'answer.estranged.do', { who })] : care) ?? [
      c.line(
        [jupiter.id, ...found.ids.slice(0, 1)],
        ofHealth
          ? 'answer.person.do.health'
          : wedding && person !== 'child'
            ? 'answer.person.do.weddingOf'
            : theirs !== null
              ? theirs === 'which' || theirs === 'choice'
                ? 'answer.person.do.theirs'
                : `answer.person.do.${theirs}`
              : goesFar && person === 'child' && form !== 'when'
                ? 'answer.person.do.far'
                : matter === 'work' && person !== 'inLaws'
                  ? 'answer.person.do.work'
                  : matter === 'job' || (matter === 'comesBack' && person === 'child')
                    ? `answer.person.do.${matter}`
                    : `answer.person.do.${grown !== null ? 'grown' : person}`,
        {
          who,
          by: talkBy(c, person, kin),
          wants: c.say(`who.wants.${child}`),
          to: jupiter.text,
        },
      ),
    ],
    [
      c.line([methodFinding(c, 'person', 'bphs11.14-16')], 'answer.person.cannot', { who, own }),
      c.line([methodFinding(c, 'person', 'bphs11.14-16')], 'answer.person.theirs', { who }),
      ...(ofHealth ? [c.line([methodFinding(c, 'person', 'bphs11.14-16')], 'answer.mind.body')] : []),
    ],
  ]
}

/** The house of a relative's matter, counted from their own. */
function derivedLines(c: Composer, kin: KinGround): Line[] {
  const read = kinOf(kin)
  const house = GROUNDS[kin].houses[1]
  if (read === null || house === undefined) return []
  return [
    c.line([lordFinding(c, house, 'general').id], 'kin.read', {
      ...kinSlots(c, kin),
      matter: c.say(`kin.matter.${read.field as Exclude<RelativeField, 'life'>}`),
      house: c.house(house),
      place: c.house(read.from),
      lord: c.graha(c.facts.main.lordOf(house)),
    }),
  ]
}

/** The nearest times of a relative's matter with what they are for, as every chapter has them; null where none is told. */
function kinTimes(c: Composer, kin: KinGround | null): Item | null {
  const read = kin === null ? null : kinOf(kin)
  if (kin === null || read === null) return null
  const openings = soonOpenings(c, kin)
  if (openings.length === 0) return null
  const ids = openings.flatMap((one) => one.ids)
  const slots = { ...kinSlots(c, kin), matter: c.say(`kin.matter.${read.field}`) }
  return [
    ...asGist([
      c.line(ids, 'kin.times', {
        ...slots,
        count: openings.length,
        spans: {
          list: openings.flatMap(({ parts, isFull }) => parts.map((part) => spanOf(c, part, isFull ? '' : c.say('opening.light')))),
        },
      }),
      c.line(ids, kinUse(c, read.field), slots),
    ]),
  ]
}

/** When the house of a person comes to the front: in a sub-period, or all through a great period. */
function personTimes(c: Composer, person: Person, who: string): Item {
  const { running, grain, errorDays } = c.dashas
  const [period] = groundPeriods(c, person)
  if (period !== undefined)
    return [
      c.line([periodFinding(c, period)], 'answer.person.when', {
        who,
        antar: c.graha(period.lords[1] as Graha),
        span: periodSpan(c, period),
      }),
    ]
  const maha = running === null || grain === 'none' ? null : running.maha
  const graha = maha?.lords[0]
  if (maha === null || graha === undefined || !isTiedTo(c, graha, person)) return []
  return [c.line([periodFinding(c, maha)], 'answer.person.maha', { who, maha: c.grahaStart(graha), to: c.date(maha.to, errorDays) })]
}

/** Where no sub-period can be dated, what the sky does for a concern. */
export function skyItem(c: Composer, concern: ShortConcern): Item {
  const season = seasonOf(c, concern)
  return [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: shortNoun(c, concern) }), ...courseLines(c, season)]
}

/** The season of the mind and what steadies it; nothing of the body. */
export function mindItem(c: Composer): Item {
  const season = seasonOf(c, 'wellbeing')
  const moon = dignityFinding(c, 'moon', 'wellbeing')
  const state = season.state === 'plain' ? 'mixed' : season.state
  return [
    c.line(seasonIds(c, season), `subject.wellbeing.${state}`),
    ...courseLines(c, season),
    c.line([moon], `wellbeing.moon.${supported(c, 'moon') ? 'strong' : 'weak'}`),
  ]
}

/** A question about the mind or the body alone: its season, a practice, the months, and the doctor's field left to the doctor. */
export function mindItems(c: Composer): Item[] {
  const moon = dignityFinding(c, 'moon', 'wellbeing')
  return [mindItem(c), monthLines(c, true), [c.line([moon], 'wellbeing.practice')], [c.line([moon], 'answer.mind.body')]]
}

/** What was asked of the years after work, in one line: the peace of mind, the first good times for a pilgrimage, or both. */
export function restItem(c: Composer, peace: boolean, road: boolean): Item {
  const season = seasonOf(c, 'wellbeing')
  const passages = road ? passagesOver(c, 9).slice(0, 2) : []
  const found = judge(c, 'pilgrimage')
  return [
    ...(peace ? [c.line(seasonIds(c, season), `answer.rest.peace.${season.state}`)] : []),
    ...(road
      ? [
          passages.length === 0
            ? c.line(found.ids, 'answer.rest.noRoad')
            : c.line([...passages.map(({ id }) => id), ...found.ids], 'answer.rest.road', {
                spans: {
                  list: passages.map(({ from, to }) =>
                    from <= c.input.asOf
                      ? c.say('answer.spanNow', { to: c.date(to) })
                      : c.say('answer.span', { from: c.date(from), to: c.date(to) }),
                  ),
                },
              }),
        ]
      : []),
  ]
}

/** What the years after work are good for: the best supported graha, the great period, and a practice. */
export function purposeItems(c: Composer): Item[] {
  const { best } = bestAndWeakest(c)
  const ids = [dignityFinding(c, best)]
  const { running, grain, errorDays, nextMaha } = c.dashas
  const items: Item[] = []
  const lines: Line[] = [
    c.line(ids, 'answer.purpose', { purpose: c.say(`purpose.${best as 'sun'}`) }),
    c.line(ids, 'answer.purpose.why', { graha: c.grahaStart(best) }),
  ]
  if (running !== null && grain !== 'none') {
    const lord = running.maha.lords[0] as Graha
    lines.push(
      c.line([periodFinding(c, running.maha), placeFinding(c, lord).id], 'answer.purpose.maha', {
        maha: c.graha(lord),
        to: c.date(running.maha.to, errorDays),
        area: matterOf(c, running.maha),
      }),
    )
    if (nextMaha !== null && nextMaha.from < addYears(c.input.asOf, 5)) {
      const next = nextMaha.lords[0] as Graha
      lines.push(
        c.line([periodFinding(c, nextMaha)], 'answer.purpose.mahaNext', {
          maha: c.graha(next),
          from: c.date(nextMaha.from, errorDays),
          area: matterOf(c, nextMaha),
        }),
      )
    }
  }
  items.push(lines, shortLines(c, 'spirit'))
  const antar = running === null || grain === 'none' || grain === 'maha' ? null : running.antar
  items.push([
    antar === null
      ? c.line(ids, 'answer.purpose.doNow')
      : c.line([periodFinding(c, antar)], 'answer.purpose.do', {
          to: c.date(antar.to, errorDays),
          antar: c.graha(antar.lords[1] as Graha),
        }),
  ])
  items.push([c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'answer.purpose.cannot')])
  return items
}

/** Words of somebody who has it hard: a chart that shows nothing of it has no business to say that all is well. */
const TROUBLE =
  /lost|bad time|bad luck|struggl|suffer|problem|troubl|crisis|worst|pareshan|dukh|kasht|mushkil|समस्या|दुख|दुःख|परेशान|बुरा समय|कष्ट|கஷ்ட|துன்ப|పరేషాన్|కష్ట|బాధ/iu

function generalName(c: Composer, topic: MainTopic): 'career' | 'training' | 'service' | 'love' | 'bond' | 'companion' | 'abroad' {
  const { age, love, work } = c.asker
  if (topic === 'career') return work === 'livelihood' ? topic : work === 'study' ? 'training' : 'service'
  if (topic === 'love') return love === 'bond' ? 'bond' : age >= ELDER ? 'companion' : topic
  return topic
}

/** How far a great period has run, in thirds. */
function phaseOf(c: Composer, { from, to }: DashaDates): 'early' | 'middle' | 'late' {
  const part = daysBetween(from, c.input.asOf) / daysBetween(from, to)
  return part < 1 / 3 ? 'early' : part < 2 / 3 ? 'middle' : 'late'
}

/** The colour of a period in words that a chapter of life has: what goes well in it, and where care is due. */
function periodLine(c: Composer, key: 'now' | 'from', period: DashaDates): Line {
  const { errorDays } = c.dashas
  const tone = periodTone(c, period)
  return c.line([periodFinding(c, period)], `answer.path.${key}.${tone}`, {
    from: c.date(period.from, errorDays),
    to: c.date(period.to, errorDays),
    antar: c.graha(period.lords.at(-1) as Graha),
    ...sideMatters(c, period),
  })
}

/** Fields of which a path may speak: of love only to somebody grown who is not in grief over it. */
const pathTopics = (c: Composer): MainTopic[] => MAIN_TOPICS.filter((topic) => topic !== 'love' || (c.asker.age >= OF_AGE && !isTender(c)))

/** The soonest stretch of any field that begins between two days, or runs on the first. */
const soonest = (c: Composer, from: string, to: string): Window | undefined =>
  pathTopics(c)
    .flatMap((topic) => chosenStretches(c, topic))
    .filter((stretch) => stretch.from < to && (stretch.from >= from || (from === c.input.asOf && isOpen(c, stretch))))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]

const stretchLine = (c: Composer, stretch: Window): Line => {
  const open = isOpen(c, stretch)
  const noun = nounOf(c, askedOf(c, stretch.topic))
  return c.line(stretch.ids, open ? 'answer.path.open' : 'answer.path.stretch', {
    noun,
    span: spanOf(c, stretch.parts[0], isLighter(stretch) ? c.say('window.lighter') : ''),
  })
}

/** A step of a path is no further off than this. */
const PATH_YEARS = 12

/** The path of somebody who asks about everything: now, after the next turn, and the year of the strongest stretch. */
function pathItems(c: Composer): Item[] {
  const { running, grain, antars, errorDays, nextMaha } = c.dashas
  if (running === null || grain === 'none' || grain === 'maha') return []
  const [month] = monthsByWorth(c)
  const next = antars.find(({ from }) => from >= running.antar.to)
  const end = next?.from ?? addYears(c.input.asOf, 1)
  const first = soonest(c, c.input.asOf, end)
  const second = next === undefined ? undefined : soonest(c, next.from, next.to)
  const told = [first, second]
  const later = pathTopics(c)
    .flatMap((topic) => [strongestOf(allWindows(c)[topic])])
    .filter((stretch) => stretch !== undefined)
    .filter((stretch) => !told.includes(stretch) && stretch.from >= (next?.to ?? end) && stretch.from < addYears(c.input.asOf, PATH_YEARS))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  return [
    [
      periodLine(c, 'now', running.antar),
      ...(first === undefined ? [] : [stretchLine(c, first)]),
      ...(month === undefined || month.tone === 'hard' || isTender(c)
        ? []
        : [c.line([quickFinding(c, month.sun).id], 'plea.relief.month', { month: month.label })]),
    ],
    ...(next === undefined ? [] : [[periodLine(c, 'from', next), ...(second === undefined ? [] : [stretchLine(c, second)])]]),
    later !== undefined
      ? [
          c.line(later.ids, 'answer.path.year', {
            year: later.from.slice(0, 4),
            noun: nounOf(c, askedOf(c, later.topic)),
            span: spanOf(c, later.parts[0]),
          }),
        ]
      : nextMaha !== null
        ? [
            c.line([periodFinding(c, nextMaha)], 'answer.path.maha', {
              from: c.date(nextMaha.from, errorDays),
              graha: c.graha(nextMaha.lords[0] as Graha),
              theme: { term: `theme.${nextMaha.lords[0] as Graha}` },
            }),
          ]
        : [],
  ].filter((item) => item.length > 0)
}

/** Where the person stands: the great period with its theme, how far it has run, and the season within it. */
function standLine(c: Composer): Line {
  const { running, grain } = c.dashas
  const season = seasonOf(c, 'life')
  const heavy = TROUBLE.test(c.input.concern) && (season.state === 'well' || season.state === 'plain')
  if (heavy) return c.line(seasonIds(c, season), 'answer.course.trouble')
  if (running === null || grain === 'none')
    return c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.life') })
  const lord = running.maha.lords[0] as Graha
  return c.line([periodFinding(c, running.maha), ...seasonIds(c, season)], `answer.path.stand.${season.state}`, {
    phase: c.say(`answer.path.${phaseOf(c, running.maha)}`),
    years: Math.round(daysBetween(running.maha.from, running.maha.to) / 365.25),
    maha: c.graha(lord),
    theme: { term: `theme.${lord}` },
  })
}

/** The fields in one short line each, the best supported first; the counts stand in the margin. */
function fieldLines(c: Composer): Item {
  const worth = (topic: MainTopic): number => readings(c)[topic].for.length - readings(c)[topic].against.length
  const ranked = MAIN_TOPICS.toSorted((a, b) => worth(b) - worth(a))
  return [
    c.line(
      ranked.map((topic) => readings(c)[topic].id),
      'answer.general.fields',
    ),
    ...ranked.map((topic) => {
      const reading = readings(c)[topic]
      const [next] = chosenStretches(c, topic)
      const young = topic === 'love' && c.asker.age < OF_AGE
      return c.line([reading.id, ...(next === undefined || young ? [] : next.ids)], `answer.general.field.${reading.verdict}`, {
        field: c.say(`answer.general.${generalName(c, topic)}`),
        next:
          next === undefined || young
            ? ''
            : c.say('answer.general.next', { span: spanOf(c, next.parts[0], isLighter(next) ? c.say('window.lighter') : '') }),
      })
    }),
  ]
}

/** A question about everything: where the years stand, a path of dated steps, then the three fields with a date each. */
export function generalItems(c: Composer, form: Question['form']): Item[] {
  const { running, grain, errorDays, antars } = c.dashas
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const season = seasonOf(c, 'life')
  const items: Item[] = [
    [standLine(c), ...(form === 'open' ? courseLines(c, season).slice(-1) : courseLines(c, season).slice(0, 2))],
    ...(running === null || grain === 'none' ? [[c.line([method], 'answer.general.none')]] : []),
    ...(running !== null && grain === 'maha'
      ? [
          [
            c.line([periodFinding(c, running.maha)], 'answer.general.maha', {
              maha: c.graha(running.maha.lords[0] as Graha),
              to: c.date(running.maha.to, errorDays),
              area: matterOf(c, running.maha),
            }),
          ],
        ]
      : []),
    ...pathItems(c),
    fieldLines(c),
  ]
  const { best } = bestAndWeakest(c)
  const step = running === null || (grain !== 'antar' && grain !== 'pratyantar') ? null : running.antar.to
  const jupiter = jupiterEnds(c)
  const soon = step !== null && step < addYears(c.input.asOf, 1)
  const after = antars.find(({ from }) => step !== null && from >= step)?.lords[1]
  items.push([
    c.line(
      [dignityFinding(c, best), soon && after !== undefined && running !== null ? periodFinding(c, running.antar) : jupiter.id],
      'answer.general.do',
      {
        graha: c.graha(best),
        theme: { term: `theme.${best}` },
        step: c.say(`answer.general.step.${best}`),
        // a date says why it is one
        date:
          soon && step !== null && after !== undefined
            ? c.say('plea.by.turn', { date: c.date(step, errorDays), graha: c.graha(after) })
            : jupiter.text,
      },
    ),
    ...(isFar(c, soon && step !== null && after !== undefined ? step : jupiter.to)
      ? [c.line([dignityFinding(c, best)], 'plea.begin')]
      : []),
  ])
  items.push([c.line([method], 'answer.general.cannot')])
  return items
}

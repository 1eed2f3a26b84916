import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { bestAndWeakest, stayNow } from '../compose/current.ts'
import { dignityFinding, gocharaFinding, periodFinding, placeFinding } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import { supported } from '../compose/strength.ts'
import type { Person, Question } from '../question.ts'
import { groundPeriods, GROUNDS, isTiedTo, judge } from '../rules/grounds.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import type { ShortConcern } from '../subjects.ts'
import { readings } from './cache.ts'
import { courseLines, seasonIds, seasonOf } from './season.ts'
import { groundFact, periodSpan, shortLines } from './short-concerns.ts'
import { countLine, methodFinding } from './verdict.ts'
import { monthLines } from './wellbeing.ts'
import { careStep, isFar, jupiterLine } from './answer-ground.ts'
import { nextItem, type Item } from './answer-stretches.ts'
import { ELDER, askedOf, nounOf } from './answer-subject.ts'

/** Somebody else is asked about: read from the house and the pointer that stand for them in the visitor's own chart. */
export function personItems(
  c: Composer,
  asked: {
    person: Person
    between: readonly Item[]
    ofHealth: boolean
    form: Question['form']
    grown: Question['grownChild']
    wedding: boolean
    estranged: boolean
  },
): Item[] {
  const { person, between, ofHealth, form, grown, wedding, estranged } = asked
  const found = judge(c, person)
  const who = c.say(grown === null ? `who.${person}` : `who.${grown}`)
  const child = grown ?? 'child'
  const own = c.say(`who.own.${child}`)
  const dates = c.line(found.ids.slice(0, 1), wedding ? 'answer.person.wedding' : 'answer.person.dates', { who, own })
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
  const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
  const family = judge(c, 'family')
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
      ...(form === 'when' || wedding ? [dates] : []),
      c.line(found.ids, person === 'inLaws' && found.state === 'well' ? 'answer.person.inLawsWell' : `answer.person.${found.state}`, {
        who,
      }),
      c.line(
        found.ids,
        person === 'inLaws' ? 'answer.person.readInLaws' : pointers.includes(lord) ? 'answer.person.readOne' : 'answer.person.read',
        slots,
      ),
      ...(helping === undefined ? [] : [c.line([helping.id], 'answer.person.helps', { fact: groundFact(c, person, helping, false) })]),
      ...(hindering === undefined
        ? [c.line(found.ids, 'answer.person.noneHinders', { heard: c.say('number', { n: found.voices.length }) })]
        : [c.line([hindering.id], 'answer.person.hinders', { fact: groundFact(c, person, hindering, false) })]),
    ],
    [...(wedding && person === 'child' ? jupiterLine(c, 5, 'answer.person.talk', { who }) : []), ...personTimes(c, person, who)],
    ...between,
    (estranged ? [c.line(found.ids.slice(0, 1), 'answer.estranged.do', { who })] : careStep(c)) ?? [
      c.line([jupiter.id, ...found.ids.slice(0, 1)], `answer.person.do.${ofHealth ? 'health' : grown !== null ? 'grown' : person}`, {
        who,
        wants: c.say(`who.wants.${child}`),
        to: c.date(jupiter.to),
      }),
    ],
    [
      c.line([methodFinding(c, 'person', 'bphs11.14-16')], 'answer.person.cannot', { who, own }),
      ...(ofHealth ? [c.line([methodFinding(c, 'person', 'bphs11.14-16')], 'answer.mind.body')] : []),
    ],
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
  return [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say(`noun.${concern}`) }), ...courseLines(c, season)]
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
  return [mindItem(c), monthLines(c), [c.line([moon], 'wellbeing.practice')], [c.line([moon], 'answer.mind.body')]]
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
    const area = { term: `area.${c.facts.main.houseOf(lord)}` } as const
    lines.push(
      c.line([periodFinding(c, running.maha), placeFinding(c, lord).id], 'answer.purpose.maha', {
        maha: c.graha(lord),
        to: c.date(running.maha.to, errorDays),
        area,
      }),
    )
    if (nextMaha !== null && nextMaha.from < addYears(c.input.asOf, 5)) {
      const next = nextMaha.lords[0] as Graha
      lines.push(
        c.line([periodFinding(c, nextMaha)], 'answer.purpose.mahaNext', {
          maha: c.graha(next),
          from: c.date(nextMaha.from, errorDays),
          area: { term: `area.${c.facts.main.houseOf(next)}` } as const,
        }),
      )
    }
  }
  items.push(lines, shortLines(c, 'spirit').slice(0, -1))
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

const sameHouse = (c: Composer, one: Graha, other: Graha): boolean => c.facts.main.houseOf(one) === c.facts.main.houseOf(other)

/** A question about everything: where the years stand, then the three fields with a date each. */
export function generalItems(c: Composer, form: Question['form']): Item[] {
  const { running, grain, errorDays, antars } = c.dashas
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const area = (graha: Graha) => ({ term: `area.${c.facts.main.houseOf(graha)}` }) as const
  const items: Item[] = []
  if (form === 'when' || form === 'course' || form === 'whether') {
    const season = seasonOf(c, 'life')
    const heavy = TROUBLE.test(c.input.concern) && (season.state === 'well' || season.state === 'plain')
    items.push([
      c.line(seasonIds(c, season), heavy ? 'answer.course.trouble' : `answer.course.${season.state}`, { noun: c.say('noun.life') }),
      ...courseLines(c, season),
    ])
  }
  if (running === null || grain === 'none')
    items.push([c.line([method], 'answer.general.none'), ...(items.length === 0 ? courseLines(c, seasonOf(c, 'wellbeing')) : [])])
  else if (grain === 'maha') {
    const lord = running.maha.lords[0] as Graha
    items.push([
      c.line([periodFinding(c, running.maha)], 'answer.general.maha', {
        maha: c.graha(lord),
        to: c.date(running.maha.to, errorDays),
        area: area(lord),
      }),
    ])
  } else {
    const lord = running.antar.lords[1] as Graha
    const next = antars.find(({ from }) => from >= running.antar.to)
    items.push([
      c.line([periodFinding(c, running.antar)], 'answer.general.now', {
        antar: c.graha(lord),
        to: c.date(running.antar.to, errorDays),
        area: area(lord),
      }),
      ...(next === undefined
        ? []
        : [
            c.line(
              [periodFinding(c, next)],
              sameHouse(c, lord, next.lords[1] as Graha) ? 'answer.general.turnSame' : 'answer.general.turn',
              {
                from: c.date(next.from, errorDays),
                next: c.graha(next.lords[1] as Graha),
                area: area(next.lords[1] as Graha),
              },
            ),
          ]),
    ])
  }
  const worth = (topic: MainTopic): number => readings(c)[topic].for.length - readings(c)[topic].against.length
  const ranked = MAIN_TOPICS.toSorted((a, b) => worth(b) - worth(a))
  const [most] = ranked
  for (const topic of ranked) {
    const reading = readings(c)[topic]
    const field = c.say(`answer.general.${generalName(c, topic)}`)
    items.push([
      c.line([reading.id], `answer.general.field.${reading.verdict}`, { field }),
      ...(topic === most && worth(most) > worth(ranked[1] as MainTopic) ? [c.line([reading.id], 'answer.general.most')] : []),
      countLine(c, reading),
      ...nextItem(c, reading, nounOf(c, askedOf(c, topic))).slice(0, 1),
    ])
  }
  const { best } = bestAndWeakest(c)
  const step = running === null || (grain !== 'antar' && grain !== 'pratyantar') ? null : running.antar.to
  const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
  const soon = step !== null && step < addYears(c.input.asOf, 1)
  const after = antars.find(({ from }) => step !== null && from >= step)?.lords[1]
  items.push([
    c.line(
      [dignityFinding(c, best), soon && after !== undefined && running !== null ? periodFinding(c, running.antar) : jupiter.id],
      'answer.general.do',
      {
        graha: c.graha(best),
        theme: { term: `theme.${best}` },
        // a date says why it is one
        date:
          soon && step !== null && after !== undefined
            ? c.say('plea.by.turn', { date: c.date(step, errorDays), graha: c.graha(after) })
            : c.say('plea.by.jupiter', { date: c.date(jupiter.to) }),
      },
    ),
    ...(isFar(c, soon && step !== null && after !== undefined ? step : jupiter.to)
      ? [c.line([dignityFinding(c, best)], 'plea.begin')]
      : []),
  ])
  items.push([c.line([method], 'answer.general.cannot')])
  return items
}

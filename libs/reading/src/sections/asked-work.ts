import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { groundFact } from './short-concerns.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { judge, type Ground } from '../rules/grounds.ts'
import { namedWorkIn } from '../understanding/named-work.ts'
import type { Point } from '../understanding/point/points.ts'
import { fieldSold } from '../understanding/trade-begun.ts'
import { SURE, type AskedPoint } from '../understanding/points-asked.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { chosenStretches, isOpen, spanOf } from './answer/answer-stretches.ts'
import { outOfReach } from './cache.ts'
import { runsAlready } from './held-beside.ts'
import { workNamed } from './work-told.ts'
import { sittings } from './exam-times.ts'
import { examName, postSpan } from './exam-year.ts'
import { servesByRules } from './ruled-service.ts'
import { mayBegin } from './stretch-use.ts'
import { tradePlace, tradesLine } from './suggested-work.ts'
import { undated } from './undated.ts'
import { methodFinding } from './verdict.ts'

/** What is asked of work that page 1 answers by a ground of its own and not by the verdict on the field. */
const OWN_GROUND: Readonly<Partial<Record<Point, Ground>>> = {
  'work.government': 'government',
  'work.exam': 'exam',
  'work.attempts': 'exam',
  'work.own': 'business',
}
/** Of each side so many facts are told. */
const FACTS_TOLD = 2
/** A stretch of a field that page 1 dates. */
const STRETCH = /^(?:window|opening)\.career\./

type Answered = { point: Point; ground: Ground; asked: AskedPoint; lean: Line; times: Line[] }

/** The parts of the question that have a ground of their own, with the lean and the times that page 1 has for each. */
function answered(c: Composer): Answered[] {
  return shortAnswer(c).flatMap(({ points, lines }) =>
    points.flatMap(({ asked }): Answered[] => {
      const ground = OWN_GROUND[asked.point]
      if (ground === undefined || asked.likely < SURE) return []
      const grounds = new Set(judge(c, ground).ids)
      const isTime = ({ ids }: Line): boolean => ids.some((id) => STRETCH.test(id))
      const lean = lines.find((line) => !isTime(line) && line.ids.some((id) => grounds.has(id)))
      return lean === undefined ? [] : [{ point: asked.point, ground, asked, lean, times: lines.filter(isTime) }]
    }),
  )
}

/**
 * The chapter on work of somebody whose question page 1 answers by another ground than the field's: it begins with that answer and sets the field beside
 * it, has the times for sitting beside those of the post, and tells of a business that is asked about by itself.
 */
export function withAsked(c: Composer, section: Section): Section {
  const all = answered(c)
  const [first] = all
  const own = c.asker.trade === 'business' || servesByRules(c) ? undefined : all.find(({ point }) => point === 'work.own')
  // beside what the field answers itself the business stands below
  const leads = first !== undefined && shortAnswer(c).flatMap(({ points }) => points)[0]?.asked === first.asked
  const at: [MessageKey, 'before' | 'after', Block[]][] = [
    ['topic.headAnswer', 'after', leads ? [c.paragraph(first.lean, c.line(first.lean.ids, 'topic.askedBeside'))] : []],
    ['topic.headWitnesses', 'before', own === undefined ? [] : ownBlocks(c, own, leads && own === first)],
    ['topic.headWhen', 'after', sittingBlocks(c)],
  ]
  const blocks = section.blocks.flatMap((block) => {
    const found = block.kind === 'heading' ? at.find(([key]) => block.text === c.say(key)) : undefined
    if (found === undefined) return [block]
    return found[1] === 'after' ? [block, ...found[2]] : [...found[2], block]
  })
  return { ...section, blocks: own === undefined ? blocks : withAdvice(c, blocks) }
}

/** The times that page 1 names for sitting an examination, and the years in which a post can follow it, with what of work lies outside them. */
function sittingBlocks(c: Composer): Block[] {
  const found = sittings(c)
  const reach = postSpan(c)
  const out = outOfReach(c)
  const [before, after] = [
    out.findLast(({ to }) => reach !== null && to <= reach.from),
    out.find(({ from }) => reach !== null && from >= reach.to),
  ]
  const others = [before, after].filter((one) => one !== undefined)
  const exam = examName(c)
  if (found.length === 0 && reach === null) return []
  return [
    c.paragraph(
      found.length > 0 &&
        c.line(
          found.flatMap(({ ids }) => ids),
          'career.sitting',
          { exam, spans: { list: found.map(({ parts: [part] }) => spanOf(c, part)) } },
        ),
      reach !== null &&
        c.line([methodFinding(c, 'calendar', 'practice.calendar')], 'career.reach', {
          from: c.book.date(reach.from, 'month'),
          to: reach.to.slice(0, 4),
        }),
      others.length > 0 &&
        c.line(
          others.flatMap(({ ids }) => ids),
          'career.reach.out',
          { count: others.length, spans: { list: others.map((one) => spanOf(c, one)) } },
        ),
    ),
  ]
}

/** A business that is asked about: what helps and hinders it, alone or shared, which kind of trade, and its time. */
function ownBlocks(c: Composer, { asked, lean, times }: Answered, isTold: boolean): Block[] {
  const found = judge(c, 'business')
  const shared = judge(c, 'tradePartner')
  const facts = (side: 'for' | 'against'): Line => {
    const voices = found[side].slice(0, FACTS_TOLD)
    return voices.length === 0
      ? c.line(found.ids, side === 'for' ? 'plea.noneFor' : 'plea.noneAgainst')
      : c.line(
          voices.map(({ id }) => id),
          side === 'for' ? 'career.own.helps' : 'career.own.hinders',
          { facts: { list: voices.map((voice) => groundFact(c, 'business', voice, false)) } },
        )
  }
  return [
    c.heading('career.headOwn'),
    c.paragraph(!isTold && lean, facts('for'), facts('against')),
    c.paragraph(c.line(shared.ids, `career.own.partner.${shared.state}`), namedWorkIn(asked.words).length === 0 && kindLine(c)),
    ...(times.length === 0 ? [] : [c.paragraph(...times)]),
  ]
}

/** The trade that is named by its place among those that are weighed; the kinds that are carried best for whoever names none. */
function kindLine(c: Composer): Line | null {
  const { concern } = c.whole.input
  const field = runsAlready(c) ? fieldSold(concern) : (workNamed(c.whole).find(({ tie }) => tie === 'wish')?.field ?? null)
  return field === null ? tradesLine(c) : tradePlace(c, field)
}

/** What is done for the business, beside what is done in the post. */
function withAdvice(c: Composer, blocks: readonly Block[]): Block[] {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === c.say('topic.headDo'))
  const list = blocks[at + 1]
  if (list?.kind !== 'list') return [...blocks]
  const { ids } = judge(c, 'business')
  const next = undated(c, 'career') ? undefined : chosenStretches(c, 'career').find((stretch) => mayBegin(c, stretch))
  const key = runsAlready(c) ? ('career.do.grown' as const) : ('career.do.own' as const)
  const line =
    next === undefined
      ? c.line(ids, key)
      : c.line([...next.ids, ...ids], isOpen(c, next) ? `${key}.now` : `${key}.ahead`, {
          from: c.date(next.parts[0].from, next.parts[0].fromErrorDays),
          to: c.date(next.parts[0].to, next.parts[0].toErrorDays),
        })
  const [item] = (c.list([[line]]) as typeof list).items
  return blocks.map((block) => (block === list && item !== undefined ? { ...list, items: [...list.items, item] } : block))
}

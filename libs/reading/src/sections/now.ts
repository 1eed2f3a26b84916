import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, gocharaText, lordPeriodLine, periodFinding, placedOf, placeFinding, roleOf, spanText } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { questionOf } from '../question.ts'
import { nextGoodPeriod, saturnAround } from './season.ts'

/** A mahadasha that begins later than this is left to the roadmap. */
const NEAR_YEARS = 10

/** Where the person stands in the dashas today, and what changes next. */
export function nowBlocks(c: Composer): Block[] {
  const overhead = overheadLines(c)
  return [...periodBlocks(c), ...(overhead.length === 0 ? [] : [c.paragraph(...overhead)])]
}

/** Saturn's long passage where it runs or begins within a year, and the next sub-period that helps: both with their dates. */
function overheadLines(c: Composer): Line[] {
  // an answer about Saturn or about the end of a hard time has told both
  const { plea } = questionOf(c.input.concern)
  const around = plea === 'saturn' || plea === 'relief' ? null : saturnAround(c)
  const good = plea === 'relief' ? undefined : nextGoodPeriod(c)
  return [
    ...(around === null
      ? []
      : [
          c.line([around.id], around.from <= c.input.asOf ? 'now.saturn.runs' : 'now.saturn.begins', {
            passage: c.say(`now.saturn.${around.phase}`),
            from: c.date(around.from),
            to: c.date(around.to),
          }),
        ]),
    ...(good === undefined
      ? []
      : [
          c.line([periodFinding(c, good)], 'now.good', {
            antar: c.graha(good.lords[1] as Graha),
            from: c.date(good.from, c.dashas.errorDays),
            to: c.date(good.to, c.dashas.errorDays),
          }),
        ]),
  ]
}

function periodBlocks(c: Composer): Block[] {
  const { running, grain, errorDays, antars, nextMaha } = c.dashas
  if (running === null || grain === 'none') {
    const saturn = gocharaFinding(c, stayNow(c, 'saturn'))
    const id = c.find({
      id: 'saturnNow',
      topic: 'timing',
      rule: `phal26.saturn.${saturn.place}`,
      paths: ['D1.moon.sign'],
      why: { key: 'why.moonSign', slots: { sign: c.sign(c.facts.sign('moon')) } },
    })
    return [
      c.paragraph(
        c.line([id], 'question.nowNone', { span: spanText(c, errorDays) }),
        c.line([saturn.id], 'question.overhead', { text: gocharaText(c, 'saturn', saturn.place, stayNow(c, 'saturn').sign) }),
      ),
    ]
  }
  const { maha, antar, pratyantar, nextPratyantar } = running
  const mahaLord = maha.lords[0] as Graha
  const antarLord = antar.lords[1] as Graha
  const mahaId = periodFinding(c, maha)
  const span = { from: c.date(maha.from, errorDays), to: c.date(maha.to, errorDays) }
  const mahaLine = c.line([mahaId, placeFinding(c, mahaLord).id], `now.maha.${mahaLord}`, {
    graha: c.graha(mahaLord),
    state: placedOf(c, mahaLord),
    area: { term: `area.${c.facts.main.houseOf(mahaLord)}` },
  })
  if (grain === 'maha') {
    const blocks = [
      c.paragraph(
        c.line([mahaId], 'question.nowMaha', { maha: c.graha(mahaLord), ...span }),
        mahaLine,
        ...c.fresh(lordPeriodLine(c, mahaLord)),
      ),
    ]
    return nextMaha === null ? blocks : [...blocks, c.paragraph(nextMahaLine(c, nextMaha))]
  }
  const antarId = periodFinding(c, antar)
  const antarLine = c.line([antarId, placeFinding(c, antarLord).id], `now.antar.${antarLord}`, {
    graha: c.graha(antarLord),
    state: c.say('now.state', {
      role: roleOf(c, antarLord),
      sign: c.sign(c.facts.sign(antarLord)),
      house: c.house(c.facts.main.houseOf(antarLord)),
    }),
    area: { term: `area.${c.facts.main.houseOf(antarLord)}` },
  })
  const first = c.paragraph(
    c.line([mahaId, antarId], 'question.now', {
      today: c.date(c.input.asOf),
      maha: c.graha(mahaLord),
      ...span,
      antar: c.graha(antarLord),
      antarFrom: c.date(antar.from, errorDays),
      antarTo: c.date(antar.to, errorDays),
    }),
    mahaLine,
    ...c.fresh(lordPeriodLine(c, mahaLord)),
  )
  const second = c.paragraph(
    ...(antarLord === mahaLord ? [] : [antarLine, ...c.fresh(lordPeriodLine(c, antarLord))]),
    grain === 'pratyantar' &&
      nextPratyantar !== null &&
      c.line([periodFinding(c, pratyantar), periodFinding(c, nextPratyantar)], 'question.nowPratyantar', {
        pratyantar: c.graha(pratyantar.lords[2] as Graha),
        from: c.date(pratyantar.from, errorDays),
        to: c.date(pratyantar.to, errorDays),
        next: c.graha(nextPratyantar.lords[2] as Graha),
        nextTo: c.date(nextPratyantar.to, errorDays),
      }),
  )
  const nextAntar = antars.find(({ from }) => from >= antar.to)
  const nextLord = nextAntar?.lords[1]
  const third = c.paragraph(
    nextAntar !== undefined &&
      nextLord !== undefined &&
      nextAntar.lords[0] === mahaLord &&
      c.line([periodFinding(c, nextAntar)], 'question.nextAntar', {
        date: c.date(nextAntar.from, errorDays),
        from: c.graha(antarLord),
        next: c.graha(nextLord),
        role: roleOf(c, nextLord),
        state: placedOf(c, nextLord),
        area: { term: `area.${c.facts.main.houseOf(nextLord)}` },
      }),
    nextMaha !== null && nextMaha.from < addYears(c.input.asOf, NEAR_YEARS) && nextMahaLine(c, nextMaha),
  )
  return [first, second, third].filter((block) => block.kind !== 'paragraph' || block.runs.length > 0)
}

function nextMahaLine(c: Composer, period: DashaDates): Line {
  const lord = period.lords[0] as Graha
  return c.line([periodFinding(c, period)], 'question.nextMaha', {
    date: c.date(period.from, c.dashas.errorDays),
    next: c.graha(lord),
    state: placedOf(c, lord),
    area: { term: `area.${c.facts.main.houseOf(lord)}` },
  })
}

import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, gocharaText, lordPeriodLine, periodFinding, placedPeriodLine, spanText } from '../compose/parts.ts'

/** Where the person stands in the dashas today, and what changes next. */
export function nowBlocks(c: Composer): Block[] {
  const { running, grain, errorDays, antars, nextMaha } = c.dashas
  const saturn = gocharaFinding(c, stayNow(c, 'saturn'))
  if (running === null || grain === 'none') {
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
  const mahaLord = maha.lords[0]
  const antarLord = antar.lords[1]
  const mahaId = periodFinding(c, maha)
  const span = { from: c.date(maha.from, errorDays), to: c.date(maha.to, errorDays) }
  if (grain === 'maha') {
    const blocks = [
      c.paragraph(
        c.line([mahaId], 'question.nowMaha', { maha: c.graha(mahaLord), ...span }),
        ...c.fresh(c.line([mahaId], `maha.${mahaLord}`)),
        placedPeriodLine(c, mahaLord),
        lordPeriodLine(c, mahaLord),
      ),
    ]
    return nextMaha === null
      ? blocks
      : [...blocks, c.paragraph(nextMahaLine(c, nextMaha.lords[0], nextMaha.from, periodFinding(c, nextMaha)))]
  }
  const antarId = periodFinding(c, antar)
  const first = c.paragraph(
    c.line([mahaId, antarId], 'question.now', {
      maha: c.graha(mahaLord),
      ...span,
      antar: c.graha(antarLord),
      antarFrom: c.date(antar.from, errorDays),
      antarTo: c.date(antar.to, errorDays),
    }),
    ...c.fresh(c.line([mahaId], `maha.${mahaLord}`)),
    ...c.fresh(placedPeriodLine(c, mahaLord), lordPeriodLine(c, mahaLord)),
  )
  const second = c.paragraph(
    ...(antarLord === mahaLord
      ? c.fresh(c.line([antarId], `antar.${antarLord}`))
      : c.fresh(c.line([antarId], `antar.${antarLord}`), placedPeriodLine(c, antarLord), lordPeriodLine(c, antarLord))),
    grain === 'pratyantar' &&
      c.line([periodFinding(c, pratyantar)], 'question.nowPratyantar', {
        pratyantar: c.graha(pratyantar.lords[2]),
        from: c.date(pratyantar.from, errorDays),
        to: c.date(pratyantar.to, errorDays),
      }),
  )
  const nextAntar = antars.find(({ from }) => from >= antar.to)
  const third = c.paragraph(
    grain === 'pratyantar' &&
      nextPratyantar !== null &&
      c.line([periodFinding(c, nextPratyantar)], 'question.nextPratyantar', {
        date: c.date(nextPratyantar.from, errorDays),
        next: c.graha(nextPratyantar.lords[2]),
      }),
    nextAntar !== undefined &&
      nextAntar.lords[0] === mahaLord &&
      c.line([periodFinding(c, nextAntar)], 'question.nextAntar', {
        date: c.date(nextAntar.from, errorDays),
        from: c.graha(antarLord),
        next: c.graha(nextAntar.lords[1]),
        text: c.say(`antar.${nextAntar.lords[1]}`),
      }),
    nextMaha !== null && nextMahaLine(c, nextMaha.lords[0], nextMaha.from, periodFinding(c, nextMaha)),
  )
  const fourth = c.paragraph(
    c.line([saturn.id], 'question.overhead', { text: gocharaText(c, 'saturn', saturn.place, stayNow(c, 'saturn').sign) }),
  )
  return [first, second, third, fourth]
}

const nextMahaLine = (c: Composer, lord: Graha, from: string, id: string) =>
  c.line([id], 'question.nextMaha', { date: c.date(from, c.dashas.errorDays), next: c.graha(lord), text: c.say(`maha.${lord}`) })

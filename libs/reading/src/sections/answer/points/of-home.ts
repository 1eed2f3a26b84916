import { judge } from '../../../rules/grounds.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import { plainText } from '../../../understanding/topics.ts'
import { firstFull, nearestTime } from '../../short-concerns.ts'
import { matterOf } from '../../short-matters.ts'
import { asksNewLoan, newLoanItem } from '../answer-settled.ts'
import { spanOf } from '../answer-stretches.ts'
import { disputeCourse, method, type Writer, type Writers } from './shared.ts'

/** Whether it is to be done now. */
const NOW = / (?:now|right now|immediately|at present|this time|right time|good time|abhi|ab|ippo|ippudu|now only) |अभी|இப்ப|ఇప్పుడు/u
const BUILDS = / (?:build|building|construct|construction|banwa\S*|bana\S*|kattal\S*|katta\S*|kattadam) |निर्माण|बनवा|கட்ட|కట్ట/u

/** Whether a house is bought or built now: yes or no by its nearest time, and what comes before that. */
const buy: Writer = (c, { words }) => {
  const text = plainText(words)
  const time = nearestTime(c, 'home')
  // of a year that is named the answer on a house tells
  if (!NOW.test(text) || time === null || namedPeriods(c.input.concern, c.input.asOf).length > 0) return []
  const { ids, state } = judge(c, 'home')
  const kind = BUILDS.test(text) ? 'build' : 'buy'
  const open = time.from <= c.input.asOf
  const full = firstFull(c, 'home')
  const span = spanOf(c, time)
  return [
    c.line(time.ids, open ? `point.home.${kind}.now` : `point.home.${kind}.wait`, { span }),
    c.line(ids, `point.home.${state}`),
    ...(full === undefined || full.from <= time.to ? [] : [c.line(full.ids, 'point.home.full', { span: spanOf(c, full) })]),
    ...(asksNewLoan(c) ? newLoanItem(c, false).flatMap((item) => item.slice(0, 1)) : []),
  ]
}

const COURT = / (?:court|case|suit|lawyer|vakil|kesu|mukadma|muqadma|vazhakku) |अदालत|मुकदम|केस |வழக்கு|కోర్టు|కేసు/u

/** A share that is withheld: how one stands in it, what a court is for, when the matter presses and lets go, and when to sign. */
const share: Writer = (c, { words, told }) => {
  const [stand, ...course] = disputeCourse(c, matterOf(c, 'home') === 'share' ? 'share' : 'dispute')
  const papers = nearestTime(c, 'home')
  return [
    ...(stand === undefined ? [] : [stand]),
    ...(COURT.test(plainText(`${told} ${words}`)) ? [c.line([method(c)], `point.share.court.${judge(c, 'dispute').state}`)] : []),
    ...course,
    ...(papers === null ? [] : [c.line(papers.ids, 'point.share.papers', { span: spanOf(c, papers) })]),
  ]
}

/** What has an answer of its own: the house and what is inherited. */
export const HOME_WRITERS: Writers = { 'home.buy': buy, 'home.share': share }

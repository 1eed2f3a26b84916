import type { Point } from '../understanding/point/points.ts'
import type { MainTopic } from './witnesses.ts'

const FIELDS: Readonly<Record<string, MainTopic>> = { work: 'career', love: 'love', abroad: 'abroad' }

/** The field of one's own that a part of a question is after; null for a shorter matter, a relative's, or none. */
export const topicOfPoint = (point: Point): MainTopic | null => FIELDS[point.split('.')[0] as string] ?? null

const KIN_FIELDS: Readonly<Partial<Record<Point, MainTopic>>> = {
  'kin.childWed': 'love',
  'kin.wed': 'love',
  'kin.childWork': 'career',
  'kin.spouseWork': 'career',
  'kin.work': 'career',
}

/** The field in which a relative's matter lies; null for any other part. */
export const kinTopicOfPoint = (point: Point): MainTopic | null => KIN_FIELDS[point] ?? null

import type { ClarityArea, Gender, HindiConcern } from '@disha/contracts/api/intake'
import type { DoubledHour, TimePrecision } from '@disha/contracts/birth'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import type { ReadAs } from '@disha/contracts/question'
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'

/** A visitor: one session is one birth. `revision` rises with each correction of the birth details. */
@Entity('users')
@Check('users_revision_positive', 'revision > 0')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column({ type: 'text', unique: true })
  sessionId!: string

  @Column({ type: 'integer', default: 1 })
  revision!: number

  @Column({ type: 'text' })
  fullName!: string

  @Index()
  @Column({ type: 'text' })
  email!: string

  /** the payment step's address, where the report goes; both are kept */
  @Column({ type: 'text', nullable: true })
  deliveryEmail!: string | null

  @Column({ type: 'text', nullable: true })
  phone!: string | null

  /** YYYY-MM-DD as given */
  @Column({ type: 'date' })
  dateOfBirth!: string

  /** HH:MM as given; null when only a part of the day, or nothing, is known */
  @Column({ type: 'text', nullable: true })
  timeOfBirth!: string | null

  @Column({ type: 'text' })
  placeOfBirth!: string

  @Column({ type: 'text', nullable: true })
  placeId!: string | null

  @Column({ type: 'double precision' })
  latitude!: number

  @Column({ type: 'double precision' })
  longitude!: number

  @Column({ type: 'text' })
  timeZone!: string

  /** wall clock that the chart is computed for: YYYY-MM-DDTHH:MM:SS */
  @Column({ type: 'text' })
  birthLocal!: string

  @InstantColumn()
  birthUtc!: Date

  @Column({ type: 'integer' })
  utcOffsetSeconds!: number

  @Column({ type: 'jsonb' })
  timePrecision!: TimePrecision

  @Column({ type: 'text', nullable: true })
  doubledHour!: DoubledHour | null

  @Column({ type: 'text', nullable: true })
  gotra!: string | null

  @Column({ type: 'text', nullable: true })
  gender!: Gender | null

  @Column({ type: 'text' })
  concern!: string

  /** what the visitor says the question is to be read as; null where it stands as it was understood */
  @Column({ type: 'jsonb', nullable: true })
  readAs!: ReadAs | null

  @Column({ type: 'text', nullable: true })
  additionalDetails!: string | null

  @Column({ type: 'text' })
  clarityArea!: ClarityArea

  /** the lead topic first */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  topics!: Topic[]

  /** the boxes chosen in the Hindi form */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  concerns!: HindiConcern[]

  @Column({ type: 'text' })
  language!: Language

  @Column({ type: 'text' })
  displayTimeZone!: string

  @Column({ type: 'text', nullable: true })
  stripeCustomerId!: string | null

  @Column({ type: 'boolean', default: false })
  hasPurchased!: boolean

  @Column({ type: 'boolean', default: false })
  hasHoroscopeSubscription!: boolean

  @Column({ type: 'boolean', default: false })
  hasTarotSubscription!: boolean

  @Column({ type: 'text', nullable: true })
  horoscopeSubscriptionId!: string | null

  @Column({ type: 'text', nullable: true })
  tarotSubscriptionId!: string | null

  @Column({ type: 'text', nullable: true })
  subscriptionPlan!: string | null

  @InstantColumn({ nullable: true })
  subscriptionStartDate!: Date | null

  @InstantColumn({ nullable: true })
  subscriptionEndDate!: Date | null

  @Index()
  @CreatedAtColumn()
  createdAt!: Date

  @InstantColumn({ default: () => 'now()' })
  updatedAt!: Date
}

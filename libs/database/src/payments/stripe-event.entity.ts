import { Column, Entity, PrimaryColumn } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'

/** A webhook that was carried out; saved in the same transaction as what it changed. */
@Entity('stripe_events')
export class StripeEvent {
  /** Stripe's evt_ id */
  @PrimaryColumn({ type: 'text' })
  id!: string

  @Column({ type: 'text' })
  type!: string

  /** Stripe's own time of the event */
  @InstantColumn()
  occurredAt!: Date

  @CreatedAtColumn()
  createdAt!: Date
}

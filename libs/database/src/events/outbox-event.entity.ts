import type { EventName } from '@disha/contracts/events/catalogue'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'

/** A fact waiting to be told to the queues that hear it; written in the transaction that made it true. */
@Entity('outbox_events')
@Index('outbox_events_waiting', ['createdAt'], { where: 'published_at IS NULL' })
export class OutboxEvent {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column({ type: 'text' })
  name!: EventName

  @Column({ type: 'jsonb' })
  payload!: Record<string, unknown>

  @CreatedAtColumn()
  createdAt!: Date

  @InstantColumn({ nullable: true })
  publishedAt!: Date | null
}

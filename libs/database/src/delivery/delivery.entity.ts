import type { Language } from '@disha/contracts/language'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'
import { User } from '../intake/user.entity.ts'

export type DeliveryKind = 'report' | 'receipt' | 'refund' | 'link' | 'operator'

/**
 * One mail to one recipient. The row is claimed before sending; its Message-ID is fixed, so that a crash between the
 * server's 250 and our commit can only repeat the same Message-ID.
 */
@Entity('deliveries')
@Index('deliveries_once', ['userId', 'revision', 'language', 'kind', 'addressHash', 'occasion'], { unique: true })
export class Delivery {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column({ type: 'uuid' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @Column({ type: 'integer' })
  revision!: number

  @Column({ type: 'text' })
  language!: Language

  @Column({ type: 'text' })
  kind!: DeliveryKind

  /** hex SHA-256 of the lower-cased address */
  @Column({ type: 'text' })
  addressHash!: string

  /** what tells two mails of one kind apart: the request's or the stalled report's id; empty where one is ever sent */
  @Column({ type: 'text', default: '' })
  occasion!: string

  @Column({ type: 'text', unique: true })
  messageId!: string

  /** a claim holds for a bounded time; after that another worker may send */
  @InstantColumn({ nullable: true })
  claimedAt!: Date | null

  @InstantColumn({ nullable: true })
  sentAt!: Date | null

  @Column({ type: 'integer', default: 0 })
  attempts!: number

  @CreatedAtColumn()
  createdAt!: Date
}

import type { QueueName } from '@disha/contracts/events/catalogue'
import type { Language } from '@disha/contracts/language'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'
import { User } from '../intake/user.entity.ts'

/** A paid report that is late, told to an operator once per step until it is resolved. */
@Entity('stalled_reports')
@Index('stalled_reports_open', ['userId', 'revision', 'language', 'step'], { unique: true, where: 'resolved_at IS NULL' })
export class StalledReport {
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

  /** the queue whose result is missing */
  @Column({ type: 'text' })
  step!: QueueName

  @CreatedAtColumn()
  createdAt!: Date

  @InstantColumn({ nullable: true })
  resolvedAt!: Date | null
}

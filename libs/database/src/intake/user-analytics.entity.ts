import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { CreatedAtColumn } from '../columns.ts'
import { User } from './user.entity.ts'

/** One analytics event. The address is cut to /24 or /48 and the agent to its family before it is stored. */
@Entity('user_analytics')
export class UserAnalytics {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Index()
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  /** the session's id, or an anonymous id from before a session exists */
  @Index()
  @Column({ type: 'text' })
  sessionId!: string

  @Column({ type: 'text' })
  event!: string

  @Column({ type: 'jsonb', nullable: true })
  data!: Record<string, string | number | boolean | null> | null

  @Column({ type: 'text', nullable: true })
  userAgent!: string | null

  @Column({ type: 'text', nullable: true })
  ipAddress!: string | null

  @Index()
  @CreatedAtColumn()
  createdAt!: Date
}

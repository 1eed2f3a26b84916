import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'
import { User } from './user.entity.ts'

/** A mailed link that opens one session. Only the token's SHA-256 is stored. */
@Entity('link_tokens')
export class LinkToken {
  /** hex SHA-256 of the token */
  @PrimaryColumn({ type: 'text' })
  hash!: string

  @Index()
  @Column({ type: 'uuid' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @InstantColumn()
  expiresAt!: Date

  @InstantColumn({ nullable: true })
  revokedAt!: Date | null

  @CreatedAtColumn()
  createdAt!: Date
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { CreatedAtColumn } from '../columns.ts'
import { User } from './user.entity.ts'

/** What a visitor agreed to, and which version of it. */
@Entity('consents')
export class Consent {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Index()
  @Column({ type: 'uuid' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @Column({ type: 'text' })
  kind!: 'disclaimer' | 'terms' | 'analytics'

  @Column({ type: 'integer' })
  version!: number

  @CreatedAtColumn()
  createdAt!: Date
}

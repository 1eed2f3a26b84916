import type { Language } from '@disha/contracts/language'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { CreatedAtColumn } from '../columns.ts'
import { User } from './user.entity.ts'

/** A question asked in the chat; the asker may not have a session yet. */
@Entity('user_questions')
export class UserQuestion {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Index()
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @Column({ type: 'text' })
  question!: string

  @Column({ type: 'text', nullable: true })
  context!: string | null

  @Column({ type: 'text' })
  language!: Language

  @Column({ type: 'text', nullable: true })
  advisorId!: string | null

  @Column({ type: 'text', nullable: true })
  response!: string | null

  @CreatedAtColumn()
  createdAt!: Date
}

import type { ReadingDocument } from '@disha/contracts/document'
import type { Insights, InsightsEvidence } from '@disha/contracts/insights'
import type { Language } from '@disha/contracts/language'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'
import { User } from '../intake/user.entity.ts'

/** The free preview, and once written the full reading, of one revision of a birth in one language. */
@Entity('readings')
@Index('readings_user_revision_language', ['userId', 'revision', 'language'], { unique: true })
export class Reading {
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

  @Column({ type: 'jsonb' })
  freePreview!: { insights: Insights; evidence: InsightsEvidence }

  @Column({ type: 'jsonb', nullable: true })
  fullReading!: ReadingDocument | null

  /** the day the reading is written for, in the visitor's zone */
  @Column({ type: 'date' })
  asOf!: string

  @Column({ type: 'text' })
  engineVersion!: string

  @Column({ type: 'text' })
  rulesVersion!: string

  @Column({ type: 'text' })
  phrasebookVersion!: string

  @CreatedAtColumn()
  createdAt!: Date

  @InstantColumn({ nullable: true })
  writtenAt!: Date | null
}

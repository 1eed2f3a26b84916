import type { Language } from '@disha/contracts/language'
import type { ReportStage } from '@disha/contracts/report-stage'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'
import { User } from '../intake/user.entity.ts'

/** The status row that /processing and /success follow: one report is one revision in one language. Stages only go forward. */
@Entity('reports')
@Index('reports_unmailed', ['createdAt'], { where: 'mailed_at IS NULL AND closed_at IS NULL' })
export class Report {
  @PrimaryColumn({ type: 'uuid' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @PrimaryColumn({ type: 'integer' })
  revision!: number

  @PrimaryColumn({ type: 'text' })
  language!: Language

  /** the stage in progress */
  @Column({ type: 'text', default: 'calculating' })
  stage!: ReportStage

  /** a payment was begun: the text may be written ahead */
  @InstantColumn({ nullable: true })
  initiatedAt!: Date | null

  @InstantColumn({ nullable: true })
  paidAt!: Date | null

  /** first opened online after it was ready */
  @InstantColumn({ nullable: true })
  openedAt!: Date | null

  /** the report's mail was accepted */
  @InstantColumn({ nullable: true })
  mailedAt!: Date | null

  /** PDF ready and (mail accepted or opened online) */
  @InstantColumn({ nullable: true })
  deliveredAt!: Date | null

  /** refunded or lost dispute */
  @InstantColumn({ nullable: true })
  closedAt!: Date | null

  /** when the sweep last rang its overdue step again */
  @InstantColumn({ nullable: true })
  rungAt!: Date | null

  @CreatedAtColumn()
  createdAt!: Date
}

import type { Language } from '@disha/contracts/language'
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { CreatedAtColumn } from '../columns.ts'
import { User } from '../intake/user.entity.ts'

/** A rendered report: where its web page and its PDF are stored. */
@Entity('documents')
export class DocumentRow {
  @PrimaryColumn({ type: 'uuid' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @PrimaryColumn({ type: 'integer' })
  revision!: number

  @PrimaryColumn({ type: 'text' })
  language!: Language

  @Column({ type: 'text' })
  pdfKey!: string

  @Column({ type: 'text' })
  htmlKey!: string

  @Column({ type: 'integer' })
  pdfBytes!: number

  @Column({ type: 'integer' })
  pages!: number

  /** hex */
  @Column({ type: 'text' })
  pdfSha256!: string

  @CreatedAtColumn()
  createdAt!: Date
}

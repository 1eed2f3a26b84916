import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CreatedAtColumn } from '../columns.ts'

/** What an administrator did, or tried: logins, looks at a person's data, exports, 'run again'. */
@Entity('audit_entries')
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column({ type: 'uuid', nullable: true })
  administratorId!: string | null

  @Column({ type: 'text' })
  action!: string

  /** id of what it was done to */
  @Column({ type: 'text', nullable: true })
  subject!: string | null

  @Index()
  @CreatedAtColumn()
  createdAt!: Date
}

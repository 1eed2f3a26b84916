import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'
import { Administrator } from './administrator.entity.ts'

/** A login. Only the SHA-256 of the cookie's token is stored. */
@Entity('administrator_sessions')
export class AdministratorSession {
  @PrimaryColumn({ type: 'text' })
  tokenHash!: string

  @Index()
  @Column({ type: 'uuid' })
  administratorId!: string

  @ManyToOne(() => Administrator, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'administrator_id' })
  administrator?: Relation<Administrator>

  @Column({ type: 'text' })
  csrfToken!: string

  @InstantColumn()
  expiresAt!: Date

  @CreatedAtColumn()
  createdAt!: Date
}

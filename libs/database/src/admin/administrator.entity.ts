import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'

@Entity('administrators')
export class Administrator {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  /** lower case */
  @Column({ type: 'text', unique: true })
  email!: string

  /** argon2id, PHC string */
  @Column({ type: 'text' })
  passwordHash!: string

  @InstantColumn({ nullable: true })
  disabledAt!: Date | null

  @CreatedAtColumn()
  createdAt!: Date
}

import type { Chart } from '@disha/contracts/chart'
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { CreatedAtColumn } from '../columns.ts'
import { User } from '../intake/user.entity.ts'

/** The full chart of one revision of a birth. */
@Entity('charts')
export class ChartRow {
  @PrimaryColumn({ type: 'uuid' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @PrimaryColumn({ type: 'integer' })
  revision!: number

  @Column({ type: 'jsonb' })
  chart!: Chart

  @Column({ type: 'text' })
  engineVersion!: string

  @CreatedAtColumn()
  createdAt!: Date
}

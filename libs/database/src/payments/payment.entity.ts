import type { Language } from '@disha/contracts/language'
import type { ProductId } from '@disha/contracts/product'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'
import { User } from '../intake/user.entity.ts'

/** Forward only: open → processing → succeeded → refunded, or open → failed → open again, or canceled. */
export type PaymentStatus = 'open' | 'processing' | 'failed' | 'canceled' | 'succeeded' | 'duplicate' | 'refunded'

/** One payment intent. What tax law needs of it outlives the visitor's row, which erasure empties. */
@Entity('payments')
@Index('payments_one_success', ['userId', 'revision'], { unique: true, where: "status = 'succeeded'" })
export class Payment {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Index()
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>

  @Column({ type: 'integer' })
  revision!: number

  @Column({ type: 'text' })
  language!: Language

  @Column({ type: 'text' })
  productId!: ProductId

  /** paise */
  @Column({ type: 'integer' })
  amountMinor!: number

  @Column({ type: 'text' })
  currency!: 'INR'

  @Column({ type: 'text', unique: true })
  stripePaymentIntentId!: string

  @Column({ type: 'text', default: 'open' })
  status!: PaymentStatus

  /** State or 'outside-india', for the invoice */
  @Column({ type: 'text', nullable: true })
  billingRegion!: string | null

  @CreatedAtColumn()
  createdAt!: Date

  @InstantColumn({ nullable: true })
  succeededAt!: Date | null

  @InstantColumn({ nullable: true })
  refundedAt!: Date | null
}

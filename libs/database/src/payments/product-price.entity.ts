import type { Language } from '@disha/contracts/language'
import type { ProductId } from '@disha/contracts/product'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CreatedAtColumn, InstantColumn } from '../columns.ts'

/**
 * The catalogue and its history: the row without an end is what is charged now. A compare-at price may be shown only when
 * the history holds a dated sale at it (`isDemo` marks invented history of a local start).
 */
@Entity('product_prices')
@Index('product_prices_current', ['productId', 'language'], { unique: true, where: 'valid_to IS NULL' })
export class ProductPrice {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column({ type: 'text' })
  productId!: ProductId

  @Column({ type: 'text' })
  language!: Language

  /** paise, GST included */
  @Column({ type: 'integer' })
  amountMinor!: number

  /** paise; the compare-at price that the owner wants shown where the history proves it */
  @Column({ type: 'integer', nullable: true })
  compareAtMinor!: number | null

  @Column({ type: 'text', default: 'INR' })
  currency!: 'INR'

  @InstantColumn({ default: () => 'now()' })
  validFrom!: Date

  @InstantColumn({ nullable: true })
  validTo!: Date | null

  @Column({ type: 'boolean', default: false })
  isDemo!: boolean

  @CreatedAtColumn()
  createdAt!: Date
}

import { formatRupees } from '@disha/i18n/format'
import type { Translate } from '@disha/i18n/translate'
import type { Product } from '@disha/contracts/product'
import type { Language } from '@disha/contracts/language'
import styles from './price-line.module.css'

/** The price, the struck-through one before it where there is evidence of it, and what is saved. */
export function PriceLine({
  t,
  language,
  product,
}: {
  t: Translate
  language: Language
  product: Pick<Product, 'price' | 'originalPrice' | 'savePercent'>
}) {
  return (
    <p className={styles.price}>
      <strong>{formatRupees(language, product.price)}</strong>
      {product.originalPrice === null ? null : (
        <s>
          <span className="visually-hidden">{t('products.before')} </span>
          {formatRupees(language, product.originalPrice)}
        </s>
      )}
      {product.savePercent === null ? null : <em>{t('products.save', { percent: product.savePercent })}</em>}
    </p>
  )
}

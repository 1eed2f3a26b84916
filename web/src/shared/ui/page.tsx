import type { ReactNode } from 'react'
import { BRAND } from '@disha/contracts/brand'
import { useTranslate } from '../language/language-context.tsx'
import { Wordmark } from './wordmark.tsx'
import styles from './page.module.css'

/** Title of the browser tab: the screen, then the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${BRAND.name}`}</title>
}

export function SkipLink() {
  const t = useTranslate()
  return (
    <a className={styles.skip} href="#content">
      {t('common.skipToContent')}
    </a>
  )
}

/** Bar of the inner screens: the wordmark, and at most one thing beside it. */
export function PageHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={`wrap ${styles.header}`}>
      <SkipLink />
      <Wordmark />
      {children}
    </header>
  )
}

export { styles as pageStyles }

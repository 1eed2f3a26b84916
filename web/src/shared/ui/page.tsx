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

/** A whole screen that says one thing and offers the next step: errors, empty and closed states. */
export function StateScreen({
  title,
  pageTitle,
  text,
  children,
  picture,
}: {
  title: string
  pageTitle?: string
  text: ReactNode
  children?: ReactNode
  picture?: ReactNode
}) {
  return (
    <>
      <PageTitle>{pageTitle ?? title}</PageTitle>
      <PageHeader />
      <main id="content" className={styles.state}>
        {picture}
        <h1>{title}</h1>
        <p>{text}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </main>
    </>
  )
}

export { styles as pageStyles }

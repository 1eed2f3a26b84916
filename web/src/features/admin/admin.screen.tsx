import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { errorMessageKey } from '../../shared/api/api-error.ts'
import { useTranslate } from '../../shared/language/language-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { StateScreen } from '../../shared/ui/state-screen.tsx'
import { adminApi, SESSION_KEY } from './admin-api.ts'
import { Dashboard } from './dashboard.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './admin.module.css'

/** The operators' screen: a login, and behind it the figures and the users. */
export default function AdminScreen() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <AdminContent />
    </>
  )
}

function AdminContent() {
  const t = useTranslate('admin')
  const { data: session, error, refetch, isFetching } = useQuery({ queryKey: SESSION_KEY, queryFn: adminApi.session, staleTime: 0 })
  const view = session === undefined ? null : typeof session === 'string' ? 'login' : 'dashboard'
  useHeadingFocus(view)

  if (session === undefined && error !== null) {
    return (
      <StateScreen title={t('admin.failed')} text={t(errorMessageKey(error))}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </Button>
      </StateScreen>
    )
  }
  if (session === undefined) {
    return (
      <>
        <PageTitle>{t('admin.login.title')}</PageTitle>
        <PageHeader />
        <main id="content" className={`wrap ${styles.waiting}`} aria-busy="true">
          <h1 className={styles.title}>{t('admin.login.title')}</h1>
          <p role="status">{t('admin.loading')}</p>
        </main>
      </>
    )
  }
  return typeof session === 'string' ? <LoginForm expired={session === 'expired'} /> : <Dashboard email={session.email} />
}

/** When the login gives way to the dashboard or back, the focus goes to the new heading; not when the page is first opened. */
function useHeadingFocus(view: 'login' | 'dashboard' | null): void {
  const before = useRef<typeof view>(null)
  useEffect(() => {
    if (before.current !== null && view !== null && before.current !== view) document.querySelector<HTMLElement>('h1')?.focus()
    before.current = view
  }, [view])
}

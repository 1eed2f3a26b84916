import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminUser, AdminUsersResponse } from '@disha/contracts/api/admin'
import { errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { TextInput } from '../../shared/ui/fields.tsx'
import { DownloadIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { adminApi, guarded, SESSION_KEY, usersCsvUrl, type AdminSession } from './admin-api.ts'
import { formatCount, formatPercent } from './admin-format.ts'
import { UserPanel } from './user-panel.tsx'
import { UserTable } from './user-table.tsx'
import styles from './admin.module.css'

const SEARCH_DELAY_MS = 300

export function Dashboard({ email }: { email: string }) {
  const t = useTranslate('admin')
  const queryClient = useQueryClient()
  const searchId = useId()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const [selected, setSelected] = useState<AdminUser | null>(null)
  const list = useRef<HTMLElement>(null)

  const users = useInfiniteQuery({
    queryKey: ['admin', 'users', search],
    queryFn: ({ pageParam, signal }) => guarded(queryClient, adminApi.users(search, pageParam, signal)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const pages = users.data?.pages
  const rows = pages?.flatMap((page) => page.users)

  const logout = useMutation({
    mutationFn: adminApi.logout,
    onSuccess: () => queryClient.setQueryData<AdminSession>(SESSION_KEY, 'loggedOut'),
    onError: (error) => toast({ title: t('admin.logout.failed'), description: t(errorMessageKey(error)), tone: 'destructive' }),
  })

  const closePanel = () => {
    const id = selected?.id
    flushSync(() => setSelected(null))
    const row = list.current?.querySelector<HTMLElement>(`[data-user="${id}"]`)
    ;(row ?? document.getElementById(searchId))?.focus()
  }

  return (
    <>
      <PageTitle>{t('admin.title')}</PageTitle>
      <PageHeader />
      <main id="content" className={styles.main}>
        <div className={`wrap ${styles.top}`}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('admin.title')}
          </h1>
          <p className={styles.account}>{t('admin.account', { email })}</p>
          <div className={styles.links}>
            <a className={buttonClass({ tone: 'outline', size: 'small' })} href="/admin/queues/">
              {t('admin.queues')}
            </a>
            <Button tone="outline" size="small" busy={logout.isPending} onClick={() => logout.mutate()}>
              {t('admin.logout')}
            </Button>
          </div>
        </div>
        <Counters counters={pages?.at(-1)?.counters} />
        <div className={`wrap ${styles.columns} ${selected === null ? '' : styles.withPanel}`}>
          <section ref={list} className={styles.list} aria-labelledby={`${searchId}-users`} aria-busy={users.isFetching}>
            <h2 className="visually-hidden" id={`${searchId}-users`}>
              {t('admin.users')}
            </h2>
            <div className={styles.tools} role="search">
              <label className="visually-hidden" htmlFor={searchId}>
                {t('admin.search')}
              </label>
              <TextInput
                id={searchId}
                type="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
                placeholder={t('admin.search.hint')}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              {/* A file that the server refuses says nothing to the page, so the session is looked at beside it. */}
              <a
                className={buttonClass({ tone: 'outline' })}
                href={usersCsvUrl(search)}
                download
                onClick={() => void guarded(queryClient, adminApi.whoAmI()).catch(() => undefined)}
              >
                <DownloadIcon />
                {t(search === '' ? 'admin.export' : 'admin.export.found')}
              </a>
            </div>
            <p className={styles.shown} role="status">
              {users.isPending || users.isPlaceholderData
                ? t('admin.loading')
                : rows === undefined
                  ? ''
                  : t('admin.users.shown', { count: rows.length })}
            </p>
            {users.isPending ? <div className={styles.skeleton} /> : null}
            {rows !== undefined && rows.length > 0 ? (
              <UserTable users={rows} selectedId={selected?.id ?? null} onSelect={setSelected} />
            ) : null}
            {rows?.length === 0 && !users.isPlaceholderData && users.error === null ? <NoUsers search={search} /> : null}
            {users.error !== null ? (
              <div className={styles.failed} role="alert">
                <p>
                  <strong>{t('admin.failed')}</strong>
                </p>
                <p>{t(errorMessageKey(users.error))}</p>
                <Button
                  tone="outline"
                  size="small"
                  busy={users.isFetching}
                  onClick={() => void (users.isFetchNextPageError ? users.fetchNextPage() : users.refetch())}
                >
                  {t('common.tryAgain')}
                </Button>
              </div>
            ) : users.hasNextPage && !users.isPlaceholderData ? (
              <Button tone="outline" size="small" busy={users.isFetchingNextPage} onClick={() => void users.fetchNextPage()}>
                {t('admin.users.more')}
              </Button>
            ) : null}
          </section>
          {selected === null ? null : <UserPanel key={selected.id} listed={selected} onClose={closePanel} />}
        </div>
        <div className={`wrap ${styles.languages}`}>
          <LanguageSwitcher />
        </div>
      </main>
    </>
  )
}

function Counters({ counters }: { counters: AdminUsersResponse['counters'] | undefined }) {
  const t = useTranslate('admin')
  const { language } = useLanguage()
  const entries = [
    ['admin.counters.users', counters && formatCount(language, counters.totalUsers)],
    ['admin.counters.questions', counters && formatCount(language, counters.totalQuestions)],
    ['admin.counters.purchases', counters && formatCount(language, counters.purchases)],
    ['admin.counters.conversion', counters && formatPercent(language, counters.conversionRate)],
  ] as const
  return (
    <section aria-label={t('admin.counters')}>
      <dl className={styles.counters}>
        {entries.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function NoUsers({ search }: { search: string }) {
  const t = useTranslate('admin')
  return (
    <div className={styles.none}>
      <p>
        <strong>{search === '' ? t('admin.users.none') : t('admin.users.notFound', { search })}</strong>
      </p>
      <p className={styles.soft}>{t(search === '' ? 'admin.users.noneText' : 'admin.users.notFoundText')}</p>
    </div>
  )
}

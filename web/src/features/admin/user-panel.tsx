import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { formatCalendarDate, formatClockTime } from '@disha/i18n/format'
import type { AdminUser, AdminUserResponse } from '@disha/contracts/api/admin'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../shared/language/languages.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CloseIcon } from '../../shared/ui/icons.tsx'
import { adminApi, guarded } from './admin-api.ts'
import { areaKey, formatCount, formatMoment } from './admin-format.ts'
import styles from './admin.module.css'

const TABS = ['birth', 'questions', 'analytics'] as const
type Tab = (typeof TABS)[number]

/** One user: what the list knows at once, questions and events as soon as they are here. */
export function UserPanel({ listed, onClose }: { listed: AdminUser; onClose: () => void }) {
  const t = useTranslate('admin')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [tab, setTab] = useState<Tab>('birth')
  const detail = useQuery({
    queryKey: ['admin', 'user', listed.id],
    queryFn: ({ signal }) => guarded(queryClient, adminApi.user(listed.id, signal)),
    staleTime: 0,
    gcTime: 0,
  })
  const user = detail.data ?? listed
  useEffect(() => heading.current?.focus(), [])

  const labels: Record<Tab, string> = {
    birth: t('admin.tab.birth'),
    questions: t('admin.tab.questions', { count: formatCount(language, user.questionsCount) }),
    analytics: t('admin.tab.analytics', { count: formatCount(language, user.analyticsCount) }),
  }

  /** Arrows go round, Home and End to the ends; the tab that has the focus is the one shown (WAI-ARIA APG, tabs). */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = TABS.indexOf(tab)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key]
    const next = to === undefined ? undefined : TABS[(to + TABS.length) % TABS.length]
    if (next === undefined) return
    event.preventDefault()
    setTab(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  const waitFor = (show: (loaded: AdminUserResponse) => ReactNode): ReactNode => {
    if (detail.data !== undefined) return show(detail.data)
    if (detail.error === null) return <p role="status">{t('admin.loading')}</p>
    const gone = detail.error instanceof ApiError && detail.error.status === 404
    return (
      <div className={styles.failed} role="alert">
        <p>{t(gone ? 'admin.user.gone' : errorMessageKey(detail.error))}</p>
        {gone ? null : (
          <Button tone="outline" size="small" busy={detail.isFetching} onClick={() => void detail.refetch()}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
    )
  }

  const contents: Record<Tab, () => ReactNode> = {
    birth: () => <BirthDetails user={user} />,
    questions: () => waitFor((loaded) => <Questions user={loaded} />),
    analytics: () => waitFor((loaded) => <Analytics user={loaded} />),
  }

  return (
    <aside className={styles.panel} aria-labelledby={`${id}-name`}>
      <div className={styles.panelHead}>
        <Button tone="outline" size="small" onClick={onClose}>
          <span className={styles.backWord}>{t('admin.user.back')}</span>
          <span className={styles.closeSign}>
            <CloseIcon size={18} />
            <span className="visually-hidden">{t('admin.user.close')}</span>
          </span>
        </Button>
        <div>
          <h2 className={styles.panelName} id={`${id}-name`} ref={heading} tabIndex={-1}>
            {user.fullName}
          </h2>
          <p className={styles.second}>{user.email}</p>
        </div>
      </div>
      <div className={styles.tabs} role="tablist" aria-label={t('admin.user.tabs', { name: user.fullName })} onKeyDown={onKeyDown}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      {TABS.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          className={styles.tabPanel}
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={0}
          hidden={name !== tab}
        >
          {name === tab ? contents[name]() : null}
        </div>
      ))}
    </aside>
  )
}

function BirthDetails({ user }: { user: AdminUser }) {
  const t = useTranslate('admin')
  const { language } = useLanguage()
  const area = areaKey(user.clarityArea)
  const rows: [string, ReactNode][] = [
    ['admin.birth.date', formatCalendarDate(language, user.dateOfBirth)],
    ['admin.birth.time', user.timeOfBirth === null ? t('common.unknownTime') : formatClockTime(language, user.timeOfBirth)],
    ['admin.birth.place', user.placeOfBirth],
    ['admin.birth.email', user.email],
    ['admin.column.area', area === null ? user.clarityArea : t(area)],
    ['admin.column.concern', user.concern],
    [
      'admin.column.language',
      <span key="language" lang={LANGUAGE_TAGS[user.language]}>
        {LANGUAGE_NAMES[user.language]}
      </span>,
    ],
    ['admin.column.purchase', t(user.hasPurchased ? 'admin.purchased.yes' : 'admin.purchased.no')],
    [
      'admin.column.created',
      <time key="created" dateTime={user.createdAt}>
        {formatMoment(language, user.createdAt)}
      </time>,
    ],
  ]
  return (
    <dl className={styles.rows}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Questions({ user }: { user: AdminUserResponse }) {
  const t = useTranslate('admin')
  const { language } = useLanguage()
  if (user.questions.length === 0) return <p className={styles.soft}>{t('admin.questions.none')}</p>
  return (
    <ul className={styles.entries}>
      {user.questions.map((question) => (
        <li key={question.id}>
          <time className={styles.second} dateTime={question.createdAt}>
            {formatMoment(language, question.createdAt)}
          </time>
          <p className={styles.question} lang={LANGUAGE_TAGS[question.language]}>
            {question.question}
          </p>
          {question.response === null ? (
            <p className={styles.soft}>{t('admin.questions.unanswered')}</p>
          ) : (
            <p lang={LANGUAGE_TAGS[question.language]}>{question.response}</p>
          )}
          {question.context === null ? null : (
            <p className={styles.second}>
              {t('admin.questions.context')}: {question.context}
            </p>
          )}
          {question.advisorId === null ? null : (
            <p className={styles.second}>
              {t('admin.questions.advisor')}: {question.advisorId}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Analytics({ user }: { user: AdminUserResponse }) {
  const t = useTranslate('admin')
  const { language } = useLanguage()
  const shown = user.analytics.length
  if (shown === 0) return <p className={styles.soft}>{t('admin.analytics.none')}</p>
  return (
    <>
      {shown < user.analyticsCount ? (
        <p className={styles.soft}>
          {t('admin.analytics.newest', { shown: formatCount(language, shown), count: formatCount(language, user.analyticsCount) })}
        </p>
      ) : null}
      <ul className={styles.entries}>
        {user.analytics.map((event) => (
          <li key={event.id}>
            <time className={styles.second} dateTime={event.createdAt}>
              {formatMoment(language, event.createdAt)}
            </time>
            <p className={styles.question}>{event.event}</p>
            {event.data === '{}' ? null : <code className={styles.data}>{event.data}</code>}
          </li>
        ))}
      </ul>
    </>
  )
}

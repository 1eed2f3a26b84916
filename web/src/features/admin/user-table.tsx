import { formatCalendarDate, formatClockTime } from '@disha/i18n/format'
import type { AdminUser } from '@disha/contracts/api/admin'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { LANGUAGE_TAGS } from '../../shared/language/languages.ts'
import { areaKey, formatMoment } from './admin-format.ts'
import styles from './admin.module.css'

const WIDE_COLUMNS = ['born', 'place', 'area', 'language', 'concern', 'created'] as const

/** Users as rows; on a phone the first cell says what the other columns would. A row's button opens that user's details. */
export function UserTable({
  users,
  selectedId,
  onSelect,
}: {
  users: readonly AdminUser[]
  selectedId: string | null
  onSelect: (user: AdminUser) => void
}) {
  const t = useTranslate('admin')
  const { language } = useLanguage()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('admin.users')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.column.name')}</th>
          {WIDE_COLUMNS.map((column) => (
            <th key={column} scope="col" className={`${styles.wide} ${styles[column] ?? ''}`}>
              {t(`admin.column.${column}`)}
            </th>
          ))}
          <th scope="col">{t('admin.column.purchase')}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const born = formatCalendarDate(language, user.dateOfBirth, 'medium')
          const time = user.timeOfBirth === null ? t('common.unknownTime') : formatClockTime(language, user.timeOfBirth)
          const area = areaKey(user.clarityArea)
          const tag = LANGUAGE_TAGS[user.language]
          return (
            <tr key={user.id} className={user.id === selectedId ? styles.selected : undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.open}
                  data-user={user.id}
                  aria-expanded={user.id === selectedId}
                  onClick={() => onSelect(user)}
                >
                  {user.fullName}
                </button>
                <span className={styles.second}>{user.email}</span>
                <span className={styles.phone}>{user.concern}</span>
                <span className={`${styles.second} ${styles.phone}`}>
                  {[`${born}, ${time}, ${user.placeOfBirth}`, tag.toUpperCase(), formatMoment(language, user.createdAt)].join(' · ')}
                </span>
              </th>
              <td className={styles.wide}>
                <span className={styles.date}>{born}</span>
                <span className={styles.second}>{time}</span>
              </td>
              <td className={styles.wide}>
                <span className={styles.town}>{user.placeOfBirth}</span>
              </td>
              <td className={`${styles.wide} ${styles.area}`}>{area === null ? user.clarityArea : t(area)}</td>
              <td className={styles.wide}>{tag.toUpperCase()}</td>
              <td className={`${styles.wide} ${styles.concern}`}>
                <span>{user.concern}</span>
              </td>
              <td className={styles.wide}>
                <time dateTime={user.createdAt}>{formatMoment(language, user.createdAt)}</time>
              </td>
              <td>
                <span className={user.hasPurchased ? styles.bought : styles.preview}>
                  {t(user.hasPurchased ? 'admin.purchased.yes' : 'admin.purchased.no')}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

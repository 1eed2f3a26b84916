import { useSyncExternalStore } from 'react'
import { useTranslate } from '../shared/language/language-context.tsx'
import { pageStyles as styles } from '../shared/ui/page.tsx'

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener)
  }
}

/** A line on top of every screen while the device has no connection. */
export function OfflineNotice() {
  const t = useTranslate()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <div role="status">{online ? null : <p className={styles.offline}>{t('common.offline')}</p>}</div>
}

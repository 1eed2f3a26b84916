import * as Toast from '@radix-ui/react-toast'
import { useTranslate } from '../language/language-context.tsx'
import { CloseIcon } from './icons.tsx'
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_PX, useToasts } from './toast-store.ts'
import styles from './toaster.module.css'

/** The notification region: F8 moves the focus here, a swipe to the right of 50 px dismisses. */
export default function Toaster() {
  const t = useTranslate()
  const toasts = useToasts()
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX} label={t('common.toast.label')}>
      {toasts.map((entry) => (
        <Toast.Root
          key={entry.id}
          className={`${styles.toast} ${styles[entry.tone ?? 'plain']}`}
          open={entry.open}
          type={entry.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(entry.id)
          }}
        >
          <div>
            <Toast.Title className={styles.title}>{entry.title}</Toast.Title>
            {entry.description ? <Toast.Description className={styles.description}>{entry.description}</Toast.Description> : null}
          </div>
          <Toast.Close className={styles.close} aria-label={t('common.close')}>
            <CloseIcon size={18} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} label={t('common.toast.region', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, EXPORT_URL } from '../../shared/api/api.ts'
import { errorMessageKey } from '../../shared/api/api-error.ts'
import { useTranslate } from '../../shared/language/language-context.tsx'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import styles from './success.module.css'

/** Export and erasure of what is kept of this visitor; erasing asks first, because nothing brings it back. */
export function YourData() {
  const t = useTranslate('success')
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const erase = useMutation({
    mutationFn: api.eraseData,
    onSuccess: () => {
      visitorStore.clear()
      toast({ title: t('success.data.erased.title'), description: t('success.data.erased.text') })
      navigate('/', { replace: true })
    },
    onError: (error) => toast({ title: t('success.data.failed'), description: t(errorMessageKey(error)), tone: 'destructive' }),
  })
  return (
    <section className={styles.data} aria-labelledby="your-data">
      <h2 id="your-data">{t('success.data.title')}</h2>
      <p className={styles.note}>{t('success.data.text')}</p>
      <div className={styles.dataActions}>
        <a className={buttonClass({ tone: 'outline', size: 'small' })} href={EXPORT_URL} download>
          {t('success.data.export')}
        </a>
        <Button tone="outline" size="small" onClick={() => dialog.current?.showModal()}>
          {t('success.data.erase')}
        </Button>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="erase-title" aria-describedby="erase-text">
        <h3 id="erase-title">{t('success.data.ask.title')}</h3>
        <p id="erase-text">{t('success.data.ask.text')}</p>
        <div className={styles.dataActions}>
          <Button tone="primary" size="small" autoFocus onClick={() => dialog.current?.close()}>
            {t('success.data.ask.keep')}
          </Button>
          <Button tone="outline" size="small" busy={erase.isPending} onClick={() => erase.mutate()}>
            {t('success.data.ask.erase')}
          </Button>
        </div>
      </dialog>
    </section>
  )
}

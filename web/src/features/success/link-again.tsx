import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../shared/api/api.ts'
import { errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/fields.tsx'
import styles from './success.module.css'

const schema = z.object({ email: z.string().check(z.trim(), z.email('success.again.error'), z.maxLength(254, 'success.again.error')) })

/** 'Send my link again': says the same for every address, known or not. */
export function LinkAgain() {
  const t = useTranslate('success')
  const { language } = useLanguage()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' }, resolver: zodResolver(schema) as never })
  const send = useMutation({ mutationFn: ({ email }: { email: string }) => api.sendLinkAgain(email.trim(), language) })
  const message = formState.errors.email?.message
  if (send.isSuccess)
    return (
      <p className={styles.again} role="status">
        {t('success.again.sent')}
      </p>
    )
  return (
    <form
      noValidate
      className={styles.again}
      onSubmit={(event) => void handleSubmit((values) => send.isPending || send.mutate(values))(event)}
    >
      <TextField
        narrow
        label={t('success.again.email')}
        reason={t('success.again.reason')}
        error={message ? t(message) : send.error ? t(errorMessageKey(send.error)) : undefined}

        type="email"
        autoComplete="email"
        maxLength={254}
        {...register('email')}
      />
      <Button type="submit" busy={send.isPending}>
        {t('success.again.send')}
      </Button>
    </form>
  )
}

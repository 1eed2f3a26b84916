import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useTranslate } from '../../shared/language/language-context.tsx'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/fields.tsx'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { adminApi, SESSION_KEY, type AdminSession } from './admin-api.ts'
import styles from './admin.module.css'

type LoginValues = { email: string; password: string }

const schema = z.object({
  email: z.string().check(z.trim(), z.email('admin.login.error.email'), z.maxLength(254, 'admin.login.error.email')),
  password: z.string().check(z.minLength(1, 'admin.login.error.password')),
})

function loginMessageKey(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'admin.login.wrong'
  if (error instanceof ApiError && error.status === 429) return 'admin.login.limited'
  return errorMessageKey(error)
}

export function LoginForm({ expired }: { expired: boolean }) {
  const t = useTranslate('admin')
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, setFocus } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(schema) as never,
  })
  const errorText = (field: keyof LoginValues) => {
    const message = formState.errors[field]?.message
    return message ? t(message) : undefined
  }
  const login = useMutation({
    mutationFn: adminApi.login,
    gcTime: 0,
    onSuccess: (session) => queryClient.setQueryData<AdminSession>(SESSION_KEY, session),
    onError: () => setFocus('password', { shouldSelect: true }),
  })
  const problem = login.error !== null ? t(loginMessageKey(login.error)) : expired && login.isIdle ? t('admin.login.expired') : null

  return (
    <>
      <PageTitle>{t('admin.login.title')}</PageTitle>
      <PageHeader />
      <main id="content" className={styles.login}>
        <h1 tabIndex={-1}>{t('admin.login.title')}</h1>
        <p className={styles.soft}>{t('admin.login.lead')}</p>
        <form
          noValidate
          className={styles.loginForm}
          onSubmit={(event) => void handleSubmit((values) => login.isPending || login.mutate(values))(event)}
        >
          <div role="alert">
            {problem === null ? null : (
              <p className={styles.problem}>
                <WarningIcon size={20} />
                <span>{problem}</span>
              </p>
            )}
          </div>
          <TextField
            narrow
            label={t('admin.login.email')}
            required
            error={errorText('email')}
            type="email"
            autoComplete="username"
            maxLength={254}
            {...register('email')}
          />
          <TextField
            narrow
            label={t('admin.login.password')}
            required
            error={errorText('password')}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            {...register('password')}
          />
          <Button type="submit" wide busy={login.isPending}>
            {t('admin.login.submit')}
          </Button>
        </form>
        <LanguageSwitcher />
      </main>
    </>
  )
}

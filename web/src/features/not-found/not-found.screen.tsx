import { useTranslate } from '../../shared/language/language-context.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { StateScreen } from '../../shared/ui/state-screen.tsx'

export default function NotFoundScreen() {
  const t = useTranslate('notFound')
  return (
    <StateScreen title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
    </StateScreen>
  )
}

import { Link } from 'react-router-dom'
import { LOCALES } from '@disha/contracts/language'
import type { QuestionRead } from '@disha/contracts/question'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { insightsPath } from '../../shared/language/languages.ts'
import { EDITOR_HASH } from './question-read-card.tsx'
import { labelOf } from './question-choice.ts'
import styles from './question-reading.module.css'

/** Beside the price: what the report will answer first, with the way to put it right before it is paid for. */
export function AnswersFirst({ read }: { read: QuestionRead }) {
  const t = useTranslate('question')
  const { language } = useLanguage()
  const asked = [
    ...new Set(
      read.parts.flatMap((part) => {
        const label = labelOf(part)
        return label === null ? [] : [t(label)]
      }),
    ),
  ]
  return (
    <p className={styles.first}>
      {asked.length === 0 ? null : <span>{t('question.answers', { asked: new Intl.ListFormat(LOCALES[language]).format(asked) })} </span>}
      <Link to={`${insightsPath(language)}${EDITOR_HASH}`}>{t('question.answers.correct')}</Link>
    </p>
  )
}

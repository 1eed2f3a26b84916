import { FormProvider } from 'react-hook-form'
import { TOPIC_CONCERNS } from '@disha/contracts/api/intake'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox, Field, FieldError, Select, TextArea } from '../../shared/ui/fields.tsx'
import { BirthFields, EmailField, NameField, OptionalFields, PhoneField } from './birth-fields.tsx'
import { FormLayout } from './form-layout.tsx'
import { MAX_LENGTH, SINGLE_STEP } from './intake-checks.ts'
import { birthShare } from './intake-draft.ts'
import { useIntakeForm } from './use-intake-form.ts'
import styles from './form-layout.module.css'

/** /form-tamil and /form-telugu: one page. */
export default function SinglePageFormScreen() {
  const { t, form, draft, questions, errorText, failure, pending, onSubmit } = useIntakeForm('singlePage', SINGLE_STEP)
  const { register } = form
  const answered = [birthShare(draft), draft.topic === '' ? 0 : 1, draft.disclaimerAccepted ? 1 : 0] as const
  const percent = Math.round(answered[0] * 70 + answered[1] * 20 + answered[2] * 10)
  return (
    <FormProvider {...form}>
      <FormLayout
        title={t('form.step1.title')}
        intro={t('form.step1.intro')}
        stepText={t('form.single.progress')}
        percent={percent}
        draft={draft}
      >
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          <div className={styles.step}>
            <NameField errorText={errorText} />
            <EmailField errorText={errorText} />
            <PhoneField errorText={errorText} required={false} />
            <BirthFields errorText={errorText} questions={questions} />
            <OptionalFields />
            <Field label={t('form.clarityArea.label')} required reason={t('form.clarityArea.reason')} error={errorText('topic')}>
              {({ id, describedBy, invalid }) => (
                <Select id={id} aria-describedby={describedBy} aria-invalid={invalid || undefined} aria-required {...register('topic')}>
                  <option value="">{t('form.choose')}</option>
                  {TOPIC_CONCERNS.map((topic) => (
                    <option key={topic} value={topic}>
                      {t(`form.topic.${topic}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={t('form.concern.label')}
              optional={t('form.optional')}
              reason={t('form.concern.reason')}
              error={errorText('concern')}
            >
              {({ id, describedBy }) => (
                <TextArea
                  id={id}
                  rows={4}
                  maxLength={MAX_LENGTH.text}
                  placeholder={t('form.concern.placeholder')}
                  aria-describedby={describedBy}
                  {...register('concern')}
                />
              )}
            </Field>
            <div className={styles.narrow}>
              <Checkbox error={errorText('disclaimerAccepted')} aria-required {...register('disclaimerAccepted')}>
                {t('form.disclaimer')} <span aria-hidden="true">*</span>
              </Checkbox>
            </div>
            <div className={styles.send}>
              <Button type="submit" tone="accent" wide busy={pending}>
                {t(pending ? 'form.submitting' : 'form.submit')}
              </Button>
              <FieldError id="submit-failure">{failure}</FieldError>
            </div>
          </div>
        </form>
      </FormLayout>
    </FormProvider>
  )
}

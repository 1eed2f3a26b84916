import { FormProvider } from 'react-hook-form'
import { CLARITY_AREAS } from '@disha/contracts/api/intake'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox, Field, FieldError, Select, TextArea } from '../../shared/ui/fields.tsx'
import { BirthFields, EmailField, NameField, OptionalFields } from './birth-fields.tsx'
import { FormLayout } from './form-layout.tsx'
import { ENGLISH_STEPS, MAX_LENGTH } from './intake-checks.ts'
import { useIntakeForm } from './use-intake-form.ts'
import styles from './form-layout.module.css'

/** /form: two steps, 50% and 100%. */
export default function EnglishFormScreen() {
  const { t, form, step, draft, questions, errorText, failure, pending, onSubmit, back } = useIntakeForm('english', ENGLISH_STEPS)
  const { register } = form
  return (
    <FormProvider {...form}>
      <FormLayout
        title={t(`form.step${step}.title`)}
        intro={t(`form.step${step}.intro`)}
        stepText={t('form.progress', { step, steps: 2 })}
        percent={step === 1 ? 50 : 100}
        draft={draft}
      >
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          <div className={styles.step} hidden={step !== 1}>
            <NameField errorText={errorText} />
            <EmailField errorText={errorText} />
            <BirthFields errorText={errorText} questions={questions} />
            <OptionalFields />
            <div className={styles.send}>
              <Button type="submit" wide busy={pending}>
                {t('form.continue')}
              </Button>
              <p>{t('form.next')}</p>
            </div>
          </div>
          <div className={styles.step} hidden={step !== 2}>
            <Field label={t('form.clarityArea.label')} required reason={t('form.clarityArea.reason')} error={errorText('clarityArea')}>
              {({ id, describedBy, invalid }) => (
                <Select
                  id={id}
                  aria-describedby={describedBy}
                  aria-invalid={invalid || undefined}
                  aria-required
                  {...register('clarityArea')}
                >
                  <option value="">{t('form.choose')}</option>
                  {CLARITY_AREAS.map((area) => (
                    <option key={area} value={area}>
                      {t(`form.clarityArea.${area}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('form.concern.label')} required reason={t('form.concern.reason')} error={errorText('concern')}>
              {({ id, describedBy, invalid }) => (
                <TextArea
                  id={id}
                  rows={4}
                  maxLength={MAX_LENGTH.text}
                  placeholder={t('form.concern.placeholder')}
                  aria-describedby={describedBy}
                  aria-invalid={invalid || undefined}
                  aria-required
                  {...register('concern')}
                />
              )}
            </Field>
            <Field label={t('form.additionalDetails.label')} optional={t('form.optional')} reason={t('form.additionalDetails.reason')}>
              {({ id, describedBy }) => (
                <TextArea id={id} rows={3} maxLength={MAX_LENGTH.text} aria-describedby={describedBy} {...register('additionalDetails')} />
              )}
            </Field>
            <div className={styles.narrow}>
              <Checkbox error={errorText('disclaimerAccepted')} aria-required {...register('disclaimerAccepted')}>
                {t('form.disclaimer')} <span aria-hidden="true">*</span>
              </Checkbox>
            </div>
            <div className={styles.send}>
              <div className={styles.backAndSend}>
                <Button tone="outline" onClick={back}>
                  {t('form.back')}
                </Button>
                <Button type="submit" tone="accent" wide busy={pending}>
                  {t(pending ? 'form.submitting' : 'form.submit')}
                </Button>
              </div>
              <FieldError id="submit-failure">{failure}</FieldError>
            </div>
          </div>
        </form>
      </FormLayout>
    </FormProvider>
  )
}

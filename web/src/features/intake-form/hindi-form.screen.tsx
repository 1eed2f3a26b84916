import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { HINDI_CONCERNS } from '@disha/contracts/api/intake'
import { formatCalendarDate, formatClockTime } from '@disha/i18n/format'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox, Field, FieldError, FieldGroup, TextArea } from '../../shared/ui/fields.tsx'
import { BirthFields, EmailField, NameField, OptionalFields, PhoneField } from './birth-fields.tsx'
import { FormLayout } from './form-layout.tsx'
import { MAX_LENGTH, WIZARD_STEPS } from './intake-checks.ts'
import { readClock, readDate } from './intake-draft.ts'
import { placeLabel } from './place-text.ts'
import { useIntakeForm } from './use-intake-form.ts'
import styles from './form-layout.module.css'

/** /form-hindi: a wizard of four steps. */
export default function HindiFormScreen() {
  const { t, form, step, draft, questions, errorText, failure, pending, onSubmit, back } = useIntakeForm('wizard', WIZARD_STEPS)
  const { register } = form
  const summary = useMemo(() => {
    const [date, clock] = [readDate(draft), readClock(draft)]
    return [
      [t('form.fullName.label'), draft.fullName],
      [t('form.email.label'), draft.email],
      [t('form.dateOfBirth.label'), date.kind === 'ok' ? formatCalendarDate('hindi', date.value) : ''],
      [
        t('form.timeOfBirth.label'),
        draft.precision === 'unknown'
          ? t('form.precision.unknown')
          : draft.precision === 'dayPart'
            ? draft.dayPart && t(`form.dayPart.${draft.dayPart}`)
            : clock.kind === 'ok'
              ? formatClockTime('hindi', clock.value)
              : '',
      ],
      [t('form.place.label'), draft.place === null ? draft.placeOfBirth || draft.coordinates : placeLabel(draft.place, 'hindi', t)],
      [t('form.concerns.label'), draft.concerns.map((concern) => t(`form.concerns.${concern}`)).join(', ')],
    ]
  }, [draft, t])

  return (
    <FormProvider {...form}>
      <FormLayout
        title={t(`form.wizard${step}.title`)}
        intro={t(`form.wizard${step}.intro`)}
        stepText={t('form.wizard.progress', { step, steps: 4, name: t(`form.wizard${step}.name`) })}
        percent={step * 25}
        draft={draft}
      >
        <p className={styles.home}>
          <Link to="/">{t('form.toHome')}</Link>
        </p>
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          <div className={styles.step} hidden={step !== 1}>
            <NameField errorText={errorText} />
            <EmailField errorText={errorText} />
            <PhoneField errorText={errorText} required />
            <OptionalFields />
          </div>
          <div className={styles.step} hidden={step !== 2}>
            <BirthFields errorText={errorText} questions={questions} />
          </div>
          <div className={styles.step} hidden={step !== 3}>
            <FieldGroup label={t('form.concerns.label')} required reason={t('form.concerns.reason')} error={errorText('concerns')}>
              {() => (
                <div className={styles.choices}>
                  {HINDI_CONCERNS.map((concern) => (
                    <Checkbox key={concern} value={concern} {...register('concerns')}>
                      {t(`form.concerns.${concern}`)}
                    </Checkbox>
                  ))}
                </div>
              )}
            </FieldGroup>
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
          </div>
          <div className={styles.step} hidden={step !== 4}>
            <dl className={styles.summary}>
              {summary.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.narrow}>
              <Checkbox error={errorText('disclaimerAccepted')} aria-required {...register('disclaimerAccepted')}>
                {t('form.disclaimer')} <span aria-hidden="true">*</span>
              </Checkbox>
            </div>
          </div>
          <div className={`${styles.send} ${styles.wizardSend}`}>
            <div className={step === 1 ? undefined : styles.backAndSend}>
              {step === 1 ? null : (
                <Button tone="outline" onClick={back}>
                  {t('form.back')}
                </Button>
              )}
              {/* another button each step: the one colour does not fade into the other */}
              <Button key={step} type="submit" tone={step === 4 ? 'accent' : 'primary'} wide busy={pending}>
                {step === 4 ? t(pending ? 'form.submitting' : 'form.submit') : t(`form.wizard${step}.continue`)}
              </Button>
            </div>
            <FieldError id="submit-failure">{failure}</FieldError>
          </div>
        </form>
      </FormLayout>
    </FormProvider>
  )
}

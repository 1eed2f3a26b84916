import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { DoubledHour } from '@disha/contracts/birth'
import { GENDERS } from '@disha/contracts/api/intake'
import { LOCALES } from '@disha/contracts/language'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { controlStyles, Field, FieldGroup, Segments, Select, TextInput } from '../../shared/ui/fields.tsx'
import type { OpenQuestions } from './use-intake-form.ts'
import { MAX_LENGTH, type DraftField } from './intake-checks.ts'
import { ABOUT_MINUTES, asksForClock, DAY_PART_OPTIONS, PRECISIONS, type IntakeDraft } from './intake-draft.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { placeCoordinates, placeLabel } from './place-text.ts'
import styles from './form-layout.module.css'

/** One way to read the clock of that day, as the API offers it. */
export type ClockChoice = { doubledHour: DoubledHour; utcOffsetSeconds: number; utc: string }

type ErrorText = (field: DraftField) => string | undefined

export function NameField({ errorText }: { errorText: ErrorText }) {
  const t = useTranslate('form')
  const { register } = useFormContext<IntakeDraft>()
  return (
    <Field label={t('form.fullName.label')} required reason={t('form.fullName.reason')} error={errorText('fullName')}>
      {({ id, describedBy, invalid }) => (
        <TextInput
          id={id}
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required
          {...register('fullName')}
        />
      )}
    </Field>
  )
}

export function EmailField({ errorText }: { errorText: ErrorText }) {
  const t = useTranslate('form')
  const { register } = useFormContext<IntakeDraft>()
  return (
    <Field label={t('form.email.label')} required reason={t('form.email.reason')} error={errorText('email')}>
      {({ id, describedBy, invalid }) => (
        <TextInput
          id={id}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required
          {...register('email')}
        />
      )}
    </Field>
  )
}

/** The phone number: asked by the Hindi form, optional on the Tamil and Telugu ones. */
export function PhoneField({ errorText, required }: { errorText: ErrorText; required: boolean }) {
  const t = useTranslate('form')
  const { register } = useFormContext<IntakeDraft>()
  return (
    <Field
      label={t('form.phone.label')}
      required={required}
      {...(required ? {} : { optional: t('form.optional') })}
      reason={t('form.phone.reason')}
      error={errorText('phone')}
    >
      {({ id, describedBy, invalid }) => (
        <TextInput
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          {...register('phone')}
        />
      )}
    </Field>
  )
}

/** Date, time with how well it is known, and place: what the chart is computed from. */
export function BirthFields({
  errorText,
  questions,
  onAnswered,
}: {
  errorText: ErrorText
  questions: OpenQuestions
  onAnswered: () => void
}) {
  return (
    <>
      <DateFields errorText={errorText} />
      <TimeFields errorText={errorText} questions={questions} onAnswered={onAnswered} />
      <PlaceField errorText={errorText} questions={questions} onAnswered={onAnswered} />
    </>
  )
}

function DateFields({ errorText }: { errorText: ErrorText }) {
  const t = useTranslate('form')
  const { language } = useLanguage()
  const { register } = useFormContext<IntakeDraft>()
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' })
  const error = errorText('day') ?? errorText('month') ?? errorText('year')
  return (
    <FieldGroup label={t('form.dateOfBirth.label')} required reason={t('form.dateOfBirth.reason')} error={error}>
      {({ describedBy, invalid }) => (
        <div className={styles.date}>
          <TextInput
            placeholder={t('form.day')}
            aria-label={t('form.day')}
            inputMode="numeric"
            autoComplete="bday-day"
            maxLength={2}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...register('day')}
          />
          <Select
            aria-label={t('form.month')}
            autoComplete="bday-month"
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...register('month')}
          >
            <option value="">{t('form.month')}</option>
            {Array.from({ length: 12 }, (_, index) => (
              <option key={index} value={String(index + 1)}>
                {month.format(Date.UTC(2000, index, 1))}
              </option>
            ))}
          </Select>
          <TextInput
            placeholder={t('form.year')}
            aria-label={t('form.year')}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...register('year')}
          />
        </div>
      )}
    </FieldGroup>
  )
}

const offsetText = (seconds: number): string => {
  const size = Math.abs(seconds)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${seconds < 0 ? '−' : '+'}${part(Math.floor(size / 3600))}:${part(Math.floor(size / 60) % 60)}${size % 60 === 0 ? '' : `:${part(size % 60)}`}`
}

function TimeFields({ errorText, questions, onAnswered }: { errorText: ErrorText; questions: OpenQuestions; onAnswered: () => void }) {
  const t = useTranslate('form')
  const { register, control, setValue, clearErrors } = useFormContext<IntakeDraft>()
  const precision = useWatch({ control, name: 'precision' })
  const forget = { onChange: () => setValue('doubledHour', '') }
  const error = errorText('hour') ?? errorText('minute') ?? errorText('meridiem') ?? errorText('dayPart')
  return (
    <FieldGroup label={t('form.timeOfBirth.label')} required={asksForClock(precision)} reason={t('form.timeOfBirth.reason')} error={error}>
      {({ describedBy, invalid }) => (
        <>
          {asksForClock(precision) ? (
            <div className={styles.time}>
              <TextInput
                placeholder={t('form.hour')}
                aria-label={t('form.hour')}
                inputMode="numeric"
                maxLength={2}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                {...register('hour', forget)}
              />
              <span aria-hidden="true">:</span>
              <TextInput
                placeholder={t('form.minute')}
                aria-label={t('form.minute')}
                inputMode="numeric"
                maxLength={2}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                {...register('minute', forget)}
              />
              <Select
                aria-label={t('form.meridiem')}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                {...register('meridiem', forget)}
              >
                <option value="">{t('form.meridiem')}</option>
                <option value="am">{t('form.am')}</option>
                <option value="pm">{t('form.pm')}</option>
              </Select>
            </div>
          ) : null}
          {precision === 'dayPart' ? (
            <Select
              aria-label={t('form.precision.dayPart')}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              {...register('dayPart')}
            >
              <option value="">{t('form.choose')}</option>
              {DAY_PART_OPTIONS.map((part) => (
                <option key={part} value={part}>
                  {t(`form.dayPart.${part}`)}
                </option>
              ))}
            </Select>
          ) : null}
          <Segments
            legend={t('form.precision.label')}
            options={PRECISIONS.map((value) => ({ value, label: t(`form.precision.${value}`) }))}
            {...register('precision', { onChange: () => clearErrors(['hour', 'minute', 'meridiem', 'dayPart']) })}
          />
          {precision === 'about' ? (
            <Select aria-label={t('form.about.label')} {...register('aboutMinutes')}>
              {ABOUT_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('form.about.minutes', { minutes: Number(minutes) })}
                </option>
              ))}
            </Select>
          ) : null}
          {precision === 'unknown' ? <p className={controlStyles.note}>{t('form.unknown.note')}</p> : null}
          {questions.clocks.length > 0 ? (
            <div className={styles.clocks} role="group" aria-label={t(`errors.${questions.clockCode}`)}>
              {questions.clocks.map((clock) => (
                <button
                  key={clock.doubledHour}
                  type="button"
                  onClick={() => {
                    setValue('doubledHour', clock.doubledHour)
                    clearErrors('hour')
                    onAnswered()
                  }}
                >
                  {t(`form.clock.${questions.clockCode === 'time_ambiguous' ? 'doubled' : 'skipped'}.${clock.doubledHour}`, {
                    offset: offsetText(clock.utcOffsetSeconds),
                  })}
                </button>
              ))}
            </div>
          ) : null}
        </>
      )}
    </FieldGroup>
  )
}

function PlaceField({ errorText, questions, onAnswered }: { errorText: ErrorText; questions: OpenQuestions; onAnswered: () => void }) {
  const t = useTranslate('form')
  const { control, setValue, clearErrors } = useFormContext<IntakeDraft>()
  const place = useWatch({ control, name: 'place' })
  const { field } = useController({ control, name: 'placeOfBirth' })
  return (
    <Field
      label={t('form.place.label')}
      required
      reason={t('form.place.reason')}
      error={errorText('placeOfBirth')}
      after={
        place === null ? null : (
          <p className={controlStyles.good}>
            <CheckIcon size={18} />
            <span>
              {placeLabel(place)}. {placeCoordinates(place, t)}
            </span>
          </p>
        )
      }
    >
      {({ id, describedBy, invalid }) => (
        <PlaceCombobox
          id={id}
          describedBy={describedBy}
          invalid={invalid}
          inputRef={field.ref}
          text={field.value}
          picked={place}
          candidates={questions.candidates}
          onBlur={field.onBlur}
          onText={(text) => {
            field.onChange(text)
            setValue('place', null)
            setValue('doubledHour', '')
            if (questions.candidates.length > 0) onAnswered()
          }}
          onPick={(picked) => {
            field.onChange(picked.name)
            setValue('place', picked)
            setValue('doubledHour', '')
            clearErrors('placeOfBirth')
            onAnswered()
          }}
        />
      )}
    </Field>
  )
}

export function OptionalFields() {
  const t = useTranslate('form')
  const { register } = useFormContext<IntakeDraft>()
  return (
    <div className={styles.pair}>
      <Field narrow label={t('form.gotra.label')} optional={t('form.optional')}>
        {({ id }) => (
          <TextInput
            id={id}
            autoComplete="off"
            maxLength={MAX_LENGTH.name}
            placeholder={t('form.gotra.placeholder')}
            aria-describedby="optional-reason"
            {...register('gotra')}
          />
        )}
      </Field>
      <Field narrow label={t('form.gender.label')} optional={t('form.optional')}>
        {({ id }) => (
          <Select id={id} aria-describedby="optional-reason" autoComplete="sex" {...register('gender')}>
            <option value="">{t('form.choose')}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(`form.gender.${gender}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p id="optional-reason" className={`${controlStyles.note} ${controlStyles.aside}`}>
        {t('form.optional.reason')}
      </p>
    </div>
  )
}

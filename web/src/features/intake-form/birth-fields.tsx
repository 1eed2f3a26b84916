import { lazy, Suspense } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { GENDERS } from '@disha/contracts/api/intake'
import { LOCALES } from '@disha/contracts/language'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { controlStyles, Field, FieldError, FieldGroup, Segments, Select, TextField, TextInput } from '../../shared/ui/fields.tsx'
import { CoordinatesField } from './coordinates-field.tsx'
import { readCoordinates } from './coordinates.ts'
import { MAX_LENGTH, type DraftField } from './intake-checks.ts'
import { ABOUT_MINUTES, asksForClock, DAY_PART_OPTIONS, PRECISIONS, readClock, type IntakeDraft } from './intake-draft.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { placeCoordinates, placeLabel } from './place-text.ts'
import type { BirthQuestions } from './use-birth-questions.ts'
import styles from './form-layout.module.css'

/** With its own texts, which only a birth with a place needs. */
const ClockQuestion = lazy(() => import('./clock-question.tsx'))

type ErrorText = (field: DraftField) => string | undefined

export function NameField({ errorText }: { errorText: ErrorText }) {
  const t = useTranslate('form')
  const { register } = useFormContext<IntakeDraft>()
  return (
    <TextField
      label={t('form.fullName.label')}
      required
      reason={t('form.fullName.reason')}
      error={errorText('fullName')}
      autoComplete="name"
      maxLength={MAX_LENGTH.name}
      {...register('fullName')}
    />
  )
}

export function EmailField({ errorText }: { errorText: ErrorText }) {
  const t = useTranslate('form')
  const { register } = useFormContext<IntakeDraft>()
  return (
    <TextField
      label={t('form.email.label')}
      required
      reason={t('form.email.reason')}
      error={errorText('email')}
      type="email"
      autoComplete="email"
      maxLength={MAX_LENGTH.email}
      {...register('email')}
    />
  )
}

/** The phone number: asked by the Hindi form, optional on the Tamil and Telugu ones. */
export function PhoneField({ errorText, required }: { errorText: ErrorText; required: boolean }) {
  const t = useTranslate('form')
  const { register } = useFormContext<IntakeDraft>()
  return (
    <TextField
      label={t('form.phone.label')}
      required={required}
      {...(required ? {} : { optional: t('form.optional') })}
      reason={t('form.phone.reason')}
      error={errorText('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
      {...register('phone')}
    />
  )
}

/** Date, time with how well it is known, and place: what the chart is computed from. */
export function BirthFields({ errorText, questions }: { errorText: ErrorText; questions: BirthQuestions }) {
  return (
    <>
      <DateFields errorText={errorText} />
      <TimeFields errorText={errorText} />
      <PlaceField errorText={errorText} questions={questions} />
      <ClockField errorText={errorText} questions={questions} />
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

function TimeFields({ errorText }: { errorText: ErrorText }) {
  const t = useTranslate('form')
  const { register, control, clearErrors } = useFormContext<IntakeDraft>()
  const precision = useWatch({ control, name: 'precision' })
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
                {...register('hour')}
              />
              <span aria-hidden="true">:</span>
              <TextInput
                placeholder={t('form.minute')}
                aria-label={t('form.minute')}
                inputMode="numeric"
                maxLength={2}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                {...register('minute')}
              />
              <Select
                aria-label={t('form.meridiem')}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                {...register('meridiem')}
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
        </>
      )}
    </FieldGroup>
  )
}

function PlaceField({ errorText, questions }: { errorText: ErrorText; questions: BirthQuestions }) {
  const t = useTranslate('form')
  const { language } = useLanguage()
  const { control, setValue, clearErrors, setFocus } = useFormContext<IntakeDraft>()
  const place = useWatch({ control, name: 'place' })
  const byCoordinates = useWatch({ control, name: 'byCoordinates' })
  const { field } = useController({ control, name: 'placeOfBirth' })
  const switchTo = (coordinates: boolean) => {
    setValue('byCoordinates', coordinates)
    setValue('place', null)
    clearErrors(['placeOfBirth', 'coordinates', 'timeZone'])
    questions.answered()
    setTimeout(() => setFocus(coordinates ? 'coordinates' : 'placeOfBirth'))
  }
  const other = (
    <button type="button" className={styles.other} onClick={() => switchTo(!byCoordinates)}>
      {t(byCoordinates ? 'form.place.fromList' : 'form.place.notListed')}
    </button>
  )
  if (byCoordinates) {
    return (
      <>
        <Field label={t('form.place.name')} optional={t('form.optional')} after={other}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              name="placeOfBirth"
              autoComplete="off"
              autoCapitalize="words"
              maxLength={MAX_LENGTH.place}
              aria-describedby={describedBy}
              value={field.value}
              ref={field.ref}
              onBlur={field.onBlur}
              onChange={field.onChange}
            />
          )}
        </Field>
        <CoordinatesField errorText={errorText} />
      </>
    )
  }
  return (
    <Field
      label={t('form.place.label')}
      required
      reason={t('form.place.reason')}
      error={errorText('placeOfBirth')}
      after={
        <>
          {place === null ? null : (
            <p className={controlStyles.good}>
              <CheckIcon size={18} />
              <span>
                {placeLabel(place, language, t)} · {placeCoordinates(place, t)}
                {place.approximate ? ` (${t('form.place.approximate')})` : null}
              </span>
            </p>
          )}
          {place === null ? other : null}
        </>
      }
    >
      {({ id, describedBy, invalid }) => (
        <PlaceCombobox
          id={id}
          label={t('form.place.label')}
          describedBy={describedBy}
          invalid={invalid}
          inputRef={field.ref}
          text={field.value}
          picked={place}
          candidates={questions.candidates}
          onBlur={() => {
            field.onBlur()
            // a map's coordinates pasted where the name goes
            if (place === null && readCoordinates(field.value).kind === 'ok') {
              setValue('coordinates', field.value)
              field.onChange('')
              switchTo(true)
            }
          }}
          onText={(text) => {
            field.onChange(text)
            setValue('place', null)
            if (questions.candidates.length > 0) questions.answered()
          }}
          onPick={(picked) => {
            field.onChange(picked.name)
            setValue('place', picked)
            clearErrors('placeOfBirth')
            questions.answered()
          }}
        />
      )}
    </Field>
  )
}

/** How the clock is read, as soon as it can be told; what is doubtful is asked. */
function ClockField({ errorText, questions }: { errorText: ErrorText; questions: BirthQuestions }) {
  const { control, setValue, clearErrors } = useFormContext<IntakeDraft>()
  const [hour, minute, meridiem, precision, choice] = useWatch({
    control,
    name: ['hour', 'minute', 'meridiem', 'precision', 'clockChoice'],
  })
  const time = readClock({ hour, minute, meridiem })
  if (!asksForClock(precision) || time.kind !== 'ok' || questions.clock === undefined) return null
  return (
    <div className={styles.clock}>
      <Suspense fallback={null}>
        <ClockQuestion
          birth={questions.birth}
          time={time.value}
          clock={questions.clock}
          choice={choice}
          urgent={questions.urgent === questions.birth}
          onShown={questions.shown}
          onChoose={(chosen) => {
            setValue('clockChoice', chosen, { shouldDirty: true })
            clearErrors('clockChoice')
          }}
        />
      </Suspense>
      <FieldError id="clock-error">{errorText('clockChoice')}</FieldError>
    </div>
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

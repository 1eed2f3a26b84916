import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '../../shared/api/api.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { Checkbox, controlStyles, Field, FieldError, TextInput } from '../../shared/ui/fields.tsx'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { ChoiceList } from './choice-list.tsx'
import { readCoordinates } from './coordinates.ts'
import type { DraftField } from './intake-checks.ts'
import type { IntakeDraft } from './intake-draft.ts'
import { placeCoordinates, placeLabel } from './place-text.ts'
import styles from './clock-question.module.css'

const DEBOUNCE_MS = 400

/** Latitude and longitude by hand, and the zone that goes with them: proposed by the API, confirmed here. */
export function CoordinatesField({ errorText }: { errorText: (field: DraftField) => string | undefined }) {
  const t = useTranslate('form')
  const { language } = useLanguage()
  const { control, register, setValue, clearErrors } = useFormContext<IntakeDraft>()
  const coordinates = useWatch({ control, name: 'coordinates' })
  const timeZone = useWatch({ control, name: 'timeZone' })
  const read = readCoordinates(coordinates)
  const key = read.kind === 'ok' ? `${read.value.latitude},${read.value.longitude}` : ''
  const settled = useDebounced(key, DEBOUNCE_MS)
  const near = useQuery({
    queryKey: ['near', key],
    queryFn: ({ signal }) => {
      if (read.kind !== 'ok') throw new Error('no coordinates to look near')
      return api.near(read.value, signal)
    },
    enabled: key !== '' && key === settled,
    retry: 1,
  })
  const choose = (zone: string) => {
    setValue('timeZone', zone, { shouldDirty: true })
    clearErrors('timeZone')
  }
  const zones = near.data?.timeZones ?? []
  const asking = key !== '' && near.data === undefined && !near.isError
  return (
    <>
      <Field label={t('form.coordinates.label')} required reason={t('form.coordinates.reason')} error={errorText('coordinates')}>
        {({ id, describedBy, invalid }) => (
          <>
            <TextInput
              id={id}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder="17.385, 78.487"
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              aria-required
              {...register('coordinates', { onChange: () => setValue('timeZone', '') })}
            />
            <p role="status" className={read.kind === 'ok' ? controlStyles.good : controlStyles.note}>
              {read.kind === 'ok' ? (
                <>
                  <CheckIcon size={18} />
                  <span>
                    {placeCoordinates(read.value, t)}. {asking ? t('form.coordinates.searching') : null}
                    {near.data ? t('form.coordinates.near', { place: placeLabel(near.data.place, language, t), km: near.data.km }) : null}
                  </span>
                </>
              ) : null}
              {read.kind === 'outOfRange' ? t('form.error.coordinatesRange') : null}
            </p>
          </>
        )}
      </Field>
      {near.isError ? (
        <p className={controlStyles.note}>
          {t('form.coordinates.offline')}{' '}
          <button type="button" className={controlStyles.link} onClick={() => void near.refetch()}>
            {t('form.coordinates.again')}
          </button>
        </p>
      ) : null}
      {zones.length === 1 ? (
        <Checkbox
          error={errorText('timeZone')}
          checked={timeZone === zones[0]}
          onChange={(event) => choose(event.target.checked ? (zones[0] ?? '') : '')}
        >
          {t('form.zone.confirm', { timeZone: zones[0] ?? '' })}
        </Checkbox>
      ) : null}
      {zones.length > 1 ? (
        <section className={styles.question} role="group" aria-label={t('form.zone.title')}>
          <p className={styles.title}>{t('form.zone.title')}</p>
          <p>{t('form.zone.several')}</p>
          <ChoiceList
            name="zone"
            chosen={timeZone}
            choices={zones.map((zone, index) => ({
              value: zone,
              label: zone,
              note: index === 0 ? t('form.zone.byBorder') : t('form.zone.byPlace'),
            }))}
            onChoose={choose}
          />
          <FieldError id="zone-error">{errorText('timeZone')}</FieldError>
        </section>
      ) : null}
      {zones.length === 0 ? <FieldError id="zone-error">{errorText('timeZone')}</FieldError> : null}
    </>
  )
}

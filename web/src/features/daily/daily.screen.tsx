import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DailyInsightsResponse, DayElement } from '@disha/contracts/api/daily'
import type { Place } from '@disha/contracts/api/places'
import type { Translate } from '@disha/i18n/translate'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { formPath, insightsPath, type Language } from '../../shared/language/languages.ts'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { Footer } from '../../shared/ui/footer.tsx'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { PlaceCombobox } from '../intake-form/place-combobox.tsx'
import { BANDS, BandSample, DayLine } from './day-line.tsx'
import { dateText, elongationAt, endOfDay, endsWithin, phaseOf, shiftDate, timeWriter, zonedTime } from './day-times.ts'
import { dailyInsights, spotFor, type DailySpot } from './daily-place.ts'
import { MoonDisc } from './moon-disc.tsx'
import { houseFromMoon, natalMoonOf, taraOf } from './own-moon.ts'
import styles from './daily.module.css'

const NOW_STEP_MS = 30_000

/** Milliseconds now, refreshed twice a minute: how far the Sun is on its way. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), NOW_STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Daily Insights: the panchanga of a day and the Moon's way, for a place. Place and date stand in the address. */
export default function DailyScreen() {
  const t = useTranslate('daily', 'chart', 'insights', 'form')
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date')
  const spot = spotFor(search.get('place'), language)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['daily', spot.kind === 'city' ? spot.city : spot.kind === 'birth' ? spot.place.id : spot.placeId, asked ?? 'today'],
    queryFn: ({ signal }) => dailyInsights(spot, asked, signal),
    placeholderData: keepPreviousData,
  })
  const go = (changes: { place?: string; date?: string | null }) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (changes.place !== undefined) next.set('place', changes.place)
      if (changes.date === null) next.delete('date')
      else if (changes.date !== undefined) next.set('date', changes.date)
      return next
    })
  const day = error === null ? data : undefined

  return (
    <>
      <PageTitle>{t('daily.title')}</PageTitle>
      <div className={`night ${styles.sky}`}>
        <PageHeader>
          <div className={styles.languages}>
            <LanguageSwitcher />
          </div>
        </PageHeader>
        <div className={`wrap ${styles.languagesHere}`}>
          <LanguageSwitcher />
        </div>
        <section className={`wrap ${styles.hero}`} aria-labelledby="daily-title" aria-busy={isFetching}>
          <div className={styles.words}>
            <h1 id="daily-title" tabIndex={-1}>
              {t('daily.title')}
            </h1>
            {day === undefined ? null : <DayHeading t={t} language={language} day={day} spot={spot} />}
            <DayNav t={t} language={language} day={day} onDate={(date) => go({ date })} />
            <PlacePicker t={t} onPick={(place) => go({ place: place.id })} />
          </div>
          {error !== null ? (
            <div className={styles.error} role="alert">
              <p>{t(isOutside(error) ? 'daily.outside' : errorMessageKey(error))}</p>
              <div className={styles.errorActions}>
                <Button tone="outline" busy={isFetching} onClick={() => void refetch()}>
                  {t('common.tryAgain')}
                </Button>
                <Button tone="outline" onClick={() => setSearch(new URLSearchParams())}>
                  {t('daily.today')}
                </Button>
              </div>
            </div>
          ) : day === undefined ? (
            <div className={styles.waiting} role="status">
              <span className="visually-hidden">{t('daily.loading')}</span>
            </div>
          ) : (
            <DayPicture t={t} language={language} day={day} />
          )}
        </section>
      </div>
      <main id="content">
        {day === undefined ? null : (
          <>
            <Limbs t={t} language={language} day={day} />
            <MoonToday t={t} language={language} day={day} />
          </>
        )}
      </main>
      <Footer />
    </>
  )
}

/** A date that the ephemeris does not hold, or that is not in the calendar. */
const isOutside = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'invalid_request' && JSON.stringify(error.detail('fields')).includes('"date"')

type DayProps = { t: Translate; language: Language; day: DailyInsightsResponse }

function DayHeading({ t, language, day, spot }: DayProps & { spot: DailySpot }) {
  const place = day.place?.name ?? (spot.kind === 'city' ? t(`daily.city.${spot.city}`) : '')
  return (
    <div className={styles.heading} aria-live="polite">
      <p className={styles.weekday}>{t(`daily.weekday.${day.vara}`)}</p>
      <p className={styles.date}>{dateText(language, day.date, 'long')}</p>
      <p className={styles.lead}>{t('daily.lead', { place })}</p>
      {spot.kind === 'chosen' ? null : (
        <p className={styles.because}>{t(`daily.place.${spot.kind === 'city' ? 'default' : 'birth'}`, { place })}</p>
      )}
    </div>
  )
}

function DayNav({
  t,
  language,
  day,
  onDate,
}: {
  t: Translate
  language: Language
  day: DailyInsightsResponse | undefined
  onDate: (date: string | null) => void
}) {
  const id = useId()
  const label = (date: string) => dateText(language, date, 'short')
  return (
    <nav className={styles.nav} aria-label={t('daily.days')}>
      <button type="button" disabled={day === undefined} onClick={() => day && onDate(shiftDate(day.date, -1))}>
        <Arrow back />
        <span className="visually-hidden">{t('daily.previous')} </span>
        {day ? label(shiftDate(day.date, -1)) : ''}
      </button>
      <span className={styles.pick}>
        <label className="visually-hidden" htmlFor={id}>
          {t('daily.pick')}
        </label>
        <CalendarIcon size={24} />
        <input
          id={id}
          type="date"
          min="1900-01-02"
          max="2099-12-28"
          value={day?.date ?? ''}
          onChange={(event) => {
            if (event.target.value !== '') onDate(event.target.value)
          }}
        />
      </span>
      <button type="button" onClick={() => onDate(null)}>
        {t('daily.today')}
      </button>
      <button type="button" disabled={day === undefined} onClick={() => day && onDate(shiftDate(day.date, 1))}>
        <span className="visually-hidden">{t('daily.next')} </span>
        {day ? label(shiftDate(day.date, 1)) : ''} <Arrow />
      </button>
    </nav>
  )
}

const Arrow = ({ back = false }: { back?: boolean }) => (
  <svg width="18" height="12" viewBox="0 0 18 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" focusable="false">
    <path d={back ? 'M17 6H2M6.500 1.500 2 6l4.500 4.500' : 'M1 6h15M11.500 1.500 16 6l-4.500 4.500'} />
  </svg>
)

/** Opens on demand: most visitors stay with one place. */
function PlacePicker({ t, onPick }: { t: Translate; onPick: (place: Place) => void }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])
  return (
    <div className={styles.place}>
      <button ref={toggle} type="button" aria-expanded={open} aria-controls={`${id}-panel`} onClick={() => setOpen(!open)}>
        {t('daily.place.change')}
      </button>
      <div id={`${id}-panel`} hidden={!open} className={styles.placePanel}>
        <label htmlFor={id}>{t('daily.place.label')}</label>
        <PlaceCombobox
          id={id}
          label={t('daily.place.label')}
          describedBy=""
          invalid={false}
          inputRef={input}
          text={text}
          picked={null}
          candidates={[]}
          onText={setText}
          onPick={(place) => {
            onPick(place)
            setText('')
            setOpen(false)
            toggle.current?.focus()
          }}
          onBlur={() => undefined}
        />
      </div>
    </div>
  )
}

function DayPicture({ t, language, day }: DayProps) {
  const now = useNow()
  const write = timeWriter(t, language, day)
  const { sunriseAt, sunsetAt } = day
  if (sunriseAt === null || sunsetAt === null) return <p className={styles.noSunrise}>{t('daily.noSunrise')}</p>
  const spanText = (band: (typeof BANDS)[number]) => {
    const span = day[band]
    return span === null ? '' : t('daily.span', { from: write(span.startAt), to: write(span.endAt) })
  }
  const isToday = zonedTime(now, day.timeZone).date === day.date
  const sunrise = write(sunriseAt)
  const sunset = write(sunsetAt)
  const elongation = elongationAt(day, isToday ? now : Date.parse(sunriseAt))
  const spans = Object.fromEntries(BANDS.map((band) => [band, spanText(band)]))
  return (
    <figure className={styles.picture}>
      <DayLine
        day={{ ...day, sunriseAt, sunsetAt }}
        now={isToday ? now : null}
        title={t('daily.line.alternative', { sunrise, sunset, ...spans } as Record<string, string>)}
      >
        <g transform="translate(0 -84)">
          <MoonDisc elongation={elongation} radius={52} />
        </g>
      </DayLine>
      <dl className={styles.ends}>
        <div>
          <dt>{t('daily.sunrise')}</dt>
          <dd>{sunrise}</dd>
        </div>
        <div className={styles.phase}>
          <dd>{t('daily.moon.phase', { phase: phaseOf(elongation) })}</dd>
        </div>
        <div>
          <dt>{t('daily.sunset')}</dt>
          <dd>{sunset}</dd>
        </div>
      </dl>
      <figcaption className={styles.bands}>
        <h2 className={styles.bandsTitle}>{t('daily.bands.title')}</h2>
        <ul>
          {BANDS.map((band) => (
            <li key={band}>
              <BandSample band={band} />
              <span>
                <strong>{t(`daily.${band}`)}</strong>
                <span>{spans[band]}</span>
              </span>
            </li>
          ))}
        </ul>
        <p>{t('daily.bands.note')}</p>
      </figcaption>
    </figure>
  )
}

/** Tithi with its paksha; full and new moon need none. */
function tithiText(t: Translate, number: number): string {
  const own = number === 30 ? 30 : ((number - 1) % 15) + 1
  const tithi = t(`daily.tithi.${own}`)
  return own === 15 || own === 30 ? tithi : t('daily.paksha', { paksha: number > 15 ? 'krishna' : 'shukla', tithi })
}

function Limbs({ t, language, day }: DayProps) {
  const write = timeWriter(t, language, day)
  const end = endOfDay(day)
  const steps = (elements: readonly DayElement[], name: (element: DayElement, index: number) => string) =>
    elements.map((element, index) => ({
      key: element.startAt,
      name: name(element, index),
      until: endsWithin(element, end) ? t('daily.until', { time: write(element.endAt) }) : elements.length === 1 ? t('daily.allDay') : '',
    }))
  const rows = [
    { limb: 'vara', values: [{ key: 'vara', name: t(`daily.weekday.${day.vara}`), until: '' }] },
    { limb: 'tithi', values: steps(day.tithi, ({ number }) => tithiText(t, number)) },
    { limb: 'nakshatra', values: steps(day.nakshatra, ({ number }) => t(`insights.nakshatra.${number}`)) },
    { limb: 'yoga', values: steps(day.yoga, ({ number }) => t(`daily.yoga.${number}`)) },
    { limb: 'karana', values: steps(day.karana, (_, index) => t(`daily.karana.${day.karana[index]?.name ?? ''}`)) },
  ]
  const place = day.place
  const coordinates =
    place === null
      ? null
      : {
          latitude: `${Math.abs(place.latitude).toFixed(2)}°`,
          longitude: `${Math.abs(place.longitude).toFixed(2)}°`,
        }
  return (
    <section className={`wrap ${styles.limbs}`} aria-labelledby="limbs-title">
      <h2 id="limbs-title">{t('daily.limbs.title')}</h2>
      <dl className={styles.table}>
        {rows.map(({ limb, values }) => (
          <div key={limb} className={styles.row}>
            <dt>
              {t(`daily.${limb}`)}
              <span className={styles.about}>{t(`daily.${limb}.about`)}</span>
            </dt>
            {values.map(({ key, name, until }) => (
              <dd key={key}>
                <span>{name}</span>
                {until === '' ? null : <span className={styles.until}>{until}</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <aside className={styles.how} aria-label={t('daily.how.title')}>
        <p className={styles.howTitle}>{t('daily.how.title')}</p>
        {coordinates === null ? null : <p>{t('daily.how.text', coordinates)}</p>}
        <p>{t('daily.how.sunrise')}</p>
        <p>{t('daily.how.custom')}</p>
      </aside>
    </section>
  )
}

function MoonToday({ t, language, day }: DayProps) {
  const write = timeWriter(t, language, day)
  const end = endOfDay(day)
  const kept = visitorStore.get('insights')
  const natal = natalMoonOf(kept?.evidence.chart)
  return (
    <section className={styles.moon} aria-labelledby="moon-title">
      <div className={`wrap ${styles.moonGrid}`}>
        <div>
          <h2 id="moon-title">{t('daily.moon.title')}</h2>
          <p className={styles.stayTitle}>{t('daily.rashi')}</p>
          <ul className={styles.stays}>
            {day.moonSign.map((stay) => (
              <li key={stay.startAt}>
                <strong>{t(`chart.rashi.${stay.number}`)}</strong>
                <span>{t('daily.until', { time: write(stay.endAt) })}</span>
              </li>
            ))}
          </ul>
          <p className={styles.stayTitle}>{t('daily.nakshatra')}</p>
          <ul className={styles.stays}>
            {day.nakshatra.map((stay) => (
              <li key={stay.startAt}>
                <strong>{t(`insights.nakshatra.${stay.number}`)}</strong>
                <span>{t('daily.until', { time: write(stay.endAt) })}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.own}>
          <h2>{t('daily.own.title')}</h2>
          {natal === null ? (
            <>
              <p>{t('daily.own.unknown')}</p>
              <ButtonLink tone="accent" to={formPath(language)}>
                {t('daily.own.start')}
              </ButtonLink>
            </>
          ) : (
            <>
              <p className={styles.yours}>
                {t('daily.own.yours', { rashi: t(`chart.rashi.${natal.sign}`), nakshatra: t(`insights.nakshatra.${natal.nakshatra}`) })}
              </p>
              <dl className={styles.ownList}>
                {day.moonSign.map((stay) => {
                  const house = houseFromMoon(natal, stay.number)
                  return (
                    <div key={stay.startAt}>
                      <dt>
                        {t('daily.own.house', { house })}
                        {endsWithin(stay, end) ? <span> {t('daily.until', { time: write(stay.endAt) })}</span> : null}
                      </dt>
                      <dd>{t(`daily.house.${house}`)}</dd>
                    </div>
                  )
                })}
                {day.nakshatra.map((stay) => {
                  const tara = taraOf(natal, stay.number)
                  return (
                    <div key={stay.startAt}>
                      <dt>
                        {t('daily.own.tara', { tara: t(`daily.tara.${tara}`) })}
                        {endsWithin(stay, end) ? <span> {t('daily.until', { time: write(stay.endAt) })}</span> : null}
                      </dt>
                      <dd>{t(`daily.tara.text.${tara}`)}</dd>
                    </div>
                  )
                })}
              </dl>
              <p className={styles.source}>{t('daily.own.source')}</p>
              <ButtonLink tone="outline" to={insightsPath(language)}>
                {t('daily.own.whole')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

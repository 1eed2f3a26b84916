import type { CSSProperties } from 'react'
import type { Translate } from '@disha/i18n/translate'
import { GrahaIcon } from '@disha/report/graha-icons'
import { GREAT_PERIODS, ROADMAP_FROM, ROADMAP_YEARS, SUB_PERIODS, type Period } from './sample-roadmap.ts'
import styles from './landing.module.css'

/** Drawing units per year; heights of the marks over the horizon, in units of the drawing's height of 100. */
const YEAR = 100
const ROW = 100
const x = (year: number): string => ((year - ROADMAP_FROM) * YEAR).toFixed(1)
const mark = (height: number) => (year: number) => `M${x(year)} ${ROW}V${ROW - height}`

const YEARS = Array.from({ length: ROADMAP_YEARS }, (_, index) => Math.ceil(ROADMAP_FROM) + index)
const NAMED_YEARS = YEARS.filter((year) => year % 5 === 0)

/** Shorter than this, in years, a period has no room for its icon: on a phone, or anywhere. */
const ROOM_ON_PHONE = 1.8
const ROOM = 0.7

const percent = (year: number): string => `${(((year - ROADMAP_FROM) / ROADMAP_YEARS) * 100).toFixed(2)}%`
const placed = ({ from, until }: Period): CSSProperties => ({
  left: percent(from),
  width: `${(((until - from) / ROADMAP_YEARS) * 100).toFixed(2)}%`,
})

/** The sample person's years as a scale on the horizon: who leads, and the shorter periods inside, each as wide as it is long. */
export function Roadmap({ t }: { t: Translate }) {
  return (
    <section className={styles.roadmap} aria-labelledby="roadmap-title">
      <div className={`wrap ${styles.roadmapText}`}>
        <h2 id="roadmap-title">{t('landing.roadmap.title')}</h2>
        <p>{t('landing.roadmap.text')}</p>
      </div>
      <figure className="wrap">
        <div className={styles.scale} aria-hidden="true">
          {GREAT_PERIODS.map((period) => (
            <span key={period.graha} className={styles.great} style={placed(period)}>
              <GrahaIcon graha={period.graha} size={20} />
              {t(`landing.roadmap.${period.graha}`)}
            </span>
          ))}
          {SUB_PERIODS.map((period) => (
            <span
              key={period.from}
              className={styles.sub}
              style={placed(period)}
              data-short={period.until - period.from < ROOM_ON_PHONE || undefined}
            >
              {period.until - period.from < ROOM ? null : <GrahaIcon graha={period.graha} size={18} />}
            </span>
          ))}
          <svg viewBox={`0 0 ${ROADMAP_YEARS * YEAR} ${ROW}`} preserveAspectRatio="none" focusable="false">
            <path className={styles.years} d={YEARS.map(mark(8)).join('')} />
            <path className={styles.fives} d={NAMED_YEARS.map(mark(16)).join('')} />
            <path
              className={styles.ends}
              d={SUB_PERIODS.slice(1)
                .map(({ from }) => mark(46)(from))
                .join('')}
            />
            <path
              className={styles.ends}
              d={GREAT_PERIODS.slice(1)
                .map(({ from }) => mark(ROW)(from))
                .join('')}
            />
          </svg>
          {NAMED_YEARS.map((year) => (
            <span key={year} className={styles.yearName} style={{ left: percent(year) }}>
              {year}
            </span>
          ))}
        </div>
        <figcaption>{t('landing.roadmap.caption')}</figcaption>
      </figure>
    </section>
  )
}

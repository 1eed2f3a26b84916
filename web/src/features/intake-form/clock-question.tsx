import { Fragment, useEffect, useId, useRef } from 'react'
import type { BirthClockResponse, BirthNotice, SkyByClock } from '@disha/contracts/api/intake'
import type { Translate } from '@disha/i18n/translate'
import { formatClockTime } from '@disha/i18n/format'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { ClockChoice } from './intake-draft.ts'
import styles from './clock-question.module.css'

/** What the question needs of an answer; a reading may come without its sky, when only the submit's refusal told of it. */
export type ClockToAsk = Pick<BirthClockResponse, 'status' | 'timeZone' | 'notices'> & {
  readings: (Omit<BirthClockResponse['readings'][number], 'sky'> & { sky?: SkyByClock })[]
}

type Props = {
  /** which birth this is about */
  birth: string
  /** `HH:MM` of the wall clock */
  time: string
  clock: ClockToAsk
  choice: ClockChoice | null
  /** the visitor wanted to go on and has not seen or answered it */
  urgent: boolean
  onShown: (birth: string) => void
  onChoose: (choice: ClockChoice) => void
}

const noticeText = ({ code, offset, otherOffset = '', minutes = 0 }: BirthNotice, t: Translate) =>
  t(`places.notice.${code}`, { offset, otherOffset, minutes })

/** What the other clock would do to ascendant and Moon, and by how much. */
function effectTexts({ differs, otherOffset = '' }: BirthNotice, t: Translate): string[] {
  if (differs === undefined) return []
  const values = {
    otherOffset,
    sign: t(`chart.rashi.${differs.used.lagnaSign}`),
    otherSign: t(`chart.rashi.${differs.other.lagnaSign}`),
    degrees: Math.abs(differs.ascendantDegrees).toFixed(1),
  }
  if (!differs.ascendant && !differs.moonPada) return [t('places.differs.neither', values)]
  return [
    ...(differs.ascendant ? [t('places.differs.ascendant', values)] : []),
    ...(differs.moonPada ? [t('places.differs.moonPada', values)] : []),
  ]
}

/** How the clock of the birth was read: one line where nothing is doubtful, else what is, and a choice with the usual reading taken. */
export default function ClockQuestion({ birth, time, clock, choice, urgent, onShown, onChoose }: Props) {
  const t = useTranslate('places', 'chart')
  const { language } = useLanguage()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => onShown(birth), [birth, onShown])
  useEffect(() => {
    if (!urgent) return
    // after the step's own change of focus
    const timer = setTimeout(() => {
      first.current?.focus({ preventScroll: true })
      first.current?.closest('section')?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [urgent, birth])

  const { readings, notices, status, timeZone } = clock
  const taken = readings.find(({ utcOffsetSeconds }) => choice?.of === birth && utcOffsetSeconds === choice.utcOffsetSeconds) ?? readings[0]
  if (taken === undefined) return null
  const rule = t('places.ruleUsed', { time: formatClockTime(language, time), offset: taken.offset, timeZone })
  if (notices.length === 0 && readings.length < 2) return <p className={styles.rule}>{rule}</p>

  const matters = notices.some(({ differs }) => differs !== undefined && (differs.ascendant || differs.moonPada))
  const label = (reading: ClockToAsk['readings'][number]) => {
    const { offset, doubledHour } = reading
    if (doubledHour === undefined) return t('places.choice.offset', { offset })
    return t(status === 'nonexistent' ? `places.choice.skipped.${doubledHour}` : `places.choice.${doubledHour}`, { offset })
  }
  return (
    <section className={styles.question} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-why`}>
      <p id={`${id}-title`} className={styles.title}>
        {t(readings.length > 1 ? 'places.choice.title' : 'places.choice.noted')}
      </p>
      <div id={`${id}-why`} className={styles.why}>
        {notices.map((notice) => (
          <Fragment key={notice.code}>
            <p>{noticeText(notice, t)}</p>
            {effectTexts(notice, t).map((text) => (
              <p key={text} className={notice.differs?.ascendant || notice.differs?.moonPada ? styles.matters : undefined}>
                {text}
              </p>
            ))}
          </Fragment>
        ))}
      </div>
      {readings.length > 1 ? (
        <>
          <ChoiceList
            name={`${id}-clock`}
            firstRef={first}
            chosen={String(taken.utcOffsetSeconds)}
            choices={readings.map((reading) => ({
              value: String(reading.utcOffsetSeconds),
              label: label(reading),
              note:
                matters && reading.sky
                  ? t('places.choice.sky', {
                      sign: t(`chart.rashi.${reading.sky.lagnaSign}`),
                      degree: String(Math.floor(reading.sky.lagnaDegree)),
                      pada: reading.sky.moonPada,
                    })
                  : null,
            }))}
            onChoose={(value) => {
              const reading = readings.find(({ utcOffsetSeconds }) => String(utcOffsetSeconds) === value)
              if (reading === undefined) return
              const { utcOffsetSeconds, doubledHour } = reading
              onChoose({ of: birth, utcOffsetSeconds, ...(doubledHour === undefined ? {} : { doubledHour }) })
            }}
          />
          <p className={styles.hint}>{t('places.choice.hint')}</p>
        </>
      ) : null}
      {timeZone === '' ? null : <p className={styles.hint}>{rule}</p>}
    </section>
  )
}

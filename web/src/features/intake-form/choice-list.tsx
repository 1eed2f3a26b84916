import type { ReactNode, Ref } from 'react'
import styles from './clock-question.module.css'

export type Choice = { value: string; label: string; note?: ReactNode }

/** A few answers, one under the other, of which one holds. */
export function ChoiceList({
  name,
  choices,
  chosen,
  firstRef,
  onChoose,
}: {
  name: string
  choices: readonly Choice[]
  chosen: string
  /** the radio that takes the focus */
  firstRef?: Ref<HTMLInputElement>
  onChoose: (value: string) => void
}) {
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label, note }, index) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            ref={index === 0 ? firstRef : undefined}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            {note ? <small>{note}</small> : null}
          </span>
        </label>
      ))}
    </div>
  )
}

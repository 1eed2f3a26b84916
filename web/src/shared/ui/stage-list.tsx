import { CheckIcon } from './icons.tsx'
import styles from './stage-list.module.css'

type Stage = { id: string | number; text: string; state: 'done' | 'now' | 'later' }

/** The stages of something that is being made: ticked, under way, still to come. */
export function StageList({ stages, live }: { stages: readonly Stage[]; live?: 'polite' }) {
  return (
    <ol className={styles.stages} aria-live={live}>
      {stages.map(({ id, text, state }) => (
        <li key={id} data-state={state}>
          {state === 'done' ? <CheckIcon size={18} /> : <span className={styles.dot} aria-hidden="true" />}
          {text}
        </li>
      ))}
    </ol>
  )
}

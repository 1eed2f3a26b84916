import styles from './screen-skeleton.module.css'

/** What stands while a screen's code and texts arrive: the empty frame on its horizon. Appears only after a moment. */
export function ScreenSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <svg
        viewBox="0 0 120 120"
        width="120"
        height="120"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeDasharray="0 4"
        aria-hidden="true"
      >
        <path d="M2 2h116v116H2ZM2 2l116 116M118 2 2 118M60 2l58 58-58 58L2 60Z" />
      </svg>
    </div>
  )
}

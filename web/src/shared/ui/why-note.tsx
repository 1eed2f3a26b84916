import styles from './why-note.module.css'

type Note = { fact: string; citation: string; holds: string }

/** The margin note: the fact in the chart, where the rule is written, how long it holds. */
export function WhyNote({ title, notes }: { title: string; notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <aside className={styles.why}>
      <p className={styles.title}>{title}</p>
      {notes.map((note) => (
        <div key={`${note.fact} ${note.citation}`} className={styles.entry}>
          <p>{note.fact}</p>
          {note.citation ? <p className={styles.citation}>{note.citation}</p> : null}
          {note.holds ? <p>{note.holds}</p> : null}
        </div>
      ))}
    </aside>
  )
}

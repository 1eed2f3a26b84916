import { ChevronDownIcon } from './icons.tsx'
import styles from './why-note.module.css'

type Note = { fact: string; citation: string; holds: string }

/** Of a long list so many stand open; the rest is one press away, so that the notes do not outgrow the text they belong to. */
const OPEN_NOTES = 3

type Props = {
  title: string
  notes: readonly Note[]
  /** the language of the notes, where it is not the page's */
  written?: 'en' | undefined
  /** words for what a long list folds away; without it nothing is folded */
  more?: (count: number) => string
}

/** The margin note: the fact in the chart, where the rule is written, how long it holds. */
export function WhyNote({ title, notes, written, more }: Props) {
  if (notes.length === 0) return null
  const open = more === undefined || notes.length <= OPEN_NOTES + 1 ? notes.length : OPEN_NOTES
  const folded = notes.slice(open)
  return (
    <aside className={styles.why}>
      <p className={styles.title}>{title}</p>
      <Notes notes={notes.slice(0, open)} written={written} />
      {folded.length === 0 ? null : (
        <details className={styles.more}>
          <summary>
            {more?.(folded.length)}
            <ChevronDownIcon size={16} />
          </summary>
          <Notes notes={folded} written={written} />
        </details>
      )}
    </aside>
  )
}

const Notes = ({ notes, written }: Pick<Props, 'notes' | 'written'>) =>
  notes.map((note) => (
    <div key={`${note.fact} ${note.citation}`} className={styles.entry} lang={written}>
      <p>{note.fact}</p>
      {note.citation ? <p className={styles.citation}>{note.citation}</p> : null}
      {note.holds ? <p>{note.holds}</p> : null}
    </div>
  ))

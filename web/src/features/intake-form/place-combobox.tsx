import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import type { Place } from '@disha/contracts/api/places'
import { api } from '../../shared/api/api.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { TextInput } from '../../shared/ui/fields.tsx'
import { placeCoordinates, placeLabel } from './place-text.ts'
import styles from './place-combobox.module.css'

const DEBOUNCE_MS = 220
/** A search that takes longer is spoken of. */
const SLOW_MS = 700
const SHORTEST_QUERY = 2

type Props = {
  id: string
  /** what the list is of, as the field's own label says it */
  label: string
  describedBy: string
  invalid: boolean
  inputRef: Ref<HTMLInputElement>
  text: string
  picked: Place | null
  /** places offered by the API because the text fits several */
  candidates: readonly Place[]
  onText: (text: string) => void
  onPick: (place: Place) => void
  onBlur: () => void
}

/**
 * A place: an editable combobox (WAI-ARIA APG, list autocomplete with manual selection) over the gazetteer. The focus stays in the
 * field; arrows move through the list, Enter takes, Escape closes. Answers are kept, and a search is dropped when more is typed.
 */
export function PlaceCombobox({ id, label, describedBy, invalid, inputRef, text, picked, candidates, onText, onPick, onBlur }: Props) {
  const t = useTranslate('form')
  const { language } = useLanguage()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const term = useDebounced(text.trim(), DEBOUNCE_MS)
  const searching = open && picked === null && candidates.length === 0 && term.length >= SHORTEST_QUERY
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ['places', language, term.toLowerCase()],
    queryFn: ({ signal }) => api.places(term, language, signal),
    enabled: searching,
    placeholderData: (previous) => previous,
  })
  const places = candidates.length > 0 ? candidates : searching ? (data?.places ?? []) : []
  const shown = (open || candidates.length > 0) && picked === null && places.length > 0
  const current = shown ? places[active] : undefined

  const stale = isFetching || term !== text.trim()
  const slow = useDebounced(searching && isFetching, SLOW_MS) && isFetching

  const pick = (place: Place) => {
    onPick(place)
    setOpen(false)
    setActive(-1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey || !shown) {
        setOpen(event.key === 'ArrowDown')
        setActive(-1)
        return
      }
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + places.length + (active === -1 && step === -1 ? 1 : 0)) % places.length)
    } else if (event.key === 'Enter' && shown) {
      // never sends the form while a list is open
      event.preventDefault()
      if (current !== undefined) pick(current)
    } else if ((event.key === 'Home' || event.key === 'End') && current !== undefined) {
      // back to editing, with the cursor where the key takes it
      setActive(-1)
    } else if (event.key === 'Escape' && open) {
      // a second press leaves the text alone: it may be a long name, typed by thumb; and a list still on its way stays away
      if (shown) event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
  }

  const said = (): { text: string; seen: boolean } => {
    if (candidates.length > 0) return { text: t('form.place.found', { count: candidates.length }), seen: false }
    if (picked !== null || !open || term.length < SHORTEST_QUERY) return { text: '', seen: false }
    if (slow) return { text: t('form.place.searching'), seen: true }
    if (stale || isPlaceholderData) return { text: '', seen: false }
    if (isError) return { text: t('form.place.offline'), seen: true }
    // what is not in the list is said to everyone, what is in it only to those who cannot see it
    return { text: t('form.place.found', { count: places.length }), seen: places.length === 0 }
  }
  const status = said()

  return (
    <div className={styles.combobox}>
      <TextInput
        id={id}
        // by its name what was typed before the program arrived finds its way back
        name="placeOfBirth"
        ref={inputRef}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={current === undefined ? undefined : `${listId}-${active}`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={200}
        value={text}
        placeholder={t('form.place.placeholder')}
        onChange={(event) => {
          onText(event.target.value)
          // what the page fills in again by itself opens no list over another field
          setOpen(event.target === document.activeElement)
          setActive(-1)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false)
          onBlur()
        }}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={!shown}
        data-inline={candidates.length > 0 && !open}
      >
        {shown
          ? places.map((place, index) => (
              <li
                key={place.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                // keeps the focus in the field, so that its blur does not close the list before the press counts
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(place)}
                onPointerMove={() => setActive(index)}
              >
                <span>{placeLabel(place, language, t)}</span>
                <small>{placeCoordinates(place, t)}</small>
              </li>
            ))
          : null}
      </ul>
      <p className={status.seen ? styles.status : 'visually-hidden'} role="status">
        {status.text}
      </p>
    </div>
  )
}

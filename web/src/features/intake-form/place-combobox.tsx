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
const SHORTEST_QUERY = 2

type Props = {
  id: string
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

/** The place of birth: an editable combobox (WAI-ARIA, list autocomplete with manual selection) over the gazetteer. */
export function PlaceCombobox({ id, describedBy, invalid, inputRef, text, picked, candidates, onText, onPick, onBlur }: Props) {
  const t = useTranslate('form')
  const { language } = useLanguage()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const term = useDebounced(text.trim(), DEBOUNCE_MS)
  const searching = open && picked === null && candidates.length === 0 && term.length >= SHORTEST_QUERY
  const { data, isFetching, isError } = useQuery({
    queryKey: ['places', language, term.toLowerCase()],
    queryFn: ({ signal }) => api.places(term, language, signal),
    enabled: searching,
    placeholderData: (previous) => previous,
  })
  const places = candidates.length > 0 ? candidates : searching ? (data?.places ?? []) : []
  const shown = (open || candidates.length > 0) && picked === null && places.length > 0
  const current = shown ? places[active] : undefined

  const pick = (place: Place) => {
    onPick(place)
    setOpen(false)
    setActive(-1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!shown) {
        setOpen(true)
        return
      }
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + places.length + (active === -1 && step === -1 ? 1 : 0)) % places.length)
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault()
      pick(current)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
  }

  const status =
    picked !== null || !open || term.length < SHORTEST_QUERY || isFetching
      ? ''
      : isError
        ? t('form.place.offline')
        : t('form.place.found', { count: places.length })

  return (
    <div className={styles.combobox}>
      <TextInput
        id={id}
        ref={inputRef}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
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
          setOpen(true)
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
        aria-label={t('form.place.label')}
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
                <span>{placeLabel(place)}</span>
                <small>{placeCoordinates(place, t)}</small>
              </li>
            ))
          : null}
      </ul>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  )
}

import { showWholeFonts } from './shared/lib/whole-fonts.ts'

/**
 * The small script of prerendered pages. They read and work as plain pages; the program arrives at the first touch, or when
 * the page has been at rest for a while. What a visitor presses or types before that is not lost: it is done again, or
 * filled in again, once the program listens.
 */
const REST_MS = 2_500

const FIELDS = 'input, select, textarea'
/** A phone that is busy all the time is never idle: the program comes all the same. */
const AT_LATEST_MS = 1_000
const soon = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback, { timeout: AT_LATEST_MS }) : setTimeout(callback, 50)
const idle = () => new Promise<void>((resolve) => void soon(() => resolve()))

/** The program's files, each after those it needs; the page names them. */
const files = JSON.parse(document.getElementById('program')?.textContent ?? '[]') as string[]
let asked = false

/** Downloads all at once and runs one after the other, with room for the visitor between them. */
async function start(): Promise<void> {
  if (asked) return
  asked = true
  document.head.append(...files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })))
  try {
    for (const file of files) {
      await import(/* @vite-ignore */ file)
      await idle()
    }
    await import('./main.tsx')
  } catch {
    // Without a connection the page stays a plain page; the next touch tries again.
    asked = false
  }
}

const whenLoaded = (then: () => void) => {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then)
}
const begin = () => void start()
whenLoaded(document.documentElement.dataset.program === 'soon' ? () => void soon(begin) : () => setTimeout(() => soon(begin), REST_MS))
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, begin, { capture: true, passive: true })

addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches(FIELDS)) void showWholeFonts()
})

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = new Map<string, Typed['type'] extends string ? string | boolean : never>()
let pressed: HTMLElement | null = null

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function onInput({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)) return
  const key = keyOf(target)
  if (key !== null) typed.set(key, isChoice(target) ? target.checked : target.value)
}

function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button === null) return
  event.preventDefault()
  pressed = button
  begin()
}

function onSubmit(event: Event): void {
  event.preventDefault()
  begin()
}

/** How a field is found again after the program has taken the page over. */
function keyOf(field: Typed): string | null {
  if (field.name !== '')
    return isChoice(field) && field.type === 'radio' ? `[name="${field.name}"][value="${field.value}"]` : `[name="${field.name}"]`
  return field.id === '' ? null : `[id="${field.id}"]`
}

function refill(): void {
  for (const [selector, value] of typed) {
    const field = document.querySelector<Typed>(selector)
    if (field === null) continue
    if (isChoice(field)) {
      if (field.checked !== value) field.click()
      continue
    }
    // React hears of a change only where the value differs from the last one it saw: empty first, in its sight, then the
    // value by the element's own setter, past it.
    field.value = ''
    const prototype = Object.getPrototypeOf(field) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

/** Whether a field holds something else than the page gave it. */
function isTouched(field: Typed): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected && option.value !== '')
  return isChoice(field) ? field.checked !== (field as HTMLInputElement).defaultChecked : field.value !== field.defaultValue
}

// typed before even this script was here
for (const field of document.querySelectorAll<Typed>(FIELDS)) if (isTouched(field)) onInput({ target: field })

addEventListener('input', onInput, true)
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
addEventListener(
  'disha:ready',
  () => {
    removeEventListener('input', onInput, true)
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    refill()
    if (pressed?.isConnected) pressed.click()
  },
  { once: true },
)

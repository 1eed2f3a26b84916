import { showWholeFonts } from './shared/lib/whole-fonts.ts'

/**
 * The small script of prerendered pages. They read and work as plain pages; the program arrives at the first touch, or when
 * the page has been at rest for a while. What a visitor presses or types before that is not lost: it is done again, or
 * filled in again, once the program listens.
 */
const REST_MS = 2_500

const FIELDS = 'input, select, textarea'
let asked = false
const start = (): void => {
  if (asked) return
  asked = true
  import('./main.tsx').catch(() => {
    // Without a connection the page stays a plain page; the next touch tries again.
    asked = false
  })
}

const soon = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50))
if (document.documentElement.dataset.program === 'soon') soon(start)
else {
  const rest = () => setTimeout(() => soon(start), REST_MS)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest)
}
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { capture: true, passive: true })

addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches(FIELDS)) void showWholeFonts()
})

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = new Map<string, Typed['type'] extends string ? string | boolean : never>()
let pressed: HTMLElement | null = null

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function onInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)) return
  const key = keyOf(target)
  if (key !== null) typed.set(key, isChoice(target) ? target.checked : target.value)
}

function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button === null) return
  event.preventDefault()
  pressed = button
  start()
}

function onSubmit(event: Event): void {
  event.preventDefault()
  start()
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
    // Through the element's own setter, so that React sees the change.
    const prototype = Object.getPrototypeOf(field) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

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

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { recordEvent } from '../shared/api/analytics.ts'
import { leaveCutFonts } from '../shared/lib/whole-fonts.ts'

/** On a new page: scroll to the top (or to the named part) and put the focus on its heading, so that screen readers say where one is. */
export function PageArrival() {
  const { pathname, hash } = useLocation()
  const first = useRef(true)
  useLayoutEffect(() => leaveCutFonts(pathname), [pathname])
  useEffect(() => recordEvent('page_view', { path: pathname }), [pathname])
  useEffect(() => {
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      return
    }
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading !== null) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }, [pathname, hash])
  return null
}

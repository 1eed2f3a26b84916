import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'

/**
 * The HTML of a page as it stands before anybody has touched it, for the build (vite/prerender-plugin.ts). Title and
 * description are left out: the page's head has its own.
 */
export async function renderPage(address: string): Promise<string> {
  const addresses = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App addresses={addresses} />, {
    // parts in the order of the page, without scripts that move them
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error)
    },
  })
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  if (errors.length > 0) throw new Error(`${address} did not render`, { cause: errors[0] })
  // React has escaped the quotes of the marks that the edge looks for
  return html
    .replace(/\{\{env &quot;(\w+)&quot; \| html\}\}/g, '{{env "$1" | html}}')
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/<meta name="description"[^>]*>/g, '')
}

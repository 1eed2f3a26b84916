import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'

/**
 * A page as it stands before anybody has touched it, for the build (vite/prerender-plugin.ts): its HTML without title and
 * description, which belong in the head, and the title.
 */
export async function renderPage(address: string): Promise<{ html: string; title: string }> {
  const addresses = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App addresses={addresses} />, {
    // parts in the order of the page, without scripts that move them
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error)
    },
  })
  let rendered = ''
  for await (const chunk of prelude) rendered += String(chunk)
  const title = /<title>([^<]*)<\/title>/.exec(rendered)?.[1]
  if (errors.length > 0 || title === undefined) throw new Error(`${address} did not render`, { cause: errors[0] })
  const html = rendered
    // React has escaped the quotes of the marks that the edge looks for
    .replace(/\{\{env &quot;(\w+)&quot; \| html\}\}/g, '{{env "$1" | html}}')
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/<meta name="description"[^>]*>/g, '')
  return { html, title }
}

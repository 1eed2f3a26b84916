import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createEdge } from '../../infra/edge/server.ts'

const DIST = process.env.WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url))

/** What the landing page and the forms ask for by themselves. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/products': {
    products: [
      {
        id: 'kundli',
        name: 'Kundli',
        description: '',
        price: 151,
        originalPrice: null,
        currency: 'INR',
        icon: 'kundli',
        popular: true,
        includes: [],
        reportLanguages: ['english'],
      },
    ],
  },
}

/**
 * The production build behind the real edge (compressed, with its headers); a few lines stand in for the services.
 * @throws Error when the client has not been built
 */
export async function serveBuiltSite(): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(`${DIST}/landing.english.html`)) throw new Error(`${DIST} is not built: npm run build -w web`)
  const services = createServer((request, response) => {
    const answer = ANSWERS[request.url?.split('?')[0] ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  const address = `http://127.0.0.1:${await listen(services)}`
  const port = await freePort()
  const url = `http://localhost:${port}`
  const edge = createEdge({ upstreams: { intake: address, payments: address, admin: address }, webDist: DIST, siteUrl: url })
  await new Promise<void>((resolve) => edge.listen(port, '127.0.0.1', resolve))
  return {
    url,
    close: async () => {
      for (const server of [edge, services]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}

type Server = ReturnType<typeof createServer>

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

/** The address of the site stands in its pages, so the port must be known before the edge listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { caddyfile } from './caddyfile.ts'
import { INLINE_SCRIPT_SOURCE } from './inline-scripts.ts'
import { ROUTES } from './routes.ts'

describe('Caddyfile', () => {
  const written = readFileSync(path.join(__dirname, '../docker/Caddyfile'), 'utf8')

  it('is the one that the route table makes (npm run -s caddyfile -w @disha/edge)', () => {
    expect(written).toBe(caddyfile())
  })

  it('has every route, in order, each to its own service', () => {
    const found = [...written.matchAll(/@route\d+ path (\S+)\n\thandle @route\d+ \{\n\t\treverse_proxy \{\$(\w+)_ADDRESS/g)]
    expect(found.map(([, route, service]) => [route, service!.toLowerCase()])).toEqual(
      ROUTES.map(({ path: route, upstream }) => [route, upstream]),
    )
  })

  it('lets no script run that is neither ours nor the payment provider’s', () => {
    const [policy] = /Content-Security-Policy "([^"]+)"/.exec(written)!.slice(1)
    const scripts = policy!.split('; ').find((directive) => directive.startsWith('script-src'))
    expect(scripts).toBe(`script-src 'self' ${INLINE_SCRIPT_SOURCE} {$STRIPE_SCRIPT_ORIGINS:https://js.stripe.com https://*.js.stripe.com}`)
  })
})

import { networkInterfaces } from 'node:os'
import { createEdge, type EdgeOptions } from './server.ts'
import { readSiteValues } from './site-values.ts'

const { env } = process

function required(name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const port = Number(required('PORT'))
const options: EdgeOptions = {
  upstreams: { intake: required('INTAKE_URL'), payments: required('PAYMENTS_URL'), admin: required('ADMIN_URL') },
  webDist: required('WEB_DIST'),
  siteUrl: required('SITE_URL'),
  siteValues: readSiteValues(env, required('SITE_URL')),
  testPages: env['TEST_PAGES'] === 'on',
  ...(env['STRIPE_SCRIPT_URL'] ? { stripeScriptUrl: env['STRIPE_SCRIPT_URL'] } : {}),
  onProblem: (message) => process.stderr.write(`${message}\n`),
}

/** This machine only, by both of its names, unless HOST opens the site to others (0.0.0.0, ::). */
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'))
const hosts = env['HOST'] ? [env['HOST']] : ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]
const servers = hosts.map((host) => createEdge(options).listen(port, host))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    for (const server of servers) {
      server.close(() => process.exit(0))
      server.closeIdleConnections()
    }
    // streams of events never end by themselves
    setTimeout(() => process.exit(0), 2_000).unref()
  })
}

/** Module boundaries, as docs/architecture.md draws them. One rule a line of the drawing. */
const only = (name, module, home, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { pathNot: [home, '\\.spec\\.tsx?$', '^(tools|e2e|infra)/', '/bench/'] },
  to: { path: `node_modules/${module}/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-unresolvable', severity: 'error', from: { pathNot: '^web/src/.*' }, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'services-stay-apart',
      severity: 'error',
      comment: 'Services and workers talk through events and the database, never to each other.',
      from: { path: '^(services|workers)/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services|workers)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'libs-know-no-rooms-above',
      severity: 'error',
      from: { path: '^libs/', pathNot: '^libs/testing/' },
      to: { path: '^(services|workers|web|infra|e2e)/' },
    },
    {
      name: 'web-knows-contracts-texts-and-drawings',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(libs/(?!contracts|i18n|report)|services|workers|infra)' },
    },
    { name: 'contracts-know-only-zod', severity: 'error', from: { path: '^libs/contracts/' }, to: { path: '^libs/(?!contracts)' } },
    {
      name: 'jyotish-is-pure',
      severity: 'error',
      from: { path: '^libs/jyotish/src/', pathNot: ['/node/', '\\.spec\\.ts$'] },
      to: { path: '^libs/(?!jyotish|contracts)' },
    },
    {
      name: 'reading-is-pure',
      severity: 'error',
      from: { path: '^libs/reading/src/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^libs/(?!reading|jyotish|contracts|i18n)' },
    },
    {
      name: 'tests-only-in-tests',
      severity: 'error',
      from: { pathNot: ['\\.spec\\.tsx?$', '^libs/testing/', '^e2e/', '^tools/', '/bench/', '/__fixtures__/'] },
      to: { path: '^libs/testing/' },
    },
    only('bullmq-has-one-home', 'bullmq', '^libs/events/', 'Queues are rung through libs/events only.'),
    only('stripe-has-one-home', 'stripe', '^services/payments/', 'Payments alone speaks to Stripe.'),
    only('puppeteer-has-one-home', 'puppeteer-core', '^workers/documents/', 'Documents alone drives Chromium.'),
    only('nodemailer-has-one-home', 'nodemailer', '^workers/delivery/', 'Delivery alone sends mail.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|testdata|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@disha/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

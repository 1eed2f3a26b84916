/**
 * What belongs to the place where the product runs and stands inside pages that are built before it is known: who sells, whom
 * to write to, the public address. Built pages hold a mark for each; the edge puts the values in. The mark is an expression of
 * Caddy's templates, so that both edges read the same files.
 */
export const SITE_VALUES = ['SITE_URL', 'SELLER_NAME', 'SELLER_ADDRESS', 'CONTACT_EMAIL', 'GRIEVANCE_CONTACT'] as const
export type SiteValueName = (typeof SITE_VALUES)[number]
export type SiteValues = Readonly<Record<SiteValueName, string>>

export const markOf = (name: SiteValueName): string => `{{env "${name}" | html}}`

const MARK = /\{\{env "([A-Z_]+)" \| html\}\}/g

/** Stand-ins for development; production has to name its own. */
export const LOCAL_SITE_VALUES: Omit<SiteValues, 'SITE_URL'> = {
  SELLER_NAME: 'Disha (local demonstration)',
  SELLER_ADDRESS: 'No seller: this is a demonstration on one computer',
  CONTACT_EMAIL: 'hello@disha.example',
  GRIEVANCE_CONTACT: 'hello@disha.example',
}

/**
 * The values from the environment.
 * @throws Error naming the missing ones where `DISHA_ENV` is production
 */
export function readSiteValues(env: Readonly<Record<string, string | undefined>>, siteUrl: string): SiteValues {
  const named = (Object.keys(LOCAL_SITE_VALUES) as (keyof typeof LOCAL_SITE_VALUES)[]).map((name) => [name, env[name]?.trim()] as const)
  const missing = named.filter(([, value]) => !value).map(([name]) => name)
  if (env['DISHA_ENV'] === 'production' && missing.length > 0) throw new Error(`not set: ${missing.join(', ')}`)
  const given = Object.fromEntries(named.filter(([, value]) => value))
  return { ...LOCAL_SITE_VALUES, ...given, SITE_URL: siteUrl.replace(/\/+$/, '') }
}

/** A built page with its marks replaced; unknown marks stay, so that a test can find them. */
export function fillIn(page: string, values: SiteValues): string {
  return page.replace(MARK, (mark, name: string) => (name in values ? escapeHtml(values[name as SiteValueName]) : mark))
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}

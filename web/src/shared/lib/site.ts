/**
 * Who sells and whom to write to. The edge puts the values into the head of every page it serves (infra/edge/site-values.ts);
 * while pages are built there is no document yet, and the marks themselves are drawn.
 */
function siteValue(name: 'SELLER_NAME' | 'SELLER_ADDRESS' | 'CONTACT_EMAIL' | 'GRIEVANCE_CONTACT'): string {
  if (typeof document === 'undefined') return `{{env "${name}" | html}}`
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name.toLowerCase().replace('_', '-')}"]`)
  return meta?.content ?? ''
}

export const SELLER_NAME = siteValue('SELLER_NAME')
export const SELLER_ADDRESS = siteValue('SELLER_ADDRESS')
export const CONTACT_EMAIL = siteValue('CONTACT_EMAIL')
export const GRIEVANCE_CONTACT = siteValue('GRIEVANCE_CONTACT')

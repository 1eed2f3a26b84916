import type { AdminUser } from '@disha/contracts/api/admin'

const COLUMNS = [
  'id',
  'fullName',
  'email',
  'dateOfBirth',
  'timeOfBirth',
  'placeOfBirth',
  'concern',
  'clarityArea',
  'language',
  'hasPurchased',
  'createdAt',
  'questionsCount',
  'analyticsCount',
] as const satisfies (keyof AdminUser)[]

/** Begins the file: without it spreadsheets read Indic names in the wrong encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet would take for the beginning of a formula, full-width forms too, or that hides one. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/u

/** A quoted cell; one that a spreadsheet would run is led by an apostrophe, which makes it text (OWASP, CSV injection). */
export function csvCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

const line = (cells: readonly (string | number | boolean | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

export const csvHead = (): string => BYTE_ORDER_MARK + line(COLUMNS)

export const csvRows = (users: readonly AdminUser[]): string => users.map((user) => line(COLUMNS.map((column) => user[column]))).join('')

/**
 * A Content-Disposition with a plain name for every client and the full one, in any script, by RFC 5987.
 * @param plain ASCII letters, digits, `-`, `_` and `.` only
 */
export function attachment(plain: string, full: string): string {
  const clean = full
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const encoded = encodeURIComponent(clean).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

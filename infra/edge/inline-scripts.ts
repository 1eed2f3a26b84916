import { createHash } from 'node:crypto'

/**
 * The one script that stands inside prerendered pages: it must run before anything is drawn. A page that exists in every
 * language, opened without `?lang=`, goes on to the language this browser chose before (web/src/shared/storage keeps it as
 * `{value, savedAt}`). Nothing that a visitor can write reaches the page: the kept value is one of three fixed words.
 */
export const KEPT_LANGUAGE_SCRIPT =
  "try{var l=JSON.parse(localStorage.getItem('language')).value,u=new URL(location.href);" +
  "if(/^(hindi|tamil|telugu)$/.test(l)&&!u.searchParams.has('lang')){u.searchParams.set('lang',l);location.replace(u)}}catch(e){}"

/** As a source of the content security policy: this text may run, nothing else that is inline. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(KEPT_LANGUAGE_SCRIPT).digest('base64')}'`

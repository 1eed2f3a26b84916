import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BRAND } from '@disha/contracts/brand'
import { LANGUAGE_TAGS, LANGUAGES, LOCALES, type Language } from '@disha/contracts/language'
import { build, type PluginOption, type Rollup } from 'vite'
import { KEPT_LANGUAGE_SCRIPT } from '../../infra/edge/inline-scripts.ts'
import { fillIn, LOCAL_SITE_VALUES, markOf } from '../../infra/edge/site-values.ts'
import { BUILT_PAGES, type BuiltPage } from './page-list.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const MESSAGES = new URL('../../libs/i18n/messages/', import.meta.url)
const SITE = markOf('SITE_URL')
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const SMALLEST_TO_COMPRESS = 1024

/** What the first view is set in, asked for before the styles do; the rest follows when they ask. */
const FIRST_FONTS: Readonly<Record<Language, readonly string[]>> = {
  english: ['literata-latin-', 'anek-letters-'],
  hindi: ['page-noto-serif-devanagari-', 'page-anek-devanagari-'],
  tamil: ['page-noto-serif-tamil-', 'page-anek-tamil-'],
  telugu: ['page-noto-serif-telugu-', 'page-anek-telugu-'],
}

/** Screens nobody should find by a search, and what is not a page. */
const NOT_FOR_CRAWLERS = ['/api/', '/admin', '/insights', '/loading', '/payment', '/processing', '/products', '/success', '/r/']

/**
 * Vite plugin: after the client is built, renders every page of `BUILT_PAGES` to HTML with a head of its own, writes sitemap
 * and robots.txt, and compresses what is served often. What depends on the place stands as marks (infra/edge/site-values.ts).
 * `rendering` are the plugins that the client's sources need.
 */
export function prerenderPlugin(rendering: () => PluginOption[]): PluginOption {
  let outDir = ''
  return [
    {
      name: 'disha-prerender',
      apply: 'build',
      configResolved(config) {
        outDir = path.resolve(config.root, config.build.outDir)
      },
      async writeBundle(_options, bundle) {
        const render = await buildRenderer(rendering())
        try {
          const shell = readFileSync(path.join(outDir, 'index.html'), 'utf8')
          const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
          for (const page of BUILT_PAGES) {
            writeFileSync(path.join(outDir, page.file), pageHtml(shell, page, await render.page(page.address), chunks, bundle))
          }
          writeFileSync(path.join(outDir, 'sitemap.xml'), sitemap())
          writeFileSync(
            path.join(outDir, 'robots.txt'),
            `User-agent: *\n${NOT_FOR_CRAWLERS.map((at) => `Disallow: ${at}\n`).join('')}\nSitemap: ${SITE}/sitemap.xml\n`,
          )
          await Promise.all(Object.values(bundle).map((output) => compress(path.join(outDir, output.fileName))))
          // last: the edge reads a new build when this file changes
          writeFileSync(path.join(outDir, 'index.html'), shell)
        } finally {
          render.close()
        }
      },
    },
    {
      name: 'disha-local-site-values',
      apply: 'serve',
      transformIndexHtml: (html) => fillIn(html, { ...LOCAL_SITE_VALUES, SITE_URL: 'http://localhost' }),
    },
  ]
}

async function buildRenderer(plugins: PluginOption[]): Promise<{ page: (address: string) => Promise<Rendered>; close: () => void }> {
  // inside the workspace, so that React is found from there
  const folder = path.join(WEB, `node_modules/.cache/prerender-${process.pid}`)
  const close = () => rmSync(folder, { recursive: true, force: true })
  try {
    await build({
      configFile: false,
      root: WEB,
      logLevel: 'warn',
      plugins,
      publicDir: false,
      ssr: { noExternal: [/^@disha\//], resolve: { conditions: ['@disha/source', 'module', 'node', 'production'] } },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        minify: false,
        target: 'node22',
        rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    const { renderPage } = (await import(pathToFileURL(path.join(folder, 'prerender.mjs')).href)) as typeof import('../src/prerender.tsx')
    return { page: renderPage, close }
  } catch (error) {
    close()
    throw error
  }
}

type Chunk = Rollup.OutputChunk
type Rendered = { html: string; title: string }

function pageHtml(
  shell: string,
  page: BuiltPage,
  { html, title }: Rendered,
  chunks: readonly Chunk[],
  bundle: Rollup.OutputBundle,
): string {
  const source = (end: string): Chunk => {
    const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(end)))
    if (!found) throw new Error(`no chunk of ${end}`)
    return found
  }
  const boot = source('/web/src/boot.ts')
  const main = source('/web/src/main.tsx')
  const screen = source(`/features/${page.screen}`)
  const texts = ['common', 'errors', ...page.texts].map((namespace) => source(`virtual:messages/${page.language}/${namespace}`))
  const code = withImports([main, screen, ...texts], bundle)
  const styles = [...new Set(code.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
  const say = messagesOf(page)
  const picture = `${SITE}/share-${page.language}.png`
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${escape(say(page.description))}" />`,
    `<link rel="canonical" href="${SITE}${escape(page.canonical)}" />`,
    ...LANGUAGES.map(
      (language) => `<link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${SITE}${escape(page.alternates[language])}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${SITE}${page.alternates.english}" />`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': BRAND.name,
      'og:title': title.replace(` · ${BRAND.name}`, ''),
      'og:description': say(page.description),
      'og:url': `${SITE}${page.canonical}`,
      'og:locale': LOCALES[page.language].slice(0, 5).replace('-', '_'),
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': say('head.picture'),
    }).map(([property, content]) => `<meta property="${property}" content="${escape(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page.texts.includes('landing') ? [structuredData(page, say)] : []),
    ...FIRST_FONTS[page.language].map((name) => {
      const file = Object.keys(bundle).find((output) => new RegExp(`^assets/${name}[\\w-]{8}\\.woff2$`).test(output))
      if (!file) throw new Error(`the build has no font ${name}`)
      return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
    }),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    `<script type="application/json" id="program">${JSON.stringify(code.filter((chunk) => chunk !== main).map((chunk) => `/${chunk.fileName}`))}</script>`,
    `<script type="module" src="/${boot.fileName}"></script>`,
  ]
  const byLanguage = /^\/(\?|$)|^\/(privacy-policy|terms-of-use)(\?|$)/.test(page.address)
  return shell
    .replace(/<html lang="en">/, `<html lang="${LANGUAGE_TAGS[page.language]}" data-program="${page.program}" data-fonts="page">`)
    .replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}${byLanguage ? `\n    <script>${KEPT_LANGUAGE_SCRIPT}</script>` : ''}`)
    .replace(/\s*<title>.*?<\/title>\s*<meta name="robots"[^>]*>/s, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(
      /\s*<noscript>.*?<\/noscript>/s,
      page.program === 'soon' ? `\n    <noscript><p class="wrap">${escape(say('head.formNeedsScript'))}</p></noscript>` : '',
    )
    .replace('  </head>', () => `${head.map((line) => `    ${line}\n`).join('')}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html.replaceAll('<form ', '<form method="post" ')}</div>`)
}

/** The chunks and all they import, each after what it needs. */
function withImports(roots: readonly Chunk[], bundle: Rollup.OutputBundle): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk, path: readonly Chunk[]): void => {
    if (found.has(chunk) || path.includes(chunk)) return
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported, [...path, chunk])
    }
    found.add(chunk)
  }
  for (const root of roots) visit(root, [])
  return [...found]
}

/** What the page is, in the words of schema.org; only what is true without a visitor. */
function structuredData(page: BuiltPage, say: (key: string) => string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: BRAND.name,
    alternateName: BRAND.nativeNames[page.language],
    url: `${SITE}${page.canonical}`,
    description: say(page.description),
    inLanguage: LANGUAGE_TAGS[page.language],
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll(JSON.stringify(SITE).slice(1, -1), SITE).replaceAll('<', '\\u003c')}</script>`
}

function messagesOf(page: BuiltPage): (key: string) => string {
  const namespaces = new Map<string, Record<string, string>>()
  return (key) => {
    const [namespace = '', ...rest] = key.split('.')
    let texts = namespaces.get(namespace)
    if (texts === undefined) {
      texts = JSON.parse(readFileSync(new URL(`${page.language}/${namespace}.json`, MESSAGES), 'utf8')) as Record<string, string>
      namespaces.set(namespace, texts)
    }
    const text = texts[rest.join('.')]
    if (text === undefined) throw new Error(`no text ${key} in ${page.language}`)
    return text
  }
}

function sitemap(): string {
  const pages = BUILT_PAGES.filter((page) => page.address === page.canonical)
  const entries = pages.map(({ canonical, alternates }) => {
    const links = LANGUAGES.map(
      (language) =>
        `    <xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${SITE}${escape(alternates[language])}"/>\n`,
    )
    return `  <url>\n    <loc>${SITE}${escape(canonical)}</loc>\n${links.join('')}  </url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

async function compress(file: string): Promise<void> {
  if (!/\.(js|css|svg)$/.test(file)) return
  const body = readFileSync(file)
  if (body.length < SMALLEST_TO_COMPRESS) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

function escape(text: string): string {
  // marks keep their quotes: the edge reads them as they are
  return text
    .split(SITE)
    .map((part) => part.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'))
    .join(SITE)
}

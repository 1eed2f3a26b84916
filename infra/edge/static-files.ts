import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fillIn, type SiteValues } from './site-values.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}
const COMPRESSIBLE = /^(text|application\/(json|manifest|xml|javascript)|image\/svg)/
/** Vite names built files by their content: `name-<8 characters>.ext` */
const HASHED_NAME = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/
const PRECOMPRESSED = /\.(br|gz)$/
/** built files that hold marks of site-values.ts */
const WITH_MARKS = /\.(html|xml|txt)$/
const SMALLEST_TO_COMPRESS = 1024
/** the text of a page changes seldom and is compressed once: close to the best, in milliseconds */
const BROTLI_QUALITY = 9

type Encoding = 'br' | 'gzip' | 'identity'
type StaticFile = { body: Buffer; type: string; hash: string; cacheControl: string; encoded: Partial<Record<Encoding, Promise<Buffer>>> }

/**
 * The built web client, read into memory: a request can only ever name a file that was found at the last reading, so no path,
 * however it is written, leads out of the folder. Read again when the entry page has changed on disk.
 */
export class StaticFiles {
  private files = new Map<string, StaticFile>()
  private readAt = ''
  private readonly folder: string

  private readonly values: SiteValues

  constructor(folder: string, values: SiteValues) {
    this.folder = folder
    this.values = values
    this.refresh()
  }

  /** Whether the client has been built. */
  get isBuilt(): boolean {
    return this.files.has('/index.html')
  }

  has(pathname: string): boolean {
    return this.files.has(pathname)
  }

  /** Reads the folder again when its entry page is another one than at the last reading. */
  refresh(): void {
    const entry = statSync(path.join(this.folder, 'index.html'), { throwIfNoEntry: false })
    const readAt = entry ? `${entry.mtimeMs}:${entry.ino}` : ''
    if (readAt === this.readAt) return
    const files = new Map<string, StaticFile>()
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const name = `/${path.relative(this.folder, file).split(path.sep).join('/')}`
      // maps show the sources to anybody; dot files are none of the visitor's business
      if (PRECOMPRESSED.test(name) || name.endsWith('.map') || name.includes('/.')) continue
      files.set(name, readStaticFile(file, name, this.values))
    }
    this.files = files
    this.readAt = readAt
  }

  /** Answers with one file. `pathname` must be one that `has` knows. */
  async send(request: IncomingMessage, response: ServerResponse, pathname: string, status = 200): Promise<void> {
    const file = this.files.get(pathname)
    if (!file) throw new Error(`no static file ${pathname}`)
    const encoding = chooseEncoding(file, request.headers['accept-encoding'])
    const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    response.setHeader('cache-control', file.cacheControl)
    response.setHeader('etag', etag)
    if (COMPRESSIBLE.test(file.type)) response.setHeader('vary', 'accept-encoding')
    if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
      response.writeHead(304).end()
      return
    }
    const body = await encode(file, encoding)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.writeHead(status, { 'content-type': file.type, 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function readStaticFile(file: string, name: string, values: SiteValues): StaticFile {
  const built = readFileSync(file)
  const body = WITH_MARKS.test(name) ? Buffer.from(fillIn(built.toString(), values)) : built
  const type = TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream'
  const encoded: StaticFile['encoded'] = {}
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (statSync(file + suffix, { throwIfNoEntry: false })) encoded[encoding] = Promise.resolve(readFileSync(file + suffix))
  }
  return { body, type, hash: createHash('sha256').update(body).digest('base64url').slice(0, 20), cacheControl: cacheControl(name), encoded }
}

function cacheControl(name: string): string {
  if (name.endsWith('.html')) return 'no-cache'
  return HASHED_NAME.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function chooseEncoding({ body, type }: StaticFile, accepted: string | undefined): Encoding {
  if (!accepted || !COMPRESSIBLE.test(type) || body.length < SMALLEST_TO_COMPRESS) return 'identity'
  const offers = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((offer) => offer.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || Number(weight.replace('q=', '')) > 0)
      .map(([name]) => name),
  )
  return offers.has('br') ? 'br' : offers.has('gzip') ? 'gzip' : 'identity'
}

function encode(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(file.body)
  file.encoded[encoding] ??=
    encoding === 'br'
      ? compressBrotli(file.body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length },
        })
      : compressGzip(file.body, { level: 9 })
  return file.encoded[encoding]
}

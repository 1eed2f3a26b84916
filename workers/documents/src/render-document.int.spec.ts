import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ReadingDocument } from '@disha/contracts/document'
import { DocumentRow } from '@disha/database/documents/document.entity'
import type { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import { runStep } from '@disha/events/step'
import { createStorage } from '@disha/platform/storage'
import { testDatabase, type TestDatabase } from '@disha/testing/database'
import { makeUser } from '@disha/testing/factories'
import { PdfRenderer } from './render-pdf.ts'
import { RenderDocument } from './render-document.step.ts'

const reading = ReadingDocument.parse(
  JSON.parse(readFileSync(path.join(__dirname, '../../../libs/report/testdata/meera-rao.tamil.json'), 'utf8')),
)
const LANGUAGE = 'tamil' as const

let database: TestDatabase
let folder: string
let renderer: PdfRenderer
let step: RenderDocument
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'disha-documents-'))
  renderer = new PdfRenderer()
  step = new RenderDocument(renderer, createStorage({ STORAGE_DRIVER: 'fs', STORAGE_DIR: folder }))
}, 120_000)
afterAll(async () => {
  await renderer.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function visitor(report: Partial<Report> = {}, written = true): Promise<User> {
  const { manager } = database.dataSource
  const user = await makeUser(manager, { language: LANGUAGE })
  const key = { userId: user.id, revision: 1, language: LANGUAGE } as const
  await manager.insert(Report, { ...key, stage: 'generating', paidAt: new Date(), ...report })
  await manager.insert(Reading, {
    ...key,
    freePreview: { insights: {}, evidence: {} } as never,
    fullReading: (written ? reading : null) as never,
    asOf: reading.asOf,
    engineVersion: '1',
    rulesVersion: '1',
    phrasebookVersion: '1',
  })
  return user
}

const payload = (user: User) => ({ userId: user.id, revision: 1, language: LANGUAGE })
const run = (user: User) => runStep(database.dataSource, step, 'reading.written', payload(user), 40_000)
const told = (user: User) =>
  database.dataSource.query("SELECT name, payload FROM outbox_events WHERE name = 'document.rendered' AND payload->>'userId' = $1", [
    user.id,
  ]) as Promise<unknown[]>
const filesOf = (user: User): string[] => {
  const place = path.join(folder, 'documents', user.id)
  return existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(pdf|html)$/.test(name)) : []
}

describe('a paid reading', () => {
  it('becomes a PDF and a web page in storage, a row that says so, and an event, together', async () => {
    const user = await visitor()
    expect(await run(user)).toBe('done')
    const row = await database.dataSource.manager.findOneByOrFail(DocumentRow, payload(user))
    const pdf = readFileSync(path.join(folder, row.pdfKey))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.byteLength).toBe(row.pdfBytes)
    expect(row.pages).toBeGreaterThan(8)
    const html = readFileSync(path.join(folder, row.htmlKey), 'utf8')
    expect(html).toContain(reading.personName)
    expect(html).toContain(`/api/report-pdf/${user.sessionId}`)
    expect(await told(user)).toEqual([{ name: 'document.rendered', payload: payload(user) }])
  }, 60_000)

  it('is rendered once, however often it is asked for; what follows is told again', async () => {
    const user = await visitor()
    await run(user)
    const [before] = await database.dataSource.manager.findBy(DocumentRow, payload(user))
    expect(await run(user)).toBe('again')
    expect(await database.dataSource.manager.findBy(DocumentRow, payload(user))).toEqual([before])
    expect(await told(user)).toHaveLength(2)
  }, 60_000)

  it('keeps one document and no stray files when two workers render it at once', async () => {
    const user = await visitor()
    const outcomes = await Promise.all([run(user), run(user)])
    expect(outcomes).toContain('done')
    const row = await database.dataSource.manager.findOneByOrFail(DocumentRow, payload(user))
    expect(filesOf(user)).toHaveLength(2)
    expect(existsSync(path.join(folder, row.pdfKey))).toBe(true)
  }, 60_000)

  it('whose visitor is erased while it is printed leaves nothing behind', async () => {
    const user = await visitor()
    const loaded = await step.load(database.dataSource.manager, payload(user))
    if (loaded.kind !== 'work') throw new Error('nothing to render')
    const result = await step.work(loaded.input, new AbortController().signal)
    await database.dataSource.manager.delete('users', { id: user.id })
    expect(await database.dataSource.transaction((manager) => step.store(manager, payload(user), result))).toEqual([])
    expect(filesOf(user)).toEqual([])
  }, 60_000)
})

describe('what is not rendered', () => {
  it('an unpaid reading', async () => {
    const user = await visitor({ paidAt: null })
    expect(await run(user)).toBe('notYet')
    expect(filesOf(user)).toEqual([])
  })

  it('a paid reading that is not written yet', async () => {
    const user = await visitor({}, false)
    expect(await run(user)).toBe('notYet')
  })

  it('a report that was refunded', async () => {
    const user = await visitor({ closedAt: new Date() })
    expect(await run(user)).toBe('again')
    expect(await told(user)).toEqual([])
  })

  it('a revision that has been corrected since', async () => {
    const user = await visitor()
    await database.dataSource.manager.update('users', { id: user.id }, { revision: 2 })
    await run(user)
    expect(filesOf(user)).toEqual([])
  })
})

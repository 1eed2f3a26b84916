import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { documentFolder } from '@disha/database/documents/document-folder'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { StalledReport } from '@disha/database/events/stalled-report.entity'
import type { User } from '@disha/database/intake/user.entity'
import { Report } from '@disha/database/reports/report.entity'
import { FullReadingResponse, ReportStatusResponse } from '@disha/contracts/api/reports'
import { eventually } from '@disha/testing/eventually'
import request from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'
import { makeReport, PAGE, PDF } from '../__fixtures__/bought-report.ts'
import { ReportEvents } from './report-events.service.ts'
import { ReportsService } from './reports.service.ts'

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'

let intake: BootedIntake
let port: number
beforeAll(async () => {
  intake = await bootIntake()
  await intake.app.listen(0, '127.0.0.1')
  port = (intake.server.address() as AddressInfo).port
}, 120_000)
afterAll(() => intake.close())

const read = (path: string, user: User | undefined, accept = '*/*'): request.Test => {
  const call = request(intake.server).get(path).set('Accept', accept)
  return user === undefined ? call : call.set('Cookie', intake.cookieOf(user.sessionId))
}
const reportOf = (user: User): Promise<Report> => intake.database.getRepository(Report).findOneByOrFail({ userId: user.id })
const deliveredEvents = (user: User): Promise<number> =>
  intake.database
    .getRepository(OutboxEvent)
    .createQueryBuilder('e')
    .where("e.name = 'report.delivered' AND e.payload->>'userId' = :id", { id: user.id })
    .getCount()

describe('the full reading', () => {
  it('is there by sections once it is bought and written', async () => {
    const user = await makeReport(intake)
    for (const path of ['/api/full-reading', `/api/full-reading/${user.sessionId}`]) {
      const response = await read(path, user).expect(200)
      const answer = FullReadingResponse.parse(response.body)
      expect(answer).toMatchObject({ status: 'ready', stage: 'generating', progress: 90 })
      expect(Object.keys(answer.fullReading ?? {})).toEqual(['career', 'roadmap'])
      // the mail as it goes out, but for the link that opens the report
      expect(answer.mail?.subject).toContain(user.fullName)
      expect(answer.mail?.text).toMatch(/http:\/\/localhost:3000\/r\/…\n/)
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('is null while it is not bought, even where its text was written ahead', async () => {
    const user = await makeReport(intake, { paid: false, written: true, rendered: true })
    expect((await read('/api/full-reading', user).expect(200)).body).toMatchObject({ fullReading: null, status: 'processing' })
    expect((await read(`/api/report-pdf/${user.sessionId}`, user).expect(402)).body).toMatchObject({ error: 'not_purchased' })
    expect((await read(`/api/formatted-report/${user.sessionId}`, user).expect(402)).body).toMatchObject({ error: 'not_purchased' })
    expect((await read(`/api/report-status/${user.sessionId}`, user).expect(200)).body).toMatchObject({ documentReady: false })
    expect((await reportOf(user)).openedAt).toBeNull()
  })

  it('is closed after a refund, with a page that says so in the visitor’s language', async () => {
    const user = await makeReport(intake, { user: { language: 'tamil' }, report: { closedAt: new Date() } })
    expect((await read('/api/full-reading', user).expect(200)).body).toMatchObject({ fullReading: null, status: 'closed' })
    for (const path of ['report-pdf', 'formatted-report', 'report-calendar', 'report-status']) {
      expect((await read(`/api/${path}/${user.sessionId}`, user).expect(410)).body).toMatchObject({ error: 'report_closed' })
    }
    const page = await read(`/api/formatted-report/${user.sessionId}`, user, BROWSER).expect(410)
    expect(page.headers['content-type']).toMatch(/text\/html/)
    expect(page.text).toContain('<html lang="ta">')
    expect(page.text).toContain('மூடப்பட்டுள்ளது')
  })

  it('keeps to the bought report when the details were changed while it was being paid', async () => {
    const user = await makeReport(intake, { user: { revision: 2 } })
    await intake.database.getRepository(Report).insert({ userId: user.id, revision: 3, language: 'english', stage: 'calculating' })
    expect((await read('/api/full-reading', user).expect(200)).body).toMatchObject({ status: 'ready' })
  })
})

describe('somebody else’s report', () => {
  it.each(['full-reading', 'formatted-report', 'report-pdf', 'report-calendar', 'report-status', 'report-events'])(
    '%s is as unknown as one that never was',
    async (path) => {
      const owner = await makeReport(intake)
      const stranger = await makeReport(intake)
      const answers = [
        await read(`/api/${path}/${owner.sessionId}`, stranger),
        await read(`/api/${path}/${owner.sessionId}`, undefined),
        await read(`/api/${path}/nobody-ever-had-this-id`, stranger),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(404)
        expect(answer.body).toEqual(answers[2]!.body)
      }
      const page = await read(`/api/formatted-report/${owner.sessionId}`, stranger, BROWSER).expect(404)
      expect(page.text).not.toContain('Meera')
    },
  )
})

describe('the documents', () => {
  it('gives the web page, which can run nothing, and counts as delivered when it is first opened', async () => {
    const user = await makeReport(intake)
    const first = await read(`/api/formatted-report/${user.sessionId}`, user, BROWSER).expect(200)
    expect(first.text).toBe(PAGE)
    const policy = first.headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'sha256-[A-Za-z0-9+/]{43}='(;|$)/)
    expect(first.headers['cache-control']).toContain('no-store')
    const opened = await reportOf(user)
    expect(opened.openedAt).not.toBeNull()
    expect(opened.deliveredAt).not.toBeNull()
    expect(opened.stage).toBe('complete')
    await read(`/api/formatted-report/${user.sessionId}`, user).expect(200)
    await read(`/api/report-pdf/${user.sessionId}`, user).expect(200)
    expect(await deliveredEvents(user)).toBe(1)
    expect(await reportOf(user)).toEqual(opened)
    const status = ReportStatusResponse.parse((await read(`/api/report-status/${user.sessionId}`, user).expect(200)).body)
    expect(status).toEqual({
      stage: 'complete',
      progress: 100,
      documentReady: true,
      deliveredAt: opened.deliveredAt!.toISOString(),
      stalled: false,
    })
  })

  it('does not count as opened by being asked for its size or fetched ahead', async () => {
    const user = await makeReport(intake)
    await request(intake.server).head(`/api/report-pdf/${user.sessionId}`).set('Cookie', intake.cookieOf(user.sessionId)).expect(200)
    await read(`/api/formatted-report/${user.sessionId}`, user).set('Sec-Purpose', 'prefetch;prerender').expect(200)
    expect(await reportOf(user)).toMatchObject({ openedAt: null, deliveredAt: null })
  })

  it('tells once of a delivery that several windows open at once', async () => {
    const user = await makeReport(intake)
    await Promise.all(Array.from({ length: 5 }, () => read(`/api/report-pdf/${user.sessionId}`, user).expect(200)))
    expect(await deliveredEvents(user)).toBe(1)
  })

  it('gives the PDF under a name in any script, for the visitor’s own eyes', async () => {
    const user = await makeReport(intake, { user: { fullName: 'मीरा "राव"\r\nX: 1' } })
    const response = await read(`/api/report-pdf/${user.sessionId}`, user).buffer(true).expect(200)
    expect(Buffer.from(response.body as Buffer).equals(PDF)).toBe(true)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-length']).toBe(String(PDF.length))
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="disha-report.pdf"; filename*=UTF-8''${encodeURIComponent('disha-report-मीरा राव X 1.pdf')}`,
    )
  })

  it('gives the ledger’s dates as a calendar, which is no opening of the report', async () => {
    const user = await makeReport(intake)
    const response = await read(`/api/report-calendar/${user.sessionId}`, user).expect(200)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(response.headers['content-disposition']).toBe('attachment; filename="disha-dates.ics"')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(response.text).toContain('DTSTART;VALUE=DATE:20270110\r\nDTEND;VALUE=DATE:20270210\r\nSUMMARY:A good month\\, for asking')
    expect(await reportOf(user)).toMatchObject({ openedAt: null, deliveredAt: null })
  })

  it('has no calendar of a reading that kept no dates', async () => {
    const user = await makeReport(intake)
    const { manager } = intake.database
    await manager.query("UPDATE readings SET full_reading = full_reading - 'ledger' WHERE user_id = $1", [user.id])
    expect((await read(`/api/report-calendar/${user.sessionId}`, user).expect(404)).body).toMatchObject({ error: 'not_found' })
    await read(`/api/report-calendar/${user.sessionId}`, user, BROWSER)
      .expect(404)
      .expect('content-type', /text\/html/)
  })

  it('says that a bought report is still being made', async () => {
    const user = await makeReport(intake, { written: false })
    expect((await read(`/api/report-pdf/${user.sessionId}`, user).expect(409)).body).toMatchObject({ error: 'not_ready' })
    const page = await read(`/api/formatted-report/${user.sessionId}`, user, BROWSER).expect(409)
    expect(page.text).toContain(`/success?session=${user.sessionId}`)
    expect(await reportOf(user)).toMatchObject({ openedAt: null, deliveredAt: null })
  })

  it('does not count as opened when its file cannot be read', async () => {
    const user = await makeReport(intake)
    await intake.storage.deleteAll(documentFolder(user.id))
    await read(`/api/report-pdf/${user.sessionId}`, user).expect(500)
    await read(`/api/formatted-report/${user.sessionId}`, user).expect(500)
    expect(await reportOf(user)).toMatchObject({ openedAt: null, deliveredAt: null })
  })
})

describe('status as events', () => {
  type Stream = { response: IncomingMessage; text(): string; ended(): boolean; close(): void }
  const listen = (user: User, headers: Record<string, string> = {}): Promise<Stream> =>
    new Promise((resolve, reject) => {
      const call = get(
        {
          host: '127.0.0.1',
          port,
          path: `/api/report-events/${user.sessionId}`,
          headers: { Cookie: intake.cookieOf(user.sessionId), ...headers },
        },
        (response) => {
          let text = ''
          let ended = false
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          response.on('close', () => (ended = true))
          response.on('error', () => undefined)
          resolve({ response, text: () => text, ended: () => ended, close: () => call.destroy() })
        },
      )
      call.on('error', reject)
    })
  const statuses = (stream: Stream): { stage: string }[] =>
    [...stream.text().matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as { stage: string })

  it('tells each change once, ends when the report is complete, and is asked no more after that', async () => {
    const user = await makeReport(intake, { written: false })
    const stream = await listen(user)
    expect(stream.response.headers['content-type']).toMatch(/^text\/event-stream/)
    expect(stream.response.headers['x-accel-buffering']).toBe('no')
    await eventually('the first status', () => statuses(stream).length === 1)
    const reports = intake.database.getRepository(Report)
    await reports.update({ userId: user.id }, { stage: 'analyzing' })
    await eventually('the change', () => statuses(stream).length === 2)
    await intake.database.getRepository(StalledReport).insert({ userId: user.id, revision: 1, language: 'english', step: 'documents' })
    await eventually('that it is late', () => statuses(stream).length === 3)
    expect(statuses(stream).at(-1)).toMatchObject({ stage: 'analyzing', progress: 60, stalled: true })
    const rendered = await makeReport(intake, { report: { stage: 'complete', deliveredAt: new Date() } })
    const finished = await listen(rendered)
    await eventually('the end', () => finished.ended())
    expect(statuses(finished)).toMatchObject([{ stage: 'complete', documentReady: true }])
    expect(finished.text()).toContain('id: finished')
    const back = await listen(rendered, { 'Last-Event-ID': 'finished' })
    expect(back.response.statusCode).toBe(204)
    stream.close()
    await eventually('nobody listening', () => intake.app.get(ReportEvents).count === 0)
  })

  it('tells of a refund and ends', async () => {
    const user = await makeReport(intake)
    const stream = await listen(user)
    await eventually('the first status', () => statuses(stream).length === 1)
    await intake.database.getRepository(Report).update({ userId: user.id }, { closedAt: new Date() })
    await eventually('the end', () => stream.ended())
    expect(stream.text()).toContain('event: closed')
  })

  it('asks the database nothing while nobody listens', async () => {
    await eventually('nobody listening', () => intake.app.get(ReportEvents).count === 0)
    const states = jest.spyOn(intake.app.get(ReportsService), 'states')
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(states).not.toHaveBeenCalled()
    const streams = await Promise.all((await Promise.all([makeReport(intake), makeReport(intake)])).map((user) => listen(user)))
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    // two visitors, one question each half second
    expect(states.mock.calls.length).toBeLessThanOrEqual(5)
    for (const stream of streams) stream.close()
    states.mockRestore()
  })
})

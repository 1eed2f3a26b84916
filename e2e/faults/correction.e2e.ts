import { expect, test } from '@playwright/test'
import type { CorrectionResponse } from '@disha/contracts/api/corrections'
import { killPart, payingVisitor, reportMails } from './product.ts'

const CORRECTED = { dateOfBirth: '1988-11-02', timeOfBirth: '16:45', placeOfBirth: 'Chennai', latitude: 13.083, longitude: 80.27 }

/** A correction is free, so nothing but care keeps it from being made, and mailed, as often as a button is pressed. */
test.describe('the same correction sent twice gives one new report and one mail', () => {
  test.setTimeout(200_000)

  test('pressed twice at once, again later, and with a worker killed in between', async () => {
    const { visitor, sessionId, email } = await payingVisitor('correction')
    await visitor.waitForDelivery(sessionId)
    expect(await reportMails(email, 0)).toHaveLength(1)
    const before = await visitor.fullReading(sessionId)

    const correct = () => visitor.json<CorrectionResponse>('/api/session/correction', { ...CORRECTED, sessionId })
    const answers = await Promise.all([correct(), correct()])
    killPart('documents')
    answers.push(await correct())
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(answers.map(({ left }) => left)).toEqual([2, 2, 2])

    await visitor.waitForDelivery(sessionId)
    answers.push(await correct())
    expect(answers.at(-1)?.changed).toBe(false)
    const mails = await reportMails(email)
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)

    const after = await visitor.fullReading(sessionId)
    expect(JSON.stringify(after.fullReading?.birthMoment)).not.toBe(JSON.stringify(before.fullReading?.birthMoment))
    // the cards were drawn for the session, not for the hour of birth
    expect(after.fullReading?.tarotReading).toEqual(before.fullReading?.tarotReading)
  })

  test('corrected while the first report is still being made, it ends in the corrected one, and no report is mailed twice', async () => {
    const { visitor, sessionId, email } = await payingVisitor('hasty')
    killPart('documents')
    await visitor.waitForPurchase(sessionId)
    const { changed } = await visitor.json<CorrectionResponse>('/api/session/correction', { ...CORRECTED, sessionId })
    expect(changed).toBe(true)
    await visitor.waitForDelivery(sessionId)
    const mails = await reportMails(email)
    // the first report was mailed only if it was ready before the correction came
    expect(mails.length).toBeLessThanOrEqual(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
    const page = await (await visitor.request(`/api/formatted-report/${sessionId}`)).text()
    expect(page).toMatch(/4:45\s?pm/)
  })
})

import type { ReadingDocument } from '@disha/contracts/document'
import { documentFolder } from '@disha/database/documents/document-folder'
import { DocumentRow } from '@disha/database/documents/document.entity'
import type { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import { makeUser } from '@disha/testing/factories'
import type { BootedIntake } from './boot-intake.ts'

export const PDF = Buffer.from('%PDF-1.7 a small one')
export const PAGE = '<!doctype html><title>Report</title><p>Meera Rao</p>'

const READING: ReadingDocument = {
  language: 'english',
  title: 'Your Kundli Analysis',
  personName: 'Meera Rao',
  birthLine: '3 July 1996',
  headline: 'Dhanu',
  asOf: '2026-11-21',
  displayTimeZone: 'Asia/Kolkata',
  versions: { engine: 'e', rules: 'r', phrasebook: 'p' },
  sections: [
    { id: 'career', title: 'Career', lead: [{ text: 'Work.' }], blocks: [] },
    { id: 'roadmap', title: 'Roadmap', lead: [{ text: 'Years.' }], blocks: [] },
  ],
  findings: [],
  notes: {},
  ledger: [{ uid: 'one', from: '2027-01-10', to: '2027-02-09', statement: 'A good month, for asking', note: 'Counts as right if it was.' }],
  disclaimer: 'Entertainment only.',
}

const PREVIEW: Reading['freePreview'] = {
  insights: {
    karmicPause: 'a',
    emotionalClimate: 'b',
    cosmicTeaser: 'c',
    tarotInsight: { pastCard: 'd', pastMeaning: 'e', presentCard: 'f', presentMeaning: 'g', futureTeaser: 'h' },
  },
  evidence: { chart: { lagnaSign: 8, lagnaDegree: 1, moonNakshatra: 22, moonPada: 1, grahas: [] }, why: {} },
}

/** A visitor whose reading is as far as `state` says. */
export async function makeReport(
  intake: BootedIntake,
  state: { paid?: boolean; written?: boolean; rendered?: boolean; user?: Partial<User>; report?: Partial<Report> } = {},
): Promise<User> {
  const { paid = true, written = paid, rendered = written } = state
  const { manager } = intake.database
  const user = await makeUser(manager, { hasPurchased: paid, ...state.user })
  const key = { userId: user.id, revision: user.revision, language: user.language }
  await manager.insert(Reading, {
    ...key,
    freePreview: PREVIEW,
    fullReading: (written ? READING : null) as never,
    asOf: '2026-11-21',
    engineVersion: 'e',
    rulesVersion: 'r',
    phrasebookVersion: 'p',
    writtenAt: written ? new Date() : null,
  })
  await manager.insert(Report, { ...key, stage: written ? 'generating' : 'consulting', paidAt: paid ? new Date() : null, ...state.report })
  if (rendered) {
    const [pdfKey, htmlKey] = [`${documentFolder(user.id)}/1/english/ab.pdf`, `${documentFolder(user.id)}/1/english/ab.html`]
    await intake.storage.put(pdfKey, PDF)
    await intake.storage.put(htmlKey, PAGE)
    await manager.insert(DocumentRow, { ...key, pdfKey, htmlKey, pdfBytes: PDF.length, pages: 1, pdfSha256: '00' })
  }
  return user
}

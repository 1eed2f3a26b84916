import { isDeepStrictEqual } from 'node:util'
import { CORRECTIONS, type CorrectionRequest, type CorrectionResponse, type CorrectionState } from '@disha/contracts/api/corrections'
import type { BirthInput } from '@disha/contracts/birth'
import type { Language } from '@disha/contracts/language'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import { publish } from '@disha/events/publish'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { offsetText } from '@disha/places/clock-notices'
import type { Gazetteer } from '@disha/places/gazetteer'
import { ApiError } from '@disha/platform/api-error'
import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import { withEffects } from '../engine/clock-effect.ts'
import { todayIn } from '../engine/today.ts'
import { EPHEMERIS, GAZETTEER } from '../engine/tokens.ts'
import type { QuestionColumns } from '../question-reading/question-columns.ts'
import { previewOnly } from '../submissions/begin-revision.ts'
import { birthColumns, type BirthColumns } from '../submissions/birth-columns.ts'
import { checkBirthDate } from '../submissions/check-birth-date.ts'
import { intakeUserOf } from '../submissions/intake-user.ts'
import { resolveBirth } from '../submissions/resolve-birth.ts'
import { previewRequest, writeFreePreview } from '../submissions/write-free-preview.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The bought reports that a correction replaces, one a language, and what may still be done about them. */
type Standing = { open: Report[]; left: number; until: Date; refusal: CorrectionState['refusal'] }

const REFUSALS = {
  correction_limit: `A report can be corrected ${CORRECTIONS.times} times.`,
  correction_expired: `A report can be corrected for ${CORRECTIONS.days} days after the purchase.`,
}

type Preview = Reading['freePreview']

/** Corrects the birth behind a bought report: a new revision goes through the ordinary steps, the purchase stays the one it was. */
@Injectable()
export class Corrections {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(GAZETTEER) private readonly gazetteer: Gazetteer,
    @Inject(EPHEMERIS) private readonly ephemeris: Ephemeris,
  ) {}

  /** @throws ApiError `not_purchased`, `report_closed` */
  async state(user: User): Promise<CorrectionState> {
    const { left, until, refusal } = await standingOf(this.dataSource.manager, user)
    const { dateOfBirth, timeOfBirth, timePrecision, doubledHour, utcOffsetSeconds, placeOfBirth, latitude, longitude, timeZone } = user
    const reading = await this.dataSource.manager.findOneBy(Reading, { userId: user.id, revision: user.revision, language: user.language })
    const place = user.placeId === null ? null : (this.gazetteer.byId(user.placeId) ?? null)
    return {
      sessionId: user.sessionId,
      revision: user.revision,
      left,
      until: until.toISOString(),
      refusal,
      question: { typed: user.concern, read: reading?.freePreview.evidence.question ?? null },
      birth: {
        dateOfBirth,
        timeOfBirth,
        timePrecision,
        doubledHour,
        utcOffsetSeconds,
        placeOfBirth,
        place,
        latitude,
        longitude,
        timeZone,
      },
    }
  }

  /**
   * Details that are stored already change nothing and count for nothing, so that the same correction sent twice makes one report.
   * @throws ApiError as the form's submit does, naming the field at fault; `not_purchased`, `report_closed`, `correction_limit`,
   * `correction_expired`
   */
  async correct(user: User, details: Omit<CorrectionRequest, 'sessionId'>): Promise<CorrectionResponse> {
    const asOf = todayIn(user.displayTimeZone)
    checkBirthDate(details.dateOfBirth, asOf)
    const { open } = await standingOf(this.dataSource.manager, user)
    const resolved = resolveBirth(details, this.gazetteer)
    const { birth, notices } = resolved
    const languages = [...new Set([user.language, ...open.map(({ language }) => language)])]
    const previews = new Map(languages.map((language) => [language, this.preview(user, birth, language, asOf)]))
    const columns = birthColumns(details, resolved)
    const stored = await this.dataSource.transaction((manager) => storeCorrection(manager, user.id, columns, previews, asOf))
    return {
      sessionId: user.sessionId,
      ...stored,
      ...previews.get(user.language)!,
      clock: {
        timeZone: birth.timeZone,
        utcOffsetSeconds: birth.utcOffsetSeconds,
        offset: offsetText(birth.utcOffsetSeconds),
        utc: birth.utc,
      },
      notices: withEffects(notices, birth, this.ephemeris),
    }
  }

  /** The seed stays the session's: the cards that were drawn stay drawn. */
  private preview(user: User, birth: BirthInput, language: Language, asOf: string): Preview {
    return writeFreePreview(previewRequest(user, { birth, language, asOf }), this.ephemeris)
  }
}

/** @throws ApiError `not_purchased` where nothing was bought, `report_closed` where what was bought is closed. */
export async function standingOf(manager: EntityManager, { id: userId }: Pick<User, 'id'>): Promise<Standing> {
  const bought = await manager.findBy(Report, { userId, paidAt: Not(IsNull()) })
  if (bought.length === 0) throw new ApiError('not_purchased', 'The full report has not been bought.')
  const open = bought.filter(({ closedAt }) => closedAt === null)
  if (open.length === 0) throw new ApiError('report_closed', 'This report was closed after a refund.')
  const revisions = new Set(open.map(({ revision }) => revision))
  const newest = Math.max(...revisions)
  const boughtAt = Math.min(...open.map(({ paidAt }) => paidAt!.getTime()))
  const until = new Date(boughtAt + CORRECTIONS.days * DAY_MS)
  const left = Math.max(0, CORRECTIONS.times - (revisions.size - 1))
  const refusal = left === 0 ? 'correction_limit' : until.getTime() <= Date.now() ? 'correction_expired' : null
  return { open: open.filter(({ revision }) => revision === newest), left, until, refusal }
}

/** What is corrected behind a bought report: the birth, or how the question is read. */
type Corrected = BirthColumns | QuestionColumns

/** Whether what is corrected is stored just so. */
export const isStored = (user: User, columns: Corrected): boolean =>
  Object.entries(columns).every(([name, value]) => isDeepStrictEqual(user[name as keyof User], value))

type Stored = Pick<CorrectionResponse, 'changed' | 'left' | 'until' | 'user'>

/**
 * Raises the revision, once: corrections, refunds and payments of one visitor come one after the other here, because each locks the
 * visitor's row. The new reports inherit the purchase, so that whatever closes the old ones closes them as well.
 */
export async function storeCorrection(
  manager: EntityManager,
  userId: string,
  columns: Corrected,
  previews: ReadonlyMap<Language, Preview>,
  asOf: string,
): Promise<Stored> {
  const current = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } })
  if (current === null) throw new ApiError('not_found', 'There is nothing at this address.')
  const { open, left, until, refusal } = await standingOf(manager, current)
  const answer = { until: until.toISOString() }
  if (isStored(current, columns)) return { ...answer, changed: false, left, user: intakeUserOf(current) }
  if (refusal !== null) throw new ApiError(refusal, REFUSALS[refusal])
  const revision = current.revision + 1
  await manager.update(User, { id: userId }, { ...columns, revision, updatedAt: () => 'now()' })
  for (const [language, freePreview] of previews) {
    await manager.insert(Reading, previewOnly({ userId, revision, language, freePreview, asOf }))
  }
  for (const { language, initiatedAt, paidAt } of open) await manager.insert(Report, { userId, revision, language, initiatedAt, paidAt })
  await publish(manager, 'intake.submitted', { userId, revision })
  return { ...answer, changed: true, left: left - 1, user: intakeUserOf(await manager.findOneByOrFail(User, { id: userId })) }
}

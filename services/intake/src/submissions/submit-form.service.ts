import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { IntakeUser, SubmitFormRequest, SubmitFormResponse } from '@disha/contracts/api/intake'
import { SessionId } from '@disha/contracts/session'
import { Consent } from '@disha/database/intake/consent.entity'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { translatorFor } from '@disha/i18n/node/messages'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { offsetText } from '@disha/places/clock-notices'
import type { Gazetteer } from '@disha/places/gazetteer'
import { ApiError } from '@disha/platform/api-error'
import { DataSource, type EntityManager } from 'typeorm'
import { withEffects } from '../engine/clock-effect.ts'
import { todayIn } from '../engine/today.ts'
import { EPHEMERIS, GAZETTEER } from '../engine/tokens.ts'
import { beginRevision, isPaid } from './begin-revision.ts'
import { birthColumns } from './birth-columns.ts'
import { checkBirthDate } from './check-birth-date.ts'
import { checkTimeZone } from './check-time-zone.ts'
import { intakeUserOf } from './intake-user.ts'
import { resolveBirth } from './resolve-birth.ts'
import { wishOf } from './wish.ts'
import { writeFreePreview } from './write-free-preview.ts'

const DISCLAIMER_VERSION = 1

type Details = Omit<User, 'id' | 'sessionId' | 'revision' | 'createdAt' | 'updatedAt' | keyof Untouched>
/** columns that other steps own */
type Untouched = Pick<
  User,
  | 'deliveryEmail'
  | 'stripeCustomerId'
  | 'hasPurchased'
  | 'hasHoroscopeSubscription'
  | 'hasTarotSubscription'
  | 'horoscopeSubscriptionId'
  | 'tarotSubscriptionId'
  | 'subscriptionPlan'
  | 'subscriptionStartDate'
  | 'subscriptionEndDate'
>

const newSessionId = (): SessionId => randomBytes(18).toString('base64url')

/** Takes a birth and a question: the free preview is written and stored with them, or nothing is. */
@Injectable()
export class SubmitFormService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(GAZETTEER) private readonly gazetteer: Gazetteer,
    @Inject(EPHEMERIS) private readonly ephemeris: Ephemeris,
  ) {}

  /**
   * @param own the session id that the visitor's cookie proves
   * @throws ApiError naming the field at fault; `session_taken` when the asked-for id is somebody else's.
   */
  async submit(form: SubmitFormRequest, own: SessionId | undefined): Promise<SubmitFormResponse> {
    const displayTimeZone = checkTimeZone(form.displayTimeZone)
    const asOf = todayIn(displayTimeZone)
    checkBirthDate(form.dateOfBirth, asOf)
    const resolved = resolveBirth(form, this.gazetteer)
    const { birth, notices } = resolved
    const wish = wishOf(form)
    const details: Details = {
      fullName: form.fullName,
      email: form.email,
      phone: form.phone ?? null,
      ...birthColumns(form, resolved),
      gotra: form.gotra ?? null,
      gender: form.gender ?? null,
      concern: wish.concern,
      readAs: null,
      additionalDetails: form.additionalDetails ?? null,
      clarityArea: wish.clarityArea,
      topics: wish.topics,
      concerns: form.concerns ?? [],
      language: form.language,
      displayTimeZone,
    }

    let sessionId = await this.chooseSession(form.sessionId, own)
    for (;;) {
      const preview = writeFreePreview(
        {
          birth,
          name: details.fullName,
          gender: details.gender,
          concern: details.concern,
          details: details.additionalDetails,
          topics: details.topics,
          language: details.language,
          seed: sessionId,
          asOf,
          displayTimeZone,
        },
        this.ephemeris,
      )
      const user = await this.dataSource.transaction((manager) => this.store(manager, { sessionId, own, details, preview, asOf }))
      if (user !== 'paid') {
        return {
          sessionId,
          ...preview,
          message: translatorFor(form.language)('intake.submitted'),
          user,
          clock: {
            timeZone: birth.timeZone,
            utcOffsetSeconds: birth.utcOffsetSeconds,
            offset: offsetText(birth.utcOffsetSeconds),
            utc: birth.utc,
          },
          ...(notices.length === 0 ? {} : { notices: withEffects(notices, birth, this.ephemeris) }),
        }
      }
      // a bought report is never overwritten: what is submitted after it is a new session, with its own seed
      sessionId = newSessionId()
    }
  }

  /** The asked-for id where it is free or the visitor's own; without one the visitor's own, else a new one. */
  private async chooseSession(asked: SessionId | undefined, own: SessionId | undefined): Promise<SessionId> {
    if (asked === undefined || asked === own) return own ?? newSessionId()
    if (await this.dataSource.manager.existsBy(User, { sessionId: asked })) throw sessionTaken()
    return asked
  }

  private async store(
    manager: EntityManager,
    input: {
      sessionId: SessionId
      own: SessionId | undefined
      details: Details
      preview: Reading['freePreview']
      asOf: string
    },
  ): Promise<IntakeUser | 'paid'> {
    const { sessionId, own, details, preview, asOf } = input
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ ...details, sessionId })
      .orIgnore()
      .returning('id')
      .execute()
    if ((inserted.raw as unknown[]).length === 0) {
      if (sessionId !== own) throw sessionTaken()
      const current = await manager.findOne(User, { where: { sessionId }, lock: { mode: 'pessimistic_write' } })
      if (current === null) throw sessionTaken()
      if (await isPaid(manager, current)) return 'paid'
      await manager.update(User, { id: current.id }, { ...details, revision: current.revision + 1, updatedAt: () => 'now()' })
    }
    const user = await manager.findOneByOrFail(User, { sessionId })
    await manager.insert(Consent, { userId: user.id, kind: 'disclaimer', version: DISCLAIMER_VERSION })
    await beginRevision(manager, user, preview, asOf)
    return intakeUserOf(user)
  }
}

const sessionTaken = (): ApiError =>
  new ApiError('session_taken', 'This session id is in use.', { fields: [{ field: 'sessionId', message: 'This session id is in use.' }] })

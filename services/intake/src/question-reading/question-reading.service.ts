import type { QuestionReadRequest, QuestionReadResponse } from '@disha/contracts/api/question'
import type { Topic } from '@disha/contracts/finding'
import type { QUESTION_FIELDS } from '@disha/contracts/question'
import { birthOf } from '@disha/database/intake/birth-of'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { ApiError } from '@disha/platform/api-error'
import { asRead } from '@disha/reading/read-as'
import { topicsOf } from '@disha/reading/understanding/understanding'
import { Inject, Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { isStored, standingOf, storeCorrection } from '../corrections/corrections.service.ts'
import { todayIn } from '../engine/today.ts'
import { EPHEMERIS } from '../engine/tokens.ts'
import { beginRevision, isPaid } from '../submissions/begin-revision.ts'
import { intakeUserOf } from '../submissions/intake-user.ts'
import { previewRequest, writeFreePreview } from '../submissions/write-free-preview.ts'
import type { QuestionColumns } from './question-columns.ts'

/** The topic that a chosen point leads with, by its field; the others lead with none. */
const TOPIC_OF: Readonly<Partial<Record<(typeof QUESTION_FIELDS)[number], Topic>>> = {
  work: 'career',
  money: 'career',
  study: 'career',
  love: 'love',
  abroad: 'abroad',
}

/** Has a question read as its visitor says: free before the purchase, and after it one of the corrections that a bought report has. */
@Injectable()
export class QuestionReading {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(EPHEMERIS) private readonly ephemeris: Ephemeris,
  ) {}

  /**
   * What is stored already changes nothing and counts for nothing, so that the same request sent twice makes one reading.
   * @throws ApiError `report_closed`, `correction_limit`, `correction_expired` where the report was bought
   */
  async read(
    user: User,
    { concern = user.concern, readAs }: Pick<QuestionReadRequest, 'concern' | 'readAs'>,
  ): Promise<QuestionReadResponse> {
    const asOf = todayIn(user.displayTimeZone)
    const columns = this.columns(user, { concern, readAs, asOf })
    const { sessionId } = user
    const preview = this.preview({ ...user, ...columns }, user.language, asOf)
    const stored = await this.dataSource.transaction(async (manager) => {
      const current = await manager.findOne(User, { where: { id: user.id }, lock: { mode: 'pessimistic_write' } })
      if (current === null) throw new ApiError('not_found', 'There is nothing at this address.')
      if (await isPaid(manager, current)) {
        const { open } = await standingOf(manager, current)
        const languages = [...new Set([current.language, ...open.map(({ language }) => language)])]
        const previews = new Map(languages.map((language) => [language, this.preview({ ...current, ...columns }, language, asOf)]))
        return storeCorrection(manager, current.id, columns, previews, asOf)
      }
      if (isStored(current, columns)) return { changed: false, user: intakeUserOf(current) }
      await manager.update(User, { id: current.id }, { ...columns, revision: current.revision + 1, updatedAt: () => 'now()' })
      const next = await manager.findOneByOrFail(User, { id: current.id })
      await beginRevision(manager, next, preview, asOf)
      return { changed: true, user: intakeUserOf(next) }
    })
    if (stored.changed) return { sessionId, changed: true, ...preview, user: stored.user }
    const { freePreview } = await this.dataSource.manager.findOneByOrFail(Reading, {
      userId: user.id,
      revision: user.revision,
      language: user.language,
    })
    return { sessionId, changed: false, ...freePreview, user: stored.user }
  }

  private preview(user: User, language: User['language'], asOf: string): Reading['freePreview'] {
    return writeFreePreview(previewRequest(user, { birth: birthOf(user), language, asOf }), this.ephemeris)
  }

  /** What the question is read as leads; the boxes that were chosen on the form follow. */
  private columns(user: User, { concern, readAs, asOf }: { concern: string; readAs: User['readAs']; asOf: string }): QuestionColumns {
    if (isStored(user, { concern, readAs, topics: user.topics })) return { concern, readAs, topics: user.topics }
    const read = asRead({
      concern,
      ...(user.additionalDetails === null ? {} : { details: user.additionalDetails }),
      ...(readAs === null ? {} : { readAs }),
      person: { name: user.fullName, ...(user.gender === null ? {} : { gender: user.gender }) },
      birth: birthOf(user),
      asOf,
    })
    const chosen = (readAs?.points ?? []).flatMap((point) => TOPIC_OF[point.split('.')[0] as keyof typeof TOPIC_OF] ?? [])
    const { topics } = topicsOf({ concern: read.concern, clarityArea: user.clarityArea })
    const boxes = user.concerns.length === 0 ? [] : topicsOf({ concern: '', concerns: user.concerns }).topics
    return { concern, readAs, topics: [...new Set([...chosen, ...topics, ...boxes])] }
  }
}

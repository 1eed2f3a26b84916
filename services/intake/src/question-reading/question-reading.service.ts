import type { QuestionReadRequest, QuestionReadResponse } from '@disha/contracts/api/question'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import type { QUESTION_FIELDS } from '@disha/contracts/question'
import { birthOf } from '@disha/database/intake/birth-of'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { ApiError } from '@disha/platform/api-error'
import { asRead } from '@disha/reading/read-as'
import { topicsOf } from '@disha/reading/understanding/understanding'
import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
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
  async read(user: User, question: Pick<QuestionReadRequest, 'concern' | 'readAs'>): Promise<QuestionReadResponse> {
    const { manager } = this.dataSource
    const asOf = todayIn(user.displayTimeZone)
    const columns = this.columns(user, { concern: question.concern ?? user.concern, readAs: question.readAs, asOf })
    const paid = await isPaid(manager, user)
    const bought = paid ? (await standingOf(manager, user)).open.map(({ language }) => language) : []
    const languages = [...new Set([user.language, ...bought])]
    const previews = new Map(languages.map((language) => [language, this.preview({ ...user, ...columns }, language, asOf)]))
    const stored = await this.dataSource.transaction((transaction) => store(transaction, { user, paid, columns, previews, asOf }))
    // another tab has changed the details, or paid, while this was written
    if (stored === null) return this.read(await manager.findOneByOrFail(User, { id: user.id }), question)
    const { sessionId, id: userId, revision, language } = user
    if (stored.changed) return { sessionId, changed: true, ...previews.get(language)!, user: stored.user }
    const { freePreview } = await manager.findOneByOrFail(Reading, { userId, revision, language })
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

type Asked = { user: User; paid: boolean; columns: QuestionColumns; previews: ReadonlyMap<Language, Reading['freePreview']>; asOf: string }

/** Raises the revision, once, under the visitor's row; null where that is no longer the visitor the previews were written for. */
async function store(
  manager: EntityManager,
  { user, paid, columns, previews, asOf }: Asked,
): Promise<Pick<QuestionReadResponse, 'changed' | 'user'> | null> {
  const current = await manager.findOne(User, { where: { id: user.id }, lock: { mode: 'pessimistic_write' } })
  if (current === null) throw new ApiError('not_found', 'There is nothing at this address.')
  if (current.revision !== user.revision || (await isPaid(manager, current)) !== paid) return null
  if (paid) return storeCorrection(manager, current.id, columns, previews, asOf)
  if (isStored(current, columns)) return { changed: false, user: intakeUserOf(current) }
  await manager.update(User, { id: current.id }, { ...columns, revision: current.revision + 1, updatedAt: () => 'now()' })
  const next = await manager.findOneByOrFail(User, { id: current.id })
  await beginRevision(manager, next, previews.get(next.language)!, asOf)
  return { changed: true, user: intakeUserOf(next) }
}

import type { Chart } from '@disha/contracts/chart'
import type { BirthInput } from '@disha/contracts/birth'
import type { EventPayload } from '@disha/contracts/events/catalogue'
import { ChartRow } from '@disha/database/charts/chart.entity'
import { birthOf } from '@disha/database/intake/birth-of'
import { User } from '@disha/database/intake/user.entity'
import type { EventRecord } from '@disha/events/publish'
import type { Loaded, Step } from '@disha/events/step'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

type Payload = EventPayload<'intake.submitted'>

/** Birth details → the full chart of one revision. */
@Injectable()
export class ComputeChart implements Step<Payload, BirthInput, Chart> {
  async load(manager: EntityManager, { userId, revision }: Payload): Promise<Loaded<BirthInput>> {
    const user = await manager.findOneBy(User, { id: userId })
    // erased, or corrected since: the newer revision has its own event
    if (user === null || user.revision !== revision) return { kind: 'done', followUps: [] }
    if (await manager.existsBy(ChartRow, { userId, revision })) return { kind: 'done', followUps: [computed(userId, revision)] }
    return { kind: 'work', input: birthOf(user) }
  }

  work(birth: BirthInput): Promise<Chart> {
    return Promise.resolve(computeChart(birth, loadEphemeris()))
  }

  async store(manager: EntityManager, { userId, revision }: Payload, chart: Chart): Promise<EventRecord[]> {
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_read' } })
    if (user === null || user.revision !== revision) return []
    await manager
      .createQueryBuilder()
      .insert()
      .into(ChartRow)
      .values({ userId, revision, chart: chart as never, engineVersion: chart.engineVersion })
      .orIgnore()
      .execute()
    await manager.query(
      "UPDATE reports SET stage = 'consulting', rung_at = NULL WHERE user_id = $1 AND revision = $2 AND stage = 'calculating'",
      [userId, revision],
    )
    return [computed(userId, revision)]
  }
}

const computed = (userId: string, revision: number): EventRecord => ({ name: 'chart.computed', payload: { userId, revision } })

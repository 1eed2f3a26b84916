import { HealthChecks } from '@disha/platform/health.controller'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'

/** Ready only while the database answers. */
@Injectable()
export class PostgresHealth {
  constructor(dataSource: DataSource, health: HealthChecks) {
    health.add({ name: 'postgres', kind: 'ready', check: async () => void (await dataSource.query('SELECT 1')) })
  }
}

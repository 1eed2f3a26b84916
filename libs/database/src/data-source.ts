import 'reflect-metadata'
import type { DataSourceOptions } from 'typeorm'
import { AdministratorSession } from './admin/administrator-session.entity.ts'
import { Administrator } from './admin/administrator.entity.ts'
import { AuditEntry } from './admin/audit-entry.entity.ts'
import { ChartRow } from './charts/chart.entity.ts'
import { Delivery } from './delivery/delivery.entity.ts'
import { DocumentRow } from './documents/document.entity.ts'
import { OutboxEvent } from './events/outbox-event.entity.ts'
import { StalledReport } from './events/stalled-report.entity.ts'
import { Consent } from './intake/consent.entity.ts'
import { LinkToken } from './intake/link-token.entity.ts'
import { UserAnalytics } from './intake/user-analytics.entity.ts'
import { UserQuestion } from './intake/user-question.entity.ts'
import { User } from './intake/user.entity.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { Payment } from './payments/payment.entity.ts'
import { ProductPrice } from './payments/product-price.entity.ts'
import { StripeEvent } from './payments/stripe-event.entity.ts'
import { Reading } from './readings/reading.entity.ts'
import { Report } from './reports/report.entity.ts'
import { SnakeNaming } from './snake-naming.ts'

export const ENTITIES = [
  User,
  UserQuestion,
  UserAnalytics,
  Consent,
  LinkToken,
  ChartRow,
  Reading,
  Report,
  ProductPrice,
  Payment,
  StripeEvent,
  DocumentRow,
  Delivery,
  OutboxEvent,
  StalledReport,
  Administrator,
  AdministratorSession,
  AuditEntry,
]

/** Connection settings of every process. The schema changes by migrations only. */
export function databaseOptions(url: string, options: { poolSize?: number; applicationName?: string } = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'schema_migrations',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 5_000,
    applicationName: options.applicationName ?? 'disha',
    extra: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 },
  }
}

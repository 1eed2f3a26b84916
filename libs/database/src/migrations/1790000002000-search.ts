import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What operators search in, as one text; `user-search.ts` holds the same expression. */
const SEARCHED = "(full_name || E'\\n' || email || E'\\n' || coalesce(delivery_email, '') || E'\\n' || place_of_birth || E'\\n' || concern)"

/** Indexes for the operators' search (any part of a word, any script) and for finding a session by its mail address. */
export class Search1790000002000 implements MigrationInterface {
  readonly name = 'Search1790000002000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    await runner.query(`CREATE INDEX users_search ON users USING gin (${SEARCHED} gin_trgm_ops)`)
    await runner.query('CREATE INDEX users_email_lower ON users (lower(email))')
    await runner.query('CREATE INDEX users_delivery_email_lower ON users (lower(delivery_email))')
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['users_delivery_email_lower', 'users_email_lower', 'users_search']) {
      await runner.query(`DROP INDEX ${index}`)
    }
  }
}

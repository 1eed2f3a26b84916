import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The boxes of the Hindi form, kept beside the written question, so that each is answered. */
export class ChosenConcerns1790000003000 implements MigrationInterface {
  readonly name = 'ChosenConcerns1790000003000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE users ADD COLUMN concerns text[] NOT NULL DEFAULT '{}'")
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN concerns')
  }
}

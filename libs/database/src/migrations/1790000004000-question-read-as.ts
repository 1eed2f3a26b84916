import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a visitor says their question is to be read as, where it was read wrongly. */
export class QuestionReadAs1790000004000 implements MigrationInterface {
  readonly name = 'QuestionReadAs1790000004000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN read_as jsonb')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN read_as')
  }
}

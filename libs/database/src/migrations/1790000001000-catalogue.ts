import type { MigrationInterface, QueryRunner } from 'typeorm'

/** product, language, price and compare-at price in rupees: the owner's offers of one report. */
const OFFERS: [string, string, number, number][] = [
  ['kundli', 'english', 151, 951],
  ['kundli', 'hindi', 47, 4999],
  ['kundli', 'tamil', 151, 951],
  ['kundli', 'telugu', 151, 951],
  ['bundle', 'english', 129, 297],
  ['bundle', 'hindi', 129, 297],
  ['bundle', 'tamil', 129, 297],
  ['bundle', 'telugu', 129, 297],
]

/** The first price list. A later change closes a row and opens a new one; history is never rewritten. */
export class Catalogue1790000001000 implements MigrationInterface {
  readonly name = 'Catalogue1790000001000'

  async up(runner: QueryRunner): Promise<void> {
    for (const [product, language, rupees, compareAt] of OFFERS) {
      await runner.query(
        'INSERT INTO product_prices (product_id, language, amount_minor, compare_at_minor, currency) VALUES ($1, $2, $3, $4, $5)',
        [product, language, rupees * 100, compareAt * 100, 'INR'],
      )
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM product_prices')
  }
}

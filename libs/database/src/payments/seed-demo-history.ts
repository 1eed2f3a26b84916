import type { EntityManager } from 'typeorm'

/**
 * Gives every offer a past sale at its compare-at price, marked as demo, so that a local start shows struck-through prices
 * as production will once it has real history. Does nothing where demo history exists.
 */
export async function seedDemoHistory(manager: EntityManager): Promise<void> {
  await manager.query(`
    INSERT INTO product_prices (product_id, language, amount_minor, compare_at_minor, currency, valid_from, valid_to, is_demo)
    SELECT product_id, language, compare_at_minor, NULL, currency, valid_from - interval '90 days', valid_from, true
    FROM product_prices
    WHERE valid_to IS NULL AND compare_at_minor IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM product_prices WHERE is_demo)`)
}

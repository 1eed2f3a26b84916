import { Column, type ColumnOptions } from 'typeorm'

/** An instant; the driver gives a Date. */
export const InstantColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'timestamptz', ...options })

/** An instant that the database sets when the row is made. */
export const CreatedAtColumn = (): PropertyDecorator => Column({ type: 'timestamptz', default: () => 'now()' })

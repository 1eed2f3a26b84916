import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm'

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

/** Columns are snake_case in Postgres, camelCase in code. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snake(propertyName)
  }
}

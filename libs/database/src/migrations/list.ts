import type { MigrationInterface } from 'typeorm'
import { Initial1790000000000 } from './1790000000000-initial.ts'
import { Catalogue1790000001000 } from './1790000001000-catalogue.ts'
import { Search1790000002000 } from './1790000002000-search.ts'
import { ChosenConcerns1790000003000 } from './1790000003000-chosen-concerns.ts'
import { QuestionReadAs1790000004000 } from './1790000004000-question-read-as.ts'

/** In the order in which they run. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Initial1790000000000,
  Catalogue1790000001000,
  Search1790000002000,
  ChosenConcerns1790000003000,
  QuestionReadAs1790000004000,
]

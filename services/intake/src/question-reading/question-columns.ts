import type { User } from '@disha/database/intake/user.entity'

/** The columns of a visitor that say what they ask, and how it is read. */
export type QuestionColumns = Pick<User, 'concern' | 'readAs' | 'topics'>

/** Below this age nobody is told of a wedding, and work is what prepares it. */
export const OF_AGE = 18

/** Below this age stretches for love are told as friendship: the year of the last school examination is no time for proposals. */
export const COURTED = 19

/** Below this age a time is told of school and family, and no verse on marriage is read. */
export const GROWN = 21

/** From this age on one who says nothing of a partner may have one. */
export const MAY_BE_MARRIED = 24

/** From this age on a home is taken to stand where nothing is told: nobody who asked of other things is sent to meet people, or to live elsewhere. */
export const MIDLIFE = 40

/** From this age on work is advice, service and pension where nobody speaks of a post, and love that names no wedding is companionship. */
export const ELDER = 60

/** From this age on nobody who has not asked of work is told of other trades, and a parent's past is told by the young of the family. */
export const LATE = 50

/** Up to this age a child is told of somebody new in one sentence, and from the second on as somebody grown. */
export const SMALL_CHILD = 9
export const GROWN_CHILD = 16

/** Up to this age examinations for a post are sat. */
export const ASPIRING = 40

/** In whose words a time is told: of school and family, of a life after the post, or of the years between. */
export const stageOf = (age: number): 'young' | 'elder' | null => (age < GROWN ? 'young' : age >= ELDER ? 'elder' : null)

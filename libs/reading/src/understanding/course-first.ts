import { ownText } from './own-words.ts'

/** Courses that a post waits for, by the names that are typed, as they are told. */
const COURSES = {
  bed: /(?:b ?ed|bed|d ?el ?ed|deled|btc|m ?ed|ntt|montessori)(?= (?!room|ridden|rest))/u,
  law: /(?:llb|l l b|law degree|llm)(?= )/u,
  nursing: /(?:gnm|bsc nursing|nursing (?:course|degree|training)|anm)(?= )/u,
  degree: /(?:degree|graduation|mba|mca|b ?tech|m ?tech|b ?com|m ?com|b ?sc|m ?sc|bca|bba|diploma|ph ?d|pgdm|course|iti|polytechnic)(?= )/u,
} as const
export type CourseTold = keyof typeof COURSES
/** That it still runs, or is to be finished. */
const UNFINISHED =
  '(?:doing|pursuing|studying|final year|last year|last sem\\S*|final sem\\S*|complet(?:e|ing)|finish|finishing|(?:am|is) in|kar (?:rah[aei]|ke)|karke|poora kar\\S*|pura kar\\S*|after this|iske baad|chal rah[aei]|will (?:complete|finish)|thinking (?:to do|of doing)|joined|enrolled|admission liya|padh rah[aei])'
/** A few words between the two; what came after a course is not said of the course. */
const BETWEEN = ' (?:(?!(?:after|since|before|with|baad|kiya|kiye|done|completed|passed|(?:19|20)\\d\\d) )\\S+ ){0,3}?'

/** Each course as one that still runs. */
const RUNNING = (Object.keys(COURSES) as CourseTold[]).map((course) => ({
  course,
  told: new RegExp(` ${UNFINISHED}${BETWEEN}${COURSES[course].source}| ${COURSES[course].source}${BETWEEN}${UNFINISHED} `, 'u'),
}))

/** The course that somebody has still to finish before the post they ask for; null where none is told, or it is another's. */
export function courseFirst(concern: string): CourseTold | null {
  const text = ownText(concern)
  return RUNNING.find(({ told }) => told.test(text))?.course ?? null
}

/** Years without a post, told by a gap, a break, or the year in which a post was left for the family. */
const GAP =
  / (?:(?:career |job |study |work )?(?:gap|break) (?:of|hai|ho|in|since|after|for|is|there)|\d+ (?:years?|yrs?|saal|sal) (?:ka |ki |of |career |job )*(?:gap|break)|(?:left|quit|resigned|stopped|chhod\S*|chodi) (?:\S+ ){0,4}?(?:job|work|working|naukri|teaching) (?:in |since )?(?:19|20)\d\d|(?:left|quit) (?:\S+ ){0,3}?(?:job|work) (?:\S+ ){0,3}?(?:for|after) (?:\S+ )?(?:baby|marriage|child|kids|family|delivery|wedding)) /u
export const tellsGap = (concern: string): boolean => GAP.test(ownText(concern))

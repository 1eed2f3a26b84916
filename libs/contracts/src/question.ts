import { z } from 'zod'

/** What one thing that is asked may be after, field by field; `libs/reading/training/README.md` says what each means. */
// prettier-ignore
export const QUESTION_POINTS = [
  'work.post', 'work.change', 'work.offer', 'work.promotion', 'work.transfer', 'work.city', 'work.place', 'work.boss', 'work.secure', 'work.field', 'work.named', 'work.government', 'work.exam', 'work.examWhich', 'work.attempts', 'work.own', 'work.trade', 'work.close', 'work.partner', 'work.funds', 'work.back', 'work.permanent', 'work.success', 'work.retire', 'work.jobBusiness', 'work.govtPrivate', 'work.studyJob',
  'money.debt', 'money.stuck', 'money.loss', 'money.arrange', 'money.invest', 'money.grow',
  'home.buy', 'home.sell', 'home.share', 'home.move', 'home.vehicle',
  'study.admission', 'study.course', 'study.result',
  'love.when', 'love.kind', 'love.where', 'love.loveArranged', 'love.one', 'love.consent', 'love.tell', 'love.match', 'love.bond', 'love.back', 'love.reunite', 'love.divorce', 'love.again', 'love.forget', 'love.feelings', 'love.dosha',
  'kin.childBirth', 'kin.childWed', 'kin.childWork', 'kin.childStudy', 'kin.childTrouble', 'kin.spouseWork', 'kin.wed', 'kin.work', 'kin.other', 'kin.inlaws', 'kin.parents',
  'abroad.when', 'abroad.should', 'abroad.country', 'abroad.visa', 'abroad.settle', 'abroad.study', 'abroad.work', 'abroad.join', 'abroad.back',
  'self.year', 'self.relief', 'self.why', 'self.do', 'self.order', 'self.remedy', 'self.health', 'self.purpose', 'self.luck', 'self.general',
] as const
export const QuestionPoint = z.enum(QUESTION_POINTS)
export type QuestionPoint = z.infer<typeof QuestionPoint>

/** The fields of those points, in their order. */
export const QUESTION_FIELDS = ['work', 'money', 'home', 'study', 'love', 'kin', 'abroad', 'self'] as const

/** So many things that are asked are answered one by one. */
export const MOST_POINTS = 4

/** What words may tell of the visitor that turns a whole reading. */
export const BONDS = ['single', 'partner', 'married', 'parted', 'widowed'] as const
export const WORKS = ['studies', 'seeks', 'post', 'business', 'retired'] as const
export const LIVES = ['india', 'abroad'] as const

/** The visitor's state; null where their words tell nothing of it. */
export const QuestionState = z.object({
  bond: z.enum(BONDS).nullable(),
  work: z.enum(WORKS).nullable(),
  lives: z.enum(LIVES).nullable(),
})
export type QuestionState = z.infer<typeof QuestionState>

/** What a question was read as: each thing that it asks, and what it tells of the visitor. */
export const QuestionRead = z.object({
  parts: z.array(
    z.object({
      /** the visitor's own words, or the plain question that stands for what they chose */
      words: z.string(),
      /** null where the words ask of a field as a whole, or were not understood */
      point: QuestionPoint.nullable(),
      /** the field that is asked about as a whole; absent where a point is, or where the words were not understood */
      field: z.enum(QUESTION_FIELDS).optional(),
      /** false where another point is nearly as likely */
      sure: z.boolean(),
    }),
  ),
  state: QuestionState,
})
export type QuestionRead = z.infer<typeof QuestionRead>

/** What a visitor says their question is to be read as; of the state null leaves it as the words tell it. */
export const ReadAs = z.object({
  points: z.array(QuestionPoint).min(1).max(MOST_POINTS),
  state: QuestionState,
})
export type ReadAs = z.infer<typeof ReadAs>

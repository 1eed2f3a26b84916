/** What one part of a question is after; `libs/reading/training/README.md` says what each means. */
// prettier-ignore
export const POINTS = [
  'work.post', 'work.change', 'work.offer', 'work.promotion', 'work.transfer', 'work.city', 'work.place', 'work.boss', 'work.secure', 'work.field', 'work.named', 'work.government', 'work.exam', 'work.examWhich', 'work.attempts', 'work.own', 'work.trade', 'work.close', 'work.partner', 'work.funds', 'work.back', 'work.permanent', 'work.success', 'work.retire', 'work.jobBusiness', 'work.govtPrivate', 'work.studyJob',
  'money.debt', 'money.stuck', 'money.loss', 'money.arrange', 'money.invest', 'money.grow',
  'home.buy', 'home.sell', 'home.share', 'home.move', 'home.vehicle',
  'study.admission', 'study.course', 'study.result',
  'love.when', 'love.kind', 'love.where', 'love.loveArranged', 'love.one', 'love.consent', 'love.tell', 'love.match', 'love.bond', 'love.back', 'love.reunite', 'love.divorce', 'love.again', 'love.forget', 'love.feelings', 'love.dosha',
  'kin.childBirth', 'kin.childWed', 'kin.childWork', 'kin.childStudy', 'kin.childTrouble', 'kin.spouseWork', 'kin.wed', 'kin.work', 'kin.other', 'kin.inlaws', 'kin.parents',
  'abroad.when', 'abroad.should', 'abroad.country', 'abroad.visa', 'abroad.settle', 'abroad.study', 'abroad.work', 'abroad.join', 'abroad.back',
  'self.year', 'self.relief', 'self.why', 'self.do', 'self.order', 'self.remedy', 'self.health', 'self.purpose', 'self.luck', 'self.general',
  'none',
] as const
export type Point = (typeof POINTS)[number]

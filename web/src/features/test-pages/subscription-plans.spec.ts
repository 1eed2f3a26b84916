import { DAILY_PLANS, percentOff, yearlySaving } from './subscription-plans.ts'

it('computes the percentages and the saving of the demo from its prices', () => {
  expect(DAILY_PLANS.map((plan) => percentOff(plan.before, plan.perDay))).toEqual([50, 60])
  expect(yearlySaving()).toEqual({ rupees: 2135, percent: 54 })
})

/** Prices of the subscription demo, in rupees a day. Nothing here is sold. */
export const DAILY_PLANS = [
  { id: 'horoscope', name: 'Daily horoscope', perDay: 7, before: 14 },
  { id: 'tarot', name: 'Daily tarot', perDay: 4, before: 10 },
] as const

export const YEARLY_PLAN = { name: 'Yearly plan, tarot included', perDay: 5 } as const

const DAYS_OF_A_MONTH_PLAN = 30
const DAYS_OF_A_YEAR_PLAN = 365

/** What `price` takes off `before`, in whole percent. */
export const percentOff = (before: number, price: number): number => Math.round((1 - price / before) * 100)

/** The year by both monthly plans (twelve of 30 days) against the yearly plan of 365 days: rupees saved, and in percent. */
export function yearlySaving(): { rupees: number; percent: number } {
  const monthly = DAILY_PLANS.reduce((sum, plan) => sum + plan.perDay, 0) * DAYS_OF_A_MONTH_PLAN * 12
  const yearly = YEARLY_PLAN.perDay * DAYS_OF_A_YEAR_PLAN
  return { rupees: monthly - yearly, percent: percentOff(monthly, yearly) }
}

import { expect, type Page } from '@playwright/test'

export const MEERA = {
  fullName: 'Meera Rao',
  email: 'meera.rao@example.in',
  day: '3',
  month: 'July',
  year: '1996',
  hour: '6',
  minute: '20',
  meridiem: 'pm',
  place: 'Hyderabad',
}

/** Opens a page and waits until its program listens, where a journey would otherwise race it as no thumb can. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-program', 'here')
}

/** Step one of the English form, by typing and choosing as a visitor would; the place is picked from the list. */
export async function fillBirth(page: Page, person = MEERA): Promise<void> {
  await page.getByLabel('Full name').fill(person.fullName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Day', { exact: true }).fill(person.day)
  await page.getByLabel('Month').selectOption({ label: person.month })
  await page.getByLabel('Year').fill(person.year)
  await page.getByLabel('Hour').fill(person.hour)
  await page.getByLabel('Minute', { exact: true }).fill(person.minute)
  await page.getByLabel('am / pm').selectOption(person.meridiem)
  const place = page.getByRole('combobox', { name: 'Place of birth' })
  // a draft kept by an earlier visit of the same browser may stand there
  await place.clear()
  await place.pressSequentially(person.place, { delay: 20 })
  await page
    .getByRole('listbox', { name: 'Place of birth' })
    .getByRole('option', { name: /Telangana/ })
    .first()
    .click()
  await expect(page.getByText(/17\.\d\d°\sN, 78\.\d\d°\sE/)).toBeVisible()
}

export async function fillConcern(page: Page): Promise<void> {
  await page.getByLabel('Where do you seek clarity?').selectOption('dharma')
  await page.getByLabel('Where do you feel unsettled?').fill('Should I stay in my job or leave it this year?')
  await page.getByRole('checkbox').check()
}

/** From the landing page to the insights of this visitor's own chart. */
export async function reachInsights(page: Page, person = MEERA): Promise<void> {
  await openPage(page, '/form')
  await fillBirth(page, person)
  await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
  await fillConcern(page)
  await page.getByRole('button', { name: 'Get My Reading' }).click()
  await page.waitForURL('**/insights')
}

/** From the insights to the card form of the payment page. */
export async function reachCardForm(page: Page): Promise<void> {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Continue with Selected Report' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Continue to Payment/ }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
}

export async function payWith(page: Page, card: string, button: string | RegExp = /Complete Purchase/): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel(/Expiration date/).fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: button }).click()
}

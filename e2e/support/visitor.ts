import { expect, type Page, type ViewportSize } from '@playwright/test'
import type { SubmitFormResponse } from '@disha/contracts/api/intake'
import type { PlacesResponse } from '@disha/contracts/api/places'

/** For `test.skip`: what is said, kept or answered does not change with the size of the window, and is looked at once, on the phone. */
export const isWide = ({ viewport }: { viewport: ViewportSize | null }): boolean => (viewport?.width ?? 0) > 600

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

/**
 * A visitor who has the form behind them: sent by the call of the form itself, and kept in the browser as the program keeps it. For journeys
 * that are about what comes later; those that are about the form fill it.
 */
export async function bringInsights(page: Page): Promise<void> {
  const { fullName, email, day, year, hour, minute, meridiem, place: placeOfBirth } = MEERA
  const found = await page.request.get('/api/places', { params: { q: `${placeOfBirth} Telangana`, language: 'english' } })
  const [place] = ((await found.json()) as PlacesResponse).places
  const response = await page.request.post('/api/submit-form', {
    data: {
      fullName,
      email,
      dateOfBirth: '1996-07-03',
      timeOfBirth: '18:20',
      placeOfBirth,
      placeId: place?.id,
      clarityArea: 'dharma',
      concern: 'Should I stay in my job or leave it this year?',
      disclaimerAccepted: true,
      language: 'english',
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { sessionId, insights, evidence, user } = (await response.json()) as SubmitFormResponse
  const draft = { fullName, email, day, month: '7', year, hour, minute, meridiem, placeOfBirth, place }
  const kept = { sessionId, userFormData: draft, insights: { insights, evidence, user, draft } }
  const { cookies } = await page.context().storageState()
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify({ value, savedAt: Date.now() }) }))
  await page.context().setStorageState({ cookies, origins: [{ origin: new URL(response.url()).origin, localStorage }] })
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

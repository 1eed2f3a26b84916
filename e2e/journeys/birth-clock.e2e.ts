import { expect, test, type Page } from '@playwright/test'
import { fillConcern, isWide, openPage } from '../support/visitor.ts'

const CONTINUE = 'Continue to Your Concern'

/** Step one of the English form but for the place. */
async function fillMoment(page: Page, [day, month, year]: [string, string, string], [hour, minute, half]: [string, string, string]) {
  await page.getByLabel('Full name').fill('Meera Rao')
  await page.getByLabel('Email').fill('meera.rao@example.in')
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Month').selectOption({ label: month })
  await page.getByLabel('Year').fill(year)
  await page.getByLabel('Hour').fill(hour)
  await page.getByLabel('Minute', { exact: true }).fill(minute)
  await page.getByLabel('am / pm').selectOption(half)
}

const combobox = (page: Page, name: string | RegExp = 'Place of birth') => page.getByRole('combobox', { name })
const options = (page: Page, name: string | RegExp = 'Place of birth') => page.getByRole('listbox', { name }).getByRole('option')

async function pickPlace(page: Page, typed: string, wanted: RegExp) {
  await combobox(page).pressSequentially(typed, { delay: 20 })
  await options(page).filter({ hasText: wanted }).first().click()
}

/** What the form sends, and the answer to it. */
async function submitted(page: Page) {
  await fillConcern(page)
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/submit-form')),
    page.getByRole('button', { name: 'Get My Reading' }).click(),
  ])
  const sent = response.request().postDataJSON() as Record<string, unknown>
  return { sent, answer: (await response.json()) as { clock: Record<string, unknown>; user: Record<string, unknown> } }
}

// These journeys look at what the program does; what is typed before it has come is `weight.e2e.ts`'s.

test.describe('which clock it was', () => {
  test.skip(isWide, 'questions and answers, not layouts: one size is enough')
  test('wartime Calcutta: three clocks, the sign that rises by each, the choice kept and sent', async ({ page }) => {
    await openPage(page, '/form')
    await fillMoment(page, ['15', 'June', '1943'], ['8', '00', 'am'])
    await pickPlace(page, 'Calcutta', /West Bengal/)
    const question = page.getByRole('group', { name: 'Which clock was it?' })
    await expect(question).toContainText('During the Second World War clocks in India ran an hour ahead')
    await expect(question).toContainText('Until 1948 many clocks in Calcutta')
    await expect(question).toContainText('with +05:30 the rising sign is Karka, not Mithuna')
    await expect(question.getByRole('radio')).toHaveCount(3)
    await expect(question.getByRole('radio', { name: /\+06:30/ })).toBeChecked()
    await question.getByRole('radio', { name: /\+05:53:20/ }).check()
    await expect(question).toContainText('read with +05:53:20 (Asia/Kolkata)')

    await page.reload()
    await expect(page.getByRole('radio', { name: /\+05:53:20/ })).toBeChecked()
    await page.getByRole('button', { name: CONTINUE }).click()
    const { sent, answer } = await submitted(page)
    expect(sent).toMatchObject({ utcOffsetSeconds: 21_200, placeId: 'g1275004' })
    expect(answer.clock).toMatchObject({ offset: '+05:53:20', utc: '1943-06-15T02:06:40.000Z' })
    await page.waitForURL('**/insights')

    // it can be changed afterwards: the form still holds it
    await openPage(page, '/form')
    await page.getByRole('radio', { name: /\+06:30/ }).check()
    await page.getByRole('button', { name: CONTINUE }).click()
    expect((await submitted(page)).answer.clock).toMatchObject({ offset: '+06:30' })
  })

  test('a choice of clock falls when the minute changes, and an ordinary birth is told its rule only', async ({ page }) => {
    await openPage(page, '/form')
    await fillMoment(page, ['1', 'March', '1950'], ['8', '00', 'am'])
    await pickPlace(page, 'Bombay', /Maharashtra/)
    await page.getByRole('radio', { name: /\+04:51/ }).check()
    await page.getByLabel('Minute', { exact: true }).fill('30')
    await expect(page.getByRole('radio', { name: /\+05:30/ })).toBeChecked()
    await page.getByLabel('Year').fill('1990')
    await expect(page.getByText('Birth moment: 8:30 am by the wall clock, read with +05:30 (Asia/Kolkata).')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Which clock was it?' })).toBeHidden()
  })

  test('a doubled hour in New York stops the visitor once and is sent as what they say', async ({ page }) => {
    await openPage(page, '/form')
    await fillMoment(page, ['29', 'October', '1995'], ['1', '30', 'am'])
    await pickPlace(page, 'New York', /New York/)
    const question = page.getByRole('group', { name: 'Which clock was it?' })
    await expect(question).toContainText('this time came twice')
    await page.getByRole('button', { name: CONTINUE }).click()
    await expect(page.getByRole('radio', { name: /first time/ })).toBeFocused()
    await expect(page).toHaveURL(/\/form$/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /second time/ })).toBeChecked()
    await page.getByRole('button', { name: CONTINUE }).click()
    const { sent, answer } = await submitted(page)
    expect(sent).toMatchObject({ doubledHour: 'later' })
    expect(answer.clock).toMatchObject({ offset: '-05:00', utc: '1995-10-29T06:30:00.000Z' })
  })

  test('a skipped hour is said, with the clock not yet changed taken; a hurried visitor keeps that', async ({ page }) => {
    await openPage(page, '/form')
    await fillMoment(page, ['7', 'April', '1996'], ['2', '30', 'am'])
    await pickPlace(page, 'New York', /New York/)
    await page.getByRole('button', { name: CONTINUE }).click()
    await expect(page.getByText(/no clock showed it/)).toBeVisible()
    await page.getByRole('button', { name: CONTINUE }).click()
    expect((await submitted(page)).answer.clock).toMatchObject({ offset: '-05:00' })
  })

  test('without the question beforehand the submit asks, and nothing typed is lost', async ({ page }) => {
    await page.route('**/api/birth-clock', (route) => route.abort())
    await openPage(page, '/form')
    await fillMoment(page, ['29', 'October', '1995'], ['1', '30', 'am'])
    await pickPlace(page, 'New York', /New York/)
    await page.getByRole('button', { name: CONTINUE }).click()
    await fillConcern(page)
    await page.getByRole('button', { name: 'Get My Reading' }).click()
    await expect(page.getByRole('group', { name: 'Which clock was it?' })).toContainText('this time came twice')
    await expect(page.getByLabel('Full name')).toHaveValue('Meera Rao')
    // left as it is, the first time goes with the next submit
    await expect(page.getByRole('radio', { name: /first time/ })).toBeChecked()
    await page.getByRole('button', { name: CONTINUE }).click()
    await expect(page.getByLabel('Where do you feel unsettled?')).not.toHaveValue('')
    const { sent } = await submitted(page)
    expect(sent).toMatchObject({ doubledHour: 'earlier' })
    await page.waitForURL('**/insights')
  })
})

test.describe('where it was', () => {
  test.skip(isWide, 'answers, not layouts: one size is enough')
  test('hand-typed coordinates: out of range is said, the zone is proposed and confirmed', async ({ page }) => {
    await openPage(page, '/form')
    await fillMoment(page, ['3', 'July', '1996'], ['6', '20', 'pm'])
    await page.getByRole('button', { name: 'My place is not in the list' }).click()
    const field = page.getByLabel('Latitude and longitude')
    await expect(field).toBeFocused()
    await field.fill('97, 12')
    await expect(page.getByText('Latitude goes from -90 to 90')).toBeVisible()
    await page.getByRole('button', { name: CONTINUE }).click()
    await expect(field).toBeFocused()
    await field.fill('17°23′N 78°29′E')
    await expect(page.getByText(/17\.38°\sN, 78\.48°\sE\. Nearest place: .*Hyderabad, Telangana, India/)).toBeVisible()
    await page.getByRole('button', { name: CONTINUE }).click()
    await expect(page.getByText('Please confirm the time zone.')).toBeVisible()
    await page.getByRole('checkbox', { name: /Asia\/Kolkata/ }).check()
    await page.getByLabel('Name of the place').fill('Our farm')
    await page.getByRole('button', { name: CONTINUE }).click()
    const { sent, answer } = await submitted(page)
    expect(sent).toMatchObject({ latitude: 17.38333, longitude: 78.48333, timeZone: 'Asia/Kolkata', placeOfBirth: 'Our farm' })
    expect(answer.clock).toMatchObject({ timeZone: 'Asia/Kolkata', offset: '+05:30' })
  })

  test('coordinates pasted where the name goes are taken as such', async ({ page }) => {
    await openPage(page, '/form')
    await fillMoment(page, ['3', 'July', '1996'], ['6', '20', 'pm'])
    await combobox(page).fill('17.385044, 78.486671')
    await page.getByRole('button', { name: CONTINUE }).click()
    await expect(page.getByLabel('Latitude and longitude')).toHaveValue('17.385044, 78.486671')
    await expect(page.getByText(/Nearest place: .*Hyderabad/)).toBeVisible()
  })

  test('text that names one place is taken and shown; an unknown one is said', async ({ page }) => {
    await openPage(page, '/form')
    await fillMoment(page, ['3', 'July', '1996'], ['6', '20', 'pm'])
    await combobox(page).fill('zzqxv')
    await expect(page.getByText('No place found. Try the nearest town, or another spelling.')).toBeVisible()
    await page.getByRole('button', { name: CONTINUE }).click()
    await expect(page.getByText('We could not find this place.')).toBeVisible()
    await combobox(page).fill('Madras')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: CONTINUE }).click()
    await page.waitForURL(/step=2/)
    await page.goBack()
    await expect(page.getByText(/Chennai, Tamil Nadu, India/)).toBeVisible()
  })

  test('while the list is away the name is kept and found on the way', async ({ page }) => {
    await page.route('**/api/places?*', (route) => route.abort())
    await openPage(page, '/form')
    await fillMoment(page, ['3', 'July', '1996'], ['6', '20', 'pm'])
    await combobox(page).fill('Jaipur')
    await expect(page.getByText(/The list of places is not reachable/)).toBeVisible()
    await page.getByRole('button', { name: CONTINUE }).click()
    expect((await submitted(page)).sent).toMatchObject({ placeOfBirth: 'Jaipur', placeId: 'g1269515' })
  })
})

test.describe('the list of places', () => {
  test('works by keyboard alone, as a screen reader hears it', async ({ page }) => {
    await openPage(page, '/form')
    const place = combobox(page)
    await expect(place).toHaveAttribute('aria-expanded', 'false')
    await place.focus()
    await page.keyboard.type('Hyderab', { delay: 20 })
    await expect(place).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ places? found$/ })).toHaveCount(1)
    const first = options(page).first()
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(place).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await expect(place).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(place).toHaveAttribute('aria-expanded', 'false')
    await expect(place).toHaveValue('Hyderab')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(place).toHaveAttribute('aria-expanded', 'true')
    // Enter without a choice neither takes one nor sends the form
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter your full name.')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(place).toHaveValue('Hyderabad')
    await expect(page.getByText(/17\.\d\d°\sN, 78\.\d\d°\sE/)).toBeVisible()
    await place.fill('Hyd')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(place).toHaveValue('Hyd')
  })

  test('a slow network is spoken of, older answers never replace newer ones, and nothing is asked twice', async ({ page, viewport }) => {
    test.skip(isWide({ viewport }), 'questions and answers: one size is enough')
    const asked: string[] = []
    await page.route('**/api/places?*', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('q') ?? ''
      asked.push(query)
      await new Promise((resolve) => setTimeout(resolve, query === 'Chen' ? 3_000 : 1_200))
      await route.continue().catch(() => undefined)
    })
    await openPage(page, '/form')
    const place = combobox(page)
    await place.pressSequentially('Chen', { delay: 20 })
    await expect.poll(() => asked).toEqual(['Chen'])
    await place.pressSequentially('nai', { delay: 20 })
    await expect(page.getByText('Looking for places…')).toBeVisible()
    await expect(options(page).first()).toContainText('Chennai')
    await page.waitForTimeout(2_000)
    await expect(options(page).first()).toContainText('Chennai')
    // seven letters typed in a hurry are two questions, and going back to the first is none
    expect(asked).toEqual(['Chen', 'Chennai'])
    await place.fill('Chenn')
    await place.fill('Chennai')
    await expect(options(page).first()).toContainText('Chennai')
    expect(asked.filter((query) => query === 'Chennai')).toHaveLength(1)
  })

  for (const [path, name, typed, found] of [
    ['/form-hindi?step=2', /जन्म स्थान/, 'वाराणसी', 'Varanasi'],
    ['/form-tamil', /பிறந்த ஊர்/, 'தஞ்சாவூர்', 'Thanjavur'],
    ['/form-telugu', /పుట్టిన ఊరు/, 'విజయవాడ', 'Vijayawada'],
  ] as const) {
    test(`${typed} is found as it is typed, on a touch screen too`, async ({ page, hasTouch }) => {
      await page.addInitScript(() => {
        const value = {
          fullName: 'Meera',
          email: 'm@example.in',
          phone: '98765 43210',
          day: '15',
          month: '6',
          year: '1943',
          hour: '8',
          minute: '00',
          meridiem: 'am',
        }
        if (localStorage.getItem('userFormData') === null)
          localStorage.setItem('userFormData', JSON.stringify({ savedAt: Date.now(), value }))
      })
      await openPage(page, path)
      const place = combobox(page, name)
      const first = options(page, name).first()
      // the page stands before its program does: the first letters may fall into that moment
      await expect(async () => {
        await place.fill('')
        await place.pressSequentially(typed, { delay: 20 })
        await expect(first).toContainText(found, { timeout: 4_000 })
      }).toPass()
      await (hasTouch ? first.tap() : first.click())
      await expect(place).toHaveValue(found)
      // wartime India, asked in the visitor's language
      await expect(page.getByRole('radio', { name: /\+05:30/ })).toBeVisible()
      await expect(page.getByRole('radio', { name: /\+06:30/ })).toBeChecked()
      for (const precision of ['about', 'dayPart', 'unknown']) {
        await page.locator(`input[name=precision][value=${precision}]`).check({ force: true })
        await expect(page.getByRole('radio', { name: /\+06:30/ })).toBeVisible({ visible: precision === 'about' })
      }
    })
  }
})

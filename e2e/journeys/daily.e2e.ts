import { expect, test } from '@playwright/test'
import { bringInsights, isWide, openPage } from '../support/visitor.ts'

/** What a page of each language shows for 8 November 2026 (Diwali), Delhi, Chennai and Hyderabad: place by default, a state, weekday, tithi, rahu kalam. */
const PAGES = {
  english: {
    place: 'Delhi',
    bengal: /West Bengal/,
    weekday: 'Sunday',
    tithi: 'Amavasya',
    rahu: 'Rahu kalam',
    next: /The day after/,
    change: 'Another place',
    label: 'For which place?',
    until: /until \d/,
  },
  hindi: {
    place: 'दिल्ली',
    bengal: /पश्चिम बंगाल/,
    weekday: 'रविवार',
    tithi: 'अमावस्या',
    rahu: 'राहुकाल',
    next: /अगला दिन/,
    change: 'दूसरी जगह',
    label: 'किस जगह के लिए?',
    until: /\d तक/,
  },
  tamil: {
    place: 'சென்னை',
    bengal: /மேற்கு வங்காளம்/,
    weekday: 'ஞாயிற்றுக்கிழமை',
    tithi: 'அமாவாசை',
    rahu: 'ராகு காலம்',
    next: /அடுத்த நாள்/,
    change: 'வேறு ஊர்',
    label: 'எந்த ஊருக்கு?',
    until: /\d வரை/,
  },
  telugu: {
    place: 'హైదరాబాద్',
    bengal: /పశ్చిమ బెంగాల్/,
    weekday: 'ఆదివారం',
    tithi: 'అమావాస్య',
    rahu: 'రాహుకాలం',
    next: /తరువాతి రోజు/,
    change: 'వేరే ఊరు',
    label: 'ఏ ఊరికి?',
    until: /\d వరకు/,
  },
} as const

for (const [language, words] of Object.entries(PAGES)) {
  test(`the day of a place, in ${language}`, async ({ page, viewport }) => {
    test.skip(language !== 'english' && isWide({ viewport }), 'the words differ by language, the layout by size')
    await openPage(page, `/daily-mail?lang=${language}&date=2026-11-08`)
    // the default place is said to be one
    await expect(page.getByText(words.place).first()).toBeVisible()
    await expect(page.getByText(words.weekday).first()).toBeVisible()
    await expect(page.getByText(words.tithi).first()).toBeVisible()
    await expect(page.getByText(words.rahu).first()).toBeVisible()
    await expect(page.getByText(words.until).first()).toBeVisible()
    await expect(page.getByRole('img', { name: new RegExp(words.rahu) })).toBeVisible()

    await page.getByRole('button', { name: words.next }).click()
    await expect(page).toHaveURL(/date=2026-11-09/)
    await expect(page.getByText(words.weekday)).toHaveCount(0)

    await page.getByRole('button', { name: words.change }).click()
    const place = page.getByRole('combobox', { name: words.label })
    await expect(place).toBeFocused()
    await place.fill('Kolkata')
    await page.getByRole('option', { name: words.bengal }).first().click()
    await expect(page).toHaveURL(/place=/)
    await expect(page.getByText(/Kolkata/).first()).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBe(0)

    await page.reload()
    await expect(page.getByText(/Kolkata/).first()).toBeVisible()
  })
}

test.describe('in words, not layouts: one size is enough', () => {
  test.skip(isWide)

  test('a visitor whose chart is known reads the day from their own Moon, at their place of birth', async ({ page }) => {
    await bringInsights(page)
    await openPage(page, '/daily-mail?date=2026-11-21')
    await expect(page.getByText('This is your place of birth.')).toBeVisible()
    await expect(page.getByText('Yours: Makara, Shravana')).toBeVisible()
    // the Moon in Mina, the third from Makara
    await expect(page.getByText(/The 3rd rashi from yours/)).toBeVisible()
    await expect(page.getByText(/^Tara:/).first()).toBeVisible()
  })

  test('days that cannot be computed, a lost network and a wrong place are told kindly', async ({ page }) => {
    await openPage(page, '/daily-mail?date=2150-01-01')
    await expect(page.getByRole('alert')).toContainText('1900 to 2099')
    await page.getByRole('alert').getByRole('button', { name: 'Today' }).click()
    await expect(page.getByRole('img', { name: /sunrise/i })).toBeVisible()
    await openPage(page, '/daily-mail?place=nowhere')
    await expect(page.getByRole('alert')).toContainText('could not find this place')
    await page.route('**/api/daily-insights**', (route) => route.abort())
    await openPage(page, '/daily-mail?date=2026-11-10')
    await expect(page.getByRole('alert')).toContainText('no connection')
    await page.unroute('**/api/daily-insights**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Monday').or(page.getByText('Tuesday')).first()).toBeVisible()
  })
})

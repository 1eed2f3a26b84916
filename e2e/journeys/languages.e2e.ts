import { expect, test, type Page } from '@playwright/test'
import { fillBirth, NAME, WORDS, type FormLanguage } from '../support/other-forms.ts'
import { isWide, payWith } from '../support/visitor.ts'

/** From the landing page of a language, switched to by its own link, to its form. */
async function openForm(page: Page, language: FormLanguage, button: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: button, exact: true }).click()
  await page.locator('section').getByRole('link', { name: WORDS[language].start }).first().click()
  await page.waitForURL(`**/form-${language}`)
  await page.getByLabel(WORDS[language].name).fill(NAME[language])
  await page.getByLabel(WORDS[language].email).fill('meera.rao@example.in')
}

/** Texts of the way from the insights to the report. */
const PURCHASE = {
  hindi: { go: 'चुनी हुई रिपोर्ट के साथ आगे बढ़ें', pay: 'भुगतान की ओर बढ़ें - ₹47', complete: 'ख़रीद पूरी करें - ₹47', view: /रिपोर्ट ऑनलाइन देखें/ },
  tamil: {
    go: 'தேர்ந்தெடுத்த அறிக்கையுடன் தொடர்க',
    pay: 'கட்டணத்துக்குச் செல்க - ₹151',
    complete: 'வாங்குதலை முடிக்க - ₹151',
    view: /அறிக்கையை இணையத்தில்/,
  },
  telugu: { go: 'ఎంచుకున్న నివేదికతో కొనసాగండి', pay: 'చెల్లింపుకు కొనసాగండి - ₹151', complete: 'కొనుగోలు పూర్తి చేయండి - ₹151', view: /నివేదికను ఆన్‌లైన్‌లో/ },
} as const

/** From the insights to the report in hand, at the price of the language. */
async function buy(page: Page, language: FormLanguage): Promise<void> {
  const words = PURCHASE[language]
  await page.goto('/products')
  await page.getByRole('button', { name: words.go }).click()
  await page.waitForURL('**/payment')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.pay }).click()
  await payWith(page, '4242 4242 4242 4242', words.complete)
  await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
  await expect(page.getByRole('link', { name: words.view })).toBeVisible({ timeout: 60_000 })
}

const firstName = (language: FormLanguage) => NAME[language].split(' ')[0] ?? ''

test.describe('the other languages', () => {
  test.skip(
    ({ viewport }) => isWide({ viewport }) && process.env.TEST_FULL !== '1',
    'the English way is gone at both sizes; every screen of every language is looked at in both by the long matrix',
  )

  test('Hindi: four steps to the insights, and on to the report', async ({ page }) => {
    await openForm(page, 'hindi', 'हिन्दी')
    await page.getByRole('button', { name: 'आगे: जन्म विवरण' }).click()
    await expect(page.getByText('कृपया कम से कम 10 अंकों का फ़ोन नंबर दर्ज करें')).toBeVisible()
    await page.getByLabel(WORDS.hindi.phone).fill('98765 43210')
    await page.getByRole('button', { name: 'आगे: जन्म विवरण' }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    await fillBirth(page, 'hindi')
    await page.getByRole('button', { name: 'आगे: जीवन के प्रश्न' }).click()
    await page.getByRole('checkbox', { name: 'नौकरी' }).check()
    await page.getByRole('checkbox', { name: 'परिवार' }).check()
    await page.getByRole('button', { name: 'आगे: जाँच और सहमति' }).click()
    await expect(page.getByText('नौकरी, परिवार')).toBeVisible()
    await page.getByRole('checkbox', { name: /मेरी उम्र/ }).check()
    await page.getByRole('button', { name: 'मेरी कुंडली देखें' }).click()
    await page.waitForURL('**/insights-hindi')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName('hindi'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await buy(page, 'hindi')
  })

  for (const [language, button, agree] of [
    ['tamil', 'தமிழ்', 'என் பலனைப் பார்க்க'],
    ['telugu', 'తెలుగు', 'నా ఫలితం చూడండి'],
  ] as const) {
    test(`${language}: one page to the insights, and on to the report`, async ({ page }) => {
      await openForm(page, language, button)
      await fillBirth(page, language)
      await page.locator('select[name=topic]').selectOption('abroad')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: agree }).click()
      await page.waitForURL('**/insights')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(language))
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'tamil' ? 'ta' : 'te')
      await buy(page, language)
    })
  }
})

/** What an address says that is opened without a session; `sample` is shown in Hindi, where a reading can be looked at beforehand. */
const ALONE = {
  hindi: { payment: 'सत्र आवश्यक है', success: 'कौन-सी रिपोर्ट?', processing: 'प्रक्रिया में त्रुटि', nowhere: 'पन्ना नहीं मिला' },
  tamil: { payment: 'அமர்வு தேவை', success: 'எந்த அறிக்கை?', processing: 'செயலாக்கப் பிழை', nowhere: 'பக்கம் கிடைக்கவில்லை' },
  telugu: { payment: 'సెషన్ అవసరం', success: 'ఏ నివేదిక?', processing: 'ప్రక్రియలో లోపం', nowhere: 'పేజీ దొరకలేదు' },
} as const

for (const [language, words] of Object.entries(ALONE)) {
  test(`addresses without what they need say so, in ${language}`, async ({ page, viewport }) => {
    test.skip(isWide({ viewport }), 'words, not layouts: one size is enough')
    await page.goto(`/loading-${language}`)
    await expect(page).toHaveURL(/\/$/)
    for (const [name, heading] of Object.entries(words)) {
      await page.goto(`/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await page.goto('/insights')
    await expect(page).toHaveURL(/\/$/)
    if (language !== 'hindi') return
    await page.goto('/insights-hindi')
    await expect(page.getByText('नमूना: एक काल्पनिक व्यक्ति की कुंडली')).toBeVisible()
  })
}

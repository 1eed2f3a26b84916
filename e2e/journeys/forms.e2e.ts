import { expect, test, type Page } from '@playwright/test'
import { fillBirth, NAME, WORDS, type FormLanguage } from '../support/other-forms.ts'
import { fillConcern, isWide, MEERA, openPage, fillBirth as fillEnglishBirth } from '../support/visitor.ts'

// what is said and what is kept, not layouts: one size is enough
test.skip(isWide)

const SUBMIT = '**/api/submit-form'
/** Markup, an emoji, right-to-left letters, a template's braces: text like any other. */
const HOSTILE = `مریم 😀 <img src=x onerror="window.__ran=1"> {name}`

const HINDI = {
  toBirth: 'आगे: जन्म विवरण',
  toConcerns: 'आगे: जीवन के प्रश्न',
  toConsent: 'आगे: जाँच और सहमति',
  back: 'पीछे',
  submit: 'मेरी कुंडली देखें',
}
const SINGLE = {
  tamil: {
    submit: 'என் பலனைப் பார்க்க',
    failed: 'சமர்ப்பிப்பதில் பிழை',
    again: 'தயவுசெய்து மீண்டும் முயற்சிக்கவும்.',
    empty: {
      fullName: 'உங்கள் முழுப் பெயரை எழுதவும்.',
      email: 'சரியான மின்னஞ்சல் முகவரியை எழுதவும்.',
      date: 'உங்கள் பிறந்த தேதியை எழுதவும்.',
      time: 'உங்கள் பிறந்த நேரத்தை எழுதவும்.',
      place: 'நீங்கள் பிறந்த ஊரை எழுதவும்.',
      topic: 'எதில் தெளிவு வேண்டும் என்று தேர்வு செய்யவும்.',
      consent: 'தொடர இதை ஏற்க வேண்டும்.',
    },
    phone: 'குறைந்தது 10 இலக்கக் கைபேசி எண்ணை எழுதவும்.',
    notInCalendar: 'இப்படி ஒரு தேதி இல்லை. ஆண்டை நான்கு இலக்கத்தில் எழுதவும்.',
    young: 'பலன் 18 வயது நிறைந்தவர்களுக்கு மட்டுமே. நீங்கள் எழுதிய எதுவும் சேமிக்கப்படவில்லை.',
  },
  telugu: {
    submit: 'నా ఫలితం చూడండి',
    failed: 'సమర్పణలో లోపం',
    again: 'దయచేసి మళ్లీ ప్రయత్నించండి.',
    empty: {
      fullName: 'దయచేసి మీ పూర్తి పేరు రాయండి.',
      email: 'దయచేసి సరైన ఈమెయిల్ చిరునామా రాయండి.',
      date: 'దయచేసి మీ పుట్టిన తేదీ రాయండి.',
      time: 'దయచేసి మీ పుట్టిన సమయం రాయండి.',
      place: 'దయచేసి మీరు పుట్టిన ఊరు రాయండి.',
      topic: 'దేనిలో స్పష్టత కావాలో దయచేసి ఎంచుకోండి.',
      consent: 'ముందుకు వెళ్లాలంటే దీన్ని అంగీకరించాలి.',
    },
    phone: 'దయచేసి కనీసం 10 అంకెల ఫోన్ నంబరు రాయండి.',
    notInCalendar: 'ఈ తేదీ క్యాలెండర్‌లో లేదు. సంవత్సరాన్ని నాలుగు అంకెల్లో రాయండి.',
    young: 'ఫలితం 18 ఏళ్లు నిండిన వారికి మాత్రమే. మీరు రాసినది ఏదీ దాచలేదు.',
  },
} as const

const said = (page: Page, message: string) =>
  expect(page.locator('form').getByText(message, { exact: true }).filter({ visible: true })).toHaveCount(1)
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const progress = (page: Page, percent: string) => expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const switchTo = (page: Page, language: string) => page.locator('header').getByRole('link', { name: language, exact: true }).click()

test('the Hindi form names what is wrong at each step, in the words of the specification, and goes to it', async ({ page }) => {
  await openPage(page, '/form-hindi')
  await press(page, HINDI.toBirth)
  for (const message of ['कृपया अपना पूरा नाम दर्ज करें', 'कृपया सही ईमेल पता दर्ज करें', 'कृपया कम से कम 10 अंकों का फ़ोन नंबर दर्ज करें'])
    await said(page, message)
  await expect(field(page, 'fullName')).toBeFocused()
  await field(page, 'fullName').fill(NAME.hindi)
  await field(page, 'email').fill('meera@')
  await field(page, 'phone').fill('98765')
  await press(page, HINDI.toBirth)
  await expect(field(page, 'email')).toBeFocused()
  await field(page, 'email').fill('meera.rao@example.in')
  await press(page, HINDI.toBirth)
  await expect(field(page, 'phone')).toBeFocused()
  await field(page, 'phone').fill('98765 43210')
  await press(page, HINDI.toBirth)

  await progress(page, '50')
  await press(page, HINDI.toConcerns)
  for (const message of ['कृपया अपनी जन्म तिथि दर्ज करें', 'कृपया अपना जन्म समय दर्ज करें', 'कृपया अपना जन्म स्थान दर्ज करें']) await said(page, message)
  await expect(field(page, 'day')).toBeFocused()
  await fillBirth(page, 'hindi')
  await field(page, 'day').fill('31')
  await field(page, 'month').selectOption('2')
  await press(page, HINDI.toConcerns)
  await said(page, 'यह तिथि कैलेंडर में नहीं है। वर्ष चार अंकों में लिखें।')
  await expect(field(page, 'day')).toBeFocused()
  await field(page, 'day').fill('3')
  await field(page, 'year').fill('2015')
  await press(page, HINDI.toConcerns)
  await said(page, 'फलादेश 18 वर्ष या उससे बड़े लोगों के लिए है। आपका लिखा कुछ भी रखा नहीं गया।')
  await expect(field(page, 'year')).toBeFocused()
  await field(page, 'year').fill('1996')
  await press(page, HINDI.toConcerns)

  await progress(page, '75')
  await press(page, HINDI.toConsent)
  await said(page, 'कृपया कम से कम एक चुनें')
  await page.getByRole('checkbox', { name: 'पैसा' }).check()
  await press(page, HINDI.toConsent)

  await progress(page, '100')
  await press(page, HINDI.submit)
  await said(page, 'नियम और शर्तों से सहमति आवश्यक है')
  await expect(field(page, 'disclaimerAccepted')).toBeFocused()
})

for (const [language, words] of Object.entries(SINGLE) as [keyof typeof SINGLE, (typeof SINGLE)[keyof typeof SINGLE]][]) {
  test(`the ${language} form names everything that is missing or wrong, and goes to the first of it`, async ({ page }) => {
    await openPage(page, `/form-${language}`)
    await press(page, words.submit)
    for (const message of Object.values(words.empty)) await said(page, message)
    await expect(field(page, 'fullName')).toBeFocused()
    await field(page, 'fullName').fill(NAME[language])
    await field(page, 'email').fill('meera.rao@example.in')
    await field(page, 'phone').fill('98765')
    await fillBirth(page, language)
    await field(page, 'day').fill('31')
    await field(page, 'month').selectOption('2')
    await press(page, words.submit)
    await said(page, words.phone)
    await said(page, words.notInCalendar)
    await expect(field(page, 'phone')).toBeFocused()
    await field(page, 'phone').fill('')
    await field(page, 'day').fill('3')
    await field(page, 'year').fill('2015')
    await press(page, words.submit)
    await said(page, words.young)
    await expect(field(page, 'year')).toBeFocused()
    await field(page, 'year').fill('1996')
    await press(page, words.submit)
    await expect(field(page, 'topic')).toBeFocused()
    await field(page, 'topic').selectOption('love')
    await press(page, words.submit)
    await expect(field(page, 'disclaimerAccepted')).toBeFocused()
    // each message went as its field was mended
    for (const message of [...Object.values(words.empty).slice(0, -1), words.phone, words.notInCalendar])
      await expect(page.locator('form').getByText(message)).toBeHidden()
  })
}

/** Every field of the Hindi form as it was typed, wherever it is shown. */
async function expectHindi(page: Page): Promise<void> {
  const typed = { fullName: HOSTILE, email: 'meera.rao@example.in', phone: '98765 43210', gotra: HOSTILE, gender: 'female' }
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
}
async function expectBirth(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({ day: '3', month: '7', year: '1996', hour: '18', minute: '20', placeOfBirth: 'Hyderabad' }))
    await expect(field(page, name)).toHaveValue(value)
  await expect(page.getByText(/17\.38°/)).toBeVisible()
}

test('what was typed into the Hindi form survives a reload of each step, Back, a change of language and a failed submit', async ({
  page,
}) => {
  await page.route(SUBMIT, (route) => route.fulfill({ status: 503, body: '' }))
  await openPage(page, '/form-hindi')
  await field(page, 'fullName').fill(HOSTILE)
  await field(page, 'email').fill('meera.rao@example.in')
  await field(page, 'phone').fill('98765 43210')
  await field(page, 'gotra').fill(HOSTILE)
  await field(page, 'gender').selectOption('female')
  await page.reload()
  await expectHindi(page)
  await press(page, HINDI.toBirth)
  await fillBirth(page, 'hindi')
  await page.reload()
  await progress(page, '50')
  await expectBirth(page)
  await press(page, HINDI.toConcerns)
  await page.getByRole('checkbox', { name: 'नौकरी' }).check()
  await page.getByRole('checkbox', { name: 'अध्यात्म' }).check()
  await field(page, 'concern').fill(HOSTILE)
  await page.reload()
  await progress(page, '75')
  await expect(page.getByRole('checkbox', { name: 'अध्यात्म' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'प्रेम' })).not.toBeChecked()
  await expect(field(page, 'concern')).toHaveValue(HOSTILE)
  await press(page, HINDI.toConsent)
  await field(page, 'disclaimerAccepted').check()
  await page.reload()
  await progress(page, '100')
  await expect(field(page, 'disclaimerAccepted')).toBeChecked()
  for (const line of [HOSTILE, '3 जुलाई 1996', 'शाम 6:20', 'Hyderabad, तेलंगाना, भारत', 'नौकरी, अध्यात्म']) await said(page, line)

  await press(page, HINDI.submit)
  await expect(page.getByText('त्रुटि', { exact: true })).toBeVisible()
  await expect(page.getByText('कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।').first()).toBeVisible()
  await expect(field(page, 'disclaimerAccepted')).toBeChecked()

  // Back by the page's own button and by the browser's
  await press(page, HINDI.back)
  await progress(page, '75')
  await expect(field(page, 'concern')).toHaveValue(HOSTILE)
  await page.goBack()
  await progress(page, '50')
  await expectBirth(page)
  await press(page, HINDI.back)
  await progress(page, '25')
  await expectHindi(page)

  // what was typed a moment ago goes along to the other language, and back
  await field(page, 'fullName').fill('मीरा राव')
  await switchTo(page, 'தமிழ்')
  await page.waitForURL('**/form-tamil')
  await expect(field(page, 'fullName')).toHaveValue('मीरा राव')
  await expect(field(page, 'gotra')).toHaveValue(HOSTILE)
  await expect(field(page, 'concern')).toHaveValue(HOSTILE)
  await expectBirth(page)
  await field(page, 'fullName').fill(HOSTILE)
  await switchTo(page, 'English')
  await page.waitForURL('**/form')
  await expect(field(page, 'fullName')).toHaveValue(HOSTILE)
  await switchTo(page, 'हिन्दी')
  await page.waitForURL('**/form-hindi')
  await expectHindi(page)

  await page.unroute(SUBMIT)
  await press(page, HINDI.toBirth)
  await press(page, HINDI.toConcerns)
  await expect(page.getByRole('checkbox', { name: 'नौकरी' })).toBeChecked()
  await press(page, HINDI.toConsent)
  const sent = page.waitForRequest(SUBMIT)
  await press(page, HINDI.submit)
  expect((await sent).postDataJSON()).toMatchObject({
    language: 'hindi',
    fullName: HOSTILE,
    phone: '98765 43210',
    dateOfBirth: '1996-07-03',
    timeOfBirth: '18:20',
    placeId: 'g1269843',
    gotra: HOSTILE,
    gender: 'female',
    concerns: ['naukri', 'adhyatm'],
    concern: HOSTILE,
  })
  await page.waitForURL('**/insights-hindi')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مریم')
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
})

for (const [language, words] of Object.entries(SINGLE) as [keyof typeof SINGLE, (typeof SINGLE)[keyof typeof SINGLE]][]) {
  test(`what was typed into the ${language} form survives a reload, Back, a change of language and a failed submit`, async ({ page }) => {
    await page.route(SUBMIT, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/')
    await openPage(page, `/form-${language}`)
    await field(page, 'fullName').fill(HOSTILE)
    await field(page, 'email').fill('meera.rao@example.in')
    await fillBirth(page, language)
    const place = await field(page, 'placeOfBirth').inputValue()
    await field(page, 'gotra').fill(HOSTILE)
    await field(page, 'topic').selectOption('abroad')
    await field(page, 'concern').fill(HOSTILE)
    await field(page, 'disclaimerAccepted').check()
    const expectTyped = async () => {
      for (const [name, value] of Object.entries({
        fullName: HOSTILE,
        email: 'meera.rao@example.in',
        day: '3',
        month: '7',
        year: '1996',
        hour: '18',
        minute: '20',
        placeOfBirth: place,
        gotra: HOSTILE,
        topic: 'abroad',
        concern: HOSTILE,
      }))
        await expect(field(page, name)).toHaveValue(value)
      await expect(field(page, 'disclaimerAccepted')).toBeChecked()
    }
    await page.reload()
    await expectTyped()
    await page.goBack()
    await page.goForward()
    await expectTyped()
    await press(page, words.submit)
    await expect(page.getByText(words.failed, { exact: true })).toBeVisible()
    await expect(page.getByText(words.again).first()).toBeVisible()
    await expectTyped()
    await switchTo(page, 'English')
    await page.waitForURL('**/form')
    await expect(field(page, 'fullName')).toHaveValue(HOSTILE)
    await switchTo(page, language === 'tamil' ? 'தமிழ்' : 'తెలుగు')
    await page.waitForURL(`**/form-${language}`)
    await expectTyped()

    await page.unroute(SUBMIT)
    const sent = page.waitForRequest(SUBMIT)
    await press(page, words.submit)
    expect((await sent).postDataJSON()).toMatchObject({ language, fullName: HOSTILE, gotra: HOSTILE, topics: ['abroad'], concern: HOSTILE })
    await page.waitForURL('**/insights')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('مریم')
    expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  })
}

/** From the empty form of a language to its insights. */
async function goThrough(page: Page, language: FormLanguage, fullName: string): Promise<void> {
  await openPage(page, `/form-${language}`)
  await field(page, 'fullName').fill(fullName)
  await field(page, 'email').fill('meera.rao@example.in')
  if (language === 'hindi') {
    await field(page, 'phone').fill('98765 43210')
    await press(page, HINDI.toBirth)
    await fillBirth(page, language)
    await press(page, HINDI.toConcerns)
    await page.getByRole('checkbox', { name: 'नौकरी' }).check()
    await press(page, HINDI.toConsent)
    await field(page, 'disclaimerAccepted').check()
    await press(page, HINDI.submit)
    await page.waitForURL('**/insights-hindi')
  } else {
    await fillBirth(page, language)
    await field(page, 'topic').selectOption('career')
    await field(page, 'disclaimerAccepted').check()
    await press(page, SINGLE[language].submit)
    await page.waitForURL('**/insights')
  }
}

/** The longest name each form takes, in one word of the heaviest letters of its script. */
const LONGEST = { hindi: 'क्ष्म'.repeat(24), tamil: 'க்ஷ்ரீ'.repeat(20), telugu: 'క్ష్మీ'.repeat(20) }

for (const language of Object.keys(WORDS) as FormLanguage[]) {
  test(`a name as long as the ${language} form takes it widens no screen`, async ({ page }) => {
    expect(LONGEST[language]).toHaveLength(120)
    await goThrough(page, language, LONGEST[language])
    for (const path of [language === 'hindi' ? '/insights-hindi' : '/insights', '/products', '/payment', `/form-${language}`]) {
      await openPage(page, path)
      await page.locator('h1').first().waitFor()
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([
        path,
        0,
      ])
    }
  })

  test(`with its storage blocked, a browser still gets from the ${language} form to the offer`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await goThrough(page, language, NAME[language])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME[language].split(' ')[0] ?? '')
    await page.locator('main a[href="/products"]').first().click()
    await expect(page.getByRole('radio')).toBeChecked()
  })
}

test('two tabs of one form: the one that is typed in last is kept, and neither loses what it shows', async ({ page, context }) => {
  await openPage(page, '/form')
  await page.getByLabel('Full name').fill('First Tab')
  const other = await context.newPage()
  await openPage(other, '/form-hindi')
  await expect(field(other, 'fullName')).toHaveValue('First Tab')
  await field(other, 'fullName').fill('Second Tab')
  await field(other, 'fullName').blur()
  await expect(page.getByLabel('Full name')).toHaveValue('First Tab')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Second Tab')
})

test('a reload while the chart is drawn, and Back from the insights, lose nothing', async ({ page }) => {
  await openPage(page, '/form')
  await fillEnglishBirth(page)
  await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
  await fillConcern(page)
  await page.getByRole('button', { name: 'Get My Reading' }).click()
  await page.waitForURL('**/loading')
  await page.reload()
  await page.waitForURL('**/insights')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera')
  await page.goBack()
  await expect(field(page, 'concern')).toHaveValue(/stay in my job/)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue(MEERA.fullName)
})

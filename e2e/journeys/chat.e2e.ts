import { expect, test, type Locator, type Page } from '@playwright/test'
import { isWide, openPage, payWith, reachCardForm } from '../support/visitor.ts'

const CHATS = {
  english: {
    guide: 'Relationship guide',
    start: 'Start the chat',
    yes: 'Yes, I am 18 or over',
    input: 'Your message',
    name: 'Meera Rao',
    date: '03/07/1996',
    pick: '3 July 1996',
    time: '6:20 pm',
    place: 'Hyderabad',
    concern: 'When will I marry?',
    drawn: 'Your chart is drawn',
    full: 'Get Full Reading',
    no: 'no thanks',
    bye: 'bye',
    over: 'This chat has ended.',
    form: '/form',
  },
  hindi: {
    guide: 'रिश्तों का मार्गदर्शक',
    start: 'बातचीत शुरू करें',
    yes: 'हाँ, मेरी उम्र 18 या अधिक है',
    input: 'आपका संदेश',
    name: 'मीरा राव',
    date: '३ जुलाई १९९६',
    pick: null,
    time: 'शाम 6:20',
    place: 'हैदराबाद',
    concern: 'मेरी शादी कब होगी?',
    drawn: 'आपकी कुंडली बन गई',
    full: 'पूरा फलादेश लें',
    no: 'नहीं',
    bye: 'धन्यवाद',
    over: 'यह बातचीत समाप्त हुई।',
    form: '/form-hindi',
  },
  tamil: {
    guide: 'உறவு வழிகாட்டி',
    start: 'உரையாடலைத் தொடங்க',
    yes: 'ஆம், எனக்கு 18 வயது நிறைந்தது',
    input: 'உங்கள் செய்தி',
    name: 'மீரா ராவ்',
    date: '3 ஜூலை 1996',
    pick: null,
    time: 'மாலை 6:20',
    place: 'சென்னை',
    concern: 'எனக்கு எப்போது திருமணம்?',
    drawn: 'உங்கள் ஜாதகம் தயார்',
    full: 'முழுப் பலனைப் பெற',
    no: 'வேண்டாம்',
    bye: 'நன்றி',
    over: 'இந்த உரையாடல் முடிந்தது.',
    form: '/form-tamil',
  },
  telugu: {
    guide: 'బంధాల మార్గదర్శి',
    start: 'సంభాషణ మొదలుపెట్టండి',
    yes: 'అవును, నాకు 18 నిండాయి',
    input: 'మీ సందేశం',
    name: 'మీరా రావు',
    date: '3 జులై 1996',
    pick: null,
    time: 'సాయంత్రం 6:20',
    place: 'హైదరాబాద్',
    concern: 'నా పెళ్లి ఎప్పుడు?',
    drawn: 'మీ జాతకం సిద్ధం',
    full: 'పూర్తి ఫలితం పొందండి',
    no: 'వద్దు',
    bye: 'ధన్యవాదాలు',
    over: 'ఈ సంభాషణ ముగిసింది.',
    form: '/form-telugu',
  },
} as const
type Words = (typeof CHATS)[keyof typeof CHATS]

/** One journey waits as long as a visitor does until its birth is told; the others, and the rest of it, wind the page's clock on. */
type Pace = 'real' | 'wound'

async function connect(page: Page, language: string, words: Words, pace: Pace = 'wound'): Promise<void> {
  if (pace === 'wound') await page.clock.install()
  await openPage(page, `/chat?lang=${language}`)
  await page.getByRole('listitem').filter({ hasText: words.guide }).getByRole('button', { name: words.start }).click()
  await settled(page.getByRole('log'), async (log) => expect(log).toBeVisible({ timeout: 100 }), pace)
  await page.getByRole('button', { name: words.yes }).click()
}

/** Waits for what comes after a pause of the page, by the clock on the wall or by winding the page's own. */
async function settled(log: Locator, comes: (log: Locator) => Promise<void>, pace: Pace): Promise<void> {
  await expect(async () => {
    if (pace === 'wound') await log.page().clock.fastForward(1000)
    await comes(log)
  }).toPass({ intervals: [50], timeout: 15_000 })
}

const bubbles = (page: Page) => page.getByRole('log').getByRole('listitem').filter({ visible: true })

/** Says something once the guide has finished writing, and waits for the answer. */
async function say(page: Page, words: Words, text: string, pace: Pace = 'wound'): Promise<void> {
  const free = (log: Locator): Promise<void> => expect(log).toHaveAttribute('aria-busy', 'false', { timeout: 100 })
  await settled(page.getByRole('log'), free, pace)
  await page.getByLabel(words.input).fill(text)
  await page.getByLabel(words.input).press('Enter')
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'true')
  await settled(page.getByRole('log'), free, pace)
}

async function tellBirth(page: Page, words: Words, pace: Pace = 'wound'): Promise<void> {
  await say(page, words, words.name, pace)
  await say(page, words, words.date, pace)
  if (words.pick !== null) await page.getByRole('button', { name: words.pick }).click()
  await say(page, words, words.time, pace)
  await say(page, words, words.place, pace)
  await page
    .getByRole('button', { name: /India|भारत|இந்தியா|భారత/ })
    .first()
    .click()
}

for (const [language, words] of Object.entries(CHATS)) {
  test(`from the first question to the prefilled form, in ${language}`, async ({ page, viewport }) => {
    test.skip(language !== 'english' && isWide({ viewport }), 'the words differ by language, the layout by size')
    const pace = language === 'english' && !isWide({ viewport }) ? 'real' : 'wound'
    const stored = page.waitForRequest((request) => request.url().endsWith('/api/questions'))
    await connect(page, language, words, pace)
    await tellBirth(page, words, pace)
    if (pace === 'real') await page.clock.install()
    await say(page, words, words.concern)
    await expect(page.getByText(words.drawn)).toBeVisible()
    // a date of the visitor’s own chart
    await expect(
      bubbles(page)
        .getByText(/\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/)
        // not one of the reasons that are folded away
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expect((await stored).postDataJSON()).toMatchObject({ question: words.concern, language, advisorId: 'love' })

    // first refusal: one neutral line; a reload keeps all of it; the second ends
    await say(page, words, words.no)
    await expect(page.getByLabel(words.input)).toBeVisible()
    const before = await bubbles(page).count()
    await page.reload()
    await expect(bubbles(page)).toHaveCount(before)
    await expect(page.getByRole('button', { name: words.full })).toBeVisible()
    await say(page, words, words.bye)
    await expect(page.getByText(words.over)).toBeVisible()
    await expect(page.getByLabel(words.input)).toHaveCount(0)

    await page
      .locator('main')
      .getByRole('button')
      .filter({ hasText: /form|फ़ॉर्म|படிவ|ఫార/i })
      .first()
      .click()
    await page.waitForURL(`**${words.form}`)
    await expect(page.locator('input[name="fullName"]')).toHaveValue(words.name)
  })
}

const ENGLISH = CHATS.english

test('only guides that are online can be chosen, and none claims a rating or a person’s name', async ({ page }) => {
  await openPage(page, '/chat')
  const cards = page.getByRole('list', { name: 'Guides' }).locator('> li')
  await expect(cards).toHaveCount(8)
  await expect(cards.filter({ hasText: 'Away' }).first()).toBeVisible()
  for (const card of await cards.filter({ hasText: 'Away' }).all()) await expect(card.getByRole('button')).toHaveCount(0)
  await expect(cards.getByText('Not enough yet')).toHaveCount(8)
})

test.describe('in words, not layouts: one size is enough', () => {
  test.skip(isWide)

  test('empty messages are never sent, Shift and Enter is a new line, wrong answers are asked again', async ({ page }) => {
    await connect(page, 'english', ENGLISH)
    const input = page.getByLabel(ENGLISH.input)
    await expect(page.getByText('What is your full name?')).toBeVisible()
    const before = await bubbles(page).count()
    for (const text of ['', '   ', '\n']) {
      await input.fill(text)
      await input.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await input.fill('one')
    await input.press('Shift+Enter')
    await expect(input).toHaveValue('one\n')
    // Enter that ends a word of an Indic keyboard does not send
    await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
    await expect(bubbles(page)).toHaveCount(before)

    await say(page, ENGLISH, '<img src=x onerror=alert(1)> 🙂 Meera')
    await expect(page.getByText('<img src=x onerror=alert(1)> 🙂 Meera').first()).toBeVisible()
    await say(page, ENGLISH, '31 February 1996')
    await expect(page.getByText('That day is not in the calendar.')).toBeVisible()
    await say(page, ENGLISH, 'the day before yesterday')
    await expect(page.getByText('I could not read a date in that.')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 420 })
    await expect(input).toBeInViewport()
  })

  test('under eighteen the chat ends and the browser keeps nothing', async ({ page }) => {
    await connect(page, 'english', ENGLISH)
    await say(page, ENGLISH, 'Meera Rao')
    await say(page, ENGLISH, '3 July 2015')
    await expect(page.getByText('Nothing you wrote was stored.')).toBeVisible()
    await expect(page.getByLabel(ENGLISH.input)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()
  })

  test('despair is met with a help line before anything else; a change of language keeps the chat', async ({ page }) => {
    let questions = 0
    page.on('request', (request) => (questions += request.url().endsWith('/api/questions') ? 1 : 0))
    await connect(page, 'english', ENGLISH)
    await tellBirth(page, ENGLISH)
    await say(page, ENGLISH, 'I want to end my life')
    await expect(page.getByText(/14416/)).toBeVisible()
    await expect(page.getByText('Your chart is drawn')).toHaveCount(0)
    expect(questions).toBe(0)
    const before = await bubbles(page).count()
    await page.getByRole('link', { name: 'தமிழ்' }).filter({ visible: true }).first().click()
    await expect(page.getByText(/டெலி-மனஸ் 14416/)).toBeVisible()
    await expect(bubbles(page)).toHaveCount(before)
  })

  test('from the chat to the report: what was told is in the form, and only the rest is asked', async ({ page }) => {
    await connect(page, 'english', ENGLISH)
    await tellBirth(page, ENGLISH)
    await say(page, ENGLISH, ENGLISH.concern)
    await page.getByRole('button', { name: ENGLISH.full }).click()
    await page.waitForURL('**/form')
    for (const [name, value] of Object.entries({
      fullName: ENGLISH.name,
      day: '3',
      month: '7',
      year: '1996',
      hour: '6',
      minute: '20',
      meridiem: 'pm',
    }))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value)
    await expect(page.getByText(/Hyderabad, Telangana, India/)).toBeVisible()
    await page.getByLabel('Email').fill('meera.rao@example.in')
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await expect(page.getByLabel('Where do you feel unsettled?')).toHaveValue(ENGLISH.concern)
    await page.getByLabel('Where do you seek clarity?').selectOption('prema')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Get My Reading' }).click()
    await page.waitForURL('**/insights')
    await reachCardForm(page)
    await payWith(page, '4242 4242 4242 4242')
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
    const view = page.getByRole('link', { name: 'View Report Online' })
    await expect(view).toBeVisible({ timeout: 60_000 })
    await page.goto((await view.getAttribute('href')) ?? '')
    await expect(page.locator('body')).toContainText(ENGLISH.concern)
  })

  test('without a network nothing is lost, and it can be tried again', async ({ page }) => {
    await connect(page, 'english', ENGLISH)
    await tellBirth(page, ENGLISH)
    await page.route('**/api/chat/preview', (route) => route.abort())
    await say(page, ENGLISH, 'Will I find a new job?')
    await expect(page.getByText('There is no connection.')).toBeVisible()
    await page.unroute('**/api/chat/preview')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your chart is drawn')).toBeVisible()
  })
})

import type { Page } from '@playwright/test'

/** The name of the sample visitor, in the languages that have a form of their own. */
export const NAME = { hindi: 'मीरा राव', tamil: 'மீரா ராவ்', telugu: 'మీరా రావు' } as const
export type FormLanguage = keyof typeof NAME

/** Label texts of the fields, as a visitor reads them. */
export const WORDS = {
  hindi: {
    start: 'मेरी कुंडली देखें',
    name: /पूरा नाम/,
    email: /ईमेल/,
    phone: /फ़ोन/,
    day: 'दिन',
    month: 'महीना',
    year: 'वर्ष',
    hour: 'घंटा',
    minute: 'मिनट',
    meridiem: 'सुबह / शाम',
    place: 'जन्म स्थान',
    town: 'हैदराबाद',
  },
  tamil: {
    start: 'என் பலனைப் பார்க்க',
    name: /முழுப் பெயர்/,
    email: /மின்னஞ்சல்/,
    phone: /கைபேசி எண்/,
    day: 'நாள்',
    month: 'மாதம்',
    year: 'ஆண்டு',
    hour: 'மணி',
    minute: 'நிமிடம்',
    meridiem: 'முற்பகல் / பிற்பகல்',
    place: 'பிறந்த ஊர்',
    town: 'சென்னை',
  },
  telugu: {
    start: 'నా ఫలితం చూడండి',
    name: /పూర్తి పేరు/,
    email: /ఈమెయిల్/,
    phone: /ఫోన్ నంబరు/,
    day: 'రోజు',
    month: 'నెల',
    year: 'ఏడాది',
    hour: 'గంట',
    minute: 'నిమిషం',
    meridiem: 'ఉదయం / సాయంత్రం',
    place: 'పుట్టిన ఊరు',
    town: 'హైదరాబాద్',
  },
} as const

/** Date, time and place; the first place of the list is picked. */
export async function fillBirth(page: Page, language: FormLanguage): Promise<void> {
  const words = WORDS[language]
  await page.getByLabel(words.day, { exact: true }).fill('3')
  await page.getByLabel(words.month, { exact: true }).selectOption('7')
  await page.getByLabel(words.year, { exact: true }).fill('1996')
  await page.getByLabel(words.hour, { exact: true }).fill('18')
  await page.getByLabel(words.minute, { exact: true }).fill('20')
  await page.getByRole('combobox', { name: words.place }).fill(words.town)
  await page.getByRole('listbox', { name: words.place }).getByRole('option').first().click()
}

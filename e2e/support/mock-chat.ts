import type { Page } from '@playwright/test'
import { TYPED, type SampleVisitor } from './sample-visitor.ts'
import type { ScreenLanguage } from './screens.ts'

type Bubble = { sender: 'user' | 'advisor'; body: object }
const words = (text: string): Bubble => ({ sender: 'user', body: { kind: 'words', words: text } })
const text = (key: string, values?: object): Bubble => ({ sender: 'advisor', body: { kind: 'text', key, ...(values && { values }) } })
const say = (key: string) => ({ kind: 'say', key })

/** One conversation in four of its states, with what the product answers from the sample visitor's chart. */
function chats({ place, chat }: SampleVisitor, language: ScreenLanguage) {
  const { fullName, marriage } = TYPED[language]
  const collected = {
    name: fullName,
    birthDate: '1996-07-03',
    birthTime: { kind: 'exact', time: '18:20' },
    birthPlace: place,
    concern: marriage,
  }
  const chatOf = (state: string, bubbles: Bubble[], rest: object) => ({
    advisor: 'love',
    state,
    collected,
    doubledHour: null,
    messages: bubbles.map((bubble, index) => ({ id: String(index), timestamp: index, advisorName: 'love', ...bubble })),
    reply: [],
    choices: [],
    errand: null,
    refusals: 0,
    questions: 0,
    ...rest,
  })
  const told: Bubble[] = [
    text('greeting'),
    words('ok'),
    text('askName'),
    words(fullName),
    text('noted.name', { name: fullName }),
    text('askDate'),
    words('3/7/1996'),
    text('date.either'),
  ]
  const guided: Bubble[] = [
    text('askConcern'),
    words(marriage),
    { sender: 'advisor', body: { kind: 'sky', chart: chat.evidence.chart } },
    ...chat.answer.paragraphs.map((paragraph): Bubble => ({ sender: 'advisor', body: { kind: 'passage', ...paragraph } })),
    text('more'),
  ]
  return {
    asking: chatOf('asking_birth_date', told, {
      collected: { ...collected, birthDate: null, birthTime: null, birthPlace: null, concern: null },
      choices: [
        { kind: 'date', date: '1996-07-03' },
        { kind: 'date', date: '1996-03-07' },
      ],
    }),
    guidance: chatOf('providing_guidance', guided, { choices: [say('askCareer'), say('askAbroad'), say('askTiming')] }),
    ended: chatOf('chat_ended', [...guided, words('no'), text('refusal'), words('bye'), text('ended')], { refusals: 2 }),
    distress: chatOf('providing_guidance', [text('askConcern'), words('…'), text('distress')], {}),
  }
}

/** Puts a conversation in one of its states into the browser and opens it again. */
export const keepChat = (name: keyof ReturnType<typeof chats>) => async (page: Page, visitor: SampleVisitor, language: ScreenLanguage) => {
  const chat = chats(visitor, language)[name]
  await page.evaluate((kept) => localStorage.setItem('chat', JSON.stringify({ value: kept, savedAt: Date.now() })), chat)
  await page.reload()
  await page.getByRole('log').waitFor()
}

import type { Page } from '@playwright/test'
import type { ChatPreviewResponse } from '@disha/contracts/api/intake'
import { PLACES, SUBMITTED } from './mock-api.ts'

const { insights, evidence } = SUBMITTED

/** An answer from the sample visitor's chart, as the service writes it. */
export const PREVIEW: ChatPreviewResponse = {
  insights,
  evidence,
  answer: {
    topic: 'love',
    distress: false,
    paragraphs: [
      {
        text: 'On marriage: meetings are likely, decisions slower. Say early what matters to you, and let elders help without letting them hurry you. What makes it so: Saturn, lord of the running period, has little to do with the subject; Saturn is in a good place from your Moon until 3 June 2027; Jupiter is in a plain place from your Moon until 25 January 2027.',
        why: evidence.why.karmicPause ?? [],
      },
    ],
  },
}

const COLLECTED = {
  name: 'Meera Rao',
  birthDate: '1996-07-03',
  birthTime: { kind: 'exact', time: '18:20' },
  birthPlace: PLACES[0],
  concern: null as string | null,
}

type Bubble = { sender: 'user' | 'advisor'; body: object }
const words = (text: string): Bubble => ({ sender: 'user', body: { kind: 'words', words: text } })
const text = (key: string, values?: object): Bubble => ({ sender: 'advisor', body: { kind: 'text', key, ...(values && { values }) } })

const TOLD: Bubble[] = [
  text('greeting'),
  words('ok'),
  text('askName'),
  words('Meera Rao'),
  text('noted.name', { name: 'Meera Rao' }),
  text('askDate'),
  words('3/7/1996'),
  text('date.either'),
]

const GUIDED: Bubble[] = [
  text('askConcern'),
  words('When will I marry?'),
  { sender: 'advisor', body: { kind: 'sky', chart: evidence.chart } },
  { sender: 'advisor', body: { kind: 'passage', ...PREVIEW.answer.paragraphs[0] } },
  text('more'),
]

const chatOf = (state: string, bubbles: Bubble[], rest: object) => ({
  advisor: 'love',
  state,
  collected: { ...COLLECTED, concern: 'When will I marry?' },
  doubledHour: null,
  messages: bubbles.map((bubble, index) => ({ id: String(index), timestamp: index, advisorName: 'love', ...bubble })),
  reply: [],
  choices: [],
  errand: null,
  refusals: 0,
  questions: 0,
  ...rest,
})

const say = (key: string) => ({ kind: 'say', key })
const CHATS = {
  asking: chatOf('asking_birth_date', TOLD, {
    collected: { ...COLLECTED, birthDate: null, birthTime: null, birthPlace: null },
    choices: [
      { kind: 'date', date: '1996-07-03' },
      { kind: 'date', date: '1996-03-07' },
    ],
  }),
  guidance: chatOf('providing_guidance', GUIDED, { choices: [say('askCareer'), say('askAbroad'), say('askTiming')] }),
  ended: chatOf('chat_ended', [...GUIDED, words('no'), text('refusal'), words('bye'), text('ended')], { refusals: 2 }),
  distress: chatOf('providing_guidance', [text('askConcern'), words('…'), text('distress')], {}),
}

/** Puts a conversation in one of its states into the browser and opens it again. */
export const keepChat = (name: keyof typeof CHATS) => async (page: Page) => {
  await page.evaluate((chat) => localStorage.setItem('chat', JSON.stringify({ value: chat, savedAt: Date.now() })), CHATS[name])
  await page.reload()
  await page.getByRole('log').waitFor()
}

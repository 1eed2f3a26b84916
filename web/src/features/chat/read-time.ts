import type { DayPart } from '@disha/contracts/birth'
import { plainAnswer } from './plain-answer.ts'

/** A time of birth as it is known; `time` is `HH:MM`. */
export type BirthTimeAnswer =
  | { kind: 'exact'; time: string }
  | { kind: 'about'; time: string; minutes: number }
  | { kind: 'dayPart'; part: DayPart }
  | { kind: 'unknown' }

/** `either`: before or after noon was not said. `night`: before or after midnight was not said. */
export type TimeReading =
  | { kind: 'time'; answer: BirthTimeAnswer }
  | { kind: 'either'; answers: [BirthTimeAnswer, BirthTimeAnswer] }
  | { kind: 'night' | 'unclear' | 'impossible' }

/** How far "around six" may be off when nothing else is said. */
const ABOUT_MINUTES = 30

type Period = 'morning' | 'noon' | 'evening' | 'night' | 'dawn'

// prettier-ignore
const PERIODS: Readonly<Record<Period, readonly string[]>> = {
  dawn: ['early morning', 'dawn', 'before sunrise', 'tadke', 'तड़के', 'भोर', 'அதிகாலை', 'తెల్లవారుజామున', 'తెల్లవారుజాము', 'వేకువ'],
  morning: ['morning', 'subah', 'savere', 'सुबह', 'सवेरे', 'प्रातः', 'प्रात', 'காலை', 'காலையில்', 'முற்பகல்', 'kaalai', 'kalai', 'ఉదయం', 'ఉదయాన్నే', 'పొద్దున', 'పొద్దున్న', 'udayam', 'poddunna'],
  noon: ['afternoon', 'noon', 'dopahar', 'dopehar', 'दोपहर', 'மதியம்', 'நண்பகல்', 'பிற்பகல்', 'madhiyam', 'మధ్యాహ్నం', 'మధ్యాహ్నము', 'madhyahnam'],
  evening: ['evening', 'shaam', 'sham', 'शाम', 'सायं', 'संध्या', 'மாலை', 'மாலையில்', 'சாயங்காலம்', 'maalai', 'malai', 'సాయంత్రం', 'సాయంకాలం', 'sayantram'],
  night: ['night', 'midnight', 'raat', 'rat', 'रात', 'रात्रि', 'இரவு', 'இரவில்', 'ராத்திரி', 'iravu', 'రాత్రి', 'raatri', 'ratri'],
}

// prettier-ignore
const UNKNOWN = ['dont know', 'do not know', 'not known', 'unknown', 'no idea', 'not sure', 'cant remember', 'dont remember', 'no time', 'dunno', 'idk', 'pata nahi', 'pata nahin', 'nahi pata', 'maloom nahi', 'yaad nahi', 'पता नहीं', 'नहीं पता', 'मालूम नहीं', 'याद नहीं', 'ज्ञात नहीं', 'theriyathu', 'theriyadhu', 'theriyala', 'தெரியாது', 'தெரியவில்லை', 'தெரியல', 'நினைவில்லை', 'teliyadu', 'theliyadu', 'telidu', 'తెలియదు', 'తెలీదు', 'గుర్తు లేదు', 'గుర్తులేదు']
// prettier-ignore
const ABOUT = ['around', 'about', 'approx', 'approximately', 'roughly', 'nearly', 'almost', 'near', 'lagbhag', 'karib', 'kareeb', 'लगभग', 'करीब', 'क़रीब', 'तकरीबन', 'ஏறக்குறைய', 'சுமார்', 'கிட்டத்தட்ட', 'sumar', 'దాదాపు', 'సుమారు', 'సుమారుగా', 'ishu', '~']

const contains = (text: string, phrase: string): boolean => {
  const sign = /[\p{L}\p{M}\p{N}]/u
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + phrase.length] ?? ' '
    // a sign such as ~ needs no word around it
    if (!sign.test(phrase) || (!sign.test(before) && !sign.test(after))) return true
  }
  return false
}
const containsAny = (text: string, phrases: readonly string[]): boolean => phrases.some((phrase) => contains(text, plainAnswer(phrase)))

const clock = (hour: number, minute: number): string => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

type Hand = { hour: number; minute: number }

/** Half and quarter hours as they are said, before plain digits. */
function handOf(text: string): Hand | null {
  const spoken: [RegExp, (hour: number) => Hand][] = [
    [/(?:half past|half-past|साढ़े|साढे|saadhe|sadhe|saade) (\d{1,2})/, (hour) => ({ hour, minute: 30 })],
    [/(?:quarter past|सवा|sava|sawa) (\d{1,2})/, (hour) => ({ hour, minute: 15 })],
    [/(?:quarter to|पौने|paune) (\d{1,2})/, (hour) => ({ hour: hour === 1 ? 12 : hour - 1, minute: 45 })],
  ]
  for (const [pattern, read] of spoken) {
    const found = pattern.exec(text)
    if (found) return read(Number(found[1]))
  }
  const parted = /(\d{1,2})\s*[:.]\s*(\d{1,2})(?!\d)/.exec(text) ?? /(\d{1,2})[^\d]{1,14}?(\d{1,2})(?!\d)/.exec(text)
  if (parted) return { hour: Number(parted[1]), minute: Number(parted[2]) }
  const digits = /\d+/.exec(text)?.[0]
  if (digits === undefined) return null
  if (digits.length === 3 || digits.length === 4) return { hour: Number(digits.slice(0, -2)), minute: Number(digits.slice(-2)) }
  return digits.length <= 2 ? { hour: Number(digits), minute: 0 } : null
}

/** Hour of the day for an hour of the dial (1-12) said with a part of the day. */
function hourIn(period: Period, hour: number): number {
  const dial = hour % 12
  switch (period) {
    case 'dawn':
    case 'morning':
      return dial
    case 'noon':
      // eleven in the "noon" hours is before twelve
      return hour === 11 || hour === 10 ? hour : dial + 12
    case 'evening':
      return dial + 12
    case 'night':
      return hour === 12 || hour < 6 ? dial : dial + 12
  }
}

const MERIDIEM = /(?:^|[\d\s])(a\.? ?m|p\.? ?m)(?:\.|\b)/

/**
 * Reads a time of birth as people type it: `6:20 pm`, `18:20`, `शाम 6:20`, `साढ़े 6 बजे शाम`, `around 6`, `morning`, `don't know`. Without am, pm or a
 * part of the day both are offered.
 */
export function readBirthTime(text: string): TimeReading {
  const plain = plainAnswer(text)
  if (containsAny(plain, UNKNOWN)) return { kind: 'time', answer: { kind: 'unknown' } }
  const period = (Object.keys(PERIODS) as Period[]).find((name) => containsAny(plain, PERIODS[name]))
  const about = containsAny(plain, ABOUT)
  const known = (time: string): BirthTimeAnswer => (about ? { kind: 'about', time, minutes: ABOUT_MINUTES } : { kind: 'exact', time })

  const hand = handOf(plain)
  if (hand === null) {
    if (contains(plain, 'midnight')) return { kind: 'time', answer: known('00:00') }
    if (/(^|[^r])\bnoon\b/.test(plain)) return { kind: 'time', answer: known('12:00') }
    if (period === undefined) return { kind: 'unclear' }
    if (period === 'night') return { kind: 'night' }
    const part: DayPart = period === 'dawn' ? 'night' : period === 'noon' ? 'afternoon' : period
    return { kind: 'time', answer: { kind: 'dayPart', part } }
  }

  const { hour, minute } = hand
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return { kind: 'impossible' }
  const meridiem = MERIDIEM.exec(plain)?.[1]?.[0]
  if (hour === 0 || hour > 12) return { kind: 'time', answer: known(clock(hour % 24, minute)) }
  if (meridiem !== undefined) return { kind: 'time', answer: known(clock((hour % 12) + (meridiem === 'p' ? 12 : 0), minute)) }
  if (period !== undefined) return { kind: 'time', answer: known(clock(hourIn(period, hour), minute)) }
  // written as a clock shows it before noon
  if (/^0\d:\d\d$/.test(plain)) return { kind: 'time', answer: known(plain) }
  return { kind: 'either', answers: [known(clock(hour % 12, minute)), known(clock((hour % 12) + 12, minute))] }
}

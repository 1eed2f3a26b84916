import { isAssent, isRefusal } from './refusal.ts'

it.each([
  ...[
    'no',
    'No.',
    'NO!!',
    'bye',
    'Thanks',
    'thank you so much',
    'not interested',
    "I'm not interested",
    'maybe later',
    'stop',
    'no thanks, bye',
    'ok bye',
    "that's all",
  ],
  ...[
    'नहीं',
    'नहीं चाहिए',
    'जी नहीं',
    'धन्यवाद',
    'बहुत धन्यवाद',
    'बाद में',
    'फिर कभी',
    'रुचि नहीं है',
    'nahi',
    'nahi chahiye',
    'baad mein',
    'shukriya',
    'bas',
  ],
  ...['இல்லை', 'வேண்டாம்', 'மிக்க நன்றி', 'பிறகு பார்க்கலாம்', 'போதும்', 'vendam', 'nandri', 'venaam', 'illai'],
  ...['వద్దు', 'ధన్యవాదాలు', 'తర్వాత', 'ఆసక్తి లేదు', 'చాలు', 'vaddu', 'dhanyavadalu', 'tarvata'],
])('%s declines', (text) => {
  expect(isRefusal(text)).toBe(true)
})

it.each([
  'No, but when will I marry?',
  'thanks, and what about my job',
  'When will my troubles stop?',
  'no job since May',
  'stop?',
  'later in life, will I go abroad',
  'मेरी शादी नहीं हो रही',
  'வேலை இல்லை',
  'ఉద్యోగం లేదు',
  'ok',
  '',
  '   ',
  '🙂',
])('%s does not', (text) => {
  expect(isRefusal(text)).toBe(false)
})

it.each(['yes', 'Yes, I am 18', 'ok', 'हाँ', 'जी हाँ', 'haan ji', 'ஆமாம்', 'சரி', 'అవును', 'sare'])('%s agrees', (text) => {
  expect(isAssent(text)).toBe(true)
})

it.each(['no', 'नहीं', 'வேண்டாம்', 'what', '', 'I am not', 'yes I am 17', 'ok but I am under 18'])('%s does not agree', (text) => {
  expect(isAssent(text)).toBe(false)
})

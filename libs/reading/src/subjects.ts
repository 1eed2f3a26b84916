import type { MainTopic } from './rules/witnesses.ts'
import { countHits, plainText } from './topics.ts'

/** The narrower subjects of a question, each within one of the three fields. */
export const SUBJECTS = {
  jobChange: 'career',
  boss: 'career',
  promotion: 'career',
  business: 'career',
  money: 'career',
  study: 'career',
  marriage: 'love',
  breakup: 'love',
  relationship: 'love',
  family: 'love',
  visa: 'abroad',
  settle: 'abroad',
} as const satisfies Record<string, MainTopic>
export type Subject = keyof typeof SUBJECTS

// prettier-ignore
const SUBJECT_WORDS: Readonly<Record<Subject, readonly string[]>> = {
  jobChange: ['change my job', 'change job', 'job change', 'new job', 'switch', 'resign', 'quit', 'leave my job', 'leave this job', 'get a job', 'find a job', 'unemploy', 'laid off', 'layoff', 'naukri badal', 'नौकरी बदल', 'नई नौकरी', 'புதிய வேலை', 'வேலை மாற', 'వేరే ఉద్యోగ', 'ఉద్యోగం మార', 'కొత్త ఉద్యోగ'],
  boss: ['boss', 'manager', 'senior', 'colleague', 'office politics', 'toxic', 'harass', 'बॉस', 'மேலாளர்', 'అధికారి', 'బాస్'],
  promotion: ['promot', 'appraisal', 'raise$', 'increment', 'hike$', 'salary', 'recognition', 'tarakki', 'प्रमोशन', 'पदोन्नति', 'तरक्की', 'वेतन', 'பதவி உயர்வு', 'சம்பள', 'ప్రమోషన్', 'పదోన్నతి', 'జీతం'],
  business: ['business', 'startup', 'start up', 'own company', 'shop$', 'entrepreneur', 'partnership firm', 'vyapar', 'dhandha', 'व्यापार', 'व्यवसाय', 'धंधा', 'வியாபார', 'சொந்த தொழில்', 'வணிக', 'వ్యాపార'],
  money: ['money', 'debt', 'loan', 'financ', 'income', 'savings', 'paisa', 'पैसा', 'पैसे', 'धन$', 'कर्ज', 'பணம்', 'கடன்', 'డబ్బు', 'అప్పు'],
  study: ['study', 'studies', 'exam$', 'exams', 'examination', 'college', 'degree', 'course', 'university', 'padhai', 'पढ़ाई', 'परीक्षा', 'शिक्षा', 'படிப்பு', 'தேர்வு', 'చదువు', 'పరీక్ష'],
  marriage: ['marri', 'marry', 'wedding', 'proposal', 'matchmak', 'engage', 'shaadi', 'shadi', 'vivah', 'kalyanam', 'thirumanam', 'pelli', 'शादी', 'विवाह', 'सगाई', 'திருமண', 'கல்யாண', 'పెళ్లి', 'పెళ్ళి', 'వివాహ'],
  breakup: ['breakup', 'break up', 'broke up', 'divorc', 'separat', 'ex$', 'left me', 'get back', 'cheat', 'तलाक', 'ब्रेकअप', 'விவாகரத்து', 'பிரிவு', 'విడాకు'],
  relationship: ['relationship', 'husband', 'wife', 'partner', 'boyfriend', 'girlfriend', 'pati$', 'patni', 'रिश्त', 'पति$', 'पत्नी', 'கணவ', 'மனைவி', 'உறவு', 'భర్త', 'భార్య', 'సంబంధ'],
  family: ['family', 'parents', 'mother', 'father', 'in laws', 'brother', 'sister', 'परिवार', 'माता', 'पिता', 'குடும்ப', 'பெற்றோர்', 'కుటుంబ', 'తల్లిదండ్రు'],
  visa: ['visa', 'green card', 'h1b', 'permit', 'immigra', 'pr$', 'वीज़ा', 'वीजा', 'விசா', 'వీసా'],
  settle: ['settle', 'relocat', 'move to', 'moving to', 'abroad', 'overseas', 'foreign', 'videsh', 'विदेश', 'வெளிநா', 'విదేశ'],
}

/** The subject that a question speaks of most within a field; null when it names none. */
export function subjectOf(concern: string, topic: MainTopic): Subject | null {
  const text = plainText(concern)
  const ranked = (Object.keys(SUBJECTS) as Subject[])
    .filter((subject) => SUBJECTS[subject] === topic)
    .map((subject) => ({ subject, count: countHits(text, SUBJECT_WORDS[subject]) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  return ranked[0]?.subject ?? null
}

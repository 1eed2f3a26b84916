import { askedParts } from './asked-parts.ts'

/** Questions as typed, and what they ask, part by part. */
const PARTED: readonly (readonly [string, readonly string[]])[] = [
  ['When will I get married? Will it be love or arranged?', ['When will I get married?', 'Will it be love or arranged?']],
  [
    'Should I wait or change company? Also want to start own shop someday.',
    ['Should I wait or change company?', 'Also want to start own shop someday.'],
  ],
  ['We are in love. Will they agree, and when can we marry?', ['Will they agree', 'when can we marry?']],
  ['Divorced, a 5 year old son. Will I marry again and will he accept my child?', ['Will I marry again', 'will he accept my child?']],
  ['Shop in loss. When will it recover, should I close it and do job?', ['When will it recover', 'should I close it and do job?']],
  ['When will I get job, same field or should I do something else', ['When will I get job', 'same field or should I do something else']],
  ['shaadi kab hogi aur itni der kyu', ['shaadi kab hogi', 'itni der kyu']],
  ['How will my life be? career, marriage, money everything', ['How will my life be?', 'career', 'marriage', 'money everything']],
  ['job and marriage', ['job', 'marriage']],
  ['alag ghar kab hoga, rishta theek hoga ya nahi', ['alag ghar kab hoga', 'rishta theek hoga ya nahi']],
  ['karza kab utrega aur apna ghar kab banega', ['karza kab utrega', 'apna ghar kab banega']],
  ['अपना घर कब होगा और क्या विदेश जाने का भी योग है', ['अपना घर कब होगा', 'क्या विदेश जाने का भी योग है']],
  ['எனக்கு வேலை எப்போது கிடைக்கும், திருமணம் எப்போது நடக்கும்', ['எனக்கு வேலை எப்போது கிடைக்கும்', 'திருமணம் எப்போது நடக்கும்']],
  ['నాకు ఉద్యోగం ఎప్పుడు వస్తుంది, పెళ్లి ఎప్పుడు అవుతుంది', ['నాకు ఉద్యోగం ఎప్పుడు వస్తుంది', 'పెళ్లి ఎప్పుడు అవుతుంది']],
]

/** What asks one thing, however many clauses it has. */
const WHOLE: readonly string[] = [
  'Will I get govt mbbs seat or should I take BDS or BPT',
  'sarkari naukri lagegi ya private dekhu?',
  'my permit ends in May, will I get PR or have to come back to India?',
  'gave 6 lakh to cousin, 3 yrs over and now he says which money. will it come back',
  'married 11 years, husband and I hardly talk. Will our relation become good or should I think of separating',
  'home loan 48k emi, interviews going but no offer. When will I get a job',
  'रिश्ता कब तय होगा',
  'job change',
  'I am tired, stressed and worried',
  'MBA finance fresher 7 months no offer',
]

describe('a question is taken apart', () => {
  it.each(PARTED)('where it asks several things: %s', (concern, parts) => {
    expect(askedParts(concern).asked).toEqual(parts)
  })

  it.each(WHOLE)('and not where it asks one: %s', (concern) => {
    expect(askedParts(concern).asked.length).toBeLessThan(2)
  })

  it('and nothing that was typed is lost', () => {
    for (const concern of [...PARTED.map(([text]) => text), ...WHOLE]) {
      const { told, asked } = askedParts(concern)
      const words = new Set(`${told} ${asked.join(' ')}`.match(/[\p{L}\p{M}\p{N}]+/gu))
      for (const word of concern.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
        if (!/^(?:and|also|aur|और)$/u.test(word)) expect(words).toContain(word)
    }
  })

  it('more than four things stay together with the fourth', () => {
    const { asked } = askedParts(
      'When will I get a job? When will I marry? When will I buy a house? When will I go abroad? Will I be rich?',
    )
    expect(asked).toHaveLength(4)
    expect(asked[3]).toBe('When will I go abroad? Will I be rich?')
  })
})

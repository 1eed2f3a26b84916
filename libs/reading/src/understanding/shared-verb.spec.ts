import { askedParts } from './asked-parts.ts'
import { pointsAsked } from './points-asked.ts'

/** One verb of asking over several matters, and what each part is after. */
const HELD: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'My textile business is in loss for 3 years. When will business improve and debts get over?',
    [
      ['When will business improve?', 'work.trade'],
      ['When will debts get over?', 'money.debt'],
    ],
  ],
  [
    'when will my salary increase and loan finish',
    [
      ['when will my salary increase', 'work.promotion'],
      ['when will loan finish', 'money.debt'],
    ],
  ],
  [
    'when will my daughter marry and my son get a job',
    [
      ['when will my daughter marry', 'kin.childWed'],
      ['when will my son get a job', 'kin.childWork'],
    ],
  ],
  [
    'When will I get married and settle abroad?',
    [
      ['When will I get married?', 'love.when'],
      ['When will I settle abroad?', 'abroad.settle'],
    ],
  ],
  [
    'when will i get promotion and buy own house',
    [
      ['when will i get promotion', 'work.promotion'],
      ['when will i buy own house', 'home.buy'],
    ],
  ],
  [
    'when will business pick up, loan clear and house come',
    [
      ['when will business pick up', 'work.trade'],
      ['when will loan clear', 'money.debt'],
      ['when will house come', 'home.buy'],
    ],
  ],
  [
    'When I will get job and marriage?',
    [
      ['When will I get job?', 'work.post'],
      ['When will I get marriage?', 'love.when'],
    ],
  ],
  [
    'meri shaadi aur job kab hogi',
    [
      ['meri shaadi kab hogi', 'love.when'],
      ['job kab hogi', 'work.post'],
    ],
  ],
  [
    'will i get job and marriage this year',
    [
      ['will i get job this year', 'work.post'],
      ['will i get marriage this year', 'love.when'],
    ],
  ],
  [
    'when will my son get job and get married',
    [
      ['when will my son get job', 'kin.childWork'],
      ['when will my son get married', 'kin.childWed'],
    ],
  ],
  [
    'when will my problems end and i get a job',
    [
      ['when will my problems end', 'self.relief'],
      ['when will i get a job', 'work.post'],
    ],
  ],
  [
    'When will divorce finish and second marriage happen',
    [
      ['When will divorce finish', 'love.divorce'],
      ['When will second marriage happen', 'love.again'],
    ],
  ],
]

it.each(HELD)('each matter is a part of its own: %s', (concern, parts) => {
  expect(pointsAsked(concern).map(({ words, point }) => [words, point])).toEqual(parts)
})

/** One matter, whatever joins its words. */
const ONE: readonly string[] = [
  'When will I go abroad and get a good job',
  'When will I go to Germany and do masters',
  'When will I leave my job and start business',
  'when will my husband get transfer and come home',
  'Will he marry me and settle in Canada',
  'When will I get good job and salary',
  'when will i become rich and famous',
  'Can I do job and study together',
  'When will I get job and settle in life',
  'When will my son and daughter marry',
  'when will my wife come back and live in my house',
  'When will I sell my land and clear my loan',
]

it.each(ONE)('and one matter stays one: %s', (concern) => {
  expect(askedParts(concern).asked).toHaveLength(1)
})

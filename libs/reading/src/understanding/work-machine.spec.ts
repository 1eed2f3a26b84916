import { pointsAsked } from './points-asked.ts'

it.each([
  'I bought JCB on loan last year but work is coming only 10 days in a month. Should I sell it or hold?',
  'I have one tipper on finance and no trips these days. Should I sell it or keep it?',
  'Bought tractor on loan but rent work is less. Is it better to sell or hold?',
  'My taxi is on EMI and booking is low. Sell it or continue?',
])('a machine that earns is asked of as a trade: %s', (concern) => expect(pointsAsked(concern)[0]?.point).toBe('work.close'))

it.each(['Should I sell my old flat or keep it on rent?', 'Should I hold my shares or sell?'])(
  'other things that are sold stay what they are: %s',
  (concern) => expect(pointsAsked(concern)[0]?.point).not.toBe('work.close'),
)

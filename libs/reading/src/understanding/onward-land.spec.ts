import { onwardLand } from './onward-land.ts'

it.each([
  ['I am working in Dubai for 3 years. Should I come back to India or try for Canada?', 'canada'],
  ['I live in Singapore, should I return home or move to Australia?', 'australia'],
  ['Working in Qatar 5 yrs. go back to kerala or shift to uk', 'uk'],
  ['I am in Canada. Should I come back to India or stay?', null],
  ['Nurse in Saudi Arabia, when can I come back to India?', null],
  ['I am living in UK, should I go back to India?', null],
])('%s', (concern, land) => {
  expect(onwardLand(concern)).toBe(land)
})

it('tells two countries of the Gulf apart', () => {
  expect(onwardLand('working in Kuwait 10 yrs company closing go back or try saudi')).toBe('saudi')
})

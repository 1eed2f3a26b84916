import { tellsInstalments } from './instalments.ts'
import { askerOf } from './understanding.ts'

describe('instalments that a salary carries', () => {
  it.each([
    'Working in an IT company, home EMI is there. Should I switch my job this year?',
    'I am a bank officer, house loan EMI 32k. When will I get promotion?',
    'My job is in Pune and car loan is running, will I get a transfer to Nagpur?',
    'Software engineer, 18 LPA, home loan of 40 lakhs. Will I get onsite this year?',
    'I have a good job in Chennai with flat EMI. Heart says leave and start a cafe. Is it right?',
  ])('are no debt that presses: %s', (concern) => {
    expect(tellsInstalments(concern)).toBe(true)
    expect(askerOf(concern, 34, '2026-11-23').debt).toBe(false)
  })

  it.each([
    'I have a job but EMI is eating my whole salary, what to do?',
    'Bank job, but home loan EMI bounced twice and the bank has sent notice. What to do?',
    'Job is there but EMI, credit cards and personal loan are too much. When will I be free of it?',
    'I am working and my home loan EMI is pending from 4 months. When will it clear?',
    'Main naukri karta hu, karz bahut hai aur EMI bhi. Kab utrega?',
  ])('press where they are said to: %s', (concern) => {
    expect(tellsInstalments(concern)).toBe(false)
  })
})

import { sitsOnBench } from './bench.ts'
import { asksIfFirmStands } from './firm-stands.ts'
import { lineOrField } from './line-or-field.ts'
import { pointsAsked } from './points-asked.ts'
import { plainText } from './topics.ts'

describe('a new post, and the line or another field', () => {
  it.each([
    'From september I am on bench and manager told project closing. When I will get new job and is it good to stay in testing or change to some other field',
    'I am on bench from two months, java background. When i can get next job and is it good to remain in java or change to another domain',
    'Sir my project is over and I am in bench. When my new job will come and should I stay in support or switch to some other field',
    'Bench pe hu 3 mahine se. Nayi job kab milegi aur kya testing me hi rahu ya field change karu',
    'My company lost the client. When I will get next job, and whether to continue in recruitment or change my line',
    'Project closing in December, I am SAP consultant. when i will get new project and should i continue in sap or move to data analytics',
    'Four years in BPO, now in bench. Will I get another job soon and is it better to continue in BPO or go for some other profession',
    'I am mechanical design engineer, released from project. When I will get new job and is it advisable to stay in core field or change to IT',
    'Naan bench la iruken 2 masama. Pudhu velai eppo kidaikum, IT la iruka lama illa vera field maaralama?',
    'Nenu bench lo unnanu. Kotha job eppudu vastundi, testing lo undala leka vere field ki marala?',
    'Am mechanical engineer in maintenance 11 yrs, plant closing in March. When will I get new job, is it better to stay in maintenance or go to projects or EV side',
    'मैं बेंच पर हूं। नई नौकरी कब मिलेगी और क्या इसी फील्ड में रहूं या फील्ड बदल लूं',
  ])('are two parts: %s', (concern) => expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.post', 'work.change']))

  it.each([
    'should I continue or leave it?',
    'Is it in Varanasi or outside?',
    'Should I stay in Pune or move to Bangalore?',
    'Should I stay in this company or change company?',
    'Will it be near home or far?',
  ])('are named by no other choice: %s', (words) => expect(lineOrField(words)).toBeNull())

  it('is on the bench who is not let go', () => {
    expect(sitsOnBench('I am on bench since August')).toBe(true)
    expect(sitsOnBench('I was on bench and then got terminated')).toBe(false)
    expect(sitsOnBench('My project is over')).toBe(false)
  })

  it('asks of the firm of an employer, and of none of one’s own', () => {
    expect(asksIfFirmStands(plainText('will the startup be stable'))).toBe(true)
    expect(asksIfFirmStands(plainText('Is the new company safe?'))).toBe(true)
    expect(asksIfFirmStands(plainText('will my own startup survive'))).toBe(false)
  })

  it.each([
    'I resigned, no offer in hand. When I will get offer and can I take back my resignation',
    'Serving notice period. When will I get an offer letter?',
  ])('asks for a post where an offer is still to come: %s', (concern) => expect(pointsAsked(concern)[0]?.point).toBe('work.post'))
})

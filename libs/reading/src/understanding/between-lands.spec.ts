import { againstHome, asksToBeJoined } from './between-lands.ts'
import { eldersWishHome } from './elders-course.ts'
import { pointsAsked } from './points-asked.ts'
import { asksForSeat } from './settled.ts'
import { plainText } from './topics.ts'
import { askerOf } from './understanding.ts'

const pointOf = (concern: string): string[] => pointsAsked(concern).map(({ point }) => point)

describe('what is held against the way home from another country', () => {
  it.each([
    'Laid off on Nov 4 in Dallas, on H1B so only till first week of Jan. Will I get a job before the grace period is over, or is it better we pack up and move back to Chennai?',
    'I lost my job in Toronto and my work permit is valid till 20 February 2027. Will I find a new job before that or should I go back to India?',
    'My company in Dubai terminated me, visa expires on 10 January 2027. Will I get another job here before that or return to Kerala?',
    'Layoff at Amazon Seattle, 60 days grace period ends on 15 January. Can I find an employer who sponsors me or do we move back to Hyderabad?',
    'I am in London on skilled worker visa, curtailed till 31 January 2027. Will I get a new sponsor in time or shall we come home?',
    'Singapore EP ends on 5 February 2027 as I was retrenched. Will a job come before that, or is going back to Bangalore better for us?',
  ])('a post: %s', (concern) => {
    expect(pointOf(concern)).toEqual(['abroad.back'])
    expect(askerOf(concern, 36, '2026-11-23').abroad).toBe(true)
  })

  it.each([
    'We live in Sharjah, husband sleeps in other room since a year. Will things become normal between us or I should take the girls and come back to Lucknow',
    'We live in London with one son. My husband hardly talks to me for a year. Will our relation improve or should I go back to India with my son?',
    'My wife and I are in New Jersey, she is cold since last year. Will our marriage become normal or should I move back to Pune with kids?',
    'Living in Doha with husband and two kids, he stays out late and is always on phone. Should I stay and try or go home to Kochi with the children?',
    'My husband is always on phone and we fight daily here in Melbourne. Will our marriage work or should I go home to Jalandhar with my daughter?',
    'Husband ignores me, we are in Toronto since 2019. Should I return to Ludhiana with my daughter or wait for him to change?',
  ])('a marriage: %s', (concern) => {
    expect(pointOf(concern)).toEqual(['love.bond'])
    expect(askerOf(concern, 36, '2026-11-23')).toMatchObject({ abroad: true, love: 'bond' })
  })

  it.each([
    'My son is in Texas on H1B. Will he get a job or come back to India?',
    'We are happy in Dubai with our kids. Should we stay or go back to Kerala?',
    'I am back in India since June. Should I take a job here or go back to Canada?',
    'I work in Pune. Will I get a new job or should I go back to my home town?',
  ])('neither: %s', (concern) => {
    expect(againstHome(plainText(concern.split('. ')[1] as string), plainText(concern.split('. ')[0] as string))).toBeNull()
  })
})

describe('husband or wife who is to follow', () => {
  it.each([
    'I am a staff nurse in Brampton, my work permit is expiring on 30 March 2027. When will my PR come, and will my husband be able to join me, he is in Pala from last 2 yrs.',
    'I work in Melbourne as a chef, applied for 190 visa last year. When will I get PR and when can my wife come here?',
    'I am nurse in Ireland since 2022. When will my stamp 4 come and will my wife and son be able to join me?',
    'I am a welder in Qatar. When will I get family visa and will my wife be able to come here?',
    'I am in London since 2020 on work visa. Will I get ILR and will my husband come to live with me?',
  ])('is asked about as that, by one who lives there: %s', (concern) => {
    expect(pointOf(concern).at(-1)).toBe('abroad.join')
    expect(askerOf(concern, 32, '2026-11-23').abroad).toBe(true)
  })

  it('is nobody who is to come within India', () => {
    expect(asksToBeJoined(plainText('will my wife be able to join me here'), plainText('I am posted in Nagpur'))).toBe(false)
  })
})

describe('a place at a college abroad', () => {
  it.each([
    'will i get admission + visa for germany bachelors next yr?? dad says do engg here only',
    'Will I get admission and visa for masters in Canada in 2027? My parents want me to do MBA here in Pune.',
    'kya mujhe UK ki university me admission aur visa milega, papa bolte hain yahin India me padho',
    'I want to go to Australia for nursing degree, will I get seat and student visa? Mother says study in Kerala only.',
    'Can I get admission in Ireland for MS and will my visa be approved? Father insists I should do mtech here.',
  ])('is asked for and not held, and the wish at home is heard: %s', (concern) => {
    const { settled, abroad } = askerOf(concern, 19, '2026-11-23')
    expect(asksForSeat(concern)).toBe(true)
    expect(settled).not.toContain('admission')
    expect(abroad).toBe(false)
    expect(eldersWishHome(concern)).toBe(true)
  })

  it('that was got is held', () => {
    expect(askerOf('I got admission in a German university. When will my visa come?', 19, '2026-11-23').settled).toContain('admission')
  })
})

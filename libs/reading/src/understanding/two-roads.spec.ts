import { roadsIn, weighsLeaving } from './two-roads.ts'

const kinds = (concern: string): string =>
  roadsIn(concern)
    ?.map(({ kind }) => kind)
    .join(' ') ?? 'none'

describe('two roads of which one is held', () => {
  it.each([
    ['I am final year btech. I have offer from TCS but want to do MS in USA. Which is better for me?', 'offer studyAway'],
    ['I got admission in Canada for masters but I have a good job here. Should I go or stay?', 'seat keep'],
    ['I have campus placement in Infosys, should I join or do MBA?', 'placement study'],
    ['I got placed in Wipro but I want to prepare for GATE. What should I do?', 'placement exam'],
    ['My company is sending me onsite to USA but my marriage is fixed. Should I go?', 'onsite wedding'],
    ['Job in Bangalore or family business in Surat, which is better for me?', 'post trade'],
    ['PhD in Germany or job in India, which is better?', 'studyAway post'],
    ['I am preparing for govt job exam but have private job offer in hand. Which should I choose?', 'exam offer'],
    ['I have an offer from a startup but my present company is giving me promotion. Which one to choose?', 'offer promotion'],
    ['Got offer from Amazon and also admission in IIM. Which is better for my future?', 'offer seat'],
    ['TCS offer hai par MS karna hai USA se, kya better rahega?', 'offer studyAway'],
    ['Should I stay in my job or start my own business?', 'keep own'],
    ['infosys and wipro rendu offers unnayi edi better', 'offer offer'],
  ])('%s', (concern, wanted) => {
    expect(kinds(concern)).toBe(wanted)
  })

  it.each([
    'I completed BTech this year but no placement. When will I get job? Should I do MBA?',
    'Working in TCS from 4 years, salary is very low. Should I switch company in 2027 or do MS in USA?',
    'When will I get promotion? Should I start my own business also?',
    'My business is going in loss from last year. Should I close it and go for job?',
    'Job or business which is better for me',
    'my niece got two offers Wipro and Zoho, which one should she take',
    'Will I get onsite to USA or Canada? My salary is stuck.',
  ])('are none where nothing is held, or another is spoken of: %s', (concern) => {
    expect(kinds(concern)).toBe('none')
  })

  it('keep the names that were typed', () => {
    const [offer, course] = roadsIn('I have job offer from Deloitte in Pune but want to do PhD in Germany. Which is better?') ?? []
    expect(offer).toMatchObject({ company: 'Deloitte', town: 'Pune', held: 'offer' })
    expect(course).toMatchObject({ place: 'germany', degree: 'phd', held: null })
  })

  it('leave whoever weighs going at home', () => {
    expect(weighsLeaving('I got admission in Canada for masters but I have a good job here. Should I go or stay?')).toBe(true)
    expect(weighsLeaving('I live in Canada. I have an offer from Amazon but want to do MS in USA. Which is better?')).toBe(false)
  })
})

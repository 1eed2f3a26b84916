import { sectionText } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { askerOf } from '../understanding/understanding.ts'
import { writeReading } from '../write-reading.ts'

const AS_OF = '2026-11-22'
const SEEKERS = [
  'I completed BTech this year but no placement. When will I get job? Should I do MBA?',
  'passed out in 2025, no job yet, everyone from my hostel got placed',
  'B.Tech complete ho gaya hai, naukri kab lagegi',
  'btech mudichiten velai eppo kidaikum',
  'degree ayipoyindi job eppudu vastundi',
  'बीटेक पूरी हो गई पर नौकरी नहीं मिली',
  'i am fresher mechanical, attended 11 walkins and nothing. will i ever get placed',
]
const OTHERS = [
  'I am in final year, no placement till now. When will I get job?',
  'My son completed BTech, when will he get a job?',
  'Completed my btech, preparing for GATE. Will I clear it?',
  'I completed MBA and working in a bank since 3 years. When will I get a better job?',
  'kodukku btech ayipoyi year ayindi job raledu, eppudu vastundi',
]

describe('whoever has finished a course and looks for a first post', () => {
  it.each(SEEKERS)('is no student and holds no post: %s', (concern) => {
    const { firstPost, student, work, settled, trade } = askerOf(concern, 24, AS_OF)
    expect({ firstPost, student, work, trade }).toEqual({ firstPost: true, student: false, work: 'livelihood', trade: null })
    expect(settled).toContain('noPost')
  })

  it.each(OTHERS)('is somebody else: %s', (concern) => {
    expect(askerOf(concern, 24, AS_OF).firstPost).toBe(false)
  })

  it('reads no word of a student or of an old post in the whole book, and of no first job in years far ahead', () => {
    const words =
      /work that you study for|work after the studies|as what prepares it|after study|study feel uphill|finish the lesson|training and a first post|write each chapter|your studies|your course\b|campus|your calling and your post|your (?:last|old|former) post|that you are free/gi
    const sample = inputFor('delhi')
    const young = sampleBirths(400, 'first post').filter(({ birthLocal }) => birthLocal >= '2000')
    const slips = young.slice(0, 30).flatMap((birth) => {
      const input = { ...sample, birth, chart: computeChart(birth, sample.ephemeris), topics: ['career' as const], asOf: AS_OF }
      const { sections, ledger } = writeReading({ ...input, concern: 'I completed BTech this year but no placement. When will I get job?' })
      const told = sections.filter(({ id }) => id !== 'pastCheck').flatMap((section) => sectionText(section).match(words) ?? [])
      return [
        ...told,
        ...(ledger ?? []).filter(({ from, statement }) => from > '2029-11-22' && /first job/.test(statement)).map(({ from }) => from),
      ]
    })
    expect(young.length).toBeGreaterThanOrEqual(30)
    expect(slips).toEqual([])
  })
})

import { namedOptions } from './named-options.ts'

describe('options of study and work that are named', () => {
  it.each([
    ['BTech 3rd year ECE, confused between GATE, job and MBA. What suits me?', 'gate job mba'],
    ['Should I do MBA or job after BCA?', 'mba job'],
    ['BPT or BDS or B.Sc nursing, which is good for me?', 'bpt bds nursing'],
    ['B.Com final year. CA or MBA or govt job?', 'ca mba service'],
    ['12th pass. BCA or B.Com?', 'bca bcom'],
    ['UPSC or private job or business?', 'service job business'],
    ['I did B.Ed. Should I start working?', ''],
    ['bcom mudichiten, CA panlama MBA panlama', 'ca mba'],
    ['When will I get married?', ''],
    ['Preparing for bank PO. Will I clear?', 'bank'],
  ])('%s', (concern, named) => {
    expect(namedOptions(concern).join(' ')).toBe(named)
  })
})

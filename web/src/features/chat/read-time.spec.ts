import { readBirthTime } from './read-time.ts'

const exact = (time: string) => ({ kind: 'time', answer: { kind: 'exact', time } })

it.each([
  ['6:20 pm', '18:20'],
  ['6.20PM', '18:20'],
  ['6:20 p.m.', '18:20'],
  ['18:20', '18:20'],
  ['1820', '18:20'],
  ['620pm', '18:20'],
  ['शाम 6:20', '18:20'],
  ['शाम ६ बजकर २० मिनट', '18:20'],
  ['shaam 6:20', '18:20'],
  ['मालूम है, शाम के 6:20', '18:20'],
  ['மாலை 6:20', '18:20'],
  ['சாயங்காலம் 6.20 மணி', '18:20'],
  ['సాయంత్రం 6:20', '18:20'],
  ['6:20 in the evening', '18:20'],
  ['साढ़े 6 बजे शाम', '18:30'],
  ['sadhe 6 subah', '06:30'],
  ['सवा 9 सुबह', '09:15'],
  ['पौने 1 दोपहर', '12:45'],
  ['half past 6 am', '06:30'],
  ['रात 2 बजे', '02:00'],
  ['रात 11 बजे', '23:00'],
  ['இரவு 12:10', '00:10'],
  ['12 noon', '12:00'],
  ['12:05 am', '00:05'],
  ['12:05 pm', '12:05'],
  ['midnight', '00:00'],
  ['noon', '12:00'],
  ['06:20', '06:20'],
  ['0:30', '00:30'],
  ['दोपहर 11:50', '11:50'],
  ['అతని ఉదయం 5:45', '05:45'],
  ['తెల్లవారుజామున 4', '04:00'],
])('%s is %s', (text, time) => {
  expect(readBirthTime(text)).toEqual(exact(time))
})

it.each(["don't know", 'I do not know', 'पता नहीं', 'pata nahi', 'தெரியாது', 'theriyathu', 'తెలియదు', 'no idea at all'])(
  '%s is unknown',
  (text) => {
    expect(readBirthTime(text)).toEqual({ kind: 'time', answer: { kind: 'unknown' } })
  },
)

it.each([
  ['morning', 'morning'],
  ['in the afternoon', 'afternoon'],
  ['सुबह', 'morning'],
  ['மாலை', 'evening'],
  ['మధ్యాహ్నం', 'afternoon'],
  ['early morning', 'night'],
])('%s is a part of the day', (text, part) => {
  expect(readBirthTime(text)).toEqual({ kind: 'time', answer: { kind: 'dayPart', part } })
})

it('asks which six', () => {
  expect(readBirthTime('6')).toEqual({ kind: 'either', answers: [exact('06:00').answer, exact('18:00').answer] })
  expect(readBirthTime('12:30')).toEqual({ kind: 'either', answers: [exact('00:30').answer, exact('12:30').answer] })
  expect(readBirthTime('around 6')).toEqual({
    kind: 'either',
    answers: [
      { kind: 'about', time: '06:00', minutes: 30 },
      { kind: 'about', time: '18:00', minutes: 30 },
    ],
  })
})

it('keeps that a time is approximate', () => {
  expect(readBirthTime('लगभग शाम 6 बजे')).toEqual({ kind: 'time', answer: { kind: 'about', time: '18:00', minutes: 30 } })
})

it.each([
  ['night', 'night'],
  ['रात', 'night'],
  ['25:10', 'impossible'],
  ['6:75 pm', 'impossible'],
  ['hello', 'unclear'],
  ['', 'unclear'],
  ['🙂', 'unclear'],
])('%s: %s', (text, kind) => {
  expect(readBirthTime(text)).toEqual({ kind })
})

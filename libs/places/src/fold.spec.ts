import { editDistance, spellingDistance } from './edit-distance.ts'
import { fold, skeleton } from './fold.ts'
import { romanise } from './romanise.ts'

describe('fold', () => {
  it.each([
    ['Sant Julià-de-Lòria', 'sant julia de loria'],
    ['Hyderābād', 'hyderabad'],
    ["Xi'an  Shi", 'xian shi'],
    ['Łódź / Straße, Ærø', 'lodz strasse aero'],
    ['Москва', ''],
    ['', ''],
  ])('%p → %p', (text, folded) => {
    expect(fold(text)).toBe(folded)
    expect(fold(fold(text))).toBe(folded)
  })
})

describe('skeleton', () => {
  it.each([
    ['kumbakonam', 'kumbhakonam'],
    ['visakhapatnam', 'vishakapatnam'],
    ['tirunelveli', 'thirunelveli'],
    ['lucknow', 'luknow'],
    ['vijayawada', 'vijayavada'],
    ['tamil nadu', 'tamilnadu'],
    ['deoria', 'devriya'],
    ['jaipur', 'jeypur'],
  ])('%s sounds like %s', (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other))
  })

  it.each([
    ['jaipur', 'raipur'],
    ['mathura', 'madurai'],
    ['kota', 'kolkata'],
  ])('%s does not sound like %s', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other))
  })
})

describe('romanise', () => {
  it.each([
    ['देवरिया', ['devriya', 'devariya']],
    ['गोरखपुर', ['gorakhpur', 'gorakhapur']],
    ['मुंबई', ['mumbai']],
    ['चंडीगढ़', ['chandigarh', 'chandigarh']],
    ['தென்காசி', ['tenkachi']],
    ['விருதுநகர்', ['virutunakar']],
    ['సికింద్రాబాద్', ['sikindrabad']],
    ['കോഴിക്കോട്', ['kozhikkot']],
    ['Pune', ['Pune']],
  ])('%s → %p', (text, latin) => {
    expect(romanise(text.normalize('NFC'))).toEqual([...new Set(latin)])
  })

  it.each([
    ['वाराणसी', 'Varanasi'],
    ['गोरखपुर', 'Gorakhpur'],
    ['విజయవాడ', 'Vijayawada'],
    ['திருநெல்வேலி', 'Tirunelveli'],
    ['হাওড়া', 'Howrah'],
  ])('%s sounds like %s', (native, english) => {
    expect(romanise(native.normalize('NFC')).map((latin) => skeleton(fold(latin)))).toContain(skeleton(fold(english)))
  })
})

describe('distances', () => {
  it.each([
    ['', 'abc', 3],
    ['mumbai', 'mumabi', 1],
    ['kota', 'kotta', 1],
    ['delhi', 'mumbai', 3],
  ])('%p to %p is %d edits, 3 at most', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits)
    expect(editDistance(b, a, 2)).toBe(edits)
  })

  it('leaves the end open for what is still being typed', () => {
    expect(editDistance('vijaya', 'vijayawada', 2)).toBe(3)
    expect(editDistance('vijaya', 'vijayawada', 2, true)).toBe(0)
    expect(spellingDistance('vijya', 'vijayawada', true)).toBeCloseTo(0.6)
  })

  it('counts a silent h, a doubled letter and a wrong vowel less than a wrong consonant', () => {
    const to = (other: string) => spellingDistance('kumbakonam', other)
    expect(to('kumbakonam')).toBe(0)
    expect(to('kumbhakonam')).toBeLessThan(to('kumbikonam'))
    expect(to('kumbbakonam')).toBeLessThan(to('kumbalonam'))
    expect(to('kumbikonam')).toBeLessThan(to('kumbaronam'))
  })

  it('survives texts beyond its rows', () => {
    expect(editDistance('a'.repeat(500), 'b'.repeat(500), 3)).toBe(4)
    expect(spellingDistance('a'.repeat(500), 'a'.repeat(500))).toBe(0)
  })
})

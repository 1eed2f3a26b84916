import type { Section } from '@disha/contracts/document'
import { excerpt, readingPreview } from './reading-preview.ts'

const section = (title: string, text: string): Section => ({
  id: 'career',
  title,
  lead: [{ text }],
  blocks: [{ kind: 'paragraph', runs: [{ text: 'More.' }], findingIds: [] }],
})

describe('the preview on the success page', () => {
  it('takes 500 characters of a text', () => {
    expect(readingPreview('word '.repeat(300))[0]?.text.length).toBeLessThanOrEqual(501)
    expect(readingPreview('short')).toEqual([{ title: '', text: 'short' }])
  })

  it('takes the first two of several sections, 200 characters each', () => {
    const parts = readingPreview({ a: section('First', 'one '.repeat(100)), b: section('Second', 'Short.'), c: section('Third', 'x') })
    expect(parts.map(({ title }) => title)).toEqual(['First', 'Second'])
    expect(parts[0]?.text.length).toBeLessThanOrEqual(201)
    expect(parts[0]?.text.endsWith('one…')).toBe(true)
    expect(parts[1]?.text).toBe('Short. More.')
  })

  it('leaves headings out of the sentences', () => {
    const headed: Section = { ...section('First', 'Lead.'), blocks: [{ kind: 'heading', text: 'A heading' }, ...section('', '').blocks] }
    expect(readingPreview({ a: headed })[0]?.text).toBe('Lead. More.')
  })

  it('counts characters, not halves of them', () => {
    expect(excerpt('😀'.repeat(10), 5)).toBe('😀😀😀😀😀…')
  })
})

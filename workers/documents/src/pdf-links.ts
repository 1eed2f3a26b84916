/** Where a link in a document leads (the id of an element), and its words. */
export type LinkWords = Record<string, string>

/**
 * The PDF with the words of its inner links as their description, which PDF/UA asks of every link and Chromium leaves out. An
 * incremental update as the format has it: the changed objects, a cross-reference section for them and a trailer are added at the end, and
 * what was there stays byte for byte. Reads a PDF as Chromium writes it; one without such links comes back as it is.
 */
export function describeLinks(pdf: Buffer, words: LinkWords): Buffer {
  const text = pdf.toString('latin1')
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)
  const entries = trailer?.[1]?.replace(/\/Prev \d+\s*/, '')
  const previous = trailer?.[2]
  if (entries === undefined || previous === undefined) return pdf
  const parts: string[] = []
  const places: [id: number, offset: number][] = []
  let offset = pdf.byteLength + 1
  for (const [, id, inside, name] of text.matchAll(
    /\n(\d+) 0 obj\n<<(\/Type \/Annot\n\/Subtype \/Link\n(?:(?!endobj)[\s\S])*?\/Dest \/([^\s/>]+)[\s\S]*?)>>\nendobj/g,
  )) {
    const said = words[name ?? '']
    if (said === undefined || inside?.includes('/Contents') !== false) continue
    const object = `${id} 0 obj\n<<${inside}\n/Contents <${utf16(said)}>>>\nendobj\n`
    places.push([Number(id), offset])
    parts.push(object)
    offset += object.length
  }
  if (parts.length === 0) return pdf
  const table = places.map(([id, at]) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n${table}trailer\n<<${entries.trim()}\n/Prev ${previous}>>\nstartxref\n${offset}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(`\n${parts.join('')}${end}`, 'latin1')])
}

/** A text string of PDF: UTF-16BE with its mark, in hexadecimal. */
const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()

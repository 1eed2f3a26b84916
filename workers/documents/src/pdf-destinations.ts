/**
 * Page numbers (from 1) of the named destinations of a PDF as Chromium writes it: plain objects, one cross-reference table,
 * a `/Dests` dictionary from element ids to `[page /XYZ x y zoom]`. Reads only that; anything else gives an empty map.
 */
export function destinationPages(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf).toString('latin1')
  const pages = new Map<string, number>()
  const order = pageOrder(text)
  for (const [, name, page] of text.matchAll(/\/([^\s/[\]<>()]+)\s*\[(\d+) 0 R \/XYZ/g)) {
    const number = order.get(page ?? '')
    if (name !== undefined && number !== undefined) pages.set(decodeName(name), number)
  }
  return pages
}

/** How many pages a PDF has. */
export function countPages(pdf: Uint8Array): number {
  return pageOrder(Buffer.from(pdf).toString('latin1')).size
}

/** `#2D` stands for one character in a PDF name. */
const decodeName = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function pageOrder(text: string): Map<string, number> {
  const order = new Map<string, number>()
  const kidsOf = (id: string): string[] | null => {
    const start = text.indexOf(`\n${id} 0 obj`)
    const body = start < 0 ? '' : text.slice(start, text.indexOf('endobj', start))
    const kids = /\/Type \/Pages/.test(body) ? /\/Kids \[([^\]]*)\]/.exec(body)?.[1] : undefined
    return kids === undefined ? null : [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) => kid as string)
  }
  const walk = (id: string): void => {
    const kids = kidsOf(id)
    if (kids === null) order.set(id, order.size + 1)
    else kids.forEach(walk)
  }
  const root = /\/Type \/Catalog[\s\S]*?\/Pages (\d+) 0 R/.exec(text)?.[1]
  if (root !== undefined) walk(root)
  return order
}

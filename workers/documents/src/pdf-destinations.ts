/**
 * Page numbers (from 1) of the named destinations of a PDF as Chromium writes it: plain objects, one cross-reference table,
 * a `/Dests` dictionary from element ids to `[page /XYZ x y zoom]`. Reads only that; anything else gives an empty map.
 */
export function destinationPages(pdf: Uint8Array): Map<string, number> {
  return new Map([...destinationPlaces(pdf)].map(([name, { page }]) => [name, page]))
}

/** A named destination: its page from 1, and pt from the page's foot. */
export type Place = { page: number; y: number }

/** As `destinationPages`, with the height on the page. */
export function destinationPlaces(pdf: Uint8Array): Map<string, Place> {
  const text = Buffer.from(pdf).toString('latin1')
  const places = new Map<string, Place>()
  const order = pageOrder(text)
  for (const [, name, page, y] of text.matchAll(/\/([^\s/[\]<>()]+)\s*\[(\d+) 0 R \/XYZ [\d.-]+ ([\d.-]+)/g)) {
    const number = order.get(page ?? '')
    if (name !== undefined && number !== undefined) places.set(decodeName(name), { page: number, y: Number(y) })
  }
  return places
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

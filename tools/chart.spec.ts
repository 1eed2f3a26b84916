import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'

type Result = Record<string, unknown> & { id: unknown; error?: { code: string; message: string } }

function chart(lines: readonly string[], ...values: string[]): { status: number | null; results: Result[]; stderr: string } {
  const run = spawnSync(process.execPath, ['--conditions=@disha/source', path.join(import.meta.dirname, 'chart.ts'), ...values], {
    input: lines.join('\n'),
    encoding: 'utf8',
  })
  const results = run.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result)
  return { status: run.status, results, stderr: run.stderr }
}

const PLACE = { latitude: 28.6139, longitude: 77.209 }
const BIRTH = { id: 'a', birthLocal: '1990-04-12T06:30:00', timeZone: 'Asia/Kolkata', ...PLACE }
const line = (value: object): string => JSON.stringify(value)

/** Births at which something is missing or turns: each still answers in the promised shape. */
const UNUSUAL = {
  'by day in India': BIRTH,
  'unknown time': { ...BIRTH, timeUnknown: true },
  'midnight sun': { birthLocal: '1990-06-21T04:00:00', utcOffsetSeconds: 7200, latitude: 78.22, longitude: 15.65 },
  'polar night': { birthLocal: '1990-12-21T20:00:00', utcOffsetSeconds: 3600, latitude: 78.22, longitude: 15.65 },
  'lagna a sixth of an arcsecond into Vrischika': { ...BIRTH, birthLocal: '1990-04-12T21:06:48' },
  'southern hemisphere': { birthLocal: '1975-01-02T23:10:00', utcOffsetSeconds: 36_000, latitude: -33.87, longitude: 151.21 },
  'before sunrise': { ...BIRTH, birthLocal: '1990-04-12T03:30:00' },
} as const

const GRAHA_NAMES = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const NINE = [...GRAHA_NAMES, 'rahu', 'ketu'] as const
const virupas = z.number()
const Twelve = z.array(z.number().int().min(0)).length(12)
const Sign = z.number().int().min(0).max(11)
const Strengths = z.object({
  ashtakavarga: z
    .object({
      bav: z.strictObject({
        ...(Object.fromEntries(GRAHA_NAMES.map((graha) => [graha, Twelve])) as Record<(typeof GRAHA_NAMES)[number], typeof Twelve>),
        ascendant: Twelve,
      }),
      sav: Twelve,
      alternative: z.object({ table: z.literal('varahamihira'), bav: z.strictObject({ moon: Twelve, venus: Twelve }), sav: Twelve }),
    })
    .nullable(),
  shadbala: z
    .record(
      z.enum(GRAHA_NAMES),
      z.object({
        sthana: z.strictObject({ uccha: virupas, saptavargaja: virupas, ojayugma: virupas, kendra: virupas, drekkana: virupas }),
        dig: virupas,
        kala: z.strictObject({
          nathonnatha: virupas,
          paksha: virupas,
          tribhaga: virupas,
          abda: virupas,
          masa: virupas,
          vara: virupas,
          hora: virupas,
          ayana: virupas,
          yuddha: virupas,
        }),
        cheshta: virupas,
        naisargika: virupas,
        drik: virupas,
        total: virupas,
        rupas: z.number(),
        required: virupas,
      }),
    )
    .nullable(),
  karakas: z.object({
    seven: z.record(z.string(), z.enum(NINE)),
    eight: z.record(z.string(), z.enum(NINE)),
    karakamsa: z.object({ sign: Sign }),
  }),
  arudhas: z.object({ padas: z.array(Sign).length(12), soleLords: z.array(Sign).length(12), upapada: z.object({ sign: Sign }) }).nullable(),
  yogas: z.array(
    z.object({
      id: z.string(),
      source: z.string().min(1),
      grahas: z.array(z.enum(NINE)),
      strength: z.number().min(0).max(1),
      status: z.enum(['formed', 'cancelled', 'near']),
    }),
  ),
  doshas: z.array(
    z.object({
      id: z.string(),
      standing: z.enum(['classical', 'custom', 'notClassical']),
      status: z.enum(['formed', 'cancelled', 'near', 'absent']),
      cancellations: z.array(z.object({ id: z.string(), standing: z.string(), source: z.string(), holds: z.boolean().nullable() })).min(1),
    }),
  ),
  dignities: z.object({ grahas: z.record(z.enum(NINE), z.object({ dignity: z.string().nullable(), benefic: z.boolean() })) }),
})

describe('the chart command', () => {
  it('answers each line, wrong ones with a code, and never stops', () => {
    const wrong: [string, string][] = [
      ['{', 'malformed_json'],
      ['[1]', 'bad_input'],
      ['null', 'bad_input'],
      [line({ ...BIRTH, birthLocal: undefined }), 'bad_input'],
      [line({ ...BIRTH, latitude: 91 }), 'bad_coordinates'],
      [line({ ...BIRTH, longitude: null }), 'bad_coordinates'],
      [line({ ...BIRTH, latitude: '28' }), 'bad_coordinates'],
      [line({ ...BIRTH, birthLocal: '1890-01-01T00:00:00' }), 'date_out_of_range'],
      [line({ ...BIRTH, birthLocal: '1700-01-01T00:00:00' }), 'date_out_of_range'],
      [line({ ...PLACE, utc: '+275760-09-13T00:00:00Z' }), 'date_out_of_range'],
      [line({ ...PLACE, utc: '2100-06-01T00:00:00Z' }), 'date_out_of_range'],
      [line({ ...PLACE, utc: '1990-04-12' }), 'bad_input'],
      [line({ ...BIRTH, birthLocal: '1990-02-30T06:30:00' }), 'invalid_local_time'],
      [line({ ...BIRTH, timeZone: 'Asia/Nowhere' }), 'unknown_time_zone'],
      [line({ ...BIRTH, timeZone: 'Europe/Berlin', birthLocal: '1990-03-25T02:30:00' }), 'time_nonexistent'],
      [line({ ...BIRTH, timeZone: 'Europe/Berlin', birthLocal: '1990-09-30T02:30:00' }), 'time_ambiguous'],
      [line({ ...BIRTH, node: 'south' }), 'bad_input'],
      [line({ ...BIRTH, ayanamsa: 'fagan' }), 'bad_input'],
      [line({ ...BIRTH, yearDays: 12 }), 'bad_input'],
      [line({ ...BIRTH, deltaTSeconds: 1e9 }), 'bad_input'],
    ]
    const { status, results } = chart([...wrong.map(([text]) => text), line({ ...BIRTH, id: 7 })], '--only=positions')
    expect(status).toBe(0)
    expect(results.slice(0, -1).map(({ error }) => error?.code)).toEqual(wrong.map(([, code]) => code))
    expect(results.at(-1)).toMatchObject({ id: 7, utcOffsetSeconds: 19_800, ascendant: { sign: 0 } })
  })

  it('prints every part in its form', () => {
    const { results } = chart([line({ ...BIRTH, node: 'true', timePrecisionMinutes: 5 })], '--transits=2025-01-01..2025-12-31')
    const [result] = results
    expect(result).toMatchObject({
      id: 'a',
      utc: '1990-04-12T01:00:00Z',
      ayanamsa: { name: 'lahiri' },
      tropical: { ketu: { latitude: 0 } },
      sidereal: { sun: { sign: 11, retrograde: false } },
      vargas: { D1: { ascendant: 0, sun: 11 }, D60: {} },
      panchanga: { vara: 4, nakshatra: { pada: expect.any(Number) as number }, karana: { name: expect.any(String) as string } },
    })
    expect(Object.keys(result['vargas'] as object).length).toBe(16)
    expect((result['vimshottari'] as { lords: string[] }[]).map(({ lords }) => lords.length)).toEqual(
      Array.from({ length: 90 }, (_, index) => (index % 10 === 0 ? 1 : 2)),
    )
    expect(result['sadeSati']).toEqual(expect.arrayContaining([expect.objectContaining({ phase: 2, name: 'peak' })]))
    const transits = result['transits'] as { at: string; graha: string; kind: string; to?: number }[]
    expect(transits).toEqual(expect.arrayContaining([expect.objectContaining({ graha: 'saturn', kind: 'ingress', from: 10, to: 11 })]))
    expect(new Set(transits.map(({ kind }) => kind))).toEqual(new Set(['ingress', 'station', 'conjunction', 'return']))
  })

  it('narrows to the parts asked for, and takes either reading of a doubled hour', () => {
    const berlin = { ...BIRTH, timeZone: 'Europe/Berlin', birthLocal: '1990-09-30T02:30:00', latitude: 52.52, longitude: 13.4 }
    const { results } = chart(
      ['earlier', 'later'].map((doubledHour) => line({ ...berlin, doubledHour })),
      '--only=panchanga,sensitivity',
    )
    for (const result of results) expect(Object.keys(result)).toEqual(['id', 'panchanga', 'sensitivity'])
    const again = chart(
      ['earlier', 'later'].map((doubledHour) => line({ ...berlin, doubledHour })),
      '--only=positions',
    )
    expect(again.results.map(({ utc }) => utc)).toEqual(['1990-09-30T00:30:00Z', '1990-09-30T01:30:00Z'])
  })

  it('prints the strengths asked for, null where they need an unknown lagna', () => {
    const only = '--only=ashtakavarga,shadbala,karakas,arudhas,yogas,doshas,dignities'
    const { results } = chart([line(BIRTH), line({ ...BIRTH, timeUnknown: true })], only)
    const [timed, untimed] = results as (Result & Record<string, Record<string, never>>)[]
    expect(Object.keys(timed!)).toEqual(['id', 'ashtakavarga', 'shadbala', 'karakas', 'arudhas', 'yogas', 'doshas', 'dignities'])
    expect((timed!['ashtakavarga']!['sav'] as number[]).reduce((sum, value) => sum + value, 0)).toBe(337)
    expect(timed).toMatchObject({
      shadbala: { sun: { sthana: {}, kala: { yuddha: 0 }, required: 390, rupas: expect.any(Number) as number } },
      karakas: { seven: { atma: expect.any(String) as string }, karakamsa: { sign: expect.any(Number) as number } },
      dignities: { grahas: { sun: { combustion: null, functional: { source: 'BPHS 34.19-22' } } } },
    })
    expect(timed!['yogas']).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'sasa', source: 'BPHS 75.1-2', status: expect.any(String) as string })]),
    )
    expect(timed!['arudhas']!['padas']).toHaveLength(12)
    expect(untimed).toMatchObject({
      ashtakavarga: null,
      shadbala: null,
      arudhas: null,
      dignities: { grahas: { sun: { functional: null } } },
    })
    expect((untimed!['doshas'] as unknown as { id: string }[]).map(({ id }) => id)).toEqual(['kaalSarp', 'guruChandala'])
  })

  it('keeps the promised shape at births where something is missing or turns', () => {
    const only = '--only=ashtakavarga,shadbala,karakas,arudhas,yogas,doshas,dignities'
    const { results } = chart(
      Object.entries(UNUSUAL).map(([id, birth]) => line({ ...birth, id })),
      only,
    )
    expect(results.map(({ id }) => id)).toEqual(Object.keys(UNUSUAL))
    for (const result of results) {
      const { ashtakavarga, shadbala, arudhas } = Strengths.parse(result)
      const timed = result.id !== 'unknown time'
      expect([ashtakavarga, shadbala, arudhas].map((part) => part !== null)).toEqual([timed, timed, timed])
      const { bav, sav } = ashtakavarga ?? { bav: null, sav: [] }
      for (const [sign, points] of sav.entries()) expect(GRAHA_NAMES.reduce((sum, graha) => sum + bav![graha][sign]!, 0)).toBe(points)
      for (const { sthana, dig, kala, cheshta, naisargika, drik, total, rupas } of Object.values(shadbala ?? {})) {
        const parts = [...Object.values(sthana), dig, ...Object.values(kala), cheshta, naisargika, drik]
        expect(parts.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 6)
        expect(rupas).toBeCloseTo(total / 60, 9)
      }
    }
  })

  it('leaves out the lagna of an unknown time', () => {
    const { results } = chart([line({ ...BIRTH, timeUnknown: true })])
    expect(results[0]).toMatchObject({ ascendant: null, midheaven: null, vargas: { D9: { ascendant: null } } })
  })

  it.each([['--only=horoscope'], ['--transits=2025'], ['--only=transits'], ['--transits=soon..later'], ['--fast']])(
    'refuses %s',
    (value) => {
      const { status, stderr } = chart([line(BIRTH)], value)
      expect(status).toBe(2)
      expect(stderr).toContain('usage: chart')
    },
  )
})

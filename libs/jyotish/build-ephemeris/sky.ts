import { applyCorrection, fitCorrection, type Correction } from './correction.ts'
import { DE405_END, DE405_START, type De405, type Vector } from './de405.ts'
import { eclipticJ2000ToIcrf } from './frames.ts'
import { SmoothPath } from './smooth-path.ts'
import { elpPosition, vsopPosition, type VsopBody } from './theories.ts'

export type Planet = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** Harmonics of each correction: the more eccentric the orbit, the more. */
const HARMONICS = { mercury: 4, venus: 2, earth: 2, mars: 3, jupiter: 2, saturn: 2, moon: 1 } as const
type Corrected = keyof typeof HARMONICS

/** Days and points of the polynomials that stand in for the theories, which are dear to evaluate. */
const PATHS = {
  mercury: [8, 15],
  venus: [16, 12],
  earth: [8, 14],
  mars: [32, 14],
  jupiter: [32, 10],
  saturn: [32, 10],
  moon: [4, 15],
  sun: [32, 10],
} as const

/** Days over which the theories pass into DE405 at either end of its span. */
const PASSAGE_DAYS = 400
const FIT_STEP_DAYS = 20

/** Sun's mass over the giant planet's, for the Sun's way around the barycentre where DE405 does not reach. */
const MASS_RATIOS: readonly (readonly [VsopBody, number])[] = [
  ['jupiter', 1047.3486],
  ['saturn', 3497.898],
  ['uranus', 22902.98],
  ['neptune', 19412.24],
]

/**
 * Barycentric positions in au on the axes of the ICRF: DE405 inside its span; outside VSOP87 and ELP/MPP02 corrected towards it; a smooth
 * passage between.
 */
export class Sky {
  readonly #de405: De405
  readonly #paths: Record<Corrected | 'sun', SmoothPath>

  constructor(de405: De405) {
    this.#de405 = de405
    const days: number[] = []
    for (let day = DE405_START + 1; day < DE405_END - 1; day += FIT_STEP_DAYS) days.push(day)
    const fit = (body: Corrected, truth: (day: number) => Vector): [Corrected, Correction] => [
      body,
      fitCorrection(
        HARMONICS[body],
        (day) => theory(body, day),
        (day) => icrfToEcliptic(truth(day)),
        body === 'moon' ? days.filter((_, index) => index % 4 === 0) : days,
      ),
    ]
    const heliocentric =
      (position: (day: number) => Vector) =>
      (day: number): Vector =>
        minus(position(day), de405.position('sun', day))
    const corrections = Object.fromEntries([
      ...(['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const).map((planet) =>
        fit(
          planet,
          heliocentric((day) => de405.position(planet, day)),
        ),
      ),
      fit(
        'earth',
        heliocentric((day) => de405.earth(day)),
      ),
      fit('moon', (day) => de405.position('moon', day)),
    ]) as Record<Corrected, Correction>
    this.#paths = Object.fromEntries(
      (Object.keys(PATHS) as (keyof typeof PATHS)[]).map((body) => {
        const position =
          body === 'sun'
            ? sunByMasses
            : (day: number): Vector => eclipticJ2000ToIcrf(applyCorrection(corrections[body], theory(body, day), day))
        const [length, nodes] = PATHS[body]
        return [body, new SmoothPath(position, length, nodes)]
      }),
    ) as Record<Corrected | 'sun', SmoothPath>
  }

  sun(day: number): Vector {
    return this.#blend(
      day,
      () => this.#de405.position('sun', day),
      () => this.#paths.sun.at(day),
    )
  }

  earth(day: number): Vector {
    return this.#blend(
      day,
      () => this.#de405.earth(day),
      () => plus(this.#paths.sun.at(day), this.#paths.earth.at(day)),
    )
  }

  planet(planet: Planet, day: number): Vector {
    return this.#blend(
      day,
      () => this.#de405.position(planet, day),
      () => plus(this.#paths.sun.at(day), this.#paths[planet].at(day)),
    )
  }

  /** From the Earth's centre. */
  moon(day: number): Vector {
    return this.#blend(
      day,
      () => this.#de405.position('moon', day),
      () => this.#paths.moon.at(day),
    )
  }

  #blend(day: number, inside: () => Vector, outside: () => Vector): Vector {
    const depth = Math.min(day - DE405_START - 1, DE405_END - 1 - day) / PASSAGE_DAYS
    if (depth >= 1) return inside()
    if (depth <= 0) return outside()
    const weight = depth * depth * (3 - 2 * depth)
    const a = inside()
    const b = outside()
    return [0, 1, 2].map((axis) => weight * a[axis] + (1 - weight) * b[axis]) as Vector
  }
}

function theory(body: Corrected, day: number): Vector {
  return body === 'moon' ? elpPosition(day) : vsopPosition(body, day)
}

function sunByMasses(day: number): Vector {
  let total = 1
  const sum: Vector = [0, 0, 0]
  for (const [planet, ratio] of MASS_RATIOS) {
    const position = vsopPosition(planet, day)
    for (let axis = 0; axis < 3; axis++) sum[axis] -= position[axis] / ratio
    total += 1 / ratio
  }
  return eclipticJ2000ToIcrf(sum.map((value) => value / total) as Vector)
}

const ECLIPTIC_NORTHWARD = eclipticJ2000ToIcrf([0, 1, 0])

function icrfToEcliptic([x, y, z]: Vector): Vector {
  const [, cos, sin] = ECLIPTIC_NORTHWARD
  return [x, cos * y + sin * z, -sin * y + cos * z]
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

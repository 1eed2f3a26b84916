import { icrfToEclipticOfDate } from './frames.ts'
import { nutation } from './nutation.ts'

/** Check values of IAU SOFA's test suite, for the same models. */
describe('models of the build', () => {
  it('IAU 2000B nutation', () => {
    const { longitude, obliquity } = nutation((2453736.5 - 2451545) / 36525)
    expect((longitude * Math.PI) / 180).toBeCloseTo(-0.9632552291148362783e-5, 12)
    expect((obliquity * Math.PI) / 180).toBeCloseTo(0.4063197106621159367e-4, 12)
  })

  it('IAU 2006 precession with bias, by the pole and the equinox', () => {
    const t = (2450124.4999 - 2451545) / 36525
    const [gamma, phi, psi] = [-0.224338767099799569e-5, 0.409101460239131281, -0.950195417801303189e-3]
    const pole = [Math.sin(phi) * Math.sin(gamma), -Math.sin(phi) * Math.cos(gamma), Math.cos(phi)] as [number, number, number]
    expect(icrfToEclipticOfDate(pole, t)[2]).toBeCloseTo(1, 14)
    const node = [Math.cos(gamma), Math.sin(gamma), 0] as [number, number, number]
    const [x, y, z] = icrfToEclipticOfDate(node, t)
    expect(Math.atan2(y, x)).toBeCloseTo(psi, 13)
    expect(z).toBeCloseTo(0, 14)
  })
})

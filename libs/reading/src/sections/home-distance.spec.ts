import { sampleBirths, askedNothing } from '../../bench/sample-births.ts'
import { Composer } from '../compose/composer.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { savOf } from '../rules/witnesses.ts'
import type { Section } from '@disha/contracts/document'
import { abroadSection, weighLine } from './abroad.ts'
import { partsLines } from './answer/answer-choice.ts'
import { nearOrFar } from './answer/points/shared.ts'
import { readings } from './cache.ts'
import { stayLean } from './stay-lean.ts'

const pageOf = ({ blocks }: Section): string =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs.map(({ text }) => text).join('')] : [])).join(' ')
const bare = (text: string): string => text.replace(/[\ue000-\uf8ff]/g, '')
const AS_OF = '2026-11-22'
// whoever did not ask and has a home and age for it reads of journeys alone (far-frame.spec.ts)
const charts: readonly Composer[] = sampleBirths(100, 'home and distance').map((birth) => {
  const { input } = askedNothing(birth, AS_OF)
  return new Composer({ ...input, concern: 'Will I settle abroad?', topics: ['abroad'] })
})
const LEADS = { home: /home has the advantage/, far: /distance has the advantage/, even: /the two are level/ }

describe('home held against distance', () => {
  it('has in every sentence the sum of its own facts', () => {
    const wrong: string[] = []
    for (const c of charts) {
      const { claims, home, distance, byLords, sum } = homeAndDistance(c)
      const check = (told: boolean, what: string): void => {
        if (!told) wrong.push(`${c.input.birth.birthLocal} ${what}`)
      }
      const text = bare(pageOf(abroadSection(c)))
      const counted = claims.filter((claim) => claim.for === 'home').length
      check(home === counted && distance === claims.length - counted, 'counts')
      const heard = claims.flatMap(({ grahas }) => grahas)
      check(new Set(heard).size === heard.length, 'a graha counts once')
      check(byLords === (distance > home ? 'far' : distance < home ? 'home' : 'even'), 'lords')
      const numbers = /has more on its side here than (?:distance|home) \((\d+) against (\d+)\)/.exec(text)
      check((numbers === null) === (byLords === 'even'), 'told lords')
      if (numbers !== null) check(Number(numbers[1]) > Number(numbers[2]) && Number(numbers[1]) === Math.max(home, distance), 'told counts')
      // the points that are printed bear out what is said of them
      const printed =
        /your 12th, has (\d+) and \S+(?: \(\w+\))?, your 4th, (\d+): (a place far away is better|home is better|no more apart)/.exec(text)
      const [far, near] = [Number(printed?.[1]), Number(printed?.[2])]
      check(far === savOf(c)?.(12) && near === savOf(c)?.(4), 'points')
      check(
        printed?.[3] === (far > near ? 'a place far away is better' : near - far >= 8 ? 'home is better' : 'no more apart'),
        'told points',
      )
      const byPoints = far > near ? 'far' : near - far >= 8 ? 'home' : 'even'
      const both = byPoints === 'even' || byPoints === byLords ? byLords : byLords === 'even' ? byPoints : 'even'
      check(sum === both, 'sum')
      check(LEADS[byLords].test(/\(by their lords[^)]*\)/.exec(text)?.[0] ?? ''), 'weighed')
      check(
        text.includes(
          { home: 'home is where your base belongs', far: 'a life at a distance is well carried', even: 'neither is settled for good' }[
            sum
          ],
        ),
        'told sum',
      )
      // page 1 and the witness ask the same judge
      check(nearOrFar(c).side === (sum === 'home' ? 'near' : sum), 'near or far')
      check(
        { home: /home holds on to you/, far: /lets you go from home/, even: /weigh the same/ }[sum].test(partsLines(c)[0]?.text ?? ''),
        'page 1',
      )
      const witness = readings(c).abroad.witnesses.find(({ name }) => name === 'second')
      check(witness === undefined || witness.score === 0 || witness.score > 0 === (sum === 'far'), 'witness')
    }
    expect(wrong).toEqual([])
  })

  it('leads one who lives abroad by the words it is told in', () => {
    const there = 'I live in Dubai. Should I stay here or return to India?'
    const told = { stay: /staying/, back: /going back|the way back/, open: /divided|does not choose/ }
    const wrong = charts.flatMap((chart) => {
      const c = new Composer({ ...chart.input, concern: there })
      const { text } = weighLine(c, 'sum')
      return told[stayLean(c)].test(text) ? [] : [`${stayLean(c)}: ${text}`]
    })
    expect(wrong).toEqual([])
  })
})

import type { Composer, Line } from '../../../compose/composer.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { isSecretWedding } from '../../../understanding/secret-wedding.ts'
import { OF_TWO_HOUSES } from '../../../understanding/told-facts/two-houses.ts'
import { plainText } from '../../../understanding/topics.ts'
import { isOwnHouse, parentsOrder, unwillingParent } from '../../love-ahead.ts'
import { weightiest } from '../points/weightiest.ts'
import { alsoTold, asksOfOwn, asksOfTwo } from './of-match.ts'
import { byGround, type ToldWriter, type ToldWriters } from './told-writer.ts'

/** Where somebody has gone, or the wedding has been, no house is still to be won. */
const isOver = (c: Composer, asked: readonly Point[]): boolean =>
  c.asker.love === 'parted' ||
  asked.some((point) => point === 'love.back' || point === 'love.forget') ||
  isSecretWedding(c.whole.input.concern)

/** True where two who know each other still wait for a house. */
const waitsForHouse = (c: Composer, asked: readonly Point[]): boolean => asksOfTwo(c, asked) && !isOver(c, asked)

/** The parents whose consent is asked for, as the answer has them, and how they are named. */
function ownElders(c: Composer): { ground: 'consent' | 'father' | 'mother'; who: string } {
  const ground = unwillingParent(c.input.concern)
  return { ground, who: c.say(`told.who.${ground === 'consent' ? 'parents' : ground}`) }
}

/** A text that names those at home, by how their side lies. */
function byElders(c: Composer, key: { [State in 'well' | 'mixed' | 'ill']: MessageKey }, slots: { kind: string } | undefined): Line[] {
  const { ground, who } = ownElders(c)
  const { ids, state } = judge(c, ground)
  return [c.line(ids, key[state] as 'told.namesAtHome.well', { who, ...slots }), ...weightiest(c, ground)]
}

const OF_FAITH =
  / (?:nikah|church|convert|conversion|muslim|christian|catholic|parsi|jewish|religions?|faith|dharm|dharma|mazhab|matam|madham|inter ?(?:religion|religious|faith)) |धर्म|மத|మతం|మతాలు/u
const OF_CASTE =
  / (?:castes?|inter ?caste|jaati|jati|jaat|jaathi|jathi|kulam|biradari|community|comunity|samaj|brahmin|sc|st|obc|dalit|jain|sikh|jatt?|patel) /
const OF_REGION =
  / (?:states?|inter ?state|punjabi|gujarati|marwari|bengali|bihari|bihar|tamil|telugu|malayali|kannadiga|maharashtrian|odia|assamese|sindhi|north indian|south indian) /

/** What the two differ in: their faith, the part of the country, or their community. */
const differenceIn = (text: string): 'faith' | 'region' | 'community' =>
  OF_FAITH.test(text) ? 'faith' : OF_REGION.test(text) && !OF_CASTE.test(text) ? 'region' : 'community'

/** Another community, part of the country or faith: how the parents' side lies says with what to begin; of two faiths the law that joins them. */
const otherFaith: ToldWriter = (c, told, asked) => {
  // of the other house alone this chart says nothing
  if (!waitsForHouse(c, asked) || !isOwnHouse(c.input.concern)) return []
  const kind = differenceIn(plainText(told))
  const { ids } = judge(c, 'consent')
  return [
    ...byElders(c, { well: 'told.otherFaith.well', mixed: 'told.otherFaith.mixed', ill: 'told.otherFaith.ill' }, { kind }),
    ...(kind === 'faith' ? [c.line(ids, 'told.otherFaith.law')] : []),
  ]
}

/** Who knows of it at home, by the words for them, and the ground that stands for them. */
const KNOWERS: readonly (readonly [RegExp, { who: 'mother' | 'father' | 'sister' | 'brother' | 'elder'; ground: Ground }])[] = [
  [/ (?:mother|mom|mum|mummy|maa|amma|ammi)(?= )|मम्मी|माँ|मां|அம்மா|అమ్మ/u, { who: 'mother', ground: 'mother' }],
  [/ (?:father|dad|papa|appa|nanna)(?= )/u, { who: 'father', ground: 'father' }],
  [/ (?:elder sister|didi|akka)(?= )|दीदी|அக்கா|అక్క/u, { who: 'sister', ground: 'elderSibling' }],
  [/ (?:elder brother|bhaiya|anna)(?= )|அண்ண|అన్న/u, { who: 'brother', ground: 'elderSibling' }],
  [/ (?:sister|chelli|thangachi)(?= )|बहन|தங்கச்சி|చెల్లి/u, { who: 'sister', ground: 'sibling' }],
  [/ (?:brother|bhai)(?= )|भाई/u, { who: 'brother', ground: 'sibling' }],
]
const ELDER = { who: 'elder', ground: 'family' } as const

/** What is told of one at home, by how that tie carries; never against the order in which the answer has the two parents spoken to. */
function byElder(c: Composer, kind: 'knowsAtHome' | 'strictElder', told: string): Line[] {
  const heard = OF_TWO_HOUSES[kind].hears.exec(plainText(told))?.[0] ?? ''
  const { who, ground } = KNOWERS.find(([words]) => words.test(heard))?.[1] ?? ELDER
  const { ids, state } = judge(c, ground)
  const isFirst = state === 'ill' && who === parentsOrder(c).first
  return [c.line(ids, `told.${kind}.${isFirst ? 'mixed' : state}`, { who: c.say(`told.knows.${who}`) }), ...weightiest(c, ground)]
}

/** One at home who knows already. */
const knowsAtHome: ToldWriter = (c, told, asked) => {
  if (!waitsForHouse(c, asked)) return []
  return byElder(c, 'knowsAtHome', told)
}

/** An elder who is strict: how that tie holds says with what form it is told. */
const strictElder: ToldWriter = (c, told, asked) => {
  if (!waitsForHouse(c, asked) || !asked.some((point) => point === 'love.consent' || point === 'love.tell')) return []
  return byElder(c, 'strictElder', told)
}

/** Another's family looks for rank: the chart's view of the post that is weighed, one's own or a partner's. */
const OF_OWN_POST =
  / (?:his|her|girls?|girlfriends?|ladki ke|uske|uski|unke) (?:\S+ )?(?:parents|father|dad|mother|mom|family|papa|mummy|people|house|home|gharwale|ghar)(?= )/

const wantsPost: ToldWriter = (c, told, asked) => {
  if (!waitsForHouse(c, asked)) return []
  return OF_OWN_POST.test(plainText(told))
    ? byGround(c, 'job', { well: 'told.wantsPost.own.well', mixed: 'told.wantsPost.own.mixed', ill: 'told.wantsPost.own.ill' })
    : byGround(c, 'spouse.work', { well: 'told.wantsPost.well', mixed: 'told.wantsPost.mixed', ill: 'told.wantsPost.ill' })
}

/** What the other side asks for: how agreement holds says how to answer, with the law of it. */
const sideAsks: ToldWriter = (c, _told, asked) =>
  asksOfOwn(c, asked) && !isOver(c, asked)
    ? [
        ...byGround(c, 'terms', { well: 'told.sideAsks.well', mixed: 'told.sideAsks.mixed', ill: 'told.sideAsks.ill' }),
        c.line(judge(c, 'terms').ids, 'told.sideAsks.law'),
      ]
    : []

/** What is told of two houses, held against the houses of parents, partner and agreement (BPHS 11.3-11; what to do with it is practice). */
export const TWO_HOUSES_WRITERS: ToldWriters<keyof typeof OF_TWO_HOUSES> = {
  sideAsks,
  otherFaith,
  longTogether: (c, _told, asked) =>
    waitsForHouse(c, asked)
      ? byGround(c, 'ownWish', { well: 'told.longTogether.well', mixed: 'told.longTogether.mixed', ill: 'told.longTogether.ill' })
      : [],
  knowsAtHome,
  namesAtHome: (c, _told, asked) =>
    waitsForHouse(c, asked) && !asked.includes('love.match')
      ? byElders(c, { well: 'told.namesAtHome.well', mixed: 'told.namesAtHome.mixed', ill: 'told.namesAtHome.ill' }, undefined)
      : [],
  theirHouse: (c, _told, asked) =>
    waitsForHouse(c, asked) && isOwnHouse(c.input.concern)
      ? byGround(c, 'inLaws', { well: 'told.theirHouse.well', mixed: 'told.theirHouse.mixed', ill: 'told.theirHouse.ill' })
      : [],
  wantsPost,
  ageGap: (c, _told, asked) =>
    asksOfOwn(c, asked) && !isOver(c, asked)
      ? byGround(c, 'spouse', { well: 'told.ageGap.well', mixed: 'told.ageGap.mixed', ill: 'told.ageGap.ill' })
      : [],
  strictElder,
  gunaTold: (c, _told, asked) =>
    asksOfOwn(c, asked) && !alsoTold(c, 'matchFails')
      ? byGround(c, 'spouse', { well: 'told.gunaTold.well', mixed: 'told.gunaTold.mixed', ill: 'told.gunaTold.ill' })
      : [],
}

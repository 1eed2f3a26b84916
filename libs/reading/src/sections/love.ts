import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { aboutGraha, dignityFinding, lordFinding, placedOf, placesFinding, signFinding, standingFinding } from '../compose/parts.ts'
import { standing, strongerThan, supported } from '../compose/strength.ts'
import { DIGNITY_SCORE, houseOfSign, type House } from '../facts/houses.ts'
import { charaFinding } from '../rules/witnesses.ts'
import {
  answerBlocks,
  atHomeKey,
  balanceBlocks,
  childLine,
  closingBlocks,
  companyLine,
  confirmationBlocks,
  hasPupil,
  leadRuns,
  otherLordBlocks,
  ownLordBlocks,
  seatBlocks,
  whenBlocks,
} from './topic.ts'
import { acceptItem, aheadLines, childLines, childrenAdvice, laterRows } from './love-ahead.ts'
import { undated } from './undated.ts'
import { seeksAgain } from './stretch-kind.ts'
import { stepLines } from './window-lines.ts'
import { askedTopics, inFull, readings, windows } from './cache.ts'
import { isOfCompany, kinAsked, kinSlots } from './kin-asked.ts'
import { joinsThem } from './joins-them.ts'
import { lowOf, methodFinding, sideOf } from './verdict.ts'
import { mayBeBound, unsaid, atHome, cannotOf } from './love-state.ts'
import { choiceLine, lateBlocks, matchBlocks } from './love-match.ts'
import { arudhaBlocks, pointsBlocks } from './love-points.ts'
import { marriedBlocks, strainLines } from './love-bond.ts'
import { communityBlocks } from './love-community.ts'
import { asksFamilyYes, asksTheirYes, familyBlocks } from './family-yes.ts'
import { apartAdvice, apartBlocks } from './living-apart.ts'

const AROUND = [2, 4, 8, 12] as const
import { marsBlocks } from './love-mars.ts'

/** Of somebody who asks of a relative: how their own company stands, in short and without a date, since no meeting is looked for. */
function companySection(c: Composer): Section {
  const venus = dignityFinding(c, 'venus', 'love')
  const seventh = signFinding(c, 7, 'love', 'practice.houseSign')
  const kin = kinAsked(c) ?? ''
  return {
    id: 'love',
    title: c.say('title.company'),
    lead: c.runs([c.line([methodFinding(c, 'loveHouses', 'bphs11.8')], 'love.leadCompany', kinSlots(c, kin))]),
    blocks: [
      ...answerBlocks(c, 'love'),
      c.heading('topic.headHouse'),
      c.paragraph(c.line([seventh.id], atHomeKey(c, `love.sign.${seventh.sign as 0}`))),
      ...ownLordBlocks(c, 'love'),
      ...seatBlocks(
        c,
        7,
        'love',
        (graha) => `love.occ.${graha}.wide`,
        (graha) => `love.asp.${graha as 'sun'}.wide`,
      ),
      ...confirmationBlocks(c, 'love'),
      c.heading('love.headVenus'),
      c.paragraph(
        c.line([venus], `love.venus.${c.facts.sign('venus') as 0}`),
        c.line([standingFinding(c, 'venus', 'love')], `love.venusStrength.${venusKey(c)}`, {
          ...aboutGraha(c, 'venus'),
          ill: lowOf(c, 'venus'),
        }),
      ),
      ...darakarakaBlocks(c),
      c.heading('love.headNeeds'),
      c.paragraph(needsLine(c)),
      c.heading('love.headHeart'),
      ...otherLordBlocks(c, 5, 'love'),
      ...otherLordBlocks(c, 4, 'love'),
      c.heading('love.headAround'),
      aroundBlock(c),
      ...pointsBlocks(c),
      ...balanceBlocks(c, 'love'),
      ...closingBlocks(c, 'love', undatedAdvice(c), cannotOf(c)),
    ],
  }
}

/** What is advised whatever the time. */
function undatedAdvice(c: Composer): Line[] {
  const dated = stepLines(c, 'love').map(({ text }) => text)
  return advice(c).filter(({ text }) => !dated.includes(text))
}

export function loveSection(c: Composer): Section {
  if (isOfCompany(c)) return companySection(c)
  const { id, sign } = signFinding(c, 7, 'love', 'practice.houseSign')
  const venus = dignityFinding(c, 'venus', 'love')
  const { love } = c.asker
  // whoever says that they share their life, or mean to, with somebody reads of that first
  const two = love === 'bond' || love === 'partner'
  const choosing = love === 'open' || love === 'partner'
  const asked = inFull(c, 'love')
  const apart = c.asker.apart !== null
  // where a family is to agree, that takes the room of what is general
  const ofFamily = asksFamilyYes(c) || asksTheirYes(c)
  // of somebody widowed, or of whom courtship is not assumed, the house is read for company
  const alone = love === 'widowed' || love === 'wide'
  const blocks: Block[] = [
    ...answerBlocks(c, 'love'),
    ...(apart ? apartBlocks(c) : two ? marriedBlocks(c) : []),
    ...lateBlocks(c),
    ...matchBlocks(c),
    c.heading('topic.headHouse'),
    // what makes a bond easy is not told to one whose bond is hard
    ...(c.asker.strain === null && !apart ? [c.paragraph(c.line([id], atHomeKey(c, `love.sign.${sign as 0}`)))] : []),
    ...ownLordBlocks(c, 'love'),
    ...seatBlocks(
      c,
      7,
      'love',
      (graha) => (alone ? `love.occ.${graha}.wide` : `love.occ.${graha}`),
      (graha) => (alone ? `love.asp.${graha as 'sun'}.wide` : `love.asp.${graha as 'sun'}`),
    ),
    ...familyBlocks(c),
    ...communityBlocks(c),
    ...confirmationBlocks(c, 'love'),
    c.heading('love.headVenus'),
    c.paragraph(
      c.line([venus], `love.venus.${c.facts.sign('venus') as 0}`),
      c.line([standingFinding(c, 'venus', 'love')], `love.venusStrength.${venusKey(c)}`, {
        ...aboutGraha(c, 'venus'),
        ill: lowOf(c, 'venus'),
      }),
      ...c.fresh(c.facts.main.lordOf(7) === 'venus' ? null : companyLine(c, 'venus')),
    ),
    ...darakarakaBlocks(c),
    ...(asked && !ofFamily ? [c.heading('love.headNeeds'), c.paragraph(needsLine(c))] : []),
    c.heading('love.headHeart'),
    ...otherLordBlocks(c, 5, 'love'),
    ...(choosing && !unsaid(c) ? c.fresh(choiceLine(c)).map((line) => c.paragraph(line)) : []),
    ...childBlocks(c),
    ...(asked && !ofFamily ? otherLordBlocks(c, 4, 'love') : []),
    // what two people settle between them is not told to one who is left, nor to one of whom no partner is known
    ...(love === 'widowed' || !asked || apart || ofFamily ? [] : [c.heading('love.headAround'), aroundBlock(c)]),
    ...(love === 'widowed' || love === 'wide' || ofFamily ? [] : arudhaBlocks(c)),
    ...(ofFamily ? [] : pointsBlocks(c)),
    ...marsBlocks(c),
    ...(mayBeBound(c) ? marriedBlocks(c) : []),
    ...balanceBlocks(c, 'love'),
    ...(undated(c, 'love') ? [] : whenBlocks(c, 'love', null, laterRows(c))),
    ...aheadBlocks(c),
    ...hourBlocks(c),
    ...closingBlocks(c, 'love', advice(c), cannotOf(c)),
  ]
  return {
    id: 'love',
    title: c.say('title.love'),
    lead: leadRuns(c, 'love', 'bphs11.8'),
    blocks,
  }
}

/** How Venus is told: by its measure, and where the tables hear it on the other side by its sign, by both. */
function venusKey(c: Composer): 'strong' | 'plain' | 'weak' | 'strongBut' | 'weakBut' {
  const word = standing(c, 'venus')
  const side = sideOf(readings(c).love, 'karaka')
  if (word === 'strong' && side === 'against') return 'strongBut'
  return word === 'weak' && side === 'for' ? 'weakBut' : word
}

/** What comes where no stretch stands for years, to those who asked. */
function aheadBlocks(c: Composer): Block[] {
  const lines = askedTopics(c).has('love') ? aheadLines(c, windows(c).love, 'chapter') : []
  return lines.length === 0 ? [] : [c.paragraph(...lines)]
}

/** What the chart has on the children of one who is parted, to whoever asks about a new bond and has not read it on the first page. */
function childBlocks(c: Composer): Block[] {
  const lines = askedTopics(c).has('love') && c.asker.love === 'parted' && acceptItem(c).length === 0 ? childLines(c) : []
  return lines.length === 0 ? [] : [c.heading('love.headChild'), c.paragraph(...lines)]
}

/** Without a lagna: what an hour of birth would add to this chapter, and how to come by one. */
function hourBlocks(c: Composer): Block[] {
  if (c.timed) return []
  const { love } = c.asker
  const method = methodFinding(c, 'love.hour', 'practice.sensitivity')
  return [
    c.heading('love.headHour'),
    c.paragraph(
      c.line(
        [method],
        (love === 'open' && !atHome(c)) || love === 'partner' || love === 'parted' ? 'love.hour.choosing' : 'love.hour.settled',
      ),
      c.line([method], 'love.hour.how'),
    ),
  ]
}

function navamsaVenusLine(c: Composer): Line {
  const { sign } = c.chart.D9.venus
  const id = c.find({
    id: 'd9.venus',
    topic: 'love',
    rule: 'practice.vargaConfirmation',
    paths: ['D9.venus.sign'],
    why: { key: 'why.d9Venus', slots: { sign: c.sign(sign) } },
  })
  return c.line([id], `love.d9venus.${sign as 0}`)
}

/** What soothes against what attracts: Venus counted from the Moon. */
function needsLine(c: Composer): Line {
  const apart = houseOfSign(c.facts.sign('venus'), c.facts.sign('moon'))
  const id = c.find({
    id: 'moonVenus',
    topic: 'love',
    rule: 'practice.mutualPlace',
    paths: ['D1.moon.sign', 'D1.venus.sign'],
    why: { key: 'why.moonVenus', slots: { house: c.house(apart) } },
  })
  const kind = apart === 1 ? 'same' : [5, 9, 3, 11].includes(apart) ? 'easy' : [4, 7, 10].includes(apart) ? 'square' : 'awkward'
  return c.line([id], `love.needs.${kind}`, {
    moon: c.sign(c.facts.sign('moon')),
    venus: c.sign(c.facts.sign('venus')),
    house: c.house(apart),
  })
}

/** The pointer to partnership by degree, and Venus in the navamsa: each only where the birth time leaves it in one place. */
function darakarakaBlocks(c: Composer): Block[] {
  const found = charaFinding(c, 'love', 'dara')
  const lines = [
    found !== null && c.line([found.id], `love.dara.${found.graha as 'sun'}`, aboutGraha(c, found.graha)),
    found !== null && found.tie !== null && c.line([found.id], `love.dara.${found.tie}`, { lord: c.graha(c.facts.main.lordOf(7)) }),
    c.sure('D9.venus.sign') && navamsaVenusLine(c),
  ].filter((line): line is Line => line !== false)
  return lines.length === 0 ? [] : [c.paragraph(...lines)]
}

/** The 2nd, 4th, 8th and 12th with their lords: the strongest and the one to tend. */
function aroundBlock(c: Composer): Block {
  const lords = AROUND.map((house) => ({ house: house as House, lord: c.facts.main.lordOf(house) }))
  const id = placesFinding(
    c,
    'love.around',
    'practice.housesOfMarriage',
    'love',
    lords.map(({ lord }) => lord),
  )
  const { best, weakest } = aroundExtremes(c)
  const about = (house: House) => {
    const lord = c.facts.main.lordOf(house)
    return {
      lord: c.graha(lord),
      state: placedOf(c, lord),
      head: c.say(DIGNITY_SCORE[c.facts.dignity(lord)] > 0 || supported(c, lord) ? 'love.around.least' : 'love.around.tend'),
    }
  }
  return c.paragraph(
    c.line([id], `love.around.best.${best as 2}`, about(best)),
    weakest !== best && c.asker.love !== 'wide' && c.line([id], `love.around.care.${weakest as 2}`, about(weakest)),
  )
}

function aroundExtremes(c: Composer): { best: House; weakest: House } {
  const lord = (house: House): Graha => c.facts.main.lordOf(house)
  const ordered = AROUND.toSorted((a, b) => strongerThan(c, lord(b), lord(a)))
  return { best: ordered[0], weakest: ordered[ordered.length - 1] }
}

/** Children of one who is left or parted, as told in their own words. */
const CHILDREN = /\b(?:children|kids|child|daughters?|sons?)\b|bachch|बच्च|குழந்தை|பிள்ளை|పిల్లల/iu

function advice(c: Composer): Line[] {
  const { love, strain } = c.asker
  const pupil = hasPupil(c) && love !== 'widowed'
  if (c.asker.apart !== null) return pupil ? [apartAdvice(c), childLine(c, 'love')] : [apartAdvice(c)]
  if (strain !== null) return pupil ? [...strainLines(c, strain), childLine(c, 'love')] : strainLines(c, strain)
  const alone = love === 'widowed' || love === 'wide' || atHome(c)
  const { id, graha } = lordFinding(c, 7, 'love')
  // to whoever is known to have nobody yet nothing is said of two who live together
  const free = love === 'open' || love === 'parted'
  // of whom it is not known whether they share their life, what is said has to fit both
  const kind = alone || mayBeBound(c) ? '.wide' : free ? '.free' : ''
  const lines = [c.line([id], `love.do.${graha as 'sun'}${kind}`, { state: placedOf(c, graha) })]
  const word = standing(c, 'venus')
  const key =
    word === 'weak'
      ? 'love.do.weak'
      : alone && c.asker.bond !== 'married' && !c.asker.parent
        ? 'love.do.strongWide'
        : alone || love === 'bond' || love === 'partner' || unsaid(c)
          ? 'love.do.strongBond'
          : 'love.do.strong'
  if (word !== 'plain' && !(word === 'strong' && c.facts.strength('venus') < 0))
    lines.push(c.line([standingFinding(c, 'venus', 'love')], key, aboutGraha(c, 'venus')))
  lines.push(...stepLines(c, 'love', !asksFamilyYes(c) && !asksTheirYes(c)))
  const dara = charaFinding(c, 'love', 'dara')
  if (dara !== null && !alone && !unsaid(c))
    lines.push(
      c.line([dara.id], love === 'bond' || love === 'partner' ? 'love.do.daraBond' : 'love.do.dara', {
        graha: c.graha(dara.graha),
        act: c.say(
          (joinsThem(c) && c.book.has(`love.dara.far.${dara.graha}`)
            ? `love.dara.far.${dara.graha}`
            : `${love === 'bond' || love === 'partner' ? 'love.dara.keep' : 'love.dara.notice'}.${dara.graha}`) as 'love.dara.keep.sun',
        ),
      }),
    )
  const children = childrenAdvice(c, id)
  if (children !== null) lines.splice(1, 0, children)
  else if (love === 'widowed' && CHILDREN.test(c.input.concern))
    lines.splice(1, 0, c.line([id], `love.do.children${seeksAgain(c) ? '' : 'Mourn'}`))
  return pupil ? [...lines, childLine(c, 'love')] : lines
}

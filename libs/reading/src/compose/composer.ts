import type { Chart, Graha } from '@disha/contracts/chart'
import type { Block, TextRun, WhyNote } from '@disha/contracts/document'
import type { Finding, RuleSource, Topic } from '@disha/contracts/finding'
import type { SensitivityChange } from '@disha/jyotish/sensitivity'
import type { Asker } from '../understanding/asker.ts'
import { changesNear, changesWithoutLagna } from '../facts/changes.ts'
import { readDashas, type Dashas } from '../facts/dashas.ts'
import { courseOf, derivedHolds, derivedOf, isDerived } from '../facts/derived.ts'
import { readChart, type ChartFacts } from '../facts/houses.ts'
import { knownChart } from '../facts/known-chart.ts'
import { factOf, skyOf, type Sky, type Stay } from '../facts/sky.ts'
import type { ReadingInput } from '../input.ts'
import { phrasebookFor, type DateSlot, type MessageKey, type Phrasebook, type Slots, type TermSlot } from '../phrasebook/phrasebook.ts'
import { chapterKey, citation, sourceOf, workKey, yogaVerse } from '../rules/citations.ts'
import { isClaim, outweighedClaims, bareOf } from '../rules/claims.ts'
import type { ClaimKey } from '../rules/claims.data.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { fileIsIn, testIsDone } from '../understanding/away-steps.ts'
import { tellsOfBody } from '../understanding/body-told.ts'
import { adoptsAlone, childWishIn } from '../understanding/child-wish.ts'
import { awaitsBoard } from '../understanding/first-post.ts'
import { askerStated } from '../understanding/stated.ts'
import { hash } from './hash.ts'
import { sentenceCase } from './sentence-case.ts'

export type Text = { key: MessageKey; slots?: Slots }
export type Polarity = Finding['polarity']

export type FindingSpec = {
  id: string
  topic?: Topic
  /** a checked citation, or `practice.<name>` */
  rule: string
  /** fact paths; every value is read from the chart or the sky, never given */
  paths: readonly string[]
  /** the fact in words, for the margin */
  why: Text
  polarity?: Polarity
  strength?: Finding['strength']
  window?: { from: string; to: string; errorDays: number }
  /** findings that this one is the sum of: it holds no longer than the weakest of them */
  sumOf?: readonly string[]
  /** true for facts that do not move with the time of day */
  timeless?: boolean
}

/** Keys that have numbered wordings: `x.v1`, `x.v2`, ... */
export type VariedKey = MessageKey extends infer K ? (K extends `${infer B}.v1` ? B : never) : never

/** A sentence with the findings it stands on; `gist`: one of the few that the first page begins with. */
export type Line = {
  text: string
  ids: readonly string[]
  mark?: TextRun['mark']
  gist?: true
  /** The field whose verdict the sentence puts into words for the person. */
  verdict?: MainTopic
  /** What the sentence calls the field whose times it tells. */
  called?: string
  /** The same sentence under another name. */
  renamed?: (noun: string) => Line
}

/** Sentences as some of those that the first page begins with. */
export const asGist = (lines: readonly Line[]): Line[] => lines.map((line) => ({ ...line, gist: true }))

/** An item whose first sentence is one of those that the first page begins with. */
export const headAsGist = (item: readonly Line[]): Line[] => [...asGist(item.slice(0, 1)), ...item.slice(1)]

const STEPS = [30, 15, 5, 2] as const
/** Minutes either way within which changes are looked for where a lagna is read. */
const NEAR_MINUTES = 30

/** Grahas whose debilitation is relieved, by the verse or by practice. */
const relievedIn = (chart: Chart, ephemeris: ReadingInput['ephemeris']): ReadonlySet<Graha> =>
  new Set(
    derivedOf(chart, ephemeris)
      .yogas.filter(({ id, status }) => status === 'formed' && (id === 'neechaBhanga' || id === 'neechaBhangaOfPractice'))
      .flatMap(({ grahas }) => grahas),
  )

/** What every part of a reading is written with: the facts, the phrasebook, and the findings made so far. */
export class Composer {
  readonly input: ReadingInput
  readonly chart: Chart
  readonly facts: ChartFacts
  /** what the person said of themselves, and their age: which words fit them */
  readonly asker: Asker
  readonly dashas: Dashas
  readonly sky: Sky
  readonly book: Phrasebook
  readonly timed: boolean
  /** a file for another country lies with the office */
  readonly filed: boolean
  /** a test of language or for admission is told as done */
  private readonly tested: boolean
  /** an illness of the body is told, and nothing of the mind */
  private readonly ofBody: boolean
  /** a child is adopted, and no treatment is under way */
  private readonly adopts: boolean
  /** a child was lost, and another is wished for */
  private readonly grieves: boolean
  readonly findings = new Map<string, Finding>()
  readonly notes: Record<string, WhyNote> = {}
  private readonly said = new Set<string>()
  /** grahas whose state the chapter being written has told in full */
  private readonly recited = new Set<Graha>()
  private readonly uses = new Map<string, number>()
  private nearest: Map<string, number> | undefined
  private lowRaised: ReadonlySet<Graha> | undefined
  private outweighed: ReadonlySet<ClaimKey> | undefined

  /** `book`: the texts to write with, those of the input's language by default. */
  constructor(input: ReadingInput, book = phrasebookFor(input.language)) {
    this.input = input
    this.chart = knownChart(input.birth, input.chart, input.ephemeris)
    const { birth, ephemeris } = input
    const open = new Map<string, boolean>()
    const timed = this.chart.D1.lagna !== null
    this.facts = readChart(this.chart, {
      relieved: () => (this.lowRaised ??= relievedIn(this.chart, ephemeris)),
      steady: (path) => {
        if (timed) return true
        let same = open.get(path)
        if (same === undefined) open.set(path, (same = courseOf(birth, this.chart, ephemeris, path).length === 1))
        return same
      },
    })
    this.asker = askerStated(input)
    // a visa that has come is filed for no more
    this.filed = fileIsIn(input.concern) && !this.asker.settled.includes('visa')
    this.tested = this.filed || testIsDone(input.concern)
    this.ofBody = tellsOfBody(input.concern)
    this.adopts = adoptsAlone(input.concern)
    this.grieves = childWishIn(input.concern)?.lost === true
    this.timed = this.facts.lagna !== null
    this.dashas = readDashas(input.birth, this.chart, input.ephemeris, input.asOf, input.displayTimeZone)
    this.sky = skyOf(input.ephemeris, input.asOf)
    this.book = book
  }

  /** The composer of which this one answers a part; itself where it answers the whole question. What stands on the chart alone is made for it once. */
  get whole(): Composer {
    return this
  }

  /** The same reading for another wording of the question (a part of it): one chart, one person, one set of findings. */
  asking(concern: string, topics = this.input.topics): Composer {
    return Object.create(this, {
      input: { value: { ...this.input, concern, topics } },
      whole: { value: this.whole },
    }) as Composer
  }

  /**
   * A text by key; whoever lives by clients, or by a trade of their own, reads of that where a text has such a form, whoever looks for a first post or waits for its first day, of a firm or of a board, of that, whoever the own firm sends abroad of that posting, whoever prepares
   * for an examination of forms and papers, whoever has a test of language behind them, or a file with the office, of the step after it, whoever is ill in body of strength and not of the mind, whoever adopts a child of papers and no treatment, whoever has lost one of rest and no other child, whoever lives apart from husband or wife of that, and of what a placement says nothing is told that weightier ones of the chart speak against.
   */
  say(key: MessageKey, slots?: Slots): string {
    const text = this.ofState(key)
    return this.book.say(isClaim(text) && this.isOutweighed(text) ? bareOf(text) : text, slots)
  }

  private ofState(key: MessageKey): MessageKey {
    const { freelance, firstPost, joins, sent, trade, debt, pressed, apart } = this.asker
    const states = [
      apart === null ? null : 'livingApart',
      joins && awaitsBoard(this.whole.input.concern) ? 'board' : null,
      joins ? 'toJoin' : null,
      sent ? 'sent' : null,
      freelance ? 'freelance' : firstPost ? 'fresher' : trade === 'aspirant' ? 'sits' : trade === 'business' ? 'ownTrade' : null,
      // nobody praises an income, or sends on journeys, whoever owes or has lost
      debt || pressed ? 'owed' : null,
      this.filed ? 'filed' : null,
      this.tested ? 'tested' : null,
      this.ofBody ? 'body' : null,
      this.adopts ? 'adopts' : null,
      this.grieves ? 'grieves' : null,
    ]
    const own = states.flatMap((state) => (state === null ? [] : [`${key}.${state}`])).find((one) => this.book.has(one))
    return own === undefined ? key : (own as MessageKey)
  }

  private isOutweighed(key: ClaimKey): boolean {
    const { whole } = this
    whole.outweighed ??= outweighedClaims(whole)
    return whole.outweighed.has(key)
  }

  /** One of the equal wordings of a text: the next one each time, beginning where the seed says. */
  vary(key: VariedKey, slots?: Slots): string {
    const used = this.uses.get(key) ?? 0
    this.uses.set(key, used + 1)
    let count = 1
    while (this.book.has(`${key}.v${count + 1}`)) count++
    const first = hash(`${this.input.seed} ${key}`) % count
    return this.book.say(this.ofState(`${key}.v${((first + used) % count) + 1}` as MessageKey), slots)
  }

  /** A new chapter begins: what grahas are is told in full again. */
  beginChapter(): void {
    this.recited.clear()
  }

  /** True the first time in a chapter that a graha's state is told. */
  recite(graha: Graha): boolean {
    if (this.recited.has(graha)) return false
    this.recited.add(graha)
    return true
  }

  /** A date to the day, or to the month where the birth time does not bear a day. */
  date(date: string, errorDays = 0): DateSlot {
    return { date, grain: errorDays > 12 ? 'month' : 'day' }
  }

  graha(graha: Graha): TermSlot {
    return { term: `graha.${graha}` }
  }

  grahaStart(graha: Graha): TermSlot {
    return { term: `grahaStart.${graha}` }
  }

  /** A rashi's name; the composer glosses its first mention in each section (see rashi-names.ts). */
  sign(sign: number): TermSlot {
    return { term: `sign.${sign}` as TermSlot['term'] }
  }

  /** A house's number, with "from the Moon" where no lagna is read: for notes and captions, which stand without their chapter. */
  houseName(house: number): string {
    return this.say(this.timed ? 'house.fromLagna' : 'house.fromMoon', { house: this.house(house) })
  }

  house(house: number): TermSlot {
    return { term: `house.${house}` as TermSlot['term'] }
  }

  /** Moments near the birth at which a fact would be another: within 30 minutes, or within the time in which the birth lies where no lagna is read. */
  changes(): readonly SensitivityChange[] {
    const { birth, ephemeris } = this.input
    return this.timed ? changesNear(birth, ephemeris, NEAR_MINUTES) : changesWithoutLagna(birth, ephemeris)
  }

  /** How far, in minutes either way, the person's own clock may be wrong; facts are not followed further than half an hour. */
  get clockMinutes(): number {
    return Math.min(NEAR_MINUTES, this.dashas.minutes)
  }

  /** True where nothing at all is known of the hour of birth. */
  get wholeDay(): boolean {
    return this.input.birth.precision.kind === 'unknown'
  }

  /** True when a finding changes within the uncertainty of the birth time. */
  fragile(id: string): boolean {
    const minutes = this.findings.get(id)?.stabilityMinutes ?? null
    return minutes !== null && (this.timed ? minutes < this.clockMinutes : minutes === 0)
  }

  /** True when facts of the chart are the same all through the time in which the birth may lie (half an hour either way at most). */
  sure(...paths: string[]): boolean {
    const held = this.minutesHeld(paths)
    return this.timed ? held >= this.clockMinutes : held > 0
  }

  /** The clock time, in the birth's own zone, that lies some minutes from the instant computed for. */
  clock(minutes: number): string {
    const local = Date.parse(this.input.birth.utc) + minutes * 60_000 + this.input.birth.utcOffsetSeconds * 1000
    return new Date(local).toISOString().slice(11, 16)
  }

  /** The value at a fact path; passages already found overhead are not searched for again. */
  private valueAt(path: string): unknown {
    if (path.startsWith('transit.')) {
      const [, graha, date] = path.split('.') as [string, keyof Sky, string]
      const noon = `${date}T12:00:00.000Z`
      const stay = (this.sky[graha] as Stay[] | undefined)?.find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
      if (stay !== undefined) return stay.sign
    }
    return factOf(this.chart, this.input.ephemeris, path)
  }

  private minutesHeld(paths: readonly string[]): number {
    if (this.nearest === undefined) {
      const born = Date.parse(this.input.birth.utc)
      this.nearest = new Map()
      for (const { at, fact } of this.changes()) {
        const away = Math.abs(Date.parse(at) - born) / 60_000
        this.nearest.set(fact, Math.min(away, this.nearest.get(fact) ?? Infinity))
      }
    }
    let nearest = Infinity
    for (const path of paths) nearest = Math.min(nearest, this.nearest.get(path) ?? Infinity)
    // without a lagna a fact holds through all the hours given, or not
    let held: number = this.timed ? (STEPS.find((step) => step < nearest) ?? 0) : nearest === Infinity ? STEPS[0] : 0
    for (const path of paths.filter(isDerived))
      if (held > 0) held = Math.min(held, derivedHolds(this.input.birth, this.chart, this.input.ephemeris, path))
    return held
  }

  /**
   * Registers a finding once and gives its id. Facts are read here, so a finding cannot state what the chart does not hold.
   * @throws when a path names nothing, or when the rule may not be printed
   */
  find(spec: FindingSpec): string {
    if (this.findings.has(spec.id)) return spec.id
    const facts = spec.paths.map((path) => {
      const value = this.valueAt(path)
      if (value === undefined || (typeof value === 'object' && value !== null)) throw new Error(`No fact at ${path} (${spec.id})`)
      return { path, value: value as string | number | boolean | null }
    })
    const source = sourceOf(spec.rule)
    const parts = (spec.sumOf ?? []).flatMap((id) => {
      const part = this.findings.get(id)
      // a dated part is told in days, not by the clock
      return part === undefined || (part.window?.errorDays ?? 0) > 0 ? [] : (part.stabilityMinutes ?? [])
    })
    const stabilityMinutes = spec.timeless ? null : Math.min(this.minutesHeld(spec.paths), ...parts)
    this.findings.set(spec.id, {
      id: spec.id,
      topic: spec.topic ?? 'general',
      facts,
      source,
      polarity: spec.polarity ?? 'neutral',
      strength: spec.strength ?? 'fair',
      stabilityMinutes,
      ...(spec.window ? { window: spec.window } : {}),
    })
    this.notes[spec.id] = {
      fact: sentenceCase(this.say(spec.why.key, spec.why.slots)),
      citation: this.cite(source),
      holds: this.holds(stabilityMinutes, spec.window),
    }
    return spec.id
  }

  /** The name of a cited work as the language writes it. */
  work(name: string): string {
    return this.say(workKey(name) as MessageKey)
  }

  /** A source as it is printed. */
  cite(source: RuleSource): string {
    if (source.kind === 'practice') return this.say('cite.practice')
    const key = chapterKey(source.work, source.chapter)
    const name = this.book.has(key) ? this.say(key) : ''
    const slots = { work: this.work(source.work), chapter: source.chapter, name, verse: source.verse ?? '' }
    if (source.verse === undefined) return this.say(name === '' ? 'cite.chapter' : 'cite.namedChapter', slots)
    return this.say(name === '' ? 'cite.verse' : 'cite.namedVerse', slots)
  }

  private holds(minutes: number | null, window: FindingSpec['window']): string {
    if (window !== undefined && window.errorDays > 0) return this.say('holds.days', { days: window.errorDays })
    if (minutes === null) return this.say('holds.always')
    if (!this.timed) return this.say(minutes === 0 ? 'holds.notAllDay' : this.wholeDay ? 'holds.allDay' : 'holds.allSpan')
    return minutes === 0 ? this.say('holds.fragile') : this.say('holds.minutes', { minutes })
  }

  /** A sentence by key. */
  line(ids: readonly string[], key: MessageKey, slots?: Slots): Line {
    return { text: this.say(key, slots), ids }
  }

  /** A sentence by key with rotating wordings. */
  varied(ids: readonly string[], key: VariedKey, slots?: Slots): Line {
    return { text: this.vary(key, slots), ids }
  }

  /** The lines whose text the reading has not had yet; they count as said from now on. */
  fresh(...lines: readonly (Line | null | undefined | false)[]): Line[] {
    return lines.filter((line): line is Line => {
      if (!line || this.said.has(line.text)) return false
      this.said.add(line.text)
      return true
    })
  }

  runs(lines: readonly Line[]): TextRun[] {
    return lines.map(({ text, ids, mark }, index) => ({
      text: index === 0 ? text : ` ${text}`,
      ...(ids.length > 0 ? { findingIds: [...ids] } : {}),
      ...(mark === undefined ? {} : { mark }),
    }))
  }

  paragraph(...lines: readonly (Line | null | undefined | false)[]): Block {
    const kept = lines.filter((line): line is Line => Boolean(line))
    return { kind: 'paragraph', runs: this.runs(kept), findingIds: [...new Set(kept.flatMap(({ ids }) => ids))] }
  }

  heading(key: MessageKey, slots?: Slots): Block {
    return { kind: 'heading', text: this.say(key, slots) }
  }

  list(items: readonly (readonly Line[])[], ordered = false): Block {
    return {
      kind: 'list',
      ordered,
      items: items.map((lines) => ({ runs: this.runs(lines), findingIds: [...new Set(lines.flatMap(({ ids }) => ids))] })),
    }
  }

  /** Citations used so far, in the order of works and chapters. */
  usedRules(): string[] {
    const rules = new Set([...this.findings.values()].map(({ source }) => source.ruleId))
    const place = (id: string): string => {
      const rule = yogaVerse(id) ?? citation(id)
      return rule === undefined || rule.work === 'none'
        ? `~${id}`
        : `${rule.work} ${String(rule.chapter).padStart(3, '0')} ${rule.verse.padStart(8, '0')}`
    }
    return [...rules].toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  }
}

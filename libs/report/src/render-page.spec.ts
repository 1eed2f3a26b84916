import { readFileSync } from 'node:fs'
import { ReadingDocument } from '@disha/contracts/document'
import { LANGUAGES, type Language } from '@disha/contracts/language'
import { PAGE_SCRIPT } from './page-script.ts'
import { loadReportAssets } from './node/assets.ts'
import { renderReportPage } from './render-page.tsx'
import { cssString } from './report-css.ts'

const sample = (language: Language): ReadingDocument =>
  ReadingDocument.parse(JSON.parse(readFileSync(new URL(`../testdata/meera-rao.${language}.json`, import.meta.url), 'utf8')))
const page = (language: Language, mode: 'web' | 'print', change: (document: ReadingDocument) => void = () => undefined) => {
  const document = sample(language)
  change(document)
  return renderReportPage(document, { mode, assets: loadReportAssets(language) })
}
const families = (html: string) => [...new Set([...html.matchAll(/@font-face\{font-family:'([^']+)'/g)].map(([, name]) => name))]
const body = (html: string) => html.slice(html.indexOf('<body'))

describe.each(LANGUAGES)('the %s report page', (language) => {
  it('is the same for the same reading, byte for byte', () => {
    expect(page(language, 'web')).toBe(page(language, 'web'))
  })

  it('needs nothing from outside, and runs one known script online and none on paper', () => {
    for (const mode of ['web', 'print'] as const) {
      const html = page(language, mode)
      const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script)
      expect(scripts).toEqual(mode === 'web' ? [PAGE_SCRIPT] : [])
      expect(html).not.toMatch(/<script [^>]|<link|<img|@import|https?:\/\/(?!www\.w3\.org)/)
      expect([...html.matchAll(/url\(([^)]{0,12})/g)].every(([, start]) => /^data:font/.test(start ?? ''))).toBe(true)
    }
  })

  it('has every text in its own language', () => {
    expect(body(page(language, 'web'))).not.toMatch(/\breport\.[a-z]|\bchart\.[a-z]/)
  })

  it('sets the visitor’s own words at the head of a paragraph on a line of their own', () => {
    const html = body(
      page(language, 'print', ({ sections }) => {
        const question = sections.find(({ id }) => id === 'yourQuestion')
        question?.blocks.push({
          kind: 'paragraph',
          runs: [{ text: 'PF around 4 lakh', mark: 'quote' }, { text: ' What is put by holds.' }],
          findingIds: [],
        })
      }),
    )
    expect(html).toMatch(/<span class="asked-part"><q lang="">PF around 4 lakh<\/q> <\/span> ?What is put by holds\./)
  })

  it('says its language and its title', () => {
    const html = page(language, 'print')
    const tag = { english: 'en-IN', hindi: 'hi-IN', tamil: 'ta-IN', telugu: 'te-IN' }[language]
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${tag}">`))
    expect(html).toContain(`<title>${sample(language).personName}: `)
  })

  it('links every section from the contents and heads it once', () => {
    const html = body(page(language, 'web'))
    for (const { id } of sample(language).sections) {
      expect(html).toContain(`href="#${id}"`)
      expect(html.split(`id="${id}"`)).toHaveLength(2)
    }
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1)
      return level
    }, 0)
  })

  it('has no id twice, and every reference finds its element', () => {
    const html = body(page(language, 'web'))
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...html.matchAll(/ aria-(?:owns|labelledby)="([^"]+)"/g)].flatMap(([, names]) => (names ?? '').split(' '))
    expect(references.length).toBeGreaterThan(10)
    expect(references.filter((name) => !ids.includes(name))).toEqual([])
  })
})

describe('the short answer', () => {
  const withAnswer = (text: string) =>
    page('english', 'print', ({ sections }) =>
      sections
        .find(({ id }) => id === 'yourQuestion')!
        .blocks.unshift({ kind: 'paragraph', runs: [{ text, mark: 'strong' }], findingIds: [] }),
    )

  it('stays whole on its page, and breaks where it is so high that half a page would stay empty', () => {
    const sentence = 'What you owe can come down by steps. '
    expect(withAnswer(sentence)).toMatch(/<div class="unit"><p id="yourQuestion-0" class="lead">/)
    expect(withAnswer(sentence.repeat(30))).toMatch(/<div class="unit long"><p id="yourQuestion-0" class="lead">/)
  })
})

describe('fonts', () => {
  it('come for the language alone', () => {
    expect(families(page('english', 'web'))).toEqual(['Literata', 'Literata Display', 'Anek Latin'])
    expect(families(page('tamil', 'web'))).toEqual(expect.arrayContaining(['Noto Serif Tamil', 'Anek Tamil', 'Anek Latin']))
    expect(families(page('tamil', 'web')).join()).not.toMatch(/Devanagari|Telugu/)
  })

  it('come for a name or a question in another script', () => {
    const html = page('english', 'print', (document) => {
      document.personName = 'மீரா ராவ்'
    })
    expect(families(html)).toEqual(expect.arrayContaining(['Noto Serif Tamil', 'Anek Tamil', 'Literata']))
    expect(families(html).join()).not.toMatch(/Devanagari|Telugu/)
  })
})

describe('what a visitor wrote', () => {
  const nasty = `</style><script>alert("x")</script>'"\\ & é`

  it('can end neither the page’s style nor its markup', () => {
    for (const mode of ['web', 'print'] as const) {
      const html = page('english', mode, (document) => {
        document.personName = nasty
        document.sections[0]!.lead[0]!.text = nasty
        document.sections[0]!.title = nasty
      })
      expect(html.split('<script')).toHaveLength(mode === 'web' ? 2 : 1)
      expect(html.match(/<\/style>/g)).toHaveLength(1)
      expect(html).toContain('&lt;script&gt;')
    }
  })

  it('stands in a CSS string with everything but letters and digits escaped', () => {
    expect(cssString(`a"b\\c\nd</style>`)).toBe('"a\\22 b\\5c c\\a d\\3c \\2f style\\3e "')
    expect(cssString('मीरा ராவ்')).toBe('"मीरा ராவ்"')
  })

  it('is marked as text of unknown language', () => {
    expect(body(page('tamil', 'web'))).toMatch(/<p class="quote" lang=""/)
  })
})

describe('margin notes', () => {
  it('stand beside the sentence they support, once a section', () => {
    const html = body(page('english', 'web'))
    const career = html.slice(html.indexOf('<section class="section" id="career"'), html.indexOf('<section class="section" id="roadmap"'))
    expect(career.split('BPHS 24.115')).toHaveLength(2)
    expect(career).toMatch(
      /aria-owns="career-1 career-1-why"><div class="note" role="note" id="career-1-why"[\s\S]*?BPHS 24\.115[\s\S]*?<p id="career-1">/,
    )
  })

  it('are left out where a finding has none', () => {
    const html = page('english', 'print', (document) => {
      document.notes = {}
    })
    expect(html).not.toContain('class="note"')
  })
})

describe('charts', () => {
  it('follow the language’s custom in print and can be switched online', () => {
    expect(body(page('telugu', 'print'))).not.toContain('data-style="north"')
    expect(body(page('hindi', 'print'))).not.toContain('data-style="south"')
    const web = body(page('hindi', 'web'))
    expect(web).toContain('data-style="north"')
    expect(web).toContain('data-style="south"')
    expect(web.match(/type="radio"/g)).toHaveLength(2)
    expect(/<input (?=[^>]*checked="")[^>]*id="chart-style-north"/.test(web)).toBe(true)
  })

  it('show a rashi chart that stands alone in both styles on paper, and tell it once', () => {
    const html = (mode: 'web' | 'print') =>
      body(
        page('telugu', mode, (document) => {
          const chart = document.sections.find(({ id }) => id === 'chart')!
          chart.blocks = chart.blocks.filter((block) => block.kind === 'chart' && block.varga === 'D1')
        }),
      ).split('id="chart"')[1]!
    expect([...html('print').matchAll(/data-style="(\w+)"/g)].map(([, style]) => style)).toEqual(['south', 'north'])
    const { alternative } = sample('telugu')
      .sections.flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === 'chart')!
    expect(html('print').split(alternative)).toHaveLength(2)
    expect([...html('web').matchAll(/data-style="(\w+)"/g)].map(([, style]) => style)).toEqual(['north', 'south'])
  })

  it('are never cut from a reading without a birth time', () => {
    const html = page('english', 'print', (document) => {
      for (const section of document.sections)
        for (const block of section.blocks) {
          if (block.kind !== 'chart') continue
          block.lagnaSign = null
          block.lagnaDegree = null
        }
    })
    expect(html).toContain('data-graha="moon"')
    expect(html).not.toContain('Lagna 10°49′')
  })
})

describe('the ledger’s calendar', () => {
  const rendered = (mode: 'web' | 'print', withDates: boolean) => {
    const document = sample('english')
    const ledger = { ...document.sections[0]!, id: 'ledger' as const, title: 'Prediction ledger' }
    document.sections.push(ledger)
    if (withDates) document.ledger = [{ uid: 'a', from: '2027-01-01', to: '2027-02-01', statement: 'A statement', note: 'How to judge it' }]
    return renderReportPage(document, { mode, assets: loadReportAssets('english'), calendarUrl: '/api/report-calendar/x', pdfUrl: '/y' })
  }

  it('is linked online, in the ledger', () => {
    const html = rendered('web', true)
    expect(html.split('/api/report-calendar/x')).toHaveLength(2)
    expect(html.indexOf('/api/report-calendar/x')).toBeGreaterThan(html.indexOf('id="ledger"'))
  })

  it('is no dead link on paper, nor where the reading kept no dates', () => {
    expect(rendered('print', true)).not.toMatch(/report-calendar|href="\/y"/)
    expect(rendered('web', false)).not.toContain('report-calendar')
  })
})

describe('the correction of the birth details', () => {
  const rendered = (mode: 'web' | 'print', correctUrl?: string) => {
    const document = sample('english')
    return renderReportPage(document, { mode, assets: loadReportAssets('english'), ...(correctUrl === undefined ? {} : { correctUrl }) })
  }

  it('is linked online, where the birth moment stands, and nowhere on paper', () => {
    const html = rendered('web', '/correct?session=x')
    expect(html.split('href="/correct?session=x"')).toHaveLength(2)
    expect(html.indexOf('/correct?session=x')).toBeGreaterThan(html.indexOf('id="birthMoment"'))
    expect(rendered('print', '/correct?session=x')).not.toContain('/correct')
    expect(body(rendered('web'))).not.toContain('class="correct"')
  })
})

describe('tables', () => {
  it('name their columns and rows, and show a graha’s mark beside its name', () => {
    const html = body(page('english', 'print'))
    expect(html).toContain('<th scope="col">Nakshatra, pada</th>')
    expect(html).toMatch(/<th scope="row" class="whole"><svg [^>]*aria-hidden="true"[^>]*>(?:(?!<\/svg>).)*<\/svg>Mercury<\/th>/)
    const both = body(
      page('english', 'print', (document) => {
        for (const section of document.sections)
          for (const block of section.blocks)
            if (block.kind === 'table')
              block.rows = block.rows.map(([first, ...rest]) => [first === 'Mercury' ? 'Mercury (Budha)' : first!, ...rest])
      }),
    )
    expect(both).toContain('</svg>Mercury<span class="other-name"> (Budha)</span></th>')
  })
})

import { BRAND } from '@disha/contracts/brand'
import type { ReadingDocument } from '@disha/contracts/document'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ChartStyle } from './chart-drawing.tsx'
import { PAGE_SCRIPT } from './page-script.ts'
import { facesFor, fontCss, type ReportAssets } from './fonts.ts'
import { reportCss } from './report-css.ts'
import { defaultChartStyle, htmlLang, pageContext, ReportBody } from './report-page.tsx'
import { groupSections } from './section-groups.ts'

export type { ReportAssets } from './fonts.ts'
export type { ChartStyle } from './chart-drawing.tsx'

export type RenderOptions = {
  /** `web`: one responsive page that also prints; `print`: the book that becomes the PDF */
  mode: 'web' | 'print'
  assets: ReportAssets
  /** default: South Indian for Tamil and Telugu, North Indian for English and Hindi */
  chartStyle?: ChartStyle
  /** address of the PDF for the web page's button; no button without it */
  pdfUrl?: string
  /** address of the ledger's calendar file for the web page's ledger; no link without it */
  calendarUrl?: string
  /** address of the page that corrects the birth details, for the web page's section on the birth moment; no link without it */
  correctUrl?: string
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/**
 * A reading as one complete, self-contained HTML page: own CSS and fonts inside, no outer resources. The web page has one
 * script, `PAGE_SCRIPT`, and works without it; print has none. Needs `style-src 'unsafe-inline'` and `font-src data:` of a content
 * security policy, and the script's hash to remember the chart style. The same inputs give the same bytes.
 */
export function renderReportPage(document: ReadingDocument, options: RenderOptions): string {
  const { mode, assets } = options
  const links = mode === 'web' ? { pdf: options.pdfUrl, calendar: options.calendarUrl, correct: options.correctUrl } : {}
  const context = pageContext(document, assets.translate, mode, options.chartStyle ?? defaultChartStyle(document.language))
  const groups = groupSections(document.sections)
  const body = renderToStaticMarkup(<ReportBody context={context} groups={groups} links={links} />)
  const text = plain(body) + groups.map(({ title }) => title).join('') + '0123456789'
  const bold = [...body.matchAll(/<b>(.*?)<\/b>/gs)].map(([, inner]) => plain(inner ?? '')).join('')
  const css = `${fontCss(facesFor(assets, text, bold))}\n${reportCss(document.language, mode, document.personName, BRAND.name, groups)}`
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>{reportTitle(document)}</title>
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </head>,
  )
  return `<!doctype html><html lang="${htmlLang(document.language)}">${head}<body>${body}${mode === 'web' ? `<script>${PAGE_SCRIPT}</script>` : ''}</body></html>`
}

/** The title of the page and of the PDF: whose reading it is, and what. */
export function reportTitle(document: ReadingDocument): string {
  return `${document.personName}: ${document.title}`
}

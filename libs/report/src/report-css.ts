import type { Language } from '@disha/contracts/language'

/** px size and line height; Tamil is set smaller, its letters are wide and its words long. */
type Step = readonly [size: number, line: number]
export type Scale = { text: Step; lead: Step; note: Step; table: Step; h2: Step; h3: Step; quote: Step }

export const PRINT: Record<Language, Scale> = {
  english: { text: [13.6, 21], lead: [16.5, 25], note: [10.8, 16], table: [11.4, 17], h2: [34, 40], h3: [13.4, 20], quote: [30, 38] },
  hindi: { text: [14.3, 25], lead: [16.5, 28], note: [11, 18], table: [11.6, 18], h2: [30, 42], h3: [14, 22], quote: [27, 40] },
  tamil: { text: [13, 22], lead: [14.6, 25], note: [10.2, 16], table: [10.6, 17], h2: [24, 36], h3: [12.6, 20], quote: [22, 34] },
  telugu: { text: [13.4, 24], lead: [15.6, 27], note: [10.8, 17], table: [11.2, 18], h2: [29, 42], h3: [13.6, 22], quote: [26, 39] },
}

const PHONE: Record<Language, Scale> = {
  english: { text: [17, 27], lead: [19.5, 30], note: [13.5, 20], table: [15, 23], h2: [30, 36], h3: [17, 25], quote: [28, 36] },
  hindi: { text: [17, 30], lead: [19, 33], note: [13.5, 22], table: [15, 25], h2: [28, 39], h3: [17.5, 27], quote: [25, 37] },
  tamil: { text: [15.5, 28], lead: [17, 30], note: [13.5, 22], table: [14, 23], h2: [22, 34], h3: [15.5, 25], quote: [20, 31] },
  telugu: { text: [16.5, 30], lead: [18.5, 33], note: [13.5, 22], table: [14.5, 24], h2: [27, 39], h3: [16.5, 26], quote: [24, 36] },
}

const scaleCss = (scale: Scale): string =>
  Object.entries(scale)
    .map(([name, [size, line]]) => `--${name}:${size}px;--${name}-line:${line}px`)
    .join(';')

const PAPER = `--paper:#FBF7EF;--surface:#FFFFFF;--tint:#F5EEDF;--ink:#1C1B29;--ink-soft:#5A5668;--line:#E6DECF;--primary:#23235B;--accent:#8A5200;--caution:#B23A26;
--tone-plain:#EFE7D6;--tone-work:#23235B;--on-work:#FFFFFF;--tone-love:#8A5200;--tone-abroad:#22694B;--tone-caution:#5A5668`

const NIGHT = `--paper:#12122A;--surface:#1B1B3A;--tint:#1B1B3A;--ink:#F3EEE3;--ink-soft:#B9B3C7;--line:#2E2E55;--primary:#8E8EE0;--accent:#F0B93A;--caution:#F08A74;
--tone-plain:#2E2E55;--tone-work:#8E8EE0;--on-work:#12122A;--tone-love:#F0B93A;--tone-abroad:#7CCBA4;--tone-caution:#B9B3C7`

/** A text as a CSS string: whatever stands in a name, it can end neither the string nor the style element. */
export function cssString(text: string): string {
  return `"${text.replace(/[^\p{L}\p{M}\p{N} ]/gu, (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `)}"`
}

const BASE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;font-synthesis:none;background:var(--paper)}
body{margin:0;background:var(--paper);color:var(--ink);font:400 var(--text)/var(--text-line) var(--font-reading);font-optical-sizing:auto;text-rendering:optimizeLegibility;
overflow-wrap:break-word;hanging-punctuation:first}
h1,h2,h3,p,ol,ul,figure,table,dl,dd{margin:0;padding:0}
h1,h2,.quote{font-family:var(--font-display);font-weight:400;text-wrap:balance}
.quote q{font-family:inherit}
a{color:inherit;text-decoration:none}
p{text-wrap:pretty}
p b{font-weight:600}
svg{display:block;max-width:100%;height:auto}
svg svg{max-width:none}
:lang(en) :is(h1,h2,.quote){letter-spacing:-.015em}
.work,table,figcaption,.note,h3,.contents,.colophon,.timeline-key,.how,.eyebrow{font-family:var(--font-work)}
/* Anek's space is drawn for Latin; between Indic words it is too thin */
:is(:lang(hi),:lang(ta),:lang(te)) :is(h3,.note,table,figcaption,.how,.eyebrow,.birth,.promise,.cover-foot){word-spacing:.09em}
.soft{color:var(--ink-soft)}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

.cover{background:#12122A;color:#F3EEE3;--chart-line:#F0B93A;--chart-graha:#F0B93A;--chart-label:#F3EEE3;--chart-soft:#B9B3C7;--chart-lagna:#F0B93A}
.cover .gold{color:#F0B93A}
.cover .soft{color:#B9B3C7}
.brand{display:flex;align-items:center;gap:10px;font-family:var(--font-reading);font-size:20px;line-height:28px}
.brand svg{color:#F0B93A;flex:none}

.figure{--chart-line:var(--primary);--chart-graha:var(--accent);--chart-label:var(--ink);--chart-soft:var(--ink-soft);--chart-lagna:var(--accent)}
figcaption{color:var(--ink-soft);font-size:var(--note);line-height:var(--note-line)}
figcaption b{font-weight:600;color:var(--ink)}

h3{font-weight:600;font-size:var(--h3);line-height:var(--h3-line);break-after:avoid}
.eyebrow{color:var(--accent);break-after:avoid}
.eyebrow .number{margin-inline-end:.7em}
h2{font-size:var(--h2);line-height:var(--h2-line);break-after:avoid}
.lead{font-size:var(--lead);line-height:var(--lead-line)}
.quote{font-size:var(--quote);line-height:var(--quote-line);text-wrap:balance}
.quote.long{font-family:var(--font-reading);font-size:var(--lead);line-height:var(--lead-line);text-wrap:pretty}
.asked-part{display:block;margin-bottom:2px;color:var(--accent);font-family:var(--font-reading);font-size:var(--text);line-height:var(--text-line);break-after:avoid}
.asked{color:var(--ink-soft);font-family:var(--font-work);font-size:var(--h3);line-height:var(--h3-line)}
.note{font-size:var(--note);line-height:var(--note-line)}
.note-item+.note-item{margin-top:.6em}
.note .cite{color:var(--accent);font-weight:600}
.note .holds{color:var(--ink-soft)}
.note span.holds{display:inline-block}
.note .fact{display:block}
.note .together{margin-top:.35em}
.note .more{margin-top:.35em;color:var(--ink-soft)}
.note summary{cursor:pointer;padding:.35em 0}
.note details[open]>summary{margin-bottom:.35em}
.note details .fact{color:var(--ink)}

ol.items,ul.items{list-style:none}
.items>li{position:relative}
ul.items>li>p::before{content:"";position:absolute;left:0;top:calc(var(--text-line)/2 - .5px);width:10px;height:1px;background:var(--accent)}
ol.items>li::before{content:counter(item);position:absolute;left:0;top:0;color:var(--accent);font-variant-numeric:lining-nums}
ol.items{counter-reset:item}
ol.items>li{counter-increment:item}
.answers>li>p>b:first-child{display:block;font-weight:600}
.answers>li>p{color:var(--ink-soft)}
.answers>li>p>b:first-child{color:var(--ink)}

table{border-collapse:collapse;width:100%;font-size:var(--table);line-height:var(--table-line);font-variant-numeric:lining-nums tabular-nums;border-bottom:1.2px solid var(--ink)}
caption,.table-caption{text-align:start;padding-bottom:8px;font-family:var(--font-work);font-weight:600;color:var(--ink);font-size:var(--table);break-after:avoid}
thead{display:table-header-group}
thead th{border-top:1.2px solid var(--ink);border-bottom:1px solid var(--ink);font-weight:400;color:var(--ink-soft);vertical-align:bottom}
th,td{text-align:start;padding:5.5px 14px 5.5px 0;vertical-align:top}
th:last-child,td:last-child{padding-right:0}
tbody th{font-weight:400}
.with-icons tbody th{font-weight:600;white-space:nowrap}
.other-name{font-weight:400;color:var(--ink-soft)}
tbody tr{break-inside:avoid}
th.end,td.end{text-align:end;padding-right:24px}
.crowded :is(th,td){padding-right:10px}
.crowded :is(th,td).end{padding-right:20px}
:is(.crowded,.table) :is(th,td):last-child{padding-right:0}
.whole{white-space:nowrap}
.ticks{white-space:nowrap}
.choice-box{white-space:nowrap;margin-inline-end:.5em}
.choice-box:last-of-type{margin:0}
td .box{width:.8em;height:.8em;margin-inline:0 .35em;vertical-align:-.06em;color:var(--ink)}
td svg,th svg{display:inline-block;max-width:none;width:1.35em;height:1.35em;vertical-align:-.3em;margin-inline-end:.6em;color:var(--accent)}

.timeline-key{color:var(--ink-soft);font-size:var(--note);line-height:var(--note-line);margin-top:6px}
.timeline-key span{display:inline-block;margin-inline-end:1.4em}
.timeline-key b{font-weight:600;color:var(--ink)}

.bars{border-block:1.2px solid var(--ink);padding:5px 0;font:400 var(--table)/var(--table-line) var(--font-work);font-variant-numeric:lining-nums tabular-nums}
.bar{display:grid;grid-template-columns:minmax(0,var(--bar-label)) minmax(0,1fr);align-items:center;break-inside:avoid;padding:2.5px 0}
.bar-label{padding-inline-end:1em}
.bar-track{position:relative;display:block;margin-inline-end:var(--bar-value)}
.bar-track>svg{overflow:visible}
.bar-value{position:absolute;top:50%;transform:translateY(-50%);padding-inline-start:.6em;white-space:nowrap}
.bars-figure figcaption{margin:0 0 8px}
.bars-key{display:flex;flex-wrap:wrap;gap:2px 1.6em;margin-top:6px;color:var(--ink-soft);font:400 var(--note)/var(--note-line) var(--font-work)}
.bars-key span{display:inline-flex;align-items:center;gap:.4em}

.contents ol{list-style:none}
.contents li{border-top:1px solid var(--line)}
.contents a{display:grid;grid-template-columns:2.6em 1fr auto;align-items:baseline}
.contents .number{color:var(--accent);font-variant-numeric:tabular-nums}
.contents .title{font-family:var(--font-reading)}
.contents .toc-page{font-variant-numeric:tabular-nums;color:var(--ink-soft)}
.how dt{font-weight:600}
.how dd{color:var(--ink-soft)}
.tones{display:flex;flex-wrap:wrap;gap:4px 22px;color:var(--ink-soft)}
.tones span{display:inline-flex;align-items:center;gap:8px}
.colophon{color:var(--ink-soft);font-size:var(--note);line-height:var(--note-line)}
`

/** Text column 424, gutter 36, notes 182 px: the grid of the printed page, also used when a browser prints the web page. */
const PAPER_LAYOUT = `
.page{width:642px}
.body,.lead-unit{width:424px}
.wide{width:642px;clear:both}
.unit>.note{float:right;clear:right;width:182px;margin-right:-218px;padding-bottom:10px;background:var(--paper);position:relative;z-index:1;break-inside:avoid}
.unit{break-inside:avoid}
.unit.long{break-inside:auto}
.unit>p{orphans:2;widows:2}
.body>.unit,.body>.items>li{margin-top:.62em}
.body>:is(.table,.figure)+:is(.unit,.items){margin-top:14px}
.section-head{margin-bottom:20px;break-after:avoid}
.section-head h2{max-width:560px;margin-top:6px}
.section-head .quote{max-width:580px;margin:6px 0 10px}
.eyebrow{font-size:13px;line-height:20px}
.lead-unit{margin-top:12px;break-inside:avoid}
/* larger letters: the same count of them in a line needs more room */
.section-head>.lead-unit:not(:has(.note)){width:540px}
h3{margin-top:22px;padding-top:11px;width:424px;position:relative}
h3::before{content:"";position:absolute;left:0;top:0;width:424px;height:1.1px;background:var(--ink)}
h3::after{content:"";position:absolute;left:460px;top:0;width:181.4px;height:1.1px;background:var(--ink)}
h3+.unit,h3+.items>li:first-child{margin-top:6px}
.items>li{padding-left:40px}
ul.items>li{padding-left:24px}
.unit.item>.note{margin-right:-218px}
ol.items>li::before{font-size:13px}
.answers>li{margin-top:10px!important;break-inside:avoid}
.items>li.short:first-child{break-after:avoid}
.items>li.short:last-child,.body>.unit.short:last-child{break-before:avoid}
.figure,.table{break-inside:avoid;margin:18px 0 4px}
.table.long{break-inside:auto}
.table.close :is(th,td){padding-block:3px}
.table.small tbody{font-size:var(--note);line-height:var(--note-line)}
.long tbody tr:nth-child(-n+2),.long thead,.long caption{break-after:avoid}
.long tbody tr:nth-last-child(-n+2){break-before:avoid}
.figure:not(.bars-figure) figcaption{margin-top:8px}
.charts{display:grid;grid-template-columns:340px;gap:28px 36px}
.charts.in-row-2{grid-template-columns:303px 303px}
.charts.in-row-3{grid-template-columns:198px 198px 198px;gap:22px 24px}
.charts figure{break-inside:avoid}
`

const PRINT_PAGE = `
@page{size:A4;margin:84px 76px 74px;background:#FFFDF8;
@top-left{font:400 10.6px/1.4 var(--font-work);color:#5A5668;vertical-align:top;padding-top:44px}
@top-right{font:400 10.6px/1.4 var(--font-work);color:#5A5668;vertical-align:top;padding-top:44px}
@bottom-left{font:400 10.6px/1.4 var(--font-work);color:#5A5668;vertical-align:bottom;padding-bottom:38px}
@bottom-right{content:counter(page);font:600 11.5px/1.4 var(--font-work);color:#1C1B29;vertical-align:bottom;padding-bottom:38px}}
@page cover{margin:0;background:#12122A;@top-left{content:none}@top-right{content:none}@bottom-left{content:none}@bottom-right{content:none}}
html,body{--paper:#FFFDF8;background:none}
.cover{page:cover;position:relative;width:794px;height:1122px;overflow:hidden;break-after:page}
.cover>.sky{position:absolute;inset:0;width:794px;height:1122px;max-width:none;color:#F0B93A}
.cover>.chart{position:absolute;left:351px;top:339px;width:367px}
.cover .brand{position:absolute;left:76px;top:68px}
.cover-text{position:absolute;left:76px;top:780px;width:642px}
.cover h1{font-size:var(--name-size);line-height:1.22}
.cover .birth{font:400 17px/27px var(--font-work);margin-top:6px}
.cover .promise{font:400 17px/27px var(--font-work);margin-top:30px}
.cover-foot{position:absolute;left:76px;right:76px;bottom:56px;display:flex;justify-content:space-between;gap:40px;font:400 11px/17px var(--font-work)}
.cover-foot p:last-child{max-width:400px;text-align:end}
.front{page:front;break-after:page}
.front h2{margin-bottom:22px}
.contents a{padding:8.5px 0;font-size:var(--text);line-height:var(--text-line)}
.contents li:last-child{border-bottom:1.2px solid var(--ink)}
.contents li:first-child{border-top:1.2px solid var(--ink)}
.how{margin-top:40px;font-size:var(--table);line-height:var(--table-line)}
.how h3{width:642px;margin-top:0}
.how h3::before{width:642px}
.how h3::after{content:none}
.how dl{display:grid;grid-template-columns:120px 1fr;gap:5px 20px;margin-top:8px}
.how .tones{margin-top:12px}
.group{break-before:page}
.section{clear:both}
.section+.section{margin-top:52px}
/* a chapter set a little closer, so that its last lines find room: settle-pages.ts of the documents worker */
.snug{line-height:calc(var(--text-line)*.976)}
.snug h3{margin-top:17px}
.snug .section+.section{margin-top:44px}
.colophon{margin-top:40px;width:642px;border-top:1px solid var(--line);padding-top:14px;break-inside:avoid}
.colophon p+p{margin-top:6px}
.table-scroll,.timeline-scroll{overflow:visible}
`

const WEB = `
body:has(#chart-style-north:checked) .chart-south,body:has(#chart-style-south:checked) .chart-north{display:none}
@media screen{
.cover{padding:24px 20px 0;overflow:hidden}
.cover .sky{display:none}
.cover-text{padding:36px 0 28px}
.cover h1{font-size:38px;line-height:1.15;text-wrap:balance}
.cover .birth,.cover .promise{font:400 16px/25px var(--font-work)}
.cover .birth{margin-top:8px}
.cover .promise{margin-top:16px}
.cover>.chart{margin:0 auto;max-width:420px}
.cover>.chart svg{width:100%}
.cover-foot::before{content:"";position:absolute;left:-100vw;right:-100vw;top:-1px;height:1.35px;background:#F0B93A}
.cover-foot{position:relative;padding:18px 0 22px;font:400 13px/20px var(--font-work);display:grid;gap:4px}
.download{display:inline-block;margin-top:22px;font:600 16px/24px var(--font-work);background:#F0B93A;color:#12122A;padding:14px 22px;border-radius:4px}
.calendar,.correct{margin-top:24px;font:400 15px/23px var(--font-work);color:var(--ink-soft)}
.button{display:table;margin-bottom:8px;font-weight:600;color:var(--ink);border:1px solid #857F92;border-radius:4px;padding:12px 18px}
.jump{position:sticky;top:0;z-index:2;margin:36px -20px 0;background:var(--paper);border-bottom:1px solid var(--line);font:400 15px/24px var(--font-work)}
.jump summary{padding:11px 20px;cursor:pointer;font-weight:600}
.jump ol{list-style:none;max-height:calc(100vh - 96px);overflow-y:auto;padding:0 20px 14px}
.jump a{display:grid;grid-template-columns:2.6em 1fr;padding:9px 0;border-top:1px solid var(--line)}
.jump .number{color:var(--accent);font-variant-numeric:tabular-nums}
.section{scroll-margin-top:20px}
main,.front{padding:0 20px;max-width:660px;margin:0 auto}
.front{padding-top:44px}
.front h2{margin-bottom:14px}
.contents a{padding:11px 0}
.contents li:last-child{border-bottom:1px solid var(--line)}
.contents a:hover .title{text-decoration:underline;text-underline-offset:.2em;text-decoration-thickness:1px}
a:focus-visible,input:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.how{margin-top:34px;font-size:15px;line-height:24px}
.how h3{border-top:1px solid var(--ink);padding-top:12px}
.how dl{display:grid;grid-template-columns:1fr;gap:2px;margin-top:8px}
.how dd{margin-bottom:8px}
.how .tones{margin-top:8px}
.section{padding-top:64px}
.section-head h2{margin-top:4px}
.section-head .quote{margin:8px 0 10px}
.eyebrow{font-size:15px;line-height:24px}
.lead-unit{margin-top:14px}
.body{margin-top:22px}
h3{margin-top:34px;padding-top:14px;border-top:1px solid var(--ink)}
.unit{display:flex;flex-direction:column-reverse}
.unit>.note{border-top:1px solid var(--accent);padding-top:8px;margin:12px 0 8px}
.body>.unit,.body>.items>li{margin-top:.7em}
.items>li{padding-left:40px}
ul.items>li{padding-left:24px}
.answers>li{margin-top:16px!important}
.figure,.table{margin:26px 0 8px}
.charts{display:grid;grid-template-columns:minmax(0,1fr);gap:34px}
.charts .chart svg{width:100%}
.figure:not(.bars-figure) figcaption{margin-top:10px}
.table-scroll,.timeline-scroll{overflow-x:auto;-webkit-overflow-scrolling:touch;margin:0 -20px;padding:0 20px}
.table-scroll.wide-table table{min-width:600px}
.table:is(.crowded,:has(col))>.wide-table>table{min-width:840px}
.timeline-scroll svg{min-width:600px}
.strip svg{width:100%;height:auto}
.colophon{margin:64px auto 0;padding:20px 0 60px;border-top:1px solid var(--line);font-size:14px;line-height:22px}
.colophon p+p{margin-top:10px}
.choice{display:inline-flex;border:1px solid #857F92;border-radius:4px;margin-bottom:18px;font:400 15px/24px var(--font-work)}
.choice label{padding:8px 16px;cursor:pointer;position:relative}
.choice input{position:absolute;opacity:0;inset:0;width:100%;height:100%;margin:0;cursor:pointer}
.choice label:has(:checked){background:var(--primary);color:var(--paper)}
.choice label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
}
@media screen and (max-width:699px){.strip-wide{display:none}}
@media screen and (min-width:700px){.strip-narrow{display:none}}
@media screen and (max-width:999px){
.table.stacks:has(col)>.wide-table>table{min-width:0}
.stacks :is(table,caption,tbody,tr,tbody th,td){display:block}
.stacks colgroup{display:none}
.stacks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.stacks tbody{border-top:1.2px solid var(--ink)}
.stacks tr{padding:10px 0}
.stacks tr+tr{border-top:1px solid var(--line)}
.stacks :is(tbody th,td){display:flow-root;padding:1px 0 1px 7.8em;text-align:start;white-space:normal}
.stacks :is(tbody th,td)::before{content:attr(data-column) / "";float:left;width:7.2em;margin-left:-7.8em;color:var(--ink-soft);font-weight:400}
.stacks tbody th{font-weight:600}
}
@media screen and (min-width:1000px){
.cover{display:grid;grid-template-columns:1fr 460px;column-gap:64px;padding:32px 64px 0}
.cover>.brand{grid-column:1/-1}
.cover-text{align-self:center;padding:0}
.cover h1{font-size:57px}
.cover>.chart{margin:0;max-width:none}
.cover-foot{grid-column:1/-1;grid-template-columns:1fr auto}
main,.front{max-width:1000px;padding:0 64px}
.front{padding-top:72px}
.front .contents{max-width:600px}
.jump{margin-inline:0}
.jump summary,.jump ol{padding-inline:0}
.jump ol{columns:2;column-gap:64px}
.jump li{break-inside:avoid}
.how dl{grid-template-columns:160px 1fr;gap:6px 24px;max-width:700px}
.how dd{margin:0}
.section{padding-top:96px}
.section-head h2{max-width:640px}
.section-head .quote{max-width:720px}
.body,.lead-unit{width:592px}
.wide{width:872px;clear:both}
.unit{display:block}
.unit>.note{float:right;clear:right;width:232px;margin:4px -280px 14px 0;background:var(--paper);position:relative}
.charts{grid-template-columns:440px}
.charts.in-row-2{grid-template-columns:1fr 1fr;gap:40px 64px}
.charts.in-row-3{grid-template-columns:1fr 1fr 1fr;gap:36px 40px}
.table-scroll,.timeline-scroll{margin:0;padding:0}
}
@media screen and (prefers-color-scheme:dark){
:root{${NIGHT};color-scheme:dark}
.cover{background:#0E0E22}
}
@media print{
.strip-narrow{display:none}
:root{--paper:#FFFFFF}
.cover{position:relative}
.cover>.chart svg,main .chart svg{width:100%}
.choice,.download,.calendar,.correct,.jump{display:none}
}
`

/**
 * All CSS of a report page. `heads` gives the running head of each group of sections (print only).
 */
export function reportCss(
  language: Language,
  mode: 'web' | 'print',
  person: string,
  brand: string,
  heads: { page: string; title: string }[],
): string {
  const pages = [
    `@page{@top-left{content:${cssString(person)}}@bottom-left{content:${cssString(brand)}}}`,
    ...heads.map(({ page, title }) => `@page ${page}{@top-right{content:${cssString(title)}}}\n.page-${page}{page:${page}}`),
  ].join('\n')
  if (mode === 'print') return `:root{${PAPER};${scaleCss(PRINT[language])}}\n${BASE}\n${PAPER_LAYOUT}\n${PRINT_PAGE}\n${pages}`
  return `:root{${PAPER};${scaleCss(PHONE[language])};color-scheme:light}\n${BASE}\n${WEB}\n@media print{:root{${PAPER};${scaleCss(PRINT[language])}}\n${PAPER_LAYOUT}\n${PRINT_PAGE}\n${pages}}`
}

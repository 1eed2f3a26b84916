import { readFileSync } from 'node:fs'
import { toldEvents } from './src/understanding/told-events.ts'
import { timesTold, western } from './src/understanding/told-times.ts'
import { plainText } from './src/understanding/topics.ts'
const all = JSON.parse(readFileSync('/tmp/ev/all.json','utf8'))
for (const o of all) { const ev=new Set(toldEvents({concern:o.details+'. '+o.concern,typed:o.concern,details:o.details},'2026-11-23').map((e:any)=>e.clause))
 for (const s of (o.details+'. '+o.concern).split(/(?<=[.!?;\n।])(?=\s|$)|,(?!\s*(?:19|20)\d\d)|\s(?:and|but|while|because|so|then|lekin|aur)\s/iu)) { const t=plainText(western(s)); if (timesTold(t,'2026-11-23').length && ![...ev].some(c=>c.includes(t.trim())||t.includes((c as string).trim()))) console.log(o.id+'|'+t.trim()) } }

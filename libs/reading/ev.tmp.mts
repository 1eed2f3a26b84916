import { readFileSync } from 'node:fs'
import { toldEvents } from './src/understanding/told-events.ts'
const all = JSON.parse(readFileSync('/tmp/ev/all.json','utf8'))
let n=0
for (const o of all) { for (const e of toldEvents({concern:(o.details+'. '+o.concern),typed:o.concern,details:o.details},'2026-11-23')) { n++; console.log(`${o.id}|${e.kind}${e.kin?'.'+e.kin:''}|${e.from.slice(0,7)}..${e.to.slice(0,7)}|${e.clause ?? ''}`) } }
console.error(n)

import { readFileSync } from 'node:fs'
import { toldEvents } from './src/understanding/told-events.ts'
import { questionOf } from './src/understanding/understanding.ts'
for (const l of readFileSync(0,'utf8').split('\n').filter(Boolean)) console.log(l.slice(0,120),'\n   =>', questionOf(l).person, toldEvents({concern:l},'2026-11-23').map((e:any)=>`${e.kind}${e.kin?'.'+e.kin:''} ${e.from}..${e.to}`).join(' ; '))

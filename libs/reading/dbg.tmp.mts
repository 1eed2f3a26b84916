import { readFileSync } from 'node:fs'
import { timesTold, western } from './src/understanding/told-times.ts'
import { plainText } from './src/understanding/topics.ts'
for (const l of readFileSync(0,'utf8').split('\n').filter(Boolean)) console.log(plainText(western(l)), JSON.stringify(timesTold(plainText(western(l)),'2026-11-23')))

import { readFileSync } from 'node:fs'
import { questionOf, topicsOf, matterAsked } from './src/understanding/understanding.ts'
import { askedParts } from './src/understanding/asked-parts.ts'
import { pointsAsked } from './src/understanding/points-asked.ts'
for (const line of readFileSync(0,'utf8').split('\n').filter(Boolean)) { const q = questionOf(line); console.log(JSON.stringify({ asked: askedParts(line).asked, points: pointsAsked(line).map(p=>[p.point,+p.likely.toFixed(2)]), person: q.person, matter: q.matter, form: q.form, m: matterAsked(line)})) }

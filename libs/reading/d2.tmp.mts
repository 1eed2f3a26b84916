import { timesTold } from './src/understanding/told-times.ts'
for (const t of [' in 2022 i came back to my parents ',' i came back to my parents in 2022 ',' i am posted in malkangiri since june 2021 ',' married in 2014 ']) console.log(t, timesTold(t,'2026-11-23'))

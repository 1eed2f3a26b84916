import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { caddyfile } from './caddyfile.ts'

writeFileSync(path.join(import.meta.dirname, '../docker/Caddyfile'), caddyfile())

/** A part as small as one can be: answers on PORT, ends on SIGTERM, or at once when asked to by `CRASH=on`. */
import { createServer } from 'node:http'

if (process.env['CRASH'] === 'on') {
  process.stderr.write('I cannot start: no reason\n')
  process.exit(7)
}
createServer((request, response) => {
  if (request.url === '/env') response.end(JSON.stringify(process.env))
  else response.end('ok')
}).listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => {
  process.stdout.write('draining\n')
  process.exit(0)
})

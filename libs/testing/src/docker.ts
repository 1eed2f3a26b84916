import { connect } from 'node:net'

const SOCKET = '/var/run/docker.sock'

/** Whether a Docker engine answers here; then tests use containers. */
export function dockerIsThere(): Promise<boolean> {
  if (process.env['DOCKER_HOST'] !== undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    const socket = connect(SOCKET)
    socket.once('connect', () => {
      socket.end()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

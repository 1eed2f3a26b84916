import { createServer, type AddressInfo } from 'node:net'
import { assertPortsFree, findFreePort, isPortFree, PORT_NAMES, PortTakenError, readPorts } from './ports.ts'

describe('readPorts', () => {
  it('follows PORT, and lets each part be placed by its own variable', () => {
    expect(readPorts({})).toEqual({
      edge: 3000,
      postgres: 3010,
      redis: 3011,
      stripeEmulator: 3012,
      mailboxSmtp: 3013,
      mailboxHttp: 3014,
      intake: 3021,
      payments: 3022,
      admin: 3023,
      charts: 3031,
      readings: 3032,
      documents: 3033,
      delivery: 3034,
    })
    const ports = readPorts({ PORT: '4000', REDIS_PORT: '6379' })
    expect([ports.edge, ports.postgres, ports.redis, ports.delivery]).toEqual([4000, 4010, 6379, 4034])
    expect(readPorts({ PORT: '4000' }, { edge: 5000, admin: 1234 })).toMatchObject({ edge: 5000, postgres: 5010, admin: 1234 })
  })

  it.each([
    [{ PORT: 'abc' }, /PORT must be a whole number/],
    [{ PORT: '0' }, /PORT must be/],
    [{ INTAKE_PORT: '70000' }, /INTAKE_PORT must be/],
    [{ PORT: '65530' }, /POSTGRES_PORT would be 65540/],
    [{ REDIS_PORT: '3010' }, /REDIS_PORT and POSTGRES_PORT both ask for port 3010/],
  ])('refuses %j', (env, message) => {
    expect(() => readPorts(env)).toThrow(message)
  })
})

describe('assertPortsFree', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::'])('names the port, the variable and who listens on %s', async (host) => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, host, resolve))
    const { port } = server.address() as AddressInfo
    const ports = { ...readPorts({}), redis: port }
    const error = await assertPortsFree(ports, ['redis']).catch((reason: unknown) => reason)
    await new Promise((resolve) => server.close(resolve))
    expect(error).toBeInstanceOf(PortTakenError)
    const { message } = error as Error
    expect(message).toContain(`Port ${port}, wanted for Redis`)
    expect(message).toContain('REDIS_PORT=<port>')
    expect(message).toContain(`process ${process.pid}`)
    expect(await isPortFree(port)).toBe(true)
  })

  it('is content when nobody listens', async () => {
    const free = await findFreePort()
    await expect(assertPortsFree({ ...readPorts({}), intake: free }, ['intake'])).resolves.toBeUndefined()
    expect(PORT_NAMES).toContain('intake')
  })
})

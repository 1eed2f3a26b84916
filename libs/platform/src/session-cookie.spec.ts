import { cookieOptions, openSession, sealSession } from './session-cookie.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const ID = 'abcdefghijklmnopqrstu-_1'

describe('a sealed session', () => {
  it('opens with the secret that sealed it', () => {
    expect(openSession(sealSession(ID, SECRET), SECRET)).toBe(ID)
  })

  it.each([
    ['the id alone', ID],
    ['an empty seal', `${ID}.`],
    ['another id under this seal', sealSession(ID, SECRET).replace('abc', 'abd')],
    ['a changed seal', `${sealSession(ID, SECRET).slice(0, -1)}${sealSession(ID, SECRET).endsWith('A') ? 'B' : 'A'}`],
    ['a seal of another secret', sealSession(ID, `${SECRET}!`)],
    ['a longer seal', `${sealSession(ID, SECRET)}A`],
    ['an id that is too short', sealSession('short', SECRET)],
    ['nothing', ''],
    ['no text at all', undefined],
    ['a list', [sealSession(ID, SECRET)]],
  ])('%s opens nothing', (_what, sealed) => {
    expect(openSession(sealed, SECRET)).toBeUndefined()
  })

  it('travels over TLS only where the site does, and never to scripts', () => {
    expect(cookieOptions('https://disha.example')).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' })
    expect(cookieOptions('http://localhost:3000').secure).toBe(false)
  })
})

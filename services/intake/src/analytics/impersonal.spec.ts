import { cutAddress, familyOf, impersonal } from './impersonal.ts'

describe('what analytics may keep', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
    ['2001:0DB8:0034:5678:1:2:3:4', '2001:db8:34::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['not an address', null],
    [undefined, null],
  ])('of %s the network %s', (address, network) => {
    expect(cutAddress(address)).toBe(network)
  })

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0', 'Edge'],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36',
      'Samsung Internet',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
      'Chrome',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Bot'],
    ['curl/8.5.0', 'Other'],
    ['', null],
  ])('of %s the family %s', (agent, family) => {
    expect(familyOf(agent)).toBe(family)
  })

  it('of data only what is known and names nobody', () => {
    expect(impersonal({ language: 'தமிழ்', amount: 151, step: '2', status: null, to: '/success' })).toEqual({
      language: 'தமிழ்',
      amount: 151,
      step: '2',
      status: null,
      to: '/success',
    })
    for (const value of [
      'meera@example.com',
      '+91 98765 43210',
      '12.05.1990 1234',
      'abcdefghijklmnopqrstuvwxyz',
      'I was born in "Pune"',
      '',
    ]) {
      expect(impersonal({ code: value })).toBeNull()
    }
    expect(impersonal({ email: 'x', fullName: 'Meera' })).toBeNull()
    expect(impersonal(undefined)).toBeNull()
  })
})

import { isPublicAddress, isPublicUrl, lookupPublic } from './public-address.ts'

it.each(['8.8.8.8', '200.147.3.157', '2606:4700::1111', '2804:14c::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.31.0.1'],
  ...['192.168.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fd00::1', 'fe80::1', 'ff02::1'],
  ...['2001:db8::1', '2002:7f00:1::', 'example.com', ''],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  ['https://painel.example.com/api/v2', true],
  ['https://8.8.8.8/api/v2', true],
  ['https://[2606:4700::1111]/api/v2', true],
  ['http://painel.example.com/api/v2', false],
  ['https://user:password@painel.example.com/', false],
  ['https://localhost/api/v2', false],
  ['https://shop.localhost/', false],
  ['https://orders:3002/', false],
  ['https://127.0.0.1/', false],
  ['https://0x7f.1/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://10.0.0.8/', false],
  ['file:///etc/passwd', false],
  ['painel.example.com', false],
])('%s: %s', (url, isPublic) => {
  expect(isPublicUrl(url)).toBe(isPublic)
})

it('a name of this machine leads nowhere, however it is asked for', async () => {
  for (const all of [true, false]) {
    const asked = Promise.withResolvers<Error | null>()
    lookupPublic('localhost', { all }, asked.resolve)
    expect(await asked.promise).toMatchObject({ code: 'ENOTFOUND' })
  }
})

import { decrypt, encrypt } from './encrypt.ts'

const key = { secret: 's'.repeat(32), purpose: 'tests', about: 'one' }
const encrypted = encrypt('a key', key)

it('opens with the key it was closed with, and each time looks different', () => {
  expect(decrypt(encrypted, key)).toBe('a key')
  expect(encrypt('a key', key)).not.toBe(encrypted)
})

it.each([
  ['another secret', { ...key, secret: 'x'.repeat(32) }],
  ['another purpose', { ...key, purpose: 'others' }],
  ['another subject', { ...key, about: 'two' }],
  ['no subject', { secret: key.secret, purpose: key.purpose }],
])('does not open with %s', (_what, other) => {
  expect(decrypt(encrypted, other)).toBeUndefined()
})

it.each(['', 'AAAA', 'not base64 at all', encrypted.slice(0, -4), `AAAA${encrypted.slice(4)}`])(
  'does not open %j',
  (text) => {
    expect(decrypt(text, key)).toBeUndefined()
  },
)

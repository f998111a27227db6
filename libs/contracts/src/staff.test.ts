import Compile from 'typebox/compile'
import { addMember, Credentials, minPasswordLength, Reauthentication } from './staff.ts'

const credentials = Compile(Credentials)
const newMember = Compile(addMember.schema.body)
const ownProof = Compile(Reauthentication)

it.each(['admin', 'a\u202eb', '\ud83d', "'; --"])('accepts %j as a username of a login', (username) =>
  expect(credentials.Check({ username, password: '' })).toBe(true),
)

it.each(['a\u0000b', 'a'.repeat(201)])('refuses %j as a username of a login', (username) =>
  expect(credentials.Check({ username, password: '' })).toBe(false),
)

it('requires the minimum length of a new password only', () => {
  const withNew = (newPassword: string) => credentials.Check({ username: 'ana', password: 'x', newPassword })
  expect(withNew('é'.repeat(minPasswordLength))).toBe(true)
  expect(withNew('x'.repeat(minPasswordLength - 1))).toBe(false)
})

it.each(['ana', 'Ana.Souza', 'ana@loja', '9ana_b-c'])('accepts %j as a new username', (username) =>
  expect(newMember.Check({ username, password: 'x' })).toBe(true),
)

it.each(['ab', '-ana', '.ana', 'ana souza', 'ána', 'a'.repeat(61)])(
  'refuses %j as a new username',
  (username) => expect(newMember.Check({ username, password: 'x' })).toBe(false),
)

it.each(['123456', '123 456', 'K7QM-ABCD-EFGH-JKMN'])('accepts %j as a code', (code) =>
  expect(ownProof.Check({ password: 'x', code })).toBe(true),
)

it.each(['12345', '123_456', '١٢٣٤٥٦', 'x'.repeat(41)])('refuses %j as a code', (code) =>
  expect(ownProof.Check({ password: 'x', code })).toBe(false),
)

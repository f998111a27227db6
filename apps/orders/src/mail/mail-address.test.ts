import { maskAddress, readAddress } from './mail-address.ts'
import { mailTokenOf, subscriptionIn } from './mail-token.ts'

it.each([
  ['maria@gmail.com', 'maria@gmail.com'],
  [' Maria.Silva+loja@Example.COM.BR\n', 'Maria.Silva+loja@example.com.br'],
  ["o'neil_1@sub.dominio-x.io", "o'neil_1@sub.dominio-x.io"],
  ['a@xn--caf-dma.xn--p1ai', 'a@xn--caf-dma.xn--p1ai'],
])('%j is an address', (given, address) => expect(readAddress(given)).toBe(address))

it.each([
  ...[
    '',
    '@',
    'maria',
    'maria@',
    '@gmail.com',
    'maria@gmail',
    'maria@gmail.c',
    'maria@.com',
    'maria@gmail..com',
  ],
  ...['maria@-gmail.com', 'ma ria@gmail.com', 'ma..ria@gmail.com', '.maria@gmail.com', 'maria@gmail.123'],
  ...['maria@gmail.com,ana@gmail.com', 'maria@gmail.com;x', '<maria@gmail.com>', '"maria"@gmail.com'],
  ...[
    'maria@gmail.com\r\nBcc: ana@gmail.com',
    'maria\u0000@gmail.com',
    'maría@gmail.com',
    'maria@[127.0.0.1]',
  ],
  ...[`${'a'.repeat(65)}@gmail.com`, `a@${'b'.repeat(64)}.com`, `a@${'b.'.repeat(126)}com`],
])('%j is none', (given) => expect(readAddress(given)).toBeUndefined())

it('is shown masked', () => {
  expect(maskAddress('maria@gmail.com')).toBe('ma•••@gmail.com')
  expect(maskAddress('m@gmail.com')).toBe('•••@gmail.com')
})

it('a token serves its purpose, its subscription and its secret alone', () => {
  const id = '1a2b3c4d-0000-4000-8000-00000000abcd'
  const token = mailTokenOf('secret', 'end', id)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(subscriptionIn('secret', 'end', token)).toBe(id)
  expect(subscriptionIn('secret', 'confirm', token)).toBeUndefined()
  expect(subscriptionIn('another', 'end', token)).toBeUndefined()
  expect(subscriptionIn('secret', 'end', `${token.slice(0, -2)}AA`)).toBeUndefined()
})

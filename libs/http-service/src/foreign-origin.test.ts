import { isOwnOrigin } from './foreign-origin.ts'

it.each([
  ['https://shop.example', 'shop.example', true, true],
  ['https://shop.example', 'shop.example:443', true, true],
  ['http://shop.example', 'shop.example', true, false],
  ['https://shop.example:8443', 'shop.example', true, false],
  ['https://shop.example.evil.example', 'shop.example', true, false],
  ['https://evil.example', 'shop.example', true, false],
  ['null', 'shop.example', true, false],
  ['https://shop.example', 'a b', true, false],
  ['http://localhost:3000', 'localhost:3000', false, true],
  ['https://shop.trycloudflare.com', 'shop.trycloudflare.com', false, true],
  ['http://localhost:3001', 'localhost:3000', false, false],
])('a page of %s at %s, https %s: %s', (origin, host, isHttps, isOwn) => {
  expect(isOwnOrigin(origin, host, isHttps)).toBe(isOwn)
})

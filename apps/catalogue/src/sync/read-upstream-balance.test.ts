import { readUpstreamBalance } from './read-upstream-balance.ts'

it.each([
  ['{"balance":"100.84292","currency":"USD"}', { amount: '100.84292', currency: 'USD' }],
  ['{"balance":100.5,"currency":"brl"}', { amount: '100.5', currency: 'BRL' }],
  ['\uFEFF {"balance":"100,84"}', { amount: '100.84', currency: 'BRL' }],
  ['{"balance":"-3.20","currency":"<b>"}', { amount: '-3.20', currency: 'BRL' }],
])('reads %s', (text, balance) => {
  expect(readUpstreamBalance(text)).toEqual(balance)
})

it.each([
  ['{"error":"Invalid API key"}', 'the supplier refused: Invalid API key'],
  ['{"balance":"much"}', 'the supplier answered no balance'],
  ['[]', 'the supplier answered no balance'],
  ['null', 'the supplier answered no balance'],
])('refuses %s', (text, message) => {
  expect(() => readUpstreamBalance(text)).toThrow(message)
})

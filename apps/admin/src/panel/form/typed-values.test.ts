import { parseReais } from './typed-values.ts'

it.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12,50', 1_250],
  ['12.50', 1_250],
  ['R$ 1.234,56', 123_456],
  ['1.234', 123_400],
  ['1234,5', 123_450],
  ['0,01', 1],
  [' r$0 ', 0],
])('reads %s', (text, cents) => {
  expect(parseReais(text)).toBe(cents)
})

it.each(['', 'dez', '12,345', '1.23,4', '-5', '1,2,3', '12,', '1e3', '12345678'])('refuses %j', (text) => {
  expect(parseReais(text)).toBeUndefined()
})

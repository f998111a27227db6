import { indexRows, matchUnits } from './unit-rows.ts'

const find = (rows: string[], text: string) =>
  matchUnits(
    indexRows({ it: rows }),
    text.split(' ').map((word) => ({ text: word, tags: /^\d+$/.test(word) ? ['N'] : [] })),
    (at) => at === 0 || at === text.split(' ').length,
  ).map(({ from, to }) => text.split(' ').slice(from, to).join(' '))

it.each([
  ['quero|queria o pix', 'eu queria o pix', 'queria o pix'],
  ['(o meu)? pix', 'pix', 'pix'],
  ['(manda | pode mandar) o? pix', 'pode mandar pix', 'pode mandar pix'],
  ['demor*', 'ta demorando', 'demorando'],
  ['quando .. chega', 'quando e que chega', 'quando e que chega'],
  ['quando .. (o|a)? chega', 'quando e que a chega', 'quando e que a chega'],
  ['^sim$', 'sim', 'sim'],
  ['quero N', 'quero 500', 'quero 500'],
])('%s finds "%s"', (row, text, expected) => {
  expect(find([row], text)).toEqual([expected])
})

it.each([
  ['^sim$', 'sim mas'],
  ['quero o pix', 'quero um pix'],
  ['quando .. chega', 'quando e que ele te chega'],
])('%s does not find "%s"', (row, text) => {
  expect(find([row], text)).toEqual([])
})

it('finds choices beside choices', () => {
  const choices = Array.from({ length: 9 }, (_, n) => `word${n}`).join('|')
  const row = Array.from({ length: 12 }, () => choices).join(' ')
  const text = Array.from({ length: 12 }, (_, n) => `word${n % 9}`).join(' ')
  expect(find([row], text)).toEqual([text])
})

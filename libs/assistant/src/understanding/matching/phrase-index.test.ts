import { eachRow } from '../../test-each-row.ts'
import { indexTables, indexUnits, matchLine, matchUnits, namesIn } from './phrase-index.ts'

const wordsOf = (line: string) => line.split(' ')
const inWords = (phrase: string, line: string) =>
  [...matchLine(indexTables({ the: { phrase } }), line).values()].map(({ from, to }) => line.slice(from, to))
const inUnits = (phrase: string, line: string) =>
  matchUnits(
    indexUnits({ phrase }),
    wordsOf(line).map((text) => ({ text, tags: /^\d+$/.test(text) ? ['N'] : [] })),
    (at) => at === 0 || at === wordsOf(line).length,
  ).map(({ from, to }) => wordsOf(line).slice(from, to).join(' '))

describe('a phrase is found', () => {
  eachRow([
    ['custa | sai por', 'ele sai por mil', 'sai por'],
    ['(quero|queria) o pix', 'eu queria o pix', 'queria o pix'],
    ['obrigad[oa]s?', 'muito obrigada', 'obrigada'],
    ['qual (o|esse)? link', 'qual link', 'qual link'],
    ['(o meu)? pix', 'pix', 'pix'],
    ['quero (o|um)? (pix)?', 'quero', 'quero'],
    ['(manda|pode mandar) (o)? pix$', 'pode mandar pix', 'pode mandar pix'],
    ['demor*', 'ta demorando', 'demorando'],
    ['quando .. chega', 'quando e que chega', 'quando e que chega'],
    ['quando .. (o|a)? chega', 'quando e que a chega', 'quando e que a chega'],
    ['^sim$', 'sim', 'sim'],
    ['cade ?', 'cade ?', 'cade ?'],
  ])('in words, and in units', (phrase, line, found) => {
    expect(inWords(phrase, line)).toEqual([found])
    expect(inUnits(phrase, line)).toEqual([found])
  })
})

describe('a phrase is not found', () => {
  eachRow([
    ['^sim$', 'sim mas'],
    ['quero o pix', 'quero um pix'],
    ['quero (o|um)? pix', 'queropix'],
    ['quando .. chega', 'quando e que ele te chega'],
  ])('in words, nor in units', (phrase, line) => {
    expect(inWords(phrase, line)).toEqual([])
    expect(inUnits(phrase, line)).toEqual([])
  })
})

it('finds numbers and tags in units', () => {
  expect(inUnits('quero N', 'eu quero 500')).toEqual(['quero 500'])
  expect(inUnits('(quero|N)', 'quero 500')).toEqual(['quero', '500'])
})

it('tries choices beside choices once', () => {
  const choices = `(${Array.from({ length: 9 }, (_, n) => `word${n}`).join('|')})`
  const line = Array.from({ length: 12 }, (_, n) => `word${n % 9}`).join(' ')
  expect(inUnits(Array.from({ length: 12 }, () => choices).join(' '), line)).toEqual([line])
})

const tables = {
  act: {
    price: 'quant[oa]s? (custa*|fica) | (qual (e )?)?(o )?preco',
    denied: '(?<!ja )nao (quero|vou) | ^(ah )?(nem|jamais)',
    gap: 'quando .. chega* | pix … venceu',
    glued: 'chat ?gpt | [a-z]+eiro$',
  },
  other: { sign: '[?] [!]' },
}
const index = indexTables(tables)

describe('a line of words holds the phrases of a table', () => {
  eachRow([
    ['oi , quanto custam 500', ['price']],
    ['o preco', ['price']],
    ['qual preco', ['price']],
    ['eu nao quero', ['denied']],
    ['ja nao quero', []],
    ['ah nem', ['denied']],
    ['isso nem', []],
    ['quando e que ele chegaria', ['gap']],
    ['quando e que o meu pix chega', []],
    ['o pix de ontem ja venceu', ['gap']],
    ['e o chatgpt', ['glued']],
    ['e o chat gpt', ['glued']],
    ['ele e brasileiro', ['glued']],
    ['', []],
  ])('row by row', (line, names) => expect(namesIn(tables, 'act')(matchLine(index, line))).toEqual(names))
})

it('tells where the first phrase of a name stands', () =>
  expect(matchLine(index, 'e ai ? ! ? !').get('other:sign')).toEqual({ from: 5, to: 8 }))

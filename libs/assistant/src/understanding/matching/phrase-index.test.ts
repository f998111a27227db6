import { eachRow } from '../../test-each-row.ts'
import { indexTables, matchLine, namesOf } from './phrase-index.ts'

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
  ])('row by row', (line, names) => expect(namesOf(tables, 'act', matchLine(index, line))).toEqual(names))
})

it('tells where the first phrase of a name stands', () =>
  expect(matchLine(index, 'e ai ? ! ? !').get('other:sign')).toEqual({ from: 5, to: 8 }))

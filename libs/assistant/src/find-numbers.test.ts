import { findNumbers } from './find-numbers.ts'
import { sortNumbers } from './sort-numbers.ts'
import { splitWords } from './split-words.ts'

const numbersIn = (text: string) => findNumbers(splitWords(text).words).map((it) => it.value)
const sorted = (text: string) => {
  const { words, plain } = splitWords(text)
  const { quantities, places, money, owned } = sortNumbers(words, plain)
  return { quantities: quantities.map((it) => it.value), places, money, owned }
}

describe('findNumbers', () => {
  it.each([
    ['500', [500]],
    ['1.500', [1500]],
    ['1,500', [1500]],
    ['1500', [1500]],
    ['1 500', [1500]],
    ['10 000', [10000]],
    ['100.000', [100000]],
    ['2k', [2000]],
    ['2 k', [2000]],
    ['1,5k', [1500]],
    ['1.5 mil', [1500]],
    ['10mil', [10000]],
    ['10 mil', [10000]],
    ['2 mil e 500', [2500]],
    ['2mil e quinhentos', [2500]],
    ['1kk', [1000000]],
    ['1 milhão', [1000000]],
    ['meio milhão', [500000]],
    ['mil', [1000]],
    ['mil e quinhentos', [1500]],
    ['mil e 500', [1500]],
    ['mil e cem', [1100]],
    ['mil duzentos e cinquenta', [1250]],
    ['dois mil e quinhentos', [2500]],
    ['dez mil', [10000]],
    ['cem mil', [100000]],
    ['cinquenta mil', [50000]],
    ['cento e cinquenta', [150]],
    ['trezentas e vinte', [320]],
    ['quinhentos', [500]],
    ['quinhetos', [500]],
    ['quinhentinhos', [500]],
    ['vinte e cinco mil', [25000]],
    ['uma dúzia', [12]],
    ['duas centenas', [200]],
    ['um milhar', [1000]],
    ['500 e 300', [500, 300]],
    ['um perfil', []],
    ['a meia noite', []],
    ['1.2.3', []],
    ['e', []],
    ['k', []],
    ['meu cpf é 529.982.247-25', []],
    ['cnpj 11.222.333/0001-81', []],
    ['(11) 98765-4321', []],
    ['11 98765-4321', []],
    ['zap 98765-4321', []],
    ['11 3456-7890', []],
    ['cep 01310-100', []],
    ['de 1000-2000', [1000, 2000]],
    ['500 seguidores, meu cpf é 529.982.247-25', [500]],
  ])('%s', (text, expected) => expect(numbersIn(text)).toEqual(expected))
})

describe('sortNumbers', () => {
  const nothing = { quantities: [], places: [], money: null, owned: null }

  it.each([
    ['R$ 50', { ...nothing, money: { cents: 5_000, use: 'budget' } }],
    ['r$50,00', { ...nothing, money: { cents: 5_000, use: 'budget' } }],
    ['50 reais', { ...nothing, money: { cents: 5_000, use: 'budget' } }],
    ['tenho 30 conto', { ...nothing, money: { cents: 3_000, use: 'budget' } }],
    ['cinquenta pila', { ...nothing, money: { cents: 5_000, use: 'budget' } }],
    ['só tenho vintão', { ...nothing, money: { cents: 2_000, use: 'budget' } }],
    ['mil e duzentos reais', { ...nothing, money: { cents: 120_000, use: 'budget' } }],
    ['faz por 30 reais', { ...nothing, money: { cents: 3_000, use: 'price' } }],
    ['500 por 45', { ...nothing, quantities: [500], money: { cents: 4_500, use: 'price' } }],
    ['45,00', { ...nothing, money: { cents: 4_500, use: 'budget' } }],
    ['opção 2', { ...nothing, places: [2] }],
    ['numero 3', { ...nothing, places: [3] }],
    ['em 3 dias', nothing],
    ['24h', nothing],
    ['em 30 minutos', nothing],
    ['100% reais', nothing],
    ['2 perfis', nothing],
    ['3x', nothing],
    ['dia 10', nothing],
    ['tenho 18 anos', nothing],
    ['11999998888', nothing],
    ['-500', nothing],
    ['99,5', nothing],
    ['tenho 200 seguidores quero 500', { ...nothing, quantities: [500], owned: 200 }],
    ['por 500 seguidores', { ...nothing, quantities: [500] }],
  ])('%s', (text, expected) => expect(sorted(text)).toEqual(expected))
})

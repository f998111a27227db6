import { readFirst } from '../../testing.ts'

it.each([
  ['comprei 500 ontem e só chegou 300', 'short', 500],
  ['recebi só 300 dos 500 que paguei', 'short', 500],
  ['comprei 500 seguidores e sumiram 200', 'lost', 500],
  ['os 1000 seguidores que comprei caíram pra 400', 'lost', 1000],
  ['faltam 200 dos 500 que paguei', 'short', 500],
  ['comprei 500, chegaram 300, quero os 200 que faltam', 'short', 500],
])('%s: %s, of %i', (message, state, quantity) => {
  const { past, items } = readFirst(message)
  expect(past).toMatchObject({ state, items: [{ quantity }] })
  expect(items).toEqual([])
})

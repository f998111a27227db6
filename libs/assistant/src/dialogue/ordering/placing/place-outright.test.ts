import { givenTurn } from '../../testing.ts'
import { isOrderedOutright, outrightHindrances } from './place-outright.ts'

const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'

it.each([
  [[], 'oi', '500 seguidores no insta @loja.x, pode gerar o pix'],
  [['something in hand'], '300 curtidas', '500 seguidores no insta @loja.x, pode gerar o pix'],
  [['no one order with its quantity'], 'oi', `${two}, pode gerar o pix`],
  [
    ['a page that is not wanted'],
    'oi',
    'vi no @loja.y, 500 seguidores no insta pra @loja.x, pode gerar o pix',
  ],
  [
    ['a sum, a purchase or a question beside it'],
    'oi',
    '500 seguidores no insta @loja.x por 20 reais, pode gerar o pix',
  ],
])('%j keeps an order from being placed at once', (hindered, before, message) => {
  const turn = givenTurn(before, message)
  const holding = Object.keys(outrightHindrances).filter((name) => outrightHindrances[name]!(turn))
  expect(holding).toEqual(hindered)
  expect(isOrderedOutright(turn)).toBe(holding.length === 0)
})

it('places nothing that the PIX was not asked for', () =>
  expect(isOrderedOutright(givenTurn('oi', '500 seguidores no insta @loja.x'))).toBe(false))

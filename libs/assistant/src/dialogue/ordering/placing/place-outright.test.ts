import { givenTurn } from '../../testing.ts'
import { outrightNeeds } from './place-outright.ts'

const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'

it.each([
  [[], 'oi', '500 seguidores no insta @loja.x, pode gerar o pix'],
  [['command'], 'oi', '500 seguidores no insta @loja.x'],
  [['nothing-before'], '300 curtidas', '500 seguidores no insta @loja.x, pode gerar o pix'],
  [['one-order'], 'oi', `${two}, pode gerar o pix`],
  [['pages-wanted'], 'oi', 'vi no @loja.y, 500 seguidores no insta pra @loja.x, pode gerar o pix'],
  [['nothing-beside'], 'oi', '500 seguidores no insta @loja.x por 20 reais, pode gerar o pix'],
])('%j keeps an order from being placed at once', (unmet, before, message) => {
  const turn = givenTurn(before, message)
  expect(Object.keys(outrightNeeds).filter((name) => !outrightNeeds[name]!(turn))).toEqual(unmet)
})

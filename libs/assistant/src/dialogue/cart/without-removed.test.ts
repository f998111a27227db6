import { eachRow } from '../../test-each-row.ts'
import { cartInShort } from '../../testing.ts'
import { givenTurn } from '../testing.ts'
import { withoutRemoved } from './without-removed.ts'

const insta = 'instagram followers 500 instagram.com/loja.x'
const tiktok = 'tiktok followers 100 tiktok.com/@loja.y'

eachRow([
  ['tira o do tiktok', insta],
  ['tira o primeiro', tiktok],
  ['tira o último', insta],
  ['só o segundo', tiktok],
  ['só o do insta', insta],
  ['tira tudo', ''],
  ['tira o quinto', `${insta} + ${tiktok}`],
])('a message takes out the orders that it names', (message, left) => {
  const { dialogue, reading } = givenTurn('500 seguidores no insta @loja.x e 100 no tiktok @loja.y', message)
  expect(cartInShort(withoutRemoved(dialogue.cart, reading))).toBe(left)
})

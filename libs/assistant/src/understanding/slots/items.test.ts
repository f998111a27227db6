import { readUtterance } from '../read-utterance.ts'
import type { Item } from '../reading.ts'

const told = ({ quantity, serviceType, platform, choice, target }: Item) =>
  [quantity, serviceType, platform, choice?.by, target === null ? null : `@${target}`]
    .filter((it) => it !== null && it !== undefined)
    .join(' ')

/** The items that the cuts between the facts of a message leave, each with the place of its page. */
it.each([
  ['500 seguidores no insta @loja.x', ['500 followers instagram @0']],
  ['500 no insta. @loja.x', ['500 instagram @0']],
  ['500 seguidores. quero no insta', ['500 followers instagram']],
  ['meu insta é @a.x. 500 seguidores no insta', ['500 followers instagram @0']],
  ['500 seguidores no insta e 300 curtidas no tiktok', ['500 followers instagram', '300 likes tiktok']],
  ['300 curtidas @a.x e 500 seguidores @b.x', ['300 likes @0', '500 followers @1']],
  ['500 seguidores, 500 mesmo', ['500 followers']],
  ['500 inscritos seguidores no youtube', ['500 subscribers youtube']],
  [
    '500 seguidores @loja.x e 300 curtidas https://www.instagram.com/p/CxYz123abcd/',
    ['500 followers @0', '300 likes instagram @1'],
  ],
  ['o pacote pro de seguidores pro @loja.x', ['followers name @0']],
])('%j holds %j', (message, items) => {
  expect(readUtterance(message, { expecting: 'nothing', shownRows: 0 }).items.map(told)).toEqual(items)
})

import { fitted } from '../fitted.ts'
import { readUtterance } from '../read-utterance.ts'
import type { Item } from '../reading.ts'

const told = ({ quantity, serviceType, platform, choice, target }: Item) =>
  [quantity, serviceType, platform, choice?.by, target === null ? null : `@${target}`]
    .filter((it) => it !== null && it !== undefined)
    .join(' ')
const itemsIn = (message: string) =>
  readUtterance(message, { expecting: 'nothing', shownRows: 0 }).items.map(told)

/** The items that the cuts between the facts of a message leave, each with the place of its page. */
it.each<[string, string, string[]]>([
  ['facts of one order', '500 seguidores no insta @loja.x', ['500 followers instagram @0']],
  ['a package', 'o pacote pro de seguidores pro @loja.x', ['followers name @0']],
  ['sentences that complete each other', '500 no insta. @loja.x', ['500 instagram @0']],
  ['two quantities', '500 @a.x 300 @b.x', ['500 @0', '300 @1']],
  ['two pages', '@a.x @b.x 500', ['@0', '500 @1']],
  ['a page of another platform', '500 no tiktok instagram.com/loja.x', ['500 tiktok', 'instagram @0']],
  [
    'a page of another kind, beside one of its kind',
    '300 curtidas instagram.com/p/CxYz123abcd 500 seguidores instagram.com/loja.x',
    ['300 likes instagram @0', '500 followers instagram @1'],
  ],
  [
    'a page of another kind, and no other',
    '500 seguidores instagram.com/p/CxYz123abcd',
    ['500 followers instagram @0'],
  ],
  ['one service by two names', '500 inscritos seguidores no youtube', ['500 subscribers youtube']],
  ['a service as its platform calls it', '500 seguidores no youtube', ['500 subscribers youtube']],
  ['a quantity that is listed again', '500 e 500', ['500', '500']],
  ['one that is said again', '500 seguidores, 500 mesmo', ['500 followers']],
  ['one that is said again with its goods', 'cem, cem inscritos', ['100 subscribers']],
  [
    'a page told by the label of its platform',
    'o insta é @a.x e o tiktok é @b.x quero 500 no insta e 100 no tiktok',
    ['500 instagram @0', '100 tiktok @1'],
  ],
  [
    'goods for a page that is told before another',
    'meu insta é @a.x e meu tiktok é @b.x. 300 no tiktok. 500 no insta',
    ['500 instagram @0', '300 tiktok @1'],
  ],
  [
    'goods for the page that can receive them',
    'instagram.com/loja.x, tiktok.com/@b.x, instagram.com/p/CxYz123abcd. no tiktok 500 seguidores, curtidas no insta',
    ['instagram @0', '500 followers tiktok @1', 'likes instagram @2'],
  ],
  [
    'as much again of the same',
    '500 no insta e 300 no tiktok, 500 no insta',
    ['500 instagram', '300 tiktok', '500 instagram'],
  ],
])('%s: %s', (_what, message, items) => expect(itemsIn(message)).toEqual(items))

const costs: Record<keyof typeof fitted.items, { message: string; cost: number }> = {
  item: { message: 'lá eram 80 reais em 500 seguidores do insta. quero os 500 no @loja.x', cost: 0 },
  fullStop: { message: 'lá eram 80 reais em 500 seguidores do insta. quero os 500 no @loja.x', cost: 5 },
  hardCut: { message: 'no insta 500 seguidores, no tiktok 100 seguidores', cost: 0 },
  softCut: { message: 'o insta é @a.x e o tiktok é @b.x quero 500 no insta e 100 no tiktok', cost: 2 },
  repeat: { message: '500 @mel.um 500 @mel.dois', cost: 0 },
}

it.each(Object.entries(costs))(
  'at another cost of %s an order is cut elsewhere',
  (name, { message, cost }) => {
    const { items }: { items: Record<string, number> } = fitted
    const [before, fittedCost] = [itemsIn(message), items[name]!]
    items[name] = cost
    const otherwise = itemsIn(message)
    items[name] = fittedCost
    expect(otherwise).not.toEqual(before)
  },
)

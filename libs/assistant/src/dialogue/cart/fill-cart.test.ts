import { outcome } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'
import { emptyReading } from '../../understanding/reading.ts'
import { emptyDraft } from './draft.ts'
import { fillCart } from './fill-cart.ts'

const insta = (quantity: number, price: string, page = 'loja.x') =>
  `instagram followers ${quantity} instagram.com/${page} R$ ${price}`
const tiktok = (quantity: number, price: string, page = 'loja.x') =>
  `tiktok followers ${quantity} tiktok.com/@${page} R$ ${price}`

describe('an order told once more', () => {
  const one = `recap ${insta(500, '45,00')}`
  eachRow([
    [['500 seguidores insta @loja.x', 'é 500 seguidores no instagram @loja.x'], one],
    [['500 seguidores insta @loja.x', 'depois eu volto', '500 seguidores instagram.com/loja.x'], one],
    [
      ['500 seguidores insta @loja.x', 'quero 500 no insta e 100 no tiktok'],
      `${one} + ${tiktok(100, '12,00')}`,
    ],
    [['500 seguidores insta @loja.x, 500 seguidores insta @loja.x'], one],
    [['500 seguidores insta @loja.x', 'é @loja.x lá também'], one],
    [['500 seguidores insta @loja.x', 'tb é @loja.x'], one],
    [
      ['500 seguidores insta @loja.x', 'mais 500 seguidores no insta @loja.y'],
      `${one} + ${insta(500, '45,00', 'loja.y')}`,
    ],
  ] as const)('is the same order', (said, expected) => expect(outcome([...said])).toBe(expected))
})

it('two services of one page in one quantity are two orders', () => {
  const canonicalUrl = 'https://www.tiktok.com/@loja.x/video/7234567890123456789'
  const link = { platform: 'tiktok', kind: 'video', canonicalUrl } as const
  const order = { ...emptyDraft, platform: 'tiktok', quantity: 500, link } as const
  const both = [
    { ...order, serviceType: 'likes' },
    { ...order, serviceType: 'views' },
  ] as const
  expect(fillCart([], emptyReading, both)).toMatchObject(both)
})

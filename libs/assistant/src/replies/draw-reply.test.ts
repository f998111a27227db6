import { seedBook } from '@smm/pricing/seed-book'
import { drawReply } from './draw-reply.ts'
import { textOf } from './paragraph.ts'
import { type Part, say } from './say.ts'

const product = { platform: 'instagram', serviceType: 'followers' } as const
const orders = [{ ...product, quantity: 500, link: 'https://www.instagram.com/loja.x/', quotedCents: 4_500 }]
const packages = say('packages', { product, link: null, lines: '' })
const askQuantity = say('ask-quantity', { product, minimum: 100, maximum: 5_000, hasPage: false })
const shop = { offers: [], priceBook: seedBook }

/** The types of what is drawn; texts as they stand. */
const drawn = (parts: Part[], open: { offerId?: string; isOpen?: boolean }) =>
  drawReply({
    written: parts.map((part) => ({ part, words: part.wordings[0]! })),
    ...{ shop, isOnePix: false },
    offerId: open.offerId,
    openRecap: open.isOpen ? { id: '1', orders } : null,
  })?.map((it) => (it.type === 'text' ? it.text : it.type))

it.each<[string, Part[], { offerId?: string; isOpen?: boolean }, string[] | undefined]>([
  ['text is not drawn', [say('fine')], {}, undefined],
  ['packages that cannot be tapped are text', [packages, askQuantity], {}, undefined],
  [
    'packages are rows between their question and the page that is missing',
    [packages, askQuantity],
    { offerId: '1' },
    [
      'Quantos seguidores no Instagram você quer?',
      'packages',
      'Me envie também o link do seu perfil (ou o @).',
    ],
  ],
  [
    'a recap takes the place of its lines and of its question',
    [say('recap', { orders, isAgain: false, isOnePix: false }), say('ask-yes', { pixCount: 1 })],
    { isOpen: true },
    ['Confira o pedido:', 'recap'],
  ],
  [
    'a recap that waits is drawn below another answer',
    [say('laugh'), say('still-in-cart', { orders })],
    { isOpen: true },
    [textOf(say('laugh').wordings[0]!), 'recap'],
  ],
  [
    'a recap that is kept stands under one line',
    [say('kept-quietly', { orders })],
    { isOpen: true },
    ['O pedido continua anotado:', 'recap'],
  ],
])('%s', (_, parts, open, expected) => expect(drawn(parts, open)).toEqual(expected))

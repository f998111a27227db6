import type { QuotedOrder } from '../../recap-total.ts'
import { recapTexts } from './recap-texts.ts'

const one: QuotedOrder = {
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/loja.x/',
  quotedCents: 4_000,
  discountCents: 500,
}
const other: QuotedOrder = {
  ...one,
  platform: 'tiktok',
  link: 'https://www.tiktok.com/@loja.y',
  quotedCents: 1_000,
  discountCents: 0,
}
const plain = (text: string | readonly string[]) => [text].flat()[0]!.replaceAll('\u00a0', ' ')
const recap = (orders: QuotedOrder[], rest = {}) =>
  plain(recapTexts.recap({ orders, isAgain: false, isOnePix: false, ...rest }))

it('shows an order with its page, its price and its discount', () =>
  expect(recap([one], { coupon: 'VERAO10' }).split('\n')).toEqual([
    'Confira o pedido:',
    '• 500 seguidores no Instagram',
    '• Perfil: instagram.com/loja.x',
    '• Preço: R$ 45,00',
    '• Cupom VERAO10: − R$ 5,00',
    '• Total: R$ 40,00',
  ]))

it('numbers several orders, and says how they are paid', () => {
  expect(recap([one, other])).toMatch(
    /^Confira os 2 pedidos:\n1\. .+\n2\. .+\nTotal: R\$ 50,00\. Cada pedido/,
  )
  expect(recap([one, other], { isOnePix: true })).toContain('Um único PIX paga tudo.')
})

it('says of one order how another joins it, where one PIX pays both', () => {
  expect(recap([one], { isOnePix: true })).toContain('cole o próximo link')
  expect(recap([one], { isOnePix: true, isAgain: true })).not.toContain('cole o próximo link')
})

it('goes on without an order that is not to be had, at the new price of another', () => {
  const refused = (code: 'PRICE_CHANGED' | 'SERVICE_UNAVAILABLE', isAlone: boolean) =>
    recapTexts['order-refused']({ order: one, code, isAlone })
  expect(refused('SERVICE_UNAVAILABLE', false)).toMatch(
    /^Não gerei o PIX de 500 .+: esse serviço saiu do ar agora há pouco\. .+ de nenhum dos pedidos\. Sem esse pedido:$/,
  )
  expect(refused('PRICE_CHANGED', true)).toMatch(/^O preço de .+ Nada foi cobrado\.$/)
})

import { outcome } from '../../../testing.ts'
import { eachRow } from '../../../test-each-row.ts'

const insta = (quantity: number, price: string, page = 'loja.x') =>
  `instagram followers ${quantity} instagram.com/${page} R$ ${price}`
const tiktok = (quantity: number, price: string, page = 'loja.x') =>
  `tiktok followers ${quantity} tiktok.com/@${page} R$ ${price}`

const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.x'
const swapped = `recap ${insta(100, '15,00')} + ${tiktok(500, '45,00')}`

describe('two orders told the wrong way round', () => {
  eachRow(['tá invertido', 'inverte as quantidades', 'tá trocado, o do tiktok é 500', 'é o contrário'])(
    'have each the quantity of the other',
    (said) => expect(outcome([two, said])).toBe(swapped),
  )

  it('have each the page of the other, where pages are named', () =>
    expect(outcome(['500 no insta @loja.a e 100 no insta @loja.b', 'os perfis estão trocados'])).toBe(
      `recap ${insta(500, '45,00', 'loja.b')} + ${insta(100, '15,00', 'loja.a')}`,
    ))
  it('have each the page of the other, where the quantities are equal', () =>
    expect(outcome(['100 seguidores no insta @loja.a e 100 no tiktok @loja.b', 'inverti'])).toBe(
      `recap ${insta(100, '15,00', 'loja.b')} + ${tiktok(100, '12,00', 'loja.a')}`,
    ))
  it('have each the page of the other, where one product is ordered twice alike', () =>
    expect(outcome(['500 seguidores no insta @loja.x e 500 no @loja.y', 'inverteu os perfis'])).toBe(
      `recap ${insta(500, '45,00', 'loja.y')} + ${insta(500, '45,00')}`,
    ))
})

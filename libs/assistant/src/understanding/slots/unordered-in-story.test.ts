import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'

const insta = (quantity: number, price: string, page: string) =>
  `instagram followers ${quantity} instagram.com/${page} R$ ${price}`
const tiktok = (quantity: number, price: string, page: string) =>
  `tiktok followers ${quantity} tiktok.com/@${page} R$ ${price}`

describe('each number of a message goes to a page, and each page has one', () => {
  eachRow([
    [
      ['insta e tiktok, 100 seguidores cada', '@ana.arte nos 2'],
      `${insta(100, '15,00', 'ana.arte')} + ${tiktok(100, '12,00', 'ana.arte')}`,
    ],
    [
      [
        'quero dividir com minha sócia: pra mim 500 seguidores no instagram @ana.arte e pra ela também 500 seguidores, instagram @bia.arte',
      ],
      `${insta(500, '45,00', 'ana.arte')} + ${insta(500, '45,00', 'bia.arte')}`,
    ],
    [
      [
        'meu insta @ana.arte quer 1500 seguidores. a minha esposa entrou agora no tiktok, @bia.arte, e pra ela 100 já tá bom',
      ],
      `${insta(1500, '120,00', 'ana.arte')} + ${tiktok(100, '12,00', 'bia.arte')}`,
    ],
    [
      [
        'minha antiga conta no tiktok, @ana.velha, foi encerrada após perder 3.000 seguidores. abri outra, @ana.nova, e é nela que preciso de 2.500 seguidores',
      ],
      tiktok(2500, '180,00', 'ana.nova'),
    ],
  ])('row by row', (said, expected) => expect(outcome(said)).toBe(`recap ${expected}`))
})

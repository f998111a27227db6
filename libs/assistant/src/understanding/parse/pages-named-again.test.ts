import { eachRow } from '../../test-each-row.ts'
import { goodsNamed } from '../reading.ts'
import { readUtterance } from '../read-utterance.ts'

const quantitiesIn = (message: string) =>
  goodsNamed(readUtterance(message, { expecting: 'nothing', shownRows: 0 })).map(({ target, quantity }) => [
    target,
    quantity,
  ])
const posts = 'instagram.com/p/CxYzAbC1234 e instagram.com/p/DgHjKlQwErT'

describe('a page that is named again receives what is said of it', () => {
  eachRow([
    [
      `curtidas em ${posts}. a última 500, a primeira 300`,
      [
        [0, 300],
        [1, 500],
      ],
    ],
    [
      `${posts}\na de cima 300 curtidas, a outra 500`,
      [
        [0, 300],
        [1, 500],
      ],
    ],
    [
      `instagram.com/p/CxYzAbC1234 e @bolos.da.cris. o perfil 500, o post 300`,
      [
        [0, 300],
        [1, 500],
      ],
    ],
    [
      'insta @escola.natal e @escola.recife. 500 pra de recife, a de natal 100',
      [
        [0, 100],
        [1, 500],
      ],
    ],
    [
      'o dela é insta @lu.doces e o meu é @lu.fit. o meu 500, o dela 100',
      [
        [0, 100],
        [1, 500],
      ],
    ],
    [
      'a banda é tiktok @os.pampas, a loja é insta @selaria. na loja 100, na banda 500',
      [
        [0, 500],
        [1, 100],
      ],
    ],
    [
      'o meu insta é @lu.fit e o da minha irmã é @lu.doces. 500 seguidores no meu e 100 no dela',
      [
        [0, 500],
        [1, 100],
      ],
    ],
    [
      'o meu insta é @lu.fit, o dela é @lu.doces, 100 no dela e 500 no meu',
      [
        [0, 500],
        [1, 100],
      ],
    ],
    [
      'a do centro é @capas.x e a do norte é @capas.zn, 1500 no insta do centro e 500 no insta da zona norte',
      [
        [0, 1500],
        [1, 500],
      ],
    ],
  ])('row by row', (message, expected) => expect(quantitiesIn(message)).toEqual(expected))

  it('and a single page is never another', () =>
    expect(quantitiesIn('insta @loja.x, o primeiro pedido de 500 seguidores')).toEqual([[0, 500]]))
})

import { eachRow } from './test-each-row.ts'
import { talk } from './testing.ts'

const both = '500 seguidores no instagram.com/loja.x e 100 seguidores no instagram.com/loja.y'
const denied = 'Num PIX só não consigo: cada pedido tem o seu.'

describe('one PIX for several orders', () => {
  eachRow([
    [`${both}, dá pra pagar num pix só?`],
    [`${both}. Um pix só, se possível.`],
    [`Peço, na mesma cobrança, ${both}`],
    [both, 'isso, os dois, tudo num pix só se der'],
  ])('is denied before the orders go on', (...messages) => expect(talk(messages).last).toContain(denied))

  it('is no question where there is one order', () =>
    expect(talk(['500 seguidores no instagram.com/loja.x', 'sim, num pix só']).last).not.toContain(denied))
})

import { givenOrder, outcome, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

describe('whoever has paid and asks when it comes', () => {
  eachRow([
    ['acabei de pagar um pedido de curtidas, em quanto tempo começa a cair?', 'entre 5 e 15 minutos'],
    ['paguei ontem 500 inscritos, até quando chegam todos?', 'ao longo de 24 a 72 horas'],
    ['comprei 1000 views hoje de manhã, quando termina de entregar?', 'ao longo de 12 a 48 horas'],
    ['Efetuei o pagamento de 1.500 seguidores no TikTok. Qual é o prazo de entrega?', 'de 1 a 5 dias'],
    ['o pagamento foi hoje cedo, os inscritos já deviam ter começado?', 'entre 1 e 2 horas'],
  ])('is told the term and how to have it looked after, and nothing is sold', (message, term) => {
    const { last, intents } = talk(message)
    expect(last).toContain(term)
    expect(last).toContain('o número do pedido')
    expect(last).not.toMatch(/R\$|[Qq]uando quiser pedir/)
    expect(intents).toEqual([])
  })

  it('may tell what was bought, and then its page', () => {
    const told = ['paguei agora, em quanto tempo começa?', 'é 500 seguidores no tiktok']
    expect(talk(told).last).toContain('Os seguidores no TikTok começam a chegar')
    expect(outcome([...told, 'tiktok.com/@loja.x'])).toBe('ticket tiktok.com/@loja.x')
    expect(outcome([...told, 'quero mais 100 no tiktok @loja.y'])).toMatch(/^recap tiktok followers 100/)
  })

  eachRow([
    ['paguei agora, em quanto tempo começa a chegar?', 'entre 15 e 30 minutos'],
    ['paguei agora o pedido 1a2b3c4d, como eu acompanho?', 'Acompanhar pedido'],
  ])('of an order of this conversation too, behind how it stands', (message, answer) => {
    const { last } = talk(message, { orders: [givenOrder()] })
    expect(last).toContain('pedido 1a2b3c4d')
    expect(last).toContain(answer)
  })
})

eachRow(['comprei os seguidores faz 10 minutos e nada ainda', 'fiz o pix há 5 minutos e não começou'])(
  'while nothing is late, a nod waits and opens no ticket: %s',
  (message) => {
    expect(talk([message, 'tá bom, espero']).intents).toEqual([])
    expect(talk([message, 'beleza']).last).not.toContain('link')
    expect(outcome([message, 'abre um chamado', 'instagram.com/loja.x'])).toBe('ticket instagram.com/loja.x')
  },
)

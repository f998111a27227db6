import { givenOrder, now, outcome, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

const paidAt = '2026-03-02T14:50:00Z'
const onInstagram = givenOrder({ status: 'processing', paidAt, remains: 125 })
const onTiktok = givenOrder({
  orderId: '2b3c4d5e-0000-4000-8000-000000000003',
  platform: 'tiktok',
  link: 'https://www.tiktok.com/@loja.x',
  status: 'processing',
  paidAt,
})
const orders = [onInstagram, onTiktok]
const delivered = givenOrder({ status: 'completed', paidAt: '2026-02-20T14:50:00Z' })

describe('an order under way, within the published times', () => {
  eachRow(['cadê meus seguidores?? paguei e nada', 'paguei e até agora não chegou nada'])(
    'is told how it stands before a ticket is opened',
    (message) => {
      const { last, intents } = talk(message, { orders: [onInstagram] })
      expect(intents).toEqual([])
      expect(last).toContain('1a2b3c4d')
      expect(last).toMatch(/Ainda está (dentro do prazo|no tempo normal)/)
    },
  )

  it('gets its ticket when the visitor insists', () => {
    const insisting = ['paguei e nada', 'quero abrir um chamado']
    expect(outcome(insisting, { orders: [onInstagram] })).toBe('ticket instagram.com/loja.x')
  })

  it('long past its time is a ticket at once', () => {
    const late = givenOrder({ status: 'processing', paidAt: '2026-02-01T14:50:00Z' })
    expect(outcome('paguei e não chegou nada', { orders: [late] })).toBe('ticket instagram.com/loja.x')
  })

  eachRow(['quando chega o do tiktok?', 'qual o status do meu pedido do tiktok?'])(
    'is the one whose platform is named',
    (message) => {
      const { last } = talk(message, { orders })
      expect(last).toContain('2b3c4d5e')
      expect(last).not.toContain('1a2b3c4d')
    },
  )

  it('is told when the other one is asked about', () =>
    expect(talk('e o outro pedido, como tá?', { orders }).last).toContain('2b3c4d5e'))

  eachRow(['e o do tiktok?', 'os do tiktok não chegaram', 'o do insta já foi, mas o do tiktok nada'])(
    'is told by its platform, beside one that was delivered',
    (message) => {
      const { last, intents } = talk(message, { orders: [delivered, onTiktok] })
      expect(intents).toEqual([])
      expect(last).toContain('2b3c4d5e')
    },
  )

  it('of which followers fell is a ticket, and no refill of another one', () =>
    expect(outcome('os do tiktok caíram', { orders: [delivered, onTiktok] })).toBe(
      'ticket tiktok.com/@loja.x',
    ))

  it('for another page may be cancelled; a page that the shop mistook is a complaint', () => {
    expect(talk('errei o perfil, era @loja.y', { orders: [onInstagram] }).last).toContain('do jeito certo')
    expect(outcome('vocês mandaram pro perfil errado', { orders: [onInstagram] })).toBe('ticket offered?')
  })

  it('answers when it arrives, instead of the times of all services', () =>
    expect(talk('já chegou tudo?', { orders }).last).toMatch(/1a2b3c4d[^]*2b3c4d5e|2b3c4d5e[^]*1a2b3c4d/))
})

it('an order delivered in part is told, with what goes back, before a ticket is opened', () => {
  const partial = givenOrder({ status: 'partial', paidAt, remains: 200, refundNotedCents: 1_800 })
  const { last, intents } = talk('só veio metade, e o resto?', { orders: [partial] })
  expect(intents).toEqual([])
  expect(last).toContain('R$ 18,00')
})

eachRow(['chegou tudo certinho, amei', 'valeu, deu tudo certo'])(
  'a delivery that went well is thanked for',
  (message) => {
    const { last, intents } = talk(message, { orders: [delivered] })
    expect(intents).toEqual([])
    expect(last).toMatch(/Que bom|Fico feliz/)
  },
)

describe('the same again', () => {
  eachRow([
    'quero repetir o mesmo',
    'repete a dose',
    'manda o mesmo de novo',
    'quero fazer de novo aquele pedido',
  ])('is the recap of the order placed last', (message) =>
    expect(outcome(message, { orders: [delivered] })).toBe(
      'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
    ),
  )
  it('is of the order whose platform is named', () =>
    expect(
      outcome('repete o do tiktok', { orders: [{ ...delivered, createdAt: now.toISOString() }, onTiktok] }),
    ).toBe('recap tiktok followers 500 tiktok.com/@loja.x R$ 45,00'))
})

it('a payment told is of all orders under one PIX', () => {
  const unpaid = orders.map((it) => ({ ...it, status: 'pending' as const, paidAt: null, cartId: 'one' }))
  expect(talk('já paguei', { orders: unpaid }).last).toMatch(/1a2b3c4d[^]*2b3c4d5e|2b3c4d5e[^]*1a2b3c4d/)
})

it('a question about a refund that is on its way tells of it', () => {
  const cancelled = givenOrder({ status: 'cancelled', refundNotedCents: 625 })
  expect(talk('como vou receber o reembolso?', { orders: [cancelled] }).last).toContain('6,25')
})

it('answers a question about the guarantee beside a complaint', () => {
  const said = 'comprei seguidores aqui em janeiro e caiu bastante, a garantia ainda vale?'
  expect(talk(said).last).toMatch(/30 dias[^]*me envie o link/)
  expect(outcome(said)).toBe('ticket link?')
  expect(talk('comprei seguidores aqui em janeiro e caiu bastante').last).not.toContain('30 dias')
})

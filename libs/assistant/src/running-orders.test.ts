import { givenOrder, outcome, talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

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
    'is the one whose network is named',
    (message) => {
      const { last } = talk(message, { orders })
      expect(last).toContain('2b3c4d5e')
      expect(last).not.toContain('1a2b3c4d')
    },
  )

  it('is told when the other one is asked about', () =>
    expect(talk('e o outro pedido, como tá?', { orders }).last).toContain('2b3c4d5e'))

  it('answers when it arrives, instead of the times of all services', () =>
    expect(talk('já chegou tudo?', { orders }).last).toMatch(/1a2b3c4d[^]*2b3c4d5e|2b3c4d5e[^]*1a2b3c4d/))
})

it('a payment told is of all orders under one PIX', () => {
  const unpaid = orders.map((it) => ({ ...it, status: 'pending' as const, paidAt: null, cartId: 'one' }))
  expect(talk('já paguei', { orders: unpaid }).last).toMatch(/1a2b3c4d[^]*2b3c4d5e|2b3c4d5e[^]*1a2b3c4d/)
})

it('a question about a refund that is on its way tells of it', () => {
  const cancelled = givenOrder({ status: 'cancelled', refundNotedCents: 625 })
  expect(talk('como vou receber o reembolso?', { orders: [cancelled] }).last).toContain('6,25')
})

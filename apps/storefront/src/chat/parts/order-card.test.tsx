/** @jest-environment jsdom */
import type { OrderView } from '@smm/contracts/orders/order-view'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderChat } from '../order-chat.tsx'
import { givenTab } from '../testing.ts'

const minute = 60_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const id = '1a2b3c4d-0000-4000-8000-000000000001'
const paid: OrderView = {
  id,
  version: 2,
  platform: 'instagram',
  serviceType: 'followers',
  title: '500 seguidores no Instagram',
  target: '@padaria.estrela',
  quantity: 500,
  amount: 45,
  state: 'paid',
  steps: [
    { state: 'awaiting-payment', at: at(-minute) },
    { state: 'paid', at: at(0) },
    { state: 'delivered' },
  ],
  sendsAt: at(minute),
  forecast: {
    startsBy: at(30 * minute),
    deliveredFrom: at(1440 * minute),
    deliveredBy: at(7 * 1440 * minute),
  },
  actions: [{ name: 'cancel', until: at(30 * minute) }, { name: 'receipt' }],
}
const running: OrderView = { ...paid, version: 3, state: 'in-progress', delivered: 250 }
const delivered: OrderView = {
  ...paid,
  version: 4,
  state: 'delivered',
  delivered: 500,
  guaranteeUntil: '2026-12-23T15:00:00.000Z',
  actions: [{ name: 'refill' }, { name: 'order-again' }, { name: 'receipt' }],
}
const pixPayment = { orderId: id, amount: 45, dueDate: at(minute), qrCodeImageUrl: '', pixCode: '00020126' }

function givenChat() {
  const tab = givenTab()
  render(<OrderChat chat={tab.chat} />)
  act(() => tab.connect())
  let count = 0
  const receive = (frame: object) =>
    act(() => {
      count += 1
      tab.socket().say({ id: `house-${count}`, timestamp: 1_700_000_000_000 + count * 10_000, ...frame })
    })
  return {
    ...tab,
    pix: (...orderIds: string[]) => {
      const orders = orderIds.map((orderId) => ({ orderId, amount: 45, description: 'Um pedido' }))
      const [orderId = id] = orderIds
      receive({ type: 'pix_payment', content: 'Pague', pixPayment: { ...pixPayment, orderId, orders } })
    },
    say: (content: string) => receive({ type: 'chat_response', content }),
    news: (content: string, order: OrderView) =>
      receive({ type: 'chat_response', content, parts: [{ type: 'order', order, isNews: true }] }),
    bring: (order: OrderView) =>
      receive({ type: 'chat_response', content: 'Pedido', parts: [{ type: 'order', order }] }),
  }
}
const cards = () => screen.queryAllByRole('region', { name: /500 seguidores no Instagram/ })
const card = () => screen.getByRole('region', { name: /500 seguidores no Instagram/ })

describe('the card of an order', () => {
  it('is one and changes in place, from paid to delivered', () => {
    const { news } = givenChat()
    news('Pagamento confirmado', paid)
    expect(card()).toHaveAccessibleName('500 seguidores no Instagram: Pago')
    expect(within(card()).getByText(/^Sai para a entrega às \d\d:\d\d/)).toBeVisible()
    news('entrega em andamento', running)
    expect(card()).toHaveAccessibleName('500 seguidores no Instagram: Em andamento')
    expect(within(card()).getByText('250 de 500 entregues.')).toBeVisible()
    news('Concluído', delivered)
    expect(cards()).toHaveLength(1)
    expect(within(card()).getByText('Pedido concluído: 500 de 500 entregues.')).toBeVisible()
    expect(within(card()).getByText('Garantia de reposição até 23 de dezembro.')).toBeVisible()
    expect(screen.queryByText('Concluído')).toBeNull()
  })

  it('stays where it is while others talk below it: the news are a line of text there', () => {
    const { news, say } = givenChat()
    news('Pagamento confirmado', paid)
    say('Posso ajudar?')
    news('Novidade: entregue', delivered)
    expect(card()).toHaveAccessibleName(/Entregue/)
    expect(screen.getByText('Novidade: entregue')).toBeVisible()
    expect(card().compareDocumentPosition(screen.getByText('Posso ajudar?'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('tells a delivery that goes on once below other talk, and its end in the place of that line', () => {
    const { news, say } = givenChat()
    news('Pagamento confirmado', paid)
    say('Posso ajudar?')
    news('Novidade: faltam 375', { ...running, delivered: 125 })
    news('Novidade: faltam 250', running)
    expect(within(card()).getByText('250 de 500 entregues.')).toBeVisible()
    expect(screen.getByText('Novidade: faltam 375')).toBeVisible()
    expect(screen.queryByText('Novidade: faltam 250')).toBeNull()
    news('Novidade: entregue', delivered)
    expect(screen.getByText('Novidade: entregue')).toBeVisible()
    expect(screen.queryByText('Novidade: faltam 375')).toBeNull()
  })

  it('moves to where it is brought again', () => {
    const { news, say, bring } = givenChat()
    news('Pagamento confirmado', paid)
    say('Aqui está:')
    bring(running)
    expect(cards()).toHaveLength(1)
    expect(card().compareDocumentPosition(screen.getByText('Aqui está:'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
  })

  it('waits in the queue once its time to be cancelled is over', () => {
    const { news } = givenChat()
    news('Pagamento confirmado', { ...paid, sendsAt: at(-1) })
    expect(card()).toHaveAccessibleName(/Na fila/)
  })

  it('cancels after a second word, and says that it is being done', async () => {
    const { news, socket } = givenChat()
    news('Pagamento confirmado', paid)
    await userEvent.click(within(card()).getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Manter o pedido' }))
    expect(within(card()).getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.click(within(card()).getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sim, cancelar' }))
    expect(socket().sent.at(-1)).toMatchObject({
      content: 'Cancelar o pedido 1a2b3c4d',
      action: { type: 'cancel-order', orderId: id },
    })
    expect(screen.getByRole('button', { name: 'Cancelando…' })).toBeDisabled()
  })

  it('says what a cancellation gives back, and shows the question whole', async () => {
    const shown: Array<[string | null, unknown]> = []
    Element.prototype.scrollIntoView = function (options) {
      shown.push([this.getAttribute('aria-label'), options])
    }
    const { news } = givenChat()
    news('Pagamento confirmado', paid)
    await userEvent.click(within(card()).getByRole('button', { name: 'Cancelar' }))
    const text = 'Cancelar este pedido? Vamos devolver R$ 45,00.'
    expect(screen.getByRole('group', { name: text })).toHaveTextContent(text)
    expect(shown).toEqual([[text, { block: 'nearest', behavior: 'instant' }]])
    news('Esperando', { ...paid, version: 3, state: 'awaiting-payment' })
    expect(screen.getByRole('group', { name: 'Cancelar este pedido?' })).toBeVisible()
  })

  it('offers what is possible now', async () => {
    const { news, socket } = givenChat()
    news('Pagamento confirmado', {
      ...paid,
      actions: [{ name: 'cancel', until: at(-1) }, { name: 'receipt' }],
    })
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
    news('Concluído', delivered)
    await userEvent.click(screen.getByRole('button', { name: 'Pedir reposição' }))
    expect(socket().sent.at(-1)).toMatchObject({ action: { type: 'refill-order', orderId: id } })
  })
})

describe('the PIX of an order', () => {
  it('is one line once it is paid, without a code', () => {
    const { pix, news } = givenChat()
    pix()
    expect(screen.getByText('Pendente')).toBeVisible()
    news('Pagamento confirmado', paid)
    expect(screen.queryByText('Pendente')).toBeNull()
    expect(screen.queryByText('00020126')).toBeNull()
    expect(screen.getByText('PIX de R$ 45,00').parentElement).toHaveTextContent('Pago')
  })

  it('says that it has expired', () => {
    const { pix, news } = givenChat()
    pix()
    news('O PIX venceu', { ...paid, state: 'expired', steps: [{ state: 'awaiting-payment' }], actions: [] })
    expect(screen.getByText('PIX de R$ 45,00').parentElement).toHaveTextContent('Vencido: não pague')
  })

  it('is not to be paid again while odd money is reviewed', () => {
    const { pix, news } = givenChat()
    pix()
    const notice = 'Recebemos seu dinheiro: não pague de novo.'
    news('Recebemos o pagamento, mas …', { ...paid, state: 'awaiting-payment', notice, actions: [] })
    expect(card()).toHaveAccessibleName('500 seguidores no Instagram: Pagamento em conferência')
    expect(screen.queryByRole('button', { name: 'Copiar código PIX' })).toBeNull()
    expect(screen.getByText('PIX de R$ 45,00').parentElement).toHaveTextContent('Em conferência: não pague')
  })

  it('of several orders gives way to another one when an order leaves it', () => {
    const { pix, news } = givenChat()
    pix(id, 'other')
    expect(screen.getByText('Pendente')).toBeVisible()
    news('Cancelado', { ...paid, state: 'cancelled', steps: [{ state: 'awaiting-payment' }], actions: [] })
    expect(screen.getByText('PIX de R$ 45,00').parentElement).toHaveTextContent('Cancelado: não pague')
    pix('other')
    expect(screen.getAllByText('Pendente')).toHaveLength(1)
    expect(screen.getByText('PIX de R$ 45,00').parentElement).toHaveTextContent('Logo abaixo')
    news('Pagamento confirmado', { ...paid, id: 'other' })
    expect(screen.queryByText('Pendente')).toBeNull()
  })

  it('is shown once, where it was asked for last', () => {
    const { pix, say } = givenChat()
    pix()
    say('Aqui está de novo')
    pix()
    expect(screen.getAllByText('Pendente')).toHaveLength(1)
    expect(screen.getByText('PIX de R$ 45,00').parentElement).toHaveTextContent('Logo abaixo')
  })
})

describe('a withdrawal from an order', () => {
  const lastDay = at(24 * 60 * minute)
  const withdrawable = { ...delivered, moreActions: [{ name: 'withdraw' as const, until: lastDay }] }

  it('is asked back once, and then sent', async () => {
    const { news, socket } = givenChat()
    news('Concluído', withdrawable)
    await userEvent.click(within(card()).getByRole('button', { name: 'Desistir da compra' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sim, desistir' }))
    expect(socket().sent.at(-1)).toMatchObject({
      content: 'Desistir da compra do pedido 1a2b3c4d',
      action: { type: 'withdraw-order', orderId: id },
    })
    expect(screen.getByRole('button', { name: 'Registrando…' })).toBeDisabled()
  })

  it('is not offered beside a cancellation, nor after its last day', () => {
    const { news } = givenChat()
    news('Pagamento confirmado', { ...paid, moreActions: withdrawable.moreActions })
    expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull()
    news('Concluído', { ...delivered, moreActions: [{ name: 'withdraw', until: at(-minute) }] })
    expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull()
  })
})

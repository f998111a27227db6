import type { MessagePart } from '@smm/contracts/message-parts'
import type { OrderView } from '@smm/contracts/orders/order-view'
import type { ChatItem } from '../conversation/conversation.ts'
import { findWaiting } from './find-waiting.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const item = (id: string, more: Partial<ChatItem>): ChatItem => ({
  ...{ id, content: '', isFromUser: false, timestamp: now, type: 'text', isQueued: false },
  ...more,
})
const pix = (dueDate: string) =>
  item('pix', {
    type: 'pix_payment',
    pixPayment: { orderId: 'o1', amount: 45, dueDate, qrCodeImageUrl: '', pixCode: '000201' },
  })
const view = { id: 'o1', version: 2, state: 'paid', steps: [{ state: 'paid', at: 'now' }], actions: [] }
const paid = item('news', { parts: [{ type: 'order', order: view as unknown as OrderView, isNews: true }] })
const recap: MessagePart = { type: 'recap', items: [], total: 80, actions: [] }

it('a PIX waits until it is paid or its time is over', () => {
  const payable = pix('2026-11-20T13:00:00Z')
  expect(findWaiting([payable], now)).toEqual({ what: 'PIX', amount: 45 })
  expect(findWaiting([payable, paid], now)).toBeUndefined()
  expect(findWaiting([pix('2026-11-20T11:00:00Z')], now)).toBeUndefined()
})

it('a recap waits until the visitor answers it', () => {
  const shown = item('recap', { parts: [recap] })
  expect(findWaiting([pix('2026-11-20T13:00:00Z'), shown], now)).toEqual({ what: 'pedido', amount: 80 })
  expect(findWaiting([shown, item('own', { isFromUser: true })], now)).toBeUndefined()
})

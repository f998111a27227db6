import type { Message, OrderRefusal } from '@smm/contracts/messages'
import type { ChatOrderStatus } from './tables.ts'

type About = { orderId: string; quantity: number; status: ChatOrderStatus; remains: number | null }
const numberOf = ({ orderId }: About) => orderId.slice(0, 8)

export const pixIssuedText = (order: About) =>
  `Aqui está o PIX do seu pedido ${numberOf(order)}. Assim que o pagamento cair, eu aviso por aqui.`
export const paymentConfirmedText = (order: About) =>
  `Pagamento do pedido ${numberOf(order)} confirmado. Já vamos começar a entrega.`
export const paymentExpiredText = (order: About) =>
  `O PIX do pedido ${numberOf(order)} venceu sem pagamento e o pedido foi cancelado. Se quiser, faço outro.`
export const needsReviewText = (order: About) =>
  `Recebemos um pagamento do pedido ${numberOf(order)} que precisa ser conferido. Nossa equipe já foi avisada.`
export const orderStatusText = (order: About) => `Seu pedido ${numberOf(order)} agora está: ${order.status}.`
export const orderRefusedText = (order: About, code: OrderRefusal) =>
  `Não consegui registrar o pedido ${numberOf(order)} (${code}).`
export const cancelAnsweredText = (order: About, outcome: Message<'cancel-answered'>['outcome']) =>
  `Sobre o cancelamento do pedido ${numberOf(order)}: ${outcome}.`
export const refillAnsweredText = (order: About, outcome: Message<'refill-answered'>['outcome']) =>
  `Sobre a reposição do pedido ${numberOf(order)}: ${outcome}.`
export const chatResetText = () => 'Conversa reiniciada. Como posso ajudar?'

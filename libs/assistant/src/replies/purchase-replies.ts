import { type TicketStatus, ticketStatusNames } from '@smm/contracts/tickets'
import type { ServiceType } from '@smm/contracts/products'
import { formatCents } from '@smm/pricing/money'
import { contact, whatsappLink } from '@smm/site/contact'
import type { VisitorOrder, VisitorTicket } from '../visitor-records.ts'
import { cancellationPeriod, orderLine, receiptText, shownOrderId } from './order-texts.ts'
import { namedTicket, ticketLine } from './ticket-texts.ts'
import { bullets, orderName, serviceNames, shownLink, targetShown } from './wording.ts'

const namedOrder = ({ orderId, quantity, link, ...product }: VisitorOrder) =>
  `${orderName(product, quantity)} para ${targetShown(link)} (pedido ${shownOrderId(orderId)})`

const whatsapp = `\nWhatsApp ${contact.whatsappShown}: ${whatsappLink()}`

const toPayer = 'por PIX para a conta que pagou'

/** Texts of purchases made before: status, PIX, cancellation, complaints, tickets. */
export const purchaseTexts = {
  orders: ({ orders }: { orders: readonly VisitorOrder[] }) => orders.map(orderLine).join('\n\n'),
  tickets: ({ tickets }: { tickets: readonly VisitorTicket[] }) => tickets.map(ticketLine).join('\n\n'),
  'order-not-found': ({ orderRef }: { orderRef: string | null }) =>
    [
      ...(orderRef
        ? [`Não encontrei o pedido ${shownOrderId(orderRef)} nesta conversa.`]
        : [
            'Ainda não encontrei nenhum pedido nesta conversa.',
            'Depois do pagamento, o status aparece aqui mesmo.',
          ]),
      'Se você comprou por outro aparelho, veja em “Acompanhar pedido”, no rodapé do site, com o ID da transação do PIX.',
      'Ou me envie o link do perfil ou da publicação: abro um chamado para localizar.',
    ].join(' '),
  'pix-again': ({ order }: { order: VisitorOrder }) => [
    `Aqui está de novo o PIX do pedido ${shownOrderId(order.orderId)}. Copie o código ou leia o QR Code no aplicativo do banco.`,
    `Este é o PIX do pedido ${shownOrderId(order.orderId)}, que ainda pode ser pago.`,
  ],
  'pix-on-its-way': ({ order }: { order: VisitorOrder }) => [
    `O PIX do pedido ${shownOrderId(order.orderId)} está sendo preparado e aparece aqui assim que o banco responder.`,
    `Já estou cuidando do pedido ${shownOrderId(order.orderId)}: o código PIX aparece aqui em instantes.`,
  ],
  'pix-above': ({ order }: { order: VisitorOrder }) => [
    `O PIX do pedido ${shownOrderId(order.orderId)} está logo acima: é só copiar o código e pagar no aplicativo do banco. Eu aviso aqui assim que cair.`,
    `O pedido ${shownOrderId(order.orderId)} só espera o pagamento do PIX acima.`,
    'Continuo acompanhando o pagamento do PIX acima.',
  ],
  'new-pix': () => 'Sem problema, faço um código novo. Não pague o anterior.',
  'no-pix-yet': () => 'Ainda não há PIX nesta conversa. Me diga o que você quer e eu gero um.',
  receipt: ({ order }: { order: VisitorOrder }) => receiptText(order),
  'cancel-asked': ({ orders }: { orders: readonly VisitorOrder[] }) => {
    const isUnpaid = orders.some(({ status }) => status === 'pending')
    const then = `${isUnpaid ? ' Não pague o PIX dele.' : ''} Já te aviso aqui.`
    const [only] = orders
    return orders.length === 1 && only
      ? `Certo, pedi o cancelamento de ${namedOrder(only)}.${then}`
      : `Certo, pedi o cancelamento destes ${orders.length} pedidos:\n${bullets(orders.map(namedOrder))}\n${then.replace('dele', 'deles').trim()}`
  },
  'ask-which-to-cancel': ({ orders }: { orders: readonly VisitorOrder[] }) => {
    const lines = orders.map((it, at) => `${at + 1}. ${namedOrder(it)}, ${formatCents(it.amountCents)}`)
    return orders.length > 1
      ? `Qual pedido você quer cancelar?\n${lines.join('\n')}\nResponda com o número da lista, ou “todos”.`
      : `Você quer cancelar este pedido?\n${lines.join('\n')}\nSe for ele, responda “sim”.`
  },
  /** Before a paid order is cancelled: how much comes back, and by which way. */
  'money-goes-back': ({ orders }: { orders: readonly VisitorOrder[] }) => {
    const [only] = orders
    if (!only || orders.length > 1)
      return `Até ${cancellationPeriod}, o valor de um pedido pago volta ${toPayer}; se ele já saiu para a entrega, volta o que não for entregue.`
    const amount = formatCents(only.amountCents - (only.refundNotedCents ?? 0))
    return only.status === 'paid'
      ? `Até ${cancellationPeriod}, os ${amount} voltam ${toPayer}.`
      : `O pedido já saiu para a entrega. Até ${cancellationPeriod}, peço para parar, e volta o valor do que não for entregue, até ${amount}, ${toPayer}.`
  },
  'nothing-cancelled': () => ['Tudo bem, não cancelei nada.', 'Certo, fica tudo como está.'],
  'nothing-to-cancel': ({ hasOrders, orderRef }: { hasOrders: boolean; orderRef: string | null }) => {
    const found = hasOrders
      ? 'Não há pedido que ainda possa ser cancelado.'
      : 'Não encontrei pedido em aberto nesta conversa, e nada foi cobrado aqui.'
    const why = orderRef ? `Não encontrei o pedido ${shownOrderId(orderRef)} nesta conversa.` : found
    return `${why} O cancelamento vale até ${cancellationPeriod} e antes de a entrega começar.`
  },
  'placed-corrected': ({ orderId }: { orderId: string }) => [
    `Ainda bem que você avisou! Pedi o cancelamento do pedido ${shownOrderId(orderId)}: não pague aquele PIX.`,
    `Certo, troco o PIX. Pedi o cancelamento do pedido ${shownOrderId(orderId)}: não pague aquele.`,
  ],
  'ask-placed-change': ({ orderId }: { orderId: string }) => [
    `Claro! O que muda no pedido ${shownOrderId(orderId)}: a quantidade, o link ou o serviço? Eu troco o PIX por um novo.`,
    `Me diga o que muda no pedido ${shownOrderId(orderId)}, e eu faço um PIX novo no lugar.`,
  ],
  'correction-of-paid': ({ order }: { order: VisitorOrder }) =>
    [
      `O pedido ${shownOrderId(order.orderId)} está pago e vai para ${shownLink(order.link)}.`,
      `Dá para cancelar em até ${cancellationPeriod}: antes de o pedido sair, o valor volta inteiro;`,
      'depois, peço para parar a entrega, e volta o valor do que faltar. Aí você faz outro do jeito certo.',
      'Quer cancelar? Escreva “cancelar o pedido”.',
    ].join(' '),
  'refill-asked': ({ orderId }: { orderId: string }) =>
    `Sinto muito por isso! Vou pedir a reposição do pedido ${shownOrderId(orderId)}, sem custo. Já te aviso aqui.`,
  'ask-what-fell': ({ orderId, serviceType }: { orderId: string; serviceType: ServiceType }) =>
    `Você fala do pedido ${shownOrderId(orderId)}, que já foi entregue? Se a quantidade de ${serviceNames[serviceType]} diminuiu, é só pedir a reposição.`,
  'ticket-unknown': ({ ticketRef }: { ticketRef: string }) =>
    `Não encontrei o chamado ${namedTicket(ticketRef)} nesta conversa. Se você falou com a gente por outro aparelho, chame no WhatsApp.${whatsapp}`,
  'ticket-opened': () => [
    'Sinto muito pelo transtorno. Abri um chamado para nossa equipe: protocolo {ticketId8}. Vamos analisar e responder aqui mesmo nesta conversa. Para saber como está, é só perguntar pelo chamado.',
    'Sinto muito por mais essa. Abri outro chamado: protocolo {ticketId8}. A resposta também chega aqui nesta conversa.',
  ],
  'staff-called': () =>
    'Claro! Chamei a equipe: protocolo {ticketId8}. Uma pessoa responde aqui mesmo nesta conversa.',
  'staff-called-again': ({ ticketId }: { ticketId: string }) =>
    `A equipe já foi chamada (${namedTicket(ticketId)}) e responde aqui mesmo nesta conversa.`,
  'cancellation-noted': () =>
    [
      'Registrei seu pedido de cancelamento e devolução para a nossa equipe: protocolo {ticketId8}.',
      'Vamos localizar a compra e responder aqui mesmo nesta conversa.',
    ].join(' '),
  'ticket-added': ({ ticketId, status }: { ticketId: string; status: TicketStatus }) => [
    `Juntei isso ao chamado ${namedTicket(ticketId)}, que já está com nossa equipe (${ticketStatusNames[status]}). A resposta chega aqui mesmo nesta conversa.`,
    `Anotei isso também no chamado ${namedTicket(ticketId)}.`,
  ],
  'ask-ticket-page': ({ tries }: { tries: number }) =>
    tries
      ? [
          'Quase lá! Só falta o link: me envie o link do perfil, do vídeo ou da publicação que recebeu o pedido.',
          'Me envie só o link da página que recebeu o pedido, e eu abro o chamado.',
        ]
      : [
          'Sinto muito por isso. Vou registrar para nossa equipe resolver: me envie o link do perfil, do vídeo ou da publicação do pedido.',
        ],
  'still-due': () => [
    'Ainda está dentro do prazo. Se passar disso e nada mudar, me avise que eu abro um chamado.',
    'Ainda está no tempo normal. Se passar disso, é só me dizer que eu abro um chamado.',
  ],
  'offer-ticket': () => [
    'Sinto muito por isso. Se é sobre uma compra já feita, quer que eu abra um chamado para nossa equipe?',
    'Posso abrir um chamado sobre isso?',
  ],
  'ask-if-bought': () => [
    'Só para eu acertar: você já comprou aqui ou quer comprar agora?',
    'Isso você já comprou aqui, ou quer comprar agora?',
  ],
  'ticket-not-opened': () => ['Tudo bem, não abri chamado nenhum.', 'Certo, sem chamado.'],
  'ticket-withdrawn': ({ ticketId }: { ticketId: string }) =>
    `Certo, avisei a equipe que o chamado ${namedTicket(ticketId)} não é mais preciso.`,
  'ticket-stays': ({ ticketId }: { ticketId: string }) =>
    `Vamos ao pedido, então. O chamado ${namedTicket(ticketId)} continua com a equipe; se não precisar dele, é só dizer “cancela o chamado”.`,
  'no-ticket': () =>
    `Não há chamado aberto nesta conversa. Para abrir um, é só me contar o que aconteceu.${whatsapp}`,
  'told-to-staff': ({ ticketId }: { ticketId: string }) => [
    `Anotei isso no chamado ${namedTicket(ticketId)}, para nossa equipe. Se for um pedido novo, me diga o que você quer comprar.`,
    `Também foi para o chamado ${namedTicket(ticketId)}. Para um pedido novo, escreva por exemplo “quero 500 seguidores”.`,
  ],
  'tell-if-past': () => [
    'Se for sobre uma compra já feita, me conte o que aconteceu, com o link, e eu abro um chamado. Se for um pedido novo, diga por exemplo “quero 500 seguidores”.',
    'É sobre uma compra já feita ou um pedido novo?',
  ],
  'welcome-back': () => ['Que bom ter você de volta!', 'Que bom que deu certo!', 'Bom ver você por aqui!'],
}

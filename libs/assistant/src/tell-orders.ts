import { advanceOrder } from './advance-order.ts'
import { askAgain, tapsFor } from './ask-again.ts'
import type { VisitorOrder } from './dialogue.ts'
import { orderLine, shownOrderId } from './order-texts.ts'
import { paid } from './purchase-phrases.ts'
import { bringsFacts, does, say, type Step, type Turn } from './turn.ts'

const aboutPix = /\b(pix|qr|qrcode|codigo)\b/

/** The order placed last comes first. */
export const newestFirst = (orders: readonly VisitorOrder[]) =>
  [...orders].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

const isNamed = ({ orderId }: VisitorOrder, orderRef: string) =>
  orderId.toLowerCase().startsWith(orderRef.slice(0, 8))
const notFound = (orderRef: string) => `Não encontrei o pedido ${shownOrderId(orderRef)} nesta conversa.`

/** The order a message means: the one whose id it names, or whose service it names, else the newest. */
export function meantOrder(turn: Turn, suitable: (order: VisitorOrder) => boolean): VisitorOrder | undefined {
  const { orderRef } = turn.reading
  const candidates = newestFirst(turn.orders).filter(suitable)
  if (orderRef) return candidates.find((it) => isNamed(it, orderRef))
  const said = turn.said[0]!
  return (
    candidates.find((it) => said.link?.canonicalUrl === it.link) ??
    candidates.find(
      (it) => said.serviceType === it.serviceType && (!said.platform || said.platform === it.platform),
    ) ??
    candidates[0]
  )
}

/** Asks after nothing by name: 'e aí, como tá?' */
const howIsIt =
  /^(e |ai |oi |ola |entao |, )*(como|onde|quando) (que )?(esta|anda|vai|ficou|chega)( ai| isso)*( [?])*$/

/** 'pra qual perfil vai?', and not the money: 'em qual conta cai o reembolso?' */
export const asksWhichPage =
  /^(?!.*\b(reembols|estorn|dinheiro|devol|recomend|melhor)).*\b(pr[ao]|para|em|n[oa]) (qual|que) (link|perfil|conta|canal|video|post|foto|publicacao|pagina) (que )?(vai|vao|foi|ficou)\b.*\?/

/** Tells how the visitor's orders stand. */
export function tellStatus(turn: Turn): Step | null {
  const { reading, orders } = turn
  if (turn.purchase.isWish && reading.orders.some((it) => it.quantity)) return null
  const asks =
    does(turn, 'ask-status') ||
    (orders.length > 0 && (howIsIt.test(turn.plain) || asksWhichPage.test(turn.plain))) ||
    reading.topics.includes('track-order') ||
    (reading.orderRef !== null && !bringsFacts(turn))
  const asksOther = reading.topics.includes('pix-approval') || reading.topics.includes('monetisation')
  if (!asks || (asksOther && !orders.length)) return null
  return tellHowOrdersStand(turn)
}

/** Answers whoever says that he bought something, and nothing is wrong with it: how it stands, or with the order in hand. */
export function tellOfPurchase(turn: Turn): Step | null {
  const { purchase, dialogue, plain } = turn
  if (purchase.told !== 'bought' && purchase.told !== 'known') return null
  const welcome = 'Que bom ter você de volta!'
  const isOrdering = dialogue.draft.link !== null || dialogue.draft.serviceType !== null
  if (isOrdering && !paid.test(plain)) return advanceOrder(turn, dialogue.draft, welcome)
  if (purchase.wentWell)
    return does(turn, 'thanks')
      ? null
      : { dialogue: {}, replies: [say(`${welcome} ${askAgain(turn)}`, tapsFor(dialogue))] }
  return tellHowOrdersStand(turn)
}

function tellHowOrdersStand(turn: Turn): Step {
  const { reading, orders } = turn
  const meant = reading.orderRef
    ? [meantOrder(turn, () => true)].filter((it) => it !== undefined)
    : newestFirst(orders).slice(0, 3)
  if (meant.length) return { dialogue: { recap: null }, replies: [say(meant.map(orderLine).join('\n\n'))] }
  const missing = reading.orderRef
    ? notFound(reading.orderRef)
    : 'Ainda não encontrei nenhum pedido nesta conversa. Depois do pagamento, o status aparece aqui mesmo.'
  const ask =
    'Se você comprou por outro aparelho, me envie o link do perfil ou da publicação: abro um chamado para localizar.'
  if (turn.dialogue.recap && aboutPix.test(turn.plain) && !paid.test(turn.plain))
    return advanceOrder(turn, turn.dialogue.draft, 'O código PIX aparece aqui assim que você confirmar.')
  const isOrdering = turn.dialogue.recap || turn.dialogue.draft.link
  return {
    dialogue: isOrdering ? { recap: null } : { asked: 'order-link' },
    replies: [say(`${missing} ${ask}`)],
  }
}

/** Shows a PIX code that is still good once more, or takes up an expired one as a new order. */
export function repeatPix(turn: Turn): Step | null {
  if (!does(turn, 'ask-pix-again') || turn.dialogue.recap || bringsFacts(turn)) return null
  const order = meantOrder(turn, (it) => it.status === 'pending' || it.status === 'requested')
  if (order?.reviewReason) return { dialogue: {}, replies: [say(orderLine(order))] }
  if (order?.pixCode)
    return {
      dialogue: {},
      replies: [
        say(
          `Aqui está de novo o código PIX do pedido ${shownOrderId(order.orderId)}. Copie e cole no aplicativo do seu banco:\n\n${order.pixCode}`,
        ),
      ],
    }
  if (order)
    return {
      dialogue: {},
      replies: [
        say(
          `O PIX do pedido ${shownOrderId(order.orderId)} ainda está sendo preparado. Ele aparece aqui assim que o banco responder.`,
        ),
      ],
    }
  const isOver = newestFirst(turn.orders)[0]?.status === 'cancelled'
  return isOver && turn.dialogue.last
    ? advanceOrder(turn, turn.dialogue.last, 'Sem problema, faço um código novo. Não pague o anterior.')
    : null
}

function whyNotCancelled({ orders, reading: { orderRef } }: Turn): string {
  if (orderRef && !orders.some((it) => isNamed(it, orderRef))) return notFound(orderRef)
  return orders.length
    ? 'Não há pedido seu que ainda possa ser cancelado.'
    : 'Não encontrei pedido em aberto nesta conversa, e nada foi cobrado aqui.'
}

/** Asks the orders service to cancel an order already placed. */
export function cancelPlaced(turn: Turn): Step | null {
  const { dialogue, reading } = turn
  if (!does(turn, 'wants-cancel') || dialogue.recap || dialogue.draft.link) return null
  const isOnlyAsking =
    /\b(se eu|posso|da (pra|para)|consigo|como funciona|pode cancelar|tem como|prazo|ate quando|e possivel)\b/.test(
      turn.plain,
    )
  const order = meantOrder(turn, (it) => ['requested', 'pending', 'paid', 'processing'].includes(it.status))
  if (isOnlyAsking && !reading.orderRef) return null
  if (!order) {
    if (reading.isQuestion || (dialogue.asked && !turn.orders.length)) return null
    const inReview = newestFirst(turn.orders).find((it) => it.reviewReason)
    if (inReview) return { dialogue: {}, replies: [say(orderLine(inReview))] }
    const rule = 'O cancelamento vale até 30 minutos depois do pagamento e antes de a entrega começar.'
    return { dialogue: {}, replies: [say(`${whyNotCancelled(turn)} ${rule}`)] }
  }
  return {
    dialogue: {},
    replies: [
      say(
        `Certo, pedi o cancelamento do pedido ${shownOrderId(order.orderId)}. Já te aviso aqui se deu tempo.`,
      ),
    ],
    intents: [{ type: 'cancel-order', orderId: order.orderId }],
  }
}

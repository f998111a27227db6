import { advanceOrder } from './advance-order.ts'
import { emptyDraft } from './dialogue.ts'
import { mergeDraft } from './merge-draft.ts'
import { shownOrderId } from './order-texts.ts'
import { meantOrder } from './tell-orders.ts'
import { say, type Step, type Turn } from './turn.ts'
import { shownLink } from './wording.ts'

const page = '(link|perfil|conta|arroba|usuario|pagina|post|publicacao|foto|video|reels?|canal)'
const isWrong = [
  `(errei|troquei|confundi)( (o|a|de|no|na|meu|minha))* ${page}`,
  `(mandei|coloquei|botei|passei|digitei|enviei|informei|copiei)( [a-z]+){0,2} ${page}( [a-z]+)? errad[oa]`,
  `${page}( [a-z]+)? errad[oa]`,
  `(muda|mudar|troca|trocar|altera|alterar|corrige|corrigir)( [a-z]+)? ${page}`,
]
const isLinkWrong = new RegExp(`\\b(${isWrong.join('|')})\\b`)
/** That it went to the wrong page is told of a delivery. */
const isDelivered = /\b(entreg[a-z]+|mandaram|enviaram|foram|vieram|chegaram|cairam)\b/

/**
 * 'errei o perfil, é @loja' after the PIX: what waits to be paid would be delivered to the wrong page, so it is taken
 * back, and the same order is put together anew. What was paid is cancelled only at a word of the visitor's.
 */
export function correctPlacedLink(turn: Turn): Step | null {
  const { dialogue, plain, said } = turn
  const isNextOffered = dialogue.asked === 'next-order'
  if (dialogue.recap || (dialogue.draft.link && !isNextOffered) || dialogue.ticket) return null
  if (!isLinkWrong.test(plain) || isDelivered.test(plain)) return null
  const order = meantOrder(turn, ({ status }) => ['requested', 'pending', 'paid'].includes(status))
  if (!order) return null
  const { orderId, platform, serviceType, quantity, link, status } = order
  const shownId = shownOrderId(orderId)
  if (status === 'paid') {
    const rule =
      'Se a entrega ainda não começou, dá para cancelar em até 30 minutos depois do pagamento: o valor volta e você faz outro com o link certo.'
    const content = `O pedido ${shownId} está pago e vai para ${shownLink(link)}. ${rule} Quer cancelar? Escreva “cancelar o pedido”.`
    return { dialogue: {}, replies: [say(content)] }
  }
  const again = mergeDraft({ ...emptyDraft, platform, serviceType, quantity }, said[0]!)
  const lead = `Ainda bem que você avisou! Pedi o cancelamento do pedido ${shownId}: não pague aquele PIX.`
  const step = advanceOrder(turn, again, lead)
  const waiting = isNextOffered ? [dialogue.draft, ...dialogue.waiting] : dialogue.waiting
  return { ...step, dialogue: { ...step.dialogue, waiting }, intents: [{ type: 'cancel-order', orderId }] }
}

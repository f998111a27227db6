import { formatCents } from '@smm/pricing/money'
import { type DialogueState, productOf } from './dialogue.ts'
import type { Turn } from './turn.ts'
import { howMany, neededLink, orderName, productName, shownLink } from './wording.ts'

/** The question still open, in one line, for the end of an answer to something else. */
export function askAgain({ dialogue, orders }: Pick<Turn, 'dialogue' | 'orders'>): string {
  const { recap, asked, draft, ticket, grieves } = dialogue
  if (ticket) return 'Para o chamado, me envie o link do perfil ou da publicação.'
  if (recap)
    return `Sobre o seu pedido de ${orderName(recap, recap.quantity)} para ${shownLink(recap.link)}, por ${formatCents(recap.quotedCents)}: posso gerar o PIX?`
  if (asked === 'order-link')
    return 'Para localizar o seu pedido, me envie o link do perfil ou da publicação.'
  if (grieves) return 'Se quiser contar mais alguma coisa sobre a sua compra, é só escrever aqui.'
  const product = productOf(draft)
  if (product && draft.link && draft.quantity === null)
    return `${howMany(product.serviceType)} ${productName(product)} você quer?`
  if (product && !draft.link) return `Para pedir ${productName(product)}, me envie ${neededLink(product)}.`
  if (asked === 'platform') return `O perfil @${draft.handle} é do Instagram, do YouTube ou do TikTok?`
  if (orders.some((it) => it.status === 'pending'))
    return 'O seu PIX continua na conversa, esperando o pagamento. Para outro pedido, é só me enviar um link.'
  return 'Para comprar, me envie o link do perfil, do vídeo ou da publicação.'
}

/** What can be tapped instead of typed for the open question. */
export const tapsFor = ({ recap }: DialogueState): string[] =>
  recap ? ['Sim, pode gerar o PIX', 'Mudar a quantidade'] : []

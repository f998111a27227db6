import { agrees } from './agrees.ts'
import type { VisitorOrder } from './dialogue.ts'
import { orderLine, shownOrderId } from './order-texts.ts'
import { phrases } from './phrases.ts'
import { newestFirst } from './tell-orders.ts'
import { say, type Step, type Turn } from './turn.ts'
import { serviceNames } from './wording.ts'

const before = '^((oi|ola|opa|ok|certo|pronto|entao|e|ai|eu|ja|acabei de|o|meu|pix|pagamento|valor|[,.!]) )*'
const after = '(( (ai|ja|aqui|agora|ne|tudo|o|meu|um|pix|pagamento|valor|viu|sim))|( ?[,.!?]))*$'

const saysItIsPaid = phrases(
  `${before}(esta )?(paguei|pagar|pag[oa]|fiz|feito|foi feito|efetuad[oa]|efetuei|realizei|realizad[oa]|transferi|enviei|enviado)${after} | ^pronto( ?[,.!?])*$`,
)
const asksWhetherItCame = phrases(
  `${before}(recebeu|receberam|recebido|chegou|entrou|compensou|deu certo|foi)${after}`,
)
const saysItFell = phrases(`${before}(caiu|cairam)${after}`)

type ShortReply = { words: RegExp[]; answer: (order: VisitorOrder) => Step }

const tellHowItStands = (order: VisitorOrder): Step => ({ dialogue: {}, replies: [say(orderLine(order))] })

/** 'Caiu' is said of money and of followers alike, and a refill is asked of the reseller only for these. */
const askWhatFell = ({ orderId, serviceType }: VisitorOrder): Step => ({
  dialogue: {},
  replies: [
    say(
      `Você fala do pedido ${shownOrderId(orderId)}, que já foi entregue? Se a quantidade de ${serviceNames[serviceType]} diminuiu, é só pedir a reposição.`,
      [`Quero a reposição do pedido ${shownOrderId(orderId)}`],
    ),
  ],
})

const onItsWay: ShortReply = { words: [saysItIsPaid, asksWhetherItCame, saysItFell], answer: tellHowItStands }
const delivered: ShortReply = { words: [saysItFell], answer: askWhatFell }

/** What a word or two mean by how the order stands that was placed last. */
const shortReplies: Partial<Record<VisitorOrder['status'], ShortReply>> = {
  requested: onItsWay,
  pending: onItsWay,
  paid: onItsWay,
  processing: onItsWay,
  partial: delivered,
  completed: delivered,
}

/** Answers 'paguei', 'pix feito', 'caiu?' with how the order stands: the one that waits for its payment, else the newest. */
export function sayHowPayingStands({ dialogue, plain, orders }: Turn): Step | null {
  const newest = newestFirst(orders)
  const order = newest.find(({ status }) => status === 'pending' || status === 'requested') ?? newest[0]
  const known = order && shortReplies[order.status]
  if (!order || !known?.words.some((it) => it.test(plain))) return null
  const answersQuestion = dialogue.ticket || (dialogue.recap && agrees(plain, dialogue.recap))
  return answersQuestion ? null : known.answer(order)
}

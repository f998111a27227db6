import { agrees } from './agrees.ts'
import type { VisitorOrder } from './dialogue.ts'
import { orderLine, shownOrderId } from './order-texts.ts'
import { newestFirst } from './tell-orders.ts'
import { say, type Step, type Turn } from './turn.ts'
import { serviceNames } from './wording.ts'

const courtesy = 'oi|ola|opa|moc[oa]|amig[oa]|gente|querid[oa]|obrigad[oa]|valeu|por favor|viu|sim|ne|haha'
const around = `${courtesy}|ai|ja|aqui|agora|agorinha|hoje|eu|o|um|meu|pix|pagamento|valor|certo|certinho`

/** The words, with nothing beside them but signs, courtesy and the name of what was paid. */
const onlySaying = (words: string) =>
  new RegExp(
    `^(?:[^a-z0-9]|(?:${around}|ok|pronto|entao|e)(?![a-z0-9]))*(?:${words})(?![a-z0-9])(?:[^a-z0-9]|(?:${around}|viu|viram)(?![a-z0-9]))*$`,
    'u',
  )

const saysItIsPaid = onlySaying(
  'pront[oa]|prontinho|acabei de (?:pagar|fazer|transferir)|(?:esta |foi )?(?:paguei|pag[oa]|fiz|feito|efetuad[oa]|efetuei|realizei|realizad[oa]|transferi|enviei|enviado)',
)
const asksWhetherItCame = onlySaying(
  'recebeu|receberam|recebido|chegou|entrou|compensou|confirmou|confirmaram|aprovou|deu certo|foi',
)
const saysItFell = onlySaying('caiu|cairam')

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

const onItsWay: ShortReply[] = [
  { words: [saysItIsPaid, asksWhetherItCame, saysItFell], answer: tellHowItStands },
]
const delivered: ShortReply[] = [
  { words: [saysItFell], answer: askWhatFell },
  { words: [saysItIsPaid, asksWhetherItCame], answer: tellHowItStands },
]

/** What a word or two mean by how the order stands that was placed last. */
const shortReplies: Partial<Record<VisitorOrder['status'], ShortReply[]>> = {
  requested: onItsWay,
  pending: onItsWay,
  paid: onItsWay,
  processing: onItsWay,
  partial: delivered,
  completed: delivered,
}

const isInReview = ({ reviewReason }: VisitorOrder) => Boolean(reviewReason)

/** Answers 'paguei', 'pix feito', 'caiu?' with how the order stands: the one that waits for its payment, else the newest. */
export function sayHowPayingStands({ dialogue, plain, orders }: Turn): Step | null {
  const newest = newestFirst(orders)
  const order =
    newest.find(({ status }) => status === 'pending' || status === 'requested') ??
    newest.find(isInReview) ??
    newest[0]
  const replies = order && (isInReview(order) ? onItsWay : shortReplies[order.status])
  const known = replies?.find(({ words }) => words.some((it) => it.test(plain)))
  if (!order || !known) return null
  const answersQuestion = dialogue.ticket || (dialogue.recap && agrees(plain, dialogue.recap))
  return answersQuestion ? null : known.answer(order)
}

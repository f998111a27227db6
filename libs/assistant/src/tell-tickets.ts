import { contact, whatsappLink } from '@smm/site/contact'
import type { VisitorTicket } from './dialogue.ts'
import { phrases } from './phrases.ts'
import { namedTicket, ticketLine } from './ticket-texts.ts'
import { bringsFacts, does, say, type Step, type Turn } from './turn.ts'

const ticket = '(chamad[oa]s?|tickets?|protocolos?|ocorrencias?|reclamac[a-z]+|queixas?)'
const how =
  '(esta|estao|anda|andam|ficou|ficaram|vai|vao|segue|fica|foi|deu|resolv[a-z]+|respond[a-z]+|olha[a-z]*|vi(u|ram)|analis[a-z]+)'

const asksAboutTicket = phrases(`
  (como|onde|quando|quanto|em que pe|que fim|alguem|ja|voces|cade|ninguem) .. ${how} .. ${ticket}
  (qual|quais|quantos|numero|passa|esqueci|perdi|aconteceu|acontecendo) .. ${ticket}
  (cade|consultar|acompanh*|saber (d[oe]|sobre)|ver) ((o|a|os|as|meus?|minhas?) )*${ticket}
  (status|andamento|situacao|novidades?|noticias?|resposta|retorno|atualizac*|previsao|posicao|fim) … ${ticket}
  (e|sobre) ((o|a|os|as|meus?|minhas?|aquel[ea]|ess[ea]|est[ea]) )*${ticket} ?
`)
/** With a question mark. */
const asksWhetherTicket = phrases(`
  ${ticket} ((que|eu|abri|aqui|ja|esse|ontem|hoje|ainda) )*${how}
`)

/** Said by a visitor who has a ticket, it is of that. */
const asksLoosely = phrases(`
  (e|cade|sobre|como (que )?(esta|ficou|anda|vai)) ((o|a|os|as|meu|minha|aquel[ea]|ess[ea]|est[ea]|mesmo) )*(problema|caso|assunto|questao)
  (ja|alguem|conseguiram|ninguem) (ja|me|conseguiram|conseguiu)? (resolver(am)?|resolveu|olharam|olhou|viram|viu|analisaram|respond(eram|eu)|verificaram)
  (alguma|tem|tem alguma|teve|teve alguma|e a|cade a|cade o|nenhuma|nada de|algum) (novidades?|noticias?|resposta|retorno|posicao|solucao) ((da|de|do|equipe|voces|pra|mim|ja|ainda|meu|problema|caso) )*([?.!]|$)
  ^(e ai ,? )?(foi )?resolv(eu|eram|ido|ida) ?
`)
const opensAnother = phrases('abr(a|e|i|ir|o) (um|uma|outr[oa]|nov[oa])')

/** Tells how the visitor's tickets stand, instead of opening one more. */
export function tellTickets(turn: Turn): Step | null {
  const { tickets, plain, reading, dialogue } = turn
  if (dialogue.ticket || does(turn, 'offers-password', 'wants-cancel')) return null
  const named = namedIn(turn)
  const asks = asksAbout(turn) && !opensAnother.test(plain)
  if (named && (asks || saysNoMore(turn))) return tell([named])
  if (asks && reading.orderRef && !named && !isOrder(turn)) return sayUnknown(reading.orderRef)
  if (asks) return tickets.length ? tell(newest(tickets)) : sayNone()
  const isLoose =
    asksLoosely.test(plain) && !dialogue.recap && !bringsFacts(turn) && !does(turn, 'ask-status')
  return tickets.length && isLoose ? tell(newest(tickets)) : null
}

/** The ticket whose number the message names. */
export const namedIn = ({ tickets, reading: { orderRef } }: Turn): VisitorTicket | undefined =>
  orderRef ? tickets.find((it) => it.ticketId.toLowerCase().startsWith(orderRef.slice(0, 8))) : undefined

export const isUnderWay = ({ status }: VisitorTicket): boolean =>
  status === 'open' || status === 'in_progress'

const asksAbout = ({ plain }: Turn) =>
  asksAboutTicket.test(plain) || (plain.includes('?') && asksWhetherTicket.test(plain))

const isOrder = ({ orders, reading: { orderRef } }: Turn) =>
  orders.some((it) => it.orderId.toLowerCase().startsWith(orderRef!.slice(0, 8)))

/** The number with a greeting or the word for it, or a question: nothing that would have to be added to the ticket. */
const saysNoMore = (turn: Turn) => {
  const words = turn.message.trim().split(/\s+/)
  return !bringsFacts(turn) && (turn.reading.isQuestion || words.length < 5 || does(turn, 'ask-status'))
}

const mostTold = 3
const newest = (tickets: readonly VisitorTicket[]) => {
  const underWay = tickets.filter(isUnderWay)
  return underWay.length ? underWay.slice(0, mostTold) : tickets.slice(0, 1)
}

const tell = (tickets: VisitorTicket[]): Step => ({
  dialogue: {},
  replies: [say(tickets.map(ticketLine).join('\n\n'))],
})

const otherwise = `Se você falou com a gente por outro aparelho, chame no WhatsApp ${contact.whatsappShown}: ${whatsappLink()}`

const sayUnknown = (ref: string): Step => ({
  dialogue: {},
  replies: [say(`Não encontrei o chamado ${namedTicket(ref)} nesta conversa. ${otherwise}`)],
})
const sayNone = (): Step => ({
  dialogue: {},
  replies: [
    say(
      `Ainda não há chamado nesta conversa. ${otherwise}\n\nPara abrir um por aqui, é só me contar o que aconteceu e enviar o link do perfil ou da publicação.`,
    ),
  ],
})

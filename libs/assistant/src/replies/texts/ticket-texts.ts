import type { Product } from '@smm/contracts/products'
import { shownTicketId, type TicketStatus, ticketStatusNames } from '@smm/contracts/tickets'
import type { Trouble } from '../../understanding/reading-labels.ts'
import type { VisitorTicket } from '../../visitor-records.ts'
import { legal } from '@smm/site/legal'
import { shownOrderId } from '../../naming/order-names.ts'
import { neededLink } from '../../naming/page-names.ts'
import { paragraph } from '../paragraph.ts'
import { whatsappLine } from '../repeated-facts.ts'
import { answer, status, verbatim } from './roles.ts'

/** Stands in a reply for the number of the ticket that the turn opens. */
export const newTicket = '{ticketId8}'

/** Fills in the number of a ticket that a turn has opened. */
export const nameNewTicket = (reply: string, ticketId: string): string =>
  reply.replaceAll(newTicket, shownTicketId(ticketId))

const statusTexts: Record<TicketStatus, string> = {
  open: 'nossa equipe já recebeu. A resposta chega aqui mesmo nesta conversa.',
  in_progress: 'nossa equipe já está cuidando dele. A resposta chega aqui mesmo nesta conversa.',
  resolved: 'nossa equipe já resolveu. Se ainda faltar alguma coisa, é só me contar aqui.',
  closed: 'se precisar de novo, é só me contar aqui.',
}

/** A ticket as the visitor sees it named: '#1A2B3C4D'. */
export const namedTicket = (ticketId: string): string => `#${shownTicketId(ticketId)}`

const maxQuoteLength = 300
export const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text

/** How a ticket stands, for whoever asks. */
function ticketLine({ ticketId, status, lastReply }: VisitorTicket): string {
  const said = lastReply ? ` Última resposta da equipe: “${cut(lastReply, maxQuoteLength)}”` : ''
  return `Chamado ${namedTicket(ticketId)} (${ticketStatusNames[status]}): ${statusTexts[status]}${said}`
}

/** The trouble that a ticket names. */
export type TicketSubject = 'lost' | 'short' | Trouble
const subjects: Record<TicketSubject, string> = {
  lost: 'a queda depois da entrega',
  short: 'o que faltou entregar',
  'never-came': 'a entrega que não chegou',
  'charged-twice': 'a cobrança em dobro',
  'other-page': 'a entrega na página errada',
}
const answeredByStaff = 'Uma pessoa da equipe responde aqui mesmo nesta conversa.'
const overpaidChecked =
  'Uma pessoa da equipe confere o que foi pago a mais e responde aqui mesmo nesta conversa.'
const purchaseSought = 'A equipe vai localizar a compra e responder aqui mesmo nesta conversa.'
type Troubled = { isTroubled: boolean }
const noted = (what: string, isTroubled: boolean) => [
  `${isTroubled ? 'Sinto muito pelo que aconteceu. ' : ''}Registrei seu pedido de ${what}: protocolo ${newTicket}. ${purchaseSought}`,
  `Seu pedido de ${what} está com a equipe: protocolo ${newTicket}. ${purchaseSought}`,
]

type NamedTicket = Pick<VisitorTicket, 'ticketId'>

/** Texts of complaints and of the tickets that they become. */
export const ticketTexts = {
  tickets: status(({ tickets }: { tickets: readonly VisitorTicket[] }) =>
    tickets.map(ticketLine).join('\n\n'),
  ),
  'ticket-unknown': answer(
    ({ ticketRef }: { ticketRef: string }) =>
      paragraph`Não encontrei o chamado ${namedTicket(ticketRef)} nesta conversa. Se você falou com a gente por outro aparelho, chame no WhatsApp.${whatsappLine()}`,
  ),
  /** `isAnother`: the visitor has told of something before. */
  'ticket-opened': ({ isAnother, subject }: { isAnother: boolean; subject: TicketSubject | null }) => {
    const about = subject ? ` sobre ${subjects[subject]}` : ''
    const sorry = isAnother ? 'por mais essa' : 'pelo transtorno'
    const which = isAnother ? 'outro' : 'um'
    const then = subject === 'charged-twice' ? overpaidChecked : answeredByStaff
    return [
      `Sinto muito ${sorry}. Abri ${which} chamado${about}: protocolo ${newTicket}. ${then}`,
      `Lamento o que houve. Já está com a equipe, em ${which} chamado${about}: protocolo ${newTicket}. ${then}`,
    ]
  },
  'staff-called': () => [
    `Claro! Chamei a equipe: protocolo ${newTicket}. Uma pessoa responde aqui mesmo nesta conversa.`,
    `A equipe já foi chamada: protocolo ${newTicket}. Aguarde aqui, por favor.`,
  ],
  'staff-called-again': answer(
    ({ ticketId }: NamedTicket) =>
      `A equipe já foi chamada (${namedTicket(ticketId)}) e responde aqui mesmo nesta conversa.`,
  ),
  /** `isTroubled`: the purchase went wrong. */
  'cancellation-noted': ({ isTroubled }: Troubled) => noted('cancelamento', isTroubled),
  'refund-noted': ({ isTroubled }: Troubled) => noted('devolução do dinheiro', isTroubled),
  /** `orderRef`: the number of an order that is told for it. */
  'ticket-added': ({ ticketId, orderRef }: NamedTicket & { orderRef: string | null }) => {
    const told = orderRef ? `o pedido ${shownOrderId(orderRef)}` : 'isso'
    return [
      `Juntei ${told} ao chamado ${namedTicket(ticketId)}. A resposta da equipe chega aqui mesmo nesta conversa.`,
      `Anotei ${told} também no chamado ${namedTicket(ticketId)}.`,
    ]
  },
  'ticket-at-staff': ({ ticketId }: NamedTicket) => [
    `Seu chamado ${namedTicket(ticketId)} já está com a equipe, e juntei isso a ele. A resposta chega aqui mesmo nesta conversa.`,
    `A equipe já está com o chamado ${namedTicket(ticketId)}, e anotei isso nele também.`,
  ],
  'guarantee-holds': () => [
    `Dentro dos ${legal.guaranteeDays} dias depois da entrega, repomos a diferença sem custo.`,
    `A garantia vale por ${legal.guaranteeDays} dias depois da entrega, e a reposição não custa nada.`,
  ],
  'ask-ticket-page': ({ isAgain, product }: { isAgain: boolean; product: Product | null }) => {
    const page = product ? neededLink(product) : 'o link do perfil, do vídeo ou da publicação do pedido'
    return isAgain
      ? [
          `Só falta ${page}: me envie por aqui, e eu abro o chamado.`,
          `Me envie só ${page}, e eu abro o chamado.`,
        ]
      : [
          `Sinto muito por isso. Vou registrar para nossa equipe resolver: me envie ${page}.`,
          `Lamento o que houve. Para eu abrir o chamado, falta ${page}.`,
        ]
  },
  'still-due': () => [
    'Ainda está dentro do prazo. Se passar disso e nada mudar, me avise que eu abro um chamado.',
    'Ainda está no tempo normal. Se passar disso, é só me dizer que eu abro um chamado.',
  ],
  'offer-ticket': () => [
    'Sinto muito por isso. Se é sobre uma compra já feita, quer que eu abra um chamado para nossa equipe?',
    'Posso abrir um chamado sobre isso?',
  ],
  'ask-ticket': () => [
    'É um problema com uma compra que você já fez aqui? Se for, abro um chamado para nossa equipe; se quer comprar agora, diga “quero comprar”.',
    'Deu problema numa compra já feita aqui? Aí eu abro um chamado. Para comprar agora, diga “quero comprar”.',
  ],
  'ticket-not-opened': () => ['Tudo bem, não abri chamado nenhum.', 'Certo, sem chamado.'],
  'ticket-withdrawn': verbatim(
    ({ ticketId }: NamedTicket) =>
      `Certo, avisei a equipe que o chamado ${namedTicket(ticketId)} não é mais necessário.`,
  ),
  'ticket-stays': ({ ticketId }: NamedTicket) => [
    `Vamos ao pedido, então. O chamado ${namedTicket(ticketId)} continua com a equipe; se não precisar mais dele, é só dizer “cancela o chamado”.`,
    `Certo, vamos ao pedido. O chamado ${namedTicket(ticketId)} segue com a equipe.`,
  ],
  'ticket-kept': ({ ticketId }: NamedTicket) => [
    `Está tudo no chamado ${namedTicket(ticketId)}: não precisa fazer mais nada, a equipe responde aqui mesmo nesta conversa.`,
    `A equipe já tem o que precisa no chamado ${namedTicket(ticketId)}. É só esperar a resposta por aqui.`,
  ],
  'ticket-awaited': ({ ticketId }: NamedTicket) => [
    `Combinado! A resposta do chamado ${namedTicket(ticketId)} chega aqui mesmo.`,
    'Certo! Assim que a equipe responder, aparece aqui nesta conversa.',
  ],
  'no-ticket': answer(
    () =>
      paragraph`Não há chamado aberto nesta conversa. Para abrir um, é só me contar o que aconteceu.${whatsappLine()}`,
  ),
  'forwarded-to-staff': ({ ticketId }: NamedTicket) => [
    `Anotei isso no chamado ${namedTicket(ticketId)}, para nossa equipe. Se for um pedido novo, me diga o que você quer comprar.`,
    `Também foi para o chamado ${namedTicket(ticketId)}. Para um pedido novo, escreva por exemplo “quero 500 seguidores”.`,
  ],
  'ask-how-to-help': () => [
    'Como posso ajudar? Se for sobre uma compra já feita, me conte o que aconteceu, com o link; para um pedido novo, é só dizer o que você quer.',
    'Me conte como posso ajudar: o que houve com a compra, ou o que você quer pedir.',
  ],
}

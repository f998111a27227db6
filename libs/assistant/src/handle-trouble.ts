import { ticketStatusNames } from '@smm/contracts/tickets'
import { emptyDraft, type DialogueState, type VisitorTicket } from './dialogue.ts'
import { isTrouble } from './is-trouble.ts'
import { shownOrderId } from './order-texts.ts'
import { readMessage } from './read-message.ts'
import { pageOf } from './targets.ts'
import { meantOrder } from './tell-orders.ts'
import { isUnderWay } from './tell-tickets.ts'
import { namedTicket } from './ticket-texts.ts'
import { ticketUnderWay } from './ticket-under-way.ts'
import { does, say, type Step, type Turn } from './turn.ts'

const longestDescription = 1000
/** Whoever complains has given no yes to an order, and his next one is none either. */
const grieving: Partial<DialogueState> = {
  grieves: true,
  ticket: null,
  draft: emptyDraft,
  recap: null,
  asked: null,
  shown: [],
  waiting: [],
}

/** Complaints, losses after delivery and requests for a ticket. */
export function handleTrouble(turn: Turn): Step | null {
  if (!isTrouble(turn)) return null
  const delivered = meantOrder(turn, (it) => it.status === 'completed' || it.status === 'partial')
  const isLess = turn.purchase.told === 'lost' || does(turn, 'dropped', 'wants-refill')
  if (delivered && isLess && !does(turn, 'open-ticket'))
    return {
      dialogue: grieving,
      replies: [
        say(
          `Sinto muito por isso! Vou pedir a reposição do pedido ${shownOrderId(delivered.orderId)}, sem custo. Já te aviso aqui.`,
        ),
      ],
      intents: [{ type: 'request-refill', orderId: delivered.orderId }],
    }
  const order = meantOrder(turn, (it) => it.status !== 'refused')
  const named = linkOf(turn)
  const { unsure, draft } = turn.dialogue
  const link = named ?? order?.link ?? (unsure ? draft.link?.canonicalUrl : null) ?? null
  const description = turn.message.trim().slice(0, longestDescription)
  const underWay = ticketUnderWay(turn, { named, order })
  if (underWay) return addTo(underWay, description, named)
  return link ? open(description, link, order?.orderId) : askTicketLink(description, order?.orderId ?? null)
}

/** Takes up the ticket for which a link was asked: two tries, then it is opened without one. */
export function continueTicket(turn: Turn): Step | null {
  const { ticket, asked } = turn.dialogue
  if (!ticket) return asked === 'order-link' || asksElsewhere(turn) ? findOrder(turn) : null
  const link = linkOf(turn)
  const said = turn.message.trim()
  const description = `${ticket.description}\n${said}`.slice(0, longestDescription)
  const underWay = link && turn.tickets.find((it) => isUnderWay(it) && it.link === link)
  if (underWay) return addTo(underWay, description, link)
  if (link) return open(description, link, ticket.orderId ?? undefined)
  if (does(turn, 'drop-order', 'wants-cancel'))
    return {
      dialogue: { ticket: null, grieves: false },
      replies: [say('Tudo bem, não abri o chamado. Se mudar de ideia, é só me contar o que aconteceu.')],
    }
  if (does(turn, 'wants-person')) return null
  if (turn.reading.isQuestion && turn.reading.topics.length) return null
  if (ticket.tries > (turn.reading.orders.length ? 2 : 0))
    return open(description, null, ticket.orderId ?? undefined)
  return askTicketLink(description, ticket.orderId, ticket.tries + 1)
}

/** 'como está o pedido do instagram.com/loja.x?' where this conversation has none. */
const asksElsewhere = (turn: Turn) => does(turn, 'ask-status') && !turn.orders.length && !turn.dialogue.recap

/** The link of an order made elsewhere is looked for by a person. */
function findOrder(turn: Turn): Step | null {
  const link = linkOf(turn)
  const speaksOfAnother =
    !turn.dialogue.grieves && turn.reading.orders.some((it) => it.quantity) && !does(turn, 'ask-status')
  if (!link || speaksOfAnother || turn.purchase.isWish || does(turn, 'order')) return null
  return open(
    `Quer saber como está um pedido feito em outro aparelho: ${turn.message.trim()}`.slice(
      0,
      longestDescription,
    ),
    link,
  )
}

/** The page a message names; a handle of no known network becomes Instagram's, where most orders are. */
function linkOf(turn: Turn): string | null {
  const target = turn.targets.former ?? turn.targets.usable[0]
  if (!target) return null
  if ('link' in target) return target.link.canonicalUrl
  const told = turn.dialogue.ticket ? readMessage(turn.dialogue.ticket.description).orders : []
  const platform = [...turn.reading.orders, ...told].find((it) => it.platform)?.platform ?? 'instagram'
  return pageOf(platform, target.handle)?.canonicalUrl ?? null
}

function open(description: string, link: string | null, orderId?: string): Step {
  return {
    dialogue: grieving,
    replies: [
      say(
        'Sinto muito pelo transtorno. Abri um chamado para a nossa equipe: protocolo {ticketId8}. Vamos analisar e responder aqui mesmo nesta conversa. Para saber como está, é só perguntar pelo chamado.',
      ),
    ],
    intents: [{ type: 'open-ticket', description, link, ...(orderId ? { orderId } : {}) }],
  }
}

const addTo = (ticket: VisitorTicket, description: string, link: string | null): Step => ({
  dialogue: grieving,
  replies: [
    say(
      `Juntei isso ao seu chamado ${namedTicket(ticket.ticketId)}, que já está com a nossa equipe (${ticketStatusNames[ticket.status]}). A resposta chega aqui mesmo nesta conversa.`,
    ),
  ],
  intents: [{ type: 'add-to-ticket', ticketId: ticket.ticketId, description, link }],
})

const askTicketLink = (description: string, orderId: string | null, tries = 0): Step => ({
  dialogue: { ...grieving, ticket: { description, orderId, tries } },
  replies: [
    say(
      tries
        ? 'Quase lá! Só falta o link: me envie o link do perfil, do vídeo ou da publicação que recebeu o pedido.'
        : 'Sinto muito por isso. Vou registrar para a nossa equipe resolver: me envie o link do perfil, do vídeo ou da publicação do pedido.',
    ),
  ],
})

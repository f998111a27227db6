import { shownOrderId } from './order-texts.ts'
import { phrases } from './phrases.ts'
import { readMessage } from './read-message.ts'
import { pageOf } from './targets.ts'
import { meantOrder } from './tell-orders.ts'
import { does, say, type Step, type Turn } from './turn.ts'

const longestDescription = 1000
const boughtBefore = phrases(`
  comprei | comprad[oa] | paguei | pedi | contratei | pedido | compra | encomendei | adquiri | servico | pagamento
  chegou | chegaram | recebi | veio | vieram | entregaram | entregou | esperando | cade | a menos | incomplet*
  caiu | cairam | sumiram | sumiu | diminu* | baix(ou|aram) | perdi | despenc* | reposicao | repor | reembols* | estorn* | dinheiro
  ticket | chamado | protocolo | ocorrencia | reclam* | problema | golpe | golpist* | calote | enganad[oa]
  cobraram | cobrou | cobrad[oa] | travou | travaram | travad[oa] | parou | pararam | parad[oa] | atrasad[oa]
`)
const saysWhatHappened = phrases(`
  comprei | paguei | pedi | contratei | sumiram | cairam | despenc* | falt(a|am|ou|aram|ando) | esperando
`)
const hypothetical = phrases(`
  (se|caso|quando) .{0,45}(?<= )(cair*|sumir*|perder*|sair*|chegar*|parar*|der|atrasar*|gostar|quiser|entregar*|funcionar*
    vier*|demorar*|receber|diminuir*|caem|acontecer)
  (podem|pode|vao|vai) (cair|sumir|diminuir)
`)
const aboutPix = phrases('pix | qr* | codigo | pagamento')
const notBought = phrases('nao comprei | nunca comprei | ainda nao (comprei|paguei)')

/** Complaints, losses after delivery and requests for a ticket. */
export function handleTrouble(turn: Turn): Step | null {
  if (!isTrouble(turn)) return null
  const delivered = meantOrder(turn, (it) => it.status === 'completed' || it.status === 'partial')
  if (delivered && does(turn, 'dropped', 'wants-refill') && !does(turn, 'open-ticket'))
    return {
      dialogue: {},
      replies: [
        say(
          `Sinto muito por isso! Pedi a reposição do pedido ${shownOrderId(delivered.orderId)}, sem custo. Já te aviso aqui.`,
        ),
      ],
      intents: [{ type: 'request-refill', orderId: delivered.orderId }],
    }
  const order = meantOrder(turn, (it) => it.status !== 'refused')
  const link = linkOf(turn) ?? order?.link ?? null
  const description = turn.message.trim().slice(0, longestDescription)
  return link ? open(description, link, order?.orderId) : askTicketLink(description, order?.orderId ?? null)
}

function isTrouble(turn: Turn): boolean {
  const { plain, reading } = turn
  if (does(turn, 'offers-password')) return false
  if (does(turn, 'open-ticket')) return true
  const isOrdering =
    does(turn, 'order', 'firm-yes') &&
    reading.orders.some((it) => it.quantity) &&
    !does(turn, 'wants-refill') &&
    !saysWhatHappened.test(plain)
  if (isOrdering || hypothetical.test(plain) || notBought.test(plain) || !boughtBefore.test(plain))
    return false
  if (
    aboutPix.test(plain) &&
    does(turn, 'ask-pix-again', 'ask-status') &&
    !/\b(comprei|seguidor|curtida|inscrit|visualiza)/.test(plain) &&
    !(turn.targets.usable.length && does(turn, 'complaint'))
  )
    return false
  if (does(turn, 'complaint', 'dropped'))
    return !(
      reading.topics.length > 0 &&
      plain.includes('?') &&
      !/\b(meus?|minhas?|comprei|paguei|cade|recebi)\b/.test(plain)
    )
  return (
    does(turn, 'wants-refill', 'wants-refund') &&
    (!reading.isQuestion || /\b(meus?|minhas?|comprei|paguei)\b/.test(plain)) &&
    !does(turn, 'wants-cancel')
  )
}

/** Takes up the ticket for which a link was asked: two tries, then it is opened without one. */
export function continueTicket(turn: Turn): Step | null {
  const { ticket, asked } = turn.dialogue
  if (!ticket) return asked === 'order-link' ? findOrder(turn) : null
  const link = linkOf(turn)
  const said = turn.message.trim()
  const description = `${ticket.description}\n${said}`.slice(0, longestDescription)
  if (link) return open(description, link, ticket.orderId ?? undefined)
  if (does(turn, 'drop-order', 'wants-cancel'))
    return {
      dialogue: { ticket: null },
      replies: [say('Tudo bem, não abri o chamado. Se mudar de ideia, é só me contar o que aconteceu.')],
    }
  if (does(turn, 'wants-person')) return null
  if (turn.reading.isQuestion && turn.reading.topics.length) return null
  if (ticket.tries > (turn.reading.orders.length ? 2 : 0))
    return open(description, null, ticket.orderId ?? undefined)
  return askTicketLink(description, ticket.orderId, ticket.tries + 1)
}

/** The link of an order made elsewhere, sent alone, is looked for by a person. */
function findOrder(turn: Turn): Step | null {
  const link = linkOf(turn)
  if (!link || turn.reading.orders.length || does(turn, 'order')) return null
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
  const [target] = turn.targets.usable
  if (!target) return null
  if ('link' in target) return target.link.canonicalUrl
  const told = turn.dialogue.ticket ? readMessage(turn.dialogue.ticket.description).orders : []
  const platform = [...turn.reading.orders, ...told].find((it) => it.platform)?.platform ?? 'instagram'
  return pageOf(platform, target.handle)?.canonicalUrl ?? null
}

function open(description: string, link: string | null, orderId?: string): Step {
  return {
    dialogue: { ticket: null, recap: null, asked: null },
    replies: [
      say(
        'Sinto muito pelo transtorno. Abri um chamado para a nossa equipe: protocolo {ticketId8}. Vamos analisar e dar retorno o quanto antes; se preferir, guarde esse número para acompanhar.',
      ),
    ],
    intents: [{ type: 'open-ticket', description, link, ...(orderId ? { orderId } : {}) }],
  }
}

const askTicketLink = (description: string, orderId: string | null, tries = 0): Step => ({
  dialogue: { ticket: { description, orderId, tries }, recap: null, asked: null },
  replies: [
    say(
      tries
        ? 'Quase lá! Só falta o link: me envie o link do perfil, do vídeo ou da publicação que recebeu o pedido.'
        : 'Sinto muito por isso. Vou registrar para a nossa equipe resolver: me envie o link do perfil, do vídeo ou da publicação do pedido.',
    ),
  ],
})

import { askAgain } from './ask-again.ts'
import type { VisitorTicket } from './dialogue.ts'
import { isUnderWay } from './tell-tickets.ts'
import { namedTicket } from './ticket-texts.ts'
import { bringsFacts, does, say, type Step, type Turn } from './turn.ts'

const longestDescription = 1000

/** After a complaint, numbers and pages go on telling of it, until something is asked to be bought. */
export function hearGrievance(turn: Turn): Step | null {
  if (!keepsGrieving(turn) || !bringsFacts(turn) || turn.reading.topics.length) return null
  const ticket = turn.tickets.find(isUnderWay)
  const description = turn.message.trim().slice(0, longestDescription)
  return {
    dialogue: {},
    replies: [say(`${heard(turn, ticket)} ${ifNew}`)],
    intents: ticket ? [{ type: 'add-to-ticket', ticketId: ticket.ticketId, description, link: null }] : [],
  }
}

const ifNew = 'Se for um pedido novo, me diga o que você quer comprar, por exemplo “quero 500 seguidores”.'

function heard(turn: Turn, ticket: VisitorTicket | undefined): string {
  if (ticket) return `Anotei isso no seu chamado ${namedTicket(ticket.ticketId)}, para a nossa equipe.`
  return turn.dialogue.asked === 'order-link'
    ? askAgain(turn)
    : 'Se for sobre o que você já comprou, me conte o que aconteceu, com o link, e eu abro um chamado.'
}

/** Whether what he tells next is of something bought before: what he tells of now, or told of already. */
export function grievesNow(turn: Turn): boolean {
  const { purchase, dialogue } = turn
  const isOrdering = dialogue.draft.link !== null || dialogue.draft.serviceType !== null
  const tells = purchase.told !== null && purchase.told !== 'slip' && !purchase.wentWell
  return keepsGrieving(turn) || (tells && !isOrdering)
}

/** Whether a complaint made before is still what the visitor speaks of. */
const keepsGrieving = (turn: Turn): boolean =>
  Boolean(turn.dialogue.grieves) &&
  !turn.purchase.isWish &&
  !does(turn, 'ask-price', 'ask-packages', 'ask-catalogue', 'another-order', 'greeting')

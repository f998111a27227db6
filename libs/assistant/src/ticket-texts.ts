import { shownTicketId, type TicketStatus, ticketStatusNames } from '@smm/contracts/tickets'
import type { VisitorTicket } from './dialogue.ts'

const told: Record<TicketStatus, (ticket: string) => string> = {
  open: (ticket) =>
    `O chamado ${ticket} foi reaberto: nossa equipe vai olhar de novo e responde aqui mesmo nesta conversa.`,
  in_progress: (ticket) =>
    `Novidade do chamado ${ticket}: nossa equipe já está cuidando dele. Assim que tiver uma resposta, ela chega aqui.`,
  resolved: (ticket) =>
    `Boa notícia: nossa equipe resolveu o chamado ${ticket}. Se ainda faltar alguma coisa, é só me contar aqui.`,
  closed: (ticket) =>
    `O chamado ${ticket} foi encerrado. Obrigado pela paciência! Precisando de novo, é só me contar aqui.`,
}
const stands: Record<TicketStatus, string> = {
  open: 'na fila da nossa equipe. A resposta chega aqui mesmo nesta conversa.',
  in_progress: 'nossa equipe já está cuidando dele. A resposta chega aqui mesmo nesta conversa.',
  resolved: 'nossa equipe já resolveu. Se ainda faltar alguma coisa, é só me contar aqui.',
  closed: 'encerrado. Precisando de novo, é só me contar aqui.',
}

/** A ticket as the visitor sees it named: '#1A2B3C4D'. */
export const namedTicket = (ticketId: string): string => `#${shownTicketId(ticketId)}`

/** What the chat says when the staff has moved a ticket. */
export const ticketMovedText = (ticketId: string, status: TicketStatus): string =>
  told[status](namedTicket(ticketId))

/** What the staff answered, in its own words. */
export const ticketReplyText = (ticketId: string, text: string): string =>
  `Nossa equipe sobre o chamado ${namedTicket(ticketId)}: ${text}`

const mostQuoted = 300
const quoted = (text: string) => (text.length > mostQuoted ? `${text.slice(0, mostQuoted).trimEnd()}…` : text)

/** How a ticket stands, for whoever asks. */
export function ticketLine({ ticketId, status, lastReply }: VisitorTicket): string {
  const answer = lastReply ? ` Última resposta da equipe: “${quoted(lastReply)}”` : ''
  return `Chamado ${namedTicket(ticketId)} (${ticketStatusNames[status]}): ${stands[status]}${answer}`
}

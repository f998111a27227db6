import { shownTicketId, type TicketStatus, ticketStatusNames } from '@smm/contracts/tickets'
import type { VisitorTicket } from '../visitor-records.ts'

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
const statusTexts: Record<TicketStatus, string> = {
  open: 'nossa equipe já recebeu. A resposta chega aqui mesmo nesta conversa.',
  in_progress: 'nossa equipe já está cuidando dele. A resposta chega aqui mesmo nesta conversa.',
  resolved: 'nossa equipe já resolveu. Se ainda faltar alguma coisa, é só me contar aqui.',
  closed: 'encerrado. Precisando de novo, é só me contar aqui.',
}

/** A ticket as the visitor sees it named: '#1A2B3C4D'. */
export const namedTicket = (ticketId: string): string => `#${shownTicketId(ticketId)}`

export type TicketToName = {
  id: string
  /** The visitor's own words, where their chat names the ticket no more. */
  reminder?: string
}

const maxReminderLength = 80
const withReminder = ({ id, reminder }: TicketToName) =>
  reminder
    ? `${namedTicket(id)} (você escreveu: “${cut(reminder.split('\n')[0]!, maxReminderLength)}”)`
    : namedTicket(id)

/** Text for a ticket that the staff has moved. */
export const ticketMovedText = (ticket: TicketToName, status: TicketStatus): string =>
  told[status](withReminder(ticket))

/** The staff's answer, in its own words. */
export const ticketReplyText = (ticket: TicketToName, text: string): string =>
  `Nossa equipe sobre o chamado ${withReminder(ticket)}: ${text}`

const maxQuoteLength = 300
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text

/** How a ticket stands, for whoever asks. */
export function ticketLine({ ticketId, status, lastReply }: VisitorTicket): string {
  const answer = lastReply ? ` Última resposta da equipe: “${cut(lastReply, maxQuoteLength)}”` : ''
  return `Chamado ${namedTicket(ticketId)} (${ticketStatusNames[status]}): ${statusTexts[status]}${answer}`
}

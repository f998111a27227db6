import type { TicketStatus } from '@smm/contracts/tickets'
import { cut, namedTicket } from '../texts/ticket-texts.ts'

const movedTexts: Record<TicketStatus, (ticket: string) => string> = {
  open: (ticket) =>
    `O chamado ${ticket} foi reaberto: nossa equipe vai olhar de novo e responde aqui mesmo nesta conversa.`,
  in_progress: (ticket) =>
    `Novidade do chamado ${ticket}: nossa equipe já está cuidando dele. Assim que tiver uma resposta, ela chega aqui.`,
  resolved: (ticket) =>
    `Boa notícia: nossa equipe resolveu o chamado ${ticket}. Se ainda faltar alguma coisa, é só me contar aqui.`,
  closed: (ticket) =>
    `O chamado ${ticket} foi encerrado. Obrigado pela paciência! Precisando de novo, é só me contar aqui.`,
}

export type TicketToName = {
  id: string
  /** The visitor's own words, where their chat names the ticket no more. */
  reminder?: string
}

const maxReminderLength = 80
function withReminder({ id, reminder = '' }: TicketToName): string {
  const [line] = reminder.split('\n')
  return line ? `${namedTicket(id)} (você escreveu: “${cut(line, maxReminderLength)}”)` : namedTicket(id)
}

/** Text for a ticket that the staff has moved. */
export const ticketMovedText = (ticket: TicketToName, status: TicketStatus): string =>
  movedTexts[status](withReminder(ticket))

/** The staff's answer, in its own words. */
export const ticketReplyText = (ticket: TicketToName, text: string): string =>
  `Nossa equipe sobre o chamado ${withReminder(ticket)}: ${text}`

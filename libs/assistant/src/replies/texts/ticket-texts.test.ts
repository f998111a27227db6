import { ticketStatuses } from '@smm/contracts/tickets'
import { givenTicket } from '../../testing.ts'
import { ticketMovedText } from '../news/ticket-news.ts'
import { ticketTexts } from './ticket-texts.ts'

it('says otherwise of each status how a ticket stands, and that it moved', () => {
  const lines = ticketStatuses.map((status) => ticketTexts.tickets({ tickets: [givenTicket({ status })] }))
  const moved = ticketStatuses.map((status) => ticketMovedText({ id: givenTicket().ticketId }, status))
  for (const all of [lines, moved]) expect(new Set(all).size).toBe(ticketStatuses.length)
  for (const text of [...lines, ...moved]) expect(text).toContain('#7E8F9A0B')
})

it('quotes the last answer of the staff, and a long one in part', () => {
  const tickets = [givenTicket({ lastReply: 'a'.repeat(400) })]
  expect(ticketTexts.tickets({ tickets })).toMatch(/equipe: “a{300}…”$/)
})

it('reminds of a ticket by the first line of what was told', () =>
  expect(
    ticketMovedText({ id: givenTicket().ticketId, reminder: 'não chegou\nfaz dois dias' }, 'resolved'),
  ).toContain('(você escreveu: “não chegou”)'))

it('asks for the page of a complaint in other words the second time', () =>
  expect(ticketTexts['ask-ticket-page']({ isAgain: true, product: null })).not.toContain(
    ticketTexts['ask-ticket-page']({ isAgain: false, product: null })[0],
  ))

import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  moveTicket,
  shownTicketId,
  type Ticket,
  type TicketStatus,
  ticketStatuses,
} from '@smm/contracts/tickets'
import { call } from '../call.ts'
import { ticketStates } from '../names.ts'
import { Choice } from '../panel/choice.tsx'
import { ticketQuery, transcriptQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'

const options = ticketStatuses.map((status) => ({ value: status, ...ticketStates[status] }))

type Pages = InfiniteData<Ticket[]>

const withStatus = (pages: Pages | undefined, id: string, status: TicketStatus): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => page.map((it) => (it.id === id ? { ...it, status } : it))),
  }

/** The status of a ticket, changed where it is read. It shows the choice at once and takes it back when it fails. */
export function TicketStatusChoice({ ticket }: { ticket: Ticket }) {
  const client = useQueryClient()
  const show = (status: TicketStatus) => {
    client.setQueriesData<Pages>({ queryKey: ['tickets'] }, (pages) => withStatus(pages, ticket.id, status))
    client.setQueryData(ticketQuery(ticket.id).queryKey, (known) => known && { ...known, status })
  }
  const moving = useMutation({
    mutationFn: (status: TicketStatus) => call(moveTicket, { params: { id: ticket.id }, body: { status } }),
    onMutate: (status) => {
      show(status)
      return { before: ticket.status }
    },
    onSuccess: (moved) => {
      show(moved.status)
      // The lists of one status no longer hold what they held.
      client.removeQueries({ queryKey: ['tickets'], type: 'inactive' })
      // The customer was told of it in the chat.
      void client.invalidateQueries({ queryKey: transcriptQuery({ ticketId: ticket.id }).queryKey })
    },
    onError: (_error, _status, shown) => {
      if (shown) show(shown.before)
      showToast('Erro', 'Falha ao atualizar ticket.', 'error')
    },
  })
  return (
    <Choice
      look="state"
      label={`Status do ticket ${shownTicketId(ticket.id)}`}
      value={ticket.status}
      options={options}
      disabled={moving.isPending}
      onChoose={(status) => moving.mutate(status)}
    />
  )
}

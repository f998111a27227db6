import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  moveTicket,
  shownTicketId,
  type Ticket,
  type TicketStatus,
  ticketStatuses,
} from '@smm/contracts/tickets'
import { call } from '../call.ts'
import { useMayCall } from '../identity/use-role.ts'
import { ticketBadges } from '../status-badges.ts'
import { SelectField } from '../panel/controls/select-field.tsx'
import { ticketQuery } from './ticket-queries.ts'
import { transcriptQuery } from '../conversation/conversation-queries.ts'
import { showToast } from '../show-toast.ts'

const options = ticketStatuses.map((status) => ({ value: status, ...ticketBadges[status] }))

type Pages = InfiniteData<Ticket[]>

const withStatus = (pages: Pages | undefined, id: string, status: TicketStatus): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => page.map((it) => (it.id === id ? { ...it, status } : it))),
  }

/** Changes the status of a ticket with an optimistic update, which is rolled back on a failure. */
export function TicketStatusChoice({ ticket }: { ticket: Ticket }) {
  const client = useQueryClient()
  const mayMove = useMayCall(moveTicket)
  const show = (status: TicketStatus) => {
    client.setQueriesData<Pages>({ queryKey: ['tickets'] }, (pages) => withStatus(pages, ticket.id, status))
    client.setQueryData(
      ticketQuery(ticket.id).queryKey,
      (ticketBefore) => ticketBefore && { ...ticketBefore, status },
    )
  }
  const moving = useMutation({
    mutationFn: (status: TicketStatus) => call(moveTicket, { params: { id: ticket.id }, body: { status } }),
    onMutate: (status) => {
      show(status)
      return { before: ticket.status }
    },
    onSuccess: (moved) => {
      show(moved.status)
      // Cached lists filtered by status are stale.
      client.removeQueries({ queryKey: ['tickets'], type: 'inactive' })
      // The chat notifies the visitor with a message.
      void client.invalidateQueries({ queryKey: transcriptQuery({ ticketId: ticket.id }).queryKey })
    },
    onError: (_error, _status, shown) => {
      if (shown) show(shown.before)
      showToast('Erro', 'Falha ao atualizar ticket.', 'error')
    },
  })
  return (
    <SelectField
      look="state"
      label={`Status do ticket ${shownTicketId(ticket.id)}`}
      value={ticket.status}
      options={options}
      disabled={moving.isPending || !mayMove}
      onSelect={(status) => moving.mutate(status)}
    />
  )
}

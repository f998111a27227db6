import { useMutation, useQueryClient } from '@tanstack/react-query'
import { assignTicket, type Ticket } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { useMayCall } from '../identity/use-role.ts'
import { ticketQuery } from './ticket-queries.ts'
import { showToast } from '../show-toast.ts'
import css from './ticket-assignee.module.css'
import { isLongWait, waitText } from './wait-text.ts'

/** The member who has a ticket, and how long its visitor waits for an answer. */
export const TicketAssignee = ({ ticket: { assignee, status, waitingSince } }: { ticket: Ticket }) => (
  <span className={css.assignee}>
    <span className={assignee ? undefined : css.nobody}>{assignee ?? 'Ninguém'}</span>
    {status === 'open' && waitingSince && (
      <time className={css.wait} dateTime={waitingSince} data-long={isLongWait(waitingSince)}>
        {waitText(waitingSince)}
      </time>
    )}
  </span>
)

/** Takes the ticket on, or gives it back. */
export function AssignButton({ ticket: { id, assignee } }: { ticket: Ticket }) {
  const client = useQueryClient()
  const assigning = useMutation({
    mutationFn: () => call(assignTicket, { params: { id }, body: { assignee: assignee ? 'nobody' : 'me' } }),
    onSuccess: (ticket) => {
      client.setQueryData(
        ticketQuery(id).queryKey,
        (before) => before && { ...before, assignee: ticket.assignee },
      )
      void client.invalidateQueries({ queryKey: ['tickets'] })
    },
    onError: (error) => showToast('Erro', messageOf(error) ?? 'Não foi possível mudar o atendente.', 'error'),
  })
  if (!useMayCall(assignTicket)) return null
  return (
    <Button look="quiet" size="small" disabled={assigning.isPending} onClick={() => assigning.mutate()}>
      {assignee ? 'Devolver' : 'Assumir'}
    </Button>
  )
}

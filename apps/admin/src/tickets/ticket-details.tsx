import { useQuery } from '@tanstack/react-query'
import { panelOrderUrl } from '@smm/contracts/panel-url'
import { forgetConversation } from '@smm/contracts/personal-data'
import { replyToTicket, shownTicketId, type Ticket } from '@smm/contracts/tickets'
import { showTicketTranscript } from '@smm/contracts/conversations/transcripts'
import { ForRoles } from '../identity/for-roles.tsx'
import { shortId } from '../short-ids.ts'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { Field, Fields } from '../panel/sheet/fields.tsx'
import { Loaded } from '../panel/loading/loaded.tsx'
import { ExternalLink } from '../panel/controls/external-link.tsx'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { useHolder } from '../conversation/use-holder.ts'
import { ticketQuery } from './ticket-queries.ts'
import { formatTimestamp } from '../format-values.ts'
import css from './ticket-details.module.css'
import { PersonalData } from './personal-data.tsx'
import { AssignButton, TicketAssignee } from './ticket-assignee.tsx'
import { DataRequestBadge } from './ticket-kind.tsx'
import { TicketReplyForm } from './ticket-reply-form.tsx'
import { TicketStatusChoice } from './ticket-status-choice.tsx'

/** One ticket, its conversation and the reply form. */
export const TicketDetails = ({ id, onClose }: { id: string | null; onClose: () => void }) => (
  <DetailsSheet isOpen={id !== null} title={`Ticket ${shownTicketId(id ?? '')}`} onClose={onClose}>
    {id !== null && <Details key={id} id={id} />}
  </DetailsSheet>
)

function Details({ id }: { id: string }) {
  const query = useQuery(ticketQuery(id))
  return (
    <Loaded
      query={query}
      loadingText="Carregando o ticket..."
      failedText="Não foi possível carregar o ticket."
    >
      {(ticket) => (
        <>
          <TicketFields ticket={ticket} />
          {ticket.conversationId && (
            <ForRoles endpoint={forgetConversation} act="baixam e apagam os dados de um cliente">
              <PersonalData conversationId={ticket.conversationId} ticketId={id} />
            </ForRoles>
          )}
          <ForRoles endpoint={showTicketTranscript} act="leem as conversas">
            <Conversation subject={{ ticketId: id }} orderId={ticket.orderId ?? undefined} />
          </ForRoles>
          <ForRoles endpoint={replyToTicket} act="respondem aos clientes">
            <Reply ticketId={id} orderId={ticket.orderId ?? undefined} />
          </ForRoles>
        </>
      )}
    </Loaded>
  )
}

/** Hidden, with its draft, while the member writes in the conversation itself. */
function Reply(ticket: { ticketId: string; orderId: string | undefined }) {
  const { isMine } = useHolder({ ticketId: ticket.ticketId })
  return (
    <div hidden={isMine}>
      <TicketReplyForm {...ticket} />
    </div>
  )
}

const TicketFields = ({ ticket }: { ticket: Ticket }) => (
  <Fields title="Ticket">
    <Field name="Status">
      <TicketStatusChoice ticket={ticket} />
    </Field>
    {ticket.dueAt && (
      <Field name="Pedido de dados">
        <DataRequestBadge ticket={ticket} />
      </Field>
    )}
    <Field name="Atendente">
      <span className={css.assignee}>
        <TicketAssignee ticket={ticket} />
        <AssignButton ticket={ticket} />
      </span>
    </Field>
    <Field name="Descrição">
      <span className={css.description}>{ticket.description}</span>
    </Field>
    <Field name="Link">
      <ExternalLink link={ticket.link} />
    </Field>
    {ticket.orderId && (
      <Field name="Pedido">
        <PanelLink href={panelOrderUrl(ticket.orderId)}>
          <code>{shortId(ticket.orderId)}</code>
        </PanelLink>
      </Field>
    )}
    <Field name="Criado em">
      <time dateTime={ticket.createdAt}>{formatTimestamp(ticket.createdAt)}</time>
    </Field>
  </Fields>
)

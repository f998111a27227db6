import { useQuery } from '@tanstack/react-query'
import { shownTicketId, type Ticket } from '@smm/contracts/tickets'
import { shortId } from '../names.ts'
import { DetailsSheet } from '../panel/details-sheet.tsx'
import { Fact, Facts } from '../panel/facts.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { OuterLink } from '../panel/outer-link.tsx'
import { PanelLink } from '../panel/panel-link.tsx'
import { Transcript } from '../panel/transcript.tsx'
import { ticketQuery } from '../queries.ts'
import { showMoment } from '../shown-values.ts'
import css from './ticket-details.module.css'
import { TicketReplyForm } from './ticket-reply-form.tsx'
import { TicketStatusChoice } from './ticket-status-choice.tsx'

/** What a customer complains of, the conversation it came from, and the way to answer. */
export const TicketDetails = ({ id, onClose }: { id: string | null; onClose: () => void }) => (
  <DetailsSheet isOpen={id !== null} title={`Ticket ${shownTicketId(id ?? '')}`} onClose={onClose}>
    {id !== null && <Details key={id} id={id} />}
  </DetailsSheet>
)

function Details({ id }: { id: string }) {
  const reading = useQuery(ticketQuery(id))
  return (
    <Loaded
      reading={reading}
      loadingText="Carregando o ticket..."
      failedText="Não foi possível carregar o ticket."
    >
      {(ticket) => (
        <>
          <TicketFacts ticket={ticket} />
          <Transcript origin={{ ticketId: id }} />
          <TicketReplyForm ticketId={id} />
        </>
      )}
    </Loaded>
  )
}

const TicketFacts = ({ ticket }: { ticket: Ticket }) => (
  <Facts title="Ticket">
    <Fact name="Status">
      <TicketStatusChoice ticket={ticket} />
    </Fact>
    <Fact name="Descrição">
      <span className={css.description}>{ticket.description}</span>
    </Fact>
    <Fact name="Link">
      <OuterLink link={ticket.link} />
    </Fact>
    {ticket.orderId && (
      <Fact name="Pedido">
        <PanelLink href={`/admin09?pedido=${ticket.orderId}`}>
          <code>{shortId(ticket.orderId)}</code>
        </PanelLink>
      </Fact>
    )}
    <Fact name="Criado em">
      <time dateTime={ticket.createdAt}>{showMoment(ticket.createdAt)}</time>
    </Fact>
  </Facts>
)

import { useInfiniteQuery } from '@tanstack/react-query'
import { shownTicketId, type Ticket, ticketStatuses } from '@smm/contracts/tickets'
import { Badge } from '@smm/ui/badge'
import { ticketBadges } from '../status-badges.ts'
import { createdAtColumn } from '../panel/table/created-at-column.tsx'
import type { Column } from '../panel/table/column.ts'
import { IconButton, IconLink } from '../panel/controls/icon-button.tsx'
import { ListSection } from '../panel/table/list-section.tsx'
import { ExternalLink, parseWebUrl } from '../panel/controls/external-link.tsx'
import { statusOptions } from '../panel/toolbar/status-options.ts'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { ticketsQuery } from '../queries.ts'
import { DataRequestBadge } from './ticket-kind.tsx'
import { TicketDetails } from './ticket-details.tsx'
import { TicketStatusChoice } from './ticket-status-choice.tsx'
import css from './tickets-section.module.css'

const filters = statusOptions(ticketStatuses, ticketBadges)

const columns: Array<Column<Ticket>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shownTicketId(id)}</code>, width: '7rem' },
  {
    title: 'Descrição',
    kind: 'grow',
    cell: (ticket) => (
      <>
        <DataRequestBadge ticket={ticket} />
        <p className={css.description}>{ticket.description}</p>
      </>
    ),
  },
  {
    title: 'Link',
    kind: 'wide',
    width: '15rem',
    cell: ({ link }) => (
      <span className={css.link}>
        <ExternalLink link={link} />
      </span>
    ),
  },
  {
    title: 'Status',
    cell: (ticket) => <TicketStatusChoice ticket={ticket} />,
    sortBy: ({ status }) => ticketStatuses.indexOf(status),
    width: '11rem',
  },
  createdAtColumn('Criado em', '10.25rem'),
  {
    title: 'Ações',
    kind: 'actions',
    width: '7rem',
    cell: ({ id, link }) => (
      <span className={css.actions}>
        <IconButton
          icon="eye"
          name={`Ver ticket ${shownTicketId(id)}`}
          onClick={() => setSearchParam('ticket', id)}
        />
        <OpenLink link={link} id={id} />
      </span>
    ),
  },
]

const OpenLink = ({ link, id }: { link: string | null; id: string }) => {
  const url = parseWebUrl(link)
  if (!url) return null
  const name = `Abrir link do ticket ${shownTicketId(id)} em nova aba`
  return <IconLink icon="out" name={name} href={url.href} target="_blank" rel="noopener noreferrer" />
}

export function TicketsSection() {
  const { search } = usePanelUrl()
  const tickets = useInfiniteQuery(
    ticketsQuery({
      status: ticketStatuses.find((it) => it === search.get('status')),
      search: search.get('busca')?.trim() || undefined,
    }),
  )
  const { data, hasNextPage } = tickets
  return (
    <>
      <ListSection
        label="Tickets"
        query={tickets}
        columns={columns}
        filter={{ name: 'status', label: 'Filtrar por status', options: filters }}
        searchLabel="Buscar por ID, link ou descrição"
        texts={{
          loading: 'Carregando tickets...',
          failed: 'Não foi possível carregar os tickets.',
          empty: 'Nenhum ticket encontrado',
        }}
        actions={data && <Badge>{countText(data.pages.flat().length, hasNextPage)}</Badge>}
      />
      <TicketDetails id={search.get('ticket')} onClose={() => setSearchParam('ticket', '')} />
    </>
  )
}

const countText = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? '+' : ''} ${count === 1 ? 'ticket' : 'tickets'}`

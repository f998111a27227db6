import { useInfiniteQuery } from '@tanstack/react-query'
import { shownTicketId, type Ticket, ticketStatuses } from '@smm/contracts/tickets'
import { Badge } from '@smm/ui/badge'
import { ticketStates } from '../names.ts'
import { createdAtColumn } from '../panel/created-at-column.tsx'
import type { Column } from '../panel/data-table.tsx'
import { IconButton, IconLink } from '../panel/icon-button.tsx'
import { ListSection } from '../panel/list-section.tsx'
import { OuterLink, webAddress } from '../panel/outer-link.tsx'
import { statusOptions } from '../panel/status-options.ts'
import { setFilter, usePlace } from '../place.ts'
import { ticketsQuery } from '../queries.ts'
import { TicketDetails } from './ticket-details.tsx'
import { TicketStatusChoice } from './ticket-status-choice.tsx'
import css from './tickets-section.module.css'

const filters = statusOptions(ticketStatuses, ticketStates)

const columns: Array<Column<Ticket>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shownTicketId(id)}</code>, width: '7rem' },
  {
    title: 'Descrição',
    kind: 'grow',
    cell: ({ description }) => <p className={css.description}>{description}</p>,
  },
  {
    title: 'Link',
    kind: 'wide',
    width: '15rem',
    cell: ({ link }) => (
      <span className={css.link}>
        <OuterLink link={link} />
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
          onClick={() => setFilter('ticket', id)}
        />
        <OpenLink link={link} id={id} />
      </span>
    ),
  },
]

const OpenLink = ({ link, id }: { link: string | null; id: string }) => {
  const url = webAddress(link)
  if (!url) return null
  const name = `Abrir link do ticket ${shownTicketId(id)} em nova aba`
  return <IconLink icon="out" name={name} href={url.href} target="_blank" rel="noopener noreferrer" />
}

export function TicketsSection() {
  const { search } = usePlace()
  const reading = useInfiniteQuery(
    ticketsQuery({
      status: ticketStatuses.find((it) => it === search.get('status')),
      search: search.get('busca')?.trim() || undefined,
    }),
  )
  const { data, hasNextPage } = reading
  return (
    <>
      <ListSection
        label="Tickets"
        reading={reading}
        columns={columns}
        filter={{ name: 'status', label: 'Filtrar por status', options: filters }}
        searchLabel="Buscar por ID, link ou descrição"
        texts={{
          loading: 'Carregando tickets...',
          failed: 'Não foi possível carregar os tickets.',
          empty: 'Nenhum ticket encontrado',
        }}
        end={data && <Badge>{countOf(data.pages.flat().length, hasNextPage)}</Badge>}
      />
      <TicketDetails id={search.get('ticket')} onClose={() => setFilter('ticket', '')} />
    </>
  )
}

const countOf = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? '+' : ''} ${count === 1 ? 'ticket' : 'tickets'}`

import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Ticket, type TicketStatus, ticketStatuses } from '@smm/contracts/tickets'
import { Badge } from '@smm/ui/badge'
import { shortTicketId, ticketStates } from '../names.ts'
import type { Option } from '../panel/choice.tsx'
import type { Column } from '../panel/data-table.tsx'
import { IconButton, IconLink } from '../panel/icon-button.tsx'
import { ListSection } from '../panel/list-section.tsx'
import { OuterLink, webAddress } from '../panel/outer-link.tsx'
import { setFilter, usePlace } from '../place.ts'
import { ticketsQuery } from '../queries.ts'
import { showMoment } from '../shown-values.ts'
import { TicketDetails } from './ticket-details.tsx'
import { TicketStatusChoice } from './ticket-status-choice.tsx'
import css from './tickets-section.module.css'

const filters: Array<Option<TicketStatus | 'all'>> = [
  { value: 'all', name: 'Todos os status' },
  ...ticketStatuses.map((status) => ({ value: status, name: ticketStates[status].name })),
]

const columns: Array<Column<Ticket>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shortTicketId(id)}</code>, width: '7rem' },
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
  {
    title: 'Criado em',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt)}</time>,
    sortBy: ({ createdAt }) => createdAt,
    width: '10.25rem',
  },
  {
    title: 'Ações',
    kind: 'actions',
    width: '7rem',
    cell: ({ id, link }) => (
      <span className={css.actions}>
        <IconButton
          icon="eye"
          name={`Ver ticket ${shortTicketId(id)}`}
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
  const name = `Abrir link do ticket ${shortTicketId(id)} em nova aba`
  return <IconLink icon="out" name={name} href={url.href} target="_blank" rel="noopener noreferrer" />
}

const matching = (tickets: Ticket[], wanted: string) => {
  const words = wanted.trim().toLowerCase()
  if (!words) return tickets
  return tickets.filter((it) => `${it.id} ${it.link ?? ''} ${it.description}`.toLowerCase().includes(words))
}

export function TicketsSection() {
  const { search } = usePlace()
  const reading = useInfiniteQuery(ticketsQuery(ticketStatuses.find((it) => it === search.get('status'))))
  const wanted = search.get('busca') ?? ''
  const { data } = reading
  const tickets = useMemo(() => matching(data?.pages.flat() ?? [], wanted), [data, wanted])
  return (
    <>
      <ListSection
        label="Tickets"
        reading={reading}
        columns={columns}
        rows={tickets}
        filter={{ name: 'status', label: 'Filtrar por status', options: filters }}
        searchLabel="Buscar por ID, link ou descrição"
        texts={{
          loading: 'Carregando tickets...',
          failed: 'Não foi possível carregar os tickets.',
          empty: 'Nenhum ticket encontrado',
        }}
        end={data && <Badge>{countOf(tickets.length)}</Badge>}
      />
      <TicketDetails id={search.get('ticket')} onClose={() => setFilter('ticket', '')} />
    </>
  )
}

const countOf = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`

import { useInfiniteQuery } from '@tanstack/react-query'
import { type Ticket, type TicketStatus, ticketStatuses } from '@smm/contracts/tickets'
import { Badge } from '@smm/ui/badge'
import { shortTicketId, ticketStates } from '../names.ts'
import { Choice, type Option } from '../panel/choice.tsx'
import { type Column, DataTable } from '../panel/data-table.tsx'
import { IconLink } from '../panel/icon-button.tsx'
import { Empty, Loaded } from '../panel/loaded.tsx'
import { MoreRows } from '../panel/more-rows.tsx'
import { OuterLink, webAddress } from '../panel/outer-link.tsx'
import { Refresh, Search, Toolbar } from '../panel/toolbar.tsx'
import { setFilter, usePlace } from '../place.ts'
import { ticketsQuery } from '../queries.ts'
import { showMoment } from '../shown-values.ts'
import { TicketStatusChoice } from './ticket-status-choice.tsx'
import css from './tickets-section.module.css'

const filters: Array<Option<TicketStatus | 'all'>> = [
  { value: 'all', name: 'Todos os status' },
  ...ticketStatuses.map((status) => ({ value: status, name: ticketStates[status].name })),
]

const columns: Array<Column<Ticket>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shortTicketId(id)}</code> },
  {
    title: 'Descrição',
    kind: 'grow',
    cell: ({ description }) => <p className={css.description}>{description}</p>,
  },
  {
    title: 'Link',
    kind: 'wide',
    cell: ({ link }) => (
      <span className={css.link}>
        <OuterLink link={link} />
      </span>
    ),
  },
  { title: 'Status', cell: (ticket) => <TicketStatusChoice ticket={ticket} /> },
  { title: 'Criado em', cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt)}</time> },
  { title: 'Ações', kind: 'actions', cell: ({ id, link }) => <OpenLink link={link} id={id} /> },
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
  const status = ticketStatuses.find((it) => it === search.get('status'))
  const wanted = search.get('busca') ?? ''
  const reading = useInfiniteQuery(ticketsQuery(status))
  const tickets = matching(reading.data?.pages.flat() ?? [], wanted)
  return (
    <>
      <Toolbar
        end={
          <>
            {reading.data && <Badge>{countOf(tickets.length)}</Badge>}
            <Refresh
              isFetching={reading.isFetching}
              updatedAt={reading.dataUpdatedAt}
              onRefresh={() => void reading.refetch()}
            />
          </>
        }
      >
        <Choice
          label="Filtrar por status"
          value={status ?? 'all'}
          options={filters}
          onChoose={(next) => setFilter('status', next === 'all' ? '' : next)}
        />
        <Search
          label="Buscar por ID, link ou descrição"
          value={wanted}
          onChange={(words) => setFilter('busca', words, { replace: true })}
        />
      </Toolbar>
      <Loaded
        reading={reading}
        loadingText="Carregando tickets..."
        failedText="Não foi possível carregar os tickets."
      >
        {() =>
          tickets.length > 0 ? (
            <DataTable label="Tickets" columns={columns} rows={tickets} />
          ) : (
            <Empty title="Nenhum ticket encontrado" />
          )
        }
      </Loaded>
      <MoreRows reading={reading} />
    </>
  )
}

const countOf = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`

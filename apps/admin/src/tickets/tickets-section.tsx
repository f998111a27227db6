import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  moveTicket,
  shownTicketId,
  type Ticket,
  ticketAssignees,
  ticketStatuses,
} from '@smm/contracts/tickets'
import { panelUrl } from '@smm/contracts/panel-url'
import { Badge } from '@smm/ui/badge'
import { ticketBadges } from '../status-badges.ts'
import { createdAtColumn } from '../panel/table/created-at-column.tsx'
import type { Column } from '../panel/table/column.ts'
import { IconButton, IconLink } from '../panel/controls/icon-button.tsx'
import type { Option } from '../panel/controls/select-field.tsx'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import { ListSection } from '../panel/table/list-section.tsx'
import { ExternalLink, parseWebUrl } from '../panel/controls/external-link.tsx'
import { FoldedFilters } from '../panel/toolbar/folded-filters.tsx'
import { statusOptions } from '../panel/toolbar/status-options.ts'
import { UrlFilter } from '../panel/toolbar/url-filter.tsx'
import { useMayCall } from '../identity/use-role.ts'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { ticketsQuery } from './ticket-queries.ts'
import { DataRequestBadge } from './ticket-kind.tsx'
import { TicketAssignee } from './ticket-assignee.tsx'
import { TicketBulkActions } from './ticket-bulk-actions.tsx'
import { TicketDetails } from './ticket-details.tsx'
import { TicketStatusChoice } from './ticket-status-choice.tsx'
import css from './tickets-section.module.css'

const statusFilters = statusOptions(ticketStatuses, ticketBadges)
const assigneeFilters: [Option<string>, ...Array<Option<string>>] = [
  { value: 'all', name: 'Todos os atendentes' },
  { value: 'me', name: 'Meus' },
  { value: 'nobody', name: 'Sem atendente' },
]

const open = (id: string) => setSearchParam('ticket', id)

const columns: Array<Column<Ticket>> = [
  { title: 'ID', cell: ({ id }) => <TicketLink id={id} />, width: '7rem', card: 'note' },
  {
    title: 'Descrição',
    kind: 'grow',
    card: 'title',
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
    width: '10.5rem',
    cell: ({ link }) => (
      <span className={css.link}>
        <ExternalLink link={link} />
      </span>
    ),
  },
  {
    title: 'Status',
    card: 'state',
    cell: (ticket) => <TicketStatusChoice ticket={ticket} />,
    sortBy: ({ status }) => ticketStatuses.indexOf(status),
    width: '10.25rem',
  },
  {
    title: 'Atendente',
    card: 'detail',
    cell: (ticket) => <TicketAssignee ticket={ticket} />,
    sortBy: ({ assignee = '' }) => assignee,
    width: '9rem',
  },
  createdAtColumn('Criado em', '10.25rem'),
  {
    title: 'Ações',
    kind: 'actions',
    width: '6rem',
    cell: ({ id, link }) => (
      <span className={css.actions}>
        <IconButton icon="eye" name={`Ver ticket ${shownTicketId(id)}`} onClick={() => open(id)} />
        <OpenLink link={link} id={id} />
      </span>
    ),
  },
]

/** In the list the filter stays. */
const TicketLink = ({ id }: { id: string }) => (
  <PanelLink href={panelUrl('tickets', { ticket: id })} params={{ ticket: id }} title={id}>
    <code>{shownTicketId(id)}</code>
  </PanelLink>
)

const OpenLink = ({ link, id }: { link: string | null; id: string }) => {
  const url = parseWebUrl(link)
  if (!url) return null
  const name = `Abrir link do ticket ${shownTicketId(id)} em nova aba`
  return <IconLink icon="out" name={name} href={url.href} target="_blank" rel="noopener noreferrer" />
}

export function TicketsSection() {
  const { search } = usePanelUrl()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const mayMove = useMayCall(moveTicket)
  const status = ticketStatuses.find((it) => it === search.get('status'))
  const assignee = ticketAssignees.find((it) => it === search.get('atendente'))
  const tickets = useInfiniteQuery(
    ticketsQuery({ status, assignee, search: search.get('busca')?.trim() || undefined }),
  )
  const { data, hasNextPage } = tickets
  const rows = useMemo(() => data?.pages.flat() ?? [], [data])
  // A selection leaves out the rows that the filter hides.
  const ids = useMemo(
    () => new Set(rows.flatMap(({ id }) => (selected.has(id) ? [id] : []))),
    [rows, selected],
  )
  return (
    <>
      <ListSection
        label="Tickets"
        query={tickets}
        columns={columns}
        filters={
          <FoldedFilters inUse={[status, assignee].filter(Boolean).length}>
            <UrlFilter name="status" label="Filtrar por status" options={statusFilters} />
            <UrlFilter name="atendente" label="Filtrar por atendente" options={assigneeFilters} />
          </FoldedFilters>
        }
        searchLabel="Buscar por ID, link ou descrição"
        texts={{
          loading: 'Carregando tickets...',
          failed: 'Não foi possível carregar os tickets.',
          empty: 'Nenhum ticket encontrado',
          hint: 'O assistente abre um quando um cliente pede ajuda no chat.',
        }}
        actions={data && <Badge>{countText(rows.length, hasNextPage)}</Badge>}
        onOpen={({ id }) => open(id)}
        selection={mayMove ? { ids, onChange: setSelected, nameOf: boxName } : undefined}
      />
      <TicketBulkActions ids={ids} onChange={setSelected} />
      <TicketDetails id={search.get('ticket')} onClose={() => setSearchParam('ticket', '')} />
    </>
  )
}

const boxName = (id: string) => `Selecionar ticket ${shownTicketId(id)}`

const countText = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? '+' : ''} ${count === 1 ? 'ticket' : 'tickets'}`

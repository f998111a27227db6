import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AuditEntry } from '@smm/contracts/audit'
import { shownTicketId } from '@smm/contracts/tickets'
import { formatCents } from '@smm/pricing/money'
import type { Option } from '../panel/choice.tsx'
import type { Column } from '../panel/data-table.tsx'
import { ListSection } from '../panel/list-section.tsx'
import { OrderLink } from '../panel/order-link.tsx'
import { usePlace } from '../place.ts'
import { auditQuery } from '../queries.ts'
import { showMoment } from '../shown-values.ts'
import { reasonText } from '../orders/order-words.ts'
import css from './audit-section.module.css'
import { actionText, actorText, auditActions, facts, mistakeText, statusText } from './audit-words.ts'

const filters: Array<Option<string>> = [
  { value: 'all', name: 'Todas as ações' },
  ...Object.entries(auditActions).map(([value, name]) => ({ value, name })),
]

type Row = Omit<AuditEntry, 'id'> & { id: string }

const columns: Array<Column<Row>> = [
  { title: 'Quando', cell: ({ at }) => <time dateTime={at}>{showMoment(at)}</time>, width: '10.25rem' },
  { title: 'Quem', cell: ({ actor }) => actorText(actor), width: '12.5rem' },
  { title: 'O que fez', cell: ({ action }) => actionText(action), kind: 'wide', width: '17rem' },
  {
    title: 'Pedido',
    cell: ({ orderId }) => (orderId ? <OrderLink orderId={orderId} /> : '—'),
    width: '7rem',
  },
  {
    title: 'Detalhes',
    kind: 'grow',
    cell: (entry) => (
      <p className={css.why}>
        {entry.reason}
        <span className={css.facts}>{factsOf(entry)}</span>
      </p>
    ),
  },
]

/** Who did what, when and why. Nothing of it can be changed or taken away. */
export function AuditSection() {
  const { search } = usePlace()
  const chosen = search.get('acao')
  const action = filters.slice(1).find(({ value }) => value === chosen)?.value
  const reading = useInfiniteQuery(auditQuery({ action, search: search.get('busca')?.trim() || undefined }))
  const { data } = reading
  const rows = useMemo(
    () => data?.pages.flat().map(({ id, ...entry }) => ({ ...entry, id: String(id) })) ?? [],
    [data],
  )
  return (
    <ListSection<Row, string>
      label="Auditoria"
      reading={{ ...reading, data: data && { pages: [rows] } }}
      rows={rows}
      columns={columns}
      filter={{ name: 'acao', label: 'Filtrar por ação', options: filters }}
      searchLabel="Buscar por pessoa, pedido ou motivo"
      texts={{
        loading: 'Carregando auditoria...',
        failed: 'Não foi possível carregar a auditoria.',
        empty: 'Nada registrado',
      }}
    />
  )
}

const factsOf = ({ details }: Row) =>
  Object.entries(facts)
    .flatMap(([name, title]) => {
      const value = details[name]
      return value === undefined ? [] : [`${title}: ${shown(name, value)}`]
    })
    .join(' · ')

function shown(name: string, value: string): string {
  if (name === 'amountCents') return formatCents(Number(value))
  if (name === 'ticket') return shownTicketId(value)
  if (name === 'status') return statusText(value)
  if (name === 'wrong') return mistakeText(value)
  return name === 'about' ? reasonText({ reason: value }) : value
}

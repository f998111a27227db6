import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AuditEntry } from '@smm/contracts/audit'
import { shownTicketId } from '@smm/contracts/tickets'
import { formatCents } from '@smm/pricing/money'
import type { Option } from '../panel/controls/select-field.tsx'
import type { Column } from '../panel/table/column.ts'
import { ListSection } from '../panel/table/list-section.tsx'
import { UrlFilter } from '../panel/toolbar/url-filter.tsx'
import { OrderLink } from '../panel/controls/order-link.tsx'
import { usePanelUrl } from '../navigation.ts'
import { auditQuery } from './audit-query.ts'
import { formatDay, formatTimestamp } from '../format-values.ts'
import { subjectName } from '../alerts/alert-texts.ts'
import { reviewReasonText } from '../orders/review-texts.ts'
import css from './audit-section.module.css'
import {
  actionLabel,
  actorLabel,
  auditActionLabels,
  detailLabels,
  mistakeLabel,
  productLabel,
  roleLabel,
  statusLabel,
} from './audit-labels.ts'

const filters: [Option<string>, ...Array<Option<string>>] = [
  { value: 'all', name: 'Todas as ações' },
  ...Object.entries(auditActionLabels).map(([value, name]) => ({ value, name })),
]

type Row = Omit<AuditEntry, 'id'> & { id: string }

const columns: Array<Column<Row>> = [
  {
    title: 'Quando',
    cell: ({ at }) => <time dateTime={at}>{formatTimestamp(at)}</time>,
    width: '10.25rem',
    card: 'time',
  },
  { title: 'Quem', cell: ({ actor }) => actorLabel(actor), width: '12.5rem', card: 'note' },
  { title: 'O que fez', cell: ({ action }) => actionLabel(action), width: '17rem', card: 'title' },
  {
    title: 'Pedido',
    cell: ({ orderId }) => (orderId ? <OrderLink orderId={orderId} /> : <span className={css.none}>—</span>),
    width: '7rem',
    card: 'figure',
  },
  {
    title: 'Detalhes',
    kind: 'grow',
    card: 'detail',
    cell: (entry) => (
      <p className={css.why}>
        {entry.reason}
        <span className={css.facts}>{detailsText(entry)}</span>
      </p>
    ),
  },
]

/** The audit log of staff actions: append-only. */
export function AuditSection() {
  const { search } = usePanelUrl()
  const selected = search.get('acao')
  const action = filters.slice(1).find(({ value }) => value === selected)?.value
  const audit = useInfiniteQuery(auditQuery({ action, search: search.get('busca')?.trim() || undefined }))
  const { data } = audit
  const rows = useMemo(
    () => data?.pages.flat().map(({ id, ...entry }) => ({ ...entry, id: String(id) })) ?? [],
    [data],
  )
  return (
    <ListSection<Row>
      label="Auditoria"
      query={{ ...audit, data: data && { pages: [rows] } }}
      rows={rows}
      columns={columns}
      filters={<UrlFilter name="acao" label="Filtrar por ação" options={filters} />}
      searchLabel="Buscar por pessoa, pedido ou motivo"
      texts={{
        loading: 'Carregando auditoria...',
        failed: 'Não foi possível carregar a auditoria.',
        empty: 'Nada registrado',
        hint: 'O que a equipe fizer no painel aparece aqui.',
      }}
    />
  )
}

const detailsText = ({ details }: Row) =>
  Object.entries(detailLabels)
    .flatMap(([name, title]) => {
      const value = details[name]
      return value === undefined ? [] : [`${title}: ${detailText(name, value)}`]
    })
    .join(' · ')

function detailText(name: string, value: string): string {
  if (name === 'amountCents') return formatCents(Number(value))
  if (name === 'ticket') return shownTicketId(value)
  if (name === 'status') return statusLabel(value)
  if (name === 'platform' || name === 'serviceType') return productLabel(value)
  if (name === 'from' || name === 'until') return formatDay(value)
  if (name === 'validFrom' || name === 'validUntil') return formatTimestamp(value)
  if (name === 'wrong') return mistakeLabel(value)
  if (name === 'silenced') return value.split(' ').map(subjectName).join(', ')
  if (name === 'role' || name === 'before') return roleLabel(value)
  return name === 'about' ? reviewReasonText({ reason: value }) : value
}

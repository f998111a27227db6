import type { Receiver } from '@smm/contracts/messages'
import type { MessageHealth, WaitingMessage } from '@smm/contracts/message-health'
import { shortId } from '../short-ids.ts'
import type { Column } from '../panel/table/column.ts'
import { DataTable } from '../panel/table/data-table.tsx'
import { formatTimestamp } from '../format-values.ts'
import { messageLabel, serviceNames, serviceLabel } from './operation-labels.ts'
import css from './operation-section.module.css'

const columns: Array<Column<WaitingMessage>> = [
  { title: 'Mensagem', cell: ({ id, name }) => <span title={id}>{messageLabel(name)}</span> },
  { title: 'Para', cell: ({ receiver }) => serviceLabel(receiver) },
  {
    title: 'Conversa',
    cell: ({ correlationId }) =>
      correlationId ? <code title={correlationId}>{shortId(correlationId)}</code> : '—',
  },
  { title: 'Ofertas', kind: 'number', cell: ({ attempts }) => attempts },
  { title: 'Dita em', cell: ({ saidAt }) => <time dateTime={saidAt}>{formatTimestamp(saidAt)}</time> },
  { title: 'Próxima oferta', cell: ({ nextAt }) => <time dateTime={nextAt}>{formatTimestamp(nextAt)}</time> },
]

type Props = { service: Receiver; outbox: MessageHealth['outbox'] }

/** The outbox messages that no receiver acknowledged yet; the relay publishes them again. */
export function OutboxMessages({ service, outbox: { count, messages } }: Props) {
  if (count === 0) return null
  return (
    <>
      <h3 className={css.subtitle}>Sem confirmação</h3>
      <DataTable label={`Sem confirmação: ${serviceNames[service]}`} columns={columns} rows={messages} />
      {count > messages.length && <p className={css.note}>Mostrando as {messages.length} mais antigas.</p>}
    </>
  )
}

import type { Receiver } from '@smm/contracts/messages'
import type { Operation, WaitingMessage } from '@smm/contracts/operation'
import { shortId } from '../names.ts'
import { type Column, DataTable } from '../panel/data-table.tsx'
import { showMoment } from '../shown-values.ts'
import { messageText, serviceNames, serviceText } from './operation-words.ts'
import css from './operation-section.module.css'

const columns: Array<Column<WaitingMessage>> = [
  { title: 'Mensagem', cell: ({ id, name }) => <span title={id}>{messageText(name)}</span> },
  { title: 'Para', cell: ({ receiver }) => serviceText(receiver) },
  {
    title: 'Conversa',
    cell: ({ correlationId }) =>
      correlationId ? <code title={correlationId}>{shortId(correlationId)}</code> : '—',
  },
  { title: 'Ofertas', kind: 'number', cell: ({ attempts }) => attempts },
  { title: 'Dita em', cell: ({ saidAt }) => <time dateTime={saidAt}>{showMoment(saidAt)}</time> },
  { title: 'Próxima oferta', cell: ({ nextAt }) => <time dateTime={nextAt}>{showMoment(nextAt)}</time> },
]

type Props = { service: Receiver; outbox: Operation['outbox'] }

/** What the service said and nobody confirmed yet. It is offered again by itself. */
export function WaitingMessages({ service, outbox: { count, messages } }: Props) {
  if (count === 0) return null
  return (
    <>
      <h3 className={css.subtitle}>Sem confirmação</h3>
      <DataTable label={`Sem confirmação: ${serviceNames[service]}`} columns={columns} rows={messages} />
      {count > messages.length && <p className={css.note}>Mostrando as {messages.length} mais antigas.</p>}
    </>
  )
}

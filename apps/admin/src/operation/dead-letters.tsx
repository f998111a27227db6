import type { Receiver } from '@smm/contracts/messages'
import type { DeadLetter, MessageHealth } from '@smm/contracts/message-health'
import type { Column } from '../panel/table/column.ts'
import { DataTable } from '../panel/table/data-table.tsx'
import { formatTimestamp } from '../format-values.ts'
import { messageLabel, serviceNames } from './operation-labels.ts'
import css from './operation-section.module.css'
import { RetryButton } from './retry-button.tsx'

type Props = { service: Receiver; letters: MessageHealth['deadLetters'] }

/** The dead letters of a service, each with a retry button. */
export function DeadLetters({ service, letters: { count, messages } }: Props) {
  if (count === 0) return null
  const columns: Array<Column<DeadLetter>> = [
    { title: 'Mensagem', cell: ({ id, name }) => <span title={id}>{messageLabel(name)}</span> },
    {
      title: 'Motivo',
      kind: 'grow',
      cell: ({ reason }) => (
        <code className={css.reason} lang="en">
          {reason}
        </code>
      ),
    },
    { title: 'Falhas', kind: 'number', cell: ({ times }) => times },
    { title: 'Desde', cell: ({ firstAt }) => <time dateTime={firstAt}>{formatTimestamp(firstAt)}</time> },
    { title: 'Última vez', cell: ({ lastAt }) => <time dateTime={lastAt}>{formatTimestamp(lastAt)}</time> },
    { title: 'Ações', kind: 'wide', cell: (letter) => <RetryButton service={service} letter={letter} /> },
  ]
  return (
    <>
      <h3 className={css.subtitle}>Não aceitas</h3>
      <DataTable label={`Não aceitas: ${serviceNames[service]}`} columns={columns} rows={messages} />
      {count > messages.length && <p className={css.note}>Mostrando as {messages.length} mais recentes.</p>}
    </>
  )
}

import type { Receiver } from '@smm/contracts/messages'
import type { DeadLetter, Operation } from '@smm/contracts/operation'
import { type Column, DataTable } from '../panel/data-table.tsx'
import { showMoment } from '../shown-values.ts'
import { messageText, serviceNames } from './operation-words.ts'
import css from './operation-section.module.css'
import { TryAgainButton } from './try-again-button.tsx'

type Props = { service: Receiver; letters: Operation['deadLetters'] }

/** What the service could not take in, why, and the way to try it again. */
export function DeadLetters({ service, letters: { count, messages } }: Props) {
  if (count === 0) return null
  const columns: Array<Column<DeadLetter>> = [
    { title: 'Mensagem', cell: ({ id, name }) => <span title={id}>{messageText(name)}</span> },
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
    { title: 'Desde', cell: ({ firstAt }) => <time dateTime={firstAt}>{showMoment(firstAt)}</time> },
    { title: 'Última vez', cell: ({ lastAt }) => <time dateTime={lastAt}>{showMoment(lastAt)}</time> },
    { title: 'Ações', kind: 'wide', cell: (letter) => <TryAgainButton service={service} letter={letter} /> },
  ]
  return (
    <>
      <h3 className={css.subtitle}>Não aceitas</h3>
      <DataTable label={`Não aceitas: ${serviceNames[service]}`} columns={columns} rows={messages} />
      {count > messages.length && <p className={css.note}>Mostrando as {messages.length} mais recentes.</p>}
    </>
  )
}

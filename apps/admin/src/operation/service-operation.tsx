import type { Receiver } from '@smm/contracts/messages'
import type { Operation } from '@smm/contracts/operation'
import { Badge } from '@smm/ui/badge'
import { Loaded, type Reading } from '../panel/loaded.tsx'
import { DeadLetters } from './dead-letters.tsx'
import { ageText, serviceNames, stateOf } from './operation-words.ts'
import css from './operation-section.module.css'
import { WaitingMessages } from './waiting-messages.tsx'

type Props = { service: Receiver; reading: Reading<Operation> }

/** One service's part. When it is down, only this says so. */
export function ServiceOperation({ service, reading }: Props) {
  const name = serviceNames[service]
  const title = `operation-${service}`
  return (
    <section className={css.service} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {name}
        {reading.data && !reading.isError && <State operation={reading.data} />}
      </h2>
      <Loaded
        reading={reading}
        loadingText={`Carregando ${name}...`}
        failedText={`${name}: o serviço não respondeu.`}
      >
        {(operation) => (
          <>
            <Figures operation={operation} />
            <DeadLetters service={service} letters={operation.deadLetters} />
            <WaitingMessages service={service} outbox={operation.outbox} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function State({ operation }: { operation: Operation }) {
  const { name, tone } = stateOf(operation)
  return <Badge tone={tone}>{name}</Badge>
}

function Figures({ operation: { queue, outbox, deadLetters } }: { operation: Operation }) {
  const figures: Array<[name: string, value: string]> = [
    ['Na fila', shown(queue?.waiting)],
    ['Em andamento', shown(queue?.active)],
    ['Adiadas', shown(queue?.delayed)],
    ['Com falha na fila', shown(queue?.failed)],
    ['Sem confirmação', shown(outbox.count)],
    ['Mais antiga', outbox.count > 0 ? `há ${ageText(outbox.oldestSeconds)}` : '—'],
    ['Não aceitas', shown(deadLetters.count)],
  ]
  return (
    <>
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!queue && (
        <p className={css.warning}>
          O Redis não respondeu. Nada se perde: as mensagens esperam no banco de dados e seguem quando ele
          voltar.
        </p>
      )}
      {queue && !queue.keepsAll && (
        <p className={css.warning}>
          O Redis pode descartar o que guarda. Configure <code>maxmemory-policy noeviction</code> e{' '}
          <code>appendonly yes</code>.
        </p>
      )}
    </>
  )
}

const shown = (count: number | undefined) => (count === undefined ? '—' : count.toLocaleString('pt-BR'))

import { useQuery } from '@tanstack/react-query'
import type { Receiver } from '@smm/contracts/messages'
import type { MessageHealth } from '@smm/contracts/message-health'
import { formatQuantity } from '@smm/pricing/money'
import { Badge } from '@smm/ui/badge'
import { Loaded } from '../panel/loading/loaded.tsx'
import { DeadLetters } from './dead-letters.tsx'
import { formatAge, serviceNames, serviceHealth } from './operation-labels.ts'
import { operationQuery } from './operation-query.ts'
import css from './operation-section.module.css'
import { OutboxMessages } from './outbox-messages.tsx'

/** The messages of one service. A service that is down shows its error here and leaves the others. */
export function ServiceOperation({ service }: { service: Receiver }) {
  const query = useQuery(operationQuery(service))
  const name = serviceNames[service]
  const title = `operation-${service}`
  return (
    <section className={css.service} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {name}
        {query.data && !query.isError && <HealthBadge operation={query.data} />}
      </h2>
      <Loaded
        query={query}
        loadingText={`Carregando ${name}...`}
        failedText={`${name}: o serviço não respondeu.`}
      >
        {(operation) => (
          <>
            <Figures operation={operation} />
            <DeadLetters service={service} letters={operation.deadLetters} />
            <OutboxMessages service={service} outbox={operation.outbox} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function HealthBadge({ operation }: { operation: MessageHealth }) {
  const { name, tone } = serviceHealth(operation)
  return <Badge tone={tone}>{name}</Badge>
}

/** The counts of a service that are above zero; one without any says so. */
function Figures({ operation: { queue, outbox, deadLetters } }: { operation: MessageHealth }) {
  const counts: Array<[name: string, count: number | undefined]> = [
    ['Na fila', queue?.waiting],
    ['Em andamento', queue?.active],
    ['Adiadas', queue?.delayed],
    ['Com falha na fila', queue?.failed],
    ['Sem confirmação', outbox.count],
    ['Não aceitas', deadLetters.count],
  ]
  const figures = counts.flatMap(([name, count]) => (count ? [{ name, value: formatQuantity(count) }] : []))
  if (outbox.count > 0) figures.push({ name: 'Mais antiga', value: `há ${formatAge(outbox.oldestSeconds)}` })
  return (
    <>
      {figures.length > 0 ? (
        <dl className={css.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        queue && <p className={css.note}>Nenhuma mensagem espera, e nenhuma falhou.</p>
      )}
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

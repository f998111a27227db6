import { type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import Compile from 'typebox/compile'
import { type Message, type MessageName, messages, type Receiver } from '@smm/contracts/messages'
import type { Envelope } from './envelope.ts'
import { transact, type Transacting } from './outbox.ts'
import type { MessagingTables } from './tables.ts'

export type Origin = Pick<Envelope, 'eventId' | 'from' | 'correlationId' | 'sentAt'>
export type AfterCommit = void | (() => void)

/**
 * Runs in the transaction that records the message in the inbox, so a message is handled once however often it arrives. It
 * makes no network call; a function it returns runs after the commit, and a crash may lose it. A throw rolls back.
 */
export type Handler<Tables, Name extends MessageName> = (
  trx: Transaction<Tables>,
  message: Message<Name>,
  origin: Origin,
) => Promise<AfterCommit>

export type Handlers<Tables> = { [Name in MessageName]?: Handler<Tables, Name> }

/** The handlers by the service that may send their messages. A message from another service is refused. */
export type HandlersBySender<Tables> = { [Sender in Receiver]?: Handlers<Tables> }

const validators = new Map(Object.entries(messages).map(([name, schema]) => [name, Compile(schema)]))

const isMessage = <Name extends MessageName>(name: Name, payload: unknown): payload is Message<Name> =>
  validators.get(name)?.Check(payload) ?? false

/** Throws when its sender may not send the message, its shape is another, or its handler fails; nothing is stored then. */
export async function handleMessage<Tables extends MessagingTables, Name extends MessageName>(
  deps: Transacting<Tables>,
  handlers: HandlersBySender<Tables>,
  envelope: Envelope & { name: Name },
): Promise<AfterCommit> {
  const { from, name, payload } = envelope
  const handler = handlers[from]?.[name]
  if (!handler) throw new Error(`the message ${name} is not known here from ${from}`)
  if (!isMessage(name, payload)) throw new Error(`${name} has another shape`)
  return transact(deps, async (trx) => {
    const isNew = await recordReceived(trx, envelope)
    return isNew ? handler(trx, payload, envelope) : undefined
  })
}

/** Records the message in the inbox and removes its dead letter. False when it was handled before. */
async function recordReceived(
  trx: QueryExecutorProvider,
  { eventId, name }: Pick<Envelope, 'eventId' | 'name'>,
): Promise<boolean> {
  const { rows } = await sql`
    WITH received AS (
      INSERT INTO inbox (event_id, name) VALUES (${eventId}, ${name}) ON CONFLICT DO NOTHING RETURNING event_id
    ), resolved AS (
      DELETE FROM dead_letters WHERE event_id IN (SELECT event_id FROM received)
    )
    SELECT event_id FROM received`.execute(trx)
  return rows.length > 0
}

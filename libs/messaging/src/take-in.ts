import { type Kysely, sql, type Transaction } from 'kysely'
import Compile from 'typebox/compile'
import { compileForMany } from '@smm/database/compile-for-many'
import { compileOnce } from '@smm/database/compile-once'
import { inBatches } from '@smm/database/in-batches'
import { type Message, type MessageName, messages, type Receiver } from '@smm/contracts/messages'
import type { Envelope } from './queue.ts'

export type Origin = { eventId: string; from: Receiver; correlationId: string | null }
type AfterCommit = void | (() => void)

/**
 * Takes one message in, inside the transaction that also notes it in the inbox: both are kept or neither, so it is done
 * once however often it arrives. No network in here; what has to be said or done outside is returned as a function and
 * run after the commit. That function is only a shortcut: it may be lost, and a later look at the rows must find the work.
 */
export type Handler<Tables, Name extends MessageName> = (
  trx: Transaction<Tables>,
  message: Message<Name>,
  origin: Origin,
) => Promise<AfterCommit>

export type Handlers<Tables> = { [Name in MessageName]?: Handler<Tables, Name> }

/**
 * The same for several messages in one transaction, answered in their order; when it fails each of them is taken in alone.
 * Those with the same word are taken in one after the other, by whatever replica.
 */
export type HandlerOfMany<Tables, Name extends MessageName> = {
  wordOf: (message: Message<Name>) => string
  take: (
    trx: Transaction<Tables>,
    taken: Array<{ message: Message<Name>; origin: Origin }>,
  ) => Promise<AfterCommit[]>
}

export type HandlersOfMany<Tables> = { [Name in MessageName]?: HandlerOfMany<Tables, Name> }

const checks = new Map(Object.entries(messages).map(([name, schema]) => [name, Compile(schema)]))

type TakeIn = (envelope: Envelope) => Promise<AfterCommit>

/** How the messages of each name are taken in; what it answers is to be run then. */
export function openTakeIn<Tables>(
  db: Kysely<Tables>,
  handlers: Handlers<Tables>,
  handlersOfMany: HandlersOfMany<Tables>,
): TakeIn {
  const known = new Map<string, TakeIn>([
    ...Object.entries(handlers).map(
      ([name, handler]) => [name, alone(db, handler as Handler<Tables, MessageName>)] as const,
    ),
    ...Object.entries(handlersOfMany).map(
      ([name, handler]) => [name, together(db, handler as HandlerOfMany<Tables, MessageName>)] as const,
    ),
  ])
  return (envelope) => {
    const takeIn = known.get(envelope.name)
    if (!takeIn) throw new Error(`the message ${envelope.name} is not known here`)
    if (!checks.get(envelope.name)?.Check(envelope.payload))
      throw new Error(`${envelope.name} has another shape`)
    return takeIn(envelope)
  }
}

const alone =
  <Tables>(db: Kysely<Tables>, handler: Handler<Tables, MessageName>): TakeIn =>
  (envelope) =>
    db.transaction().execute(async (trx) => {
      const isNew = (await note(trx, envelope)).length > 0
      return isNew ? handler(trx, messageIn(envelope), originOf(envelope)) : undefined
    })

/** Nobody waits for the word of another one: a message whose word is taken leaves the batch and waits alone. */
function together<Tables>(db: Kysely<Tables>, { wordOf, take }: HandlerOfMany<Tables, MessageName>): TakeIn {
  const wordIn = (envelope: Envelope) => wordOf(messageIn(envelope))
  const takeAll = (
    envelopes: Envelope[],
    noteAll: (trx: Transaction<Tables>, all: Noted[]) => Promise<NotedRow[]>,
  ) =>
    db.transaction().execute(async (trx) => {
      const noted = await noteAll(
        trx,
        envelopes.map((one) => ({ eventId: one.eventId, name: one.name, word: wordIn(one) })),
      )
      const isNew = new Map(noted.map((row) => [row.eventId, row.isNew]))
      const fresh = envelopes.filter(({ eventId }) => isNew.get(eventId))
      const taken = fresh.map((one) => ({ message: messageIn(one), origin: originOf(one) }))
      const done = taken.length > 0 ? await take(trx, taken) : []
      return envelopes.map((one) => ({
        isTaken: isNew.has(one.eventId),
        afterCommit: done[fresh.indexOf(one)],
      }))
    })
  const takeTogether = inBatches(
    (_db: Kysely<Tables>, envelopes: Envelope[]) => takeAll(envelopes, noteFree),
    { apart: wordIn },
  )
  return async (envelope) => {
    const first = await takeTogether(db, envelope)
    if (first.isTaken) return first.afterCommit
    const [later] = await takeAll([envelope], noteInTurn)
    return later!.afterCommit
  }
}

const messageIn = ({ payload }: Envelope) => payload as Message
const originOf = ({ eventId, from, correlationId }: Envelope): Origin => ({ eventId, from, correlationId })

const note = compileOnce<Pick<Noted, 'eventId' | 'name'>>(
  (noted) => sql`
    WITH noted AS (
      INSERT INTO inbox (event_id, name) VALUES (${noted.eventId}, ${noted.name})
      ON CONFLICT DO NOTHING RETURNING event_id
    ), risen AS (
      DELETE FROM dead_letters WHERE event_id IN (SELECT event_id FROM noted)
    )
    SELECT event_id FROM noted`,
)

type Noted = { eventId: string; name: string; word: string }
type NotedRow = { eventId: string; isNew: boolean }

const noteWhere = (hasWord: ReturnType<typeof sql.raw>) =>
  compileForMany<Noted, NotedRow>(
    { eventId: 'uuid', name: 'text', word: 'text' },
    (given) => sql`
      WITH given AS (${given}), free AS MATERIALIZED (
        SELECT event_id, name FROM given WHERE ${hasWord}
      ), noted AS (
        INSERT INTO inbox (event_id, name) SELECT event_id, name FROM free
        ON CONFLICT DO NOTHING RETURNING event_id
      ), risen AS (
        DELETE FROM dead_letters WHERE event_id IN (SELECT event_id FROM noted)
      )
      SELECT free.event_id, noted.event_id IS NOT NULL AS is_new
      FROM free LEFT JOIN noted ON noted.event_id = free.event_id`,
  )
/** Those whose word nobody else has just now. */
const noteFree = noteWhere(sql.raw('pg_try_advisory_xact_lock(hashtextextended(word, 0))'))
/** Waits for whoever takes in another message with the word: what is looked at afterwards, he has left so. */
const noteInTurn = noteWhere(sql.raw('pg_advisory_xact_lock(hashtextextended(word, 0)) IS NOT NULL'))

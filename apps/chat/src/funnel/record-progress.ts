import { openMicroBatches } from '@smm/database/micro-batches'
import { rowsTable } from '@smm/database/rows-table'
import type { VisitOrigin } from '@smm/contracts/conversion'
import type { MessagingLog } from '@smm/messaging/queue'
import type { StoredMessage } from '../conversation/stored-message.ts'
import type { Db } from '../tables.ts'
import { dayInSaoPaulo } from './day-in-sao-paulo.ts'

/**
 * Counts a conversation from its first message on, and that it reached a recap. Best effort: a turn does not fail for it.
 */
export type RecordProgress = (
  conversationId: string,
  turn: { seq: number; messages: StoredMessage[] },
  visit: VisitOrigin | undefined,
) => Promise<void>

type Options = { db: Db; log: Pick<MessagingLog, 'warn'> }
type Origin = VisitOrigin & { conversationId: string }

/** One statement stores what comes while the one before runs. */
export function openProgressRecords({ db, log }: Options): RecordProgress {
  const recordOrigin = openMicroBatches<Origin, void>(async (origins) => {
    await insertOrigins(db, origins)
    return []
  })
  const recordRecap = openMicroBatches<string, void>(async (conversationIds) => {
    await markRecaps(db, conversationIds)
    return []
  })
  return async (conversationId, { seq, messages }, visit) => {
    const { page, source } = visit ?? { page: '', source: '' }
    try {
      if (seq === 1 && messages.length > 0) await recordOrigin({ conversationId, page, source })
      if (messages.some(({ parts }) => parts?.some(({ type }) => type === 'recap')))
        await recordRecap(conversationId)
    } catch (err) {
      log.warn({ err, conversationId }, 'a conversation was not counted')
    }
  }
}

const originTypes = { conversationId: 'uuid', page: 'text', source: 'text' } as const

const insertOrigins = (db: Db, origins: Origin[]) =>
  db
    .insertInto('conversationOrigins')
    .columns(['conversationId', 'day', 'page', 'source'])
    .expression((eb) =>
      eb
        .selectFrom(rowsTable(originTypes, origins))
        .select(['conversationId', dayInSaoPaulo.as('day'), 'page', 'source']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const markRecaps = (db: Db, conversationIds: string[]) =>
  db
    .updateTable('conversationOrigins')
    .set({ hasRecap: true })
    .where('conversationId', '=', (eb) => eb.fn.any(eb.val(conversationIds)))
    .where('hasRecap', '=', false)
    .execute()

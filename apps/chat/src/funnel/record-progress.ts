import type { VisitOrigin } from '@smm/contracts/conversion'
import type { StoredTurn } from '../conversation/answer-visitor.ts'
import type { Deps } from '../deps.ts'
import { dayInSaoPaulo } from './day-in-sao-paulo.ts'

/**
 * Counts a conversation from its first message on, and that it reached a recap. Best effort: a turn does not fail for it.
 */
export async function recordProgress(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  conversationId: string,
  { seq, messages }: StoredTurn,
  visit: VisitOrigin | undefined,
): Promise<void> {
  try {
    if (seq === 1 && messages.length > 0) {
      const { page, source } = visit ?? { page: '', source: '' }
      await db
        .insertInto('conversationOrigins')
        .values({ conversationId, day: dayInSaoPaulo, page, source })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    if (messages.some(({ parts }) => parts?.some(({ type }) => type === 'recap')))
      await db
        .updateTable('conversationOrigins')
        .set({ hasRecap: true })
        .where('conversationId', '=', conversationId)
        .where('hasRecap', '=', false)
        .execute()
  } catch (err) {
    log.warn({ err, conversationId }, 'a conversation was not counted')
  }
}

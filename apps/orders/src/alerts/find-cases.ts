import type { AlertSubject } from '@smm/contracts/orders/alerts'
import { sql } from 'kysely'
import { type ReviewAttention, ruleOf } from '../decisions/review-reasons.ts'
import { findLostMemory } from '../fence/find-lost-memory.ts'
import { findLastRun } from '../jobs/periodic-job.ts'
import type { Db } from '../tables.ts'
import type { Case } from './open-alerts.ts'

const issueTriesOfFailingBank = 3
const backupHours = 26
/** The name under which `npm run backup` records its time. */
const backupRun = 'backup'
/** Items whose reviews have an alert subject of their own, which counts their orders. */
const attentionWithOwnSubject: readonly ReviewAttention[] = ['PARKED_BY_FENCE', 'ORDERS_WAITING']

/** The cases that are open now, as far as rows tell. */
export async function findCases(db: Db, waitMinutes: number): Promise<Case[]> {
  const reviews = await findReviews(db)
  const counts = await countCases(db, waitMinutes)
  const isBackupOld = counts.hasOldOrders && ageHours(await findLastRun(db, backupRun)) > backupHours
  return [
    ...((await findLostMemory(db)) ? [sendingWaits] : []),
    ...reviews,
    ...counted('orders-waiting', counts.waiting),
    ...counted('parked-by-fence', counts.parked),
    ...counted('bank-away', counts.unissued),
    ...counted('dead-letters', counts.deadLetters),
    ...counted('backup-old', isBackupOld ? 1 : 0),
  ]
}

/** Has the subject that the previous release can tell as well. */
const sendingWaits: Case = {
  subject: 'parked-by-fence',
  key: 'sending-waits',
  details: { reason: 'SENDING_WAITS' },
}

const counted = (subject: AlertSubject, count: number): Case[] =>
  count > 0 ? [{ subject, key: subject, details: { count } }] : []

const ageHours = (time: Date | undefined) =>
  time === undefined ? Infinity : (Date.now() - time.getTime()) / 3_600_000

/** Reviews that have no subject of their own, each a case. */
async function findReviews(db: Db): Promise<Case[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'reason', 'orderId'])
    .where('closedAt', 'is', null)
    .orderBy('openedAt')
    .execute()
  return rows
    .filter(({ reason }) => !attentionWithOwnSubject.includes(ruleOf(reason).attention))
    .map(({ id, reason, orderId }) => ({
      subject: 'review',
      key: id,
      details: { reason, ...(orderId && { orderId }) },
    }))
}

type Counts = {
  waiting: number
  parked: number
  unissued: number
  deadLetters: number
  hasOldOrders: boolean
}

async function countCases(db: Db, waitMinutes: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT
      (SELECT count(*) FROM orders WHERE fulfilment = 'ready'
        AND ready_at < now() - make_interval(mins => ${waitMinutes}))::integer AS waiting,
      (SELECT count(*) FROM reviews
        WHERE closed_at IS NULL AND reason = 'MAYBE_SENT_BEFORE_RESTORE')::integer AS parked,
      (SELECT count(*) FROM payments WHERE state = 'to-issue' AND next_issue_at IS NOT NULL
        AND issue_attempts >= ${issueTriesOfFailingBank})::integer AS unissued,
      (SELECT count(*) FROM dead_letters
        WHERE first_at < now() - interval '1 minute')::integer AS dead_letters,
      EXISTS (SELECT FROM orders
        WHERE created_at < now() - make_interval(hours => ${backupHours})) AS has_old_orders`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('no counts')
  return counts
}

import type { Message } from '@smm/contracts/messages'
import { centsToReais } from '@smm/pricing/money'
import { type RawBuilder, sql } from 'kysely'
import { compileForMany } from '@smm/database/compile-for-many'
import { inBatches } from '@smm/database/in-batches'
import {
  type Said,
  saidColumns,
  saidTypes,
  type SaidValues,
  saidValues,
  writeSaid,
} from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { drawQrCode } from './draw-qr-code.ts'
import { keepTrying } from '../keep-trying.ts'
import { aboutPayment, claimPayments, type DuePayment, inSeconds } from './payments.queries.ts'
import { BankRefused, type Charge } from '../pix/bank.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Db, PaymentRow } from '../tables.ts'
import { tellChatAtOnce } from '../tell-chat.ts'
import { traceOrder } from '../trace-order.ts'

const batchSize = 8
/** How long a charge that the bank does not give is asked for. */
const issueForSeconds = 24 * 60 * 60

/** Asks the bank for the charges that are still to be issued. True when there may be more. */
export async function issueCharges(deps: Deps): Promise<boolean> {
  const due = await claimPayments(deps.db, 'nextIssueAt', {
    provider: deps.bank.provider,
    states: ['to-issue'],
    limit: batchSize,
  })
  await Promise.all(due.map((payment) => issueCharge(deps, payment)))
  return due.length === batchSize
}

/** Asks the bank for the charge of a payment that is lent to this process. */
export const issueCharge = (deps: Deps, payment: DuePayment): Promise<void> =>
  traceOrder('issue charge', payment.orderId, () => issue(deps, payment))

async function issue(deps: Deps, payment: DuePayment) {
  try {
    const { txid, amountCents } = payment
    const expiresInSeconds = deps.settings.PIX_EXPIRY_MINUTES * 60
    const note = `Pedido ${payment.orderId.slice(0, 8)}`
    const charge = await deps.bank.charge({ txid, amountCents, expiresInSeconds, note })
    if (!charge.pixCode) throw new BankRefused('the charge has no code to pay')
    const qrCode = drawQrCode(charge.pixCode)
    const said = await keepTrying(deps, () => storeCharge(deps, payment, charge, qrCode))
    if (said) deps.offer(said)
  } catch (err) {
    deps.log.warn({ err, ...aboutPayment(payment), attempts: payment.issueAttempts + 1 }, 'charge not issued')
    await tryLater(deps, payment, err)
  }
}

async function storeCharge(
  { db }: Deps,
  payment: DuePayment,
  { txid, pixCode, dueAt }: Charge,
  qrCodeImageUrl: string,
): Promise<Said | undefined> {
  const { id, provider, issueAttempts } = payment
  const card = cardOf({ ...payment, pixCode, qrCodeImageUrl, dueAt })
  const said = tellChatAtOnce(payment, 'pix-issued', card)
  const values = { id, provider, txid, pixCode, qrCodeImageUrl, dueAt, ...saidValues(said) }
  const isKept = await (issueAttempts === 0 ? keepFirst : keepLater)(db, values)
  return isKept ? said : undefined
}

type Kept = Pick<PaymentRow, 'id' | 'provider' | 'txid' | 'pixCode' | 'qrCodeImageUrl' | 'dueAt'> & SaidValues

// One statement is one transaction: the visitors wait for it. Another replica may already work with another bank.
function keepCharges(andThen: RawBuilder<unknown>) {
  const keep = compileForMany<Kept, { id: string }>(
    {
      ...{ id: 'uuid', provider: 'text', txid: 'text', pixCode: 'text', qrCodeImageUrl: 'text' },
      ...{ dueAt: 'timestamptz', ...saidTypes },
    },
    (given) => sql`
      WITH given AS (${given}), issued AS (
        UPDATE payments SET state = 'pending', txid = given.txid, pix_code = given.pix_code,
          qr_code_image_url = given.qr_code_image_url, due_at = given.due_at, next_expiry_at = given.due_at,
          next_ask_at = now() + interval '15 seconds'
        FROM given
        WHERE payments.id = given.id AND payments.provider = given.provider AND state = 'to-issue'
        RETURNING payments.id, ${saidColumns}
      ), said AS (${writeSaid('issued')}) ${andThen}
      SELECT id FROM issued`,
  )
  return inBatches(async (db: Db, all: Kept[]) => {
    const rows = await keep(db, all)
    const kept = new Set(rows.map(({ id }) => id))
    return all.map(({ id }) => kept.has(id))
  })
}
const keepFirst = keepCharges(sql``)
/** What was asked for in vain may stand before the administrator. */
const keepLater = keepCharges(
  sql`, closed AS (
    UPDATE reviews SET closed_at = now(), closed_by = 'orders', resolution = 'issued'
    FROM issued WHERE reason = 'CHARGE_REFUSED' AND subject = issued.id::text AND closed_at IS NULL
  )`,
)

type Issued = Pick<PaymentRow, 'orderId' | 'amountCents' | 'pixCode' | 'qrCodeImageUrl' | 'dueAt'>

/** What the chat makes a PIX card of. */
export function cardOf(issued: Issued & { conversationId: string }): Message<'pix-issued'> {
  const { orderId, conversationId, amountCents, pixCode, qrCodeImageUrl, dueAt } = issued
  if (!pixCode || !qrCodeImageUrl || !dueAt) throw new Error('a charge that is not issued has no card')
  const amount = centsToReais(amountCents)
  const pixPayment = { orderId, amount, dueDate: dueAt.toISOString(), qrCodeImageUrl, pixCode }
  return { orderId, conversationId, pixPayment }
}

// A "no" of the bank is tried again too: it is our setting that is wrong, and an administrator puts it right.
async function tryLater(deps: Deps, { id, orderId, issueAttempts }: DuePayment, err: unknown) {
  const isRefusal = err instanceof BankRefused
  const seconds = isRefusal ? 60 : Math.min(30, 2 ** Math.min(issueAttempts, 5))
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('payments')
      .set((eb) => ({
        issueAttempts: eb('issueAttempts', '+', 1),
        nextIssueAt: inSeconds(seconds),
        nextExpiryAt: eb.fn.coalesce('nextExpiryAt', inSeconds(issueForSeconds)),
      }))
      .where('id', '=', id)
      .where('state', '=', 'to-issue')
      .execute()
    if (isRefusal) {
      await openReview(trx, {
        reason: 'CHARGE_REFUSED',
        subject: id,
        orderId,
        details: { said: err.message },
      })
    }
  })
}

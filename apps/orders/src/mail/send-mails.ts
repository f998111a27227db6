import { sql } from 'kysely'
import { isDue, leaseUntil } from '@smm/database/lease'
import { withTimeout } from '@smm/http-service/with-timeout'
import { fieldsOf } from '@smm/http-service/json-fields'
import { openReview } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { classifyFailure } from './classify-failure.ts'
import { recordDueNotices } from './record-due-notices.ts'
import { type DueMail, mailColumns, prepareMail, type ReadyMail } from './prepare-mail.ts'
import { maskAddress } from './mail-address.ts'
import type { MailState } from './mail-tables.ts'
import type { Mailer } from './mailer.ts'

const batchSize = 5
/** A server may look long at a mail before it takes it. Its lease outlasts the sending. */
const sendTimeoutMs = 240_000
const leaseSeconds = 300
const slowestRetrySeconds = 30 * 60
const giveUpAfterHours = 24

/**
 * Sends the mails that are due. Each is leased before it is sent: one whose process dies after the server took it is sent
 * again under the same Message-ID, which SMTP has no way around.
 */
export async function sendMails(deps: Deps): Promise<boolean> {
  const { db, mailer } = deps
  if (!mailer) return false
  await recordDueNotices(db)
  const due = await leaseDue(db)
  const sendings = due.map((mail) =>
    sendOne(deps, mailer, mail).catch((err: unknown) => {
      deps.log.error({ err, mailId: mail.id }, 'a mail could not be prepared; it is tried again')
      return retryLater(db, mail)
    }),
  )
  await Promise.all(sendings)
  return due.length === batchSize
}

const leaseDue = (db: Db): Promise<DueMail[]> =>
  db
    .updateTable('mails')
    .set({ nextTryAt: leaseUntil(leaseSeconds) })
    .where((eb) =>
      isDue('id', eb.selectFrom('mails').select('id').where('state', '=', 'due'), 'nextTryAt', batchSize),
    )
    .returning(mailColumns)
    .execute()

async function sendOne(deps: Deps, mailer: Mailer, mail: DueMail): Promise<void> {
  const { db, log } = deps
  const { id: mailId, orderId, kind } = mail
  const ready = await prepareMail(deps, mail)
  if (!ready) return finish(db, mail, 'pointless')
  try {
    await withTimeout(sendTimeoutMs, mailer.send(ready))
  } catch (err) {
    const { code, responseCode } = fieldsOf(err)
    // The text of an SMTP error repeats the address.
    log.warn({ mailId, orderId, kind, code, responseCode }, 'a mail was not sent')
    return storeFailure(db, mail, ready, err)
  }
  await finish(db, mail, 'sent')
  log.info({ mailId, orderId, kind }, 'a mail was sent')
}

async function finish(db: Db, { id }: DueMail, state: MailState): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state, finishedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .execute()
}

async function storeFailure(db: Db, mail: DueMail, { address }: ReadyMail, err: unknown): Promise<void> {
  const failure = classifyFailure(err)
  const isTooOld = Date.now() - mail.createdAt.getTime() > giveUpAfterHours * 60 * 60_000
  if (failure === 'later' && !isTooOld) return retryLater(db, mail)
  const { id, orderId, subscriptionId } = mail
  const message = `${maskAddress(address)}: ${withoutAddresses(err)}`
  const isBounce = failure === 'address-refused'
  await db.transaction().execute(async (trx) => {
    await finish(trx, mail, 'refused')
    if (isBounce) await endRefused(trx, subscriptionId)
    await openReview(trx, {
      reason: isBounce ? 'MAIL_BOUNCED' : 'MAIL_NOT_SENT',
      subject: isBounce ? subscriptionId : id,
      orderId,
      quote: message,
    })
  })
}

/** Exponential backoff from 2 seconds on. A try counts as it fails: one that a dying process breaks off costs none. */
const retryLater = async (db: Db, { id, tries: before }: DueMail): Promise<void> => {
  const tries = before + 1
  await db
    .updateTable('mails')
    .set({ nextTryAt: leaseUntil(Math.min(slowestRetrySeconds, 2 ** tries)), tries })
    .where('id', '=', id)
    .execute()
}

/** The address stays for a while: its page shows it masked, for the visitor to see what they mistyped. */
const endRefused = (db: Db, subscriptionId: string) =>
  db
    .updateTable('mailSubscriptions')
    .set({ endedAt: sql<Date>`now()`, endedBy: 'refused' })
    .where('id', '=', subscriptionId)
    .where('endedAt', 'is', null)
    .execute()

/** Servers repeat the address that they refuse, and sometimes where it would have been forwarded to. */
function withoutAddresses(err: unknown): string {
  const { response } = fieldsOf(err)
  if (typeof response !== 'string') return 'sem resposta do servidor de e-mail'
  return response.replaceAll(/[^\s<>]+@[^\s<>]+/g, '•••')
}

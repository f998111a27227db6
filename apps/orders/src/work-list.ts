import { askBank } from './payments/ask-bank.ts'
import { askRefills } from './fulfilment/ask-refills.ts'
import { checkWebhook } from './payments/check-webhook.ts'
import type { Deps, WorkName } from './deps.ts'
import type { PieceOfWork } from './due-work.ts'
import { expirePayments, removeCharges } from './payments/expire-payment.ts'
import { followRefills } from './fulfilment/follow-refills.ts'
import { followOrders } from './fulfilment/follow-orders.ts'
import { issueCharges } from './payments/issue-charge.ts'
import { keepHouse } from './keep-house.ts'
import { leaveFormerBank } from './payments/leave-former-bank.ts'
import { parkStuck } from './fulfilment/park-stuck.ts'
import { sendRefunds } from './payments/send-refunds.ts'
import { submitOrders } from './fulfilment/submit-orders.ts'
import { sweepReceipts } from './payments/sweep-receipts.ts'

/** Everything that the rows themselves make due, and how often they are looked at when nobody nudges. */
export const workList = (deps: Deps): Record<WorkName, PieceOfWork> => ({
  'issue-charges': { everyMs: 1_000, parallel: 4, run: () => issueCharges(deps) },
  'ask-bank': { everyMs: 1_000, parallel: 4, run: () => askBank(deps) },
  'submit-orders': { everyMs: 1_000, run: submitOrders(deps) },
  'follow-orders': {
    everyMs: Math.min(1_000, deps.settings.SMM_POLL_SECONDS * 1_000),
    run: () => followOrders(deps),
  },
  'expire-payments': { everyMs: 2_000, run: () => expirePayments(deps) },
  'remove-charges': { everyMs: 5_000, run: () => removeCharges(deps) },
  'park-stuck': { everyMs: 5_000, run: () => parkStuck(deps) },
  'ask-refills': { everyMs: 5_000, run: () => askRefills(deps) },
  'follow-refills': { everyMs: 60_000, run: () => followRefills(deps) },
  'send-refunds': { everyMs: 5_000, run: () => sendRefunds(deps) },
  'sweep-receipts': { everyMs: 5_000, run: () => sweepReceipts(deps) },
  'check-webhook': { everyMs: 5_000, run: checkWebhook(deps) },
  'leave-former-bank': { everyMs: 60_000, run: () => leaveFormerBank(deps) },
  'keep-house': { everyMs: 60_000, run: () => keepHouse(deps) },
})

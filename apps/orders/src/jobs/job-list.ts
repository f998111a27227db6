import { sendAlerts } from '../alerts/send-alerts.ts'
import { watchAlerts } from '../alerts/watch-cases.ts'
import { publishCoupons } from '../coupons/publish-coupons.ts'
import { settleRedemptions } from '../coupons/settle-redemptions.ts'
import type { Deps } from '../deps.ts'
import { askCancels } from '../fulfilment/ask-cancels.ts'
import { askRefills } from '../fulfilment/ask-refills.ts'
import { reconcileFence } from '../fence/reconcile-fence.ts'
import { followOrders } from '../fulfilment/follow-orders.ts'
import { followRefills } from '../fulfilment/follow-refills.ts'
import { parkInterruptedSubmissions } from '../fulfilment/park-interrupted-submissions.ts'
import { submitOrders } from '../fulfilment/submit-orders.ts'
import { expirePayments, removeCharges } from '../payments/expire-payments.ts'
import { issueCharges } from '../payments/issue-charge.ts'
import { pollCharges } from '../payments/poll-charges.ts'
import { reconcileReceiptsFromStart } from '../payments/reconcile-receipts.ts'
import { registerWebhook } from '../payments/register-webhook.ts'
import { pseudonymiseOrders } from '../rights/pseudonymise-orders.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { migrateFormerProviderCharges } from '../payments/migrate-former-provider-charges.ts'
import { sendMails } from '../mail/send-mails.ts'
import type { JobName } from './job-name.ts'
import { runMaintenance } from './run-maintenance.ts'
import type { Job } from './scheduler.ts'

/** The jobs, with how often each polls its rows when nothing wakes it. */
export const jobList = (deps: Deps): Record<JobName, Job> => ({
  'issue-charges': { everyMs: 1_000, parallel: 4, run: () => issueCharges(deps) },
  'poll-charges': { everyMs: 1_000, parallel: 4, run: () => pollCharges(deps) },
  ...submitOrders(deps),
  'follow-orders': {
    everyMs: Math.min(1_000, deps.config.SMM_POLL_SECONDS * 1_000),
    run: () => followOrders(deps),
  },
  'expire-payments': { everyMs: 2_000, run: () => expirePayments(deps) },
  'remove-charges': { everyMs: 5_000, run: () => removeCharges(deps) },
  'park-interrupted-submissions': { everyMs: 5_000, run: () => parkInterruptedSubmissions(deps) },
  'reconcile-fence': { everyMs: 5_000, run: () => reconcileFence(deps) },
  'ask-cancels': { everyMs: 2_000, run: () => askCancels(deps) },
  'ask-refills': { everyMs: 5_000, run: () => askRefills(deps) },
  'follow-refills': { everyMs: 60_000, run: () => followRefills(deps) },
  'send-refunds': { everyMs: 5_000, run: () => sendRefunds(deps) },
  'send-mails': { everyMs: 2_000, run: () => sendMails(deps) },
  'settle-redemptions': { everyMs: 1_000, run: () => settleRedemptions(deps) },
  'publish-coupons': { everyMs: 1_000, run: publishCoupons(deps) },
  'watch-alerts': { everyMs: 5_000, run: () => watchAlerts(deps) },
  'send-alerts': { everyMs: 2_000, parallel: 4, run: () => sendAlerts(deps) },
  'reconcile-receipts': { everyMs: 5_000, run: reconcileReceiptsFromStart(deps) },
  'register-webhook': { everyMs: 5_000, run: registerWebhook(deps) },
  'migrate-former-provider-charges': { everyMs: 60_000, run: () => migrateFormerProviderCharges(deps) },
  'pseudonymise-orders': { everyMs: 60_000, run: () => pseudonymiseOrders(deps) },
  maintenance: { everyMs: 60_000, run: () => runMaintenance(deps) },
})

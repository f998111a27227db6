/** Jobs that act on an order, its charge or its refund by the state. */
export type LifecycleJob =
  | 'issue-charges'
  | 'poll-charges'
  | 'reconcile-receipts'
  | 'expire-payments'
  | 'remove-charges'
  | 'migrate-former-provider-charges'
  | 'submit-orders'
  | 'park-interrupted-submissions'
  | 'reconcile-fence'
  | 'follow-orders'
  | 'ask-cancels'
  | 'ask-refills'
  | 'follow-refills'
  | 'send-refunds'

export type JobName =
  | LifecycleJob
  | 'send-mails'
  | 'connect-suppliers'
  | 'settle-redemptions'
  | 'publish-coupons'
  | 'watch-alerts'
  | 'send-alerts'
  | 'register-webhook'
  | 'pseudonymise-orders'
  | 'maintenance'

import { counter } from '@smm/http-service/observability/metrics'
import { traceOrder } from '@smm/http-service/observability/trace'
import type { Deps } from '../deps.ts'
import type { ClassifiedAdd } from '../supplier/classify-answer.ts'
import { type Job, type Poller, startPoller } from '../jobs/scheduler.ts'
import type { ConnectedSupplier } from '../supplier/open-suppliers.ts'
import type { Balance } from '../supplier/read-balance.ts'
import type { ClaimVerdict } from '../fence/open-fence.ts'
import { adoptForgottenClaims } from '../fence/reconcile-fence.ts'
import { isClaimStanding } from '../fence/vetoed-orders.ts'
import { type Claim, claimSubmission, isAnyOrderReady } from './claim-submission.ts'
import { storeSubmission } from './store-submission.ts'
import { openSecondsAfterRefusal, type SupplierCircuitBreaker } from './supplier-circuit-breaker.ts'

/** The dashboard knows the supplier as its provider. */
const countSubmission = counter('upstream_submit_total', 'Orders sent to the supplier, by what came of it.', [
  'provider',
  'outcome',
])

/** The delay of a submission while visitors wait for the bank: less than most suppliers take for one. */
const yieldMs = 100
const overdueMs = 30_000
const wokenWithinMs = 60_000
const openSecondsWithoutWitness = 2

/**
 * A poller per supplier, each at its own pace: one that is slow holds up no other. The first job reads which suppliers there
 * are, the second one wakes their pollers.
 */
export function submitOrders(deps: Deps): Record<'connect-suppliers' | 'submit-orders', Job> {
  const pollers = new Map<string, Poller>()
  const wakeAll = async () => {
    for (const poller of pollers.values()) poller.wake()
  }
  return {
    'connect-suppliers': {
      everyMs: 1_000,
      async run() {
        const connected = await deps.suppliers.refresh()
        await wakeAll()
        for (const { id } of connected) {
          const job = { everyMs: wokenWithinMs, run: submitNext(deps, id) }
          if (!pollers.has(id)) pollers.set(id, startPoller(`submit-orders to ${id}`, job, deps.log))
        }
      },
      async close() {
        await Promise.all([...pollers.values()].map((poller) => poller.close()))
      },
    },
    'submit-orders': { everyMs: wokenWithinMs, run: wakeAll },
  }
}

/**
 * Submits paid orders to a supplier, one after the other. PIX charge calls take priority: a visitor waits for them, and a
 * delivery takes hours. An overdue order does not yield. True when there may be another order to submit.
 */
function submitNext(deps: Deps, supplierId: string) {
  let wasOverdue = false
  return async (isClosed: () => boolean): Promise<boolean> => {
    if (!wasOverdue) await deps.dispatcher.whenQuiet(yieldMs)
    const connected = deps.suppliers.known().find(({ id }) => id === supplierId)
    if (isClosed() || !connected?.isOn) return false
    const claim = await claimNext(deps, connected)
    wasOverdue = claim !== undefined && isOverdue(claim)
    if (claim) await submit(deps, connected, claim)
    return claim !== undefined && !claim.isLast
  }
}

const isOverdue = ({ order: { readyAt } }: Claim) =>
  readyAt !== null && Date.now() - readyAt.getTime() > overdueMs

async function claimNext(deps: Deps, connected: ConnectedSupplier): Promise<Claim | undefined> {
  const { id, breaker } = connected
  // While no order waits, the supplier is not asked for the balance, nor the database for a claim, which costs it far more.
  if (breaker.isOpen() || !(await isAnyOrderReady(deps))) return undefined
  // Before the claim: orders that are held back store no attempts.
  const verdict = await deps.fence.verdictFor(id)
  if (verdict !== 'send') {
    await holdBack(deps, connected, verdict)
    return undefined
  }
  const balance = await askBalance(deps, connected)
  if (!balance) return undefined
  const claim = await claimSubmission(deps, connected, balance)
  if (claim !== 'too-expensive') return claim
  const details = { supplier: id, balance: balance.text }
  deps.log.error(details, 'the balance at the supplier is too low: orders wait')
  breaker.openFor(5)
  return undefined
}

/** Has the claim witnessed outside the database, calls `add` once, and stores the answer. */
async function submit(deps: Deps, connected: ConnectedSupplier, claim: Claim): Promise<void> {
  const verdict = await deps.fence.admit(witnessed(claim))
  if (verdict !== 'send') return holdBack(deps, connected, verdict, claim)
  const { id: supplier, breaker } = connected
  const { attemptId, order, serviceId, costBrl } = claim
  if (!(await isClaimStanding(deps.db, attemptId))) return releaseClaim(deps, claim, 'vetoed')
  const { id: orderId, correlationId, link, quantity } = order
  const answer = await traceOrder('submit order', orderId, () =>
    connected.supplier.add({ serviceId, link, quantity }),
  )
  const { outcome } = answer
  countSubmission({ provider: supplier, outcome })
  deps.log[outcome === 'sent' ? 'info' : 'warn'](
    { orderId, correlationId, supplier, outcome },
    'order submitted',
  )
  recordOutcome(breaker, answer, costBrl)
  await storeSubmission(deps, claim, answer)
  // Certainly not placed: another supplier may take it.
  if (outcome === 'refused' || outcome === 'not-sent') deps.wake('submit-orders')
}

const witnessed = ({ attemptId, number, order }: Claim) => ({
  supplier: order.supplier,
  number,
  orderId: order.id,
  attemptId,
  claimedAt: new Date().toISOString(),
})

/** Nothing left: a claimed order is ready again, unless the fence parks it; forgotten submissions are taken in before. */
async function holdBack(
  deps: Deps,
  { id: supplier, breaker }: ConnectedSupplier,
  verdict: ClaimVerdict,
  claim?: Claim,
): Promise<void> {
  const { id: orderId, correlationId } = claim?.order ?? {}
  deps.log.error({ orderId, correlationId, supplier, verdict }, 'submissions are held back by the fence')
  try {
    if (verdict === 'database-went-back') await adoptForgottenClaims(deps)
    else breaker.openFor(openSecondsWithoutWitness)
  } finally {
    if (claim) await releaseClaim(deps, claim, verdict)
    else deps.wake('reconcile-fence')
  }
}

/** The order is ready again, and parked by the fence if it is vetoed. */
async function releaseClaim(deps: Deps, claim: Claim, cause: string): Promise<void> {
  await storeSubmission(deps, claim, { outcome: 'not-sent', answer: `held back: ${cause}` })
  deps.wake('reconcile-fence')
}

async function askBalance(
  { log }: Deps,
  { id: supplier, breaker }: ConnectedSupplier,
): Promise<Balance | undefined> {
  try {
    return await breaker.balance()
  } catch (err) {
    log.warn({ supplier, err }, 'the supplier does not say its balance: orders wait')
    breaker.recordUnreachable()
    return undefined
  }
}

function recordOutcome(breaker: SupplierCircuitBreaker, answer: ClassifiedAdd, costBrl: number) {
  switch (answer.outcome) {
    case 'sent':
      return breaker.recordSuccess(costBrl)
    case 'not-sent':
      return breaker.recordUnreachable()
    case 'unknown':
      return breaker.recordUnknown()
    case 'refused': {
      const seconds = openSecondsAfterRefusal[answer.code]
      if (seconds) breaker.openFor(seconds)
    }
  }
}

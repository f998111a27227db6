import { counter } from '@smm/http-service/metrics'
import type { Deps } from '../deps.ts'
import type { ClassifiedAdd } from '../supplier/classify-answer.ts'
import type { Balance } from '../supplier/supplier.ts'
import { traceOrder } from '../trace-order.ts'
import { adoptForgottenClaims, readFence } from '../fence/reconcile-fence.ts'
import type { ClaimVerdict } from '../fence/record-claim.ts'
import { listUnknown } from '../fence/unknown-claims.ts'
import type { WitnessedClaim } from '../fence/witness.ts'
import { type Claim, claimSubmission, isAnyOrderReady } from './claim-submission.ts'
import { storeSubmission } from './store-submission.ts'
import { openSecondsAfterRefusal } from './supplier-circuit-breaker.ts'

const countSubmission = counter('upstream_submit_total', 'Orders sent to the supplier, by what came of it.', [
  'provider',
  'outcome',
])

/** The delay of a submission while visitors wait for the bank: less than most suppliers take for one. */
const yieldMs = 100
const overdueMs = 30_000
const openSecondsWithoutWitness = 2

/**
 * Submits paid orders to the supplier, one after the other. PIX charge calls take priority: a visitor waits for them, and a
 * delivery takes hours. An overdue order does not yield. True when there may be another order to submit.
 */
export function submitOrders(deps: Deps) {
  let wasOverdue = false
  return async (isClosed: () => boolean): Promise<boolean> => {
    if (!wasOverdue) await deps.dispatcher.whenIdle(yieldMs)
    if (isClosed()) return false
    const claim = await claimNext(deps)
    wasOverdue = claim !== undefined && isOverdue(claim)
    if (claim) await submit(deps, claim)
    return claim !== undefined
  }
}

const isOverdue = ({ order: { readyAt } }: Claim) =>
  readyAt !== null && Date.now() - readyAt.getTime() > overdueMs

async function claimNext(deps: Deps): Promise<Claim | undefined> {
  const { breaker, log } = deps
  // The supplier is not asked for the balance while no order waits.
  if (breaker.isOpen() || !(breaker.hasBalance() || (await isAnyOrderReady(deps)))) return undefined
  if (!(await isFenceOpen(deps))) return undefined
  const balance = await askBalance(deps)
  if (!balance) return undefined
  const claim = await claimSubmission(deps, balance)
  if (claim !== 'too-expensive') return claim
  log.error({ balance: balance.text }, 'the balance at the supplier is too low: orders wait')
  breaker.openFor(5)
  return undefined
}

/** A closed fence is asked before the claim, so that orders which are held back store no attempts. */
async function isFenceOpen(deps: Deps): Promise<boolean> {
  const { fence, supplier } = deps
  if (fence.isOpen()) return true
  const { claims } = await readFence(deps)
  const verdict = await fence.probe({ supplier: supplier.name, number: claims + 1 }, isKnownClaim(deps))
  if (verdict !== 'send') await holdBack(deps, verdict)
  return verdict === 'send'
}

/** Has the claim witnessed outside the database, calls `add` once, and stores the answer. */
async function submit(deps: Deps, claim: Claim): Promise<void> {
  const verdict = await deps.fence.admit(witnessed(claim), isKnownClaim(deps))
  if (verdict !== 'send') return holdBack(deps, verdict, claim)
  const { order, serviceId, costBrl } = claim
  const { id: orderId, correlationId, link, quantity } = order
  const answer = await traceOrder('submit order', orderId, () =>
    deps.supplier.add({ serviceId, link, quantity }),
  )
  countSubmission({ provider: deps.supplier.name, outcome: answer.outcome })
  const level = answer.outcome === 'sent' ? 'info' : 'warn'
  deps.log[level]({ orderId, correlationId, outcome: answer.outcome }, 'order submitted')
  recordOutcome(deps, answer, costBrl)
  await storeSubmission(deps, claim, answer)
}

const witnessed = ({ attemptId, number, order }: Claim) => ({
  supplier: order.supplier,
  number,
  orderId: order.id,
  attemptId,
  claimedAt: new Date().toISOString(),
})

const isKnownClaim =
  ({ db }: Deps) =>
  async (claim: WitnessedClaim): Promise<boolean> =>
    (await listUnknown(db, [claim])).length === 0

/** Nothing left: a claimed order is ready again, unless the fence parks it; forgotten submissions are taken in before. */
async function holdBack(deps: Deps, verdict: ClaimVerdict, claim?: Claim): Promise<void> {
  const { id: orderId, correlationId } = claim?.order ?? {}
  deps.log.error({ orderId, correlationId, verdict }, 'submissions are held back by the fence')
  try {
    if (verdict === 'database-went-back') await adoptForgottenClaims(deps)
    else deps.breaker.openFor(openSecondsWithoutWitness)
  } finally {
    if (claim) await storeSubmission(deps, claim, { outcome: 'not-sent', answer: `held back: ${verdict}` })
    deps.wake('reconcile-fence')
  }
}

async function askBalance({ breaker, log }: Deps): Promise<Balance | undefined> {
  try {
    return await breaker.balance()
  } catch (err) {
    log.warn({ err }, 'the supplier does not say its balance: orders wait')
    breaker.recordUnreachable()
    return undefined
  }
}

function recordOutcome({ breaker }: Deps, answer: ClassifiedAdd, costBrl: number) {
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

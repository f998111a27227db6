import { counter } from '@smm/http-service/metrics'
import { type Claim, claimSubmission, isAnythingReady } from './claim-submission.ts'
import type { Deps } from '../deps.ts'
import { storeSubmission } from './store-submission.ts'
import { type SubmissionLine, waitAfterRefusal } from './submission-line.ts'
import type { ClassifiedAdd } from '../supplier/classify-answer.ts'
import type { Balance } from '../supplier/supplier.ts'
import { traceOrder } from '../trace-order.ts'

const countSubmission = counter('upstream_submit_total', 'Orders sent to the supplier, by what came of it.', [
  'provider',
  'outcome',
])

/** How long an order waits for the visitors each time: less than most suppliers take for one. */
const visitorsFirstMs = 100
/** One that was paid so long ago waits for nobody. */
const longEnoughMs = 30_000

/**
 * Sends paid orders to the supplier, one after the other. Who waits for the bank sits in front of the chat, and a delivery
 * takes hours: while there are such visitors, an order is sent every now and then. True when there may be another to send.
 */
export function submitOrders(deps: Deps) {
  let isLate = false
  return async (isClosed: () => boolean): Promise<boolean> => {
    if (!isLate) await deps.atOnce.quiet(visitorsFirstMs)
    if (isClosed()) return false
    const first = await claimFirst(deps, deps.line)
    isLate = first !== undefined && isOverdue(first)
    const goesOn = () => !isClosed() && (isLate || deps.atOnce.isQuiet())
    for (let claim = first; claim;) claim = await submit(deps, claim, goesOn)
    return first !== undefined
  }
}

const isOverdue = ({ order: { readyAt } }: Claim) =>
  readyAt !== null && Date.now() - readyAt.getTime() > longEnoughMs

async function claimFirst(deps: Deps, line: SubmissionLine): Promise<Claim | undefined> {
  // The supplier is not asked what is left while nothing waits.
  if (line.isPaused() || !(line.knowsBalance() || (await isAnythingReady(deps)))) return undefined
  const balance = await askBalance(deps, line)
  if (!balance) return undefined
  const claim = await claimSubmission(deps, balance)
  if (claim !== 'too-little') return claim
  deps.log.error({ balance: balance.text }, 'the balance at the supplier is too low: orders wait')
  line.pause(5)
  return undefined
}

/** Calls once, and stores what came of it. Answers the next order if it was claimed along with that. */
async function submit(deps: Deps, claim: Claim, goesOn: () => boolean): Promise<Claim | undefined> {
  const { order, serviceId, costBrl } = claim
  const wanted = { serviceId, link: order.link, quantity: order.quantity }
  const answer = await traceOrder('submit order', order.id, () => deps.supplier.add(wanted))
  countSubmission({ provider: deps.supplier.name, outcome: answer.outcome })
  const level = answer.outcome === 'sent' ? 'info' : 'warn'
  const { id: orderId, correlationId } = order
  deps.log[level]({ orderId, correlationId, outcome: answer.outcome }, 'order submitted')
  remember(deps.line, answer, costBrl)
  return storeSubmission(deps, claim, answer, goesOn() ? deps.line.knownBalance() : undefined)
}

async function askBalance(deps: Deps, line: SubmissionLine): Promise<Balance | undefined> {
  try {
    return await line.balance()
  } catch (err) {
    deps.log.warn({ err }, 'the supplier does not say its balance: orders wait')
    line.notReached()
    return undefined
  }
}

function remember(line: SubmissionLine, answer: ClassifiedAdd, costBrl: number) {
  if (answer.outcome === 'sent') line.sent(costBrl)
  if (answer.outcome === 'not-sent') line.notReached()
  if (answer.outcome === 'unknown') line.notUnderstood()
  const seconds = answer.outcome === 'refused' && waitAfterRefusal[answer.code]
  if (seconds) line.pause(seconds)
}

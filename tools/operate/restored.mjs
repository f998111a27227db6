// `npm run restored`: after a restore and the start of the services, waits until all messages are delivered and tells what
// waits for a decision.
import { setTimeout as pause } from 'node:timers/promises'
import { ask, ensureAnswers, services } from './stores.mjs'

const timeoutMs = 180_000
/** The fence compares every 5 s, and a charge is polled after 15 s. */
const settlingMs = 20_000

ensureAnswers()
const began = Date.now()
let waiting = await countWaiting()
while (Date.now() - began < timeoutMs && (waiting > 0 || Date.now() - began < settlingMs)) {
  await pause(2_000)
  waiting = await countWaiting()
}
console.log(
  waiting === 0
    ? 'All messages are delivered.'
    : `${waiting} messages are not delivered after ${timeoutMs / 1000} s. Are chat, orders and catalogue started, and Redis?`,
)
const parked = await ask(
  'orders',
  `SELECT count(*) FILTER (WHERE reason <> 'ORPHAN_PAYMENT' AND order_id IS NOT NULL),
     count(*) FILTER (WHERE reason = 'ORPHAN_PAYMENT' OR order_id IS NULL)
   FROM reviews WHERE closed_at IS NULL
     AND (reason = 'MAYBE_SENT_BEFORE_RESTORE' OR reason = 'ORPHAN_PAYMENT' AND details ? 'claimedAt')`,
)
const [withOrder, withoutOrder] = parked[0]
console.log(
  `${withOrder} orders are known and may have been sent before the restore: decide each in the panel.`,
)
console.log(
  `${withoutOrder} submissions belong to orders that no database knows any more: look for them at the supplier, by their time in the panel.`,
)
const reviews = await ask(
  'orders',
  `SELECT reason, count(*), min(opened_at) FROM reviews WHERE closed_at IS NULL GROUP BY reason ORDER BY reason`,
)
console.log(reviews.length === 0 ? '\nNothing is open in the panel.' : '\nOpen in the panel, by reason:')
for (const [reason, count, since] of reviews) console.log(`  ${reason}: ${count}, since ${since}`)
process.exit(waiting === 0 ? 0 : 1)

async function countWaiting() {
  const counts = await Promise.all(
    services.map((service) => ask(service, 'SELECT count(*) FROM outbox WHERE delivered_at IS NULL')),
  )
  return counts.reduce((sum, [[count]]) => sum + Number(count), 0)
}

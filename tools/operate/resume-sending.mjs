// `npm run resume-sending`: the operator's acceptance that every witness of submissions lost its memory.
import { ask, ensureStores, execute } from './stores.mjs'

ensureStores()
const fences = await ask(
  'orders',
  'SELECT supplier, claims, coalesce(hold_before::text, $$never$$) FROM submission_fence',
)
for (const [supplier, claims, heldBefore] of fences)
  console.log(`${supplier}: ${claims} submissions so far, older orders last held back: ${heldBefore}`)

if (process.argv[2] !== 'accept') {
  console.log(`
Orders are remembered outside the database when they go to the supplier: in Redis, and in the journal or a second Redis.
When all of these are empty and the database is not, nobody can tell whether the database was restored, so sending waits.

First try to bring one of them back: the volume of Redis, the folder FENCE_JOURNAL_DIR, the machine of FENCE_REDIS_URL.
When none can be brought back: npm run resume-sending accept
  - orders placed from now on are sent as ever;
  - orders placed before now and not sent yet are parked: decide each in the panel, after a look at the supplier.`)
  process.exit(1)
}
await execute('orders', 'UPDATE submission_fence SET hold_before = now(), reseed = true')
console.log(
  'Accepted: nothing placed before this moment is sent without a decision, and sending goes on within 10 s.',
)

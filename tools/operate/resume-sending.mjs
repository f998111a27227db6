// `npm run resume-sending`: the operator's acceptance that every witness of submissions lost its memory.
import { ask, ensureAnswers, execute } from './stores.mjs'

ensureAnswers(['orders'])
const fences = await ask(
  'orders',
  `SELECT supplier, claims, coalesce(to_char(memory_lost_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), '')
   FROM submission_fence ORDER BY supplier`,
)
const lost = fences.filter(([, , since]) => since)
if (lost.length === 0) {
  console.log('Sending does not wait for you: a witness of submissions remembers. Nothing was changed.')
  process.exit(0)
}
for (const [supplier, claims, since] of lost)
  console.log(`${supplier}: ${claims} submissions so far; sending has waited since ${since}`)

if (process.argv[2] !== 'accept') {
  console.log(`
Orders are remembered outside the database when they go to the supplier: in Redis, and in the journal or a second Redis.
All of these are empty and the database is not, so nobody can tell whether the database was restored, and sending waits.

First try to bring one of them back: the volume of Redis, the folder FENCE_JOURNAL_DIR, the machine of FENCE_REDIS_URL
(with npm start: .data/redis and .data/fence). Sending then goes on by itself.
When none can be brought back: npm run resume-sending accept
  - orders placed from now on are sent as ever;
  - orders placed before now and not sent yet are parked: decide each in the panel, after a look at the supplier.`)
  process.exit(1)
}
await execute(
  'orders',
  'UPDATE submission_fence SET hold_before = now(), reseed = true WHERE memory_lost_at IS NOT NULL',
)
console.log(
  'Accepted: nothing placed before this moment is sent without a decision, and sending goes on within 10 s.',
)

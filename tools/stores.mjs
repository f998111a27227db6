// The stores that tests use, left running until Ctrl-C: `npm run stores`, then `npx jest` in any project.
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './stores/postgres.mjs'
import { startRedis } from './stores/redis.mjs'

const folder = mkdtempSync(join(tmpdir(), 'smm-stores-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  port: 54329,
  password: 'postgres',
  isDurable: false,
})
const redis = await startRedis({ folder: join(folder, 'redis'), port: 63799, isDurable: false })
console.log(`TEST_POSTGRES_URL=${postgres.url}\nTEST_REDIS_URL=${redis.url}`)

const stop = async () => {
  await Promise.all([postgres.stop(), redis.stop()])
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
setInterval(() => {}, 1 << 30)

// How long a sync of the catalogue takes beside the least it could take: `npm run bench:sync -- --services 5000`.
// Ours is the catalogue as built, asked by HTTP; the floor fetches the same list, reads it and writes it in one statement
// that touches only what changed, with nothing checked, classified, followed or told. They take turns, round by round.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { request } from 'undici'
import { staffCookie } from '@smm/contracts/staff'
import { sealSession } from '@smm/http-service/staff-session'
import { eventually, newDataDir, removeDataDir, root } from '../journeys/product.ts'
import { openStores } from '../open-stores.mjs'
import { readSecrets } from '../secrets.mjs'
import { freePort } from '../stores/processes.mjs'

const { values } = parseArgs({
  options: { services: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '9' } },
})
const count = Number(values.services)
const rounds = Number(values.rounds)
const changedShare = 0.02

type Row = { id: number; name: string; category: string; rate: number; max: number; refill: boolean }
const rows = (): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Instagram seguidores ${at} [garantia 30 dias]`,
    category: `Categoria ${at % 80}`,
    rate: 0.5 + (at % 900) / 100,
    max: 100_000 + at,
    refill: at % 2 === 0,
  }))

/** How panels write the same list: decimals and numbers as texts, or as numbers inside an object, flags as 0 and 1. */
const dialects: Record<string, (list: Row[]) => string> = {
  texts: (list) =>
    JSON.stringify(
      list.map(({ id, rate, max, ...row }) => ({
        service: id,
        ...row,
        type: 'Default',
        rate: rate.toFixed(4),
        min: '10',
        max: String(max),
        cancel: false,
      })),
    ),
  numbers: (list) =>
    JSON.stringify({
      services: list.map(({ id, rate, refill, ...row }) => ({
        service: id,
        ...row,
        rate: Number(rate.toFixed(4)),
        min: 10,
        refill: refill ? 1 : 0,
        cancel: 0,
      })),
    }),
}

let answer = dialects['texts']!(rows().slice(0, 1))
const supplier = createServer((asked, response) => {
  asked.resume().on('end', () => response.setHeader('content-type', 'application/json').end(answer))
})
await new Promise<void>((resolve) => supplier.listen(0, '127.0.0.1', resolve))
const supplierUrl = `http://127.0.0.1:${(supplier.address() as AddressInfo).port}`

const dataDir = newDataDir()
const secrets = readSecrets(dataDir)
const stores = await openStores({ dataDir, secrets, env: { PATH: process.env['PATH'] } })
const databaseUrl = stores.databaseUrl('CATALOGUE') as string
const port = (await freePort()) as number
const catalogue = spawn(process.execPath, ['--max-semi-space-size=16', 'apps/catalogue/dist/main.mjs'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    CATALOGUE_PORT: String(port),
    CATALOGUE_DATABASE_URL: databaseUrl,
    REDIS_URL: stores.redisUrl as string,
    STAFF_SESSION_SECRET: secrets.STAFF_SESSION_SECRET as string,
    SMM_API_URL: supplierUrl,
    SMM_API_KEY: 'bench',
  },
})
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
pool.on('error', () => {}) // the stores end first now and then

const inAnHour = Date.now() + 3_600_000
const session = { sessionId: 'bench', username: 'bench', idleEndsAt: inAnHour, endsAt: inAnHour }
const cookie = `${staffCookie}=${sealSession(session, secrets.STAFF_SESSION_SECRET as string)}`

async function ours(): Promise<number> {
  const { statusCode, body } = await request(`http://127.0.0.1:${port}/api/services/sync`, {
    method: 'POST',
    headers: { cookie },
  })
  const report = (await body.json()) as { changed: number }
  if (statusCode !== 200) throw new Error(`the sync answered ${statusCode}`)
  return report.changed
}

const columns = ['service', 'name', 'category', 'rate', 'min', 'max', 'refill'] as const
async function floor(): Promise<number> {
  const { body } = await request(supplierUrl, { method: 'POST', body: 'key=bench&action=services' })
  const given = (await body.json()) as unknown
  const list = (Array.isArray(given) ? given : (given as { services: object[] }).services) as Array<
    Record<(typeof columns)[number], unknown>
  >
  const { rowCount } = await pool.query(
    `INSERT INTO floor.catalogue AS c SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::numeric[], $5::int[],
      $6::int[], $7::bool[]) ON CONFLICT (id) DO UPDATE SET name = excluded.name, category = excluded.category,
      rate = excluded.rate, min = excluded.min, max = excluded.max, refill = excluded.refill
      WHERE (c.name, c.category, c.rate, c.min, c.max, c.refill) IS DISTINCT FROM
        (excluded.name, excluded.category, excluded.rate, excluded.min, excluded.max, excluded.refill)`,
    columns.map((column) => list.map((row) => row[column])),
  )
  return rowCount ?? 0
}

async function timed(work: () => Promise<number>): Promise<{ ms: number; changed: number }> {
  const began = performance.now()
  const changed = await work()
  return { ms: performance.now() - began, changed }
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
const shown = (ms: number) => Number(ms.toFixed(1))

const empty = () => pool.query('TRUNCATE upstream_services, floor.catalogue')

async function compare(dialect: string, what: string, lists: Row[][], before?: () => Promise<unknown>) {
  const write = dialects[dialect]!
  const took = { ours: [] as number[], floor: [] as number[] }
  let changed = { ours: 0, floor: 0 }
  for (const [round, list] of lists.entries()) {
    answer = write(list)
    await before?.()
    // Whoever comes first finds the machine colder: they change places.
    for (const who of round % 2 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const)) {
      const { ms, changed: touched } = await timed(who === 'ours' ? ours : floor)
      took[who].push(ms)
      changed = { ...changed, [who]: touched }
    }
  }
  const [oursMs, floorMs] = [median(took.ours), median(took.floor)]
  const line = { dialect, what, rounds: lists.length, oursMs: shown(oursMs), floorMs: shown(floorMs) }
  console.log(JSON.stringify({ ...line, times: Number((oursMs / floorMs).toFixed(2)), changed }))
}

try {
  await eventually(
    'catalogue',
    async () => (await request(`http://127.0.0.1:${port}/readyz`)).statusCode === 200,
  )
  await eventually('first sync', async () => (await pool.query('SELECT FROM sync_runs')).rowCount! > 0)
  for (const dialect of Object.keys(dialects)) {
    await pool.query(`DROP SCHEMA IF EXISTS floor CASCADE; CREATE SCHEMA floor;
      CREATE TABLE floor.catalogue (id int PRIMARY KEY, name text NOT NULL, category text NOT NULL,
        rate numeric(16,6) NOT NULL, min int NOT NULL, max int NOT NULL, refill bool NOT NULL)`)
    let list = rows()
    const same = Array.from({ length: rounds }, () => list)
    await compare(dialect, 'first load', same, empty)
    await compare(
      dialect,
      `again, ${changedShare * 100} % changed`,
      Array.from({ length: rounds }, (_, round) => {
        list = list.map((row, at) =>
          (at * 7919 + round) % 1000 < changedShare * 1000 ? { ...row, rate: row.rate + 0.01 } : row,
        )
        return list
      }),
    )
    await compare(
      dialect,
      'again, nothing changed',
      Array.from({ length: rounds }, () => list),
    )
  }
} finally {
  catalogue.kill('SIGTERM')
  await pool.end()
  await stores.stop()
  supplier.closeAllConnections()
  supplier.close()
  removeDataDir(dataDir)
}

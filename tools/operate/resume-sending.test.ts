import { execFile } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { newDataDir, removeDataDir } from '../journeys/product/data-dir.ts'
import { openStores } from '../open-stores.mjs'
import { readSecrets } from '../secrets.mjs'

type Stores = Awaited<ReturnType<typeof openStores>>
let dataDir: string
let stores: Stores
let orders: pg.Client

beforeAll(async () => {
  dataDir = newDataDir()
  stores = await openStores({ dataDir, secrets: readSecrets(dataDir), env: { REDIS_URL: 'redis://none' } })
  orders = new pg.Client({ connectionString: stores.databaseUrl('ORDERS') })
  await orders.connect()
  await orders.query(`CREATE TABLE submission_fence (supplier text PRIMARY KEY, claims bigint NOT NULL,
    hold_before timestamptz, reseed boolean NOT NULL DEFAULT false, memory_lost_at timestamptz)`)
})
afterAll(async () => {
  await orders?.end()
  await stores?.stop()
  removeDataDir(dataDir)
})
beforeEach(async () => {
  await orders.query('TRUNCATE submission_fence')
  await orders.query(`INSERT INTO submission_fence VALUES ('smm-api', 7)`)
})

/** As beside `npm start`: no address is named, and the folder tells where its database answers. */
const resumeSending = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = [join(import.meta.dirname, 'resume-sending.mjs'), ...args]
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
    execFile(process.execPath, command, { env }, (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    )
  })
const loseMemory = () => orders.query('UPDATE submission_fence SET memory_lost_at = now()')
const isAccepted = async () => {
  const { rows } = await orders.query(
    'SELECT reseed AND hold_before IS NOT NULL AS accepted FROM submission_fence',
  )
  return rows[0].accepted
}

it('accepts nothing while a witness remembers', async () => {
  expect(await resumeSending('accept')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/does not wait/),
  })
  expect(await isAccepted()).toBe(false)
})

it('explains what accepting means before it accepts', async () => {
  await loseMemory()
  const { code, said } = await resumeSending()
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringMatching(/smm-api: 7 submissions so far/),
  })
  expect(said).toMatch(/npm run resume-sending accept/)
  expect(await isAccepted()).toBe(false)
})

it('accepts that the memory is lost', async () => {
  await loseMemory()
  expect(await resumeSending('accept')).toMatchObject({ code: 0 })
  expect(await isAccepted()).toBe(true)
})

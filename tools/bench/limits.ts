// `npm run bench:limits -- --only charges|sign-in|guesses`: two replicas of each service under a flood of charges, of guesses
// at the links and receipts of orders, and of wrong passwords; each with honest visitors or the owner beside it.
import { argon2Sync, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { openSandboxControl } from '../storm/sandbox-control.ts'
import { queryDatabase } from '../storm/facts/query-database.ts'
import { runOnFleet } from '../storm/fleet/run-on-fleet.ts'
import { startFleet } from '../storm/fleet/start-fleet.ts'
import { buy, type Purchase } from './limits/buy.ts'
import { type Door, guess } from './limits/guess.ts'
import { signIn } from './limits/sign-in.ts'
import { percentiles } from './percentiles.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '25' } },
})
const seconds = Number(values.seconds)
const honestVisitors = 200
/** The product bounds the charges of a page and of an address within an hour. */
const [perPage, perAddress] = [10, 60]
/** The count of all visitors takes no lock: what two replicas place at the same moment comes on top. */
const [perMinute, placedAtOnce] = [600, 20]

let isGood = true
const report = (goal: string, isMet: boolean, figures: object) => {
  isGood &&= isMet
  console.log(JSON.stringify({ goal, isMet, ...figures }))
}

const fleet = await startFleet({
  expiryMinutes: 30,
  say: console.error,
  shape: (apps) =>
    apps.map((app) => ({
      ...app,
      env: { ...app.env, CHAT_LIMITS: 'on', CHARGE_LIMITS: 'on', CHARGES_PER_MINUTE: String(perMinute) },
    })),
})
const outside = openSandboxControl(fleet.sandbox)
await runOnFleet(fleet, async () => {
  await outside.supplier({ balance: 10_000_000 })
  const isWanted = (name: string) => values.only === undefined || values.only === name
  if (isWanted('guesses')) await measureGuesses()
  if (isWanted('sign-in')) await measureSignIns()
  if (isWanted('charges')) await measureCharges()
  return isGood
})

async function measureCharges() {
  await countPagePix()
  await letHonestVisitorsBuy()
  for (const [addresses, tries] of [
    [1, 120],
    [10, 80],
    [200, 4],
  ] as const) {
    // The circuit breaker counts the charges of the previous flood for a minute.
    if (addresses > 1) await pause(60_000)
    const { pix, refused } = await flood(addresses, tries)
    const most = Math.min(addresses * perAddress, perMinute)
    const perMinuteSeen = await findBusiestMinute()
    const isMet = pix <= addresses * perAddress && perMinuteSeen <= perMinute + placedAtOnce
    report(`PIX from ${addresses} addresses: at most ${most}`, isMet, {
      tries: addresses * tries,
      pix,
      busiestMinute: perMinuteSeen,
      refused,
    })
  }
}

/** Spellings of one page, each from an address of its own. */
async function countPagePix() {
  const spellings = [
    'https://www.instagram.com/Pagina.Alvo/',
    'instagram.com/pagina.alvo?igsh=1',
    '@pagina.alvo no instagram',
  ]
  const permits = pLimit(4)
  const bought = await Promise.all(
    Array.from({ length: 15 }, (_, n) =>
      permits(() =>
        buy({ url: fleet.url, localAddress: `127.2.0.${n + 1}` }, spellings[n % spellings.length]!),
      ),
    ),
  )
  report(`PIX for one page: at most ${perPage}`, countPix(bought) <= perPage, {
    tries: 15,
    pix: countPix(bought),
  })
}

/** They come within half a minute and pay two seconds after they see the PIX. */
async function letHonestVisitorsBuy() {
  const bought = await Promise.all(
    Array.from({ length: honestVisitors }, async (_, n) => {
      await pause((n * 30_000) / honestVisitors)
      const purchase = await buy({ url: fleet.url, localAddress: '127.3.0.1' }, pageOf(`cgnat${n}`))
      if (purchase.pixCode) await pause(2_000).then(() => outside.pay({ pixCode: purchase.pixCode! }))
      return purchase
    }),
  )
  report('200 visitors behind one address get their PIX', countPix(bought) === honestVisitors, {
    pix: countPix(bought),
    waitMs: percentiles(bought.map(({ waitMs }) => waitMs)),
    refused: textsOf(bought),
  })
}

/** Visitors who pay nothing try, each with a new cookie and a page of their own. */
async function flood(addresses: number, tries: number) {
  const permits = pLimit(40)
  const bought = await Promise.all(
    Array.from({ length: addresses * tries }, (_, n) =>
      permits(() =>
        buy(
          { url: fleet.url, localAddress: addressOf(addresses, n % addresses) },
          pageOf(`a${addresses}n${n}`),
        ),
      ),
    ),
  )
  return { pix: countPix(bought), refused: textsOf(bought) }
}

function addressOf(group: number, at: number): string {
  return `127.${10 + (group % 200)}.${group}.${at + 1}`
}

function pageOf(name: string): string {
  return `https://www.instagram.com/loja.${name}`
}

function countPix(bought: Purchase[]): number {
  return bought.filter(({ pixCode }) => pixCode).length
}

/** The refusals without their order numbers, counted. */
function textsOf(bought: Purchase[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { pixCode, text } of bought) {
    if (pixCode) continue
    const shown = text.replace(/pedido \S+/, 'pedido …').replace(/\d+ minutos?/, '… minutos')
    counts[shown] = (counts[shown] ?? 0) + 1
  }
  return counts
}

async function findBusiestMinute(): Promise<number> {
  const [row] = await queryDatabase<{ most: number }>(
    fleet.stores.databaseUrl('ORDERS'),
    `SELECT coalesce(max(charges), 0)::int AS most FROM (SELECT count(*) OVER (ORDER BY created_at
      RANGE BETWEEN interval '59.999 seconds' PRECEDING AND CURRENT ROW) AS charges FROM orders) AS minutes`,
  )
  return row!.most
}

async function measureGuesses() {
  const visitor = '127.6.0.1'
  await buy({ url: fleet.url, localAddress: visitor }, pageOf('guessed'))
  const [placed] = await queryDatabase<{ id: string }>(
    fleet.stores.databaseUrl('ORDERS'),
    'SELECT id FROM orders LIMIT 1',
  )
  const token = pageTokenOf(fleet.secrets['ORDER_LINK_SECRET']!, { id: placed!.id, linkVersion: 1 })
  for (const door of ['link', 'receipt'] satisfies Door[]) {
    const beganAt = performance.now()
    const statuses = await countGuesses(door)
    const tookSeconds = Math.round((performance.now() - beganAt) / 1_000)
    const opened = await guess(fleet.url, 'link', visitor, { token })
    const isMet = !statuses[200] && (statuses[404] ?? 0) < 1_000 && opened === 200
    report(`10,000 guesses at the ${door}s find nothing and are slowed`, isMet, {
      statuses,
      tookSeconds,
      visitorBeside: opened,
    })
  }
}

async function countGuesses(door: Door): Promise<Record<number, number>> {
  const permits = pLimit(20)
  const statuses: Record<number, number> = {}
  const all = Array.from({ length: 10_000 }, (_, n) =>
    permits(async () => {
      const status = await guess(fleet.url, door, `127.7.0.${(n % 10) + 1}`)
      statuses[status] = (statuses[status] ?? 0) + 1
    }),
  )
  await Promise.all(all)
  return statuses
}

async function measureSignIns() {
  const owner = { localAddress: '127.4.0.1', username: 'admin', password: fleet.secrets['ADMIN_PASSWORD']! }
  let { device } = await signIn(fleet.url, owner)
  const signInOnce = async () => {
    const answer = await signIn(fleet.url, { ...owner, ...(device && { device }) })
    device = answer.device ?? device
    return answer
  }
  const calm = []
  for (let n = 0; n < 20; n++) calm.push((await signInOnce()).ms)
  const flooding = floodSignIns()
  const [beside, hashes]: [Array<Awaited<ReturnType<typeof signInOnce>>>, number[]] = [[], []]
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(700)) {
    beside.push(await signInOnce())
    hashes.push(hashAlone())
  }
  const wrong = await flooding
  const waits = beside.map(({ ms }) => ms)
  const isMet = beside.every(({ status, ms }) => status === 200 && ms < 1_000)
  report('the owner signs in within 1 s beside 200 wrong passwords a second', isMet, {
    signIns: beside.length,
    refused: beside.filter(({ status }) => status !== 200).length,
    ms: { ...percentiles(waits), max: Math.round(Math.max(...waits)) },
    calmMs: { ...percentiles(calm), max: Math.round(Math.max(...calm)) },
    hashAloneMs: { ...percentiles(hashes), max: Math.round(Math.max(...hashes)) },
    wrong,
  })
}

/** The hash of one sign-in, at the moment and beside the flood. */
function hashAlone(): number {
  const startedAt = performance.now()
  const nonce = randomBytes(16)
  argon2Sync('argon2id', { message: 'x', nonce, tagLength: 32, memory: 19_456, passes: 2, parallelism: 1 })
  return performance.now() - startedAt
}

async function floodSignIns() {
  const began = performance.now()
  const sent: Array<Promise<number>> = []
  while (performance.now() - began < seconds * 1_000) {
    // Counted by the clock: a late timer on a busy machine catches up.
    while (sent.length < ((performance.now() - began) / 1_000) * 200) {
      const at = sent.length % 2_000
      const attempt = {
        localAddress: `127.5.${Math.floor(at / 250)}.${(at % 250) + 1}`,
        username: 'admin',
        password: 'errada',
      }
      sent.push(signIn(fleet.url, attempt).then(({ status }) => status))
    }
    await pause(5)
  }
  const tookSeconds = (performance.now() - began) / 1_000
  const statuses: Record<string, number> = {}
  for (const status of await Promise.all(sent)) statuses[status] = (statuses[status] ?? 0) + 1
  return { perSecond: Math.round(sent.length / tookSeconds), statuses }
}

// `npm run neighbours -- [--before <commit>]`: carries an order and a cart to the delivery while one service is of another release,
// each previous one among new ones and the reverse. The newest that runs migrates, as in a deploy and in a roll-back.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { pay, supplierOrders } from '../journeys/actors/outside-world.ts'
import { eventually } from '../journeys/eventually.ts'
import { removeDataDir } from '../journeys/product/data-dir.ts'
import { root } from '../prepare.mjs'
import { openVisitor, order, type Visitor } from '../journeys/actors/visitor.ts'
import { buildBefore } from './neighbours/build-before.ts'
import { changeOffer } from './neighbours/change-offer.ts'
import { panelLists, readPanel } from './neighbours/read-panel.ts'
import { resumeSending } from './neighbours/resume-sending.ts'
import { startMixed } from './neighbours/start-mixed.ts'

const { values } = parseArgs({ options: { before: { type: 'string' } } })
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const lastChange = git('log', '-1', '--format=%H', '--', 'libs/contracts')
const commit = git('rev-parse', '--short', values.before ?? `${lastChange}^`)

console.error(`building ${commit} as the previous release`)
const before = buildBefore(root, commit)
const contracts = git('grep', '-h', "'", commit, '--', 'libs/contracts/src')
/** Whether the previous release has a message of this name, or a route of this path. */
const knows = (name: string) => contracts.includes(`'${name}'`)
const knowsCarts = knows('place-cart')
const knowsOffers = knows('/api/coupons') && knows('/api/suppliers/routes')
const knowsWitnesses = git('ls-tree', '--name-only', commit, 'apps/orders/src/fence') !== ''
const lists = panelLists.filter(knows)
const rows: Array<Record<string, string | number>> = []
let isRight = true
try {
  for (const [most, one, folders] of [
    ['new', 'before', { most: root, one: before.folder }],
    ['before', 'new', { most: before.folder, one: root }],
  ] as const) {
    const product = await startMixed(folders)
    try {
      await tryOrder(`all ${most}`, product)
      for (const service of ['chat', 'orders', 'catalogue', 'gateway']) {
        await product.exchange(service)
        const isHeld = service === 'orders' && one === 'new' && !knowsWitnesses
        await tryOrder(`${service} ${one}, the others ${most}`, product, isHeld)
        await product.exchangeBack(service)
      }
    } finally {
      await product.stop()
      if (isRight) removeDataDir(product.dataDir)
      else console.error(`logs: ${product.logs}`)
    }
  }
} finally {
  before.remove()
}
console.table(rows)
process.exit(isRight ? 0 : 1)

async function tryOrder(what: string, product: Awaited<ReturnType<typeof startMixed>>, isHeld = false) {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  const row: Record<string, string | number> = { what }
  rows.push(row)
  try {
    if (isHeld) await resumeSending(product)
    const visitor = await eventually('open chat', () => openVisitor(product))
    const changed = knowsOffers ? await changeOffer(product, rows.length) : undefined
    const page = `vizinho.${rows.length}`
    const coupon = changed ? `, tenho o cupom ${changed.coupon}` : ''
    await order(visitor, `Quero 500 seguidores para https://www.instagram.com/${page}${coupon}`)
    const card = await visitor.card()
    if (card.coupon?.code !== changed?.coupon)
      throw new Error(`the card has not the coupon ${changed?.coupon}`)
    row['card after s'] = seconds()
    await pay(product, card.pixCode)
    await visitor.hears(/conclu[ií]d/i)
    row['done after s'] = seconds()
    const suppliers = await receiversOf(page, product)
    row['sent to'] = suppliers.join(' and ')
    if (suppliers.length !== 1 || suppliers[0] !== (changed?.supplier ?? 'first'))
      throw new Error(`sent to ${row['sent to']} instead of ${changed?.supplier ?? 'first'}`)
    row['cart'] = knowsCarts ? await tryCart(visitor, product) : ''
    visitor.close()
    const { answers, deadLetters } = await readPanel(product, lists)
    row['panel'] = answers
    row['dead letters'] = deadLetters
    row['result'] = deadLetters === 0 && !/[^2 ]\d\d/.test(answers) ? 'ok' : 'FAILED'
  } catch (error) {
    row['result'] = `FAILED: ${(error as Error).message}`
  }
  if (row['result'] !== 'ok') isRight = false
  console.error(`${what}: ${row['result']}`)
}

/** The suppliers that received an order for the page, once for each order. */
async function receiversOf(page: string, product: Parameters<typeof supplierOrders>[0]): Promise<string[]> {
  const received = [
    ...(await supplierOrders(product)).map((it) => ({ ...it, by: 'first' })),
    ...(knowsOffers ? await supplierOrders(product, 'smm-2') : []).map((it) => ({ ...it, by: 'second' })),
  ]
  return received.filter(({ link }) => link.replace(/\/$/, '').endsWith(page)).map(({ by }) => by)
}

/** Two orders on two networks under one PIX. */
async function tryCart(visitor: Visitor, product: Awaited<ReturnType<typeof startMixed>>): Promise<string> {
  const from = visitor.frames.length
  const page = `vizinhos${rows.length}`
  await order(
    visitor,
    `Quero 500 seguidores em instagram.com/${page} e 500 seguidores em tiktok.com/@${page}`,
  )
  await visitor.hears(/Gerando/, from)
  const codes = new Set<string>()
  const isPaid = (count: number) => visitor.frames.slice(from).filter(isDone).length >= count
  await eventually(
    'two deliveries',
    async () => {
      for (const frame of visitor.frames.slice(from))
        if (frame.type === 'pix_payment' && !codes.has(frame.pixPayment.pixCode)) {
          codes.add(frame.pixPayment.pixCode)
          await pay(product, frame.pixPayment.pixCode)
        }
      return isPaid(2)
    },
    90_000,
  )
  if (codes.size !== 1) throw new Error(`the cart was charged by ${codes.size} PIX`)
  return `${codes.size} PIX`
}

function isDone(frame: Visitor['frames'][number]): boolean {
  return 'content' in frame && /conclu[ií]d/i.test(frame.content)
}

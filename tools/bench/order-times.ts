// How long a visitor waits, over many orders on the product as built: `npm run bench:orders -- --orders 200`.
import { parseArgs } from 'node:util'
import { startProduct, type Product } from '../journeys/product.ts'
import { pay } from '../journeys/outside-world.ts'
import { openVisitor, order } from '../journeys/visitor.ts'

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '200' }, visitors: { type: 'string', default: '2' } },
})

const product = await startProduct({ CHAT_LIMITS: 'off' })
try {
  const waits = { card: [] as number[], told: [] as number[], processing: [] as number[] }
  const left = Array.from({ length: Number(values.orders) }, (_, at) => at)
  await Promise.all(Array.from({ length: Number(values.visitors) }, () => buyAll(product, left, waits)))
  for (const [name, what] of [
    ['card', 'confirmation → PIX card'],
    ['told', 'payment → the chat says it arrived'],
    ['processing', 'payment → the chat says it is under way'],
  ] as const) {
    console.log(JSON.stringify({ what, orders: waits[name].length, ...spread(waits[name]) }))
  }
} finally {
  await product.stop()
}

type Waits = Record<'card' | 'told' | 'processing', number[]>

async function buyAll(shop: Product, left: number[], waits: Waits) {
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const visitor = await openVisitor(shop)
    await order(visitor, `Quero 500 seguidores para https://www.instagram.com/loja.numero.${at}`)
    const confirmedAt = performance.now()
    const card = await visitor.card()
    const heard = (text: RegExp) =>
      visitor.heardAt[visitor.frames.findIndex((frame) => 'content' in frame && text.test(frame.content))]!
    waits.card.push(
      visitor.heardAt[visitor.frames.findIndex(({ type }) => type === 'pix_payment')]! - confirmedAt,
    )
    const paidAt = performance.now()
    await pay(shop, card.pixCode)
    await visitor.hears(/Processando/)
    waits.told.push(heard(/Pagamento confirmado/) - paidAt)
    waits.processing.push(heard(/Processando/) - paidAt)
    visitor.close()
  }
}

function spread(ms: number[]) {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  return { p50ms: at(0.5), p99ms: at(0.99), worstMs: at(1) }
}

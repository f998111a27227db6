import { request } from 'undici'
import type { Margin } from '@smm/contracts/prices/margins'
import { eventually } from './product.ts'
import { sharedProduct, type SharedProduct } from './shared-product.ts'
import { openVisitor } from './visitor.ts'

let product: SharedProduct
let cookie: string
beforeAll(async () => {
  product = await sharedProduct()
  cookie = await signIn()
})
afterAll(() => product?.stop())

async function signIn() {
  const { headers } = await request(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(product.administrator),
  })
  return String(headers['set-cookie']).split(';')[0]!
}

async function save(url: string, body: object, seen?: string) {
  const { statusCode, body: answer } = await request(product.url + url, {
    method: seen === undefined ? 'POST' : 'PATCH',
    headers: {
      cookie,
      'content-type': 'application/json',
      ...(seen !== undefined && { 'if-match': `"${seen}"` }),
    },
    body: JSON.stringify(body),
  })
  return { status: statusCode, margin: (await answer.json()) as Margin }
}

describe('a margin', () => {
  it('that was changed is in the next quote of an open chat', async () => {
    const visitor = await openVisitor(product)
    const ask = async () => {
      const from = visitor.frames.length
      visitor.say('quanto custam 700 inscritos para https://www.youtube.com/@canal.da.margem ?')
      const reply = await visitor.hears(/R\$/, from)
      return 'content' in reply ? /R\$\s?([\d.]+,\d\d)/.exec(reply.content)?.[1] : undefined
    }
    // Between 500 for R$ 80 and 1,000 for R$ 200; the supplier asks R$ 58 for 1,000, and 500 % more is above that line.
    expect(await ask()).toBe('128,00')
    const wish = { platform: 'youtube', category: 'subscribers', marginPercent: '500', isGlobal: false }
    expect((await save('/api/margins', wish)).status).toBe(201)
    await eventually('new price in the chat', async () => (await ask()) === '243,60')
    visitor.close()
  })

  it('is not lost when two administrators save at once: one of them is told', async () => {
    const { margin } = await save('/api/margins', { marginPercent: '60', isGlobal: true })
    const answers = await Promise.all(
      ['70', '80'].map((marginPercent) => save(`/api/margins/${margin.id}`, { marginPercent }, '60')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

import { writeBrCode } from '@smm/br-code/write-br-code'
import { until } from '@smm/http-service/test-until'
import { aCharge, at, aTxid, openSandbox, type OpenSandbox, openShop, textAt } from '../testing.ts'

let sandbox: OpenSandbox
let shop: Awaited<ReturnType<typeof openShop>>
beforeEach(async () => {
  sandbox = await openSandbox()
  shop = await openShop()
  await sandbox.bank('PUT', '/webhook/loja@example.com', {
    webhookUrl: `${shop.url}/api/webhooks/pix?hmac=secret`,
  })
})
afterEach(async () => {
  await sandbox.close()
  await shop.close()
})

describe('the webhook', () => {
  it('is called at the registered address plus /pix, with its query', async () => {
    const { txid, pixCode } = await sandbox.issue()
    const { body } = await sandbox.post('/bank/pay', { pixCode })
    await until(() => shop.received.length === 1)
    expect(shop.received[0]?.url).toBe('/api/webhooks/pix/pix?hmac=secret')
    expect(shop.received[0]?.body).toMatchObject({
      pix: [{ endToEndId: at(body, 'endToEndId'), txid, valor: '45.00', chave: 'loja@example.com' }],
    })
    await until(async () => at(await sandbox.get('/bank/notices'), '0.status') === 200)
  })

  it('is retried until the shop accepts it', async () => {
    shop.answers.push(500)
    await sandbox.post('/bank/pay', { pixCode: (await sandbox.issue()).pixCode })
    await until(() => shop.received.length === 2)
    expect(shop.received[1]).toEqual(shop.received[0])
  })

  it('is not called for a Pix without txid, nor while notices are off', async () => {
    const key = { key: 'loja@example.com', merchantName: 'Loja', merchantCity: 'Natal' }
    await sandbox.post('/bank/pay', { pixCode: writeBrCode({ ...key, amountCents: 100 }) })
    await sandbox.post('/bank/control', { webhooks: 'off' })
    await sandbox.post('/bank/pay', { pixCode: (await sandbox.issue()).pixCode })
    await sandbox.post('/bank/control', { webhooks: 'on' })
    const { txid, pixCode } = await sandbox.issue()
    await sandbox.post('/bank/pay', { pixCode })
    await until(() => shop.received.length > 0)
    expect(shop.received.map(({ body }) => at(body, 'pix.0.txid'))).toEqual([txid])
  })

  it('is called several times when notices are duplicated', async () => {
    await sandbox.post('/bank/control', { webhooks: 'duplicate', copies: 5 })
    await sandbox.post('/bank/pay', { pixCode: (await sandbox.issue()).pixCode })
    await until(() => shop.received.length === 5)
    expect(new Set(shop.received.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('reports a settled refund', async () => {
    await sandbox.post('/bank/control', { refundMs: 20 })
    const { body } = await sandbox.post('/bank/pay', { pixCode: (await sandbox.issue()).pixCode })
    await sandbox.bank('PUT', `/pix/${textAt(body, 'endToEndId')}/devolucao/one`, { valor: '45.00' })
    await until(() => shop.received.length === 2)
    expect(at(shop.received.at(-1)?.body, 'pix.0.devolucoes')).toMatchObject([
      { id: 'one', status: 'DEVOLVIDO' },
    ])
  })
})

describe('forged notices', () => {
  it('report a new charge as paid without a payment', async () => {
    await sandbox.post('/bank/control', { webhooks: 'forged' })
    const { txid } = await sandbox.issue()
    await until(() => shop.received.length === 3)
    expect(shop.received.filter(({ url }) => url === '/api/webhooks/pix/pix?hmac=secret')).toHaveLength(1)
    expect(shop.received.filter(({ url }) => url === '/api/webhooks/pix/pix')).toHaveLength(1)
    expect(await sandbox.bank('GET', `/cob/${txid}`)).toHaveProperty('body.status', 'ATIVA')
  })

  it('replace the notice of a real payment, which only polling finds', async () => {
    const { txid, pixCode } = await sandbox.issue()
    await sandbox.post('/bank/control', { webhooks: 'forged' })
    await sandbox.post('/bank/pay', { pixCode })
    await until(() => shop.received.length === 2)
    expect(shop.received.some(({ url }) => url.includes('hmac=secret'))).toBe(false)
    expect(await sandbox.bank('GET', `/cob/${txid}`)).toHaveProperty('body.status', 'CONCLUIDA')
  })

  it('are sent on request, and return the shop status', async () => {
    const { txid } = await sandbox.issue()
    shop.answers.push(401)
    expect(await sandbox.post('/bank/forge', { txid, secret: 'wrong-secret' })).toEqual({
      status: 200,
      body: { answered: 401 },
    })
    expect((await sandbox.post('/bank/forge', { txid: 'nobody', secret: 'no-secret' })).status).toBe(404)
  })
})

describe('POST /bank/control', () => {
  it.each([{ webhooks: 'sometimes' }, { failRate: 2 }, { latency: 5 }, { failNext: { mode: 'explode' } }])(
    'refuses %j',
    async (body) => {
      expect((await sandbox.post('/bank/control', body)).status).toBe(400)
    },
  )

  it('makes the bank slow', async () => {
    await sandbox.post('/bank/control', { latencyMs: 400 })
    await expect(sandbox.rawBank('GET', '/cob/x', undefined, AbortSignal.timeout(100))).rejects.toThrow()
    await sandbox.post('/bank/control', { latencyMs: 0 })
    expect((await sandbox.bank('GET', '/cob/x')).status).toBe(404)
  })

  it('makes every call fail, some of them after the work was done', async () => {
    await sandbox.post('/bank/control', { failRate: 1 })
    const txids = Array.from({ length: 40 }, aTxid)
    const answers = await Promise.all(txids.map((txid) => sandbox.bank('PUT', `/cob/${txid}`, aCharge())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500, 503]))
    expect(answers[0]?.type).toBe('application/problem+json; charset=utf-8')
    const issued = await sandbox.get('/bank/charges')
    expect(issued).toHaveLength(answers.filter(({ status }) => status === 500).length)
  })

  it('loses the answer of one call, so that only the txid finds the charge', async () => {
    await sandbox.post('/bank/control', { failNext: { action: 'put-cob', mode: 'reset-after' } })
    const txid = aTxid()
    await expect(sandbox.rawBank('PUT', `/cob/${txid}`, aCharge())).rejects.toThrow()
    expect((await sandbox.bank('PUT', `/cob/${txid}`, aCharge())).status).toBe(200)
  })
})

import { at, openSandbox, type OpenSandbox, textAt } from '../testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

describe('PUT /bank/v2/pix/:e2eid/devolucao/:id', () => {
  const pay = async () =>
    textAt(await sandbox.post('/bank/pay', { pixCode: (await sandbox.issue()).pixCode }), 'body.endToEndId')

  it('refunds in parts, never more than was paid', async () => {
    const pix = await pay()
    const first = await sandbox.bank('PUT', `/pix/${pix}/devolucao/one`, { valor: '40.00' })
    expect(first).toMatchObject({
      status: 201,
      body: { id: 'one', valor: '40.00', status: 'EM_PROCESSAMENTO' },
    })
    expect((await sandbox.bank('PUT', `/pix/${pix}/devolucao/two`, { valor: '5.01' })).status).toBe(400)
    expect((await sandbox.bank('PUT', `/pix/${pix}/devolucao/two`, { valor: '5.00' })).status).toBe(201)
    sandbox.clock.aheadMs = 2000
    expect(await sandbox.bank('GET', `/pix/${pix}/devolucao/one`)).toHaveProperty('body.status', 'DEVOLVIDO')
    expect(at(await sandbox.bank('GET', `/pix/${pix}`), 'body.devolucoes')).toHaveLength(2)
  })

  it('refuses an id that was used, even for the same amount', async () => {
    const pix = await pay()
    await sandbox.bank('PUT', `/pix/${pix}/devolucao/one`, { valor: '1.00' })
    const again = await sandbox.bank('PUT', `/pix/${pix}/devolucao/one`, { valor: '1.00' })
    expect(again).toHaveProperty('body.type', 'https://pix.bcb.gov.br/api/v2/error/PixDevolucaoInvalida')
    expect((await sandbox.bank('GET', `/pix/${pix}/devolucao/other`)).status).toBe(404)
  })

  it('fails eventually without balance, and frees the amount', async () => {
    await sandbox.post('/bank/control', { refunds: 'refuse', refundMs: 0 })
    const pix = await pay()
    const refused = await sandbox.bank('PUT', `/pix/${pix}/devolucao/one`, { valor: '45.00' })
    expect(refused.body).toMatchObject({ status: 'NAO_REALIZADO', motivo: 'Saldo insuficiente.' })
    await sandbox.post('/bank/control', { refunds: 'accept' })
    expect((await sandbox.bank('PUT', `/pix/${pix}/devolucao/two`, { valor: '45.00' })).status).toBe(201)
  })

  it('is refused after 90 days', async () => {
    const pix = await pay()
    sandbox.clock.aheadMs = 91 * 86_400_000
    const answer = await sandbox.call(`/bank/v2/pix/${pix}/devolucao/one`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await sandbox.freshToken()}`, 'content-type': 'application/json' },
      body: '{"valor":"1.00"}',
    })
    expect(answer.status).toBe(400)
  })
})

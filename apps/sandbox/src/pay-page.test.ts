import { openSandbox, type OpenSandbox } from './testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const page = async () => (await sandbox.call('/')).text()
const submit = (pixCode: string) =>
  sandbox.call('/pagar', { method: 'POST', body: new URLSearchParams({ pixCode }) })

describe('GET /', () => {
  it('explains what to do without open charges', async () => {
    expect(await page()).toContain('Nenhuma cobrança em aberto.')
  })

  it('lists open charges with a button, without paid and expired ones', async () => {
    const open = (await sandbox.issue({ valor: { original: '1234.50' } })).pixCode
    await sandbox.issue({ calendario: { expiracao: 1 } })
    const paid = (await sandbox.issue()).pixCode
    await sandbox.post('/bank/pay', { pixCode: paid })
    sandbox.clock.aheadMs = 2_000
    const html = await page()
    expect(html.match(/type="hidden"/g)).toHaveLength(1)
    expect(html).toContain(`value="${open}"`)
    expect(html).toContain('R$\u00a01.234,50')
  })
})

describe('POST /pagar', () => {
  it('pays the code and confirms it', async () => {
    const answer = await submit(`  ${(await sandbox.issue()).pixCode}\n`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<p role="status">Pagamento feito.')
    expect(await sandbox.get('/bank/charges')).toMatchObject([{ status: 'CONCLUIDA' }])
  })

  it('explains a refusal in Portuguese and escapes the input', async () => {
    const answer = await submit('<script>alert(1)</script>')
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('<p role="alert">Este código PIX não é válido.')
    expect(html).not.toContain('<script')
    expect((await sandbox.call('/pagar', { method: 'POST' })).status).toBe(400)
  })
})

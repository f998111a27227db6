import { readBrCode } from '@smm/br-code/read-br-code'
import { writeBrCode } from '@smm/br-code/write-br-code'
import { aCharge, at, aTxid, openSandbox, type OpenSandbox, openShop, rowsOf, textAt } from '../testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const period = () =>
  `inicio=${new Date(Date.now() - 60_000).toISOString()}&fim=${new Date(Date.now() + 60_000).toISOString()}`
const token = (body: string, headers: Record<string, string>) =>
  sandbox.call('/bank/oauth/token', { method: 'POST', headers, body })

describe('POST /bank/oauth/token', () => {
  it('issues a token for valid credentials, by header or form', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await token('grant_type=client_credentials&client_id=sandbox&client_secret=sandbox', form)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
  })

  it('refuses a wrong secret and another grant', async () => {
    const headers = { authorization: `Basic ${btoa('sandbox:wrong')}`, 'content-type': 'application/json' }
    expect((await token('{"grant_type":"client_credentials"}', headers)).status).toBe(401)
    expect((await token('{"grant_type":"password"}', headers)).status).toBe(400)
    expect((await token('not json', headers)).status).toBe(400)
  })

  it('requires a valid token with the scope, for an hour', async () => {
    const ask = (authorization: string) => sandbox.call('/bank/v2/cob/x', { headers: { authorization } })
    expect((await ask('')).status).toBe(401)
    expect((await ask('Bearer abc.def')).status).toBe(401)
    const headers = { authorization: `Basic ${btoa('sandbox:sandbox')}`, 'content-type': 'application/json' }
    const narrow = await token('{"grant_type":"client_credentials","scope":"pix.read"}', headers)
    const { access_token: narrowToken } = (await narrow.json()) as { access_token: string }
    expect((await ask(`Bearer ${narrowToken}`)).status).toBe(403)
    sandbox.clock.aheadMs = 3_600_001
    expect((await sandbox.bank('GET', '/cob/x')).status).toBe(401)
  })
})

describe('PUT /bank/v2/cob/:txid', () => {
  it('issues a charge with a valid single-use dynamic code', async () => {
    const txid = aTxid()
    const { status, body } = await sandbox.bank('PUT', `/cob/${txid}`, aCharge())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      txid,
      revisao: 0,
      status: 'ATIVA',
      calendario: { expiracao: 3600 },
      valor: { original: '45.00', modalidadeAlteracao: 0 },
      chave: 'loja@example.com',
    })
    expect(readBrCode(textAt(body, 'pixCopiaECola'))).toMatchObject({
      ok: true,
      kind: 'dynamic',
      url: at(body, 'location'),
      amountCents: 4500,
      singleUse: true,
    })
  })

  it('is idempotent by txid and content, and refuses other content', async () => {
    const txid = aTxid()
    const first = await sandbox.bank('PUT', `/cob/${txid}`, aCharge())
    const again = await sandbox.bank('PUT', `/cob/${txid}`, aCharge())
    expect(again).toMatchObject({ status: 200, body: first.body })
    const other = await sandbox.bank('PUT', `/cob/${txid}`, aCharge({ valor: { original: '46.00' } }))
    expect(other).toMatchObject({
      status: 400,
      type: 'application/problem+json; charset=utf-8',
      body: {
        type: 'https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida',
        status: 400,
        violacoes: [{ propriedade: 'cob.txid' }],
      },
    })
    expect(await sandbox.get('/bank/charges')).toHaveLength(1)
  })

  it.each([
    ['a short txid', 'abc', aCharge(), 'cob.txid'],
    ['an amount without cents', aTxid(), aCharge({ valor: { original: '10.5' } }), 'cob.valor.original'],
    ['an amount of nothing', aTxid(), aCharge({ valor: { original: '0.00' } }), 'cob.valor.original'],
    ['no expiry at all', aTxid(), aCharge({ calendario: { expiracao: 0 } }), 'cob.calendario.expiracao'],
    ['a long request', aTxid(), aCharge({ solicitacaoPagador: 'a'.repeat(141) }), 'cob.solicitacaoPagador'],
  ])('refuses %s and names the property', async (_what, txid, body, propriedade) => {
    const answer = await sandbox.bank('PUT', `/cob/${txid}`, body)
    expect(answer.status).toBe(400)
    expect(rowsOf(at(answer.body, 'violacoes')).map((one) => at(one, 'propriedade'))).toContain(propriedade)
  })

  it('answers a problem for invalid JSON', async () => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer a.b' }
    const answer = await sandbox.call(`/bank/v2/cob/${aTxid()}`, { method: 'PUT', headers, body: '{"valor"' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      type: 'https://pix.bcb.gov.br/api/v2/error/RequisicaoInvalida',
    })
  })
})

describe('PATCH /bank/v2/cob/:txid', () => {
  it('removes a charge, which then cannot be paid', async () => {
    const { txid, pixCode } = await sandbox.issue()
    const removal = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
    expect(await sandbox.bank('PATCH', `/cob/${txid}`, removal)).toMatchObject({
      status: 200,
      body: { revisao: 1, ...removal },
    })
    expect(await sandbox.post('/bank/pay', { pixCode })).toMatchObject({
      status: 409,
      body: { paid: false, error: 'CHARGE_REMOVED' },
    })
    expect((await sandbox.bank('PATCH', `/cob/${txid}`, removal)).status).toBe(400)
  })

  it('refuses to remove what was paid', async () => {
    const { txid, pixCode } = await sandbox.issue()
    await sandbox.post('/bank/pay', { pixCode })
    const answer = await sandbox.bank('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    expect(answer).toMatchObject({ status: 400, body: { violacoes: [{ valor: 'CONCLUIDA' }] } })
  })

  it('puts a changed amount into the code', async () => {
    const { txid } = await sandbox.issue()
    const { body } = await sandbox.bank('PATCH', `/cob/${txid}`, { valor: { original: '50.10' } })
    expect(readBrCode(textAt(body, 'pixCopiaECola'))).toMatchObject({ amountCents: 5010 })
  })
})

describe('POST /bank/pay', () => {
  it('pays once and concludes the charge', async () => {
    const { txid, pixCode } = await sandbox.issue()
    const paid = await sandbox.post('/bank/pay', { pixCode })
    expect(paid).toMatchObject({ status: 200, body: { paid: true, txid } })
    expect(at(paid.body, 'endToEndId')).toHaveLength(32)
    const { body } = await sandbox.bank('GET', `/cob/${txid}`)
    expect(body).toMatchObject({
      status: 'CONCLUIDA',
      pix: [{ endToEndId: at(paid.body, 'endToEndId'), txid, valor: '45.00', chave: 'loja@example.com' }],
    })
    expect(await sandbox.post('/bank/pay', { pixCode })).toMatchObject({
      status: 409,
      body: { error: 'ALREADY_PAID' },
    })
  })

  it('pays another amount, several times, or again when forced', async () => {
    const { txid, pixCode } = await sandbox.issue()
    await sandbox.post('/bank/pay', { pixCode, amount: 44.99, times: 2 })
    await sandbox.post('/bank/pay', { pixCode, amount: '22.5', force: true })
    const { body } = await sandbox.bank('GET', `/cob/${txid}`)
    expect(body).toMatchObject({ pix: [{ valor: '44.99' }, { valor: '44.99' }, { valor: '22.50' }] })
  })

  it('keeps an expired charge ATIVA, unpayable unless control allows it', async () => {
    const { txid, pixCode } = await sandbox.issue({ calendario: { expiracao: 60 } })
    sandbox.clock.aheadMs = 61_000
    expect(await sandbox.post('/bank/pay', { pixCode })).toMatchObject({
      status: 409,
      body: { error: 'CHARGE_EXPIRED' },
    })
    expect(await sandbox.bank('GET', `/cob/${txid}`)).toHaveProperty('body.status', 'ATIVA')
    await sandbox.post('/bank/control', { payExpired: true })
    expect((await sandbox.post('/bank/pay', { pixCode })).status).toBe(200)
  })

  it('accepts a static code as a payment without a charge', async () => {
    const pixCode = writeBrCode({
      key: 'loja@example.com',
      amountCents: 700,
      merchantName: 'Loja',
      merchantCity: 'Natal',
    })
    const { body } = await sandbox.post('/bank/pay', { pixCode })
    expect(body).toMatchObject({ paid: true, txid: null })
    expect(at(await sandbox.bank('GET', `/pix?txIdPresente=false&${period()}`), 'body.pix')).toMatchObject([
      { valor: '7.00' },
    ])
  })

  it.each([
    ['no code', {}, 400],
    ['a broken code', { pixCode: '000201' }, 400],
    [
      'a code of another bank',
      { pixCode: writeBrCode({ url: 'pix.example.com/1', merchantName: 'A', merchantCity: 'B' }) },
      404,
    ],
    ['a field nobody knows', { pixCode: 'x', howOften: 2 }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await sandbox.post('/bank/pay', body)).status).toBe(status)
  })

  it('refuses an invalid amount', async () => {
    const { pixCode } = await sandbox.issue()
    for (const amount of ['1e2', '10,50', '١٠', '0']) {
      expect(await sandbox.post('/bank/pay', { pixCode, amount })).toMatchObject({
        status: 400,
        body: { error: 'INVALID_AMOUNT' },
      })
    }
  })
})

describe('the lists of the bank', () => {
  it('pages the charges of a period', async () => {
    for (let count = 0; count < 3; count++) await sandbox.issue()
    const { body } = await sandbox.bank(
      'GET',
      `/cob?${period()}&paginacao.itensPorPagina=2&paginacao.paginaAtual=1`,
    )
    expect(at(body, 'cobs')).toHaveLength(1)
    expect(at(body, 'parametros.paginacao')).toEqual({
      paginaAtual: 1,
      itensPorPagina: 2,
      quantidadeDePaginas: 2,
      quantidadeTotalDeItens: 3,
    })
  })

  it('filters by status, debtor and txid', async () => {
    const { txid, pixCode } = await sandbox.issue({ devedor: { cpf: '12345678909', nome: 'Ana' } })
    await sandbox.issue()
    await sandbox.post('/bank/pay', { pixCode })
    expect(at(await sandbox.bank('GET', `/cob?${period()}&status=CONCLUIDA`), 'body.cobs')).toHaveLength(1)
    expect(at(await sandbox.bank('GET', `/cob?${period()}&cpf=12345678909`), 'body.cobs')).toMatchObject([
      { txid },
    ])
    expect(at(await sandbox.bank('GET', `/pix?${period()}&txid=${txid}`), 'body.pix')).toHaveLength(1)
  })

  it.each(['', 'inicio=2026-01-01&fim=2026-02-01', 'inicio=2026-02-01T00:00:00Z&fim=2026-01-01T00:00:00Z'])(
    'refuses the period "%s"',
    async (query) => {
      expect(await sandbox.bank('GET', `/pix?${query}`)).toMatchObject({ status: 400, body: { status: 400 } })
    },
  )

  it('answers not found in the format of the API Pix', async () => {
    for (const [path, type] of [
      [`/cob/${aTxid()}`, 'CobNaoEncontrado'],
      ['/pix/E1', 'PixNaoEncontrado'],
      ['/webhook/nobody', 'WebhookNaoEncontrado'],
      ['/nothing', 'NaoEncontrado'],
    ]) {
      const { status, body } = await sandbox.bank('GET', path ?? '')
      expect([status, at(body, 'type')]).toEqual([404, `https://pix.bcb.gov.br/api/v2/error/${type}`])
    }
  })
})

describe('PUT /bank/v2/webhook/:chave', () => {
  it('stores one address per key', async () => {
    const shop = await openShop()
    const webhookUrl = `${shop.url}/hook?hmac=secret`
    expect((await sandbox.bank('PUT', '/webhook/loja@example.com', { webhookUrl })).status).toBe(200)
    expect((await sandbox.bank('GET', '/webhook/loja@example.com')).body).toMatchObject({ webhookUrl })
    expect((await sandbox.bank('DELETE', '/webhook/loja@example.com')).status).toBe(204)
    expect((await sandbox.bank('GET', '/webhook/loja@example.com')).status).toBe(404)
    await shop.close()
  })

  it.each([undefined, {}, { webhookUrl: 'ftp://example.com' }, { webhookUrl: 'shop' }])(
    'refuses %j',
    async (body) => {
      expect((await sandbox.bank('PUT', '/webhook/loja@example.com', body)).status).toBe(400)
    },
  )
})

import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configFor } from '../../testing/open-orders.ts'
import { apiPix, webhookAddress } from './api-pix.ts'
import { BankRefused, BankUnavailable } from '../bank.ts'

type Answer = [status: number, body: unknown]
type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

/** A bank that answers what the test says, in order, and remembers what it was asked. */
let server: Server
let seen: Seen[]
let answers: Answer[]
beforeEach(async () => {
  seen = []
  answers = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks = await request.toArray()
    const { method = '', url: path = '', headers } = request
    seen.push({ method, path, headers, body: Buffer.concat(chunks as Buffer[]).toString() })
    const token: Answer = [200, { access_token: `t${seen.length}`, expires_in: 3600 }]
    const [status, body] = path.startsWith('/token') ? token : (answers.shift() ?? [500, ''])
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const open = (more: Record<string, string> = {}) => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return apiPix(configFor('x', base, { PIX_API_URL: base, PIX_TOKEN_URL: `${base}/token`, ...more }))
}
const charge = {
  txid: 'a'.repeat(32),
  status: 'ATIVA',
  calendario: { criacao: '2026-01-05T12:00:00.000Z', expiracao: 3600 },
  valor: { original: '45.00' },
  pixCopiaECola: '000201',
}
const wanted = { txid: charge.txid, amountCents: 4_500, expiresInSeconds: 3_600, payerMessage: 'Pedido' }
const asked = () => seen.map(({ method, path }) => `${method} ${path}`)

describe('charge', () => {
  it('creates a charge with our txid and a fixed amount', async () => {
    answers = [[201, charge]]
    expect(await open().charge(wanted)).toMatchObject({ status: 'open', pixCode: '000201' })
    expect(asked()).toEqual(['POST /token', `PUT /cob/${charge.txid}`])
    expect(JSON.parse(seen[1]!.body)).toMatchObject({
      calendario: { expiracao: 3600 },
      valor: { original: '45.00', modalidadeAlteracao: 0 },
    })
  })

  it('returns the charge of an earlier call', async () => {
    answers = [
      [400, { title: 'CobOperacaoInvalida' }],
      [200, charge],
    ]
    expect(await open().charge(wanted)).toMatchObject({ txid: charge.txid })
  })

  it('tells a refusal from a missing answer', async () => {
    answers = [
      [400, { title: 'CobOperacaoInvalida', detail: 'chave' }],
      [404, {}],
    ]
    await expect(open().charge(wanted)).rejects.toThrow(BankRefused)
    for (const [status, body] of [
      [503, '{}'],
      [429, '{}'],
      [200, '<html>'],
      [201, '{}'],
      [200, '{"txid":"x"}'],
    ] as const) {
      answers = [[status, body]]
      await expect(open().charge(wanted)).rejects.toThrow(BankUnavailable)
    }
  })
})

describe('the token', () => {
  it('is shared by concurrent calls', async () => {
    answers = Array.from({ length: 5 }, () => [200, charge])
    const bank = open()
    await Promise.all(Array.from({ length: 5 }, () => bank.findCharge(charge.txid)))
    expect(asked().filter((call) => call === 'POST /token')).toHaveLength(1)
  })

  it('is renewed when the bank rejects it', async () => {
    answers = [
      [401, {}],
      [200, charge],
    ]
    expect(await open().findCharge(charge.txid)).toBeDefined()
    expect(seen.map(({ headers }) => headers.authorization?.split(' ')[1])).toEqual([
      expect.any(String),
      't1',
      expect.any(String),
      't3',
    ])
  })

  it.each([
    ['api-pix', 'application/x-www-form-urlencoded', /^Basic /],
    ['efi', 'application/json', /^Basic /],
    ['sicoob', 'application/x-www-form-urlencoded', /^$/],
  ])('is requested in the format of %s', async (PIX_PROVIDER, type, authorization) => {
    answers = [[200, charge]]
    await open({ PIX_PROVIDER }).findCharge(charge.txid)
    expect(seen[0]!.headers['content-type']).toBe(type)
    expect(seen[0]!.headers.authorization ?? '').toMatch(authorization)
    expect(seen[0]!.body).toMatch(/client_credentials/)
    if (PIX_PROVIDER === 'sicoob') expect(seen[1]!.headers['client_id']).toBe('sandbox')
  })
})

describe('the list of receipts', () => {
  const pix = (n: number) => ({
    endToEndId: `E${n}`,
    txid: 'T',
    valor: '1.00',
    horario: '2026-01-05T12:10:00Z',
  })
  const fullPage = Array.from({ length: 1_000 }, (_, n) => pix(n))
  const returned = { ...pix(0), devolucoes: [{ valor: '1.00', status: 'DEVOLVIDO' }] }
  const list = () => open().listReceipts(new Date(0), new Date(1))

  it('has every page', async () => {
    answers = [
      [200, { pix: fullPage }],
      [200, { pix: [pix(1_000)] }],
    ]
    expect(await list()).toHaveLength(1_001)
  })

  it('goes on after a full page with money that went back', async () => {
    answers = [
      [200, { pix: [returned, ...fullPage.slice(1)] }],
      [200, { pix: [pix(1_000)] }],
    ]
    expect(await list()).toHaveLength(1_000)
  })

  it('has as many pages as the bank says, which may make them shorter', async () => {
    const parametros = { paginacao: { itensPorPagina: 2, quantidadeDePaginas: 2 } }
    answers = [
      [200, { parametros, pix: [pix(0), pix(1)] }],
      [200, { parametros, pix: [pix(2), pix(3)] }],
    ]
    expect(await list()).toHaveLength(4)
    expect(asked()).toHaveLength(3)
  })
})

it('registers the webhook address once, with the secret', async () => {
  const bank = open({ PIX_WEBHOOK_URL: 'https://loja.example/api/webhooks/pix/efi', PIX_PROVIDER: 'efi' })
  const webhookUrl = webhookAddress('https://loja.example/api/webhooks/pix/efi', 'w'.repeat(24))
  expect(webhookUrl).toBe(`https://loja.example/api/webhooks/pix/efi?hmac=${'w'.repeat(24)}&ignorar=`)
  answers = [
    [404, {}],
    [200, {}],
    [200, { webhookUrl }],
  ]
  await bank.registerWebhook()
  expect(JSON.parse(seen[2]!.body)).toEqual({ webhookUrl })
  expect(seen[2]!.headers['x-skip-mtls-checking']).toBe('true')
  await bank.registerWebhook()
  expect(asked().filter((call) => call.startsWith('PUT'))).toHaveLength(1)
})

it('rejects a thousand callers without the secret', () => {
  const bank = open()
  const secret = 'w'.repeat(24)
  const call = (hmac: unknown, headers = {}) =>
    bank.readWebhook({ body: Buffer.from('{"pix":[]}'), headers, query: { hmac } })
  expect(call(secret)).toEqual([])
  const accepted = Array.from({ length: 1_000 }, (_, n) => {
    const at = n % secret.length
    const other = String.fromCodePoint(33 + (n % 90))
    if (other === 'w') return call(secret + n)
    return n % 2
      ? call(secret.slice(0, at) + other + secret.slice(at + 1))
      : call(other + secret, { hmac: secret })
  }).filter((hints) => hints !== undefined)
  expect(accepted).toEqual([])
})

it('accepts the previous secret while it is set', () => {
  const bank = open({ PIX_WEBHOOK_SECRET_BEFORE: 'b'.repeat(24) })
  const call = (hmac: unknown) =>
    bank.readWebhook({ body: Buffer.from('{"pix":[]}'), headers: {}, query: { hmac } })
  expect(call('b'.repeat(24))).toEqual([])
  expect(call('w'.repeat(24))).toEqual([])
  for (const hmac of ['x', undefined, ['w'.repeat(24)], '']) expect(call(hmac)).toBeUndefined()
})

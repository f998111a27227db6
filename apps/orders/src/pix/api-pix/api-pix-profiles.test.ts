import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { configFor } from '../../testing/open-orders.ts'
import { apiPix } from './api-pix.ts'
import { BankRefused, type PixBank } from '../bank.ts'
import { startFakeBank, type FakeBank, type FakeAnswer } from '../../testing/fake-bank.ts'

const token: FakeAnswer = { json: { access_token: 'token-1', expires_in: 3600 } }
const txid = 'a'.repeat(32)
const charge: FakeAnswer = {
  json: {
    txid,
    status: 'ATIVA',
    pixCopiaECola: '000201',
    calendario: { criacao: '2026-11-21T12:00:00.000Z', expiracao: 3600 },
    valor: { original: '45.00' },
  },
}
let fakeBank: FakeBank
let bank: PixBank
async function open(PIX_PROVIDER: string, answers: FakeAnswer[], more: Record<string, string> = {}) {
  fakeBank = await startFakeBank(...answers)
  bank = apiPix(
    configFor('x', fakeBank.url, {
      PIX_PROVIDER,
      PIX_API_URL: `${fakeBank.url}/api`,
      PIX_TOKEN_URL: `${fakeBank.url}/oauth/token`,
      PIX_CLIENT_ID: 'client',
      PIX_CLIENT_SECRET: 'secret',
      PIX_KEY: 'loja@example.com.br',
      ...more,
    }),
  )
}
afterEach(async () => {
  await bank.close()
  await fakeBank.close()
})
const basic = `Basic ${Buffer.from('client:secret').toString('base64')}`
const form = () => Object.fromEntries(new URLSearchParams(fakeBank.requests[0]!.body))
const scope = 'cob.read cob.write pix.read pix.write webhook.read webhook.write'
const notice = (body: object) =>
  bank.readWebhook({
    body: Buffer.from(JSON.stringify(body)),
    headers: {},
    query: { hmac: 'w'.repeat(24) },
  })

it('Efí: token request in JSON, no mTLS at our webhook, its own refusal format', async () => {
  const webhook = { PIX_WEBHOOK_URL: 'https://loja.example/api/webhooks/pix/efi' }
  const no: FakeAnswer = {
    status: 400,
    json: { nome: 'valor_invalido', mensagem: 'Campo chave não informado' },
  }
  await open(
    'efi',
    [token, { status: 404, json: {} }, { status: 201, json: {} }, no, { status: 404, json: {} }],
    webhook,
  )
  await bank.registerWebhook()
  expect(fakeBank.requests[0]!.headers).toMatchObject({
    authorization: basic,
    'content-type': 'application/json',
  })
  expect(fakeBank.body(0)).toEqual({ grant_type: 'client_credentials', scope })
  expect(fakeBank.lines()[2]).toBe('PUT /api/webhook/loja%40example.com.br')
  expect(fakeBank.requests[2]!.headers['x-skip-mtls-checking']).toBe('true')
  expect(fakeBank.body(2)).toEqual({
    webhookUrl: `https://loja.example/api/webhooks/pix/efi?hmac=${'w'.repeat(24)}&ignorar=`,
  })
  const refused = bank.charge({ txid, amountCents: 1, expiresInSeconds: 60, payerMessage: '' })
  await expect(refused).rejects.toThrow(BankRefused)
  await expect(refused).rejects.toThrow('400 valor_invalido: Campo chave não informado')
})

it('Inter: credentials in the form, webhooks as a bare list', async () => {
  await open('inter', [token, charge])
  await bank.findCharge(txid)
  expect(fakeBank.requests[0]!.headers.authorization).toBeUndefined()
  expect(form()).toEqual({
    grant_type: 'client_credentials',
    scope,
    client_id: 'client',
    client_secret: 'secret',
  })
  const pix = { endToEndId: 'E1', txid, valor: '45.00', horario: '2026-11-21T12:00:00Z' }
  const [listed, wrapped] = [await notice([pix]), await notice({ pix: [pix] })]
  expect(listed).toMatchObject([{ txid }])
  expect(listed).toEqual(wrapped)
})

it('Sicoob: certificate instead of a secret, client id in every call', async () => {
  const folder = await mkdtemp(`${tmpdir()}/pix-`)
  const pem = `${folder}/cert.pem`
  writeFileSync(pem, '')
  const files = { PIX_TLS_CERT_FILE: pem, PIX_TLS_KEY_FILE: pem }
  await open('sicoob', [token, charge], { PIX_CLIENT_SECRET: '', ...files })
  await bank.findCharge(txid)
  expect(form()).toEqual({ grant_type: 'client_credentials', scope, client_id: 'client' })
  expect(fakeBank.requests[0]!.headers.authorization).toBeUndefined()
  expect(fakeBank.requests[1]!.headers).toMatchObject({
    client_id: 'client',
    authorization: 'Bearer token-1',
  })
})

it('Banco do Brasil: application key in every URL', async () => {
  await open('banco-do-brasil', [token, charge, { json: { pix: [] } }], { PIX_APP_KEY: 'app-key' })
  await bank.findCharge(txid)
  await bank.listReceipts(new Date(0), new Date())
  expect(fakeBank.requests[0]!.headers.authorization).toBe(basic)
  const keys = fakeBank.requests
    .slice(1)
    .map(({ path }) => new URL(path, 'http://x').searchParams.get('gw-dev-app-key'))
  expect(keys).toEqual(['app-key', 'app-key'])
})

it('Sicredi: one version per resource', async () => {
  const answers: FakeAnswer[] = [
    token,
    charge,
    { json: { pix: [] } },
    { status: 404, json: {} },
    { status: 201, json: {} },
  ]
  const refund: FakeAnswer = { status: 201, json: { status: 'DEVOLVIDO' } }
  await open('sicredi', [...answers, refund], { PIX_WEBHOOK_URL: 'https://loja.example/w' })
  await bank.findCharge(txid)
  await bank.listReceipts(new Date(0), new Date())
  await bank.registerWebhook()
  await bank.refund({ endToEndId: 'E1', refundId: 'r1', amountCents: 1 })
  expect(fakeBank.lines()).toEqual([
    'POST /oauth/token',
    `GET /api/v3/cob/${txid}`,
    'GET /api/v2/pix',
    'GET /api/v2/webhook/loja%40example.com.br',
    'PUT /api/v2/webhook/loja%40example.com.br',
    'PUT /api/v2/pix/E1/devolucao/r1',
  ])
})

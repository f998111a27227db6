import { inspect } from 'node:util'
import { configFor } from '../../testing/open-orders.ts'
import { apiPix } from './api-pix.ts'
import { BankRefused, BankUnavailable, type PixBank } from '../bank.ts'
import { pixProfiles } from './api-pix-profiles.ts'
import { startFakeBank, type FakeBank, type FakeAnswer } from '../../testing/fake-bank.ts'

const [clientSecret, accessToken] = ['segredo-do-cliente', 'token-muito-secreto']
const token: FakeAnswer = { json: { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 } }
const txid = 'a'.repeat(32)
const endToEndId = `E12345678202601051210${'x'.repeat(14)}`
const pix = { endToEndId, txid, valor: '45.00', horario: '2026-01-05T12:10:00.358Z' }
const charge = {
  txid,
  revisao: 0,
  status: 'ATIVA',
  calendario: { criacao: '2026-01-05T12:00:00.000Z', expiracao: 3600 },
  loc: { id: 7, location: 'pix.example.com/qr/v2/x', tipoCob: 'cob' },
  location: 'pix.example.com/qr/v2/x',
  valor: { original: '45.00', modalidadeAlteracao: 0 },
  chave: 'loja@example.com.br',
  pixCopiaECola: '000201',
}
const problem = (status: number, type: string, detail: string): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  json: {
    type: `https://pix.bcb.gov.br/api/v2/error/${type}`,
    ...{ title: type, status, detail, correlationId: 'c-1' },
    violacoes: [{ razao: 'x', propriedade: 'cob.valor.original', valor: '0' }],
  },
})
const html = (status: number): FakeAnswer => ({
  ...{ status, text: '<!DOCTYPE html><title>Just a moment...</title>' },
  headers: { 'content-type': 'text/html' },
})

describe.each(Object.keys(pixProfiles))('the bank of profile %s', (PIX_PROVIDER) => {
  let fakeBank: FakeBank
  let bank: PixBank
  async function open(...answers: FakeAnswer[]) {
    fakeBank = await startFakeBank(token, ...answers)
    bank = apiPix(
      configFor('x', fakeBank.url, {
        PIX_PROVIDER,
        PIX_API_URL: `${fakeBank.url}/api`,
        PIX_TOKEN_URL: `${fakeBank.url}/oauth/token`,
        PIX_CLIENT_ID: 'client',
        PIX_CLIENT_SECRET: clientSecret,
        PIX_APP_KEY: 'app-key',
        PIX_KEY: 'loja@example.com.br',
      }),
    )
  }
  afterEach(async () => {
    // No credential may appear in a URL.
    for (const { path } of fakeBank.requests) expect(path).not.toMatch(/segredo|token-muito/)
    await bank.close()
    await fakeBank.close()
  })
  const found = async (answer: unknown) => {
    await open({ json: answer })
    return bank.findCharge(txid)
  }

  it.each<[string, object, object]>([
    [
      'an expiry as a text',
      { calendario: { ...charge.calendario, expiracao: '3600' } },
      { dueAt: new Date('2026-01-05T13:00:00Z') },
    ],
    [
      'no expiry',
      { calendario: { criacao: charge.calendario.criacao } },
      { dueAt: new Date('2026-01-06T12:00:00Z') },
    ],
    [
      'a date by the clock of Brasília',
      { calendario: { criacao: '2026-01-05T09:00:00-03:00', expiracao: 60 } },
      { dueAt: new Date('2026-01-05T12:01:00Z') },
    ],
    ['no code to copy', { pixCopiaECola: undefined }, { pixCode: null }],
    ['an amount as a number', { valor: { original: 45 } }, { amountCents: null }],
    [
      'fields that nobody knows',
      { novo: { campo: [1] }, juros: '0.00' },
      { status: 'open', amountCents: 4_500 },
    ],
    ['the end of it by the bank', { status: 'REMOVIDA_PELO_PSP' }, { status: 'removed' }],
    [
      'two payments, one of them long-winded',
      {
        status: 'CONCLUIDA',
        pix: [pix, { ...pix, endToEndId: 'E2', componentesValor: {}, infoPagador: 'x', chave: 'y' }],
      },
      { receipts: [{ endToEndId, amountCents: 4_500 }, { endToEndId: 'E2' }] },
    ],
    [
      'a return as one object',
      { pix: [{ ...pix, devolucoes: { id: 'd', valor: '5.00', status: 'DEVOLVIDO' } }] },
      { receipts: [{ amountCents: 4_000 }] },
    ],
    [
      'an amount of a payment as a number',
      { pix: [{ ...pix, valor: 45 }] },
      { receipts: [{ amountCents: null }] },
    ],
    ['payments that are none', { pix: [null, 'x', {}, { valor: '1.00' }] }, { receipts: [] }],
    ['payments as an object', { pix: { 0: pix } }, { receipts: [] }],
  ])('reads a charge with %s', async (_what, change, read) => {
    expect(await found({ ...charge, ...change })).toMatchObject(read)
  })

  it.each<[string, unknown]>([
    ['a list around it', [charge]],
    ['a status as a number', { ...charge, status: 0 }],
    ['a status that nobody knows', { ...charge, status: 'EM_ANALISE' }],
    ['a number for a name', { ...charge, txid: 7 }],
    ['no date', { ...charge, calendario: null }],
    ['a text for it', 'ATIVA'],
    ['null for it', null],
  ])('rejects a charge with %s', async (_what, answer) => {
    await expect(found(answer)).rejects.toThrow(BankUnavailable)
  })

  it.each<[string, FakeAnswer]>([
    ['a page with 200', html(200)],
    ['a page with 403', html(403)],
    ['a page with 503', html(503)],
    ['nothing with 200', { text: '' }],
    ['half of it', { text: JSON.stringify(charge).slice(0, 90) }],
    ['a failure in the words of the manual', problem(500, 'ErroInternoDoServidor', 'x')],
    ['a pause in the words of the manual', problem(503, 'ServicoIndisponivel', 'x')],
    ['a redirect', { status: 302, headers: { location: '/login' }, text: '' }],
    ['a closed connection', 'hang-up'],
  ])('is inconclusive with %s, and no credentials are revealed', async (_what, answer) => {
    await open(answer)
    const err: unknown = await bank.findCharge(txid).catch((thrown: unknown) => thrown)
    expect(err).toBeInstanceOf(BankUnavailable)
    expect(inspect(err, { depth: 10 })).not.toMatch(/segredo|token-muito/)
  })

  it('refuses in the format of the manual', async () => {
    const wanted = { txid, amountCents: 0, expiresInSeconds: 60, payerMessage: '' }
    await open(problem(400, 'CobOperacaoInvalida', 'valor inválido'), problem(404, 'CobNaoEncontrado', 'x'))
    const refused = bank.charge(wanted)
    await expect(refused).rejects.toThrow(BankRefused)
    await expect(refused).rejects.toThrow('400 CobOperacaoInvalida: valor inválido')
  })

  it('tells a missing charge from rejected credentials', async () => {
    await open(problem(404, 'CobNaoEncontrado', 'x'), problem(403, 'AcessoNegado', 'x'))
    expect(await bank.findCharge(txid)).toBeUndefined()
    await expect(bank.findCharge(txid)).rejects.toThrow(BankUnavailable)
  })

  it('sends receipts as a list, as a wrapped list, and several at once', async () => {
    await open()
    const read = (body: unknown) =>
      bank.readWebhook({
        body: Buffer.from(JSON.stringify(body)),
        headers: {},
        query: { hmac: 'w'.repeat(24) },
      })
    const other = { ...pix, endToEndId: 'E2', txid: 'b'.repeat(32) }
    expect(await read([pix, other])).toEqual(await read({ pix: [pix, other] }))
    expect(await read({ pix: [pix, other] })).toMatchObject([{ txid }, { txid: 'b'.repeat(32) }])
  })
})

import { inspect } from 'node:util'
import { configFor } from '../../testing/open-orders.ts'
import { BankUnavailable } from '../bank.ts'
import { paghiper } from './paghiper.ts'
import { readTransaction } from './paghiper-answers.ts'
import { startFakeBank, type FakeAnswer } from '../../testing/fake-bank.ts'

const paid = {
  result: 'success',
  transaction_id: 'BPV661O7AVLORCN5',
  status: 'paid',
  value_cents: '4500',
  value_cents_paid: '4500',
  due_date: '2026-11-22',
}

it.each<[string, object, number | null]>([
  ['centavos as a text', {}, 4_500],
  ['centavos as a number', { value_cents_paid: 4_500 }, 4_500],
  ['centavos as a number, in both', { value_cents: 4_500, value_cents_paid: 4_400 }, 4_400],
  ['reais', { value_cents_paid: '45.00' }, null],
  ['reais as a number', { value_cents_paid: 45.5 }, null],
  ['a power', { value_cents_paid: '45e2' }, null],
  ['Arabic digits', { value_cents_paid: '٤٥٠٠' }, null],
  ['blanks', { value_cents_paid: ' 4500 ' }, null],
  ['a list', { value_cents_paid: [4_500] }, null],
])('reads the paid amount from %s', (_what, change, cents) => {
  expect(readTransaction({ ...paid, ...change })?.receipts[0]?.amountCents).toBe(cents)
})

it.each<[string, object]>([
  ['a status as a number', { status: 1 }],
  ['a status that nobody knows', { status: 'em análise' }],
  ['no status', { status: undefined }],
  ['an id as a number', { transaction_id: 7 }],
  ['an id that goes somewhere', { transaction_id: '../x' }],
])('rejects a transaction with %s', (_what, change) => {
  expect(readTransaction({ ...paid, ...change })).toBeUndefined()
})

it.each<[string, FakeAnswer]>([
  ['a page with 200', { text: '<!DOCTYPE html><title>Just a moment...</title>' }],
  ['a page with 503', { status: 503, text: '<html>' }],
  ['a list around it', { json: [{ status_request: paid }] }],
  ['a list within', { json: { status_request: [paid] } }],
  ['another envelope', { json: { pix_create_request: paid } }],
  ['a result as a number', { json: { status_request: { ...paid, result: 1 } } }],
  ['nothing', { text: '' }],
  ['half of it', { text: '{"status_request":{"result":"succ' }],
])('treats %s as inconclusive, and reveals no secret', async (_what, answer) => {
  const fakeBank = await startFakeBank(answer)
  const [apiKey, token] = ['apk_1-segredo', 'token-segredo']
  const bank = paghiper(
    configFor('x', fakeBank.url, {
      ...{
        PIX_PROVIDER: 'paghiper',
        PIX_API_URL: fakeBank.url,
        PIX_CLIENT_ID: apiKey,
        PIX_CLIENT_SECRET: token,
      },
      ...{ PIX_PAYER_EMAIL: 'a@b.co', PIX_PAYER_NAME: 'Loja', PIX_PAYER_DOCUMENT: '12345678909' },
    }),
  )
  const err: unknown = await bank.findCharge(paid.transaction_id).catch((thrown: unknown) => thrown)
  expect(err).toBeInstanceOf(BankUnavailable)
  expect(inspect(err, { depth: 10 })).not.toContain('segredo')
  for (const { path } of fakeBank.requests) expect(path).not.toContain('segredo')
  await bank.close()
  await fakeBank.close()
})

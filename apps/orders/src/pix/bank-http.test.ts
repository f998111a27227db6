import { inspect } from 'node:util'
import { BankUnavailable } from './bank.ts'
import { startFakeBank, type FakeBank, type FakeAnswer } from '../testing/fake-bank.ts'
import { createBankHttp, requireConclusive, type BankHttp } from './bank-http.ts'

let fakeBank: FakeBank
const send: BankHttp = createBankHttp()
const open = async (...answers: FakeAnswer[]) => {
  fakeBank = await startFakeBank(...answers)
  return new URL(fakeBank.url)
}
afterEach(() => fakeBank.close())
afterAll(() => send.close())

it('follows no redirects', async () => {
  const url = await open({ status: 307, headers: { location: '/elsewhere' } }, { json: { stolen: true } })
  const answer = await send(url, { method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' })
  expect(answer.status).toBe(307)
  expect(() => requireConclusive(answer)).toThrow(BankUnavailable)
  expect(fakeBank.lines()).toEqual(['POST /'])
})

it('limits the size of an answer', async () => {
  const url = await open({ json: 'x'.repeat(9 * 1024 * 1024) })
  await expect(send(url, { method: 'GET' })).rejects.toThrow(BankUnavailable)
})

it('reveals nothing of an answer that is no JSON', async () => {
  const url = await open({ text: 'access_token=very-secret' })
  const err: unknown = await send(url, { method: 'GET' }).catch((thrown: unknown) => thrown)
  expect(err).toBeInstanceOf(BankUnavailable)
  expect(inspect(err, { depth: 10 })).not.toContain('very-secret')
})

it('accepts an empty answer', async () => {
  const url = await open({ status: 204, text: '' })
  expect(await send(url, { method: 'GET' })).toEqual({ status: 204, body: undefined })
})

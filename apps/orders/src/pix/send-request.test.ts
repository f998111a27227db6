import { inspect } from 'node:util'
import { BankUnavailable } from './bank.ts'
import { playBank, type PlayedBank, type Recorded } from './test-recorded-bank.ts'
import { openRequests, requireAnswer, type SendRequest } from './send-request.ts'

let played: PlayedBank
const send: SendRequest = openRequests()
const open = async (...recorded: Recorded[]) => {
  played = await playBank(...recorded)
  return new URL(played.url)
}
afterEach(() => played.close())
afterAll(() => send.close())

it('follows no redirect: it would carry our credentials elsewhere', async () => {
  const url = await open({ status: 307, headers: { location: '/elsewhere' } }, { json: { stolen: true } })
  const answer = await send(url, { method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' })
  expect(answer.status).toBe(307)
  expect(() => requireAnswer(answer)).toThrow(BankUnavailable)
  expect(played.lines()).toEqual(['POST /'])
})

it('reads no endless answer', async () => {
  const url = await open({ json: 'x'.repeat(9 * 1024 * 1024) })
  await expect(send(url, { method: 'GET' })).rejects.toThrow(BankUnavailable)
})

it('repeats nothing of an answer that is no JSON', async () => {
  const url = await open({ text: 'access_token=very-secret' })
  const err: unknown = await send(url, { method: 'GET' }).catch((thrown: unknown) => thrown)
  expect(err).toBeInstanceOf(BankUnavailable)
  expect(inspect(err, { depth: 10 })).not.toContain('very-secret')
})

it('takes an empty answer for one', async () => {
  const url = await open({ status: 204, text: '' })
  expect(await send(url, { method: 'GET' })).toEqual({ status: 204, body: undefined })
})

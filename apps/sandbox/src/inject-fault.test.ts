import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { until } from '@smm/http-service/test-until'
import { at, openSandbox, type OpenSandbox, rowsOf } from './testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const order = { action: 'add', service: '101', link: 'https://www.instagram.com/loja/', quantity: '100' }
const plan = (mode: string, times = 1, action = 'add') =>
  sandbox.post('/smm/control', { failNext: { action, mode, times } })
const planned = async () => rowsOf(at(await sandbox.get('/smm/control'), 'failNext'))
const placed = async () => rowsOf(await sandbox.get('/smm/orders')).length
const add = (signal?: AbortSignal) => sandbox.rawSmm(order, signal)

/** An order whose client leaves once the whole call arrived and `hasHappened`. */
async function addAndLeave(hasHappened = async () => true) {
  const client = new AbortController()
  const left = expect(add(client.signal)).rejects.toThrow('aborted')
  const [call] = (await once(sandbox.app.server, 'request')) as [IncomingMessage]
  if (!call.complete) await once(call, 'end')
  await until(hasHappened)
  client.abort()
  await left
}

describe('failNext at the reseller', () => {
  it.each([
    ['timeout-before', 0],
    ['timeout-after', 1],
  ])('%s never answers', async (mode, orders) => {
    await plan(mode)
    await addAndLeave(async () => (await planned()).length === 0)
    expect(await placed()).toBe(orders)
  })

  it.each([
    ['reset-before', 0],
    ['reset-after', 1],
  ])('%s hangs up', async (mode, orders) => {
    await plan(mode)
    await expect(add()).rejects.toThrow('fetch failed')
    expect(await placed()).toBe(orders)
  })

  it.each([
    ['500', 500, /Server Error/, 0],
    ['500-after', 500, /Server Error/, 1],
    ['502', 502, /<html>/, 0],
    ['503', 503, /Server Error/, 0],
    ['429', 429, /Too many requests/, 0],
    ['html', 200, /^<!DOCTYPE html>/, 0],
    ['html-after', 200, /^<!DOCTYPE html>/, 1],
    ['cloudflare', 403, /Just a moment/, 0],
    ['redirect', 301, /^$/, 0],
    ['empty', 200, /^$/, 1],
    ['truncated', 200, /^\{"ord[^}]*$/, 1],
    ['bom', 200, /^\r\n \{"order":\d+\}$/, 1],
    ['warning', 200, /^<br \/>[^]*\{"order":\d+\}$/, 1],
    ['answer:{"order":1e309}', 200, /^\{"order":1e309\}$/, 1],
    ['refuse:Not enough funds on balance', 200, /^\{"error":"Not enough funds on balance"\}$/, 0],
    ['refuse:a text: nobody knows', 200, /^\{"error":"a text: nobody knows"\}$/, 0],
    ['both-fields', 200, /^\{"order":\d+,"error":"Something went wrong"\}$/, 1],
    ['wrong-type', 200, /^\{"order":"abc"\}$/, 1],
    ['wrong-type:-1', 200, /^\{"order":-1\}$/, 1],
    ['wrong-type:[5]', 200, /^\{"order":\[5\]\}$/, 1],
  ])('%s answers %i once', async (mode, status, text, orders) => {
    await plan(mode)
    const answer = await add()
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(text)])
    expect(await placed()).toBe(orders)
    expect((await add()).status).toBe(200)
    expect(await placed()).toBe(orders + 1)
  })

  it('repeat-id returns an existing order and places none', async () => {
    const { order: first } = (await (await add()).json()) as { order: number }
    await plan('repeat-id')
    expect(await (await add()).json()).toEqual({ order: first })
    expect(await placed()).toBe(1)
  })

  it('cut announces more than it sends', async () => {
    await plan('cut')
    await expect(add().then((answer) => answer.text())).rejects.toThrow()
    expect(await placed()).toBe(1)
  })

  it('drip sends byte by byte', async () => {
    await plan('drip')
    const answer = await add()
    expect(answer.status).toBe(200)
    const reader = answer.body!.getReader()
    for (const byte of '{"') expect(String.fromCharCode(...(await reader.read()).value!)).toBe(byte)
    await reader.cancel()
    expect(await placed()).toBe(1)
  })

  it('huge and gzip-bomb keep sending, and stop when the client leaves', async () => {
    for (const mode of ['huge', 'gzip-bomb']) {
      await plan(mode)
      const answer = await add()
      const reader = answer.body?.getReader()
      let bytes = 0
      while (bytes < 5_000_000) bytes += (await reader?.read())?.value?.length ?? Infinity
      expect(bytes).toBeLessThan(Infinity)
      await reader?.cancel()
    }
    expect(await placed()).toBe(2)
  })

  it('fails the planned action the planned number of times, in order', async () => {
    await plan('500', 2)
    await plan('429', 1, 'balance')
    expect((await sandbox.rawSmm({ action: 'services' })).status).toBe(200)
    expect([(await add()).status, (await add()).status, (await add()).status]).toEqual([500, 500, 200])
    expect((await sandbox.rawSmm({ action: 'balance' })).status).toBe(429)
  })

  it('fails any action, and is cleared by null', async () => {
    await plan('500', 5, 'any')
    expect((await sandbox.rawSmm({ action: 'balance' })).status).toBe(500)
    await sandbox.post('/smm/control', { failNext: null })
    expect((await sandbox.rawSmm({ action: 'balance' })).status).toBe(200)
  })

  it('adds latency, and places the order of a client that left', async () => {
    await sandbox.post('/smm/control', { latencyMs: 500 })
    await addAndLeave()
    await until(async () => (await placed()) === 1)
  })
})

describe('bad input', () => {
  it.each([
    ['application/json', '{"key"'],
    ['application/json', '[]'],
    ['application/x-www-form-urlencoded', '__proto__=1&key=sandbox&action=constructor'],
    ['application/x-www-form-urlencoded', '%E0%A4%A'],
    ['text/plain', 'hello'],
    ['application/json', 'null'],
  ])('as %s %j is answered', async (type, body) => {
    for (const path of ['/smm/api/v2', '/bank/pay', '/bank/oauth/token', '/smm/control', '/pagar']) {
      const answer = await sandbox.call(path, { method: 'POST', headers: { 'content-type': type }, body })
      expect([path, answer.status < 500]).toEqual([path, true])
    }
  })

  it('that is no HTTP closes that connection only', async () => {
    const socket = connect(Number(new URL(sandbox.base).port), '127.0.0.1')
    socket.end('\u0016\u0003\u0001 not http\r\n\r\n')
    await new Promise((resolve) => socket.resume().on('close', resolve))
    expect((await sandbox.call('/readyz')).status).toBe(200)
  })

  it('of a megabyte is refused', async () => {
    const answer = await sandbox.post('/bank/pay', { pixCode: 'a'.repeat(1024 * 1024) })
    expect(answer.status).toBe(413)
  })
})

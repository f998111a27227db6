import type { ChildProcess } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { spawnService } from '@smm/http-service/test-process'

let folder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  if (child) await stop(child, 'SIGKILL')
  await rm(folder, { recursive: true })
})

/** Starts the process and waits for its ready line. */
async function start(env: Record<string, string> = {}) {
  const settings = { SANDBOX_PORT: 0, SANDBOX_DATA_DIR: folder, ...env }
  child = spawnService('sandbox', settings, ['ignore', 'pipe', 'inherit'])
  for await (const line of createInterface({ input: child.stdout! })) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number }
    if (msg === 'sandbox listening') return `http://127.0.0.1:${port}`
  }
  throw new Error('it ended before it was ready')
}

async function stop(running: ChildProcess, signal: NodeJS.Signals) {
  if (running.exitCode !== null || running.signalCode !== null) return running.exitCode
  running.kill(signal)
  return new Promise<number | null>((resolve) => running.once('exit', resolve))
}

const addOrder = async (base: string, link: string) => {
  const fields = { key: 'sandbox', action: 'add', service: '101', link, quantity: '1000' }
  const answer = await fetch(`${base}/smm/api/v2`, { method: 'POST', body: new URLSearchParams(fields) })
  return ((await answer.json()) as { order: number }).order
}
const read = async (url: string) => (await fetch(url)).json()

describe('the process', () => {
  it('keeps its state when killed, even with a partial last line', async () => {
    const before = await start()
    const token = await fetch(`${before}/bank/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('sandbox:sandbox')}`, 'content-type': 'application/json' },
      body: '{"grant_type":"client_credentials"}',
    })
    const { access_token: bearer } = (await token.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    const txid = 'a'.repeat(32)
    const charge = await fetch(`${before}/bank/v2/cob/${txid}`, {
      method: 'PUT',
      headers,
      body: '{"valor":{"original":"45.00"},"chave":"loja@example.com"}',
    })
    const { pixCopiaECola: pixCode } = (await charge.json()) as { pixCopiaECola: string }
    const first = await addOrder(before, 'https://www.instagram.com/um/')
    await stop(child!, 'SIGKILL')
    await appendFile(join(folder, 'sandbox.jsonl'), '{"kind":"order","id":"99","row":{"id"')

    const after = await start()
    expect(await read(`${after}/smm/orders`)).toMatchObject([{ id: first }])
    expect(await read(`${after}/smm/control`)).toMatchObject({ balance: '249988.10000' })
    const paid = await fetch(`${after}/bank/pay`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ pixCode }),
    })
    expect(await paid.json()).toMatchObject({ paid: true, txid })
    expect(await addOrder(after, 'https://www.instagram.com/dois/')).toBe(first + 1)
    await stop(child!, 'SIGKILL')

    const again = await start()
    expect(await read(`${again}/smm/orders`)).toHaveLength(2)
    const known = await fetch(`${again}/bank/v2/cob/${txid}`, { headers })
    expect(await known.json()).toMatchObject({ status: 'CONCLUIDA', pix: [{ txid, valor: '45.00' }] })
    const lines = (await readFile(join(folder, 'sandbox.jsonl'), 'utf8')).trim().split('\n')
    expect(() => lines.map((line) => JSON.parse(line) as unknown)).not.toThrow()
  })

  it('stops on a signal, even while a call hangs', async () => {
    const base = await start()
    await fetch(`${base}/smm/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"failNext":{"mode":"timeout-after"}}',
    })
    const hanging = addOrder(base, 'https://www.instagram.com/um/').catch(() => 'cut off')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await stop(child!, 'SIGTERM')).toBe(0)
    expect(await hanging).toBe('cut off')
  })

  it('reports every invalid setting and does not start', async () => {
    const settings = { SANDBOX_PORT: 99999, SANDBOX_STEP_MS: 'soon' }
    const wrong = spawnService('sandbox', settings, ['ignore', 'ignore', 'pipe'])
    let said = ''
    wrong.stderr!.on('data', (chunk) => (said += String(chunk)))
    expect(await new Promise((resolve) => wrong.once('close', resolve))).not.toBe(0)
    expect(said).toContain('SANDBOX_PORT is not valid')
    expect(said).toContain('SANDBOX_STEP_MS is not valid')
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { configFor } from '../testing/open-orders.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

// A process of its own: what another test holds would hide in its memory what an answer takes.
const script = `
  const { smmApi } = await import(process.argv[1])
  const supplier = smmApi(JSON.parse(process.argv[2]))
  const order = { serviceId: 101, link: 'https://www.instagram.com/loja/', quantity: 500 }
  const calls = []
  let peak = 0
  const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2)
  // The first calls load the code that speaks HTTP, and one of them takes long, as the heavy ones do.
  for (let n = 0; n < 3; n++) await supplier.add(order)
  for (let n = 0; n < 5; n++) {
    globalThis.gc()
    const before = (peak = process.memoryUsage.rss())
    const { outcome } = await supplier.add(order)
    calls.push({ outcome, megabytes: (Math.max(peak, process.memoryUsage.rss()) - before) / 2 ** 20 })
  }
  clearInterval(look)
  await supplier.close()
  console.log(JSON.stringify(calls))`

it.each(['huge', 'gzip-bomb'])(
  'an answer that is %s costs less than 10 MB, and is not believed',
  async (mode) => {
    await sandbox.smm({ balance: 1_000, failNext: null })
    const failNext = [
      { action: 'add', mode: 'html', times: 2 },
      { action: 'add', mode: 'drip', times: 1 },
      { action: 'add', mode, times: 5 },
    ]
    await sandbox.smm({ failNext })
    const config = configFor('x', sandbox.base)
    const adapter = new URL('./smm-api.ts', import.meta.url).href
    const flags = ['--expose-gc', '--max-semi-space-size=1', '--input-type=module', '--eval', script]
    const child = spawn(process.execPath, [...flags, adapter, JSON.stringify(config)], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await Promise.all([child.stdout.toArray(), once(child, 'exit')])
    const calls = JSON.parse(Buffer.concat(said).toString()) as Array<{ outcome: string; megabytes: number }>
    expect(calls.map(({ outcome }) => outcome)).toEqual(Array(5).fill('unknown'))
    for (const { megabytes } of calls) expect(megabytes).toBeLessThan(10)
  },
)

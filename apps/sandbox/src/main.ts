import type { AddressInfo } from 'node:net'
import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { buildSandbox } from './app.ts'
import { readSettings } from './config.ts'

const settings = readSettings()
const app = buildSandbox(settings)
closeOnSignal(app.log, () => app.close(), 3_000)
await app.listen({ port: settings.SANDBOX_PORT, host: settings.SANDBOX_HOST })
const { port } = app.server.address() as AddressInfo
// Tests start it on port 0 and wait for this line, whatever the log level.
const ready = { service: 'sandbox', port, url: `http://127.0.0.1:${port}`, msg: 'sandbox listening' }
process.stdout.write(`${JSON.stringify(ready)}\n`)

import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { buildApp } from './app.ts'
import { configFrom } from './config.ts'

const config = configFrom()
const app = await buildApp(config)
await app.listen({ port: config.port, host: config.host })
closeOnSignal(app.log, () => app.close(), 10_000)

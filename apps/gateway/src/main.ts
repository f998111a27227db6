import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { startTracing } from '@smm/http-service/observability/trace'
import { runProcess } from '@smm/http-service/run-process'
import { buildApp } from './app.ts'
import { configFrom } from './config.ts'

await runProcess('gateway did not start', async () => {
  const config = configFrom()
  await startTracing('gateway', config.tracing ?? {})
  const app = await buildApp(config)
  // Longer than its visitors are cut for.
  closeOnSignal(app.log, () => app.close(), 25_000)
  const listenOptions = { port: config.port, host: config.host, reusePort: config.sharesPort }
  await app.listen(listenOptions)
})

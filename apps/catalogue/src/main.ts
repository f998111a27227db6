import { migrateCommand } from '@smm/database/migrate-command'
import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { startTracing } from '@smm/http-service/observability/trace'
import { runProcess } from '@smm/http-service/run-process'
import { readCatalogueConfig } from './config.ts'
import { migrations } from './migrations.ts'
import { startCatalogue } from './start-catalogue.ts'

await runProcess('catalogue did not start', async () => {
  if (process.argv[2] === 'migrate') await migrateCommand({ name: 'catalogue', migrations })
  else await serve()
})

async function serve(): Promise<void> {
  const config = readCatalogueConfig()
  await startTracing('catalogue', config)
  const { app, close } = await startCatalogue(config)
  closeOnSignal(app.log, close)
  await app.listen({ port: config.CATALOGUE_PORT, host: config.HOST })
}

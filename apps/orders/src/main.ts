import { migrateCommand } from '@smm/database/migrate-command'
import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { startTracing } from '@smm/http-service/observability/trace'
import { runProcess } from '@smm/http-service/run-process'
import { readOrdersConfig, type Config } from './config.ts'
import { migrations } from './migrations.ts'
import { renewAdministratorCommand } from './renew-administrator-command.ts'
import { exportConversationCommand } from './rights/export-conversation-command.ts'
import { startOrders } from './start-orders.ts'
import { renamedColumns } from './tables.ts'

const commands: Record<string, (config: Config) => Promise<void>> = {
  'renew-administrator': renewAdministratorCommand,
  'export-conversation': exportConversationCommand,
}

const name = process.argv[2] ?? ''

await runProcess('orders did not start', async () => {
  if (name === 'migrate') await migrateCommand({ name: 'orders', migrations, renamedColumns })
  else await (commands[name] ?? serve)(readOrdersConfig())
})

async function serve(config: Config): Promise<void> {
  await startTracing('orders', config)
  const { app, close } = await startOrders(config)
  // Longer than a submission may take: one that is cut off is parked for a person.
  closeOnSignal(app.log, close, 25_000)
  await app.listen({ port: config.ORDERS_PORT, host: config.HOST })
}

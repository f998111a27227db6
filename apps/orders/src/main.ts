import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { startTracing } from '@smm/http-service/trace'
import { readSettings, type Settings } from './config.ts'
import { renewAdministratorCommand } from './renew-administrator-command.ts'
import { exportConversationCommand } from './rights/export-conversation-command.ts'
import { startOrders } from './start-orders.ts'

const commands: Record<string, (settings: Settings) => Promise<void>> = {
  'renew-administrator': renewAdministratorCommand,
  'export-conversation': exportConversationCommand,
}

try {
  const settings = readSettings()
  await (commands[process.argv[2] ?? ''] ?? serve)(settings)
} catch (err) {
  // A line that says what to do; the stack of a bundle would bury it.
  process.stderr.write(`orders did not start. ${(err as Error).message}\n`)
  process.exit(1)
}

async function serve(settings: Settings): Promise<void> {
  await startTracing('orders', settings)
  const { app, close } = await startOrders(settings)
  // Longer than a submission may take: one that is cut off is parked for a person.
  closeOnSignal(app.log, close, 25_000)
  await app.listen({ port: settings.ORDERS_PORT, host: settings.HOST })
}

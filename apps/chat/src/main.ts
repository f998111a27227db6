import { migrateCommand } from '@smm/database/migrate-command'
import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { startTracing } from '@smm/http-service/observability/trace'
import { runProcess } from '@smm/http-service/run-process'
import { type Config, readChatConfig } from './config.ts'
import { migrations } from './migrations.ts'
import { personalDataCommands } from './rights/personal-data-commands.ts'
import { startChat } from './start-chat.ts'

const [name = '', ...args] = process.argv.slice(2)
const command = personalDataCommands[name]

await runProcess(`chat did not ${command ? 'do it' : 'start'}`, async () => {
  if (name === 'migrate') await migrateCommand({ name: 'chat', migrations })
  else await (command ? command(readChatConfig(), args) : serve(readChatConfig()))
})

async function serve(config: Config): Promise<void> {
  await startTracing('chat', config)
  const { app, close } = await startChat(config)
  closeOnSignal(app.log, close)
  await app.listen({ port: config.CHAT_PORT, host: config.HOST })
}

import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { startTracing } from '@smm/http-service/trace'
import { readChatConfig } from './config.ts'
import { startChat } from './start-chat.ts'

try {
  const config = readChatConfig()
  await startTracing('chat', config)
  const { app, close } = await startChat(config)
  closeOnSignal(app.log, close)
  await app.listen({ port: config.CHAT_PORT, host: config.HOST })
} catch (err) {
  process.stderr.write(`chat did not start. ${(err as Error).message}\n`)
  process.exit(1)
}

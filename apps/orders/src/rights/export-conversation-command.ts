import { connect } from '@smm/database/connect'
import type { Config } from '../config.ts'
import { renamedColumns, type Tables } from '../tables.ts'
import { exportOrdersOfConversation } from './export-orders-of-conversation.ts'

/** `main.mjs export-conversation <conversation id>`: prints its orders. */
export async function exportConversationCommand(config: Config): Promise<void> {
  const conversationId = process.argv[3] ?? ''
  const log = { error: (_details: object, message: string) => process.stderr.write(`${message}\n`) }
  const url = config.ORDERS_DATABASE_URL
  const db = connect<Tables>({ url, log, applicationName: 'personal-data', renamedColumns })
  try {
    const data = await exportOrdersOfConversation(db, { conversationId, actor: 'machine' })
    process.stdout.write(`${JSON.stringify(data)}\n`)
  } finally {
    await db.destroy()
  }
}

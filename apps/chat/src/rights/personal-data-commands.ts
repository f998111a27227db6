import { sql } from 'kysely'
import { connect } from '@smm/database/connect'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { exportConversation } from './export-conversation.ts'
import { forgetConversation } from './forget-conversation.ts'

/** The audit's name for who works on the machine. */
const actor = 'machine'

type Given = { conversationId: string; reason: string }
type Work = (deps: Pick<Deps, 'db' | 'relay'>, given: Given) => Promise<unknown>

/** `main.mjs export-conversation <id>` prints a conversation, `main.mjs forget-conversation <id> <reason>` deletes it. */
export const personalDataCommands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  'export-conversation': (config, args) =>
    run(config, args, async (deps, { conversationId }) => {
      const data = await exportConversation(deps, { conversationId, actor })
      process.stdout.write(`${JSON.stringify(data)}\n`)
    }),
  'forget-conversation': (config, args) =>
    run(config, args, (deps, given) => forgetConversation(deps, { ...given, actor })),
}

async function run(config: Config, [id = '', ...words]: string[], work: Work): Promise<void> {
  const log = { error: (_details: object, message: string) => process.stderr.write(`${message}\n`) }
  const db = connect<Tables>({ url: config.CHAT_DATABASE_URL, log, applicationName: 'personal-data' })
  try {
    // The running service publishes the messages that are left in the outbox.
    const deps = { db, relay: { publish: () => {} } }
    await work(deps, { conversationId: await conversationOf(deps, id), reason: words.join(' ') })
  } finally {
    await db.destroy()
  }
}

/** By the id of the conversation, or of one of its orders or tickets, or the characters of it that people see. */
async function conversationOf({ db }: Pick<Deps, 'db'>, id: string): Promise<string> {
  if (!/^[\da-f-]{8,36}$/i.test(id))
    throw new Error(`"${id}" is no id, nor at least its first eight characters.`)
  const start = `${id.toLowerCase()}%`
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM conversations WHERE id::text LIKE ${start}
    UNION SELECT conversation_id FROM chat_orders WHERE order_id::text LIKE ${start}
    UNION SELECT conversation_id FROM tickets WHERE id::text LIKE ${start}
    LIMIT 2`.execute(db)
  const [only, another] = rows
  if (!only || another)
    throw new Error(`${id} names ${another ? 'several conversations' : 'no conversation'}.`)
  return only.id
}
